import type { Language } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";

/** Whoever asks for another question, or says that this one is not answered, refuses it whatever else is said. */
const DECLINES: Readonly<Record<Language, RegExp>> = {
  French:
    /(?<!\p{L})(?:passer à (?:la suivante|(?:une )?autre|la (?:prochaine|question))|(?:une )?autre question|question suivante|prochaine question|je passe(?=$|[.,!])|(?:préfère|veux|peux|voudrais) (?:ne )?(?:pas|rien) (?:y |en )?(?:répondre|dire|parler(?! (?:à|aux?|avec|devant|français|anglais|fort|pendant|comme) ))|(?:veux|peux|sais) pas (?:quoi )?(?:répondre|dire)(?! (?:non|que|si|à mes))|rien (?:à dire|préparé)|pas préparé (?:cette|ça|de réponse)|comprends (?:rien|pas) (?:du tout|la question|cette question|ta question|votre question))(?!\p{L})/u,
  Spanish:
    /(?<!\p{L})(?:siguiente pregunta|otra pregunta|pasar a (?:la siguiente|otra)|hablar de otra cosa|(?:prefiero|puedo|quiero|sé) no (?:contestar|responder|hablar)|no (?:quiero|puedo|sé|me apetece) (?:contestar|responder|qué (?:decir|contestar|responder)|hablar de)|no sé nada (?:de|sobre) (?:es[oe]|est[oe])|no (?:lo )?he preparado|no entiendo (?:la pregunta|nada de))(?!\p{L})/u,
  German:
    /(?<!\p{L})(?:(?:nächste|andere) frage|(?:frag|fragen|reden|sprechen) (?:sie |wir )?(?:mich |über |von )?(?:et)?was anderes|(?:kann|möchte|will|darf) (?:ich )?(?:\p{L}+ ){0,3}(?:nicht|nichts) (?:da(?:rauf|zu) )?(?:beantworten|antworten|sagen)|(?:will|möchte) (?:\p{L}+ ){0,2}nicht (?:da)?r?über (?:\p{L}+ ){0,3}(?:sprechen|reden)|verstehe (?:das|die frage|diese frage) (?:nicht|leider nicht))(?!\p{L})/u,
};
/** "…, mais je pense que": what follows may be an answer after all. */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  French:
    /(?<!\p{L})(?:mais|cependant|quand même|je pense|à mon avis|parce que (?:je|j'|mon|ma|mes|il|elle))(?!\p{L})/u,
  Spanish: /(?<!\p{L})(?:pero|aunque|creo que|pienso que|me gustan?)(?!\p{L})/u,
  German: /(?<!\p{L})(?:aber|ich (?:denke|glaube|finde)|trotzdem)(?!\p{L})/u,
};
/** A refusal of more words than these has something else to say. */
const WORDS_MAX = 24;

/** Is there no answer, at whatever length: "Je ne sais pas, je suis désolé", "I've prepared nothing, can we go on?" */
export const refuses = ({ plain, words, compiled: { lists, definition } }: ParsedAnswer): boolean => {
  const heard = new Set(lists.refusals.heardIn(plain).flatMap((phrase) => phrase.split(" ")));
  if (heard.size > 0 && words.every(({ lower }) => heard.has(lower) || lists.besideRefusals.has(lower)))
    return true;
  const declined = DECLINES[definition.language].exec(plain);
  return (
    declined !== null &&
    words.length <= WORDS_MAX &&
    !GOES_ON[definition.language].test(plain.slice(declined.index))
  );
};
