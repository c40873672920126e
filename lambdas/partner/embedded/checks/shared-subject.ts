import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import type { VerbReading } from "../lexicon.ts";
import { type Subject, subjectsIn } from "../subject.ts";
import { isSubject, type Word } from "../word.ts";

/** So far behind its subject's verb a second one is still looked for. */
const REACH = 9;
/** With these, an infinitive or a participle follows, and "und" may join a second. */
const HELPERS =
  /^(?:haben|sein|werden|können|müssen|wollen|sollen|dürfen|mögen|gehen|lassen|sehen|hören|helfen|lernen|lieben|hassen|bleiben|finden|fahren|kommen)$/;

const isConjugated = ({ person }: VerbReading): boolean => person !== undefined;

/** The word behind the "und" that joins a second verb to this one, if no other subject and no other verb comes before. */
const joinedTo = ({ words, speech }: Answer, { verb }: Subject): Word | undefined => {
  for (let at = verb.at + 1; at <= verb.at + REACH; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next || word.opens || isSubject(speech, word)) return undefined;
    if (speech.lists.subordinating.has(word.lower) || (word.afterPause && word.lower !== "und"))
      return undefined;
    if (word.lower === "und") return next.afterPause ? undefined : next;
    if (word.verbs.length > 0 && word.nouns.length === 0 && !speech.determiners.has(word.lower))
      return undefined;
  }
  return undefined;
};

const judge = (answer: Answer, subject: Subject): Finding[] => {
  const { words, speech } = answer;
  const word = joinedTo(answer, subject);
  const next = word && words[word.at + 1];
  if (!word || word.capital || word.nouns.length + word.adjectives.length > 0) return [];
  const finite = word.verbs.filter(isConjugated);
  const [reading] = finite;
  // "… und heißt Tom", "… und finde ich": what has a subject of its own may be in any person.
  const own =
    next &&
    !next.afterPause &&
    (isSubject(speech, next) ||
      (speech.determiners.has(next.lower) && subject.persons.some((person) => person > 2)));
  if (!reading || own || speech.determiners.has(word.lower)) return [];
  if (finite.some(({ person }) => person !== undefined && subject.persons.includes(person))) return [];
  if (
    word.verbs.some(
      ({ mood, person }) =>
        mood === "infinitive" ||
        (person === undefined && HELPERS.test(subject.verb.verbs[0]?.verb.lemma ?? "")),
    )
  )
    return [];
  const right = reading.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person !== undefined && subject.persons.includes(person),
  )?.form;
  const { sound } = speech.tongue;
  if (!right || reading.verb.parts !== undefined) return [];
  return [
    findingAt(word, word, {
      kind: "person",
      rule: `“${word.text}” has the same subject as “${subject.verb.text}”, and has to go with it as well.`,
      ...(subject.persons.length === 1 && sound(right) !== sound(word.lower) && { right }),
    }),
  ];
};

/** German: a second verb of the same subject, "ich trenne den Müll und benutzt den Bus". */
export const sharedSubject: Check = (answer) =>
  answer.speech.tongue.german === undefined || answer.text.includes("?")
    ? []
    : subjectsIn(answer).flatMap((subject) => {
        const fits = subject.verb.verbs.some(
          ({ person }) => person !== undefined && subject.persons.includes(person),
        );
        return fits && subject.verb.at > subject.first.at ? judge(answer, subject) : [];
      });
