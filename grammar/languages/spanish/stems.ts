import { unaccented } from "../../../domain/unaccented.ts";
import { asList } from "../../core/entries.ts";
import type { Person } from "../../core/morphology.ts";
import { changing, derived, irregular } from "./verbs.ts";

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

/** The sound of a stem is kept before e and i: jugué, busqué, empecé, averigüé; before a and o: cojo, sigo, venzo. */
export const spelled = (stem: string, ending: string, kind: Ending): string => {
  const high = /^[eiéí]/.test(ending);
  if (kind === "ar") {
    if (!high) return stem;
    return stem.replace(/gu$/, "gü").replace(/g$/, "gu").replace(/c$/, "qu").replace(/z$/, "c");
  }
  if (high) return stem;
  return stem.replace(/g$/, "j").replace(/gu$/, "g").replace(/c$/, "z");
};

/** "conseguir" → "seguir": the verb that it goes like. */
const bases = new Map(
  Object.entries(derived).flatMap(([base, verbs]) => verbs.split(" ").map((verb) => [verb, base] as const)),
);

const changes = new Map(
  Object.entries(changing).flatMap(([change, verbs]) =>
    verbs.split(/\s+/).map((verb) => [verb, change] as const),
  ),
);

/** How the stem of a verb changes ("ie"), undefined where it does not. */
export const changeOf = (infinitive: string): string | undefined =>
  changes.get(infinitive) ?? changes.get(bases.get(infinitive) ?? "");

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
const rows = new Map(
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

/** Six forms made from one stem, as a cell. */
const sixOf = (stem: string, endings: readonly string[]): string =>
  endings.map((ending) => stem + ending).join(" ");

/** The stems of preterites that have their own, by which learners know the verb: tuv, pus, hic. */
export const strongStems: ReadonlyMap<string, string> = new Map(
  [...rows].flatMap(([lemma, { preterite: cell }]) => {
    const [first = ""] = cell.split(" ");
    return cell === "" || lemma === "ir" || lemma === "ser"
      ? []
      : [[cell === first ? cell : first.slice(0, -1), lemma]];
  }),
);

const regular: Row = {
  present: "",
  preterite: "",
  future: "",
  participle: "",
  gerund: "",
  imperfect: "",
  subjunctive: "",
};

/** Patterns that whole groups of verbs follow: conozco, traduje, construyo, leyó. */
const patterned = (infinitive: string): Row | undefined => {
  const stem = infinitive.slice(0, -2);
  const softly = `${stem.slice(0, -1)}zc`;
  if (infinitive.endsWith("ducir"))
    return {
      ...regular,
      present: sixOf("", [`${softly}o`, ...present.ir.slice(1).map((ending) => stem + ending)]),
      preterite: sixOf(`${stem.slice(0, -1)}j`, ["e", "iste", "o", "imos", "isteis", "eron"]),
      subjunctive: `${softly}a`,
    };
  if (/[aeo]cer$/.test(infinitive) && infinitive !== "cocer")
    return {
      ...regular,
      present: sixOf("", [`${softly}o`, ...present.er.slice(1).map((ending) => stem + ending)]),
      subjunctive: `${softly}a`,
    };
  if (/[^g]uir$/.test(infinitive))
    return {
      ...regular,
      present: sixOf(stem, ["yo", "yes", "ye", "imos", "ís", "yen"]),
      preterite: sixOf(stem, ["í", "iste", "yó", "imos", "isteis", "yeron"]),
      gerund: `${stem}yendo`,
      subjunctive: `${stem}ya`,
    };
  if (infinitive.endsWith("eer"))
    return {
      ...regular,
      preterite: sixOf(stem, ["í", "íste", "yó", "ímos", "ísteis", "yeron"]),
      participle: `${stem}ído`,
      gerund: `${stem}yendo`,
    };
  return undefined;
};

/** Is a verb in the table of irregular ones, itself or the one it goes like? Patterns like conozco keep the stem. */
export const isTabled = (infinitive: string): boolean => rows.has(infinitive) || bases.has(infinitive);

/** What is irregular about a verb, undefined where it follows the rule for its ending. */
export const rowOf = (infinitive: string): Row | undefined => {
  const own = rows.get(infinitive);
  const base = bases.get(infinitive);
  const model = base === undefined ? undefined : rows.get(base);
  if (!base || !model) return own ? { ...patterned(infinitive), ...own } : patterned(infinitive);
  const before = infinitive.slice(0, -base.length);
  const row: Row = { ...regular };
  // keys() forgets its keys' type
  for (const cell of Object.keys(model) as (keyof Row)[])
    row[cell] = own?.[cell] || model[cell].replace(/\S+/g, (form) => before + form);
  return row;
};

/** The six forms of a cell, undefined where it holds a stem or nothing. */
export const six = (text: string): string[] | undefined => {
  const forms = text.split(" ").filter((form) => form !== "");
  return forms.length === 6 ? forms : undefined;
};
