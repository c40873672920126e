import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import type { Finding } from "../../deploy/finding.ts";
import { reportFile, reportOf } from "../../deploy/verify/report.ts";
import { verified } from "../../deploy/verify/verified.ts";
import { visitTo } from "../../deploy/verify/visit.ts";
import { type Spoil, spoiltSite } from "../deploy/spoilt.ts";

const { VIVA_URL: site = "" } = process.env;
/** What is not ok, as it begins. */
const wrong = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== "ok").map(({ state, what }) => `${state} ${what}`);
const behind = async (spoil: Spoil): Promise<Finding[]> => {
  const spoilt = await spoiltSite(site, spoil);
  return verified(visitTo(spoilt.url), () => undefined).finally(spoilt.close);
};

test("a lesson on a site that is well finds nothing wrong but that no model is there", async () => {
  const told: Finding[] = [];
  const findings = await verified(visitTo(site), (finding) => told.push(finding));
  expect(told).toEqual(findings);
  expect(wrong(findings)).toEqual([
    "note The scores: 5 of 5 by Viva's own rules, not by the model.",
    expect.stringMatching(/^note The hint: by Viva's own rules, not by the model, in /),
    expect.stringMatching(/^note The grade: by Viva's own rules, not by the model, in /),
  ]);
  expect(findings.map(({ what }) => what.split(":")[0])).toEqual([
    ...[
      "Pages",
      "Headers",
      "config.json",
      "Guests",
      "Refusals",
      "The exercise",
      "The lesson",
      "Mark's voice",
    ],
    ...[
      "Speech through the site",
      "Speech directly, by port 8443",
      "Turns",
      "The scores",
      "The hint",
      "The grade",
    ],
  ]);
  expect(findings.map(({ what }) => what).join("\n")).toMatch(
    /Speech through the site: opens, and closes with 1000; a wrong signature is refused by its first message, InvalidSignatureException/,
  );
});

test("what is wrong with a site is found, each by its own line", async () => {
  const findings = await behind(async (path, answer) => {
    if (path === "/demo") answer.headers["cache-control"] = "public, max-age=86400";
    if (path === "/") answer.headers["content-security-policy"] = "default-src *";
    if (path === "/api/no-such-call") answer.body = Buffer.from("<html>");
    if (path === "/api/hint") answer.status = 503;
    if (path === "/api/voice") answer.headers["content-type"] = "text/html";
    // The spoilt site hands on what is whole; only what took a while shows that.
    if (path === "/api/conversation") await pause(400);
  });
  expect(wrong(findings)).toEqual([
    "no Pages: /demo answers 200, text/html, cache-control public, max-age=86400.",
    "no Headers: / has content-security-policy: default-src *.",
    "no Refusals: a call that there is not answers 404 <html>, not 404 with an error's body.",
    expect.stringMatching(/^no Mark's voice: answers 200 /),
    expect.stringMatching(
      /^note Speech through the site: does not open \(.+\)\. Pages take their next way\.$/,
    ),
    expect.stringMatching(/^no Turns: 5 of 5 came all at once, not line by line: /),
    "note The scores: 5 of 5 by Viva's own rules, not by the model.",
    expect.stringMatching(/^no The hint: answers 503 /),
    expect.stringMatching(/^note The grade: by Viva's own rules, not by the model, in /),
  ]);
});

test("without guests no lesson is begun, and each point says why", async () => {
  const findings = await behind((path, answer) => {
    if (path === "/config.json") Object.assign(answer, { status: 403, body: Buffer.from("no") });
  });
  expect(wrong(findings)).toEqual([
    "no config.json: answers 403, and names no pools.",
    "no Guests: there is no pool to try it with.",
    "no Refusals: there is no guest to try it with.",
    "no The lesson: there is no guest to try it with.",
    "no Mark's voice: there is no lesson to try it with.",
    "no Speech: there is no config.json to try it with.",
    "no Turns: there is no lesson to try it with.",
    "no The hint: there is no guest to try it with.",
    "no The grade: there is no lesson to try it with.",
  ]);
});

test("where nothing answers, that is said", async () => {
  const [first] = await verified(visitTo("http://127.0.0.1:9"), () => undefined);
  expect(first).toMatchObject({
    state: "no",
    what: expect.stringMatching(/^Pages: .*(bad port|ECONNREFUSED)/),
  });
});

test("only an address of a site is visited", () => {
  for (const address of [undefined, "viva.school.example", "https://viva.school.example/demo"])
    expect(() => visitTo(address)).toThrow(
      "Which site? npm run verify -- https://viva.school.example (npm run deploy says the address)",
    );
});

test("the report is dated, says what is wrong, and leaves a list for a person", () => {
  const now = new Date("2026-11-21T20:15:30Z");
  const findings: Finding[] = [
    { state: "ok", what: "Pages: a | b." },
    { state: "no", what: "The grade: answers 503.", mend: "Look at the log" },
  ];
  expect(reportFile("https://viva.school.example", now)).toBe(
    "viva-verified-viva.school.example-2026-11-21-20-15.md",
  );
  const report = reportOf("https://viva.school.example", now, findings);
  expect(report).toContain("# https://viva.school.example, verified 2026-11-21 20:15 UTC\n\n1 to mend.\n");
  expect(report).toContain(
    "| ✓ | Pages: a \\| b. |  |\n| **no** | The grade: answers 503. | Look at the log |\n",
  );
  expect(report).toMatch(/## For a person to look at\n\n- \[ \] Speak a whole lesson/);
});
