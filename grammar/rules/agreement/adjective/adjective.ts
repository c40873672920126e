import type { Check } from "../../../engine/finding.ts";
import { attributive } from "./attributive.ts";
import { behindBareNoun } from "./bareNoun.ts";
import { early } from "./early.ts";
import { predicative } from "./predicative.ts";
import { unsaidSubject } from "./unsaidSubject.ts";

const parts: readonly Check[] = [attributive, behindBareNoun, early, predicative, unsaidSubject];

/** Adjectives that do not agree with their noun or with the subject: "ma sœur est gentil", "une maison blanc". */
export const adjective: Check = (answer, spoken) => parts.flatMap((part) => part(answer, spoken));
