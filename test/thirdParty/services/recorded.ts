import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Engine } from "./engine.ts";

/** A command as one of Viva's own stores sent it. */
export interface Sent {
  readonly client: "documents" | "objects" | "members";
  readonly command: { readonly input: object };
}

const watched = {
  documents: DynamoDBDocumentClient,
  objects: S3Client,
  members: CognitoIdentityProviderClient,
} as const;

/** Every command that any client of these kinds sends while `play` runs, in the order in which they were sent. */
export const recorded = async (play: () => Promise<void>): Promise<Sent[]> => {
  const sent: Sent[] = [];
  const watch = (name: Sent["client"]): (() => void) => {
    const { prototype } = watched[name];
    const send = prototype.send;
    const watching = function (this: object, command: Sent["command"], ...more: unknown[]): unknown {
      sent.push({ client: name, command: resent(command) });
      return Reflect.apply(send, this, [command, ...more]);
    };
    Object.defineProperty(prototype, "send", { value: watching, configurable: true, writable: true });
    return () => void Reflect.deleteProperty(prototype, "send");
  };
  const restore = Object.keys(watched).map((name) => watch(name as Sent["client"])); // keys() forgets its keys' type
  try {
    await play();
  } finally {
    for (const one of restore) one();
  }
  return sent;
};

/** The same command anew: a client leaves traces of its own in the one that it has sent. */
const resent = (command: Sent["command"]): Sent["command"] =>
  Reflect.construct(command.constructor, [structuredClone(command.input)]);

/** Sends a recorded command to an engine, about that engine's own pool. */
export const sendTo = ({ clients, pools }: Engine, { client, command }: Sent): Promise<unknown> => {
  const again = resent(command);
  if ("UserPoolId" in again.input) Object.assign(again.input, { UserPoolId: pools.userPoolId });
  return Reflect.apply(clients[client].send, clients[client], [again]);
};
