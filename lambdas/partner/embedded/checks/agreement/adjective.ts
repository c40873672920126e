import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { AdjectiveReading } from "../../lexicon.ts";
import type { Slot } from "../../morphology.ts";
import { isActing } from "../../phrase/acting.ts";
import { phraseAt, ruledSlots } from "../../phrase/phrase.ts";
import { genderName, numberOf, shared } from "../../phrase/slot.ts";
import { type Subject, subjectsIn } from "../../subject/subject.ts";
import { goesWith, verbAfter } from "../../subject/verb.ts";
import type { Word } from "../../word.ts";

/** Something an adjective is about: its slots, and in German the determiner that decides on the ending. */
type Governor = { slots: readonly Slot[]; determiner?: string };

/** What this form of an adjective may be about, behind that determiner. */
const slotsOf = (
  { speech }: Answer,
  reading: AdjectiveReading,
  determiner: string | undefined,
): readonly Slot[] => {
  const ends = reading.form !== reading.lemma && determiner !== undefined;
  return (ends && speech.tongue.adjectiveSlots?.(determiner, reading.form)) || reading.slots;
};

/** The one form of an adjective that fits, if there is only one. */
const fittingForm = (
  answer: Answer,
  { lemma }: AdjectiveReading,
  { slots, determiner }: Governor,
): string | undefined => {
  const listed = answer.speech.lexicon.inflected.get(lemma);
  const forms = listed
    ? listed.flatMap((other) =>
        "opinion" in other && shared(slotsOf(answer, other, determiner), slots).length > 0 ? other.form : [],
      )
    : answer.speech.tongue
        .inflectAdjective([lemma], false)
        .flatMap(({ form, slots: theirs }) => (shared(theirs, slots).length > 0 ? form : []));
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};

/** "azul claro", "verde botella": a colour of two words stays as it is. */
const SHADE =
  /^(?:claro|oscuro|marino|celeste|cielo|botella|pastel|eléctrico|turquesa|intenso|chillón|limón|oliva|menta|perla|perlado|fosforito)$/;

const isFree = (answer: Answer, adjective: Word): boolean => {
  const [before, next] = [answer.words[adjective.at - 1], answer.words[adjective.at + 1]];
  // "notre club prête des patins", "le trajet dure vingt minutes": a verb with its object.
  const { determiners, lists } = answer.speech;
  const object =
    next &&
    !next.afterPause &&
    (determiners.has(next.lower) || lists.numbers.has(next.lower) || /^\d/.test(next.lower));
  // "petit à petit"
  if (next?.lower === "à" && answer.words[next.at + 1]?.lower === adjective.lower) return true;
  const third = adjective.verbs.some(({ person }) => person === 2 || person === 5);
  if (!answer.speech.tongue.dropsSubjects)
    return answer.speech.tongue.onlySubjects ? third && object === true : false;
  if (SHADE.test(adjective.lower) && before && before.adjectives.length > 0) return true;
  if (!next || next.afterPause) return false;
  // "con mi familia | vivo en Leeds": it may be a verb.
  // "se fue la luz justo cuando …": an adverb.
  if (
    /^(?:justo|solo|claro|seguro|rápido|igual|directo|temprano)$/.test(adjective.lower) &&
    /^(?:cuando|en|antes|después|al|a|porque|para|que)$/.test(next.lower)
  )
    return true;
  // "somos igual de tercos"
  if (adjective.lower === "igual" && next.lower === "de") return true;
  // … but "están lleno de" has its verb.
  const copula = before && answer.uses.find(({ at }) => at === before.at);
  const told = copula !== undefined && answer.speech.tongue.copulas.includes(copula.verb.lemma);
  const acts = !told && adjective.verbs.some(({ person, mood }) => person === 0 && mood !== "subjunctive");
  // "… son divertidas y, bueno, ya está"
  const links = before !== undefined && answer.speech.lists.joining.has(before.lower);
  // "… por la mañana bueno a veces …"
  const falters = links || answer.speech.lists.times.has(before?.lower ?? "");
  const frozen = next.lower === "de" && adjective.lower.startsWith("muert");
  return SHADE.test(next.lower) || acts || frozen || (falters && /^(?:bueno|claro)$/.test(adjective.lower));
};

