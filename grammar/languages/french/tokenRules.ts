import { tokenRulesIn } from "../../engine/ruleTables.ts";
import { articleTurns } from "./tokenRules/articles.ts";
import { homophoneTurns } from "./tokenRules/homophones.ts";
import { orderTurns } from "./tokenRules/order.ts";
import { phraseTurns } from "./tokenRules/phrases.ts";
import { placeTurns } from "./tokenRules/prepositions.ts";
import { verbTurns } from "./tokenRules/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "topic.name [pattern over words] message → right"
 * (`tokenRulesIn`). Patterns and
 * what "$1" stands for: `engine/pattern/pattern.ts` and `rules/phrases/tokenRule.ts`; every element counts, also "+", "^" and "~".
 */
export const tokenRules = tokenRulesIn(
  [placeTurns, verbTurns, articleTurns, orderTurns, phraseTurns, homophoneTurns].join("\n"),
);
