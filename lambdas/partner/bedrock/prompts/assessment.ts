import { passageOf } from "../../../lesson/agenda.ts";
import type { Moment } from "../../partner.ts";
import type { Prompt } from "../model.ts";
import { fenced } from "./fence.ts";
import { tutor } from "./tutor.ts";

const ANSWER =
  'Mark the student\'s answer to the question from 0 to 100 as "score": communication first, then range, then accuracy; ' +
  "an answer off the question never passes 50, one in another language never 10.";
const READING =
  'The student was to read the passage. Give as "score" the percentage of its words that were read as they stand.';

const TACT =
  "The answer may be about something that hurts: the tip is about a mistake or empty, and never asks for more or for an opinion.";

/** The newest answer is marked, with the one tip that helps most, and with what is wrong in it. */
export const assessment = (
  { exercise, asked, lines, spoken, sensitivity }: Moment,
  photos?: readonly Uint8Array[],
): Prompt => {
  const passage = passageOf(exercise);
  return {
    system:
      `${tutor(exercise.language)} ${passage === undefined ? ANSWER : READING} ` +
      'As "improvement" give in English the one tip that would help most, quoting the words it is about and naming the ' +
      'rule, in at most two sentences; an empty text where nothing needs improving. As "mistakes" list what is wrong, the ' +
      'gravest first, at most five: the words it is in as "said", and, where you are certain, the right ones as "right"; ' +
      "an empty list where nothing is wrong, for what could be said better is no mistake." +
      (sensitivity ? ` ${TACT}` : ""),
    photos,
    lasting: passage === undefined ? undefined : fenced({ passage }),
    material:
      fenced({
        question: passage === undefined ? asked.text : undefined,
        tense: asked.tense,
        answer: lines.at(-1)?.content,
      }) + (spoken ? "\n\nThe answer was spoken: say nothing of spelling or capitals." : ""),
    maxTokens: 800,
  };
};
