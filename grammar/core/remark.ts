import type { Language } from "../../domain/exercise.ts";
import type { ParsedAnswer } from "./parsedAnswer.ts";
import { normalised } from "./wordlist.ts";

const of = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");

/** "I've said that already", "can we talk about holidays?", "I don't care": said about the talk itself, or to end it. */
const remarks: Readonly<Record<Language, RegExp>> = {
  French: of(
    "déjà (?:dit|demandé)|j'ai (?:déjà |bien )?dit|(?:l'|t'|l'ai|t'ai) ?(?:ai )?(?:déjà )?dit|viens de (?:te )?(?:le |l')?dire|je (?:te )?disais|tu (?:m')?(?:n')?écoutes|^(?:mais |non |oui )?(?:regarde|écoute)|je t'écoute|(?:ne |n')?comprends pas|je (?:ne )?sais pas|sais pas|(?:je (?:voulais|voudrais|préfère|veux)|on (?:peut|pourrait|devait)|peut-on|peux-tu|tu peux) (?:plutôt )?(?:re)?(?:parler|venir)|(?:cette|ta|la) (?:conversation|question)|c'est quoi|qu'est-ce que c'est|m'en fiche|m'est égal|veut dire|au revoir",
  ),
  Spanish: of(
    "(?:te |se )?(?:lo )?he dicho|(?:yo|ya|como|lo|te lo|ya te) dije|dije antes|(?:no )?(?:lo |te )?entiendo|no (?:lo )?sé|no (?:la )?(?:comprendo|conozco la)|^(?:mira|oye)|qué (?:significa|quiere decir)|(?<!lo )qué es(?! lo)|(?:podemos|quiero|quería|querría|íbamos a|prefiero) (?:volver a|hablar)|qué tiene que ver|(?:me )?da igual|(?:no|ni) me importa|adiós|ya me voy|más despacio|(?:tu|la|esa|otra) pregunta|me escuchas|tu cara",
  ),
  German: of(
    "(?:schon|bereits|doch|ich) (?:\\p{L}+ )?gesagt|gesagt habe|(?:habe|hab) (?:schon )?gefragt|wie gesagt|sage das (?:schon|doch)|verstehe(?! mich)|schau mal|(?:ich )?weiß (?:es |das )?(?:noch |leider )?nicht|weiß ich (?:noch )?nicht|(?:wollte|wollten|möchte|möchten|will|wollen|können|könnten) (?:ich |wir )?(?:\\p{L}+ ){0,4}(?:sprechen|reden)|(?:sprechen|reden) wir|wie lange dauert|egal|keine ahnung|(?:deine|die|blöde|dumme) frage|was (?:bedeutet|heißt|ist (?:das|ein|eine))|langsamer|jetzt zufrieden|wegen dir",
  ),
};

/** Is something in it said about the talk, rather than about what was asked? */
export const hasRemark = ({ plain, compiled: { definition } }: ParsedAnswer): boolean =>
  remarks[definition.language].test(plain);

/** "I don't understand", "what does it mean?", "more slowly, please". */
const help: Readonly<Record<Language, RegExp>> = {
  French: of(
    "(?:ne |n')?(?:comprends|compris) pas|veut dire|c'est quoi|répéter|d'autres mots|plus lentement",
  ),
  Spanish: of(
    "no (?:lo |la |te )?(?:entiendo|he entendido|comprendo|conozco)|qué (?:significa|es|quiere decir)|repetir|otras palabras|más despacio",
  ),
  German: of(
    "verstehe (?:das |die frage |es )?nicht|was (?:bedeutet|heißt)|wiederholen|anders sagen|langsamer",
  ),
};

const HELP_MOST = 10;
/** Behind more words than these, "no entiendo nada" is said of what they name: "matemáticas, no entiendo nada". */
const LED_MOST = 4;
const NOT_UNDERSTOOD = /(?:comprends|compris) pas|no (?:\p{L}+ )?(?:entiendo|comprendo)|verstehe/u;
/** "Je préfère le foot, et toi ?": a sentence that tells something before it asks. */
const TELLS_FIRST = /^(?:\S+ ){4,}\S*(?:et (?:toi|vous)|y (?:tú|usted)|und (?:du|Sie|dir))\P{L}*$/u;

