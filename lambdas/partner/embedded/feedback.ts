import type { Language, Tense } from "../../../domain/exercise.ts";
import { asTip } from "../../../grammar/engine/finding.ts";
import type { Examined } from "./examine.ts";
import { measuresIn, measuresOf } from "./measures.ts";
import { meritsOf } from "./merits.ts";
import { phrasebookOf } from "./phrasebook.ts";

/** One answer of a conversation with what was found in it and its score (0–100). */
export type Marked = {
  examined: Examined;
  score: number;
  /** Was a mistake noted in it, here or while they talked? */
  isCorrected: boolean;
  /** Does it demand tact? Then it is neither quoted nor corrected. */
  isSensitive: boolean;
};

const LONGEST_QUOTE = 80;

/** An answer as it is quoted: whole if it is short, else its beginning up to a whole word. */
const quote = (text: string): string => {
  const line = text.trim().replace(/\s+/g, " ").replace(/\.$/, "");
  if (line.length <= LONGEST_QUOTE) return `“${line}”`;
  return `“${line.slice(0, line.lastIndexOf(" ", LONGEST_QUOTE)).replace(/[,.;:]$/, "")} …”`;
};

const namesOf: Record<Tense, string> = {
  present: "the present",
  past: "the past",
  future: "the future",
  conditional: "the conditional",
};

/** The tenses that are used, each with a place where. */
export const tensesIn = (marked: readonly Marked[]): Map<Tense, string> => {
  const found = new Map<Tense, string>();
  for (const { examined } of marked)
    for (const { at, head, tenses } of examined.answer.uses) {
      const [tense] = tenses;
      const words = examined.answer.words;
      const [first, last] = [words[Math.min(at, head)], words[Math.max(at, head)]];
      const near = Math.abs(head - at) <= 2;
      if (tense && first && last && !found.has(tense))
        found.set(
          tense,
          near ? examined.answer.text.slice(first.start, last.end) : `${first.text} … ${last.text}`,
        );
    }
  return found;
};

const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** Something to be said of a conversation, and the answer that it quotes. */
type Point = { text: string; quoted?: Marked };

const isAnswered = ({ examined }: Marked): boolean => examined.standing === "answered";

/** The best answer that has no mistake; undefined where none is good enough to be called so. */
const bestOf = (marked: readonly Marked[]): Marked | undefined => {
  const [best] = marked
    .filter((one) => isAnswered(one) && !one.isCorrected)
    .toSorted((one, other) => other.score - one.score);
  return best && best.score >= 50 ? best : undefined;
};

const strengthsOf = (marked: readonly Marked[]): Point[] => {
  const quoting = (words: string, quoted: Marked | undefined, end = "."): Point[] =>
    quoted ? [{ text: `${words} ${quote(quoted.examined.answer.text)}${end}`, quoted }] : [];
  const answered = marked.filter(isAnswered);
  const faultless = answered.find(
    ({ examined, isCorrected }) => !isCorrected && meritsOf(examined.answer).clauses > 0,
  );
  // What is praised is not what is put right below, as long as there is something else to praise.
  const clean = answered.toSorted((one, other) => Number(one.isCorrected) - Number(other.isCorrected));
  const reason = clean.find(({ examined }) => meritsOf(examined.answer).reason);
  const opinion = clean.find(({ examined }) => meritsOf(examined.answer).opinion);
  const tenses = tensesIn(marked);
  const nouns = [
    ...new Set(marked.flatMap(({ examined }) => examined.answer.nouns.map(({ word }) => word.text))),
  ];
  const used = [...tenses].map(([tense, example]) => `${namesOf[tense]} (“${example}”)`);
  return [
    ...quoting("Your best answer was", bestOf(marked)),
    ...(tenses.size > 1 ? [{ text: `You used ${and(used)}.` }] : []),
    ...quoting("You give a reason in", reason),
    ...quoting("You say what you think in", opinion),
    ...(nouns.length > 2
      ? [
          {
            text: `You know words for the subject, such as ${and(nouns.slice(0, 3).map((noun) => `“${noun}”`))}.`,
          },
        ]
      : []),
    ...quoting("No mistake was found in", faultless),
    ...quoting("You kept going, and you tried", answered[0]),
    { text: "You took part in the conversation to the end." },
    { text: "You came here to practise, and that is what counts." },
  ];
};

const stepsOf = (marked: readonly Marked[], praised: readonly Marked[], language: Language): string[] => {
  const { hints, examples } = phrasebookOf(language);
  const understood = marked.filter(
    ({ examined: { standing } }) => standing === "answered" || standing === "astray",
  );
  const faults = understood.flatMap(({ examined }) =>
    examined.findings.map((finding) => ({ finding, examined })),
  );
  const kinds = new Set<string>();
  const corrections = faults.flatMap(({ finding, examined }) => {
    if (kinds.has(finding.kind)) return [];
    kinds.add(finding.kind);
    return [asTip(examined.answer.text, finding)];
  });
  const foreign = marked.find(({ examined }) => examined.standing === "foreign");
  const astray = marked.find(({ examined }) => examined.standing === "astray" && examined.relevance.certain);
  // An answer that was just praised is not the one to work on.
  const shortest = marked
    .filter((one) => !praised.includes(one))
    .toSorted((one, other) => one.examined.answer.words.length - other.examined.answer.words.length)[0];
  const merits = marked.map(({ examined }) => meritsOf(examined.answer));
  return [
    ...(foreign ? [`Answer in ${language}: ${quote(foreign.examined.answer.text)} was not.`] : []),
    ...corrections.slice(0, 2),
    ...(astray
      ? [`Listen for what is asked: ${quote(astray.examined.answer.text)} was about something else.`]
      : []),
    ...(merits.some(({ reason }) => reason) ? [] : [`Give reasons, for example “${examples.reason}”.`]),
    ...(merits.some(({ opinion }) => opinion) ? [] : [`Give opinions, for example “${hints.opinion}”.`]),
    ...(shortest && shortest.examined.answer.words.length < 9
      ? [`Say more in ${quote(shortest.examined.answer.text)}: add when, where, with whom or why.`]
      : []),
    ...(tensesIn(marked).size > 1 ? [] : [`Use another tense as well, for example “${hints.future}”.`]),
    `Try longer sentences with more than one verb, for example “${examples.reason}”.`,
    "Learn five new words for this subject, and use each of them once.",
  ];
};

/**
 * Two strengths and two next steps, in English, each with the student's own words where there are any, and what was
 * counted. An answer that demands tact is counted, and not spoken of.
 */
export const feedbackOn = (marked: readonly Marked[], language: Language): string => {
  const points = (items: readonly string[]) => items.map((item) => `• ${item}`);
  const quotable = marked.filter(({ isSensitive }) => !isSensitive);
  const strengths = strengthsOf(quotable).slice(0, 2);
  const praised = strengths.flatMap(({ quoted }) => quoted ?? []);
  return [
    "What went well:",
    ...points(strengths.map(({ text }) => text)),
    "Next steps:",
    ...points(stepsOf(quotable, praised, language).slice(0, 2)),
    "What you said, counted:",
    ...points(measuresIn(measuresOf(marked.map(({ examined }) => examined)))),
  ].join("\n");
};
