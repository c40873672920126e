import type { Spanish } from "../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule, type Told } from "../../engine/rule.ts";

const resultEstar = defineRule({
  id: "phrase.estar-results",
  message: "For the state that something is in now, use *estar*.",
});
const feelingEstar = defineRule({
  id: "phrase.estar-feelings",
  message: "For how somebody feels or is at the moment, use *estar*.",
});
const traitSer = defineRule({
  id: "phrase.ser-traits",
  message: "For what somebody or something is like, use *ser*.",
});
const placeEstar = defineRule({
  id: "phrase.estar-places",
  message: "For where something is, use *estar*.",
});
const eventSer = defineRule({
  id: "phrase.ser-events",
  message: "For when and where something takes place, use *ser*.",
});
const dateSer = defineRule({
  id: "phrase.ser-dates",
  message: "For when something takes place, use *ser*.",
});

const emotionThing = defineRule({
  id: "phrase.feeling-not-thing",
  message: "Use *estar* for how a person feels. For a thing, use *estresante*, *emocionante* or *relajante*.",
});
const estarGerund = defineRule({
  id: "second-verb.estar-gerund",
  message: "After *estar*, use the gerund in *-ando* or *-iendo*.",
});
const leaveOutBe = defineRule({
  id: "second-verb.leave-out-be",
  message: (verb: string) => `One verb is enough here: leave out *${verb}*.`,
});

/** The same form of the other verb: soy → estoy, where there is one only. */
const swapped = (answer: ParsedAnswer, word: Word, lemma: "ser" | "estar"): string | undefined => {
  const [reading] = word.verbs.filter(
    ({ verb, person }) => person !== undefined && (verb.lemma === "ser" || verb.lemma === "estar"),
  );
  const right = answer.compiled.lexicon.verbOf
    .get(lemma)
    ?.forms.find(({ mood, person }) => mood === reading?.mood && person === reading.person)?.form;
  return reading?.mood === "present" || reading?.mood === "imperfect" ? right : undefined;
};

const beAt = (word: Word | undefined): "ser" | "estar" | undefined => {
  // "fui cansado": from ir as well.
  const finite =
    word?.verbs.filter(({ person, mood }) => person !== undefined && mood !== "subjunctive") ?? [];
  const lemmas = new Set(finite.map(({ verb }) => verb.lemma));
  if (lemmas.size !== 1 || word?.lower === "este" || word?.lower === "esta") return undefined;
  return lemmas.has("ser") ? "ser" : lemmas.has("estar") ? "estar" : undefined;
};

const say = (answer: ParsedAnswer, first: Word, last: Word, told: Told, lemma: "ser" | "estar"): Finding => {
  const right = swapped(answer, first, lemma);
  return findingAt(first, last, {
    ...told,
    ...(right && { right: right + answer.text.slice(first.end, last.end) }),
  });
};

const DEGREES = /^(muy|bastante|un|poco|tan|demasiado|siempre|más|también|realmente|súper|algo)$/;

/** What something is because it was done, or put there: "está prohibido", "está situado". */
const RESULTS = /^(?:(?:prohib|permit)id|(?:situ|ubic)ad|rot)[oa]s?$/;

/** "soy cansado", "es prohibido", "estoy inteligente". */
const described = (
  answer: ParsedAnswer,
  { feelings, traits }: Spanish,
  word: Word,
  be: "ser" | "estar",
): Finding[] => {
  let at = word.at + 1;
  while (DEGREES.test(answer.words[at]?.lower ?? "")) at += 1;
  const adjective = answer.words[at];
  if (!adjective || adjective.afterPause) return [];
  const is = (list: readonly string[]) => adjective.adjectives.some(({ lemma }) => list.includes(lemma));
  // "los exámenes son estresado": a thing does not feel.
  const third = word.verbs.every(({ person }) => person === 2 || person === 5);
  const people = answer.nouns.some(({ noun }) => /^(?:family|friends|work|animals)$/.test(noun.topic ?? ""));
  const thing =
    third &&
    !people &&
    !answer.words.some(
      ({ lower, capital, opens }) => /^(?:él|ella|ellos|ellas)$/.test(lower) || (capital && !opens),
    );
  if (
    be === "ser" &&
    thing &&
    /^(?:estresad|emocionad|cansad|relajad|decepcionad|agobiad)/.test(adjective.lower)
  )
    return [
      findingAt(word, adjective, {
        ...emotionThing(),
      }),
    ];
  // "es permitido por la ley" is a passive.
  const settled =
    RESULTS.test(adjective.lower) && answer.words[at + 1]?.lower !== "por" && swapped(answer, word, "estar");
  if (be === "ser" && settled) return [say(answer, word, adjective, resultEstar(), "estar")];
  // "dice que es cansado": where nobody is named, it may be what is tiring.
  const before = answer.words[word.at - 1];
  const unsaid =
    word.lower === "es" && (word.afterPause || /^(?:que|porque|y|pero)$/.test(before?.lower ?? ""));
  if (unsaid && adjective.lower === "cansado") return [];
  if (be === "ser" && is(feelings) && (adjective.nouns.length === 0 || /^enferm[oa]$/.test(adjective.lower)))
    return [say(answer, word, adjective, feelingEstar(), "estar")];
  if (be === "estar" && is(traits)) return [say(answer, word, adjective, traitSer(), "ser")];
  return [];
};

