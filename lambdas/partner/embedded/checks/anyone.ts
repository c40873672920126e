import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { isDeterminer, type Word } from "../word.ts";

const ANYONE = /^(?:jeder|jede|jedes|niemand|jemand|keiner|man)$/;

/** Can this word only be a verb, and no form for one person that is spoken of? */
const isForOthers = ({ speech }: Answer, word: Word): boolean =>
  word.verbs.length > 0 &&
  word.nouns.length + word.adjectives.length === 0 &&
  !isDeterminer(speech, word) &&
  word.verbs.some(({ person }) => person !== undefined) &&
  // "jeder habe …" is what somebody says.
  word.verbs.some(({ person }) => person !== 0) &&
  word.verbs.every(({ person, mood }) => person !== 2 && mood !== "participle");

const told = (first: Word, last: Word, verb: Word, who: Word): Finding =>
  findingAt(first, last, {
    kind: "person",
    rule: `With “${who.text}” the verb is singular, as with “er”: “${verb.text}” does not go with it.`,
  });

const judge = (answer: Answer, who: Word): Finding[] => {
  const { words, speech } = answer;
  const before = who.afterPause ? undefined : words[who.at - 1];
  // "kannst man"
  const turned =
    before && isForOthers(answer, before) && before.verbs.every(({ mood }) => mood !== "infinitive");
  const named = words[who.at + 1];
  if (speech.lists.times.has(named?.lower ?? "")) return [];
  const verb = named && named.nouns.length > 0 && named.verbs.length === 0 ? words[named.at + 1] : named;
  const served = words
    .slice(who.at + 1, who.at + 3)
    .some(({ verbs }) => verbs.some(({ person }) => person === 2));
  if (turned && !served && who.lower !== "jedes") return [told(before, who, before, who)];
  if (!verb || verb.afterPause || !isForOthers(answer, verb)) return [];
  const begins = who.opens || who.afterPause || speech.lists.joining.has(before?.lower ?? "");
  const from = words.findLastIndex(({ opens, at }) => opens && at <= who.at);
  // "wenn jeder helfen würde": there an infinitive may follow.
  const depends = words
    .slice(Math.max(0, from), who.at)
    .some(({ lower }) => speech.lists.subordinating.has(lower) || speech.lists.questionWords.has(lower));
  return begins && !depends ? [told(who, verb, verb, who)] : [];
};

/** German: "Jeder Schüler tragen eine Krawatte", "hier kannst man" – whoever it is, the verb is singular. */
export const anyone: Check = (answer) =>
  answer.speech.tongue.german
    ? answer.words.flatMap((word) => (ANYONE.test(word.lower) ? judge(answer, word) : []))
    : [];
