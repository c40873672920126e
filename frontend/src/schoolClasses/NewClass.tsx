import { Button, TextAreaField, TextField } from "@aws-amplify/ui-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Language, languages } from "../../../domain/exercise.ts";
import { labelsIn, listFault } from "../../../domain/schoolClass/list.ts";
import { Line } from "../account/Line.tsx";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { counted } from "../results/wording.ts";
import { classPaths } from "../shell/classPaths.ts";

export const listHelp =
  "One student a line, as you paste or type them: names, initials or codes. Nothing else about them is kept.";

/** Makes a class, and goes to its page. */
export const NewClass = () => {
  const { account } = useMembership();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  // One key for every try at making this class.
  const key = useRef(crypto.randomUUID());
  const [name, setName] = useState("");
  const [language, setLanguage] = useState<Language>("French");
  const [list, setList] = useState("");
  const [fault, setFault] = useState<string>();
  const students = labelsIn(list);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = name.trim() === "" ? "Give the class a name." : listFault(students);
    setFault(found);
    if (found !== undefined) return;
    run(async () => {
      try {
        const body = { key: key.current, name: name.trim(), language, students };
        const { classId } = await account.call("createClass", { params: {}, body });
        navigate(classPaths.one(classId));
      } catch (thrown) {
        setFault(adviceOn(problemOf(thrown)).sentence);
      }
    });
  };
  return (
    <section className="panel new-class" aria-labelledby="new-class-title">
      <h2 id="new-class-title">A new class</h2>
      <form className="form" noValidate onSubmit={submit}>
        <TextField
          className="field"
          label="Name"
          descriptiveText="Such as 10B. Students see it."
          name="class-name"
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
        <TextAreaField
          className="field"
          label="Students"
          descriptiveText={listHelp}
          name="students"
          rows={8}
          autoComplete="off"
          spellCheck={false}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
        <p className="soft" role="status">
          {students.length > 0 && counted(students.length, "student")}
        </p>
        <Line outcome={fault === undefined ? undefined : { isGood: false, text: fault }} />
        <p>
          <Button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? "Making it…" : "Make this class"}
          </Button>
        </p>
      </form>
    </section>
  );
};
