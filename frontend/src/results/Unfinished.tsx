import { useRef, useState } from "react";
import type { StudentAttempts } from "../../../domain/attempts.ts";
import { UNFINISHED_KEPT_DAYS } from "../../../domain/limits.ts";
import { isOwn } from "../colleagues/right.ts";
import { DeleteBegun } from "./DeleteBegun.tsx";
import { useManaged } from "./managed.ts";
import { momentWords } from "./wording.ts";

const Begun = ({ attempts }: { attempts: StudentAttempts }) => {
  const { exercise } = useManaged();
  const { isShared } = exercise;
  const { studentId, newest, namesakes } = attempts;
  const [isDeleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setDeleting(false);
    opener.current?.focus();
  };
  return (
    <li>
      {isShared && <b>{studentId}</b>}
      <span className="soft">
        Begun {momentWords(newest.startedAt)}
        {isShared && namesakes && ". Another student has typed the same name"}
      </span>
      {isOwn(exercise) && (
        <button
          ref={opener}
          type="button"
          className="tool"
          aria-label={`Delete what was begun: ${studentId}`}
          aria-expanded={isDeleting}
          onClick={() => setDeleting(!isDeleting)}
        >
          Delete
        </button>
      )}
      {isDeleting && <DeleteBegun attempts={attempts} keep={keep} />}
    </li>
  );
};

/** Who has begun and not finished, and when. */
export const Unfinished = ({ students }: { students: readonly StudentAttempts[] }) => (
  <section className="results-apart" aria-labelledby="unfinished-title">
    <h3 id="unfinished-title">Begun and not finished ({students.length})</h3>
    <ul className="apart-list">
      {students.map((attempts) => (
        <Begun key={attempts.student} attempts={attempts} />
      ))}
    </ul>
    <p className="soft">They stay here for {UNFINISHED_KEPT_DAYS} days, and count in no figure.</p>
  </section>
);
