import { awsEndpoint, type Between, type ServiceName } from "./aws/endpoint.ts";
import { listen, listenNear } from "./aws/listen.ts";
import { forThisMachine } from "./aws/ownHost.ts";
import { dataIn } from "./data.ts";
import type { Guard } from "./iam/guard.ts";
import type { Network } from "./network.ts";
import type { Service } from "./service.ts";
import type { LanguageModel } from "./services/bedrock/chatServer.ts";
import { bedrock } from "./services/bedrock.ts";
import type { Mail } from "./services/cognito/codes.ts";
import { cognito } from "./services/cognito.ts";
import { dynamodb } from "./services/dynamodb.ts";
import { polly } from "./services/polly.ts";
import { s3 } from "./services/s3.ts";
import type { Speaker } from "./services/speech/speaker.ts";
import type { Recogniser } from "./services/transcribe/recogniser.ts";
import { transcribe } from "./services/transcribe.ts";
import { transcribeStreaming } from "./services/transcribeStreaming.ts";
import type { StackResources } from "./template/stackResources.ts";

/** Where people expect the engines, unless something else listens there. */
const USUAL_PORTS: Partial<Record<ServiceName, number>> = { DYNAMODB: 8080, COGNITO: 9099, S3: 9199 };

/**
 * Starts the emulated AWS services with the tables, buckets and pools of the template, each behind its own HTTP server.
 * Data lives under `dir`. `usualPorts` says whether to prefer the known ports; without it every port is any free one.
 */
export const startEngines = async (
  resources: StackResources,
  {
    dir,
    guard,
    usualPorts,
    languageModel,
    deliver,
    trigger,
    localUrl,
    recogniser,
    speaker,
    streams,
    network,
    between,
    log,
    opened,
  }: {
    dir: string;
    guard: Guard;
    usualPorts: boolean;
    languageModel: LanguageModel | undefined;
    /** Takes what would be mailed to members. */
    deliver(mail: Mail): void;
    /** Calls a function on behalf of the user pool (by ARN). */
    trigger(functionArn: string, userPoolArn: string, event: unknown): Promise<unknown>;
    /** Where an address of the template is on this machine. */
    localUrl(url: string): string;
    recogniser: Recogniser | undefined;
    speaker: Speaker | undefined;
    streams: number | undefined;
    network: Network;
    between: Between;
    log(line: string): void;
    /** Told of everything that is to be closed again, as soon as it is open. */
    opened(close: () => Promise<void>): void;
  },
) => {
  const { region, account } = resources;
  const pool = resources.only("AWS::Cognito::IdentityPool");
  const members = resources.only("AWS::Cognito::UserPool");
  const client = resources.only("AWS::Cognito::UserPoolClient");
  const data = dataIn(dir);
  const keep = <Opened extends Service>(service: Opened): Opened => {
    opened(service.close);
    return service;
  };

  const tables = resources
    .all("AWS::DynamoDB::Table")
    .map(({ ref, properties }) => ({ ...properties, TableName: ref }));
  const database = keep(await dynamodb({ dir: data.dynamodb, tables, region, account }));
  const storage = keep(
    await s3({
      dir: data.s3,
      buckets: resources.all("AWS::S3::Bucket").map(({ ref }) => ref),
      mayList: (request, bucket) =>
        guard.may(guard.callerOf(request), { action: "s3:ListBucket", resource: `arn:aws:s3:::${bucket}` }),
    }),
  );
  const people = keep(
    await cognito({
      file: data.cognito,
      identityPool: {
        id: pool.ref,
        allowUnauthenticatedIdentities: pool.properties.AllowUnauthenticatedIdentities,
        allowClassicFlow: pool.properties.AllowClassicFlow,
      },
      userPool: {
        id: members.ref,
        arn: members.attribute("Arn"),
        clientId: client.ref,
        pool: members.properties,
        client: client.properties,
        deliver,
        localUrl,
        trigger: (functionArn, event) => trigger(functionArn, members.attribute("Arn"), event),
      },
    }),
  );
  const services: Record<ServiceName, Service> = {
    DYNAMODB: database,
    S3: storage,
    COGNITO: people,
    POLLY: keep(await polly(speaker)),
    TRANSCRIBE: keep(await transcribe({ guard, storage, recogniser, account: { region, account }, log })),
    BEDROCK_RUNTIME: keep(await bedrock(languageModel, { region, account })),
  };

  const speech = await transcribeStreaming({ guard, recogniser, limit: streams, network, log });
  opened(speech.close);

  const url = async (name: ServiceName): Promise<string> => {
    const endpoint = awsEndpoint(name, between(name, services[name]), guard, log);
    // The other services take signed requests only; browsers ask Cognito without a signature.
    const listener = name === "COGNITO" ? forThisMachine(endpoint) : endpoint;
    const usual = usualPorts ? USUAL_PORTS[name] : undefined;
    const listening = await (usual ? listenNear(listener, usual) : listen(listener, 0));
    opened(listening.close);
    return `http://127.0.0.1:${listening.port}`;
  };
  return {
    people,
    storage,
    urls: {
      DYNAMODB: await url("DYNAMODB"),
      S3: await url("S3"),
      COGNITO: await url("COGNITO"),
      POLLY: await url("POLLY"),
      BEDROCK_RUNTIME: await url("BEDROCK_RUNTIME"),
      TRANSCRIBE: await url("TRANSCRIBE"),
      TRANSCRIBE_STREAMING: `http://127.0.0.1:${speech.port}`,
    },
  };
};
