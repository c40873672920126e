import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { activityNames, contextOf, type Exercise, type Language, languages } from "../../domain/exercise.ts";
import { shapes } from "../../domain/shapes.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { ask, reply } from "./call.ts";
import { chance } from "./generate.ts";
import { newGuest, placeIn } from "./people.ts";

/** Twenty exercises that nobody has seen: their questions are put together here, by chance. */
const SEED = 7;
const EXERCISES = 20;

type Phrases = {
  topics: string[];
  questions: ((topic: string) => string)[];
  answers: [string, string, string];
};

const phrases: Record<Language, Phrases> = {
  French: {
    topics: ["le lycée", "la plage", "le vélo", "la cuisine", "les jeux vidéo", "la montagne"],
    questions: [
      (topic) => `Que penses-tu de ce sujet : ${topic} ?`,
      (topic) => `Quand as-tu parlé de ça pour la dernière fois : ${topic} ?`,
      (topic) => `Qu'est-ce que tu feras demain, à propos de ${topic} ?`,
      (topic) => `Pourquoi est-ce important pour toi, ${topic} ?`,
    ],
    answers: [
      "J'adore ça parce que c'est vraiment amusant.",
      "Je déteste ça, c'était nul et trop cher.",
      "Hier, mon frère a acheté un chien noir.",
    ],
  },
  Spanish: {
    topics: ["el instituto", "la playa", "la bicicleta", "la cocina", "los videojuegos", "la montaña"],
    questions: [
      (topic) => `¿Qué piensas de este tema: ${topic}?`,
      (topic) => `¿Cuándo hablaste de esto por última vez: ${topic}?`,
      (topic) => `¿Qué harás mañana, a propósito de ${topic}?`,
      (topic) => `¿Por qué es importante para ti, ${topic}?`,
    ],
    answers: [
      "Me encanta porque es muy divertido.",
      "Lo odio, fue horrible y demasiado caro.",
      "Ayer mi hermano compró un perro negro.",
    ],
  },
  German: {
    topics: ["die Schule", "der Strand", "das Fahrrad", "die Küche", "die Computerspiele", "die Berge"],
    questions: [
      (topic) => `Was denkst du über dieses Thema: ${topic}?`,
      (topic) => `Wann hast du zuletzt darüber gesprochen: ${topic}?`,
      (topic) => `Was wirst du morgen machen? Es geht um: ${topic}.`,
      (topic) => `Warum ist das für dich wichtig: ${topic}?`,
    ],
    answers: [
      "Ich liebe das, weil es sehr lustig ist.",
      "Ich hasse das, es war schrecklich und zu teuer.",
      "Gestern hat mein Bruder einen schwarzen Hund gekauft.",
    ],
  },
};

type Unseen = Pick<
  Exercise,
  "assignment_id" | "activity" | "language" | "title" | "objective" | "context_0" | "level" | "board"
> & { questions: string[] };

const dice = chance(SEED);
const unseen: Unseen[] = Array.from({ length: EXERCISES }, (_, place) => {
  // Every language meets every activity.
  const language = languages[place % 3] ?? "French";
  const activity = activityNames[place % 5] ?? "Photo Role Play";
  const { topics, questions: templates } = phrases[language];
  const topic = dice.pick(topics);
  const questions = [0, 1, 2].map((turn) => (templates[(place + turn) % templates.length] ?? String)(topic));
  return {
    assignment_id: `unseen${randomUUID().slice(0, 8)}`,
    activity,
    language,
    level: "GCSE - Higher",
    board: "AQA",
    title: topic,
    objective: `Talk about ${topic}`,
    questions,
    context_0: activity === "Conversation About Topic" ? "" : contextOf(questions),
  };
});

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
  for (const { questions: _, ...exercise } of unseen) await stack.putExercise(exercise);
});
afterAll(() => stack.close());

/** Mark's lines in a lesson of these answers, his opening first. */
const marksLines = async (assignmentId: string, answers: readonly string[]): Promise<string[]> => {
  const token = await newGuest();
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "Zoë" } });
  const lines = [lesson.opening.message];
  for (const [after, text] of answers.entries()) {
    const { json } = await ask("takeTurn", {
      token,
      body: {
        dataType: "text",
        text,
        conversationData: [],
        lessonDetails: { assignmentId, name: "Zoë" },
        place: placeIn(lesson.lessonId, after),
      },
    });
    lines.push(shapes.takeTurn.whole.parse(json).message.message);
  }
  return lines;
};

const isRolePlay = ({ activity }: Unseen) =>
  activity === "Photo Role Play" || activity === "Set Question Role Play";

test.each(unseen.filter(isRolePlay))(
  "$language $activity on $title: every question exactly as written",
  async (one) => {
    const { answers } = phrases[one.language];
    const lines = await marksLines(one.assignment_id, answers);
    for (const [place, question] of one.questions.entries()) expect(lines[place]).toContain(question);
    expect(lines[3]).not.toMatch(/\?/);
  },
);

test.each(unseen.filter(({ activity }) => activity === "Exam Style General Conversation"))(
  "$language $activity on $title: starters as written, and a question of Mark's own in between",
  async (one) => {
    const { answers } = phrases[one.language];
    const lines = await marksLines(one.assignment_id, answers);
    expect(lines[0]).toContain(one.questions[0]);
    expect(lines[1]).toMatch(/\?/);
    expect(lines[1]).not.toContain(one.questions[1]);
    expect(lines[2]).toContain(one.questions[1]);
    expect(lines[3]).toMatch(/\?/);
  },
);

test.each(unseen.filter(({ activity }) => activity === "Conversation About Topic"))(
  "$language $activity on $title: Mark asks all the way, and nothing twice",
  async (one) => {
    const lines = await marksLines(one.assignment_id, phrases[one.language].answers);
    const questions = lines.map((line) => line.split(/(?<=[.!?])\s+/).findLast((part) => part.includes("?")));
    expect(questions).not.toContain(undefined);
    expect(new Set(questions).size).toBe(questions.length);
  },
);

test.each(unseen.filter(({ activity }) => activity === "Read Along Passage"))(
  "$language $activity on $title: one reading, compared with the passage",
  async (one) => {
    const [read = ""] = one.questions;
    const token = await newGuest();
    const { lesson } = await reply("startLesson", {
      token,
      body: { assignmentId: one.assignment_id, name: "Zoë" },
    });
    const { json } = await ask("takeTurn", {
      token,
      body: {
        dataType: "text",
        text: read,
        conversationData: [],
        lessonDetails: { assignmentId: one.assignment_id, name: "Zoë" },
        place: placeIn(lesson.lessonId, 0),
      },
    });
    const turn = shapes.takeTurn.whole.parse(json);
    expect(turn.isFinished).toBe(true);
    // Only a third of the passage was read.
    expect(turn.message.score).toBeLessThan(60);
    expect(turn.message.improvement).not.toBe("");
  },
);

test("in every conversation Mark reacts to what was said: other answers get other words", async () => {
  const talked = unseen.filter(({ activity }) => activity !== "Read Along Passage");
  for (const one of talked) {
    const [first, second] = phrases[one.language].answers;
    const [glad, cross] = [
      await marksLines(one.assignment_id, [first]),
      await marksLines(one.assignment_id, [second]),
    ];
    expect(cross[0]).toBe(glad[0]);
    expect(cross[1]).not.toBe(glad[1]);
  }
});
