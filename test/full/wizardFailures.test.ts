import { expect, test } from "@jest/globals";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";
import { wizardPage } from "../journeys/wizardPage.ts";

const scene = setScene();

// Shows 8.11
test("Ms Roe loses nothing where the line is cut, the builder fails or is called off, and saving fails", () =>
  scene.as(
    1280,
    async ({ page, barriers }) => {
      const member = memberPage(page);
      const wizard = wizardPage(page);
      await member.signUp(newcomer("Ms Roe"));
      await member.choose("Teacher");
      await member.follow("Create Your First Assignment");
      await wizard.press("Create this: Photo Role Play");
      await wizard.choose("Spanish", "IGCSE - Higher", "EdExcel");

      // The line is cut once, and the photo goes up by itself when it is back.
      await page.route("**/api/photos", (route) => route.abort("connectionreset"), { times: 1 });
      const jpeg = await page.evaluate(() => {
        const canvas = document.createElement("canvas");
        return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
      });
      const file = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg, "base64") };
      await page.getByLabel("Photo", { exact: true }).setInputFiles(file);
      await page.getByText("The connection is gone. We'll try again as soon as it is back.").waitFor();
      await page.getByRole("img", { name: "As it will be seen" }).waitFor();
      await wizard.press("Set the content");

      const busy = { error: { code: "busy", message: "The builder is busy just now." } };
      await page.route("**/api/builder", (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
      await wizard.title.fill("Mi escuela");
      await page.getByLabel("What should the exercise be about?").fill("my school");
      await wizard.press("Write it");
      await wizard.alert(busy.error.message);
      expect(await barriers()).toEqual([]);
      expect(await wizard.title.inputValue()).toBe("Mi escuela");

      // Called off while it works: what then comes is not wanted any more.
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/builder", (route) => held.then(() => route.abort()), { times: 1 });
      await wizard.press("Retry");
      await page.getByRole("progressbar", { name: "Writing a suggestion" }).waitFor();
      await wizard.press("Cancel");
      await page.getByRole("progressbar").waitFor({ state: "hidden" });
      answer();
      expect(await wizard.asked()).toEqual([]);
      expect(await wizard.title.inputValue()).toBe("Mi escuela");
      await wizard.press("Write it");
      await page.getByRole("button", { name: "Undo: title" }).click();
      expect(await wizard.title.inputValue()).toBe("Mi escuela");

      await wizard.press("Set the difficulty");
      await wizard.duration.fill("4");
      await page.route("**/api/exercises", (route) => route.abort("connectionreset"), { times: 1 });
      await wizard.press("Finish up");
      await wizard.alert("We can't reach Viva. Check your connection. Nothing you wrote is lost.");
      expect(await barriers()).toEqual([]);
      await wizard.press("Try again");
      await member.heading("Ta da!");
      await member.follow("Go back home");
      await member.heading("Mi escuela");

      // And what is not wanted is gone.
      await member.follow("Edit: Mi escuela");
      await wizard.press("Discard");
      expect(await barriers()).toEqual([]);
      await wizard.press("Yes, discard it");
      await member.heading("Mi escuela");
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["jwtToken"]);
      expect(await page.getByRole("heading", { name: "Mi escuela" }).count()).toBe(1);
    },
    { tolerated: /ERR_CONNECTION_RESET|status of 503|ERR_FAILED|ERR_ABORTED/ },
  ));
