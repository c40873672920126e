import type { CostCentre } from "../domain/costCentres.ts";
import { LESSON_READS_PER_DAY } from "../domain/limits.ts";
import { isGiven } from "./environment.ts";
import { openTranscription } from "./handlers/openTranscription.ts";
import { startLesson } from "./handlers/startLesson.ts";
import { takeTurn } from "./handlers/takeTurn.ts";
import { transcribePiece } from "./handlers/transcribePiece.ts";
import { serve } from "./http/serve.ts";
import { STREAMS_PER_TURN } from "./lesson/listen.ts";
import { markFor } from "./partner/mark.ts";
import { transcribe } from "./speech/transcribe/transcribe.ts";
import { noTranscriber } from "./speech/transcriber.ts";
import { budgets } from "./spend/budget.ts";
import { meteredHearing } from "./spend/meteredHearing.ts";
import { exercisesTable } from "./store/exercises.ts";
import { flagsTable } from "./store/flags.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();
const users = usersTable();
// Loaded where there is a photo, and a model to look at it; what it reads is kept.
const readPhoto = async (path: string) => (await import("./store/photos.ts")).photosBucket().read(path);
const loadRecordings = async () => (await import("./store/recordings.ts")).recordingsBucket();

// A site without speech recognition has no place for recordings either.
const transcriber = isGiven("RECORDINGS_BUCKET") ? transcribe(loadRecordings) : undefined;

const dependencies = {
  deletedAccounts: users,
  exercises: exercisesTable(),
  lessons: lessonsTable(),
  results: resultsTable(),
  flags: flagsTable(),
  classes: schoolClassesTable(),
  quotas: quotasTable({
    turns: "TURNS_PER_DAY",
    turnsOfDemos: "TURNS_OF_DEMOS_PER_DAY",
    turnsOfSite: "TURNS_PER_SITE_PER_DAY",
    lessonsOfPerson: "LESSONS_PER_PERSON_PER_DAY",
    lessonsOfExercise: "LESSONS_PER_EXERCISE_PER_DAY",
    lessonsOfDemos: "LESSONS_OF_DEMOS_PER_DAY",
    lessonsOfSite: "LESSONS_PER_SITE_PER_DAY",
    callsOutsideLessons: "CALLS_OUTSIDE_LESSONS_PER_DAY",
    lessonReadsOfPerson: LESSON_READS_PER_DAY,
    streamsOfTurn: STREAMS_PER_TURN,
    transcriptionsOfPerson: "TRANSCRIPTIONS_PER_PERSON_PER_DAY",
    transcriptionsOfDemos: "TRANSCRIPTIONS_OF_DEMOS_PER_DAY",
    transcriptionsOfSite: "TRANSCRIPTIONS_PER_SITE_PER_DAY",
    jobsOfDemos: "TRANSCRIPTION_JOBS_OF_DEMOS_PER_DAY",
    jobsOfSite: "TRANSCRIPTION_JOBS_PER_SITE_PER_DAY",
  }),
  partnerFor: markFor(money, readPhoto),
  transcriberFor: (centre: CostCentre) =>
    transcriber ? meteredHearing(money.of(centre), transcriber) : noTranscriber,
};

export const handler = serve<"conversation">(
  {
    startLesson: startLesson(dependencies),
    takeTurn: takeTurn(dependencies),
    openTranscription: openTranscription(dependencies),
    transcribePiece: transcribePiece(dependencies),
  },
  users,
  money.settle,
);
