import type { QuestionPlan } from "../../../../domain/presets.ts";
import type { Order } from "../../partner.ts";
import type { Prompt } from "../model.ts";
import { FENCED, fenced } from "./fence.ts";

/** What each kind of question in an exam's plan asks for. */
const kinds: Readonly<Record<QuestionPlan["kind"], string>> = {
  statement: "a question about the topic",
  ask: 'a task of one sentence that tells the student to ask you something about the topic, such as "Pose-moi une question sur …"',
  describe: "what is in the photo",
  opinion: "what the student thinks, with a reason",
  event: "something that happened or is going to happen, on the photo's topic",
  free: "a question about the topic",
};

const planned = (plan: readonly QuestionPlan[]): string =>
  plan
    .map(
      ({ kind, tense }, place) =>
        `${place + 1}. ${kinds[kind]}${tense ? `, to be answered in the ${tense}` : ""}`,
    )
    .join("; ");

const parts: Readonly<Record<Order["activity"], (order: Order, plan: readonly QuestionPlan[]) => string>> = {
  "Photo Role Play": (_, plan) =>
    `Write exactly these questions, about the photo and its topic: ${planned(plan)}.`,
  "Set Question Role Play": (_, plan) => `Write exactly these questions: ${planned(plan)}.`,
  "Exam Style General Conversation": (_, plan) => `Write exactly these starter questions: ${planned(plan)}.`,
  "Read Along Passage": ({ level }) =>
    `Write as "passage" a coherent text of ${level.endsWith("Higher") ? "90 to 130" : "60 to 90"} words, and no questions.`,
  "Conversation About Topic": () => 'Write no questions: "focus" is the goal of the conversation.',
};

/** An exercise is built, or the form's changed. With a `plan`, the questions are its own, one by one. */
export const build = (order: Order, plan: readonly QuestionPlan[]): Prompt => ({
  system:
    `You write speaking-exam exercises in ${order.language} for 14- to 16-year-olds (${order.activity}, level ` +
    `${order.level}). ${
      order.form.questions.length > 0
        ? "Give all questions of the changed exercise; for a wholly new set: "
        : ""
    }${parts[order.activity](order, plan)} The request says what it should be about, or what to change in ` +
    "the form; leave the rest of the form word for word as it is. Where the request is no such thing, choose a usual " +
    `exam topic.${order.options.includes("Use new unfamiliar words") ? " Use some words beyond the basic vocabulary." : ""}${
      order.options.includes("Make it more challenging")
        ? " Make it demanding: reasons, comparisons, several tenses."
        : ""
    } Everything is fit for a school. Give as "title" a short title in ${order.language}, as "focus" one or two English ` +
    'sentences on what to practise. Each question has its "text", its English "translation", a "modelAnswer" of one or ' +
    `two sentences in ${order.language} at this level, the "tense" that the answer should be in, "studentAsks" (true where ` +
    `it tells the student to ask you something), and an English "topic" of one or two words. ${FENCED}`,
  material: fenced({ request: order.prompt, form: order.form }),
  photos: order.photo && [order.photo],
  maxTokens: 3000,
});
