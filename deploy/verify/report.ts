import type { Finding } from "../finding.ts";
import { byHand } from "./byHand.ts";

const marks = { ok: "✓", note: "note", no: "**no**" } as const;
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The name of a report: one a site and minute. */
export const reportFile = (origin: string, now: Date): string =>
  `viva-verified-${new URL(origin).host.replaceAll(/[^\w.-]/g, "-")}-${now.toISOString().slice(0, 16).replaceAll(/[:T]/g, "-")}.md`;

/** The report as Markdown. It holds no token and no address that is signed. */
export const reportOf = (origin: string, now: Date, findings: readonly Finding[]): string => {
  const wrong = findings.filter(({ state }) => state === "no").length;
  return [
    `# ${origin}, verified ${now.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    "",
    wrong === 0 ? "Nothing is wrong that a program can see." : `${wrong} to mend.`,
    "",
    "| | What was found | What mends it |",
    "|---|---|---|",
    ...findings.map(({ state, what, mend = "" }) => `| ${marks[state]} | ${cell(what)} | ${cell(mend)} |`),
    "",
    "## For a person to look at",
    "",
    ...byHand.map((check) => `- [ ] ${check}`),
    "",
  ].join("\n");
};