/** What is wrong with an adjective, if anything. */
export const clash = (
  answer: Answer,
  first: Word,
  adjective: Word,
  about: Governor,
  spoken: boolean,
): Finding[] => {
  const [reading] = adjective.adjectives;
  const { slots, determiner } = about;
  // "bleu clair": a colour of two words stays as it is.
  const shade = answer.words[adjective.at + 1];
  const { shades } = answer.speech.tongue;
  const coloured = (answer.words[adjective.at - 1]?.adjectives.length ?? 0) > 0;
  const stays =
    (shade && !shade.afterPause && shades?.includes(shade.lower)) ||
    (coloured && shades?.includes(adjective.lower));
  // "un contrôle surprise" is a noun beside a noun, and "Raye" is a singer.
  const { tongue } = answer.speech;
  const proper = adjective.capital && !adjective.opens;
  const named = tongue.onlySubjects !== undefined && (proper || adjective.lower === "surprise");
  if (!reading || slots.length === 0 || stays || named || isFree(answer, adjective)) return [];
  if (adjective.adjectives.some((each) => shared(slotsOf(answer, each, determiner), slots).length > 0))
    return [];
  const right = fittingForm(answer, reading, about);
  if (spoken && right && tongue.sound(right) === tongue.sound(adjective.lower)) return [];
  const [slot = ""] = slots;
  const genders = new Set(slots.map((each) => each[0]));
  const wanted = genders.size > 1 ? numberOf(slot) : `${genderName(slot)} ${numberOf(slot)}`;
  return [
    findingAt(first, adjective, {
      kind: "adjective",
      rule: `The adjective has to agree: it is about something ${wanted}.`,
      ...(right && { right: answer.text.slice(first.start, adjective.start) + right }),
    }),
  ];
};

/** How somebody does something, rather than what it is like. */
const ABOUT_ME = /^(?:sol[oa]|junt[oa]s|tranquil[oa]|content[oa]s?)$/;

/** What tells how long something lasts. */
const LASTS =
  /^(?:\d+|un[ao]s?|dos|tres|cuatro|cinco|seis|diez|quince|veint\p{L}+|\p{L}+enta|toda?|much[oa]s?|poco|casi|media|solo|más|menos|demasiado)$/u;

const attributive = (answer: Answer, place: number, spoken: boolean): Finding[] => {
  const phrase = phraseAt(answer, place);
  if (!phrase) return [];
  const slots = ruledSlots(phrase);
  const before = answer.words[place - 1];
  // In "la cour du collège bruyante" the adjective is about the first noun.
  const verbal = answer.uses.some(({ at }) => at === place - 1);
  const nested =
    before !== undefined &&
    ((before.nouns.length > 0 && !verbal) ||
      (before.lower === "de" && !/^un[oa]$/.test(answer.words[place - 2]?.lower ?? "")));
  const late =
    nested || answer.speech.tongue.german
      ? []
      : // "a la universidad | otros empezarán": a determiner leads to another noun.
        // "los sábados solo salgo": in Spanish these are adverbs there, or prepositions.
        phrase.late.filter(
          ({ lower, at }) =>
            !answer.speech.determiners.has(lower) &&
            !isActing(answer, answer.words[at] ?? phrase.noun, slots) &&
            !(
              answer.speech.tongue.spanish &&
              /^(?:solo|bajo|medio|igual|claro|fatal|genial|primero)$/.test(lower)
            ) &&
            // "hago los deberes tranquila"
            !(answer.speech.tongue.spanish && place > 0 && ABOUT_ME.test(lower)) &&
            // "el recreo dura veinte minutos"
            !(lower === "dura" && LASTS.test(answer.words[at + 1]?.lower ?? "")),
        );
  const last = late.at(-1);
  const joint = last && answer.words[last.at + 1];
  // "une ville historique et très animée"
  const further =
    /^(?:et|mais|y)$/.test(joint?.lower ?? "") && joint && !joint.afterPause
      ? described(answer, behindDegrees(answer, joint.at + 1))
      : [];
  return [...phrase.early, ...late, ...further].flatMap((adjective) => {
    const first = adjective.at < phrase.noun.at ? phrase.determiner : phrase.noun;
    // "en una cafetería | sentadas": nobody hears the pause.
    const degree = answer.words[adjective.at - 1]?.lower ?? "";
    const apart =
      spoken &&
      !answer.speech.tongue.degrees?.includes(degree) &&
      adjective.verbs.some(({ mood }) => mood === "participle");
    if (answer.speech.tongue.dropsSubjects && apart && adjective.at > phrase.noun.at) return [];
    // "ein ganz normaler Tag": without an ending, it tells how normal.
    const bare = adjective.adjectives.some(({ form, lemma }) => form === lemma);
    if (answer.speech.tongue.german && bare && phrase.early.at(-1) !== adjective) return [];
    return clash(answer, first, adjective, { slots, determiner: phrase.determiner.lower }, spoken);
  });
};

