import type { NounTable } from "../morphology.ts";
import { daily } from "./nouns/daily.ts";
import { leisure } from "./nouns/leisure.ts";
import { people } from "./nouns/people.ts";
import { school } from "./nouns/school.ts";
import { world } from "./nouns/world.ts";

/**
 * "Word/plural:english"; a plural that adds to the word is its ending ("/-n"; "/-" where it is the same), and a noun
 * without one has none. "mw" are the masculines that end in -n or -en wherever they are not the subject (der Junge, den
 * Jungen), "a" those that have an adjective's endings (ein Deutscher); mp, fp and np have no singular.
 */
export const nouns: NounTable = { ...people, ...daily, ...school, ...leisure, ...world };
