import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { pronunciationStars } from "../../../domain/grading.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { stage } from "../../journeys/exercises.ts";
import { lessonPage } from "../../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../../journeys/memberPage.ts";
import { sampleCalled } from "../../journeys/microphone.ts";
import { resultsPage } from "../../journeys/resultsPage.ts";
import { endOfWords } from "../../journeys/speaker.ts";
import { hugePicture, wizardPage } from "../../journeys/wizardPage.ts";
import { align, envelopeOf } from "../../speech/alignment.ts";
import { CONTAINED, type Sample, soundOf } from "../../speech/samples.ts";
import type { StackInHand } from "../../stack/hand.ts";
import type { SoundCard } from "./soundCard.ts";
import { asVisitor, type Place } from "./visitor.ts";

/** What the journeys need around them. */
export type Scene = Place & { stack: StackInHand; card: SoundCard };

/** How wide a phone and a laptop are, in CSS pixels. */
const widths = [390, 1366] as const;

/** Said to anything that a teacher's five questions ask about a photo. */
const answers = [
  "Sur la photo, il y a une plage et il pleut.",
  "Je suis allé au cinéma avec mes amis.",
  "J'ai mangé une pizza avec ma sœur.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais jouer au foot.",
];

/** Zoë comes by a link, gives her name, types her answers to the end, and sees how she did. */
const zoe = async (scene: Scene, width: number): Promise<void> => {
  const { exercise, opening = "", answers: said } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await asVisitor(scene, "Zoë", width, async ({ page, look }) => {
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await look("1 cover");
    await lesson.start("Zoë");
    await lesson.conversation.getByText(opening).waitFor();
    await look("2 question");
    await lesson.press("Type instead");
    await lesson.answer(said[1]);
    await look("3 answer");
    await lesson.answer(said[2]);
    await look("4 last answer");
    await lesson.end();
    await page
      .getByText(/\d+ \/ 100/)
      .first()
      .waitFor();
    await look("5 result");
  });
  const rows = await scene.stack.listResults(exercise.assignment_id);
  assert.deepEqual(
    rows.map(({ studentId, conversation: { turns } }) => [studentId, ...turns.map((turn) => turn.said)]),
    [["Zoë", said[1], said[2]]],
  );
};