/** "elle est honnête, patiente et drôle", "es alta, delgada y simpática", with commas or, in French, as it is heard, without. */
const isListed = (
  { speech, words }: Answer,
  { adjectives, nouns, verbs, opens, lower, at, afterPause }: Word,
): boolean =>
  (speech.tongue.onlySubjects !== undefined || (speech.tongue.spanish !== undefined && afterPause)) &&
  !opens &&
  adjectives.length > 0 &&
  (nouns.length + verbs.length === 0 || /^(?:et|y)$/.test(words[at + 1]?.lower ?? "")) &&
  !adjectives.some(({ early }) => early && speech.tongue.onlySubjects) &&
  !/^(?:sûr|clair|seule?s?|bueno|claro|sol[oa]s?|seguro|genial|total|igual)$/.test(lower);

/** The adjectives from `place` on: "gentille et très sportif" are two. */
export const described = (answer: Answer, place: number): Word[] => {
  const { words, speech } = answer;
  const found: Word[] = [];
  for (let at = place; ; at += 1) {
    const word = words[at];
    const follows = found.length > 0 && word !== undefined && isListed(answer, word);
    if (!word || (word.afterPause && !follows) || word.adjectives.length === 0) return found;
    // "gentille et petit ami": that one is about another noun.
    const behind = words[at + 1];
    if (found.length > 0 && behind && !behind.afterPause && behind.nouns.length > 0) return found;
    found.push(word);
    if (behind && isListed(answer, behind)) continue;
    if (!behind || behind.afterPause || !speech.lists.joining.has(behind.lower)) return found;
    at += 1;
    while (speech.lists.between.has(words[at + 1]?.lower ?? "")) at += 1;
  }
};

const behindDegrees = ({ words, speech }: Answer, from: number): number =>
  speech.tongue.degrees?.includes(words[from]?.lower ?? "") ? from + 1 : from;

/** Languages and the like, which are nouns behind a subject they do not describe: "mi asignatura favorita es inglés". */
export const isThing = ({ words }: Answer, first: Word, { nouns, at }: Word): boolean =>
  nouns.some(({ topic }) => topic === "school") &&
  !words
    .slice(first.at, at)
    .some((word) => word.nouns.some(({ topic }) => /^(?:family|friends)$/.test(topic ?? "")));

/** "mi padre es enfermera": a word for a person that has another form for him or her. */
const calling = (answer: Answer, first: Word, word: Word, slots: readonly Slot[]): Finding[] => {
  const { lexicon, tongue } = answer.speech;
  if (!tongue.dropsSubjects || word.adjectives.length > 0 || slots.length !== 1) return [];
  const [reading] = word.nouns;
  const other = word.lower.replace(/[ao]$/, (end) => (end === "a" ? "o" : "a"));
  const counterpart = lexicon.nouns.get(other)?.[0];
  const called = reading?.topic === "work" || reading?.topic === "friends";
  if (
    !reading ||
    !counterpart ||
    counterpart.gloss.slice(0, 5) !== reading.gloss.slice(0, 5) ||
    other === word.lower ||
    !called
  )
    return [];
  if (shared(reading.slots, slots).length > 0 || shared(counterpart.slots, slots).length === 0) return [];
  return [
    findingAt(first, word, {
      kind: "adjective",
      rule: `The word has another form for ${slots[0]?.startsWith("m") ? "a man" : "a woman"}.`,
      right: answer.text.slice(first.start, word.start) + other,
    }),
  ];
};

