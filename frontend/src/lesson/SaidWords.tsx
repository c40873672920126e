import type { ReactNode } from "react";
import type { Word } from "../../../domain/conversation.ts";
import { wordMark } from "../../../domain/grading.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { type HeardPiece, heardPieces } from "./heardWords.ts";

/** What a colour says, in words; the line under the words says it too, and names them to a screen reader. */
const markWords = { orange: "not quite clear", red: "hard to understand" } as const;
type Mark = keyof typeof markWords;

const markOf = ({ confidence = 1 }: HeardPiece): Mark | undefined => {
  const mark = wordMark(confidence);
  return mark === "plain" ? undefined : mark;
};

/** The pieces in runs: each marked one alone, those between together, because a line may not end within them anywhere. */
const runsOf = (pieces: readonly HeardPiece[]): { text: string; mark?: Mark }[] => {
  const runs: { text: string; mark?: Mark }[] = [];
  for (const piece of pieces) {
    const mark = markOf(piece);
    const last = runs.at(-1);
    if (mark) runs.push({ text: piece.text, mark });
    else if (last && !last.mark) last.text += ` ${piece.text}`;
    else runs.push({ text: piece.text });
  }
  return runs;
};

/** An answer as it was heard: what the recogniser was not sure of is coloured and underlined (spec section 5). */
export const SaidWords = ({ said, words }: { said: string; words: readonly Word[] }) => (
  <>
    {runsOf(heardPieces(said, words)).map(({ text, mark }, place) => {
      const run: ReactNode = mark ? (
        <span className={`word word-${mark}`} title={markWords[mark]}>
          {text}
        </span>
      ) : (
        <Unbroken text={text} />
      );
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place
        <span key={place}>
          {place > 0 && " "}
          {run}
        </span>
      );
    })}
  </>
);

/** What the underlines under an answer mean; nothing where there are none. `lang` is the answer's. */
export const SaidLegend = ({ said, words, lang }: { said: string; words: readonly Word[]; lang: string }) => {
  const pieces = heardPieces(said, words);
  const marks = (["red", "orange"] as const).filter((mark) => pieces.some((piece) => markOf(piece) === mark));
  if (marks.length === 0) return null;
  return (
    <p className="legend">
      Underlined:{" "}
      {marks.map((mark, place) => (
        <span key={mark}>
          {place > 0 && ", "}
          <span className={`word word-${mark}`}>{markWords[mark]}</span>
          <span className="hidden" lang={lang}>
            {" "}
            ({pieces.flatMap((piece) => (markOf(piece) === mark ? piece.text : [])).join(" ")})
          </span>
        </span>
      ))}
    </p>
  );
};
