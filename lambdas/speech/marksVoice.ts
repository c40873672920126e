import type { CostCentre } from "../../domain/costCentres.ts";
import { environment } from "../environment.ts";
import type { Budgets } from "../spend/budget.ts";
import { meteredVoice } from "../spend/meteredVoice.ts";
import { voiceCache } from "../store/voiceCache.ts";
import { cachedVoice } from "./cachedVoice.ts";
import type { Synthesize, Voice } from "./voice.ts";

/** Mark's voice for each cost centre. */
export type VoiceFor = (centre: CostCentre) => Voice;

/** Mark's voice as the settings choose it: from the cache, or else by Polly, as long as the cost centre's budget pays for it. */
export const marksVoice = (budgets: Budgets): VoiceFor => {
  const cast = {
    engine: environment("VOICE_ENGINE"),
    voiceIds: {
      French: environment("VOICE_FRENCH"),
      Spanish: environment("VOICE_SPANISH"),
      German: environment("VOICE_GERMAN"),
    },
  };
  const cache = voiceCache();
  let loading: Promise<Synthesize> | undefined;
  const synthesizer = (): Promise<Synthesize> => {
    loading ??= import("./polly.ts").then(({ polly }) => polly());
    return loading;
  };
  return (centre) =>
    cachedVoice(cast, cache, async () => meteredVoice(budgets.of(centre), await synthesizer()));
};
