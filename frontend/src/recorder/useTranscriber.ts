import { useEffect, useMemo, useState } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { readConfig } from "../api/config.ts";
import { thisDevice } from "../guest/storage.ts";
import type { Server } from "../play/server.ts";
import { devicePath } from "../transcription/device.ts";
import type { Path } from "../transcription/path.ts";
import { pathsTo } from "../transcription/pathsTo.ts";
import type { Place } from "../transcription/pieces.ts";
import { createTranscriber, type Transcriber } from "../transcription/transcriber.ts";

/** Where speech is understood; a `Path` is the browser's own. */
type FoundRecogniser = "server" | "none" | Path;

/** Where the settings can't be had, the server's recogniser will say by itself whether it is there. */
const findRecogniser = async (language: Language): Promise<FoundRecogniser> => {
  const config = await readConfig(undefined).catch(() => undefined);
  return config?.speechToText === false ? ((await devicePath(language)) ?? "none") : "server";
};

/** Asks once, when it is first wanted. */
const recogniserFor = (language: Language): (() => Promise<FoundRecogniser>) => {
  let finding: Promise<FoundRecogniser> | undefined;
  return () => {
    finding ??= findRecogniser(language);
    return finding;
  };
};

/**
 * What understands this student here; `isNone` is true where nothing does, and undefined until that is known. The ears stay
 * the same all the while.
 */
export const useTranscriber = (
  server: Server,
  { assignmentId, lessonId }: Place,
  language: Language,
): { transcriber: Transcriber; isNone: boolean | undefined } => {
  const find = useMemo(() => recogniserFor(language), [language]);
  const [isNone, setNone] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    find().then((found) => isGone || setNone(found === "none"));
    return () => {
      isGone = true;
    };
  }, [find]);
  const transcriber = useMemo(
    () =>
      createTranscriber(async () => {
        const found = await find();
        if (found === "none") return [];
        return found === "server" ? pathsTo(server, { assignmentId, lessonId }) : [found];
      }, thisDevice().local),
    [server, assignmentId, lessonId, find],
  );
  return { transcriber, isNone };
};