/** French: "j'ai une sœur qui est …": what a relative clause is about, where that is one noun. */
const relatedTo = (answer: Answer, { at }: Word): Subject[] => {
  const { words, speech } = answer;
  const [before, first] = [words[at - 1], words[at]];
  const phrase = phraseAt(answer, at);
  const end = ((phrase?.late.at(-1) ?? phrase?.noun)?.at ?? at) + 1;
  const verb = verbAfter(answer, end + 1);
  const several =
    speech.lists.joining.has(before?.lower ?? "") || speech.lists.belonging.has(before?.lower ?? "");
  if (!speech.tongue.onlySubjects || !first || !phrase || several || words[end]?.lower !== "qui" || !verb)
    return [];
  const slots = ruledSlots(phrase);
  const persons = [slots.every((slot) => slot[1] === "p") ? 5 : 2] as const;
  return goesWith(verb, persons) ? [{ first, persons, slots, verb }] : [];
};

const predicative = (answer: Answer, spoken: boolean): Finding[] => {
  const { lists, determiners, tongue } = answer.speech;
  const isAdverb = (word: string) =>
    lists.between.has(word) && !determiners.has(word) && !lists.prepositions.has(word);
  const related = answer.words.flatMap((word) => relatedTo(answer, word));
  return [...subjectsIn(answer), ...related].flatMap(({ first, verb, slots }) => {
    const use = answer.uses.find(({ at }) => at === verb.at);
    if (!use) return [];
    // "est cassé" may be read as a past tense; "elle s'est cassé la jambe" is one.
    const links = verb.verbs.some(({ verb: { lemma } }) => tongue.copulas.includes(lemma));
    const clitic = answer.words[verb.at - 1];
    const describing =
      links &&
      use.head > use.at &&
      (answer.words[use.head]?.adjectives.length ?? 0) > 0 &&
      !(clitic && clitic !== first && lists.clitics.has(clitic.lower));
    if (!describing && !tongue.copulas.includes(use.verb.lemma)) return [];
    let place = describing ? use.head : use.head + 1;
    // "pas du tout paresseux"
    const isAtAll = (at: number) =>
      answer.words[at]?.lower === "du" && answer.words[at + 1]?.lower === "tout";
    while (isAdverb(answer.words[place]?.lower ?? "") || isAtAll(place)) place += isAtAll(place) ? 2 : 1;
    // "es un poco estricta"
    if (answer.words[place]?.lower === "un" && answer.words[place + 1]?.lower === "poco") place += 2;
    // "demasiado larga": an adverb before an adjective.
    const behind = answer.words[place + 1];
    if (answer.words[place]?.lower === "demasiado" && behind && !behind.afterPause) place += 1;
    const word = answer.words[place];
    if (word && !word.afterPause && word.adjectives.length === 0) return calling(answer, first, word, slots);
    return described(answer, place).flatMap((adjective) =>
      tongue.dropsSubjects && isThing(answer, first, adjective)
        ? []
        : clash(answer, adjective.at === place ? first : adjective, adjective, { slots }, spoken),
    );
  });
};

const ADVERBIAL =
  /^(?:rápido|alto|fuerte|sol[oa]s?|junt[oa]s?|claro|segur[oa]|igual|justo|bajo|medio|mejor|peor|primero|fatal|genial|fenomenal|content[oa]s?|tranquil[oa]s?|mism[oa]s?)$/;

