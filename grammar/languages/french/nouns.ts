import type { NounTable } from "../../core/morphology.ts";
import { food } from "./nouns/food.ts";
import { pastimes } from "./nouns/pastimes.ts";
import { people } from "./nouns/people.ts";
import { places } from "./nouns/places.ts";
import { study } from "./nouns/study.ts";

/**
 * "word:english", or "word/plural:english" where the plural does not follow the rule. "mf" may be either; mp and fp have
 * no singular. A "+" behind the English marks words of the higher tier.
 */
export const nouns: NounTable = { ...food, ...people, ...pastimes, ...places, ...study };
