import { expect, test } from "@jest/globals";
import { json, jsonError } from "../deploy/aws/answers.ts";
import { healthy, modelAnswers } from "../deploy/aws/healthy.ts";
import type { Operations } from "../deploy/aws/serve.ts";
import { ran } from "../deploy/ran.ts";

/** What an offer says of itself; nobody here reads it. */
const termDetails = { usageBasedPricingTerm: { rateCard: [] }, legalTerm: {}, supportTerm: {} };

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
      json({ modelId: "amazon.nova-2-lite-v1:0", offers: [{ offerToken: "token", termDetails }] }),
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

test("a model of Anthropic's is enabled once the account has said what it uses it for", async () => {
  const model = "anthropic.claude-haiku-4-5-20251001-v1:0";
  const agreement = {
    ...modelAnswers(model, "Claude Haiku", "Anthropic"),
    [`GET /list-foundation-model-agreement-offers/${model}`]: () =>
      json({ modelId: model, offers: [{ offerToken: "token", termDetails }] }),
    "POST /create-foundation-model-agreement": () => json({ modelId: model }),
  };
  const words = ["--enable-model", "-c", `viva:modelId=eu.${model}`];
  const enabled = (more: Operations) => ran("preflight", { ...healthy, ...agreement, ...more }, ...words);
  const [unknown, known] = await Promise.all([
    enabled({ "GET /use-case-for-model-access": () => jsonError("ResourceNotFoundException", "No.", 404) }),
    enabled({
      "GET /use-case-for-model-access": () =>
        json({ formData: Buffer.from("what it is for").toString("base64") }),
    }),
  ]);
  expect(unknown.stdout).toContain(`no   Enabling ${model}: Anthropic asks once what an account uses`);
  expect(unknown.calls).not.toContain("POST /create-foundation-model-agreement");
  expect(known.stdout).toContain(`ok   Enabling ${model}: its offer is accepted`);
});
