import { starsOf } from "../../domain/grading.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { type GradedLesson, type Marks, markNames, STARS } from "./gradedLesson.ts";
import { quadraticKappa } from "./kappa.ts";

/** What a person and an engine gave one lesson. */
export type Marked = { lesson: GradedLesson; person: Marks; engine: Marks };

/** How often they agree: lessons, those with the same stars, with at most one star between them, and kappa (see kappa.ts). */
export type Agreement = { lessons: number; exact: number; withinOne: number; kappa: number | null };

/** The number at the start of a grade such as "62 / 100". */
const percentOf = (grade: string): number => Number.parseInt(grade, 10);

/** Has an engine grade every lesson, one after the other. */
export const marksBy = async (
  { grade }: Pick<Partner, "grade">,
  lessons: readonly GradedLesson[],
): Promise<Marked[]> => {
  const marked: Marked[] = [];
  for (const lesson of lessons) {
    const { language, objective, lines, marks: person } = lesson;
    const given = await grade({ language, objective, lines });
    const engine = {
      overall: starsOf(percentOf(given.grade)),
      vocabulary: starsOf(given.vocabulary),
      grammar: starsOf(given.grammar),
    };
    marked.push({ lesson, person, engine });
  }
  return marked;
};

const agreementOn = (name: keyof Marks, marked: readonly Marked[]): Agreement => {
  const pairs = marked.map(({ person, engine }) => [person[name], engine[name]] as const);
  const apart = (most: number) => pairs.filter(([one, other]) => Math.abs(one - other) <= most).length;
  const kappa = quadraticKappa(pairs, STARS);
  return {
    lessons: pairs.length,
    exact: apart(0),
    withinOne: apart(1),
    kappa: kappa === null ? null : Number(kappa.toFixed(3)),
  };
};

/** The agreement on each of the marks. */
export const agreements = (marked: readonly Marked[]): Record<keyof Marks, Agreement> => {
  const [overall, vocabulary, grammar] = markNames;
  return {
    [overall]: agreementOn(overall, marked),
    [vocabulary]: agreementOn(vocabulary, marked),
    [grammar]: agreementOn(grammar, marked),
  };
};
