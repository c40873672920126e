import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { firstQuestion } from "../../lambdas/lesson/agenda.ts";
import { fullPurse } from "./spend/budget.ts";

/** A server that takes every call and never says a word: how a cloud that is down often looks. */
let silent: Server;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo; // a TCP server has no other kind
  for (const service of ["DYNAMODB", "S3", "POLLY", "BEDROCK_RUNTIME", "TRANSCRIBE"])
    process.env[`AWS_ENDPOINT_URL_${service}`] = `http://127.0.0.1:${port}`;
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    EXERCISES_TABLE: "exercises",
    VOICE_BUCKET: "media",
    RECORDINGS_BUCKET: "media",
  });
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const arrayOf = async <T>(all: AsyncIterable<T>): Promise<T[]> => {
  const array: T[] = [];
  for await (const one of all) array.push(one);
  return array;
};

// Each waits for a real time-out of a few seconds; together, so that it takes no longer than the longest.
test("nothing waits for a silent cloud for ever, and Mark answers without it", async () => {
  const { markFor } = await import("../../lambdas/partner/mark.ts");
  const { polly } = await import("../../lambdas/speech/polly.ts");
  const { voiceCache } = await import("../../lambdas/store/voiceCache.ts");
  const { exercisesTable } = await import("../../lambdas/store/exercises.ts");
  const { batch } = await import("../../lambdas/speech/transcribe/batch.ts");
  const { recordingsBucket } = await import("../../lambdas/store/recordings.ts");
  const exercise = demos["5368"];
  if (!exercise) throw new Error("The French demo is gone.");

  const [opening, sound, kept, read, heard] = await Promise.all([
    markFor(fullPurse().budgets)("demos").open(exercise, firstQuestion(exercise)),
    arrayOf(polly()({ text: "Salut", voiceId: "Remi", engine: "neural" })).catch((error: unknown) => error),
    voiceCache().read("x"),
    exercisesTable()
      .playable("abcdefgh", undefined)
      .catch((error: unknown) => error),
    batch(recordingsBucket())({ bytes: Buffer.from("x"), mimeType: "audio/webm" }, "French").catch(
      (error: unknown) => error,
    ),
  ]);
  expect(opening.engine).toBe("embedded");
  expect(sound).toMatchObject({ status: 503, code: "no_voice" });
  expect(kept).toBeUndefined();
  expect(read).toMatchObject({ name: "TimeoutError" });
  expect(heard).toMatchObject({ status: 503, code: "no_speech_recognition" });
}, 30_000);
