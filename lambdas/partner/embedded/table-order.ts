/**
 * Imported before the tables are used, so that a bundle holds those side by side whose English is the same: gzip looks back no
 * further than 32 kB, and the three languages' words for food share more with each other than with the rest of their language.
 */
import "./french/nouns/food.ts";
import "./german/nouns/food.ts";
import "./spanish/nouns/food.ts";
import "./french/nouns/people.ts";
import "./german/nouns/people.ts";
import "./spanish/nouns/people.ts";
import "./french/nouns/pastimes.ts";
import "./german/nouns/pastimes.ts";
import "./spanish/nouns/pastimes.ts";
import "./french/nouns/places.ts";
import "./german/nouns/places.ts";
import "./spanish/nouns/places.ts";
import "./french/nouns/study.ts";
import "./german/nouns/study.ts";
import "./spanish/nouns/study.ts";
import "./french/verbs.ts";
import "./german/verbs.ts";
import "./spanish/verbs.ts";
import "./french/adjectives.ts";
import "./german/adjectives.ts";
import "./spanish/adjectives.ts";
import "./french/questions.ts";
import "./german/questions.ts";
import "./spanish/questions.ts";
import "./french/reactions.ts";
import "./german/reactions.ts";
import "./spanish/reactions.ts";
import "./french/models.ts";
import "./german/models.ts";
import "./spanish/models.ts";
import "./french/words.ts";
import "./german/words.ts";
import "./spanish/words.ts";
import "./french/grammar.ts";
import "./german/grammar.ts";
import "./spanish/grammar.ts";
