import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Operations, serveAws } from "./aws/serve.ts";
import { surroundings } from "./surroundings.ts";

/** One of the commands in deploy/, run as npm runs it in an account that answers so. */
export const ran = async (program: string, operations: Operations, ...words: string[]) => {
  const aws = await serveAws(operations);
  const ending = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `deploy/${program}.ts`, ...words],
    { env: surroundings(aws.url) },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
  await aws.close();
  return { ...ending, calls: aws.calls };
};
