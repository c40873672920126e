import * as z from "zod";
import { memberRoles } from "./access.ts";
import type { RouteName } from "./api.ts";
import { ASSIGNMENT_ID, activityNames, boards, languages, levels, NONE } from "./exercise.ts";
import {
  ANSWER_MAX_CHARACTERS,
  ANSWER_MAX_WORDS,
  CLASS_MAX_CHARACTERS,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  HINT_MAX_TOKENS,
  LESSON_MAX_TURNS,
  LINE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSAGE_MAX_CHARACTERS,
  PHOTO_ALT_MAX_CHARACTERS,
  PHOTO_PATH,
  PIECE_MAX_BASE64,
  PROMPT_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
  RECORDING_MAX_BASE64,
  SPEECH_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from "./limits.ts";
import { quickOptionNames } from "./presets.ts";
import { texts } from "./texts.ts";

/**
 * What each call of api.ts takes and gives: the shapes of spec section 7 to the letter, our additions as optional fields
 * beside them. Each field that a person can get wrong carries the sentence that the person is told. Replies are cut to
 * their shape, so what is not named here never leaves the server.
 */

/** The spec's `message` fields hold JSON as text: an object here, text on the wire. */
const jsonText = <S extends z.ZodType>(shape: S) =>
  z.codec(z.string(), shape, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: "custom", input: text, message: "This should be JSON." });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

// zod's own messages are for programmers: what no sentence below speaks of gets this one.
z.config({ customError: () => "Something in this call is missing or of the wrong kind." });
const sentence = (message: string) => ({ error: message });

/** With a letter or a digit in it, and no half of a character: something that a person can have said or be called. */
const isMeant = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !/\p{Surrogate}/u.test(text);

const assignmentId = z
  .string(sentence("Say which exercise this is."))
  .regex(ASSIGNMENT_ID, sentence("That is not an exercise's code."));
const lessonId = z.uuid(sentence("That is not a lesson's number."));
/** Empty where none is asked for. */
const name = z
  .string(sentence("Please enter your name."))
  .trim()
  .max(NAME_MAX_CHARACTERS, sentence(`Please keep your name to ${NAME_MAX_CHARACTERS} characters.`))
  .refine((text) => text === "" || isMeant(text), sentence("Please enter your name."));
const language = z.enum(languages, sentence("Choose French, Spanish or German."));
const level = z.enum([...levels, NONE], sentence("Choose a level."));
const objective = z.string(sentence("Say what to focus on, or leave it empty.")).max(2000);
const line = z.object(
  {
    role: z.enum(["user", "assistant"], sentence("A line is the user's or the assistant's.")),
    content: z
      .string(sentence("A line of the conversation has a text."))
      .max(LINE_MAX_CHARACTERS, sentence("A line of the conversation is too long.")),
  },
  sentence("A line of the conversation has a role and a content."),
);
const conversation = z
  .array(line, sentence("The conversation is a list of lines."))
  .max(2 * LESSON_MAX_TURNS + 1, sentence("This conversation is too long."));

const settings = z.object({
  isTextable: z.boolean(),
  isModelAnswerActive: z.boolean(),
  isTranslatable: z.boolean(),
  isGradeViewable: z.boolean(),
  isPureListeningExercise: z.boolean(),
});

/** An exercise as its link shows it, before anybody has said who they are: no questions, no owner. */
const publicExercise = z.object({
  assignment_id: z.string(),
  activity: z.enum(activityNames),
  level: z.enum([...levels, NONE]),
  board: z.enum([...boards, NONE]),
  language: z.enum(languages),
  title: z.string(),
  objective: z.string(),
  asset_url: z.string(),
  photoAlt: z.string(),
  context_1: z.string(),
  /** Minutes. */
  duration: z.number(),
  isShared: z.boolean(),
  settings,
  /** How many set questions Mark will ask; 0 where the conversation is free. */
  questionCount: z.number(),
});
export type PublicExercise = z.output<typeof publicExercise>;

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
const words = z
  .array(word, sentence("The heard words are a list."))
  .max(ANSWER_MAX_WORDS, sentence("That is too long to be one answer."))
  .refine(
    (heard) => heard.reduce((length, { text }) => length + text.length, 0) <= ANSWER_MAX_CHARACTERS,
    sentence("That is too long to be one answer."),
  );
