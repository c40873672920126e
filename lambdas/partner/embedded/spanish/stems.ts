import { unaccented } from "../../../../domain/unaccented.ts";
import { asList } from "../entries.ts";
import type { Person } from "../morphology.ts";
import { changing, irregular } from "./verbs.ts";

/** What an infinitive ends in; -ír counts as -ir. */
export type Ending = "ar" | "er" | "ir";

/** Endings by person, of each tense and kind of verb. */
export const present: Record<Ending, readonly string[]> = {
  ar: ["o", "as", "a", "amos", "áis", "an"],
  er: ["o", "es", "e", "emos", "éis", "en"],
  ir: ["o", "es", "e", "imos", "ís", "en"],
};
export const preterite: Record<Ending, readonly string[]> = {
  ar: ["é", "aste", "ó", "amos", "asteis", "aron"],
  er: ["í", "iste", "ió", "imos", "isteis", "ieron"],
  ir: ["í", "iste", "ió", "imos", "isteis", "ieron"],
};
export const subjunctive: Record<Ending, readonly string[]> = {
  ar: ["e", "es", "e", "emos", "éis", "en"],
  er: ["a", "as", "a", "amos", "áis", "an"],
  ir: ["a", "as", "a", "amos", "áis", "an"],
};
export const imperfect: Record<Ending, readonly string[]> = {
  ar: ["aba", "abas", "aba", "ábamos", "abais", "aban"],
  er: ["ía", "ías", "ía", "íamos", "íais", "ían"],
  ir: ["ía", "ías", "ía", "íamos", "íais", "ían"],
};
/** These two are the same for all verbs: of the future, and of preterites with a stem of their own (tuve). */
export const future = ["é", "ás", "á", "emos", "éis", "án"];
export const strongPreterite = ["e", "iste", "o", "imos", "isteis", "ieron"];

/** The kind of a verb. */
export const endingOf = (infinitive: string): Ending => {
  const ending = unaccented(infinitive.slice(-2));
  return ending === "ar" || ending === "er" ? ending : "ir";
};

/** The sound of a stem is kept before e and i: jugué, busqué, empecé; before a and o: cojo, sigo. */
export const spelled = (stem: string, ending: string, kind: Ending): string => {
  const high = /^[eiéí]/.test(ending);
  if (kind === "ar") {
    if (!high) return stem;
    return stem.replace(/g$/, "gu").replace(/c$/, "qu").replace(/z$/, "c");
  }
  return high ? stem : stem.replace(/g$/, "j").replace(/gu$/, "g");
};

/** How the stem of a verb changes ("ie"), undefined where it does not. */
export const changeOf = (infinitive: string): string | undefined =>
  Object.entries(changing).find(([, verbs]) => verbs.split(" ").includes(infinitive))?.[0];

/** The stem with its last vowel changed: "prefer", "ie" → "prefier". */
export const replaceLast = (stem: string, change: string): string => {
  const from =
    { ie: /e([^e]*)$/, ue: /[ou]([^aeiou]*)$/, i: /e([^e]*)$/, u: /o([^o]*)$/, ú: /u$/, í: /i$/ }[change] ??
    /$^/;
  return stem.replace(from, `${change}$1`).replace("$1", "");
};

/** Only nosotros and vosotros stress the ending. */
export const isStressed = (person: Person): boolean => person !== 3 && person !== 4;

/** What a line of the table of irregular verbs says; "" follows the rule. */
export type Row = {
  present: string;
  preterite: string;
  future: string;
  participle: string;
  gerund: string;
  imperfect: string;
  subjunctive: string;
};
/** The irregular verbs by their infinitive. */
export const rows = new Map(
  asList(irregular).map((line) => {
    const [lemma = "", ...cells] = line.split("|").map((cell) => cell.trim());
    const cell = (place: number): string => (cells[place] === "-" ? "" : (cells[place] ?? ""));
    const row: Row = {
      present: cell(0),
      preterite: cell(1),
      future: cell(2),
      participle: cell(3),
      gerund: cell(4),
      imperfect: cell(5),
      subjunctive: cell(6),
    };
    return [lemma, row] as const;
  }),
);

/** The six forms of a cell, undefined where it holds a stem or nothing. */
export const six = (text: string): string[] | undefined => {
  const forms = text.split(" ").filter((form) => form !== "");
  return forms.length === 6 ? forms : undefined;
};
