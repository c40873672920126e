/** What a colleague may do with another teacher's exercise: look at it and its results, or change and mark them as well. */
export const colleagueRights = ["see", "edit"] as const;
export type ColleagueRight = (typeof colleagueRights)[number];
/** In ascending order: each right includes the ones before it. Deleting, sharing and handing over take `own`. */
export const rights = ["see", "edit", "own"] as const satisfies readonly [...typeof colleagueRights, "own"];
export type Right = (typeof rights)[number];

/** A colleague as the exercise keeps them: the confirmed address by which they were found, and their right. */
export type Colleague = { address: string; right: ColleagueRight };

/** Does this right, or none, include the one that is needed? */
export const includes = (right: Right | undefined, needed: Right): boolean =>
  right !== undefined && rights.indexOf(right) >= rights.indexOf(needed);

/** The most colleagues that one exercise is shared with: a large department. */
export const COLLEAGUES_MAX = 20;
/** The most exercises that others share with one teacher, so that a dashboard stays one query and a few reads. */
export const SHARED_WITH_ONE_MAX = 200;
/** How often one teacher names an address a day, to share or to hand over: nobody tries out a whole school's. */
export const ADDRESSES_NAMED_PER_PERSON_PER_DAY = 100;
