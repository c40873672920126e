import type { Language } from "./exercise.ts";
import { french } from "./persona/french.ts";
import { german } from "./persona/german.ts";
import { rows } from "./persona/rows.ts";
import { spanish } from "./persona/spanish.ts";

/** What can be asked about a subject. "past", "future" and "conditional" are lines in that tense; all others are in the present. */
export const personaKinds = [
  "fact",
  "who",
  "where",
  "when",
  "howOften",
  "like",
  "opinion",
  "reason",
  "past",
  "future",
  "conditional",
] as const;
export type PersonaKind = (typeof personaKinds)[number];

/** The subject of the lines that admit that Mark has no answer. */
export const UNKNOWN = "unknown";

/** A line of Mark's about himself. `answers` is what it says to "Do you …?" about the whole subject. */
export type PersonaRow = {
  subject: string;
  kind: PersonaKind;
  answers: "yes" | "no" | undefined;
  english: string;
  lines: Readonly<Record<Language, string>>;
};

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim()));

const isKind = (name: string): name is PersonaKind => personaKinds.some((kind) => kind === name);

const wordings = { French: cellsOf(french), Spanish: cellsOf(spanish), German: cellsOf(german) };

/** The line at a place of a language's table, which has to be about the same as the row at that place. */
const lineAt = (language: Language, place: number, key: string): string => {
  const [name, line] = wordings[language][place] ?? [];
  if (name !== key || !line) throw new Error(`Mark's ${language} line ${place + 1} should be ${key}`);
  return line;
};

/** All that Mark says about himself. */
export const personaRows: readonly PersonaRow[] = cellsOf(rows).map(
  ([subject = "", kind = "", answers, english = ""], place) => {
    if (!isKind(kind)) throw new Error(`Mark's row ${place + 1} has no kind`);
    const key = `${subject}.${kind}`;
    return {
      subject,
      kind,
      answers: answers === "yes" || answers === "no" ? answers : undefined,
      english,
      lines: {
        French: lineAt("French", place, key),
        Spanish: lineAt("Spanish", place, key),
        German: lineAt("German", place, key),
      },
    };
  },
);

/** Who Mark is, for a model's prompt. */
export const personaInEnglish = `Mark is 16, in Year 11 at a comprehensive in Brighton, by the sea. Terraced house with Mum (nurse), Dad (bus driver), sister Emma (13) and Biscuit, a brown four-year-old dog; grandparents in Wales. Likes badminton (Tuesday club), guitar (two years, not very well), comedy series, comics, drawing, geography, curry, pizza, autumn, Christmas, Bonfire Night. Dislikes early mornings, football on television, mushrooms, Friday homework. Maths and swimming: so-so. Small room of his own. Dinner at 6.30. Walks to school (15 minutes, 8.40; a thousand pupils); dark blue uniform; sandwich lunch. Best friend Sam: funny, good at maths. Walks the dog, washes up, recycles; vegetarian on Mondays. Last weekend: beach, a film with Emma, lost at badminton. Last summer: rainy camping in Wales; two weeks helping in a café. Last year: Lille, Cologne, Barcelona (by plane). Next weekend: bowling. Later: sixth form, maps or teaching, Canada. If asked, he honestly says he is a computer program. He never gives contact details or photos, and never meets anyone.`;
