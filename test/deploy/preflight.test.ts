import { expect, test } from "@jest/globals";
import { linesOf } from "../../deploy/finding.ts";
import { preflight } from "../../deploy/preflight/preflight.ts";
import { optionsFrom } from "../../deploy/settings.ts";
import { json, query, queryError } from "./aws/answers.ts";
import { healthy, simulated } from "./aws/healthy.ts";
import { type Operations, serveAws } from "./aws/serve.ts";
import { model } from "./preflight/model.ts";
import { quota } from "./preflight/quotas.ts";
import { rights } from "./preflight/rights.ts";
import { stack } from "./preflight/stacks.ts";
import type { State } from "./preflight/state.ts";
import { teachers } from "./preflight/teachers.ts";
import { mail, region, voice } from "./preflight/voiceAndMail.ts";
import { at, inSurroundings } from "./surroundings.ts";

inSurroundings();

/** What preflight prints, and what it asked, in an account that answers so. */
const looked = async (operations: Operations, settings: readonly string[] = []) => {
  const aws = await serveAws(operations);
  const lines: string[] = [];
  const options = optionsFrom(
    settings.flatMap((setting) => ["-c", setting]),
    [],
  );
  await at(aws.url, () => preflight(options, (finding) => lines.push(linesOf(finding)))).finally(aws.close);
  return { lines, calls: aws.calls };
};

const RULE = ["viva:teacherRule=domain", "viva:teacherDomains=school.example"];
const SES = ["viva:mailSender=viva@school.example"];

test("where nothing stands in the way, every line is ok, and only questions were asked", async () => {
  const { lines, calls } = await looked(healthy, [...SES, ...RULE]);
  expect(lines).toEqual([
    "ok   Credentials: account 123456789012, as arn:aws:iam::123456789012:user/it.",
    "ok   Your rights: you may take on the roles that CDK deploys with.",
    "ok   CDK's bootstrap: version 30 in eu-west-1.",
    "ok   What is deployed: nothing yet.",
    "ok   Mark's model: eu.amazon.nova-2-lite-v1:0 may be used.",
    "ok   Bedrock, Nova 2 Lite: 400,000 tokens a minute; a class of 30 needs 260,000.",
    "ok   Bedrock, Nova 2 Lite: 576,000,000 tokens a day; a class of 30 needs 1,170,000.",
    "ok   Lambda: 1,000 calls at a time; a class of 30 needs 100.",
    "ok   Transcribe: 25 streams at a time; a class of 30 needs 20.",
    "ok   Mark's voices: Remi, Sergio, Daniel (neural).",
    "ok   Mail: from viva@school.example, 50000 a day.",
    "ok   Teachers: by a confirmed address of your domains.",
  ]);
  for (const call of calls) expect(call).toMatch(/^(Get|Describe|List|Simulate|GET )/);
});

test.each<State>([...region, ...rights, ...stack, ...model, ...quota, ...voice, ...mail, ...teachers])(
  "$what",
  async ({ answers, settings = SES, isUndecided, line }) => {
    const { lines } = await looked({ ...healthy, ...answers }, [...settings, ...(isUndecided ? [] : RULE)]);
    // Said once, and what is not about it says ok.
    expect(lines.filter((one) => !one.startsWith("ok   "))).toEqual([line]);
  },
);

