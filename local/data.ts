import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Where in a stack's folder each engine keeps what it has. */
export const dataIn = (dir: string) => ({
  dynamodb: join(dir, "dynamodb"),
  s3: join(dir, "s3"),
  cognito: join(dir, "cognito.json"),
});

/** Forgets all that a stack kept, and nothing else that may lie in the folder. */
export const wipe = async (dir: string): Promise<void> => {
  for (const path of Object.values(dataIn(dir))) await rm(path, { recursive: true, force: true });
};
