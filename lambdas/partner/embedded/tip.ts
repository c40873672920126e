import type { Language } from "../../../domain/exercise.ts";
import type { Demand } from "../../../grammar/core/parsedQuestion.ts";
import { hasRemark } from "../../../grammar/core/remark.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import { asTip } from "../../../grammar/engine/finding.ts";
import { isExcused } from "../../../grammar/rules/time/excused.ts";
import { adviceFor, adviceWhy, praiseFor, saysNo } from "./advice/advice.ts";
import { beginningOf } from "./advice/beginning.ts";
import { isCounter } from "./advice/counter.ts";
import type { Examined } from "./examine.ts";
import { meritsOf } from "./merits.ts";
import { oddIn } from "./odd.ts";
import { phrasebookOf } from "./phrasebook.ts";
import { isLearnt, isSpeech, topicsOf } from "./relevance.ts";
import { scoreOf } from "./score.ts";

const wanted: Record<Demand, string> = {
  who: "who it was",
  where: "where it was",
  when: "when it was",
  why: "why",
  opinion: "what it is like, or what you think of it",
  number: "how many, how much or how old",
  transport: "how somebody gets there",
  action: "what somebody does or did",
};

/** From here on an answer is good enough to be left alone. */
const GOOD_ENOUGH = 85;

/** How an answer to this question begins, or a sentence that begins any. */
const start = (asked: Examined["asked"], language: Language): string =>
  `“${beginningOf(asked) ?? phrasebookOf(language).examples.start}”`;

/** How to begin after all: in words of the question, where no model answer shows it. */
const begin = ({ asked }: Examined): string => {
  const beginning = asked.question.modelAnswer ? undefined : beginningOf(asked);
  return beginning ? `“${beginning}”` : "begin as the model answer does";
};

const meaningOf = ({ asked: { question } }: Examined): string =>
  question.translation ? ` (“${question.translation}”)` : "";

/** "It talks about sport": what most of an answer is about, where our tables know it. */
const subjectOf = (answer: Examined["answer"]): string => {
  const heard = topicsOf(answer);
  const times = (topic: Topic) => heard.filter((other) => other === topic).length;
  const [most] = [...new Set(heard)].sort((one, other) => times(other) - times(one));
  return most ? ` about ${most}` : "";
};

const offTrack = (examined: Examined): string => {
  const { answer, asked, relevance } = examined;
  const wants = relevance.missed[0] ?? asked.demands[0];
  const meaning = meaningOf(examined);
  if (isLearnt(answer, asked))
    return `This sounds like a speech${subjectOf(answer)} that was learnt for another question. Say a sentence that answers this one${meaning} first.`;
  return wants
    ? `Listen to the question again${meaning}: it asks ${wanted[wants]}.`
    : `Your answer is about something else than the question${meaning}.`;
};

const inWords = ({ asked }: Examined): string => {
  const beginning = beginningOf(asked);
  return beginning ? `, such as “${beginning}”` : "";
};

/** Where nothing shows how an answer belongs to its question: it may all the same, so nobody is told that it doesn't. */
const beside = (examined: Examined): string =>
  `Make it clearer how this answers the question${meaningOf(examined)}: begin with words of its own${inWords(examined)}.`;

/** "À Londres, chez ma tante": so few words can easily become a sentence. */
const FRAGMENT = 8;

/** So many words with a reason need nothing more. */
const LONG = 12;
/** Two clauses with an opinion are enough from here on. */
const DEVELOPED = 80;
/** Below this a student should hear what is wanting. */
const UNEXPLAINED = 65;
/** A strong answer is praised from here on, if at all. */
const STRONG = 90;

/** What is certainly missing where it is not heard; what counts as an opinion, or as something done, is told in too many ways. */
const TOLD: readonly Demand[] = ["when", "where", "why", "number"];

