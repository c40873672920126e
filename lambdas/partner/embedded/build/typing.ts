/** Is this the other word, but for one letter left out, put in, mistaken, or swapped with the next? */
const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end += 1;
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end));
  if (wrong === undefined || right === undefined) return false;
  const isSwapped =
    wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
  return (wrong.length <= 1 && right.length <= 1) || isSwapped;
};

/** From this length on a word with a slip in it is still told from every other. */
const TOLD_FROM = 5;

/** Was this word meant, a slip of the keys forgiven in a longer one? Both in lower case and without accents. */
export const isMeantAs = (typed: string, meant: string): boolean =>
  typed === meant ||
  (Math.min(typed.length, meant.length) >= TOLD_FROM &&
    Math.abs(typed.length - meant.length) <= 1 &&
    isOneSlip(typed, meant));
