import { counted } from "../results/wording.ts";

/** A difference of points as it is read: "up 12 points", "down 1 point", "the same". */
export const pointWords = (points: number): string =>
  points === 0 ? "the same" : `${points > 0 ? "up" : "down"} ${counted(Math.abs(points), "point")}`;