test("of a session it is the role that is asked about, wherever it lies; a guardrail that is ready is said to be", async () => {
  const role = "arn:aws:iam::123456789012:role/aws-reserved/sso.amazonaws.com/eu-west-1/Admin";
  let asked: string | undefined;
  const { lines } = await looked(
    {
      ...healthy,
      GetCallerIdentity: () =>
        query("GetCallerIdentity", {
          ...{ Account: "123456789012", UserId: "AROA:ann" },
          Arn: "arn:aws:sts::123456789012:assumed-role/Admin/ann",
        }),
      GetRole: ({ RoleName }) =>
        query("GetRole", {
          Role: {
            ...{ Path: "/aws-reserved/sso.amazonaws.com/eu-west-1/", RoleName, Arn: role },
            ...{ RoleId: "AROAEXAMPLEEXAMPLE", CreateDate: "2026-11-01T00:00:00Z" },
          },
        }),
      SimulatePrincipalPolicy: ({ PolicySourceArn }) => {
        asked = PolicySourceArn;
        return simulated("allowed");
      },
      "GET /guardrails/abc123": () =>
        json({
          ...{ name: "school", guardrailId: "abc123", version: "7", status: "READY" },
          guardrailArn: "arn:aws:bedrock:eu-west-1:123456789012:guardrail/abc123",
          ...{ createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" },
          ...{ blockedInputMessaging: "No.", blockedOutputsMessaging: "No." },
        }),
    },
    [...SES, ...RULE, "viva:guardrail=abc123:7"],
  );
  expect(asked).toBe(role);
  expect(lines).toContain("ok   Your rights: you may take on the roles that CDK deploys with.");
  expect(lines).toContain("ok   Your guardrail: abc123, version 7, is ready.");
  expect(lines.filter((line) => !line.startsWith("ok   "))).toEqual([]);
});

test("invitation codes in cdk.json are noted, since the repository shows them to everybody who can read it", async () => {
  const aws = await serveAws(healthy);
  const lines: string[] = [];
  const words = [...SES, "viva:teacherRule=invitation", "viva:teacherInvitations=spring term"];
  const options = optionsFrom(
    words.flatMap((word) => ["-c", word]),
    [],
  );
  await at(aws.url, () =>
    preflight({ ...options, hasCodesInCdkJson: true }, (finding) => lines.push(linesOf(finding))),
  ).finally(aws.close);
  expect(lines.filter((one) => !one.startsWith("ok   "))).toEqual([
    "note Teachers: the invitation codes are in cdk.json, so everybody who can read the repository can read them.\n       → Move teacherInvitations and teacherRule to viva.settings.json, which Git ignores, and choose new codes",
  ]);
});

const KEYS =
  "aws configure sso (or aws configure, with the keys of an administrator), then run this again; AWS_PROFILE names one of several";

test.each([
  [
    "ExpiredToken",
    "no   Credentials: your sign-in has expired.\n       → aws sso login, or fetch new keys, then run this again",
  ],
  [
    "InvalidClientTokenId",
    `no   Credentials: AWS does not know these keys in eu-west-1. They are wrong, or the region is not enabled.\n       → ${KEYS}; regions: https://console.aws.amazon.com/billing/home#/account`,
  ],
])("%s: nothing else is asked", async (code, line) => {
  const { lines, calls } = await looked({
    ...healthy,
    GetCallerIdentity: () => queryError(code, "The security token included in the request is invalid", 403),
  });
  expect(lines).toEqual([line]);
  expect(calls).toEqual(["GetCallerIdentity"]);
});

test("without credentials one plain sentence says so", async () => {
  const { AWS_ACCESS_KEY_ID: key = "" } = process.env;
  delete process.env.AWS_ACCESS_KEY_ID;
  try {
    expect((await looked(healthy)).lines).toEqual([
      `no   Credentials: this terminal has none for AWS.\n       → ${KEYS}`,
    ]);
  } finally {
    process.env.AWS_ACCESS_KEY_ID = key;
  }
});

test("where AWS does not answer, that is said, and nothing else is asked", async () => {
  const gone = await serveAws({});
  await gone.close();
  const lines: string[] = [];
  await at(gone.url, () => preflight(optionsFrom([], []), (finding) => lines.push(linesOf(finding))));
  expect(lines).toEqual([
    expect.stringMatching(
      /^no {3}Credentials: AWS does not answer in eu-west-1 \(.*ECONNREFUSED.*\)\.\n {7}→ Is this machine on the Internet/,
    ),
  ]);
});
