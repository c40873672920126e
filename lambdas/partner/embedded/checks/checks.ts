import type { MistakeKind } from "../../../../domain/mistakes.ts";
import type { Answer } from "../answer.ts";
import type { Asked } from "../asked.ts";
import type { Check, Finding } from "../finding.ts";
import { aboutMe } from "./about-me.ts";
import { aboutThem } from "./about-them.ts";
import { accent } from "./accent.ts";
import { accusativeVerb } from "./accusative-verb.ts";
import { addressed } from "./addressed.ts";
import { adjective } from "./adjective.ts";
import { agreement } from "./agreement.ts";
import { auxiliary } from "./auxiliary.ts";
import { bareInfinitive, infinitiveAlone } from "./bare-infinitive.ts";
import { bareNoun } from "./bare-noun.ts";
import { being } from "./being.ts";
import { capital } from "./capital.ts";
import { caseOf } from "./case.ts";
import { clauseTime } from "./clause-time.ts";
import { asNow, comparison } from "./comparison.ts";
import { condition } from "./condition.ts";
import { count } from "./count.ts";
import { dativeVerb } from "./dative-verb.ts";
import { denial } from "./denial.ts";
import { dependentVerb } from "./dependent-verb.ts";
import { doubleVerb } from "./double-verb.ts";
import { elision } from "./elision.ts";
import { ending } from "./ending.ts";
import { english } from "./english.ts";
import { foreign } from "./foreign.ts";
import { formal } from "./formal.ts";
import { geAdded } from "./ge-added.ts";
import { goal } from "./goal.ts";
import { having } from "./having.ts";
import { inversion } from "./inversion.ts";
import { lateVerb } from "./late-verb.ts";
import { leftOut } from "./left-out.ts";
import { liking } from "./liking.ts";
import { missingZu } from "./missing-zu.ts";
import { misspelt } from "./misspelt.ts";
import { mixedTense } from "./mixed-tense.ts";
import { modalZu } from "./modal-zu.ts";
import { negation } from "./negation.ts";
import { objectPronoun } from "./object-pronoun.ts";
import { oneself } from "./oneself.ts";
import { otherTime } from "./other-time.ts";
import { owner } from "./owner.ts";
import { parted } from "./parted.ts";
import { participleAgreement } from "./participle.ts";
import { person } from "./person.ts";
import { personalA } from "./personal-a.ts";
import { plural } from "./plural.ts";
import { purpose } from "./purpose.ts";
import { questionAsked } from "./question.ts";
import { recipient } from "./recipient.ts";
import { reference } from "./reference.ts";
import { reflexive } from "./reflexive.ts";
import { relative } from "./relative.ts";
import { secondPerson } from "./second-person.ts";
import { secondVerb } from "./second-verb.ts";
import { separable } from "./separable.ts";
import { sharedSubject } from "./shared-subject.ts";
import { since } from "./since.ts";
import { slip } from "./slip.ts";
import { subjectBehind } from "./subject-behind.ts";
import { subjectCase } from "./subject-case.ts";
import { needless, subjunctive } from "./subjunctive.ts";
import { switched } from "./switched.ts";
import { telling } from "./telling.ts";
import { outOfTime, pastForFuture, repeatedTense, tenseAsked, timeWord } from "./tense.ts";
import { timeLead } from "./time-lead.ts";
import { toldWhen } from "./told-when.ts";
import { trade } from "./trade.ts";
import { turn } from "./turn.ts";
import { turnedVerb } from "./turned-verb.ts";
import { twice } from "./twice.ts";
import { unnamed } from "./unnamed.ts";
import { unsaid } from "./unsaid.ts";
import { verbPreposition } from "./verb-preposition.ts";
import { verbless } from "./verbless.ts";
import { wordOrder } from "./word-order.ts";
import { supposed, would } from "./would.ts";

/** All checks that need nothing but the answer; of two at one spot and of one weight, the earlier one counts. */
const checks: readonly Check[] = [
  slip,
  liking,
  person,
  secondPerson,
  sharedSubject,
  turnedVerb,
  relative,
  inversion,
  reflexive,
  secondVerb,
  geAdded,
  auxiliary,
  timeWord,
  clauseTime,
  since,
  separable,
  wordOrder,
  parted,
  doubleVerb,
  would,
  supposed,
  purpose,
  oneself,
  twice,
  comparison,
  asNow,
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
  agreement,
  dativeVerb,
  accusativeVerb,
  recipient,
  caseOf,
  subjectCase,
  trade,
  verbPreposition,
  goal,
  bareNoun,
  count,
  adjective,
  ending,
  participleAgreement,
  having,
  plural,
  negation,
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

const overlaps = (one: Finding, other: Finding): boolean => one.start < other.end && other.start < one.end;

/** All mistakes in an answer, the most serious first; of several at one spot only the most serious. */
export const findingsIn = (answer: Answer, asked: Asked, spoken: boolean): Finding[] => {
  const { question, reading } = asked;
  const turns = turn(answer, spoken);
  // "à France" is more than a word that does not agree with its noun: what is known word by word goes first.
  const general = checks
    .flatMap((check) => check(answer, spoken))
    .filter((finding) => !(SMALL.has(finding.kind) && turns.some((other) => overlaps(other, finding))));
  const all = [
    ...questionAsked(answer, question),
    ...tenseAsked(answer, question.tense ?? repeatedTense(answer, reading)),
    ...pastForFuture(answer, asked),
    ...outOfTime(answer, asked),
    ...otherTime(answer, asked),
    ...mixedTense(answer, reading),
    ...toldWhen(answer, asked),
    ...telling(answer, asked),
    ...timeLead(answer, reading),
    ...addressed(answer, reading),
    ...aboutMe(answer, reading),
    ...aboutThem(answer, reading),
    ...formal(answer, reading),
    ...infinitiveAlone(answer, reading),
    ...switched(answer, reading),
    ...unnamed(answer, reading),
    ...reference(answer, reading),
    ...owner(answer, reading),
    ...turns,
    ...general,
  ].sort((one, other) => weights[other.kind] - weights[one.kind] || one.start - other.start);
  // "j'ai visiter" is no present tense, it is a past tense gone wrong.
  const broken = all.some(
    ({ kind }) => kind === "participle" || kind === "auxiliary" || kind === "second-verb",
  );
  const told = broken ? all.filter(({ kind }) => kind !== "tense") : all;
  return told.filter((finding, place) => !told.slice(0, place).some((worse) => overlaps(worse, finding)));
};
