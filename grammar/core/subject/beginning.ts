import { clauseAround, isMeans } from "../clause.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { type Phrase, phraseAt, ruledSlots } from "../phrase/phrase.ts";
import { isSubject, type Word } from "../word.ts";
import { ACTORS, phraseOnlyPlural } from "./noun.ts";
import { behindAside, behindComplements, goesWith, verbAfter } from "./verb.ts";

const COMPARING = /^(?:más|menos|mejor|mejores|peor|peores|mayor|menor)$/;

/** The last word before this place that has a pause before it. */
const lastPauseBefore = (words: ParsedAnswer["words"], place: number): Word | undefined => {
  let at = place - 1;
  while (at >= 0 && !words[at]?.afterPause) at -= 1;
  return words[at];
};

/** Does the word before allow a subject to begin here? */
export const mayBegin = (answer: ParsedAnswer, place: number): boolean => {
  const { words, compiled, uses } = answer;
  const word = words[place];
  const before = words[place - 1];
  if (!word || !before || word.afterPause) return true;
  // "pas du tout | mes voisins ont …"
  if (before.lower === "tout" && words[place - 2]?.lower === "du") return true;
  // "Todos los profesores", "toute ma famille": a subject may begin before its article.
  if (/^(?:tod[oa]s?|tous|toute?s?|alle)$/.test(before.lower))
    return (
      mayBegin(answer, place - 1) ||
      (compiled.definition.spanish !== undefined && isUnserved(answer, place - 1))
    );
  // "la semana que viene mi novio y yo"
  if (before.lower === "viene" && words[place - 2]?.lower === "que") return true;
  // "Celui qui n'aime pas les enfants n'a …": French, an object behind its verb.
  if (compiled.definition.onlySubjects && /^(?:pas|plus|jamais|guère)$/.test(before.lower)) return false;
  // "um ein Auto kaufen": a time, but only behind a number.
  if (compiled.definition.german && before.lower === "um") return false;
  // "como mucha fruta" is eating, and "más que los regalos" compares.
  if (compiled.definition.dropsSubjects) {
    // … but "lo peor es que las calles" tells something.
    const compares = words
      .slice(Math.max(0, place - 5), place - 1)
      .some(({ lower, at }) => COMPARING.test(lower) && !uses.some((use) => use.at > at && use.at < place));
    // "… más zonas para que los niños"
    const ruled = compiled.lists.prepositions.has(words[place - 2]?.lower ?? "");
    if (uses.some(({ at }) => at === before.at) || (before.lower === "que" && compares && !ruled))
      return false;
  }
  const { joining, subordinating, times, between, affirming } = compiled.lists;
  if (compiled.definition.german && /^(?:aber|denn)$/.test(before.lower)) return true;
  // "… mi cama pero mi hermana …", "… sportif mais ma mère …": it joins clauses only.
  if (/^(?:pero|mais|car)$/.test(before.lower)) return true;
  // "…, et mes parents m'ont offert": a pause parts no pair.
  if (before.lower === "et" && before.afterPause && compiled.definition.onlySubjects) return true;
  // "mon père et ma mère": the second belongs to a longer subject.
  // In German a verb at the end may follow as well: "und ein Fahrrad bekommen".
  if (joining.has(before.lower)) {
    const first = words[place - 2];
    const owner = words[place - 3];
    // "mon amie anglaise et sa sœur": the adjective belongs to a noun.
    const described =
      owner !== undefined && owner.nouns.length > 0 && !uses.some(({ at }) => at === owner.at);
    const joined =
      first !== undefined && !described && (first.verbs.length > 0 || first.adjectives.length > 0);
    // "Y la gente tiran …", ", y mis padres": it joins what follows a pause as a clause.
    // … but not "mi hermano, que vive aquí, y mi prima vienen".
    const aside = lastPauseBefore(words, before.at);
    if (compiled.definition.spanish && before.afterPause && before.lower === "y")
      return aside?.lower !== "que";
    if (opensAnew(answer, place)) return true;
    return !compiled.definition.german && joined && first.nouns.length === 0;
  }
  if (isMeans(compiled, words, before.at)) return false;
  return [subordinating, times, between, affirming].some((list) => list.has(before.lower));
};

