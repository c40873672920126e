import type { Tense } from "../../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../../../grammar/core/parsedAnswer.ts";
import type { Demand } from "../../../../grammar/core/parsedQuestion.ts";
import { asksBack, hasRemark } from "../../../../grammar/core/remark.ts";
import type { Topic } from "../../../../grammar/core/topics.ts";
import type { VerbUse } from "../../../../grammar/core/verbUse.ts";
import { mainUses } from "../../../../grammar/rules/time/mainUse.ts";
import type { Examined } from "../examine.ts";
import { meritsOf } from "../merits.ts";
import { isCounter } from "./counter.ts";
import { openings } from "./openings.ts";

/** What these ask for is a fact, of which nobody wants more. */
const FACTS: readonly Demand[] = ["where", "when", "who", "number", "transport"];
const FREQUENCY = /(?<!\p{L})(?:combien|souvent|frecuencia|menudo|cuánt\p{L}+|oft|viel|lange)(?!\p{L})/u;
const NAMED =
  /(?:quelle heure|qué hora|wie spät|um wie viel|s'appelle|t'appelles|se llama|te llamas|heißt|heißen)/;
const TASTES =
  /(?<!\p{L})(?:aim\p{L}+|préf[éè]r\p{L}+|ador\p{L}+|plaî\p{L}+|penses|trouves|avis|import\p{L}+|gust\p{L}+|prefer\p{L}+|prefier\p{L}+|favorit\p{L}+|encant\p{L}+|crees|opin\p{L}+|parece|piensas|magst|mögen|gern|gerne|lieber|liebsten|lieblings\p{L}*|findest|meinung|wichtig|gefällt)(?!\p{L})/u;
const DESCRIBES =
  /(?<!\p{L})(?:comment (?:est|sont|était|étaient|étais|es-tu)|décri\p{L}*|(?:est|sont|était) comment|cómo (?:es|son|era|eran|eras|eres)|describ\p{L}*|wie (?:ist|sind|war|waren|warst|bist|sieht|siehst|sah)|ausgesehen|beschreib\p{L}*)(?!\p{L})/u;
