import { type ReactNode, useEffect, useState } from "react";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { Photos } from "../intro/Photos.tsx";
import { sharedPhotos } from "../intro/photoPlaces.ts";
import type { PhotoState } from "../photo/PhotoTrouble.tsx";
import type { Server } from "./server.ts";
import type { Stages } from "./useStages.ts";

/**
 * The photos of an exercise, or what is the matter with them. A member's are fetched with their token, because the exercise may
 * be their own private one; an `<img>` alone can't. So are a guest's that the browser could not load by itself. The code for
 * that comes with the stages after INTRO.
 */
export const usePhotos = (
  server: Server,
  exercise: PublicExercise | undefined,
  isMember: boolean,
  stages: Stages | undefined,
): ReactNode => {
  const [fetched, setFetched] = useState<readonly string[]>();
  const [state, setState] = useState<PhotoState>("fine");
  const [isWanted, setWanted] = useState(isMember);
  useEffect(() => {
    if (!isWanted || !stages || !exercise) return;
    const controller = new AbortController();
    const settle = (next: PhotoState, addresses?: string[]) => {
      if (controller.signal.aborted) return;
      if (addresses) setFetched(addresses);
      setState(next);
      setWanted(false);
    };
    stages
      .fetchPhotos(exercise, isMember ? server : undefined, controller.signal, () => setState("retrying"))
      .then(
        (addresses) => settle("fine", addresses),
        () => settle("missing"),
      );
    return () => controller.abort();
  }, [isWanted, stages, server, exercise, isMember]);

  if (!exercise) return;
  if (stages && state !== "fine") return <stages.PhotoTrouble state={state} retry={() => setWanted(true)} />;
  // A guest's at once, as the page was before this code came: or all that is under it would jump.
  const addresses = fetched ?? (isMember ? [] : sharedPhotos(exercise));
  // One that was fetched and can't be shown is broken: it would be no better the next time.
  const failed = () => fetched ?? setWanted(true);
  return addresses.length > 0 && <Photos exercise={exercise} addresses={addresses} failed={failed} />;
};
