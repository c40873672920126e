import type { Locator, Page } from "playwright-core";
import { contextOf, type Exercise } from "../../domain/exercise.ts";
import type { PictureName } from "../../frontend/src/landing/pictures.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { sampleCalled } from "../journeys/microphone.ts";
import { beginningOf } from "../journeys/speaker.ts";
import { wizardPage } from "../journeys/wizardPage.ts";
import { attemptOf } from "../stack/attempts.ts";
import type { StackInHand } from "../stack/hand.ts";
import { attemptsOn } from "./classroom.ts";

/** What a scene has to play with. */
export type Stage = {
  page: Page;
  stack: StackInHand;
  /** What is said before the microphone. */
  spoken: ReturnType<typeof sampleCalled>;
};

/** The way to what a picture shows. */
type Scene = (stage: Stage) => Promise<void>;

const questions = [
  "Qu'est-ce que tu as fait le week-end dernier ?",
  "Qu'est-ce que tu fais le soir ?",
  "Où vas-tu passer tes prochaines vacances ?",
];

const weekend: Partial<Exercise> & { assignment_id: string } = {
  assignment_id: "weekend",
  activity: "Set Question Role Play",
  language: "French",
  level: "GCSE - Higher",
  board: "AQA",
  title: "Le week-end",
  objective: "Talk about your free time, in the past and in the present.",
  context_0: contextOf(questions),
  duration: 5,
};

/** A toast stands for five seconds over what the picture is to show. */
export const withoutToast = (page: Page) => page.locator(".toast").waitFor({ state: "detached" });

/** Scrolls until this stands at the top of the window, with a little air above it. */
const toTop = (what: Locator) =>
  what.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 20, behavior: "instant" }),
  );

export const begun = async ({ page, stack }: Stage) => {
  await stack.putExercise(weekend);
  const lesson = lessonPage(page);
  await lesson.open(weekend.assignment_id);
  await lesson.start("Zoë");
  return lesson;
};

/** A typed answer with its tip, and the next one being spoken. */
const talking: Scene = async (stage) => {
  const { page, spoken } = stage;
  const lesson = await begun(stage);
  await lesson.press("Type instead");
  await lesson.answer("J'ai allé au cinéma avec mes amis.");
  await withoutToast(page);
  await lesson.press("Speak instead");
  await lesson.press("Tap to answer");
  await page.getByText(beginningOf(spoken, 8)).waitFor();
};

/** The same answer with what Mark has to say to it, while there is time to think about the next. */
const tip: Scene = async (stage) => {
  const lesson = await begun(stage);
  await lesson.press("Type instead");
  await lesson.answer("J'ai allé au cinéma avec mes amis.");
  await withoutToast(stage.page);
  await stage.page.getByRole("note").waitFor();
};

/** An answer to each question, typed. */
export const giveAnswers = async (lesson: ReturnType<typeof lessonPage>) => {
  await lesson.answer("Samedi, je suis allée au cinéma avec mes amis parce que nous adorons les films.");
  await lesson.answer("Le soir, je regarde la télé avec ma sœur parce que c'est amusant.");
  await lesson.answer("L'été prochain, je vais visiter Paris avec ma sœur parce qu'elle aime les musées.");
};

const marked: Scene = async (stage) => {
  const lesson = await begun(stage);
  await lesson.press("Type instead");
  await giveAnswers(lesson);
  await lesson.end();
  await withoutToast(stage.page);
};

/** A teacher's new exercise, whose content is to be written. */
export const newExercise = async ({ page }: Stage) => {
  const member = memberPage(page);
  const wizard = wizardPage(page);
  await member.signUp(newcomer("Ms Roe"));
  await member.choose("Teacher");
  await page.goto("/create-exercise");
  await wizard.press("Create this: Set Question Role Play");
  await wizard.choose("French", "GCSE - Higher", "AQA");
  await wizard.press("Set the content");
  return wizard;
};

const building: Scene = async (stage) => {
  const wizard = await newExercise(stage);
  const { page } = stage;
  await wizard.build("holidays by the sea");
  await withoutToast(page);
  await page.getByLabel("What should be changed?").fill("Ask about food, too");
  await toTop(page.locator(".prompt"));
};

/** A teacher's page of what an invented class has made of an exercise. */
export const classResults = async ({ page, stack }: Stage) => {
  const member = memberPage(page);
  await member.signUp(newcomer("Ms Roe"));
  await member.choose("Teacher");
  // Another one for each picture: an exercise has one owner.
  const assignment_id = `weekend${Date.now().toString(36)}`;
  await stack.putExercise({ ...weekend, assignment_id, ownerId: await member.uid(), class_id: "10B" });
  for (const attempt of attemptsOn(assignment_id)) await stack.putResult(attemptOf(attempt));
  await page.goto(`/manage-assignment/${assignment_id}`);
  await member.heading("At a glance");
};

const reading: Scene = async (stage) => {
  await classResults(stage);
  await toTop(stage.page.getByRole("heading", { name: "Mistakes that come up most" }));
};

export const scenes: Readonly<Record<PictureName, Scene>> = { talking, tip, marked, building, reading };
