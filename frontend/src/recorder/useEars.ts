import { useEffect, useMemo, useState } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { readConfig } from "../api/config.ts";
import { devicePath } from "../ears/device.ts";
import { type Ears, earsOf } from "../ears/ears.ts";
import type { Path } from "../ears/path.ts";
import { pathsTo } from "../ears/pathsTo.ts";
import type { Place } from "../ears/pieces.ts";
import { thisDevice } from "../guest/storage.ts";
import type { Server } from "../play/server.ts";

/** Where speech is understood; a `Path` is the browser's own. */
type Recogniser = "server" | "none" | Path;

/** Where the settings can't be had, the server's recogniser will say by itself whether it is there. */
const findRecogniser = async (language: Language): Promise<Recogniser> => {
  const config = await readConfig(undefined).catch(() => undefined);
  return config?.speechToText === false ? ((await devicePath(language)) ?? "none") : "server";
};

/** What understands this student here; `isNone` is true where nothing does. */
export const useEars = (
  server: Server,
  { assignmentId, lessonId }: Place,
  language: Language,
): { ears: Ears; isNone: boolean } => {
  const [recogniser, setRecogniser] = useState<Recogniser>("server");
  useEffect(() => {
    let isGone = false;
    findRecogniser(language).then((found) => isGone || setRecogniser(() => found));
    return () => {
      isGone = true;
    };
  }, [language]);
  const ears = useMemo(
    () =>
      earsOf(
        () => (typeof recogniser === "object" ? [recogniser] : pathsTo(server, { assignmentId, lessonId })),
        thisDevice().local,
      ),
    [server, assignmentId, lessonId, recogniser],
  );
  return { ears, isNone: recogniser === "none" };
};
