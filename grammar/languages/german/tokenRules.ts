import { tokenRulesIn } from "../../engine/ruleTables.ts";
import { caseTurns } from "./tokenRules/cases.ts";
import { orderTurns } from "./tokenRules/order.ts";
import { phraseTurns } from "./tokenRules/phrases.ts";
import { reflexiveTurns } from "./tokenRules/reflexives.ts";
import { verbTurns } from "./tokenRules/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "topic.name [pattern over words] message → right"
 * (`tokenRulesIn`). Patterns and
 * what "$1" stands for: `engine/pattern/pattern.ts` and `rules/phrases/tokenRule.ts`. What only letters tell stands in `regexRules.ts`.
 */
export const tokenRules = tokenRulesIn(
  [caseTurns, reflexiveTurns, verbTurns, orderTurns, phraseTurns].join("\n"),
);