/** French: "mon père fait la cuisine et ma mère passent": a thing that a verb has taken makes no pair with somebody. */
const opensAnew = (answer: ParsedAnswer, place: number): boolean => {
  const { words, compiled, uses } = answer;
  const [first, phrase] = [words[place - 2], phraseAt(answer, place)];
  const isSomebody = ({ nouns }: Word) => nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
  if (!compiled.definition.onlySubjects || !first?.nouns.length || !phrase || !isSomebody(phrase.noun))
    return false;
  const [from] = clauseAround(compiled, words, place - 2);
  const told = uses.some(({ at, head }) => at >= from && head < first.at);
  return words[place - 1]?.lower === "et" && told && !isSomebody(first) && isServing(answer, first.at);
};

/** Pronouns that may be something else than a subject: they need room before them. */
export const isOpen = (answer: ParsedAnswer, place: number): boolean => {
  const word = answer.words[place];
  const clear = word && !answer.compiled.lists.clitics.has(word.lower);
  // "et nous mangons", "et après nous regarde": no object, as its verb tells, or the adverb before it.
  const [earlier, next] = [answer.words[place - 2], answer.words[place + 1]];
  const leads =
    answer.compiled.definition.onlySubjects &&
    word?.lower === "nous" &&
    (/.{2}ons$/.test(next?.lower ?? "") ||
      (answer.words[place - 1]?.lower === "après" && /^(?:et|puis)$/.test(earlier?.lower ?? "")));
  if (leads) return true;
  const before = answer.words[place - 1];
  const ruled =
    before !== undefined && answer.compiled.lists.prepositions.has(before.lower) && !word?.afterPause;
  if (word && answer.compiled.definition.onlySubjects?.includes(word.lower)) return true;
  return !ruled && (clear || mayBegin(answer, place));
};

export const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && (word.nouns.length > 0 || word.capital);

/** Does the noun at this place belong to a verb or a preposition before it: "ist Lehrer", "in Leeds"? */
export const isServing = ({ words, compiled }: ParsedAnswer, noun: number): boolean => {
  let at = noun - 1;
  while (compiled.determiners.has(words[at]?.lower ?? "") || (words[at]?.adjectives.length ?? 0) > 0) at -= 1;
  return goesWith(words[at], [0, 1, 2]) || compiled.lists.prepositions.has(words[at]?.lower ?? "");
};

/** Does a preposition lead to the noun at this place? */
const ruledBefore = ({ words, compiled }: ParsedAnswer, noun: number): boolean =>
  (words[noun]?.nouns.length ?? 0) > 0 &&
  words.slice(Math.max(0, noun - 2), noun).some(({ lower }) => compiled.lists.prepositions.has(lower));

