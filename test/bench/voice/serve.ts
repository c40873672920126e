import { setTimeout as wait } from "node:timers/promises";
import { bringUp } from "../../../local/bringUp.ts";
import { type Recogniser, SAMPLES_PER_SECOND } from "../../../local/services/transcribe/recogniser.ts";
import { describe } from "../../stack/description.ts";
import { roomy } from "../../stack/roomy.ts";
import { timedModel } from "./model.ts";
import { ANSWERS, answerOf, numberIn } from "./said.ts";
import { finalWordsMs, firstSoundMs, wholeFileMs } from "./upstreams.ts";

/**
 * The stack of the simulation in a process of its own, as test/stack/serve.ts brings up the one of the tests: everything is
 * real but what the three services behind it know, and the time that they take for it.
 */
const [dataDir = ""] = process.argv.slice(2);

/** Three seconds of speech at Polly's 48 kbit/s. */
const SOUND = new Uint8Array(18_000);

/** Understands a whole recording, whose samples are all the number of its answer. */
const recogniser: Recogniser = {
  open: () => {
    const start = performance.now();
    let number = 0;
    let samples = 0;
    return {
      hear(pcm) {
        number = pcm[0] ?? number;
        samples += pcm.length;
        return [];
      },
      async finish() {
        const took = wholeFileMs((1000 * samples) / SAMPLES_PER_SECOND);
        await wait(start + took + finalWordsMs(number) - performance.now());
        const text = answerOf(number, (number - 1) % ANSWERS);
        const words = text.split(" ").map((word) => ({ text: word, confidence: 0.9, from: 0, to: 0 }));
        return [{ words, isFinal: true }];
      },
    };
  },
};

const stack = await bringUp({
  dataDir,
  port: 0,
  change: roomy,
  languageModel: await timedModel(),
  recogniser,
  // As many as there are students: nobody waits for another's recording.
  streams: 100,
  speaker: {
    async say(text) {
      await wait(firstSoundMs(numberIn(text)));
      return SOUND;
    },
    close: async () => undefined,
  },
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(describe(stack, dataDir))}\n`);
process.once("SIGTERM", () => stack.close().then(() => process.exit()));
