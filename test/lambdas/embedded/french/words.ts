import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listed } from "../../../../grammar/core/entries.ts";
import type { Mood } from "../../../../grammar/core/morphology.ts";
import { french } from "../../../../grammar/languages/french/french.ts";

/** Every word of ours is held against dictionaries that others made: they check, and are no source. */
const read = (path: string): string => readFileSync(`node_modules/${path}`, "utf8");

type Conjugation = Record<string, (string | null)[]>;
const conjugations: Record<string, Conjugation> = JSON.parse(
  read("french-verbs-lefff/dist/conjugations.json"),
);
const genders: Record<string, "M" | "F"> = JSON.parse(read("french-words-gender-lefff/dist/words.json"));

const columns: Partial<Record<Mood, string>> = {
  present: "P",
  imperfect: "I",
  future: "F",
  conditional: "C",
  subjunctive: "S",
};
/** Too young for the dictionary; all go like every verb in -er. */
const YOUNG = "jogger skater tchatter tweeter texter chatter googler bloguer streamer".split(" ");
/** Both ways are right, and the dictionary has the other one: je paie, je m'assieds. */
const EITHER = /ayer$|^asseoir$/;

/** Where it has "je puis", "dûs" and "résous" for what is usual, and takes it that neither snow nor hail has a participle. */
const OURS = [
  "pouvoir peux",
  "devoir dus",
  ..."résolu résolue résolus résolues".split(" ").map((form) => `résoudre ${form}`),
  "neiger neigeant",
  "grêler grêlant",
];

test("every form of every verb is in the dictionary", () => {
  const wrong = french.verbs().flatMap(({ lemma, forms }) => {
    const own = conjugations[lemma];
    if (!own) return YOUNG.includes(lemma) ? [] : [lemma];
    if (EITHER.test(lemma)) return [];
    return forms.flatMap(({ form, mood, person }) => {
      const cell = person === undefined ? undefined : own[columns[mood] ?? ""]?.[person];
      // It rains, it hails: nobody else does.
      const fits = person === undefined || cell === null || cell === "NA" || cell === form;
      const participle = mood !== "participle" || (own.K ?? []).includes(form);
      const gerund = mood !== "gerund" || (own.G ?? []).includes(form);
      return fits && participle && gerund ? [] : [`${lemma} ${form}`];
    });
  });
  expect(wrong.filter((each) => !OURS.includes(each))).toEqual([]);
  expect(french.verbs().length).toBeGreaterThanOrEqual(600);
});

const nouns = Object.values(french.nouns).flatMap((byGender) =>
  Object.entries(byGender ?? {}).flatMap(([gender, list]) =>
    listed(list).map(({ word, others }) => ({ word, gender, plural: others[0] })),
  ),
);
/** What the dictionary has otherwise: "la mort" is death, "la faune" wildlife, and "les toilettes" has a singular of its own. */
const OTHERWISE = ["mort", "faune", "toilettes"];

test("every noun has the gender that the dictionary gives it", () => {
  const wrong = nouns.filter(({ word, gender }) => {
    const [letter = ""] = gender;
    const known = genders[word] ?? genders[word.replace(/s$/, "")];
    return gender !== "mf" && known !== undefined && known !== letter.toUpperCase();
  });
  expect(wrong.map(({ word }) => word).filter((word) => !OTHERWISE.includes(word))).toEqual([]);
  expect(nouns.length).toBeGreaterThanOrEqual(1_500);
});

/** All spellings that a Hunspell dictionary makes of a stem by the suffixes its flags stand for. */
const spellings = (): ((stem: string) => ReadonlySet<string>) => {
  const rules = new Map<string, { cut: string; add: string; when: RegExp }[]>();
  for (const line of read("dictionary-fr/index.aff").split("\n")) {
    const [kind, flag = "", cut = "", added = "", when] = line.trim().split(/\s+/);
    if (kind !== "SFX" || when === undefined || /^\d+$/.test(added)) continue;
    const rule = {
      cut: cut === "0" ? "" : cut,
      add: added.split("/")[0] ?? "",
      when: new RegExp(`${when}$`),
    };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  const stems = new Map<string, string>();
  for (const line of read("dictionary-fr/index.dic").split("\n")) {
    const [stem = "", flags = ""] = line.trim().split("/");
    stems.set(stem, (stems.get(stem) ?? "") + flags);
  }
  return (stem) => {
    const flags = stems.get(stem);
    if (flags === undefined) return new Set();
    const suffixed = (flags.match(/../g) ?? []).flatMap((flag) =>
      (rules.get(flag) ?? []).flatMap(({ cut, add, when }) =>
        stem.endsWith(cut) && when.test(stem) ? stem.slice(0, stem.length - cut.length) + add : [],
      ),
    );
    return new Set([stem, ...suffixed.map((word) => (word === "0" ? stem : word))]);
  };
};
const madeOf = spellings();

/** Is it made of a stem by one of the two endings that can hardly go wrong? */
const isPlain = (form: string, stem: string): boolean =>
  form === `${stem}s` || (/[éiu]$/.test(stem) && [`${stem}e`, `${stem}es`].includes(form));

test("adjectives and nouns have the feminines and plurals that the dictionary makes", () => {
  const wrong = (given: readonly string[], forms: readonly string[]) => {
    const made = new Set(given.flatMap((form) => [...madeOf(form)]));
    // Participles stand in the dictionary under their verbs, and are looked at with these.
    if (made.size === 0) return [];
    return forms.filter(
      (form) => !made.has(form) && madeOf(form).size === 0 && !given.some((stem) => isPlain(form, stem)),
    );
  };
  const adjectives = Object.values(french.adjectives).flatMap((list) =>
    listed(list).flatMap(({ word, others, mark }) => {
      const forms = french.inflectAdjective([word, ...others], mark.includes("=")).map(({ form }) => form);
      return wrong([word, ...others], forms);
    }),
  );
  const plurals = nouns.flatMap(({ word, gender, plural }) =>
    wrong(
      [word],
      french.inflectNoun(word, gender, plural).map(({ form }) => form),
    ),
  );
  expect([...adjectives, ...plurals]).toEqual([]);
});
