import type { Person } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { phraseAt } from "../phrase/phrase.ts";
import type { Word } from "../word.ts";
import { ACTORS } from "./noun.ts";

/** Is this word a form of a verb that goes with one of these persons? */
export const goesWith = (word: Word | undefined, persons: readonly Person[]): boolean =>
  word?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;

export const verbAfter = ({ words, compiled }: ParsedAnswer, from: number): Word | undefined => {
  let at = from;
  const isOften = (lower: string | undefined) =>
    compiled.definition.spanish !== undefined &&
    /^(?:veces|menudo|normalmente|generalmente|casi|solo)$/.test(lower ?? "");
  for (; !words[at]?.afterPause; at += 1) {
    const lower = words[at]?.lower ?? "";
    // "la gente a veces dice"
    const leads = lower === "a" && isOften(words[at + 1]?.lower);
    if (!compiled.lists.clitics.has(lower) && !leads && !isOften(lower)) break;
  }
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** The place behind "de maths", "de mon ami", "von Tom": what belongs to a noun. */
export const behindComplements = (answer: ParsedAnswer, from: number): number => {
  const { words, compiled } = answer;
  const link = words[from];
  if (!link || link.afterPause || !compiled.lists.belonging.has(link.lower)) return from;
  const phrase = phraseAt(answer, from) ?? phraseAt(answer, from + 1);
  const noun = phrase?.noun ?? words[from + 1];
  const named = noun && (noun.nouns.length > 0 || noun.capital);
  // "la habitación de mi hermano mayor"
  const last = (!compiled.definition.german && phrase?.late.at(-1)) || noun;
  return named && last ? behindComplements(answer, last.at + 1) : from;
};

/** What leads to something told by the way: "les maisons dans ma rue", "la musique que j'écoute". */
const BY_THE_WAY = /^(?:dans|en|à|aux?|sur|avec|pour|chez|où|qu['ei])$/;

/**
 * French and Spanish: the verb behind what is told by the way, "mi abuelo, que tiene ochenta años, vive …", or further off, "la cocina donde
 * desayunamos está …", where only ser and estar are certain.
 */
export const behindAside = ({ words, compiled, uses }: ParsedAnswer, from: number): Word | undefined => {
  const link = words[from];
  if (compiled.definition.adverbial && link && !link.afterPause && BY_THE_WAY.test(link.lower)) {
    const related = /^(?:qu|où)/.test(link.lower);
    const told = uses.filter(
      ({ at }) => at > from && words[at]?.verbs.some(({ person }) => person !== undefined),
    );
    const use = told[related ? 1 : 0];
    const clause = words.slice(from + 1, use?.at);
    const parted = clause.some(
      ({ lower, afterPause }) => afterPause || /^(?:qu|et$|mais$|ou$|quand$|si$)/.test(lower),
    );
    const denied = /^n['e]$/.test(clause.at(-1)?.lower ?? "");
    // "les enfants qui jouent en ligne ne sait pas": the second verb is the noun's where it is "être", or has its "ne".
    const certain =
      use?.verb.lemma === "être" || (link.lower === "qui" ? denied : !related && clause.length < 4);
    const others = clause.slice(related ? (denied ? -2 : -1) : 0);
    return use &&
      certain &&
      clause.length < 7 &&
      !parted &&
      !words[use.at]?.afterPause &&
      !others.some(({ lower }) => compiled.subjects.has(lower))
      ? words[use.at]
      : undefined;
  }
  if (!compiled.definition.spanish || !link || !/^(?:que|quien|donde|en|con|para)$/.test(link.lower))
    return undefined;
  const told = uses.filter(({ at }) => at > from);
  if (link.afterPause) {
    const verb = words.slice(from + 1, from + 15).find(({ afterPause }) => afterPause);
    return verb?.at === told[1]?.at ? verb : undefined;
  }
  const related = words.slice(from, from + 4).some(({ lower }) => /^(?:que|donde)$/.test(lower));
  const use = told[related ? 1 : 0];
  if (!use || !/^(?:ser|estar)$/.test(use.verb.lemma)) return undefined;
  const { joining, reasons } = compiled.lists;
  const parted = words
    .slice(from + 1, use.at + 1)
    .some(
      ({ lower, afterPause }, place) =>
        afterPause ||
        joining.has(lower) ||
        reasons.has(lower) ||
        (place > 2 && /^(?:que|cuando|si)$/.test(lower)),
    );
  return parted || /^(?:no|me|se|lo|es)$/.test(words[use.at - 1]?.lower ?? "") ? undefined : words[use.at];
};

/**
 * Spanish: "los exámenes, sobre todo", "la primera parte la hice bien", "me gusta más la música | acabo de empezar": what
 * follows the noun is no verb, or somebody else's.
 */
export const beginsAnew = (
  { words, compiled, uses }: ParsedAnswer,
  first: Word,
  end: number,
  verb: Word,
): boolean => {
  const used = uses.some(({ at }) => at === verb.at);
  if (compiled.lexicon.functional.has(verb.lower) && !used) return true;
  const third = verb.verbs.some(({ person }) => person === 2 || person === 5);
  const between = words.slice(end, verb.at).map(({ lower }) => lower);
  // "lleva una corbata azul | hemos quedado …"
  if (!third && /^(?:una?|unos|unas|much[oa]s?|poc[oa]s?|demasiad[oa]s?)$/.test(first.lower)) return true;
  // … but "mi tío me llevé" begins with what it is about.
  const somebody = words
    .slice(first.at, end)
    .some(({ nouns }) => nouns.some(({ topic }) => ACTORS.test(topic ?? "")));
  const opens =
    (somebody && first.afterPause) ||
    /^(?:pero|porque|cuando|que|luego|después)$/.test(words[first.at - 1]?.lower ?? "");
  if (!third && !opens && between.some((lower) => /^(?:me|te|nos|os)$/.test(lower))) return true;
  // "las verduras las compra mi padre", "la película creo que es …"
  if (between.some((lower) => /^(?:lo|la|los|las)$/.test(lower))) return true;
  if (!third && words[verb.at + 1]?.lower === "que" && /^(?:creo|pienso|supongo)$/.test(verb.lower))
    return true;
  const before = first.afterPause ? undefined : words[first.at - 1];
  const { between: adverbs, affirming } = compiled.lists;
  if (!third && before && (adverbs.has(before.lower) || affirming.has(before.lower))) return true;
  return (
    between.includes("se") &&
    verb.verbs.some(({ verb: { lemma } }) =>
      /^(?:poder|permitir|deber|prohibir|comer|hablar|necesitar)$/.test(lemma),
    )
  );
};
