import type { Told } from "./rule.ts";

/** What a rule has found at a place of an answer. */
type Found = Told & { start: number; end: number };

/** What became of something that a rule has found: it is told, or it lost, for a reason and maybe to another one. */
export type Verdict<Finding> = { finding: Finding; lost?: { why: string; to?: Finding } };

/** Reasons for which a finding is not told; undefined for one that may be. */
export type Objection<Finding> = (finding: Finding) => { why: string; to?: Finding } | undefined;

/** Do two findings share a letter? */
export const overlaps = (one: Pick<Found, "start" | "end">, other: Pick<Found, "start" | "end">): boolean =>
  one.start < other.end && other.start < one.end;

/**
 * Judges all findings of an answer, those of the highest priority first: of several at one place, the first to which nothing objects is
 * told. Findings of one priority go in the order of their places, and those at one place in the order given.
 */
export const arbitrate = <Finding extends Found>(
  found: readonly Finding[],
  priorityOf: (finding: Finding) => number,
  objectionTo: Objection<Finding>,
): Verdict<Finding>[] => {
  const open: Finding[] = [];
  return found
    .toSorted((one, other) => priorityOf(other) - priorityOf(one) || one.start - other.start)
    .map((finding) => {
      const objection = objectionTo(finding);
      if (objection) return { finding, lost: objection };
      const to = open.find((graver) => overlaps(graver, finding));
      // What has lost its place still keeps others from it.
      open.push(finding);
      return to ? { finding, lost: { why: "a graver mistake is told at this place", to } } : { finding };
    });
};
