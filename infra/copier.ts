import type { BucketDeployment } from "aws-cdk-lib/aws-s3-deployment";
import { DefaultStackSynthesizer, Stack } from "aws-cdk-lib/core";
import { accept } from "./findings.ts";

/**
 * Answers cdk-nag for the function with which CDK copies files into a bucket (`bucketId` is its logical id) at deployment.
 * It is CDK's own and not ours to narrow; each of its rights is listed, so that one that joins is noticed.
 */
export const acceptCopier = (deployment: BucketDeployment, bucketId: string): void => {
  const copier = deployment.handlerRole.node.scope;
  if (copier === undefined) return;
  const { region, synthesizer } = Stack.of(deployment);
  const qualifier = synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  const reads = "CDK's copier reads the files of this deployment, from the bucket where CDK put them.";
  const writes = "CDK's copier writes the pages into the site's own bucket.";
  accept(copier, {
    "AwsSolutions-L1": "CDK chooses the runtime of its copier, and moves it on with its releases.",
    "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]":
      "CDK's copier runs at deployment only, with AWS's standard right to log.",
    "AwsSolutions-IAM5[Action::s3:GetBucket*]": reads,
    "AwsSolutions-IAM5[Action::s3:GetObject*]": reads,
    "AwsSolutions-IAM5[Action::s3:List*]": reads,
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-${qualifier}-assets-<AWS::AccountId>-${region}/*]`]: reads,
    "AwsSolutions-IAM5[Action::s3:Abort*]": writes,
    "AwsSolutions-IAM5[Action::s3:DeleteObject*]": writes,
    [`AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/*]`]: writes,
  });
};
