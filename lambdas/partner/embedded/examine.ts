import type { Moment, Sensitivity } from "../partner.ts";
import { type Answer, read } from "./answer.ts";
import { type Asked, understand } from "./asked.ts";
import { findingsIn } from "./checks/checks.ts";
import { foreignLanguage, knownShare } from "./detect.ts";
import type { Finding } from "./finding.ts";
import { ownWordsIn } from "./own-words.ts";
import { pertinentTo, saidToMark } from "./pertinent.ts";
import { refuses } from "./refusal.ts";
import { type Relevance, relevanceOf } from "./relevance.ts";

/** How an answer is to be taken before anything else is said of it. */
export type Standing = "withheld" | "empty" | "foreign" | "refusal" | "astray" | "answered";

/** Everything that score, tip and reply need to know of one answer. */
export type Examined = {
  /** What was said to Mark; what was said to whoever marks, or in another language, is no part of it. */
  answer: Answer;
  hasAside: boolean;
  /** Those of its sentences that may answer the question: the others add nothing to what it is worth. */
  pertinent: Answer;
  asked: Asked;
  standing: Standing;
  relevance: Relevance;
  /** Mistakes, the most serious first. */
  findings: readonly Finding[];
  /** See `Moment`. */
  sensitivity: Sensitivity | undefined;
};

/** Below this share of known words there is no telling what an answer says. */
const UNDERSTOOD_SHARE = 0.25;

const standingOf = (answer: Answer, asked: Asked, relevance: Relevance): Standing => {
  const { language } = answer.speech.tongue;
  if (answer.words.length === 0) return "empty";
  if (foreignLanguage(answer.text, language)) return "foreign";
  if (knownShare(answer.text, language) <= UNDERSTOOD_SHARE) return "empty";
  // Where the student is to ask, "could you repeat that?" may be what was wanted.
  if (!asked.question.studentAsks && refuses(answer)) return "refusal";
  return relevance.astray ? "astray" : "answered";
};

/** The newest answer of a moment, looked at from all sides. */
export const examine = ({
  exercise,
  lines,
  asked: question,
  spoken,
  isWithheld = false,
  sensitivity,
}: Omit<Moment, "next">): Examined => {
  const said = !isWithheld && lines.at(-1)?.role === "user" ? (lines.at(-1)?.content ?? "") : "";
  const asked = understand(question, exercise.language);
  const own = saidToMark(ownWordsIn(said, exercise.language), asked.question);
  const answer = read(own, exercise.language);
  const relevance: Relevance = asked.question.studentAsks
    ? { missed: [], astray: false, evident: true, level: 1 }
    : relevanceOf(answer, asked);
  const standing = isWithheld ? "withheld" : standingOf(answer, asked, relevance);
  const readable = standing === "answered" || standing === "astray";
  return {
    answer,
    pertinent: asked.question.studentAsks ? answer : pertinentTo(answer, asked),
    hasAside: own !== said,
    asked,
    standing,
    relevance,
    findings: readable ? findingsIn(answer, asked, spoken) : [],
    sensitivity,
  };
};
