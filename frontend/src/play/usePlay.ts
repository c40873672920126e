import { useEffect, useMemo, useReducer } from "react";
import { keepDraft } from "../lesson/kept.ts";
import { type Deeds, deedsOf, type World } from "./deeds.ts";
import { type Play, playAfter } from "./play.ts";

type Given = Omit<World, "dispatch"> & { first: Play };

/** The state of the page, which begins as `first`, and what a guest can do. */
export const usePlay = ({ assignmentId, server, device, toast, first }: Given) => {
  const [play, dispatch] = useReducer(playAfter, first);
  const deeds: Deeds = useMemo(
    () => deedsOf({ assignmentId, server, device, dispatch, toast }),
    [assignmentId, server, device, toast],
  );

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
