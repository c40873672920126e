import type { Tongue } from "../../core/languageDefinition.ts";
import { adjectives } from "./adjectives.ts";
import { adverbial } from "./adverbial.ts";
import { verbs } from "./conjugate.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { nouns } from "./nouns.ts";
import { slips } from "./regexRules.ts";
import { turns } from "./tokenRules.ts";
import { words } from "./words.ts";

export const french: Tongue = {
  language: "French",
  nouns,
  verbs,
  adjectives,
  adverbial,
  words,
  slips,
  turns,
  ...inflection,
  ...grammar,
};
