import type { Answer } from "./answer.ts";
import { clauseAround, isMeans, looksInfinite } from "./clause.ts";
import type { NounReading } from "./lexicon.ts";
import type { Person, Slot } from "./morphology.ts";
import { isActing, numberOf, type Phrase, phraseAt, ruledSlots } from "./phrase.ts";
import { isSubject, type Word } from "./word.ts";

/** A subject that certainly is one, and the word that should be its verb; in German it may stand before `first`. */
export type Subject = {
  first: Word;
  persons: readonly Person[];
  /** What an adjective about it may be; empty where that is open. */
  slots: readonly Slot[];
  verb: Word;
};

/** Is this word a form of a verb that goes with one of these persons? */
const goesWith = (word: Word | undefined, persons: readonly Person[]): boolean =>
  word?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;

const COMPARING = /^(?:más|menos|mejor|mejores|peor|peores|mayor|menor)$/;

/** Does the word before allow a subject to begin here? */
const mayBegin = (answer: Answer, place: number): boolean => {
  const { words, speech, uses } = answer;
  const word = words[place];
  const before = words[place - 1];
  if (!word || !before || word.afterPause) return true;
  // "pas du tout | mes voisins ont …"
  if (before.lower === "tout" && words[place - 2]?.lower === "du") return true;
  // "Todos los profesores", "toute ma famille": a subject may begin before its article.
  if (/^(?:tod[oa]s|tous|toute?s?)$/.test(before.lower)) return mayBegin(answer, place - 1);
  // "Celui qui n'aime pas les enfants n'a …": French, an object behind its verb.
  if (speech.tongue.onlySubjects && /^(?:pas|plus|jamais|guère)$/.test(before.lower)) return false;
  // "um ein Auto kaufen": a time, but only behind a number.
  if (speech.tongue.german && before.lower === "um") return false;
  // "como mucha fruta" is eating, and "más que los regalos" compares.
  if (speech.tongue.dropsSubjects) {
    // … but "lo peor es que las calles" tells something.
    const compares = words
      .slice(Math.max(0, place - 5), place - 1)
      .some(({ lower, at }) => COMPARING.test(lower) && !uses.some((use) => use.at > at && use.at < place));
    // "… más zonas para que los niños"
    const ruled = speech.lists.prepositions.has(words[place - 2]?.lower ?? "");
    if (uses.some(({ at }) => at === before.at) || (before.lower === "que" && compares && !ruled))
      return false;
  }
  const { joining, subordinating, times, between, affirming } = speech.lists;
  if (speech.tongue.german && /^(?:aber|denn)$/.test(before.lower)) return true;
  // "… mi cama pero mi hermana …", "… sportif mais ma mère …": it joins clauses only.
  if (/^(?:pero|mais|car)$/.test(before.lower)) return true;
  // "…, et mes parents m'ont offert": a pause parts no pair.
  if (before.lower === "et" && before.afterPause && speech.tongue.onlySubjects) return true;
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
    const aside = words.slice(0, before.at).findLast(({ afterPause }) => afterPause);
    if (speech.tongue.spanish && before.afterPause && before.lower === "y") return aside?.lower !== "que";
    return !speech.tongue.german && joined && first.nouns.length === 0;
  }
  if (isMeans(speech, words, before.at)) return false;
  return [subordinating, times, between, affirming].some((list) => list.has(before.lower));
};

