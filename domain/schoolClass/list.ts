import { NAME_MAX_CHARACTERS } from "../limits.ts";
import { STUDENTS_MAX } from "./limits.ts";

/** What results carry in the place of a student's number where their class has no list. */
export const NO_PLACE = "none";

/** Two labels that a teacher could not tell apart on paper are the same. */
export const plainLabel = (label: string): string =>
  label.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();

/** The students in a pasted text: one a line, as they were written. Tabs, as a spreadsheet puts between columns, become spaces. */
export const labelsIn = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "");

/** What is wrong with these labels, beside those that are on the list already; undefined where nothing is. */
export const listFault = (labels: readonly string[], listed: readonly string[] = []): string | undefined => {
  if (labels.length + listed.length > STUDENTS_MAX) return `A class has ${STUDENTS_MAX} students at most.`;
  const seen = new Set(listed.map(plainLabel));
  for (const label of labels) {
    if (Array.from(label).length > NAME_MAX_CHARACTERS)
      return `Please keep each student to ${NAME_MAX_CHARACTERS} characters: “${label.slice(0, 20)}…” is longer.`;
    if (!/[\p{L}\p{N}]/u.test(label)) return `“${label}” has no letter or digit in it.`;
    if (seen.has(plainLabel(label)))
      return `“${label}” is on the list twice. Add a letter, so that students can tell which is theirs.`;
    seen.add(plainLabel(label));
  }
  return undefined;
};

/** A student's own word as it is compared: four letters of any alphabet, in lower case; undefined for anything else. */
export const secretWordIn = (typed: string): string | undefined => {
  const word = typed.normalize("NFC").trim().toLowerCase();
  return /^\p{L}{4}$/u.test(word) ? word : undefined;
};
export const secretWordFault = "The word has four letters, such as one for an animal or a colour.";
