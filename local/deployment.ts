import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import type { Hosts } from "./hosts.ts";
import { mediaTypeOf } from "./mediaTypes.ts";
import type { Objects } from "./services/s3/objects.ts";
import type { Assembly } from "./template/assembly.ts";
import type { StackResources } from "./template/stackResources.ts";
import { fits } from "./wildcard.ts";

/** The markers of one source, and what stands in their place. */
type Markers = Readonly<Record<string, string>>;

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll(sep, "/"),
    );

/** The command line's filters: all exclusions first, then all inclusions, and the last one that fits decides. */
const isWanted = (path: string, exclude: readonly string[], include: readonly string[]): boolean =>
  include.some((pattern) => fits(pattern, path)) || !exclude.some((pattern) => fits(pattern, path));

/** A generated file with its markers filled in, and AWS's addresses turned into local ones. */
const filledIn = (bytes: Buffer, markers: Markers, jsonEscape: boolean, hosts: Hosts): Buffer => {
  if (Object.keys(markers).length === 0) return bytes;
  const text = Object.entries(markers).reduce((left, [marker, value]) => {
    const escaped = jsonEscape ? JSON.stringify(value).slice(1, -1) : value;
    return left.replaceAll(marker, escaped);
  }, bytes.toString());
  return Buffer.from(hosts.localAddresses(text));
};

/**
 * Does what CDK's bucket deployments do when a stack is deployed: copies the built front end and the generated config.json
 * into their bucket, each with its media type and the metadata that the template gives.
 */
export const deployBuckets = async (
  resources: StackResources,
  asset: Assembly["asset"],
  put: Objects["put"],
  hosts: Hosts,
): Promise<void> => {
  for (const { properties } of resources.all("Custom::CDKBucketDeployment")) {
    const {
      SourceMarkers = [],
      SourceMarkersConfig = [],
      SystemMetadata,
      DestinationBucketKeyPrefix,
    } = properties;
    for (const [place, objectKey] of properties.SourceObjectKeys.entries()) {
      const dir = asset(objectKey);
      const markers = SourceMarkers[place] ?? {};
      const jsonEscape = SourceMarkersConfig[place]?.jsonEscape ?? false;
      const wanted = filesIn(dir).filter((path) => isWanted(path, properties.Exclude, properties.Include));
      for (const path of wanted) {
        const bytes = filledIn(await readFile(join(dir, path)), markers, jsonEscape, hosts);
        const headers = { "content-type": mediaTypeOf(path), ...SystemMetadata };
        await put(
          properties.DestinationBucketName,
          posix.join(DestinationBucketKeyPrefix, path),
          bytes,
          headers,
        );
      }
    }
  }
};
