import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase/phrase.ts";
import type { Word } from "../../word.ts";

/** What is wrong behind a preposition whatever the gender: "von meine …", "für meinem …". */
const NEVER: Readonly<Record<string, readonly [determiner: RegExp, name: string]>> = {
  d: [/^(?:die|das|(?:k?ein|mein|dein|sein|unser)e?|ihre|eure|dieses?)$/, "dative"],
  a: [/^(?:dem|(?:k?ein|mein|dein|sein|ihr|unser)e[mr])$/, "accusative"],
};

/** "mit das Beste", "mit ein paar Freunden" */
const FREE = /^(?:paar|bisschen|wenig|.*ste[ns]?)$/;

/** The noun of a phrase that no table has: in what is typed it has its capital, and nobody knows it in what is heard. */
const nounAt = ({ words, speech, text }: Answer, place: number): Word | undefined => {
  const typed = text !== text.toLowerCase();
  for (let at = place; ; at += 1) {
    const word = words[at];
    if (!word || word.afterPause || FREE.test(word.lower)) return undefined;
    if (typed ? word.capital : !speech.lexicon.known.has(word.lower)) return word;
    if (word.adjectives.length === 0) return undefined;
  }
};

const judge = (answer: Answer, preposition: Word): Finding[] => {
  const { words, speech, uses } = answer;
  const [determiner, last] = [words[preposition.at + 1], words[preposition.at - 1]];
  const [never, name] = NEVER[speech.cases.get(preposition.lower) ?? ""] ?? [];
  if (!never || !determiner || determiner.afterPause || !never.test(determiner.lower)) return [];
  // "seit meine Tante hier wohnt" is a clause, and "meiner Meinung nach die …" stands behind what it rules.
  if (preposition.lower === "seit" || last?.lower === "meinung") return [];
  // "wir machen mit die anderen …": it may belong to the verb, and what follows begin anew.
  const parts = uses.some(({ verb }) => speech.lexicon.verbOf.has(preposition.lower + verb.lemma));
  const noun = phraseAt(answer, determiner.at) ? undefined : nounAt(answer, determiner.at + 1);
  if (!noun || (parts && /^d/.test(determiner.lower))) return [];
  const rule = `“${preposition.text}” takes the ${name}: ${preposition.lower} ${name === "dative" ? "meinem, meiner, meinen" : "meinen, meine, mein"} …`;
  return [findingAt(preposition, noun, { kind: "case", rule })];
};

/** German: "von meine Patentante" – a preposition before a noun whose gender no table tells. */
export const unlisted: Check = (answer) =>
  answer.speech.tongue.german ? answer.words.flatMap((word) => judge(answer, word)) : [];
