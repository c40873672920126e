/**
 * The budgets that the model, the voice and the recogniser are charged to. Each cost centre has its own money for the day, so that none can
 * spend another's:
 * - `classes`: lessons on exercises that a teacher shares, and teachers' own work;
 * - `practice`: members' exercises of their own, which anybody may have who signs up;
 * - `demos`: the demos, and calls outside lessons, which are open to everybody.
 */
export type CostCentre = "classes" | "practice" | "demos";

/** What each may spend in a day, as a share of the site's limit (viva:dailySpendLimit), which is that of the classes. */
export const shares: Readonly<Record<CostCentre, number>> = { classes: 1, practice: 0.25, demos: 0.1 };

/** The names of them all. */
export const costCentres = Object.keys(shares) as CostCentre[]; // keys() forgets its keys' type

/** So many times its limit may be spent before voice and ears fall silent as well: a lesson without a model still speaks. */
export const SPEECH_TIMES = 2;
