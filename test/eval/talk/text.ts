import type { Transcript } from "./transcript.ts";

/** A lesson as it is read. */
export const asText = ({ script, opening, exchanges }: Transcript): string =>
  [
    `## ${script.id}: ${script.language}, ${script.level}, ${script.activity}, “${script.title}”${script.objective ? ` (${script.objective})` : ""}${script.student ? `, ${script.student}` : ""}`,
    `Mark: ${opening}`,
    ...exchanges.flatMap(({ said, message, score, improvement }) => [
      `Student: ${said}`,
      `    [${score ?? "–"}] ${improvement || "no tip"}`,
      `Mark: ${message}`,
    ]),
  ].join("\n");

/** What a lesson has come to: the last score and tip, and what Mark has just said. */
export const lastOf = ({ script, opening, exchanges, isFinished }: Transcript): string => {
  const last = exchanges.at(-1);
  const head = `${script.id} (${exchanges.length}${isFinished ? ", over" : ""})`;
  return last
    ? `${head} [${last.score ?? "–"}] ${last.improvement || "no tip"}\n  Mark: ${last.message}`
    : `${head}\n  Mark: ${opening}`;
};
