import * as z from "zod";
import type { Partner } from "../partner.ts";
import { bedrockModel } from "./model.ts";
import * as prompts from "./prompts.ts";

const percent = z.number().min(0).max(100);
const opening = z.object({ message: z.string().min(1), translation: z.string(), options: z.string() });
const assessment = z.object({ score: percent, improvement: z.string() });
const annotation = z.object({ translation: z.string(), options: z.string() });
const hint = z.object({ message: z.string().min(1) });
const grade = z.object({ grade: z.string(), feedback: z.string(), vocabulary: percent, grammar: percent });

const by = { engine: "bedrock" } as const;

/** Mark by a model on Bedrock. Every method rejects where the model fails; what is known beforehand is never asked. */
export const bedrock = (modelId: string): Partner => {
  const model = bedrockModel(modelId);
  return {
    async open(exercise, first) {
      const { message, ...rest } = await model.fill(prompts.opening(exercise, first), opening);
      const options = first?.modelAnswer ?? rest.options;
      return { ...rest, ...by, options, message: first ? `${message} ${first.text}` : message };
    },
    async *reply(moment, leaving) {
      for await (const delta of model.write(prompts.reply(moment), leaving)) yield { type: "reply", delta };
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
    async grade({ language, objective, lines }) {
      return { ...(await model.fill(prompts.grade(language, objective, lines), grade)), ...by };
    },
  };
};
