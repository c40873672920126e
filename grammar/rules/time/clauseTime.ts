import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pastWith = defineRule({
  id: "tense.past-time-clause",
  message: (time: string) => `With *${time}*, use a past tense.`,
});
const wennNotAls = defineRule({
  id: "phrase.wenn-not-als",
  message: "*Als* is for one time in the past. For now, or every time, use *wenn*.",
});
const alsForPast = defineRule({
  id: "phrase.als-for-past",
  message: "For one time in the past, use *als*, not *wenn*.",
});

/** What is over, wherever it stands in a clause; "früher" is "earlier" as well, so that it has to begin one. */
const OVER = /^(?:gestern|vorgestern|damals)$/;
const LEADS = /^(?:früher|damals|gestern)$/;
/** Something may be so to this day, or told as it comes to mind. */
const STILL = /^(?:seit|noch|schon|immer|denke|glaube|weiß|finde|heißt|bis|oder|wie)$/;
const DAY = /^(?:abend|morgen|vormittag|nachmittag|mittag|nacht|früh)$/;
const SPAN =
  /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monat|jahr|woche|wochenende|sommer|winter|herbst|frühling|ostern|weihnachten)$/;

/** The first and last word of a time that is over, in these words of one clause. */
const overIn = ({ compiled }: ParsedAnswer, clause: readonly Word[]): [Word, Word] | undefined => {
  const [opener] = clause;
  const start = opener && compiled.lists.joining.has(opener.lower) ? 1 : 0;
  for (const [place, word] of clause.entries()) {
    const [next, before, behind] = [clause[place + 1], clause[place - 1], clause[place + 2]];
    if (before && compiled.lists.prepositions.has(before.lower)) continue;
    if (OVER.test(word.lower) && next && DAY.test(next.lower)) return [word, next];
    if (OVER.test(word.lower) || (place === start && LEADS.test(word.lower))) return [word, word];
    if (/^(?:letzt|vorig|vergangen)e[ns]?$/.test(word.lower) && next && SPAN.test(next.lower))
      return [word, next];
    if (place === start && word.lower === "als" && next?.lower === "kind") return [word, next];
    const counted = next && (compiled.lists.numbers.has(next.lower) || /^\d+$|^ein/.test(next.lower));
    if (word.lower === "vor" && counted && behind && /^(?:jahr|monat|woche|tag)e?n?$/.test(behind.lower))
      return [word, behind];
  }
  return undefined;
};

/** Within so many words the other half of a verb may stand, behind whatever is joined to its object. */
const FARTHEST = 12;
/** And within so many a time behind its verb belongs to it: what is heard has no full stops. */
const NEAR = 6;

/** Might a word that no table has be the participle that makes it a past tense? */
const isOpen = ({ compiled, words }: ParsedAnswer, { at, verb }: VerbUse, to: number): boolean =>
  /^(?:haben|sein|werden)$/.test(verb.lemma) &&
  words
    // "gestern habe ich drei Schuhe und eine Lampe gegessen"
    .slice(at + 1, Math.max(to, at + FARTHEST))
    .some(
      ({ lower, capital, verbs, nouns, adjectives }) =>
        (!capital && !compiled.lexicon.known.has(lower)) ||
        (verbs.some(({ person }) => person === undefined) && nouns.length === 0) ||
        (verb.lemma !== "haben" && adjectives.some(({ form }) => /^ge.*[tn]$|ieden$/.test(form))),
    );

const judge = (answer: ParsedAnswer, use: VerbUse): Finding[] => {
  const { compiled, words, uses } = answer;
  if (use.tenses.join() !== "present" || use.at !== use.head) return [];
  const [from, to] = clauseAround(compiled, words, use.at);
  const clause = words.slice(from, to);
  const [first, last] = overIn(answer, clause) ?? [];
  const verb = words[use.at];
  if (!first || !last || !verb || uses.filter(({ at }) => at >= from && at < to).length > 1) return [];
  const time = answer.text.slice(first.start, last.end);
  // "Früher oder später", "gestern, also": what stands between the time and its verb may begin anew.
  const leads = last.at + 1 === use.at;
  const subject = compiled.subjects.has(words[use.at - 1]?.lower ?? "");
  if ((!leads && (!subject || LEADS.test(first.lower) !== OVER.test(first.lower))) || isOpen(answer, use, to))
    return [];
  if (first.at > use.at + NEAR) return [];
  if (clause.some(({ lower }) => STILL.test(lower)) || words[from]?.lower === "dass") return [];
  return [
    findingAt(first.at < use.at ? first : verb, first.at < use.at ? verb : last, {
      ...pastWith(time),
      time,
    }),
  ];
};

/** "Als ich Zeit habe, …": what happens again and again is no "als". */
const whenever = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { compiled, words, uses } = answer;
  const before = words[word.at - 1];
  const begins = word.opens || (before?.lower === "immer" && !word.afterPause);
  if (word.lower !== "als" || !begins || !compiled.subjects.has(words[word.at + 1]?.lower ?? "")) return [];
  const [from, to] = clauseAround(compiled, words, word.at);
  const use = uses.find(({ at }) => at >= from && at < to);
  if (!use || use.at !== use.head || use.at !== to - 1 || use.tenses.join() !== "present") return [];
  return [
    findingAt(word, word, {
      ...wennNotAls(),

      right: "wenn",
    }),
  ];
};

const ONCE = /^(?:gestern|vorgestern|letzte[ns]?|ersten|plötzlich|geboren)$/;
const BEST = /^(?:best|schönst|schlimmst|lustigst|schlechtest|peinlichst|größt)e[nrs]?$/;

/** "Das Beste war, wenn ich gesurft bin", "wenn ich gestern kam": one time in the past. */
const once = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { compiled, words, uses } = answer;
  if (word.lower !== "wenn" || /[?]/.test(answer.text)) return [];
  const [from, to] = clauseAround(compiled, words, word.at);
  const use = uses.find(({ at }) => at >= from && at < to);
  if (use?.tenses.join() !== "past") return [];
  const lead = words.slice(Math.max(0, from - 6), from);
  const told =
    lead.some(({ lower }) => BEST.test(lower)) && lead.some(({ lower }) => /^(?:war|ist)$/.test(lower));
  if (!told && !words.slice(from, to).some(({ lower }) => ONCE.test(lower))) return [];
  if (words.slice(from, to).some(({ lower }) => /^(?:immer|oft|jede[ns]?|manchmal)$/.test(lower))) return [];
  return [
    findingAt(word, word, {
      ...alsForPast(),

      right: "als",
    }),
  ];
};

/** German: a time that is over and a verb in the present side by side, and "als" for "wenn". */
export const clauseTime: Check = (answer) =>
  answer.compiled.definition.german === undefined || answer.text.includes("?")
    ? []
    : [
        ...answer.uses.flatMap((use) => judge(answer, use)),
        ...answer.words.flatMap((word) => [...whenever(answer, word), ...once(answer, word)]),
      ];
