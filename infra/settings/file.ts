import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "../problem.ts";
import { PREFIX, wrongWith } from "../settings.ts";

const inProject = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Where a school keeps its settings, beside cdk.json. Git ignores it: an upgrade never collides with it. */
export const SETTINGS_FILE = "viva.settings.json";

/** Which file that is. `VIVA_SETTINGS_FILE` names another one, or, where it is empty, none: a laptop is not the school. */
const settingsFile = (): string => process.env.VIVA_SETTINGS_FILE ?? inProject(SETTINGS_FILE);

type Context = Record<string, unknown>;

/** The context values of cdk.json: CDK's own, and settings by names such as `viva:region`. */
export const contextOfCdkJson = (): Context =>
  JSON.parse(readFileSync(inProject("cdk.json"), "utf8")).context;

/** The file's text, or nothing where a school has none. */
const textOf = (file: string): string | undefined => {
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : error;
    if (code === "ENOENT" && process.env.VIVA_SETTINGS_FILE === undefined) return undefined;
    throw new Problem(
      code === "ENOENT"
        ? `There is no ${file}, which VIVA_SETTINGS_FILE names.`
        : `${basename(file)} can't be read (${code}).`,
    );
  }
};

const parsed = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // What follows the comma quotes the file, and invitation codes may stand there.
    const why = error instanceof Error ? error.message.replace(/, (\.\.\.)?".*$/s, "") : "";
    throw new Problem(`${name} is not valid JSON: ${why}.`);
  }
};

/**
 * The settings in the school's own file, by the names that they have as context values (`viva:region`); none where there is
 * no file. In the file their names have no prefix. Throws a `Problem` with one sentence a line, each with the file's name.
 */
export const contextOfFile = (file = settingsFile()): Context => {
  const text = file === "" ? undefined : textOf(file);
  if (text === undefined) return {};
  const name = basename(file);
  const values = parsed(text, name);
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw new Problem(`${name} should be one JSON object, such as { "teacherRule": "open" }.`);
  const prefixed = Object.keys(values).filter((key) => key.startsWith(PREFIX));
  const wrong =
    prefixed.length > 0
      ? prefixed.map((key) => `In this file "${key}" is called "${key.slice(PREFIX.length)}".`)
      : wrongWith(values).map((sentence) => sentence.replaceAll(PREFIX, ""));
  if (wrong.length > 0) throw new Problem(wrong.map((sentence) => `${name}: ${sentence}`).join("\n"));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [PREFIX + key, value]));
};

/**
 * What wins over cdk.json: the command line's settings, and the file's that it leaves alone. `commandLine` is what CDK's
 * variable hands on, in which CDK's command mixes cdk.json with the words of `-c`. Throws like `contextOfFile`.
 */
export const contextOver = (commandLine: Context, cdkJson = contextOfCdkJson()): Context => {
  const said = Object.entries(commandLine).filter(
    ([name, value]) => name.startsWith(PREFIX) && JSON.stringify(value) !== JSON.stringify(cdkJson[name]),
  );
  return { ...contextOfFile(), ...Object.fromEntries(said) };
};
