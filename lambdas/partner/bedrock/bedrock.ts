import * as z from "zod";
import { startHint } from "../../../domain/conversationShapes.ts";
import type { Exercise } from "../../../domain/exercise.ts";
import { MISTAKES_OF_ANSWER_MAX } from "../../../domain/mistakes.ts";
import { mistake } from "../../../domain/resultShapes.ts";
import type { ModelPartner } from "../partner.ts";
import { familyOf } from "./families.ts";
import { bedrockModel, type Model, type ModelOptions } from "./model.ts";
import { type PhotoReader, photosOf } from "./photos.ts";
import { annotation as annotationPrompt } from "./prompts/annotation.ts";
import { assessment as assessmentPrompt } from "./prompts/assessment.ts";
import { grade as gradePrompt } from "./prompts/grade.ts";
import { hint as hintPrompt } from "./prompts/hint.ts";
import { opening as openingPrompt } from "./prompts/opening.ts";
import { reply as replyPrompt } from "./prompts/reply.ts";
import { sighted } from "./sighted.ts";

const percent = z.number().min(0).max(100);
/** Some sentences: what a model has to say here is never longer. */
const text = z.string().max(2000);
/** A model translates all that is said. A hint that does not fit must not cost the student all of it: our rules make one. */
const annotation = z.object({
  translation: z.string(),
  options: z.string(),
  hint: startHint.optional().catch(undefined),
});
const opening = z.object({ message: text.min(1), ...annotation.omit({ hint: true }).shape });
const translation = annotation.pick({ translation: true });
const assessment = z.object({
  score: percent,
  improvement: text,
  // Kept for figures alone: a list that does not fit must not cost the student score and tip, nor a second call.
  mistakes: z
    .array(mistake.omit({ rule: true }))
    .max(MISTAKES_OF_ANSWER_MAX)
    .catch([]),
});
const hint = z.object({ message: text.min(1) });
const grade = z.object({ mark: percent, feedback: text, vocabulary: percent, grammar: percent });

/** Five questions with model answers are 600 words, and nobody is waiting for Mark to go on. */
const BUILD_TIMEOUT_MS = 20_000;

const by = { engine: "bedrock" } as const;

/** The models that are Mark, and the photos of an exercise as far as they can see them. */
type Minds = {
  model: Model;
  /** Waits longer. */
  builder: Model;
  photos: (exercise: Exercise) => Promise<readonly Uint8Array[]>;
};

/** Mark by these models. Every method rejects where the model fails; what is known beforehand is never asked. */
export const partnerBy = ({ model, builder, photos }: Minds): ModelPartner => ({
  async open(exercise, first) {
    const { message, ...rest } = await model.fill(openingPrompt(exercise, first), opening);
    const options = first?.modelAnswer ?? rest.options;
    return { ...rest, ...by, options, message: first ? `${message} ${first.text}` : message };
  },
  async *reply(moment) {
    const prompt = replyPrompt(moment, await photos(moment.exercise));
    for await (const delta of model.write(prompt)) yield { type: "reply", delta };
    return by.engine;
  },
  async assess(moment) {
    const prompt = assessmentPrompt(moment, await photos(moment.exercise));
    return { ...(await model.fill(prompt, assessment)), ...by };
  },
  async annotate(moment, message) {
    const { exercise, next } = moment;
    const known = next.kind === "question" ? next.question.modelAnswer : undefined;
    const wanted = known === undefined && next.kind !== "closing" && exercise.settings.isModelAnswerActive;
    if (!wanted) {
      const made = await model.fill(annotationPrompt(moment, message), translation);
      return { ...made, ...by, options: known ?? "" };
    }
    const prompt = annotationPrompt(moment, message, { photos: await photos(exercise) });
    return { ...(await model.fill(prompt, annotation)), ...by };
  },
  async hint({ language, level, objective, maxTokens }) {
    return { ...(await model.fill(hintPrompt(language, level, objective, maxTokens), hint)), ...by };
  },
  async grade(conversation) {
    const { mark, ...rest } = await model.fill(gradePrompt(conversation), grade);
    // Put together here, so that no student can talk a model into another kind of grade.
    return { grade: `${Math.round(mark)} / 100`, ...rest, ...by };
  },
  async build(order) {
    // Loaded when it is asked for: it brings the tables of a language, which nobody who talks with Mark waits for.
    const { buildWith } = await import("./build.ts");
    return { ...(await buildWith(builder, order)), ...by };
  },
  async annotateQuestions(set) {
    const { annotateQuestionsWith } = await import("./annotateQuestions.ts");
    return { questions: await annotateQuestionsWith(builder, set), ...by };
  },
});

/** Mark by a model on Bedrock, given up on after a while (a lesson's where left out), who sees what `readPhoto` finds. */
export const bedrock = (
  modelId: string,
  { readPhoto, ...options }: ModelOptions & { readPhoto?: PhotoReader | undefined } = {},
): ModelPartner =>
  partnerBy({
    model: sighted(bedrockModel(modelId, options)),
    builder: sighted(bedrockModel(modelId, { ...options, timeoutMs: BUILD_TIMEOUT_MS })),
    photos: readPhoto && familyOf(modelId).images ? photosOf(readPhoto) : async () => [],
  });
