import type { Turn } from "../../../domain/conversation.ts";
import type { ExamId } from "../../../domain/exams/names.ts";
import { type Activity, blankExercise, contextOf, type Exercise } from "../../../domain/exercise.ts";
import type { Talk } from "../../../lambdas/partner/criteria/answered.ts";

type Task = { text: string; tense?: "past" | "future"; studentAsks?: boolean };

/** Five tasks as in a role play: the last is to ask. */
export const tasks: Task[] = [
  { text: "Qu'est-ce que tu as fait le week-end dernier ?", tense: "past" },
  { text: "Avec qui as-tu passé le week-end ?", tense: "past" },
  { text: "Qu'est-ce que tu as mangé samedi soir ?", tense: "past" },
  { text: "Qu'est-ce que tu vas faire le week-end prochain ?", tense: "future" },
  { text: "Pose-moi une question sur mes loisirs.", studentAsks: true },
];

/** A French exercise that is marked by this exam. */
export const exerciseFor = (
  exam: ExamId,
  activity: Activity,
  { asked = tasks, passage = "" }: { asked?: Task[]; passage?: string } = {},
): Exercise => ({
  ...blankExercise,
  assignment_id: "criteria1",
  ownerId: "teacher",
  activity,
  language: "French",
  context_0: passage || contextOf(asked.map(({ text }) => text)),
  questionNotes: asked.map(({ text: _, ...note }) => note),
  exam,
});

/** These answers to those questions; with `confidence` they were spoken, and each word was understood so well. */
export const talkOf = (said: readonly string[], { asked = tasks, confidence = -1 } = {}): Talk => {
  const question = (place: number) => asked[place]?.text ?? "Raconte-moi ton week-end.";
  const line = { translation: "", options: "" };
  return {
    opening: { message: question(0), ...line },
    turns: said.map(
      (text, place): Turn => ({
        said: text,
        words: confidence < 0 ? [] : text.split(/\s+/).map((word) => ({ text: word, confidence })),
        message: question(place + 1),
        ...line,
        score: 0,
        improvement: "",
        engine: "bedrock",
        turn: place + 1,
        isFinished: false,
      }),
    ),
  };
};

/** Five good answers to the tasks. */
export const good = [
  "Samedi, j'ai joué au foot avec mes amis et c'était génial parce que nous avons gagné.",
  "J'ai passé le week-end avec ma sœur.",
  "Samedi soir, j'ai mangé une pizza et j'ai bu un coca.",
  "Le week-end prochain, je vais aller au cinéma avec ma famille.",
  "Et toi, qu'est-ce que tu fais le week-end ?",
];