/** "Müll und die Leute wirft", "… un lit et mes vêtements est": a pair would need the plural, and so does this one. */
export const isLonely = (answer: ParsedAnswer, place: number, phrase: Phrase | undefined): boolean => {
  const { words, compiled, uses } = answer;
  const last = phrase && (phrase.late.at(-1) ?? phrase.noun);
  const verb = last && words[last.at + 1];
  // "… un parc et la plage est beau", "… une carte et mes amis m'a offert": French, where a verb in the singular has the nearer noun for its subject.
  if (compiled.definition.onlySubjects && phrase && last) {
    // "… et les transports en commun est …"
    const own = behindAside(answer, last.at + 1) ?? verbAfter(answer, last.at + 1);
    const is = /^(?:est|a|va|fait)$/.test(own?.lower ?? "");
    const acts =
      own &&
      (is || (own.nouns.length + own.adjectives.length === 0 && !compiled.lexicon.functional.has(own.lower)));
    const several = ruledSlots(phrase).every((slot) => slot[1] === "p");
    const mine = goesWith(own, [0, 1, 2]) && (several || !goesWith(own, [5]));
    return words[place - 1]?.lower === "et" && acts === true && mine && !words[place]?.afterPause;
  }
  if (!phrase || !verb || verb.afterPause || words[place]?.afterPause) return false;
  const plural = ruledSlots(phrase).every((slot) => slot[1] === "p");
  // "… la mesa y mis hermanos lava los platos", "… los platos y mi hermana lavan la ropa": Spanish.
  if (compiled.definition.spanish) {
    const [from] = clauseAround(compiled, words, place - 1);
    const [before, joint] = [words[place - 2], words[place - 1]];
    const told = uses.some(({ at }) => at >= Math.min(from, place - 4) && at < place);
    const people = before?.nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
    const acts = goesWith(verb, [plural ? 2 : 5]) && !goesWith(verb, [plural ? 5 : 2]);
    // "… y unos pantalones negros | es cómodo"
    const is = verb.verbs.some(({ verb: { lemma } }) => compiled.definition.copulas.includes(lemma));
    const anew = is && !phrase.noun.nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
    return (
      joint?.lower === "y" &&
      !joint.afterPause &&
      acts &&
      !anew &&
      (plural || (told && !people && before !== undefined))
    );
  }
  if (!compiled.definition.german) return false;
  // "Toast und meine Schwester esst": a form for nobody named.
  const odd = goesWith(verb, [4]) && !goesWith(verb, [2]) && !goesWith(verb, [5]);
  // "Ich gehe ins Kino und meine Familie haben …": what stands before has a verb and a preposition of its own.
  const one =
    ruledSlots(phrase).every((slot) => slot[1] === "s") && /^(?:haben|sind|waren|hatten)$/.test(verb.lower);
  const next = words[verb.at + 1];
  const told =
    one &&
    next !== undefined &&
    !next.afterPause &&
    !compiled.subjects.has(next.lower) &&
    ruledBefore(answer, place - 2) &&
    uses.some(({ at }) => at < place - 2);
  if (told && words[place - 1]?.lower === "und") return true;
  return (
    words[place - 1]?.lower === "und" && (odd || (plural && goesWith(verb, [2]) && !goesWith(verb, [5])))
  );
};

/** German: "lecker und die Leute …": no noun stands before, with which this one could make a pair. */
export const continuesAt = ({ words, compiled }: ParsedAnswer, place: number): boolean => {
  const [before, joint] = [words[place - 2], words[place - 1]];
  if (!compiled.definition.german || !before || !joint || words[place]?.afterPause) return false;
  return compiled.lists.joining.has(joint.lower) && before.adjectives.length > 0 && before.nouns.length === 0;
};

/** German: "… in meiner Familie meine Eltern ist geschieden": what many do begins anew, as it is heard. */
export const isAnew = (
  { words, compiled }: ParsedAnswer,
  place: number,
  phrase: Phrase | undefined,
): boolean => {
  const [before, verb] = [words[place - 1], phrase && words[phrase.noun.at + 1]];
  const behind = verb && words[verb.at + 1];
  if (!compiled.definition.german || !phrase || !verb || !behind || behind.afterPause || verb.afterPause)
    return false;
  return (
    before !== undefined &&
    before.nouns.length + before.adjectives.length > 0 &&
    before.verbs.length === 0 &&
    /^(?:ist|war|hat)$/.test(verb.lower) &&
    !compiled.lists.joining.has(behind.lower) &&
    !isSubject(compiled, behind) &&
    phraseOnlyPlural(phrase)
  );
};

/** Has no verb been told since the last pause, and does the word before lead to nothing? */
export const isUnserved = (answer: ParsedAnswer, place: number): boolean => {
  const { words, uses } = answer;
  const before = words[place - 1];
  if (!before || words[place]?.afterPause) return true;
  return isPlain(answer, before) && !hasTold(words, uses, place);
};

