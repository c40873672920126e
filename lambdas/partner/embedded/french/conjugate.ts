import { asList, entries } from "../entries.ts";
import type { Mood, Person, Verb, VerbForm } from "../tongue.ts";
import { alike, doubling, grave, irregular, regular, subjunctives } from "./verbs.ts";

/** What all forms of a verb are made from. */
type Parts = {
  present: readonly string[];
  participle: string;
  future: string;
  imperfect: string;
  subjunctive: readonly string[];
};

const persons: readonly Person[] = [0, 1, 2, 3, 4, 5];
const imperfectEndings = ["ais", "ais", "ait", "ions", "iez", "aient"];
const futureEndings = ["ai", "as", "a", "ons", "ez", "ont"];
const subjunctiveEndings = ["e", "es", "e", "ions", "iez", "ent"];

/** je mange, nous mangeons; je commence, nous commençons: the sound of the stem is kept before a and o. */
const soften = (stem: string, ending: string): string => {
  if (!/^[aoâ]/.test(ending)) return stem;
  return stem.replace(/g$/, "ge").replace(/c$/, "ç");
};

/** The stem of -er verbs where the ending is silent: préfère, achète, appelle, essaie. */
const stressed = (infinitive: string): string => {
  const stem = infinitive.slice(0, -2);
  if (doubling.includes(infinitive)) return `${stem}${stem.at(-1)}`;
  if (grave.includes(infinitive)) return stem.replace(/e([^e]+)$/, "è$1");
  if (/[uo]y$/.test(stem)) return stem.replace(/y$/, "i");
  return stem.replace(/é([^aeiouéè]+)$/, "è$1");
};

const subjunctiveOf = (present: readonly string[]): string[] =>
  persons.map((person) => {
    const stem = (present[person === 3 || person === 4 ? 3 : 5] ?? "")
      .replace(/geons$/, "g")
      .replace(/çons$/, "c")
      .replace(/(ons|ent|ont)$/, "");
    return stem + subjunctiveEndings[person];
  });

const first = (infinitive: string): Parts => {
  const stem = infinitive.slice(0, -2);
  const strong = stressed(infinitive);
  const present = ["e", "es", "e", "ons", "ez", "ent"].map((ending, person) =>
    person === 3 || person === 4 ? soften(stem, ending) + ending : strong + ending,
  );
  // Only é keeps its accent in the future: je préférerai, but j'achèterai.
  const future = /é[^aeiouéè]+er$/.test(infinitive) ? infinitive : `${strong}er`;
  return {
    present,
    participle: `${stem}é`,
    future: infinitive === "envoyer" ? "enverr" : future,
    imperfect: stem,
    subjunctive: subjunctiveOf(present),
  };
};

const second = (infinitive: string): Parts => {
  const stem = infinitive.slice(0, -1);
  const present = ["s", "s", "t", "ssons", "ssez", "ssent"].map((ending) => stem + ending);
  return {
    present,
    participle: stem,
    future: infinitive,
    imperfect: `${stem}ss`,
    subjunctive: subjunctiveOf(present),
  };
};

const third = (infinitive: string): Parts => {
  const stem = infinitive.slice(0, -2);
  const present = ["s", "s", "", "ons", "ez", "ent"].map((ending) => stem + ending);
  return {
    present,
    participle: `${stem}u`,
    future: infinitive.slice(0, -1),
    imperfect: stem,
    subjunctive: subjunctiveOf(present),
  };
};

const byPattern = (infinitive: string): Parts => {
  if (infinitive.endsWith("er")) return first(infinitive);
  return infinitive.endsWith("ir") ? second(infinitive) : third(infinitive);
};

const odd = new Map(
  asList(subjunctives).map((line) => {
    const [lemma = "", ...forms] = line.split(/\s+/);
    return [lemma, forms] as const;
  }),
);

