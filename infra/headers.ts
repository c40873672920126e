import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from "aws-cdk-lib/aws-cloudfront";
import { Duration, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** What the pages may ask the device for: the microphone, and nothing else that browsers know of. */
const PERMISSIONS =
  "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()";

const custom = (header: string, value: string) => ({ header, value, override: true });

/** The headers that CloudFront adds: `listed` for pages that search engines may show, `unlisted` for all that is private. */
export class Headers extends Construct {
  readonly listed: ResponseHeadersPolicy;
  readonly unlisted: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, contentSecurityPolicy: string) {
    super(scope, id);
    const { region, stackName } = Stack.of(this);
    // CDK's own names are the same in every region, and may be used once in an account.
    const responseHeadersPolicyName = (pages: string) => `${stackName}-${region}-${pages}`;
    const securityHeadersBehavior: ResponseHeadersPolicyProps["securityHeadersBehavior"] = {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // A shared link is a secret of the class: other sites are not told it.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    };
    const always = [
      custom("Permissions-Policy", PERMISSIONS),
      custom("Cross-Origin-Opener-Policy", "same-origin"),
      custom("Cross-Origin-Resource-Policy", "same-origin"),
    ];
    this.listed = new ResponseHeadersPolicy(this, "Listed", {
      responseHeadersPolicyName: responseHeadersPolicyName("listed"),
      securityHeadersBehavior,
      customHeadersBehavior: { customHeaders: always },
    });
    this.unlisted = new ResponseHeadersPolicy(this, "Unlisted", {
      responseHeadersPolicyName: responseHeadersPolicyName("unlisted"),
      securityHeadersBehavior,
      customHeadersBehavior: { customHeaders: [...always, custom("X-Robots-Tag", "noindex")] },
    });
  }
}
