import type { Inflected, Slot } from "../../core/morphology.ts";

const CASES = ["n", "a", "d", "g"] as const;

const every: readonly Slot[] = ["m", "f", "n"].flatMap((gender) =>
  ["s", "p"].flatMap((number) => CASES.map((each) => `${gender}${number}${each}`)),
);

const made = new Map<string, readonly Slot[]>();
/** "ms", "nad" → the slots of these cases; thousands of nouns share few lists. */
const slotsOf = (kind: string, cases: string): readonly Slot[] => {
  const name = kind + cases;
  const slots = made.get(name) ?? [...cases].map((each) => kind + each);
  made.set(name, slots);
  return slots;
};

/** The plural as it is in the dative: den Kindern, but den Autos. */
const dative = (plural: string): string => (/[nsaoi]$/i.test(plural) ? plural : `${plural}n`);

/** des Hauses, des Tages, but only des Lehrers, des Kinos. */
const genitives = (word: string): string[] => {
  if (/[sßxz]$/.test(word)) return [`${word}es`];
  return /(?:e[lnr]|ing|ling|[aeiouy])$/.test(word) ? [`${word}s`] : [`${word}s`, `${word}es`];
};

const singulars = (word: string, gender: string, plural: string): Inflected[] => {
  if (gender === "mw")
    return [
      { form: word, slots: slotsOf("ms", "n") },
      { form: plural, slots: slotsOf("ms", "adg") },
      ...(/(?:[Nn]ame|Gedanke|Wille)$/.test(word) ? [{ form: `${plural}s`, slots: slotsOf("ms", "g") }] : []),
    ];
  if (gender === "f") return [{ form: word, slots: slotsOf("fs", "nadg") }];
  return [
    { form: word, slots: slotsOf(`${gender}s`, "nad") },
    ...genitives(word).map((form) => ({ form, slots: slotsOf(`${gender}s`, "g") })),
  ];
};

const plurals = (plural: string, gender: string): Inflected[] => {
  const datives = dative(plural);
  if (datives === plural) return [{ form: plural, slots: slotsOf(`${gender}p`, "nadg") }];
  return [
    { form: plural, slots: slotsOf(`${gender}p`, "nag") },
    { form: datives, slots: slotsOf(`${gender}p`, "d") },
  ];
};

/** der Bekannte, ein Bekannter, meine Bekannten: a noun that is an adjective, of either gender. */
const nominalised = (word: string): Inflected[] => [
  { form: word, slots: every },
  ...["n", "r", "s", "m"].map((ending) => ({ form: word + ending, slots: every })),
];

const UMLAUT: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", au: "äu", A: "Ä", O: "Ö", U: "Ü" };

/** What most nouns of an ending add in the plural: die Straße, die Straßen; der Lehrer, die Lehrer. */
const usual = (word: string, gender: string): string | undefined => {
  if (gender !== "f") return /(?:er|el|en|chen|lein)$/.test(word) ? word : undefined;
  if (/(?:e|in)$/.test(word)) return word.endsWith("e") ? `${word}n` : `${word}nen`;
  return /(?:ung|heit|keit|schaft|ion|tät|ei)$/.test(word) ? `${word}en` : undefined;
};

/** A noun's plural as its table gives it: undefined where it has none. */
export const pluralOf = (word: string, gender: string, given: string | undefined): string | undefined => {
  if (given === undefined) return usual(word, gender);
  if (given.startsWith("-")) return given.replace("-", word);
  const changed = () => word.replace(/(au|[aou])([^aouäöü]*)$/i, (_, vowel, rest) => UMLAUT[vowel] + rest);
  return given.startsWith("¨") ? given.replace("¨", changed) : given || undefined;
};

/** All forms of a noun with what each may be; without a plural it has none. How one is given: `nouns.ts`. */
export const inflectNoun = (word: string, gender: string, plural: string | undefined): Inflected[] => {
  const [kind = "m"] = gender;
  if (gender === "a") return nominalised(word);
  if (gender.endsWith("p")) return plurals(word, kind);
  const many = pluralOf(word, gender, plural);
  const one = singulars(word, gender, many ?? word);
  return many === undefined ? one : [...one, ...plurals(many, kind)];
};

/** The ways to take a compound apart: at least three letters, without what links them, and four. */
export const lastParts = (word: string): (readonly [lead: string, last: string])[] =>
  Array.from({ length: Math.max(0, word.length - 6) }, (_, cut): [string, string] => [
    word.slice(0, cut + 3).replace(/-$/, ""),
    word.slice(cut + 3),
  ]);

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

/** Nobody hears a capital, nor ß from ss; umlauts are heard: "fahrt" is no "fährt". */
export const sound = (word: string): string => word.toLowerCase().replaceAll("ß", "ss");
