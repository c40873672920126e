import type { Language } from "../../domain/exercise.ts";
import { plainWords } from "../../domain/sameWords.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { isSensitive } from "../safeguarding/sensitivity.ts";

/** Words of praise, interest and delight, and requests to tell more, without accents: out of place after a death or a beating. */
const outOfPlace: Record<Language, RegExp> = {
  French:
    /\b(?:super|genial\w*|chouette|cool|interessant\w*|formidable|bravo|excellent\w*|parfait|magnifique|fantastique|sympa|drole|amusant|tant mieux|felicitations|bien joue|c est bien|tres bien|j adore|j aime|ca me plait|miam|moi aussi|quelle chance|important\w*|raconte\w*|dis m en|en parler|te sens|s est (?:il )?passe|pourquoi|comment (?:est ce que )?c est arrive|plus de details)\b/,
  Spanish:
    /\b(?:genial\w*|guay|que bien|que bueno|interesante\w*|estupend\w*|fenomenal|fantastic\w*|bravo|excelente|perfect\w*|divertid\w*|me alegr\w*|enhorabuena|muy bien|me encanta|me gusta|yo tambien|que suerte|importante\w*|cuenta\w*|cuentame|dime mas|te sientes|que (?:te )?paso|que ha pasado|por que|como (?:paso|fue)|mas detalles)\b/,
  German:
    /\b(?:super|toll\w*|cool|klasse|interessant\w*|spannend\w*|prima|bravo|grossartig\w*|fantastisch|perfekt|lustig|freut mich|schon|sehr gut|gut gemacht|gluckwunsch|ich liebe|gefallt mir|ich auch|was fur ein gluck|wichtig|erzahl\w*|fuhlst du|ist (?:denn )?passiert|warum|wieso|wie kam|mehr daruber)\b/,
};

const tellingWords = (text: string): string[] =>
  plainWords(unaccented(text)).filter((word) => word.length > 4);

/**
 * Is a sentence of Mark's out of place after an answer about something that hurts? Whatever praises it, finds it interesting,
 * says it again or asks about it.
 */
export const isTactless = (sentence: string, answer: string, language: Language): boolean => {
  const plain = plainWords(unaccented(sentence)).join(" ");
  if (outOfPlace[language].test(plain) || isSensitive(sentence, language)) return true;
  const told = new Set(tellingWords(answer));
  return sentence.includes("?") && tellingWords(sentence).some((word) => told.has(word));
};
