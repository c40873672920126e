import type { Tense } from "../../../../domain/exercise.ts";
import { QUESTIONS_MAX } from "../../../../domain/limits.ts";
import { unaccented } from "../../../../domain/unaccented.ts";
import { wordsOf } from "../../../../grammar/core/lexicon.ts";
import type { Slot } from "./bank.ts";

/** What a prompt wants changed in the exercise in the form. `places` count from 0; without any it means all of it. */
export type EditRequest = {
  operation: "remove" | "add" | "harder" | "easier" | "replace" | "more";
  places: readonly number[];
  /** How many to add. */
  count: number;
  /** What kind of question is wanted, as far as that is said. */
  slot?: Slot | undefined;
  /** Does it say that all of them are meant? */
  all: boolean;
};

/** Over the prompt in lower case and without accents: English, French, Spanish and German; the first that is found counts. */
const operations: readonly (readonly [Exclude<EditRequest["operation"], "more">, RegExp])[] = [
  [
    "remove",
    /\b(remove|delete|drop|take out|get rid|losch\w*|entfern\w*|streich\w*|supprim\w*|enlev\w*|quita\w*|borra\w*|elimina\w*)\b/,
  ],
  [
    "replace",
    /\b(replace|swap|change|exchange|rewrite|switch|turn|ersetz\w*|andere?|tausch\w*|remplac\w*|changez?|cambia\w*|reemplaza\w*|sustitu\w*)\b/,
  ],
  [
    "harder",
    /\b(harder|tougher|trickier|(?:more|less) (?:difficult|challenging|demanding|easy)|schwerer|schwieriger|plus difficiles?|mas dificil(?:es)?)\b/,
  ],
  [
    "easier",
    /\b(easier|simpler|simplify|leichter|einfacher|plus (?:facile|simple)s?|mas (?:facil|facile|faciles|sencill\w+))\b/,
  ],
  [
    "add",
    /\b(add|another|one more|extra|additional|hinzu|fuge?|noch eine|weitere|ajout\w*|anad\w*|agreg\w*)\b/,
  ],
];

const tenseWords: readonly (readonly [Tense, RegExp])[] = [
  ["past", /\b(past|preterite|perfect|imperfect|vergangenheit|perfekt|passe|pasado|preterito)\b/],
  ["conditional", /\b(conditional|konditional|konjunktiv|conditionnel|condicional)\b/],
  ["future", /\b(future|futur|zukunft|futuro)\b/],
  ["present", /\b(present|prasens|gegenwart|presente)\b/],
];

const ALL = /\b(all|every|everything|whole|alle|alles|tout|toutes|tous|todo|todas|todos)\b/;
const MORE = /\b(more|mehr|plus|mas)\b/;
const ordinals = wordsOf("first second third fourth fifth sixth seventh eighth ninth tenth");
const numbers = wordsOf("one two three four five");

const slotsIn = (said: string): Slot[] => {
  const tenses = tenseWords.filter(([, word]) => word.test(said));
  if (tenses.length > 0) return tenses.map(([tense]) => ({ kind: "statement", tense }));
  if (/\b(opinions?|meinung|avis)\b/.test(said)) return [{ kind: "opinion", tense: "present" }];
  return /\bstudents? asks?\b|\bask(ing)? (a )?questions?\b|\bwhere (they|the students?) ask/.test(said)
    ? [{ kind: "ask" }]
    : [];
};

/** "All questions in the past tense": the kinds that a new exercise is to have alone, in turn; none where nothing is said of all. */
export const kindsOfAll = (prompt: string): readonly Slot[] => {
  const said = unaccented(prompt.toLowerCase());
  return ALL.test(said) ? slotsIn(said) : [];
};

/** "question 3", "questions 2 and 4", "Frage 1", "the third question", "the last one". */
const placesIn = (said: string, count: number): number[] => {
  const listed = [
    ...said.matchAll(
      /\b(?:q|questions?|fragen?|preguntas?|numbers?|nr|no)\.? ?#?(\d+(?:(?: ?, ?| and | & | und | et | y )\d+)*)/g,
    ),
  ]
    .flatMap(([, digits = ""]) => digits.match(/\d+/g) ?? [])
    .map(Number);
  const shortened = [...said.matchAll(/\b(\d+)(?:st|nd|rd|th)\b/g)].map(([, digits]) => Number(digits));
  const cardinal = numbers.flatMap((word, place) =>
    new RegExp(`\\bquestion (number )?${word}\\b`).test(said) ? [place + 1] : [],
  );
  const spelt = ordinals.flatMap((word, place) =>
    new RegExp(`\\b${word}\\b`).test(said) ? [place + 1] : [],
  );
  const last = /\b(last|final|letzte|derniere|ultima)\b (question|one|frage|pregunta)/.test(said)
    ? [count]
    : [];
  const places = [...listed, ...shortened, ...cardinal, ...spelt, ...last].map((number) => number - 1);
  return [...new Set(places)].filter((place) => place >= 0 && place < count);
};

/** How a prompt wants an exercise of so many questions changed; undefined where it says nothing of the kind. */
export const editRequestIn = (prompt: string, count: number): EditRequest | undefined => {
  const said = unaccented(prompt.toLowerCase());
  const places = placesIn(said, count);
  const [slot] = slotsIn(said);
  const all = ALL.test(said);
  const matching = operations.filter(([, word]) => word.test(said)).map(([name]) => name);
  // "Change question 3 to something harder" is about how hard it is.
  const tougher = matching.find((name) => name === "harder" || name === "easier");
  const turned = /\bless (difficult|challenging|demanding)\b/.test(said) ? "easier" : tougher;
  const first = matching.includes("remove") ? "remove" : (turned ?? matching[0]);
  const told = first ?? (slot && (places.length > 0 || all || MORE.test(said)) ? "more" : undefined);
  // "Give me another question 2", "question 3 is too long": whoever names a place wants something else there.
  const operation = places.length > 0 && (told === undefined || told === "add") ? "replace" : told;
  if (operation === undefined) return undefined;
  const number = /\b(\d|one|two|three|four|five)\b(?= (more|new|extra|questions))/.exec(said)?.[1] ?? "one";
  const many = numbers.includes(number) ? numbers.indexOf(number) + 1 : Number(number);
  return {
    operation,
    places,
    count: Math.max(1, Math.min(many, QUESTIONS_MAX - count)),
    slot,
    all,
  };
};
