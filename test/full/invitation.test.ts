import { expect, test } from "@jest/globals";
import { api } from "../../domain/api.ts";
import { shapes } from "../../domain/shapes.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";
import { refusedCall } from "../journeys/traffic.ts";

const scene = setScene();

const SENTENCE = "Please enter the invitation code that your school gives its teachers.";

test("Ms Okoye is asked for her school's invitation code where the server asks for it, and sends it with her choice", () =>
  scene.as(
    390,
    async ({ page, barriers }) => {
      const member = memberPage(page);
      await member.signUp(newcomer("Ms Okoye"));
      const error = { code: "invitation_needed", message: SENTENCE, field: "invitation" };
      await page.route(`**${api.chooseRole.path}`, (call) => call.fulfill({ status: 403, json: { error } }), {
        times: 1,
      });
      await member.press("I am a Teacher");
      await member.press("Yes, I am a Teacher");
      await member.line.getByText(SENTENCE).waitFor();
      expect(await barriers()).toEqual([]);

      const field = page.getByLabel("Invitation code for teachers");
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await field.fill(" green-river ");
      const sent = page.waitForRequest((request) => new URL(request.url()).pathname === api.chooseRole.path);
      await member.choose("Teacher");
      expect(shapes.chooseRole.body.parse((await sent).postDataJSON())).toEqual({
        role: "teacher",
        invitation: "green-river",
      });
    },
    { expected: [refusedCall("chooseRole", 403)] },
  ));
