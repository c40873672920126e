import type { MistakeKind } from "../domain/mistakes.ts";
import type { ParsedAnswer } from "./core/parsedAnswer.ts";
import type { ParsedQuestion } from "./core/parsedQuestion.ts";
import { asksBackAt } from "./core/remark.ts";
import { arbitrate, overlaps, type Verdict } from "./engine/arbitration.ts";
import type { Check, Finding } from "./engine/finding.ts";
import { ruleIn } from "./engine/rule.ts";
import { isSwitchedOff } from "./engine/switchedOff.ts";
import { adjective } from "./rules/agreement/adjective/adjective.ts";
import { bareAdjective } from "./rules/agreement/bareAdjective.ts";
import { barePlural } from "./rules/agreement/barePlural.ts";
import { count } from "./rules/agreement/count.ts";
import { determiner } from "./rules/agreement/determiner/determiner.ts";
import { ending } from "./rules/agreement/ending.ts";
import { needlessEnding } from "./rules/agreement/needlessEnding.ts";
import { numeral } from "./rules/agreement/numeral.ts";
import { participleAgreement } from "./rules/agreement/participle.ts";
import { plural } from "./rules/agreement/plural.ts";
import { reference } from "./rules/agreement/reference.ts";
import { standsFor } from "./rules/agreement/standsFor.ts";
import { unnamed } from "./rules/agreement/unnamed.ts";
import { aboutMe } from "./rules/answers/aboutMe.ts";
import { formal } from "./rules/answers/formal.ts";
import { questionAsked } from "./rules/answers/question.ts";
import { caseOf } from "./rules/cases/case/case.ts";
import { dativeVerb } from "./rules/cases/dativeVerb.ts";
import { goal } from "./rules/cases/goal.ts";
import { objectPronoun } from "./rules/cases/objectPronoun.ts";
import { owner } from "./rules/cases/owner.ts";
import { personalA } from "./rules/cases/personalA.ts";
import { recipient } from "./rules/cases/recipient.ts";
import { subjectCase } from "./rules/cases/subjectCase.ts";
import { trade } from "./rules/cases/trade.ts";
import { verbPreposition } from "./rules/cases/verbPreposition.ts";
import { isDoubtful } from "./rules/doubtful.ts";
import { lateVerb } from "./rules/order/lateVerb.ts";
import { wordOrder } from "./rules/order/wordOrder.ts";
import { because } from "./rules/persons/because.ts";
import { dependentVerb } from "./rules/persons/dependentVerb.ts";
import { inversion } from "./rules/persons/inversion.ts";
import { person } from "./rules/persons/person/person.ts";
import { relative } from "./rules/persons/relative.ts";
import { secondPerson } from "./rules/persons/secondPerson.ts";
import { sharedSubject } from "./rules/persons/sharedSubject.ts";
import { subjectBehind } from "./rules/persons/subjectBehind.ts";
import { switched } from "./rules/persons/switched.ts";
import { they } from "./rules/persons/they.ts";
import { turnedVerb } from "./rules/persons/turnedVerb.ts";
import { unsaid } from "./rules/persons/unsaid.ts";
import { becauseOf } from "./rules/phrases/becauseOf.ts";
import { comparison, than } from "./rules/phrases/comparison.ts";
import { conjunction } from "./rules/phrases/conjunction.ts";
import { denial } from "./rules/phrases/denial.ts";
import { instead } from "./rules/phrases/instead.ts";
import { match } from "./rules/phrases/match.ts";
import { negation } from "./rules/phrases/negation.ts";
import { none } from "./rules/phrases/none.ts";
import { regexRuleFindings } from "./rules/phrases/regexRule.ts";
import { tokenRuleFindings } from "./rules/phrases/tokenRule.ts";
import { accent } from "./rules/spelling/accent.ts";
import { capital } from "./rules/spelling/capital.ts";
import { elision } from "./rules/spelling/elision.ts";
import { english } from "./rules/spelling/english.ts";
import { foreign } from "./rules/spelling/foreign.ts";
import { misspelt } from "./rules/spelling/misspelt.ts";
import { clauseTime } from "./rules/time/clauseTime.ts";
import { condition } from "./rules/time/condition.ts";
import { isExcused } from "./rules/time/excused.ts";
import { mixedTense } from "./rules/time/mixedTense.ts";
import { otherTime } from "./rules/time/otherTime.ts";
import { outOfTime } from "./rules/time/outOfTime.ts";
import { over } from "./rules/time/over.ts";
import { pastForFuture } from "./rules/time/pastForFuture.ts";
import { repeatedTense } from "./rules/time/repeatedTense.ts";
import { since } from "./rules/time/since.ts";
import { telling } from "./rules/time/telling.ts";
import { tenseAsked } from "./rules/time/tenseAsked.ts";
import { timeLead } from "./rules/time/timeLead.ts";
import { timeWord } from "./rules/time/timeWord.ts";
import { toldWhen } from "./rules/time/toldWhen.ts";
import { wants } from "./rules/time/wants.ts";
import { imagined, supposed, would } from "./rules/time/would.ts";
import { auxiliary } from "./rules/verbs/auxiliary.ts";
import { bareInfinitive, infinitiveAlone } from "./rules/verbs/bareInfinitive.ts";
import { being } from "./rules/verbs/being.ts";
import { doubleVerb } from "./rules/verbs/doubleVerb.ts";
import { geAdded } from "./rules/verbs/geAdded.ts";
import { leftOut } from "./rules/verbs/leftOut.ts";
import { liking } from "./rules/verbs/liking.ts";
import { missingZu } from "./rules/verbs/missingZu.ts";
import { modalZu } from "./rules/verbs/modalZu.ts";
import { oneself } from "./rules/verbs/oneself.ts";
import { parted } from "./rules/verbs/parted.ts";
import { progressive } from "./rules/verbs/progressive.ts";
import { purpose } from "./rules/verbs/purpose.ts";
import { reflexive } from "./rules/verbs/reflexive.ts";
import { secondVerb } from "./rules/verbs/second-verb/secondVerb.ts";
import { selfward } from "./rules/verbs/selfward.ts";
import { separable } from "./rules/verbs/separable.ts";
import { needless, subjunctive } from "./rules/verbs/subjunctive.ts";
import { verbless } from "./rules/verbs/verbless.ts";

