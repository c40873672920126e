import { describe, expect, test } from "@jest/globals";
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

const prefixed = (settings: object) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`viva:${name}`, value]));

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
    turnsOfDemosPerDay: 24_000,
    turnsPerSitePerDay: 120_000,
    lessonsPerExercisePerDay: 300,
    lessonsPerPersonPerDay: 40,
    lessonsOfDemosPerDay: 1000,
    lessonsPerSitePerDay: 5000,
    callsOutsideLessonsPerDay: 10_000,
    rulesOff: [],
    speechToText: true,
    transcriptionsPerPersonPerDay: 600,
    transcriptionsOfDemosPerDay: 12_000,
    transcriptionsPerSitePerDay: 60_000,
    buildsPerPersonPerDay: 100,
    buildsPerSitePerDay: 2000,
    savesPerPersonPerDay: 60,
    savesPerSitePerDay: 1000,
    photosPerPersonPerDay: 60,
    photosPerSitePerDay: 500,
    listsPerPersonPerDay: 2000,
    exportsPerPersonPerDay: 10,
    transcriptionJobsOfDemosPerDay: 2,
    transcriptionJobsPerSitePerDay: 8,
    dailySpendLimit: 25,
    monthlyBudget: 100,
    teacherRule: "open",
    teacherInvitations: [],
    teacherDomains: [],
    wrongInvitationsPerPersonPerDay: 5,
    wrongInvitationsPerSitePerDay: 100,
    resultsKeptDays: 400,
    mailVerified: "domain",
    firewall: false,
    helpLines: expect.arrayContaining([expect.objectContaining({ name: "Childline", phone: "0800 1111" })]),
    logRetentionDays: 30,
  });
});

test("numbers and yes or no may come as text, as the command line gives them", () => {
  const given = { "viva:turnsPerDay": "12", "viva:logRetentionDays": "365", "viva:speechToText": "false" };
  expect(settingsFrom(given)).toMatchObject({ turnsPerDay: 12, logRetentionDays: 365, speechToText: false });
});

const MAIL_SENDER = "viva:mailSender should be one address in lower case, such as viva@school.example.";
const ADMIN_MAIL = "viva:adminMail should be one address in lower case, such as viva-admin@school.example.";
const BOUNDARY =
  "viva:permissionsBoundary should be the name of a managed policy, or its ARN where it has a path or is not of this account.";
const HELP_LINES =
  'viva:helpLines should be a list of up to five lines such as { "name": "Childline", "phone": "0800 1111", "about": "free, at any hour" }.';

const RULES_OFF =
  "viva:rulesOff should be up to twenty ids of rules, such as fr.auxiliary.wrong, with commas between them.";

test("rules are switched off as a list, or with commas between them", () => {
  const rulesOff = ["fr.auxiliary.wrong", "de.case.dative-verbs"];
  for (const given of [rulesOff, rulesOff.join(", ")])
    expect(settingsFrom({ "viva:rulesOff": given })).toMatchObject({ rulesOff });
});

