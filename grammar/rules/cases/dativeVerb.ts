import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { joined } from "../../core/phrase/form.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { shared } from "../../core/phrase/slot.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const dativeVerbCase = defineRule({
  id: "case.dative-verbs",
  message: (verb: string) => `*${verb}* takes the dative.`,
});

/** The verb with the prefix that stands at the end: "ruft … an" is anrufen. */
export const wholeOf = ({ compiled, words }: ParsedAnswer, { verb }: VerbUse, to: number): string => {
  const prefix = words[to - 1]?.lower ?? "";
  return compiled.lexicon.verbOf.get(prefix + verb.lemma)?.lemma ?? verb.lemma;
};

/** Verbs whose subject is what pleases or belongs, and whose person is in the dative. */
const PLEASING = /^(?:gefallen|schmecken|gehören|passen|fehlen|schaden|ähneln|antworten)$/;
const DATIVES: Readonly<Record<string, string>> = { mich: "mir", dich: "dir", ihn: "ihm" };
const DATIVE = /^(?:mir|dir|ihm|ihr|uns|euch|ihnen)$/;

/** Is this word behind a preposition or an "und", so that no verb asks for it? */
const isLed = ({ words, compiled }: ParsedAnswer, { at, afterPause }: Word, use: VerbUse): boolean => {
  const before = afterPause ? undefined : words[at - 1];
  const { prepositions, joining, comparing } = compiled.lists;
  // "… ehrlich sein und mich helfen": what went before that "und" is no object.
  const last = words[at - 2];
  const acts = last && last.nouns.length === 0 && last.verbs.some(({ person }) => person === undefined);
  if (before?.lower === "und" && acts && use.head > at) return false;
  return before !== undefined && [prepositions, joining, comparing].some((list) => list.has(before.lower));
};

/** "alte Menschen", "viele Kinder": a plural that has an adjective but no article, and no ending of the dative. */
const bareAt = (answer: ParsedAnswer, place: number): [Word, Word] | undefined => {
  const [described, noun] = [answer.words[place], answer.words[place + 1]];
  const plural = noun?.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"));
  const led = answer.compiled.determiners.has(answer.words[place - 1]?.lower ?? "");
  const adjective =
    described &&
    (described.adjectives.some(({ form, lemma }) => form !== lemma) ||
      /^(?:viele|einige|manche)$/.test(described.lower));
  if (!described || !noun || noun.afterPause || !plural || led || !adjective) return undefined;
  // "anderen Leute": the adjective is in the dative, and its noun is not.
  const half =
    described.lower.endsWith("en") &&
    noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p" && !slot.endsWith("d")));
  if (half) return [described, noun];
  return /[^e]e$/.test(described.lower) ? [described, noun] : undefined;
};

const wrong = (first: Word, last: Word, { verb }: VerbUse, right?: string): Finding =>
  findingAt(first, last, {
    ...dativeVerbCase(verb.lemma === "fallen" ? "gefallen" : verb.lemma),

    ...(right && { right }),
  });

/** What is between two words and acts for itself, so that the first need not be the second one's object. */
const isParted = (
  { words, compiled }: ParsedAnswer,
  one: Word,
  { at, head }: VerbUse,
  to: number,
): boolean => {
  const other = (word: Word) =>
    word.at !== at &&
    word.at !== head &&
    word.verbs.length > 0 &&
    word.nouns.length + word.adjectives.length === 0 &&
    !compiled.determiners.has(word.lower) &&
    !compiled.lists.known.has(word.lower) &&
    !/^(?:möchte|kann|will|soll|muss|darf|würde|können|wollen|müssen)/.test(word.lower);
  return words.slice(Math.min(one.at, at), one.at > head ? to : Math.max(at, head)).some(other);
};

