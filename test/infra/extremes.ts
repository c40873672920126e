import type { Settings } from "../../infra/settings.ts";

/** A host name of so many characters, no label of it too long. */
const host = (length: number, mark = "a"): string => {
  const labels = `${mark}${"a".repeat(length)}`.replaceAll(/(.{60})(?=.)/g, "$1.");
  return `${labels.slice(0, length - 8)}.example`.replace(/\.\.example$/, "a.example");
};

const count = [1, Number.MAX_SAFE_INTEGER, "1000"];
const flag = [false, true, "true"];
const address = `${"m".repeat(64)}@${host(180)}`;
const line = { name: "N".repeat(60), phone: "+".padEnd(20, "1"), about: "a".repeat(120) };

/**
 * Each setting off or at its smallest, on or at its largest, and at another value; undefined where it is not set. Values at
 * the same place go together, so that the columns are settings as a whole.
 */
export const extremes: Record<keyof Settings, readonly unknown[]> = {
  brand: ["V", "Ü".repeat(40), "Sprich!"],
  region: ["us-east-1", "ap-southeast-2", "eu-west-2"],
  rulesOff: [
    [],
    Array.from({ length: 20 }, (_, at) => `fr.second-verb.${at}`.padEnd(80, "x").slice(0, 71)),
    "fr.auxiliary.wrong",
  ],
  modelId: [
    "mistral.voxtral",
    "apac.anthropic.claude-3-7-sonnet-20250219-v1:0",
    "global.amazon.nova-2-lite-v1:0",
  ],
  voiceEngine: ["neural", "generative", "neural"],
  voiceFrench: ["Remi", "Lea", "Remi"],
  voiceSpanish: ["Sergio", "Lucia", "Sergio"],
  voiceGerman: ["Daniel", "Vicki", "Daniel"],
  turnsPerDay: count,
  turnsOfDemosPerDay: count,
  turnsPerSitePerDay: count,
  lessonsPerPersonPerDay: count,
  lessonsPerExercisePerDay: count,
  lessonsOfDemosPerDay: count,
  lessonsPerSitePerDay: count,
  callsOutsideLessonsPerDay: count,
  speechToText: flag,
  transcriptionsPerPersonPerDay: count,
  transcriptionsOfDemosPerDay: count,
  transcriptionsPerSitePerDay: count,
  buildsPerPersonPerDay: count,
  buildsPerSitePerDay: count,
  savesPerPersonPerDay: count,
  savesPerSitePerDay: count,
  photosPerPersonPerDay: count,
  photosPerSitePerDay: count,
  listsPerPersonPerDay: count,
  exportsPerPersonPerDay: count,
  transcriptionJobsOfDemosPerDay: count,
  transcriptionJobsPerSitePerDay: count,
  dailySpendLimit: [0, 1_000_000, "1"],
  monthlyBudget: [1, 1_000_000, "250"],
  teacherRule: ["open", "invitation", "domain"],
  teacherInvitations: [undefined, Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(100, "x")), undefined],
  wrongInvitationsPerPersonPerDay: count,
  wrongInvitationsPerSitePerDay: count,
  teacherDomains: [undefined, undefined, Array.from({ length: 20 }, (_, at) => host(104, `${10 + at}`))],
  googleClientId: [
    undefined,
    `${"1".repeat(60)}.apps.googleusercontent.com`,
    "1-a.apps.googleusercontent.com",
  ],
  googleSecret: [undefined, "s".repeat(512), "s"],
  googleDomain: [undefined, host(253), undefined],
  helpLines: [[{ name: "N", phone: "112" }], Array(5).fill(line), '[{"name":"N","phone":"112"}]'],
  guardrail: [undefined, `${"a".repeat(64)}:99999999`, "a:DRAFT"],
  adminMail: [undefined, address, "a@b.de"],
  permissionsBoundary: [undefined, "b".repeat(128), "arn:aws:iam::123456789012:policy/school/boundary"],
  mailSender: [undefined, address, "a@b.de"],
  mailVerified: [undefined, "domain", "address"],
  feedbackAddress: [undefined, address, "a@b.de"],
  firewall: flag,
  domain: [undefined, host(253), undefined],
  certificate: [
    undefined,
    "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555",
    undefined,
  ],
  resultsKeptDays: [1, 3650, "365"],
  logRetentionDays: [1, 3653, "400"],
};

/** Settings that are refused without one another. */
const together = [
  ["teacherRule", "teacherInvitations", "teacherDomains"],
  ["googleClientId", "googleSecret", "googleDomain"],
  ["domain", "certificate"],
];

/** The settings one by one, but for those that are refused without one another. */
export const apart: readonly (readonly string[])[] = [
  ...together,
  ...Object.keys(extremes)
    .filter((name) => !together.flat().includes(name))
    .map((name) => [name]),
];

/** What all columns are called. */
export const columns = ["off and smallest", "on and largest", "as neither"];

/** The context of these settings in a column. */
export const contextOf = (names: readonly string[], column: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(extremes)
      .filter(([name, values]) => names.includes(name) && values[column] !== undefined)
      .map(([name, values]) => [`viva:${name}`, values[column]]),
  );
