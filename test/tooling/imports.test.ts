import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const forbidden = [
  ["domain/a1.ts", "node:fs", "domain is pure"],
  ["domain/a2.ts", "react", "domain is pure"],
  ["domain/a3.ts", "../lambdas/environment.ts", "domain is pure"],
  ["domain/exams/a3.ts", "../../lambdas/environment.ts", "domain is pure"],
  ["lambdas/handlers/a4.ts", "@aws-sdk/client-s3", "AWS is spoken to only in"],
  ["lambdas/a5.ts", "../local/service.ts", "A Lambda imports domain"],
  ["lambdas/store/a6.ts", "../../infra/stack.ts", "A Lambda imports domain"],
  ["lambdas/partner/embedded/a7.ts", "node:fs", "The embedded partner is pure"],
  ["lambdas/partner/embedded/a8.ts", "../../store/lessons.ts", "The embedded partner is pure"],
  ["grammar/engine/a19.ts", "node:fs", "The grammar checker is pure"],
  ["grammar/engine/a20.ts", "../../lambdas/environment.ts", "The grammar checker is pure"],
  ["grammar/engine/a21.ts", "../../domain/resultShapes.ts", "The grammar checker is pure"],
  ["grammar/engine/a22.ts", "zod", "The grammar checker is pure"],
  ["frontend/src/a9.ts", "zod", "zod does not travel"],
  ["frontend/src/a10.ts", "aws-amplify/auth", "Amplify stays in"],
  ["frontend/src/a11.ts", "../../lambdas/environment.ts", "The page imports domain only"],
  ["infra/a12.ts", "../lambdas/environment.ts", "The stack knows domain"],
  ["infra/a13.ts", "../local/service.ts", "The stack knows domain"],
  ["deploy/a18.ts", "../lambdas/environment.ts", "Deploying knows domain"],
  ["local/a14.ts", "../infra/stack.ts", "The local run reads the template"],
  ["local/a15.ts", "../lambdas/environment.ts", "The local run reads the template"],
  ["local/a16.ts", "../domain/api.ts", "takes its routes from the template"],
] as const;

const usableStorage = [
  ["domain/b1.ts", "zod"],
  ["domain/exams/b1.ts", "../exercise.ts"],
  ["domain/b2.ts", "./limits.ts"],
  ["lambdas/store/b3.ts", "@aws-sdk/client-s3"],
  ["lambdas/partner/embedded/b4.ts", "../partner.ts"],
  ["lambdas/partner/embedded/b5.ts", "../../../domain/exercise.ts"],
  ["grammar/engine/b10.ts", "../../domain/mistakes.ts"],
  ["grammar/engine/b11.ts", "../core/token.ts"],
  ["frontend/src/b6.ts", "../../domain/limits.ts"],
  ["infra/b7.ts", "aws-cdk-lib"],
  ["deploy/b9.ts", "../infra/settings.ts"],
  ["local/b8.ts", "../domain/limits.ts"],
] as const;

/** What the linter says, by the file it says it of. */
const complaints = new Map<string, string>();
const project = mkdtempSync(join(tmpdir(), "viva-imports-"));

beforeAll(() => {
  // A small project of its own with our rules, so that no half-written file ever stands among the real ones.
  const rules = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(
    join(project, "biome.json"),
    JSON.stringify({ ...rules, vcs: { enabled: false }, $schema: undefined }),
  );
  for (const [path, from] of [...forbidden, ...usableStorage]) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), `import { x } from "${from}";\n\nexport const y = x;\n`);
  }
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."],
    {
      cwd: project,
      encoding: "utf8",
    },
  );
  for (const { location, message, category, advices } of JSON.parse(stdout).diagnostics)
    complaints.set(location.path.path ?? location.path, JSON.stringify([category, message, advices]));
});
afterAll(() => rmSync(project, { recursive: true }));

test.each(forbidden)("in %s an import of %s goes red", (path, _from, why) => {
  expect(complaints.get(path)).toContain(why);
});

test.each(usableStorage)("in %s an import of %s is right", (path, _from) => {
  expect(complaints.get(path)).toBeUndefined();
});
