import type { VerbReading } from "../../core/lexicon.ts";
import type { Person } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const sameSubject = defineRule({
  id: "person.shared-subject",
  message: (verb: string, other: string) =>
    `*${verb}* has the same subject as *${other}*, so it needs the same ending.`,
});

/** A verb with its subject, and the place from which on a second verb of the same subject is looked for. */
type Owner = { verb: Word; persons: readonly Person[]; from: number };

/** So far behind its subject's verb a second one is still looked for. */
const REACH = 9;
/** With these, an infinitive or a participle follows, and "und" may join a second. */
const HELPERS =
  /^(?:haben|sein|werden|können|müssen|wollen|sollen|dürfen|mögen|gehen|lassen|sehen|hören|helfen|lieben|hassen|finden)$/;

const BEING = /^(?:haben|sein)$/;

/** Is it written as a verb, or are those verbs that no pastime and no school subject is called by? */
const isAct = ({ text }: ParsedAnswer, { nouns, verbs }: Word): boolean =>
  text !== text.toLowerCase() ||
  (nouns.length === 0 && verbs.every(({ verb: { topic } }) => topic !== "sport"));

const isConjugated = ({ person }: VerbReading): boolean => person !== undefined;
const isInfinitive = ({ mood }: VerbReading): boolean => mood === "infinitive";

const goesWith = (verb: Word | undefined, persons: readonly Person[]): boolean =>
  verb?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;

/** The word behind the "und" that joins a second verb, if no other subject and no other verb comes before. */
const joinedTo = ({ words, compiled }: ParsedAnswer, { from }: Owner): Word | undefined => {
  for (let at = from; at <= from + REACH; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next || word.opens || isSubject(compiled, word)) return undefined;
    if (compiled.lists.subordinating.has(word.lower) || (word.afterPause && word.lower !== "und"))
      return undefined;
    if (word.lower === "und") return next.afterPause ? undefined : next;
    const acts = word.verbs.length > 0 && word.nouns.length === 0 && !isDeterminer(compiled, word);
    if (acts || word.verbs.some(isInfinitive)) return undefined;
  }
  return undefined;
};

/** May the word stand for a conjugated verb of the subject, so that its form is wrong? */
const isMeant = (answer: ParsedAnswer, { verb, persons }: Owner, word: Word): boolean => {
  const { words, compiled } = answer;
  const next = words[word.at + 1];
  const helps = verb.verbs.some(({ verb: { lemma } }) => HELPERS.test(lemma));
  if (word.verbs.some(isInfinitive)) {
    // "Er ist zwölf und besuchen …": nothing leads to an infinitive there, unless it is named as a pastime.
    const owes =
      helps && !(verb.verbs.some(({ verb: { lemma } }) => BEING.test(lemma)) && isAct(answer, word));
    // "… und arbeiten in einem Café": what follows shows that it is no noun and no second infinitive.
    const follows = (some: Word) =>
      compiled.lists.prepositions.has(some.lower) ||
      compiled.fronted.has(some.lower) ||
      isDeterminer(compiled, some) ||
      /^dieselbe|gern|gerne|nicht|auch|nie|viel$/.test(some.lower) ||
      (some.nouns.length > 0 && some.verbs.length === 0) ||
      (some.adjectives.length > 0 && (words[some.at + 1]?.nouns.length ?? 0) > 0);
    const goesOn = next && !next.afterPause && follows(next) && !isSubject(compiled, words[next.at + 1]);
    return !owes && goesOn === true && persons.every((person) => person < 3);
  }
  if (word.nouns.length > 0 || (helps && word.verbs.some(({ person }) => person === undefined))) return false;
  // "… und heißt Tom", "… und finde ich": what has a subject of its own may be in any person.
  const plural = persons.some((person) => person > 2);
  return !next || next.afterPause || !(isSubject(compiled, next) || (plural && isDeterminer(compiled, next)));
};

const judge = (answer: ParsedAnswer, owner: Owner): Finding[] => {
  const { compiled } = answer;
  const { persons, verb } = owner;
  const word = joinedTo(answer, owner);
  const reading = word?.verbs.find(isConjugated);
  if (!word || !reading || word.capital || word.adjectives.length > 0 || isDeterminer(compiled, word))
    return [];
  if (goesWith(word, persons) || !isMeant(answer, owner, word)) return [];
  const right = reading.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person !== undefined && persons.includes(person),
  )?.form;
  if (!right || reading.verb.parts !== undefined) return [];
  return [
    findingAt(word, word, {
      ...sameSubject(word.text, verb.text),

      ...(persons.length === 1 &&
        compiled.definition.sound(right) !== compiled.definition.sound(word.lower) && { right }),
    }),
  ];
};

/** "Abends sehe ich fern und …": the subject stands behind its verb. */
const turnedIn = ({ words, compiled }: ParsedAnswer): Owner[] =>
  words.flatMap((first) => {
    const pronoun = /^(?:ich|du|er|wir|man)$/.test(first.lower)
      ? compiled.subjects.get(first.lower)
      : undefined;
    const verb = first.afterPause ? undefined : words[first.at - 1];
    if (!pronoun || !verb || !goesWith(verb, pronoun.persons)) return [];
    return [{ verb, persons: pronoun.persons, from: first.at + 1 }];
  });

/** German: a second verb of the same subject, "ich trenne den Müll und benutzt den Bus". */
export const sharedSubject: Check = (answer) => {
  if (answer.compiled.definition.german === undefined || answer.text.includes("?")) return [];
  const straight = subjectsIn(answer).flatMap(({ first, verb, persons }): Owner[] =>
    verb.at > first.at && goesWith(verb, persons)
      ? [{ verb, persons: persons.filter((person) => goesWith(verb, [person])), from: verb.at + 1 }]
      : [],
  );
  return [...straight, ...turnedIn(answer)].flatMap((owner) => judge(answer, owner));
};
