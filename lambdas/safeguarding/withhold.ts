import { answersIn } from "../../domain/answers.ts";
import { type LessonView, type Line, linesOf, type Turn } from "../../domain/conversation.ts";
import { isWithheld } from "../../domain/safeguarding.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { screen } from "./screen.ts";

/** An answer without the sentences that Mark is not to answer; "" where that is all of it. */
export const answerable = (said: string): string => {
  if (!isWithheld(screen(said))) return said;
  const left = sentencesOf(said)
    .filter((sentence) => !isWithheld(screen(sentence)))
    .join(" ");
  return isWithheld(screen(left)) ? "" : left;
};

/** A dialogue as Mark may know it, and as it is graded: what he is not to answer is not brought up again either. */
export const fitLines = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.role === "user" ? { ...line, content: answerable(line.content) } : line));

const toMark = ({ said, flags = [] }: Turn): string => {
  // Of what a school's own filter stopped our rules do not know which sentence it was.
  if (flags.includes("guardrail")) return "";
  return isWithheld(flags) ? answerable(said) : said;
};

/** The same of a lesson, whose turns tell what they are flagged for, and in which a question was only repeated. */
export const fitLinesOf = ({ opening, turns }: Pick<LessonView, "opening" | "turns">): Line[] =>
  linesOf({
    opening,
    turns: answersIn(turns).map((turn) => ({ ...turn, said: toMark(turn) })),
  });
