import { useEffect, useMemo, useState } from "react";
import type { Server } from "../play/server.ts";
import { playerOf } from "./player.ts";

/** Mark's voice as the page shows it. */
export type Voice = {
  /** Lets the page make sounds later; to be called inside a tap. */
  unlock(): void;
  /** Speaks a text of Mark's. Never throws: see `failed`. */
  speak(text: string): void;
  /** The text that is being fetched or spoken. */
  current?: { text: string; isSounding: boolean };
  /** Texts that could not be spoken when they were last asked for. */
  failed: ReadonlySet<string>;
};

/** Mark's voice, from the server's. */
export const useVoice = (server: Server): Voice => {
  const player = useMemo(
    () => playerOf((message) => server.call("speak", { params: {}, body: { message } })),
    [server],
  );
  const [current, setCurrent] = useState<Voice["current"]>();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => player.stop(), [player]);

  const speak = async (text: string) => {
    setCurrent({ text, isSounding: false });
    try {
      await player.play(text, () => setCurrent({ text, isSounding: true }));
      setFailed((texts) => new Set([...texts].filter((other) => other !== text)));
    } catch {
      setFailed((texts) => new Set([...texts, text]));
    }
    // Another text may have begun meanwhile.
    setCurrent((now) => (now?.text === text ? undefined : now));
  };
  return { unlock: player.unlock, speak, failed, ...(current && { current }) };
};
