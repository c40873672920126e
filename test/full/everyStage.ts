import { defaultSettings } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import type { Person } from "../journeys/person.ts";
import type { Scene } from "../journeys/scene.ts";
import { befall, refused, refusedCall } from "../journeys/traffic.ts";

/** What the browser complains of on the way: an exercise that is gone, and an answer that is refused. */
export const onTheWay = [refusedCall("readExercise", 404), refusedCall("takeTurn", 503)];

/**
 * Takes a person through everything that a guest's pages can show, and lets `look` look at each, by its name. Long words
 * are among what is shown.
 */
export const throughEveryStage = async (
  { page }: Person,
  { stack }: Scene,
  look: (stage: string) => Promise<void>,
): Promise<void> => {
  const lesson = lessonPage(page);
  for (const address of ["/", "/demo", "/nowhere", "/assignments/neverwas"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(address);
  }
  const { exercise, answers } = stage("Set Question Role Play", "German");
  const title = "Geschwindigkeitsbegrenzungsdiskussionsrunde am Wochenende";
  await stack.putExercise({ ...exercise, title, duration: 5, settings: defaultSettings });
  await lesson.open(exercise.assignment_id);
  await look("INTRO");
  await lesson.press("Reading settings");
  await page.getByRole("dialog").waitFor();
  await look("the reading settings");
  await lesson.press("Done");
  await lesson.press(texts.startAssignment);
  await page.getByText("Please enter your name.").waitFor();
  await look("no name");

  await lesson.start("Noa");
  await page.getByText(`${exercise.activity}: focus and hint`).click();
  await lesson.press("Send");
  await page.getByText(texts.emptyAnswer).waitFor();
  await look("an empty answer");
  await lesson.answer(answers[0]);
  await lesson.conversation.getByRole("button", { name: "Translation" }).last().click();
  await lesson.press("Model answer");
  await lesson.conversation.getByText("Model answer", { exact: true }).waitFor();
  await lesson.press("Retry answer");
  await page.getByRole("button", { name: "Keep my old answer" }).waitFor();
  await look("an answer taken back");
  await befall(
    page,
    "takeTurn",
    refused(503, "Mark is very busy right now. Nothing is lost: please try again."),
  );
  await lesson.send("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(2));
  await lesson.problem.waitFor();
  await look("an answer that is stuck");
  await page.reload();
  await page.getByText("There is an unfinished conversation").waitFor();
  await look("an unfinished lesson");
  await lesson.goOn("Noa");
  await lesson.press("Change my answer");
  await lesson.answer(answers[1]);
  await lesson.answer(answers[2]);
  await lesson.conversation.getByRole("button", { name: "Translation" }).first().click();
  await look("EXERCISE, at its end");
  await lesson.end();
  await page
    .getByText(/\d+ \/ 100/)
    .first()
    .waitFor();
  await look("FINISH");
};
