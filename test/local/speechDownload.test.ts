import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type Listening, listen } from "../../local/aws/listen.ts";
import { checkFile } from "../../local/speech/checksums.ts";
import { download } from "../../local/speech/download.ts";
import { installSpeech } from "../../local/speech/install.ts";
import { installedRecogniser } from "../../local/speech/installed.ts";
import { FILES, models } from "../../local/speech/models.ts";
import { emptyFolder } from "./assembly.ts";

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
let dir: string;
let server: Listening | undefined;
beforeEach(() => {
  dir = emptyFolder();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dir, { recursive: true });
});
const serve = async (listener: RequestListener): Promise<string> => {
  server = await listen(listener, 0);
  return `http://127.0.0.1:${server.port}`;
};
const fromOf = ({ headers }: IncomingMessage): number =>
  Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0);
/** Sends what is asked for, as file servers do. */
const inRanges =
  (asked: number[]): RequestListener =>
  (request, response) => {
    const from = fromOf(request);
    asked.push(from);
    if (from >= bytes.length) return void response.writeHead(416).end();
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(from > 0 ? 206 : 200, {
      "content-length": bytes.length - from,
      ...(from > 0 && { "content-range": range }),
    });
    response.end(bytes.subarray(from));
  };

describe("a download", () => {
  test("goes on where it broke off, and has its name only when it is whole", async () => {
    const file = join(dir, "model.onnx");
    const asked: number[] = [];
    let isFirst = true;
    const url = await serve((request, response) => {
      if (!isFirst) return inRanges(asked)(request, response);
      isFirst = false;
      response.writeHead(200, { "content-length": bytes.length });
      response.write(bytes.subarray(0, 100_000));
      // Not before some of it is on the disk, which may take a busy machine a while.
      const breaking = setInterval(() => {
        if (!statSync(`${file}.part`, { throwIfNoEntry: false })?.size) return;
        clearInterval(breaking);
        response.destroy();
      }, 5);
    });
    await expect(download(url, file)).rejects.toThrow();
    expect(() => readFileSync(file)).toThrow();
    const told: [number, number | undefined][] = [];
    await download(url, file, (...progress) => told.push(progress));
    expect(asked[0]).toBeGreaterThan(0);
    expect(asked[0]).toBeLessThanOrEqual(100_000);
    expect(told.at(-1)).toEqual([bytes.length, bytes.length]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
  test("begins anew where the server knows no ranges, and where what is there is too much", async () => {
    const file = join(dir, "model.onnx");
    writeFileSync(`${file}.part`, "something else");
    const url = await serve((_, response) => response.end(bytes));
    await download(url, file);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    await server?.close();
    writeFileSync(`${file}.part`, Buffer.alloc(bytes.length + 1));
    const asked: number[] = [];
    await download(await serve(inRanges(asked)), file);
    expect(asked).toEqual([bytes.length + 1, 0]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
  test("that is refused says so", async () => {
    const url = await serve((_, response) => response.writeHead(404).end());
    await expect(download(url, join(dir, "x"))).rejects.toThrow(`${url} answers 404.`);
  });
});

test("a file that has changed since it was first seen is no longer trusted", async () => {
  writeFileSync(join(dir, "a"), "one");
  await checkFile(dir, "a");
  await checkFile(dir, "a");
  expect(JSON.parse(readFileSync(join(dir, "checksums.json"), "utf8")).a).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(join(dir, "a"), "two");
  await expect(checkFile(dir, "a")).rejects.toThrow("is not what it was");
});

describe("the installation", () => {
  const runtime = async (into: string) => {
    mkdirSync(join(into, "node_modules", "sherpa-onnx-node"), { recursive: true });
    writeFileSync(join(into, "node_modules", "sherpa-onnx-node", "package.json"), "{}");
  };
  test("fetches every file of the three models once, and is found when it is whole", async () => {
    const asked: (string | undefined)[] = [];
    const source = await serve(({ url }, response) => {
      asked.push(url);
      response.end(bytes);
    });
    const said: string[] = [];
    const install = () => installSpeech(dir, (line) => said.push(line), { source, runtime });
    expect(installedRecogniser(dir)).toBeUndefined();
    await install();
    expect(asked).toHaveLength(FILES.length * 3);
    expect(asked).toContain(`/${models["de-DE"]}/resolve/main/encoder.onnx`);
    expect(said.at(-1)).toContain("is installed");
    await install();
    expect(asked).toHaveLength(FILES.length * 3);
    expect(installedRecogniser(dir)).toBeDefined();
    rmSync(join(dir, models["fr-FR"], "joiner.onnx"));
    expect(installedRecogniser(dir)).toBeUndefined();
  });
  test("does not go on with a file that somebody has changed", async () => {
    const source = await serve((_, response) => response.end(bytes));
    await installSpeech(dir, () => {}, { source, runtime });
    writeFileSync(join(dir, models["es-ES"], "tokens.txt"), "others");
    await expect(installSpeech(dir, () => {}, { source, runtime })).rejects.toThrow("is not what it was");
  });
});
