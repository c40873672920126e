import * as z from "zod";
import { MISTAKE_MAX_CHARACTERS, MISTAKES_OF_ANSWER_MAX, mistakeKinds } from "../../../domain/mistakes.ts";
import type { Partner } from "../partner.ts";
import { bedrockModel, type ModelOptions } from "./model.ts";
import * as prompts from "./prompts.ts";

const percent = z.number().min(0).max(100);
/** Some sentences: what a model has to say here is never longer. */
const text = z.string().max(2000);
const opening = z.object({ message: text.min(1), translation: text, options: text });
const mistake = z.object({
  kind: z.enum(mistakeKinds),
  said: z.string().max(MISTAKE_MAX_CHARACTERS),
  right: z.string().max(MISTAKE_MAX_CHARACTERS).optional(),
});
const assessment = z.object({
  score: percent,
  improvement: text,
  // Kept for figures alone: a list that does not fit must not cost the student score and tip, nor a second call.
  mistakes: z.array(mistake).max(MISTAKES_OF_ANSWER_MAX).catch([]),
});
const annotation = z.object({ translation: text, options: text });
const hint = z.object({ message: text.min(1) });
const grade = z.object({ mark: percent, feedback: text, vocabulary: percent, grammar: percent });

/** Five questions with model answers are 600 words, and nobody is waiting for Mark to go on. */
const BUILD_PATIENCE_MS = 20_000;

const by = { engine: "bedrock" } as const;

/**
 * Mark by a model on Bedrock, given up on after a while (a lesson's where left out). Every method rejects where the
 * model fails; what is known beforehand is never asked.
 */
export const bedrock = (modelId: string, options: ModelOptions = {}): Partner => {
  const model = bedrockModel(modelId, options);
  const builder = bedrockModel(modelId, { ...options, patienceMs: BUILD_PATIENCE_MS });
  return {
    async open(exercise, first) {
      const { message, ...rest } = await model.fill(prompts.opening(exercise, first), opening);
      const options = first?.modelAnswer ?? rest.options;
      return { ...rest, ...by, options, message: first ? `${message} ${first.text}` : message };
    },
    async *reply(moment) {
      for await (const delta of model.write(prompts.reply(moment))) yield { type: "reply", delta };
      return by.engine;
    },
    async assess(moment) {
      return { ...(await model.fill(prompts.assessment(moment), assessment)), ...by };
    },
    async annotate(moment, message) {
      const made = await model.fill(prompts.annotation(moment, message), annotation);
      const known = moment.next.kind === "question" ? moment.next.question.modelAnswer : undefined;
      return { ...made, ...by, options: known ?? made.options };
    },
    async hint({ language, level, objective, maxTokens }) {
      return { ...(await model.fill(prompts.hint(language, level, objective, maxTokens), hint)), ...by };
    },
    async grade(conversation) {
      const { mark, ...rest } = await model.fill(prompts.grade(conversation), grade);
      // Put together here, so that no student can talk a model into another kind of grade.
      return { grade: `${Math.round(mark)} / 100`, ...rest, ...by };
    },
    async build(order) {
      // Loaded when it is asked for: it brings the tables of a language, which nobody who talks with Mark waits for.
      const { buildWith } = await import("./build.ts");
      return { ...(await buildWith(builder, order)), ...by };
    },
  };
};
