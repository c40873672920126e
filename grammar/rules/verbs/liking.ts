import type { Spanish } from "../../core/languageDefinition.ts";
import type { VerbReading } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { liker, OBJECTS } from "./liker.ts";

const likedThing = defineRule({
  id: "liking.number",
  message: (number: string) => `The verb agrees with what is liked, which is ${number}.`,
});
const likedArticle = defineRule({
  id: "liking.article",
  message: (verb: string) => `After *${verb}*, use the definite article: *el*, *la*, *los* or *las*.`,
});
const likingInfinitive = defineRule({
  id: "second-verb.after-liking",
  message: (verb: string) => `After *${verb}*, use the infinitive.`,
});
const pronounNeeded = defineRule({
  id: "liking.pronoun-needed",
  message: (verb: string) => `*${verb}* needs a pronoun: *me*, *te*, *le*, *nos* or *les*.`,
});

/** What may stand between the verb and the thing. */
const DEGREES = new Set(
  "mucho muchísimo bastante más menos también tanto especialmente realmente siempre nada".split(" "),
);

/** A form of a verb of liking that may be about a thing or things. */
const likingAt = ({ liking }: Spanish, word: Word | undefined): VerbReading | undefined =>
  word?.verbs.find(({ verb, person }) => liking.includes(verb.lemma) && (person === 2 || person === 5));

/** The same tense for one thing or for several. */
const inNumber = ({ verb, mood }: VerbReading, person: 2 | 5): string =>
  verb.forms.find((form) => form.mood === mood && form.person === person)?.form ?? "";

const behindDegrees = ({ words }: ParsedAnswer, from: number): number => {
  let at = from;
  for (; !words[at]?.afterPause; at += 1) {
    const [lower, next] = [words[at]?.lower ?? "", words[at + 1]?.lower];
    // "un poco", "sobre todo", but not "un perro".
    if ((lower === "un" && next === "poco") || (lower === "para" && next === "nada")) at += 1;
    else if (lower === "sobre" && next === "todo") at += 1;
    else if (!DEGREES.has(lower)) return at;
  }
  return at;
};

/** Do more things follow: "me gustan el tenis y el golf"? */
const isListed = ({ words, uses }: ParsedAnswer, noun: Word): boolean =>
  words.slice(noun.at + 1).some(({ afterPause, at, lower }) => {
    const joins = /^(?:y|e|ni|o|u)$/.test(lower);
    const next = words[joins ? at + 1 : at];
    // "… la garganta y tengo tos": what is joined there is another clause.
    return (
      (joins || afterPause) &&
      next !== undefined &&
      !uses.some((use) => use.at === next.at) &&
      !CLITICS.test(next.lower)
    );
  });
const CLITICS = /^(?:me|te|se|nos|no|porque|pero|que|así|ya|cuando|aunque|sobre|si)$/;

