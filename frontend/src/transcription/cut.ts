import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { loudnessOf } from "./loudness.ts";
import { joined, type Tape } from "./tape.ts";

/** A piece is at least this long, in samples, so that the recogniser has something to go by … */
const SHORTEST = 3 * SPEECH_SAMPLES_PER_SECOND;
/** … and at most this. */
const LONGEST = 5 * SPEECH_SAMPLES_PER_SECOND;
/** What is searched for the quietest moment: stretches of 100 ms, by steps of 20 ms. */
const STRETCH = SPEECH_SAMPLES_PER_SECOND / 10;
const STEP = STRETCH / 5;

/** Where to cut: the middle of the quietest moment between the shortest and the longest piece, so that no word is split. */
const quietestMoment = (samples: Int16Array): number => {
  let best = { at: SHORTEST, loudness: Number.POSITIVE_INFINITY };
  for (let at = SHORTEST; at + STRETCH <= LONGEST; at += STEP) {
    const loudness = loudnessOf(samples.subarray(at, at + STRETCH));
    if (loudness < best.loudness) best = { at: at + STRETCH / 2, loudness };
  }
  return best.at;
};

/** A tape in pieces of 3 to 5 seconds, each as soon as it is there; the last may be shorter. Together they are the tape. */
export const piecesOf = async function* (tape: Tape): AsyncGenerator<Int16Array> {
  let kept: Int16Array = new Int16Array();
  for await (const block of tape.play()) {
    kept = joined([kept, block]);
    while (kept.length >= LONGEST) {
      const at = quietestMoment(kept);
      yield kept.slice(0, at);
      kept = kept.slice(at);
    }
  }
  if (kept.length > 0) yield kept;
};
