import { writeFileSync } from "node:fs";
import { command, say } from "./command.ts";
import { linesOf } from "./finding.ts";
import { reportFile, reportOf } from "./verify/report.ts";
import { verified } from "./verify/verified.ts";
import { visitTo } from "./verify/visit.ts";

/** `npm run verify -- <site>`: plays a lesson there, checks what can be checked from outside, and writes a dated report. */
await command(async ([site]) => {
  const visit = visitTo(site);
  const now = new Date();
  say(`Visiting ${visit.origin}\n`);
  const findings = await verified(visit, (finding) => say(linesOf(finding)));
  const file = reportFile(visit.origin, now);
  writeFileSync(file, reportOf(visit.origin, now, findings));
  say(`\nThe report is ${file}; at its end stands what a person has to look at.`);
  return findings.some(({ state }) => state === "no") ? 1 : 0;
});
