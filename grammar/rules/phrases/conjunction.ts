import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt, isDone } from "../order/doer.ts";

const wannAsks = defineRule({
  id: "phrase.wann-wenn-als",
  message: "*Wann* only asks questions. For one time in the past use *als*, otherwise *wenn*.",
});
const dassClause = defineRule({
  id: "phrase.dass",
  message: "“That” before a clause is *dass*.",
});
const bevorVor = defineRule({
  id: "phrase.vor-not-bevor",
  message: "*Bevor* starts a clause; before a noun, use *vor*.",
});
const soDeshalb = defineRule({
  id: "phrase.so-deshalb",
  message: "“So” (for that reason) is *deshalb*, with the verb next. “So that” is *damit*.",
});
const relativePronoun = defineRule({
  id: "phrase.relative-pronoun",
  message: "“Who”, “which” and “that” after a noun are forms of *der*, *die* or *das*.",
});

const TELLS = /^(?:wissen|fragen|sagen|erzählen|vergessen|verstehen|überlegen|entscheiden|erklären|zeigen)$/;
const ASKS = /^(?:sehen|planen|kommen|ankommen|erinnern|denken)$/;
const PEOPLE = /^(?:family|friends|work|media|festivals|town)$/;
const ASKING =
  /^(?:egal|klar|sicher|seit|bis|ab|von|frage|ahnung|streit|plan|davon|darauf|ob|bestimmen?|aussuchen|lernen|merken)$/;

/** Where the clause of a conjunction ends in its verb, the word for that; what follows the conjunction has to be a subject. */
const lastVerb = ({ words, compiled }: ParsedAnswer, { at }: Word): Word | undefined => {
  const [, to] = clauseAround(compiled, words, at);
  const last = words[to - 1];
  const finite = last?.verbs.some(({ person }) => person !== undefined);
  return last && last.at > at + 1 && finite && last.nouns.length === 0 ? last : undefined;
};

/** Is this the subject of the clause that begins here: "wir", "meine Großeltern", "Schuluniformen"? */
const hasSubject = (answer: ParsedAnswer, place: number): boolean => {
  const word = answer.words[place];
  if (!word || word.afterPause) return false;
  return isSubject(answer.compiled, word) || isDeterminer(answer.compiled, word) || word.nouns.length > 0;
};

/** "wann ich klein war": it only asks. */
const when = (answer: ParsedAnswer, word: Word): Finding[] => {
  if (word.lower !== "wann") return [];
  const { words, compiled, uses } = answer;
  const [, to] = clauseAround(compiled, words, word.at);
  // "wann es kalt ist trage ich …", as it is heard
  const last = words
    .slice(word.at + 2, to)
    .find(({ at, capital }) => !capital && hasFinite(compiled, words, at, at + 1));
  const wanted = /^(?:will|wollen|möchten?)$/.test(last?.lower ?? "");
  const before = words.slice(0, word.at);
  const asked =
    uses.some(({ at, verb }) => at < word.at && (ASKS.test(verb.lemma) || TELLS.test(verb.lemma))) ||
    before.some(({ lower }) => ASKING.test(lower));
  if (!last || wanted || asked || !hasSubject(answer, word.at + 1)) return [];
  const past = last.verbs.every(({ mood }) => mood !== "present");
  return [
    findingAt(word, word, {
      ...wannAsks(),

      right: past ? "als" : "wenn",
    }),
  ];
};

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

/** They have no article of their own: "ich finde, das Ostern …". */
const BARE =
  /^(?:ostern|weihnachten|silvester|pfingsten|deutsch|englisch|mathe|tennis|rugby|hockey|mobbing)$/;

