import { entries } from "../../core/entries.ts";
import {
  type Mood,
  type Person,
  persons,
  type Verb,
  type VerbForm,
  verbWith,
} from "../../core/morphology.ts";
import { startOf } from "../../core/prefixBuckets.ts";
import { steady } from "./irregular.ts";
import {
  byPattern,
  futureEndings,
  gerundOf,
  imperfectEndings,
  irregularParts,
  type Parts,
  soften,
} from "./parts.ts";
import { regular } from "./verbs.ts";

const participles = (infinitive: string, masculine: string): string[] => {
  if (steady.includes(infinitive)) return [masculine];
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
    { form: gerundOf(infinitive, parts), mood: "gerund" },
    ...participles(infinitive, parts.participle).map((form): VerbForm => ({ form, mood: "participle" })),
    ...inPersons("present", (person) => parts.present[person] ?? ""),
    ...inPersons("imperfect", past),
    ...inPersons("future", (person) => parts.future + futureEndings[person]),
    ...inPersons("conditional", (person) => parts.future + imperfectEndings[person]),
    ...inPersons("subjunctive", (person) => parts.subjunctive[person] ?? ""),
  ];
};

/** "je paie" and "je paye" are both right. */
const withBothWays = (infinitive: string, forms: VerbForm[]): VerbForm[] =>
  infinitive.endsWith("ayer")
    ? forms.concat(
        forms
          .filter(({ form, mood }) => mood !== "infinitive" && /aye(s|nt|r.+)?$/.test(form))
          .map(({ form, ...rest }) => ({ ...rest, form: form.replace(/aye/, "aie") })),
      )
    : forms;

/** What a learner makes of an irregular verb by the pattern of its ending: "je prendu", "ils allent". */
const misformedOf = (infinitive: string, parts: Parts) => {
  const naive = byPattern(infinitive);
  const plural = (parts.present[3] ?? "").replace(/ons$/, "");
  const several = (parts.present[5] ?? "").replace(/ent$/, "");
  return [
    { form: `${several}ons`, mood: "present" as const, person: 3 as const, right: parts.present[3] ?? "" },
    { form: `${plural}ez`, mood: "present" as const, person: 4 as const, right: parts.present[4] ?? "" },
    { form: `${plural}ent`, mood: "present" as const, person: 5 as const, right: parts.present[5] ?? "" },
    { form: naive.participle, mood: "participle" as const, right: parts.participle },
    { form: infinitive.replace(/re$/, "é"), mood: "participle" as const, right: parts.participle },
    { form: `${plural}é`, mood: "participle" as const, right: parts.participle },
    { form: infinitive.replace(/e?$/, "é"), mood: "participle" as const, right: parts.participle },
    // "pouvu", "savu", "veni"
    { form: `${plural}u`, mood: "participle" as const, right: parts.participle },
    { form: `${plural}i`, mood: "participle" as const, right: parts.participle },
    {
      form: `${infinitive.replace(/e$/, "")}ent`,
      mood: "present" as const,
      person: 5 as const,
      right: parts.present[5] ?? "",
    },
    ...[plural, infinitive.replace(/re$/, "")].map((stem) => ({
      form: `${stem}e`,
      mood: "present" as const,
      person: 0 as const,
      right: parts.present[0] ?? "",
    })),
    ...persons.flatMap((person) => [
      {
        form: naive.present[person] ?? "",
        mood: "present" as const,
        person,
        right: parts.present[person] ?? "",
      },
      ...[naive.future, `${plural}er`, `${plural}r`].map((stem) => ({
        form: stem + futureEndings[person],
        mood: "future" as const,
        person,
        right: parts.future + futureEndings[person],
      })),
      {
        form: naive.future + imperfectEndings[person],
        mood: "conditional" as const,
        person,
        right: parts.future + imperfectEndings[person],
      },
      {
        form: several + imperfectEndings[person],
        mood: "imperfect" as const,
        person,
        right: parts.imperfect + imperfectEndings[person],
      },
    ]),
  ];
};

/** What a learner makes of a verb whose stem changes: "nous mangons", "je mangais", "ils appelent", "j'envois". */
const unchangedOf = (infinitive: string, { present, imperfect, participle }: Parts) => {
  const stem = infinitive.slice(0, -2);
  const naive = ["e", "es", "e", "ons", "ez", "ent"].map((ending) => stem + ending);
  const known = new Set(present);
  return persons.flatMap((person) => {
    const right = present[person] ?? "";
    const past = soften(imperfect, imperfectEndings[person] ?? "") + imperfectEndings[person];
    return [
      { form: naive[person] ?? "", mood: "present" as const, person, right },
      { form: right.replace(/([oua]i)e(s?)$/, "$1s"), mood: "present" as const, person, right },
      // "j'ai vendé"
      { form: `${stem}é`, mood: "participle" as const, right: participle },
      // "nous attens"
      { form: right.replace(/ds$/, "ns"), mood: "present" as const, person, right },
      { form: imperfect + imperfectEndings[person], mood: "imperfect" as const, person, right: past },
    ].filter(({ form, right: fitting }) => form !== fitting && !known.has(form));
  });
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
  ...entries(regular).map(({ word, english, topic, mark }) => {
    const own = irregularParts.get(word);
    const starts = own
      ? [word, ...own.present, own.participle, own.future, ...own.subjunctive].map(startOf)
      : [startOf(word)];
    return verbWith(
      { lemma: word, gloss: english, topic, starts: [...new Set(starts)], higher: mark.includes("+") },
      () => ({
        forms: withBothWays(word, formsOf(word, own ?? byPattern(word))),
        misformed: own ? misformedOf(word, own) : unchangedOf(word, byPattern(word)),
      }),
    );
  }),
  must,
];