const verbAfter = ({ words, speech }: Answer, from: number): Word | undefined => {
  let at = from;
  const isOften = (lower: string | undefined) =>
    speech.tongue.spanish !== undefined &&
    /^(?:veces|menudo|normalmente|generalmente|casi|solo)$/.test(lower ?? "");
  for (; !words[at]?.afterPause; at += 1) {
    const lower = words[at]?.lower ?? "";
    // "la gente a veces dice"
    const leads = lower === "a" && isOften(words[at + 1]?.lower);
    if (!speech.lists.clitics.has(lower) && !leads && !isOften(lower)) break;
  }
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** The place behind "de maths", "de mon ami", "von Tom": what belongs to a noun. */
const behindComplements = (answer: Answer, from: number): number => {
  const { words, speech } = answer;
  const link = words[from];
  if (!link || link.afterPause || !speech.lists.belonging.has(link.lower)) return from;
  const phrase = phraseAt(answer, from) ?? phraseAt(answer, from + 1);
  const noun = phrase?.noun ?? words[from + 1];
  const named = noun && (noun.nouns.length > 0 || noun.capital);
  // "la habitación de mi hermano mayor"
  const last = (speech.tongue.spanish && phrase?.late.at(-1)) || noun;
  return named && last ? behindComplements(answer, last.at + 1) : from;
};

/**
 * Spanish: the verb behind what is told by the way, "mi abuelo, que tiene ochenta años, vive …", or further off, "la cocina donde
 * desayunamos está …", where only ser and estar are certain.
 */
const behindAside = ({ words, speech, uses }: Answer, from: number): Word | undefined => {
  const link = words[from];
  if (!speech.tongue.spanish || !link || !/^(?:que|quien|donde|en|con|para)$/.test(link.lower))
    return undefined;
  const told = uses.filter(({ at }) => at > from);
  if (link.afterPause) {
    const verb = words.slice(from + 1, from + 15).find(({ afterPause }) => afterPause);
    return verb?.at === told[1]?.at ? verb : undefined;
  }
  const related = words.slice(from, from + 4).some(({ lower }) => /^(?:que|donde)$/.test(lower));
  const use = told[related ? 1 : 0];
  if (!use || !/^(?:ser|estar)$/.test(use.verb.lemma)) return undefined;
  const { joining, reasons } = speech.lists;
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

/** Pronouns that may be something else than a subject: they need room before them. */
const isOpen = (answer: Answer, place: number): boolean => {
  const word = answer.words[place];
  const clear = word && !answer.speech.lists.clitics.has(word.lower);
  // "et nous mangons", "et après nous regarde": no object, as its verb tells, or the adverb before it.
  const [earlier, next] = [answer.words[place - 2], answer.words[place + 1]];
  const leads =
    answer.speech.tongue.onlySubjects &&
    word?.lower === "nous" &&
    (/.{2}ons$/.test(next?.lower ?? "") ||
      (answer.words[place - 1]?.lower === "après" && /^(?:et|puis)$/.test(earlier?.lower ?? "")));
  if (leads) return true;
  const before = answer.words[place - 1];
  const ruled =
    before !== undefined && answer.speech.lists.prepositions.has(before.lower) && !word?.afterPause;
  if (word && answer.speech.tongue.onlySubjects?.includes(word.lower)) return true;
  return !ruled && (clear || mayBegin(answer, place));
};

const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && (word.nouns.length > 0 || word.capital);

/** Does the noun at this place belong to a verb or a preposition before it: "ist Lehrer", "in Leeds"? */
const isServing = ({ words, speech }: Answer, noun: number): boolean => {
  let at = noun - 1;
  while (speech.determiners.has(words[at]?.lower ?? "") || (words[at]?.adjectives.length ?? 0) > 0) at -= 1;
  return goesWith(words[at], [0, 1, 2]) || speech.lists.prepositions.has(words[at]?.lower ?? "");
};

const pronounAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  const pronoun = first && speech.subjects.get(first.lower);
  if (!first || !pronoun || !isOpen(answer, place)) return undefined;
  const before = words[place - 1];
  // "as-tu", "est-ce": the verb stands before its subject.
  if (before && before.end <= first.start && answer.text.slice(before.end, first.start).includes("-"))
    return undefined;
  // "Gestern habe ich": the verb of this subject was already there.
  const turned = speech.tongue.german && !first.afterPause && goesWith(before, pronoun.persons);
  if (turned) return undefined;
  const verb = verbAfter(answer, place + 1);
  // "mes profs … et nous donnent", "ce qui nous fait rire": an object, since there is a subject before.
  // "Le guide, qui y avait travaillé, nous a raconté": the clause between the two has ended.
  const resumed =
    speech.tongue.onlySubjects !== undefined &&
    first.afterPause &&
    !first.opens &&
    words
      .slice(Math.max(0, place - 12), place)
      .some((word) => word.afterPause && /^(?:qui|que|qu'|dont|où)$/.test(word.lower));
  const object =
    speech.lists.clitics.has(first.lower) &&
    before !== undefined &&
    (speech.lists.joining.has(before.lower) || before.lower === "qui" || resumed) &&
    !goesWith(verb, pronoun.persons) &&
    goesWith(verb, [2, 5]) &&
    (before.lower === "qui" ||
      resumed ||
      answer.uses.some(({ at }) => at < place && goesWith(words[at], [2, 5]) && !goesWith(words[at], [0])));
  if (object) return undefined;
  // "Ihr kann ich alles sagen": to her.
  const behind = verb && !verb.afterPause ? speech.subjects.get(words[verb.at + 1]?.lower ?? "") : undefined;
  if (first.lower === "ihr" && behind && !goesWith(verb, [4]) && goesWith(verb, behind.persons))
    return undefined;
  // "drei Jahre älter als ich": compared with, and no subject.
  const compared = speech.tongue.german && before && !first.afterPause && /^(?:als|wie)$/.test(before.lower);
  if (compared && !before.afterPause && !goesWith(verb, pronoun.persons)) return undefined;
  // "Mi hermana y yo hicimos": two together are we or they.
  const pairs =
    before &&
    (speech.lists.joining.has(before.lower) || speech.tongue.german?.pairing.includes(before.lower));
  const joint = pairs === true && !first.afterPause;
  // "dass sogar ich es verstehe": its verb has a subject already.
  const prior = first.afterPause ? undefined : speech.subjects.get(before?.lower ?? "");
  if (speech.tongue.german && prior && goesWith(verb, prior.persons)) return undefined;
  // "Mein Vater ist Lehrer und er …": the noun before belongs to another verb.
  const served = isServing(answer, place - 2);
  // … but "mes amis et on mangeons" is no pair: in French it would be "moi".
  if (
    joint &&
    !speech.tongue.onlySubjects &&
    pronoun.persons.every((person) => person < 3) &&
    verb?.verbs.some(({ person }) => person === 3 || person === 5) &&
    (!speech.tongue.german || (isNamed(words[place - 2]) && !served))
  )
    return undefined;
  if (speech.tongue.german && verb && speech.determiners.has(verb.lower)) return undefined;
  return verb && { ...pronoun, first, verb };
};

/**
 * Spanish: "los exámenes, sobre todo", "la primera parte la hice bien", "me gusta más la música | acabo de empezar": what
 * follows the noun is no verb, or somebody else's.
 */
const beginsAnew = ({ words, speech, uses }: Answer, first: Word, end: number, verb: Word): boolean => {
  const used = uses.some(({ at }) => at === verb.at);
  if (speech.lexicon.functional.has(verb.lower) && !used) return true;
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
  const { between: adverbs, affirming } = speech.lists;
  if (!third && before && (adverbs.has(before.lower) || affirming.has(before.lower))) return true;
  return (
    between.includes("se") &&
    verb.verbs.some(({ verb: { lemma } }) =>
      /^(?:poder|permitir|deber|prohibir|comer|hablar|necesitar)$/.test(lemma),
    )
  );
};

/** "Müll und die Leute wirft", "… un lit et mes vêtements est": a pair would need the plural, and so does this one. */
const isLonely = (answer: Answer, place: number, phrase: Phrase | undefined): boolean => {
  const { words, speech, uses } = answer;
  const last = phrase && (phrase.late.at(-1) ?? phrase.noun);
  const verb = last && words[last.at + 1];
  // "… un parc et la plage est beau", "… une carte et mes amis m'a offert": French, where a verb in the singular has the nearer noun for its subject.
  if (speech.tongue.onlySubjects && phrase && last) {
    const own = verbAfter(answer, last.at + 1);
    const is = /^(?:est|a|va|fait)$/.test(own?.lower ?? "");
    const acts =
      own &&
      (is || (own.nouns.length + own.adjectives.length === 0 && !speech.lexicon.functional.has(own.lower)));
    const several = ruledSlots(phrase).every((slot) => slot[1] === "p");
    const mine = goesWith(own, [0, 1, 2]) && (several || !goesWith(own, [5]));
    return words[place - 1]?.lower === "et" && acts === true && mine && !words[place]?.afterPause;
  }
  if (!phrase || !verb || verb.afterPause || words[place]?.afterPause) return false;
  const plural = ruledSlots(phrase).every((slot) => slot[1] === "p");
  // "… la mesa y mis hermanos lava los platos", "… los platos y mi hermana lavan la ropa": Spanish.
  if (speech.tongue.spanish) {
    const [from] = clauseAround(speech, words, place - 1);
    const [before, joint] = [words[place - 2], words[place - 1]];
    const told = uses.some(({ at }) => at >= Math.min(from, place - 4) && at < place);
    const people = before?.nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
    const acts = goesWith(verb, [plural ? 2 : 5]) && !goesWith(verb, [plural ? 5 : 2]);
    // "… y unos pantalones negros | es cómodo"
    const is = verb.verbs.some(({ verb: { lemma } }) => speech.tongue.copulas.includes(lemma));
    const anew = is && !phrase.noun.nouns.some(({ topic }) => ACTORS.test(topic ?? ""));
    return (
      joint?.lower === "y" &&
      !joint.afterPause &&
      acts &&
      !anew &&
      (plural || (told && !people && before !== undefined))
    );
  }
  if (!speech.tongue.german) return false;
  // "Toast und meine Schwester esst": a form for nobody named.
  const odd = goesWith(verb, [4]) && !goesWith(verb, [2]) && !goesWith(verb, [5]);
  return (
    words[place - 1]?.lower === "und" && (odd || (plural && goesWith(verb, [2]) && !goesWith(verb, [5])))
  );
};

/** German: "lecker und die Leute …": no noun stands before, with which this one could make a pair. */
const continuesAt = ({ words, speech }: Answer, place: number): boolean => {
  const [before, joint] = [words[place - 2], words[place - 1]];
  if (!speech.tongue.german || !before || !joint || words[place]?.afterPause) return false;
  return speech.lists.joining.has(joint.lower) && before.adjectives.length > 0 && before.nouns.length === 0;
};

/** German: "… in meiner Familie meine Eltern ist geschieden": what many do begins anew, as it is heard. */
const isAnew = ({ words, speech }: Answer, place: number, phrase: Phrase | undefined): boolean => {
  const [before, verb] = [words[place - 1], phrase && words[phrase.noun.at + 1]];
  const behind = verb && words[verb.at + 1];
  if (!speech.tongue.german || !phrase || !verb || !behind || behind.afterPause || verb.afterPause)
    return false;
  return (
    before !== undefined &&
    before.nouns.length + before.adjectives.length > 0 &&
    before.verbs.length === 0 &&
    /^(?:ist|war|hat)$/.test(verb.lower) &&
    !speech.lists.joining.has(behind.lower) &&
    !isSubject(speech, behind) &&
    phraseOnlyPlural(phrase)
  );
};

/** Has no verb been told since the last pause, and does the word before lead to nothing? */
const isUnserved = (answer: Answer, place: number): boolean => {
  const { words, uses } = answer;
  const before = words[place - 1];
  if (!before || words[place]?.afterPause) return true;
  return isPlain(answer, before) && !hasTold(words, uses, place);
};

const hasTold = (words: Answer["words"], uses: Answer["uses"], place: number): boolean => {
  const from = words.slice(0, place).findLast(({ afterPause }) => afterPause)?.at ?? 0;
  return uses.some(({ at, head }) => at >= from && head < place);
};

/** Spanish: "… pavo y mi abuelo preparan", "si apruebo todo mis padres me llevará": what has no other verb to serve is a subject. */
const isFreed = (answer: Answer, place: number, phrase: Phrase | undefined): boolean => {
  const { words, speech, uses } = answer;
  const [before, first] = [words[place - 1], words[place]];
  if (!speech.tongue.dropsSubjects || !phrase || !before || !first || first.afterPause) return false;
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
  if (/^[ye]$/.test(before.lower)) return !before.afterPause && told && (written || !open || agrees);
  if (/^(?:luego|después|entonces|todo|además|también|encima|ahora|así)$/.test(before.lower))
    return goesWith(verb, [2, 5]);
  return isPlain(answer, before) && (written || !told);
};

/** Does this word lead to no noun? */
const isPlain = ({ speech, uses }: Answer, { at, lower, verbs, nouns }: Word): boolean =>
  (verbs.length === 0 || (nouns.length > 0 && !uses.some((use) => use.at === at))) &&
  ![speech.lists.prepositions, speech.lists.clitics, speech.lists.numbers, speech.determiners].some((list) =>
    list.has(lower),
  ) &&
  !/^(?:ni|[oyeu]|que|incluso|hasta)$/.test(lower);

const phraseOnlyPlural = (phrase: Phrase): boolean => {
  const slots = ruledSlots(phrase);
  return slots.some((slot) => slot.endsWith("n")) && slots.every((slot) => slot[1] === "p");
};

/** May this phrase behind a verb be its subject? A thing only where it can be nothing else: "die Schüler muss eine Uniform tragen". */
const mayAct = (phrase: Phrase): boolean => {
  const slots = ruledSlots(phrase).filter((slot) => slot[1] === "s");
  const acts = phrase.noun.nouns.some(({ topic }) => topic === undefined || ACTORS.test(topic));
  return slots.some((slot) => slot.endsWith("n")) && (acts || slots.every((slot) => slot.endsWith("n")));
};
const ACTORS = /^(?:family|friends|animals|work)$/;

/** French: "beaucoup de jeunes traînent" – many are several, wherever no verb stands before them. */
const quantityAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech, uses } = answer;
  const [first, link, noun] = words.slice(place, place + 3);
  if (!speech.tongue.onlySubjects || !first || !/^(?:beaucoup|trop|peu|plein)$/.test(first.lower))
    return undefined;
  if (!link || !noun || link.afterPause || noun.afterPause || !/^d['e]$/.test(link.lower)) return undefined;
  const many =
    noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p"));
  const [from] = clauseAround(speech, words, place);
  const led = words
    .slice(from, place)
    .some(
      ({ at, verbs, nouns }) => uses.some((use) => use.at === at) || (verbs.length > 0 && nouns.length === 0),
    );
  const verb = many && !led ? verbAfter(answer, behindComplements(answer, place + 3)) : undefined;
  return verb && verb.verbs.length > 0 ? { first, persons: [5], slots: [], verb } : undefined;
};

/** French: "les manèges va": no table has the noun, but its article tells how many there are. */
const unknownAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const [first, noun] = [words[place], words[place + 1]];
  if (!speech.tongue.onlySubjects || !first || !noun || noun.afterPause || noun.capital) return undefined;
  if (speech.lexicon.known.has(noun.lower) || noun.lower.length < 4 || !mayBegin(answer, place))
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

const nounAt = (answer: Answer, place: number): Subject | undefined => {
  const { speech } = answer;
  const own = phraseAt(answer, place);
  const continues = continuesAt(answer, place) || isLonely(answer, place, own) || isAnew(answer, place, own);
  const freed = isFreed(answer, place, own);
  const phrase = mayBegin(answer, place) || continues || freed ? phraseAt(answer, place) : undefined;
  if (!phrase) return undefined;
  // "una falda gris y una camisa blanca | es cómodo": what is new is told, and tells nothing.
  const { lower: article, afterPause: fresh } = phrase.determiner;
  if (
    speech.tongue.spanish &&
    !fresh &&
    /^un[oa]?s?$/.test(article) &&
    answer.words[place - 1]?.lower === "y"
  )
    return undefined;
  // "Al fondo se pueden ver árboles": whatever has a preposition in it does nothing.
  if (speech.tongue.dropsSubjects && speech.lists.prepositions.has(phrase.determiner.lower)) return undefined;
  // "Au rez-de-chaussée se trouvent la cuisine et le salon"
  if (speech.tongue.onlySubjects && /^aux?$/.test(phrase.determiner.lower)) return undefined;
  // "la moitié des élèves viennent": part of several may go with either number.
  const parts = speech.tongue.parts?.includes(phrase.noun.lower);
  if (parts && phrase.noun.at + 1 < answer.words.length) return undefined;
  const slots = ruledSlots(phrase);
  const subjective = slots.filter((slot) => slot.length === 2 || slot.endsWith("n"));
  const numbers = new Set(subjective.map(numberOf));
  const [number] = numbers;
  const acting = phrase.late.find((word) => isActing(answer, word, slots));
  const late = phrase.late.filter(({ at }) => at < (acting?.at ?? Number.POSITIVE_INFINITY));
  const last = (!speech.tongue.german && late.at(-1)) || phrase.noun;
  const end = behindComplements(answer, last.at + 1);
  // "El sábado pasado fui", "este fin de semana voy": the time when something happens does nothing itself.
  const verb = behindAside(answer, end) ?? verbAfter(answer, end);
  const timed = answer.words
    .slice(place, end)
    .some(
      ({ lower, nouns }) =>
        speech.lists.times.has(lower) ||
        (speech.tongue.dropsSubjects && nouns.some(({ lemma }) => speech.lists.times.has(lemma))),
    );
  // … but "die Ferien war toll" is about the holidays, and "ma semaine était chargée" about the week.
  const described =
    (number === "plural" || speech.tongue.onlySubjects) &&
    verb?.verbs.some((each) => ["sein", "être"].includes(each.verb.lemma));
  if (timed && !described) return undefined;
  // "dass meine Schwester meine Sachen nimmt"
  if (speech.tongue.german && verb && speech.determiners.has(verb.lower)) return undefined;
  if (!verb || !number || numbers.size > 1) return undefined;
  // "les gens boirent": no form of any verb, but meant for one.
  const meant = speech.tongue.onlySubjects && speech.lexicon.misformed.get(verb.lower)?.person !== undefined;
  if (verb.verbs.length === 0 && !meant) return undefined;
  // "Die Hunde mag mein Bruder": the subject follows.
  const later = speech.tongue.german && !goesWith(verb, [5]) ? phraseAt(answer, verb.at + 1) : undefined;
  if (later && number === "plural" && mayAct(later)) return undefined;
  const certain =
    verb.verbs.every(({ person }) => person !== undefined) && answer.words[verb.at + 1]?.afterPause === false;
  if (continues && !certain) return undefined;
  // "weil man da neue Leute kennenlernt": the clause had its subject before.
  const [from] = clauseAround(speech, answer.words, place);
  const led = answer.words.slice(from, place).some(({ lower }) => {
    const pronoun = speech.subjects.get(lower);
    return pronoun !== undefined && goesWith(verb, pronoun.persons);
  });
  if (speech.tongue.german && led) return undefined;
  if (speech.tongue.dropsSubjects && beginsAnew(answer, phrase.determiner, end, verb)) return undefined;
  // "man kann …, das Schloss besichtigen": the verb is still the first one's.
  const { afterPause, opens } = phrase.determiner;
  if (afterPause && !opens && looksInfinite(speech, answer.words, verb.at)) return undefined;
  // "Das Buch finde ich": what stands first is not always the subject.
  const next = speech.subjects.get(answer.words[verb.at + 1]?.lower ?? "");
  // "Quelles matières as-tu …": what is asked for stands first, too.
  if (!speech.tongue.dropsSubjects && next && goesWith(verb, next.persons)) return undefined;
  // "Le samedi nous allons": the verb already has a subject of its own.
  const nearer = speech.subjects.get(answer.words[verb.at - 1]?.lower ?? "");
  if (nearer && verb.at - 1 > last.at && goesWith(verb, nearer.persons)) return undefined;
  return { first: phrase.determiner, persons: [number === "plural" ? 5 : 2], slots: subjective, verb };
};

/** The place behind one part of a joint subject: "mi hermana", "yo", "Ana". */
const behindPart = (answer: Answer, place: number): number => {
  const word = answer.words[place];
  if (!word) return place;
  const phrase = phraseAt(answer, place);
  if (phrase) return ((answer.speech.tongue.spanish && phrase.late.at(-1)) || phrase.noun).at + 1;
  const named =
    (word.capital && !word.opens) || (word.capital && word.verbs.length + word.adjectives.length === 0);
  return answer.speech.subjects.has(word.lower) || (named && !answer.speech.determiners.has(word.lower))
    ? place + 1
    : place;
};

/** Spanish and French: "mi hermana y mi padre", "mes amis et moi" – two together are several. */
const jointAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  if (speech.tongue.german || !first || !mayBegin(answer, place)) return undefined;
  // "ella es rubia como mi madre y él tiene …"
  if (!first.afterPause && words[place - 1]?.lower === "como") return undefined;
  const end = behindPart(answer, place);
  const joint = words[end];
  if (end === place || !joint || joint.afterPause || !/^(?:[ye]|et)$/.test(joint.lower)) return undefined;
  // "mes amis et moi": of French pronouns only this one may be joined.
  const mine = words[end + 1]?.lower === "moi";
  const anew = speech.tongue.onlySubjects && speech.subjects.has(words[end + 1]?.lower ?? "");
  const behind = mine ? end + 2 : anew ? end + 1 : behindPart(answer, end + 1);
  if (behind === end + 1 || words[end + 1]?.afterPause) return undefined;
  const parts = words.slice(place, behind);
  if (parts.some(({ lower }) => speech.lists.times.has(lower))) return undefined;
  const verb = verbAfter(answer, behind);
  if (!verb || verb.verbs.length === 0) return undefined;
  const said = parts.flatMap(({ lower }) => speech.subjects.get(lower)?.persons ?? []);
  // "Tú y yo" are we; "tú y Ana" may be you or they, as one says in Spain or in America.
  const persons: Person[] =
    parts.some(({ lower }) => lower === "moi") || said.some((one) => one === 0 || one === 3)
      ? [3]
      : said.some((one) => one === 1 || one === 4)
        ? [4, 5]
        : [5];
  // "mi padre y mi hermana" are masculine together, "mi madre y mi hermana" feminine.
  const genders = parts.flatMap(({ nouns }) => (nouns.length > 0 ? [nouns.every(isFeminine)] : []));
  const slots = genders.includes(false) ? ["mp"] : genders.length === 2 ? ["fp"] : ["mp", "fp"];
  return { first, persons, slots, verb };
};

const isFeminine = ({ slots }: NounReading): boolean => slots.some((slot) => slot.startsWith("f"));

const isPerson = ({ nouns, capital, lower }: Word, { speech }: Answer): boolean =>
  nouns.length > 0
    ? nouns.some(({ topic }) => topic === "family" || topic === "friends")
    : capital && !speech.lexicon.known.has(lower);

/** German: "mein Opa und meine Oma", "meine Schwester und ich" – persons that begin a clause together. */
const pairAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  const before = words[place - 1];
  const starts = first?.afterPause || (before && speech.lists.affirming.has(before.lower));
  const dependent = before && !before.afterPause && speech.lists.subordinating.has(before.lower);
  if (!speech.tongue.german || !first || !(starts || dependent)) return undefined;
  // "jedes Mädchen und jeder Junge trägt": each of them for itself.
  if (/^(?:jed|kein)/.test(first.lower)) return undefined;
  // "anna und ich gehe", as it is heard
  const isName = first.opens && !speech.lexicon.known.has(first.lower) && words[place + 2]?.lower === "ich";
  const end = isName ? place + 1 : behindPart(answer, place);
  const last = behindPart(answer, end + 1);
  const parts = [words[end - 1], words[last - 1]];
  const verb = words[last];
  if (end === place || last === end + 1 || words[end]?.lower !== "und" || words[end]?.afterPause)
    return undefined;
  if (!verb || verb.afterPause || verb.verbs.length === 0 || words[end + 1]?.afterPause) return undefined;
  // "das Bad und die Küche ist": two things, each with its article.
  const things = [place, end + 1].every((at) =>
    /^(?:die|der|das|mein\p{L}*)$/u.test(phraseAt(answer, at)?.determiner.lower ?? ""),
  );
  if (
    !things &&
    !parts.every((part) => part && (isName || speech.subjects.has(part.lower) || isPerson(part, answer)))
  )
    return undefined;
  const said = words.slice(place, last).flatMap(({ lower }) => speech.subjects.get(lower)?.persons ?? []);
  // "… und ich | habe" may begin a clause of its own behind the verb that went before.
  if (verb.nouns.length > 0 || isSubject(speech, words[last + 1])) return undefined;
  const persons: Person[] = said.includes(0) ? [3] : said.includes(1) ? [4] : [5];
  return { first, persons, slots: [], verb };
};

/** German: a subject behind its verb ("gestern spielt ich"), unless the next word is the verb that goes with it. */
const behindVerb = (answer: Answer, place: number): Subject | undefined => {
  const [verb, first, next] = [answer.words[place - 1], answer.words[place], answer.words[place + 1]];
  const pronoun = first && answer.speech.subjects.get(first.lower);
  if (
    !answer.speech.tongue.german ||
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
    : answer.speech.subjects.get(answer.words[place - 2]?.lower ?? "");
  if (before && goesWith(verb, before.persons)) return undefined;
  return conjugated && !goesWith(next, pronoun.persons) ? { ...pronoun, first, verb } : undefined;
};

/** Spanish: "todos come juntos", "nadie saben": words that stand for persons or things by themselves. */
const SEVERAL = /^(?:tod[oa]s|muchos|muchas|algun[oa]s|otr[oa]s|amb[oa]s)$/;
const indefiniteAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const [first, next] = [words[place], words[place + 1]];
  if (!speech.tongue.dropsSubjects || !first || !next) return undefined;
  const each = first.lower === "cada" && /^un[ao]$/.test(next.lower);
  const several = SEVERAL.test(first.lower);
  if (!several && !each && !/^(?:nadie|alguien)$/.test(first.lower)) return undefined;
  if (!mayBegin(answer, place) && !isUnserved(answer, place)) return undefined;
  if (!several && goesWith(words[place - 1], [2, 5])) return undefined;
  const verb = verbAfter(answer, place + (each ? 2 : 1));
  const acts =
    verb &&
    verb.nouns.length + verb.adjectives.length === 0 &&
    verb.verbs.length > 0 &&
    !speech.lexicon.functional.has(verb.lower);
  if (!acts || words.slice(place + 1, verb.at).some(({ lower }) => /^l[oae]s?$/.test(lower)))
    return undefined;
  const slots = first.lower.endsWith("as") ? ["fp"] : several ? ["mp"] : [];
  return { first, persons: several ? [5, 3, 4] : [2], slots, verb };
};

const isInfinitive = ({ verbs }: Word): boolean => verbs.some(({ mood }) => mood === "infinitive");

/** German: does the clause end in a verb that goes with the subject ("weil ich schwimmen gehe")? */
const isServed = (answer: Answer, { first, verb, persons }: Subject): boolean => {
  if (!answer.speech.tongue.german) return false;
  const [from, to] = clauseAround(answer.speech, answer.words, verb.at);
  // "Wir werde dort wohnen": what begins with its subject has its verb next.
  if (first.at === from && first.opens) return false;
  // "wenn ich einkaufen gehe | nehme ich …", as it is heard
  const next = answer.words[verb.at + 1];
  if (
    next &&
    !next.afterPause &&
    goesWith(next, persons) &&
    verb.verbs.some(({ mood }) => mood === "infinitive")
  )
    return true;
  // "weil meine Eltern kommt und wir …": what follows "und" has a subject of its own.
  if (next?.lower === "und" && isSubject(answer.speech, answer.words[verb.at + 2])) return false;
  const last = answer.words[to - 1];
  if (last !== undefined && last.at > verb.at && goesWith(last, persons)) return true;
  // "ob ich studieren oder lieber arbeiten soll": one helper for both.
  if (!next || next.afterPause || !/^(?:und|oder)$/.test(next.lower) || !isInfinitive(verb)) return false;
  const [, end] = clauseAround(answer.speech, answer.words, next.at);
  const [second, helper] = [answer.words[end - 2], answer.words[end - 1]];
  return second !== undefined && second.at > next.at && isInfinitive(second) && goesWith(helper, persons);
};

const allSubjects = (answer: Answer): Subject[] => {
  const taken = new Set<number>();
  const heads = new Set(answer.uses.filter(({ at, head }) => at !== head).map(({ head }) => head));
  return answer.words.flatMap((_, place) => {
    const subject = taken.has(place)
      ? undefined
      : (behindVerb(answer, place) ??
        quantityAt(answer, place) ??
        indefiniteAt(answer, place) ??
        jointAt(answer, place) ??
        pairAt(answer, place) ??
        pronounAt(answer, place) ??
        nounAt(answer, place) ??
        unknownAt(answer, place));
    // The second part of "ich … schwimmen kann" has its helper at the end.
    if (subject && (heads.has(subject.verb.at) || isServed(answer, subject))) return [];
    // In "il nous parle" the second pronoun is no subject any more.
    if (subject) for (let at = place; at < subject.verb.at; at += 1) taken.add(at);
    return subject ? [subject] : [];
  });
};

/** Several checks ask for the same subjects. */
const found = new WeakMap<Answer, readonly Subject[]>();

/** All subjects with their verbs that stand side by side: "je … joue", "mes amis … jouent". */
export const subjectsIn = (answer: Answer): readonly Subject[] => {
  const before = found.get(answer);
  if (before) return before;
  const subjects = allSubjects(answer);
  found.set(answer, subjects);
  return subjects;
};
