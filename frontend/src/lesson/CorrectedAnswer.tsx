import type { Better } from "../../../domain/conversation.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { changesIn, type Run } from "./changes.ts";

const Runs = ({ runs, lang }: { runs: readonly Run[]; lang: string }) => (
  <p lang={lang} className="target">
    {runs.map(({ text, isNew }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place
      <span key={place}>
        {place > 0 && " "}
        {isNew ? <ins>{text}</ins> : <Unbroken text={text} />}
      </span>
    ))}
  </p>
);

const joined = (words: readonly string[]) => `“${words.join("”, “")}”`;

type Props = { said: string; better: Better; lang: string };

/** The student's answer put right, and how it could go on, behind a line to open it by. `lang` is the answer's. */
export const CorrectedAnswer = ({ said, better: { corrected, extended }, lang }: Props) => {
  const { runs, leftOut } = changesIn(said, corrected);
  const fresh = runs.flatMap(({ text, isNew }) => (isNew ? text : []));
  return (
    <details
      className="put-right"
      onToggle={({ currentTarget }) => {
        // From under the dock.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary>See it put right</summary>
      <Runs runs={runs} lang={lang} />
      <p className="legend">
        {fresh.length > 0 && (
          <>
            Underlined: changed
            <span className="hidden" lang={lang}>
              {" "}
              {joined(fresh)}
            </span>
            .{" "}
          </>
        )}
        {leftOut.length > 0 && (
          <>
            Left out: <span lang={lang}>{joined(leftOut)}</span>.
          </>
        )}
      </p>
      {extended !== undefined && (
        <>
          <p>You could go on:</p>
          <Runs runs={changesIn(corrected, extended).runs} lang={lang} />
        </>
      )}
    </details>
  );
};
