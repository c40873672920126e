import { createHash } from "node:crypto";
import type { FunctionsProps } from "./functions.ts";
import { type Job, type LimitName, type TableName, tableNames, indexes as tableOf } from "./jobs.ts";
import type { Settings } from "./settings.ts";

const tableVariables = {
  users: "USERS_TABLE",
  exercises: "EXERCISES_TABLE",
  results: "RESULTS_TABLE",
  lessons: "LESSONS_TABLE",
  quotas: "QUOTAS_TABLE",
  classes: "CLASSES_TABLE",
  shares: "SHARES_TABLE",
} as const;

const limitVariables = {
  turnsPerDay: "TURNS_PER_DAY",
  turnsOfDemosPerDay: "TURNS_OF_DEMOS_PER_DAY",
  turnsPerSitePerDay: "TURNS_PER_SITE_PER_DAY",
  lessonsPerPersonPerDay: "LESSONS_PER_PERSON_PER_DAY",
  lessonsPerExercisePerDay: "LESSONS_PER_EXERCISE_PER_DAY",
  lessonsOfDemosPerDay: "LESSONS_OF_DEMOS_PER_DAY",
  lessonsPerSitePerDay: "LESSONS_PER_SITE_PER_DAY",
  callsOutsideLessonsPerDay: "CALLS_OUTSIDE_LESSONS_PER_DAY",
  transcriptionsPerPersonPerDay: "TRANSCRIPTIONS_PER_PERSON_PER_DAY",
  transcriptionsOfDemosPerDay: "TRANSCRIPTIONS_OF_DEMOS_PER_DAY",
  transcriptionsPerSitePerDay: "TRANSCRIPTIONS_PER_SITE_PER_DAY",
  buildsPerPersonPerDay: "BUILDS_PER_PERSON_PER_DAY",
  buildsPerSitePerDay: "BUILDS_PER_SITE_PER_DAY",
  savesPerPersonPerDay: "SAVES_PER_PERSON_PER_DAY",
  savesPerSitePerDay: "SAVES_PER_SITE_PER_DAY",
  photosPerPersonPerDay: "PHOTOS_PER_PERSON_PER_DAY",
  photosPerSitePerDay: "PHOTOS_PER_SITE_PER_DAY",
  listsPerPersonPerDay: "LISTS_PER_PERSON_PER_DAY",
  exportsPerPersonPerDay: "EXPORTS_PER_PERSON_PER_DAY",
  transcriptionJobsOfDemosPerDay: "TRANSCRIPTION_JOBS_OF_DEMOS_PER_DAY",
  transcriptionJobsPerSitePerDay: "TRANSCRIPTION_JOBS_PER_SITE_PER_DAY",
} as const satisfies Record<LimitName, string>;

/** As lambdas/identity/teacherRule.ts hashes what a teacher types. */
const hashOf = (invitation: string): string => createHash("sha256").update(invitation).digest("hex");

/** Only codes can be guessed at. */
const countsInvitations = ({ teacherRule }: Settings): boolean => teacherRule === "invitation";

/** The environment of a job: names of what it may use, numbers as text, and no secret. */
export const variablesOf = (job: Job, { settings, tables, media, accounts }: FunctionsProps) => {
  const variables: Record<string, string> = {};
  const indexed: readonly TableName[] = (job.indexes ?? []).map((index) => tableOf[index]);
  for (const name of tableNames)
    if (job.tables?.[name] || indexed.includes(name))
      variables[tableVariables[name]] = tables[name].tableName;
  for (const limit of job.limits ?? []) variables[limitVariables[limit]] = String(settings[limit]);
  if (job.model) {
    if (settings.rulesOff.length > 0) variables.RULES_OFF = settings.rulesOff.join(",");
    variables.MODEL_ID = settings.modelId;
    if (settings.guardrail) {
      variables.GUARDRAIL_ID = settings.guardrail.id;
      variables.GUARDRAIL_VERSION = settings.guardrail.version;
    }
  }
  if (job.speaks) {
    variables.VOICE_BUCKET = media.bucket.bucketName;
    variables.VOICE_ENGINE = settings.voiceEngine;
    variables.VOICE_FRENCH = settings.voiceFrench;
    variables.VOICE_SPANISH = settings.voiceSpanish;
    variables.VOICE_GERMAN = settings.voiceGerman;
  }
  if (job.model || job.speaks || job.hears)
    variables.SPEND_DOLLARS_PER_DAY = String(settings.dailySpendLimit);
  if (job.seesPhotos || job.keepsPhotos || job.copiesPhotos || job.deletesPhotos)
    variables.MEDIA_BUCKET = media.bucket.bucketName;
  if (job.deletesMembers || job.findsMembers) variables.USER_POOL_ID = accounts.members.userPoolId;
  if (job.knowsTeachers) {
    variables.TEACHER_RULE = settings.teacherRule;
    if (countsInvitations(settings)) {
      variables.WRONG_INVITATIONS_PER_PERSON_PER_DAY = String(settings.wrongInvitationsPerPersonPerDay);
      variables.WRONG_INVITATIONS_PER_SITE_PER_DAY = String(settings.wrongInvitationsPerSitePerDay);
    }
    if (settings.teacherInvitations.length > 0)
      variables.TEACHER_INVITATION_HASHES = settings.teacherInvitations.map(hashOf).join(",");
    if (settings.teacherDomains.length > 0) variables.TEACHER_DOMAINS = settings.teacherDomains.join(",");
  }
  if (job.keepsResults) variables.RESULTS_KEPT_DAYS = String(settings.resultsKeptDays);
  if (job.letsIn && settings.googleDomain !== undefined) variables.GOOGLE_DOMAIN = settings.googleDomain;
  if (job.hears && settings.speechToText) variables.RECORDINGS_BUCKET = media.bucket.bucketName;
  if (job.knowsPools) {
    variables.USER_POOL_ID = accounts.members.userPoolId;
    variables.USER_POOL_CLIENT_ID = accounts.client.userPoolClientId;
    variables.IDENTITY_POOL_ID = accounts.guests.ref;
  }
  return variables;
};
