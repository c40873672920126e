import { describe, expect, test } from "@jest/globals";
import {
  englishOf,
  moved,
  noteOf,
  questionsIn,
  rebuilt,
  rowsOf,
  undone,
  withCommas,
  withEnglish,
  withNewRow,
  withoutRow,
  withText,
} from "../../../frontend/src/wizard/rows.ts";

const where = {
  text: "Où vas-tu le week-end ?",
  tense: "present" as const,
  topic: "weekend",
  translation: "Where do you go at the weekend?",
  modelAnswer: "Je vais au parc.",
};
const what = { text: "Qu'est-ce que tu manges ?", tense: "present" as const, topic: "food" };
const rows = rowsOf([where, what]);
const texts = (some: readonly { text: string }[]): string[] => some.map(({ text }) => text);

describe("the rows of questions", () => {
  test("hold no semicolon and no line break, which would make two questions of one", () => {
    expect(withCommas("Oui; non\n ou quoi ?")).toBe("Oui, non ou quoi ?");
    expect(texts(withText(rows, 2, "A;B"))).toEqual([where.text, "A,B"]);
  });

  test("grow at the end, under a number that no row has", () => {
    const grown = withNewRow(withoutRow(rows, 1));
    expect(grown.map(({ id, text }) => [id, text])).toEqual([
      [2, what.text],
      [3, ""],
    ]);
  });

  test("are moved by one, and never beyond either end", () => {
    const three = withText(withNewRow(rows), 3, "C");
    const order = (id: number, to: number) => moved(three, id, to).map((row) => row.id);
    expect(order(1, 1)).toEqual([2, 1, 3]);
    expect(order(3, 0)).toEqual([3, 1, 2]);
    expect(order(1, 9)).toEqual([2, 3, 1]);
    expect(order(2, -1)).toEqual([2, 1, 3]);
    expect(order(7, 0)).toEqual([1, 2, 3]);
  });

  test("keep the English that was typed, however the question changes; what was made for another text is dropped", () => {
    const typed = withEnglish(rows, 2, "What do you eat?");
    const changed = withText(withText(typed, 2, "Que manges-tu ?"), 1, "Où vas-tu le samedi ?");
    expect(changed.map(englishOf)).toEqual(["", "What do you eat?"]);
    expect(questionsIn(changed).map(({ translation }) => translation)).toEqual([
      undefined,
      "What do you eat?",
    ]);
    // Deleted by hand, it is made anew when the exercise is saved.
    expect(questionsIn(withEnglish(rows, 1, " "))[0]).toEqual({ ...where, translation: undefined });
  });

  test("are saved with what is known of them, and without spaces around them", () => {
    expect(questionsIn(withText(rows, 2, `  ${what.text} `))).toEqual([where, what]);
  });
});

describe("what is known of a question", () => {
  const noteAfter = (text: string) => noteOf(withText(rows, 1, text)[0] ?? { text, note: {}, noteFor: "" });

  test("stays while its text does", () => {
    const { text: _, ...note } = where;
    expect(noteAfter(where.text)).toEqual(note);
  });

  test("is its tense and topic alone where a word of it is changed", () => {
    expect(noteAfter("Où vas-tu le samedi ?")).toEqual({ tense: "present", topic: "weekend" });
  });

  test("is gone where it is rewritten, or empty", () => {
    expect(noteAfter("Qu'as-tu fait hier soir avec ta sœur ?")).toEqual({});
    expect(noteAfter("")).toEqual({});
  });
});

describe("what the builder changed", () => {
  const built = rebuilt(rows, [what, { text: "Pourquoi ?" }, { text: "Avec qui ?" }]);

  test("is marked row by row, and what it left alone is not", () => {
    expect(built.map(({ id, text, was }) => [id, text, was === null ? null : was?.text])).toEqual([
      [2, what.text, undefined],
      [1, "Pourquoi ?", where.text],
      [3, "Avec qui ?", null],
    ]);
  });

  test("is taken back one by one, with what was known", () => {
    const back = undone(undone(built, 1), 3);
    expect(questionsIn(back)).toEqual([what, where]);
    expect(back.every(({ was }) => was === undefined)).toBe(true);
    expect(undone(built, 2)).toEqual(built);
  });

  test("leaves what is known of a question that the builder knows nothing of", () => {
    expect(questionsIn(rebuilt(rows, [{ text: where.text }, what]))).toEqual([where, what]);
  });

  test("counts as new where the row before it was empty", () => {
    const [row] = rebuilt(withNewRow([]), [what]);
    expect(row).toMatchObject({ id: 1, text: what.text, was: null });
  });
});
