import type { Language } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";

/** What makes an answer worth more than its being correct. */
export type Merits = {
  /** Different words that can be made out: neither gibberish nor a word said twice makes an answer longer. */
  words: number;
  /** Conjugated verbs, each in a clause of other words: the exam counts clauses by them. */
  clauses: number;
  opinion: boolean;
  reason: boolean;
  example: boolean;
  /** How many of the present, the past and the future are spoken of; what would be is none of them. */
  times: number;
};

const EXAMPLE = /(?<!\p{L})(?:par exemple|por ejemplo|zum beispiel)(?!\p{L})/u;

const of = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");

const isWord = (
  { compiled }: ParsedAnswer,
  { lower, opens, capital, nouns, verbs, adjectives }: Word,
): boolean =>
  nouns.length + verbs.length + adjectives.length > 0 ||
  compiled.lexicon.known.has(lower) ||
  (capital && !opens) ||
  /^\d/.test(lower);

/** Verbs, by their English, that give an opinion in whatever person and tense, but no wish: "nous adorons la mer", not "on aimerait". */
const JUDGING = new Set("like,love,appreciate,prefer,hate,detest,please,delight,believe".split(","));

const countIn = (answer: ParsedAnswer): Merits => {
  const { compiled, words, uses, plain } = answer;
  const clauses = uses.map(({ at, verb }) => {
    const [from, to] = clauseAround(compiled, words, at);
    return `${verb.lemma}: ${words
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(" ")}`;
  });
  return {
    words: new Set(words.filter((word) => isWord(answer, word)).map(({ lower }) => lower)).size,
    clauses: new Set(clauses).size,
    opinion:
      MORE[compiled.definition.language].opinion.test(plain) ||
      compiled.lists.opinions.heardIn(plain).length > 0 ||
      uses.some(({ verb, tenses }) => JUDGING.has(verb.gloss) && !tenses.includes("conditional")) ||
      words.some(({ adjectives }) => adjectives.some(({ opinion }) => opinion !== "neutral")),
    reason:
      MORE[compiled.definition.language].reason.test(plain) ||
      compiled.lists.reasons.heardIn(plain).length > 0,
    example: EXAMPLE.test(plain),
    times: new Set(
      uses.flatMap(({ tenses: [first] }) => (first === undefined || first === "conditional" ? [] : first)),
    ).size,
  };
};

/**
 * Ways of giving a reason or an opinion that are more than a phrase of the lists: "pour rester en forme", "da ich müde war",
 * "ce qui me plaît", "une série captivante".
 */
const MORE: Readonly<Record<Language, { reason: RegExp; opinion: RegExp }>> = {
  French: {
    reason: of(
      "parce qu[e']|puisqu[e']|car|à cause|grâce (?:à|au|aux)|pour (?!(?:le |l'|la |les )?(?:soir|hiver|dîner|déjeuner|goûter|plaisir|avenir|premier|dernier))(?:ne pas )?(?:me |m'|se |s'|nous |les? |la |l'|y |en |être |avoir |mieux )?\\p{L}+(?:er|ir|re|oir)|comme (?:je|j'|il|elle|on|nous|c'est|ça)|c'est pour ça|voilà pourquoi|du coup|tellement|ce qui (?:me|m'|nous|est|permet)|qui (?:me|m'|nous) ",
    ),
    opinion: of(
      "(?:je|on|nous) (?:pense|crois|trouve|estime|considère|adore|préfère|déteste)|à mon avis|selon moi|d'après moi|pour moi|(?:ça|cela|il|elle|ils|elles) (?:ne )?(?:me|m'|nous) ?(?:plaît|plaisent|plu|a plu|ont plu|intéresse\\p{L}*|passionne|ennuie|énerve|fait (?:plaisir|peur|rire)|manque)|(?:aime|aimons|aimais|aimerais|adorons|adorais)|j'ai (?:hâte|peur)|mon \\p{L}+ préféré|ma \\p{L}+ préférée|(?:plus|moins|aussi) \\p{L}+ que|mieux|meilleure?s?|pire|ça vaut la peine|le plus|important\\p{L}*|je me sens",
    ),
  },
  Spanish: {
    reason: of(
      "porque|ya que|puesto que|dado que|pues|gracias a|debido a|por eso|por lo tanto|así que|por culpa|para (?:no )?\\p{L}+(?:r|rme|rse|rlo|rla|rles|rnos)|para que|como (?:soy|es|me|no|tengo|vivo|hace|estoy|está)|lo que (?:me|nos)|que me (?:ayuda|permite|hace)|es que",
    ),
    opinion: of(
      "(?:creo|pienso|opino|considero|diría) que|en mi opinión|a mi juicio|por mi parte|para mí|me (?:gust|encant|interes|fascin|moles|aburr|preocup|asust|alegr|enfad|entristec|emocion|import|sorprend|chifl|apasion|parec|pareció|hace ilusión|da (?:miedo|igual|pena)|relaj)\\p{L}*|prefiero|preferiría|prefería|adoro|odio|detesto|lo (?:pasé|pasamos|paso)|(?:más|menos|tan) \\p{L}+ (?:que|como)|mejor(?:es)?|peor(?:es)?|tengo ganas|vale la pena|lo que más|favorit\\p{L}+|importante|me siento",
    ),
  },
  German: {
    reason: of(
      "weil|denn|deshalb|deswegen|darum|daher|damit|wegen|dank|nämlich|aus diesem grund|um (?:\\p{L}+ ){0,6}?(?:zu \\p{L}+|\\p{L}+zu\\p{L}+en)|da (?:ich|er|sie|es|wir|man|das|die|der|mein\\p{L}*|meine)|was (?:mir|mich|sehr)|so ?dass",
    ),
    opinion: of(
      "(?:ich|wir) (?:denke|glaube|finde|meine|fand|mag|liebe|hasse|bevorzuge|freue|interessiere)|(?:denke|glaube|finde|fand|mag|liebe|hasse|bevorzuge) ich|find[e]? ich|meiner (?:meinung|ansicht) nach|meines erachtens|(?:gefällt|gefallen|schmeckt|schmecken|gefiel|geschmeckt|reicht|fehlt) mir|mir (?:gefällt|gefallen|schmeckt|schmecken|gefiel|geschmeckt|fehlt)|macht (?:\\p{L}+ )?spaß|spaß (?:macht|machen|gemacht)|gern|gerne|lieber|am liebsten|lieblings\\p{L}*|(?:besser|schlechter|\\p{L}{3,}er) als|so \\p{L}+ wie|wichtig|ich fühle mich",
    ),
  },
};

/** Tip and score ask for the same merits. */
const found = new WeakMap<ParsedAnswer, Merits>();

/** What an answer has to its credit, whatever mistakes are in it. */
export const meritsOf = (answer: ParsedAnswer): Merits => {
  const merits = found.get(answer) ?? countIn(answer);
  found.set(answer, merits);
  return merits;
};
