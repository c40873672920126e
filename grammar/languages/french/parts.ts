import { asList } from "../../core/entries.ts";
import { persons } from "../../core/morphology.ts";
import { alike, doubling, gerunds, grave, irregular, subjunctives } from "./irregular.ts";

/** What all forms of a verb are made from. */
export type Parts = {
  present: readonly string[];
  participle: string;
  future: string;
  imperfect: string;
  subjunctive: readonly string[];
};

/** Endings by person. */
export const imperfectEndings = ["ais", "ais", "ait", "ions", "iez", "aient"];
export const futureEndings = ["ai", "as", "a", "ons", "ez", "ont"];
const subjunctiveEndings = ["e", "es", "e", "ions", "iez", "ent"];

/** je mange, nous mangeons; je commence, nous commençons: the sound of the stem is kept before a and o. */
export const soften = (stem: string, ending: string): string => {
  if (!/^[aoâ]/.test(ending)) return stem;
  return stem.replace(/g$/, "ge").replace(/c$/, "ç");
};

/** The stem of -er verbs where the ending is silent: préfère, achète, appelle, essaie. */
const stressed = (infinitive: string): string => {
  const stem = infinitive.slice(0, -2);
  if (doubling.includes(infinitive)) return `${stem}${stem.at(-1)}`;
  if (grave.includes(infinitive)) return stem.replace(/e([^e]+)$/, "è$1");
  if (/[uo]y$/.test(stem)) return stem.replace(/y$/, "i");
  return stem.replace(/é([^aeiouéèêâîôû]+)$/, "è$1");
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
  const future = /é[^aeiouéèêâîôû]+er$/.test(infinitive) ? infinitive : `${strong}er`;
  return {
    present,
    participle: `${stem}é`,
    future: infinitive.endsWith("envoyer") ? infinitive.replace(/oyer$/, "err") : future,
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

/** A verb by the pattern of its ending. */
export const byPattern = (infinitive: string): Parts => {
  if (infinitive.endsWith("er")) return first(infinitive);
  return infinitive.endsWith("ir") ? second(infinitive) : third(infinitive);
};

const odd = new Map(
  asList(subjunctives).map((line) => {
    const [lemma = "", ...forms] = line.split(/\s+/);
    return [lemma, forms] as const;
  }),
);

/** The verbs with ways of their own. */
export const irregularParts = new Map(
  asList(irregular).map((line) => {
    const [lemma = "", ...rest] = line.split(/\s+/);
    const present = rest.slice(0, 6);
    const [participle = "", future = "", imperfect = (present[3] ?? "").replace(/ons$/, "")] = rest.slice(6);
    const subjunctive = odd.get(lemma) ?? subjunctiveOf(present);
    return [lemma, { present, participle, future, imperfect, subjunctive }] as const;
  }),
);

for (const line of asList(alike)) {
  const [model = "", change = ""] = line.split(" ");
  const [old = "", beginnings = ""] = change.split("/");
  const parts = irregularParts.get(model);
  if (parts)
    for (const beginning of beginnings.split(",")) {
      const begun = (form: string) => beginning + form.slice(old.length);
      irregularParts.set(begun(model), {
        present: parts.present.map(begun),
        participle: begun(parts.participle),
        future: begun(parts.future),
        imperfect: begun(parts.imperfect),
        subjunctive: parts.subjunctive.map(begun),
      });
    }
}

const oddGerunds = new Map(gerunds.split(" ").map((entry) => entry.split(":") as [string, string])); // each has one colon

/** The present participle: "en mangeant". */
export const gerundOf = (infinitive: string, { present }: Parts): string =>
  oddGerunds.get(infinitive) ?? (present[3] ?? "").replace(/ons$/, "ant");
