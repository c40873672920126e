import { RetentionDays } from "aws-cdk-lib/aws-logs";
import * as z from "zod";
import type { Language } from "../domain/exercise.ts";
import { RESULTS_KEPT_DAYS } from "../domain/limits.ts";
import { Problem } from "./problem.ts";
import { count } from "./settings/count.ts";
import { GOOGLE_BROKEN, googleSettings, isGoogleWhole } from "./settings/google.ts";
import { guardrailSettings } from "./settings/guardrail.ts";
import { helpSettings } from "./settings/help.ts";
import { mailSettings } from "./settings/mail.ts";
import { operationsSettings } from "./settings/operations.ts";
import { rulesSettings } from "./settings/rules.ts";
import { HOST_NAME, sentence } from "./settings/sentence.ts";
import { spendingSettings } from "./settings/spending.ts";
import { isTeacherRuleWhole, TEACHER_RULE_BROKEN, teacherSettings } from "./settings/teachers.ts";

/** What a setting's name begins with among the context values of CDK, which has values of its own there. */
export const PREFIX = "viva:";

/** True or false; text too, because `cdk deploy -c name=value` knows nothing else. */
const flag = (what: string) =>
  z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], {
    error: `${what} should be true or false.`,
  });

/** One of these voices; the first is Mark's own. */
const voice = <const Names extends readonly [string, ...string[]]>(language: Language, names: Names) =>
  z.enum(names, sentence(`viva:voice${language} should be ${names.join(" or ")}.`)).default(names[0]);

const keptDays = sentence("viva:resultsKeptDays should be a whole number from 1 to 3650.");

const retentions = Object.values(RetentionDays).filter((days) => typeof days === "number");
const logRetention = sentence(
  `viva:logRetentionDays should be one of CloudWatch's periods: ${retentions.slice(0, -1).join(", ")} days.`,
);

