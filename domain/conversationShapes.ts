import * as z from "zod";
import { charactersIn } from "./conversation.ts";
import { assignmentId, engine, isMeant, language, lessonId, name, sentence } from "./fieldShapes.ts";
import {
  ANSWER_MAX_CHARACTERS,
  ANSWER_MAX_WORDS,
  CONVERSATION_MAX_CHARACTERS,
  LESSON_MAX_TURNS,
  LINE_MAX_CHARACTERS,
  RECORDING_MAX_BASE64,
} from "./limits.ts";
import { repairKinds } from "./repair.ts";
import { flagKinds } from "./safeguarding.ts";
import { texts } from "./texts.ts";

const content = (maxCharacters: number) =>
  z
    .string(sentence("A line of the conversation has a text."))
    .max(maxCharacters, sentence("A line of the conversation is too long."));
const line = z.discriminatedUnion(
  "role",
  [
    z.object({ role: z.literal("user"), content: content(ANSWER_MAX_CHARACTERS) }),
    z.object({ role: z.literal("assistant"), content: content(LINE_MAX_CHARACTERS) }),
  ],
  sentence("A line of the conversation has a role, user or assistant, and a content."),
);
export const conversation = z
  .array(line, sentence("The conversation is a list of lines."))
  .max(2 * LESSON_MAX_TURNS + 1, sentence("This conversation has too many lines."))
  .refine(
    (lines) => charactersIn(lines) <= CONVERSATION_MAX_CHARACTERS,
    sentence(`Please keep the whole conversation to ${CONVERSATION_MAX_CHARACTERS} characters.`),
  );

const word = z.object(
  {
    text: z.string(sentence("A heard word has a text.")).max(100, sentence("A heard word is too long.")),
    confidence: z
      .number(sentence("A heard word has a confidence from 0 to 1."))
      .min(0, sentence("A heard word has a confidence from 0 to 1."))
      .max(1, sentence("A heard word has a confidence from 0 to 1.")),
  },
  sentence("A heard word has a text and a confidence."),
);
export const words = z
  .array(word, sentence("The heard words are a list."))
  .max(ANSWER_MAX_WORDS, sentence("That is too long to be one answer."))
  .refine(
    (heard) => heard.reduce((length, { text }) => length + text.length, 0) <= ANSWER_MAX_CHARACTERS,
    sentence("That is too long to be one answer."),
  );
export const spoken = { words, heard: z.string().optional() };
/** See `Better` and `StartHint`. */
export const better = z.object({ corrected: z.string(), extended: z.string().optional() });
export const startHint = z.object({
  start: z.string(),
  words: z.array(z.object({ text: z.string(), english: z.string() })),
});
export const assessment = z.object({
  score: z.number().optional(),
  improvement: z.string(),
  better: better.optional(),
});
export const annotation = z.object({
  translation: z.string(),
  untranslated: z.string().optional(),
  options: z.string(),
  hint: startHint.optional(),
});
/** How a turn ended; see `Done`. */
export const done = {
  turn: z.number(),
  engine,
  isFinished: z.boolean(),
  flags: z.array(z.enum(flagKinds)).optional(),
  isRepeatRequest: z.literal(true).optional(),
  repair: z.enum(repairKinds).optional(),
  isSlow: z.literal(true).optional(),
};
export const fault = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });

export const turn = z.object({
  said: z.string(),
  ...spoken,
  message: z.string(),
  ...assessment.shape,
  ...annotation.shape,
  ...done,
});
export const lesson = z.object({
  lessonId: z.string(),
  assignmentId: z.string(),
  name: z.string(),
  opening: z.object({ message: z.string(), ...annotation.shape }),
  turns: z.array(turn),
  startedAt: z.number(),
});

const lessonDetails = z.object(
  { assignmentId, name },
  sentence("Say which exercise this is, and who is speaking."),
);
/** Where in which lesson an answer belongs. Without it the call is answered from `conversationData`, and nothing is kept. */
const place = z.object({
  lessonId,
  /** The same for every try at the same answer, so that it counts once. */
  key: z.uuid(sentence("Give each answer a key of its own.")),
  /** The number of the turn that this answer follows; what came after it is dropped. */
  after: z
    .number(sentence("Say which turn this answer follows."))
    .int()
    .min(0)
    .max(LESSON_MAX_TURNS - 1, sentence("This conversation has become too long. End it to see how you did.")),
  /**
   * How many turns the page has seen or sent. A lesson that has more went on in another tab: 409, and nothing is dropped.
   * Left out, the answer replaces whatever followed.
   */
  known: z.number(sentence("Say how many turns you know of.")).int().min(0).max(LESSON_MAX_TURNS).optional(),
  /**
   * The student has just stopped speaking, and these are the words understood so far: Mark begins to think, and nothing
   * counts until the same key comes again with the final words and without this.
   */
  isGuess: z.boolean(sentence("A guess is one, or not.")).optional(),
});
export const soundUpTo = (maxBase64: number) =>
  z.object(
    {
      audioBase64: z
        .base64(sentence("The recording should be base64."))
        .max(maxBase64, sentence("This recording is too long.")),
      mimeType: z
        .string(sentence("Say what kind of recording it is."))
        .regex(/^audio\/[\w.+-]+(;.*)?$/, sentence("Say what kind of recording it is.")),
    },
    sentence("A recording has its sound and its kind."),
  );
/** An open lesson of the caller's. */
export const openLesson = { assignmentId, lessonId };
export const textTurn = z.object({
  dataType: z.literal("text"),
  text: z
    .string(sentence(texts.emptyAnswer))
    .trim()
    .refine(isMeant, sentence(texts.emptyAnswer))
    .max(ANSWER_MAX_CHARACTERS, sentence(`Please keep your answer to ${ANSWER_MAX_CHARACTERS} characters.`)),
  /** Where the answer was spoken: what the page's own recogniser heard, and, if the student corrected that, the original. */
  words: words.optional(),
  heard: z.string(sentence("What was heard is a text.")).max(ANSWER_MAX_CHARACTERS).optional(),
  conversationData: conversation,
  lessonDetails,
  place: place.optional(),
});
export const audioTurn = z.object({
  dataType: z.literal("audio"),
  language,
  audioData: soundUpTo(RECORDING_MAX_BASE64),
  conversationData: conversation,
  lessonDetails,
  place: place.optional(),
});

export const event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("transcript"), text: z.string(), ...spoken }),
  z.object({ type: z.literal("reply"), delta: z.string() }),
  z.object({ type: z.literal("sentence"), text: z.string(), isSlow: z.literal(true).optional() }),
  z.object({ type: z.literal("waiting") }),
  z.object({ type: z.literal("assessment"), ...assessment.shape }),
  z.object({ type: z.literal("annotation"), ...annotation.shape }),
  z.object({ type: z.literal("reset") }),
  z.object({ type: z.literal("done"), ...done }),
  z.object({ type: z.literal("error"), error: fault }),
]);
