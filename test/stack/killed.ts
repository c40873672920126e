import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ask, reply } from "../api/call.ts";
import { chance } from "../api/generate.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { killStack, startStack, stopStack } from "./process.ts";
import { childrenOf, isRunning } from "./processes.ts";

const said = (turn: number): string => `Samedi, j'ai joué au foot ${turn} fois avec mes amis.`;
const exercise = { assignmentId: "5368", name: "Zoë" };

/**
 * Plays one lesson, killing the stack (SIGKILL) at some moment of each turn and starting it again on the same data. The
 * answer that was under way is then sent again with its key. Gives what was lost or doubled, and what was left running;
 * [] where nothing was.
 */
export const playThroughKills = async (rounds: number, seed: number): Promise<string[]> => {
  const dice = chance(seed);
  const folder = mkdtempSync(join(tmpdir(), "viva-killed-"));
  const dataDir = join(folder, "data");
  const complaints: string[] = [];
  let stack = await startStack(dataDir);
  try {
    const origin = () => stack.description.url;
    const token = await newGuest(origin());
    const { lesson } = await reply("startLesson", { origin: origin(), token, body: exercise });
    // The voice has a process of its own, which has to go when the stack is killed.
    await ask("speak", { origin: origin(), token, body: { message: lesson.opening.message } });

    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const after = acknowledged.length;
      const body = {
        dataType: "text",
        text: said(after),
        conversationData: [],
        lessonDetails: exercise,
        place: placeIn(lesson.lessonId, after),
      };
      const send = () => ask("takeTurn", { origin: origin(), token, body });
      const first = send().catch(() => undefined);
      await wait(dice.below(40));
      const children = childrenOf(stack.child.pid);
      await killStack(stack);
      if ((await first)?.status === 200) acknowledged.push(said(after));
      stack = await startStack(dataDir);
      const left = children.filter(isRunning);
      if (left.length > 0) complaints.push(`Killed in round ${round}, but still running: ${left.join(", ")}`);

      const again = await send();
      if (again.status !== 200)
        complaints.push(`Sent again in round ${round}: ${again.status} ${again.text}`);
      else if (acknowledged.length === after) acknowledged.push(said(after));
      const { lesson: kept } = await reply("startLesson", { origin: origin(), token, body: exercise });
      const turns = kept.turns.map((turn) => turn.said);
      if (JSON.stringify(turns) !== JSON.stringify(acknowledged))
        complaints.push(
          `After round ${round} there are ${turns.length} turns, ${acknowledged.length} were acknowledged.`,
        );
    }
  } finally {
    await stopStack(stack);
    rmSync(folder, { recursive: true });
  }
  return complaints;
};
