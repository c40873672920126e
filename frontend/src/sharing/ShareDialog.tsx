import "../styles/sharing.css";
import { useEffect, useRef } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { Sharing } from "./Sharing.tsx";
import type { SharedExercise } from "./shared.ts";

export type ShareDialogProps = {
  exercise: SharedExercise;
  language: Language;
  /** Its title. */
  of: string;
  put(saved: SharedExercise): void;
  closed(): void;
};

/** The link of an exercise and all that is done with it, over the page: open as long as it is there. */
export const ShareDialog = ({ exercise, language, of, put, closed }: ShareDialogProps) => {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="sheet share-sheet" aria-labelledby="share-title" onClose={closed}>
      <h2 id="share-title">Share “{of}”</h2>
      <Sharing exercise={exercise} language={language} of={of} put={put} />
      <form method="dialog">
        <button type="submit" className="button">
          Done
        </button>
      </form>
    </dialog>
  );
};
