import { expect, test } from "@jest/globals";
import { listen } from "../../local/aws/listen.ts";
import { openMailbox } from "../../local/mailbox.ts";

const page = async ({ show }: ReturnType<typeof openMailbox>): Promise<Response> => {
  const { port, close } = await listen((_, response) => show(response), 0);
  const response = await fetch(`http://127.0.0.1:${port}`);
  await close();
  return response;
};
const mail = { to: "ann@school.example", subject: "Your code", text: "It is 123456." };

test("the page shows what was mailed, newest first, and runs nothing", async () => {
  const mailbox = openMailbox("http://localhost:4000", () => undefined);
  expect(await (await page(mailbox)).text()).toContain("No mail so far.");
  mailbox.deliver(mail);
  mailbox.deliver({ ...mail, subject: "Another <code>", text: 'Say "it" & <script>alert(1)</script>' });
  const response = await page(mailbox);
  const html = await response.text();
  expect(html.match(/<h2>.*<\/h2>/g)).toEqual(["<h2>Another &lt;code&gt;</h2>", "<h2>Your code</h2>"]);
  expect(html).toContain("Say &quot;it&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("ann@school.example");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
});

test("tests and the terminal hear of each mail, and only the last hundred are kept", () => {
  const lines: string[] = [];
  const mailbox = openMailbox("http://localhost:4000", (line) => lines.push(line));
  for (let place = 0; place < 101; place += 1)
    mailbox.deliver({ ...mail, to: `pupil${place}@school.example` });
  expect(lines).toHaveLength(101);
  // To whom, and the code, is for the page alone.
  expect(lines[100]).toBe("Mail: Your code (http://localhost:4000/_local/mailbox)");
  expect(mailbox.mails()).toHaveLength(100);
  expect(mailbox.mails()[0]).toMatchObject({ ...mail, to: "pupil1@school.example" });
});