test("a school elsewhere names its own help lines, as a list or as JSON, and a guardrail by id and version", () => {
  const lines = [{ name: "Nummer gegen Kummer", phone: "116 111" }];
  const helpLines = [{ ...lines[0], about: "" }];
  for (const given of [lines, JSON.stringify(lines)])
    expect(settingsFrom({ "viva:helpLines": given })).toMatchObject({ helpLines });
  expect(settingsFrom({ "viva:guardrail": "abc123:7" })).toMatchObject({
    guardrail: { id: "abc123", version: "7" },
  });
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
  ["dailySpendLimit", -1, "viva:dailySpendLimit should be a whole number of dollars from 0."],
  ["dailySpendLimit", 2.5, "viva:dailySpendLimit should be a whole number of dollars from 0."],
  ["monthlyBudget", "lots", "viva:monthlyBudget should be a whole number of dollars from 1."],
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
  ["resultsKeptDays", 0, "viva:resultsKeptDays should be a whole number from 1 to 3650."],
  ["speechToText", "perhaps", "viva:speechToText should be true or false."],
  ["adminMail", "Head <head@school.example>", ADMIN_MAIL],
  ["permissionsBoundary", "/school/boundary", BOUNDARY],
  ["permissionsBoundary", "arn:aws:iam::123456789012:role/boundary", BOUNDARY],
  ["mailSender", "Viva <viva@school.example>", MAIL_SENDER],
  ["mailSender", "viva@school.example, other@school.example", MAIL_SENDER],
  [
    "mailVerified",
    "maybe",
    "viva:mailVerified should be domain or address: which of the two SES has verified.",
  ],
  [
    "feedbackAddress",
    "mailto:viva@school.example",
    "viva:feedbackAddress should be one address in lower case, such as viva-feedback@school.example.",
  ],
  ["firewall", "strong", "viva:firewall should be true or false."],
  ["helpLines", [], HELP_LINES],
  ["helpLines", "Childline", HELP_LINES],
  ["helpLines", [{ name: "Childline", phone: "call us" }], HELP_LINES],
  ["helpLines", Array(6).fill({ name: "One", phone: "112" }), HELP_LINES],
  [
    "guardrail",
    "arn:aws:bedrock:eu-west-1:123456789012:guardrail/abc",
    "viva:guardrail should be the id and the version of a Bedrock guardrail, such as abc123def456:1.",
  ],
  ["rulesOff", "auxiliary.wrong", RULES_OFF],
  ["rulesOff", ["fr.auxiliary.Wrong"], RULES_OFF],
  ["rulesOff", Array(21).fill("fr.auxiliary.wrong"), RULES_OFF],
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

const LONG = [..."abc"].map((letter) => letter.repeat(60)).join(".");

describe("who may be a teacher", () => {
  test("takes its lists as lists, or as the command line gives them", () => {
    const invitation = { "viva:teacherRule": "invitation" };
    const codes = { teacherInvitations: ["spring term", "summer term"] };
    expect(
      settingsFrom({ ...invitation, "viva:teacherInvitations": "spring term, summer term," }),
    ).toMatchObject(codes);
    expect(
      settingsFrom({ ...invitation, "viva:teacherInvitations": ["spring term", "summer term"] }),
    ).toMatchObject(codes);
    expect(
      settingsFrom({
        "viva:teacherRule": "domain",
        "viva:teacherDomains": "school.example,staff.school.example",
      }),
    ).toMatchObject({ teacherDomains: ["school.example", "staff.school.example"] });
  });

  const broken =
    "viva:teacherRule=invitation goes with viva:teacherInvitations, domain with viva:teacherDomains, and open with neither.";
  const invitations =
    "viva:teacherInvitations should be codes of 8 characters or more, 20 at most, with commas between them.";
  const domains =
    "viva:teacherDomains should be host names such as school.example, 20 at most, with commas between them.";
  test.each<[Record<string, unknown>, string]>([
    [{ teacherRule: "friends" }, "viva:teacherRule should be open, invitation or domain."],
    [{ teacherRule: "invitation" }, broken],
    [{ teacherRule: "domain", teacherInvitations: "spring term" }, broken],
    [{ teacherInvitations: "spring term" }, broken],
    [{ teacherRule: "invitation", teacherInvitations: "short" }, invitations],
    [{ teacherRule: "invitation", teacherInvitations: Array(21).fill("spring term") }, invitations],
    [{ teacherRule: "invitation", teacherInvitations: 12345678 }, invitations],
    [{ teacherRule: "domain", teacherDomains: "@school.example" }, domains],
    [{ teacherRule: "domain", teacherDomains: Array(20).fill(LONG) }, domains],
  ])("%j is told in one sentence", (given, sentence) => {
    expect(problemsOf(prefixed(given))).toEqual([sentence]);
  });
});

describe("Google", () => {
  const googleClientId = "123-abc.apps.googleusercontent.com";
  const googleSecret = "viva/google";
  const both =
    "viva:googleClientId and viva:googleSecret belong together, and viva:googleDomain goes with both.";
  test("goes with its secret's name, and never with the secret", () => {
    const given = { googleClientId, googleSecret, googleDomain: "school.example" };
    expect(settingsFrom(prefixed(given))).toMatchObject(given);
    expect(problemsOf(prefixed({ googleClientId }))).toEqual([both]);
    expect(problemsOf(prefixed({ googleSecret }))).toEqual([both]);
    expect(problemsOf(prefixed({ googleDomain: "school.example" }))).toEqual([both]);
    expect(problemsOf(prefixed({ googleClientId, googleSecret: "GOCSPX-abc" }))).toEqual([
      "viva:googleSecret should be the name of a secret in Secrets Manager that holds the client secret, never the client secret itself.",
    ]);
    expect(problemsOf(prefixed({ googleClientId: "me", googleSecret }))).toEqual([
      "viva:googleClientId should be what Google's console calls the client ID, ending in .apps.googleusercontent.com.",
    ]);
    expect(problemsOf(prefixed({ ...given, googleDomain: "School" }))).toEqual([
      "viva:googleDomain should be the school's domain at Google, such as school.example.",
    ]);
  });
});

test("every problem is told at once, a line each", () => {
  expect(problemsOf({ "viva:region": "here", "viva:turnsPerDay": -1, "viva:colour": 1 })).toHaveLength(3);
});
