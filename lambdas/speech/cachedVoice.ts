import { createHash } from "node:crypto";
import type { Speaker, Speech, Voice } from "./voice.ts";

/** Sounds kept under a name. */
export type SoundCache = {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, sound: Uint8Array): Promise<void>;
};

/** One name for one sound: text, voice and engine. */
const nameOf = ({ text, voiceId, engine }: Speech): string =>
  createHash("sha256")
    .update(JSON.stringify([text, voiceId, engine]))
    .digest("hex");

/** A voice that says nothing twice: Polly bills by the character, and allows its speech to be kept. */
export const cachedVoice = (speaker: Speaker, cache: SoundCache): Voice => ({
  async say(text, language) {
    const speech = speaker.speechOf(text, language);
    const name = nameOf(speech);
    const kept = await cache.read(name);
    if (kept) return kept;
    const sound = await speaker.synthesize(speech);
    await cache.write(name, sound);
    return sound;
  },
});
