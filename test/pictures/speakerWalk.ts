import { lessonPage } from "../journeys/lessonPage.ts";
import { sampleCalled } from "../journeys/microphone.ts";
import { exercises } from "./exercises.ts";
import type { Walk } from "./walks.ts";

/** What is said before the microphone. */
export const spoken = sampleCalled("fr-2");

/** What somebody sees who speaks, in real time: sound can't be made to wait. */
export const speakerWalk: Walk = async ({ page, take }) => {
  const lesson = lessonPage(page);
  await lesson.open(exercises.open.assignment_id);
  await lesson.start("Zoë");
  const button = page.getByRole("button", { name: "Tap to answer" });
  await button.waitFor();
  await page.locator(".toast").waitFor({ state: "detached" });
  await take("speak");
  await lesson.press("Test microphone");
  await take("speak-test");
  await lesson.press("Done");
  await button.click();
  await page.getByText(spoken.text, { exact: true }).waitFor();
  await take("speak-recording");
  await lesson.press("Pause");
  await take("speak-paused");
  await lesson.press("Go on");
  await page.getByText("Finished?").waitFor();
  await take("speak-offer");
  await lesson.press("Discard");

  await lesson.press("Reading settings");
  await page.getByRole("radio", { name: "Hold it down while I speak" }).check();
  await take("reading-settings-hold");
  await lesson.press("Done");
  await page.getByRole("button", { name: "Hold to answer" }).press("Space");
  await page.getByRole("paragraph").getByText("Hold the button down while you speak").waitFor();
  await take("speak-too-short");
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Hold to answer" }).dispatchEvent("click");
  await page.getByRole("alert").waitFor();
  await take("speak-denied");
};
