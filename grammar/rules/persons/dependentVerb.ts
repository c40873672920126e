import { hasFinite, hasForm } from "../../core/bracket.ts";
import { clauseAround, clausesOf } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "../order/doer.ts";
import { isRival } from "./rival.ts";

const infinitiveAtEnd = defineRule({
  id: "infinitive.clause-end",
  message: (verb: string, subject: string) =>
    `The verb at the end of the clause must agree with *${subject}*: *${verb}* is the infinitive.`,
});
const personAtEnd = defineRule({
  id: "person.clause-end",
  message: (verb: string, subject: string) =>
    `*${verb}* at the end of the clause must agree with *${subject}*.`,
});
const infinitiveBefore = defineRule({
  id: "second-verb.before-modal",
  message: (modal: string, verb: string) => `Before *${modal}*, use the infinitive *${verb}*.`,
});
const helperMissing = defineRule({
  id: "auxiliary.missing-at-end",
  message: (participle: string) => `After the past participle *${participle}*, *haben* or *sein* is missing.`,
});

const OPENERS = /^(?:weil|wenn|dass|obwohl|ob|bevor|nachdem|wo|wie|was|wann|warum|wohin)$/;
const SUBJECTS = /^(?:ich|du|wir|er|man)$/;

/** "weil ich gern Tennis spielt", "dass mein Bruder zu viel spielen", "wo man tanzen dürfen": the last verb is not in the person of what the clause is about. */
const inPerson = (answer: ParsedAnswer, opener: Word): Finding[] => {
  const { words, compiled, text } = answer;
  // "wenn die Sonne scheint und es nicht regnen"
  const goesOn = opener.lower === "und" && words[opener.at + 1]?.lower === "es";
  const asks = compiled.lists.questionWords.has(opener.lower) && (opener.opens || text.includes("?"));
  const doer = (OPENERS.test(opener.lower) && !asks) || goesOn ? doerAt(answer, opener.at + 1) : undefined;
  if (!doer || doer.first.afterPause) return [];
  const [, end] = clauseAround(compiled, words, doer.last.at + 1);
  // "wo man tanzen und singen darf", "dass ich ein Haus und zwei Kinder habe": the clause has no verb yet.
  const pairs =
    words[end]?.lower === "und" &&
    ((words[end - 1]?.verbs.some(({ mood }) => mood === "infinitive") && !doerAt(answer, end + 1)) ||
      !hasFinite(compiled, words, doer.last.at + 1, end));
  const to = pairs ? clauseAround(compiled, words, end)[1] : end;
  const [last, follower] = [words[to - 1], words[to]];
  if (
    !last ||
    last.at <= doer.last.at ||
    (follower && !follower.afterPause && !/^(?:und|aber)$/.test(follower.lower))
  )
    return [];
  // "lesen, schlafen oder … schauen kann"
  const listed = follower?.afterPause && !follower.opens && !compiled.lists.joining.has(follower.lower);
  const readings = last.verbs.filter(({ person }) => person !== undefined);
  const infinite = last.verbs.some(({ mood }) => mood === "infinitive");
  const persons = goesOn ? [2] : doer.persons;
  if (
    readings.length === 0 ||
    readings.some(({ person }) => person !== undefined && persons.includes(person))
  )
    return [];
  const between = words.slice(doer.last.at + 1, last.at);
  const led = between.at(-1);
  // "weil Fliegen teuer ist": a verb that has become a noun.
  const isDeed =
    doer.first === doer.last &&
    doer.first.nouns.length > 0 &&
    compiled.lexicon.verbs.get(doer.first.lower)?.some(({ mood }) => mood === "infinitive");
  const doubtful =
    (isDeed && readings.every(({ person }) => person === 2)) ||
    last.capital ||
    last.adjectives.length > 0 ||
    (!infinite && last.verbs.some(({ person }) => person === undefined)) ||
    (last.nouns.length > 0 &&
      (!infinite || last.capital || !led || /e[mnrs]?$/.test(led.lower) || isDeterminer(compiled, led)));
  const known =
    !infinite || between.every(({ lower, capital }) => capital || compiled.lexicon.known.has(lower));
  // "weil ich nicht habe kommen wollen": only where the clause has no other verb.
  if (doubtful || !known || between.some((word) => isRival(answer, word, last, doer.last))) return [];
  if (infinite && listed) return [];
  if (infinite && hasForm(words, last.at - 1, last.at, "infinitive") && !MODALS.test(last.lower)) return [];
  const [reading] = readings;
  const right = reading?.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person === persons[0],
  )?.form;
  return [
    findingAt(doer.first, last, {
      ...(infinite ? infinitiveAtEnd : personAtEnd)(last.text, text.slice(doer.first.start, doer.last.end)),

      ...(right &&
        reading?.verb.parts === undefined &&
        persons.length === 1 && { right: text.slice(doer.first.start, last.start) + right }),
    }),
  ];
};

/** "weil ich anderen helfe will", "dass er gut spielt kann": before a helper at the end stands the infinitive. */
const doubled = ({ words, compiled }: ParsedAnswer, from: number, to: number): Finding[] => {
  const [before, last, follower] = [words[to - 2], words[to - 1], words[to]];
  const opens = words
    .slice(from, to - 3)
    .some(({ lower }) => compiled.lists.subordinating.has(lower) || compiled.lists.questionWords.has(lower));
  const helps = last?.verbs.some(({ person, verb: { lemma } }) => person !== undefined && MODALS.test(lemma));
  const finite = (before?.verbs.length ?? 0) > 0 && before?.verbs.every(({ person }) => person !== undefined);
  if (
    !opens ||
    !before ||
    !last ||
    !helps ||
    !finite ||
    last.afterPause ||
    (follower && !follower.afterPause)
  )
    return [];
  if (before.nouns.length + before.adjectives.length > 0 || isDeterminer(compiled, before)) return [];
  const lemma = before.verbs[0]?.verb.lemma ?? "";
  return [
    findingAt(before, last, {
      ...infinitiveBefore(last.text, lemma),

      right: `${lemma} ${last.text}`,
    }),
  ];
};
const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen)$/;

/** "weil ich nicht gut geschlafen": a participle without its helper. */
const helpless = ({ words, compiled }: ParsedAnswer, from: number, to: number): Finding[] => {
  const [opener, last, follower] = [words[from], words[to - 1], words[to]];
  if (!opener || !last || !OPENERS.test(opener.lower) || (follower && !follower.afterPause)) return [];
  const participle = last.verbs.length > 0 && last.verbs.every(({ mood }) => mood === "participle");
  const others = words
    .slice(from + 1, last.at)
    .some((word) => word.verbs.length > 0 && !isDeterminer(compiled, word));
  const subject = SUBJECTS.test(words[from + 1]?.lower ?? "");
  if (!participle || others || !subject || last.adjectives.length + last.nouns.length > 0) return [];
  return [
    findingAt(opener, last, {
      ...helperMissing(last.text),
    }),
  ];
};

/** German: "wenn ich viel Geld haben" – the verb at the end of a dependent clause left as it is in the dictionary. */
export const dependentVerb: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : [
        ...answer.words.flatMap((word) => inPerson(answer, word)),
        ...clausesOf(answer.compiled, answer.words).flatMap(([from, to]) => [
          ...helpless(answer, from, to),
          ...doubled(answer, from, to),
        ]),
      ];
