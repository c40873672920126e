import { entries } from "../../core/entries.ts";
import { type Mood, persons, type Verb, type VerbForm, verbWith } from "../../core/morphology.ts";
import { startOf } from "../../core/prefixBuckets.ts";
import {
  changeOf,
  type Ending,
  endingOf,
  future,
  imperfect,
  isStressed,
  isTabled,
  present,
  preterite,
  type Row,
  replaceLast,
  rowOf,
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

/** From "tuvieron": tuviera, tuviéramos. */
const pastSubjunctiveOf = (they: string): string[] => {
  const stem = they.slice(0, -3);
  const stressed = stem.replace(/.$/, (vowel) => ({ a: "á", e: "é" })[vowel] ?? vowel);
  return ["ra", "ras", "ra", "ramos", "rais", "ran"].map(
    (ending, person) => (person === 3 ? stressed : stem) + ending,
  );
};

/** What the rule for the ending alone would make of an irregular verb: sabo, juego → jugo, hací, teneré, hacido. */
const misformedOf = (
  infinitive: string,
  kind: Ending,
  conjugated: readonly VerbForm[],
  participle: string,
): Verb["misformed"] => {
  const stem = infinitive.slice(0, -2);
  const naive: Partial<Record<Mood, readonly string[]>> = {
    present: present[kind].map((ending) => stem + ending),
    preterite: preterite[kind].map((ending) => stem + ending),
    future: future.map((ending) => infinitive + ending),
    conditional: imperfect.er.map((ending) => infinitive + ending),
  };
  return [
    { form: participleOf(infinitive, kind, undefined), mood: "participle", right: participle },
    ...conjugated.flatMap(({ form: right, mood, person }) => {
      const form = person === undefined ? undefined : naive[mood]?.[person];
      return form === undefined || form === right ? [] : [{ form, mood, person, right }];
    }),
  ];
};

const formsOf = (infinitive: string): Pick<Verb, "forms" | "misformed"> => {
  const kind = endingOf(infinitive);
  const row = rowOf(infinitive);
  const change = changeOf(infinitive);
  const stem = infinitive.slice(0, -2);
  const participle = participleOf(infinitive, kind, row);
  const gerund = row?.gerund || weak(stem, kind, change) + (kind === "ar" ? "ando" : "iendo");
  const past = preteriteOf(infinitive, kind, row, change);
  const ahead = row?.future || infinitive.replace("í", "i");
  const tenses: Partial<Record<Mood, readonly string[]>> = {
    present: six(row?.present ?? "") ?? presentOf(infinitive, kind, change),
    preterite: past,
    imperfect: six(row?.imperfect ?? "") ?? imperfect[kind].map((ending) => stem + ending),
    future: future.map((ending) => ahead + ending),
    conditional: imperfect.er.map((ending) => ahead + ending),
    subjunctive: subjunctiveOf(infinitive, kind, row, change),
    pastSubjunctive: pastSubjunctiveOf(past[5] ?? ""),
  };
  const conjugated = Object.entries(tenses).flatMap(
    ([mood, list]) =>
      persons.map((person): VerbForm => ({ form: list[person] ?? "", mood: mood as Mood, person })), // entries forgets its keys
  );
  const forms: VerbForm[] = [
    { form: infinitive, mood: "infinitive" },
    { form: gerund, mood: "gerund" },
    ...["o", "a", "os", "as"].map(
      (ending): VerbForm => ({ form: participle.replace(/o$/, ending), mood: "participle" }),
    ),
    ...conjugated,
  ];
  const regular = !row && !change && !/[cgz]ar$/.test(infinitive);
  return { forms, misformed: regular ? [] : misformedOf(infinitive, kind, conjugated, participle) };
};

/** How the forms of a verb may begin: in its stem, changed or not, or as the table of irregular verbs has it. */
const startsOf = (infinitive: string): string[] => {
  const stem = infinitive.slice(0, -2);
  const change = changeOf(infinitive);
  const row = isTabled(infinitive) ? rowOf(infinitive) : undefined;
  // Most verbs keep their stem.
  if (!change && !row) return [startOf(infinitive)];
  const changed = change ? [replaceLast(stem, change), weak(stem, endingOf(infinitive), change)] : [];
  const tabled = Object.values(row ?? {}).flatMap((cell) => cell.match(/\S+/g) ?? []);
  return [...new Set([infinitive, ...changed, ...tabled].map(startOf))];
};

const verbOf = (lemma: string, gloss: string, topic: Verb["topic"]): Verb =>
  verbWith({ lemma, gloss, topic, starts: startsOf(lemma) }, () => formsOf(lemma));

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
