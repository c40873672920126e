import type { Tongue } from "../tongue.ts";

/** How a question shows what it wants to hear. */
export const demands: Tongue["demands"] = [
  // "Cómo vas a celebrar …" is about a plan, not a journey.
  [
    "cómo (?:(?:vas|vamos|vais|van|podemos|queréis|quieres) a? ?ir|vas(?! a \\p{L}+r(?:te)?(?!\\p{L}))|vienes|viajas|fuiste|vais)",
    "transport",
  ],
  ["con quién|quién es|quiénes|quién", "who"],
  ["dónde|adónde|de dónde", "where"],
  ["cuándo|a qué hora|qué día", "when"],
  ["por qué", "why"],
  [
    "cómo (?:es|son|fue|era|estuvo)|qué tal|qué piensas|qué opinas|cuál es tu opinión|te gustó|qué te parece",
    "opinion",
  ],
  ["cuántos|cuántas|qué edad", "number"],
  [
    "qué (?:hiciste|haces|hacéis|hacías|harás|harías)|qué vas a hacer|qué (?:te gusta|te gustaría|quieres|sueles) hacer",
    "action",
  ],
];
