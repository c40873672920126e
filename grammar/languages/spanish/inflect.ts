import { unaccented } from "../../../domain/unaccented.ts";
import type { Inflected, Slot } from "../../core/morphology.ts";

/** Feminine nouns that begin with a stressed a, and so take el and un: el agua. */
export const softens = (word: string): boolean =>
  /^(agua|águila|aula|alma|hambre|área|arma|hada|ala)$/.test(word.toLowerCase());

/** "padre e hijo", "siete u ocho": y and o change before their own sound. */
export const elided = (word: string, next: string): string | undefined => {
  const lower = next.toLowerCase();
  if (word === "y" && /^(i|hi)(?!e)/.test(lower)) return `e ${next}`;
  return word === "o" && /^(o|ho)/.test(lower) ? `u ${next}` : undefined;
};

/** jamón → jamones, pez → peces, país → países, lunes → lunes, show → shows; joven (given) → jóvenes. */
const plural = (word: string): string => {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/[aeiouáéíóú].*[^aeiouáéíóú][aeiou]s$|x$/.test(word)) return word;
  if (/[^aeiouáéíóúdjlnrszy]$/.test(word)) return `${word}s`;
  if (word.endsWith("z")) return word.replace(/z$/, "ces");
  return /([áéó]|(?<![aeo])[íú])[ns]$/.test(word)
    ? `${word.slice(0, -2)}${unaccented(word.slice(-2))}es`
    : `${word}es`;
};

/** All forms of a noun with what each may be; `given` is the plural where the table has one. */
export const inflectNoun = (singular: string, gender: string, given: string | undefined): Inflected[] => {
  const genders = [...gender.replace(/[ps]$/, "")];
  const slots = (number: "s" | "p"): Slot[] => genders.map((each) => each + number);
  if (gender.endsWith("p")) return [{ form: singular, slots: slots("p") }];
  if (gender.endsWith("s")) return [{ form: singular, slots: slots("s") }];
  return [
    { form: singular, slots: slots("s") },
    { form: given ?? plural(singular), slots: slots("p") },
  ];
};

/** Before a masculine noun some adjectives lose their end: un buen amigo, el primer día. */
const shortened: Readonly<Record<string, string>> = {
  bueno: "buen",
  malo: "mal",
  primero: "primer",
};

/** From "rojo", "inglés/inglesa" or all four forms. `steady` ones never change. */
export const inflectAdjective = (forms: readonly string[], steady: boolean): Inflected[] => {
  const [ms = ""] = forms;
  if (steady) return [{ form: ms, slots: ["ms", "fs", "mp", "fp"] }];
  const fs = forms[1] ?? (ms.endsWith("dor") ? `${ms}a` : ms.replace(/o$/, "a"));
  const [, , mp = plural(ms), fp = plural(fs)] = forms;
  const inflected = [
    { form: ms, slots: ["ms"] },
    { form: fs, slots: ["fs"] },
    { form: mp, slots: ["mp"] },
    { form: fp, slots: ["fp"] },
  ];
  const short = shortened[ms];
  if (short) inflected.push({ form: short, slots: ["ms"] });
  if (ms === "grande") inflected.push({ form: "gran", slots: ["ms", "fs"] });
  return inflected;
};

/** What an adjective that no table has can be about, by its ending: espaciosas, positivo, jubilados, exigente. */
export const adjectiveLike = (word: string): Inflected | undefined => {
  const [, stem, gender = "", many = ""] =
    /^(.{2,}(?:os|iv|ísim|[ai]d)(?=[oa])|.{3,}(?:(?<!m)ent|ant|bl)(?=e)|.{3,}ist(?=a)|.{3,}(?:ion|[cr]i|cip|tur)al)([oae]?)(s?)$/.exec(
      word,
    ) ?? [];
  if (stem === undefined) return undefined;
  // "artificial", "artificiales"
  if (stem.endsWith("al") && (gender === "e") !== (many === "s")) return undefined;
  const number = many ? "p" : "s";
  const genders = gender === "o" ? "m" : gender === "a" && !stem.endsWith("ist") ? "f" : "mf";
  const form = stem + (stem.endsWith("al") ? "" : genders === "mf" ? gender : "o");
  return { form, slots: [...genders].map((each) => each + number) };
};

/** Spanish is written as it sounds, but for h and the accents. */
export const sound = (word: string): string => unaccented(word.toLowerCase()).replaceAll("h", "");

const HOST =
  /^(.+(?:[aeiáéí]r|ando|ándo|iendo|iéndo|yendo|yéndo))(?:(?:me|te|se|nos|os)?(?:lo|la|le)s?|me|te|se|nos|os)$/;

/** "levantarme" → levantar, "haciéndolo" → haciendo, "reírse" → reír. */
export const hosts = (word: string): string[] => {
  const [, host] = HOST.exec(word) ?? [];
  return host === undefined ? [] : [unaccented(host), host];
};

/** "rápidamente" → rápida, "buenísimas" → bueno, "perrito" → perro. */
export const origins = (word: string): string[] => {
  const [, adverb] = /^(.{3,})mente$/.exec(word) ?? [];
  if (adverb) return [adverb];
  const [, stem, ending = ""] = /^(.{3,})(?:ísim|it)([oa])s?$/.exec(word) ?? [];
  return stem
    ? [
        stem + ending,
        `${stem}o`,
        `${stem}e`,
        stem,
        stem.replace(/qu$/, "c") + ending,
        stem.replace(/u$/, "") + ending,
      ]
    : [];
};
