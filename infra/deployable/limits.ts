import { CSP_MAX_CHARACTERS } from "../contentSecurityPolicy.ts";
import { at, ofType, type Template } from "./template.ts";

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const TEMPLATE_MAX_BYTES = 1_000_000;
const MAX_RESOURCES = 500;
/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const EDGE_FUNCTION_MAX_BYTES = 10_240;

/** How long what only CloudFormation knows may become. https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/pseudo-parameter-reference.html */
const LONGEST: ReadonlyMap<unknown, number> = new Map([
  ["AWS::AccountId", "123456789012".length],
  ["AWS::Region", "ap-southeast-1".length],
  ["AWS::URLSuffix", "amazonaws.com.cn".length],
]);

/** The number of characters that a text of the template has at most; infinite where it holds something of unknown length. */
const lengthOf = (text: unknown): number => {
  if (typeof text === "string") return text.length;
  if (text === undefined) return 0;
  const joined = at(text, "Fn::Join");
  if (!Array.isArray(joined)) return LONGEST.get(at(text, "Ref")) ?? Number.POSITIVE_INFINITY;
  const [separator, parts] = joined;
  if (!Array.isArray(parts)) return Number.POSITIVE_INFINITY;
  return parts.reduce((sum, part) => sum + lengthOf(part), lengthOf(separator) * (parts.length - 1));
};

/** Where the template, or something in it, is larger than AWS takes. */
export const limits = (template: Template): string[] => {
  const bytes = Buffer.byteLength(JSON.stringify(template));
  const count = Object.keys(template.Resources).length;
  const policies = ofType(template, "AWS::CloudFront::ResponseHeadersPolicy").map(([id, { Properties }]) => {
    const security = at(Properties, "ResponseHeadersPolicyConfig", "SecurityHeadersConfig");
    const policy = at(security, "ContentSecurityPolicy", "ContentSecurityPolicy");
    return { id, length: lengthOf(policy) };
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
          `The content security policy in ${id} has ${Number.isFinite(length) ? `up to ${length}` : "nobody knows how many"} characters; CloudFront takes ${CSP_MAX_CHARACTERS}. Inline less.`,
      ),
    ...edgeFunctions
      .filter(({ length }) => length > EDGE_FUNCTION_MAX_BYTES)
      .map(({ id, length }) => `${id} has ${length} bytes; CloudFront takes ${EDGE_FUNCTION_MAX_BYTES}.`),
  ];
};
