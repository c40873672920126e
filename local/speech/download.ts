import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Told how far a file has come, in bytes; `total` where the server says it. */
export type Progress = (done: number, total: number | undefined) => void;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** The whole length of what is sent: of a part it stands behind the slash. */
const totalOf = (headers: Headers, status: number): number | undefined => {
  const length = status === 206 ? headers.get("content-range")?.split("/")[1] : headers.get("content-length");
  return length && /^\d+$/.test(length) ? Number(length) : undefined;
};

/**
 * Fetches a file. What has come is kept in `file.part`, and a later call goes on from there; the file has its name only
 * when it is whole. Throws an error with a sentence for a person.
 */
export const download = async (url: string, file: string, progress: Progress = () => {}): Promise<void> => {
  const part = `${file}.part`;
  const from = await sizeOf(part);
  const answer = await fetch(url, { headers: from > 0 ? { range: `bytes=${from}-` } : {} });
  if (answer.status === 416) {
    // There is nothing behind what we have: the file was changed in the meantime, or is whole already. Once more, from 0.
    await rm(part);
    return download(url, file, progress);
  }
  if (!answer.ok || !answer.body) throw new Error(`${url} answers ${answer.status}.`);
  // A server that knows no ranges sends all of it again.
  const goesOn = answer.status === 206;
  const total = totalOf(answer.headers, answer.status);
  let done = goesOn ? from : 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, next) {
      done += chunk.length;
      progress(done, total);
      next(null, chunk);
    },
  });
  await pipeline(answer.body, counted, createWriteStream(part, { flags: goesOn ? "a" : "w" }));
  if (total !== undefined && done !== total)
    throw new Error(`${url} broke off after ${done} of ${total} bytes. Call again to go on.`);
  await rename(part, file);
};
