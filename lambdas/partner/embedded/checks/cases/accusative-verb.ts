import type { Answer } from "../../answer.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { phraseAt, shared } from "../../phrase.ts";
import type { VerbUse } from "../../verb-use.ts";
import type { Word } from "../../word.ts";

/** Verbs whose person is in the accusative, and that give nobody anything. */
const SEEKING =
  /^(?:treffen|besuchen|sehen|lieben|mögen|hassen|kennen|verstehen|nerven|ärgern|stören|interessieren|langweilen|fragen|unterstützen|an?rufen|abholen|einladen|brauchen|vermissen|respektieren|bewundern|motivieren|inspirieren|mobben|beleidigen|kennenlernen|wecken|begeistern|überraschen|enttäuschen|küssen|umarmen|beruhigen|stressen|faszinieren|auslachen|beeindrucken|beschützen|ermutigen|akzeptieren|kritisieren|loben|anlügen|begleiten)$/;
/** "es macht mich müde": with these somebody is made so. */
const MAKING = /^(?:machen|finden|halten)$/;
const OBJECTS: Readonly<Record<string, string>> = {
  mir: "mich",
  dir: "dich",
  ihm: "ihn",
  ihnen: "sie",
  ihr: "sie",
};
const OWN: Readonly<Record<string, string>> = { mir: "ich", dir: "du" };

/** The verb with the prefix that stands at the end: "ruft … an" is anrufen. */
export const wholeOf = ({ speech, words }: Answer, { verb }: VerbUse, to: number): string => {
  const prefix = words[to - 1]?.lower ?? "";
  return speech.lexicon.verbOf.get(prefix + verb.lemma)?.lemma ?? verb.lemma;
};

const judge = (answer: Answer, use: VerbUse): Finding[] => {
  const { speech, words } = answer;
  const [from, end] = clauseAround(speech, words, use.at);
  const joint = words
    .slice(Math.max(use.at, use.head), end)
    .find(({ lower }) => speech.lists.joining.has(lower));
  const to = joint?.at ?? end;
  const lemma = wholeOf(answer, use, to);
  const makes = MAKING.test(lemma);
  if (!makes && !SEEKING.test(lemma)) return [];
  const clause = words.slice(from, to);
  const pronoun = clause.find(({ lower, text, afterPause, at }) => {
    const before = afterPause ? "" : (words[at - 1]?.lower ?? "");
    const next = words[at + 1];
    const owns =
      lower === "ihr" &&
      next?.afterPause === false &&
      (next.nouns.length + next.adjectives.length > 0 || !speech.lexicon.known.has(next.lower));
    return (
      OBJECTS[lower] &&
      text !== "Ihnen" &&
      text !== "Ihr" &&
      !owns &&
      before !== "außer" &&
      !speech.lists.prepositions.has(before)
    );
  });
  if (!pronoun || clause.some(({ lower }) => lower === OWN[pronoun.lower])) return [];
  // What has its own object in the accusative has somebody in the dative: "er hat mir einen Job gefunden".
  const others = clause.some((word) => {
    if (word === pronoun || word.at === use.at || word.at === use.head) return false;
    const phrase = phraseAt(answer, word.at);
    const object = phrase && !phrase.ruled && !speech.lists.times.has(phrase.noun.lower);
    const accusative = object && shared(phrase.offered, phrase.needed).some((slot) => slot.endsWith("a"));
    const behind = word.at > Math.min(use.at, pronoun.at);
    return (
      (behind && accusative) ||
      (behind && !phrase && word.nouns.length > 0 && !isRuled(answer, word)) ||
      (behind &&
        /^(?:es|das|alles|nichts|etwas|viel|wenig|sich|mich|dich|ähnlich|aus|zu|was)$/.test(word.lower) &&
        (word.at !== from + 1 || words[from]?.verbs.length)) ||
      (word.verbs.length > 0 &&
        word.nouns.length + word.adjectives.length === 0 &&
        !speech.determiners.has(word.lower) &&
        !speech.lists.known.has(word.lower) &&
        word.lower !== clause.at(-1)?.lower)
    );
  });
  const described = clause.some(
    ({ at, adjectives, nouns }) =>
      at > pronoun.at && nouns.length === 0 && adjectives.some(({ form, lemma: plain }) => form === plain),
  );
  if (others || (makes && !described)) return [];
  return [
    findingAt(pronoun, pronoun, {
      kind: "case",
      rule: `“${lemma}” takes the accusative: mich, dich, ihn, sie.`,
      right: OBJECTS[pronoun.lower],
    }),
  ];
};

const isRuled = ({ words, speech }: Answer, { at }: Word): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => speech.lists.prepositions.has(lower) || speech.timing.has(lower));

/** German: "sie mir glücklich macht", "mein Bruder nervt mir" – somebody in the dative where the accusative is due. */
export const accusativeVerb: Check = (answer) =>
  answer.speech.tongue.german && answer.words.some(({ lower }) => OBJECTS[lower])
    ? answer.uses.flatMap((use) => judge(answer, use))
    : [];
