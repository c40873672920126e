import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { VIEWER_ADDRESS_HEADER } from "../domain/originHeaders.ts";
import type { Api } from "./api.ts";

/**
 * Calls of one address in five minutes. A school shares one, and ten classes of 30 that practise together make about 9,000:
 * a pupil's call every ten seconds.
 */
const CALLS_PER_ADDRESS = 10_000;
const WINDOW_SECONDS = 300;

/**
 * A firewall before the API, where a school wants one: it turns away an address that calls far more often than a whole
 * school does. The address is the one that CloudFront saw, so it cannot be made up. None of AWS's own rule groups, which take
 * photos and recordings for attacks: their bodies end at 8 kB.
 */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { rest }: Api) {
    super(scope, id);
    const watched = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      // They hold callers' addresses, and what they asked for.
      sampledRequestsEnabled: false,
    });
    const rules = new CfnWebACL(this, "WebAcl", {
      // One of CloudFront's would have to live in us-east-1.
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: watched("VivaFirewall"),
      rules: [
        {
          name: "one-address-too-often",
          priority: 0,
          action: { block: {} },
          visibilityConfig: watched("VivaOneAddressTooOften"),
          statement: {
            rateBasedStatement: {
              limit: CALLS_PER_ADDRESS,
              evaluationWindowSec: WINDOW_SECONDS,
              aggregateKeyType: "FORWARDED_IP",
              // CloudFront writes it on every call. Calls past CloudFront have none, and the functions refuse them.
              forwardedIpConfig: { headerName: VIEWER_ADDRESS_HEADER, fallbackBehavior: "NO_MATCH" },
            },
          },
        },
      ],
    });
    const { partition, region } = Stack.of(this);
    new CfnWebACLAssociation(this, "Association", {
      webAclArn: rules.attrArn,
      resourceArn: `arn:${partition}:apigateway:${region}::/restapis/${rest.restApiId}/stages/${rest.deploymentStage.stageName}`,
    });
  }
}
