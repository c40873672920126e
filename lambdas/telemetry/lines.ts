import type { Metric } from "../../domain/metrics.ts";
import type { ReportReason } from "../../domain/report.ts";
import type { FaultKind } from "../partner/bedrock/faults.ts";
import type { Drift } from "../partner/drift.ts";
import type { Counted } from "../store/quotas.ts";
import type { ErrorName, Frame } from "./error.ts";
import type { ExerciseCode } from "./exerciseCode.ts";

/**
 * Every line that a function may write into its log, and all that it may say beside function, route and request: kinds,
 * numbers, and names out of code. No key takes a text, so that nothing that a person wrote, said or is called can be logged by
 * accident.
 */
export type Told = {
  /** A call is over. */
  answered: { status: number; ms: number };
  /** Something went wrong on our side. */
  failed: { error: ErrorName; at: readonly Frame[] };
  /** The model failed, and our own rules took the call. */
  fallback: { fault: FaultKind };
  /** The model left Mark's course, and our own rules spoke instead. */
  drift: { drift: Drift };
  /** Polly did not speak. */
  voiceFailed: { error: ErrorName };
  /** Transcribe did not hear. */
  hearingFailed: { error: ErrorName };
  /** Transcribe can't read this recording: whoever sent it is told so. */
  recordingRefused: { error: ErrorName };
  /** A recording, or what was understood of it, could not be deleted at once: the bucket does it within a day. */
  recordingLeft: { error: ErrorName };
  /** A sentence could not be read from the cache of spoken ones, or not written there: it is spoken anew. */
  voiceCacheFailed: { error: ErrorName };
  /** A photo could not be read: Mark talks without having seen it. */
  photoUnread: { error: ErrorName };
  /** The model refused a question, and was asked again without its photo. */
  photoRefused: { error: ErrorName };
  /** A person, or all together, have used up a limit of the day. */
  limitReached: { limit: Counted };
  sharedLimitReached: { limit: Counted };
  /** Somebody has reported an exercise: nothing says who. */
  exerciseReported: { exercise: ExerciseCode; reason: ReportReason };
  /** What was spent today could not be looked up, or not be added to. */
  spendUnknown: { error: ErrorName };
  /** The keys by which tokens are checked could not be fetched. */
  keysMissing: { error: ErrorName };
};
export type Line = keyof Told;

/** How grave each line is, and the metric in which it counts as one. */
export const lines: Readonly<Record<Line, { level: "info" | "warn" | "error"; counts?: Metric }>> = {
  answered: { level: "info" },
  failed: { level: "error" },
  fallback: { level: "warn" },
  drift: { level: "warn", counts: "Drifts" },
  voiceFailed: { level: "error", counts: "SpeechFailures" },
  hearingFailed: { level: "error", counts: "SpeechFailures" },
  recordingRefused: { level: "warn" },
  recordingLeft: { level: "error" },
  voiceCacheFailed: { level: "error" },
  photoUnread: { level: "warn" },
  photoRefused: { level: "warn" },
  limitReached: { level: "warn" },
  sharedLimitReached: { level: "warn", counts: "LimitsReached" },
  exerciseReported: { level: "warn", counts: "Reports" },
  spendUnknown: { level: "warn" },
  keysMissing: { level: "error", counts: "SignInFailures" },
};