const each = z.strictObject(
  {
    /** What the product calls itself in mails to its users. */
    brand: z
      .string(sentence("viva:brand should be a name, such as Viva."))
      .trim()
      .min(1, sentence("viva:brand should not be empty."))
      .max(40, sentence("viva:brand should have 40 characters at most."))
      .default("Viva"),
    /** Where everything runs. The default keeps pupils' data in the EU. */
    region: z
      .string(sentence("viva:region should be an AWS region, such as eu-west-1."))
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, sentence("viva:region should be an AWS region, such as eu-west-1."))
      .default("eu-west-1"),
    /** The Bedrock model behind Mark: the id of an inference profile (`eu.…`) or of a model. */
    modelId: z
      .string(sentence("viva:modelId should be the id of a Bedrock model or inference profile."))
      .regex(
        /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+(:\d+)?$/,
        sentence(
          "viva:modelId should be the id of a Bedrock model or inference profile, such as eu.amazon.nova-2-lite-v1:0, not an ARN.",
        ),
      )
      .default("eu.amazon.nova-2-lite-v1:0"),
    /** Polly's engine; neural is billed at about half of generative and has a male voice in all three languages. */
    voiceEngine: z
      .enum(
        // All of Mark's voices speak with these two.
        ["neural", "generative"],
        sentence("viva:voiceEngine should be neural or generative."),
      )
      .default("neural"),
    /**
     * Mark's voice in each language: Polly's young man, or the other voice that speaks with both engines
     * (https://docs.aws.amazon.com/polly/latest/dg/available-voices.html).
     */
    voiceFrench: voice("French", ["Remi", "Lea"]),
    voiceSpanish: voice("Spanish", ["Sergio", "Lucia"]),
    voiceGerman: voice("German", ["Daniel", "Vicki"]),
    /** Calls of one person a day: a spoken lesson of twelve answers makes about seventy, most of them sentences. */
    turnsPerDay: count("viva:turnsPerDay").default(600),
    /** Answers and guesses in all demos: twelve of each in every one of their lessons. */
    turnsOfDemosPerDay: count("viva:turnsOfDemosPerDay").default(24_000),
    /**
     * The same in all other lessons. A guess that comes true costs nothing beside its answer, but a script may have every
     * one worked anew, in as many lessons as it likes: $1,500 a day, at about a cent each.
     */
    turnsPerSitePerDay: count("viva:turnsPerSitePerDay").default(120_000),
    /** More than anybody's voice lasts; it keeps one person from using up a class's or the site's. */
    lessonsPerPersonPerDay: count("viva:lessonsPerPersonPerDay").default(40),
    /** A class of 30 that starts an exercise ten times over. */
    lessonsPerExercisePerDay: count("viva:lessonsPerExercisePerDay").default(300),
    /** All three demos together: whoever plays them takes nothing from a school's own exercises. */
    lessonsOfDemosPerDay: count("viva:lessonsOfDemosPerDay").default(1000),
    /** At about $0.15 a lesson, $750 where each is played once; the demos and the calls below come on top. */
    lessonsPerSitePerDay: count("viva:lessonsPerSitePerDay").default(5000),
    /** Turns and gradings by programs that hold no lesson: less than a cent each. */
    callsOutsideLessonsPerDay: count("viva:callsOutsideLessonsPerDay").default(10_000),
    /** May students speak? Without it they type, and nothing of Transcribe is used. */
    speechToText: flag("viva:speechToText").default(true),
    /**
     * What Transcribe bills at 15 s or more each ($0.006): a stream opened, a piece, or a recording. A lesson of twelve
     * answers has twelve, twice as many where most are recorded anew, and five times on a network that lets only pieces
     * through: eight lessons of the last kind.
     */
    transcriptionsPerPersonPerDay: count("viva:transcriptionsPerPersonPerDay").default(600),
    /** All demos together, twelve answers each; they take nothing from a school's own exercises. */
    transcriptionsOfDemosPerDay: count("viva:transcriptionsOfDemosPerDay").default(12_000),
    /**
     * Twelve answers in each of the site's lessons: $360 where they are as short as most, which is in the $0.15 a lesson
     * above. A script may fill the 95 s that are heard at most ($0.04), or hold a stream open for hours, one for each
     * person and exercise: see docs/cost.md on what that can cost.
     */
    transcriptionsPerSitePerDay: count("viva:transcriptionsPerSitePerDay").default(60_000),
    /** Exercises built by a model, less than a cent each: more than anybody reads in a day. */
    buildsPerPersonPerDay: count("viva:buildsPerPersonPerDay").default(100),
    /** A school of two hundred teachers and pupils who build ten each. */
    buildsPerSitePerDay: count("viva:buildsPerSitePerDay").default(2000),
    /** Exercises saved, new or changed. Each has up to 6,000 characters spoken beforehand, for less than ten cents. */
    savesPerPersonPerDay: count("viva:savesPerPersonPerDay").default(60),
    /** Spoken beforehand to the last character: $100 on the worst day. */
    savesPerSitePerDay: count("viva:savesPerSitePerDay").default(1000),
    /** At 2 MB each. */
    photosPerPersonPerDay: count("viva:photosPerPersonPerDay").default(60),
    /** A gigabyte a day at most, for teachers with a confirmed address; everybody else together has as much again. */
    photosPerSitePerDay: count("viva:photosPerSitePerDay").default(500),
    /** A teacher who looks after ten classes opens some hundred lists. They cost less than a cent together. */
    listsPerPersonPerDay: count("viva:listsPerPersonPerDay").default(2000),
    /** Downloads of all that is kept about somebody: once is enough, and each may read many megabytes. */
    exportsPerPersonPerDay: count("viva:exportsPerPersonPerDay").default(10),
    /**
     * Recordings that take a job, which only programs send, in demos and outside lessons. Nobody can tell beforehand how long such a
     * recording lasts, so the worst is assumed: four hours fit into its 3 MB, and cost $5.76.
     */
    transcriptionJobsOfDemosPerDay: count("viva:transcriptionJobsOfDemosPerDay").default(2),
    /** The same in all other lessons: $46 on the worst day. */
    transcriptionJobsPerSitePerDay: count("viva:transcriptionJobsPerSitePerDay").default(8),
    ...spendingSettings,
    ...teacherSettings,
    ...googleSettings,
    ...helpSettings,
    ...guardrailSettings,
    ...rulesSettings,
    ...operationsSettings,
    ...mailSettings,
    /** A firewall before the API, for whoever is told to have one: about $6 a month, and $0.60 a million calls. */
    firewall: flag("viva:firewall").default(false),
    /** The site's own host name; without one it lives at CloudFront's. */
    domain: z
      .string(sentence("viva:domain should be a host name, such as viva.school.example."))
      .regex(
        HOST_NAME,
        sentence(
          "viva:domain should be a host name in lower case, such as viva.school.example, without https://.",
        ),
      )
      .optional(),
    /** The certificate of that name; CloudFront takes those of us-east-1 only. */
    certificate: z
      .string(sentence("viva:certificate should be the ARN of a certificate."))
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/,
        sentence(
          "viva:certificate should be the ARN of a certificate in us-east-1, the one region whose certificates CloudFront takes.",
        ),
      )
      .optional(),
    /**
     * How long a finished conversation is kept, in days after it ended: a school year and a month. A teacher, or a member
     * with their account, deletes it sooner.
     */
    resultsKeptDays: z.coerce
      .number(keptDays)
      .int(keptDays)
      .min(1, keptDays)
      .max(3650, keptDays)
      .default(RESULTS_KEPT_DAYS),
    /** How long the functions' logs are kept; nothing personal is in them. */
    logRetentionDays: z.coerce
      .number(logRetention)
      .pipe(z.enum(RetentionDays, logRetention).exclude(["INFINITE"], logRetention))
      .default(RetentionDays.ONE_MONTH),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `There is no setting called ${issue.keys.map((key) => PREFIX + key).join(" or ")}.`
        : undefined,
  },
);

/** The settings that belong together among them. */
const shape = each
  .refine(
    ({ domain, certificate }) => (domain === undefined) === (certificate === undefined),
    sentence("viva:domain and viva:certificate belong together: set both, or neither."),
  )
  .refine(isTeacherRuleWhole, sentence(TEACHER_RULE_BROKEN))
  .refine(isGoogleWhole, sentence(GOOGLE_BROKEN));

/** What a school decides about its own Viva, checked. */
export type Settings = z.output<typeof shape>;

/** The names of them all, without their prefix. */
export const settingNames = Object.keys(shape.shape);

/** A sentence for each value that is wrong by itself, whatever else is set; the names come without their prefix. */
export const wrongWith = (values: object): string[] =>
  each.safeParse(values).error?.issues.map((issue) => issue.message) ?? [];

/**
 * Reads the settings out of CDK's context values (`"viva:region": "eu-west-2"`). Throws a `Problem` with one sentence a line
 * for everything that is wrong with them.
 */
export const settingsFrom = (context: Readonly<Record<string, unknown>>): Settings => {
  const given = Object.entries(context)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, value]) => [key.slice(PREFIX.length), value]);
  const { data, error } = shape.safeParse(Object.fromEntries(given));
  if (error) throw new Problem(error.issues.map((issue) => issue.message).join("\n"));
  return data;
};
