import { bare, crossed, doubled, gendered, personed, type Spoiler, single, timed } from "./way.ts";

/** What goes wrong in all three languages. */
export const shared: Readonly<Record<string, Spoiler>> = {
  "verb: 3rd plural for singular": personed(5, [2]),
  "verb: 3rd singular for plural": personed(2, [5]),
  "verb: 3rd singular for I": personed(2, [0]),
  "verb: I for 3rd singular": personed(0, [2]),
  "verb: I for we": personed(0, [3]),
  "verb: infinitive": personed("infinitive", [0, 2, 3, 5]),
  "imperfect told in the present": timed("imperfect", "present"),
  "article of the other gender": gendered,
  "article left out": bare,
  "letters crossed": crossed,
  "single letter for a double": single,
  "letter doubled": doubled,
};
