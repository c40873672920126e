import "../styles/flags.css";
import { useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import type { FlaggedAttempt } from "../../../domain/flagShapes.ts";
import { FLAGS_SHOWN } from "../../../domain/limits.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { BRAND } from "../shell/brand.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { FlaggedItem } from "./FlaggedItem.tsx";
import { ReviewForm } from "./ReviewForm.tsx";

/** What is shown of as many as there may be. */
const Shortened = ({ of }: { of: readonly FlaggedAttempt[] }) =>
  of.length < FLAGS_SHOWN ? null : <p className="soft">These are the newest {FLAGS_SHOWN}.</p>;

const Shown = ({ flags: { open, reviewed }, again }: { flags: Reply<"listFlags">; again(): void }) => {
  const [done, setDone] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = open.filter(({ attempt }) => !done.includes(attempt));
  const reviewedOne = (attempt: string) => {
    setDone((sofar) => [...sofar, attempt]);
    heading.current?.focus();
  };
  return (
    <main className="flags screen-only">
      <header className="dashboard-head">
        <StageHeading title="Flags">Flags</StageHeading>
        <p className="plain-ways">
          <Link className="button button-quiet" to={paths.dashboard}>
            Your exercises
          </Link>
        </p>
      </header>
      <p>
        {BRAND}'s rules noticed something in these answers. They can be wrong, and they miss a great deal:
        read the conversation, and follow your school's safeguarding policy. Only you see this page, and it is
        never printed.
      </p>
      <section aria-labelledby="open-title">
        <h2 id="open-title" ref={heading} tabIndex={-1}>
          To review ({left.length})
        </h2>
        <p className="hidden" role="status">
          {done.length > 0 && `Reviewed. ${left.length} left to review.`}
        </p>
        {left.length === 0 && <p>Nothing is waiting for you.</p>}
        <ul className="flag-list">
          {left.map((flagged) => (
            <FlaggedItem key={flagged.attempt} flagged={flagged}>
              <ReviewForm flagged={flagged} done={() => reviewedOne(flagged.attempt)} />
            </FlaggedItem>
          ))}
        </ul>
        <Shortened of={open} />
      </section>
      {(reviewed.length > 0 || done.length > 0) && (
        <section aria-labelledby="reviewed-title">
          <h2 id="reviewed-title">Reviewed</h2>
          {done.length > 0 && (
            <p>
              <button type="button" className="tool" onClick={again}>
                Show what you have just reviewed
              </button>
            </p>
          )}
          <ul className="flag-list">
            {reviewed.map((flagged) => (
              <FlaggedItem key={flagged.attempt} flagged={flagged} />
            ))}
          </ul>
          <Shortened of={reviewed} />
        </section>
      )}
    </main>
  );
};

/** /flags: what was flagged in answers on one's exercises, to be reviewed, and what has been. */
export const FlagsPage = () => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listFlags", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  switch (asked.state) {
    case "waiting":
      return <Waiting />;
    case "failed":
      return <Unreachable problem={asked.problem} again={asked.again} />;
    case "given":
      return <Shown flags={asked.given} again={asked.again} />;
  }
};
