import type { StackResources } from "../template/stackResources.ts";
import { type ResponseType, responseTypes } from "./responseTypes.ts";

/** An answer that API Gateway gives by itself. */
export type OwnAnswer = { status: number; headers: Record<string, string>; body: string };

type Context = Readonly<Record<string, string>>;
type Render = (context: Context) => string;

const variables = ["error.message", "error.messageString", "error.responseType", "requestId"];

/** A body template. They know no logic, only `$context.…`; throws where one names a variable that we do not fill in. */
const bodyTemplate = (template: string): Render => {
  const used = /\$(?:context\.([A-Za-z.]*[A-Za-z])|[a-z]+)/g;
  for (const [variable, name] of template.matchAll(used))
    if (name === undefined || !variables.includes(name))
      throw new Error(`${variable} in a gateway response is not implemented by the local run.`);
  return (context) => template.replace(used, (_, name: string) => context[name] ?? "");
};

/** Headers as `gatewayresponse.header.Name: "'value'"`; throws for a value that is to be taken from the request. */
const headersOf = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([target, value]) => {
      const name = /^gatewayresponse\.header\.(.+)$/.exec(target)?.[1];
      const text = /^'(.*)'$/.exec(value)?.[1];
      if (name === undefined || text === undefined)
        throw new Error(`${target}: ${value} in a gateway response is not implemented by the local run.`);
      return [name, text];
    }),
  );

/**
 * What is answered for each type: the template's own response, else its DEFAULT_4XX or DEFAULT_5XX, else API Gateway's.
 * A default without a status keeps the type's own.
 */
export const gatewayResponses = (resources: StackResources) => {
  const declared = new Map(
    resources.all("AWS::ApiGateway::GatewayResponse").map(({ properties }) => {
      const template = properties.ResponseTemplates["application/json"];
      return [
        properties.ResponseType,
        {
          status: properties.StatusCode,
          headers: headersOf(properties.ResponseParameters),
          render: bodyTemplate(template ?? '{"message":$context.error.messageString}'),
        },
      ];
    }),
  );
  const usual = {
    status: undefined,
    headers: {},
    render: bodyTemplate('{"message":$context.error.messageString}'),
  };

  return (type: ResponseType, requestId: string): OwnAnswer => {
    const { status, message } = responseTypes[type];
    const found = declared.get(type) ?? declared.get(status < 500 ? "DEFAULT_4XX" : "DEFAULT_5XX") ?? usual;
    const context = {
      "error.message": message,
      "error.messageString": JSON.stringify(message),
      "error.responseType": type,
      requestId,
    };
    return {
      status: found.status ?? status,
      headers: { "content-type": "application/json", ...found.headers },
      body: found.render(context),
    };
  };
};
