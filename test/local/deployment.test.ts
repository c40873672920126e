import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { deployBuckets } from "../../local/deployment.ts";
import { hosts } from "../../local/hosts.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";
import { emptyFolder } from "./assembly.ts";

const dir = emptyFolder();
mkdirSync(join(dir, "assets/deep"), { recursive: true });
for (const path of ["index.html", "sound.mp3", "assets/a.js", "assets/deep/b.css", "unknown.xyz"])
  writeFileSync(join(dir, path), `${path} at https://guests.aws/ <<m>>`);

type Put = { key: string; text: string; headers: Record<string, string> | undefined };

const deploy = async (properties: object): Promise<Record<string, Put>> => {
  const template = templateShape.parse({
    Resources: {
      Deployment: {
        Type: "Custom::CDKBucketDeployment",
        Properties: {
          ServiceToken: "t",
          SourceBucketNames: ["staging"],
          SourceObjectKeys: ["site.zip"],
          DestinationBucketName: "pages",
          Prune: false,
          ...properties,
        },
      },
    },
  });
  const resources = stackResources(template, { stack: "T", region: "eu-west-1", account: "000000000000" });
  const puts: Record<string, Put> = {};
  await deployBuckets(
    resources,
    () => dir,
    async (_bucket, key, bytes, headers) => {
      puts[key] = { key, text: Buffer.from(bytes).toString(), headers };
      return { key, headers: headers ?? {}, etag: "", crc32: "", modified: "" };
    },
    hosts({ "guests.aws": "http://localhost:1/guests" }),
  );
  return puts;
};

test("every file lands under its path, with its media type and the deployment's metadata", async () => {
  const puts = await deploy({ SystemMetadata: { "cache-control": "no-cache" } });
  expect(Object.keys(puts).sort()).toEqual([
    "assets/a.js",
    "assets/deep/b.css",
    "index.html",
    "sound.mp3",
    "unknown.xyz",
  ]);
  const types = Object.values(puts).map(({ key, headers }) => [key, headers?.["content-type"]]);
  expect(Object.fromEntries(types)).toEqual({
    "assets/a.js": "text/javascript",
    "assets/deep/b.css": "text/css",
    "index.html": "text/html",
    "sound.mp3": "audio/mpeg",
    "unknown.xyz": "binary/octet-stream",
  });
  expect(puts["index.html"]?.headers).toMatchObject({ "cache-control": "no-cache" });
});
test("filters work as the command line's: what is included again wins over what was excluded", async () => {
  expect(Object.keys(await deploy({ Exclude: ["*"], Include: ["assets/*"] })).sort()).toEqual([
    "assets/a.js",
    "assets/deep/b.css",
  ]);
  expect(Object.keys(await deploy({ Exclude: ["assets/*"] })).sort()).toEqual([
    "index.html",
    "sound.mp3",
    "unknown.xyz",
  ]);
});
test("markers and AWS's addresses are filled in where there are markers, and nowhere else", async () => {
  const filled = await deploy({
    SourceMarkers: [{ "<<m>>": 'a "b"' }],
    SourceMarkersConfig: [{ jsonEscape: true }],
  });
  expect(filled["index.html"]?.text).toBe('index.html at http://localhost:1/guests/ a \\"b\\"');
  const plain = await deploy({});
  expect(plain["index.html"]?.text).toBe("index.html at https://guests.aws/ <<m>>");
});
test("pruning is refused: it would delete what a running lesson still fetches", async () => {
  await expect(deploy({ Prune: true })).rejects.toThrow(/Prune/);
});
