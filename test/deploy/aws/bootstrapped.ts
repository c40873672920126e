import { type Answer, json, query, xml } from "./answers.ts";
import { ACCOUNT, REGION } from "./healthy.ts";
import type { Operations } from "./serve.ts";

const s3 = (name: string, body: object): Answer => ({
  status: 200,
  headers: { "content-type": "application/xml", etag: '"1"' },
  body: `<${name}>${xml(body)}</${name}>`,
});

/** CDK's bucket for what it uploads: nothing is there yet, and everything is taken. */
const bucket = (asked: string): Answer => {
  if (asked.includes("?location")) return s3("LocationConstraint", {});
  if (asked.includes("?encryption"))
    return s3("ServerSideEncryptionConfiguration", {
      Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } },
    });
  if (asked.startsWith("GET")) return s3("ListBucketResult", { KeyCount: 0 });
  // What is large comes in parts.
  if (asked.includes("?uploads")) return s3("InitiateMultipartUploadResult", { UploadId: "1" });
  if (asked.startsWith("POST")) return s3("CompleteMultipartUploadResult", { ETag: '"1"' });
  return { status: 200, headers: { etag: '"1"' }, body: "" };
};

/** What CDK's command asks of its own bootstrap: its version, its roles and its bucket. */
export const bootstrapped: Operations = {
  GetParameter: () => json({ Parameter: { Name: "version", Type: "String", Value: "30" } }),
  AssumeRole: () =>
    query("AssumeRole", {
      Credentials: {
        AccessKeyId: "ASIAEXAMPLE",
        SecretAccessKey: "not-a-secret",
        SessionToken: "not-a-token",
        Expiration: "2099-01-01T00:00:00Z",
      },
      AssumedRoleUser: { AssumedRoleId: "A", Arn: `arn:aws:sts::${ACCOUNT}:assumed-role/cdk-${REGION}/viva` },
    }),
  "*": (_, asked) => bucket(asked),
};
