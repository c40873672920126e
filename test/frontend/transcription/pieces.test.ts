import { expect, test } from "@jest/globals";
import type { Body } from "../../../domain/shapes.ts";
import { CallFailed, type Problem } from "../../../frontend/src/api/problem.ts";
import type { Server } from "../../../frontend/src/play/server.ts";
import { PathFailed } from "../../../frontend/src/transcription/path.ts";
import { piecesPath } from "../../../frontend/src/transcription/pieces.ts";
import { tapeOf } from "../../../frontend/src/transcription/tape.ts";
import { silence, tone } from "./sound.ts";

const place = { assignmentId: "5368", lessonId: "lesson" };

/** A server that understands each piece as a word, and what it was sent. */
const serverOf = (fail?: Problem) => {
  const posted: { wav: Buffer; mimeType: string; lessonId: string }[] = [];
  const server: Pick<Server, "call"> = {
    async call(name, request) {
      expect(name).toBe("transcribePiece");
      // What each call takes hangs on its name, which has just been looked at.
      const { audioData, lessonId } = request.body as Body<"transcribePiece">;
      const wav = Buffer.from(audioData.audioBase64, "base64");
      posted.push({ wav, mimeType: audioData.mimeType, lessonId });
      if (fail) throw new CallFailed(fail);
      const text = `mot${posted.length}`;
      // Likewise what it gives.
      return { text, words: [{ text, confidence: 0.5 }] } as never;
    },
  };
  return { server, posted };
};

const listen = (
  server: Pick<Server, "call">,
  samples: readonly Int16Array[],
  partial = (_: string) => {},
) => {
  const tape = tapeOf();
  for (const block of samples) tape.add(block);
  tape.end();
  return piecesPath(server, place).listen(tape, partial, new AbortController().signal);
};

test("each piece is posted as a WAV file of its own, and the words are put together", async () => {
  const { server, posted } = serverOf();
  const told: string[] = [];
  const heard = await listen(server, [tone(4), tone(4)], (text) => told.push(text));
  expect(heard).toEqual({
    text: "mot1 mot2",
    words: [
      { text: "mot1", confidence: 0.5 },
      { text: "mot2", confidence: 0.5 },
    ],
    path: "pieces",
  });
  expect(told).toEqual(["mot1", "mot1 mot2"]);
  expect(posted.map(({ mimeType, lessonId }) => [mimeType, lessonId])).toEqual([
    ["audio/wav", "lesson"],
    ["audio/wav", "lesson"],
  ]);
  const [{ wav } = { wav: Buffer.alloc(0) }] = posted;
  expect(wav.toString("latin1", 0, 4) + wav.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
  expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
    1, 1, 16_000, 16,
  ]);
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  expect(posted.reduce((bytes, piece) => bytes + piece.wav.length - 44, 0)).toBe(8 * 32_000);
});

test("a pause is not posted", async () => {
  const { server, posted } = serverOf();
  expect(await listen(server, [silence(5)])).toEqual({ text: "", words: [], path: "pieces" });
  expect(posted).toEqual([]);
});

const refused = (status: number): Problem => ({
  kind: "refused",
  status,
  fault: { code: "code", message: "No." },
});
test.each([
  [{ kind: "offline" }, "unreachable"],
  [{ kind: "slow" }, "unreachable"],
  [refused(429), "limit"],
  [refused(503), "silent"],
] satisfies [Problem, string][])("%j means that it is %s", async (problem, failure) => {
  const listening = listen(serverOf(problem).server, [tone(1)]);
  const thrown = await listening.catch((reason) => reason);
  expect(thrown).toBeInstanceOf(PathFailed);
  expect(thrown.failure).toBe(failure);
});
