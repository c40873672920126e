import type { ReactNode } from "react";
import type { Word } from "../../../domain/conversation.ts";
import { wordMark } from "../../../domain/grading.ts";
import { type ReadWord, readingOf } from "../../../domain/reading.ts";

/** How a word was read that was not read as it stands, and clearly. */
type Slip = "unclear" | "misread" | "skipped" | "added";

const slipOf = (word: ReadWord): Slip | undefined => {
  if (word.kind !== "read") return word.kind;
  return wordMark(word.confidence) === "plain" ? undefined : "unclear";
};

const slipWords = {
  unclear: "hard to understand",
  misread: "read differently",
  skipped: "left out",
  added: "added",
} as const satisfies Record<Slip, string>;
/** In the order of the list under the passage. */
const slips = ["misread", "skipped", "added", "unclear"] as const;

/** The passage again, each word that was not read as it stands marked in its place, and what was added put in. */
const markedUp = (passage: string, reading: readonly ReadWord[]): ReactNode[] => {
  let end = 0;
  const parts = reading.map((word, place) => {
    const slip = slipOf(word);
    const mark = slip && `read read-${slip}`;
    if (word.kind === "added")
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a passage have no other name than their place
        <span key={place}>
          {" "}
          <ins className={mark} title={slipWords.added}>
            {word.said}
          </ins>
        </span>
      );
    const before = passage.slice(end, word.at);
    end = word.at + word.written.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a passage have no other name than their place
      <span key={place}>
        {before}
        {slip ? (
          <span className={mark} title={slipWords[slip]}>
            {word.written}
          </span>
        ) : (
          word.written
        )}
      </span>
    );
  });
  return [...parts, passage.slice(end)];
};

/** What it was, in words: "des (“les”)" where “les” was read. */
const slipText = (word: ReadWord): string => {
  if (word.kind === "added") return word.said;
  return word.kind === "misread" ? `${word.written} (“${word.said}”)` : word.written;
};

/** How a passage was read aloud: word by word in its place, and the slips once more in words. `lang` is the passage's. */
export const ReadPassage = ({
  passage,
  words,
  lang,
}: {
  passage: string;
  words: readonly Word[];
  lang: string;
}) => {
  const reading = readingOf(passage, words);
  const listed = slips.flatMap((slip) => {
    const found = reading.filter((word) => slipOf(word) === slip).map(slipText);
    return found.length > 0 ? [{ slip, found }] : [];
  });
  return (
    <>
      <p lang={lang} className="target">
        {markedUp(passage, reading)}
      </p>
      {listed.length === 0 ? (
        <p className="legend">You read every word.</p>
      ) : (
        <dl className="legend slips">
          {listed.map(({ slip, found }) => (
            <div key={slip}>
              <dt className={`read read-${slip}`}>{slipWords[slip]}</dt>
              <dd lang={lang}>{found.join(", ")}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
