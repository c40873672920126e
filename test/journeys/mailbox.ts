import type { Page } from "playwright-core";

/** The local run's mailbox (local/mailbox.ts), as its page shows it. */
const MAILBOX = "/_local/mailbox";

/** The newest code that was mailed to an address; throws where none was. The page under test stays as it is. */
export const codeMailedTo = async (page: Page, email: string): Promise<string> => {
  const html = await (await page.request.get(MAILBOX)).text();
  const mail = html.split("<article>").find((article) => article.includes(`<b>${email}</b>`));
  const code = mail && /\b\d{6}\b/.exec(mail)?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};
