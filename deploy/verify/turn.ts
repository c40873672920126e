import { fold, type TurnEvent, unfolded, wholeTurn } from "../../domain/conversation.ts";
import type { Visit } from "./visit.ts";

/** How one turn came: ms from its request to each kind of line, and how many times something arrived. */
export type Timed = {
  firstLine: number;
  firstWord: number;
  end: number;
  arrivals: number;
  engine: string;
  /** Ms at which each line arrived, for the report. */
  lines: { type: string; at: number }[];
};

/** Reads a turn's stream line by line, as it comes. Throws where it is refused, breaks off, or lacks a part. */
export const timedTurn = async (
  { origin }: Visit,
  path: string,
  token: string,
  body: unknown,
): Promise<Timed> => {
  const begun = performance.now();
  const response = await fetch(new URL(path, origin), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/x-ndjson",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  if (!response.ok || !response.body)
    throw new Error(`a turn answers ${response.status}: ${await response.text()}`);
  const lines: Timed["lines"] = [];
  const decoder = new TextDecoder();
  let folded = unfolded;
  let rest = "";
  let arrivals = 0;
  for await (const piece of response.body) {
    arrivals++;
    const at = performance.now() - begun;
    const texts = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = texts.pop() ?? "";
    for (const text of texts.filter((one) => one !== "")) {
      // The server's own shape: what is none makes the turn incomplete below.
      const event = JSON.parse(text) as TurnEvent;
      folded = fold(folded, event);
      lines.push({ type: event.type, at });
    }
  }
  const whole = wholeTurn(folded);
  if (!whole)
    throw new Error(
      `a turn ended unfinished: ${folded.fault?.message ?? lines.map(({ type }) => type).join(", ")}`,
    );
  const first = (type?: string) => lines.find((line) => type === undefined || line.type === type)?.at ?? 0;
  return {
    firstLine: first(),
    firstWord: first("reply"),
    end: lines.at(-1)?.at ?? 0,
    arrivals,
    engine: whole.engine,
    lines,
  };
};