/** What would make a correct answer better. */
const furtherStep = (examined: Examined): string => {
  const { answer, relevance, asked, hasAside } = examined;
  const { clauses, opinion, reason, words } = meritsOf(answer);
  const score = scoreOf(examined);
  const odd = oddIn(examined);
  if (hasAside || hasRemark(answer) || odd === "courtesy") return "";
  if (odd) return "Good to ask Mark something. Answer his question as well.";
  const [missed] = relevance.missed;
  if (missed && TOLD.includes(missed) && !isExcused(answer, undefined) && !isCounter(examined))
    return `The question also asks ${wanted[missed]}.`;
  if (asked.question.studentAsks && score >= GOOD_ENOUGH) return "";
  // Where a part is played, nobody speaks in whole sentences.
  // "Tiendas": a noun that may be a form of some verb as well.
  const isWord = answer.words.length === 1 && answer.nouns.length + (answer.words[0]?.nouns.length ?? 0) > 0;
  if ((clauses === 0 || isWord) && words > 0 && words <= FRAGMENT && !reason && !isCounter(examined)) {
    const beginning = saysNo(answer) ? undefined : beginningOf(asked);
    return `That answers the question. Now say it as a whole sentence${beginning ? `: “${beginning}”` : ", with a subject and a verb"}.`;
  }
  if (score >= STRONG) return praiseFor(examined);
  const isDeveloped = clauses > 1 && ((score >= DEVELOPED && opinion) || (reason && words > LONG));
  if (isDeveloped) return "";
  if (score >= GOOD_ENOUGH || asked.question.studentAsks) return "";
  const advice = adviceFor(examined);
  // Whoever said two things and has a modest score is told what would raise it.
  return advice === "" && score < UNEXPLAINED && clauses > 1 && !reason && !isCounter(examined)
    ? adviceWhy(examined)
    : advice;
};

const ASIDE =
  "What you say to whoever marks, or in another language, is no part of the answer: it was left out, and changes nothing. Talk to Mark.";

/** Words that somebody who marks is spoken to with. Whoever asks Mark something, or thanks him, need not be told off. */
const TO_MARKER =
  /(?<!\p{L})(?:notes?|points?|score|marks|grade|examin\p{L}*|corrig\p{L}*|correct\p{L}*|not(?:er|ez|ar)|évalu\p{L}*|punt\p{L}*|nota|califi\p{L}*|evalú\p{L}*|punkt\p{L}*|bewert\p{L}*|prüf\p{L}*|korrig\p{L}*|note|system|prompt|ignor\p{L}*|anweisung\p{L}*|instruc\p{L}*)(?!\p{L})/iu;
/** Was something left out that speaks of marks, rather than of anything that one says to a fellow student? */
const isToldOff = ({ hasAside, said, answer }: Examined): boolean =>
  hasAside &&
  said
    .split(/(?<=[.!?…]["»”]?)\s+|\n+/)
    .some((sentence) => !answer.text.includes(sentence) && TO_MARKER.test(sentence));

/** A tip for the student, and whether it is about something wrong, rather than how to say more. */
export type Tip = { text: string; isError: boolean };

/** Nobody is asked for more about a death or a beating; a mistake is put right where the exercise asks about such things. */
const tactfulTip = ({ answer, findings: [worst], sensitivity }: Examined): Tip =>
  worst && sensitivity === "exercise"
    ? { text: asTip(answer.text, worst), isError: true }
    : { text: "", isError: false };

/** The one tip that helps most with an answer, in English; its text is "" where there is nothing to improve. */
export const tipFor = (examined: Examined, language: Language): Tip => {
  const { answer, standing, findings, sensitivity } = examined;
  if (sensitivity) return tactfulTip(examined);
  switch (standing) {
    case "withheld":
      return { text: "", isError: false };
    case "empty":
      if (isToldOff(examined)) return { text: ASIDE, isError: true };
      return {
        text: `That could not be understood. Try a short sentence, for example ${start(examined.asked, language)}.`,
        isError: answer.words.length > 0,
      };
    case "foreign":
      return {
        text: `This answer is not in ${language}. Answer in ${language}, even if it is short: ${start(examined.asked, language)}.`,
        isError: true,
      };
    case "refusal":
      return {
        text: `That is all right, but the question${meaningOf(examined)} is not answered yet. Try to say something, even if you are not sure: ${begin(examined)}.`,
        isError: true,
      };
    case "astray":
      if (oddIn(examined)) return { text: furtherStep(examined), isError: false };
      if (!examined.relevance.certain && hasRemark(answer)) return { text: "", isError: false };
      if (!examined.relevance.certain)
        return findings[0]
          ? { text: asTip(answer.text, findings[0]), isError: true }
          : { text: beside(examined), isError: false };
      // "El año próximo estudié …": the time is wrong, and not the subject.
      return {
        text:
          findings[0]?.kind === "tense" && !isSpeech(answer)
            ? asTip(answer.text, findings[0])
            : offTrack(examined),
        isError: true,
      };
    case "answered": {
      // A capital letter is not heard: where it is all that is wrong, saying more matters more.
      const worst = findings.find(({ kind }) => kind !== "capital");
      if (worst) return { text: asTip(answer.text, worst), isError: true };
      if (isToldOff(examined)) return { text: ASIDE, isError: true };
      return { text: furtherStep(examined), isError: false };
    }
  }
};
