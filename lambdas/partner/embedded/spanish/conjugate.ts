import { unaccented } from "../../../../domain/unaccented.ts";
import { entries } from "../entries.ts";
import { type Mood, persons, type Verb, type VerbForm } from "../morphology.ts";
import {
  changeOf,
  type Ending,
  endingOf,
  future,
  imperfect,
  isStressed,
  present,
  preterite,
  type Row,
  replaceLast,
  rows,
  six,
  spelled,
  strongPreterite,
  subjunctive,
} from "./stems.ts";
import { listed } from "./verbs.ts";

const presentOf = (infinitive: string, kind: Ending, change: string | undefined): string[] => {
  const stem = infinitive.slice(0, -2);
  const strong = change ? replaceLast(stem, change) : stem;
  return persons.map((person) => {
    const ending = present[kind][person] ?? "";
    return spelled(isStressed(person) ? strong : stem, ending, kind) + ending;
  });
};

/** In -ir verbs that change, the third persons of the preterite and the gerund have a weak change: pidió, durmiendo. */
const weak = (stem: string, kind: Ending, change: string | undefined): string =>
  kind === "ir" && change ? replaceLast(stem, change === "ue" ? "u" : "i") : stem;

const preteriteOf = (
  infinitive: string,
  kind: Ending,
  row: Row | undefined,
  change: string | undefined,
): string[] => {
  const own = six(row?.preterite ?? "");
  if (own) return own;
  if (row?.preterite) return strongPreterite.map((ending) => row.preterite + ending);
  const stem = infinitive.slice(0, -2);
  return persons.map((person) => {
    const ending = preterite[kind][person] ?? "";
    const base = person === 2 || person === 5 ? weak(stem, kind, change) : stem;
    return (kind === "ar" ? spelled(base, ending, kind) : base) + ending;
  });
};

const subjunctiveOf = (
  infinitive: string,
  kind: Ending,
  row: Row | undefined,
  change: string | undefined,
): string[] => {
  const own = six(row?.subjunctive ?? "");
  if (own) return own;
  if (row?.subjunctive) {
    const stem = row.subjunctive.slice(0, -1);
    return ["a", "as", "a", "amos", "áis", "an"].map((ending) => stem + ending);
  }
  const stem = infinitive.slice(0, -2);
  const strong = change ? replaceLast(stem, change) : stem;
  return persons.map((person) => {
    const ending = subjunctive[kind][person] ?? "";
    return spelled(isStressed(person) ? strong : weak(stem, kind, change), ending, kind) + ending;
  });
};

const participleOf = (infinitive: string, kind: Ending, row: Row | undefined): string =>
  row?.participle || infinitive.slice(0, -2) + (kind === "ar" ? "ado" : "ido");

const verbOf = (infinitive: string, gloss: string, topic: Verb["topic"]): Verb => {
  const kind = endingOf(infinitive);
  const row = rows.get(infinitive);
  const change = changeOf(infinitive);
  const stem = infinitive.slice(0, -2);
  const participle = participleOf(infinitive, kind, row);
  const gerund = row?.gerund || weak(stem, kind, change) + (kind === "ar" ? "ando" : "iendo");
  const forms: Partial<Record<Mood, readonly string[]>> = {
    present: six(row?.present ?? "") ?? presentOf(infinitive, kind, change),
    preterite: preteriteOf(infinitive, kind, row, change),
    imperfect: six(row?.imperfect ?? "") ?? imperfect[kind].map((ending) => stem + ending),
    future: future.map((ending) => (row?.future || unaccented(infinitive)) + ending),
    conditional: imperfect.er.map((ending) => (row?.future || unaccented(infinitive)) + ending),
    subjunctive: subjunctiveOf(infinitive, kind, row, change),
  };
  const conjugated = Object.entries(forms).flatMap(
    ([mood, list]) =>
      persons.map((person): VerbForm => ({ form: list[person] ?? "", mood: mood as Mood, person })), // entries forgets its keys
  );
  const naive = presentOf(infinitive, kind, undefined);
  const naivePast = preteriteOf(infinitive, kind, undefined, undefined);
  return {
    lemma: infinitive,
    gloss,
    topic,
    forms: [
      { form: infinitive, mood: "infinitive" },
      { form: gerund, mood: "gerund" },
      ...["", "a", "os", "as"].map(
        (ending): VerbForm => ({
          form: ending === "" ? participle : participle.replace(/o$/, ending),
          mood: "participle",
        }),
      ),
      ...conjugated,
    ],
    misformed:
      row || change
        ? [
            { form: participleOf(infinitive, kind, undefined), mood: "participle", right: participle },
            ...persons.flatMap((person) => [
              {
                form: naive[person] ?? "",
                mood: "present" as const,
                person,
                right: forms.present?.[person] ?? "",
              },
              {
                form: naivePast[person] ?? "",
                mood: "preterite" as const,
                person,
                right: forms.preterite?.[person] ?? "",
              },
            ]),
          ]
        : [],
  };
};

/** "there is", which no participle follows, so it is no form of haber here. */
const there: Verb = {
  lemma: "hay",
  gloss: "there is",
  topic: undefined,
  forms: [{ form: "hay", mood: "present", person: 2 }],
  misformed: [],
};

/** All verbs of the tables with all their forms. */
export const verbs = (): Verb[] => [
  ...entries(listed).map(({ word, english, topic }) => verbOf(word, english, topic)),
  there,
];
