import type { Language } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../grammar/core/phrase/phrase.ts";
import { shared } from "../../../grammar/core/phrase/slot.ts";
import type { VerbUse } from "../../../grammar/core/verbUse.ts";
import { isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { englishPlural } from "./echo.ts";
import type { Said } from "./phrasebook.ts";

/** What a language brings to saying back what something is like. */
type Describing = {
  /** Pronouns for a thing. */
  it: RegExp;
  /** Words of degree with their English. */
  degrees: Readonly<Record<string, string>>;
  yours: Readonly<Record<string, string>>;
  definite: RegExp;
  /** What makes more of the clause than is said back. */
  spoils: RegExp;
};

const describing: Readonly<Record<Language, Describing>> = {
  French: {
    it: /^(?:c'|ce)$/,
    degrees: {
      très: "very",
      assez: "quite",
      trop: "too",
      vraiment: "really",
      plus: "more",
      si: "so",
      "un peu": "a bit",
    },
    yours: { mon: "ton", ma: "ta", mes: "tes", notre: "votre", nos: "vos" },
    definite: /^(?:l[ea]s?|l')$/,
    spoils: /^(?:pas|jamais|plus|que|de|d'|à|pour|qui|comme)$/,
  },
  Spanish: {
    it: /^(?:eso|esto)$/,
    degrees: {
      muy: "very",
      bastante: "quite",
      demasiado: "too",
      más: "more",
      tan: "so",
      realmente: "really",
    },
    yours: {
      mi: "tu",
      mis: "tus",
      nuestro: "vuestro",
      nuestra: "vuestra",
      nuestros: "vuestros",
      nuestras: "vuestras",
    },
    definite: /^(?:el|la|los|las)$/,
    spoils: /^(?:que|de|del|para|por|como|con|a|al|en)$/,
  },
  German: {
    it: /^(?:das|es)$/,
    degrees: {
      sehr: "very",
      ziemlich: "quite",
      zu: "too",
      echt: "really",
      wirklich: "really",
      total: "totally",
      so: "so",
    },
    yours: { mein: "dein", meine: "deine", unser: "euer", unsere: "eure" },
    definite: /^(?:der|die|das)$/,
    spoils: /^(?:nicht|als|wie|für|zu|mit|von|an|in)$/,
  },
};

/** What is not said back to somebody: it is about more than taste, or about a person. */
const UNSAID = new Set(
  "okay,OK,fine,sad,ill,sick,dead,alone,lonely,poor,fat,ugly,stupid,mad,crazy,wounded,injured,divorced,separated,afraid,scared,anxious,depressed,worried,desperate,old,thin,overweight,pregnant,angry,cruel,violent,racist,disabled,bad,sorry,ready,sure,right,favourite,same,other,own,true,false,terrible,horrible,awful,unhappy,serious,guilty,nasty,nude,drunk".split(
    ",",
  ),
);

const englishOfDegree = (degree: string | undefined, back: Describing): string =>
  degree === undefined ? "" : `${back.degrees[degree] ?? ""} `;

/** A noun phrase that somebody else or a thing is the subject with. */
export type NamedSubject = Said & { slots: readonly string[]; isYours: boolean; isMany: boolean };

const CONTRAST = /^(?:mais|pero|sino|aber|doch|sondern)$/;
const FAVOURITE = /^(?:préféré|favorit|preferid)/;

/** The noun phrase straight before a verb, as Mark may say it. */
export const subjectBefore = (answer: ParsedAnswer, at: number, from: number): NamedSubject | undefined => {
  const { words, compiled } = answer;
  const back = describing[compiled.definition.language];
  const isFavourite = FAVOURITE.test(words[at - 1]?.lower ?? "");
  const noun = words[isFavourite ? at - 2 : at - 1];
  const article = words[(noun?.at ?? 0) - 1];
  const reading = noun?.nouns[0];
  if (!noun || !article || !reading || article.at < from || noun.afterPause) return undefined;
  // "Le prof de | ma sœur est sympa": what stands before it may be the subject.
  if (
    article.at > from &&
    !(words[article.at - 1] && compiled.lists.joining.has(words[article.at - 1]?.lower ?? ""))
  )
    return undefined;
  if (!isDeterminer(compiled, article)) return undefined;
  const phrase = phraseAt(answer, article.at);
  const slots = phrase ? ruledSlots(phrase) : [];
  const isGerman = compiled.definition.german !== undefined;
  if (slots.length === 0 || (isGerman && !slots.some((slot) => slot.endsWith("n")))) return undefined;
  const yours = back.yours[article.lower];
  if (yours === undefined && !back.definite.test(article.lower)) return undefined;
  const name = isGerman ? reading.form.charAt(0).toUpperCase() + reading.form.slice(1) : reading.form;
  const isMany = slots.every((slot) => slot[1] === "p");
  const first = yours ?? article.lower;
  const favourite = isFavourite ? ` ${words[at - 1]?.lower ?? ""}` : "";
  const kind = isFavourite || /^lieblings/.test(noun.lower) ? "favourite " : "";
  return {
    text: `${first.endsWith("'") ? `${first}${name}` : `${first} ${name}`}${favourite}`,
    english: `${yours === undefined ? "the" : "your"} ${reading.gloss.startsWith("favourite") ? "" : kind}${isMany ? englishPlural(reading.gloss) : reading.gloss}`,
    slots,
    isYours: yours !== undefined,
    isMany,
  };
};

/** "Si c'est trop cher", "quand c'est froid": what is only supposed; a reason is told all the same. */
const isConditional = ({ compiled: { lists }, words }: ParsedAnswer, lead: Word | undefined): boolean =>
  lead !== undefined &&
  lists.subordinating.has(lead.lower) &&
  ![lead.lower, words[lead.at - 1]?.lower ?? ""].some((word) => /^(?:parce|porque|car)$/.test(word));

/** "C'est très pratique", "tu collège est grand": what something is or was like, as a student has said it. */
const describedIn = (
  answer: ParsedAnswer,
  use: VerbUse,
  findings: readonly Finding[],
): (Said & { isNamed: boolean }) | undefined => {
  const { words, compiled } = answer;
  const { language } = compiled.definition;
  const back = describing[language];
  const [from, to] = clauseAround(compiled, words, use.at);
  const verb = words[use.at];
  const [tense] = use.tenses;
  if (!verb || use.head !== use.at || use.verb.gloss !== "be" || use.tenses.length !== 1) return undefined;
  if ((tense !== "present" && tense !== "past") || isConditional(answer, words[from])) return undefined;
  const reading = verb.verbs.find(({ person }) => person === 2 || person === 5);
  if (!reading) return undefined;
  const next = words[use.at + 1];
  const degree = next && back.degrees[next.lower] !== undefined ? next : undefined;
  const adjective = words[use.at + (degree ? 2 : 1)];
  const behind = words[(adjective?.at ?? 0) + 1];
  const [meaning] = adjective?.adjectives ?? [];
  if (!adjective || !meaning || adjective.afterPause || (degree ?? adjective).afterPause) return undefined;
  if (meaning.gloss === "" || UNSAID.has(meaning.gloss) || adjective.nouns.length > 0) return undefined;
  if (adjective.text.toLowerCase() !== adjective.lower) return undefined;
  const ends =
    behind === undefined ||
    behind.afterPause ||
    behind.at >= to ||
    compiled.lists.joining.has(behind.lower) ||
    compiled.lists.reasons.has(behind.lower) ||
    compiled.lists.subordinating.has(behind.lower);
  // "C'était beau, mais aussi triste": half of it says something else.
  if (behind && CONTRAST.test(behind.lower)) return undefined;
  if (!ends || back.spoils.test(behind?.afterPause ? "" : (behind?.lower ?? ""))) return undefined;
  const before = words[use.at - 1];
  const isBare = before === undefined || verb.afterPause || use.at === from;
  const thing = !isBare && before && back.it.test(before.lower) ? before : undefined;
  const named = isBare || thing ? undefined : subjectBefore(answer, use.at, from);
  const drops = compiled.definition.dropsSubjects && isBare;
  if (!thing && !named && !drops) return undefined;
  const isPredicate =
    language === "German"
      ? adjective.lower === meaning.lemma.toLowerCase()
      : shared(meaning.slots, named ? named.slots : thing ? ["ms"] : meaning.slots).length > 0;
  if (!isPredicate) return undefined;
  const start = (named ? words[use.at - 2] : (thing ?? verb))?.start ?? verb.start;
  if (findings.some((finding) => finding.start < adjective.end && finding.end > start)) return undefined;
  const isMany = reading.person === 5;
  const be = tense === "present" ? (isMany ? "are" : "is") : isMany ? "were" : "was";
  const english = named
    ? `${named.english} ${be}`
    : isMany
      ? tense === "present"
        ? "they're"
        : "they were"
      : tense === "present"
        ? "it's"
        : `it ${be}`;
  const subject = named ?? { text: thing?.lower ?? "" };
  const opening = subject.text === "" ? "" : subject.text.endsWith("'") ? subject.text : `${subject.text} `;
  return {
    text: `${opening}${[verb.lower, ...(degree ? [degree.lower] : []), adjective.lower].join(" ")}`,
    english: `${english} ${englishOfDegree(degree?.lower, back)}${meaning.gloss}`,
    isNamed: named !== undefined,
  };
};

const ONE_IS: ReadonlySet<string> = new Set(["est", "es", "ist"]);

/** "Ton plat préféré est le curry", "dein Lieblingssport ist Schwimmen": which one is somebody's favourite. */
const favouriteIn = (
  answer: ParsedAnswer,
  use: VerbUse,
  echoAt: (at: number) => Said | undefined,
): Said | undefined => {
  const { words, compiled } = answer;
  const verb = words[use.at];
  const [from] = clauseAround(compiled, words, use.at);
  if (!verb || use.verb.gloss !== "be" || use.tenses[0] !== "present" || verb.afterPause) return undefined;
  // One thing only: "mein Lieblingsessen sind Pizza" is not said back.
  if (!ONE_IS.has(verb.lower)) return undefined;
  const before = words[use.at - 1];
  // One thing only: "mein Lieblingsessen sind Pizza" is not said back.
  if (!ONE_IS.has(verb.lower)) return undefined;
  const isFavourite = FAVOURITE.test(before?.lower ?? "") || /^lieblings/.test(before?.lower ?? "");
  const subject = isFavourite ? subjectBefore(answer, use.at, from) : undefined;
  const echo = subject && echoAt(use.at + 1);
  return (
    echo && {
      text: `${subject.text} ${verb.lower} ${echo.text}`,
      english: `${subject.english} is ${echo.english}`,
    }
  );
};

/** What an answer says something is like, or is somebody's favourite, as Mark may say it back; the first that is certain. */
export const descriptionIn = (
  answer: ParsedAnswer,
  findings: readonly Finding[],
  echoAt: (at: number) => Said | undefined,
): (Said & { isNamed: boolean }) | undefined => {
  for (const use of answer.uses) {
    const described = describedIn(answer, use, findings);
    if (described) return described;
    const favourite = favouriteIn(answer, use, echoAt);
    if (favourite) return { ...favourite, isNamed: true };
  }
  return undefined;
};
