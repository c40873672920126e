import { clausesOf } from "../../core/clause.ts";
import { type Named, namedAt } from "../../core/named.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { goesWith } from "../../core/subject/verb.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "../order/doer.ts";

const invertedNumber = defineRule({
  id: "person.inverted-subject",
  message: (verb: string, noun: string, number: string) =>
    `*${noun}* is ${number}, so *${verb}* must be ${number} too.`,
});
const undIch = defineRule({
  id: "person.und-ich",
  message: (verb: string) => `*… und ich* means “we”, so *${verb}* must be plural.`,
});

/** What verbs of nobody else's doing: beside them a noun that no preposition leads is what they are about. */
const ALONE =
  /^(?:sein|wohnen|leben|kommen|gehen|arbeiten|helfen|schlafen|liegen|stehen|sitzen|fahren|beginnen|gefallen|bleiben)$/;
const PRONOUN = /^(?:mir|dir|ihm|ihnen|uns|sich|mich|dich|ihn|da|auch|nicht|nur|leider|immer|oft|meistens)$/;
/** Words that may be subjects, though they are no personal pronouns. */
const ANYBODY =
  /^(?:das|dies|die|der|was|wer|alles|nichts|niemand|jemand|jeder|jede|alle|viele|einer|eine|keiner|beide|ihr|sie|es|gibt'?s)$/;

/** The place behind what has a preposition before it: "in meiner Klasse", "am Samstag", "von Tom". */
const behindRuled = (answer: ParsedAnswer, from: number): number => {
  const { words, compiled } = answer;
  const lead = words[from];
  if (!lead || !compiled.lists.prepositions.has(lead.lower)) return from;
  const phrase = phraseAt(answer, from) ?? phraseAt(answer, from + 1);
  let at = phrase ? phrase.noun.at : from + 1;
  while (!phrase && words[at] && !words[at]?.afterPause && (words[at]?.adjectives.length ?? 0) > 0) at += 1;
  const last = words[at];
  const named =
    last &&
    !last.afterPause &&
    (last.nouns.length > 0 || last.capital || compiled.lists.times.has(last.lower));
  return named ? at + 1 : from;
};

/** The place behind what may begin a clause and is no subject; `from` where nothing does. */
const behindLead = (answer: ParsedAnswer, from: number): number => {
  const { words, compiled } = answer;
  let at = from;
  for (let step = 0; step < 4; step += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || (word.afterPause && at > from)) return at;
    const ruled = behindRuled(answer, at);
    const timed =
      compiled.timing.has(word.lower) && next && compiled.lists.times.has(next.lower) ? at + 2 : undefined;
    const short =
      (compiled.fronted.has(word.lower) ||
        compiled.lists.times.has(word.lower) ||
        /^(?:mir|uns|ihm)$/.test(word.lower)) &&
      word.verbs.length === 0
        ? at + 1
        : at;
    const behind = ruled > at ? ruled : (timed ?? short);
    if (behind === at) return at;
    at = behind;
  }
  return at;
};

const ASKING = /^(?:wie|wo|wann|warum|wohin|woher|wieso)$/;

const say = ({ first, last }: Named, verb: Word, many: boolean): Finding =>
  findingAt(verb.at < first.at ? verb : first, verb.at < first.at ? last : verb, {
    ...invertedNumber(verb.text, last.text, many ? "plural" : "singular"),
  });

/** Is the verb in the wrong number for what is named? */
const clashes = (verb: Word, { number, last }: Named): boolean => {
  // "Links meldet sich ein Junge": a place, and nobody.
  if (/^(?:links|rechts)$/.test(last.lower)) return false;
  const persons = verb.verbs.flatMap(({ person }) => person ?? []);
  const wrong = number === "p" ? 2 : 5;
  return persons.includes(wrong) && !persons.includes(number === "p" ? 5 : 2);
};

const isVerb = (answer: ParsedAnswer, word: Word | undefined): word is Word => {
  if (!word || isDeterminer(answer.compiled, word) || answer.compiled.lexicon.functional.has(word.lower))
    return false;
  const { verbs, nouns, adjectives, capital } = word;
  const cooks = !capital && verbs.some(({ mood }) => mood === "infinitive");
  return (
    verbs.some(({ person }) => person !== undefined) &&
    (cooks || nouns.length === 0) &&
    adjectives.length === 0
  );
};

