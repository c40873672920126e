import { type ReactNode, useEffect, useState } from "react";
import { bandLabels, bandOf } from "../../../domain/grading.ts";
import { type NoticeKind, noticeFor } from "../../../domain/safeguarding.ts";
import type { Exchange } from "./exchange.ts";
import type { AnswerMode } from "./MarkBubble.tsx";

/** What is told of an exchange; of the opening, number 0, there is only Mark's line. */
type AnnouncedExchange = Pick<Exchange, "number" | "message" | "assessment" | "progress" | "flags">;

const scoreWords = (score: number): string =>
  `Score: ${Math.round(score)}, ${bandLabels[bandOf(score)].words}.`;

const noticeWords = {
  help: "Below it, a notice says whom you can talk to if this is about you.",
  tone: "A notice says that Mark left this one out.",
  private: "A notice asks you to leave out anything private.",
} as const satisfies Record<NoticeKind, string>;

const wording = (
  { message, assessment, flags = [] }: AnnouncedExchange,
  { lang, isSoundOnly }: AnswerMode,
): ReactNode => {
  const notice = noticeFor(flags);
  return (
    <>
      {assessment?.score !== undefined && scoreWords(assessment.score)} Mark{" "}
      {isSoundOnly ? (
        "has spoken. Use Listen to hear him. "
      ) : (
        <>
          says: <span lang={lang}>{message}</span>{" "}
        </>
      )}
      {assessment && assessment.improvement !== "" && `Tip: ${assessment.improvement}`}
      {notice && noticeWords[notice]}
    </>
  );
};

/**
 * Tells those who can't see it of each message once it is whole, and of nothing before: the log itself is silent, or it
 * would be read out word by word as it grows. What a resumed lesson already holds is old news.
 */
export const Announcer = ({ newest, manner }: { newest: AnnouncedExchange; manner: AnswerMode }) => {
  const [announced, setAnnounced] = useState<AnnouncedExchange>();
  const [resumedAt] = useState(newest.number);
  const whole = newest.progress === "done" ? newest.number : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per exchange, not per rendering of it
  useEffect(() => {
    const isNews = whole !== undefined && (whole === 0 || whole !== resumedAt || announced !== undefined);
    if (isNews) setAnnounced(newest);
  }, [whole]);
  return (
    <div className="hidden" role="status">
      {announced && wording(announced, manner)}
    </div>
  );
};
