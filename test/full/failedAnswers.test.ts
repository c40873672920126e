import { expect, test } from "@jest/globals";
import { type InLesson, inLesson } from "../journeys/inLesson.ts";
import { setScene } from "../journeys/scene.ts";
import {
  answersSent,
  befall,
  brokenOff,
  lostAnswer,
  refused,
  refusedCall,
  unansweredCall,
} from "../journeys/traffic.ts";

const scene = setScene();

/** What the server holds of this person's answers. */
const stored = async ({ lesson, assignmentId }: InLesson): Promise<string[]> => {
  const row = await scene.stack.readLesson(await lesson.uid(), assignmentId);
  return row?.turns.map(({ said }) => said) ?? [];
};

test.each([
  [
    "Sam, whose answer the server fails on,",
    refused(500, "Something went wrong on our side."),
    "Something went wrong on our side.",
    [refusedCall("takeTurn", 500)],
  ],
  ["Uma, whose answer from Mark breaks off,", brokenOff, "The connection broke off half-way.", []],
  [
    "Wei, who is too fast for the server,",
    refused(429, "That was a little too fast.", 2),
    "That was a little too fast.",
    [refusedCall("takeTurn", 429)],
  ],
])("%s tries again, and it counts once", async (_, accident, sentence, expected) => {
  await inLesson(
    scene,
    "Sam",
    async (person) => {
      const { page, lesson, answers } = person;
      const sent = answersSent(page);
      await befall(page, "takeTurn", accident);
      await lesson.send(answers[1]);
      await lesson.problem.getByText(sentence).waitFor();
      expect(await person.barriers()).toEqual([]);
      expect(await lesson.count(answers[1])).toBe(1);
      expect(await lesson.conversation.getByText("Score:").count()).toBe(0);
      await lesson.press("Try again");
      await lesson.answered(answers[1]);
      expect(await lesson.count(answers[1])).toBe(1);
      expect(new Set(sent.map(({ place }) => place?.key)).size).toBe(1);
      expect(sent).toHaveLength(2);
      expect(await stored(person)).toEqual([answers[1]]);
      await lesson.answer(answers[2]);
      expect(await stored(person)).toEqual([answers[1], answers[2]]);
    },
    { expected },
  );
});

test("Tara, who never gets the server's answer, need not try again: hers goes once more by itself, and counts once", () =>
  inLesson(
    scene,
    "Tara",
    async (tara) => {
      const { page, lesson, answers } = tara;
      const sent = answersSent(page);
      await befall(page, "takeTurn", lostAnswer);
      await lesson.send(answers[1]);
      await lesson.lines(2);
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ place }) => place?.key)).size).toBe(1);
      expect(await stored(tara)).toEqual([answers[1]]);
    },
    { expected: [unansweredCall("takeTurn")] },
  ));

test("Vik, who words his answer anew after the server's was lost, is held to the new one alone", () =>
  inLesson(
    scene,
    "Vik",
    async (vik) => {
      // As far as his page can tell the line stays cut: nothing goes by itself.
      await vik.page.route("**/config.json", (call) => call.abort());
      await befall(vik.page, "takeTurn", lostAnswer);
      await vik.lesson.send(vik.answers[0]);
      await vik.lesson.press("Change my answer");
      expect(await vik.lesson.box.inputValue()).toBe(vik.answers[0]);
      await vik.lesson.answer(vik.answers[1]);
      expect(await stored(vik)).toEqual([vik.answers[1]]);
    },
    { expected: [unansweredCall("takeTurn")], tolerated: /config\.json/ },
  ));

test("Ben, who gets no answer at all, is told so after half a minute, and tries again", () =>
  inLesson(scene, "Ben", async (ben) => {
    await ben.page.clock.install();
    await befall(ben.page, "takeTurn", async () => undefined);
    await ben.lesson.send(ben.answers[1]);
    await ben.lesson.conversation.getByText("Mark is thinking").waitFor();
    await ben.page.clock.fastForward(30_000);
    await ben.lesson.problem.getByText("Viva is taking too long to answer.").waitFor();
    await ben.lesson.press("Try again");
    await ben.lesson.answered(ben.answers[1]);
    expect(await stored(ben)).toEqual([ben.answers[1]]);
  }));

test("Anna, whose token the server turns down, gets another, and stays the same guest", () =>
  inLesson(
    scene,
    "Anna",
    async (anna) => {
      await anna.lesson.answer(anna.answers[1]);
      // As good as any by its dates, but signed by nobody.
      await anna.page.evaluate(() => {
        const [head, claims] = (sessionStorage.getItem("jwtToken") ?? "").split(".");
        sessionStorage.setItem("jwtToken", `${head}.${claims}.${btoa("nobody")}`);
      });
      await anna.lesson.answer(anna.answers[2]);
      expect(await stored(anna)).toEqual([anna.answers[1], anna.answers[2]]);
    },
    { expected: [refusedCall("takeTurn", 401)] },
  ));
