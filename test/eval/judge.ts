import type { Engine } from "./engine.ts";
import type { Judged } from "./figures.ts";
import { Problem } from "./problem.ts";
import { momentOf, type Sample } from "./sample.ts";

const judgeOne = async (engine: Engine, sample: Sample): Promise<Judged> => {
  const moment = momentOf(sample);
  const start = performance.now();
  const assessed = await engine.assess(moment);
  const ms = performance.now() - start;
  const { score, improvement: tip } = assessed;
  return { sample, score, tip, tellsError: engine.tellsError(moment, assessed), ms };
};

/**
 * Puts every answer to an engine, one after the other, once it is warm: our own rules have then seen all answers, a model
 * the first one. Throws a Problem that names the first answer at which the engine fails.
 */
export const judge = async (engine: Engine, samples: readonly Sample[]): Promise<Judged[]> => {
  for (const sample of engine.isFree ? samples : []) await judgeOne(engine, sample);
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
