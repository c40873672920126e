import type { CostCentre } from "../../domain/costCentres.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import { runningLesson, sessionIdOf, spendStream, spendTranscription } from "../lesson/listen.ts";
import type { Transcriber } from "../speech/transcriber.ts";
import { costCentreOfLesson } from "../spend/costCentre.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

/**
 * Lets a page stream its microphone to the recogniser, for one answer in a running lesson of the caller's. It is asked when
 * recording begins, of the same function that takes the turn: by the time the answer is spoken, that is warm. Throws 409,
 * 429, 503.
 */
export const openTranscription =
  ({
    lessons,
    quotas,
    transcriberFor,
  }: {
    lessons: Lessons;
    quotas: Quotas;
    transcriberFor: (centre: CostCentre) => Transcriber;
  }): Handler<"openTranscription"> =>
  async ({ caller: { uid }, body }) => {
    const lesson = await runningLesson(lessons, uid, body);
    await spendStream(quotas, lesson);
    await spendTranscription(quotas, uid, body.assignmentId);
    const addresses = await transcriberFor(costCentreOfLesson(lesson)).open(
      lesson.language,
      sessionIdOf(lesson),
    );
    return { ...addresses, sampleRate: SPEECH_SAMPLES_PER_SECOND };
  };
