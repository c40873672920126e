import { unaccented } from "../../../domain/unaccented.ts";

/** A day as a local date, YYYY-MM-DD. */
const dayOf = (time: number): string => {
  const local = new Date(time);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
};

/** What a file of results is called, on every system: "la-rentree-2026-11-16.csv"; `now` in epoch ms. */
export const fileNameOf = (title: string, now: number): string => {
  const plain = unaccented(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain === "" ? "results" : plain}-${dayOf(now)}.csv`;
};
