import type { Language, Tense } from "../../../../domain/exercise.ts";
import { type Theme, themes } from "../../../../domain/themes.ts";
import { asList } from "../../../../grammar/core/entries.ts";
import type { Question } from "../../partner.ts";
import { french } from "./french/french.ts";
import { german } from "./german/german.ts";
import { spanish } from "./spanish/spanish.ts";

/**
 * A language's tables as they are written. Each theme has, one a line: "title | …", "photo | what an answer about a photo
 * may be", "new | word: its English, …", and its questions as "tiers kind | question | English | model answer", where tiers
 * are f (Foundational), h (Higher) or both, and the kind is ask, opinion, or the tense of the answer. A model answer stands on
 * its own, because passages to be read are made of them.
 */
export type Bank = { photo: string; themes: Readonly<Record<Theme, string>> };

/** What kind of question it is, and in which tense it is answered; a student who asks may use any. */
export type Slot = { kind: "statement" | "opinion" | "ask" | "describe"; tense?: Tense | undefined };
/** A question with all that is known of it. */
export type Entry = Slot & {
  theme: Theme;
  /** May it be asked at this tier? */
  foundational: boolean;
  higher: boolean;
  text: string;
  english: string;
  model: string;
};
/** What a theme is called, and words of it that few students know: "un séjour: a stay". */
type Heading = { title: string; words: readonly string[] };
type Read = { entries: readonly Entry[]; headings: Readonly<Record<Theme, Heading>> };

const banks: Readonly<Record<Language, Bank>> = { French: french, Spanish: spanish, German: german };
const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];

const cellsOf = (line: string): string[] => line.split(" | ").map((cell) => cell.trim());

const slotOf = (named: string): Slot => {
  if (named === "ask") return { kind: "ask" };
  if (named === "opinion") return { kind: "opinion", tense: "present" };
  const tense = tenses.find((each) => each === named);
  if (!tense) throw new Error(`Not a kind of question: ${named}`);
  return { kind: "statement", tense };
};

/** A theme's questions, among them those about a photo, whose answers depend on the theme. */
const entriesOf = (theme: Theme, table: string, photo: string): Entry[] =>
  asList(table).flatMap((line): Entry[] => {
    const [head = "", text = "", english = "", model = ""] = cellsOf(line);
    const [tiers = "", kind] = head.split(" ");
    if (head === "photo")
      return asList(photo).map((about) => {
        const [question = "", translation = ""] = cellsOf(about);
        const both = { foundational: true, higher: true };
        return {
          theme,
          kind: "describe",
          tense: "present",
          ...both,
          text: question,
          english: translation,
          model: text,
        };
      });
    if (kind === undefined) return [];
    const asked = { foundational: tiers.includes("f"), higher: tiers.includes("h") };
    return [{ theme, ...slotOf(kind), ...asked, text, english, model }];
  });

const headingOf = (table: string): Heading => {
  const said = (name: string) =>
    asList(table)
      .find((line) => line.startsWith(`${name} | `))
      ?.slice(name.length + 3) ?? "";
  return { title: said("title"), words: said("new").split(", ") };
};

const read = new Map<Language, Read>();

/** Everything that can be asked in a language, read when it is first needed. Throws where a table is wrong. */
export const bankOf = (language: Language): Read => {
  const { photo, themes: tables } = banks[language];
  const known = read.get(language) ?? {
    entries: themes.flatMap((theme) => entriesOf(theme, tables[theme], photo)),
    headings: Object.fromEntries(
      themes.map((theme) => [theme, headingOf(tables[theme])]),
    ) as Read["headings"], // fromEntries forgets the keys it was given
  };
  read.set(language, known);
  return known;
};

/** As it stands in an exercise, with its note. */
export const questionOf = ({ text, kind, tense, theme, english, model }: Entry): Question => ({
  text,
  ...(tense && { tense }),
  topic: theme,
  translation: english,
  modelAnswer: model,
  ...(kind === "ask" && { studentAsks: true }),
});

/** What the bank knows of a question in the form, by its text; one that several themes share is looked for in these first. */
export const entryFor = (
  text: string,
  language: Language,
  near: readonly Theme[] = [],
): Entry | undefined => {
  const found = bankOf(language).entries.filter((entry) => entry.text === text.trim());
  return found.find(({ theme }) => near.includes(theme)) ?? found[0];
};
