import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { replaceFile } from "../services/durable.ts";

const LIST = "checksums.json";
const list = z.record(z.string(), z.string());

const readList = async (dir: string): Promise<Record<string, string>> => {
  const text = await readFile(join(dir, LIST), "utf8").catch(() => "{}");
  return list.parse(JSON.parse(text));
};

/**
 * Checks a file of a folder against the SHA-256 that it had when it was first seen, and notes that down at the first time.
 * Nobody publishes these sums, so the first download is trusted; what is changed later is not. Throws an error with a
 * sentence for a person.
 */
export const checkFile = async (dir: string, name: string): Promise<void> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(dir, name)), hash);
  const sum = hash.digest("hex");
  const known = await readList(dir);
  const first = known[name] ?? sum;
  if (first !== sum)
    throw new Error(
      `${join(dir, name)} is not what it was when it was first fetched. Delete it and fetch it again.`,
    );
  if (known[name] === undefined)
    await replaceFile(join(dir, LIST), `${JSON.stringify({ ...known, [name]: sum }, null, 2)}\n`);
};
