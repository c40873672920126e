import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { ORIGIN_SECRET_HEADER } from "../domain/originHeaders.ts";
import type { Api } from "./api.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { accept } from "./findings.ts";
import { Headers } from "./headers.ts";
import { keepLogicalId } from "./logicalId.ts";
import { originSecret } from "./originSecret.ts";
import type { Settings } from "./settings.ts";

/** The logical id of the bucket of pages. */
export const SITE_BUCKET = "SiteBucket";

/** The port of Transcribe's WebSockets, which many a school's firewall blocks: hence a way through the site. */
const RECOGNISER_PORT = 8443;

/**
 * The errors that CloudFront caches although the origin says `no-store`. Of 404 and 501 it is heeded.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
const NEVER_CACHED = [500, 502, 503, 504];

/** The one address that a browser knows: pages from a private bucket, `/api/*` from the API, so that there is no CORS. */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** With https://, without a slash at its end. */
  readonly url: string;

  /** `signIns` are the addresses where guests and members get their tokens; `built` holds what the front end's build wrote. */
  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    api: Api,
    signIns: readonly string[],
    built: string,
  ) {
    super(scope, id);
    const { region, stackName, urlSuffix } = Stack.of(this);
    const recogniser = `transcribestreaming.${region}.amazonaws.com`;
    const origins = [
      ...signIns.map((url) => url.replace(/\/$/, "")),
      ...(settings.speechToText ? [`wss://${recogniser}:${RECOGNISER_PORT}`] : []),
    ];
    const headers = new Headers(this, "Headers", contentSecurityPolicy(join(built, "csp.json"), origins));

    this.bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Nothing but build output. Not emptied by itself: that takes one more function with rights to delete.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    keepLogicalId(this.bucket, SITE_BUCKET);
    const viewerAddress = new EdgeFunction(this, "ViewerAddress", {
      comment: "Tells the API which address a call came from",
      code: FunctionCode.fromFile({ filePath: fileURLToPath(new URL("viewerAddress.js", import.meta.url)) }),
    });
    const pageFallback = new EdgeFunction(this, "PageFallback", {
      comment: "Which page answers an address that names no file",
      code: FunctionCode.fromFile({ filePath: fileURLToPath(new URL("pageFallback.js", import.meta.url)) }),
    });
    const bucketOrigin = S3BucketOrigin.withOriginAccessControl(this.bucket, {
      // With the right to list, a missing file is 404; without it, 403.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      // CDK's own name for it is the same in every region, and may be used once in an account.
      originAccessControl: new S3OriginAccessControl(this, "OriginAccess", {
        originAccessControlName: `${stackName}-${region}-pages`,
      }),
    });
    const pages = (responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
      origin: bucketOrigin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [{ function: pageFallback, eventType: FunctionEventType.VIEWER_REQUEST }],
    });

    this.distribution = new Distribution(this, "Distribution", {
      comment: settings.brand,
      // The page fallback answers "/" before this; should it ever fail, nobody is shown a list of files.
      defaultRootObject: "index.html",
      defaultBehavior: pages(headers.listed),
      additionalBehaviors: {
        "/assignments/*": pages(headers.unlisted),
        "/api/*": {
          // Not RestApiOrigin: it names the stage, so that site, functions and API would wait for one another.
          origin: new HttpOrigin(`${api.rest.restApiId}.execute-api.${region}.${urlSuffix}`, {
            // The longest that CloudFront waits without a raised quota; a turn may think before its first word.
            // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
            readTimeout: Duration.seconds(120),
            customHeaders: { [ORIGIN_SECRET_HEADER]: originSecret() },
          }),
          functionAssociations: [{ function: viewerAddress, eventType: FunctionEventType.VIEWER_REQUEST }],
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          // Compressing would hold back Mark's words until there are enough of them.
          compress: false,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers.unlisted,
        },
        ...(settings.speechToText && {
          // Also the path that lambdas/speech/transcribe/addresses.ts signs, for the host that is named here.
          "/stream-transcription-websocket": {
            origin: new HttpOrigin(recogniser, { httpsPort: RECOGNISER_PORT }),
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            responseHeadersPolicy: headers.unlisted,
          },
        }),
      },
      // Status and body stay as they are: all this does is switch off the 10 s for which CloudFront would otherwise
      // serve one failed GET to everybody, whatever Cache-Control says.
      errorResponses: NEVER_CACHED.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(settings.domain !== undefined &&
        settings.certificate !== undefined && {
          domainNames: [settings.domain],
          certificate: Certificate.fromCertificateArn(this, "Certificate", settings.certificate),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
    });
    this.url = `https://${settings.domain ?? this.distribution.distributionDomainName}`;

    accept(this.bucket, { "AwsSolutions-S1": "Public pages only, read through CloudFront alone." });
    accept(this.distribution, {
      "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk":
        "What could be listed are the names of public files, and the default root object stands before the list.",
      "AwsSolutions-CFR1": "Pupils also practise on holiday: no country is shut out.",
      "AwsSolutions-CFR2":
        "A firewall of CloudFront has to live in us-east-1; viva:firewall puts one before the API instead.",
      "AwsSolutions-CFR3": "An access log would be a record of which child practised when, and from where.",
      "AwsSolutions-CFR4":
        "CloudFront's own host name has a fixed TLS policy; a school's own domain gets TLS 1.2 and up.",
    });
  }
}
