import { Button, TextAreaField, TextField } from "@aws-amplify/ui-react";
import { QUESTION_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { BinIcon } from "../shell/icons.tsx";
import { Changed } from "./Changed.tsx";
import { DownIcon, GripIcon, UpIcon } from "./icons.tsx";
import { englishOf, noteOf, type Row, withCommas } from "./rows.ts";

type Props = {
  row: Row;
  /** From 1. */
  number: number;
  count: number;
  lang: string;
  fault: string | undefined;
  /** Was it an AI that wrote what is new in it? */
  isByAi: boolean;
  typed(text: string): void;
  translated(english: string): void;
  remove(): void;
  /** `to` from 0; `by` is the button that did it. */
  move(to: number, by: "up" | "down"): void;
  undo(): void;
  /** The pointer takes hold of the row. */
  grab(): void;
};

/** On a phone. Counted for browsers in which a box can't grow by itself; the others ignore how many rows it has. */
const CHARACTERS_IN_A_LINE = 34;

/** What is known of it, in a few words. */
const tagsOf = (row: Row): string[] => {
  const { tense, topic, studentAsks } = noteOf(row);
  return [tense ?? "", topic ?? "", studentAsks ? "the student asks" : ""].filter((tag) => tag !== "");
};

/** The elements of a row that can be given the focus. */
export const rowIds = (id: number) => ({
  box: `question-${id}`,
  up: `question-${id}-up`,
  down: `question-${id}-down`,
});

/** A question, to be written, moved and deleted. */
export const QuestionRow = ({
  row,
  number,
  count,
  lang,
  fault,
  isByAi,
  typed,
  translated,
  remove,
  move,
  undo,
  grab,
}: Props) => {
  const ids = rowIds(row.id);
  const name = `Question ${number}`;
  const tags = tagsOf(row);
  return (
    <li className={row.was === undefined ? "question-row" : "question-row question-changed"}>
      <span className="grip" aria-hidden="true" onPointerDown={grab}>
        <GripIcon />
      </span>
      <TextAreaField
        id={ids.box}
        className="field"
        label={name}
        lang={lang}
        rows={Math.max(1, Math.ceil(row.text.length / CHARACTERS_IN_A_LINE))}
        maxLength={QUESTION_MAX_CHARACTERS}
        hasError={fault !== undefined}
        errorMessage={fault}
        value={row.text}
        onChange={({ target }) => {
          const { selectionStart, value } = target;
          // Put right in the box itself, so that the caret stays where one types.
          if (withCommas(value) !== value) {
            target.value = withCommas(value);
            target.setSelectionRange(selectionStart, selectionStart);
          }
          typed(target.value);
        }}
      />
      <TextField
        className="field question-english"
        label={`${name} in English (optional)`}
        maxLength={QUESTION_MAX_CHARACTERS}
        value={englishOf(row)}
        onChange={({ target }) => translated(target.value)}
      />
      <div className="question-tools">
        <Button
          id={ids.up}
          className="tool"
          aria-label={`Move up: ${name}`}
          aria-disabled={number === 1}
          onClick={() => number > 1 && move(number - 2, "up")}
        >
          <UpIcon />
        </Button>
        <Button
          id={ids.down}
          className="tool"
          aria-label={`Move down: ${name}`}
          aria-disabled={number === count}
          onClick={() => number < count && move(number, "down")}
        >
          <DownIcon />
        </Button>
        <Button className="tool" aria-label={`Delete: ${name}`} onClick={remove}>
          <BinIcon />
        </Button>
      </div>
      {tags.length > 0 && <p className="question-tags">{tags.join(" · ")}</p>}
      {row.was !== undefined && (
        <Changed before={row.was?.text ?? ""} what={name} isByAi={isByAi} undo={undo} />
      )}
    </li>
  );
};
