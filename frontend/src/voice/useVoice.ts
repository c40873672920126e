import { useEffect, useMemo, useRef, useState } from "react";
import { sentencesOf } from "../../../domain/sentences.ts";
import type { Server } from "../play/server.ts";
import { type Player, playerOf, type Speaking } from "./player.ts";

/** How somebody wants Mark's voice. */
export type Manner = {
  /** Does he speak by himself, or only when asked? */
  speaksUp: boolean;
  /** His speed; 1 is as recorded. */
  rate: number;
};

/** Mark's voice by itself, for whatever happens in a lesson; silent where nobody wants it. It is always the same object. */
export type VoiceControls = Pick<Player, "prepare" | "say" | "hush">;

/** Mark's voice as the page shows it. Nothing here throws: see `failed`. */
export type Voice = {
  /** Lets the page make sounds later; to be called inside a tap. */
  unlock(): void;
  /** Says the line with that number, whatever he was saying before. */
  listen(line: number, text: string, isSlow?: true): void;
  /** The line that he is saying, or about to say. */
  current?: Speaking;
  /** The lines that could not be spoken when they were last asked for, the newest failure last. */
  failed: readonly number[];
  /** Did the newest try fail? */
  isFailing: boolean;
};

/** Mark's voice, from the server's. */
export const useVoice = (
  server: Server,
  { speaksUp, rate }: Manner,
): { voice: Voice; voiceControls: VoiceControls } => {
  const [current, setCurrent] = useState<Speaking>();
  const [failed, setFailed] = useState<readonly number[]>([]);
  const [isFailing, setFailing] = useState(false);
  const player = useMemo(() => {
    const without = (line: number) => (lines: readonly number[]) => lines.filter((other) => other !== line);
    const fetchSpeech = (message: string, signal: AbortSignal) =>
      server.call("speak", { params: {}, body: { message }, signal });
    return playerOf(fetchSpeech, {
      changed: setCurrent,
      spoken(line) {
        setFailed(without(line));
        setFailing(false);
      },
      failed(line) {
        setFailed((lines) => [...without(line)(lines), line]);
        setFailing(true);
      },
    });
  }, [server]);

  const isWanted = useRef(speaksUp);
  isWanted.current = speaksUp;
  const voiceControls = useMemo(
    (): VoiceControls => ({
      prepare: (text) => isWanted.current && player.prepare(text),
      say: (line) => isWanted.current && player.say(line),
      hush: player.hush,
    }),
    [player],
  );

  useEffect(() => player.pace(rate), [player, rate]);
  useEffect(() => {
    if (!speaksUp) player.hush();
  }, [player, speaksUp]);
  useEffect(() => {
    window.addEventListener("pagehide", player.hush);
    return () => {
      window.removeEventListener("pagehide", player.hush);
      player.hush();
    };
  }, [player]);

  const listen = (line: number, text: string, isSlow?: true) => {
    player.hush();
    for (const sentence of sentencesOf(text)) player.say({ text: sentence, line, isSlow });
  };
  return {
    voice: { unlock: player.unlock, listen, failed, isFailing, ...(current && { current }) },
    voiceControls,
  };
};
