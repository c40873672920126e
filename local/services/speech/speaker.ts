import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Answer, Question } from "./messages.ts";

/** Says a text in one of eSpeak's voices. Gives MP3; rejects with a sentence for a person. */
export type Speaker = { say(text: string, voice: string): Promise<Uint8Array>; close(): Promise<void> };

type Waiting = { resolve(mp3: Uint8Array): void; reject(error: Error): void };

/** The speech program, started at the first sentence, and again at the next one if it should have died. */
export const speaker = (engine: string): Speaker => {
  let running: { child: ChildProcess; waiting: Map<number, Waiting> } | undefined;
  let lastId = 0;

  const start = () => {
    const waiting = new Map<number, Waiting>();
    const child = fork(fileURLToPath(new URL("program.ts", import.meta.url)), [engine], {
      execArgv: ["--import", "tsx"],
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.on("message", (answer: Answer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("mp3" in answer) asker?.resolve(answer.mp3);
      else asker?.reject(new Error(answer.fault));
    });
    const end = () => {
      if (running?.child === child) running = undefined;
      for (const asker of waiting.values())
        asker.reject(new Error("The speech program ended before it answered."));
      waiting.clear();
    };
    child.on("exit", end).on("error", end);
    return { child, waiting };
  };

  return {
    say: (text, voice) =>
      new Promise((resolve, reject) => {
        running ??= start();
        const question: Question = { id: ++lastId, text, voice };
        running.waiting.set(question.id, { resolve, reject });
        // With a callback, so that a program which is just dying is no error of this process: its exit is heard above.
        running.child.send(question, () => undefined);
      }),
    close: async () => {
      const child = running?.child;
      if (child?.kill()) await once(child, "exit");
    },
  };
};
