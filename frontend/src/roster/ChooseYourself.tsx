import { type FormEvent, type RefObject, useRef, useState } from "react";
import { secretWordFault, secretWordIn } from "../../../domain/schoolClass/list.ts";
import { texts } from "../../../domain/texts.ts";
import type { Chosen } from "./takePlace.ts";
import type { Roster } from "./useRoster.ts";

type Props = {
  roster: Roster;
  isStarting: boolean;
  /** Why the server did not take the last word. */
  refusal: string | undefined;
  start(chosen: Chosen): void;
};

type Student = Roster["students"][number];

const WordField = ({
  student,
  word,
  fault,
  change,
  field,
}: {
  student: Student;
  word: string;
  fault: string | undefined;
  change(word: string): void;
  field: RefObject<HTMLInputElement | null>;
}) => (
  <div className="field">
    <label htmlFor="roster-word">
      {student.isTaken ? "Your four-letter word" : "Choose a four-letter word of your own"}
    </label>
    <input
      ref={field}
      id="roster-word"
      required
      maxLength={12}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={word}
      aria-invalid={fault !== undefined}
      aria-describedby={fault === undefined ? "roster-word-help" : "roster-word-help roster-word-fault"}
      onChange={({ target }) => change(target.value)}
    />
    <p id="roster-word-help" className="soft">
      {student.isTaken
        ? `${student.label} has been chosen on another device. Forgotten the word? Your teacher can reset it.`
        : "You need it when you use another device. Keep it to yourself, and don't use a password."}
    </p>
    {fault !== undefined && (
      <p id="roster-word-fault" className="fault" role="alert">
        {fault}
      </p>
    )}
  </div>
);

/** The list of a class, and the word that protects the place on it. */
export const ChooseYourself = ({ roster, isStarting, refusal, start }: Props) => {
  const list = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [placeId, setPlaceId] = useState("");
  const [word, setWord] = useState("");
  const [missing, setMissing] = useState<"place" | "word">();
  const chosen = roster.students.find((one) => one.placeId === placeId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStarting) return;
    const found = !chosen ? "place" : secretWordIn(word) === undefined ? "word" : undefined;
    setMissing(found);
    if (found === "place") list.current?.focus();
    else if (found === "word") field.current?.focus();
    else if (chosen) start({ placeId, label: chosen.label, word });
  };
  return (
    <form className="start" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor="roster-you">Choose yourself in {roster.name}</label>
        <select
          ref={list}
          id="roster-you"
          required
          value={placeId}
          aria-invalid={missing === "place"}
          aria-describedby={missing === "place" ? "roster-you-fault" : undefined}
          onChange={({ target }) => {
            setPlaceId(target.value);
            setMissing(undefined);
          }}
        >
          <option value="">Who are you?</option>
          {roster.students.map((one) => (
            <option key={one.placeId} value={one.placeId}>
              {one.label}
            </option>
          ))}
        </select>
        {missing === "place" && (
          <p id="roster-you-fault" className="fault" role="alert">
            Choose yourself in the list.
          </p>
        )}
      </div>
      {chosen && (
        <WordField
          student={chosen}
          word={word}
          fault={missing === "word" ? secretWordFault : refusal}
          change={setWord}
          field={field}
        />
      )}
      <button type="submit" className="button button-great" aria-disabled={isStarting}>
        {isStarting ? "Getting Mark…" : texts.startAssignment}
      </button>
    </form>
  );
};
