import { type ReactNode, useEffect, useState } from "react";
import { bandLabels, bandOf } from "../../../domain/grading.ts";
import type { Exchange } from "./exchange.ts";
import type { Manner } from "./MarkBubble.tsx";

const scoreWords = (score: number): string =>
  `Score: ${Math.round(score)}, ${bandLabels[bandOf(score)].words}.`;

const wording = (exchange: Exchange, { lang, isSoundOnly }: Manner): ReactNode => {
  const { message, assessment } = exchange;
  return (
    <>
      {assessment?.score !== undefined && scoreWords(assessment.score)} Mark{" "}
      {isSoundOnly ? (
        "has answered. Use Listen to hear him. "
      ) : (
        <>
          says: <span lang={lang}>{message}</span>{" "}
        </>
      )}
      {assessment && assessment.improvement !== "" && `Tip: ${assessment.improvement}`}
    </>
  );
};

/**
 * Tells those who can't see it of each exchange once it is whole, and of nothing before: the log itself is silent, or it
 * would be read out word by word as it grows.
 */
export const Announcer = ({ newest, manner }: { newest: Exchange | undefined; manner: Manner }) => {
  const [announced, setAnnounced] = useState<Exchange>();
  const whole = newest?.progress === "done" ? newest.number : 0;
  // What a resumed lesson already holds is old news.
  const [known] = useState(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per exchange, not per rendering of it
  useEffect(() => {
    if (whole > 0 && (whole !== known || announced)) setAnnounced(newest);
  }, [whole]);
  return (
    <div className="hidden" role="status">
      {announced && wording(announced, manner)}
    </div>
  );
};
