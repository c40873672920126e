import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { adjectives } from "./adjectives.ts";
import { verbs } from "./conjugate.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { nouns } from "./nouns.ts";
import { regexRules } from "./regexRules.ts";
import { tokenRules } from "./tokenRules.ts";
import { words } from "./words.ts";

export const german: LanguageDefinition = {
  language: "German",
  nouns,
  verbs,
  adjectives,
  words,
  regexRules,
  tokenRules,
  ...inflection,
  ...grammar,
};
