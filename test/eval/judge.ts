import type { Engine } from "./engine.ts";
import type { Judged } from "./figures.ts";
import { Problem } from "./problem.ts";
import { momentOf, type Sample } from "./sample.ts";

const judgeOne = async (engine: Engine, sample: Sample): Promise<Judged> => {
  const moment = momentOf(sample);
  const start = performance.now();
  const assessed = await engine.assess(moment);
  const ms = performance.now() - start;
  const { score, improvement: tip, mistakes } = assessed;
  return {
    sample,
    score,
    tip,
    tellsError: engine.tellsError(moment, assessed),
    rules: mistakes.flatMap(({ rule }) => rule ?? []),
    ms,
  };
};

/** So many answers make the machine as quick as it is in a function that has been asked before. */
const WARM = 600;

/**
 * Puts every answer to an engine, one after the other. Our own rules are warm by then, after some hundred answers; a model
 * is asked once. Throws a Problem that names the first answer at which the engine fails.
 */
export const judge = async (engine: Engine, samples: readonly Sample[]): Promise<Judged[]> => {
  const rounds = engine.isFree ? Math.ceil(WARM / Math.max(1, samples.length)) : 0;
  for (let round = 0; round < rounds; round++)
    for (const sample of samples) await engine.assess(momentOf(sample));
  const judged: Judged[] = [];
  for (const [place, sample] of samples.entries())
    judged.push(
      await judgeOne(engine, sample).catch((error: unknown) => {
        const why = error instanceof Error ? error.name : "unknown";
        throw new Problem(`The engine failed at answer ${place + 1} of ${samples.length} (${why}).`);
      }),
    );
  return judged;
};
