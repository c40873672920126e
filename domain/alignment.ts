/**
 * Which words of two texts are the same, in the same order: for each place of `one` the place in `other`, -1 where there is
 * none. It is the longest common subsequence, so that one word too many does not put all that follows out of step.
 */
export const aligned = (one: readonly string[], other: readonly string[]): number[] => {
  const width = other.length + 1;
  const best = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      best[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  let column = 0;
  return one.map((word, row) => {
    while (column < other.length && word !== other[column] && at(row, column + 1) === at(row, column))
      column += 1;
    if (word !== other[column]) return -1;
    column += 1;
    return column - 1;
  });
};
