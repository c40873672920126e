import { existsSync, readFileSync } from "node:fs";
import { leaksIn } from "./leaks.ts";
import { stopStack } from "./process.ts";

/** What people told the stack in this run, one JSON object a line. */
const toldTo = (file: string) =>
  existsSync(file)
    ? [...new Set(readFileSync(file, "utf8").split("\n"))].filter(Boolean).map((line) => JSON.parse(line))
    : [];

/** Ends the stack. Rejects, and so fails the run, where its log tells of people; it says in which kind of line, never of whom. */
const down = async (): Promise<void> => {
  if (!globalThis.vivaStack) return;
  const { description, logged } = globalThis.vivaStack;
  await stopStack(globalThis.vivaStack);
  await logged;
  const leaks = leaksIn(readFileSync(description.log, "utf8"), toldTo(process.env.VIVA_TOLD ?? ""));
  if (leaks.length > 0) throw new Error(`The stack's log tells of people:\n${leaks.slice(0, 20).join("\n")}`);
};

// biome-ignore lint/style/noDefaultExport: jest takes its tear-down from the default export
export default down;
