import * as z from "zod";
import {
  ANSWER_MAX_CHARACTERS,
  PASSAGE_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
  TITLE_MAX_CHARACTERS,
} from "../../../domain/limits.ts";
import type { QuestionPlan } from "../../../domain/presets.ts";
import { planFor } from "../embedded/build/plan.ts";
import { foreignLanguage } from "../embedded/detect.ts";
import type { Draft, Order } from "../partner.ts";
import type { Model } from "./model.ts";
import { build } from "./prompts/build.ts";

const question = z.object({
  text: z.string().trim().min(1).max(QUESTION_MAX_CHARACTERS),
  tense: z.enum(["present", "past", "future", "conditional"]),
  topic: z.string().max(60),
  translation: z.string().max(QUESTION_MAX_CHARACTERS),
  modelAnswer: z.string().max(ANSWER_MAX_CHARACTERS),
  studentAsks: z.boolean().optional(),
});

/** An answer that fits the order: its language, its number of questions, none twice, a passage where one is read. */
const exercise = ({ activity, language }: Order, count: number | undefined) =>
  z
    .object({
      title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS),
      focus: z.string().trim().min(1).max(500),
      questions: count === undefined ? z.array(question).max(QUESTIONS_MAX) : z.array(question).length(count),
      passage: z.string().trim().max(PASSAGE_MAX_CHARACTERS),
    })
    .refine(
      ({ questions }) => new Set(questions.map(({ text }) => text.toLowerCase())).size === questions.length,
      {
        error: "No two questions may be the same.",
        path: ["questions"],
      },
    )
    .refine(
      ({ questions, passage }) =>
        foreignLanguage([...questions.map(({ text }) => text), passage].join(" "), language) === undefined,
      { error: `Questions and passage are to be in ${language}.` },
    )
    .refine(({ passage }) => (passage !== "") === (activity === "Read Along Passage"), {
      error: "Only a Read Along Passage has a passage, and it has to have one.",
      path: ["passage"],
    });

/** What the plan says of a question stands, whatever the model says of it. */
const asPlanned = (given: z.output<typeof question>, plan: QuestionPlan | undefined) => ({
  ...given,
  tense: plan?.tense ?? given.tense,
  studentAsks: plan?.kind === "ask",
});

/**
 * The model's exercise for an order. An empty form is filled by the plan; one that holds questions may be made longer or
 * shorter, which only the request can tell. Rejects where the model fails.
 */
export const buildWith = async (model: Model, order: Order): Promise<Draft> => {
  const plan = planFor(order);
  const isNew = order.form.questions.length === 0;
  const shape = exercise(order, isNew ? plan.length : undefined);
  const { focus, questions, ...rest } = await model.fill(build(order, plan), shape);
  return {
    ...rest,
    objective: focus,
    questions: isNew ? questions.map((one, place) => asPlanned(one, plan[place])) : questions,
  };
};
