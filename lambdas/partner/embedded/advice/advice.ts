import type { Tense } from "../../../../domain/exercise.ts";
import type { Answer } from "../answer.ts";
import type { Asked } from "../asked.ts";
import { mainUses } from "../checks/time/main-use.ts";
import type { Examined } from "../examine.ts";
import { type Merits, meritsOf } from "../merits.ts";
import { topicsOf } from "../relevance.ts";
import type { Demand } from "../tongue.ts";
import type { Topic } from "../topics.ts";
import { type Models, models, type Thing, thingOf } from "./models.ts";

/** What can make a right answer better. */
export const kinds = ["opinion", "reason", "detail", "comparison", "time", "verb", "link"] as const;
export type AdviceKind = (typeof kinds)[number];

/**
 * What is advised at the first, second and third answer, and so on from the first, the best first. Each kind is missing from one of
 * the three: so none is ever given more than twice in a row.
 */
const ROTA: readonly (readonly AdviceKind[])[] = [
  ["opinion", "reason", "detail", "verb", "link"],
  ["reason", "opinion", "comparison", "time"],
  ["detail", "time", "verb", "link"],
];

/** What these ask for is a fact, of which nobody wants an opinion. */
const FACTS: readonly Demand[] = ["where", "when", "who", "number", "transport"];
const STATES =
  /^(?:être|avoir|habiter|vivre|s'appeler|appeler|ser|estar|tener|haber|vivir|llamar|sein|haben|wohnen|leben|heißen|geben)$/;
const TASTES =
  /(?<!\p{L})(?:aim\p{L}+|préfér\p{L}+|ador\p{L}+|plaî\p{L}+|penses|trouves|avis|import\p{L}+|gust\p{L}+|prefer\p{L}+|prefier\p{L}+|encant\p{L}+|crees|opin\p{L}+|parece|magst|mögen|gern|gerne|lieber|findest|meinung|wichtig|gefällt)(?!\p{L})/u;
const NAMED =
  /(?:quelle heure|qué hora|wie spät|um wie viel|s'appelle|t'appelles|se llama|te llamas|heißt|heißen)/;

const asksFact = ({ demands: [primary], open, reading }: Asked): boolean => {
  if (primary !== undefined && FACTS.includes(primary)) return true;
  if (TASTES.test(reading.plain)) return false;
  if (NAMED.test(reading.plain)) return true;
  const judged = reading.words.some(({ adjectives }) =>
    adjectives.some(({ opinion }) => opinion !== "neutral"),
  );
  const [use] = reading.uses;
  return !open && !judged && use !== undefined && STATES.test(use.verb.lemma);
};

/** Where somebody is served, nobody says what he thinks. */
const SERVICE =
  /vous désirez|que désirez|puedo ayudar|qué desea|desean|ihnen helfen|darf es sein|möchten sie|\((?:au|à la|à l'|chez|en|en el|en la|im|in der|beim)\s[^)]*\)|^\P{L}*(?:vous êtes|tu es (?:au|à|dans|chez)|está usted|usted está|estás en|sie sind (?:in|im|am|beim)|du bist (?:in|im|am|beim))(?!\p{L})/u;
const FORMAL = /(?<!\p{L})(?:vous|votre|vos|usted|ustedes|Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u;
export const isCounter = ({ asked: { question, reading }, activity }: Examined): boolean =>
  SERVICE.test(reading.plain) ||
  SERVICE.test(question.text.toLowerCase()) ||
  (activity === "Set Question Role Play" && FORMAL.test(question.text));

const COMPARES =
  /(?<!\p{L})(?:(?:plus|moins|aussi) \p{L}+ que|mieux|meilleure?s?|pire|(?:más|menos|tan) \p{L}+ (?:que|como)|mejor(?:es)?|peor(?:es)?|\p{L}{3,}er als|so \p{L}+ wie|lieber|besser)(?!\p{L})/u;
const LINKED =
  /(?<!\p{L})(?:mais|cependant|pourtant|en plus|de plus|aussi|ensuite|puis|après|d'abord|enfin|donc|alors|quand|si|qui|où|pero|sin embargo|además|también|luego|después|primero|aunque|cuando|así|que|aber|jedoch|trotzdem|außerdem|auch|danach|dann|zuerst|obwohl|wenn|als|dass)(?!\p{L})/u;
const OFTEN =
  /(?<!\p{L})(?:fois|souvent|toujours|jamais|parfois|rarement|tous les|toutes les|chaque|d'habitude|normalement|vez|veces|siempre|nunca|a menudo|normalmente|todos los|todas las|cada|immer|oft|nie|manchmal|meistens|jede\p{L}*|selten|normalerweise|\p{L}+mal)(?!\p{L})/u;
const COMPANY =
  /(?<!\p{L})(?:avec|ensemble|seule?s?|con|conmigo|juntos|sol[oa]s?|mit|zusammen|allein\p{L}*)(?!\p{L})/u;
/** Verbs with which nobody does anything that could be done with somebody, or often. */
const IDLE = new Set(
  (
    "être avoir entendre appeler aimer adorer préférer détester penser croire trouver habiter pouvoir vouloir devoir falloir " +
    "llevar llamar ser estar haber hay tener gustar encantar preferir odiar pensar creer vivir poder querer deber interesar " +
    "verstehen auskommen sein haben geben mögen lieben hassen finden denken glauben wohnen können wollen müssen sollen heißen gefallen"
  ).split(" "),
);
const PEOPLE: readonly Topic[] = ["family", "friends"];
const EXAMPLE_FEMININE = /^(?:f)/;

const NOT = /^(?:pas|jamais|rien|ne|n'|nein|non|nicht|nie|kein\p{L}*|no|nunca|tampoco)$/u;

/** Does it say no to something, or speak badly of it? */
const isNegative = (answer: Answer): boolean => {
  const { words, uses, plain, speech } = answer;
  const denied = (from: number, to: number) =>
    words.slice(Math.max(0, from), to).some(({ lower }) => NOT.test(lower));
  const judged = words.flatMap(({ adjectives, at }) => {
    const opinion = adjectives.find((each) => each.opinion !== "neutral")?.opinion;
    return opinion ? [(opinion === "negative") !== denied(at - 3, at)] : [];
  });
  if (speech.lists.dislikes.heardIn(plain).length > 0) return true;
  if (judged.length > 0) return judged.at(-1) === true;
  return denied(0, (uses[0]?.at ?? 0) + 3);
};

/** Whom an answer to a question about people speaks of, by gender and number. */
const personIn = ({ answer, asked }: Examined): { isFeminine: boolean; isPlural: boolean } | undefined => {
  if (!asked.topics.some((topic) => PEOPLE.includes(topic))) return undefined;
  const [first] = answer.nouns;
  const slot = first?.noun.slots[0];
  if (!first || !slot || !PEOPLE.includes(first.noun.topic ?? "weather")) return undefined;
  if (first.noun.gloss === "family" || /friendship|birthday|wedding|relationship/.test(first.noun.gloss))
    return undefined;
  return {
    isFeminine: EXAMPLE_FEMININE.test(slot),
    isPlural: first.noun.slots.every((each) => each[1] === "p"),
  };
};

const thingIn = ({ answer, asked }: Examined): Thing => {
  const told = topicsOf(answer);
  const topic = told.find((each) => asked.topics.includes(each)) ?? asked.topics[0] ?? told[0];
  return topic ? thingOf[topic] : "other";
};

/** The tense that the answer ends in, whatever tense its reasons are in; what may be two is taken as the question's, or as none. */
const tenseOf = ({ answer, asked }: Examined): Tense => {
  const tenses = mainUses(answer).at(-1)?.tenses ?? [];
  const wanted = asked.question.tense;
  if (tenses.length === 1) return tenses[0] ?? "present";
  return wanted && (tenses.length === 0 || tenses.includes(wanted))
    ? wanted
    : tenses[0] === "past"
      ? "present"
      : (tenses[0] ?? "present");
};

/** Of these nobody says that they were great. */
const SERIOUS: readonly Thing[] = ["work", "planet", "health"];

/** What is said well of a thing; of work that is over, or not yet there, less. */
const praiseOf = (thing: Thing, tense: Tense, own: Models): string =>
  thing === "work" && tense !== "present" ? own.interesting : own.judgements[thing].good;

const opinionFor = (examined: Examined, own: Models): string => {
  const { answer } = examined;
  const tense = tenseOf(examined);
  const person = personIn(examined);
  const isBad = isNegative(answer);
  if (person) return own.person({ ...person, isBad, was: tense === "past" }).sentence;
  const thing = thingIn(examined);
  if (!isBad && !SERIOUS.includes(thing)) return answer.speech.tongue.examples.opinion[tense];
  return own.sentence(isBad ? own.judgements[thing].bad : praiseOf(thing, tense, own), tense);
};

const DEGREE = /^(?:très|trop|vraiment|muy|demasiado|sehr|zu|nicht|reine|une|una) /;

/** A reason that fits; undefined where all that could be offered has been said. */
const reasonFor = (examined: Examined, own: Models): string | undefined => {
  const { plain } = examined.answer;
  const tense = tenseOf(examined);
  const person = personIn(examined);
  const isBad = isNegative(examined.answer);
  if (person) return own.person({ ...person, isBad, was: tense === "past" }).reason;
  const thing = thingIn(examined);
  if (tense === "past" && !isBad && !SERIOUS.includes(thing))
    return COMPANY.test(plain) ? own.hadTime : own.hadCompany;
  const judgement = isBad ? own.judgements[thing].bad : praiseOf(thing, tense, own);
  // "C'est délicieux parce que c'est délicieux"
  const [telling = ""] = judgement.replace(DEGREE, "").split(" ");
  return plain.includes(telling.slice(0, 5)) ? undefined : own.reason(judgement, tense);
};

/** Things that one does with others. */
const SHARED: readonly Thing[] = ["activity", "food", "feast", "cost"];

/** The detail that is missing, as a tip; undefined where nothing certain is. */
const detailFor = (examined: Examined, own: Models): string | undefined => {
  const { answer, asked } = examined;
  const { plain, uses, words, speech } = answer;
  const tense = tenseOf(examined);
  const isTimed = [plain, asked.reading.plain].some((said) => speech.lists.times.heardIn(said).length > 0);
  const does = uses.some(
    ({ verb, at }) =>
      !IDLE.has(verb.lemma) && words[at]?.verbs.some(({ person }) => person === 0 || person === 3),
  );
  if (!does) {
    if (personIn(examined)) return "Add a detail: say what you do together.";
    return asked.demands[0] === "where" && asked.topics.some((each) => each === "home" || each === "town")
      ? "Add a detail: say what there is to do there."
      : undefined;
  }
  if (isNegative(answer)) return undefined;
  if (tense === "present" && asked.demands[0] !== "when" && !OFTEN.test(plain) && !isTimed)
    return `Add how often, for example “${own.often}”.`;
  if ((tense === "past" || tense === "future") && asked.demands[0] !== "when" && !isTimed)
    return `Add when, for example “${own.when[tense]}”.`;
  if (
    SHARED.includes(thingIn(examined)) &&
    !COMPANY.test(plain) &&
    asked.demands[0] !== "who" &&
    !answer.nouns.some(({ noun }) => PEOPLE.includes(noun.topic ?? "weather"))
  )
    return `Add who with, for example “${own.company}”.`;
  return undefined;
};

const FEW = 12;

/** What a right answer lacks, as a tip of this kind; undefined where it lacks nothing of the kind. */
const adviceOf = (kind: AdviceKind, examined: Examined, merits: Merits): string | undefined => {
  const { answer, asked } = examined;
  const own = models[answer.speech.tongue.language];
  const isFact = asksFact(asked);
  const tenses = new Set(answer.uses.flatMap(({ tenses: [first] }) => first ?? []));
  if (isFact && kind !== "detail") return undefined;
  switch (kind) {
    case "opinion":
      // Who gives a reason at some length has said what matters.
      // Of what was never done there is nothing to think.
      return merits.opinion ||
        (isNegative(answer) && tenses.has("past")) ||
        (merits.reason && merits.words > FEW)
        ? undefined
        : `Say more: add your opinion, for example “${opinionFor(examined, own)}”.`;
    case "reason": {
      const reason = merits.reason || !merits.opinion ? undefined : reasonFor(examined, own);
      return reason && `Say more: give a reason, for example “… ${reason}”.`;
    }
    case "detail":
      return detailFor(examined, own);
    case "comparison":
      return merits.clauses > 0 && tenses.has("present") && tenses.size === 1 && !COMPARES.test(answer.plain)
        ? `Try a comparison, for example “${own.compare}”.`
        : undefined;
    case "time":
      if (tenses.size !== 1 || merits.clauses === 0 || isNegative(answer)) return undefined;
      return tenses.has("present")
        ? `Add another time frame: start with “${own.before}”.`
        : tenses.has("past")
          ? `Add another time frame: start with “${own.later}”.`
          : undefined;
    case "verb":
      return merits.clauses === 1 && !isNegative(answer) && (tenses.has("past") || tenses.has("future"))
        ? `Add a second verb: say what happens next, with “${own.second}”.`
        : undefined;
    case "link":
      return merits.clauses > 1 && !merits.reason && !LINKED.test(answer.plain)
        ? `Link your ideas, for example with “${own.link}”.`
        : undefined;
  }
};

/** What would make a right answer better, at its place in the talk; "" where nothing certain would. */
export const adviceFor = (examined: Examined): string => {
  const merits = meritsOf(examined.answer);
  if (isCounter(examined)) return "";
  for (const kind of ROTA[examined.place % ROTA.length] ?? []) {
    const advice = adviceOf(kind, examined, merits);
    if (advice !== undefined) return advice;
  }
  return "";
};

/** Of those answers that have it all, one in so many is praised. */
const PRAISED_EVERY = 4;
const PRAISED_AT = 2;

/** A word of praise for a strong answer, now and then; "" otherwise. */
export const praiseFor = ({ answer, place }: Examined): string => {
  const { opinion, reason } = meritsOf(answer);
  const times = new Set(answer.uses.flatMap(({ tenses: [first] }) => first ?? [])).size;
  if (place % PRAISED_EVERY !== PRAISED_AT || !opinion || !reason || times < 2) return "";
  return `${times === 2 ? "Two" : "Three"} time frames and a reason: that is what the top band asks for.`;
};
