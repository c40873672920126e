import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { bareSubject } from "../order/dependent.ts";

const comparativeEr = defineRule({
  id: "phrase.comparative-er",
  message: "German comparatives end in *-er*: leave out *mehr*.",
});
const moreThan = defineRule({
  id: "phrase.comparative-als",
  message: "“More … than” is *-er als*; “as … as” is *so … wie*.",
});

const NO_LONGER = /^(?:nicht|nichts|nie|niemand|niemals|kein\p{L}*|kaum)$/u;
/** These are compared with "mehr", or do not describe at all. */
const FREE = /^(?:frei|wert|genau|gern|wach|online|live)$/;

/** German: "mehr interessant" – there is no "mehr" before an adjective. */
export const comparison: Check = ({ words, compiled }) =>
  compiled.definition.german === undefined
    ? []
    : words.flatMap((word) => {
        if (word.lower !== "mehr") return [];
        const adjective = words[word.at + 1];
        const [reading] = adjective?.adjectives ?? [];
        const [from] = clauseAround(compiled, words, word.at);
        const negated = words.slice(from, word.at).some(({ lower }) => NO_LONGER.test(lower));
        if (!adjective || adjective.afterPause || negated) return [];
        if (!reading || reading.lemma !== adjective.lower || FREE.test(adjective.lower)) return [];
        if (adjective.nouns.length + adjective.verbs.length > 0) return [];
        return [
          findingAt(word, adjective, {
            ...comparativeEr(),
          }),
        ];
      });

/** Does something stand here that is compared, with no verb of its own: "ich", "mein Bruder", "in London"? */
const isCompared = (answer: ParsedAnswer, place: number): boolean => {
  const { words, compiled } = answer;
  const first = words[place];
  if (!first || first.afterPause) return false;
  const led = compiled.lists.prepositions.has(first.lower) ? words[place + 1] : first;
  const phrase = led && phraseAt(answer, led.at)?.noun;
  const noun = led && bareSubject(answer, led.at);
  const named =
    noun?.capital ||
    noun?.nouns.length ||
    !compiled.lexicon.known.has(noun?.lower ?? "") ||
    isDeterminer(compiled, noun);
  const last = phrase ?? (named ? noun : isSubject(compiled, first) ? first : undefined);
  if (!last) return false;
  // "weil er größer dann ich ist"
  const [, to] = clauseAround(compiled, words, last.at);
  const [from] = clauseAround(compiled, words, place - 2);
  const depends = compiled.lists.subordinating.has(words[from]?.lower ?? "");
  const behind = words[last.at + 1];
  // "größer dann das alte"
  const next = isDeterminer(compiled, last) && behind?.adjectives.length ? words[last.at + 2] : behind;
  if (depends && last.at + 2 === to) return true;
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  return (ends || phrase !== undefined) && !hasFinite(compiled, words, last.at + 1, to);
};

const HIGHER =
  /^(?:bess|größ|ält|jüng|kält|wärm|läng|kürz|stärk|gesünd|höh|teur|öft|klein|schlecht|schnell)er$/;
const TAKEN = /^(?:dann|denn|wie)$/;

/** "größer dann ich", "besser wie in London": what is compared so leads to "als". */
const isMore = (answer: ParsedAnswer, { at, lower, adjectives, nouns }: Word, next: Word): boolean => {
  const [before, behind] = [answer.words[at - 1], answer.words[at + 2]];
  const comparative =
    HIGHER.test(lower) ||
    (lower.endsWith("er") && adjectives.some(({ lemma }) => lemma !== lower) && nouns.length === 0) ||
    (lower === "mehr" && /^d/.test(next.lower));
  const led =
    TAKEN.test(next.lower) ||
    (next.lower === "von" &&
      (isDeterminer(answer.compiled, behind) || behind?.nouns.some(({ topic }) => topic))) ||
    (next.lower === "den" && isSubject(answer.compiled, behind));
  // "ein so schöner wie teurer Ort"
  return comparative && led && !before?.lower.endsWith("so") && isCompared(answer, at + 2);
};

const ROLES = /^(?:family|work|friends)$/;

/** "so groß als Manchester", but not "so schüchtern als Kind". */
const isAlike = (answer: ParsedAnswer, { at, lower, adjectives }: Word, next: Word): boolean => {
  const [so, other] = [answer.words[at - 1], answer.words[at + 2]];
  const equal = so?.lower.endsWith("so");
  const role =
    other?.nouns.some(({ topic }) => ROLES.test(topic ?? "")) ||
    (!equal &&
      !(
        /(?:isch|latein|mathe|deutsch)$/.test(other?.lower ?? "") ||
        isDeterminer(answer.compiled, other) ||
        isSubject(answer.compiled, other)
      ));
  if (next.lower !== "als" || role || HIGHER.test(lower) || adjectives.every(({ lemma }) => lemma !== lower))
    return false;
  return (equal || /^(?:ist|sind|bin|viel)$/.test(so?.lower ?? "")) && isCompared(answer, at + 2);
};

/** German: "größer wie ich", "so groß als ich", "nett als mein Bruder", "schönerer als" (but "leckerer als"). */
export const than: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : answer.words.flatMap((word) => {
        const { lower, text, adjectives, at } = word;
        const next = answer.words[at + 1];
        if (!next || next.afterPause) return [];
        const doubled =
          next.lower === "als" &&
          /..erer$/.test(lower) &&
          adjectives.every(({ lemma }) => !lemma.endsWith("er") || HIGHER.test(lemma));
        const alike = isAlike(answer, word, next);
        if (!doubled && !alike && !isMore(answer, word, next)) return [];
        const so = alike && answer.words[at - 1]?.lower.endsWith("so");
        return [
          findingAt(word, next, {
            ...moreThan(),

            ...((so || !alike) && { right: `${doubled ? text.slice(0, -2) : text} ${so ? "wie" : "als"}` }),
          }),
        ];
      });
