import { parseArgs } from "node:util";
import { Problem } from "../infra/problem.ts";
import { contextOfCdkJson, contextOfFile } from "../infra/settings/file.ts";
import { type Settings, settingsFrom } from "../infra/settings.ts";

/** The name under which CloudFormation knows all of Viva (infra/synthesize.ts). */
export const STACK = "Viva";

/** What CDK puts its own bootstrap under unless a school says otherwise. */
const USUAL_QUALIFIER = "hnb659fds";

export type CommandOptions<Flag extends string> = {
  settings: Settings;
  /** True if the settings say who may be a teacher, rather than leave it at the default. */
  isTeacherRuleChosen: boolean;
  /** Which of CDK's bootstraps in the account is meant. */
  qualifier: string;
  /** Do invitation codes stand in cdk.json, and so under version control? */
  hasCodesInCdkJson: boolean;
  /** The context values of the school's file and of `-c`, which win over those of cdk.json. */
  given: Readonly<Record<string, unknown>>;
  flags: Readonly<Record<Flag, boolean>>;
};

/**
 * Reads a command's words: `-c name=value` for settings, which win over the school's file as that wins over cdk.json, and the
 * flags that it knows. Throws a `Problem` with sentences for what it does not know, and for settings that are wrong.
 */
export const optionsFrom = <Flag extends string>(
  argv: readonly string[],
  flags: readonly Flag[],
): CommandOptions<Flag> => {
  const { context: pairs, ...switched } = read(argv, flags);
  const cdkJson = contextOfCdkJson();
  const given = contextOfFile();
  for (const pair of pairs) {
    const [name = "", ...value] = pair.split("=");
    given[name] = value.join("=");
  }
  const context = { ...cdkJson, ...given };
  const on = Object.fromEntries(flags.map((flag) => [flag, switched[flag] === true]));
  return {
    settings: settingsFrom(context),
    isTeacherRuleChosen: context["viva:teacherRule"] !== undefined,
    qualifier: String(context["@aws-cdk/core:bootstrapQualifier"] ?? USUAL_QUALIFIER),
    hasCodesInCdkJson: cdkJson["viva:teacherInvitations"] !== undefined,
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
