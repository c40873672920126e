import type { Language } from "../../../domain/exercise.ts";
import { wants as french } from "./french/wants.ts";
import { wants as german } from "./german/wants.ts";
import { wants as spanish } from "./spanish/wants.ts";

/** What somebody wants of a waiter, a clerk or a doctor, or tells them of, without asking. */
export type Want = "complaint" | "ill" | "lost" | "allergy" | "reserved" | "bill" | "request" | "order";

/** How each is said, the most telling first; for text without accents, in lower case and without marks. */
export type Wants = readonly (readonly [want: Want, pattern: RegExp])[];

/** The same by language. */
export const serviceWants: Readonly<Record<Language, Wants>> = {
  French: french,
  Spanish: spanish,
  German: german,
};