const hasTold = (words: ParsedAnswer["words"], uses: ParsedAnswer["uses"], place: number): boolean => {
  const from = lastPauseBefore(words, place)?.at ?? 0;
  return uses.some(({ at, head }) => at >= from && head < place);
};

/** Behind one of these a name follows: "el libro La sombra del viento". */
const TITLED = /^(?:libro|novela|película|serie|programa|obra|canción|juego)$/;

/** Spanish: "… pavo y mi abuelo preparan", "si apruebo todo mis padres me llevará": what has no other verb to serve is a subject. */
export const isFreed = (answer: ParsedAnswer, place: number, phrase: Phrase | undefined): boolean => {
  const { words, compiled, uses } = answer;
  const [before, first] = [words[place - 1], words[place]];
  // French: "en France les élèves finit", "l'été prochain ma sœur ira", as it is heard
  const lead = compiled.definition.onlySubjects && lastPauseBefore(words, place);
  const starts =
    lead &&
    (compiled.lists.prepositions.has(lead.lower) ||
      compiled.lists.times.has(words[lead.at + 1]?.lower ?? ""));
  if (
    compiled.definition.onlySubjects &&
    starts &&
    /^(?:m(?:a|on|es)|les?|la|notre|nos)$/.test(first?.lower ?? "")
  )
    return isUnserved(answer, place);
  if (!compiled.definition.dropsSubjects || !phrase || !before || !first || first.afterPause) return false;
  const end = behindComplements(answer, (phrase.late.at(-1) ?? phrase.noun).at + 1);
  const verb = verbAfter(answer, end);
  const selfless = ({ lower }: Word) => !/^(?:lo|la|los|las)$/.test(lower);
  const acts =
    verb !== undefined &&
    verb.nouns.length + verb.adjectives.length === 0 &&
    uses.some(({ at }) => at === verb.at) &&
    words.slice(end, verb.at).every(selfless);
  if (!acts) return false;
  // "… y unos pantalones negros | es cómodo": nobody hears the pause.
  const written = /[.,;:!?]\s|[.!?]$/.test(answer.text);
  const told = hasTold(words, uses, place);
  const open = /^un[ao]s?$/.test(first.lower) || /^(?:es|está|era)$/.test(verb.lower);
  const agrees = goesWith(verb, ruledSlots(phrase).some((slot) => slot[1] === "s") ? [2] : [5]);
  if (/^[ye]$/.test(before.lower))
    return !before.afterPause && goesWith(verb, [2, 5]) && told && (written || !open || agrees);
  if (/^(?:luego|después|entonces|todo|además|también|encima|ahora|así)$/.test(before.lower))
    return goesWith(verb, [2, 5]);
  // "nadar en el mar | la montaña es aburrido": what a thing is like, as it is heard.
  // … but "… al cine | la verdad es caro" is by the way.
  const thing =
    phrase.noun.lower !== "verdad" && !phrase.noun.nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
  const anew = /^(?:el|l[ao]s?)$/.test(first.lower) && /^(?:es|son)$/.test(verb.lower) && verb.at === end;
  const free = written || !told || (before.nouns.length > 0 && thing && anew);
  return isPlain(answer, before) && free && !TITLED.test(before.lower);
};

/** Does this word lead to no noun? */
const isPlain = ({ compiled, uses }: ParsedAnswer, { at, lower, verbs, nouns }: Word): boolean =>
  (verbs.length === 0 || (nouns.length > 0 && !uses.some((use) => use.at === at))) &&
  ![compiled.lists.prepositions, compiled.lists.clitics, compiled.lists.numbers, compiled.determiners].some(
    (list) => list.has(lower),
  ) &&
  !/^(?:ni|[oyeu]|que|incluso|hasta)$/.test(lower);
