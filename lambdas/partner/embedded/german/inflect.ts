import { unaccented } from "../../../../domain/unaccented.ts";
import type { Inflected, Slot } from "../morphology.ts";

const CASES = ["n", "a", "d", "g"] as const;

/** The plural as it is in the dative: den Kindern, but den Autos. */
const dative = (plural: string): string => (/[ns]$/.test(plural) ? plural : `${plural}n`);

const singulars = (word: string, gender: string, plural: string): Inflected[] => {
  if (gender === "mw")
    return [
      { form: word, slots: ["msn"] },
      { form: plural, slots: ["msa", "msd", "msg"] },
    ];
  if (gender === "f") return [{ form: word, slots: CASES.map((each) => `fs${each}`) }];
  const genitive = /[sßxz]$/.test(word) ? [`${word}es`] : [`${word}s`, `${word}es`];
  return [
    { form: word, slots: ["n", "a", "d"].map((each) => `${gender}s${each}`) },
    ...genitive.map((form) => ({ form, slots: [`${gender}sg`] })),
  ];
};

const plurals = (plural: string, gender: string): Inflected[] => {
  const slots = (cases: string): Slot[] => [...cases].map((each) => `${gender}p${each}`);
  const datives = dative(plural);
  if (datives === plural) return [{ form: plural, slots: slots("nadg") }];
  return [
    { form: plural, slots: slots("nag") },
    { form: datives, slots: slots("d") },
  ];
};

/** All forms of a noun with what each may be; without a plural it has none. */
export const inflectNoun = (word: string, gender: string, plural: string | undefined): Inflected[] => {
  const [kind = "m"] = gender;
  if (gender.endsWith("p")) return plurals(word, kind);
  const one = singulars(word, gender, plural ?? word);
  return plural === undefined ? one : [...one, ...plurals(plural, kind)];
};

/** Which slots an ending serves, behind der-words, behind ein-words, and with no determiner that shows the case. */
const endings: Readonly<Record<"der" | "ein", Readonly<Record<string, string>>>> = {
  der: {
    e: "msn fsn fsa nsn nsa",
    en: "msa msd nsd fsd msg nsg fsg mpn mpa mpd mpg fpn fpa fpd fpg npn npa npd npg",
  },
  ein: {
    er: "msn",
    es: "nsn nsa",
    e: "fsn fsa",
    en: "msa msd nsd fsd msg nsg fsg mpn mpa mpd mpg fpn fpa fpd fpg npn npa npd npg",
  },
};

const viele = /^(viele|einige|mehrere|wenige)$/;
const einWord = /^(k?ein|mein|dein|sein|ihr|unser|euer|eur)(e|en|em|er|es)?$/;

/** What an adjective may be behind this determiner: "ein großes" is neuter, "das große" as well. */
export const adjectiveSlots = (determiner: string, form: string): readonly Slot[] => {
  const [ending = ""] = /e[nmrs]?$/.exec(form) ?? [];
  if (viele.test(determiner)) return ending === "e" ? ["mpn", "mpa", "fpn", "fpa", "npn", "npa"] : [];
  return (endings[einWord.test(determiner) ? "ein" : "der"][ending] ?? "")
    .split(" ")
    .filter((slot) => slot !== "");
};

const every: readonly Slot[] = ["m", "f", "n"].flatMap((gender) =>
  ["s", "p"].flatMap((number) => CASES.map((each) => `${gender}${number}${each}`)),
);

/** The bare form, which takes no noun, and the stem with each ending. */
export const inflectAdjective = (forms: readonly string[], steady: boolean): Inflected[] => {
  const [base = "", stem = base] = forms;
  if (steady) return [{ form: base, slots: every }];
  return [
    { form: base, slots: [] },
    ...["e", "en", "er", "es", "em"].map((ending) => ({
      form: base.endsWith("e") && stem === base ? base.slice(0, -1) + ending : stem + ending,
      slots: every,
    })),
  ];
};

/** Nothing in German changes before a vowel. */
export const softens = (): boolean => false;
export const elided = (): undefined => undefined;

/** Capitals and umlauts are not heard apart by a recogniser that writes what it knows. */
export const sound = (word: string): string => unaccented(word.toLowerCase());
