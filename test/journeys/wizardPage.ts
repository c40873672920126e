import type { Page } from "playwright-core";
import type { Person } from "./person.ts";

/** The wizard as its user meets it. */
export const wizardPage = (page: Page) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const questions = page.getByRole("textbox", { name: /^Question \d+$/ });
  const built = page.getByRole("progressbar", { name: "Writing a suggestion" });
  return {
    press,
    questions,
    /** Presses what is aria-disabled: it says what is missing. */
    insist: (name: string) => page.getByRole("button", { name, exact: true }).click({ force: true }),
    title: page.getByLabel("Title (optional)"),
    duration: page.getByLabel("Duration in minutes"),
    link: page.getByText(/^https?:\/\/.*\/assignments\//),
    alert: (text: string) => page.getByRole("alert").getByText(text, { exact: true }).waitFor(),
    choose: (...names: string[]) =>
      names.reduce(
        (before, name) => before.then(() => page.getByRole("radio", { name, exact: true }).check()),
        Promise.resolve(),
      ),
    /** Everything that there is to choose, in its order, by the names that are read out. */
    choices: () =>
      page
        .getByRole("radio")
        .evaluateAll((radios) => radios.map((radio) => radio.closest("label")?.textContent ?? "")),
    /** The texts of the questions, in their order. */
    asked: () => questions.evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value)), // by their role
    /** Says what to write or change, and waits until it has. */
    async build(prompt: string) {
      await page.getByLabel(/^What should (the exercise be about|be changed)\?$/).fill(prompt);
      await page.getByRole("button", { name: /^(Write|Adapt) it$/ }).click();
      await page.getByRole("button", { name: "Undo: title" }).waitFor();
      await built.waitFor({ state: "hidden" });
    },
  };
};

/** Has the picture that is called so come, and is it more than an empty frame? */
export const isSeen = ({ page }: Person, alt: string): Promise<boolean> =>
  page.getByRole("img", { name: alt }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return false;
    await image.decode();
    return image.naturalWidth > 0;
  });

/** A picture that is no jpeg and has more than 2 MB, as this browser draws it. */
export const hugePicture = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext("2d");
    const noise = new ImageData(1200, 800);
    for (let place = 0; place < noise.data.length; place++)
      noise.data[place] = place % 4 === 3 ? 255 : Math.random() * 256;
    context?.putImageData(noise, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return { name: "beach.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
};
