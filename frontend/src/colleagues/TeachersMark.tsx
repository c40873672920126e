import type { WholeResult } from "../../../domain/resultShapes.ts";

/** What a colleague's own mark, its reason and the note are, for somebody who may only see them; nothing where there is none. */
export const TeachersMark = ({ teacher }: Pick<WholeResult, "teacher">) =>
  teacher && (
    <section className="panel" aria-labelledby="teachers-mark-title">
      <h2 id="teachers-mark-title">The teacher's own mark</h2>
      {teacher.mark !== "" && (
        <p>
          <b>{teacher.mark}</b>
        </p>
      )}
      {teacher.reason !== "" && <p>{teacher.reason}</p>}
      {teacher.note !== "" && <p className="soft">Note for teachers: {teacher.note}</p>}
    </section>
  );
