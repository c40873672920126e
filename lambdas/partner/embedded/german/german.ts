import type { Tongue } from "../tongue.ts";
import { adjectives } from "./adjectives.ts";
import { verbs } from "./conjugate.ts";
import { demands } from "./demands.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import * as models from "./models.ts";
import { nouns } from "./nouns.ts";
import * as phrases from "./phrases.ts";
import { questions } from "./questions.ts";
import { slips } from "./slips.ts";
import { turns } from "./turns.ts";
import { words } from "./words.ts";

export const german: Tongue = {
  language: "German",
  nouns,
  verbs,
  adjectives,
  words,
  slips,
  turns,
  questions,
  demands,
  ...inflection,
  ...grammar,
  ...models,
  ...phrases,
};
