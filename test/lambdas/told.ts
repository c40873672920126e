import type { Line } from "../../lambdas/telemetry/lines.ts";
import { type Measured, watchBy, watching } from "../../lambdas/telemetry/watch.ts";

/** Takes what the code of this suite tells its log; the function gives what came since it was asked last. */
export const listenToLog = () => {
  let lines: [Line, object][] = [];
  let figures: Measured[] = [];
  watchBy(async () => ({
    line: (name, told) => void lines.push([name, told]),
    figures: (measured) => void figures.push(...measured),
  }));
  return async () => {
    await watching({ route: "GET /", requestId: "1" }, async () => undefined);
    const told = { lines, figures };
    lines = [];
    figures = [];
    return told;
  };
};
