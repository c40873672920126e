import { inspect } from "node:util";
import { makeAccounts } from "./accounts.ts";
import { listen, PortTaken } from "./aws/listen.ts";
import { bringUp, type Options, type Stack } from "./bringUp.ts";
import { build } from "./build.ts";
import { wipe } from "./data.ts";
import { MAILBOX_PATH } from "./mailbox.ts";
import { optionsFrom } from "./options.ts";
import { installedRecogniser, SPEECH_DIR } from "./speech/installed.ts";
import { standInGoogle } from "./standInGoogle.ts";

type More = Pick<Options, "pages"> & {
  /** Told once it is up. */
  onReady?(stack: Stack): void;
  /** Ends what was started beside the stack. */
  onClose?(): Promise<void>;
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const start = async ({ pages }: More): Promise<Stack> => {
  const {
    port,
    dataDir,
    fresh,
    build: isToBuild,
    languageModel,
  } = optionsFrom(process.argv.slice(2), process.env);
  // Asked first: nobody should wait for a build to hear that the port is taken.
  await (await listen(() => {}, port)).close();
  if (fresh) await wipe(dataDir);
  const recogniser = installedRecogniser(SPEECH_DIR);
  if (!recogniser)
    say("Students type: speech recognition is not installed. To have it: npm run speech:install");
  // As a school does that has no Transcribe: the page then says so, and offers typing.
  if (isToBuild) await build({ ...standInGoogle, ...(!recogniser && { "viva:speechToText": false }) }, say);
  return bringUp({
    port,
    dataDir,
    languageModel,
    recogniser,
    usualPorts: true,
    log: say,
    ...(pages && { pages }),
  });
};

const explain = (error: unknown): string => {
  if (error instanceof PortTaken)
    return `Port ${error.port} is taken: is Viva already running? Stop what listens there, or set the variable PORT to another number.`;
  // What we throw ourselves is a plain Error with a sentence. Anything else is a fault, and its stack is wanted.
  return error instanceof Error && error.name === "Error" ? error.message : inspect(error);
};

/**
 * The whole command: builds, brings up, says where to go, and stays until it is told to stop. Then, or when whoever started
 * it is gone, it leaves nothing behind.
 */
export const run = async (more: More = {}): Promise<void> => {
  const begun = performance.now();
  const stack = await start(more).catch((error) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const stop = async () => {
    // Whoever asks a second time is not kept waiting.
    for (const signal of signals) process.off(signal, stop);
    await more.onClose?.();
    await stack.close();
    process.exit();
  };
  for (const signal of signals) process.on(signal, stop);
  // npm hands signals on, but nobody can hand on a kill -9.
  const { ppid } = process;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === ppid || stop(), 1000).unref();

  more.onReady?.(stack);
  say(`Viva is ready at ${stack.url}`);
  say(`It took ${((performance.now() - begun) / 1000).toFixed(1)} s to get there.`);
  say(`Try a demo: ${stack.url}/demo`);
  // Whoever stops it in the meantime is told of no accounts, and not of a failure either.
  for (const { role, email, password } of await makeAccounts(stack).catch(() => []))
    say(`Or sign in as a ${role}: ${email}, password "${password}"`);
  say(`What Viva would mail: ${stack.url}${MAILBOX_PATH}`);
  say("Ctrl-C stops it; what was said is kept.");
};
