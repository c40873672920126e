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
/** Whoever tells Mark to be quiet, or calls him names, answers nothing either, however good the words are. */
const DISMISSES: Readonly<Record<Language, RegExp>> = {
  French:
    /(?<!\p{L})(?:tais-toi|ferme-la|la ferme|ta gueule|laisse-moi tranquille|fiche-moi la paix|(?:tu es|t'es) (?:trop |vraiment |très |qu')?(?:une? )?(?:robot )?(?:bête|nul(?:le)?|idiote?|stupide|débile|ennuyeux|chiante?)|(?:ça|cela|ce) (?:ne )?te regarde pas|c'est de la merde|tu m'(?:ennuies|énerves|embêtes)|(?:veux|vais) (?:pas|plus) (?:te (?:parler|répondre)|parler avec toi))(?!\p{L})/u,
  Spanish:
    /(?<!\p{L})(?:cállate|déjame (?:en paz|tranquil[oa])|me aburres|no te importa|qué te importa|no me importa tu|no es asunto tuyo|eres (?:(?:una?|muy|el) )?(?:\p{L}+ )?(?:tont[oa]|estúpid[oa]|idiota|imbécil|pesad[oa])|no (?:quiero|voy a) (?:hablar|seguir|conversar) (?:más )?contigo|vete al?|(?:esto|eso) es una mierda)(?!\p{L})/u,
  German:
    /(?<!\p{L})(?:halt (?:die|deine?n?) (?:klappe|fresse|schnauze|mund)|geht dich (?:gar )?nichts an|du nervst|du bist (?:\p{L}+ ){0,2}(?:dumm|blöd|doof|langweilig|idiot)\p{L}*(?: \p{L}+)?|lass mich in ruhe|hau ab|du (?:idiot|dummkopf)|(?:will|möchte) (?:ich )?nicht (?:mehr )?mit dir (?:reden|sprechen)|ich will nicht mehr|das ist (?:alles )?scheiße)(?= *(?:$|[.,!?])| das ist)/u,
};
/** "Como y veo YouTube. ¿Y a ti qué te importa?": where more pieces than these come first, something was told. */
const LED_MAX = 3;
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
  const dismissed = DISMISSES[definition.language].exec(plain);
  if (dismissed && plain.slice(0, dismissed.index).split(" ").length <= LED_MAX) return true;
  const declined = DECLINES[definition.language].exec(plain);
  return (
    declined !== null &&
    words.length <= WORDS_MAX &&
    !GOES_ON[definition.language].test(plain.slice(declined.index))
  );
};
