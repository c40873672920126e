import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { accountTexts } from "../../domain/accountTexts.ts";
import { codeMailedTo } from "./mailbox.ts";

/** Who signs up. */
export type Newcomer = { name: string; email: string; password: string };

/** Somebody of this name whom nobody knows yet. */
export const newcomer = (name: string): Newcomer => ({
  name,
  email: `${randomUUID().slice(0, 8)}@school.example`,
  password: "correct horse",
});

/** The pages of people with an account, as these meet them: by what things are called. */
export const memberPage = (page: Page) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  /** The last of that name: the bar at the top leads to some places that the page itself leads to as well. */
  const follow = (name: string) => page.getByRole("link", { name, exact: true }).last().click();
  const heading = (name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  /** What the page says about how it went. */
  const line = page.getByRole("main").getByRole("alert");
  return {
    press,
    follow,
    heading,
    fill,
    line,
    /** Up to the question for the role. */
    async signUp({ name, email, password }: Newcomer) {
      await page.goto("/signup");
      await fill("Your Name", name);
      await fill("Email Address", email);
      await fill("Password", password);
      await press("Sign Up");
      await heading("Welcome");
    },
    async choose(role: "Student" | "Teacher") {
      const sure = page.getByRole("button", { name: `Yes, I am a ${role}`, exact: true });
      if (!(await sure.isVisible())) await press(`I am a ${role}`);
      await sure.click();
      await heading("Your exercises");
    },
    /** On the login page; waits for nothing. */
    async logIn({ email, password }: Omit<Newcomer, "name">) {
      await heading("Log in");
      await fill("Email Address", email);
      await fill("Password", password);
      await press("Log in");
    },
    /** From any of a member's pages. */
    async logOut() {
      await follow("Profile");
      await press("Log Out");
      await page.getByText("You have logged out.").waitFor();
    },
    /** On the profile. */
    async confirmEmail(email: string) {
      await press("Send me a code");
      await line.getByText(`We have sent a code to ${email}.`).waitFor();
      await fill("Code from the email", await codeMailedTo(page, email));
      await press("Confirm");
      await page.getByText("Confirmed", { exact: true }).waitFor();
    },
    /** On the page for it, from the address to the new password. */
    async resetPassword({ email, password }: Omit<Newcomer, "name">) {
      await heading("Reset Password");
      await fill("Email Address", email);
      await press("Send me a code");
      await line.getByText(accountTexts.resetSent).waitFor();
      await fill("Code from the email", await codeMailedTo(page, email));
      await fill("New Password", password);
      await press("Change my password");
      await heading("Your password is changed");
    },
    /** Both times that one is asked; gives the file that was offered in between. */
    async deleteAccount() {
      await follow("Profile");
      await press("Delete Account");
      await heading("Delete your account?");
      const [download] = await Promise.all([page.waitForEvent("download"), press("Download my data")]);
      await press("Delete Account…");
      await heading("Are you quite sure?");
      await press("Yes, delete everything");
      await page.getByText(/^Your account is deleted/).waitFor();
      return download;
    },
    /** What the server knows this member as. */
    uid: () => page.evaluate(() => localStorage.getItem("uid") ?? ""),
  };
};