/** "mi casa es cerca de", "el concierto está en". */
const placed = (answer: ParsedAnswer, { events }: Spanish, word: Word, be: "ser" | "estar"): Finding[] => {
  // "mi instituto es muy lejos"
  const degree = DEGREES.test(answer.words[word.at + 1]?.lower ?? "") ? 1 : 0;
  const next = answer.words[word.at + 1 + degree];
  const noun = word.afterPause ? undefined : answer.words[word.at - 1];
  const reading = noun?.nouns[0];
  const phrase = noun && phraseAt(answer, noun.at - 1);
  if (!next || next.afterPause || !reading || phrase?.noun !== noun) return [];
  const before = answer.words[phrase.determiner.at - 1];
  // "El centro de mi ciudad es en …", "lo mejor de mi casa es": something else is the subject.
  if (before && !phrase.determiner.afterPause && before.lower === "de") return [];
  const beside = next.lower === "al" && answer.words[next.at + 1]?.lower === "lado";
  const near = beside || /^(cerca|lejos|detrás|delante|enfrente|entre)$/.test(next.lower);
  const inside =
    next.lower === "en" &&
    !/^(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|otoño|primavera|navidad|español|inglés|realidad|general|mi|total)$/.test(
      answer.words[next.at + 1]?.lower ?? "",
    );
  const place =
    ["town", "home"].includes(reading.topic ?? "") ||
    /^(instituto|colegio|escuela|universidad|padre|madre|hermano|hermana|hotel|playa|país|amigo|amiga)$/.test(
      reading.lemma,
    );
  if (be === "ser" && (near || inside) && place && !events.includes(reading.lemma))
    return [say(answer, word, next, placeEstar(), "estar")];
  const when = /^(?:el|los|a|mañana|hoy|en)$/.test(next.lower);
  if (be === "estar" && when && /^(?:fiesta|concierto|partido|boda|reunión|festival)$/.test(reading.lemma))
    return [
      {
        ...say(answer, word, next, eventSer(), "ser"),
        // "estaba" may be "era" or "fue".
        ...(word.lower.startsWith("estab") && { right: undefined }),
      },
    ];
  if (be === "estar" && reading.lemma === "cumpleaños") return [say(answer, word, word, dateSer(), "ser")];
  return [];
};

/** "estoy jugar", "estoy trabajo", "soy vivo": one verb too many, or in the wrong form. */
const doubled = (answer: ParsedAnswer, word: Word, be: "ser" | "estar"): Finding[] => {
  const next = answer.words[word.at + 1];
  if (!next || next.afterPause) return [];
  const second = next.verbs.find(({ mood }) => mood === "infinitive");
  const nextButOne = answer.words[next.at + 1];
  if (be === "estar" && second && next.nouns.length === 0) {
    const gerund = second.verb.forms.find(({ mood }) => mood === "gerund")?.form;
    return [
      findingAt(word, next, {
        ...estarGerund(),

        ...(gerund && { right: `${word.text} ${gerund}` }),
      }),
    ];
  }
  const present = word.verbs.find(
    ({ mood, verb }) => mood === "present" && (verb.lemma === "ser" || verb.lemma === "estar"),
  );
  const same = next.verbs.find(
    ({ mood, person, verb }) =>
      mood === "present" && person === present?.person && verb.lemma !== present?.verb.lemma,
  );
  const noun =
    next.nouns.length > 0 &&
    !(
      be === "estar" &&
      nextButOne &&
      !nextButOne.afterPause &&
      /^(en|como|con|a|para)$/.test(nextButOne.lower)
    );
  const pre = answer.words[word.at - 1]?.lower;
  // "está junta", "estoy harto": no verb here.
  const vivid =
    /^(?:junta|harto)$/.test(next.lower) ||
    (next.adjectives.length > 0 && !(next.lower === "vivo" && nextButOne?.lower === "en"));
  if (
    !present ||
    !same ||
    noun ||
    vivid ||
    pre === "que" ||
    pre === "lo" ||
    answer.compiled.lexicon.functional.has(next.lower)
  )
    return [];
  // "está come": for others only where nothing else can be meant.
  const sure = next.nouns.length + next.adjectives.length === 0;
  if (present.person !== 0 && present.person !== 3 && !sure) return [];
  return [
    findingAt(word, next, {
      ...leaveOutBe(word.text),

      right: next.text,
    }),
  ];
};

/** Spanish: ser and estar, where there is no doubt which it has to be. */
export const being: Check = (answer) => {
  const usage = answer.compiled.definition.spanish;
  if (!usage) return [];
  return answer.words.flatMap((word) => {
    const be = beAt(word);
    if (!be) return [];
    return [
      ...described(answer, usage, word, be),
      ...placed(answer, usage, word, be),
      ...doubled(answer, word, be),
    ];
  });
};
