import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { bringUp, type Stack } from "../../local/bring-up.ts";
import type { Network } from "../../local/network.ts";
import { describe } from "../stack/description.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { roomy } from "../stack/roomy.ts";
import { launchBrowser } from "./browser.ts";
import { stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import { asPerson, type Circumstances, type Person } from "./person.ts";
import { speechOf, syllableRecogniser } from "./speech.ts";
import { answersSent } from "./traffic.ts";

const { exercise, answers } = stage("Set Question Role Play", "French");
const answer = answers[1];
const words = answer.split(" ");

const folder = mkdtempSync(join(tmpdir(), "viva-speaking-"));
const network: Network = { site: "open", direct: "open" };
let stack: Stack;
let hand: StackInHand;
let browser: Browser;

beforeAll(async () => {
  const speech = join(folder, "speech.wav");
  writeFileSync(speech, speechOf(words.length));
  const dataDir = join(folder, "data");
  const recogniser = syllableRecogniser(answer, (word) => (word === "sœur" ? 0.1 : 0.95));
  [stack, browser] = await Promise.all([
    bringUp({ dataDir, port: 0, change: roomy, recogniser, network }),
    launchBrowser([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${speech}%noloop`,
    ]),
  ]);
  hand = await openStack(describe(stack, dataDir));
  await hand.putExercise(exercise);
});
afterAll(async () => {
  await browser.close();
  await hand.close();
  await stack.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(network, { site: "open", direct: "open" });
});

/** Lets a student with a microphone open the exercise and start. */
const asSpeaker = (
  width: number,
  act: (student: Person, lesson: ReturnType<typeof lessonPage>) => Promise<void>,
  circumstances: Circumstances = {},
) =>
  asPerson(
    browser,
    width,
    async (student) => {
      const lesson = lessonPage(student.page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Amira");
      await act(student, lesson);
    },
    { origin: stack.url, ...circumstances },
  );

test("Amira speaks: she reads her words while she says them, sends them, and Mark answers", () =>
  asSpeaker(390, async ({ page, barriers, overflow }, lesson) => {
    const sent = answersSent(page);
    await lesson.press("Tap to answer");
    await page.getByText("Mark is listening.").waitFor();
    await page.getByText(words.slice(0, 4).join(" ")).waitFor();
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.getByText("Finished? Tap to send, or just go on.").waitFor();
    expect(sent).toEqual([]); // Nothing is sent for her.
    await lesson.press("Tap to send");
    await lesson.answered(answer);
    const row = await hand.readLesson(await lesson.uid(), exercise.assignment_id);
    expect(row?.turns.map(({ said }) => said)).toEqual([answer]);
    expect(row?.turns[0]?.words.map(({ text }) => text)).toEqual(words);
  }));
