import { DUE_DATE } from "./limits.ts";

/** The last day (YYYY-MM-DD) on which an exercise's link is open, in words: "Friday 27 November 2026"; undefined for none. */
export const lastDayWords = (due_date: string): string | undefined =>
  due_date === DUE_DATE
    ? undefined
    : // Some browsers put a comma after the weekday.
      new Date(due_date).toLocaleDateString("en-GB", { dateStyle: "full", timeZone: "UTC" }).replace(",", "");
