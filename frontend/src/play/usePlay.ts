import { useEffect, useMemo, useReducer } from "react";
import { keepDraft } from "../lesson/kept.ts";
import { type Deeds, deedsOf, type World } from "./deeds.ts";
import { atFirst, type Play, playAfter } from "./play.ts";

/** The state of the page and what a guest can do; the exercise is fetched when the page opens. */
export const usePlay = ({ assignmentId, server, device, toast }: Omit<World, "dispatch">) => {
  const [play, dispatch] = useReducer(playAfter, atFirst);
  const deeds: Deeds = useMemo(
    () => deedsOf({ assignmentId, server, device, dispatch, toast }),
    [assignmentId, server, device, toast],
  );
  useEffect(() => {
    deeds.load();
  }, [deeds]);

  const { draft, attempt } = lessonIn(play) ?? {};
  const { key, said, after } = attempt ?? {};
  useEffect(() => {
    if (draft === undefined) return;
    const sent = key !== undefined &&
      said !== undefined &&
      after !== undefined && { sent: { key, said, after } };
    keepDraft(device, { assignmentId, text: draft, ...sent });
  }, [device, assignmentId, draft, key, said, after]);

  return { play, deeds };
};

const lessonIn = (play: Play) => (play.stage === "EXERCISE" ? play.lesson : undefined);
