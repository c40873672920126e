import { expect, test } from "@jest/globals";
import { handsOn } from "./keyboard.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

test("Rui, who has a keyboard alone and a window of 320 px, signs up, confirms nothing, and deletes his account again", () =>
  scene.as(320, async ({ page }) => {
    const hands = handsOn(page);
    const member = memberPage(page);
    const me = newcomer("Rui");
    await page.goto("/signup");
    await hands.heading("Sign up");
    expect(await hands.tabTo("Your Name")).toEqual(["Your Name"]);
    await hands.type(me.name);
    await hands.tabTo("Email Address");
    await hands.type(me.email);
    await hands.tabTo("Password");
    await hands.type(me.password);
    await hands.press("Enter");

    await hands.heading("Welcome");
    expect(await hands.tabTo("I am a Teacher")).toEqual(["I am a Student", "I am a Teacher"]);
    await hands.press("Enter");
    // One slip of the hand decides nothing.
    expect(await hands.focused()).toBe("Are you sure you are a teacher?");
    expect(await hands.tabTo("Go back")).toEqual(["Yes, I am a Teacher", "Go back"]);
    await hands.press("Enter");
    await hands.tabTo("I am a Student");
    await hands.press("Enter");
    await hands.tabTo("Yes, I am a Student");
    await hands.press("Enter");
    await hands.heading("Your exercises");
    expect(await hands.tabTo("Profile", "Shift+Tab")).toEqual(["Profile"]);
    await hands.press("Enter");
    await hands.heading("Your profile");
    expect(await hands.tabTo("Delete Account")).toEqual([
      "Send me a code",
      "Log Out",
      "Forgot Password",
      "Delete Account",
    ]);
    await hands.press("Enter");
    await member.heading("Delete your account?");
    expect(await hands.focused()).toBe("Delete your account?");
    expect(await hands.tabTo("Delete Account…")).toEqual(["Download my data", "Delete Account…"]);
    await hands.press("Enter");
    await member.heading("Are you quite sure?");
    expect(await hands.focused()).toBe("Are you quite sure?");
    expect(await hands.tabTo("Yes, delete everything")).toEqual(["Yes, delete everything"]);
    await hands.press("Enter");
    await hands.heading("Log in");
    expect(hands.faults()).toEqual([]);
  }));
