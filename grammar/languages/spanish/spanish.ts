import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { adjectives } from "./adjectives.ts";
import { calques } from "./calques.ts";
import { verbs } from "./conjugate.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { overregularised } from "./misform.ts";
import { nouns } from "./nouns.ts";
import { regexRules } from "./regexRules.ts";
import { tokenRules } from "./tokenRules.ts";
import { spanish as usage } from "./usage.ts";
import { wordings } from "./wordings.ts";
import { words } from "./words.ts";

export const spanish: LanguageDefinition = {
  language: "Spanish",
  nouns,
  verbs,
  overregularised,
  adjectives,
  words,
  regexRules: [...regexRules, ...calques, ...wordings],
  tokenRules,
  spanish: usage,
  ...inflection,
  ...grammar,
};
