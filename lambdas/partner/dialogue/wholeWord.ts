/** Finds a pattern where no letter stands before or after it; for text in lower case without accents. */
export const word = (pattern: string): RegExp => new RegExp(`(?<![a-z'])(?:${pattern})(?![a-z'])`);

/** The same for text in which words behind an apostrophe follow without a space. */
export const said = (pattern: string): RegExp => new RegExp(`(?<![a-z'])(?:${pattern})(?![a-z])`);
