/** What a local AWS answers to one call, in the words of the call's own protocol. */
export type Answer = { status: number; headers?: Record<string, string>; body: string };

const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A value as the query protocol writes it: lists as members. */
export const xml = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => `<member>${xml(one)}</member>`).join("");
  if (typeof value !== "object" || value === null) return inXml(String(value));
  return Object.entries(value)
    .map(([name, inner]) => `<${name}>${xml(inner)}</${name}>`)
    .join("");
};

/** STS, CloudFormation and IAM (https://smithy.io/2.0/aws/protocols/aws-query-protocol.html). */
export const query = (action: string, result: object = {}): Answer => ({
  status: 200,
  headers: { "content-type": "text/xml" },
  body: `<${action}Response><${action}Result>${xml(result)}</${action}Result><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></${action}Response>`,
});

/** Their errors. */
export const queryError = (code: string, message: string, status = 400): Answer => ({
  status,
  headers: { "content-type": "text/xml" },
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${inXml(message)}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
});

/** The others, which all speak JSON. */
export const json = (body: object): Answer => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Their errors: the name in a header for REST, in the body for Service Quotas. */
export const jsonError = (name: string, message: string, status = 400): Answer => ({
  status,
  headers: { "content-type": "application/json", "x-amzn-errortype": name },
  body: JSON.stringify({ __type: name, message }),
});
