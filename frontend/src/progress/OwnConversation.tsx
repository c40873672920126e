import { useCallback } from "react";
import { Link } from "react-router";
import { languageTags } from "../../../domain/exercise.ts";
import type { OwnAttempt } from "../../../domain/resultShapes.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { Report } from "../finish/Report.tsx";
import { Conversation } from "../lesson/Conversation.tsx";
import { readingIn } from "../lesson/passage.ts";
import { momentWords } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { lessonIn, resultIn } from "./rereading.ts";
import { TeacherMark } from "./TeacherMark.tsx";

/** One of one's own conversations, to be read again with its tips. */
export const OwnConversation = ({ attempt: own }: { attempt: OwnAttempt }) => {
  const { account } = useMembership();
  const { assignment_id, attempt, language, finishedAt, startedAt, teacher } = own;
  const ask = useCallback(
    () => account.call("readResult", { params: { assignmentId: assignment_id, attempt }, body: undefined }),
    [account, assignment_id, attempt],
  );
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  const lesson = lessonIn(own, asked.given);
  const result = resultIn(asked.given);
  return (
    <main className="finish">
      <article className={`booklet paper spine-${language.toLowerCase()}`}>
        <p className="cover-activity">{momentWords(finishedAt ?? startedAt)}</p>
        <StageHeading className="finish-title" title={titleOf(own)}>
          <Unbroken text={titleOf(own)} />
        </StageHeading>
        {result && (
          <div className="report">
            <Report result={result} lesson={lesson} lang={languageTags[language]} />
          </div>
        )}
        <TeacherMark {...teacher} again={own.again} />
        <p className="paper-ways">
          <Link className="button" to={paths.progress}>
            Back to your progress
          </Link>
          {own.isOpen && (
            <a className="button button-quiet" href={paths.play(assignment_id)}>
              Play again
            </a>
          )}
        </p>
      </article>
      <section className="reread" aria-labelledby="reread-title">
        <h2 id="reread-title">Your conversation</h2>
        <Conversation
          lesson={lesson}
          manner={{ lang: languageTags[language], isTranslatable: true, isSoundOnly: false }}
          showsScore={lesson.turns.some(({ score }) => score !== undefined)}
          reading={readingIn(own, lesson.opening)}
        />
      </section>
    </main>
  );
};
