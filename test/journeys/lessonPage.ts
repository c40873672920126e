import type { Locator, Page } from "playwright-core";
import { texts } from "../../domain/texts.ts";

/** A guest's lesson as the person in front of it meets it: by what things are called, never by how they are made. */
export type LessonPage = {
  conversation: Locator;
  /** The text box. */
  box: Locator;
  /** What tells of a problem, and the ways on in it. */
  problem: Locator;
  /** Opens the exercise's link and waits for its cover. */
  open(assignmentId: string): Promise<void>;
  /** Says who one is, where that is asked, and starts; waits for Mark's first words. */
  start(name?: string): Promise<void>;
  /** Carries on with the conversation that this device knows, by typing the name it was begun under. */
  goOn(name: string): Promise<void>;
  /** Types an answer and sends it, and waits for nothing. */
  send(text: string): Promise<void>;
  /** Types an answer, sends it, and waits until Mark has answered. */
  answer(text: string): Promise<void>;
  /** Waits until this answer stands in the conversation and Mark has answered it. */
  answered(text: string): Promise<void>;
  /** Waits until so many lines of Mark's are whole, the opening among them: an answer that is stuck has none. */
  lines(count: number): Promise<void>;
  /** How often this answer stands in the conversation. */
  count(text: string): Promise<number>;
  press(name: string): Promise<void>;
  /** Ends the conversation and waits for the grading. */
  end(): Promise<void>;
  /** What the server knows this guest as. */
  uid(): Promise<string>;
};

export const lessonPage = (page: Page): LessonPage => {
  const conversation = page.getByRole("log");
  const box = page.getByRole("textbox", { name: "Your answer" });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const begun = () => conversation.getByText("Mark", { exact: true }).first().waitFor();
  const said = (text: string) => conversation.getByText(text, { exact: true });
  // A speaker button comes with each line of Mark's that is whole.
  const lines = (count: number) =>
    conversation
      .getByRole("button", { name: /^Listen/ })
      .nth(count - 1)
      .waitFor();
  const lesson: LessonPage = {
    conversation,
    box,
    problem: page.getByRole("main").getByRole("alert"),
    press,
    async open(assignmentId) {
      await page.goto(`/assignments/${assignmentId}`);
      await page.getByRole("heading", { name: "What to focus on" }).waitFor();
    },
    async start(name) {
      if (name !== undefined) await page.getByRole("textbox", { name: texts.enterFullName }).fill(name);
      await press(texts.startAssignment);
      await begun();
    },
    async goOn(name) {
      await page.getByText("There is an unfinished conversation on this device.").waitFor();
      await lesson.start(name);
    },
    async send(text) {
      await box.fill(text);
      await press("Send");
    },
    async answer(text) {
      await lesson.send(text);
      await lesson.answered(text);
    },
    async answered(text) {
      await said(text).last().waitFor();
      await lines(await conversation.getByText("Mark", { exact: true }).count());
    },
    lines,
    count: (text) => said(text).count(),
    async end() {
      await press("End the conversation");
      await page.getByRole("heading", { name: "How you did" }).waitFor();
      await page.getByRole("button", { name: "Restart" }).waitFor();
    },
    uid: () => page.evaluate(() => localStorage.getItem("uid") ?? ""),
  };
  return lesson;
};
