import type {
  Hearing,
  Recogniser,
  SpokenWord,
  Utterance,
} from "../../local/services/transcribe/recogniser.ts";

/** What is the matter with a recogniser; a test may change it between two streams. */
export type Mood = {
  /** It takes speech, and answers nothing. */
  isSilent?: boolean;
  /** It takes speech, and understands nothing of it. */
  isDeaf?: boolean;
  /** What it takes the last word for until all has been said. */
  mistakesLast?: string;
};

const silent: Hearing = { hear: () => [], finish: () => new Promise(() => {}) };

const deaf: Hearing = { hear: () => [], finish: async () => [] };

/** Everything said so far in one stretch, which is final only in the end. */
const mistaken = (hearing: Hearing, instead: string): Hearing => {
  const sure: SpokenWord[] = [];
  return {
    hear(pcm) {
      const told: Utterance[] = [];
      for (const { words, isFinal } of hearing.hear(pcm)) {
        const [last, ...before] = [...sure, ...words].reverse();
        if (last) told.push({ words: [...before.reverse(), { ...last, text: instead }], isFinal: false });
        if (isFinal) sure.push(...words);
      }
      return told;
    },
    async finish() {
      const rest = await hearing.finish();
      return [{ words: [...sure, ...rest.flatMap(({ words }) => words)], isFinal: true }];
    },
  };
};

/** The same recogniser in that mood. */
export const inMood = (recogniser: Recogniser, mood: Mood): Recogniser => ({
  ...recogniser,
  open(language) {
    const hearing = recogniser.open(language);
    if (mood.isSilent) return silent;
    if (mood.isDeaf) return deaf;
    return mood.mistakesLast === undefined ? hearing : mistaken(hearing, mood.mistakesLast);
  },
});
