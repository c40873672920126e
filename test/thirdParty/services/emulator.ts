import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CreateTableCommand, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { CreateAccessKeyCommand, CreateUserCommand, PutUserPolicyCommand } from "@aws-sdk/client-iam";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { guard as guardOf } from "../../../local/iam/guard.ts";
import { type Place, stackResources } from "../../../local/template/stackResources.ts";
import type { Template } from "../../../local/template/template.ts";
import { clientsAt, type Engine, REGION } from "./engine.ts";
import { documentOf } from "./policies.ts";
import type { Server } from "./servers.ts";

/** Whom both emulators take for the account's owner. */
const OWNER = { accessKeyId: "test", secretAccessKey: "test" };

/**
 * An emulator of AWS by others, with what this template has in it. The pool has no function to ask, since neither of them runs one;
 * `codeFor` says how the emulator gives away the code that it would mail.
 */
export const emulator = async (
  name: string,
  server: Server,
  { template, place }: { template: Template; place: Place },
  codeFor: Engine["codeFor"],
): Promise<Engine> => {
  const addresses = { DYNAMODB: server.url, S3: server.url, COGNITO: server.url };
  const clients = clientsAt(addresses, OWNER);
  const resources = stackResources(template, place);
  const guard = guardOf(resources, place);

  for (const { id, ref, properties } of resources.all("AWS::DynamoDB::Table")) {
    await clients.tables.send(new CreateTableCommand({ ...properties, TableName: ref }));
    const TimeToLiveSpecification = template.Resources[id]?.Properties.TimeToLiveSpecification;
    if (TimeToLiveSpecification)
      await clients.tables.send(
        // As the template has it, which is what the API takes.
        new UpdateTimeToLiveCommand({ TableName: ref, ...Object({ TimeToLiveSpecification }) }),
      );
  }
  for (const { ref } of resources.all("AWS::S3::Bucket"))
    await clients.objects.send(
      new CreateBucketCommand({
        Bucket: ref,
        CreateBucketConfiguration: { LocationConstraint: REGION },
      }),
    );
  const members = resources.only("AWS::Cognito::UserPool");
  const { LambdaConfig, ...pool } = members.properties;
  const { UserPool } = await clients.members.send(
    new CreateUserPoolCommand({
      PoolName: "Viva",
      ...pool,
      // Checked by the local run to be what the API takes.
      ...Object({ Schema: pool.Schema.map((attribute) => ({ AttributeDataType: "String", ...attribute })) }),
    }),
  );
  const userPoolId = UserPool?.Id ?? "";
  const client = resources.only("AWS::Cognito::UserPoolClient").properties;
  const { UserPoolClient } = await clients.members.send(
    new CreateUserPoolClientCommand({ ClientName: "Viva", ...Object(client), UserPoolId: userPoolId }),
  );
  const { AllowUnauthenticatedIdentities, AllowClassicFlow } = resources.only(
    "AWS::Cognito::IdentityPool",
  ).properties;
  const identityPool = await clients.guests("CreateIdentityPool", {
    IdentityPoolName: "Viva",
    AllowUnauthenticatedIdentities,
    AllowClassicFlow,
  });

  const all = [clients];
  const as: Engine["as"] = async (UserName) => {
    await clients.access.send(new CreateUserCommand({ UserName }));
    // The pool is the one thing here whose name is not the stack's.
    const PolicyDocument = documentOf(guard.policiesOf(UserName)).replaceAll(members.ref, userPoolId);
    await clients.access.send(new PutUserPolicyCommand({ UserName, PolicyName: "Own", PolicyDocument }));
    const { AccessKey } = await clients.access.send(new CreateAccessKeyCommand({ UserName }));
    const { AccessKeyId: accessKeyId = "", SecretAccessKey: secretAccessKey = "" } = AccessKey ?? {};
    all.push(clientsAt(addresses, { accessKeyId, secretAccessKey }));
    return all.at(-1) ?? clients;
  };
  return {
    name,
    clients,
    pools: {
      userPoolId,
      clientId: UserPoolClient?.ClientId ?? "",
      identityPoolId: String(Object(identityPool).IdentityPoolId),
    },
    as,
    codeFor,
    letIn: async (Username) => {
      await clients.members.send(new AdminConfirmSignUpCommand({ UserPoolId: userPoolId, Username }));
    },
    confirm: async (Username) => {
      await clients.members.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: userPoolId,
          Username,
          UserAttributes: [{ Name: "email_verified", Value: "true" }],
        }),
      );
    },
    close: async () => {
      for (const one of all) one.destroy();
      await server.close();
    },
  };
};
