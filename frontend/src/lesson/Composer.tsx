import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { ANSWER_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { texts } from "../../../domain/texts.ts";
import { SendIcon } from "../shell/icons.tsx";

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  lang: string;
  /** Is an answer under way? The next can be typed meanwhile, but not sent. */
  isBusy: boolean;
  type(text: string): void;
  send(text: string): void;
};

/** Where an answer is typed. Enter sends, Shift and Enter begins a new line. */
export const Composer = ({ box, draft, lang, isBusy, type, send }: Props) => {
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const text = draft.trim();
    setRefused(text === "");
    if (text !== "") send(text);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an accent or a character is being composed, Enter belongs to that.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className="composer" onSubmit={submit} noValidate>
      <label htmlFor="answer">Your answer</label>
      <div className="composer-row">
        <textarea
          ref={box}
          id="answer"
          rows={2}
          lang={lang}
          autoCapitalize="sentences"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={ANSWER_MAX_CHARACTERS}
          value={draft}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? "answer-fault" : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setRefused(false);
            type(event.target.value);
          }}
        />
        <button type="submit" className="button button-send" aria-disabled={isBusy}>
          <SendIcon />
          Send
        </button>
      </div>
      {isRefused && (
        <p id="answer-fault" className="fault" role="alert">
          {texts.emptyAnswer}
        </p>
      )}
    </form>
  );
};
