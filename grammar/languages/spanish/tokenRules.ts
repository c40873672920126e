import { tokenRulesIn } from "../../engine/ruleTables.ts";
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
 * (`tokenRulesIn`). Patterns and what "$1" stands for: `engine/pattern/pattern.ts` and `rules/phrases/tokenRule.ts`; every element counts, also "+", "^" and "~". Those that
 * letters can tell stand in regexRules.ts, calques.ts and wordings.ts.
 */
export const tokenRules = tokenRulesIn(
  [beingTurns, placeTurns, calqueTurns, clauseTurns, verbTurns, pronounTurns, phraseTurns, nounTurns].join(
    "\n",
  ),
);
