import type { Recordings } from "../../store/recordings.ts";
import { isPlainSound, soundOf } from "../recording.ts";
import type { Transcriber } from "../transcriber.ts";

/**
 * Amazon Transcribe as the transcriber. Each part is loaded when it is first needed, `recordings` among them, so that a typed
 * turn starts without the clients of three services.
 */
export const transcribe = (recordings: () => Promise<Recordings>): Transcriber => {
  const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
    let loading: Promise<T> | undefined;
    return () => {
      loading ??= load();
      return loading;
    };
  };
  const streaming = once(async () => (await import("./streaming.ts")).streaming());
  const batch = once(async () => (await import("./batch.ts")).batch(await recordings()));

  const hear: Transcriber["hear"] = async (recording, language) => {
    const sound = soundOf(recording);
    return (await streaming())(sound, language);
  };
  return {
    open: async (language, sessionId) => (await import("./addresses.ts")).addresses(language, sessionId),
    streamed: () => undefined,
    hear,
    hearAny: async (recording, language) =>
      isPlainSound(recording.mimeType) ? hear(recording, language) : (await batch())(recording, language),
  };
};
