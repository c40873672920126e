import { type RefObject, useEffect, useReducer, useRef } from "react";

/**
 * Moves the focus to an element after the next rendering, which may be the one that brings it: for buttons that vanish
 * when they are pressed, and would leave whoever uses the keyboard nowhere.
 */
export const useFocusRequest = <Target extends HTMLElement>(): {
  target: RefObject<Target | null>;
  request(): void;
} => {
  const target = useRef<Target>(null);
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (requests > 0) target.current?.focus();
  }, [requests]);
  return { target, request };
};
