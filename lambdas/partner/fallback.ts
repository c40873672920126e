import type { Engine } from "../../domain/grading.ts";
import type { Moment, Partner, ReplyPart } from "./partner.ts";

/** How long a partner that has failed is left alone, so that an outage is not waited for on every turn. */
const REST_MS = 30_000;

/**
 * The lesson goes on: a partner that asks `first`, and has `second`, which can't fail, take over whatever it fails at.
 * A reply that breaks off starts over after a `reset`. `first` is made when it is first asked.
 */
export const withFallback = (first: () => Promise<Partner>, second: Partner): Partner => {
  let made: Promise<Partner> | undefined;
  let restsUntil = 0;
  const resting = () => Date.now() < restsUntil;
  const failed = (error: unknown) => {
    restsUntil = Date.now() + REST_MS;
    console.warn(JSON.stringify({ fallback: error instanceof Error ? error.name : "unknown" }));
  };
  const ask = async <T>(question: (partner: Partner) => Promise<T>): Promise<T> => {
    if (resting()) return question(second);
    try {
      made ??= first();
      return await question(await made);
    } catch (error) {
      failed(error);
      return question(second);
    }
  };
  async function* reply(moment: Moment, leaving: AbortSignal): AsyncGenerator<ReplyPart, Engine> {
    let begun = false;
    try {
      if (!resting()) {
        made ??= first();
        const parts = (await made).reply(moment, leaving);
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
    return yield* second.reply(moment, leaving);
  }
  return {
    reply,
    open: (exercise, question) => ask((partner) => partner.open(exercise, question)),
    assess: (moment) => ask((partner) => partner.assess(moment)),
    annotate: (moment, message) => ask((partner) => partner.annotate(moment, message)),
    hint: (about) => ask((partner) => partner.hint(about)),
    grade: (about) => ask((partner) => partner.grade(about)),
  };
};
