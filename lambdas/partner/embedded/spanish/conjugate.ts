import { asList, entries } from "../entries.ts";
import { unaccented } from "../token.ts";
import type { Mood, Person, Verb, VerbForm } from "../tongue.ts";
import { changing, irregular, listed } from "./verbs.ts";

const persons: readonly Person[] = [0, 1, 2, 3, 4, 5];
type Ending = "ar" | "er" | "ir";

const present: Record<Ending, readonly string[]> = {
  ar: ["o", "as", "a", "amos", "áis", "an"],
  er: ["o", "es", "e", "emos", "éis", "en"],
  ir: ["o", "es", "e", "imos", "ís", "en"],
};
const preterite: Record<Ending, readonly string[]> = {
  ar: ["é", "aste", "ó", "amos", "asteis", "aron"],
  er: ["í", "iste", "ió", "imos", "isteis", "ieron"],
  ir: ["í", "iste", "ió", "imos", "isteis", "ieron"],
};
const subjunctive: Record<Ending, readonly string[]> = {
  ar: ["e", "es", "e", "emos", "éis", "en"],
  er: ["a", "as", "a", "amos", "áis", "an"],
  ir: ["a", "as", "a", "amos", "áis", "an"],
};
const imperfect: Record<Ending, readonly string[]> = {
  ar: ["aba", "abas", "aba", "ábamos", "abais", "aban"],
  er: ["ía", "ías", "ía", "íamos", "íais", "ían"],
  ir: ["ía", "ías", "ía", "íamos", "íais", "ían"],
};
const future = ["é", "ás", "á", "emos", "éis", "án"];
const strongPreterite = ["e", "iste", "o", "imos", "isteis", "ieron"];

const endingOf = (infinitive: string): Ending => {
  const ending = unaccented(infinitive.slice(-2));
  return ending === "ar" || ending === "er" ? ending : "ir";
};

/** The sound of a stem is kept before e and i: jugué, busqué, empecé; before a and o: cojo, sigo. */
const spelled = (stem: string, ending: string, kind: Ending): string => {
  const high = /^[eiéí]/.test(ending);
  if (kind === "ar") {
    if (!high) return stem;
    return stem.replace(/g$/, "gu").replace(/c$/, "qu").replace(/z$/, "c");
  }
  return high ? stem : stem.replace(/g$/, "j").replace(/gu$/, "g");
};

const changeOf = (infinitive: string): string | undefined =>
  Object.entries(changing).find(([, verbs]) => verbs.split(" ").includes(infinitive))?.[0];

const replaceLast = (stem: string, change: string): string => {
  const from =
    { ie: /e([^e]*)$/, ue: /[ou]([^aeiou]*)$/, i: /e([^e]*)$/, u: /o([^o]*)$/, ú: /u$/, í: /i$/ }[change] ??
    /$^/;
  return stem.replace(from, `${change}$1`).replace("$1", "");
};

const isStressed = (person: Person): boolean => person !== 3 && person !== 4;

type Row = {
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

const six = (text: string): string[] | undefined => {
  const forms = text.split(" ").filter((form) => form !== "");
  return forms.length === 6 ? forms : undefined;
};

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