/** "ich denke das er nett ist": what is no article and goes back to nothing neuter is "dass". */
const that = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { words } = answer;
  const [lead, next] = [words[word.at - 1], words[word.at + 1]];
  if (word.lower !== "das" || word.opens || !lead || !next || !lastVerb(answer, word)) return [];
  // "weil das Lehrer ärgert", "ich möchte das Fernseher kaufen"
  const other =
    answer.compiled.lists.subordinating.has(lead.lower) ||
    lead.verbs.some(({ verb: { lemma } }) => MODALS.test(lemma));
  if (other) return [];
  const noun = next.nouns.length > 0 && next.capital;
  const article =
    noun &&
    !BARE.test(next.lower) &&
    next.nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("ns")));
  const subject = /^(?:ich|du|er|wir|man|sie|es|mein|meine|meiner|viele|alle)$/.test(next.lower);
  if (!(subject || noun) || article || next.afterPause) return [];
  const begins = words.findLastIndex(({ opens, at }) => opens && at < word.at);
  // "ein Buch gelesen, das ich …", "etwas, das man …": a relative pronoun.
  const meant = words
    .slice(Math.max(0, begins), word.at)
    .some(
      ({ lower, nouns, capital, opens }) =>
        /^(?:etwas|alles|nichts|eine?s|das|dies|vieles)$/.test(lower) ||
        (capital && !opens && nouns.length === 0) ||
        nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("ns"))),
    );
  return meant ? [] : [findingAt(word, word, { ...dassClause(), right: "dass" })];
};

/** "bevor dem Frühstück": it leads to a clause, and "vor" to a noun. */
const before = (answer: ParsedAnswer, word: Word): Finding[] => {
  const phrase = word.lower === "bevor" ? phraseAt(answer, word.at + 1) : undefined;
  const next = answer.words[word.at + 1]?.lower ?? "";
  return phrase && /^(?:dem|der|den|meine[mr]|unsere[mr])$/.test(next) && !lastVerb(answer, word)
    ? [
        findingAt(word, phrase.noun, {
          ...bevorVor(),
        }),
      ]
    : [];
};

/** Does a clause end in this word: a noun, an adjective, a participle, an infinitive? */
const mayClose = ({ nouns, adjectives, verbs }: Word): boolean =>
  nouns.length + adjectives.length > 0 || verbs.some(({ person }) => person === undefined);

/** "es war kalt, so wir sind …", "…, so meine Mutter nicht böse wird": this is the English "so". */
const therefore = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { words, compiled } = answer;
  const before = words[word.at - 1];
  const doer = word.lower === "so" && !word.opens ? doerAt(answer, word.at + 1) : undefined;
  if (!before || !doer || doer.first.afterPause || /^(?:eine?|das|viele?|alle)$/.test(doer.first.lower))
    return [];
  const verb = words[doer.last.at + 1];
  const last = words[clauseAround(compiled, words, doer.last.at)[1] - 1];
  const ended = word.afterPause || (mayClose(before) && !compiled.lists.times.has(before.lower));
  const acts = isDone(verb, doer) || (word.afterPause && isDone(last, doer));
  return ended && acts && !verb?.afterPause
    ? [
        findingAt(word, doer.last, {
          ...soDeshalb(),
        }),
      ]
    : [];
};

/** "über einen Mann, wer allein lebt": it only asks. */
const who = ({ words }: ParsedAnswer, word: Word): Finding[] => {
  const lead = words.slice(Math.max(0, word.at - 6), word.at);
  const before = lead.at(-1);
  if (word.lower !== "wer" || word.opens || !before || !words[word.at + 1]) return [];
  const one = /^(?:jemand|niemand)/.test(before.lower);
  const meant = lead.some(({ nouns }) => nouns.some(({ topic }) => PEOPLE.test(topic ?? "")));
  const asked = words
    .slice(0, word.at)
    .some(({ lower, verbs }) => ASKING.test(lower) || verbs.some(({ verb }) => TELLS.test(verb.lemma)));
  return (one || (meant && (before.capital || mayClose(before)))) && !asked
    ? [
        findingAt(word, word, {
          ...relativePronoun(),
        }),
      ]
    : [];
};

/** German: words that lead to a clause and are taken for others: wann, das, bevor, so, wer. */
export const conjunction: Check = (answer, spoken) =>
  answer.compiled.definition.german === undefined || answer.text.includes("?")
    ? []
    : answer.words.flatMap((word) => [
        ...when(answer, word),
        ...(spoken ? [] : that(answer, word)),
        ...before(answer, word),
        ...therefore(answer, word),
        ...who(answer, word),
      ]);
