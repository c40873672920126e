import { Button } from "@aws-amplify/ui-react";
import { useRef, useState } from "react";
import { activities, NONE } from "../../../domain/exercise.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { CopyLink } from "../dashboard/CopyLink.tsx";
import { paths } from "../shell/paths.ts";
import { DeleteExercise } from "./DeleteExercise.tsx";
import { type ManagedExercise, useManaged } from "./managed.ts";

/** What the card tells, by the spec's names (section 2). */
const particulars = ({ content, assignment_id }: ManagedExercise): [string, string][] => [
  ["Activity", content.activity],
  ["Level", content.level],
  ["Board", content.board],
  ["Language", content.language],
  ["Theme", content.theme],
  ["Title", content.title],
  ["Objective", content.objective],
  ["Assignment ID", assignment_id],
  ["Duration (minutes)", content.duration > 0 ? String(content.duration) : ""],
];

/** The exercise, and what its owner can do about it. */
export const InfoCard = () => {
  const { exercise } = useManaged();
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
        {isShared && isClosed && <p className="soft">Its link is closed: nobody but you can play it.</p>}
        <div className="info-ways">
          <a className="button" href={paths.play(assignment_id)}>
            {resultTexts.tryIt}
          </a>
          {isShared && <CopyLink className="button button-quiet" assignmentId={assignment_id} />}
          <Button
            ref={opener}
            className="button button-quiet button-danger"
            aria-expanded={isDeleting}
            onClick={() => setDeleting(!isDeleting)}
          >
            {resultTexts.deleteExercise}
          </Button>
        </div>
      </section>
      {isDeleting && <DeleteExercise keep={keep} />}
    </>
  );
};
