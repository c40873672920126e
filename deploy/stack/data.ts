import {
  CognitoIdentityProviderClient,
  DeleteUserPoolCommand,
  DescribeUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { DeleteTableCommand, DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  HeadBucketCommand,
  ListObjectVersionsCommand,
  S3Client,
} from "@aws-sdk/client-s3";

/** What holds data, by its logical id in the template. */
export type Data = { id: string; type: string; name: string };

type Kind = { called: string; look(name: string): Promise<unknown>; erase(name: string): Promise<void> };

/** Deletes all that is in a bucket, old versions included, a page at a time; then the bucket. */
const eraseBucket = async (s3: S3Client, Bucket: string): Promise<void> => {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) break;
    const { Errors: [failed] = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    if (failed) throw new Error(`${Bucket}: ${failed.Key} cannot be deleted: ${failed.Message}`);
  }
  await s3.send(new DeleteBucketCommand({ Bucket }));
};

/** What CloudFormation leaves behind when a stack with Viva's data goes, and how each kind is looked at and erased. */
export const kindsIn = (region: string): Readonly<Record<string, Kind>> => {
  const dynamo = new DynamoDBClient({ region });
  const s3 = new S3Client({ region });
  const cognito = new CognitoIdentityProviderClient({ region });
  return {
    "AWS::DynamoDB::Table": {
      called: "table",
      look: (TableName) => dynamo.send(new DescribeTableCommand({ TableName })),
      erase: async (TableName) => {
        await dynamo.send(new DeleteTableCommand({ TableName }));
      },
    },
    "AWS::S3::Bucket": {
      called: "bucket",
      look: (Bucket) => s3.send(new HeadBucketCommand({ Bucket })),
      erase: (Bucket) => eraseBucket(s3, Bucket),
    },
    "AWS::Cognito::UserPool": {
      called: "user pool",
      look: (UserPoolId) => cognito.send(new DescribeUserPoolCommand({ UserPoolId })),
      erase: async (UserPoolId) => {
        await cognito.send(new DeleteUserPoolCommand({ UserPoolId }));
      },
    },
  };
};

const gone = new Set(["ResourceNotFoundException", "NotFound", "NoSuchBucket"]);

/** Is it still there? Throws what the SDK throws, but for "not found". */
export const isThere = async (kind: Kind | undefined, { name }: Data): Promise<boolean> => {
  if (!kind) return false;
  try {
    await kind.look(name);
    return true;
  } catch (error) {
    if (error instanceof Error && gone.has(error.name)) return false;
    throw error;
  }
};

/** How it is told: what it is, and what AWS calls it. */
export const told = (kinds: ReturnType<typeof kindsIn>, { type, id, name }: Data): string =>
  `${kinds[type]?.called ?? type} ${id}: ${name}`;
