import { clauseAround, looksInfinite } from "../clause.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isActing } from "../phrase/acting.ts";
import { type Phrase, phraseAt, ruledSlots } from "../phrase/phrase.ts";
import { numberOf } from "../phrase/slot.ts";
import type { Word } from "../word.ts";
import { continuesAt, isAnew, isFreed, isLonely, mayBegin } from "./beginning.ts";
import type { Subject } from "./subject.ts";
import { beginsAnew, behindAside, behindComplements, goesWith, verbAfter } from "./verb.ts";

const HELPERS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

export const phraseOnlyPlural = (phrase: Phrase): boolean => {
  const slots = ruledSlots(phrase);
  return slots.some((slot) => slot.endsWith("n")) && slots.every((slot) => slot[1] === "p");
};

/** May this phrase behind a verb be its subject? A thing only where it can be nothing else: "die Schüler muss eine Uniform tragen". */
const mayAct = (phrase: Phrase): boolean => {
  const slots = ruledSlots(phrase).filter((slot) => slot[1] === "s");
  const acts = phrase.noun.nouns.some(({ topic }) => topic === undefined || ACTORS.test(topic));
  return slots.some((slot) => slot.endsWith("n")) && (acts || slots.every((slot) => slot.endsWith("n")));
};

export const ACTORS = /^(?:family|friends|animals|work)$/;

/** French: "beaucoup de jeunes traînent" – many are several, wherever no verb stands before them. */
export const quantityAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled, uses } = answer;
  const [first, link, noun] = words.slice(place, place + 3);
  if (!compiled.definition.onlySubjects || !first || !/^(?:beaucoup|trop|peu|plein)$/.test(first.lower))
    return undefined;
  if (!link || !noun || link.afterPause || noun.afterPause || !/^d['e]$/.test(link.lower)) return undefined;
  const many =
    noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p"));
  const [from] = clauseAround(compiled, words, place);
  const led = words
    .slice(from, place)
    .some(
      ({ at, verbs, nouns }) => uses.some((use) => use.at === at) || (verbs.length > 0 && nouns.length === 0),
    );
  const verb = many && !led ? verbAfter(answer, behindComplements(answer, place + 3)) : undefined;
  return verb && verb.verbs.length > 0 ? { first, persons: [5], slots: [], verb } : undefined;
};

/** French: "les manèges va": no table has the noun, but its article tells how many there are. */
export const unknownAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled } = answer;
  const [first, noun] = [words[place], words[place + 1]];
  if (!compiled.definition.onlySubjects || !first || !noun || noun.afterPause || noun.capital)
    return undefined;
  if (compiled.lexicon.known.has(noun.lower) || noun.lower.length < 4 || !mayBegin(answer, place))
    return undefined;
  const several = /^(?:[mts]es|[nv]os|les|ces|leurs)$/.test(first.lower) && /[sx]$/.test(noun.lower);
  const one =
    /^(?:une?|m(?:on|a)|s(?:on|a)|l[ea']|l'|ce(?:t|tte)?|notre)$/.test(first.lower) &&
    !/[sx]$/.test(noun.lower);
  const verb = verbAfter(answer, place + 2);
  const certain = verb && verb.verbs.length > 0 && verb.nouns.length + verb.adjectives.length === 0;
  if (!(several || one) || !certain || verb.verbs.some(({ person }) => person === undefined))
    return undefined;
  return { first, persons: [several ? 5 : 2], slots: [], verb };
};

/** German: "…, meine Familie haben viel Spaß": no infinitive, since more follows and no helper went before. */
const hasMany = ({ words }: ParsedAnswer, place: number, { at, lower }: Word): boolean =>
  lower === "haben" &&
  words[at + 1]?.afterPause === false &&
  !words.slice(0, place).some(({ verbs }) => verbs.some(({ verb }) => HELPERS.test(verb.lemma)));

