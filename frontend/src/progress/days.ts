const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** A time (epoch ms) as the day it was on: "16 Nov 2026". */
export const dayWords = (time: number): string => day.format(time);
