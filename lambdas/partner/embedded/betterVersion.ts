import type { Better } from "../../../domain/conversation.ts";
import type { Language, Tense } from "../../../domain/exercise.ts";
import type { Mistake } from "../../../domain/mistakes.ts";
import { findingsIn } from "../../../grammar/checker.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import type { VerbUse } from "../../../grammar/core/verbUse.ts";
import { correctedBy, correctedOf } from "./corrected.ts";
import type { Examined } from "./examine.ts";
import { meritsOf } from "./merits.ts";
import { sentimentOf } from "./sentiment.ts";

type Polarity = "liked" | "denied";

/** What may follow something that one does, or does not do. No word of it agrees with whoever speaks. */
const additions: Readonly<Record<Language, Record<Tense, Record<Polarity, string>>>> = {
  French: {
    present: { liked: "et ça me plaît beaucoup", denied: "parce que ça ne me plaît pas" },
    past: { liked: "et c'était super", denied: "parce que je n'avais pas le temps" },
    future: { liked: "et ça va être super", denied: "parce que je n'aurai pas le temps" },
    conditional: { liked: "parce que ce serait super", denied: "parce que ça ne me plairait pas" },
  },
  Spanish: {
    present: { liked: "y me gusta mucho", denied: "porque no me gusta" },
    past: { liked: "y fue genial", denied: "porque no tenía tiempo" },
    future: { liked: "y va a ser genial", denied: "porque no voy a tener tiempo" },
    conditional: { liked: "porque sería genial", denied: "porque no me gustaría" },
  },
  German: {
    present: { liked: "und das gefällt mir sehr", denied: "weil mir das nicht gefällt" },
    past: { liked: "und das war toll", denied: "weil ich keine Zeit hatte" },
    future: { liked: "und das wird toll", denied: "weil ich keine Zeit haben werde" },
    conditional: { liked: "weil das toll wäre", denied: "weil mir das nicht gefallen würde" },
  },
};

/** The same of a meal. */
const meals: Readonly<Record<Language, string>> = {
  French: "et c'était délicieux",
  Spanish: "y me gustó mucho",
  German: "und das war lecker",
};
/** The same of what used to be, where that has a form of its own. */
const USED_TO = "y era genial";

/** Why somebody likes or hates a thing that is done, learnt, watched or heard. */
const reasons: Readonly<Record<Language, Record<Polarity, string>>> = {
  French: { liked: "parce que c'est intéressant", denied: "parce que c'est ennuyeux" },
  Spanish: { liked: "porque es interesante", denied: "porque es aburrido" },
  German: { liked: "weil das interessant ist", denied: "weil das langweilig ist" },
};

/** Verbs, by their English, that tell what somebody does of their own will. */
const DOING = new Set(
  "go,play,eat,watch,see,visit,swim,travel,read,listen,dance,meet,sing,walk,ride,ski,stay,live,cook,drink,learn,go for a walk,camp,skate,draw,paint,bake,chat,sunbathe,hike,surf,sail,climb".split(
    ",",
  ),
);
/** What nobody does for pleasure. */
const CHORES = new Set(
  "homework,exam,test,housework,dishes,rubbish,dentist,doctor,hospital,bed,bath,shower".split(","),
);
/** Verbs beside which nobody says of their own will what they do. */
const MODAL = new Set(
  "be allowed to,may,must,have to,should,can,be able to,be allowed,need to,have got to".split(","),
);
const MEALS = new Set(["eat", "drink"]);
const LIKING = new Set("like,love,please,hate,detest".split(","));
const INTERESTS: readonly Topic[] = ["school", "sport", "media", "leisure"];
const PEOPLE: readonly Topic[] = ["family", "friends"];

const WORDS_MAX = 14;

/** Is it I who does it, as far as the words tell? */
const isMine = ({ words, compiled }: ParsedAnswer, { at }: VerbUse): boolean => {
  const others = words.flatMap(({ lower }) => compiled.subjects.get(lower)?.persons ?? []);
  if (others.length > 0) return others.every((person) => person === 0);
  const persons = words[at]?.verbs.map(({ person }) => person) ?? [];
  return (
    compiled.definition.dropsSubjects === true && persons.length > 0 && persons.every((one) => one === 0)
  );
};

