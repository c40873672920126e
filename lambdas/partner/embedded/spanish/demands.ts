import type { Phrasebook } from "../phrasebook.ts";

/** How a question shows what it wants to hear. */
export const demands: Phrasebook["demands"] = [
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

/** How a task tells the student to ask something, as it is said to one. */
export const requests =
  "(?:haz|haga|hazme|hágame|hazle|hágale|haced|házselo) (?:una|otra|dos|tres|unas) preguntas?|(?<=^|[.!:] ?)preg[uú]nt(?:a|e|[ae]l[ea]|[aeáé]me|ále|éle)s?(?= (?:al?|por|el|la|los|las|si|qué|cu|d[oó]nde|algo|me|sobre))|(?:tienes|tiene) (?:alguna|una|otra) pregunta (?:para|que)";
