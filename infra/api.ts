import {
  AuthorizationType,
  EndpointType,
  LambdaIntegration,
  type MethodOptions,
  ResponseTransferMode,
  RestApi,
  TokenAuthorizer,
} from "aws-cdk-lib/aws-apigateway";
import { Duration, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { api, type Route } from "../domain/api.ts";
import { PHOTO_TYPES } from "../domain/limits.ts";
import { accept } from "./findings.ts";
import type { Functions } from "./functions.ts";
import { addGatewayResponses } from "./gatewayResponses.ts";
import { jobs } from "./jobs.ts";
import { keepLogicalId } from "./logicalId.ts";
import type { Settings } from "./settings.ts";
import { ANONYMOUS_THROTTLE, anonymousRoutes, THROTTLE } from "./throttles.ts";

/** Also the first part of every path in domain/api.ts, so that CloudFront passes paths on as they are. */
const STAGE = "api";

/** The methods that anybody may call, as the stage's settings name them: `/exercises/{assignmentId}/GET`. */
const anonymousMethods = (): string[] =>
  anonymousRoutes.map(({ path, method }) => `${path.replace(`/${STAGE}/`, "/")}/${method}`);

/** The REST API: one method per route of domain/api.ts. A REST API, because HTTP APIs do not stream. */
export class Api extends Construct {
  readonly rest: RestApi;

  constructor(scope: Construct, id: string, { brand }: Settings, { byName }: Functions) {
    super(scope, id);
    this.rest = new RestApi(this, "Rest", {
      // Not the brand: CloudWatch calls its metrics by this name, and takes ASCII only.
      restApiName: Stack.of(this).stackName,
      description: brand,
      endpointTypes: [EndpointType.REGIONAL],
      deployOptions: {
        stageName: STAGE,
        ...THROTTLE,
        methodOptions: Object.fromEntries(anonymousMethods().map((method) => [method, ANONYMOUS_THROTTLE])),
      },
      // What is called one of these comes to a function as base64, bytes whole; all else as text.
      binaryMediaTypes: [...PHOTO_TYPES],
      // The role would be the whole account's, and is not ours to set.
      cloudWatchRole: false,
    });
    keepLogicalId(this.rest, "RestApi");
    addGatewayResponses(this.rest);

    const authorizer = new TokenAuthorizer(this, "Authorizer", {
      handler: byName.authorizer,
      resultsCacheTtl: Duration.minutes(5),
      // Nonsense is turned away before it costs an invocation.
      validationRegex: "^Bearer [-0-9A-Za-z_.]+$",
    });
    const signedIn: MethodOptions = { authorizationType: AuthorizationType.CUSTOM, authorizer };
    const access: Record<Route["callers"], MethodOptions> = {
      anybody: { authorizationType: AuthorizationType.NONE },
      "signed in": signedIn,
      // That it is no guest is for the dispatcher to say, with the documented body.
      members: signedIn,
    };

    for (const [name, route] of Object.entries(api)) {
      const integration = new LambdaIntegration(byName[route.lambda], {
        // Every function streams: a streaming handler behind a buffered method answers 502.
        responseTransferMode: ResponseTransferMode.STREAM,
        timeout: Duration.seconds(jobs[route.lambda].timeout),
        // One permission a function: with one a method its policy would outgrow Lambda's 20 KB at 25 routes.
        scopePermissionToMethod: false,
      });
      const method = this.rest.root
        .resourceForPath(route.path.replace(`/${STAGE}/`, "/"))
        .addMethod(route.method, integration, { ...access[route.callers], operationName: name });
      if (route.callers === "anybody")
        accept(method, {
          "AwsSolutions-APIG4": "Open by design: domain/api.ts says that anybody may call it.",
        });
    }
    accept(this.rest, {
      "AwsSolutions-APIG1":
        "API Gateway logs only through a role that belongs to the whole account; each function logs its calls itself.",
      "AwsSolutions-APIG2":
        "The functions check every body against domain/shapes.ts, and answer with a sentence.",
      "AwsSolutions-APIG3":
        "A firewall costs $6 a month while idle, so viva:firewall adds one; throttling and quotas bound what a caller can spend.",
      "AwsSolutions-APIG6":
        "API Gateway logs only through a role that belongs to the whole account; each function logs its calls itself.",
      "AwsSolutions-COG4": "Our own authorizer, because guests' tokens are not the user pool's.",
    });
  }
}
