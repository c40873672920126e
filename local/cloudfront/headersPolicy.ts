import type { ServerResponse } from "node:http";
import type { HeadersPolicyProperties } from "../template/types/cloudfront.ts";

type Header = { name: string; value: string; override: boolean };

const security = ({ SecurityHeadersConfig: given }: HeadersPolicyProperties): Header[] => {
  const { ContentSecurityPolicy: policy, ContentTypeOptions: type, FrameOptions: frame } = given;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport } = given;
  const header = (name: string, value: string, { Override }: { Override: boolean }) => ({
    name,
    value,
    override: Override,
  });
  return [
    policy && header("content-security-policy", policy.ContentSecurityPolicy, policy),
    type && header("x-content-type-options", "nosniff", type),
    frame && header("x-frame-options", frame.FrameOption, frame),
    referrer && header("referrer-policy", referrer.ReferrerPolicy, referrer),
    transport &&
      header(
        "strict-transport-security",
        [
          `max-age=${transport.AccessControlMaxAgeSec}`,
          transport.IncludeSubdomains && "includeSubDomains",
          transport.Preload && "preload",
        ]
          .filter(Boolean)
          .join("; "),
        transport,
      ),
  ].filter((one) => one !== undefined);
};

/**
 * What a response headers policy does to an answer before it goes to the viewer: some headers are taken away, others set,
 * and one that does not override yields to the origin's. `translate` is applied to every value.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 */
export const headersPolicy = (properties: HeadersPolicyProperties, translate: (value: string) => string) => {
  const custom = properties.CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
    name: Header,
    value: Value,
    override: Override,
  }));
  const headers = [...security(properties), ...custom];
  return (response: Pick<ServerResponse, "hasHeader" | "setHeader" | "removeHeader">): void => {
    for (const { Header } of properties.RemoveHeadersConfig.Items) response.removeHeader(Header);
    for (const { name, value, override } of headers)
      if (override || !response.hasHeader(name)) response.setHeader(name, translate(value));
  };
};
