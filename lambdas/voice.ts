import { speak } from "./calls/speak.ts";
import { environment } from "./environment.ts";
import { serve } from "./http/serve.ts";
import { cachedVoice } from "./speech/cachedVoice.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";
import { voiceCache } from "./store/voiceCache.ts";

const cast = {
  engine: environment("VOICE_ENGINE"),
  voiceIds: {
    French: environment("VOICE_FRENCH"),
    Spanish: environment("VOICE_SPANISH"),
    German: environment("VOICE_GERMAN"),
  },
};
const loadPolly = async () => (await import("./speech/polly.ts")).polly();

export const handler = serve<"voice">(
  {
    speak: speak({
      lessons: lessonsTable(),
      quotas: quotasTable({ turns: "TURNS_PER_DAY" }),
      voice: cachedVoice(cast, voiceCache(), loadPolly),
    }),
  },
  usersTable(),
);
