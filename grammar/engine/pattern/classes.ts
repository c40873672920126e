import type { Person } from "../../core/morphology.ts";
import type { Fit } from "./fit.ts";

const onlySlots =
  (place: number, letter: string, of: "nouns" | "adjectives" = "nouns"): Fit =>
  ({ [of]: readings }) =>
    readings.length > 0 && readings.every(({ slots }) => slots.every((slot) => slot[place] === letter));

const onlyPersons =
  (isMeant: (person: Person) => boolean): Fit =>
  ({ verbs }) => {
    const persons = verbs.flatMap(({ person }) => person ?? []);
    return persons.length > 0 && persons.every(isMeant);
  };

const onlyPerson = (wanted: Person): Fit => onlyPersons((person) => person === wanted);

/** The classes of words that a pattern writes in braces; what each means stands in `pattern.ts`. */
export const classes: Readonly<Record<string, Fit>> = {
  noun: ({ nouns }) => nouns.length > 0,
  adj: ({ adjectives }) => adjectives.length > 0,
  plain: ({ adjectives, nouns, lower }) =>
    nouns.length === 0 &&
    !lower.endsWith("er") &&
    adjectives.some(({ form, lemma }) => form === lemma && lemma === lower),
  late: ({ adjectives, nouns }) =>
    adjectives.length > 0 && nouns.length === 0 && adjectives.every(({ early }) => !early),
  relational: ({ adjectives, nouns }) =>
    adjectives.length > 0 &&
    nouns.length === 0 &&
    adjectives.every(({ early, opinion, gloss }) => !early && opinion === "neutral" && gloss !== ""),
  det: ({ lower }, { compiled }) => compiled.determiners.has(lower),
  num: ({ lower }, { compiled }) =>
    /^\d|(?:zig|ßig|zehn)$/.test(lower) ||
    // "quarante-deux": made of numbers.
    (lower.includes("-")
      ? lower.split("-").every((part) => compiled.lists.numbers.has(part) || /^(?:et|vingts)$/.test(part))
      : compiled.lists.numbers.has(lower) && !compiled.determiners.has(lower)),
  year: ({ lower }) => /^(?:19|20)\d\d$/.test(lower),
  finite: ({ verbs, nouns, adjectives, capital, opens, lower }, { compiled }) =>
    verbs.length > 0 &&
    nouns.length + adjectives.length === 0 &&
    (!capital || opens) &&
    !compiled.lexicon.functional.has(lower) &&
    verbs.every(({ person }) => person !== undefined),
  article: ({ lower }, { compiled }) => compiled.determiners.has(lower) && !/^(?:aux?|du)$/.test(lower),
  subject: ({ lower }, { compiled }) => compiled.subjects.has(lower),
  clitic: ({ lower }, { compiled }) => compiled.lists.clitics.has(lower),
  prep: ({ lower }, { compiled }) => compiled.lists.prepositions.has(lower),
  name: ({ capital, opens, nouns, lower }, { compiled }) =>
    capital && !opens && nouns.length === 0 && !compiled.lexicon.known.has(lower),
  unknown: ({ lower }, { compiled }) => !compiled.lexicon.known.has(lower),
  thing: ({ nouns, verbs, adjectives, capital, opens, lower }, { compiled }) =>
    nouns.length > 0 &&
    verbs.length + adjectives.length === 0 &&
    (!capital || opens) &&
    !compiled.determiners.has(lower) &&
    !compiled.lists.none.has(lower) &&
    !compiled.lists.times.has(lower) &&
    !compiled.lexicon.functional.has(lower),
  // "France", but "à la Réunion"
  land: ({ nouns }) => nouns.some(({ topic, lemma }) => topic === "travel" && /^(?!Ré)\p{Lu}/u.test(lemma)),
  m: onlySlots(0, "m"),
  f: onlySlots(0, "f"),
  n: onlySlots(0, "n"),
  pl: onlySlots(1, "p"),
  one: onlySlots(1, "s"),
  self: onlyPersons((person) => person < 2),
  i: onlyPerson(0),
  you: onlyPerson(1),
  he: onlyPerson(2),
  we: onlyPerson(3),
  they: onlyPerson(5),
  singular: onlyPersons((person) => person < 3),
  single: onlySlots(1, "s", "adjectives"),
  several: onlySlots(1, "p", "adjectives"),
  vowel: ({ lower }, { compiled }) => compiled.definition.softens(lower),
  any: () => true,
};
