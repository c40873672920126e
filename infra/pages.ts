import { existsSync } from "node:fs";
import { join } from "node:path";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { Config } from "../domain/config.ts";
import { brandedSite } from "./brandedSite.ts";
import { acceptCopier } from "./copier.ts";
import { Problem } from "./problem.ts";
import type { Settings } from "./settings.ts";
import { SITE_BUCKET } from "./site.ts";

/**
 * Puts the built front end (folder `site`) into the bucket: first the assets, whose names change with their content, then
 * the pages that name them. Nothing is ever removed: a running lesson may still fetch yesterday's chunks. No CloudFront
 * invalidation either, which may fail and roll back: pages are checked again each time anyway.
 */
export class Pages extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { logRetentionDays, brand }: Settings,
    destinationBucket: IBucket,
    site: string,
    config: Config,
  ) {
    super(scope, id);
    if (!existsSync(join(site, "index.html")))
      throw new Problem(`The front end is not built: ${site} holds no index.html. Run npm run build.`);

    const branded = brandedSite(site, brand);
    const logGroup = new LogGroup(this, "Logs", {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const assets = new BucketDeployment(this, "Assets", {
      sources: [Source.asset(branded)],
      destinationBucket,
      exclude: ["*"],
      include: ["assets/*"],
      prune: false,
      logGroup,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const documents = new BucketDeployment(this, "Documents", {
      sources: [Source.asset(branded), Source.jsonData("config.json", config)],
      destinationBucket,
      exclude: ["assets/*"],
      prune: false,
      logGroup,
      cacheControl: [CacheControl.noCache()],
    });
    documents.node.addDependency(assets);
    acceptCopier(assets, SITE_BUCKET);
  }
}
