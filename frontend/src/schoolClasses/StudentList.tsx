import { Button, TextAreaField } from "@aws-amplify/ui-react";
import { type FormEvent, useState } from "react";
import { labelsIn, listFault } from "../../../domain/schoolClass/list.ts";
import type { StudentSeen } from "../../../domain/schoolClass/shapes.ts";
import { useMembership } from "../app/useSession.ts";
import { Confirm } from "../results/Confirm.tsx";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useClass } from "./classContext.ts";
import { listHelp } from "./NewClass.tsx";
import { useChange } from "./useChange.ts";

const Rename = ({ student, done }: { student: StudentSeen; done(): void }) => {
  const { account } = useMembership();
  const { classId } = useClass().whole;
  const { isBusy, problem, change } = useChange();
  const [label, setLabel] = useState(student.label);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { classId, placeId: student.placeId };
    change(
      () => account.call("renameStudent", { params, body: { label: label.trim() } }),
      "Changed, on the results too.",
      done,
    );
  };
  return (
    <form className="rename" onSubmit={submit}>
      <input
        className="short-field"
        aria-label={`New name for ${student.label}`}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button type="submit" className="button" aria-disabled={isBusy}>
        Save
      </Button>
      <Button className="button button-quiet" onClick={done}>
        Cancel
      </Button>
      <ChangeProblem problem={problem} />
    </form>
  );
};

const Student = ({ student }: { student: StudentSeen }) => {
  const { account } = useMembership();
  const { whole, refetch, tell } = useClass();
  const { isBusy, problem, change } = useChange();
  const [open, setOpen] = useState<"rename" | "remove">();
  const { placeId, label, isTaken } = student;
  const params = { classId: whole.classId, placeId };
  const close = () => setOpen(undefined);
  const remove = async () => {
    await account.call("removeStudent", { params, body: undefined });
    tell(`${label} is off the list.`);
    refetch();
  };
  return (
    <li>
      <div className="student-line">
        <span>
          <b>{label}</b> {!isTaken && <span className="soft">has not chosen themselves yet</span>}
        </span>
        <span className="student-ways">
          {isTaken && (
            <button
              type="button"
              className="tool"
              aria-disabled={isBusy}
              aria-label={`Reset the word: ${label}`}
              onClick={() =>
                change(
                  () => account.call("resetPlace", { params, body: undefined }),
                  `${label} can choose a new word now.`,
                )
              }
            >
              Reset the word
            </button>
          )}
          <button
            type="button"
            className="tool"
            aria-label={`Rename: ${label}`}
            onClick={() => setOpen("rename")}
          >
            Rename
          </button>
          <button
            type="button"
            className="tool"
            aria-label={`Remove: ${label}`}
            onClick={() => setOpen("remove")}
          >
            Remove
          </button>
        </span>
      </div>
      <ChangeProblem problem={problem} />
      {open === "rename" && <Rename student={student} done={close} />}
      {open === "remove" && (
        <Confirm
          question={`Remove ${label} from the list?`}
          yes="Yes, remove"
          no="Keep"
          act={remove}
          keep={close}
        >
          <p>All results of this student in this class are deleted too. This can't be undone.</p>
        </Confirm>
      )}
    </li>
  );
};

const AddStudents = () => {
  const { account } = useMembership();
  const { classId, students } = useClass().whole;
  const { isBusy, problem, change } = useChange();
  const [list, setList] = useState("");
  const [fault, setFault] = useState<string>();
  const added = labelsIn(list);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found =
      added.length === 0
        ? "Write at least one student."
        : listFault(
            added,
            students.map(({ label }) => label),
          );
    setFault(found);
    if (found !== undefined) return;
    change(
      () => account.call("addStudents", { params: { classId }, body: { students: added } }),
      "Added to the list.",
      () => setList(""),
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextAreaField
        className="field"
        label="Add students"
        descriptiveText={listHelp}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <ChangeProblem problem={problem} />
      <p>
        <Button type="submit" className="button button-quiet" aria-disabled={isBusy}>
          Add to the list
        </Button>
      </p>
    </form>
  );
};

/** The list itself: its students, who can be renamed, removed, or given back their place; and more of them. */
export const StudentList = () => {
  const { students } = useClass().whole;
  return (
    <section className="screen-only" aria-labelledby="list-title">
      <h2 id="list-title">The list</h2>
      <p className="soft">
        Students choose themselves when they first follow a link, with a four-letter word of their own that
        they need on other devices. If one has forgotten it, or somebody else has taken the place, reset the
        word.
      </p>
      <ul className="student-list">
        {students.map((one) => (
          <Student key={one.placeId} student={one} />
        ))}
      </ul>
      <AddStudents />
    </section>
  );
};
