import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { speechPrices } from "../../domain/prices.ts";
import { type Counted, type Counters, counted } from "../../infra/cost/counters.ts";
import { bringUp } from "../../local/bringUp.ts";
import { ANSWERS, answerOf } from "../bench/voice/said.ts";
import { speechMs } from "../bench/voice/upstreams.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "../stack/description.ts";
import { openStack } from "../stack/hand.ts";
import { roomy } from "../stack/roomy.ts";
import { askedSince, counting } from "./between.ts";
import { playLesson } from "./lesson.ts";
import { countedModel } from "./model.ts";
import { pageBytes } from "./pageBytes.ts";

const LESSON = "a conversation of twelve answers of about twelve seconds, with a model";
const ANSWERS_OF_LESSON = 12;
const ASSIGNMENT = "costcnt8";

/** Seconds that Transcribe bills for so many answers. */
const heardIn = (answers: number): number =>
  Array.from({ length: answers }, (_, after) => {
    const words = answerOf(after, after % ANSWERS).split(" ").length;
    return Math.max(speechPrices.leastSeconds, Math.round(speechMs(words) / 1000));
  }).reduce((sum, seconds) => sum + seconds, 0);

/** Plays a lesson of each kind on a stack of its own, and counts what it uses of each service. Takes some seconds. */
export const countLessons = async (date: string): Promise<Counted> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-cost-"));
  const dataDir = join(folder, "data");
  const { between, asked } = counting();
  const model = await countedModel();
  const printed = { bytes: 0 };
  const stack = await bringUp({
    ...{ dataDir, port: 0, between, change: roomy, languageModel: model.model },
    recogniser: scriptedRecogniser(),
    speaker: scriptedSpeaker(),
    log: (line) => {
      printed.bytes += Buffer.byteLength(line) + 1;
    },
  });
  const hand = await openStack(describe(stack, dataDir));
  try {
    await hand.putExercise({
      ...{ assignment_id: ASSIGNMENT, activity: "Conversation About Topic", level: "NONE", board: "NONE" },
      ...{ context_0: "", objective: "Talk about your weekend, with opinions and reasons." },
    });
    const page = await pageBytes(stack.url, ASSIGNMENT);
    const played = async (isSpoken: boolean): Promise<Counters> => {
      const before = structuredClone(asked);
      const [tokensBefore, printedBefore] = [{ ...model.tokens }, printed.bytes];
      const { calls, bytes } = await playLesson(stack.url, ASSIGNMENT, {
        answers: ANSWERS_OF_LESSON,
        isSpoken,
      });
      const used = askedSince(asked, before);
      return {
        calls,
        ...used,
        tokensIn: model.tokens.in - tokensBefore.in,
        tokensOut: model.tokens.out - tokensBefore.out,
        heardSeconds: isSpoken ? heardIn(ANSWERS_OF_LESSON) : 0,
        bytes: page + bytes + used.characters * SOUND_BYTES_PER_CHARACTER,
        logBytes: printed.bytes - printedBefore,
      };
    };
    // Environments look some things up only once.
    await playLesson(stack.url, ASSIGNMENT, { answers: 1, isSpoken: true });
    return counted.parse({ date, lesson: LESSON, spoken: await played(true), typed: await played(false) });
  } finally {
    await hand.close();
    await stack.close();
    await model.close();
    rmSync(folder, { recursive: true });
  }
};

/** Polly's mp3 has 48 kbit/s, and a second of speech about fifteen characters. */
const SOUND_BYTES_PER_CHARACTER = 400;
