import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { IAMClient } from "@aws-sdk/client-iam";
import { S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** The pools as an engine names them. */
export interface Pools {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly identityPoolId: string;
}

/** Something that speaks for AWS on this machine, with Viva's tables, buckets and pools in it. */
export interface Engine {
  readonly name: string;
  readonly clients: Clients;
  readonly pools: Pools;
  /** The clients of one of the stack's functions (by its logical id), which may do what its role may. */
  as(functionId: string): Promise<Clients>;
  /** The code that was last sent to an address. */
  codeFor(address: string): Promise<string>;
  /** What the pool's own function does for somebody who has just signed up; nothing where the pool has asked it. */
  letIn(address: string): Promise<void>;
  /** Confirms an address where the engine has no way for its owner to do so; nothing elsewhere. */
  confirm(address: string): Promise<void>;
  close(): Promise<void>;
}

export interface Signing {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}
/** Where each service answers, all of them at one address or each at its own. */
export interface Addresses {
  readonly DYNAMODB: string;
  readonly S3: string;
  readonly COGNITO: string;
}

export const REGION = "eu-west-1";

/** Longer than any call takes, though the machine be busy. */
const TIMEOUT_MS = 60_000;

/** The clients of Viva's functions, with their options where an answer depends on them. */
export const clientsAt = ({ DYNAMODB, S3, COGNITO }: Addresses, credentials: Signing) => {
  // Told to throw: by itself a request that takes too long only causes a warning.
  const requestHandler = { requestTimeout: TIMEOUT_MS, throwOnRequestTimeout: true };
  const common = { region: REGION, credentials, maxAttempts: 1, requestHandler };
  const tables = new DynamoDBClient({ ...common, endpoint: DYNAMODB });
  const marshallOptions = { removeUndefinedValues: true };
  const clients = {
    tables,
    documents: DynamoDBDocumentClient.from(tables, { marshallOptions }),
    objects: new S3Client({ ...common, endpoint: S3, forcePathStyle: true }),
    members: new CognitoIdentityProviderClient({ ...common, endpoint: COGNITO }),
    access: new IAMClient({ ...common, endpoint: COGNITO }),
  };
  /** The two unsigned calls that make a guest, as frontend/src/guest/cognito.ts makes them. Throws like an SDK's client. */
  const guests = async (operation: string, input: object): Promise<unknown> => {
    const response = await fetch(COGNITO, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityService.${operation}`,
        // Where all services share an address, a signature's scope says which one is meant.
        authorization: `AWS4-HMAC-SHA256 Credential=test/20261128/${REGION}/cognito-identity/aws4_request`,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const type = typeof answer === "object" && answer ? Reflect.get(answer, "__type") : undefined;
    const error = new Error(operation);
    error.name = type === undefined ? "Unknown" : String(type).replace(/^.*#/, "");
    throw Object.assign(error, { $metadata: { httpStatusCode: response.status } });
  };
  const destroy = (): void => {
    for (const client of Object.values(clients)) client.destroy();
  };
  return { ...clients, guests, destroy };
};

export type Clients = ReturnType<typeof clientsAt>;
