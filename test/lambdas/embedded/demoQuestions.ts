import { demos } from "../../../domain/demos.ts";
import type { Language } from "../../../domain/exercise.ts";
import { questionsFor } from "../../../lambdas/lesson/agenda.ts";
import type { Question } from "../../../lambdas/partner/partner.ts";

const demoOf = (language: Language) => Object.values(demos).find((demo) => demo.language === language);
/** A demo's question at this place, from 0. */
export const askedIn = (language: Language, place: number): Question => {
  const demo = demoOf(language);
  return (demo && questionsFor(demo)[place]) ?? { text: "" };
};
/** The places of what the demos ask for, the same in all languages. */
export const DONE = 0;
export const WHO = 1;
export const FOOD = 2;
export const OPINION = 3;
export const PLANS = 4;
