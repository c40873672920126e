import type { Engine } from "../../domain/grading.ts";
import { measure, note } from "../telemetry/watch.ts";
import { faultOf, faults } from "./bedrock/faults.ts";
import { circuitBreaker, type Pass } from "./breaker.ts";
import { Intervened } from "./intervened.ts";
import type { ModelPartner, Moment, Partner, ReplyPart } from "./partner.ts";

/** A partner that is loaded when it is first asked, and again where that failed. */
export const once = <P extends ModelPartner>(load: () => Promise<P>): (() => Promise<P>) => {
  let loaded: Promise<P> | undefined;
  return async () => {
    loaded ??= load();
    return loaded.catch((error) => {
      loaded = undefined;
      throw error;
    });
  };
};

const byModel = (): void => measure("Fallback", 0);
const byRules = (): void => measure("Fallback", 100);

/**
 * The lesson goes on: a partner that asks `first`, and has `second`, which can't fail, take over whatever it fails at, and
 * what comes while `breaker` leaves it alone. An intervention by a school's own filter is no failure, and passed on. A reply
 * that breaks off starts over after a `reset`. Each is loaded when it is first asked, because a function that starts cold
 * mostly needs one of them.
 */
export const withFallback = (
  loadFirst: () => Promise<ModelPartner>,
  loadSecond: () => Promise<Partner>,
  breaker = circuitBreaker(),
): Partner => {
  const first = once(loadFirst);
  const second = once(loadSecond);
  const failed = (pass: Pass | undefined, error: unknown) => {
    if (error instanceof Intervened) {
      pass?.answered();
      throw error;
    }
    const fault = faultOf(error);
    pass?.failed(faults[fault]);
    note("fallback", { fault });
  };
  const ask = async <T>(question: (partner: ModelPartner) => Promise<T>): Promise<T> => {
    const pass = breaker.admit();
    if (pass)
      try {
        const given = await question(await first());
        pass.answered();
        byModel();
        return given;
      } catch (error) {
        failed(pass, error);
      }
    byRules();
    return question(await second());
  };
  async function* reply(moment: Moment): AsyncGenerator<ReplyPart, Engine> {
    let begun = false;
    const pass = breaker.admit();
    try {
      if (pass) {
        const parts = (await first()).reply(moment);
        for (let part = await parts.next(); ; part = await parts.next()) {
          // Its first word tells that it is back, and frees the way for the other calls of the turn.
          pass.answered();
          if (part.done) {
            byModel();
            return part.value;
          }
          begun = true;
          yield part.value;
        }
      }
    } catch (error) {
      failed(pass, error);
    }
    byRules();
    if (begun) yield { type: "reset" };
    return yield* (await second()).reply(moment);
  }
  return {
    reply,
    repair: async (moment) => (await second()).repair(moment),
    open: (exercise, question) => ask((partner) => partner.open(exercise, question)),
    assess: (moment) => ask((partner) => partner.assess(moment)),
    annotate: (moment, message) => ask((partner) => partner.annotate(moment, message)),
    hint: (about) => ask((partner) => partner.hint(about)),
    grade: (about) => ask((partner) => partner.grade(about)),
    build: (order) => ask((partner) => partner.build(order)),
    annotateQuestions: (set) => ask((partner) => partner.annotateQuestions(set)),
  };
};
