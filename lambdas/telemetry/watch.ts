import type { Metric } from "../../domain/metrics.ts";
import { type Line, lines, type Told } from "./lines.ts";

/** The call that is being answered. */
export type Call = {
  /** Method and path, as the API has it: with the names of its parameters, not with their values. */
  route: string;
  /** Lambda's own id of it. */
  requestId: string;
};

/** A metric and a value for it, in the metric's unit. */
export type Measured = readonly [metric: Metric, value: number];

/** Writes down what is told. */
export type Watcher = {
  line<Name extends Line>(name: Name, told: Told[Name], call: Call | undefined): void;
  figures(measured: readonly Measured[]): void;
};

/** Undefined while nobody writes anything down. */
let loaded: (() => Promise<Watcher>) | undefined;
let call: Call | undefined;
let measured: Measured[] = [];
/** Ends with what was told last. */
let writing: Promise<unknown> = Promise.resolve();

/**
 * Says who writes down what is told from now on: whatever `load` gives, loaded with the first thing to write, because nobody
 * should wait for it before Mark's first word. Without one, as in most tests, nobody does.
 */
export const watchBy = (load: () => Promise<Watcher>): void => {
  let watcher: Promise<Watcher> | undefined;
  loaded = () => {
    watcher ??= load();
    return watcher;
  };
};

/** In the order in which it was told. A log that fails must not cost anybody their lesson. */
const tell = (what: (watcher: Watcher) => void): void => {
  if (loaded)
    writing = writing
      .then(loaded)
      .then(what)
      .catch(() => undefined);
};

/** Writes a line into the log at once, and counts it where it counts. */
export const note = <Name extends Line>(name: Name, told: Told[Name]): void => {
  const during = call;
  tell((watcher) => watcher.line(name, told, during));
  const { counts } = lines[name];
  if (counts) measure(counts, 1);
};

/** Adds a value to a metric, in the metric's unit; the values of a call are written together when it is over. */
export const measure = (metric: Metric, value: number): void => {
  if (loaded) measured.push([metric, value]);
};

/**
 * Runs the work on one call, and writes down what was told and measured meanwhile before Lambda lets the function sleep. An
 * environment works on one call at a time.
 */
export const watching = async <Result>(begun: Call, work: () => Promise<Result>): Promise<Result> => {
  call = begun;
  try {
    return await work();
  } finally {
    const figures = measured;
    measured = [];
    if (figures.length > 0) tell((watcher) => watcher.figures(figures));
    await writing;
  }
};