/** Is all of it a request for help with the question? */
export const asksForHelp = ({ text, compiled: { definition } }: ParsedAnswer): boolean => {
  const sentences = text.split(/(?<=[.!?…]["»”]?)\s+|\n+/).map(normalised);
  const told = (sentence: string) => {
    const at = sentence.search(NOT_UNDERSTOOD);
    return at > 0 && sentence.slice(0, at).trim().split(" ").length > LED_MOST;
  };
  // "No entiendo a la gente que …": what is heard has no full stops, so that a long sentence says something else as well.
  const isHelp = (sentence: string) =>
    sentence.split(" ").length <= HELP_MOST && help[definition.language].test(sentence) && !told(sentence);
  return (
    sentences.some(isHelp) &&
    sentences.every((sentence) => isHelp(sentence) || (sentence.includes("?") && !TELLS_FIRST.test(sentence)))
  );
};

const asking: Readonly<Record<Language, RegExp>> = {
  French: of("et (?:toi|vous)|tu|toi"),
  Spanish: of("y (?:tú|usted|a ti)|tú|contigo|te (?:gusta|gustan)"),
  German: of("und (?:du|dir|dich|Sie)|du"),
};

/** Is Mark asked something in it, whatever else is said? What is heard has no question marks. */
export const asksBack = ({ plain, text, compiled: { definition } }: ParsedAnswer): boolean =>
  text.includes("?") || asking[definition.language].test(plain);

/** From where on Mark is asked something back, as a place in the text: "…, et toi, tu …"; its end where he is not. */
export const asksBackAt = ({ words, text, compiled: { definition } }: ParsedAnswer): number => {
  const { and, you } = BACK[definition.language];
  const word = words.find(({ lower, at }) => lower === and && you.test(words[at + 1]?.lower ?? ""));
  return word?.start ?? text.length;
};
const BACK: Readonly<Record<Language, { and: string; you: RegExp }>> = {
  French: { and: "et", you: /^(?:toi|vous)$/ },
  Spanish: { and: "y", you: /^(?:tú|usted)$/ },
  German: { and: "und", you: /^(?:du|sie)$/ },
};

/** Neither yes nor no, and an answer all the same: it depends, most of the time, once a month. */
export const HEDGED =
  /^(?:je (?:pense|crois) que (?:oui|non)|creo que (?:sí|no)(?= *(?:$|porque|pero|,))|ich (?:glaube|denke) (?:schon|nicht|ja|nein)|(?:ça|cela) dépend|j'y \p{L}+|la plupart du temps|une fois|peut-être|parfois|(?:ça|cela|il) (?:m'|nous )?arrive|bien (?:sûr|entendu)|évidemment|absolument|tout à fait|énormément|carrément|(?:assez|plutôt|très) (?:souvent|bien)|jamais|souvent|rarement|(?:nur |eher |sehr )?selten|ab und zu|rara vez|guère|quelquefois|de temps en temps|pas (?:toujours|souvent|vraiment|tout de suite)|beaucoup|pas du tout|depende|demasiad[oa]s?|muchísimo|much[oa]s?|sol[oa]|bastante|regular|qué va|para nada|en absoluto|ni hablar|por supuesto|casi nunca|todavía no|aún no|quizás?|tal vez|una vez|a veces|(?:schon )?ein (?:bisschen|wenig)|un (?:peu|poco|poquito)|(?:es|das) kommt (?:drauf|darauf) an|das steht noch (?:nicht fest|in den sternen)|kommt (?:drauf|darauf|auf\p{L}* \p{L}+) an|einmal|natürlich|klar|gar nicht|überhaupt nicht|eigentlich|ich \p{L}+ (?:\p{L}+ ){0,3}gerne?|meistens|manchmal|vielleicht)(?!\p{L})/u;
