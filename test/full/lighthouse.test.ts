import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Browser, chromium } from "playwright-core";
import { launchBrowser } from "../journeys/browser.ts";
import { freePort } from "../journeys/freePort.ts";
import { audit } from "../journeys/lighthouse.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";

let port: number;
let browser: Browser;
// A browser for each, because a member who comes to the landing page is sent to the dashboard.
beforeEach(async () => {
  port = await freePort();
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
});
afterEach(() => browser.close());

const at = (path: string): string => new URL(path, process.env.VIVA_URL).href;

test.each([
  ["the landing page", "/", "phone"],
  ["the landing page", "/", "desk"],
  ["a lesson's cover", "/assignments/5368", "phone"],
  ["the login page", "/login", "phone"],
] as const)("Lighthouse finds nothing to mend on %s, %s, on a %s", async (_, path, device) => {
  const { scores, failed } = await audit(at(path), port, device);
  expect({ ...scores, failed }).toEqual({
    accessibility: 100,
    "best-practices": 100,
    // Only the landing page is there to be found.
    ...(path === "/" ? { seo: 100, failed: [] } : { seo: expect.any(Number), failed: expect.any(Array) }),
  });
});

test("nor on Ms Roe's dashboard", async () => {
  // Lighthouse opens its pages in the browser's own window, not in one of Playwright's.
  const same = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [window] = same.contexts();
  const page = await window?.newPage();
  if (!page) throw new Error("The browser has no window of its own.");
  const member = memberPage(page);
  const { name, email, password } = newcomer("Ms Roe");
  await page.goto(at("/signup"));
  await member.fill("Your Name", name);
  await member.fill("Email Address", email);
  await member.fill("Password", password);
  await member.press("Sign Up");
  await member.heading("Welcome");
  await member.choose("Teacher");
  await page.close();
  await same.close();
  for (const device of ["phone", "desk"] as const) {
    const { scores } = await audit(at("/dashboard"), port, device);
    expect(scores).toEqual({ accessibility: 100, "best-practices": 100, seo: expect.any(Number) });
  }
});
