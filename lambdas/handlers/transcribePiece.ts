import type { CostCentre } from "../../domain/costCentres.ts";
import type { Handler } from "../http/handler.ts";
import { runningLesson, spendTranscription } from "../lesson/listen.ts";
import type { Transcriber } from "../speech/transcriber.ts";
import { costCentreOfLesson } from "../spend/costCentre.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

/**
 * Understands a few seconds of PCM or WAV, while the student goes on speaking: for networks that let no WebSocket through.
 * Nothing is kept. Throws 409, 413, 415 (also for what would need a batch job, which takes longer than the piece), 429, 503.
 */
export const transcribePiece =
  ({
    lessons,
    quotas,
    transcriberFor,
  }: {
    lessons: Lessons;
    quotas: Quotas;
    transcriberFor: (centre: CostCentre) => Transcriber;
  }): Handler<"transcribePiece"> =>
  async ({ caller: { uid }, body: { audioData, ...place } }) => {
    const lesson = await runningLesson(lessons, uid, place);
    await spendTranscription(quotas, uid, place.assignmentId);
    const { audioBase64, mimeType } = audioData;
    const recording = { bytes: Buffer.from(audioBase64, "base64"), mimeType };
    return transcriberFor(costCentreOfLesson(lesson)).hear(recording, lesson.language);
  };
