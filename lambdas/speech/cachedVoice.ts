import { createHash } from "node:crypto";
import type { Cast, Speech, Synthesize, Voice } from "./voice.ts";

/** Sounds kept under a name. */
export type SoundCache = {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, sound: Uint8Array): Promise<void>;
};

/** One name for one sound: text, voice and engine. */
export const soundName = ({ text, voiceId, engine }: Speech): string =>
  createHash("sha256")
    .update(JSON.stringify([text, voiceId, engine]))
    .digest("hex");

/**
 * A voice that says nothing twice: Polly bills by the character, and allows its speech to be kept. `load` is asked for the
 * synthesizer at the first sentence that is new, because most are not.
 */
export const cachedVoice = (
  { engine, voiceIds }: Cast,
  cache: SoundCache,
  load: () => Promise<Synthesize>,
): Voice => {
  let synthesizer: Promise<Synthesize> | undefined;
  return {
    async *say(text, language) {
      const speech = { text, voiceId: voiceIds[language], engine };
      const name = soundName(speech);
      const kept = await cache.read(name);
      if (kept) return yield kept;
      synthesizer ??= load();
      const synthesize = await synthesizer;
      const sound: Uint8Array[] = [];
      for await (const part of synthesize(speech)) {
        sound.push(part);
        yield part;
      }
      // Whole, and only after it was given: nobody waits for the cache.
      await cache.write(name, Buffer.concat(sound));
    },
  };
};
