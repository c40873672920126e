import { familyOf } from "../../lambdas/partner/bedrock/families.ts";
import type { Counted } from "./countingModel.ts";

/** The same figures over several calls. */
export type Sum = { calls: number; in: number; stable: number; out: number };

/** All calls of one kind, or of a lesson, together. */
export const sumOf = (calls: readonly Counted[]): Sum => ({
  calls: calls.length,
  in: calls.reduce((sum, call) => sum + call.in, 0),
  stable: calls.reduce((sum, call) => sum + call.stable, 0),
  out: calls.reduce((sum, call) => sum + call.out, 0),
});

/** By task, in the order in which each first comes. */
export const byTask = (calls: readonly Counted[]): Map<string, Sum> =>
  new Map(
    [...new Set(calls.map(({ task }) => task))].map((task) => [
      task,
      sumOf(calls.filter((call) => call.task === task)),
    ]),
  );

/**
 * How many tokens a model reads from its cache: the beginning that stays the same, in every call of a kind but the first,
 * where it is long enough for its family.
 */
export const rememberedBy = (modelId: string, calls: readonly Counted[]): number => {
  const from = familyOf(modelId).cachesFrom ?? Number.POSITIVE_INFINITY;
  return calls
    .filter((call, place) => calls.findIndex(({ task }) => task === call.task) < place && call.stable >= from)
    .reduce((sum, { stable }) => sum + stable, 0);
};
