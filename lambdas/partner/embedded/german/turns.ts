import { turnsIn } from "../rule-tables.ts";
import { caseTurns } from "./turns/cases.ts";
import { orderTurns } from "./turns/order.ts";
import { phraseTurns } from "./turns/phrases.ts";
import { reflexiveTurns } from "./turns/reflexives.ts";
import { verbTurns } from "./turns/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "topic.name [pattern over words] message → right"
 * (`turnsIn`). Patterns and
 * what "$1" stands for: `pattern/pattern.ts` and `checks/phrases/turn.ts`. What only letters tell stands in `slips.ts`.
 */
export const turns = turnsIn([caseTurns, reflexiveTurns, verbTurns, orderTurns, phraseTurns].join("\n"));
