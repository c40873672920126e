import { command, say } from "./command.ts";
import { linesOf } from "./finding.ts";
import { enableModel } from "./preflight/enable.ts";
import { preflight } from "./preflight/preflight.ts";
import { optionsFrom } from "./settings.ts";

/** `npm run preflight`: what a deployment would find, asked beforehand. Ends with 1 where something is in the way. */
await command(async (argv) => {
  const { flags, ...options } = optionsFrom(argv, ["enable-model"]);
  say(`Looking at AWS in ${options.settings.region}; nothing is created.\n`);
  const { findings, site } = await preflight(options, (finding) => say(linesOf(finding)));
  if (flags["enable-model"] && site) {
    const finding = await enableModel(site);
    say(linesOf(finding));
    findings.push(finding);
  }
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  say(
    count("no") > 0
      ? `\nFix ${count("no")} ${count("no") === 1 ? "problem" : "problems"} before deploying.`
      : `\nReady: npm run deploy.${count("note") > 0 ? ` Worth a look first: ${count("note")}.` : ""}`,
  );
  return count("no") > 0 ? 1 : 0;
});
