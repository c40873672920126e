import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Problem } from "../infra/problem.ts";
import { type Settings, settingsFrom } from "../infra/settings.ts";

/** The name under which CloudFormation knows all of Viva (infra/synthesize.ts). */
export const STACK = "Viva";

/** What CDK puts its own bootstrap under unless a school says otherwise. */
const USUAL_QUALIFIER = "hnb659fds";

export type Wishes<Flag extends string> = {
  settings: Settings;
  /** Which of CDK's bootstraps in the account is meant. */
  qualifier: string;
  /** Each `-c name=value`, to be handed on to CDK as it came. */
  given: string[];
  flags: Readonly<Record<Flag, boolean>>;
};

/**
 * Reads a command's words: `-c name=value` for settings, which win over those of cdk.json, and the flags that it knows.
 * Throws a `Problem` with sentences for what it does not know, and for settings that are wrong.
 */
export const wishesFrom = <Flag extends string>(
  argv: readonly string[],
  flags: readonly Flag[],
): Wishes<Flag> => {
  const { context: given, ...switched } = read(argv, flags);
  const file = fileURLToPath(new URL("../cdk.json", import.meta.url));
  const context: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8")).context;
  for (const pair of given) {
    const [name = "", ...value] = pair.split("=");
    context[name] = value.join("=");
  }
  const on = Object.fromEntries(flags.map((flag) => [flag, switched[flag] === true]));
  return {
    settings: settingsFrom(context),
    qualifier: String(context["@aws-cdk/core:bootstrapQualifier"] ?? USUAL_QUALIFIER),
    given,
    // fromEntries forgets its keys' type.
    flags: on as Record<Flag, boolean>,
  };
};

const read = (
  argv: readonly string[],
  flags: readonly string[],
): Record<string, unknown> & { context: string[] } => {
  const switches = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { ...switches, context: { type: "string", short: "c", multiple: true, default: [] } },
    });
    const { context } = values;
    return { ...values, context: Array.isArray(context) ? context.map(String) : [] };
  } catch {
    const known = ["-c viva:setting=value", ...flags.map((flag) => `--${flag}`)].join(", ");
    throw new Problem(`I do not understand "${argv.join(" ")}". After -- this command takes: ${known}.`);
  }
};