const THERE_IS =
  /(?<!\p{L})(?:il y a|y a-t-il|qu'y a-t-il|hay|había|gibt es|gab es|hat deine? \p{L}+)(?!\p{L})/u;
/** Whom a general answer is about. */
const PEOPLE_AT_LARGE =
  /(?<!\p{L})(?:on peut|on doit|les (?:gens|jeunes|élèves)|ils peuvent|(?:se )?pued(?:e|en)|la gente|los jóvenes|man|die leute|jugendliche|junge leute)(?!\p{L})/u;
const FOR_EXAMPLE = /(?<!\p{L})(?:par exemple|comme|por ejemplo|como|zum beispiel|wie)(?!\p{L})/u;

const PEOPLE: readonly Topic[] = ["family", "friends"];
const SPOTS: readonly Topic[] = ["home", "town"];
const CONTRAST = /(?<!\p{L})(?:mais|pero|aber)(?!\p{L})/u;

/** Nouns, by their English, that are no place, whatever they belong to. */
const SOMEBODY = /people|person|neighbour|teacher|pupil|student|inhabitant|family|friend/;

/** Verbs with which nobody does anything, or which are no more than what one can. */
const IDLE = new Set(
  (
    "être avoir entendre appeler aimer adorer préférer détester penser croire trouver habiter pouvoir vouloir devoir falloir parler " +
    "llevar llamar ser estar haber hay tener gustar encantar preferir odiar pensar creer vivir poder querer deber interesar saber soler hablar " +
    "verstehen auskommen sein haben geben mögen lieben hassen finden denken glauben wohnen können wollen müssen sollen heißen gefallen wissen sprechen fühlen"
  ).split(" "),
);
const NOT =
  /^(?:pas|jamais|rien|personne|aucune?|ne|n'|nein|non|nicht|nichts|nie|kein\p{L}*|no|nada|nunca|tampoco|ningún|ninguna?)$/u;

/** Is something denied in it: no, never, nothing, none? */
export const saysNo = ({ words }: ParsedAnswer): boolean => words.some(({ lower }) => NOT.test(lower));

/** What the student does or did, in their own person; undefined where the sentence tells of something else. */
const deedIn = (answer: ParsedAnswer): VerbUse | undefined => {
  const [use] = mainUses(answer);
  const verb = use && answer.words[use.at];
  const { german } = answer.compiled.definition;
  // "das Wochenende sollte …", "es würde …": the same form for me and for others
  const isOthers =
    german &&
    verb?.verbs.some(({ person }) => person === 2) &&
    !/(?<!\p{L})(?:ich|wir)(?!\p{L})/u.test(answer.plain);
  const first = !isOthers && verb?.verbs.some(({ person }) => person === 0 || person === 3);
  // "J'ai": a helper acts by what follows it.
  return use && first && !IDLE.has(use.verb.lemma) ? use : undefined;
};

const LIKED = /^(?:like|love|please|delight|appreciate|enjoy)$/;
const DISLIKED = /^(?:hate|detest)$/;

/** "Say why you like it": what of an answer the reason is wanted for. */
const whyOf = (answer: ParsedAnswer): string => {
  const { uses, compiled, plain } = answer;
  const glosses = uses.map(({ verb }) => verb.gloss);
  if (glosses.some((gloss) => DISLIKED.test(gloss)) || compiled.lists.dislikes.heardIn(plain).length > 0)
    return "Say why you don't like it";
  if (glosses.includes("prefer") || /(?<!\p{L})lieber(?!\p{L})/u.test(plain)) return "Say why you prefer it";
  const likes = glosses.some((gloss) => LIKED.test(gloss)) || compiled.lists.likes.heardIn(plain).length > 0;
  if (likes) return saysNo(answer) ? "Say why you don't like it" : "Say why you like it";
  return "Say why";
};

/** What families have in the tables, and is nobody. */
const LOOKS = /hair|eye|beard|face|age|birthday|smile|character|personality/;

/** Whom an answer to a question about people speaks of, by gender and number. */
const personIn = ({ answer, asked }: Examined): { isFeminine: boolean; isPlural: boolean } | undefined => {
  if (!asked.topics.some((topic) => PEOPLE.includes(topic))) return undefined;
  const people = answer.nouns.filter(
    ({ noun }) => PEOPLE.includes(noun.topic ?? "weather") && !LOOKS.test(noun.gloss),
  );
  const [first] = answer.nouns;
  const slot = first?.noun.slots[0];
  // Of two people, one sentence says too little, and a family is neither he nor they.
  if (!first || !slot || people.length !== 1 || people[0] !== first) return undefined;
  if (/^family$|friendship|birthday|wedding|relationship/.test(first.noun.gloss)) return undefined;
  return {
    isFeminine: slot.startsWith("f"),
    isPlural: first.noun.slots.every((each) => each[1] === "p"),
  };
};

/** The one tense of an answer's verbs; undefined where there are two, or none. */
const tenseOf = ({ uses }: ParsedAnswer): Tense | undefined => {
  const tenses = new Set(uses.flatMap(({ tenses: [first] }) => first ?? []));
  return tenses.size === 1 ? [...tenses][0] : undefined;
};

const VIEWED: Readonly<Record<Tense, string>> = {
  past: "Say how it was",
  present: "Say what you think of it",
  future: "Say how you think it will be",
  conditional: "Say how it would be",
};

/** From so many words on, two clauses are an answer that needs nothing more. */
const FULL = 14;

/** One more thing about whoever or whatever was described. */
const featureFor = (examined: Examined, isOver: boolean): string | undefined => {
  const { answer, asked } = examined;
  const own = openings[answer.compiled.definition.language];
  const person = personIn(examined);
  if (person) return own.somebody({ ...person, isOver });
  const isSelf = asked.reading.uses.some(({ at }) =>
    asked.reading.words[at]?.verbs.some(({ person: who }) => who === 1),
  );
  const isMine = answer.uses.some(({ at }) => answer.words[at]?.verbs.some(({ person: who }) => who === 0));
  if (isSelf && isMine && !asked.topics.some((topic) => SPOTS.includes(topic))) return own.oneself(isOver);
  // "Wie ist deine Schule?", but not "Wie sind deine Lehrer?"
  const [described] = asked.reading.nouns;
  const { gloss = "", topic } = described?.noun ?? {};
  const isPlace = gloss === "school" || (topic !== undefined && SPOTS.includes(topic));
  return isPlace && !SOMEBODY.test(gloss) ? own.place(isOver) : undefined;
};

/** "La semaine dernière, j'ai joué …": what is done now, told of last week; undefined where its form is not certain. */
const lastWeekOf = ({ compiled, words }: ParsedAnswer, { verb, at, head }: VerbUse): string | undefined => {
  const { definition, lists } = compiled;
  // "Me levanto": a pronoun would come along.
  if (lists.clitics.has(words[at - 1]?.lower ?? "")) return undefined;
  const mood = definition.dropsSubjects ? "preterite" : "participle";
  const certain = definition.dropsSubjects || definition.auxiliaries?.neverBeing.includes(verb.lemma);
  const form = verb.forms.find(
    (each) => each.mood === mood && (each.person === undefined || each.person === 0),
  )?.form;
  return at === head && certain && form ? openings[definition.language].lastWeek(form) : undefined;
};

/** What is done at feasts and in the holidays was hardly done last week. */
const RARE: readonly Topic[] = ["festivals", "travel"];
const isOfAnyWeek = ({ asked: { topics } }: Examined): boolean =>
  !topics.some((topic) => RARE.includes(topic));

/** What suits what one does, did or will do: how it was, why, or when it was done before. */
const ofDeed = (examined: Examined, deed: VerbUse, tense: Tense): string | undefined => {
  const { answer, place } = examined;
  const own = openings[answer.compiled.definition.language];
  const { opinion, reason, clauses } = meritsOf(answer);
  if (tense === "present") {
    const before = isOfAnyWeek(examined) ? lastWeekOf(answer, deed) : undefined;
    if (before && (opinion || place % 3 > 0)) return `Add another time frame: “${before}”.`;
    if (opinion) return reason ? undefined : `${whyOf(answer)}: “${own.why}”.`;
  }
  if ((tense === "future" || tense === "conditional") && clauses === 1)
    return reason ? undefined : `Say why you want to: “${own.why}”.`;
  return opinion || reason ? undefined : `${VIEWED[tense]}: “${own.view[tense]}”.`;
};

const asksFact = (asked: Examined["asked"]): boolean =>
  (asked.demands[0] !== undefined && FACTS.includes(asked.demands[0])) ||
  FREQUENCY.test(asked.reading.plain) ||
  NAMED.test(asked.reading.plain);

/**
 * What would make a right answer better: how a sentence begins that suits the question and was not said. "" where nothing certain
 * would: to facts, to what is well developed, to whoever speaks about the talk itself, and where somebody plays a part.
 */
export const adviceFor = (examined: Examined): string => {
  const { answer, asked } = examined;
  const { opinion, reason, clauses, words } = meritsOf(answer);
  const own = openings[answer.compiled.definition.language];
  const question = asked.reading.plain;
  if (isCounter(examined) || hasRemark(answer) || asksBack(answer)) return "";
  if (clauses === 0 || clauses > 2 || (clauses > 1 && (opinion || reason || words >= FULL))) return "";
  const tense = tenseOf(answer);
  if (!tense) return "";
  if (DESCRIBES.test(question)) {
    const feature =
      saysNo(answer) || CONTRAST.test(answer.plain) ? undefined : featureFor(examined, tense === "past");
    return feature ? `Add one more thing: “${feature}”.` : "";
  }
  // "Non, je n'aime pas le sport."
  const likes = answer.uses.some(({ verb: { gloss } }) => LIKED.test(gloss) || DISLIKED.test(gloss));
  if (
    (likes || TASTES.test(question)) &&
    opinion &&
    !reason &&
    clauses === 1 &&
    !asked.demands.includes("why")
  )
    return `${whyOf(answer)}: “${own.why}”.`;
  if (asksFact(asked) || saysNo(answer)) return "";
  if (THERE_IS.test(question)) {
    if (opinion || reason || clauses > 1) return "";
    return answer.nouns.length > 1
      ? `Say which you like best, and why: “${own.best}”.`
      : `Add one more thing: “${own.place(tense === "past")}”.`;
  }
  const deed = deedIn(answer);
  // "Voy a Benidorm en agosto": planned, whatever its tense.
  const meant = tense === "present" && asked.question.tense === "future" ? "future" : tense;
  if (deed) return ofDeed(examined, deed, meant) ?? "";
  if (clauses === 1 && PEOPLE_AT_LARGE.test(answer.plain) && !FOR_EXAMPLE.test(answer.plain))
    return `Add an example: “${own.example}”.`;
  // "Je voudrais un vélo": a wish has a reason.
  const wishes =
    asked.question.tense === "future" || asked.question.tense === "conditional" || asked.supposes;
  return wishes && clauses === 1 && !reason ? `Say why: “${own.why}”.` : "";
};

/** The reason that an answer lacks, however much else it has. */
export const adviceWhy = ({ answer }: Examined): string =>
  `${whyOf(answer)}: “${openings[answer.compiled.definition.language].why}”.`;

/** Of those answers that have it all, one in so many is praised. */
const PRAISED_EVERY = 6;
const PRAISED_AT = 2;
/** The words that nobody takes for anything but a reason. */
const BECAUSE = /(?<!\p{L})(?:parce qu[e']|puisqu[e']|car|porque|ya que|puesto que|weil|denn)(?!\p{L})/u;

/** A word of praise for a strong answer, now and then; "" otherwise. */
export const praiseFor = ({ answer, place }: Examined): string => {
  const { opinion, times } = meritsOf(answer);
  if (place % PRAISED_EVERY !== PRAISED_AT || !opinion || !BECAUSE.test(answer.plain) || times < 2) return "";
  if (hasRemark(answer)) return "";
  return `Very good: ${times === 2 ? "two" : "three"} time frames and a reason, just what the top band asks for.`;
};
