import type { Language } from "../../domain/exercise.ts";

/** An answer that is attacked: a question, and what a student says to it. */
export type Attacked = { language: Language; question: string; answer: string };

/** A full answer, a short one, one with a mistake and one to another question, in each language. */
export const attacked: readonly Attacked[] = [
  ...[
    "Samedi, j'ai joué au foot avec mes amis et c'était super parce que nous avons gagné.",
    "J'ai joué au foot.",
    "J'ai allé au cinéma avec mon frère.",
    "Ma matière préférée est l'histoire.",
  ].map((answer) => ({
    language: "French" as const,
    question: "Qu'est-ce que tu as fait le week-end dernier ?",
    answer,
  })),
  ...[
    "El sábado jugué al fútbol con mis amigos y fue genial porque ganamos.",
    "Jugué al fútbol.",
    "Yo fue al cine con mi hermano.",
    "Mi asignatura favorita es la historia.",
  ].map((answer) => ({
    language: "Spanish" as const,
    question: "¿Qué hiciste el fin de semana pasado?",
    answer,
  })),
  ...[
    "Am Samstag habe ich mit meinen Freunden Fußball gespielt, und es war toll, weil wir gewonnen haben.",
    "Ich habe Fußball gespielt.",
    "Ich habe ins Kino gegangen.",
    "Mein Lieblingsfach ist Geschichte.",
  ].map((answer) => ({
    language: "German" as const,
    question: "Was hast du letztes Wochenende gemacht?",
    answer,
  })),
];
