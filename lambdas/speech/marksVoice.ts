import { environment } from "../environment.ts";
import { voiceCache } from "../store/voiceCache.ts";
import { cachedVoice } from "./cachedVoice.ts";
import type { Voice } from "./voice.ts";

const loadPolly = async () => (await import("./polly.ts")).polly();

/** Mark's voice as the settings choose it: from the cache, or else by Polly. */
export const marksVoice = (): Voice =>
  cachedVoice(
    {
      engine: environment("VOICE_ENGINE"),
      voiceIds: {
        French: environment("VOICE_FRENCH"),
        Spanish: environment("VOICE_SPANISH"),
        German: environment("VOICE_GERMAN"),
      },
    },
    voiceCache(),
    loadPolly,
  );
