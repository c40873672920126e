import type { ServerResponse } from "node:http";
import type { Mail } from "./services/cognito/codes.ts";

/** Where the site shows it. No page of Viva's own begins like this. */
export const MAILBOX_PATH = "/_local/mailbox";

/** Older mails are thrown away. */
const KEPT = 100;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const article = ({ to, subject, text, at }: Mail & { at: Date }): string =>
  `<article><h2>${escaped(subject)}</h2>
<p>To <b>${escaped(to)}</b> at <time datetime="${at.toISOString()}">${at.toLocaleTimeString("en-GB")}</time></p>
<p>${escaped(text)}</p></article>`;

const page = (articles: string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox of this local run</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
article { border-top: 1px solid; margin-top: 1.5rem }
h2 { font-size: 1.1rem }
</style>
<main>
<h1>Mailbox of this local run</h1>
<p>Nothing is really sent: here is what Cognito would have mailed, newest first. Reload the page for more.</p>
${articles.length > 0 ? articles.reverse().join("\n") : "<p>No mail so far.</p>"}
</main>
</html>
`;

/**
 * Where mails land that Cognito would send. `log` hears of each in a line, and where to read it on the site at `url`, never to
 * whom. They are kept in memory only.
 */
export const openMailbox = (url: string, log: (line: string) => void) => {
  const mails: (Mail & { at: Date })[] = [];
  return {
    deliver: (mail: Mail): void => {
      mails.push({ ...mail, at: new Date() });
      if (mails.length > KEPT) mails.shift();
      log(`Mail: ${mail.subject} (${url}${MAILBOX_PATH})`);
    },
    mails: (): readonly Mail[] => mails,
    /** The page, for people: newest first, without scripts. */
    show: (response: ServerResponse): void => {
      response
        .writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(page(mails.map(article)));
    },
  };
};
