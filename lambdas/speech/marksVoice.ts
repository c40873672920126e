import { environment } from "../environment.ts";
import type { Purse } from "../spend/purse.ts";
import { spokenFor } from "../spend/spokenFor.ts";
import { voiceCache } from "../store/voiceCache.ts";
import { cachedVoice } from "./cachedVoice.ts";
import type { Voice } from "./voice.ts";

/** Mark's voice as the settings choose it: from the cache, or else by Polly, as long as the purse pays for it. */
export const marksVoice = (purse: Purse): Voice =>
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
    async () => spokenFor(purse, (await import("./polly.ts")).polly()),
  );