export const nounAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { compiled } = answer;
  const own = phraseAt(answer, place);
  const continues = continuesAt(answer, place) || isLonely(answer, place, own) || isAnew(answer, place, own);
  const freed = isFreed(answer, place, own);
  const phrase = mayBegin(answer, place) || continues || freed ? phraseAt(answer, place) : undefined;
  if (!phrase) return undefined;
  // "Tanto mi padre como mi madre trabajan": both do.
  const lead = answer.words.slice(Math.max(0, place - 6), place).map(({ lower }) => lower);
  if (lead.at(-1) === "como" && lead.includes("tanto")) return undefined;
  // "una falda gris y una camisa blanca | es cómodo": what is new is told, and tells nothing.
  const { lower: article, afterPause: fresh } = phrase.determiner;
  if (
    compiled.definition.spanish &&
    !fresh &&
    /^un[oa]?s?$/.test(article) &&
    answer.words[place - 1]?.lower === "y"
  )
    return undefined;
  // "Al fondo se pueden ver árboles": whatever has a preposition in it does nothing.
  if (compiled.definition.dropsSubjects && compiled.lists.prepositions.has(phrase.determiner.lower))
    return undefined;
  // "Au rez-de-chaussée se trouvent la cuisine et le salon"
  if (compiled.definition.onlySubjects && /^aux?$/.test(phrase.determiner.lower)) return undefined;
  // "la moitié des élèves viennent": part of several may go with either number.
  const parts = compiled.definition.parts?.includes(phrase.noun.lower);
  if (parts && phrase.noun.at + 1 < answer.words.length) return undefined;
  const slots = ruledSlots(phrase);
  const subjective = slots.filter((slot) => slot.length === 2 || slot.endsWith("n"));
  const numbers = new Set(subjective.map(numberOf));
  const [number] = numbers;
  const acting = phrase.late.find((word) => isActing(answer, word, slots));
  const late = phrase.late.filter(({ at }) => at < (acting?.at ?? Number.POSITIVE_INFINITY));
  const last = (!compiled.definition.german && late.at(-1)) || phrase.noun;
  const end = behindComplements(answer, last.at + 1);
  // "El sábado pasado fui", "este fin de semana voy": the time when something happens does nothing itself.
  const verb = behindAside(answer, end) ?? verbAfter(answer, end);
  const timed = answer.words
    .slice(place, end)
    .some(
      ({ lower, nouns }) =>
        compiled.lists.times.has(lower) ||
        (compiled.definition.dropsSubjects && nouns.some(({ lemma }) => compiled.lists.times.has(lemma))),
    );
  // … but "die Ferien war toll" is about the holidays, and "ma semaine était chargée" about the week.
  const described =
    ((number === "plural" || compiled.definition.onlySubjects) &&
      verb?.verbs.some((each) => ["sein", "être"].includes(each.verb.lemma))) ||
    // "mis vacaciones fue"
    (/^(?:mis|tus|sus|nuestras)$/.test(phrase.determiner.lower) &&
      /^(?:es|era|fue)$/.test(verb?.lower ?? ""));
  if (timed && !described) return undefined;
  // "dass meine Schwester meine Sachen nimmt"
  if (compiled.definition.german && verb && compiled.determiners.has(verb.lower)) return undefined;
  if (!verb || !number || numbers.size > 1) return undefined;
  // "les gens boirent": no form of any verb, but meant for one.
  const meant =
    compiled.definition.onlySubjects && compiled.lexicon.misformed.get(verb.lower)?.person !== undefined;
  if (verb.verbs.length === 0 && !meant) return undefined;
  // "Die Hunde mag mein Bruder": the subject follows.
  const later =
    compiled.definition.german && !goesWith(verb, [5]) ? phraseAt(answer, verb.at + 1) : undefined;
  if (later && number === "plural" && mayAct(later)) return undefined;
  const has = hasMany(answer, place, verb);
  const certain =
    (has || verb.verbs.every(({ person }) => person !== undefined)) &&
    answer.words[verb.at + 1]?.afterPause === false;
  if (continues && !certain) return undefined;
  // "weil man da neue Leute kennenlernt": the clause had its subject before.
  const [from] = clauseAround(compiled, answer.words, place);
  const led = answer.words.slice(from, place).some(({ lower }) => {
    const pronoun = compiled.subjects.get(lower);
    return pronoun !== undefined && goesWith(verb, pronoun.persons);
  });
  if (compiled.definition.german && led) return undefined;
  if (compiled.definition.dropsSubjects && beginsAnew(answer, phrase.determiner, end, verb)) return undefined;
  // "man kann …, das Schloss besichtigen": the verb is still the first one's.
  const { afterPause, opens } = phrase.determiner;
  if (afterPause && !opens && !has && looksInfinite(compiled, answer.words, verb.at)) return undefined;
  // "Das Buch finde ich": what stands first is not always the subject.
  const next = compiled.subjects.get(answer.words[verb.at + 1]?.lower ?? "");
  // "Quelles matières as-tu …": what is asked for stands first, too.
  if (!compiled.definition.dropsSubjects && next && goesWith(verb, next.persons)) return undefined;
  // "Le samedi nous allons": the verb already has a subject of its own.
  const nearer = compiled.subjects.get(answer.words[verb.at - 1]?.lower ?? "");
  if (nearer && verb.at - 1 > last.at && goesWith(verb, nearer.persons)) return undefined;
  return { first: phrase.determiner, persons: [number === "plural" ? 5 : 2], slots: subjective, verb };
};

/** German: a subject behind its verb ("gestern spielt ich"), unless the next word is the verb that goes with it. */
export const behindVerb = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const [verb, first, next] = [answer.words[place - 1], answer.words[place], answer.words[place + 1]];
  const pronoun = first && answer.compiled.subjects.get(first.lower);
  if (
    !answer.compiled.definition.german ||
    !pronoun ||
    !verb ||
    first.afterPause ||
    first.lower === "ihr" ||
    first.lower === "sie" ||
    // "Pommes essen ich und meine Freunde"
    (next?.lower === "und" && /^mein/.test(answer.words[place + 2]?.lower ?? "") && goesWith(verb, [3]))
  )
    return undefined;
  // "… und hasse es": the object of a verb whose subject went before.
  if (first.lower === "es" && goesWith(verb, [0])) return undefined;
  const conjugated = verb.verbs.some(({ person }) => person !== undefined);
  // "Ich habe es": the verb has its subject before it, and this is the object.
  const before = verb.afterPause
    ? undefined
    : answer.compiled.subjects.get(answer.words[place - 2]?.lower ?? "");
  if (before && goesWith(verb, before.persons)) return undefined;
  return conjugated && !goesWith(next, pronoun.persons) ? { ...pronoun, first, verb } : undefined;
};
