import type { Language } from "../../../domain/exercise.ts";
import { plainOf } from "../../safeguarding/rules.ts";

/**
 * What follows something sad: that it was a joke or no harm was done, good news, fear for somebody, the wish to talk about
 * them, or thanks for having been listened to.
 */
export type Comfort = "joke" | "relief" | "worry" | "wish" | "helped";

/** How each is said, in lower case without accents or punctuation. */
type Said = Readonly<Record<Comfort, RegExp>>;

const said: Readonly<Record<Language, Said>> = {
  French: {
    joke: /\b(?:(?:c est|c etait) (?:juste |seulement )?(?:une blague|pour rire|pour rigoler|une plaisanterie)|je (?:rigole|plaisante|blague|rigolais|plaisantais|blaguais)|ce n est pas (?:si )?grave|(?:n est|ne sont|n etait|est) pas (?:morte?s?|malades?|triste)|tout va (?:tres )?bien|il n y a pas de probleme)\b/,
    relief:
      /\b(?:va (?:\w+ )?mieux|est gueri\w*|(?:rentre\w*|revien\w*|revenu\w*) (?:a la maison|chez (?:nous|elle|lui))|sort\w* de l hopital|hopital (?:\w+ ){0,2}(?:va )?(?:bientot )?sort\w*|bonnes? nouvelles?|s est (?:tres )?bien passee?|hors de danger)\b/,
    worry:
      /\b(?:j ai (?:\w+ ){0,2}peur|(?:je suis|me sens) (?:\w+ )?(?:triste|inquiete?)|m inquiete|me manque|difficile (?:pour moi|en ce moment)|je pense (?:\w+ )?a (?:lui|elle))\b/,
    wish: /\b(?:veux|voudrais|aimerais|prefere|prefererais|peux|puis|peut|pourrait|envie de) (?:\w+ ){0,3}parler (?:encore |plutot |un peu |plus )?(?:de (?:lui|elle)|d (?:elle|eux)|de (?:mon|ma|mes) (?!problemes?|sentiments?|vie|ecole|college|hobbies)\w+)\b/,
    helped:
      /\b(?:merci (?:de|d|pour) (?:m |avoir |m avoir |me |ton |tes |la )?(?:ecout\w*|conversation|demand\w*|parl\w*|gentillesse|mots)|(?:me fait|fait) du bien de (?:\w+ )?parler|(?:parler|conversation) (?:avec toi |de lui |d elle )?m aide|ca m aide (?:d |de )?(?:en )?parler|tu es (?:un )?(?:bon|vrai|gentil) ami)\b/,
  },
  Spanish: {
    joke: /\b(?:(?:es|era|fue) (?:solo |una )?broma|(?:estoy|estaba) bromeando|no (?:es|era|fue) (?:tan )?grave|no (?:esta|estan|estaba|ha) (?:muert[oa]s?|muriendo|enferm[oa]s?|triste)|no (?:ha muerto|murio)|todo (?:esta|va) bien|no pasa nada)\b/,
    relief:
      /\b(?:(?:esta|estan|se encuentra|va) (?:\w+ )?mejor|se (?:ha )?(?:curado|curo|recupero|recuperado|esta recuperando)|(?:vuelve|volvio|ha vuelto|viene|vino|regresa) a casa|(?:ya )?esta en casa|(?:sale|salio|ha salido) del hospital|buenas noticias|buena noticia|(?:salio|ha salido|fue|ha ido) (?:muy |todo )?bien|fuera de peligro)\b/,
    worry:
      /\b(?:tengo (?:\w+ ){0,2}miedo|me da miedo|(?:estoy|me siento) (?:\w+ )?(?:triste|preocupad[oa])|me preocupa|(?:lo|la|los|las) echo (?:\w+ )?de menos|dificil (?:para mi|ahora)|pienso (?:mucho )?en (?:el|ella))\b/,
    wish: /\b(?:quiero|quisiera|prefiero|puedo|podemos|podria\w*|gustaria) (?:\w+ ){0,2}hablar(?:te)? (?:mas |otra vez |un poco |mejor )?(?:de|sobre) (?:el|ella|ellos|(?:mi|mis) (?!problemas?|sentimientos|vida|instituto)\w+)\b/,
    helped:
      /\b(?:gracias por (?:escuch\w*|preguntar\w*|hablar|la conversacion|tus palabras|hablarme|dejarme)|(?:hablar|esta conversacion|esto) (?:contigo |de el |de ella )?me (?:\w+ )?(?:ayuda|hace bien|viene bien|ayudado)|me (?:ayuda|hace bien|viene bien) (?:mucho )?hablar|eres (?:un )?(?:buen|gran) amigo)\b/,
  },
  German: {
    joke: /\b(?:(?:war|ist) (?:doch |nur |bloss )*(?:ein |n |als )?(?:witz|scherz|spass|quatsch)|nur (?:ein )?(?:witz|spass|scherz)|(?:ich )?(?:mache|mach|machte) nur (?:spass|witze)|nicht (?:so )?schlimm|nicht (?:tot|gestorben|krank|traurig)|alles (?:ist )?(?:okay|ok|in ordnung|gut))\b/,
    relief:
      /\b(?:(?:geht|ginge) (?:\w+ ){0,6}besser|besser (?:geht|ging)|(?:wieder|jetzt|endlich) (?:\w+ )?(?:gesund|zu hause|nach hause|daheim)|(?:kommt|kam|ist|darf) (?:\w+ ){0,4}(?:nach hause|aus dem krankenhaus)|gute nachrichten?|(?:ist|hat) (?:\w+ )?gut (?:gelaufen|gegangen|uberstanden|geklappt)|ausser gefahr)\b/,
    worry:
      /\b(?:(?:habe|hab) (?:\w+ ){0,3}angst|mache mir (?:\w+ )?sorgen|bin (?:\w+ )?(?:traurig|besorgt)|vermisse|fehlt mir|schwer (?:fur mich|im moment)|an (?:ihn|sie|papa|mama|opa|oma|mein\w* \w+) (?:\w+ )?denken?|denke (?:\w+ ){0,3}an (?:ihn|sie|papa|mama|opa|oma|mein\w* (?:vater|mutter|opa|oma|bruder|schwester|hund)))\b/,
    wish: /\b(?:mochte|will|wurde|kann|darf|konnen|konnten|durfen|wollen) (?:\w+ ){0,4}(?:uber|von) (?:ihn|ihm|sie|ihr|mein\w* (?!problem\w*|gefuhl\w*|leben|schule|sorgen)\w+) (?:\w+ ){0,2}(?:reden|sprechen|erzahlen)\b/,
    helped:
      /\b(?:(?:gesprach|reden|sprechen) (?:\w+ ){0,3}(?:hilft|tut (?:\w+ )?gut|geholfen|gut getan)|danke (?:\w+ ){0,3}(?:zuhor\w*|zugehort|fragst|gefragt|gesprach|gespr\w*)|(?:hilft|tut) (?:mir )?(?:\w+ )?(?:gut )?(?:\w+ )?(?:zu )?(?:reden|sprechen)|du bist ein (?:guter|echter) freund)\b/,
  },
};

/** Of these a good deal is said in any lesson; they follow something sad only where something sad was told. */
const AFTERWARDS: readonly Comfort[] = ["joke", "helped", "wish", "relief", "worry"];

/**
 * How an answer goes on from something sad that the student told, be it before (`isTroubled`) or in the same breath (`hurts`);
 * undefined where it does not.
 */
export const comfortIn = (
  text: string,
  language: Language,
  { isTroubled, hurts }: { isTroubled: boolean; hurts: boolean },
): Comfort | undefined => {
  const plain = plainOf(text);
  const found = AFTERWARDS.find((each) => said[language][each].test(plain));
  if (isTroubled) return found === "joke" && hurts ? undefined : found;
  return hurts && found === "relief" ? found : undefined;
};
