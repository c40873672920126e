import { hasFinite } from "../../core/bracket.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const umZu = defineRule({
  id: "second-verb.um-zu",
  message: "“In order to” is *um … zu*.",
});
const zuInfinitiveEnd = defineRule({
  id: "word-order.zu-infinitive-end",
  message: "The infinitive with *zu* goes to the end.",
});

/** With these an infinitive with "zu" may follow, and "für …" belongs to it: "keine Lust, für Mathe zu lernen". */
const TAKING =
  /^(?:es|das|was|etwas|nichts|genug|lust|zeit|angst|spaß|möglichkeit|chance|ziel|traum|plan|idee|recht|glück|gelegenheit|grund|vor|um|ohne|statt|anstatt|als|zu|da(?:bei|mit|zu|vor|von|gegen|r\p{L}+))$/u;
const TAKING_VERBS =
  /^(?:versuchen|hoffen|planen|vorhaben|anfangen|beginnen|aufhören|vergessen|helfen|freuen|wünschen|beschließen|entscheiden|versprechen|scheinen|finden|lieben|hassen)$/;

const isInfinitive = (word: Word | undefined): boolean =>
  word?.verbs.some(({ mood, form }) => mood === "infinitive" && form === word.lower) ?? false;

/** "für fit zu bleiben", "um zu kaufen Brot": what stands between, or behind, is no part of a phrase with "für". */
const cannotBeRuled = ({ compiled }: ParsedAnswer, word: Word): boolean =>
  compiled.lists.prepositions.has(word.lower) ||
  /^(?:sich|zu)$/.test(word.lower) ||
  (word.adjectives.length > 0 && word.nouns.length === 0);

const withFor = (answer: ParsedAnswer, zu: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const [verb, next] = [words[zu.at + 1], words[zu.at + 2]];
  const from = words.slice(Math.max(0, zu.at - 5), zu.at).findLast(({ lower }) => lower === "für");
  const [lead, noun] = [words[(from?.at ?? zu.at) + 1], words[zu.at - 1]];
  if (!from || !lead || !noun || !verb || !isInfinitive(verb)) return [];
  const inside = words.slice(lead.at, zu.at);
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  if (!ends || inside.some(({ afterPause }) => afterPause) || zu.afterPause) return [];
  if (hasFinite(compiled, words, lead.at, zu.at)) return [];
  const before = words.slice(
    words.findLastIndex(({ opens, at }) => opens && at <= from.at),
    from.at,
  );
  const taken = before.some(
    ({ lower, verbs, adjectives, nouns }) =>
      TAKING.test(lower) ||
      (adjectives.length > 0 && nouns.length === 0 && !/^(?:viel|früh|hart|mehr)$/.test(lower)) ||
      verbs.some(({ verb: { lemma } }) => TAKING_VERBS.test(lemma)),
  );
  // "wichtig für mich zu Hause", "keine Zeit für Sport zu machen"
  const odd = cannotBeRuled(answer, lead) && (inside.length === 1 || lead.adjectives.length === 0);
  // "Meine Aufgabe ist, für meine Oma zu kochen"
  const told = words[from.at - 1]?.lower === "ist";
  if (!odd && (taken || told || noun.nouns.length === 0)) return [];
  return [
    findingAt(from, verb, {
      ...umZu(),

      ...(inside.every(({ lower }) => lower !== "zu") && { right: `um ${text.slice(lead.start, verb.end)}` }),
    }),
  ];
};

/** "um zu kaufen neue Kleidung": what is bought stands before. */
const tooSoon = (answer: ParsedAnswer, zu: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const [um, verb, object] = [words[zu.at - 1], words[zu.at + 1], words[zu.at + 2]];
  if (um?.lower !== "um" || !verb || !isInfinitive(verb) || !object || object.afterPause) return [];
  const named = object.adjectives.length > 0 ? words[object.at + 1] : object;
  const last = phraseAt(answer, object.at)?.noun ?? (named && named.nouns.length > 0 ? named : undefined);
  const next = last && words[last.at + 1];
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  if (!last || last.afterPause || !ends) return [];
  return [
    findingAt(um, last, {
      ...zuInfinitiveEnd(),

      right: `um ${text.slice(object.start, last.end)} zu ${verb.text}`,
    }),
  ];
};

/** What is done for a purpose, and takes no infinitive with "zu" of its own. */
const DOING =
  /^(?:gehen|fahren|fliegen|reisen|kommen|laufen|ziehen|sparen|arbeiten|jobben|trainieren|joggen|wohnen|treiben|benutzen|essen|trinken|aufstehen)$/;

/** "Wir sind nach London gefahren, ein Musical zu sehen": nothing leads to the infinitive. */
const unled = (answer: ParsedAnswer, zu: Word): Finding[] => {
  const { words, compiled, text, uses } = answer;
  const use = uses.findLast(({ at }) => at < zu.at);
  const [verb, next] = [words[zu.at + 1], words[zu.at + 2]];
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  if (!use || !verb || !isInfinitive(verb) || !ends || !DOING.test(use.verb.lemma)) return [];
  const between = words.slice(use.at + 1, zu.at + 1);
  const taken = between.some(
    ({ lower, opens, at, verbs }) =>
      opens ||
      (at < zu.at && (/^(?:für|da.+)$/.test(lower) || TAKING.test(lower))) ||
      verbs.some((each) => TAKING_VERBS.test(each.verb.lemma)),
  );
  if (taken || zu.at < use.at + 2 || use.head > zu.at || /^benutzte/.test(words[use.at]?.lower ?? ""))
    return [];
  const first = between.findLast(({ afterPause }) => afterPause);
  return [
    findingAt(first ?? zu, verb, {
      ...umZu(),

      ...(first && { right: `um ${text.slice(first.start, verb.end)}` }),
    }),
  ];
};

/** German: "Ich jogge für fit zu bleiben" – what something is done for is told with "um … zu". */
export const purpose: Check = (answer) =>
  answer.compiled.definition.german
    ? answer.words.flatMap((word) =>
        word.lower === "zu"
          ? [...withFor(answer, word), ...tooSoon(answer, word), ...unled(answer, word)]
          : [],
      )
    : [];
