import type { StudentAttempts } from "../../../domain/attempts.ts";
import { UNFINISHED_KEPT_DAYS } from "../../../domain/limits.ts";
import { useManaged } from "./managed.ts";
import { momentWords } from "./wording.ts";

/** Who has begun and not finished, and when. */
export const Unfinished = ({ students }: { students: readonly StudentAttempts[] }) => {
  const { isShared } = useManaged().exercise;
  return (
    <section className="results-apart" aria-labelledby="unfinished-title">
      <h3 id="unfinished-title">Begun and not finished ({students.length})</h3>
      <ul className="apart-list">
        {students.map(({ student, studentId, newest, namesakes }) => (
          <li key={student}>
            {isShared && <b>{studentId}</b>}
            <span className="soft">
              Begun {momentWords(newest.startedAt)}
              {isShared && namesakes && ". Another student has typed the same name"}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">They stay here for {UNFINISHED_KEPT_DAYS} days, and count in no figure.</p>
    </section>
  );
};
