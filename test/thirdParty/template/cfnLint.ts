import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import * as z from "zod";

const output = z.array(
  z.object({
    Filename: z.string(),
    Rule: z.object({ Id: z.string() }),
    Message: z.string(),
    Location: z.object({ Path: z.array(z.union([z.string(), z.number()])).nullish() }),
  }),
);

/** One thing that cfn-lint says of a template: its rule, the logical id of the resource ("" outside resources), and where in it. */
export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly resource: string;
  readonly path: string;
  readonly message: string;
}

/**
 * What cfn-lint, run by this Python, says of template files as of a region: errors, warnings and informational rules, experimental ones
 * among them. Throws where it doesn't run, or can't read a file.
 */
export const cfnLint = (python: string, region: string, files: readonly string[]): Finding[] => {
  const words = ["--format", "json", "--regions", region, "--include-checks", "I", "--include-experimental"];
  const { stdout, stderr, error } = spawnSync(
    join(dirname(python), "cfn-lint"),
    [...words, "--template", ...files],
    { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  const { success, data } = output.safeParse(stdout === "" ? undefined : JSON.parse(stdout));
  if (!success) throw new Error(`cfn-lint did not run. ${error?.message ?? stderr}`);
  return data.map(({ Filename, Rule, Message, Location }) => {
    const path = Location.Path ?? [];
    return {
      file: Filename,
      rule: Rule.Id,
      resource: path[0] === "Resources" ? String(path[1]) : "",
      path: path.slice(path[0] === "Resources" ? 2 : 0).join("."),
      message: Message,
    };
  });
};
