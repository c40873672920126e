import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";

const dynamodb = new DynamoDBClient({ maxAttempts: 1 });
const s3 = new S3Client({ maxAttempts: 1 });
const { TABLE: TableName, BUCKET: Bucket } = process.env;

const work = {
  put: ({ text }) =>
    dynamodb.send(new PutItemCommand({ TableName, Item: { uid: { S: "me" }, text: { S: text } } })),
  get: async () =>
    (await dynamodb.send(new GetItemCommand({ TableName, Key: { uid: { S: "me" } }, ConsistentRead: true })))
      .Item,
  page: async () =>
    (await s3.send(new GetObjectCommand({ Bucket, Key: "index.html" }))).Body.transformToString(),
};

/** Does one thing to AWS, and answers what came of it: a value, or the name of the SDK's error. */
export const handler = awslambda.streamifyResponse(async (event, stream) => {
  const { what, ...rest } = JSON.parse(event.body);
  const outcome = await work[what](rest).then(
    (value) => ({ value }),
    ({ name, $metadata }) => ({ error: name, status: $metadata?.httpStatusCode }),
  );
  const out = awslambda.HttpResponseStream.from(stream, { statusCode: 200 });
  out.write(JSON.stringify(outcome));
  out.end();
});
