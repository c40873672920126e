import type { Tongue } from "../../core/languageDefinition.ts";
import { adjectives } from "./adjectives.ts";
import { calques } from "./calques.ts";
import { verbs } from "./conjugate.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { misread } from "./misform.ts";
import { nouns } from "./nouns.ts";
import { slips } from "./regexRules.ts";
import { turns } from "./tokenRules.ts";
import { spanish as usage } from "./usage.ts";
import { wordings } from "./wordings.ts";
import { words } from "./words.ts";

export const spanish: Tongue = {
  language: "Spanish",
  nouns,
  verbs,
  misread,
  adjectives,
  words,
  slips: [...slips, ...calques, ...wordings],
  turns,
  spanish: usage,
  ...inflection,
  ...grammar,
};
