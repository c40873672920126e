import { createHash } from "node:crypto";
import { type Examined, examine } from "../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../lambdas/partner/embedded/score.ts";
import { momentOf, type Sample } from "./sample.ts";

type Answered = Pick<Sample, "language" | "question" | "answer" | "spoken">;

/** What our own rules make of one answer, as a line of the snapshot holds it. Findings are named by their rules; messages are left out, since they may be reworded. */
export type Entry = { key: string; answered: Answered; found: string };

/** A spot in a correction must not look like the end of a cell or of a finding. */
const plain = (text: string): string => text.replaceAll(/[\t\n|]/g, " ");

const findingsOf = ({ findings }: Examined): string =>
  findings
    .map(
      ({ id, start, end, right }) => `${id}@${start}-${end}${right === undefined ? "" : `→${plain(right)}`}`,
    )
    .join("|");

/** What an answer is found by in the snapshot: a hash of its question, its words, and whether it was spoken. */
export const keyOf = ({ question, answer, spoken }: Answered): string =>
  createHash("sha256")
    .update(JSON.stringify([question, answer, spoken ?? false]))
    .digest("hex")
    .slice(0, 10);

/** What our own rules make of these answers: each once, in their order. */
export const entriesOf = (answers: readonly Answered[]): Entry[] => {
  const entries = new Map<string, Entry>();
  for (const answered of answers) {
    const key = keyOf(answered);
    if (entries.has(key)) continue;
    const examined = examine(momentOf(answered));
    const found = [scoreOf(examined), findingsOf(examined)].join("\t");
    entries.set(key, { key, answered, found });
  }
  return [...entries.values()];
};

/** The snapshot as it is kept: an answer a line, with its key, its score, and its findings with bars between them. */
export const snapshotOf = (entries: readonly Entry[]): string =>
  entries.map(({ key, found }) => `${key}\t${found}\n`).join("");

/** The answers of which something else is found than the snapshot holds, in two lines each, and the keys of answers that are gone. */
export const differencesIn = (snapshot: string, entries: readonly Entry[]): string[] => {
  const before = new Map(
    snapshot
      .split("\n")
      .filter((line) => line !== "")
      .map((line): [string, string] => [
        line.slice(0, line.indexOf("\t")),
        line.slice(line.indexOf("\t") + 1),
      ]),
  );
  const changed = entries.flatMap(({ key, answered, found }) => {
    const was = before.get(key);
    before.delete(key);
    if (was === found) return [];
    const told = `${answered.question} – ${answered.answer}`;
    return [was === undefined ? `  ${told}\n    + ${found}` : `  ${told}\n    - ${was}\n    + ${found}`];
  });
  return [
    ...changed,
    ...[...before].map(([key, was]) => `  ${key} is no longer among the answers\n    - ${was}`),
  ];
};
