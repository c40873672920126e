import { useRef, useState } from "react";
import { TOAST_MS } from "../../../domain/limits.ts";

type Toast = { id: number; text: string };

/** Passing lines at the top right, and how to show one. */
export const useToasts = (): { toasts: readonly Toast[]; toast: (text: string) => void } => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const toast = (text: string) => {
    count.current += 1;
    const id = count.current;
    setToasts((shown) => [...shown.filter((other) => other.text !== text), { id, text }]);
    setTimeout(() => setToasts((shown) => shown.filter((other) => other.id !== id)), TOAST_MS);
  };
  return { toasts, toast };
};

/** Where they appear. */
export const Toasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <div className="toasts" role="status">
    {toasts.map(({ id, text }) => (
      <p key={id} className="toast">
        {text}
      </p>
    ))}
  </div>
);
