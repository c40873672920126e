import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const modalNoZu = defineRule({
  id: "second-verb.modal-no-zu",
  message: "After a modal verb, leave out *zu*.",
});
const verbNoZu = defineRule({
  id: "second-verb.no-zu",
  message: (verb: string) => `After *${verb}*, leave out *zu*.`,
});
const zuInside = defineRule({
  id: "second-verb.zu-inside",
  message: (verb: string) => `*${verb}* is separable: *zu* goes between the prefix and the verb.`,
});

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden|lassen)$/;
const PARTS = /^(ab|an|auf|aus|ein|fern|mit|um|vor|weg|zurück|zusammen)zu(\p{L}+e?n)$/u;
/** With these the "zu" is somebody else's: "etwas zu essen", "Zeit zu lernen", "um … zu". */
const OTHERS =
  /^(?:um|ohne|statt|anstatt|was|lust|zeit|angst|spaß|chance|möglichkeit|gelegenheit|recht|idee|geld|mut|darauf|daran|dafür|es|trauen|hoffen)$/;

const isModal = ({ verbs, nouns }: Word): boolean =>
  nouns.length === 0 && verbs.some(({ person, verb }) => person !== undefined && MODALS.test(verb.lemma));

const isInfinitive = (word: Word | undefined): boolean =>
  word?.verbs.some(({ mood, form }) => mood === "infinitive" && form === word.lower) ?? false;

/** Is this "zu" the modal verb's own: is nothing between the two that leads to it? */
const isOwn = ({ words, compiled }: ParsedAnswer, modal: Word, zu: Word): boolean =>
  // "muss abwaschen und den Tisch zu decken": what stands before "und" is done with.
  words
    .slice((words.slice(modal.at, zu.at).findLast(({ lower }) => lower === "und") ?? modal).at + 1, zu.at + 1)
    .every((word) => {
      // "nichts zu tun", but not "viel Wasser zu trinken"
      const leads =
        word.at < zu.at &&
        (OTHERS.test(word.lower) ||
          (word.at === zu.at - 1 && /^(?:etwas|nichts|genug|viel)$/.test(word.lower)));
      const acts = isInfinitive(word) && word.nouns.length === 0 && !isDeterminer(compiled, word);
      const finite =
        word.nouns.length === 0 &&
        !isDeterminer(compiled, word) &&
        word.verbs.some(({ person }) => person === 0);
      return !leads && !acts && !finite && !word.afterPause;
    });

const behind = (answer: ParsedAnswer, modal: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const [, end] = clauseAround(compiled, words, modal.at);
  // "will als Polizist zu arbeiten": what somebody is begins no clause.
  const job =
    words[end]?.lower === "als" && !words[end]?.afterPause && (words[end + 1]?.nouns.length ?? 0) > 0;
  const to = job ? clauseAround(compiled, words, end)[1] : end;
  const zu = words.slice(modal.at + 1, to).find(({ lower }) => lower === "zu");
  const [last, next] = [words[(zu?.at ?? to) + 1], words[(zu?.at ?? to) + 2]];
  // "hätte früher anfangen sollen, Vokabeln zu lernen": a second verb itself.
  if (isInfinitive(modal) && isInfinitive(words[modal.at - 1])) return [];
  // "es wäre mein Traum, Architektin zu werden und … zu studieren"
  if (words[modal.at - 1]?.lower === "zu") return [];
  if (!zu || !last || last.afterPause || phraseAt(answer, last.at) || last.lower === "wünschen") return [];
  if (!isInfinitive(last) || !isOwn(answer, modal, zu)) return [];
  // "kann nicht zu essen aufhören": the modal verb's own infinitive follows.
  if (next && !next.afterPause && isInfinitive(next)) return [];
  return [
    findingAt(modal, last, {
      ...modalNoZu(),

      right: text.slice(modal.start, zu.start) + last.text,
    }),
  ];
};

/** "dass ich viel zu lernen muss", "muss auf ihn aufzupassen": at the end of a clause, or within a verb that parts. */
const elsewhere = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { words, compiled } = answer;
  const [next, last] = [words[word.at + 1], words[word.at + 2]];
  const [, parts, rest] = PARTS.exec(word.lower) ?? [];
  const [from] = clauseAround(compiled, words, word.at);
  const modal = parts
    ? words
        .slice(from, word.at)
        .find(
          (each) =>
            isModal(each) &&
            !isInfinitive(words[each.at - 1]) &&
            isOwn(answer, each, words[word.at - 1] ?? word),
        )
    : word.lower === "zu"
      ? last
      : undefined;
  if (
    !modal ||
    !isModal(modal) ||
    (parts && next && !next.afterPause && next.lower !== "und") ||
    (last === modal && last.afterPause)
  )
    return [];
  if (!parts && (!isInfinitive(next) || (words[word.at + 3] && !words[word.at + 3]?.afterPause))) return [];
  return [
    findingAt(word, parts ? word : modal, {
      ...verbNoZu(modal.text),

      right: parts ? `${parts}${rest}` : `${next?.text} ${modal.text}`,
    }),
  ];
};

/** "ohne zu umfallen": within a verb that parts, "zu" stands in its middle. */
const within = ({ words, text }: ParsedAnswer, zu: Word): Finding[] => {
  const next = zu.lower === "zu" ? words[zu.at + 1] : undefined;
  const verb = next?.verbs.find(({ mood, form }) => mood === "infinitive" && form === next.lower)?.verb;
  const { lemma = "", parts } = verb ?? {};
  if (!next || !parts || next.afterPause || next.capital || text.slice(zu.end, next.start) !== " ") return [];
  return [
    findingAt(zu, next, {
      ...zuInside(lemma),

      right: `${parts}zu${lemma.slice(parts.length)}`,
    }),
  ];
};

/** German: "Man darf sein Handy nicht zu benutzen" – the infinitive of a modal verb with a "zu". */
export const modalZu: Check = (answer) =>
  answer.compiled.definition.german
    ? answer.words.flatMap((word) => [
        ...(isModal(word) ? behind(answer, word) : []),
        ...within(answer, word),
        ...elsewhere(answer, word),
      ])
    : [];
