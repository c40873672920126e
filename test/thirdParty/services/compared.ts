import type { Engine } from "./engine.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { Sequence } from "./sequence.ts";

/** What an engine answers, by “sequence: step”. A step whose name comes again is counted. */
export const answersOf = async (
  engine: Engine,
  sequences: readonly Sequence[],
): Promise<Map<string, Outcome>> => {
  const answers = new Map<string, Outcome>();
  for (const { name: sequence, steps } of sequences)
    for (const { name, call, seen = (answer: unknown) => answer } of steps) {
      let key = `${sequence}: ${name}`;
      for (let again = 2; answers.has(key); again++) key = `${sequence}: ${name} (${again})`;
      const answering = async () => seen(Object(await call(engine)));
      answers.set(key, await outcomeOf(answering()));
    }
  return answers;
};

/** A step that another answers otherwise. */
export interface Differing {
  readonly step: string;
  readonly by: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Where another engine's answers are not ours. */
export const differing = (
  by: string,
  ours: ReadonlyMap<string, Outcome>,
  theirs: ReadonlyMap<string, Outcome>,
): Differing[] =>
  [...ours].flatMap(([step, outcome]) => {
    const [own, other] = [JSON.stringify(outcome), JSON.stringify(theirs.get(step))];
    return own === other ? [] : [{ step, by, ours: own, theirs: other }];
  });
