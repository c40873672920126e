import type { Tongue } from "../../core/languageDefinition.ts";
import { adjectives } from "./adjectives.ts";
import { verbs } from "./conjugate.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { nouns } from "./nouns.ts";
import { slips } from "./regexRules.ts";
import { turns } from "./tokenRules.ts";
import { words } from "./words.ts";

export const german: Tongue = {
  language: "German",
  nouns,
  verbs,
  adjectives,
  words,
  slips,
  turns,
  ...inflection,
  ...grammar,
};
