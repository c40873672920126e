import type { ServerResponse } from "node:http";

type Account = { email: string; name: string };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const show = (response: ServerResponse, status: number, title: string, content: string): void => {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // No form-action: the answer to the form leads back to the site.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
form { border-top: 1px solid; padding: 1rem 0 }
label, input, button { display: block; font: inherit; width: 100%; box-sizing: border-box }
input, button { min-height: 2.75rem; padding: .5rem; margin: .25rem 0 .75rem }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`);
};

const form = (query: string, content: string): string =>
  `<form method="post" action="authorize"><input type="hidden" name="request" value="${escaped(query)}">
${content}</form>`;

/**
 * The page in Google's place: who is to sign in? `query` is the authorize request, which comes back with the form; `problem`
 * says what was wrong with the last answer.
 */
export const chooser = (
  response: ServerResponse,
  query: string,
  accounts: readonly Account[],
  problem?: string,
): void => {
  const choices = accounts.map(({ email, name }) =>
    form(
      query,
      `<input type="hidden" name="do" value="choose">
<button name="email" value="${escaped(email)}">${escaped(name)} (${escaped(email)})</button>`,
    ),
  );
  show(
    response,
    problem === undefined ? 200 : 400,
    "Local stand-in for Google",
    `<p>This page belongs to the local run, and not to Google. Make up an account: nothing leaves this computer.</p>
${problem === undefined ? "" : `<p role="alert">${escaped(problem)}</p>`}
${choices.join("\n")}
${form(
  query,
  `<input type="hidden" name="do" value="create">
<label for="name">Name</label><input id="name" name="name" required autocomplete="off">
<label for="email">Email</label><input id="email" name="email" type="email" required autocomplete="off">
<button>Create an account and sign in</button>`,
)}
${form(query, `<button name="do" value="cancel">Cancel</button>\n<button name="do" value="fail">Let Google fail</button>`)}`,
  );
};

/** What Cognito shows where it can't send anybody back, because the request is not one of its app's. */
export const mistake = (response: ServerResponse, error: string): void =>
  show(response, 400, "An error was encountered with the requested page.", `<p>${escaped(error)}</p>`);
