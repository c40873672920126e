import type { NounTable } from "../../core/morphology.ts";
import { food } from "./nouns/food.ts";
import { pastimes } from "./nouns/pastimes.ts";
import { people } from "./nouns/people.ts";
import { places } from "./nouns/places.ts";
import { study } from "./nouns/study.ts";

/**
 * "Word/plural:english". A plural is written as dictionaries do: "-n" adds to the word ("-" where it is the same), "¨e" adds to
 * the word with its umlaut. It is left out where it follows the ending (die Straße, die Zeitung, die Lehrerin, der Lehrer: see
 * `inflect.ts`), and of other words where they have none; with one of those endings, "Butter/" has none. "mw" are the masculines
 * that end in -n or -en wherever they are not the subject (der Junge, den Jungen), "a" those that have an adjective's endings
 * (ein Deutscher); mp, fp and np have no singular.
 */
export const nouns: NounTable = { ...food, ...people, ...pastimes, ...places, ...study };
