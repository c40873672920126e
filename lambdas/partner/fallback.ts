import type { Engine } from "../../domain/grading.ts";
import { Intervened } from "./intervened.ts";
import type { Moment, Partner, ReplyPart } from "./partner.ts";

/** How long a partner that has failed is left alone, so that an outage is not waited for on every turn. */
const REST_MS = 30_000;

/** A partner that is loaded when it is first asked, and again where that failed. */
export const once = (load: () => Promise<Partner>): (() => Promise<Partner>) => {
  let loaded: Promise<Partner> | undefined;
  return async () => {
    loaded ??= load();
    return loaded.catch((error) => {
      loaded = undefined;
      throw error;
    });
  };
};

/**
 * The lesson goes on: a partner that asks `first`, and has `second`, which can't fail, take over whatever it fails at.
 * An intervention by a school's own filter is no failure, and passed on. A reply that breaks off starts over after a `reset`. Each is loaded when it is first asked, because a function that
 * starts cold mostly needs one of them.
 */
export const withFallback = (
  loadFirst: () => Promise<Partner>,
  loadSecond: () => Promise<Partner>,
): Partner => {
  const first = once(loadFirst);
  const second = once(loadSecond);
  let restsUntil = 0;
  const resting = () => Date.now() < restsUntil;
  const failed = (error: unknown) => {
    if (error instanceof Intervened) throw error;
    restsUntil = Date.now() + REST_MS;
    console.warn(JSON.stringify({ fallback: error instanceof Error ? error.name : "unknown" }));
  };
  const ask = async <T>(question: (partner: Partner) => Promise<T>): Promise<T> => {
    if (!resting())
      try {
        return await question(await first());
      } catch (error) {
        failed(error);
      }
    return question(await second());
  };
  async function* reply(moment: Moment): AsyncGenerator<ReplyPart, Engine> {
    let begun = false;
    try {
      if (!resting()) {
        const parts = (await first()).reply(moment);
        for (let part = await parts.next(); ; part = await parts.next()) {
          if (part.done) return part.value;
          begun = true;
          yield part.value;
        }
      }
    } catch (error) {
      failed(error);
    }
    if (begun) yield { type: "reset" };
    return yield* (await second()).reply(moment);
  }
  return {
    reply,
    open: (exercise, question) => ask((partner) => partner.open(exercise, question)),
    assess: (moment) => ask((partner) => partner.assess(moment)),
    annotate: (moment, message) => ask((partner) => partner.annotate(moment, message)),
    hint: (about) => ask((partner) => partner.hint(about)),
    grade: (about) => ask((partner) => partner.grade(about)),
    build: (order) => ask((partner) => partner.build(order)),
  };
};