const spoken = { words, heard: z.string().optional() };
const assessment = z.object({ score: z.number().optional(), improvement: z.string() });
const annotation = z.object({ translation: z.string(), options: z.string() });
const engine = z.enum(["embedded", "bedrock"]);
const fault = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });

const turn = z.object({
  said: z.string(),
  ...spoken,
  message: z.string(),
  ...assessment.shape,
  ...annotation.shape,
  turn: z.number(),
  engine,
  isFinished: z.boolean(),
});
const lesson = z.object({
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
const soundUpTo = (maxBase64: number) =>
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
const openLesson = { assignmentId, lessonId };
const textTurn = z.object({
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
const audioTurn = z.object({
  dataType: z.literal("audio"),
  language,
  audioData: soundUpTo(RECORDING_MAX_BASE64),
  conversationData: conversation,
  lessonDetails,
  place: place.optional(),
});

const questionNote = z.object({
  tense: z.enum(["present", "past", "future", "conditional"]).optional(),
  topic: z.string().max(60).optional(),
  translation: z.string().max(QUESTION_MAX_CHARACTERS).optional(),
  modelAnswer: z.string().max(ANSWER_MAX_CHARACTERS).optional(),
  studentAsks: z.boolean().optional(),
});
const photoPath = z
  .string(sentence("Choose the photo again."))
  .regex(PHOTO_PATH, sentence("Choose the photo again."));

/** What an exercise is made of, as the wizard's form holds it (spec section 2). What is spoken stays under Polly's limit. */
const exerciseContent = z.object(
  {
    activity: z.enum(activityNames, sentence("Choose an activity.")),
    language,
    level,
    board: z.enum([...boards, NONE], sentence("Choose an exam board.")),
    theme: z.string().trim().max(TITLE_MAX_CHARACTERS),
    title: z
      .string(sentence("The title is a text."))
      .trim()
      .max(TITLE_MAX_CHARACTERS, sentence(`Please keep the title to ${TITLE_MAX_CHARACTERS} characters.`)),
    /** The focus, or, for a conversation about a topic, its goal. */
    objective: objective.trim(),
    questions: z
      .array(
        z.object({
          text: z
            .string(sentence("Write the question, or delete its row."))
            .trim()
            .refine(isMeant, sentence("Write the question, or delete its row."))
            .max(
              QUESTION_MAX_CHARACTERS,
              sentence(`Please keep a question to ${QUESTION_MAX_CHARACTERS} characters.`),
            ),
          ...questionNote.shape,
        }),
        sentence("The questions are a list."),
      )
      .max(QUESTIONS_MAX, sentence(`An exercise has ${QUESTIONS_MAX} questions at most.`)),
    /** What is read aloud; "" for every other activity. */
    passage: z
      .string(sentence("What should be read out is a text."))
      .trim()
      .max(
        PASSAGE_MAX_CHARACTERS,
        sentence(`Please keep the passage to ${PASSAGE_MAX_CHARACTERS} characters.`),
      ),
    asset_url: z.union([z.literal(""), photoPath]),
    context_1: z.union([z.literal(""), photoPath]),
    photoAlt: z.string().trim().max(PHOTO_ALT_MAX_CHARACTERS, sentence("Please describe the photo shorter.")),
    class_id: z
      .string()
      .trim()
      .max(CLASS_MAX_CHARACTERS, sentence(`Please keep the class to ${CLASS_MAX_CHARACTERS} characters.`)),
    due_date: z.iso.date(sentence("Choose a day, or none.")),
    duration: z
      .number(sentence("Say how many minutes it lasts."))
      .int(sentence("Whole minutes, please."))
      .min(DURATION_MIN_MINUTES, sentence("The duration is at least 1 minute."))
      .max(DURATION_MAX_MINUTES, sentence(`The duration is ${DURATION_MAX_MINUTES} minutes at most.`)),
    settings,
  },
  sentence("Say what the exercise is made of."),
);
export type ExerciseContent = z.output<typeof exerciseContent>;

/** An exercise as its owner sees it once it is saved. */
const savedExercise = z.object({
  assignment_id: z.string(),
  isShared: z.boolean(),
  isClosed: z.boolean(),
  version: z.number(),
});

/** A member as the app knows them; `role` is null until it is chosen, once (spec section 4). */
const member = z.object({ uid: z.string(), role: z.enum(memberRoles).nullable(), createdAt: z.number() });
export type Member = z.output<typeof member>;

/** An exercise that a member has finished at least once. */
const played = z.object({
  assignment_id: z.string(),
  activity: z.enum(activityNames),
  language: z.enum(languages),
  title: z.string(),
  times: z.number(),
  /** Epoch milliseconds. */
  lastAt: z.number(),
});

const event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("transcript"), text: z.string(), ...spoken }),
  z.object({ type: z.literal("reply"), delta: z.string() }),
  z.object({ type: z.literal("sentence"), text: z.string() }),
  z.object({ type: z.literal("waiting") }),
  z.object({ type: z.literal("assessment"), ...assessment.shape }),
  z.object({ type: z.literal("annotation"), ...annotation.shape }),
  z.object({ type: z.literal("reset") }),
  z.object({ type: z.literal("done"), turn: z.number(), engine, isFinished: z.boolean() }),
  z.object({ type: z.literal("error"), error: fault }),
]);

