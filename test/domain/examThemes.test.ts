import { expect, test } from "@jest/globals";
import { themesFor } from "../../domain/examThemes.ts";
import { TITLE_MAX_CHARACTERS } from "../../domain/limits.ts";

const examsFor = (
  ...[level, board]: [Parameters<typeof themesFor>[0]["level"], "AQA" | "EdExcel" | "NONE"]
) => themesFor({ level, board }).map(({ exam }) => exam);

// Shows 3.2
test("the themes are those of the exercise's exam, and all of them where it has no board", () => {
  expect(examsFor("GCSE - Higher", "AQA")).toEqual(["AQA GCSE"]);
  expect(examsFor("IGCSE - Higher", "AQA")).toEqual(["AQA GCSE"]);
  expect(examsFor("GCSE - Foundational", "EdExcel")).toEqual(["Edexcel GCSE"]);
  expect(examsFor("IGCSE - Foundational", "EdExcel")).toEqual(["Edexcel International GCSE"]);
  expect(examsFor("NONE", "NONE")).toHaveLength(3);
});

test("every theme can be saved, and is of one exam alone", () => {
  const all = themesFor({ level: "NONE", board: "NONE" }).flatMap(({ themes }) => themes);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((theme) => theme.length > TITLE_MAX_CHARACTERS)).toEqual([]);
});
