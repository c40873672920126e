import type { Answer } from "../../answer.ts";
import { clausesOf } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { namedAt } from "../../named.ts";
import { isDeterminer, isSubject } from "../../word.ts";

const OPENERS = /^(?:weil|wenn|dass|obwohl|ob|bevor|nachdem)$/;
const SUBJECTS = /^(?:ich|du|wir|er|man)$/;

const inClause = ({ words, speech }: Answer, from: number, to: number): Finding[] => {
  const [opener, subject, last, follower] = [words[from], words[from + 1], words[to - 1], words[to]];
  // "wenn die Sonne scheint und es nicht regnen"
  const depends = opener && OPENERS.test(opener.lower) && SUBJECTS.test(subject?.lower ?? "");
  const goesOn = opener?.lower === "und" && subject?.lower === "es";
  if (!opener || !subject || !last || !(depends || goesOn)) return [];
  if (last.at < subject.at + 2 || subject.afterPause || (follower && !follower.afterPause)) return [];
  const persons = speech.subjects.get(subject.lower)?.persons ?? [];
  const finite = last.verbs.filter(({ person }) => person !== undefined);
  const [reading] = last.verbs.filter(({ mood }) => mood === "infinitive");
  const fits = finite.some(({ person }) => person !== undefined && persons.includes(person));
  if (!reading || fits || last.capital || last.adjectives.length > 0) return [];
  // "weil ich nicht habe kommen wollen": only where the clause has no other verb.
  const others = words
    .slice(subject.at + 1, last.at)
    .some(
      (word) =>
        !isDeterminer(speech, word) &&
        word.verbs.some(({ mood, person }) => mood !== "infinitive" && person !== 3 && person !== 5),
    );
  const known = words
    .slice(from, to)
    .every(({ lower, capital }) => capital || speech.lexicon.known.has(lower));
  if (others || !known) return [];
  return [
    findingAt(subject, last, {
      kind: "infinitive",
      rule: `“${last.text}” at the end of the clause has to go with “${subject.text}”.`,
    }),
  ];
};

/** "weil ich gern Tennis spielt", "wenn wir nach Hause gegangen ist": the last verb is in the wrong person. */
const inPerson = ({ words, speech }: Answer, from: number, to: number): Finding[] => {
  const [opener, subject, last, follower] = [words[from], words[from + 1], words[to - 1], words[to]];
  if (!opener || !subject || !last || !OPENERS.test(opener.lower) || !SUBJECTS.test(subject.lower)) return [];
  if (last.at < subject.at + 2 || subject.afterPause || (follower && !follower.afterPause)) return [];
  const persons = speech.subjects.get(subject.lower)?.persons ?? [];
  const finite = last.verbs.flatMap(({ person }) => person ?? []);
  const doubtful =
    last.verbs.some(({ person }) => person === undefined) || last.nouns.length + last.adjectives.length > 0;
  if (finite.length === 0 || doubtful || finite.some((person) => persons.includes(person))) return [];
  const [second] = words.slice(Math.max(subject.at + 1, last.at - 1), last.at);
  const others = words
    .slice(subject.at + 1, last.at)
    .some(
      (word) =>
        speech.lists.joining.has(word.lower) ||
        word.afterPause ||
        (isSubject(speech, word) && word.lower !== "es") ||
        (word.verbs.length > 0 &&
          word.nouns.length === 0 &&
          !isDeterminer(speech, word) &&
          (word !== second || word.verbs.every(({ person }) => person !== undefined))),
    );
  if (others) return [];
  return [
    findingAt(subject, last, {
      kind: "person",
      rule: `“${last.text}” at the end of the clause has to go with “${subject.text}”.`,
    }),
  ];
};

