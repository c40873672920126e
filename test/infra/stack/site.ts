import { createContext, runInContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from "../../../domain/originHeaders.ts";
import { at, ofType, referencesIn, type Template } from "../../../infra/deployable/template.ts";
import { csp } from "../built.ts";
import { listed, ORIGIN_SECRET, only, plain, resource } from "./plain.ts";

/** Managed policies of CloudFront (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/). */
const CACHING_DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const ALL_VIEWER_EXCEPT_HOST_HEADER = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

export const site = (template: Template): void => {
  const [, distribution] = only(template, "AWS::CloudFront::Distribution");
  const config = at(distribution.Properties, "DistributionConfig");
  const behaviours = new Map(
    listed(at(config, "CacheBehaviors")).map((behaviour) => [at(behaviour, "PathPattern"), behaviour]),
  );
  const originOf = (behaviour: unknown): unknown =>
    listed(at(config, "Origins")).find((origin) => at(origin, "Id") === at(behaviour, "TargetOriginId"));
  const headersOf = (behaviour: unknown): Map<unknown, unknown> => {
    const policy = resource(template, String(at(behaviour, "ResponseHeadersPolicyId", "Ref"))).Properties;
    const custom = listed(at(policy, "ResponseHeadersPolicyConfig", "CustomHeadersConfig", "Items"));
    return new Map(custom.map((item) => [at(item, "Header"), at(item, "Value")]));
  };

  test("/api/* goes to the stage as it is, uncached, and may think as long as CloudFront lets it", () => {
    const api = behaviours.get("/api/*");
    expect(api).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      ViewerProtocolPolicy: "https-only",
      Compress: false,
      AllowedMethods: expect.arrayContaining(["GET", "POST"]),
    });
    const origin = originOf(api);
    expect(plain(at(origin, "DomainName"))).toBe("<RestApi>.execute-api.eu-west-1.<AWS::URLSuffix>");
    expect(at(origin, "OriginPath")).toBeUndefined();
    expect(at(origin, "CustomOriginConfig")).toMatchObject({
      OriginReadTimeout: 120,
      OriginProtocolPolicy: "https-only",
      OriginSSLProtocols: ["TLSv1.2"],
    });
  });

  test("the API can tell a call that came through the site, and from where", () => {
    const api = behaviours.get("/api/*");
    const [header, ...others] = listed(at(originOf(api), "OriginCustomHeaders"));
    expect(others).toEqual([]);
    expect(at(header, "HeaderName")).toBe(ORIGIN_SECRET_HEADER);
    expect(plain(at(header, "HeaderValue"))).toBe(ORIGIN_SECRET);
    const [runs] = listed(at(api, "FunctionAssociations"));
    expect(at(runs, "EventType")).toBe("viewer-request");
    const [id = ""] = referencesIn(at(runs, "FunctionARN"));
    const code = String(at(resource(template, id).Properties, "FunctionCode"));
    const event = {
      viewer: { ip: "192.0.2.7" },
      request: { headers: { [VIEWER_ADDRESS_HEADER]: { value: "forged" } } },
    };
    expect(runInContext(`${code}; handler(event).headers`, createContext({ event }))).toEqual({
      [VIEWER_ADDRESS_HEADER]: { value: "192.0.2.7" },
    });
  });

  test("speech streams through the site to Transcribe's own port, with whatever the browser sends but the host", () => {
    const speech = behaviours.get("/stream-transcription-websocket");
    expect(speech).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      ViewerProtocolPolicy: "https-only",
    });
    expect(originOf(speech)).toMatchObject({
      DomainName: "transcribestreaming.eu-west-1.amazonaws.com",
      CustomOriginConfig: { HTTPSPort: 8443, OriginProtocolPolicy: "https-only" },
    });
  });

  test("pages come from the private bucket through the fallback", () => {
    const pages = [at(config, "DefaultCacheBehavior"), behaviours.get("/assignments/*")];
    for (const behaviour of pages) {
      expect(plain(at(originOf(behaviour), "DomainName"))).toBe("<SiteBucket.RegionalDomainName>");
      expect(at(originOf(behaviour), "OriginAccessControlId")).toBeDefined();
      const events = listed(at(behaviour, "FunctionAssociations")).map((one) => at(one, "EventType"));
      expect(events).toEqual(["viewer-request"]);
      expect(at(behaviour, "ViewerProtocolPolicy")).toBe("redirect-to-https");
    }
  });

  test("a failed call is neither served to anybody else, nor turned into a page", () => {
    const responses = [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
    expect(at(config, "CustomErrorResponses")).toEqual(responses);
  });

  test("what an account has one list of for all regions is named after its region", () => {
    const namesOf = (type: string, ...path: readonly string[]) =>
      ofType(template, type).map(([, { Properties }]) => at(Properties, ...path));
    const names = [
      ...namesOf("AWS::CloudFront::ResponseHeadersPolicy", "ResponseHeadersPolicyConfig", "Name"),
      ...namesOf("AWS::CloudFront::OriginAccessControl", "OriginAccessControlConfig", "Name"),
      ...namesOf("AWS::CloudFront::Function", "Name"),
      ...namesOf("AWS::CloudWatch::Dashboard", "DashboardName"),
    ];
    expect(names).toHaveLength(6);
    for (const name of names) expect(name).toContain("eu-west-1");
    expect(new Set(names).size).toBe(6);
  });

  test("search engines may show the pages, but no shared link and no answer of the API", () => {
    expect(headersOf(at(config, "DefaultCacheBehavior")).has("X-Robots-Tag")).toBe(false);
    for (const pattern of ["/assignments/*", "/api/*", "/stream-transcription-websocket"])
      expect(headersOf(behaviours.get(pattern)).get("X-Robots-Tag")).toBe("noindex");
  });

  test("every answer carries the strict headers", () => {
    for (const [, { Properties }] of ofType(template, "AWS::CloudFront::ResponseHeadersPolicy"))
      expect(at(Properties, "ResponseHeadersPolicyConfig", "SecurityHeadersConfig")).toMatchObject({
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: "DENY", Override: true },
        ReferrerPolicy: { ReferrerPolicy: "same-origin", Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, Override: true },
      });
    for (const behaviour of [at(config, "DefaultCacheBehavior"), ...behaviours.values()])
      expect(headersOf(behaviour).get("Permissions-Policy")).toMatch(/^microphone=\(self\), camera=\(\),/);
  });

  test("the content security policy lets in our own files, the hashes of the build, and nothing unsafe", () => {
    const policies = ofType(template, "AWS::CloudFront::ResponseHeadersPolicy").map(([, { Properties }]) => {
      const security = at(Properties, "ResponseHeadersPolicyConfig", "SecurityHeadersConfig");
      return String(at(security, "ContentSecurityPolicy", "ContentSecurityPolicy"));
    });
    expect(new Set(policies).size).toBe(1);
    const [policy = ""] = policies;
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' ${csp.scripts[0]}`,
      `style-src 'self' ${csp.styles[0]}`,
      "connect-src 'self' https://cognito-identity.eu-west-1.amazonaws.com https://cognito-idp.eu-west-1.amazonaws.com wss://transcribestreaming.eu-west-1.amazonaws.com:8443",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test("files are added and never removed: assets for good, pages and config checked each time", () => {
    const deployed = ofType(template, "Custom::CDKBucketDeployment");
    const deployments = deployed.map(([, { Properties }]) => ({
      cache: at(Properties, "SystemMetadata", "cache-control"),
      prune: at(Properties, "Prune"),
      exclude: at(Properties, "Exclude"),
      include: at(Properties, "Include"),
      distribution: at(Properties, "DistributionId"),
      told: Object.values(at(Properties, "SourceMarkers", "1") ?? {}).map(plain),
    }));
    expect(deployments).toEqual([
      {
        cache: "public, max-age=31536000, immutable",
        prune: false,
        exclude: ["*"],
        include: ["assets/*"],
        distribution: undefined,
        told: [],
      },
      {
        cache: "no-cache",
        prune: false,
        exclude: ["assets/*"],
        include: undefined,
        distribution: undefined,
        told: ["<UserPool>", "<UserPoolClient>", "<IdentityPool>"],
      },
    ]);
    const [[assets] = [], [, pages] = []] = deployed;
    // Pages that name assets which are not there yet would be broken for a moment.
    expect(pages?.DependsOn).toContain(assets);
  });
};
