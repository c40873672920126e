import { test } from "@jest/globals";
import { VIOLATION } from "./complaints.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

test("Mallory gets a script, a style and a call of hers refused, and any journey would fail by it", () =>
  scene.as(
    390,
    async ({ page }) => {
      await page.goto("/demo");
      await page.evaluate(async () => {
        const script = document.createElement("script");
        script.text = "document.title = 'taken over'";
        document.head.append(script);
        document.body.setAttribute("style", "color: red");
        await fetch("https://elsewhere.invalid/").catch(() => undefined);
      });
    },
    {
      expected: [
        new RegExp(`^${VIOLATION} script-src-elem inline`),
        new RegExp(`^${VIOLATION} style-src-attr inline`),
        new RegExp(`^${VIOLATION} connect-src https://elsewhere.invalid/`),
      ],
      // What the browser itself says to it is worded anew every year.
      tolerated: /Content Security Policy/,
    },
  ));
