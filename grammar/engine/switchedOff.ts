let off: ReadonlySet<string> = new Set();

/** Switches these rules off until the process ends, or until it is called again, by their ids as `ruleIn` makes them: "fr.auxiliary.wrong". */
export const switchOff = (rules: readonly string[]): void => {
  off = new Set(rules);
};

/** Has a school switched this rule off? */
export const isSwitchedOff = (rule: string): boolean => off.has(rule);
