import type { Word } from "../../../domain/conversation.ts";
import { ReadPassage } from "./ReadPassage.tsx";
import { SaidLegend, SaidWords } from "./SaidWords.tsx";

type Props = {
  said: string;
  words: readonly Word[];
  lang: string;
  /** Where one is read aloud: what was heard then stands against it. */
  passage: string | undefined;
};

/** What a student said, and how well it was understood where it was spoken. */
export const AnswerWords = ({ said, words, lang, passage }: Props) =>
  passage !== undefined && words.length > 0 ? (
    <ReadPassage passage={passage} words={words} lang={lang} />
  ) : (
    <>
      <p lang={lang} className="target">
        <SaidWords said={said} words={words} />
      </p>
      <SaidLegend said={said} words={words} lang={lang} />
    </>
  );
