import { eats } from "../../core/clause.ts";
import type { Mood } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const alsoInfinitive = defineRule({
  id: "second-verb.joined-infinitive-too",
  message: "This verb depends on the first one too, so use the infinitive.",
});

/** What is done once and is over: "nací en Londres y vivo en Leeds" is right, "fui a la playa y nado" is not. */
const EVENTS =
  "beber comer comprar cenar desayunar visitar nadar bailar jugar ver sacar ir hacer escuchar tomar dormir leer conocer regresar volver llegar salir cantar descansar levantar duchar despertar acostar quedar alojar recibir celebrar abrir encontrar probar coger alquilar aprender".split(
    " ",
  );
/** What somebody would or will do in another life as well. */
const PLANS = new Set([...EVENTS, ..."viajar vivir trabajar estudiar ayudar dar pasar invitar".split(" ")]);
const DONE = new Set(EVENTS);
/** What was so in those days; "es" and "está" may tell what something is like to this day. */
const LASTING = new Set([...EVENTS, ..."ser tener haber llevar".split(" ")]);

const NOW =
  /^(?:ahora|hoy|siempre|normalmente|generalmente|nunca|todos|todas|cada|suelo|veces|menudo|desde|mañana|todavía|aún)$/;
const JOINING = /^(?:y|e|luego|después|entonces)$/;

const isOnly = (word: Word | undefined, mood: Mood): boolean =>
  word !== undefined && word.verbs.length > 0 && word.verbs.every((reading) => reading.mood === mood);

/** Does an "y" or the like lead to this word, maybe with its subject or an adverb between? */
const isJoined = ({ words, compiled }: ParsedAnswer, word: Word): boolean => {
  let at = word.at - 1;
  // "y por la noche bailo"
  if (words[at - 2]?.lower === "por" && /^(?:mañana|tarde|noche)$/.test(words[at]?.lower ?? "")) at -= 3;
  // "y un día llueve"
  if (/^(?:un|otro) día$/.test(`${words[at - 1]?.lower} ${words[at]?.lower}`)) at -= 2;
  // "y los profesores son"
  if (words[at]?.nouns.length && compiled.determiners.has(words[at - 1]?.lower ?? "")) at -= 2;
  while (
    /^(?:yo|nosotros|nosotras|también|después|luego)$/.test(words[at]?.lower ?? "") &&
    !JOINING.test(words[at]?.lower ?? "")
  )
    at -= 1;
  return (
    JOINING.test(words[at]?.lower ?? "") &&
    words.slice(at + 1, word.at + 1).every(({ afterPause }) => !afterPause)
  );
};

/** Does the sentence begin with this verb, after no more than when it was: "el sábado salgo", "me levanto"? */
const begins = ({ words, compiled }: ParsedAnswer, word: Word): boolean => {
  let at = word.at;
  const isOpen = () => words[at]?.afterPause ?? true;
  while (!isOpen() && /^(?:no|me|nos|lo|la|los|las|le|les|yo)$/.test(words[at - 1]?.lower ?? "")) at -= 1;
  while (
    !isOpen() &&
    (compiled.lists.times.has(words[at - 1]?.lower ?? "") ||
      /^(?:el|la|por|en|una|vez|anoche|luego|después|primero)$/.test(words[at - 1]?.lower ?? ""))
  )
    at -= 1;
  return isOpen();
};

/** Does its own sentence go on in the past, and not by the way: "salgo con amigos y comimos"? */
const goesOn = ({ words, uses }: ParsedAnswer, word: Word, mood: Mood): boolean => {
  const behind = words.slice(word.at + 1);
  const to = behind.findIndex(({ opens, lower }) => opens || /^(?:que|porque|donde|ayer)$/.test(lower));
  const end = to < 0 ? words.length : word.at + 1 + to;
  return uses.some(({ at }) => at > word.at && at < end && isOnly(words[at], mood));
};

/** "… y mi hermano come pizza": somebody, and one thing that is done with it, so that it is no habit. */
const isTheirs = ({ words }: ParsedAnswer, { at }: Word): boolean => {
  const next = words[at + 1];
  const object =
    next && !next.afterPause && (/^(?:el|una?|al|las?)$/.test(next.lower) || next.nouns.length > 0);
  return (
    object === true &&
    (words[at - 1]?.nouns ?? []).some(({ topic }) => topic === "family" || topic === "friends")
  );
};

/** "fui a Italia y hace mucho calor" */
const weather = ({ words }: ParsedAnswer, { at, lower }: Word): boolean =>
  /^(?:llueve|nieva)$/.test(lower) ||
  (lower === "hace" &&
    /^(?:mucho|muy|bastante|sol|calor|frío|viento|buen|mal)$/.test(words[at + 1]?.lower ?? ""));