const objectsOf = (answer: ParsedAnswer, use: VerbUse, pleasing: boolean): Finding[] => {
  const { compiled, words } = answer;
  const [from, to] = clauseAround(compiled, words, use.at);
  const clause = words.slice(from, to);
  const free = (word: Word) => !isLed(answer, word, use) && !isParted(answer, word, use, to);
  // "ich helfe sie": with another subject, "sie" is none.
  const led = clause.find(({ lower }) => /^(?:ich|wir|man|du|er)$/.test(lower));
  const isThem = ({ text, at }: Word) => text === "sie" && led !== undefined && at > led.at && !pleasing;
  const pronoun = clause.find((word) => (DATIVES[word.lower] || isThem(word)) && free(word));
  if (pronoun) return [wrong(pronoun, pronoun, use, DATIVES[pronoun.lower])];
  if (clause.some(({ lower }) => DATIVE.test(lower))) return [];
  const phrases = clause
    .flatMap(({ at }) => phraseAt(answer, at) ?? [])
    .filter(
      (phrase) => !phrase.ruled && free(phrase.determiner) && !compiled.lists.times.has(phrase.noun.lower),
    );
  const subject = clause.find((word) => isSubject(compiled, word));
  const isSomebody = ({ nouns }: Word) =>
    nouns.some(({ topic }) => topic === "family" || topic === "friends");
  // "Meine Eltern gefallen das Haus", "Musik gefällt mein Vater": what is a thing pleases whoever is none.
  const cased = phrases.map((phrase) => ({ ...phrase, slots: shared(phrase.offered, phrase.needed) }));
  const owed = cased.some(({ slots }) => slots.length > 0 && slots.every((slot) => /[dg]$/.test(slot)));
  const thing = clause.some((word) => {
    const lead = words.slice(Math.max(from, word.at - 2), word.at);
    const ruled = lead.some(({ lower }) => compiled.lists.prepositions.has(lower));
    return word.nouns.length > 0 && !isSomebody(word) && !ruled && !compiled.lists.times.has(word.lower);
  });
  const pleased = cased.find(
    ({ noun, slots }) => isSomebody(noun) && slots.length > 0 && !slots.some((slot) => /[dg]$/.test(slot)),
  );
  const pleases = pleasing && use.verb.lemma !== "antworten" && !subject && thing && !owed;
  // What stands before the verb is its subject, unless a pronoun is.
  const first = subject
    ? undefined
    : phrases.find(
        ({ noun, offered, needed }) =>
          noun.at < use.at && shared(offered, needed).some((slot) => slot.endsWith("n")),
      );
  const leading = subject ?? first?.determiner;
  const other = phrases.find((phrase) => {
    const slots = shared(phrase.offered, phrase.needed);
    const plain =
      slots.length > 0 && !slots.some((slot) => /[dg]$/.test(slot)) && phrase.determiner.lower !== "das";
    // "das hat meinen Bruder gefallen": nothing else can be meant.
    const certain =
      slots.every((slot) => slot === "msa") ||
      (subject !== undefined && !pleasing) ||
      (first !== undefined && phrase.determiner.at > use.at);
    return plain && certain && phrase !== first && (!leading || phrase.determiner.at > leading.at);
  });
  const object = pleases && pleased ? pleased : other;
  if (object) {
    const [slot = ""] = shared(object.offered, object.needed);
    // "die Obdachlosen" may be many, "die Obdachlose" is one.
    const isOne = slot[1] === "s" && !/en$/.test(object.noun.lower);
    const right =
      isOne && object.early.length === 0
        ? joined(answer, object.family, `${slot.slice(0, 2)}d`, object.noun.text)
        : undefined;
    return [wrong(object.determiner, object.noun, use, right)];
  }
  const bare =
    leading && !pleasing
      ? clause.find((word) => word.at > leading.at && free(word) && bareAt(answer, word.at))
      : undefined;
  const found = bare && bareAt(answer, bare.at);
  return found ? [wrong(...found, use)] : [];
};

/** "… gekocht und meine Oma geholfen": the second verb that one helper has. */
const joinedIn = (answer: ParsedAnswer): Finding[] => {
  const { words, compiled, uses } = answer;
  return words.flatMap((word) => {
    const reading = word.verbs.find(
      ({ verb, person, mood }) =>
        compiled.definition.german?.giving.includes(verb.lemma) &&
        (person === undefined || mood === "infinitive"),
    );
    if (!reading) return [];
    const [from] = clauseAround(compiled, words, word.at);
    const joint = words.slice(from, word.at).findLast(({ lower }) => lower === "und");
    const last = words[(joint?.at ?? 0) - 1];
    const acts = last && last.nouns.length === 0 && last.verbs.some(({ person }) => person === undefined);
    if (!joint || !acts || uses.some(({ at, head }) => at === word.at || head === word.at)) return [];
    const phrase = phraseAt(answer, joint.at + 1);
    const slots = phrase && !phrase.ruled ? shared(phrase.offered, phrase.needed) : [];
    const use = { at: word.at, head: word.at, verb: reading.verb, tenses: [] };
    const next = words[joint.at + 1];
    if (next && DATIVES[next.lower]) return [wrong(next, next, use, DATIVES[next.lower])];
    if (!phrase || slots.length === 0 || slots.some((slot) => slot.endsWith("d"))) return [];
    return [wrong(phrase.determiner, phrase.noun, use)];
  });
};

/** German: "ich helfe meine Mutter", "er hat mich gefallen" – verbs that take the dative. */
export const dativeVerb: Check = (answer) => {
  const { german } = answer.compiled.definition;
  if (!german) return [];
  const joint = joinedIn(answer);
  if (joint.length > 0) return joint;
  return answer.uses.flatMap((use) => {
    // "am dritten Mai, danke": nobody says who thanks whom.
    const thanks = answer.words[use.at]?.lower === "danke";
    if (thanks && ![use.at - 1, use.at + 1].some((place) => answer.words[place]?.lower === "ich")) return [];
    // "hat mich gefallen": the participle of "fallen" as well, but that goes with "sein".
    const pleases = answer.words[use.head]?.verbs.some(({ verb }) => PLEASING.test(verb.lemma)) ?? false;
    const pleasing =
      pleases &&
      (use.at === use.head ||
        (answer.words[use.at]?.verbs.some(({ verb }) => verb.lemma !== "sein") ?? false));
    const [, to] = clauseAround(answer.compiled, answer.words, use.at);
    const whole = wholeOf(answer, use, to);
    // "hört mich … zu": the rule names the whole verb.
    const verb = answer.compiled.lexicon.verbOf.get(whole) ?? use.verb;
    return pleasing || german.giving.includes(whole) ? objectsOf(answer, { ...use, verb }, pleasing) : [];
  });
};