export const shapes = {
  readExercise: { reply: publicExercise },
  startLesson: {
    body: z.object({ assignmentId, name, fresh: z.boolean(sentence("Fresh is true or false.")).optional() }),
    reply: z.object({ lesson, resumed: z.boolean() }),
  },
  takeTurn: {
    body: z.discriminatedUnion("dataType", [textTurn, audioTurn], sentence("An answer is text or audio.")),
    reply: event,
    whole: z.object({
      transcription: z.string(),
      transcriptionResponseData: z.object({ text: z.string(), ...spoken }),
      message: jsonText(z.object({ message: z.string(), ...assessment.shape, ...annotation.shape })),
      turn: z.number(),
      engine,
      isFinished: z.boolean(),
    }),
  },
  giveHint: {
    body: z.object({
      language,
      level,
      objective,
      max_tokens: z
        .number(sentence("Say how long the hint may be."))
        .int()
        .min(1)
        .max(HINT_MAX_TOKENS, sentence(`A hint has ${HINT_MAX_TOKENS} tokens at most.`)),
    }),
    reply: z.object({ message: jsonText(z.object({ message: z.string() })) }),
  },
  speak: {
    body: z.object({
      message: z
        .string(sentence("Say what Mark should say."))
        .min(1, sentence("Say what Mark should say."))
        .max(SPEECH_MAX_CHARACTERS, sentence("That is too long to be spoken at once.")),
    }),
  },
  openTranscription: {
    body: z.object(openLesson),
    /** Where the page streams 16-bit PCM to, signed for a minute: on this site, and straight to the recogniser. */
    reply: z.object({ site: z.string(), direct: z.string(), sampleRate: z.number() }),
  },
  transcribePiece: {
    body: z.object({ ...openLesson, audioData: soundUpTo(PIECE_MAX_BASE64) }),
    /** Both empty where nothing was said in this piece. */
    reply: z.object({ text: z.string(), words }),
  },
  readMember: { reply: member },
  registerMember: { reply: member },
  chooseRole: {
    body: z.object({
      role: z.enum(memberRoles, sentence("Choose: I am a Student, or I am a Teacher.")),
      /** Where the school's settings ask teachers for one. */
      invitation: z.string(sentence("The invitation code is a text.")).trim().max(100).optional(),
    }),
    reply: member,
  },
  listExercises: { reply: z.object({ exercises: z.array(publicExercise) }) },
  openExercise: { reply: publicExercise },
  listPlayed: { reply: z.object({ played: z.array(played) }) },
  buildExercise: {
    body: z.object({
      /** What the form already holds: the builder adapts it. */
      formData: z.object({
        title: z.string().max(TITLE_MAX_CHARACTERS),
        questions: z.array(z.string().max(QUESTION_MAX_CHARACTERS)).max(QUESTIONS_MAX),
        objective,
        passage: z.string().max(PASSAGE_MAX_CHARACTERS).optional(),
      }),
      activity: z.enum(activityNames, sentence("Choose an activity.")),
      prompt: z
        .string(sentence("Say what the exercise should be about."))
        .trim()
        .min(1, sentence("Say what the exercise should be about."))
        .max(PROMPT_MAX_CHARACTERS, sentence(`Please keep this to ${PROMPT_MAX_CHARACTERS} characters.`)),
      language,
      level,
      board: z.enum([...boards, NONE], sentence("Choose an exam board.")).optional(),
      /** The quick options that are switched on (spec section 9). */
      options: z.array(z.enum(quickOptionNames)).max(quickOptionNames.length).optional(),
      assetURL: photoPath.nullable(),
    }),
    reply: z.object({
      /** `improvement` holds the questions, split on semicolons, or the passage to be read out. */
      message: jsonText(z.object({ title: z.string(), improvement: z.string(), focus_area: z.string() })),
      questionNotes: z.array(questionNote),
      engine,
    }),
  },
  createExercise: {
    /** The same `key` for every try at saving the same exercise, so that it is saved once. */
    body: z.object({
      key: z.uuid(sentence("Give each exercise a key of its own.")),
      content: exerciseContent,
    }),
    reply: savedExercise,
  },
  updateExercise: {
    body: z.object({ content: exerciseContent, isClosed: z.boolean(sentence("A link is closed, or not.")) }),
    reply: savedExercise,
  },
  readContent: { reply: z.object({ ...savedExercise.shape, content: exerciseContent }) },
  uploadPhoto: { reply: z.object({ asset_url: z.string() }) },
  showPhoto: {},
  openPhoto: {},
  exportAccount: { reply: z.object({ account: z.record(z.string(), z.unknown()) }) },
  deleteAccount: { reply: z.object({ deleted: z.literal(true) }) },
  gradeLesson: {
    body: z.object({
      language,
      conversation,
      objective,
      /** The lesson to grade and to save. Without it the conversation above is graded, and nothing is kept. */
      lesson: z.object({ assignmentId, lessonId }).optional(),
    }),
    reply: z.object({
      message: jsonText(
        z.object({
          grade: z.string().optional(),
          feedback: z.string(),
          vocabulary: z.number().optional(),
          grammar: z.number().optional(),
        }),
      ),
      engine,
      saved: z.boolean(),
    }),
  },
} as const satisfies { [Name in RouteName]: Shape };

/** The body of every answer that is not a success. */
export const errorBody = z.object({ error: fault });

export type Shape = {
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
  readonly whole?: z.ZodType;
};
/** The shape of a call whose name is only known at run time. */
export const shapeOf = (route: RouteName): Shape => shapes[route];

type Shapes = typeof shapes;
type Out<S, Key extends string> = S extends { readonly [K in Key]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;
/** What a call takes, as its handler and the browser see it. */
export type Body<Name extends RouteName> = Out<Shapes[Name], "body">;
/** What a call gives: an object, or, for `events`, one of the events. */
export type Reply<Name extends RouteName> = Out<Shapes[Name], "reply">;