const keepImperfect = defineRule({
  id: "tense.keep-imperfect",
  message: "The sentence describes how things used to be, so use the imperfect here too.",
});
const keepPast = defineRule({
  id: "tense.keep-past",
  message: "The sentence is about the past, so use a past tense here too.",
});
const keepConditional = defineRule({
  id: "tense.keep-conditional",
  message: "The sentence says what would happen, so use the conditional here too.",
});
const keepFuture = defineRule({
  id: "tense.keep-future",
  message: "The sentence is about the future, so use the future tense here too.",
});

/** The moods that a second verb has to keep to, with what is said where it doesn't. */
const KEPT = {
  imperfect: keepImperfect,
  preterite: keepPast,
  conditional: keepConditional,
  future: keepFuture,
} as const;

const asksFor = ({ uses, words }: ParsedAnswer, mood: Mood): boolean =>
  // "¿Qué viste?" is of ver.
  uses.some(({ at }) => isOnly(words[at], mood) || (mood === "preterite" && words[at]?.lower === "viste"));

/** Where the telling in this tense began: a verb in it, or one asked for in it that is answered so. */
const begun = (answer: ParsedAnswer, question: ParsedAnswer, mood: Mood): number | undefined => {
  const asked = asksFor(question, mood);
  // "visitamos" is visited where it was asked what one did.
  const began = answer.uses.find(({ at }) =>
    asked && mood === "preterite"
      ? answer.words[at]?.verbs.some((reading) => reading.mood === mood)
      : isOnly(answer.words[at], mood),
  );
  const would =
    mood === "conditional" &&
    answer.uses.some(({ at, head }) => head !== at && isOnly(answer.words[at], mood));
  return asked || would ? began?.at : undefined;
};

/** Spanish: what is told in one tense is told in it to the end: "fui a la playa y nado en el mar", "viajaría y compro". */
export const mixedTense = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  const { words, compiled } = answer;
  if (!compiled.definition.dropsSubjects || words.some(({ lower }) => NOW.test(lower))) return [];
  return (["preterite", "imperfect", "conditional", "future"] as const).flatMap((wanted) => {
    const from = begun(answer, question, wanted);
    if (from === undefined) return [];
    return words.flatMap((word) => {
      // "Hace diez años …": ten years ago.
      if (word.lower === "hace" && compiled.lists.times.has(words[word.at + 2]?.lower ?? "")) return [];
      const somebody = wanted === "preterite" && isTheirs(answer, word);
      const present = word.verbs.find(
        ({ mood, person, verb }) =>
          (mood === "present" || (mood === "future" && wanted === "conditional")) &&
          (person === 0 || person === 3 || somebody || (wanted === "imperfect" && word.lower !== "es")) &&
          (wanted === "imperfect" ? LASTING : wanted === "preterite" ? DONE : PLANS).has(verb.lemma),
      );
      // "cantemos" for "cantamos", where no "que" asks for it.
      const wish =
        wanted === "preterite" &&
        word.verbs.every(({ mood, person }) => mood === "subjunctive" && person === 3)
          ? word.verbs[0]
          : undefined;
      const sky = wanted === "preterite" && weather(answer, word) && isJoined(answer, word);
      const reading = present ?? wish;
      const leads =
        /^(?:preterite|imperfect)$/.test(wanted) &&
        asksFor(question, wanted) &&
        goesOn(answer, word, wanted) &&
        begins(answer, word);
      if ((word.at < from && !leads) || word.verbs.some(({ mood }) => mood === wanted)) return [];
      if (!sky && (!reading || !(leads || isJoined(answer, word)))) return [];
      if (word.lower === "como" && !eats(compiled, words, word.at)) return [];
      // "y juego", "y compras": a noun of its own, or one more thing.
      const next = words[word.at + 1];
      const governs =
        next &&
        !next.afterPause &&
        (/^(?:al?|en|con)$/.test(next.lower) || compiled.determiners.has(next.lower));
      if (word.nouns.length > 0 && !governs) return [];
      const began = answer.uses.find(({ at }) => at === from);
      // "me gustaría ir … y nadar"
      // "… porque sé nadar y vivo cerca": another verb stands nearer.
      const nearer = answer.uses.some(({ at }) => began && at > began.head && at < word.at);
      if (began && began.at !== began.head && reading && nearer) return [];
      if (began && began.at !== began.head && reading)
        return [
          findingAt(word, word, {
            ...alsoInfinitive(),

            right: reading.verb.lemma,
          }),
        ];
      const right = reading?.verb.forms.find(
        ({ mood, person }) => mood === wanted && person === reading.person,
      )?.form;
      return [
        findingAt(word, word, {
          ...KEPT[wanted](),
          ...(right && !sky && { right }),
        }),
      ];
    });
  });
};
