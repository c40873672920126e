/** The oldest browsers that school devices still run. */
export const targets = ["chrome109", "safari16.4", "firefox115"];
