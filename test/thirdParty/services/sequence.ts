import type { Engine } from "./engine.ts";

/** One call, and what has to be the same of its answer everywhere: all of it where `seen` is left out. */
export interface Step {
  readonly name: string;
  readonly call: (engine: Engine) => Promise<unknown>;
  readonly seen?: (answer: Readonly<Record<string, unknown>>) => unknown;
}

/** Calls that are made one after the other; each finds what those before it have left. */
export interface Sequence {
  readonly name: string;
  readonly steps: readonly Step[];
}
