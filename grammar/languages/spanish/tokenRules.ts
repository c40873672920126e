import { turnsIn } from "../../engine/ruleTables.ts";
import { beingTurns } from "./tokenRules/being.ts";
import { calqueTurns } from "./tokenRules/calques.ts";
import { clauseTurns } from "./tokenRules/clauses.ts";
import { nounTurns } from "./tokenRules/nouns.ts";
import { phraseTurns } from "./tokenRules/phrases.ts";
import { placeTurns } from "./tokenRules/prepositions.ts";
import { pronounTurns } from "./tokenRules/pronouns.ts";
import { verbTurns } from "./tokenRules/verbs.ts";

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
