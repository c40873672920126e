import { unaccented } from "../../domain/unaccented.ts";
import { isTopic, type Topic } from "./topics.ts";

/**
 * One word of a table: "jouer:play", "œil/yeux:eye", "super:great=" (`mark` is what follows the English: !, = or +). Where the
 * English is spelt the same but for accents and capitals, it is left out: "café", "Park/-s", "cool=".
 */
export type Entry = {
  word: string;
  /** What stands behind slashes: further forms, in the table's own order. */
  others: readonly string[];
  english: string;
  mark: string;
  topic: Topic | undefined;
};

/** The lines of a table, trimmed, without the empty ones. */
export const asList = (table: string): string[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The words of one list, parted by white space. */
export const listed = (list: string, topic?: Topic): Entry[] =>
  (list.match(/\S+/g) ?? []).map((item) => {
    const [plain = ""] = item.split(/[!=+]+$/);
    const [forms = "", gloss] = plain.split(":");
    const [word = "", ...others] = forms.split("/");
    const english = gloss?.replaceAll("_", " ") ?? unaccented(word).toLowerCase();
    return { word, others, english, mark: item.slice(plain.length), topic };
  });

/** The words of lists that are filed under topics; those under other headings have none. */
export const entries = (table: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(table).flatMap(([name, list]) => listed(list, isTopic(name) ? name : undefined));
