import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { accept } from "./findings.ts";
import { keepLogicalId } from "./logicalId.ts";

/** How long a spoken sentence is kept after it was made; asked for again, it is made again. */
const VOICE_KEPT_DAYS = 180;

/**
 * The bucket of sounds and photos. Photos stay until their owner's account goes. Mark's sentences are kept under `voice/`. Under `transcription/` a recording lies while a batch job
 * understands it, and is deleted at once by the function that put it there; the rule here is the net below that. No
 * recording of a child is kept.
 */
export class Media extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, "MediaBucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        {
          id: "forget-old-speech",
          prefix: "voice/",
          expiration: Duration.days(VOICE_KEPT_DAYS),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        {
          id: "forget-recordings",
          prefix: "transcription/",
          expiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    keepLogicalId(this.bucket, "MediaBucket");
    accept(this.bucket, {
      "AwsSolutions-S1":
        "Functions alone read or write here, and an access log would say which pupil spoke, and heard what.",
    });
  }
}