/** "Am Samstag spielt meine Freunde Fußball", "Wie ist deine Lehrer?" */
const behind = (answer: ParsedAnswer, from: number, to: number): Finding[] => {
  const { words, compiled } = answer;
  const opener = words[from];
  if (!opener) return [];
  const { joining, affirming, subordinating } = compiled.lists;
  const start = joining.has(opener.lower) || affirming.has(opener.lower) ? from + 1 : from;
  const asks = ASKING.test(words[start]?.lower ?? "");
  const lead = asks ? start + 1 : behindLead(answer, start);
  const verb = words[lead];
  if (lead === start || !isVerb(answer, verb) || (verb.afterPause && lead > from)) return [];
  let place = lead + 1;
  while (PRONOUN.test(words[place]?.lower ?? "") && !words[place]?.afterPause) place += 1;
  const named = words[place]?.afterPause ? undefined : namedAt(answer, place);
  const lemma = verb.verbs.find(({ person }) => person !== undefined)?.verb.lemma ?? "";
  // "Mir macht Sorgen, dass …": the clause is what does it.
  const told = named && words[named.last.at + 1]?.lower === "dass";
  if (!named || !clashes(verb, named) || lemma === "geben" || told) return [];
  const rest = words.slice(named.last.at + 1, to);
  const isPerson = ({ last: { nouns } }: Named) =>
    nouns.some(({ topic }) => topic === "family" || topic === "friends");
  const other = rest.some((word) => {
    const rival = namedAt(answer, word.at);
    return (
      isSubject(compiled, word) ||
      (ANYBODY.test(word.lower) && !phraseAt(answer, word.at)) ||
      subordinating.has(word.lower) ||
      (word.capital &&
        word.nouns.length === 0 &&
        !compiled.lists.prepositions.has(words[word.at - 1]?.lower ?? "")) ||
      // "… kocht meine Eltern das Abendessen": persons act, and things seldom do.
      (rival !== undefined && (isPerson(rival) || !isPerson(named)))
    );
  });
  // "Zu Hause helfen meine Mutter und mein Vater", "dort wohnen mein Onkel, meine Tante …"
  const follower = words[named.last.at + 1];
  const listed = words.slice(named.last.at + 1, named.last.at + 6).some(({ lower }) => joining.has(lower));
  const continued = follower?.afterPause && !follower.opens;
  if (other || (named.number === "s" && (listed || continued || !(named.isSubject || ALONE.test(lemma)))))
    return [];
  return [say(named, verb, named.number === "p")];
};

/** "Am Samstag treffe Ben und ich Freunde": with "und ich" behind the verb, both are we. */
const together = (answer: ParsedAnswer, and: Word): Finding[] => {
  const { words } = answer;
  const [ich, next, part] = [words[and.at + 1], words[and.at + 2], words[and.at - 1]];
  if (and.lower !== "und" || ich?.lower !== "ich" || !part || !next || next.afterPause || ich.afterPause)
    return [];
  if (goesWith(next, [0, 3]) || /^(?:auch|nicht)$/.test(next.lower)) return [];
  const back = [1, 2, 3, 4].find((count) => doerAt(answer, and.at - count)?.last === ich);
  const verb = back && !words[and.at - back]?.afterPause ? words[and.at - back - 1] : undefined;
  const persons = verb?.verbs.flatMap(({ person }) => person ?? []) ?? [];
  if (!verb || !isVerb(answer, verb) || persons.includes(3)) return [];
  const led = [1, 2, 3, 4, 5].some(
    (count) => verb.at >= count && behindLead(answer, verb.at - count) === verb.at,
  );
  return led || verb.opens || ASKING.test(words[verb.at - 1]?.lower ?? "")
    ? [
        findingAt(verb, ich, {
          ...undIch(verb.text),
        }),
      ]
    : [];
};

/** "Die Kinder in meiner Klasse ist laut": what is said beside the noun stands between it and its verb. */
const apart = (answer: ParsedAnswer, from: number): Finding[] => {
  const { words, compiled } = answer;
  const opener = words[from];
  if (!opener) return [];
  const { joining, affirming } = compiled.lists;
  const start = joining.has(opener.lower) || affirming.has(opener.lower) ? from + 1 : from;
  const named = namedAt(answer, start);
  if (!named) return [];
  let at = named.last.at + 1;
  for (let next = behindRuled(answer, at); next > at; next = behindRuled(answer, at)) at = next;
  const [verb, follower] = [words[at], words[at + 1]];
  // "…, und der Park sind schön": what was said before has its verb.
  const anew = start > from && opener.afterPause && answer.uses.some((use) => use.at < from);
  if (
    (at === named.last.at + 1 && !anew && named.last.nouns.length > 0 && named.first !== named.last) ||
    !isVerb(answer, verb) ||
    verb.afterPause ||
    (!named.last.capital && named.last.nouns.length > 0 && compiled.lists.known.has(named.last.lower)) ||
    !clashes(verb, named)
  )
    return [];
  const rival = follower && namedAt(answer, follower.at);
  // "Das Essen in der Kantine mögen viele": what stands first is not always the subject.
  const other =
    !follower ||
    follower.afterPause ||
    isSubject(compiled, follower) ||
    ANYBODY.test(follower.lower) ||
    (rival &&
      !(
        /^macht/.test(verb.lower) &&
        rival.last.nouns.every(({ topic }) => topic !== "family" && topic !== "friends")
      )) ||
    follower.nouns.some(({ topic }) => topic === "family" || topic === "friends") ||
    (follower.nouns.length === 0 && (follower.capital || !compiled.lexicon.known.has(follower.lower)));
  const between = words.slice(named.last.at, at).some((word) => word.afterPause && word.at > named.last.at);
  return other || between ? [] : [say(named, verb, named.number === "p")];
};

/** German: a verb and the noun it is about that do not stand side by side, or not in this order. */
export const turnedVerb: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : [
        ...answer.words.flatMap((word) => together(answer, word)),
        ...clausesOf(answer.compiled, answer.words).flatMap(([from, to]) => {
          const turned = behind(answer, from, to);
          return turned.length > 0 ? turned : apart(answer, from);
        }),
      ];
