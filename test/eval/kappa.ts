/**
 * How far two markers agree beyond chance, on a scale of whole numbers from 0 to `most`: 1 is always, 0 is as often as chance
 * would, below 0 less often. A difference weighs by its square. Null where there is nothing to compare, or where chance
 * alone would always agree. Cohen, "Weighted kappa", Psychological Bulletin 70 (1968).
 */
export const quadraticKappa = (
  marks: readonly (readonly [one: number, other: number])[],
  most: number,
): number | null => {
  const weight = (one: number, other: number): number => ((one - other) / most) ** 2;
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const seen = mean(marks.map(([one, other]) => weight(one, other)));
  const byChance = mean(marks.flatMap(([one]) => marks.map(([, other]) => weight(one, other))));
  return marks.length === 0 || byChance === 0 ? null : 1 - seen / byChance;
};
