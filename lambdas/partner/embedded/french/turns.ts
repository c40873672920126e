import { turnsIn } from "../lines.ts";
import { articleTurns } from "./turns/articles.ts";
import { homophoneTurns } from "./turns/homophones.ts";
import { orderTurns } from "./turns/order.ts";
import { phraseTurns } from "./turns/phrases.ts";
import { placeTurns } from "./turns/prepositions.ts";
import { verbTurns } from "./turns/verbs.ts";

/**
 * Wrong turns of phrase of English-speaking learners, one a line: "kind [pattern over words] rule → right"; lines without a kind go
 * on with the kind and the rule above. The order of the rest is the one that gzip makes least of. Patterns and
 * what "$1" stands for: `pattern/pattern.ts` and `checks/phrases/turn.ts`; every element counts, also "+", "^" and "~".
 */
export const turns = turnsIn(
  [placeTurns, verbTurns, articleTurns, orderTurns, phraseTurns, homophoneTurns].join("\n"),
);
