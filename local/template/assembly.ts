import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import type { Place } from "./stackResources.ts";
import { type Template, templateShape } from "./template.ts";

const manifestShape = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ templateFile: z.string().optional(), file: z.string().optional() }).optional(),
    }),
  ),
});
const assetsShape = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** What `cdk synth` leaves behind: the template, and the folders that its asset keys stand for. */
export type Assembly = {
  template: Template;
  place: Place;
  /** The folder or file behind an asset's key in the staging bucket (`….zip`). Throws for an unknown key. */
  asset(objectKey: string): string;
};

/** Twelve digits that no real account has. */
const ACCOUNT = "000000000000";
/** Where a stack that names no region is brought up. */
const REGION = "eu-west-1";

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));

/** Reads the one stack of a cloud assembly (`cdk.out/`). Throws where there is none, or where there are several. */
export const readAssembly = (dir: string): Assembly => {
  const artifacts = Object.entries(manifestShape.parse(readJson(dir, "manifest.json")).artifacts);
  const [found, ...more] = artifacts.filter(([, { type }]) => type === "aws:cloudformation:stack");
  if (!found || more.length > 0) throw new Error(`Expected one stack in ${dir}, not ${more.length + 1}.`);
  const [stack, { environment = "", properties }] = found;
  const region = environment.split("/").at(-1);

  const assets = artifacts
    .filter(([, { type }]) => type === "cdk:asset-manifest")
    .flatMap(([, { properties }]) =>
      Object.values(assetsShape.parse(readJson(dir, String(properties?.file))).files),
    );
  return {
    template: templateShape.parse(readJson(dir, String(properties?.templateFile))),
    place: { stack, account: ACCOUNT, region: region?.match(/^[a-z]+-[a-z-]+-\d$/) ? region : REGION },
    asset: (objectKey) => {
      const asset = assets.find(({ destinations }) =>
        Object.values(destinations).some((destination) => destination.objectKey === objectKey),
      );
      if (!asset) throw new Error(`No asset in ${dir} has the key ${objectKey}.`);
      return resolve(dir, asset.source.path);
    },
  };
};
