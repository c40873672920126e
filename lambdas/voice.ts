import { speak } from "./calls/speak.ts";
import { serve } from "./http/serve.ts";
import { cachedVoice } from "./speech/cachedVoice.ts";
import { polly } from "./speech/polly.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { voiceCache } from "./store/voiceCache.ts";

export const handler = serve<"voice">({
  speak: speak({
    lessons: lessonsTable(),
    quotas: quotasTable({ turns: "TURNS_PER_DAY" }),
    voice: cachedVoice(polly(), voiceCache()),
  }),
});
