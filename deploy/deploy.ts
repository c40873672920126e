import { command, say } from "./command.ts";
import { checkNode } from "./node.ts";
import { installed } from "./programs.ts";
import { optionsFrom } from "./settings.ts";
import { deployed } from "./stack/deployed.ts";

/** `npm run deploy`: Viva in your account. `-- --yes` asks nothing; `--new` leaves alone what an earlier one kept. */
await command(async (argv) => {
  checkNode(process.versions.node);
  const options = optionsFrom(argv, ["yes", "new"]);
  say(`Deploying to ${options.settings.region}. First a look at AWS:\n`);
  return deployed(options, installed, say, process.stdin.isTTY === true);
});