/** French: "de bon humeur", "en plein forme": what stands between a preposition and a noun that has no article. */
const withoutArticle = (answer: Answer, noun: Word, spoken: boolean): Finding[] => {
  const adjective = answer.words[noun.at - 1];
  const before = answer.words[noun.at - 2];
  // "en très bon santé"
  const lead = before?.lower === "très" ? answer.words[noun.at - 3] : before;
  const early = adjective?.adjectives.some((reading) => reading.early) && adjective.nouns.length === 0;
  if (!answer.speech.tongue.onlySubjects || !adjective || !lead || !early || noun.nouns.length === 0)
    return [];
  if (noun.afterPause || adjective.afterPause || noun.adjectives.length > 0 || noun.verbs.length > 0)
    return [];
  if (!/^(?:d[e']|en|avec|sans)$/.test(lead.lower)) return [];
  return clash(answer, adjective, adjective, { slots: noun.nouns.flatMap(({ slots }) => slots) }, spoken);
};

/** "Tengo ojos azul": Spanish objects may do without a determiner. */
const bare = (answer: Answer, noun: Word, spoken: boolean): Finding[] => {
  const { words, speech } = answer;
  const having = speech.tongue.spanish?.having;
  const verb = noun.afterPause ? undefined : words[noun.at - 1];
  // "cosas más importantes"
  const degree = /^(?:más|menos|muy|tan|bastante)$/.test(words[noun.at + 1]?.lower ?? "");
  const adjective = words[noun.at + (degree ? 2 : 1)];
  const [reading] = noun.nouns;
  if (!having || !reading || !adjective || adjective.afterPause || STAY.test(noun.lower)) return [];
  // "dos dormitorios pequeño"
  const { numbers, times } = speech.lists;
  const counts =
    verb !== undefined &&
    numbers.has(verb.lower) &&
    !speech.determiners.has(verb.lower) &&
    // "es dos años mayor"
    !times.has(noun.lower);
  const governs =
    counts ||
    /^(?:con|sin)$/.test(verb?.lower ?? "") ||
    answer.uses.some(
      ({ at, verb: { lemma } }) => at === verb?.at && !speech.tongue.copulas.includes(lemma),
    ) ||
    verb?.verbs.some(
      ({ verb: { lemma }, person, mood }) =>
        (person !== undefined && having.includes(lemma)) ||
        (mood === "infinitive" && verb.nouns.length === 0),
    );
  // "un libro de recetas fácil": it may be about the book.
  const about = [...noun.nouns, ...(/^del?$/.test(verb?.lower ?? "") ? ownersOf(words, noun) : [])];
  const ruled = verb !== undefined && /^(?:a|de|en|por|para)$/.test(verb.lower);
  if (noun.verbs.length + noun.adjectives.length > 0 && !governs) return [];
  // "come rápido", "vivir solo": adverbs, and what is about the speaker.
  // "un vestido rojo y zapatos negras"; masculine plurals may be about both.
  const paired = /^(?:y|e|más|menos)$/.test(verb?.lower ?? "") && !adjective.lower.endsWith("os");
  // "son asignaturas fácil": several never go with one. In "un libro de recetas fácil" it is about the book.
  const several =
    !/^del?$/.test(verb?.lower ?? "") &&
    !times.has(noun.lower) &&
    noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p")) &&
    adjective.adjectives.every(({ slots }) => slots.every((slot) => slot[1] === "s"));
  if (
    (!governs && !paired && !several && !ruled) ||
    adjective.verbs.length > 0 ||
    ADVERBIAL.test(adjective.lower)
  )
    return [];
  if (adjective.adjectives.length === 0 || adjective.nouns.length > 0) return [];
  return clash(answer, noun, adjective, { slots: about.flatMap(({ slots }) => slots) }, spoken);
};
/** Where somebody is or goes, and how: "llego a casa triste". */
const STAY =
  /^(?:casa|clase|cama|pie|verdad|menudo|veces|vez|caballo|mañana|tarde|noche|día|general|serio|rato)$/;

/** The nouns to which "de recetas" may belong. */
const ownersOf = (words: Answer["words"], { at }: Word) =>
  words.slice(Math.max(0, at - 4), at).flatMap(({ nouns }) => nouns);

/** The genders that an adjective may have: "m", "f" or "mf". */
const gendersOf = ({ adjectives }: Word): string =>
  [...new Set(adjectives.flatMap(({ slots }) => slots.map((slot) => slot[0])))].join("");

/** "Saco buenos notas", "tiene malo fama": without an article. */
const leading = (answer: Answer, adjective: Word, spoken: boolean): Finding[] => {
  const { words, speech } = answer;
  const [before, noun] = [words[adjective.at - 1], words[adjective.at + 1]];
  const early = adjective.adjectives.some((reading) => reading.early);
  if (!speech.tongue.spanish || !early || adjective.nouns.length + adjective.verbs.length > 0) return [];
  if (!noun || noun.afterPause || noun.nouns.length === 0 || noun.adjectives.length > 0) return [];
  // "un hotel bueno | clases …", "es bueno música": who knows.
  const led =
    before &&
    !adjective.afterPause &&
    (before.nouns.length > 0 || before.adjectives.length > 0 || /^(?:muy|más|es|lo)$/.test(before.lower));
  if (!before || adjective.afterPause || led || speech.determiners.has(before.lower)) return [];
  return clash(answer, adjective, adjective, { slots: noun.nouns.flatMap(({ slots }) => slots) }, spoken);
};

/** "Es muy divertidas": nobody knows what it is about, but it is one or several. */
const counted = (answer: Answer, spoken: boolean): Finding[] => {
  const { tongue, lists } = answer.speech;
  if (tongue.dropsSubjects !== true) return [];
  const named = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return answer.uses.flatMap(({ at, head, verb }) => {
    const [reading, ...others] = (answer.words[at]?.verbs ?? []).filter(({ person }) => person !== undefined);
    if (
      // "pueden ser adictivo"
      (at !== head && verb.lemma !== "ser") ||
      named.has(at) ||
      !tongue.copulas.includes(verb.lemma) ||
      !reading ||
      others.some(({ person }) => (person ?? 0) > 2 !== (reading.person ?? 0) > 2)
    )
      return [];
    let place = head + 1;
    while (/^(muy|bastante|tan|demasiado|más|menos)$/.test(answer.words[place]?.lower ?? "")) place += 1;
    const copula = answer.words[at];
    const adjective = answer.words[place];
    if (
      !copula ||
      !adjective ||
      adjective.afterPause ||
      adjective.adjectives.length === 0 ||
      adjective.nouns.length > 0
    )
      return [];
    const behind = answer.words[adjective.at + 1];
    if (behind && !behind.afterPause && behind.nouns.length > 0) return [];
    const plural = (reading.person ?? 0) > 2;
    const slots = plural ? ["mp", "fp"] : ["ms", "fs"];
    // "Usted", "vosotros": polite or not, the number holds. "Todos" and the like are left alone.
    if (lists.known.has(adjective.lower)) return [];
    const [first, ...further] = described(answer, place);
    const theirs = first ? gendersOf(first) : "";
    // "es alto, graciosa y amable": all about one.
    const other = further.find((word) => theirs.length === 1 && !gendersOf(word).includes(theirs));
    if (first && other && !plural)
      return [
        findingAt(first, other, {
          kind: "adjective",
          rule: "Both are about the same, so both have to be masculine, or both feminine.",
        }),
      ];
    return clash(answer, copula, adjective, { slots }, spoken);
  });
};

/** Adjectives that do not agree with their noun or with the subject: "ma sœur est gentil", "une maison blanc". */
export const adjective: Check = (answer, spoken) => [
  ...answer.words.flatMap((_, place) => attributive(answer, place, spoken)),
  ...answer.words.flatMap((word) => [
    ...bare(answer, word, spoken),
    ...leading(answer, word, spoken),
    ...withoutArticle(answer, word, spoken),
  ]),
  ...predicative(answer, spoken),
  ...counted(answer, spoken),
];