/** "weil ich anderen helfe will", "dass er gut spielt kann": before a helper at the end stands the infinitive. */
const doubled = ({ words, speech }: Answer, from: number, to: number): Finding[] => {
  const [before, last, follower] = [words[to - 2], words[to - 1], words[to]];
  const opens = words.slice(from, to - 3).some(({ lower }) => speech.lists.subordinating.has(lower) || speech.lists.questionWords.has(lower));
  const helps = last?.verbs.some(({ person, verb: { lemma } }) => person !== undefined && MODALS.test(lemma));
  const finite = (before?.verbs.length ?? 0) > 0 && before?.verbs.every(({ person }) => person !== undefined);
  if (!opens || !before || !last || !helps || !finite || last.afterPause || (follower && !follower.afterPause)) return [];
  if (before.nouns.length + before.adjectives.length > 0 || isDeterminer(speech, before)) return [];
  const lemma = before.verbs[0]?.verb.lemma ?? "";
  return [
    findingAt(before, last, {
      kind: "second-verb",
      rule: `Before “${last.text}” the infinitive of “${lemma}” is needed, not “${before.text}”.`,
      right: `${lemma} ${last.text}`,
    }),
  ];
};
const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen)$/;

/** "weil ich nicht gut geschlafen": a participle without its helper. */
const helpless = ({ words, speech }: Answer, from: number, to: number): Finding[] => {
  const [opener, last, follower] = [words[from], words[to - 1], words[to]];
  if (!opener || !last || !OPENERS.test(opener.lower) || (follower && !follower.afterPause)) return [];
  const participle = last.verbs.length > 0 && last.verbs.every(({ mood }) => mood === "participle");
  const others = words
    .slice(from + 1, last.at)
    .some((word) => word.verbs.length > 0 && !isDeterminer(speech, word));
  const subject = SUBJECTS.test(words[from + 1]?.lower ?? "");
  if (!participle || others || !subject || last.adjectives.length + last.nouns.length > 0) return [];
  return [
    findingAt(opener, last, {
      kind: "auxiliary",
      rule: `Behind the past participle “${last.text}” a form of “haben” or “sein” is missing.`,
    }),
  ];
};

/** "wenn die anderen Schüler laut ist": one verb, in the wrong number or person for what the clause is about. */
const inNumber = (answer: Answer, from: number, to: number): Finding[] => {
  const { words, speech } = answer;
  const [opener, last, follower] = [words[from], words[to - 1], words[to]];
  const named = opener && OPENERS.test(opener.lower) ? namedAt(answer, from + 1) : undefined;
  if (!named || !last || last.at < named.last.at + 2 || (follower && !follower.afterPause)) return [];
  const many = named.number === "p";
  const finite = last.verbs.flatMap((verb) => verb.person ?? []);
  const doubtful = last.verbs.some((verb) => verb.person === undefined) || last.nouns.length > 0;
  if (finite.length === 0 || doubtful || finite.includes(many ? 5 : 2)) return [];
  // "weil das Haus meine Eltern kauften", "wenn das Wetter und die Leute nett sind": another subject.
  const others = words
    .slice(named.last.at + 1, last.at)
    .some(
      (word) =>
        (word.verbs.length > 0 && word.nouns.length === 0 && !isDeterminer(speech, word)) ||
        speech.lists.joining.has(word.lower) ||
        isSubject(speech, word) ||
        (word.capital && word.nouns.length === 0) ||
        (namedAt(answer, word.at) ?? named).number !== named.number,
    );
  if (others || isSubject(speech, words[from + 1])) return [];
  return [
    findingAt(named.first, last, {
      kind: "person",
      rule: `“${last.text}” at the end of the clause has to go with “${named.last.text}”.`,
    }),
  ];
};

/** German: "wenn ich viel Geld haben" – the verb at the end of a dependent clause left as it is in the dictionary. */
export const dependentVerb: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : clausesOf(answer.speech, answer.words).flatMap(([from, to]) => [
        ...inClause(answer, from, to),
        ...inPerson(answer, from, to),
        ...inNumber(answer, from, to),
        ...helpless(answer, from, to),
        ...doubled(answer, from, to),
      ]);
