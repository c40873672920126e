/** One thing that was looked at: well, worth knowing, or in the way. */
export type Finding = {
  state: "ok" | "note" | "no";
  /** A sentence. */
  what: string;
  /** What mends it: the exact command, or the page to go to. */
  mend?: string | undefined;
};

export const ok = (what: string): Finding => ({ state: "ok", what });
/** Deploying goes on, and something will be poorer for it. */
export const note = (what: string, mend?: string): Finding => ({ state: "note", what, mend });
/** Deploying, or what the settings ask for, would fail. */
export const no = (what: string, mend: string): Finding => ({ state: "no", what, mend });

/** How a finding is printed: one line, and under it what mends it. */
export const linesOf = ({ state, what, mend }: Finding): string =>
  `${state.padEnd(5)}${what}${mend === undefined ? "" : `\n       → ${mend}`}`;