/** Is it a present that tells of what is to come: "Morgen gehe ich ins Kino"? */
const timeOf = ({ plain, compiled }: ParsedAnswer, tense: Tense): Tense =>
  tense === "present" &&
  (compiled.lists.futureMarkers.heardIn(plain).length > 0 || compiled.timed.future?.test(plain))
    ? "future"
    : tense;

/** What could be said next: how it was, or why; undefined where that does not follow from one short, plain sentence about oneself. */
const additionTo = (answer: ParsedAnswer): string | undefined => {
  const { words, uses, nouns, compiled, text } = answer;
  const { language } = compiled.definition;
  const [use, ...others] = uses;
  const [tense, ...tenses] = use?.tenses ?? [];
  const isShort = words.length <= WORDS_MAX && others.length === 0 && !/[?¿]|[.!…]\s*\S/.test(text);
  if (!use || !tense || tenses.length > 0 || !isShort || meritsOf(answer).reason) return undefined;
  if (nouns.some(({ noun }) => noun.topic === "health" || CHORES.has(noun.gloss))) return undefined;
  const denied = words.some(({ lower }) => compiled.lists.nots.has(lower));
  const { gloss } = use.verb;
  if (LIKING.has(gloss)) {
    const topics = nouns.map(({ noun }) => noun.topic);
    const isInterest = topics.some((topic) => topic && INTERESTS.includes(topic));
    if (!isInterest || topics.some((topic) => topic && PEOPLE.includes(topic)) || tense !== "present")
      return undefined;
    return reasons[language][denied !== /hate|detest/.test(gloss) ? "denied" : "liked"];
  }
  if (!DOING.has(gloss) || !isMine(answer, use) || meritsOf(answer).opinion) return undefined;
  if (!denied && sentimentOf(answer) !== "neutral") return undefined;
  const readings = words[use.at]?.verbs ?? [];
  // What is seen in a photo is nothing that one does.
  const isUnwilling =
    readings.some(({ verb }) => MODAL.has(verb.gloss)) || (gloss === "see" && tense === "present");
  if (isUnwilling) return undefined;
  if (!denied && tense === "past") {
    if (MEALS.has(gloss)) return meals[language];
    if (language === "Spanish" && readings.some(({ mood }) => mood === "imperfect")) return USED_TO;
  }
  return additions[language][timeOf(answer, tense)][denied ? "denied" : "liked"];
};

const extendedOf = (corrected: ParsedAnswer, { asked, spoken }: Examined): string | undefined => {
  if (asked.question.studentAsks || findingsIn(corrected, asked, spoken).length > 0) return undefined;
  const addition = additionTo(corrected);
  if (addition === undefined) return undefined;
  const extended = `${corrected.text.replace(/[\s.!…]+$/, "")}, ${addition}.`;
  const { language } = corrected.compiled.definition;
  // Whatever our rules would not say is right is not shown as better.
  return findingsIn(read(extended, language), asked, spoken).length === 0 ? extended : undefined;
};

const betterWith = (corrected: ParsedAnswer | undefined, examined: Examined): Better | undefined => {
  if (!corrected) return undefined;
  const extended = extendedOf(corrected, examined);
  return { corrected: corrected.text, ...(extended !== undefined && { extended }) };
};

const isToBeBettered = ({ standing, sensitivity }: Examined): boolean =>
  standing === "answered" && sensitivity === undefined;

/**
 * The student's own answer put right, and, where it is one short sentence, a thing that could follow it, in its tense and with its
 * yes or no. Undefined where the tip corrects nothing for certain, and for what is no answer to the question, or tells of something that
 * demands tact.
 */
export const betterVersion = (examined: Examined): Better | undefined =>
  isToBeBettered(examined) ? betterWith(correctedOf(examined), examined) : undefined;

/** The same by the mistakes that another engine has named, as far as our rules find nothing wrong with its corrections. */
export const betterVersionBy = (examined: Examined, mistakes: readonly Mistake[]): Better | undefined => {
  if (!isToBeBettered(examined)) return undefined;
  return (
    betterWith(correctedBy(examined, mistakes), examined) ??
    (mistakes.length > 0 ? betterVersion(examined) : undefined)
  );
};
