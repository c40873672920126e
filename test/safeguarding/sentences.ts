import { readdirSync, readFileSync } from "node:fs";
import { type FlagKind, flagKinds } from "../../domain/safeguarding.ts";

/** One sentence of a set, with what it should be flagged for; undefined for one that only looks like it. */
export type Labelled = { language: string; kind: FlagKind | undefined; text: string };

/** Nine sets were used to write the rules; `unseen` and `held` were written without sight of them, and are only measured. */
export const sets = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "unseen",
  "held",
] as const;
export type SentenceSet = (typeof sets)[number];

/** The sentences of a set: one file a language, one line a sentence, "kind | text", with "none" for a look-alike. */
export const sentencesOf = (set: SentenceSet): Labelled[] => {
  const folder = new URL(`${set}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const [label = "", text = ""] = line.split(" | ");
        const kind = flagKinds.find((each) => each === label);
        if (text === "" || (!kind && label !== "none")) throw new Error(`Not a sentence: ${line}`);
        return { language: file.replace(".txt", ""), kind, text };
      }),
  );
};
