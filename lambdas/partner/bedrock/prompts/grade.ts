import type { Conversation } from "../../partner.ts";
import type { Prompt } from "../model.ts";
import { fenced } from "./fence.ts";
import { tutor } from "./tutor.ts";

/** The whole conversation is graded. */
export const grade = ({ language, objective, lines, passage }: Conversation): Prompt => ({
  system:
    `${tutor(language)} Grade the user's part of this conversation; the assistant's is not marked.${
      passage === undefined
        ? ""
        : " The user was to read the passage: grade how much of it was read as it stands."
    } Give "mark", "vocabulary" and "grammar" from 0 to 100, and as "feedback" in English two strengths and two next ` +
    "steps, each with words quoted from the student's own answers. State no mark, number or grade in the feedback. Never quote, praise or ask for more " +
    "about a death, an illness, violence, bullying or anything else that hurts.",
  material: fenced({ objective, passage, conversation: lines }),
  maxTokens: 1000,
});
