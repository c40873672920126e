import type { QuestionNote } from "../../../domain/exercise.ts";

/**
 * A question's text, what is known of it, and of which text that is known. `english` is what its author typed, which outlives a
 * change of the text; left out until then.
 */
type Query = { text: string; note: QuestionNote; noteFor: string; english?: string };

/** One question in the form. `id` stays with it wherever it is moved to. */
export type Row = Query & {
  id: number;
  /** What the builder changed here: what stood there before, or null where nothing did. */
  was?: Query | null;
};

/** A question as it is saved. */
export type Question = QuestionNote & { text: string };

/** Questions are held in one text, split on semicolons (spec section 3), so that none may stand inside one. */
export const withCommas = (text: string): string => text.replaceAll(";", ",").replaceAll(/\s*\n\s*/g, " ");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Is this still the same question, though a few words were changed? Half of the words of the longer one have to be in both. */
const isAkin = (before: string, now: string): boolean => {
  const left = wordsOf(before);
  const words = wordsOf(now);
  const longer = Math.max(left.length, words.length);
  const both = words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return longer > 0 && both.length * 2 >= longer;
};

/**
 * What is still known of a question: all of it while its text stands; its tense and topic where a few words were changed,
 * which no translation or model answer would survive; nothing where it was rewritten.
 */
export const noteOf = ({ text, note, noteFor }: Query): QuestionNote => {
  if (text.trim() === noteFor.trim()) return note;
  if (!isAkin(noteFor, text)) return {};
  const { translation: _, modelAnswer: __, ...kept } = note;
  return kept;
};

/** The question in English, as far as it is known: as it was typed, or else as it was made for this text. */
export const englishOf = (row: Query): string => row.english ?? noteOf(row).translation ?? "";

const freeId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** The rows of questions that come from the server. */
export const rowsOf = (questions: readonly Question[]): Row[] =>
  questions.map(({ text, ...note }, place) => ({ id: place + 1, text, note, noteFor: text }));

export const questionsIn = (rows: readonly Row[]): Question[] =>
  rows.map((row) => {
    const { translation: _, ...note } = noteOf(row);
    const translation = englishOf(row).trim();
    return { ...note, ...(translation !== "" && { translation }), text: row.text.trim() };
  });

export const withNewRow = (rows: readonly Row[]): Row[] => [
  ...rows,
  { id: freeId(rows), text: "", note: {}, noteFor: "" },
];

export const withText = (rows: readonly Row[], id: number, text: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, text: withCommas(text) } : row));

export const withEnglish = (rows: readonly Row[], id: number, english: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, english } : row));

export const withoutRow = (rows: readonly Row[], id: number): Row[] => rows.filter((row) => row.id !== id);

/** `to` is the place that the row then has, counted from 0; beyond either end it stays at that end. */
export const moved = (rows: readonly Row[], id: number, to: number): Row[] => {
  const row = rows.find((one) => one.id === id);
  if (!row) return [...rows];
  const others = withoutRow(rows, id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), row, ...others.slice(place)];
};

/**
 * What the builder made of the rows: what it left alone stays as it is, what it changed or added says so. The builder is told
 * texts only, so it may know nothing of a question that it left alone: then what was known of it stays.
 */
export const rebuilt = (rows: readonly Row[], questions: readonly Question[]): Row[] => {
  const left = rows.filter((row) => !questions.some(({ text }) => text === row.text));
  let id = freeId(rows);
  return questions.map(({ text, ...note }) => {
    const same = rows.find((row) => row.text === text);
    if (same) return Object.keys(note).length > 0 ? { ...same, note, noteFor: text } : same;
    const { id: oldId = id++, was: _, ...before } = left.shift() ?? {};
    const was = "text" in before && before.text.trim() !== "" ? before : null;
    return { id: oldId, text, note, noteFor: text, was };
  });
};

/** Takes the builder's change of one row back. */
export const undone = (rows: readonly Row[], id: number): Row[] =>
  rows.flatMap((row) => {
    if (row.id !== id || row.was === undefined) return [row];
    return row.was === null ? [] : [{ id, ...row.was }];
  });
