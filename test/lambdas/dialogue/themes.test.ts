import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { languages } from "../../../domain/exercise.ts";
import { dialogueThemes, type ThemeGraph, type Wording } from "../../../lambdas/partner/dialogue/followUp.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../lambdas/partner/embedded/score.ts";
import { momentOf } from "../embedded/lesson.ts";

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
    "in %s each question is worded once, with an answer free of mistakes",
    async (language) => {
      const { clusters } = await load<ThemeGraph>(`graph/${name}.ts`, name);
      const wording = (await load<Wording>(`${language.toLowerCase()}/${name}.ts`, name))();
      const followUps = clusters.flatMap((cluster) => cluster.followUps);
      expect([...wording.keys()].toSorted()).toEqual(followUps.map(({ id }) => id).toSorted());
      const problems: unknown[] = [];
      const seen = new Set<string>();
      for (const { id, tier, tense } of followUps) {
        const { text, simpler, model } = wording.get(id) ?? { text: "", simpler: "", model: "" };
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
        const examined = examine(momentOf(language, model, { text, tense }));
        if (examined.standing !== "answered") note(`model is ${examined.standing}`, text, model);
        if (examined.findings.length > 0)
          note(
            "finding",
            model,
            examined.findings.map(({ kind, rule, right, start, end }) => [
              kind,
              model.slice(start, end),
              rule,
              right,
            ]),
          );
        if (scoreOf(examined) < 70) note(`scores ${scoreOf(examined)}`, text, model);
      }
      expect(problems).toEqual([]);
    },
  );
});
