import type { Phrasebook } from "../phrasebook.ts";

/** How a question shows what it wants to hear. */
export const demands: Phrasebook["demands"] = [
  // "Comment vas-tu fêter …" is about a plan, not a journey.
  [
    "comment (?:(?:vas|tu vas|est-ce que tu vas)(?!(?:-tu)? (?:te |t')?\\p{L}+(?:er|ir|re)(?!\\p{L}))|viens|voyages|es-tu allé)",
    "transport",
  ],
  ["qui est-ce que|avec qui|(?<!ce )qui est|qui sont|chez qui", "who"],
  ["où", "where"],
  // "Que fais-tu quand tu es triste ?" asks for no time.
  [
    "(?:^|(?:et|depuis|jusqu'à|pour) )quand(?! (?:tu|vous) (?:étais|étiez|es|êtes)(?!\\p{L}))|quand est-ce|quand(?= ?\\?)|à quelle heure|quel jour",
    "when",
  ],
  ["pourquoi", "why"],
  [
    "comment (?:est(?!-ce)|sont|serait|seraient|sera|était|étaient|trouves|c'était)|c'était comment|c'est comment|que penses|qu'est-ce que tu penses|quel est ton avis|quelle est ton opinion|tu en penses",
    "opinion",
  ],
  ["combien|quel âge", "number"],
  [
    "qu'est-ce que tu (?:as |vas |veux |voudrais |aimes )?(?:fait|faire|fais)|que fais|que vas-tu faire|qu'as-tu fait|que feras",
    "action",
  ],
];

/** How a task tells the student to ask something, as it is said to one. */
export const requests =
  "pose[rz]?(?:-moi|-lui)?(?: \\p{L}+){0,2} questions?|(?<=^|[.!:,] ?)demandez?(?:-lui|-moi)?(?= (?:le prix|l'heure|à quelle|où|si|s'il|ce que|combien|comment|quand|quel))|(?:as-tu|tu as|avez-vous|vous avez) (?:une|des) (?:autres? )?questions? (?:pour|à) (?:moi|me)";
