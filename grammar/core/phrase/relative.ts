import { clauseAround, looksInfinite } from "../clause.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";

const ANYONE = /^(?:jemand|niemand)(?:en|em)?$|^(?:alles|etwas|nichts)$/;

/** Is there something before a relative clause for it to tell about: a noun, "jemand, der …"? */
const isAbout = ({ uses }: ParsedAnswer, about: Word, first: Word): boolean => {
  if (about.nouns.length > 0 || (ANYONE.test(about.lower) && first.afterPause)) return true;
  // "… wird an Gruppen gespendet, die armen Familien helfen": the verb of the main clause may stand between.
  return (
    !uses.some(({ at }) => at === about.at) &&
    about.verbs.some(({ mood }) => mood === "participle" || mood === "infinitive")
  );
};

/** "… Schüler, die Klassen ist klein": a main clause has its verb next, a relative one at the end. */
const isMain = ({ words, compiled }: ParsedAnswer, pronoun: Word): boolean => {
  const [verb, next] = words.slice(pronoun.at + 2, pronoun.at + 4);
  if (!verb || !next || verb.afterPause || next.afterPause) return false;
  return (
    verb.nouns.length === 0 &&
    verb.verbs.some(({ person }) => person !== undefined) &&
    next.verbs.length === 0 &&
    next.adjectives.length > 0 &&
    !compiled.lists.joining.has(next.lower)
  );
};

/** German: "mein Bruder, der Hunde mag": a relative pronoun is no article. */
export const isRelative = (answer: ParsedAnswer, determiner: Word): boolean => {
  const { words, compiled, text } = answer;
  const { lower, at } = determiner;
  if (!compiled.definition.german?.relative.includes(lower)) return false;
  const before = words[at - 1];
  // ", von dem …": the preposition goes with it.
  const led = before && compiled.lists.prepositions.has(before.lower) && !determiner.afterPause;
  const first = led ? before : determiner;
  // What is heard has no punctuation.
  const about = words[first.at - 1];
  if (first.opens || !about || !isAbout(answer, about, first)) return false;
  // "die Farbe von die Uniform": no relative pronoun in a case that the preposition does not take.
  const ruled = led && compiled.cases.get(before.lower);
  const dative = /^de[mr]$/.test(lower);
  if (ruled === (dative ? "a" : "d")) return false;
  if (first.afterPause) return !isMain(answer, determiner);
  // "einmal in der Monat", "die Ferien in die Türkei verbracht": what is relative has a conjugated verb to come.
  const [, end] = clauseAround(compiled, words, at);
  const later = words
    .slice(at + 2, led ? end : words.length)
    .some(({ at: place, verbs }) =>
      led
        ? verbs.some(({ person }) => person !== undefined) && !looksInfinite(compiled, words, place)
        : verbs.length > 0,
    );
  return !/[.,;:!?]/.test(text) && later;
};
