import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase.ts";
import { type Subject, subjectsIn } from "../../subject/subject.ts";
import { isDeterminer, isSubject, type Word } from "../../word.ts";

/** What English makes its forms with: is going, have been, do like. */
const HELPERS = /^(?:sein|haben|gehen|werden|tun)$/;

/** Does the sentence begin here, so that nothing sends a verb to its end? */
const isMain = ({ words, speech }: Answer, { first }: Subject): boolean => {
  const before = words[first.at - 1];
  const begins = first.opens || first.afterPause || speech.lists.joining.has(before?.lower ?? "");
  const from = words.findLastIndex(({ opens, at }) => opens && at <= first.at);
  return (
    begins &&
    words
      .slice(Math.max(0, from), first.at)
      .every(({ lower }) => !speech.lists.subordinating.has(lower) && !speech.lists.questionWords.has(lower))
  );
};

/** Can the word be nothing but a verb conjugated for this subject? */
const isOnlyFinite = (answer: Answer, word: Word, { persons }: Subject): boolean =>
  // "Ich gehe spiele": where nouns have capitals it is none.
  (word.nouns.length === 0 || (!word.capital && answer.text !== answer.text.toLowerCase())) &&
  word.adjectives.length === 0 &&
  !isDeterminer(answer.speech, word) &&
  word.verbs.every(({ person }) => person !== undefined) &&
  word.verbs.some(({ person }) => person !== undefined && persons.includes(person));

/** "Ich bin mag Englisch", "Meine Schule hat ist groß": one of the two is enough. */
const twice = (answer: Answer, subject: Subject): Finding[] => {
  const { words } = answer;
  const { verb, first } = subject;
  const [next, behind] = [words[verb.at + 1], words[verb.at + 2]];
  const helps = verb.verbs.some(({ verb: { lemma } }) => HELPERS.test(lemma));
  if (!helps || verb.at < first.at || !next || next.afterPause || !isMain(answer, subject)) return [];
  if (!isOnlyFinite(answer, next, subject) || isSubject(answer.speech, behind)) return [];
  return [findingAt(verb, next, { kind: "second-verb", rule: "One verb is enough here.", right: next.text })];
};

const PEOPLE = /^(?:family|friends)$/;

/** "Ich bin lernen Deutsch", "ein Mann ist lesen eine Zeitung": German has no "is …ing". */
const going = (answer: Answer, subject: Subject): Finding[] => {
  const { words, speech } = answer;
  const { verb, first, persons } = subject;
  const turned = verb.at < first.at;
  const second = words[Math.max(verb.at, first.at) + 1];
  const object = second && words[second.at + 1];
  const person =
    /^(?:ich|wir|er|du)$/.test(first.lower) ||
    words.slice(first.at, verb.at).some(({ nouns }) => nouns.some(({ topic }) => PEOPLE.test(topic ?? "")));
  if (!verb.verbs.some(({ verb: { lemma } }) => lemma === "sein") || !person || !second || second.capital)
    return [];
  if (second.afterPause || !object || object.afterPause || turned !== (first.at === verb.at + 1)) return [];
  const infinitive = second.verbs.find(({ mood }) => mood === "infinitive");
  if (!infinitive || second.verbs.some(({ mood }) => mood === "participle")) return [];
  const phrase = phraseAt(answer, object.at);
  const last = phrase?.noun ?? object;
  const next = words[last.at + 1];
  const named =
    phrase || (object.nouns.length > 0 && object.verbs.length === 0) || object.adjectives.length > 0;
  // "wir waren schwimmen das Wasser war kalt", as it is heard
  const anew =
    next && !next.afterPause && next.verbs.length > 0 && !speech.lists.prepositions.has(next.lower);
  if (!named || anew || persons.length === 0) return [];
  const form = infinitive.verb.forms.find(
    ({ mood, person: who }) => mood === "present" && who !== undefined && persons.includes(who),
  )?.form;
  const present = verb.verbs.some(({ mood }) => mood === "present");
  return [
    findingAt(verb, second, {
      kind: "second-verb",
      rule: "In German one verb does it: there is no “was …ing”.",
      ...(form && present && !turned && infinitive.verb.parts === undefined && { right: form }),
    }),
  ];
};

/** "im Moment bin ich spielen Gitarre" */
const turnedIn = (answer: Answer): Subject[] =>
  answer.words.flatMap((first) => {
    const verb = first.afterPause ? undefined : answer.words[first.at - 1];
    const persons = answer.speech.subjects.get(first.lower)?.persons;
    return verb && persons && /^(?:bin|bist|sind|ist|war|waren)$/.test(verb.lower)
      ? [{ first, verb, persons, slots: [] }]
      : [];
  });

/** German: two conjugated verbs for one subject, or "sein" with an infinitive as English has it. */
export const doubleVerb: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : [
        ...subjectsIn(answer).flatMap((subject) => [...twice(answer, subject), ...going(answer, subject)]),
        ...turnedIn(answer).flatMap((subject) => going(answer, subject)),
      ];
