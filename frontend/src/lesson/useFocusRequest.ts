import { type RefObject, useEffect, useReducer, useRef } from "react";

/**
 * Moves the focus into an element after the next rendering, to what `within` then finds there: for buttons that vanish
 * when they are pressed, and would leave whoever uses the keyboard nowhere. `within` stays the same function.
 */
export const useFocusRequest = <Target extends HTMLElement>(
  within: (target: Target) => HTMLElement,
): {
  target: RefObject<Target | null>;
  request(): void;
} => {
  const target = useRef<Target>(null);
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (requests > 0 && target.current) within(target.current).focus();
  }, [requests, within]);
  return { target, request };
};
