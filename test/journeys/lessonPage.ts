import type { Locator, Page } from "playwright-core";

/** A guest's lesson as the person in front of it meets it: by what things are called, never by how they are made. */
export type LessonPage = {
  conversation: Locator;
  /** Opens the exercise's link and waits until it can be started. */
  open(assignmentId: string): Promise<void>;
  /** Says who one is, where that is asked, and starts; waits for Mark's first words. */
  start(name?: string): Promise<void>;
  /** Types an answer, sends it, and waits until Mark has answered. */
  answer(text: string): Promise<void>;
  press(name: string): Promise<void>;
  /** Ends the conversation and waits for the grading. */
  end(): Promise<void>;
};

export const lessonPage = (page: Page): LessonPage => {
  const conversation = page.getByRole("log");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return {
    conversation,
    press,
    async open(assignmentId) {
      await page.goto(`/assignments/${assignmentId}`);
      await page.getByRole("button", { name: "Start The Assignment" }).waitFor();
    },
    async start(name) {
      if (name !== undefined) await page.getByRole("textbox", { name: "Enter your full name" }).fill(name);
      await press("Start The Assignment");
      await conversation.getByText("Mark", { exact: true }).first().waitFor();
    },
    async answer(text) {
      const lines = conversation.getByText("Mark", { exact: true });
      await page.getByRole("textbox", { name: "Your answer" }).fill(text);
      await press("Send");
      await conversation.getByText(text, { exact: true }).last().waitFor();
      // A speaker button comes with each line of Mark's that is whole.
      await conversation
        .getByRole("button", { name: /^Listen/ })
        .nth((await lines.count()) - 1)
        .waitFor();
    },
    async end() {
      await press("End the conversation");
      await page.getByRole("heading", { name: "How you did" }).waitFor();
      await page.getByRole("button", { name: "Restart" }).waitFor();
    },
  };
};
