import { expect, test } from "@jest/globals";
import type { ExamMark } from "../../../domain/exams/examMark.ts";
import type { ExamId } from "../../../domain/exams/names.ts";
import type { Activity } from "../../../domain/exercise.ts";
import { examMarkOf } from "../../../lambdas/partner/criteria/examMark.ts";
import { exerciseFor, good, talkOf } from "./talk.ts";

const role = "Set Question Role Play";
const talk = "Exam Style General Conversation";

const markOf = (exam: ExamId, activity: Activity, said: readonly string[], confidence?: number): ExamMark => {
  const mark = examMarkOf(exerciseFor(exam, activity), talkOf(said, { confidence }));
  if (!mark) throw new Error("Not marked.");
  return mark;
};
const marksIn = ({ criteria }: ExamMark) => criteria.map(({ mark }) => mark);
const changed = (place: number, answer: string) => good.with(place, answer);

test("an exercise without an exam has no such mark", () => {
  expect(examMarkOf({ ...exerciseFor("aqa-2026 Higher", role), exam: "" }, talkOf(good))).toBeUndefined();
});

test.each<[string, number, string, number, RegExp]>([
  ["clear, with a verb", 1, "J'ai passé le week-end avec mon frère.", 2, /^Clear/],
  ["no verb", 1, "Avec mon frère.", 1, /no verb/],
  ["another tense, and any pastime will do", 0, "Je joue au tennis.", 1, /not in the past/],
  ["nothing of what was asked", 3, "Mon chien est petit.", 0, /something else/],
  ["another tense", 2, "Je mange une pizza.", 1, /not in the past/],
  ["something else", 2, "Ma chambre est petite et bleue.", 0, /something else/],
  ["English", 1, "I spent the weekend with my brother.", 0, /language/],
  ["a refusal", 3, "Je ne sais pas.", 0, /no answer/i],
  ["a statement where a question was to be asked", 4, "J'aime le foot.", 0, /asks nothing/i],
  ["a question without a verb", 4, "Et quel sport ?", 1, /no verb/],
])("role play, %s: task %d, “%s” has %d of 2", (_, place, answer, worth, because) => {
  const mark = markOf("aqa-2026 Foundation", role, changed(place, answer));
  expect(mark.criteria[place]).toMatchObject({ mark: worth, of: 2, because: expect.stringMatching(because) });
  expect(mark.criteria[place]?.quotes).toEqual([{ turn: place + 1, text: answer, shows: "" }]);
  // Each task by itself.
  expect(marksIn(mark).with(place, 2)).toEqual([2, 2, 2, 2, 2]);
  expect([mark.mark, mark.of]).toEqual([8 + worth, 10]);
});

test("a task that was not come to has none, and every task of the exam stays in the total", () => {
  const mark = markOf("aqa-2026 Foundation", role, good.slice(0, 3));
  expect(marksIn(mark)).toEqual([2, 2, 2, 0, 0]);
  expect(mark).toMatchObject({
    mark: 6,
    of: 10,
    part: "Role-play",
    label: "AQA GCSE, from 2026, Foundation",
  });
  expect(mark.criteria[4]).toMatchObject({ because: "Not answered.", quotes: [] });
  expect(mark.notes).toEqual([]);
});

test("an exercise with fewer tasks than the exam says so", () => {
  const asked = [{ text: "Qu'est-ce que tu as fait le week-end dernier ?" }];
  const mark = examMarkOf(
    exerciseFor("aqa-2026 Higher", role, { asked }),
    talkOf(good.slice(0, 1), { asked }),
  );
  expect(mark).toMatchObject({ mark: 2, of: 2, notes: ["This exercise sets 1 of these tasks, the exam 5."] });
});

