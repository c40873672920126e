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
      /\b(?:geht es (?:\w+ ){0,3}wieder gut|(?:geht|ginge) (?:\w+ ){0,6}besser|besser (?:geht|ging)|(?:wieder|jetzt|endlich) (?:\w+ )?(?:gesund|zu hause|nach hause|daheim)|(?:kommt|kam|ist|darf) (?:\w+ ){0,4}(?:nach hause|aus dem krankenhaus)|gute nachrichten?|(?:ist|hat) (?:\w+ )?gut (?:gelaufen|gegangen|uberstanden|geklappt)|ausser gefahr)\b/,
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

/** What weighs on somebody without being a loss: worry and fear, bad nights, tears, shame, too much to do; or what hurt them or theirs a little. */
export type Trouble = "strain" | "hurt";

const troubles: Readonly<Record<Language, Readonly<Record<Trouble, RegExp>>>> = {
  French: {
    strain:
      /\b(?:j ai (?:\w+ ){0,2}(?:peur|honte)|(?:me|m) (?:fait|font) (?:\w+ )?(?:peur|honte)|(?:je|j) (?:\w+ )?(?:m inquiete|ai pleure|pleure|pleurais)|(?:dors|dormi) (?:\w+ ){0,2}(?:mal|pas|peu)|n arrive (?:pas|plus) a (?:dormir|m endormir|respirer|jouer)|(?:suis|me sens|etais) (?:\w+ ){0,2}(?:stressee?|angoissee?|deprimee?|epuisee?|inquiete?|triste|debordee?|seule?|perdue?)|je n (?:y )?arrive plus|(?:plus|pas|jamais) (?:\w+ )?(?:faim|envie de rien)|(?:rater|echouer) (?:\w+ )?(?:tout|mes|mon)|(?:me|m) manqu\w+|c est (?:\w+ )?(?:dur|difficile) (?:pour moi|en ce moment|a la maison)|trop de (?:stress|pression)|(?:ca|cela) (?:m|me) (?:inquiete|angoisse|stresse|deprime)|asthme|(?:me|m) (?:crie|crient|dispute\w*) (?:beaucoup|toujours|tout)|crie beaucoup)\b/,
    hurt: /\b(?:cass\w* (?:le|la|un|une) (?:\w+ )?(?:bras|jambe|doigt|pied|cheville|poignet|nez|dent)|(?:bras|jambe|doigt|pied|cheville|poignet|nez|dent|genou) (?:est |a ete )?casse\w*|(?:s est|me suis|m etais) (?:\w+ )?(?:blesse\w*|fait mal|foule\w*|tordu\w*|casse\w*)|j ai (?:\w+ )?mal (?:a|au|aux)|entorse|saigne\w*)\b/,
  },
  Spanish: {
    strain:
      /\b(?:(?:tengo|tenia|me da|me dan|me daba) (?:\w+ ){0,2}(?:miedo|verguenza|panico)|me (?:\w+ )?(?:preocup\w+|agobi\w+|estres\w+|deprim\w+)|temo|he llorado|(?:no|mal|poco) (?:\w+ )?(?:duermo|dormi|puedo dormir)|(?:duermo|dormi) (?:\w+ )?(?:mal|fatal|poco)|dormi (?:muy )?mal|muy mal dormi|voy a suspender|(?:estoy|me siento|estaba) (?:\w+ ){0,2}(?:estresad[oa]|agobiad[oa]|triste|preocupad[oa]|nervios[oa]|agotad[oa]|sol[oa]|deprimid[oa])|no puedo (?:mas|con todo|escuchar\w*|jugar|dormir|respirar)|(?:fue|creo que fue) un desastre|(?:echo|echamos) (?:mucho |tanto )?de menos|no tengo (?:hambre|ganas|amigos)|es (?:muy |bastante )?dificil (?:para mi|ahora|en casa)|asma|(?:grita|gritan|discuten) (?:mucho|siempre)|esta (?:muy )?sola|odio (?:mis|mi) (?:gafas|cuerpo|pelo|cara|voz))\b/,
    hurt: /\b(?:(?:me|se) (?:\w+ )?(?:torc\w*|hice dano|hizo dano|lesion\w*)|me cai|(?:dedo|brazo|pierna|pie|tobillo|rodilla|mano|nariz|diente) (?:es |esta |esta muy )?(?:broken|rot[oa])|me duele\w*|(?:he|ha) roto|esguince|sangr\w+)\b/,
  },
  German: {
    strain:
      /\b(?:(?:habe|hab|hatte|macht mir|machen mir|wegen) (?:\w+ ){0,3}(?:angst|sorgen)|angst (?:\w+ ){0,4}habe|(?:mache|mach) mir (?:\w+ )?sorgen|(?:schlafe?|geschlafen|einschlafen) (?:\w+ ){0,2}(?:nicht|kaum|schlecht|wenig)|(?:nicht|kaum|schlecht|nur \w+ stunden|wenig) (?:\w+ ){0,2}(?:schlafen|geschlafen|einschlafen)|lange wach|ich (?:\w+ ){0,4}(?:gewein\w*|weinen?)|schaffe (?:das|es|alles)? ?(?:\w+ )?nicht|(?:bin|fuhle mich|war) (?:\w+ ){0,3}(?:traurig|gestresst|deprimiert|uberfordert|erschopft|verzweifelt|einsam|allein|unzufrieden)|keinen hunger|mir ist (?:\w+ )?(?:schlecht|ubel)|vermisse|fehlt mir|nicht (?:gut|richtig) atmen|asthma|konnte (?:\w+ ){0,3}nicht (?:\w+ )?(?:atmen|schlafen)|ist (?:\w+ )?(?:traurig|schwer fur mich|ganz allein)|schrei(?:t|en) (?:viel|immer|oft)|zu viel stress|druck)\b/,
    hurt: /\b(?:(?:arm|bein|finger|fuss|zahn|hand|nase|schulter|knie|knochel|kopf) (?:\w+ ){0,2}(?:gebrochen|verletzt|verstaucht|verloren|geblutet|weh|verdreht)|(?:gebrochen|verletzt|verstaucht|geblutet)|tut (?:\w+ )?weh|wehgetan)\b/,
  },
};

/** "Lloro" and "lloré" are the student, "lloró" is somebody else: without accents there is no telling. */
const WEEPING = /(?<!\p{L})(?:lloro|lloré)(?!\p{L})/iu;

/** Whether there is something like that in what is said, and which: it is met with a kind word, and the talk goes on. */
export const troubleIn = (text: string, language: Language): Trouble | undefined => {
  const plain = plainOf(text);
  const { strain, hurt } = troubles[language];
  return hurt.test(plain) ? "hurt" : strain.test(plain) || WEEPING.test(text) ? "strain" : undefined;
};
