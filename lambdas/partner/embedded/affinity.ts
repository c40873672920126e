import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Asked } from "./asked.ts";
import { ANSWERS, QUESTIONS, SUBJECTS } from "./fitted.ts";
import { shapeAsked, shapeTold } from "./shape.ts";
import { columnOf, type Spoken, spokenIn } from "./spoken.ts";

/** What one letter of a table adds: "m" is nothing, each further one so much more, each before it so much less. */
const STEP = { shape: 0.15, subject: 0.3 };
const NOTHING = "m".charCodeAt(0);
const stepsAt = (row: string, place: number | undefined): number =>
  place === undefined ? 0 : row.charCodeAt(place) - NOTHING;

/** How much what they have in common tells, the strongest of what only the answer speaks of, and the strongest of what both do. */
const COMMON = 3.8;
const APART = -0.6;
const SHARED = -2.4;

const contentOf = ({ words, nouns, compiled }: ParsedAnswer) => {
  const led = new Set(nouns.map(({ word }) => word.at));
  return words.filter(({ at, lower }) => led.has(at) || !compiled.lexicon.functional.has(lower));
};

/** How well an answer of this shape goes with a question of that one. */
const ofShapes = (answer: ParsedAnswer, asked: Asked): number => {
  const places = shapeTold(answer).map((shape) => ANSWERS.get(shape));
  return shapeAsked(asked)
    .flatMap((shape) => QUESTIONS[shape] ?? [])
    .flatMap((row) => places.map((place) => stepsAt(row, place)))
    .reduce((sum, steps) => sum + steps * STEP.shape, 0);
};

/** How well what one speaks of goes with what the other asks about. */
const ofSubjects = (told: Spoken, about: Spoken): number => {
  let sum = 0;
  for (const [topic, weight] of about)
    for (const [other, share] of told)
      sum += weight * share * STEP.subject * stepsAt(SUBJECTS[topic], columnOf.get(other));
  const shares = [...told].filter(([topic]) => about.has(topic));
  const shared = Math.max(0, ...shares.map(([, share]) => share));
  const common = shares.reduce((total, [topic, share]) => total + share * (about.get(topic) ?? 0), 0);
  const apart = about.size === 0 ? 0 : Math.max(0, ...told.values()) - shared;
  return sum + COMMON * common + APART * apart + SHARED * shared;
};

/** How well an answer goes with its question, by what both speak of and by how one asks and the other tells. */
export const affinity = (answer: ParsedAnswer, asked: Asked): number =>
  ofShapes(answer, asked) + ofSubjects(spokenIn(contentOf(answer)), spokenIn(contentOf(asked.reading)));
