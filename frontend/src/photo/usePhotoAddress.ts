import { useEffect, useState } from "react";
import { fetchPersistently } from "./fetchWithRetries.ts";
import type { PhotoState } from "./PhotoTrouble.tsx";

/** A photo that this page has to ask the server for, and how it stands with it. */
export type PhotoAddress = {
  /** Where this page finds it, once it is there. */
  address: string | undefined;
  state: PhotoState;
  retry(): void;
};

/** Fetches a photo at once, and again after failures. `ask` has to stay the same function. */
export const usePhotoAddress = (ask: () => Promise<Blob>): PhotoAddress => {
  const [address, setAddress] = useState<string>();
  const [state, setState] = useState<PhotoState>("fine");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let made: string | undefined;
    fetchPersistently(ask, signal, () => setState("retrying")).then(
      (blob) => {
        if (signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
        setState("fine");
      },
      () => signal.aborted || setState("missing"),
    );
    return () => {
      controller.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [ask, tries]);
  return { address, state, retry: () => setTries((count) => count + 1) };
};
