import { turnsIn } from "../rule-tables.ts";
import { articleTurns } from "./turns/articles.ts";
import { homophoneTurns } from "./turns/homophones.ts";
import { orderTurns } from "./turns/order.ts";
import { phraseTurns } from "./turns/phrases.ts";
import { placeTurns } from "./turns/prepositions.ts";
import { verbTurns } from "./turns/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "topic.name [pattern over words] message → right"
 * (`turnsIn`). Patterns and
 * what "$1" stands for: `pattern/pattern.ts` and `checks/phrases/turn.ts`; every element counts, also "+", "^" and "~".
 */
export const turns = turnsIn(
  [placeTurns, verbTurns, articleTurns, orderTurns, phraseTurns, homophoneTurns].join("\n"),
);
