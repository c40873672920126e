import type { Tense } from "../../../domain/exercise.ts";
import { asList } from "../../../grammar/core/entries.ts";
import { isTopic } from "../../../grammar/core/topics.ts";
import type { Ask, Said } from "./phrasebook.ts";

/** The cells of a line, parted by " | ". Throws where there are too few: a table is wrong, not an answer. */
const cellsOf = (line: string, count: number): string[] => {
  const cells = line.split(" | ").map((cell) => cell.trim());
  if (cells.length !== count || cells.includes("")) throw new Error(`Not a line of ${count} cells: ${line}`);
  return cells;
};

const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];

/** "food present | question | English | model answer", one a line. */
export const asksIn = (table: string): Ask[] =>
  asList(table).map((line) => {
    const [head = "", text = "", english = "", model = ""] = cellsOf(line, 4);
    const [topic = "", named = ""] = head.split(" ");
    const tense = tenses.find((each) => each === named);
    if (!isTopic(topic) || !tense) throw new Error(`Not a topic and a tense: ${head}`);
    return { topic, tense, text, english, model };
  });

/** "cue | text | English", one a line, gathered by their cue. */
export const saidIn = <Cue extends string>(table: string): Record<Cue, Said[]> => {
  const gathered: Record<string, Said[]> = {};
  for (const line of asList(table)) {
    const [cue = "", text = "", english = ""] = cellsOf(line, 3);
    gathered[cue] = [...(gathered[cue] ?? []), { text, english }];
  }
  return gathered as Record<Cue, Said[]>; // which cues there are is tested, since no type can see into a text
};
