import type { Tense } from "../../../domain/exercise.ts";
import { type MistakeKind, mistakeKinds } from "../../../domain/mistakes.ts";
import { asList } from "./entries.ts";
import type { Ask, Said, Slip } from "./tongue.ts";
import { isTopic } from "./topics.ts";

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

const SLIP = /^([\w-]+)(\*?) \/(.+?)\/ (.+?)(?: → (.+))?$/u;

/** "kind /pattern/ rule" or "kind /pattern/ rule → right", one a line; "kind*" is a slip of spelling. */
export const slipsIn = (table: string): Slip[] =>
  asList(table).map((line) => {
    const [, named, typed, pattern, rule, right] = SLIP.exec(line) ?? [];
    const kind = mistakeKinds.find((each) => each === named);
    if (!kind || !pattern || !rule) throw new Error(`Not a slip: ${line}`);
    return { kind, pattern, rule, ...(right && { right }), ...(typed && { typedOnly: true as const }) };
  });

const TURN = /^(?:([\w-]+)(\*?) )?\[(.+?)\](?: (?!→)(.+?))?(?: → (.+))?$/u;
/** What is told where what is right says it all. */
const TOLD: Readonly<Partial<Record<MistakeKind, string>>> = {
  phrase: "This is said in other words.",
  negation: "One of these two words is enough.",
  preposition: "This goes with another little word, or with none.",
  "false-friend": "This word only looks like the English one.",
  "word-order": "The words stand in another order.",
  agreement: "These words do not go together in this form.",
  accent: "This is written differently.",
  "second-verb": "Another little word is needed between these verbs, or none.",
};

/**
 * "kind [pattern] rule", "kind [pattern] rule → right", or "kind [pattern] → right" where the right words say it all, one a
 * line, with patterns over words (`pattern/pattern.ts`). A line that begins with its pattern has the kind and the rule of the one above.
 */
export const turnsIn = (table: string): Slip[] => {
  let above: { kind?: MistakeKind | undefined; typed?: string | undefined; said?: string | undefined } = {};
  return asList(table).map((line) => {
    const [, named, star, pattern, own, right] = TURN.exec(line) ?? [];
    if (named) above = { kind: mistakeKinds.find((each) => each === named), typed: star, said: own };
    const { kind, typed, said = own } = above;
    const rule = said ?? (kind && right && TOLD[kind]);
    if (!kind || !pattern || !rule) throw new Error(`Not a turn: ${line}`);
    return { kind, pattern, rule, ...(right && { right }), ...(typed && { typedOnly: true as const }) };
  });
};
