import { Button, TextField } from "@aws-amplify/ui-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Language, languages } from "../../../domain/exercise.ts";
import { isStatus, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { Confirm } from "../results/Confirm.tsx";
import { paths } from "../shell/paths.ts";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useClass } from "./classContext.ts";
import { useChange } from "./useChange.ts";

const Rename = ({ done }: { done(): void }) => {
  const { account } = useMembership();
  const { whole } = useClass();
  const { isBusy, problem, change } = useChange();
  const [name, setName] = useState(whole.name);
  const [language, setLanguage] = useState<Language>(whole.language);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change(
      () => account.call("updateClass", { params: { classId: whole.classId }, body: { name, language } }),
      "Changed.",
      done,
    );
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        className="field"
        label="Name"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label className="choose">
        Language
        <select
          value={language}
          // The options are the languages themselves.
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <ChangeProblem problem={problem} />
      <p className="plain-ways">
        <Button type="submit" className="button" aria-disabled={isBusy}>
          Save
        </Button>
        <Button className="button button-quiet" onClick={done}>
          Cancel
        </Button>
      </p>
    </form>
  );
};

/** What can be done about the class as a whole: another name or language, or its end. */
export const ClassActions = () => {
  const { account } = useMembership();
  const { classId, name } = useClass().whole;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"rename" | "delete">();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const erase = async () => {
    await account.call("deleteClass", { params: { classId }, body: undefined }).catch((thrown) => {
      // Deleted in another tab, or by a try that seemed to fail.
      if (!isStatus(problemOf(thrown), 404)) throw thrown;
    });
    navigate(paths.classes);
  };
  return (
    <section className="screen-only class-actions" aria-label="The class">
      <p className="plain-ways">
        <Button
          ref={opener}
          className="button button-quiet"
          aria-expanded={open === "rename"}
          onClick={() => setOpen("rename")}
        >
          Rename the class
        </Button>
        <Button
          className="button button-quiet button-danger"
          aria-expanded={open === "delete"}
          onClick={() => setOpen("delete")}
        >
          Delete the class
        </Button>
      </p>
      {open === "rename" && <Rename done={close} />}
      {open === "delete" && (
        <Confirm
          question={`Delete the class ${name}?`}
          yes="Yes, delete the class"
          no="Keep the class"
          act={erase}
          keep={close}
        >
          <p>
            Its list goes, and its links stop at once. Results stay with their exercises, under the names that
            they have. This can't be undone.
          </p>
        </Confirm>
      )}
    </section>
  );
};
