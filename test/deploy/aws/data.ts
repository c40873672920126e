import { type Answer, json, jsonError, xml } from "./answers.ts";
import type { Operations } from "./serve.ts";
import type { World } from "./world.ts";

const s3 = (name: string, body: object): Answer => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  body: `<${name}>${xml(body)}</${name}>`,
});

/** DynamoDB, S3 and Cognito, as far as data is looked for and erased. */
export const dataServices = (world: World): Operations => {
  const isThere = (name: string | undefined) => name !== undefined && world.data.has(name);
  const missing = jsonError("ResourceNotFoundException", "There is no such thing.");
  const look = (name: string | undefined) => (isThere(name) ? json({}) : missing);
  const erase = (name: string | undefined) =>
    name !== undefined && world.data.delete(name) ? json({}) : missing;
  const bucket = "/viva-mediabucket-3c";
  return {
    DescribeTable: ({ TableName }) => look(TableName),
    DeleteTable: ({ TableName }) => erase(TableName),
    DescribeUserPool: ({ UserPoolId }) => look(UserPoolId),
    DeleteUserPool: ({ UserPoolId }) => erase(UserPoolId),
    [`HEAD ${bucket}`]: () => ({ status: isThere("viva-mediabucket-3c") ? 200 : 404, body: "" }),
    [`GET ${bucket}`]: () => {
      const [object] = world.objects;
      return s3(
        "ListVersionsResult",
        object === undefined ? {} : { Version: { Key: object, VersionId: "1" } },
      );
    },
    [`POST ${bucket}`]: () => {
      world.objects.shift();
      return s3("DeleteResult", {});
    },
    [`DELETE ${bucket}`]: () => {
      if (world.objects.length > 0)
        return { status: 409, body: "<Error><Code>BucketNotEmpty</Code></Error>" };
      world.data.delete("viva-mediabucket-3c");
      return { status: 204, body: "" };
    },
  };
};
