import type { Server } from "../play/server.ts";
import { piecesOf } from "./cut.ts";
import { loudnessOf, QUIET } from "./loudness.ts";
import { failAsPath, type Heard, type Path, PathFailed } from "./path.ts";
import { base64Of, wavOf } from "./wav.ts";

/** An open lesson of this student's: the recogniser listens in no other place. */
export type Place = { assignmentId: string; lessonId: string };

/** Posts speech a few seconds at a time while it is still being spoken: for networks that let no stream through. */
export const piecesPath = (server: Pick<Server, "call">, place: Place): Path => {
  const understand = (piece: Int16Array) =>
    server.call("transcribePiece", {
      params: {},
      body: { ...place, audioData: { audioBase64: base64Of(wavOf(piece)), mimeType: "audio/wav" } },
    });
  return {
    name: "pieces",
    async listen(tape, partial, signal) {
      const heard: Heard = { text: "", words: [], path: "pieces" };
      for await (const piece of piecesOf(tape)) {
        if (signal.aborted) throw new PathFailed("broken");
        if (loudnessOf(piece) < QUIET / 2) continue; // A pause, which has no words in it.
        const { text, words } = await understand(piece).catch(failAsPath);
        heard.text = `${heard.text} ${text}`.trim();
        heard.words.push(...words);
        partial(heard.text);
      }
      return heard;
    },
  };
};
