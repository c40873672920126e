import type { Tongue } from "../tongue.ts";
import { adjectives } from "./adjectives.ts";
import { calques } from "./calques.ts";
import { verbs } from "./conjugate.ts";
import { demands } from "./demands.ts";
import * as grammar from "./grammar.ts";
import * as inflection from "./inflect.ts";
import { misread } from "./misform.ts";
import * as models from "./models.ts";
import { nouns } from "./nouns.ts";
import * as phrases from "./phrases.ts";
import { questions } from "./questions.ts";
import { slips } from "./slips.ts";
import { turns } from "./turns.ts";
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
  questions,
  demands,
  ...inflection,
  ...grammar,
  ...models,
  ...phrases,
};
