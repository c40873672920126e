import type { Exercise } from "../../domain/exercise.ts";
import type { ColleagueRight } from "../../domain/sharing.ts";

type ColleagueSeen = { colleagueId: string; address: string; right: ColleagueRight };

/** The colleagues that an exercise is shared with, by their addresses, as its owner sees them. */
export const colleaguesSeen = ({ colleagues = {} }: Pick<Exercise, "colleagues">): ColleagueSeen[] =>
  Object.entries(colleagues)
    .map(([colleagueId, colleague]) => ({ colleagueId, ...colleague }))
    .sort((one, other) => one.address.localeCompare(other.address));

/** Who shares an exercise with this colleague, and for what; undefined for one that is not shared with them. */
export const sharedWith = (
  { colleagues = {}, sharedBy = "" }: Pick<Exercise, "colleagues" | "sharedBy">,
  uid: string,
): { by: string; right: ColleagueRight } | undefined => {
  const colleague = Object.hasOwn(colleagues, uid) ? colleagues[uid] : undefined;
  return colleague && { by: sharedBy, right: colleague.right };
};
