import { type Language, type Level, languages } from "../../domain/exercise.ts";
import { read } from "../../grammar/core/parsedAnswer.ts";
import { type Drift, driftOf } from "../../lambdas/partner/drift.ts";
import type { Moment, Partner } from "../../lambdas/partner/partner.ts";
import { tierOf } from "../../lambdas/partner/tier.ts";

/** Sounds that everybody understands. */
const SOUNDS = new Set("ah oh ach uf ouf hm mmh ñam miam bah ay".split(" "));

/**
 * The words of a reply that a student of this level is not expected to know: words of the higher tier where the level is below
 * it, and words that our tables have not at all. Names, numbers, and what the student said first are not counted.
 */
export const offLevelIn = (reply: string, answer: string, language: Language, level: Level): string[] => {
  const isHigher = tierOf(level).name === "Higher";
  const said = new Set(read(answer, language).words.map(({ lower }) => lower));
  const { words, compiled } = read(reply, language);
  return words
    .filter(({ lower, capital, opens, nouns, verbs, adjectives }) => {
      if (said.has(lower) || /^\d/.test(lower) || SOUNDS.has(lower) || compiled.determiners.has(lower))
        return false;
      const marks = [...nouns, ...adjectives, ...verbs.map(({ verb }) => verb)].map(
        ({ higher }) => higher === true,
      );
      if (marks.length > 0) return !isHigher && marks.every((mark) => mark);
      // In German every noun has a capital, so that a name looks like any other unknown word.
      const isName = capital && !opens && language !== "German";
      return !isName && ![lower, lower.replace(/'$/, "")].some((form) => compiled.lexicon.known.has(form));
    })
    .map(({ lower }) => lower);
};

/** One reply, what in it is above its level, and how it leaves Mark's course, if it does. */
export type Levelled = { moment: Moment; reply: string; offLevel: string[]; drift: Drift | undefined };

/** What somebody says at each of these moments, with its off-level words. */
export const levelledBy = async (
  { reply }: Pick<Partner, "reply">,
  moments: readonly Moment[],
): Promise<Levelled[]> => {
  const levelled: Levelled[] = [];
  for (const moment of moments) {
    let said = "";
    for await (const part of reply(moment)) said = part.type === "reset" ? "" : said + part.delta;
    const { language, level } = moment.exercise;
    const answer = moment.lines.at(-1)?.content ?? "";
    const offLevel = offLevelIn(said, answer, language, level);
    levelled.push({ moment, reply: said, offLevel, drift: driftOf(said, moment) });
  }
  return levelled;
};

/** Off-level words a reply on average (null where there is none), and replies that drift, by language and tier. */
export const meansOf = (levelled: readonly Levelled[]) =>
  languages.flatMap((language) =>
    (["Foundational", "Higher"] as const).map((tier) => {
      const some = levelled.filter(
        ({ moment: { exercise } }) => exercise.language === language && tierOf(exercise.level).name === tier,
      );
      const words = some.reduce((sum, { offLevel }) => sum + offLevel.length, 0);
      const drifted = some.filter(({ drift }) => drift !== undefined).length;
      const mean = some.length === 0 ? null : words / some.length;
      return { language, tier, replies: some.length, mean, drifted };
    }),
  );
