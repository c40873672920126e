import "../styles/progress.css";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { playedOf, weaknessesOf } from "../../../domain/progress.ts";
import type { OwnAttempt } from "../../../domain/resultShapes.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { NoAttempts } from "./NoAttempts.tsx";
import { OverTime } from "./OverTime.tsx";
import { OwnConversation } from "./OwnConversation.tsx";
import { PlayedList } from "./PlayedList.tsx";
import { PractiseNext } from "./PractiseNext.tsx";

const AllOfThem = ({ attempts }: { attempts: readonly OwnAttempt[] }) => {
  const played = useMemo(() => playedOf(attempts), [attempts]);
  const weaknesses = useMemo(() => weaknessesOf(attempts), [attempts]);
  return (
    <main className="progress">
      <StageHeading title="Your progress">Your progress</StageHeading>
      <PractiseNext weaknesses={weaknesses} />
      <OverTime played={played} />
      <PlayedList played={played} />
    </main>
  );
};

/** /progress: what one has finished, and what to practise next; with ?exercise=ID&attempt=ID one conversation, to be read again. */
export const Progress = () => {
  const { account } = useMembership();
  const [search] = useSearchParams();
  const ask = useCallback(() => account.call("listAttempts", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  const { attempts } = asked.given;
  const opened = attempts.find(
    ({ assignment_id, attempt }) =>
      assignment_id === search.get("exercise") && attempt === search.get("attempt"),
  );
  if (opened) return <OwnConversation key={opened.attempt} attempt={opened} />;
  return attempts.length === 0 ? <NoAttempts /> : <AllOfThem attempts={attempts} />;
};
