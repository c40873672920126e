import type { Answer } from "../answer.ts";
import { type Check, findingAt } from "../finding.ts";
import { isSubject, type Word } from "../word.ts";

/** Words with which nothing can end, by language: what they belong to has to follow. */
const HANGING: Readonly<Record<Answer["speech"]["tongue"]["language"], RegExp>> = {
  French:
    /^(?:un|des|mon|ma|mes|ton|ta|tes|ses|cet|cette|ces|notre|nos|votre|vos|mais|et|car|de|d'|du|au|aux|à|chez|je|j'|très|l'|qu'|que)$/,
  Spanish: /^(?:el|mi|mis|tu|tus|su|sus|un|de|del|al|a|con|en|y|pero|porque|que|muy|por)$/,
  German:
    /^(?:einen|mein|meinen|meinem|unser|und|oder|aber|weil|dass|wenn|obwohl|sondern|für|von|im|am|dem)$/,
};
/** Behind these such a word is another one, or ends something: "para mi" is mí without its accent. */
const SETTLED = /^(?:moi|toi|que|ni|wie|als|a|para|por)$/;
/** "Bücher mag ich sehr", "das gefällt mir sehr": a pronoun before "sehr" has its verb before it. */
const PRONOUN = /^(?:ich|wir|er|sie|es|man|mir|uns|ihm|ihr|ihnen|mich|ihn|dich|dir|euch|sich)$/;
const AND = /^(?:et|ou|y|o|und|oder)$/;
/** Adverbs that a clause cannot consist of. */
const ADVERB =
  /^(?:immer|oft|auch|nie|manchmal|sehr|nicht|toujours|souvent|jamais|aussi|siempre|nunca|también|muy)$/;
const RELATIVE = /^(?:die|der|das|den|dem|qui|dont|que)$/;

/** "un chat noir et deux": so many of what? */
const countsNothing = ({ words, speech }: Answer, last: Word): boolean => {
  const [counted, and] = [words[last.at - 2], words[last.at - 1]];
  return (
    speech.lists.numbers.has(last.lower) &&
    counted !== undefined &&
    and !== undefined &&
    AND.test(and.lower) &&
    counted.nouns.length + counted.adjectives.length > 0 &&
    !speech.lists.numbers.has(counted.lower) &&
    !speech.lists.times.has(counted.lower)
  );
};

/** "zwei Katzen, die immer": a clause that begins, and says nothing yet. */
const saysNothing = ({ words }: Answer, last: Word): boolean => {
  const [noun, pronoun] = [words[last.at - 2], words[last.at - 1]];
  return (
    ADVERB.test(last.lower) &&
    pronoun !== undefined &&
    RELATIVE.test(pronoun.lower) &&
    noun !== undefined &&
    noun.nouns.length > 0
  );
};

/** The answer stops before its last sentence is at an end. */
export const brokenOff: Check = (answer) => {
  const { words, speech, text } = answer;
  const last = words.at(-1);
  const before = last && words[last.at - 1];
  if (!last || !before || text.slice(last.end).includes("…") || text.endsWith("...")) return [];
  // "j'en ai un": one of what was named before.
  const isOneOf = words[last.at - 2]?.lower === "en";
  const liked = last.lower === "sehr" && PRONOUN.test(before.lower);
  const whole = SETTLED.test(before.lower) || isOneOf || liked || last.afterPause;
  const hangs = HANGING[speech.tongue.language].test(last.lower) && !whole;
  if (!hangs && !countsNothing(answer, last) && !saysNothing(answer, last)) return [];
  const first = hangs || isSubject(speech, before) ? before : (words[last.at - 2] ?? before);
  return [
    findingAt(first, last, {
      kind: "phrase",
      rule: "Your answer breaks off here: say the sentence to its end.",
    }),
  ];
};
