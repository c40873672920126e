import { useEffect, useMemo, useReducer } from "react";
import { keepDraft, touchLesson } from "../lesson/kept.ts";
import {
  createLessonController,
  type LessonController,
  type LessonDependencies,
} from "./lessonController.ts";
import { type Play, playAfter } from "./play.ts";

type Given = Omit<LessonDependencies, "dispatch"> & { first: Play };

/** The state of the page, which begins as `first`, and what a guest can do. */
export const usePlay = ({ first, ...dependencies }: Given) => {
  const { assignmentId, classId, server, device, voice, prepare, toast } = dependencies;
  const [play, dispatch] = useReducer(playAfter, first);
  const controller: LessonController = useMemo(
    () => createLessonController({ assignmentId, classId, server, device, voice, prepare, dispatch, toast }),
    [assignmentId, classId, server, device, voice, prepare, toast],
  );

  const { draft, unsent, attempt } = lessonIn(play) ?? {};
  const { key, said, spoken, after, problem } = attempt ?? {};
  const waits = problem?.kind === "offline";
  useEffect(() => {
    if (draft === undefined) return;
    const sent = key !== undefined &&
      said !== undefined &&
      after !== undefined && {
        sent: { key, said, ...(spoken && { spoken }), after, ...(waits && { waits }) },
      };
    keepDraft(device, { assignmentId, text: draft, ...(unsent && { unsent }), ...sent });
    touchLesson(device, assignmentId, Date.now());
  }, [device, assignmentId, draft, unsent, key, said, spoken, after, waits]);

  useEffect(() => {
    window.addEventListener("pagehide", controller.nothingHeard);
    return () => window.removeEventListener("pagehide", controller.nothingHeard);
  }, [controller]);

  return { play, controller };
};

const lessonIn = (play: Play) => (play.stage === "EXERCISE" ? play.lesson : undefined);
