import { Button } from "@aws-amplify/ui-react";
import { useEffect, useRef, useState } from "react";
import { languageTags } from "../../../domain/exercise.ts";
import { type Faults, rowField } from "./faults.ts";
import type { Basics, Form } from "./form.ts";
import { QuestionRow, rowIds } from "./QuestionRow.tsx";
import { useRowDrag } from "./useRowDrag.ts";
import type { WizardAction } from "./wizard.ts";

type Props = {
  /** "Questions", or what they are called in this activity. */
  heading: string;
  form: Form;
  basics: Basics;
  faults: Faults;
  dispatch(action: WizardAction): void;
};

const NEW_QUESTION = "new-question";

/** The questions, in the order in which Mark asks them. */
export const Questions = ({ heading, form, basics, faults, dispatch }: Props) => {
  const { rows, dropped, choice } = form;
  const list = useRef<HTMLOListElement>(null);
  const { grab } = useRowDrag(list);
  const [announced, setAnnounced] = useState("");
  /** What gets the focus once the rows are drawn anew: its id. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const newest = useRef(false);
  useEffect(() => {
    const last = rows.at(-1);
    if (newest.current && last) document.getElementById(rowIds(last.id).box)?.focus();
    newest.current = false;
  }, [rows]);
  const remove = (id: number, place: number) => {
    const next = rows[place + 1] ?? rows[place - 1];
    wanted.current = next ? rowIds(next.id).box : NEW_QUESTION;
    dispatch({ type: "row deleted", id });
  };
  return (
    <section className="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{heading}</h2>
      <ol ref={list}>
        {rows.map((row, place) => (
          <QuestionRow
            key={row.id}
            row={row}
            isByAi={choice === undefined}
            number={place + 1}
            count={rows.length}
            lang={languageTags[basics.language]}
            fault={faults[rowField(row)]}
            typed={(text) => dispatch({ type: "row typed", id: row.id, text })}
            translated={(english) => dispatch({ type: "row translated", id: row.id, english })}
            remove={() => remove(row.id, place)}
            move={(to, by) => {
              wanted.current = rowIds(row.id)[by];
              setAnnounced(`Now question ${to + 1} of ${rows.length}.`);
              dispatch({ type: "row moved", id: row.id, to });
            }}
            undo={() => {
              wanted.current = row.was ? rowIds(row.id).box : NEW_QUESTION;
              dispatch({ type: "row undone", id: row.id });
            }}
            grab={() => grab(place, (to) => dispatch({ type: "row moved", id: row.id, to }))}
          />
        ))}
      </ol>
      {faults.questions !== undefined && (
        <p className="line" role="alert">
          {faults.questions}
        </p>
      )}
      <Button
        id={NEW_QUESTION}
        className="button button-quiet"
        onClick={() => {
          newest.current = true;
          dispatch({ type: "row added" });
        }}
      >
        New Question
      </Button>
      {dropped.length > 0 && (
        <div className="dropped">
          <h3>Left out</h3>
          <ul>
            {dropped.map(({ id, text }) => (
              <li key={id}>
                <span lang={languageTags[basics.language]}>{text}</span>
                <Button
                  className="tool"
                  aria-label={`Put back: ${text}`}
                  onClick={() => {
                    wanted.current = rowIds(id).box;
                    dispatch({ type: "row put back", id });
                  }}
                >
                  Put back
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="hidden" role="status">
        {announced}
      </p>
    </section>
  );
};
