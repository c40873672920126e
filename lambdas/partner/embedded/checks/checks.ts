import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { arbitrate, overlaps, type Verdict } from "../../../../grammar/engine/arbitration.ts";
import { ruleIn } from "../../../../grammar/engine/rule.ts";
import { isSwitchedOff } from "../../../../grammar/engine/switchedOff.ts";
import type { Answer } from "../answer.ts";
import type { Check, Finding } from "../finding.ts";
import type { ParsedQuestion } from "../question.ts";
import { asksBackAt } from "../remark.ts";
import { adjective } from "./agreement/adjective/adjective.ts";
import { bareAdjective } from "./agreement/bare-adjective.ts";
import { barePlural } from "./agreement/bare-plural.ts";
import { count } from "./agreement/count.ts";
import { determiner } from "./agreement/determiner/determiner.ts";
import { ending } from "./agreement/ending.ts";
import { needlessEnding } from "./agreement/needless-ending.ts";
import { numeral } from "./agreement/numeral.ts";
import { participleAgreement } from "./agreement/participle.ts";
import { plural } from "./agreement/plural.ts";
import { reference } from "./agreement/reference.ts";
import { standsFor } from "./agreement/stands-for.ts";
import { unnamed } from "./agreement/unnamed.ts";
import { aboutMe } from "./answers/about-me.ts";
import { formal } from "./answers/formal.ts";
import { questionAsked } from "./answers/question.ts";
import { caseOf } from "./cases/case/case.ts";
import { dativeVerb } from "./cases/dative-verb.ts";
import { goal } from "./cases/goal.ts";
import { objectPronoun } from "./cases/object-pronoun.ts";
import { owner } from "./cases/owner.ts";
import { personalA } from "./cases/personal-a.ts";
import { recipient } from "./cases/recipient.ts";
import { subjectCase } from "./cases/subject-case.ts";
import { trade } from "./cases/trade.ts";
import { verbPreposition } from "./cases/verb-preposition.ts";
import { isDoubtful } from "./doubtful.ts";
import { lateVerb } from "./order/late-verb.ts";
import { wordOrder } from "./order/word-order.ts";
import { because } from "./persons/because.ts";
import { dependentVerb } from "./persons/dependent-verb.ts";
import { inversion } from "./persons/inversion.ts";
import { person } from "./persons/person/person.ts";
import { relative } from "./persons/relative.ts";
import { secondPerson } from "./persons/second-person.ts";
import { sharedSubject } from "./persons/shared-subject.ts";
import { subjectBehind } from "./persons/subject-behind.ts";
import { switched } from "./persons/switched.ts";
import { they } from "./persons/they.ts";
import { turnedVerb } from "./persons/turned-verb.ts";
import { unsaid } from "./persons/unsaid.ts";
import { becauseOf } from "./phrases/because-of.ts";
import { comparison, than } from "./phrases/comparison.ts";
import { conjunction } from "./phrases/conjunction.ts";
import { denial } from "./phrases/denial.ts";
import { instead } from "./phrases/instead.ts";
import { match } from "./phrases/match.ts";
import { negation } from "./phrases/negation.ts";
import { none } from "./phrases/none.ts";
import { slip } from "./phrases/slip.ts";
import { turn } from "./phrases/turn.ts";
import { accent } from "./spelling/accent.ts";
import { capital } from "./spelling/capital.ts";
import { elision } from "./spelling/elision.ts";
import { english } from "./spelling/english.ts";
import { foreign } from "./spelling/foreign.ts";
import { misspelt } from "./spelling/misspelt.ts";
import { clauseTime } from "./time/clause-time.ts";
import { condition } from "./time/condition.ts";
import { isExcused } from "./time/excused.ts";
import { mixedTense } from "./time/mixed-tense.ts";
import { otherTime } from "./time/other-time.ts";
import { outOfTime } from "./time/out-of-time.ts";
import { over } from "./time/over.ts";
import { pastForFuture } from "./time/past-for-future.ts";
import { repeatedTense } from "./time/repeated-tense.ts";
import { since } from "./time/since.ts";
import { telling } from "./time/telling.ts";
import { tenseAsked } from "./time/tense-asked.ts";
import { timeLead } from "./time/time-lead.ts";
import { timeWord } from "./time/time-word.ts";
import { toldWhen } from "./time/told-when.ts";
import { wants } from "./time/wants.ts";
import { imagined, supposed, would } from "./time/would.ts";
import { auxiliary } from "./verbs/auxiliary.ts";
import { bareInfinitive, infinitiveAlone } from "./verbs/bare-infinitive.ts";
import { being } from "./verbs/being.ts";
import { doubleVerb } from "./verbs/double-verb.ts";
import { geAdded } from "./verbs/ge-added.ts";
import { leftOut } from "./verbs/left-out.ts";
import { liking } from "./verbs/liking.ts";
import { missingZu } from "./verbs/missing-zu.ts";
import { modalZu } from "./verbs/modal-zu.ts";
import { oneself } from "./verbs/oneself.ts";
import { parted } from "./verbs/parted.ts";
import { progressive } from "./verbs/progressive.ts";
import { purpose } from "./verbs/purpose.ts";
import { reflexive } from "./verbs/reflexive.ts";
import { secondVerb } from "./verbs/second-verb/second-verb.ts";
import { selfward } from "./verbs/selfward.ts";
import { separable } from "./verbs/separable.ts";
import { needless, subjunctive } from "./verbs/subjunctive.ts";
import { verbless } from "./verbs/verbless.ts";

/**
 * All checks that need nothing but the answer; of two at one spot and of one weight, the earlier one counts. They stand in folders by
 * what they look at: whole `answers`, their `time`, `persons` (a verb and its subject), other `verbs`, `agreement` with nouns, `cases` and
 * objects, `order`, `spelling`, and `phrases` that the languages' tables name.
 */
const checks: readonly Check[] = [
  slip,
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
export const verdictsIn = (answer: Answer, asked: ParsedQuestion, spoken: boolean): Verdict<Finding>[] => {
  const { question, reading } = asked;
  const { language } = answer.speech.tongue;
  const wanted = question.tense ?? repeatedTense(answer, reading);
  const isOn = ({ id }: Finding) => !isSwitchedOff(ruleIn(language, id));
  const turns = turn(answer, spoken).filter(isOn);
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
      const to = SMALL.has(finding.kind) ? turns.find((other) => overlaps(other, finding)) : undefined;
      return to ? [[finding, to] as const] : [];
    }),
  );
  const all = [...found, ...turns, ...general];
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
export const findingsIn = (answer: Answer, asked: ParsedQuestion, spoken: boolean): Finding[] =>
  verdictsIn(answer, asked, spoken).flatMap(({ finding, lost }) => (lost ? [] : finding));
