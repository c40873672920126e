import { startLesson } from "../../../lambdas/handlers/startLesson.ts";
import { takeTurn } from "../../../lambdas/handlers/takeTurn.ts";
import type { Handler } from "../../../lambdas/http/handler.ts";
import { bedrock } from "../../../lambdas/partner/bedrock/bedrock.ts";
import { circuitBreaker } from "../../../lambdas/partner/breaker.ts";
import { markBy } from "../../../lambdas/partner/mark.ts";
import type { ModelPartner } from "../../../lambdas/partner/partner.ts";
import { noTranscriber } from "../../../lambdas/speech/transcriber.ts";
import { exercisesTable } from "../../../lambdas/store/exercises.ts";
import type { Lessons } from "../../../lambdas/store/lessons.ts";
import { chance } from "../../api/generate.ts";

/** A conversation function, as one Lambda environment runs it, with a clock of its own for what it leaves alone. */
export type Lambda = {
  startLesson: Handler<"startLesson">;
  takeTurn: Handler<"takeTurn">;
  /** Ends a turn: notes how long it was held up by faults (ms), and lets time go by until the next. */
  turnEnds(): void;
  /** How long each turn was held up (ms): by what failed, until our own rules took over. */
  delays: number[];
};

/** Between two turns: mostly the student thinks, and sometimes nobody comes for hours. */
const PAUSES_MS = [15_000, 15_000, 150_000, 2 * 3_600_000];

const unlimited = { spend: async () => undefined };
const nothingRegistered = {
  register: async () => undefined,
  erase: async () => undefined,
};
const nothingFlagged = { raise: async () => undefined };
const deletedAccounts = { isDeleted: async () => false };

/** The model's calls, each that fails reported with how long it took (ms). */
const timed = (model: ModelPartner, failed: (ms: number) => void): ModelPartner => {
  const time = async <T>(work: Promise<T>): Promise<T> => {
    const start = performance.now();
    return work.catch((error) => {
      failed(performance.now() - start);
      throw error;
    });
  };
  return {
    ...model,
    open: (...about) => time(model.open(...about)),
    assess: (moment) => time(model.assess(moment)),
    annotate: (...about) => time(model.annotate(...about)),
    async *reply(moment) {
      const start = performance.now();
      try {
        return yield* model.reply(moment);
      } catch (error) {
        failed(performance.now() - start);
        throw error;
      }
    },
  };
};

/** Brings one up on the tables of this process, its model given up on after `patienceMs`. */
export const lambdaWith = async (lessons: Lessons, timeoutMs: number): Promise<Lambda> => {
  const dice = chance(timeoutMs);
  const clock = { now: 0 };
  const delays: number[] = [];
  let delay = 0;
  const model = timed(bedrock("eu.amazon.nova-2-lite-v1:0", { timeoutMs }), (ms) => {
    delay += ms;
  });
  const breaker = circuitBreaker(() => clock.now);
  const partner = markBy(async () => model, breaker);
  const parts = {
    deletedAccounts,
    exercises: exercisesTable(),
    classes: { read: async () => undefined },
    lessons,
    results: nothingRegistered,
    flags: nothingFlagged,
    quotas: unlimited,
    partnerFor: () => partner,
    transcriberFor: () => noTranscriber,
  };
  return {
    startLesson: startLesson(parts),
    takeTurn: takeTurn(parts),
    turnEnds: () => {
      delays.push(delay);
      delay = 0;
      clock.now += dice.pick(PAUSES_MS);
    },
    delays,
  };
};
