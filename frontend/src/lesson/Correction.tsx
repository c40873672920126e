import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ANSWER_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { texts } from "../../../domain/texts.ts";

type Props = {
  said: string;
  lang: string;
  /** Sends the answer as it was meant, in place of what was understood. */
  correct(said: string): void;
};

/** "Is this what you said?": puts right what was understood. Nothing changes until it is sent. */
export const Correction = ({ said, lang, correct }: Props) => {
  const [text, setText] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const id = useId();
  const isOpen = text !== undefined;
  useEffect(() => {
    if (isOpen) box.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen)
    return (
      <button ref={opener} type="button" className="tool tool-said" onClick={() => setText(said)}>
        Is this what you said?
      </button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = text.trim();
    setRefused(meant === "");
    if (meant === said) setText(undefined);
    else if (meant !== "") correct(meant);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") setText(undefined);
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className="correction" onSubmit={submit} noValidate>
      <label htmlFor={id}>What did you say?</label>
      <textarea
        ref={box}
        id={id}
        rows={2}
        lang={lang}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={ANSWER_MAX_CHARACTERS}
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-fault` : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
      />
      {isRefused && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {texts.emptyAnswer}
        </p>
      )}
      <div className="correction-ways">
        <button type="submit" className="button">
          Send this
        </button>
        <button type="button" className="button button-quiet" onClick={() => setText(undefined)}>
          It was right
        </button>
      </div>
    </form>
  );
};
