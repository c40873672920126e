import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { caughtAt } from "../../engine/pattern/captures.ts";
import type { Pattern } from "../../engine/pattern/pattern.ts";
import { heldBy } from "../../engine/tokenRules.ts";

/** "$1" is the word as it stands, "$1<avoir>" that verb in its person and mood, "$1<:infinitive>" its own verb in a mood. */
const PART = /^\$(\d+)(?:<([^:>]*)(?::(\w+))?>)?(.*)$/u;

/** The readings of a verb that go with its subject: "elle visite" is no "je visite". */
const readingsOf = (answer: ParsedAnswer, word: Word): Word["verbs"] => {
  const subject =
    subjectsIn(answer).find(({ verb }) => verb.at === word.at) ??
    answer.compiled.subjects.get(answer.words[word.at - 1]?.lower ?? "");
  const fitting = word.verbs.filter(
    ({ person }) => person !== undefined && subject?.persons.includes(person),
  );
  return fitting.length > 0 ? fitting : word.verbs;
};

const conjugated = (
  answer: ParsedAnswer,
  word: Word,
  lemma: string,
  mood: string | undefined,
): string | undefined => {
  const { compiled } = answer;
  // "hacer una decisión": what has no person keeps its mood.
  const infinite = word.verbs.every(({ person }) => person === undefined);
  const forms = readingsOf(answer, word).flatMap((reading) => {
    const verb = lemma === "" ? reading.verb : compiled.lexicon.verbOf.get(lemma);
    const form = verb?.forms.find(
      (each) =>
        each.mood === (mood ?? reading.mood) &&
        // "depuis il avait huit ans" → "depuis qu'il a": a mood with persons keeps the one that was said.
        (each.person === reading.person ||
          (mood !== undefined && (each.person === undefined || reading.person === undefined))),
    );
    return mood !== undefined || infinite || reading.person !== undefined ? (form?.form ?? []) : [];
  });
  return forms[0];
};

/** Adverbs between a word that was caught and the next: "joue souvent le foot" → "joue souvent au foot". */
const skippedBehind = (
  { words, compiled }: ParsedAnswer,
  word: Word,
  caught: readonly (Word | undefined)[],
): string[] => {
  const next = caught.find((other) => other !== undefined && other.at > word.at);
  const skipped = next ? (compiled.definition.adverbial?.(words, word.at + 1, true) ?? 0) : 0;
  return next && next.at <= word.at + 1 + skipped
    ? words.slice(word.at + 1, next.at).map(({ text }) => text)
    : [];
};

/** The right words with what was caught in their places; undefined where a form is not known. */
const filled = (
  answer: ParsedAnswer,
  right: string,
  caught: readonly (Word | undefined)[],
  pattern: Pattern,
): string | undefined => {
  const { definition, restored, lists } = answer.compiled;
  let unknown = false;
  const words = right.split(" ").flatMap((part) => {
    const [, place, lemma, mood, tail = ""] = PART.exec(part) ?? [];
    if (place === undefined) return [part];
    const index = Number(place) - 1;
    const word = caught[index];
    // "Durmiendo bien es" → "dormir bien es": the adverbs that "+" has passed.
    if (!word && pattern[index]?.kind === "+" && !definition.adverbial) {
      const from = caught.slice(0, index).findLast((each) => each !== undefined)?.at;
      const to = caught.slice(index).find((each) => each !== undefined)?.at;
      const passed = from === undefined ? [] : answer.words.slice(from + 1, to);
      return passed.filter(({ lower }) => lists.between.has(lower)).map(({ text }) => text);
    }
    if (!word) return [];
    const form = lemma === undefined ? word.text : conjugated(answer, word, lemma, mood);
    if (form === undefined) unknown = true;
    return [[(form ?? "") + tail, ...skippedBehind(answer, word, caught)].join(" ")];
  });
  if (words.length === 0) return undefined;
  const told = words.reduce((text, word) => {
    const before = text.split(" ").at(-1) ?? "";
    const whole = text.slice(0, text.length - before.length);
    const full = before.endsWith("'") ? restored.get(before.toLowerCase()) : undefined;
    if (full && !definition.softens(word)) return `${whole}${full} ${word}`;
    if (before.endsWith("'")) return text + word;
    const short = definition.elided(before.toLowerCase(), word);
    return short === undefined ? `${text} ${word}` : whole + short;
  });
  // "voy a el parque": the two melt in Spanish.
  const melted = definition.spanish
    ? told.replace(/\b(a|de) el (?=\p{L})/gu, "$1l ").replace(/\bdel? l /g, "del ")
    : told;
  // "préfère le thé à le café", but "oublie de le faire"
  const joined = definition.onlySubjects
    ? melted.replace(/(?<!\p{L})(à|de) les? (\p{L}+)/gu, (all, lead: string, next: string) => {
        const [, article = ""] = all.split(" ");
        const acts = answer.compiled.lexicon.verbs.get(next)?.some(({ mood }) => mood === "infinitive");
        return acts ? all : `${answer.compiled.contracted.get(`${lead} ${article}`)} ${next}`;
      })
    : melted;
  return unknown ? undefined : joined;
};

/** The words that are wrong: those between brackets, without one that only shows where a clause goes on: "je mange en | et …". */
const foundIn = (
  pattern: Pattern,
  caught: readonly (Word | undefined)[],
  right: string | undefined,
): Word[] => {
  const kinds = pattern.map(({ kind }) => kind);
  const to = kinds.indexOf(")");
  const within = caught.slice(kinds.indexOf("(") + 1, to < 0 ? undefined : to);
  const found = within.flatMap((word) => word ?? []);
  const last = caught.findLastIndex((word) => word !== undefined);
  const goesOn = to < 0 && kinds[last] === "$" && !new RegExp(`\\$${last + 1}(?!\\d)`).test(right ?? "");
  return goesOn ? found.slice(0, -1) : found;
};

/** "aimes-tu pas": a pronoun that hangs on its verb begins nothing. */
const hangs = ({ words, text }: ParsedAnswer, word: Word): boolean => {
  const before = words[word.at - 1];
  return before !== undefined && before.end < word.start && text.slice(before.end, word.start).endsWith("-");
};

/** Wrong turns of phrase told by the kinds of their words: "je suis" and a hunger, "jouer" and a sport. */
export const tokenRuleFindings: Check = (answer, spoken) => {
  const held = heldBy(answer);
  return answer.words.flatMap((word) => {
    if (hangs(answer, word)) return [];
    const found: Finding[] = [];
    for (const {
      pattern,
      needs,
      id,
      kind,
      message,
      right,
      typedOnly,
    } of answer.compiled.tokenRules.beginningAt(word, answer)) {
      if (typedOnly && spoken) continue;
      if (needs.length > 0 && !needs.some((need) => held.has(need))) continue;
      const caught = caughtAt(answer, pattern, word.at);
      const wrong = caught ? foundIn(pattern, caught, right) : [];
      const [first, last] = [wrong.at(0), wrong.at(-1)];
      if (!caught || !first || !last) continue;
      const said = right === undefined ? undefined : filled(answer, right, caught, pattern);
      found.push(findingAt(first, last, { id, kind, message, right: said }));
    }
    return found;
  });
};
