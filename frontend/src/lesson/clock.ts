import { SECONDS_PER_MINUTE } from "../../../domain/limits.ts";

/** When time is up, in epoch ms; undefined for an exercise without a timer (`minutes` 0). */
export const endOf = (minutes: number, startedAt: number): number | undefined =>
  minutes > 0 ? startedAt + minutes * SECONDS_PER_MINUTE * 1000 : undefined;

/** Whole seconds until then, never below 0; `endsAt` and `now` in epoch ms. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** "29:05". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, "0")}`;

/** The seconds at which the timer speaks up for those who can't see it. */
const ANNOUNCED_S = [60, 30, 0];

/**
 * Which of them was reached between two looks at the clock (seconds remaining, falling), undefined for none. A tab that
 * slept through several speaks of the last.
 */
export const announcedBetween = (before: number, now: number): number | undefined =>
  ANNOUNCED_S.filter((second) => now <= second && second < before).at(-1);
