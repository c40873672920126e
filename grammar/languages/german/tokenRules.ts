import { turnsIn } from "../../engine/ruleTables.ts";
import { caseTurns } from "./tokenRules/cases.ts";
import { orderTurns } from "./tokenRules/order.ts";
import { phraseTurns } from "./tokenRules/phrases.ts";
import { reflexiveTurns } from "./tokenRules/reflexives.ts";
import { verbTurns } from "./tokenRules/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "topic.name [pattern over words] message → right"
 * (`turnsIn`). Patterns and
 * what "$1" stands for: `pattern/pattern.ts` and `checks/phrases/turn.ts`. What only letters tell stands in `slips.ts`.
 */
export const turns = turnsIn([caseTurns, reflexiveTurns, verbTurns, orderTurns, phraseTurns].join("\n"));
