import { languageTags } from "../../../domain/exercise.ts";
import type { ExerciseContent } from "../../../domain/exerciseShapes.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { AnswerWords } from "../lesson/AnswerWords.tsx";
import { Passage } from "../lesson/Passage.tsx";
import { readingIn } from "../lesson/passage.ts";
import { Score } from "../lesson/Score.tsx";
import { Mark } from "../mark/Mark.tsx";
import { Unbroken } from "../shell/Unbroken.tsx";
import { FlagNotes } from "./FlagNotes.tsx";
import { Pencil } from "./Pencil.tsx";
import { engineWords, repairWords } from "./wording.ts";

type Turn = WholeResult["turns"][number];

const MarkLine = ({ text, lang }: { text: string; lang: string }) => (
  <div className="said said-mark">
    <Mark className="avatar" expression="idle" />
    <div className="bubble bubble-mark">
      <p className="who">Mark</p>
      <p lang={lang} className="target">
        <Unbroken text={text} />
      </p>
    </div>
  </div>
);

type AnswerProps = { turn: Turn; who: string; lang: string; passage: string | undefined };

/** What the student said, how well it was understood, and what had been heard where they put that right. */
const Answer = ({ turn: { said, words, heard }, who, lang, passage }: AnswerProps) => (
  <div className="said said-student">
    <div className="bubble bubble-student">
      <p className="who">{who}</p>
      <AnswerWords said={said} words={words} lang={lang} passage={passage} />
      {heard !== undefined && (
        <p className="corrected">
          Put right by the student. Heard: “<span lang={lang}>{heard}</span>”
        </p>
      )}
    </div>
  </div>
);

/** The whole conversation, with what was noted beside each answer. */
export const Said = ({ result, content }: { result: WholeResult; content: ExerciseContent }) => {
  const { opening, turns, engine, studentId } = result;
  const lang = languageTags[content.language];
  const reading = readingIn(content, opening);
  return (
    <section className="reread" aria-labelledby="said-title">
      <h2 id="said-title">The conversation</h2>
      <div className="conversation">
        <ol className="exchanges">
          <li className="exchange">
            <MarkLine text={reading?.greeting ?? opening.message} lang={lang} />
            {reading && <Passage text={reading.passage} lang={lang} />}
          </li>
          {turns.map((turn) => (
            <li key={turn.turn} className="exchange">
              <Answer turn={turn} who={studentId || "You"} lang={lang} passage={reading?.passage} />
              {turn.score !== undefined && <Score score={turn.score} />}
              {turn.isRepeatRequest && (
                <p className="results-note">Not marked: {repairWords[turn.repair ?? "repeat"]}.</p>
              )}
              {turn.flags && <FlagNotes flags={turn.flags} />}
              <MarkLine text={turn.message} lang={lang} />
              <Pencil
                tip={turn.improvement}
                mistakes={turn.mistakes}
                lang={lang}
                by={turn.engine === engine ? undefined : engineWords[turn.engine]}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