/**
 * All checks that need nothing but the answer; of two at one spot and of one weight, the earlier one counts. They stand in folders by
 * what they look at: whole `answers`, their `time`, `persons` (a verb and its subject), other `verbs`, `agreement` with nouns, `cases` and
 * objects, `order`, `spelling`, and `phrases` that the languages' tables name.
 */
const checks: readonly Check[] = [
  regexRuleFindings,
  match,
  liking,
  person,
  secondPerson,
  sharedSubject,
  they,
  turnedVerb,
  relative,
  inversion,
  reflexive,
  selfward,
  secondVerb,
  geAdded,
  auxiliary,
  timeWord,
  clauseTime,
  over,
  since,
  separable,
  wordOrder,
  parted,
  doubleVerb,
  progressive,
  would,
  wants,
  supposed,
  imagined,
  purpose,
  oneself,
  comparison,
  than,
  lateVerb,
  missingZu,
  modalZu,
  dependentVerb,
  bareInfinitive,
  denial,
  being,
  personalA,
  objectPronoun,
  subjunctive,
  needless,
  subjectBehind,
  condition,
  english,
  foreign,
  numeral,
  determiner,
  dativeVerb,
  recipient,
  caseOf,
  subjectCase,
  trade,
  verbPreposition,
  goal,
  barePlural,
  bareAdjective,
  needlessEnding,
  count,
  adjective,
  ending,
  participleAgreement,
  plural,
  negation,
  none,
  conjunction,
  becauseOf,
  instead,
  elision,
  accent,
  misspelt,
  capital,
  verbless,
  unsaid,
  leftOut,
];

