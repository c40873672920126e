import type { Tense } from "../../../domain/exercise.ts";
import type { Said } from "../embedded/phrasebook.ts";
import type { DialogueTheme, Kind } from "./followUp.ts";
import { kinds } from "./followUp.ts";
import { themesAbout } from "./themes.ts";
import type { Mention, Telling, Told, Utterance } from "./utterance.ts";

/** A question that says back what the student has told, in no language yet. See `graph/slots.ts`. */
type Slot = {
  name: string;
  verbs: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  told: ReadonlySet<string>;
  tense: Tense;
  kind: Kind;
  unless: ReadonlySet<string>;
  english: string;
  simplerEnglish: string;
};
export type SlotGraph = readonly Slot[];

/** The same in one language, with a pattern by which it is known again. */
export type WordedSlot = Slot & { text: string; simpler: string; model: string; asked: RegExp };

/** A question of Mark's with the student's words in it, as far as it can be told from its text: its English is in `Said` where it was made. */
export type SlotQuestion = Said & {
  id: string;
  tense: Tense;
  kind: Kind;
  simpler: string;
  simplerEnglish: string;
  model: string;
};

const ANY = "any";
const CLAUSE = "{asks}";
const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];

const rowsOf = (table: string, cells: number): string[][] =>
  table
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([first]) => first !== "")
    .map((row) => {
      if (row.length !== cells || row.includes(""))
        throw new Error(`Not a line of ${cells} cells: ${row.join(" | ")}`);
      return row;
    });

const wordsIn = (cell: string): ReadonlySet<string> => new Set(cell.split(",").map((word) => word.trim()));

/** Reads the table of `graph/slots.ts`. Throws on anything that is no such table. */
export const slotGraphOf = (table: string): SlotGraph =>
  rowsOf(table, 9).map(
    ([
      name = "",
      verbs = "",
      topics = "",
      told = "",
      answer = "",
      type = "",
      unless = "",
      english = "",
      simplerEnglish = "",
    ]) => {
      const tense = tenses.find((each) => each === answer);
      const kind = kinds.find((each) => each === type);
      if (!tense || !kind) throw new Error(`Neither tense nor kind: ${name}`);
      return {
        name,
        verbs: wordsIn(verbs),
        topics: wordsIn(topics),
        told: wordsIn(told),
        tense,
        kind,
        unless: wordsIn(unless),
        english,
        simplerEnglish,
      };
    },
  );

/** What a language says for each of them: "name | question | simpler question | model answer". */
export const wordedSlots = (graph: SlotGraph, table: string): WordedSlot[] => {
  const rows = new Map(rowsOf(table, 4).map(([name = "", ...row]) => [name, row]));
  return graph.flatMap((slot) => {
    const [text = "", simpler = "", model = ""] = rows.get(slot.name) ?? [];
    if (text.split(CLAUSE).length !== 2) return [];
    const [before = "", after = ""] = text
      .split(CLAUSE)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return [{ ...slot, text, simpler, model, asked: new RegExp(`(?:^|\\s)${before}(.+)${after}$`, "u") }];
  });
};

const filled = (
  { name, tense, kind, simpler, simplerEnglish, model, text, english }: WordedSlot,
  clause: Said,
): SlotQuestion => ({
  id: `slots.${name}`,
  tense,
  kind,
  simpler,
  simplerEnglish,
  model,
  text: text.replace(CLAUSE, clause.text),
  english: english.replace(CLAUSE, clause.english),
});

/** What the clause of a question with a slot is about: its verb in English, and its tense. */
type Clause = { verb: string; tense: Tense | undefined; isDenied: boolean };

const fits = ({ verbs, told }: WordedSlot, { verb, tense, isDenied }: Clause): boolean =>
  (verbs.has(ANY) || verbs.has(verb)) && tense !== undefined && told.has(isDenied ? "denied" : tense);

/**
 * The question of this kind that a line of Mark's ends with, without its English, which only the student's words would tell;
 * undefined where its clause is none that such a question is asked about.
 */
export const slotQuestionIn = (
  slots: readonly WordedSlot[],
  line: string,
  clause: Clause,
): SlotQuestion | undefined => {
  const slot = slots.find((each) => each.asked.test(line) && fits(each, clause));
  const [, words] = slot?.asked.exec(line) ?? [];
  return slot && words ? filled(slot, { text: words, english: "" }) : undefined;
};

/** What of an answer tells in which tense it speaks: of what is, was or will be, or of what is wished for or denied. */
const tellingOf = ({
  tense,
  isDenied,
  english,
}: {
  tense: Tense;
  isDenied: boolean;
  english: string;
}): string =>
  isDenied
    ? "denied"
    : / (?:want|hope|plan|would like) /.test(english) && tense === "present"
      ? "wish"
      : tense;

const toldAlready = (utterance: Utterance, told: Told): ReadonlySet<string> =>
  new Set<string>([
    ...utterance.tells,
    ...(utterance.hasReason || utterance.tells.has("purpose") ? ["reason" satisfies Telling] : []),
    ...(told.isDenied ? ["denial"] : []),
    ...(/ (?:want|hope|plan) /.test(told.statement.english) ? ["wish"] : []),
  ]);

/** The questions that say back what a mention's clause tells, and that it leaves open. */
export const slotQuestionsOn = (
  slots: readonly WordedSlot[],
  utterance: Utterance,
  mention: Mention,
  themes: readonly DialogueTheme[],
): SlotQuestion[] => {
  const { told, topic } = mention;
  const question = told?.question;
  if (!told || !question || topic === undefined) return [];
  const isOnTheme = themes.length === 0 || themesAbout(topic).some((theme) => themes.includes(theme));
  if (!isOnTheme) return [];
  const already = toldAlready(utterance, told);
  const telling = tellingOf({ ...told, english: ` ${told.statement.english} ` });
  return slots
    .filter(
      (slot) =>
        (slot.verbs.has(ANY) || slot.verbs.has(told.verb)) &&
        (slot.topics.has(ANY) || slot.topics.has(topic)) &&
        slot.told.has(telling) &&
        ![...slot.unless].some((each) => already.has(each)),
    )
    .map((slot) => filled(slot, question));
};
