import { bandLabels, bandOf } from "../../../domain/grading.ts";

/** What an answer was worth, in a number and in words; `score` 0–100. Its place is held while it is not known yet. */
export const Score = ({ score }: { score?: number }) => {
  if (score === undefined) return <p className="score score-waiting">Being marked…</p>;
  const band = bandOf(score);
  const { emoji, words } = bandLabels[band];
  return (
    <p className={`score score-${band}`}>
      <span className="hidden">Score: </span>
      {band === "none" ? (
        `${emoji}, ${words}`
      ) : (
        <>
          <span className="emoji" aria-hidden="true">
            {emoji}
          </span>{" "}
          <b>{Math.round(score)}</b>, {words}
        </>
      )}
    </p>
  );
};
