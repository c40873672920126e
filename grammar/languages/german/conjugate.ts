import { asList, entries } from "../../core/entries.ts";
import {
  type Mood,
  type Person,
  persons,
  type Verb,
  type VerbForm,
  verbWith,
} from "../../core/morphology.ts";
import { startOf } from "../../core/prefixBuckets.ts";
import { irregular, listed, strong, weakAlthough, wishes } from "./verbs.ts";

/** Prefixes that never part, and with which no ge- is added. */
const FIXED =
  /^(?!(?:gehen|geben|beten|bellen|betteln|ernten)$)(be|ge|er|ver|zer|ent|emp|miss|über|unter|wieder|um(?=arm|geb)|re(?=cyc))/;

type Parts = {
  present: readonly string[];
  preterite: readonly string[];
  participle: string;
  conditional?: readonly string[];
};

const stemOf = (infinitive: string): string => infinitive.replace(/e?n$/, "");
/** After d, t and groups that end in m or n an e keeps the ending sayable: du arbeitest, er regnet. */
const needsE = (stem: string): boolean => /[dt]$|(?:ch|[^aeiouhlrmn])[mn]$/.test(stem);
const hisses = (stem: string): boolean => /[sßzx]$/.test(stem);

const weakPresent = (infinitive: string): string[] => {
  const stem = stemOf(infinitive);
  const e = needsE(stem) ? "e" : "";
  const first = infinitive.endsWith("eln") ? `${stem.slice(0, -2)}le` : `${stem}e`;
  return [
    first,
    hisses(stem) ? `${stem}t` : `${stem}${e}st`,
    `${stem}${e}t`,
    infinitive,
    `${stem}${e}t`,
    infinitive,
  ];
};

/** All persons of a form in -e: spielte, wäre. */
const ending = (form: string): string[] => [form, `${form}st`, form, `${form}n`, `${form}t`, `${form}n`];

const weakPreterite = (stem: string): string[] => {
  return ending(`${stem}${needsE(stem) ? "e" : ""}te`);
};

const strongPreterite = (form: string): string[] =>
  form.endsWith("e")
    ? ending(form)
    : [
        form,
        hisses(form) ? `${form}t` : `${form}${needsE(form) ? "e" : ""}st`,
        form,
        `${form}en`,
        `${form}${needsE(form) ? "e" : ""}t`,
        `${form}en`,
      ];

const weakParticiple = (infinitive: string): string => {
  const stem = stemOf(infinitive);
  const ge = FIXED.test(infinitive) || infinitive.endsWith("ieren") ? "" : "ge";
  return `${ge}${stem}${needsE(stem) ? "e" : ""}t`;
};

const weak = (infinitive: string): Parts => ({
  present: weakPresent(infinitive),
  preterite: weakPreterite(stemOf(infinitive)),
  participle: weakParticiple(infinitive),
});

const strongParts = (infinitive: string, third: string, past: string, participle: string): Parts => {
  const present = weakPresent(infinitive);
  const [he = "", given] = third.split("/");
  if (third !== "-") {
    present[2] = he;
    present[1] = given ?? (hisses(he.slice(0, -1)) ? he : `${he.slice(0, -1)}st`);
  }
  return { present, preterite: strongPreterite(past), participle };
};

