import { useEffect, useId, useRef, useState } from "react";
import type { StartHint } from "../../../domain/conversation.ts";
import { BulbIcon } from "../shell/icons.tsx";

/** How a good answer to Mark's question begins, and words for it, where the student asks for that. `lang` is the exercise's. */
export const StartHelp = ({ hint: { start, words }, lang }: { hint: StartHint; lang: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const help = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // From under the dock.
    if (isOpen) help.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <div className="start-help">
      <button
        type="button"
        className="tool"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <BulbIcon />
        Help me start
      </button>
      <div id={id} ref={help} role="status">
        {isOpen && (
          <>
            <p>
              Begin with:{" "}
              <b lang={lang} className="target">
                {start} …
              </b>
            </p>
            {words.length > 0 && (
              <ul aria-label="Useful words">
                {words.map(({ text, english }) => (
                  <li key={text}>
                    <span lang={lang} className="target">
                      {text}
                    </span>
                    : {english}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
};
