import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const prefixEnd = defineRule({
  id: "word-order.separable-prefix-end",
  message: (verb: string, prefix: string) =>
    `*${verb}* is separable: *${prefix}* goes to the end of the clause.`,
});
const partEnd = defineRule({
  id: "word-order.prefix-end",
  message: (prefix: string) => `The prefix *${prefix}* goes to the end of the clause.`,
});

/** "Die Schule fängt um acht anfangen": the second half comes again with the first. */
const repeated = (answer: ParsedAnswer, { at, head, verb }: VerbUse): Finding[] => {
  const { words, compiled } = answer;
  const [, to] = clauseAround(compiled, words, at);
  const end = words.slice(at + 1, to).find(({ lower }) => compiled.lists.joining.has(lower))?.at ?? to;
  const [first, last] = [words[at], words[end - 1]];
  const whole = last?.verbs.find(
    ({ mood, verb: { parts, lemma } }) =>
      mood === "infinitive" && parts !== undefined && lemma === parts + verb.lemma,
  );
  if (head !== at || !first || !last || !whole || last.at <= at || last.lower.includes("zu")) return [];
  // "sehe gern Serien im Fernsehen"
  if (compiled.lists.prepositions.has(words[last.at - 1]?.lower ?? "")) return [];
  return [
    findingAt(first, last, {
      ...prefixEnd(whole.verb.lemma, whole.verb.parts ?? ""),

      right: `${answer.text.slice(first.start, last.start)}${whole.verb.parts}`,
    }),
  ];
};

/** "an", "auf" and "aus" may be prepositions: with these verbs, which go nowhere, they are none. */
const STILL = /^(?:rufen|räumen|waschen|packen|probieren|hören|schauen|machen|füllen|schreiben)$/;

/** "Ich rufe an meine Freundin": the prefix comes before the object, and has to stand behind it. */
const tooSoon = (answer: ParsedAnswer, { at, head, verb }: VerbUse): Finding[] => {
  const { words, compiled, text } = answer;
  const first = words[at];
  const place = isSubject(compiled, words[at + 1]) ? at + 2 : at + 1;
  const [prefix, next] = [words[place], words[place + 1]];
  if (!first || head !== at || !prefix || !next || prefix.afterPause || next.afterPause) return [];
  const whole = compiled.lexicon.verbOf.get(prefix.lower + verb.lemma);
  if (whole?.parts !== prefix.lower) return [];
  const phrase =
    phraseAt(answer, place + 1) ?? (prefix.lower === "ein" ? undefined : phraseAt(answer, place + 1));
  const wears =
    phrase?.noun.nouns.some(({ topic }) => topic === "shopping" || topic === "school") &&
    verb.lemma === "ziehen";
  const still =
    !compiled.lists.prepositions.has(prefix.lower) ||
    (/^(?:an|auf|aus)$/.test(prefix.lower) && (STILL.test(verb.lemma) || wears));
  const named = next.nouns.length > 0 || next.adjectives.length > 0;
  const last = phrase?.noun ?? (prefix.lower !== "ein" && named && next.nouns.length > 0 ? next : undefined);
  // "Wir kommen zurück am Montag": when and where may follow.
  if (!still || !last || compiled.lists.times.has(last.lower) || compiled.lists.prepositions.has(next.lower))
    return [];
  if (phrase?.offered.every((slot) => !slot.endsWith("a"))) return [];
  const behind = words[last.at + 1];
  if (behind && !behind.afterPause && behind.verbs.length > 0 && behind.nouns.length === 0) return [];
  return [
    findingAt(first, last, {
      ...partEnd(prefix.text),

      right: `${text.slice(first.start, prefix.start)}${text.slice(next.start, last.end)} ${prefix.text}`,
    }),
  ];
};

/** German: verbs that part, with their halves in the wrong places. */
export const parted: Check = (answer) =>
  answer.compiled.definition.german
    ? answer.uses.flatMap((use) => [...repeated(answer, use), ...tooSoon(answer, use)])
    : [];
