import { Button } from "@aws-amplify/ui-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { examLabel } from "../../../domain/exams/names.ts";
import { activities, NONE } from "../../../domain/exercise.ts";
import { lastDayWords } from "../../../domain/lastDay.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { isOwn, mayEdit } from "../colleagues/right.ts";
import { CopyLink } from "../dashboard/CopyLink.tsx";
import { ShareButton } from "../sharing/ShareButton.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { wizardPath } from "../shell/wizardPath.ts";
import { DeleteExercise } from "./DeleteExercise.tsx";
import { type ManagedExercise, useManaged } from "./managed.ts";

/** What the card says: by the spec's names (section 2), and what else the exercise was set. */
const particulars = ({ content, assignment_id, isShared }: ManagedExercise): [string, string][] => [
  ["Activity", content.activity],
  ["Level", content.level],
  ["Board", content.board],
  ["Language", content.language],
  // Chosen or not there at all: nobody has to be told that there is none.
  ...(content.theme !== "" ? ([["Theme", content.theme]] satisfies [string, string][]) : []),
  ["Title", content.title],
  ["Objective", content.objective],
  ["Assignment ID", assignment_id],
  ["Duration (minutes)", content.duration > 0 ? String(content.duration) : ""],
  ...(isShared
    ? ([
        ["Class", content.class_id],
        ["Last day", lastDayWords(content.due_date) ?? ""],
      ] satisfies [string, string][])
    : []),
  ["Marked by", content.exam ? examLabel(content.exam) : ""],
];

/** The exercise, and what one may do about it. */
export const InfoCard = () => {
  const { exercise, put } = useManaged();
  const { assignment_id, isShared, isClosed, content } = exercise;
  const [isDeleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setDeleting(false);
    opener.current?.focus();
  };
  return (
    <>
      <section
        className={`booklet info-card spine-${content.language.toLowerCase()}`}
        aria-label="The exercise"
      >
        <span className="emoji info-emoji" aria-hidden="true">
          {activities[content.activity].emoji}
        </span>
        <dl className="info">
          {particulars(exercise).map(([term, detail]) => (
            <div key={term} className={detail.length > 60 ? "info-long" : ""}>
              <dt>{term}</dt>
              <dd className={detail === "" ? "soft" : ""}>
                {detail === NONE || detail === "" ? "None" : detail}
              </dd>
            </div>
          ))}
        </dl>
        {isShared && isClosed && <p className="soft">Its link is closed: students can't open it.</p>}
        <div className="info-ways">
          <a className="button" href={paths.play(assignment_id)}>
            {resultTexts.tryIt}
          </a>
          {isShared && isOwn(exercise) && (
            <ShareButton
              className="button button-quiet"
              exercise={exercise}
              language={content.language}
              of={titleOf(content)}
              put={put}
            />
          )}
          {isShared && !isClosed && <CopyLink className="button button-quiet" assignmentId={assignment_id} />}
          {mayEdit(exercise) && (
            <Link className="button button-quiet" to={wizardPath("edit", assignment_id)}>
              Edit
            </Link>
          )}
          {isOwn(exercise) && (
            <Button
              ref={opener}
              className="button button-quiet button-danger"
              aria-expanded={isDeleting}
              onClick={() => setDeleting(!isDeleting)}
            >
              {resultTexts.deleteExercise}
            </Button>
          )}
        </div>
      </section>
      {isDeleting && <DeleteExercise keep={keep} />}
    </>
  );
};
