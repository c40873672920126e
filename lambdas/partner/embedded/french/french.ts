import type { Tongue } from "../tongue.ts";
import { adjectives } from "./adjectives.ts";
import { verbs } from "./conjugate.ts";
import {
  articles,
  auxiliaries,
  compounds,
  contracted,
  elided,
  families,
  follows,
  pronouns,
  subjects,
  unknownParticiple,
} from "./grammar.ts";
import { inflectAdjective, inflectNoun, softens, sound } from "./inflect.ts";
import { nouns } from "./nouns.ts";
import { answers, demands, examples, greeting, hints, questions, reactions } from "./replies.ts";
import { slips } from "./slips.ts";
import { words } from "./words.ts";

export const french: Tongue = {
  language: "French",
  nouns,
  inflectNoun,
  verbs,
  adjectives,
  inflectAdjective,
  families,
  articles,
  softens,
  sound,
  words,
  subjects,
  pronouns,
  copulas: ["être"],
  cases: {},
  follows,
  auxiliaries,
  elided,
  contracted,
  compounds,
  unknownParticiple,
  compoundReach: "near",
  slips,
  demands,
  greeting,
  reactions,
  questions,
  answers,
  examples,
  hints,
};
