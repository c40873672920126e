const folded = (name: string): string => name.normalize("NFC").replace(/\s+/gu, "").toLowerCase();

/** True if two typed names are the same apart from case and spaces: how a student shows which unfinished lesson is theirs. */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other);

/** True if a name holds characters that nobody sees: controls, line breaks, and marks that turn the text after them around. */
export const hasHidden = (name: string): boolean => /[\p{C}\p{Zl}\p{Zp}]/u.test(name);
