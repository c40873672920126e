import { type RefObject, useEffect, useRef } from "react";

/**
 * Lets the pointer drag the rows of a list. `grab` takes hold of the row at a place; `move` is told where it should go,
 * whenever that changes. The rows' buttons do the same for who does not drag.
 */
export const useRowDrag = (
  list: RefObject<HTMLElement | null>,
): { grab(place: number, move: (to: number) => void): void } => {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    grab(place, move) {
      let at = place;
      const follow = ({ clientY }: PointerEvent): void => {
        const rows = [...(list.current?.children ?? [])];
        const to = rows.filter((row, other) => {
          const { top, bottom } = row.getBoundingClientRect();
          return other !== at && (top + bottom) / 2 < clientY;
        }).length;
        if (to === at) return;
        at = to;
        move(to);
      };
      const drop = (): void => {
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
      };
      end.current = drop;
      addEventListener("pointermove", follow);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
    },
  };
};