/** Ms Roe signs up, builds a photo role play and copies its link; Rui plays it; she signs in again and reads what he said. */
const msRoe = async (scene: Scene, width: number): Promise<void> => {
  const roe = newcomer("Ms Roe");
  let link = "";
  await asVisitor(scene, "Ms Roe", width, async ({ page, look }) => {
    const member = memberPage(page);
    const wizard = wizardPage(page);
    await member.signUp(roe);
    await look("1 role");
    await member.choose("Teacher");
    await look("2 dashboard");
    await member.follow("Create Your First Assignment");
    await member.heading("What do you want to create?");
    await look("3 activities");
    await wizard.press("Create this: Photo Role Play");
    await page.getByLabel("Photo", { exact: true }).setInputFiles(await hugePicture(page));
    await wizard.alert(buildingTexts.photoTooLarge);
    await wizard.press("Shrink it for me");
    await page.getByRole("img", { name: "As it will be seen" }).waitFor();
    await page.getByLabel("What is in the photo?").fill("A beach in the rain");
    await wizard.choose("French", "GCSE - Higher", "AQA");
    await look("4 details");
    await wizard.press("Set the content");
    await wizard.build("holidays by the sea");
    await wizard.title.fill("Au bord de la mer");
    await look("5 content");
    await wizard.press("Set the difficulty");
    await wizard.duration.fill("5");
    await look("6 difficulty");
    await wizard.press("Finish up");
    await member.heading("Ta da!");
    await wizard.press("Copy link");
    await page.getByText(buildingTexts.copied, { exact: true }).waitFor();
    link = await wizard.link.innerText();
    await look("7 link");
    await member.follow("Go back home");
    await member.heading("Au bord de la mer");
  });
  await asVisitor(scene, "Rui", width, async ({ page, look }) => {
    const lesson = lessonPage(page);
    await lesson.open(link.replace(/.*\//, ""));
    await look("1 cover");
    await lesson.start("Rui");
    await lesson.press("Type instead");
    for (const answer of answers) await lesson.answer(answer);
    await look("2 last answer");
    await lesson.end();
    await look("3 result");
  });
  await asVisitor(scene, "Ms Roe", width, async ({ page, look }) => {
    const member = memberPage(page);
    await page.goto("/login");
    await member.logIn(roe);
    await member.heading("Au bord de la mer");
    await look("8 dashboard");
    await member.follow("See Result: Au bord de la mer");
    await page.getByRole("heading", { name: resultTexts.classHeading, exact: true }).waitFor();
    const { table } = resultsPage(page);
    await table.getByRole("link", { name: "Rui", exact: true }).waitFor();
    await look("9 results");
    await table.getByRole("link", { name: "Rui", exact: true }).click();
    await member.heading("The conversation");
    await page.getByText(answers[0] ?? "").waitFor();
    await look("10 conversation");
  });
};

/** How alike the loudness of a sound and of a recording has to be: echo cancelling and the like leave 0.7 and more. */
const ALIKE = 0.7;

/** Says something, and waits until its last words have been understood: they arrive a moment after they were said. */
const sayAll = async ({ card }: Scene, page: Page, sample: Sample): Promise<void> => {
  await card.say(sample);
  await page.getByRole("region", { name: "Answer by voice" }).getByText(endOfWords(sample.text)).waitFor();
};

/** Amira hears Mark, says her answers into an audio device, reads her words, sends them, and sees how clear they were. */
const amira = async (scene: Scene, width: number): Promise<void> => {
  const { card } = scene;
  const said = [sampleCalled("fr-2"), sampleCalled("fr-3")];
  const { exercise } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await asVisitor(scene, "Amira", width, async ({ page, look }) => {
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    const voice = card.hear();
    await lesson.start("Amira");
    // Every sentence of his is this one here, and the next may follow at once.
    const sentence = soundOf({ name: CONTAINED });
    const first = (await voice).subarray(0, sentence.length);
    const { envelope = 0 } = align(envelopeOf(first), envelopeOf(sentence)) ?? {};
    assert.ok(envelope >= ALIKE, `What came out of the loudspeaker is ${envelope} like Mark's voice.`);
    for (const sample of said) {
      await lesson.press("Tap to answer");
      await page.getByText("Mark is listening.").waitFor();
      await sayAll(scene, page, sample);
      if (sample === said[0]) await look("1 words");
      await lesson.press("Tap to send");
      await lesson.answered(sample.text);
    }
    await look("2 answers");
    await lesson.end();
    const clear = said.flatMap(({ words }) => words.map(({ confidence }) => confidence));
    const rating = page.locator(".rating").filter({ hasText: "Pronunciation" });
    assert.match(await rating.innerText(), new RegExp(`${pronunciationStars(clear)} of 5`));
    await look("3 result");
  });
  const [row] = await scene.stack.listResults(exercise.assignment_id);
  assert.deepEqual(
    row?.conversation.turns.map((turn) => ({
      said: turn.said,
      confidences: turn.words.map(({ confidence }) => confidence),
    })),
    said.map(({ text, words }) => ({ said: text, confidences: words.map(({ confidence }) => confidence) })),
  );
};

/** Gus's microphone is pulled out while he speaks: he is told, plugs it in, goes on, and nothing is lost. */
const gus = async (scene: Scene, width: number): Promise<void> => {
  const { card } = scene;
  const sample = sampleCalled("fr-2");
  const { exercise } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await asVisitor(scene, "Gus", width, async ({ page, look }) => {
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Gus");
    await lesson.press("Tap to answer");
    await page.getByText("Mark is listening.").waitFor();
    card.unplug();
    await page
      .getByRole("region", { name: "Answer by voice" })
      .getByText("Your microphone was interrupted.")
      .first()
      .waitFor();
    await look("1 interrupted");
    card.plug();
    await lesson.press("Go on");
    await page.getByText("Mark is listening.").waitFor();
    await sayAll(scene, page, sample);
    await lesson.press("Tap to send");
    await lesson.answered(sample.text);
  }).finally(card.plug);
};

/** The journeys that this browser can play, each by what it is called. */
export const journeysIn = (scene: Scene): readonly (readonly [string, () => Promise<void>])[] => {
  const journeys: Record<string, (scene: Scene, width: number) => Promise<void>> = {
    "Zoë types a lesson to its end": zoe,
    "Ms Roe builds an exercise and sees what came of it": msRoe,
    "Amira speaks with Mark": amira,
    ...(scene.browser.tellsOfUnplugging && { "Gus's microphone is pulled out": gus }),
  };
  return widths.flatMap((width) =>
    Object.entries(journeys).map(
      ([name, play]) => [`${name}, ${width} px wide`, () => play(scene, width)] as const,
    ),
  );
};
