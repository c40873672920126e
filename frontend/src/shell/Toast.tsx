import { useCallback, useRef, useState } from "react";
import { TOAST_MS } from "../../../domain/limits.ts";

/** The passing line at the top right, if any, and how to show one; the newest takes the place of the one before. */
export const useToast = (): { shown: string; toast: (text: string) => void } => {
  const [shown, setShown] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useCallback((text: string) => {
    clearTimeout(timer.current);
    setShown(text);
    timer.current = setTimeout(() => setShown(""), TOAST_MS);
  }, []);
  return { shown, toast };
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
