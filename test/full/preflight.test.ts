import { expect, test } from "@jest/globals";
import { json } from "../deploy/aws/answers.ts";
import { healthy } from "../deploy/aws/healthy.ts";
import { ran } from "../deploy/ran.ts";

const RULE = ["-c", "viva:teacherRule=domain", "-c", "viva:teacherDomains=school.example"];

test("the command ends with 1 where something is in the way, and a note is not", async () => {
  const [bad, good] = await Promise.all([
    ran("preflight", { ...healthy, "GET /v1/voices": () => json({ Voices: [] }) }, ...RULE),
    ran(
      "preflight",
      {
        ...healthy,
        "GET /2016-08-19/account-settings": () => json({ AccountLimit: { ConcurrentExecutions: 10 } }),
      },
      ...RULE,
    ),
  ]);
  expect(bad).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/\nFix 1 problem before deploying\.\n$/),
  });
  expect(good).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nReady: npm run deploy\. Worth a look first: 2\.\n$/),
  });
});

test("a model is enabled where that is asked for, and by nothing else", async () => {
  const agreement = {
    "GET /list-foundation-model-agreement-offers/amazon.nova-2-lite-v1:0": () =>
      json({ modelId: "amazon.nova-2-lite-v1:0", offers: [{ offerToken: "token", termDetails: {} }] }),
    "POST /create-foundation-model-agreement": () => json({ modelId: "amazon.nova-2-lite-v1:0" }),
  };
  const { stdout, calls } = await ran("preflight", { ...healthy, ...agreement }, "--enable-model");
  expect(stdout).toContain(
    "ok   Enabling amazon.nova-2-lite-v1:0: its offer is accepted; a few minutes later it may be used.",
  );
  expect(calls.filter((call) => !/^(Get|Describe|List|Simulate|GET )/.test(call))).toEqual([
    "POST /create-foundation-model-agreement",
  ]);
});
