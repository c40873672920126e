import { useEffect, useState } from "react";

/** Has this device a microphone, as far as the browser tells before anybody is asked? Where it does not tell: yes. */
const isThere = async (): Promise<boolean> => {
  // Only pages that came over https (or from this very machine) have any.
  if (!navigator.mediaDevices) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  return devices?.some(({ kind }) => kind === "audioinput") ?? true;
};

/** The same; undefined while it is being found out. */
export const useMicrophoneThere = (): boolean | undefined => {
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    isThere().then(setFound);
  }, []);
  return found;
};
