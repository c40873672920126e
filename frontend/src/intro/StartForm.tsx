import { type FormEvent, useEffect, useRef, useState } from "react";
import { NAME_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { hasHidden } from "../../../domain/studentName.ts";
import { texts } from "../../../domain/texts.ts";

/** What is wrong with a name, or undefined: 1 to 60 characters of any script once trimmed. */
export const nameFault = (name: string): string | undefined => {
  const { length } = Array.from(name.trim());
  if (length === 0) return "Please enter your name.";
  if (hasHidden(name.trim())) return texts.hiddenInName;
  return length > NAME_MAX_CHARACTERS
    ? `Please keep your name to ${NAME_MAX_CHARACTERS} characters.`
    : undefined;
};

type Props = {
  asksName: boolean;
  /** A member's name is filled in. A guest's device may be shared, so the browser is not to suggest names there. */
  member: { name: string } | undefined;
  /** True if a conversation can be carried on with by typing the name it was begun under. */
  hasUnfinished: boolean;
  isStarting: boolean;
  /** Has it just taken the place of something that had the focus? */
  takesFocus: boolean;
  start(name: string): void;
};

/** The name, where one is asked, and the start button. */
export const StartForm = ({ asksName, member, hasUnfinished, isStarting, takesFocus, start }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(member?.name ?? "");
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStarting) return;
    const found = asksName ? nameFault(name) : undefined;
    setFault(found);
    if (found === undefined) start(name.trim());
    else field.current?.focus();
  };
  return (
    <form className="start" noValidate onSubmit={submit}>
      {asksName && (
        <div className="field">
          {hasUnfinished && (
            <p>
              There is an unfinished conversation on this device. Is it yours? Type the same name to carry on.
            </p>
          )}
          <label htmlFor="full-name">{texts.enterFullName}</label>
          <input
            ref={field}
            id="full-name"
            name="name"
            autoComplete={member ? "name" : "off"}
            required
            value={name}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : "full-name-fault"}
            onChange={(event) => setName(event.target.value)}
          />
          {fault !== undefined && (
            <p id="full-name-fault" className="fault" role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
      <button type="submit" className="button button-great" aria-disabled={isStarting}>
        {isStarting ? "Getting Mark…" : texts.startAssignment}
      </button>
    </form>
  );
};
