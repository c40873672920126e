declare global {
  /** Is this `npm run test:full`? Set by the project "full" in jest.config.js. */
  var isFullTier: boolean | undefined;
}

/** How many rounds, or every how many of a corpus's lines, are tried by `npm test` and by `npm run test:full`. */
export type Depth = { quick: number; full: number };

/** The number of a depth that holds in this run. */
export const inThisRun = ({ quick, full }: Depth): number => (globalThis.isFullTier ? full : quick);

/** Every so many of a corpus's lines, its first among them. */
export const sampleOf = <Line>(corpus: readonly Line[], every: Depth): Line[] =>
  corpus.filter((_, place) => place % inThisRun(every) === 0);
