import { useCallback, useRef, useState } from "react";
import { TOAST_MS } from "../../../domain/limits.ts";

/** So long a line stays that has become untrue, for somebody who is reading it; in ms. */
const FINISH_READING_MS = 1000;

type Toasting = {
  /** "" for none. */
  shown: string;
  toast(text: string): void;
  /** Takes away what is shown before its time. */
  dismiss(): void;
};

/** The passing line at the top right, and how to show one; the newest takes the place of the one before. */
export const useToast = (): Toasting => {
  const [shown, setShown] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useCallback((text: string) => {
    clearTimeout(timer.current);
    setShown(text);
    timer.current = setTimeout(() => setShown(""), TOAST_MS);
  }, []);
  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(""), FINISH_READING_MS);
  }, []);
  return { shown, toast, dismiss };
};

/** Where it appears. */
export const Toast = ({ shown }: { shown: string }) => (
  <div className="toast-place" role="status">
    {shown !== "" && (
      <p key={shown} className="toast">
        {shown}
      </p>
    )}
  </div>
);
