import { Link } from "react-router";
import { timeOf } from "../../../domain/attempts.ts";
import { Icon } from "../shell/Icon.tsx";
import { SendIcon } from "../shell/icons.tsx";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { registerOf } from "./register.ts";
import { momentWords } from "./wording.ts";

const BackIcon = () => (
  <Icon>
    <path d="M19 12H6M11.5 6l-6 6 6 6" />
  </Icon>
);

/** The ways from one result: back to all, and to the students before and after, as the table has them. */
export const Neighbours = ({ attempt, label }: { attempt: string; label: string }) => {
  const { exercise, results, view } = useManaged();
  const { assignment_id, isShared } = exercise;
  const { finished } = registerOf(results.rows, view, isShared);
  const place = finished.findIndex(({ newest, earlier }) =>
    [newest, ...earlier].some((row) => row.attempt === attempt),
  );
  const [before, after] = place < 0 ? [] : [finished[place - 1], finished[place + 1]];
  const what = isShared ? "student" : "attempt";
  const nameOf = ({ studentId, newest }: (typeof finished)[number]) =>
    isShared ? studentId : momentWords(timeOf(newest));
  return (
    <nav className="neighbours" aria-label={label}>
      <Link className="bar-link" to={paths.manage(assignment_id)}>
        All results
      </Link>
      {before && (
        <Link className="bar-link" to={paths.result(assignment_id, before.newest.attempt)}>
          <BackIcon /> Previous {what}: {nameOf(before)}
        </Link>
      )}
      {after && (
        <Link className="bar-link" to={paths.result(assignment_id, after.newest.attempt)}>
          Next {what}: {nameOf(after)} <SendIcon />
        </Link>
      )}
    </nav>
  );
};
