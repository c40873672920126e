import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { accountTexts } from "../../domain/accountTexts.ts";
import { memberPage } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

const HOST = "viva-school.auth.eu-west-1.amazoncognito.com";

/** The site as a school has it that is set up for Google; where its people are sent is answered by `answer`. */
const offerGoogle = async (page: Page, answer: (asked: URL) => string): Promise<void> => {
  await page.route("**/config.json", async (call) => {
    const response = await call.fetch();
    await call.fulfill({ response, json: { ...(await response.json()), signInHost: HOST } });
  });
  await page.route(`https://${HOST}/**`, (call) =>
    call.fulfill({ status: 302, headers: { location: answer(new URL(call.request().url())) } }),
  );
};

// Shows 2.5, 2.7, 7.9, 8.2
test("Google is offered where the site is set up for it, and nowhere else; who is turned away there is told so", () =>
  scene.as(390, async ({ page, barriers }) => {
    const member = memberPage(page);
    await page.goto("/login", { waitUntil: "networkidle" });
    await member.heading("Log in");
    expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);

    const asked: URL[] = [];
    await offerGoogle(page, (url) => {
      asked.push(url);
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return back.href;
    });
    await page.goto("/signup");
    await page.getByRole("button", { name: "Sign up with Google" }).waitFor();
    await page.goto("/login");
    await member.press("Sign in with Google");
    await member.line.getByText(accountTexts.googleFailed, { exact: true }).waitFor();
    expect(await barriers()).toEqual([]);
    expect(asked.map(({ searchParams }) => searchParams.get("identity_provider"))).toEqual(["Google"]);
  }));
