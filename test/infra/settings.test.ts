import { expect, test } from "@jest/globals";
import { Problem } from "../../infra/problem.ts";
import { settingsFrom } from "../../infra/settings.ts";

const problemsOf = (context: Record<string, unknown>): string[] => {
  try {
    settingsFrom(context);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message.split("\n");
  }
};

test("without settings everything has its default", () => {
  expect(settingsFrom({ "@aws-cdk/core:checkSecretUsage": true })).toEqual({
    brand: "Viva",
    region: "eu-west-1",
    modelId: "eu.amazon.nova-2-lite-v1:0",
    voiceEngine: "neural",
    voiceFrench: "Remi",
    voiceSpanish: "Sergio",
    voiceGerman: "Daniel",
    turnsPerDay: 600,
    lessonsPerExercisePerDay: 300,
    lessonsPerPersonPerDay: 40,
    lessonsOfDemosPerDay: 1000,
    lessonsPerSitePerDay: 5000,
    callsOutsideLessonsPerDay: 10_000,
    speechToText: true,
    transcriptionsPerPersonPerDay: 600,
    transcriptionsOfDemosPerDay: 12_000,
    transcriptionsPerSitePerDay: 60_000,
    logRetentionDays: 30,
  });
});

test("numbers and yes or no may come as text, as the command line gives them", () => {
  const given = { "viva:turnsPerDay": "12", "viva:logRetentionDays": "365", "viva:speechToText": "false" };
  expect(settingsFrom(given)).toMatchObject({ turnsPerDay: 12, logRetentionDays: 365, speechToText: false });
});

test.each([
  ["brand", " ", "viva:brand should not be empty."],
  ["brand", "x".repeat(41), "viva:brand should have 40 characters at most."],
  ["region", "Ireland", "viva:region should be an AWS region, such as eu-west-1."],
  [
    "modelId",
    "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/x",
    "viva:modelId should be the id of a Bedrock model or inference profile, such as eu.amazon.nova-2-lite-v1:0, not an ARN.",
  ],
  ["voiceEngine", "loud", "viva:voiceEngine should be neural or generative."],
  ["voiceGerman", "Remi", "viva:voiceGerman should be Daniel or Vicki."],
  ["turnsPerDay", 0, "viva:turnsPerDay should be a whole number from 1."],
  ["lessonsPerExercisePerDay", 1.5, "viva:lessonsPerExercisePerDay should be a whole number from 1."],
  ["lessonsPerSitePerDay", "many", "viva:lessonsPerSitePerDay should be a whole number from 1."],
  [
    "logRetentionDays",
    31,
    expect.stringMatching(
      /^viva:logRetentionDays should be one of CloudWatch's periods: 1, 3, 5, .*, 3653 days\.$/,
    ),
  ],
  ["logRetentionDays", 9999, expect.stringContaining("viva:logRetentionDays should be one of")],
  ["speechToText", "perhaps", "viva:speechToText should be true or false."],
  ["colour", "teal", "There is no setting called viva:colour."],
])("%s = %j is told in one sentence", (name, value, sentence) => {
  expect(problemsOf({ [`viva:${name}`]: value })).toEqual([sentence]);
});

test("a domain goes with a certificate of CloudFront's region", () => {
  const domain = "viva.school.example";
  const certificate = "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555";
  const both = { "viva:domain": domain, "viva:certificate": certificate };
  expect(settingsFrom(both)).toMatchObject({ domain, certificate });

  const together = "viva:domain and viva:certificate belong together: set both, or neither.";
  expect(problemsOf({ "viva:domain": domain })).toEqual([together]);
  expect(problemsOf({ "viva:certificate": certificate })).toEqual([together]);
  expect(problemsOf({ ...both, "viva:domain": `https://${domain}` })).toEqual([
    "viva:domain should be a host name in lower case, such as viva.school.example, without https://.",
  ]);
  expect(problemsOf({ ...both, "viva:certificate": certificate.replace("us-east-1", "eu-west-1") })).toEqual([
    "viva:certificate should be the ARN of a certificate in us-east-1, the one region whose certificates CloudFront takes.",
  ]);
});

test("every problem is told at once, a line each", () => {
  expect(problemsOf({ "viva:region": "here", "viva:turnsPerDay": -1, "viva:colour": 1 })).toHaveLength(3);
});
