import type { Tense } from "../../../domain/exercise.ts";
import { themes } from "../../../domain/themes.ts";

/** What a student may have told about themselves, so that Mark asks for it once at most. */
export const facts = [
  "pet",
  "sibling",
  "job",
  "sport",
  "instrument",
  "club",
  "abroad",
  "volunteering",
  "reading",
  "gaming",
  "cooking",
] as const;
export type Fact = (typeof facts)[number];

export const kinds = [
  "fact",
  "description",
  "habit",
  "opinion",
  "reason",
  "comparison",
  "event",
  "plan",
  "hypothesis",
] as const;
export type Kind = (typeof kinds)[number];

/** When a follow-up may be asked. */
export type Condition = {
  /** It presupposes that the student likes or does what its cluster is about. */
  likes: boolean;
  /** It finds out whether this holds, so it is not asked of a student who has said so. */
  asks?: Fact;
  /** It is asked only of a student of whom this is known to hold. */
  needs?: Fact;
  /** It is asked only of a student of whom this is known not to hold. */
  denies?: Fact;
};

/** A question of Mark's, in no language yet. */
export type FollowUp = {
  /** Its cluster and its name: "subjects.favourite". */
  id: string;
  tier: "foundation" | "higher";
  /** The tense of the answer. */
  tense: Tense;
  kind: Kind;
  condition: Condition;
  english: string;
  /** The English of the simpler wording that Mark falls back on. */
  simplerEnglish: string;
};

/** Questions on one subject, in the order in which a conversation would come to them. */
export type Cluster = {
  name: string;
  /** English words, as our dictionaries gloss nouns and verbs, that lead a conversation here. */
  triggers: readonly string[];
  followUps: readonly FollowUp[];
};

/** What the exams of 2026 and the International GCSEs have conversations about. */
export const dialogueThemes = [...themes, "celebrity culture"] as const;
export type DialogueTheme = (typeof dialogueThemes)[number];

/** A theme of the exams with what can be asked about it. */
export type ThemeGraph = { theme: DialogueTheme; clusters: readonly Cluster[] };

/** A follow-up in one language. */
export type WordedFollowUp = FollowUp & { text: string; simpler: string; model: string };

const tiers = { F: "foundation", H: "higher" } as const;
const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];

const lines = (table: string): string[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const cellsOf = (line: string, count: number): string[] => {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== count || cells.includes("")) throw new Error(`Not a line of ${count} cells: ${line}`);
  return cells;
};

const oneOf = <Name extends string>(names: readonly Name[], name: string, line: string): Name => {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`“${name}” is none of ${names.join(", ")}: ${line}`);
  return found;
};

const conditionIn = (cell: string, line: string): Condition => {
  const condition: Condition = { likes: false };
  for (const part of cell === "-" ? [] : cell.split(",").map((each) => each.trim())) {
    const [, how, fact] = /^(likes|asks|if no|if)(?: (\w+))?$/.exec(part) ?? [];
    if (how === "likes") condition.likes = true;
    else if (how === "asks") condition.asks = oneOf(facts, fact ?? "", line);
    else if (how === "if no") condition.denies = oneOf(facts, fact ?? "", line);
    else if (how === "if") condition.needs = oneOf(facts, fact ?? "", line);
    else throw new Error(`Not a condition: “${part}” in ${line}`);
  }
  return condition;
};

/**
 * The graph of one theme. A line "== name: trigger, trigger" begins a cluster; each other line is one follow-up:
 * "name | F or H | tense | kind | condition | English | simpler English". A condition is "-", or some of "likes", "asks pet",
 * "if pet", "if no pet", separated by commas. Throws on anything else: a table is wrong, not an answer.
 */
export const graphOf = (theme: DialogueTheme, table: string): ThemeGraph => {
  const clusters: { name: string; triggers: string[]; followUps: FollowUp[] }[] = [];
  for (const line of lines(table)) {
    const [, heading, triggers] = /^== ([\w-]+): (.+)$/.exec(line) ?? [];
    if (heading && triggers) {
      clusters.push({
        name: heading,
        triggers: triggers.split(",").map((word) => word.trim()),
        followUps: [],
      });
      continue;
    }
    const cluster = clusters.at(-1);
    if (!cluster) throw new Error(`A follow-up before any cluster: ${line}`);
    const [name = "", tier, tense = "", kind = "", condition = "", english = "", simplerEnglish = ""] =
      cellsOf(line, 7);
    if (tier !== "F" && tier !== "H") throw new Error(`Neither F nor H: ${line}`);
    cluster.followUps.push({
      id: `${cluster.name}.${name}`,
      tier: tiers[tier],
      tense: oneOf(tenses, tense, line),
      kind: oneOf(kinds, kind, line),
      condition: conditionIn(condition, line),
      english,
      simplerEnglish,
    });
  }
  return { theme, clusters };
};

/** What a language says for each follow-up of a theme, read when it is first asked for: "id | question | simpler question | model answer". */
export type Wording = () => ReadonlyMap<string, { text: string; simpler: string; model: string }>;

export const wordingOf = (table: string): Wording => {
  let read: ReturnType<Wording> | undefined;
  return () => {
    read ??= new Map(
      lines(table).map((line) => {
        const [id = "", text = "", simpler = "", model = ""] = cellsOf(line, 4);
        return [id, { text, simpler, model }];
      }),
    );
    return read;
  };
};
