import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { personsOf } from "../order/doer.ts";

/** What one does to things, so that a thing beside it is its object: "weil meine Eltern keine Zeit hat". */
const DOING = /^(?:haben|machen|spielen|essen|trinken|lesen|kaufen|kochen|lernen|brauchen|tragen|treiben)$/;

const ANYBODY = /^(?:alle|viele|einige|manche|beide|keiner|jeder|niemand|jemand|wer|alles|nichts)$/;

const isPerson = ({ nouns, lower }: Word): boolean =>
  lower !== "arbeit" &&
  nouns.some(({ topic }) => topic === "family" || topic === "friends" || topic === "work");

/** Might a word between a subject and its verb at the end of the clause be the subject, or another clause begin there? */
export const isRival = (answer: ParsedAnswer, word: Word, last: Word, doer: Word): boolean => {
  const { words, compiled } = answer;
  const { at, lower, nouns, verbs } = word;
  // "tanzen und singen darf"
  const pairs = lower === "und" && words[at - 1]?.verbs.some(({ mood }) => mood === "infinitive");
  // "ich", "man": these are the subject whatever else is named, and "der" behind a noun.
  const sure = /^(?:ich|du|er|wir|man|der)$/.test(doer.lower);
  // "ein Haus und zwei Kinder habe"
  const lists = sure && lower === "und" && (words[at - 1]?.nouns.length ?? 0) > 0;
  if (word.afterPause || isSubject(compiled, word) || (compiled.lists.joining.has(lower) && !pairs && !lists))
    return true;
  const phrase = phraseAt(answer, at);
  if (!phrase && ANYBODY.test(lower)) return !sure;
  const led = words
    .slice(Math.max(doer.at + 1, at - 3), at)
    .some(
      (each) =>
        compiled.lists.prepositions.has(each.lower) || isDeterminer(compiled, each) || each.lower === "als",
    );
  // "guten Kuchen": an object, as its adjective tells
  const object = words[at - 1]?.adjectives.length && words[at - 1]?.lower.endsWith("en");
  // "meine Eltern die Musik stört": without a comma "die" is an article.
  const offered = (compiled.determiners.get(lower) ?? []).map(({ slot }) => slot);
  const own = object ? [] : nouns.flatMap(({ slots }) => slots);
  const persons = personsOf(phrase ? ruledSlots(phrase) : offered.length > 0 ? offered : own);
  const fits = last.verbs.some(({ person }) => person !== undefined && persons.includes(person));
  const doing = /^(?:die|das)$/.test(doer.lower) ? /^haben$/ : DOING;
  const done = [last, words[last.at - 1]].some((each) =>
    each?.verbs.some(({ verb }) => doing.test(verb.lemma)),
  );
  if (isDeterminer(compiled, word)) return fits && !sure && (isPerson(phrase?.noun ?? word) || !done);
  if (verbs.length > 0 && nouns.length === 0)
    return (
      (at !== last.at - 1 && words[at + 1]?.lower !== "und") ||
      verbs.every(({ person }) => person !== undefined)
    );
  const alone = word.capital ? nouns.length === 0 : !compiled.lexicon.known.has(lower);
  const many = fits && !persons.includes(2) && !done;
  return !led && !sure && (alone || many || isPerson(word));
};
