import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStack } from "../../stack/hand.ts";
import { startStack, stopStack } from "../../stack/process.ts";
import { arriving, type Sent, talking } from "./students.ts";

/** What so many lessons at once came to. */
export type Load = {
  students: number;
  sent: Sent[];
  /** What was not answered, and why. */
  errors: string[];
  /** Answers that were acknowledged and are not in the stored lesson, once and in their order. */
  lost: string[];
  /** Calls of the store a turn. */
  storeCalls: number;
};

/**
 * So many lessons at once, on a fresh stack of their own: `turns` answers each, one every `everyMs`. What was acknowledged is
 * looked for in the table afterwards.
 */
export const load = async (students: number, pace: { turns: number; everyMs: number }): Promise<Load> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-load-"));
  const stack = await startStack(join(folder, "data"), 0, "test/bench/load/serve.ts");
  const { description } = stack;
  const callsSoFar = async (): Promise<number> =>
    Number(Object(await (await fetch(description.measured ?? "")).json()).calls);
  const hand = await openStack(description);
  try {
    const all = await arriving(description.url, students);
    // As many environments as are needed at once are warm: a deployed site has them after its first minute.
    const warm = await arriving(description.url, Math.min(students, 20));
    await talking(description.url, warm, { turns: 2, everyMs: 1000 });

    const before = await callsSoFar();
    const sent = await talking(description.url, all, pace);
    const storeCalls = ((await callsSoFar()) - before) / sent.length;

    const lost: string[] = [];
    for (const { uid } of all) {
      const kept = (await hand.readLesson(uid, "5368"))?.turns.map(({ said }) => said) ?? [];
      const acknowledged = sent.filter((one) => one.uid === uid && !one.error).map(({ said }) => said);
      // One that nobody was told of may be stored all the same; one that somebody was told of has to be, once, in its place.
      const found = kept.filter((said) => acknowledged.includes(said));
      if (JSON.stringify(found) !== JSON.stringify(acknowledged)) lost.push(...acknowledged);
    }
    return { students, sent, errors: sent.flatMap(({ error }) => error ?? []), lost, storeCalls };
  } finally {
    await hand.close();
    await stopStack(stack);
    rmSync(folder, { recursive: true });
  }
};