/** How much each kind of mistake costs, and so which is told first. Points of 100. */
export const weights: Readonly<Record<MistakeKind, number>> = {
  question: 15,
  tense: 14,
  person: 8,
  infinitive: 9,
  auxiliary: 8,
  participle: 8,
  "second-verb": 8,
  "word-order": 7,
  english: 7,
  phrase: 8,
  reflexive: 8,
  liking: 8,
  negation: 7,
  "false-friend": 7,
  preposition: 4,
  agreement: 6,
  case: 6,
  adjective: 5,
  elision: 4,
  accent: 3,
  capital: 3,
};

/** Kinds that give way to a turn of phrase that spans the same words. */
const SMALL: ReadonlySet<MistakeKind> = new Set(["agreement", "adjective", "elision", "accent", "english"]);

/** All that the rules find in an answer, but for those that are switched off, and what became of each: the most serious first. */
export const verdictsIn = (
  answer: ParsedAnswer,
  asked: ParsedQuestion,
  spoken: boolean,
): Verdict<Finding>[] => {
  const { question, reading } = asked;
  const { language } = answer.compiled.definition;
  const wanted = question.tense ?? repeatedTense(answer, reading);
  const isOn = ({ id }: Finding) => !isSwitchedOff(ruleIn(language, id));
  const byToken = tokenRuleFindings(answer, spoken).filter(isOn);
  const found = [
    ...questionAsked(answer, question),
    ...(isExcused(answer, wanted, asked) ? [] : tenseAsked(answer, wanted)),
    ...(isExcused(answer, "future", asked) ? [] : pastForFuture(answer, asked)),
    ...outOfTime(answer, asked),
    ...otherTime(answer, asked),
    ...mixedTense(answer, reading),
    ...toldWhen(answer, asked),
    ...telling(answer, asked),
    ...timeLead(answer, reading),
    ...aboutMe(answer, reading),
    ...formal(answer, reading),
    ...infinitiveAlone(answer, reading),
    ...switched(answer, reading),
    ...because(answer, reading),
    ...unnamed(answer, reading),
    ...reference(answer, reading),
    ...standsFor(answer, reading),
    ...owner(answer, reading),
  ].filter(isOn);
  const general = checks.flatMap((check) => check(answer, spoken)).filter(isOn);
  // "à France" is more than a word that does not agree with its noun: what is known word by word goes first.
  const givesWay = new Map(
    general.flatMap((finding) => {
      const to = SMALL.has(finding.kind) ? byToken.find((other) => overlaps(other, finding)) : undefined;
      return to ? [[finding, to] as const] : [];
    }),
  );
  const all = [...found, ...byToken, ...general];
  // "j'ai visiter" is no present tense, it is a past tense gone wrong.
  const broken = all.find(
    (finding) => /^(?:participle|auxiliary|second-verb)$/.test(finding.kind) && !givesWay.has(finding),
  );
  const back = asksBackAt(answer);
  return arbitrate(
    all,
    ({ kind }) => weights[kind],
    (finding) => {
      const to = givesWay.get(finding);
      if (to) return { why: "a whole phrase is known to be wrong here", to };
      if (finding.kind === "tense" && broken) return { why: "the verb is put together wrongly", to: broken };
      // "…, y tú, ¿dónde vives?": what Mark is asked has a tense of its own.
      if (finding.kind === "tense" && finding.start >= back) return { why: "Mark is asked back here" };
      // "Sí, ¿te gusta la pizza?": whoever was to ask something asks it.
      if (finding.kind === "liking" && question.studentAsks) return { why: "the student is to ask" };
      return isDoubtful(answer, finding, spoken) ? { why: "it is doubtful" } : undefined;
    },
  );
};

/** All mistakes in an answer, the most serious first; of several at one spot only the most serious. */
export const findingsIn = (answer: ParsedAnswer, asked: ParsedQuestion, spoken: boolean): Finding[] =>
  verdictsIn(answer, asked, spoken).flatMap(({ finding, lost }) => (lost ? [] : finding));
