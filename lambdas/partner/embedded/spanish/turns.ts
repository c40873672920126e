import { turnsIn } from "../rule-tables.ts";
import { beingTurns } from "./turns/being.ts";
import { calqueTurns } from "./turns/calques.ts";
import { clauseTurns } from "./turns/clauses.ts";
import { nounTurns } from "./turns/nouns.ts";
import { phraseTurns } from "./turns/phrases.ts";
import { placeTurns } from "./turns/prepositions.ts";
import { pronounTurns } from "./turns/pronouns.ts";
import { verbTurns } from "./turns/verbs.ts";

/**
 * Wrong turns of phrase that depend on the kinds of words, one a line: "topic.name [pattern over words] message → right"
 * (`turnsIn`). Patterns and what "$1" stands for: `pattern/pattern.ts` and `checks/phrases/turn.ts`; every element counts, also "+", "^" and "~". Those that
 * letters can tell stand in slips.ts, calques.ts and wordings.ts.
 */
export const turns = turnsIn(
  [beingTurns, placeTurns, calqueTurns, clauseTurns, verbTurns, pronounTurns, phraseTurns, nounTurns].join(
    "\n",
  ),
);
