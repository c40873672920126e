import { command, say } from "./command.ts";
import { checkNode } from "./node.ts";
import { installed } from "./programs.ts";
import { wishesFrom } from "./settings.ts";
import { deployed } from "./stack/deployed.ts";

/** `npm run deploy`: Viva in your account. `-- --yes` asks nothing; `--new` leaves alone what an earlier one kept. */
await command(async (argv) => {
  checkNode(process.versions.node);
  const wishes = wishesFrom(argv, ["yes", "new"]);
  say(`Deploying to ${wishes.settings.region}. First a look at AWS:\n`);
  return deployed(wishes, installed, say, process.stdin.isTTY === true);
});
