import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import * as z from "zod";
import { pythonWith, report } from "../programs.ts";
import { usedOperations } from "./used.ts";

/** Suites that between them make every call that Viva can make, by jest's projects; each project's stack is up once. */
const SUITES: readonly (readonly [projects: readonly string[], paths: readonly string[]])[] = [
  [
    ["parts"],
    [
      "deploy/(destroy|preflight)",
      "lambdas/(bedrockRequest|families|guardrail|releaseAddress|studentData)",
      "lambdas/store/\\w+",
    ],
  ],
  [
    ["stack", "full"],
    [
      "api/(colleagues|deleting|photos|speech)",
      "full/(deploy|preflight)",
      "local/services/(bedrock|cognito|dynamodb|s3|transcribe\\S*)",
      "local/services/cognito/\\S+",
    ],
  ],
];

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Runs the suites and has every call of AWS that is answered in them written into the folder. Gives what failed. */
const record = (folder: string): string[] => {
  const recorder = join(folder, "record.mjs");
  buildSync({
    entryPoints: [here("record.ts")],
    outfile: recorder,
    ...{ bundle: true, platform: "node", format: "esm", logLevel: "warning" },
  });
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${pathToFileURL(recorder)}`,
    VIVA_RECORD_CALLS: folder,
    // They are counted where they are run for their own sake.
    VIVA_TEST_COUNTS: "",
  };
  return SUITES.flatMap(([projects, paths]) => {
    const pattern = `/test/(?:${paths.join("|")})\\.test\\.ts$`;
    const words = [
      "run",
      "--silent",
      "jest",
      "--",
      "--selectProjects",
      ...projects,
      "--testPathPatterns",
      pattern,
    ];
    const { status } = spawnSync("npm", words, { stdio: "inherit", env, timeout: 900_000 });
    return status === 0 ? [] : [`The suites of ${projects.join(" and ")} that make the calls failed.`];
  });
};

const outcome = z.object({ lines: z.array(z.string()), tried: z.number(), failures: z.array(z.string()) });

/** `npm run third-party:models`: every call of AWS that Viva makes, and every answer that stands in for AWS's, against AWS's own models. */
const python = pythonWith(here("requirements.txt"));
if (python !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), "viva-calls-"));
  try {
    const failed = record(folder);
    const used = join(folder, "used.json");
    writeFileSync(used, JSON.stringify(usedOperations()));
    const printed = execFileSync(python, ["-B", here("check.py"), folder, used], { encoding: "utf8" });
    const { lines, tried, failures } = outcome.parse(JSON.parse(printed));
    for (const line of lines) console.log(line);
    report("third-party:models", tried, [...failed, ...failures]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
