import { AdminDeleteUserCommand, AdminGetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  BatchGetItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import type { StackResources } from "../../../local/template/stackResources.ts";
import type { Clients, Engine } from "./engine.ts";
import type { Sequence } from "./sequence.ts";

type Call = readonly [name: string, call: (clients: Clients, engine: Engine) => Promise<unknown>];

/** Every way to a table: itself, and each index of it. */
const onTables = (resources: StackResources): Call[] =>
  resources.all("AWS::DynamoDB::Table").flatMap(({ ref: TableName, properties }): Call[] => {
    const Key = Object.fromEntries(
      properties.KeySchema.map(({ AttributeName }) => [AttributeName, { S: "x" }]),
    );
    const typeOf = (name: string | undefined): string =>
      properties.AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)?.AttributeType ??
      "S";
    const asked = (keys: typeof properties.KeySchema) => ({
      TableName,
      KeyConditionExpression: "#k = :k",
      ExpressionAttributeNames: { "#k": keys[0]?.AttributeName ?? "" },
      // One type each, which is what an attribute value is.
      ExpressionAttributeValues: { ":k": Object({ [typeOf(keys[0]?.AttributeName)]: "x" }) },
    });
    const indexes = [
      ...(properties.GlobalSecondaryIndexes ?? []),
      ...(properties.LocalSecondaryIndexes ?? []),
    ];
    return [
      [`GetItem ${TableName}`, ({ tables }) => tables.send(new GetItemCommand({ TableName, Key }))],
      [`PutItem ${TableName}`, ({ tables }) => tables.send(new PutItemCommand({ TableName, Item: Key }))],
      [`UpdateItem ${TableName}`, ({ tables }) => tables.send(new UpdateItemCommand({ TableName, Key }))],
      [`DeleteItem ${TableName}`, ({ tables }) => tables.send(new DeleteItemCommand({ TableName, Key }))],
      [`Scan ${TableName}`, ({ tables }) => tables.send(new ScanCommand({ TableName }))],
      [
        `BatchGetItem ${TableName}`,
        ({ tables }) =>
          tables.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [Key] } } })),
      ],
      [`Query ${TableName}`, ({ tables }) => tables.send(new QueryCommand(asked(properties.KeySchema)))],
      ...indexes.map(
        ({ IndexName, KeySchema }): Call => [
          `Query ${TableName} by ${IndexName}`,
          ({ tables }) => tables.send(new QueryCommand({ ...asked(KeySchema), IndexName })),
        ],
      ),
    ];
  });

const FOLDERS = ["student-images/somebody", "shared-images", "voice", "transcription", "elsewhere"];

/** Every way to objects of a bucket, of each folder that some function may use and of one that none may. */
const onBuckets = (resources: StackResources): Call[] =>
  resources.all("AWS::S3::Bucket").flatMap(({ ref: Bucket }): Call[] => [
    ...FOLDERS.flatMap((folder): Call[] => {
      const [Key, missing] = [`${folder}/x`, `${folder}/missing`];
      return [
        [
          `PutObject ${Bucket} ${Key}`,
          ({ objects }) => objects.send(new PutObjectCommand({ Bucket, Key, Body: "x" })),
        ],
        [
          `GetObject ${Bucket} ${missing}`,
          ({ objects }) => objects.send(new GetObjectCommand({ Bucket, Key: missing })),
        ],
        [
          `HeadObject ${Bucket} ${missing}`,
          ({ objects }) => objects.send(new HeadObjectCommand({ Bucket, Key: missing })),
        ],
        [
          `DeleteObject ${Bucket} ${missing}`,
          ({ objects }) => objects.send(new DeleteObjectCommand({ Bucket, Key: missing })),
        ],
        [
          `ListObjectsV2 ${Bucket} ${folder}/`,
          ({ objects }) => objects.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` })),
        ],
      ];
    }),
    [`ListObjectsV2 ${Bucket}`, ({ objects }) => objects.send(new ListObjectsV2Command({ Bucket }))],
  ]);

const onPeople: Call[] = [
  [
    "AdminGetUser",
    ({ members }, { pools }) =>
      members.send(
        new AdminGetUserCommand({ UserPoolId: pools.userPoolId, Username: "nobody@school.example" }),
      ),
  ],
  [
    "AdminDeleteUser",
    ({ members }, { pools }) =>
      members.send(
        new AdminDeleteUserCommand({ UserPoolId: pools.userPoolId, Username: "nobody@school.example" }),
      ),
  ],
];

/**
 * What each function of the stack may do, by asking for everything as that function: of what it may do, that it may; of the rest, how it is
 * refused.
 */
export const access = (resources: StackResources): readonly Sequence[] => {
  const calls = [...onTables(resources), ...onBuckets(resources), ...onPeople];
  const known = new WeakMap<Engine, Map<string, Promise<Clients>>>();
  const clientsOf = (engine: Engine, id: string): Promise<Clients> => {
    const ofEngine = known.get(engine) ?? new Map<string, Promise<Clients>>();
    known.set(engine, ofEngine);
    const clients = ofEngine.get(id) ?? engine.as(id);
    ofEngine.set(id, clients);
    return clients;
  };
  return resources.all("AWS::Lambda::Function").map(({ id }) => ({
    name: id,
    steps: calls.map(([name, call]) => ({
      name,
      call: async (engine) => call(await clientsOf(engine, id), engine),
      seen: () => "allowed",
    })),
  }));
};
