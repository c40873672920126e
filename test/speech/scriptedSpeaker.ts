import { readFileSync } from "node:fs";
import type { Speaker } from "../../local/services/speech/speaker.ts";
import { CONTAINER } from "./samples.ts";

/**
 * Says the same short recording whatever the text, at once: a page gives a sentence a few seconds to come, and beside a
 * browser and a whole stack on two cores eSpeak NG can take longer than that. It is tried by itself in polly.test.ts.
 */
export const scriptedSpeaker = (): Speaker => {
  const mp3 = readFileSync(CONTAINER);
  return { say: async () => mp3, close: async () => undefined };
};
