import { createInterface } from "node:readline/promises";
import { command, say } from "./command.ts";
import { optionsFrom } from "./settings.ts";
import { takeDown } from "./stack/takeDown.ts";

/** `npm run destroy`: takes Viva down and keeps its data; `-- --with-data` erases that, too. */
await command(async (argv) => {
  const options = optionsFrom(argv, ["with-data"]);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Who closes the terminal has not said yes.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return await takeDown(options, {
      say,
      ask: (question) => Promise.race([terminal.question(question), closed]),
    });
  } finally {
    terminal.close();
  }
});
