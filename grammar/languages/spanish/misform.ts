import { unaccented } from "../../../domain/unaccented.ts";
import type { Overregularised } from "../../core/languageDefinition.ts";
import { type Mood, type Person, persons, type Verb } from "../../core/morphology.ts";
import { type Ending, imperfect, present, preterite, strongStems } from "./stems.ts";

/** What an ending says of a verb. */
type Tail = { mood: Mood; person: Person };

const KINDS: readonly Ending[] = ["ar", "er", "ir"];

/** What endings say, whatever verb they hang on; learners also have "-iron", and "poneo" from poner. */
const tails = new Map<string, Tail>([
  ["iron", { mood: "preterite", person: 5 }],
  ["eo", { mood: "present", person: 0 }],
  ["o", { mood: "present", person: 0 }],
]);
for (const [mood, table] of [
  ["imperfect", imperfect],
  ["preterite", preterite],
  ["present", present],
] as const)
  for (const person of persons)
    for (const kind of KINDS) {
      const ending = table[kind][person] ?? "";
      // A mere "-a", "-e" or "-as" is on too many words.
      if (ending.length > 2 || /[éíó]/.test(ending)) tails.set(ending, { mood, person });
    }

// "comeba", "viviba": only verbs in -ar have the "b".
for (const [person, tail] of [
  [0, "ba"],
  [1, "bas"],
  [3, "bamos"],
  [5, "ban"],
] as const)
  for (const vowel of "eií") tails.set(vowel + tail, { mood: "imperfect", person });

/** Stems that learners make where the verb has none of its own: hazo, dició, vo, ero. */
const MADE: Readonly<Record<string, string>> = {
  haz: "hacer",
  conoz: "conocer",
  conduz: "conducir",
  trai: "traer",
  oy: "oír",
  dic: "decir",
  v: "ir",
  er: "ser",
};

/**
 * What a word that is none may stand for: a stem with the ending of another kind of verb, "recibemos", "comaba", "visití",
 * "pusió". Only asked where the word is not known.
 */
export const overregularised: Overregularised = (word, verbs) => {
  // "juegamos", "puedemos": only the stem of the others changes.
  const [, lead, changed, tail, kind] = /^(.*)(ue|ie)([^aeiou]+)([aei])mos$/.exec(word) ?? [];
  for (const vowel of changed === "ie" ? ["e"] : changed ? ["o", "u"] : []) {
    const verb = verbs.get(`${lead}${vowel}${tail}${kind}r`);
    const right = verb?.forms.find(({ mood, person }) => mood === "present" && person === 3)?.form;
    if (verb && right) return { mood: "present", person: 3, form: word, right, verb };
  }
  // "pidí", "dormió" the other way round: only he, she and they change the vowel in the past.
  const [, start, vowel, rest, ending = ""] = /^(.*)([iu])([^aeiou]+)(í|iste|imos)$/.exec(word) ?? [];
  const known = verbs.get(`${start}${vowel === "i" ? "e" : "o"}${rest}ir`);
  const person = ({ í: 0, iste: 1, imos: 3 } as const)[ending];
  const past = known?.forms.find((form) => form.mood === "preterite" && form.person === person)?.form;
  if (known && past && person !== undefined)
    return { mood: "preterite", person, form: word, right: past, verb: known };
  for (const length of [6, 5, 4, 3, 2, 1]) {
    const tail = tails.get(word.slice(-length));
    const stem = word.slice(0, -length);
    const made = verbs.get(MADE[stem] ?? "");
    const regular =
      tail && word.slice(-length) !== "o"
        ? KINDS.flatMap((kind) => verbs.get(stem + kind) ?? [])[0]
        : undefined;
    const verb: Verb | undefined = regular ?? verbs.get(strongStems.get(stem) ?? "") ?? made;
    const right = verb?.forms.find(({ mood, person }) => mood === tail?.mood && person === tail.person)?.form;
    // Where only an accent is amiss, that is what the tip should be about.
    if (tail && verb && right && unaccented(right) !== unaccented(word))
      return { ...tail, form: word, right, verb };
  }
  return undefined;
};
