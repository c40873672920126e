import type { StartHint } from "../../../domain/conversation.ts";
import type { Language } from "../../../domain/exercise.ts";
import type { NounReading } from "../../../grammar/core/lexicon.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import { joined } from "../../../grammar/core/phrase/form.ts";
import { isDeterminer, isSubject } from "../../../grammar/core/word.ts";
import { filledWith } from "./echo.ts";

type HintWord = StartHint["words"][number];

const WORDS = 2;
/** A start of so many words leaves at least as many to be found. */
const START = { long: 3, short: 2 };

/** Words that no student has to be told, or that are of no use alone, by their English. */
const PLAIN = new Set(
  "be,have,do,go,make,can,be able to,must,have to,want,like,will,would,should,there is,become,say,love,think,find,believe,please,delight,may,be allowed to,day,week,weekend,year,time,lot,much,many".split(
    ",",
  ),
);

/** The first two or three words; none of an answer that they would give away. */
const startOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  const count = words.length >= 2 * START.long ? START.long : words.length > START.short ? START.short : 0;
  return words
    .slice(0, count)
    .join(" ")
    .replace(/[,;:.!?…]+$/, "");
};

/** "les magasins", "shops"; in German, whose cases change a noun, "der Laden", "shop", and a name without an article. */
const toldOf = (answer: ParsedAnswer, noun: NounReading): HintWord => {
  const { lexicon, definition } = answer.compiled;
  const { gloss, lemma } = noun;
  if (!definition.german) {
    const { text, english } = filledWith({ text: "{le}", english: "{noun}" }, answer, noun) ?? {};
    return { text: text ?? noun.form, english: english ?? gloss };
  }
  if (/^\p{Lu}/u.test(gloss)) return { text: lemma, english: gloss };
  const named = lexicon.nouns.get(lemma.toLowerCase()) ?? [];
  const slots = named.filter((reading) => reading.lemma === lemma).flatMap((reading) => reading.slots);
  const slot = slots.find((each) => each.endsWith("n")) ?? slots[0];
  return { text: (slot && joined(answer, definition.articles.the, slot, lemma)) ?? lemma, english: gloss };
};

type Found = HintWord & { start: number };

/** Nouns that are nothing else: neither a name ("Paris" is a bet as well) nor a word of two meanings. */
const nounsIn = (answer: ParsedAnswer): Found[] =>
  answer.nouns
    .filter(({ word: { capital, opens } }) => answer.compiled.definition.german || !capital || opens)
    .filter(({ word: { nouns } }) => new Set(nouns.map(({ gloss }) => gloss.replace(/s$/, ""))).size === 1)
    .filter(({ word }) => word.verbs.length === 0 || isDeterminer(answer.compiled, answer.words[word.at - 1]))
    .filter(({ noun: { gloss } }) => gloss !== "" && !PLAIN.has(gloss))
    .map(({ word, noun }) => ({ start: word.start, ...toldOf(answer, noun) }));

const verbsIn = ({ words, uses, nouns }: ParsedAnswer): Found[] => {
  const nominal = new Set(nouns.map(({ word }) => word.at));
  const conjugated = new Set(uses.flatMap(({ at }) => at));
  const infinitives = words.flatMap(({ at, start, verbs }) => {
    const reading = verbs.find(({ mood }) => mood === "infinitive");
    return reading && !nominal.has(at) && !conjugated.has(at) ? [{ verb: reading.verb, start }] : [];
  });
  return [...uses.map(({ head, verb }) => ({ verb, start: words[head]?.start ?? 0 })), ...infinitives]
    .filter(({ verb }) => verb.gloss !== "" && !PLAIN.has(verb.gloss))
    .map(({ verb, start }) => ({ start, text: verb.lemma, english: `to ${verb.gloss}` }));
};

const adjectivesIn = ({ words, compiled, nouns, uses }: ParsedAnswer): Found[] =>
  words
    .filter((word) => word.verbs.every(({ mood }) => mood === "participle") && !isSubject(compiled, word))
    .filter(({ at }) => !nouns.some(({ word }) => word.at === at) && !uses.some(({ head }) => head === at))
    .flatMap(({ start, adjectives: [first] }) =>
      first && first.gloss !== "" && !PLAIN.has(first.gloss)
        ? [{ start, text: first.lemma, english: first.gloss }]
        : [],
    );

/**
 * Help with beginning an answer, from the model answer (`options`) to it: its first words, and two of the others that the question has
 * not brought along, with their English from the dictionaries. Undefined where there is no model answer, or one too short to begin.
 */
export const startHint = (options: string, question: string, language: Language): StartHint | undefined => {
  const start = startOf(options);
  if (start === "") return undefined;
  const answer = read(options, language);
  const asked = read(question, language);
  const known = new Set(
    [nounsIn(asked), verbsIn(asked), adjectivesIn(asked)].flat().map(({ english }) => english),
  );
  const begun = options.indexOf(start) + start.length;
  const fresh = (found: readonly Found[]) =>
    found.filter(({ english, start: place }) => place >= begun && !known.has(english));
  const [nouns, verbs, adjectives] = [nounsIn, verbsIn, adjectivesIn].map((find) => fresh(find(answer)));
  const [noun, ...otherNouns] = nouns ?? [];
  const [verb, ...otherVerbs] = verbs ?? [];
  const ranked = [noun, verb, ...otherNouns, ...(adjectives ?? []), ...otherVerbs].flatMap(
    (found) => found ?? [],
  );
  const words = new Map(ranked.map(({ english, text }) => [english, text]));
  return { start, words: [...words].slice(0, WORDS).map(([english, text]) => ({ text, english })) };
};