test("AQA's photo: pieces of information, 9 for full marks at Foundation and 15 at Higher", () => {
  // J'ai joué, c'était, nous avons gagné, j'ai passé, j'ai mangé, j'ai bu, je vais aller; a question is none.
  const at = (exam: ExamId) => markOf(exam, "Photo Role Play", good);
  expect(at("aqa-2026 Foundation").criteria[0]?.because).toMatch(/^7 pieces of information \(9 needed/);
  expect([at("aqa-2026 Foundation").mark, at("aqa-2026 Higher").mark]).toEqual([4, 2]);
  expect(at("aqa-2026 Higher").of).toBe(5);
});

test("a conversation: development, language, and no mark for what was not heard", () => {
  const typed = markOf("aqa-legacy Foundation", talk, good);
  expect(typed.criteria.map(({ name, mark, of }) => [name, mark, of])).toEqual([
    ["Communication", expect.any(Number), 10],
    ["Range and accuracy of language", expect.any(Number), 10],
    ["Pronunciation and intonation", undefined, 5],
    ["Spontaneity and fluency", undefined, 5],
  ]);
  expect(typed.criteria[2]?.because).toBe("Not marked: nothing was heard.");
  expect(typed.of).toBe(20);
  expect(typed.notes[0]).toContain("Pronunciation and intonation (5) and Spontaneity and fluency (5)");

  const spoken = markOf("aqa-legacy Foundation", talk, good, 0.9);
  expect(spoken.criteria[2]).toMatchObject({ mark: 5 });
  expect([spoken.of, spoken.mark]).toEqual([25, typed.mark + 5]);
  expect(markOf("aqa-legacy Foundation", talk, good, 0.1).criteria[2]).toMatchObject({ mark: 0 });
});

test("longer, more correct and more varied is worth more, each where it belongs", () => {
  const [communication = 0, language = 0] = marksIn(markOf("aqa-2026 Higher", talk, good));
  const short = marksIn(markOf("aqa-2026 Higher", talk, good.slice(0, 2)));
  expect(short[0]).toBeLessThan(communication);
  const wrong = marksIn(
    markOf(
      "aqa-2026 Higher",
      talk,
      good.map((said) => said.replace("j'ai", "je as")),
    ),
  );
  expect(wrong[0]).toBe(communication);
  expect(wrong[1]).toBeLessThan(language);
});

test("interaction: what is taken up, and asked back", () => {
  const without = markOf("edexcel-international", talk, good.slice(0, 4)).criteria[1];
  const asked = markOf("edexcel-international", talk, good.with(3, `${good[3]} Et toi, que fais-tu ?`))
    .criteria[1];
  expect(without?.because).toMatch(/^4 questions taken up \(8 needed .*; 0 questions asked/);
  expect(asked?.mark).toBeGreaterThan(without?.mark ?? 0);
  expect(asked?.quotes.map(({ text }) => text)).toContain("Et toi, que fais-tu ?");
});

test("reading aloud: by what was heard, word by word; typed it has no mark", () => {
  const passage = "J'habite dans une petite ville avec ma famille.";
  const exercise = exerciseFor("aqa-2026 Foundation", "Read Along Passage", { passage });
  const readAs = (said: string, confidence?: number) => examMarkOf(exercise, talkOf([said], { confidence }));
  expect(readAs(passage, 0.9)).toMatchObject({ mark: 5, of: 5, part: "Reading aloud" });
  const half = readAs("J'habite dans une grande ville", 0.9);
  expect(half).toMatchObject({ mark: 3, of: 5 });
  expect(half?.criteria[0]?.quotes).toContainEqual({ turn: 1, text: "grande", shows: "read for “petite”" });
  expect(readAs(passage)).toMatchObject({
    mark: 0,
    of: 0,
    criteria: [{ because: "Not marked: nothing was heard." }],
  });
});

test("nothing said is nothing, not a crash", () => {
  expect(markOf("aqa-2026 Higher", talk, [])).toMatchObject({ mark: 0, of: 20 });
  expect(markOf("edexcel-2026 Higher", role, [])).toMatchObject({ mark: 0, of: 10 });
});