const parts = new Map<string, Parts>();
for (const line of asList(strong)) {
  const [infinitive = "", third = "-", past = "", participle = ""] = line.split(/\s+/);
  parts.set(infinitive, strongParts(infinitive, third, past, participle));
}
for (const line of asList(irregular)) {
  const [infinitive = "", present = "", past = "", participle = "", conditional = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  parts.set(infinitive, {
    present: present.split(" "),
    preterite: strongPreterite(past),
    participle,
    // "wollte" and "sollte" are past first of all.
    ...(conditional !== past && { conditional: ending(conditional) }),
  });
}

for (const pair of wishes.split(/\s+/)) {
  const [infinitive = "", wish = ""] = pair.split(":");
  const own = parts.get(infinitive);
  if (own) parts.set(infinitive, { ...own, conditional: ending(wish) });
}

/** "versprechen" goes like "sprechen", without the ge-; undefined where what follows the prefix is no strong verb. */
const derived = (infinitive: string): Parts | undefined => {
  const prefix = FIXED.exec(infinitive)?.[0] ?? "";
  const base = parts.get(infinitive.slice(prefix.length));
  if (prefix === "" || !base || weakAlthough.includes(infinitive)) return undefined;
  const prefixed = (forms: readonly string[]) => forms.map((form) => prefix + form);
  return {
    present: prefixed(base.present),
    preterite: prefixed(base.preterite),
    participle: prefix + base.participle.replace(/^ge/, ""),
    ...(base.conditional && { conditional: prefixed(base.conditional) }),
  };
};

const inPersons = (mood: Mood, forms: readonly string[]): VerbForm[] =>
  persons.map((person) => ({ form: forms[person] ?? "", mood, person }));

const formsOf = (infinitive: string, { present, preterite, participle, conditional }: Parts): VerbForm[] => [
  { form: infinitive, mood: "infinitive" },
  { form: participle, mood: "participle" },
  ...inPersons("present", present),
  ...inPersons("preterite", preterite),
  ...(conditional ? inPersons("conditional", conditional) : []),
];

/** "auf|stehen": together in the infinitive, the participle and at the end of a clause; else the verb stands alone. */
const partedForms = (prefix: string, base: string, own: Parts): VerbForm[] => [
  { form: prefix + base, mood: "infinitive" },
  { form: `${prefix}zu${base}`, mood: "infinitive" },
  { form: prefix + own.participle, mood: "participle" },
  ...inPersons(
    "present",
    own.present.map((form) => prefix + form),
  ),
  ...inPersons(
    "preterite",
    own.preterite.map((form) => prefix + form),
  ),
  ...(own.conditional
    ? inPersons(
        "conditional",
        own.conditional.map((form) => prefix + form),
      )
    : []),
];

/** "gegeht", "er fahrt", "gespielen": a strong verb made weak, or a weak one strong. */
const misformedOf = (infinitive: string, own: Parts, prefix: string): Verb["misformed"] => {
  // "das Poster hing", but "ich habe es aufgehängt"
  if (infinitive === "hängen") return [];
  const naive = weak(infinitive);
  const wrong = (form: string, mood: Mood, right: string, person?: Person) => ({
    form,
    mood,
    right,
    ...(person !== undefined && { person }),
  });
  const strongly = FIXED.test(infinitive) || infinitive.endsWith("ieren") ? "" : `${prefix}ge${infinitive}`;
  const bare = naive.participle.replace(/^ge/, "");
  const added = /^ge/.test(own.participle) ? "" : `ge${own.participle}`;
  return [
    wrong(prefix === "" ? added : "", "participle", own.participle),
    // "gemiet", "gearbeit"
    wrong(
      naive.participle.endsWith("et") ? prefix + naive.participle.slice(0, -2) : "",
      "participle",
      prefix + own.participle,
    ),
    wrong(prefix + naive.participle, "participle", prefix + own.participle),
    // "begonnt", "getrunkt"
    wrong(
      own.participle.endsWith("en") ? `${prefix}${own.participle.slice(0, -2)}t` : "",
      "participle",
      prefix + own.participle,
    ),
    wrong(strongly, "participle", prefix + own.participle),
    // "arbeitst", "findt"
    ...(prefix === ""
      ? ([1, 2] as const).map((person) =>
          wrong(
            /[dt]est$|[dt]et$/.test(own.present[person] ?? "")
              ? (own.present[person]?.replace(/e(?=s?t$)/, "") ?? "")
              : "",
            "present",
            own.present[person] ?? "",
            person,
          ),
        )
      : []),
    // "geliest", "getrank": made from a form that is not its own.
    ...[own.present[2], own.preterite[0]].map((form) =>
      wrong(
        own.participle.startsWith("ge") && form ? `${prefix}ge${form}` : "",
        "participle",
        prefix + own.participle,
      ),
    ),
    // "fähren", "siehen": an infinitive made from "fährt", "sieht".
    wrong(
      prefix === "" ? `${stemOf(own.present[1] ?? "").replace(/s?t$/, "")}en` : "",
      "infinitive",
      infinitive,
    ),
    wrong(prefix === "" ? "" : `ge${prefix}${bare}`, "participle", prefix + own.participle),
    // "ich willt", "sie kanne", "wir darfen": modal verbs, and wissen, have no endings in the singular.
    ...(own.present[0] === own.present[2] && prefix === ""
      ? [
          wrong(`${own.present[0]}t`, "present", own.present[2] ?? "", 2),
          // "er solle" is what somebody says.
          wrong(infinitive === "sollen" ? "" : `${own.present[0]}e`, "present", own.present[0] ?? "", 0),
          wrong(`${own.present[0]}en`, "present", infinitive, 3),
        ]
      : []),
    // "geht … aus" and, at the end, "ausgehte"
    ...[...new Set(["", prefix])].flatMap((lead) => [
      ...([1, 2] as const).map((person) =>
        wrong(lead + (naive.present[person] ?? ""), "present", lead + (own.present[person] ?? ""), person),
      ),
      ...([0, 3] as const).map((person) =>
        wrong(
          lead + (naive.preterite[person] ?? ""),
          "preterite",
          lead + (own.preterite[person] ?? ""),
          person,
        ),
      ),
    ]),
  ];
};

const partsOf = (infinitive: string): Parts =>
  parts.get(infinitive) ?? derived(infinitive) ?? weak(infinitive);

/** How the forms of a verb begin, told without making them: prefixes stay, and only strong verbs change within. */
const startsOf = (infinitive: string, prefix: string): string[] => {
  if (prefix !== "") return [startOf(prefix + infinitive)];
  const own = parts.get(infinitive);
  if (own) {
    const { present, preterite, participle, conditional = [] } = own;
    return [...new Set([infinitive, ...present, ...preterite, participle, ...conditional].map(startOf))];
  }
  if (FIXED.test(infinitive)) return [startOf(infinitive)];
  return [...new Set([infinitive, weakParticiple(infinitive)].map(startOf))];
};

/** All verbs of the tables; their forms are made when they are first asked for. */
export const verbs = (): Verb[] =>
  entries(listed).map(({ word, english, topic }) => {
    const [prefix = "", base] = word.includes("|") ? word.split("|") : ["", word];
    const infinitive = base ?? word;
    return verbWith(
      {
        lemma: prefix + infinitive,
        gloss: english,
        topic,
        ...(prefix !== "" && { parts: prefix }),
        starts: startsOf(infinitive, prefix),
      },
      () => {
        const own = partsOf(infinitive);
        return {
          forms: prefix === "" ? formsOf(infinitive, own) : partedForms(prefix, infinitive, own),
          misformed: misformedOf(infinitive, own, prefix),
        };
      },
    );
  });
