import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { languages } from "../../../domain/exercise.ts";
import { dialogueThemes, type ThemeGraph, type Wording } from "../../../lambdas/partner/dialogue/followUp.ts";

const fileOf = (theme: string): string =>
  theme.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
const folder = new URL("../../../lambdas/partner/dialogue/", import.meta.url);
const load = async <Told>(path: string, name: string): Promise<Told> => {
  const module: Record<string, Told | undefined> = await import(new URL(path, folder).href);
  const told = module[name];
  if (!told) throw new Error(`${path} exports no ${name}`);
  return told;
};
const written = dialogueThemes.filter((theme) => existsSync(new URL(`graph/${fileOf(theme)}.ts`, folder)));

/** What can be taken in when it is heard once; a simpler question is shorter than either. */
const MOST_WORDS = { foundation: 12, higher: 18, simpler: 11 };
const wordCount = (text: string): number => text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;

describe.each(written)("%s", (theme) => {
  const name = fileOf(theme);
  test("has sixty questions on eight subjects, at two tiers, in each tense", async () => {
    const { clusters } = await load<ThemeGraph>(`graph/${name}.ts`, name);
    const followUps = clusters.flatMap((cluster) => cluster.followUps);
    expect(followUps.length).toBeGreaterThanOrEqual(60);
    expect(clusters.length).toBeGreaterThanOrEqual(8);
    expect(new Set(followUps.map(({ id }) => id)).size).toBe(followUps.length);
    expect(new Set(followUps.map(({ english }) => english)).size).toBe(followUps.length);
    expect(followUps.filter(({ tier }) => tier === "foundation").length).toBeGreaterThanOrEqual(34);
    expect(followUps.filter(({ tier }) => tier === "higher").length).toBeGreaterThanOrEqual(16);
    for (const tense of ["past", "future", "conditional"])
      expect(followUps.filter((each) => each.tense === tense).length).toBeGreaterThanOrEqual(5);
    for (const { english, simplerEnglish } of followUps) {
      expect(english).toMatch(/^[A-Z].*\?$/);
      expect(simplerEnglish).toMatch(/^[A-Z].*\?$/);
    }
  });
  test.each(languages)(
    "in %s each question is worded once, and short enough to be taken in",
    async (language) => {
      const { clusters } = await load<ThemeGraph>(`graph/${name}.ts`, name);
      const wording = (await load<Wording>(`${language.toLowerCase()}/${name}.ts`, name))();
      const followUps = clusters.flatMap((cluster) => cluster.followUps);
      expect([...wording.keys()].toSorted()).toEqual(followUps.map(({ id }) => id).toSorted());
      const problems: unknown[] = [];
      const seen = new Set<string>();
      for (const { id, tier } of followUps) {
        const { text, simpler } = wording.get(id) ?? { text: "", simpler: "" };
        const note = (what: string, ...more: unknown[]) => problems.push([id, what, ...more]);
        if (seen.has(text)) note("asked twice", text);
        seen.add(text);
        for (const asked of [text, simpler]) {
          if (!asked.endsWith("?")) note("no question", asked);
          if (language === "Spanish" && !asked.includes("¿")) note("no ¿", asked);
          if (language === "French" && !asked.endsWith(" ?")) note("no space before ?", asked);
        }
        if (wordCount(text) > MOST_WORDS[tier]) note("too long", text);
        if (wordCount(simpler) > MOST_WORDS.simpler) note("simpler is too long", simpler);
      }
      expect(problems).toEqual([]);
    },
  );
});
