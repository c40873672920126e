import type { Check } from "../../../finding.ts";
import { attributive } from "./attributive.ts";
import { behindBareNoun } from "./bare-noun.ts";
import { early } from "./early.ts";
import { predicative } from "./predicative.ts";
import { unsaidSubject } from "./unsaid-subject.ts";

const parts: readonly Check[] = [attributive, behindBareNoun, early, predicative, unsaidSubject];

/** Adjectives that do not agree with their noun or with the subject: "ma sœur est gentil", "une maison blanc". */
export const adjective: Check = (answer, spoken) => parts.flatMap((part) => part(answer, spoken));