const irregularParts = new Map(
  asList(irregular).map((line) => {
    const [lemma = "", ...rest] = line.split(/\s+/);
    const present = rest.slice(0, 6);
    const [participle = "", future = "", imperfect = (present[3] ?? "").replace(/ons$/, "")] = rest.slice(6);
    const subjunctive = odd.get(lemma) ?? subjunctiveOf(present);
    return [lemma, { present, participle, future, imperfect, subjunctive }] as const;
  }),
);

for (const entry of alike.split(" ")) {
  const [lemma = "", prefix = "", model = ""] = entry.split(/[=+]/);
  const parts = irregularParts.get(model);
  const add = (form: string) => prefix + form;
  if (parts)
    irregularParts.set(lemma, {
      present: parts.present.map(add),
      participle: add(parts.participle),
      future: add(parts.future),
      imperfect: add(parts.imperfect),
      subjunctive: parts.subjunctive.map(add),
    });
}

const participles = (masculine: string): string[] => {
  const stem = masculine.replace(/û$/, "u");
  return [masculine, `${stem}e`, masculine.endsWith("s") ? masculine : `${stem}s`, `${stem}es`];
};

const formsOf = (infinitive: string, parts: Parts): VerbForm[] => {
  const inPersons = (mood: Mood, form: (person: Person) => string): VerbForm[] =>
    persons.map((person) => ({ form: form(person), mood, person }));
  // Before -ions and -iez, g and c need no help: nous mangions.
  const past = (person: Person) =>
    soften(parts.imperfect, imperfectEndings[person] ?? "") + imperfectEndings[person];
  return [
    { form: infinitive, mood: "infinitive" },
    ...participles(parts.participle).map((form): VerbForm => ({ form, mood: "participle" })),
    ...inPersons("present", (person) => parts.present[person] ?? ""),
    ...inPersons("imperfect", past),
    ...inPersons("future", (person) => parts.future + futureEndings[person]),
    ...inPersons("conditional", (person) => parts.future + imperfectEndings[person]),
    ...inPersons("subjunctive", (person) => parts.subjunctive[person] ?? ""),
  ];
};

/** What a learner makes of an irregular verb by the pattern of its ending: "je prendu", "ils allent". */
const misformedOf = (infinitive: string, parts: Parts) => {
  const naive = byPattern(infinitive);
  const plural = (parts.present[3] ?? "").replace(/ons$/, "");
  return [
    { form: `${plural}ez`, mood: "present" as const, person: 4 as const, right: parts.present[4] ?? "" },
    { form: `${plural}ent`, mood: "present" as const, person: 5 as const, right: parts.present[5] ?? "" },
    { form: naive.participle, mood: "participle" as const, right: parts.participle },
    { form: `${plural}é`, mood: "participle" as const, right: parts.participle },
    ...persons.flatMap((person) => [
      {
        form: naive.present[person] ?? "",
        mood: "present" as const,
        person,
        right: parts.present[person] ?? "",
      },
      {
        form: naive.future + futureEndings[person],
        mood: "future" as const,
        person,
        right: parts.future + futureEndings[person],
      },
    ]),
  ];
};

/** il faut */
const must: Verb = {
  lemma: "falloir",
  gloss: "have to",
  topic: undefined,
  forms: [
    { form: "faut", mood: "present", person: 2 },
    { form: "fallait", mood: "imperfect", person: 2 },
    { form: "faudra", mood: "future", person: 2 },
    { form: "faudrait", mood: "conditional", person: 2 },
  ],
  misformed: [],
};

/** All verbs of the tables with all their forms. */
export const verbs = (): Verb[] => [
  ...entries(regular).map(({ word, english, topic }) => {
    const own = irregularParts.get(word);
    const parts = own ?? byPattern(word);
    return {
      lemma: word,
      gloss: english,
      topic,
      forms: formsOf(word, parts),
      misformed: own ? misformedOf(word, parts) : [],
    };
  }),
  must,
];
