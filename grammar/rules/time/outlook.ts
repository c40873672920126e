import type { ParsedAnswer } from "../../core/parsedAnswer.ts";

/** French: "je rêve de voir …", "j'ai envie d'aller …", "j'ai un exposé à finir": said now, and still to come. */
const STILL_TO_COME =
  /(?<!\p{L})(?:(?:envie|hâte|intention|espoir|projet|but) (?:(?:est|c'est) )?d['e]|rêv(?:e|erais)(?!\p{L})|(?:me|m'|nous) ?(?:tente|attire|fascine)(?!\p{L})|je me vois|je (?:compte|espère|pars|dois)|on (?:part|doit)|il faut|j'hésite|j'ai (?:[\p{L}'-]+ ){1,4}à \p{L}+(?:er|ir|re)(?!\p{L}))/u;

/** Spanish and German: "me muero por ir", "mich reizt Neuseeland", "mi sueño es viajar": what is longed for is told in the present, and so is what is not settled yet. */
const LONGING =
  /(?<!\p{L})(?:mich (?:reizt|lockt|fasziniert)|(?:reizt|lockt|fasziniert) mich|muero por|ganas de|sueño con|a lo mejor|me veo|el (?:lunes|viernes|sábado|domingo)|no tengo (?:planes|nada)|quedado (?:con|en|para)|(?:sueño|ilusión|meta|objetivo|intención) es) /u;

/** Does it tell in the present what somebody wishes, plans or owes? */
export const looksAhead = (answer: ParsedAnswer): boolean =>
  (answer.compiled.definition.onlySubjects !== undefined && STILL_TO_COME.test(answer.plain)) ||
  (answer.compiled.definition.onlySubjects === undefined && LONGING.test(answer.plain));

/** Times that are over. */
const OVER = /(?<!\p{L})(?:derni[eè]re?s?|récente?s?|últim[oa]s?|pasad[oa]s?|letzte[nrs]?)(?!\p{L})/u;

/** "Parle-moi de tes dernières vacances": what is over is told in the past. */
export const tellsOver = ({ plain }: ParsedAnswer): boolean => !plain.includes("?") && OVER.test(plain);
