import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { listen } from "../../local/aws/listen.ts";
import { forThisMachine } from "../../local/aws/ownHost.ts";
import { frontOf } from "../../local/front.ts";
import { MAILBOX_PATH, openMailbox } from "../../local/mailbox.ts";

const asked = async (port: number, host: string, path = "/"): Promise<[number | undefined, string]> => {
  const sent = request({ port, host: "127.0.0.1", path, headers: { host } }).end();
  const [response] = await once(sent, "response");
  return [response.statusCode, await text(response)];
};

test("a page that leads its own name to this machine reads nothing, the mailbox least of all", async () => {
  const mailbox = openMailbox("http://localhost:4000", () => undefined);
  mailbox.deliver({ to: "ann@school.example", subject: "Your code", text: "It is 123456." });
  const site = frontOf({ site: (_, response) => response.end("site"), people: () => undefined, mailbox });
  const { port, close } = await listen(forThisMachine(site), 0);
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "10.0.0.1",
  ])
    for (const path of ["/", MAILBOX_PATH]) {
      const [status, body] = await asked(port, host, path);
      expect([host, status]).toEqual([host, 421]);
      expect(body).not.toContain("123456");
    }
  for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, "[::1]:4000", "viva.localhost"])
    expect([host, ...(await asked(port, host))]).toEqual([host, 200, "site"]);
  expect((await asked(port, "localhost", MAILBOX_PATH))[1]).toContain("123456");
  await close();
});
