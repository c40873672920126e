import { CSP_MAX_CHARACTERS } from "../content-security-policy.ts";
import { at, ofType, type Template } from "./template.ts";

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const TEMPLATE_MAX_BYTES = 1_000_000;
const MAX_RESOURCES = 500;
/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const EDGE_FUNCTION_MAX_BYTES = 10_240;

/** Where the template, or something in it, is larger than AWS takes. */
export const limits = (template: Template): string[] => {
  const bytes = Buffer.byteLength(JSON.stringify(template));
  const count = Object.keys(template.Resources).length;
  const policies = ofType(template, "AWS::CloudFront::ResponseHeadersPolicy").map(([id, { Properties }]) => {
    const security = at(Properties, "ResponseHeadersPolicyConfig", "SecurityHeadersConfig");
    const policy = at(security, "ContentSecurityPolicy", "ContentSecurityPolicy");
    return { id, length: String(policy ?? "").length };
  });
  const edgeFunctions = ofType(template, "AWS::CloudFront::Function").map(([id, { Properties }]) => ({
    id,
    length: Buffer.byteLength(String(at(Properties, "FunctionCode") ?? "")),
  }));
  return [
    ...(bytes > TEMPLATE_MAX_BYTES
      ? [`The template has ${bytes} bytes; CloudFormation takes ${TEMPLATE_MAX_BYTES}.`]
      : []),
    ...(count > MAX_RESOURCES
      ? [`The template has ${count} resources; CloudFormation takes ${MAX_RESOURCES}.`]
      : []),
    ...policies
      .filter(({ length }) => length > CSP_MAX_CHARACTERS)
      .map(
        ({ id, length }) =>
          `The content security policy in ${id} has ${length} characters; CloudFront takes ${CSP_MAX_CHARACTERS}. Inline less.`,
      ),
    ...edgeFunctions
      .filter(({ length }) => length > EDGE_FUNCTION_MAX_BYTES)
      .map(({ id, length }) => `${id} has ${length} bytes; CloudFront takes ${EDGE_FUNCTION_MAX_BYTES}.`),
  ];
};