/** "me gusta los perros", "me encantan ir": the verb goes with what is liked. */
const number = (answer: ParsedAnswer, object: Word, word: Word, reading: VerbReading): Finding[] => {
  const at = behindDegrees(answer, word.at + 1);
  const next = answer.words[at];
  if (!next || next.afterPause || next.lower === "todo" || answer.words[at + 1]?.lower === "montón")
    return [];
  const phrase = phraseAt(answer, at);
  const plural = phrase
    ? phrase.offered.every((slot) => slot[1] === "p")
    : /^(los|las|mis|tus|sus|estos|estas|esos|esas|muchos|muchas)$/.test(next.lower) ||
      // "me falta dos exámenes"
      (answer.compiled.lists.numbers.has(next.lower) &&
        !/^un/.test(next.lower) &&
        (answer.words[at + 1]?.nouns.length ?? 0) > 0);
  const infinitive = !phrase && next.verbs.some(({ mood }) => mood === "infinitive");
  const singular =
    infinitive ||
    // "me gustan cuando viene"
    /^(?:cuando|si)$/.test(next.lower) ||
    (phrase?.offered.every((slot) => slot[1] === "s") &&
      !isListed(answer, phrase.noun) &&
      // "me gustan tanto el fútbol como el rugby"
      answer.words[at - 1]?.lower !== "tanto");
  const wrong = plural ? reading.person === 2 : singular && reading.person === 5;
  if (!wrong) return [];
  // "le encantó | las ciencias se me dan fatal": the plural has a verb of its own.
  let ahead = (phrase?.noun.at ?? at) + 1;
  while (answer.compiled.lists.clitics.has(answer.words[ahead]?.lower ?? "")) ahead += 1;
  // "las películas me aburren | mi tía vive …": what bores came before.
  const subject = object.afterPause ? undefined : answer.words[object.at - 1];
  if (
    singular &&
    (subject?.lower === "que" || subject?.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p")))
  )
    return [];
  if (
    plural &&
    answer.words[ahead]?.verbs.some(({ person }) => person === 5) &&
    !answer.words[ahead]?.afterPause
  )
    return [];
  const right = inNumber(reading, plural ? 5 : 2);
  const last = phrase?.noun ?? next;
  return [
    findingAt(object, last, {
      ...likedThing(plural ? "plural" : "singular"),

      right: answer.text.slice(object.start, word.start) + right + answer.text.slice(word.end, last.end),
    }),
  ];
};

const isLast = ({ words }: ParsedAnswer, { at }: Word): boolean => {
  const next = words[at + 1];
  return !next || next.afterPause || /^(?:y|pero|porque|mucho|que)$/.test(next.lower);
};

/** "me gusta chocolate": what is liked in general has its article. */
const article = (answer: ParsedAnswer, word: Word, reading: VerbReading): Finding[] => {
  const { words, compiled } = answer;
  if (reading.verb.lemma === "faltar") return [];
  const next = words[behindDegrees(answer, word.at + 1)];
  const noun = next?.nouns[0];
  if (!next || !noun || next.afterPause || next.verbs.length > 0) return [];
  // "me gusta inglés": a language, which is an adjective as well.
  if (next.adjectives.length > 0 && (noun.topic !== "school" || !isLast(answer, next))) return [];
  // "me interesa perú", as it is heard
  if (noun.lemma !== noun.lemma.toLowerCase()) return [];
  if (next.capital || compiled.determiners.has(next.lower) || compiled.lists.known.has(next.lower)) return [];
  return [
    findingAt(word, next, {
      ...likedArticle(word.text),
    }),
  ];
};

/** What may begin anew: "lo que le gusta es …". */
const STATES = /^(?:ser|estar|haber|hay|tener|poder|deber|gustar|ir)$/;

/** "me gusta bailo", "me gusta bailando": what one likes to do is an infinitive. */
const infinitive = (answer: ParsedAnswer, object: Word, word: Word, spoken: boolean): Finding[] => {
  // "sí me encanta | juego …", "me gusta mucho | juego …": nobody hears where a sentence ends.
  const degree = answer.words[word.at + 1];
  const whole = object.afterPause || /^(?:sí|no|que|cual)$/.test(answer.words[object.at - 1]?.lower ?? "");
  const ended = (whole && !object.opens) || (degree && DEGREES.has(degree.lower));
  const next = answer.words[behindDegrees(answer, word.at + 1)];
  const behind = next && answer.words[next.at + 1];
  // "me gusta juego" is a game; "me gusta juego al rugby" is not, and "me gustaría vivo en" is not lively.
  const led =
    behind !== undefined &&
    !behind.afterPause &&
    (/^(al?|en|con|como|el|los|las)$/.test(behind.lower) ||
      (behind.nouns.length > 0 && behind.verbs.length === 0));
  const governed = !behind || behind.afterPause || led;
  if (
    !next ||
    next.afterPause ||
    (next.nouns.length > 0 && !governed) ||
    answer.compiled.lexicon.functional.has(next.lower)
  )
    return [];
  if (answer.compiled.lists.clitics.has(next.lower) || answer.compiled.determiners.has(next.lower)) return [];
  const unheard = spoken && ended && !/[.,]/.test(answer.text);
  // "le gusta lee", "me gustaría va": as whoever likes it, or in any person where it would be liked.
  const liker = [0, 1, 2, 3, 4, 5][OBJECTS.indexOf(object.lower)];
  const would = word.verbs.every(({ mood }) => mood === "conditional") && !ended;
  const theirs = (person: number) => person === liker || (person === 2 && led && (!spoken || object.opens));
  const reading = next.verbs.find(
    ({ mood, person, verb: { lemma } }) =>
      // "nadie me molesta masticando": by doing so
      (mood === "gerund" && !word.lower.startsWith("molest")) ||
      (mood === "present" &&
        person !== undefined &&
        !unheard &&
        (person === 0 || (would && lemma !== "ser") || (theirs(person) && !STATES.test(lemma)))),
  );
  if (
    !reading ||
    next.verbs.some(({ mood }) => mood === "infinitive") ||
    (next.adjectives.length > 0 && !led)
  )
    return [];
  return [
    findingAt(word, next, {
      ...likingInfinitive(word.text),

      right: answer.text.slice(word.start, next.start) + reading.verb.lemma,
    }),
  ];
};

/** "gusta el fútbol", "gusto nadar": nobody is pleased. */
const pronoun = (answer: ParsedAnswer, usage: Spanish, word: Word, reading: VerbReading): Finding[] => {
  const before = word.afterPause ? undefined : answer.words[word.at - 1];
  if (before && (OBJECTS.includes(before.lower) || before.nouns.length > 0 || before.capital)) return [];
  const next = answer.words[behindDegrees(answer, word.at + 1)];
  const thing =
    next &&
    !next.afterPause &&
    (phraseAt(answer, next.at) || next.verbs.some(({ mood }) => mood === "infinitive"));
  if (!thing || !usage.pleasing.includes(reading.verb.lemma)) return [];
  return [
    findingAt(word, word, {
      ...pronounNeeded(reading.verb.lemma),

      ...((word.afterPause || before?.lower === "no") && { right: `me ${word.lower}` }),
    }),
  ];
};

/** Spanish: verbs like gustar, which turn the sentence round. */
export const liking: Check = (answer, spoken) => {
  const usage = answer.compiled.definition.spanish;
  if (!usage) return [];
  return answer.words.flatMap((word) => {
    const reading = likingAt(usage, word);
    if (!reading) return [];
    const whom = liker(answer, usage, word, reading);
    if (whom.length > 0) return whom;
    const before = word.afterPause ? undefined : answer.words[word.at - 1];
    if (!before || !OBJECTS.includes(before.lower)) return pronoun(answer, usage, word, reading);
    return [
      ...number(answer, before, word, reading),
      ...article(answer, word, reading),
      ...infinitive(answer, before, word, spoken),
    ];
  });
};
