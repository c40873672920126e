import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, describe, expect, test } from "@jest/globals";
import { PortTaken } from "../../local/aws/listen.ts";
import { bringUp, type Options, type Stack } from "../../local/bringUp.ts";
import { emptyFolder, smallAssembly } from "./assembly.ts";

const assembly = smallAssembly();
const open: Stack[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stack) => stack.close()));
});
const up = async (options: Partial<Options> = {}): Promise<Stack> => {
  const stack = await bringUp({ dataDir: emptyFolder(), port: 0, assembly, ...options });
  open.push(stack);
  return stack;
};
const post = (url: string, body: object) =>
  fetch(`${url}/api/work`, { method: "POST", body: JSON.stringify(body) });
const work = async ({ url }: Stack, body: object): Promise<unknown> => (await post(url, body)).json();

describe("a small stack", () => {
  test("serves its pages with the metadata of their deployment, and not what the deployment leaves out", async () => {
    const { url } = await up();
    const page = await fetch(url);
    expect(await page.text()).toBe("<!doctype html><title>Small</title>");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "text/html",
      "cache-control": "no-cache",
    });
    expect((await fetch(`${url}/index.js.map`)).ok).toBe(false);
  });
  test("is described by its config.json, where AWS's addresses are local ones that work", async () => {
    const { url } = await up();
    const config = await (await fetch(`${url}/config.json`)).json();
    expect(config).toEqual({
      pool: expect.stringMatching(/^eu-west-1:[0-9a-f-]{36}$/),
      cognitoIdentityUrl: `${url}/_aws/cognito-identity/`,
      cognitoUrl: `${url}/_aws/cognito-idp/`,
    });
    const answer = await fetch(config.cognitoIdentityUrl, {
      method: "POST",
      headers: { "x-amz-target": "AWSCognitoIdentityService.GetId" },
      body: JSON.stringify({ IdentityPoolId: config.pool }),
    });
    expect(await answer.json()).toEqual({ IdentityId: expect.stringContaining("eu-west-1:") });
  });
  test("lets its function do what its role allows, and notes it down", async () => {
    const stack = await up();
    expect(await work(stack, { what: "put", text: "kept" })).toHaveProperty("value");
    expect(await work(stack, { what: "get" })).toEqual({ value: { uid: { S: "me" }, text: { S: "kept" } } });
    const resource = "arn:aws:dynamodb:eu-west-1:000000000000:table/Small-People";
    expect(stack.used().filter(({ caller }) => caller === "Reading")).toEqual([
      { caller: "Reading", action: "dynamodb:PutItem", resource, allowed: true },
      { caller: "Reading", action: "dynamodb:GetItem", resource, allowed: true },
    ]);
    expect(stack.policiesOf("Reading").flatMap(({ Action }) => Action)).toEqual([
      "dynamodb:PutItem",
      "dynamodb:GetItem",
    ]);
  });
  test("denies its function what its role does not allow, in the service's own words", async () => {
    const log: string[] = [];
    const stack = await up({ log: (line) => log.push(line) });
    expect(await work(stack, { what: "page" })).toEqual({ error: "AccessDenied", status: 403 });
    expect(log.join("\n")).toContain(
      "is not authorized to perform: s3:GetObject on resource: arn:aws:s3:::small-pages",
    );
    expect(stack.used()).toContainEqual({
      caller: "Reading",
      action: "s3:GetObject",
      resource: "arn:aws:s3:::small-pages/index.html",
      allowed: false,
    });
  });
  test("gives its function its own variables and where AWS is, and nothing else of this machine", async () => {
    const stack = await up();
    const endpoints = [
      "DYNAMODB",
      "S3",
      "POLLY",
      "BEDROCK_RUNTIME",
      "COGNITO_IDENTITY_PROVIDER",
      "COGNITO_IDENTITY",
      "TRANSCRIBE",
      "TRANSCRIBE_STREAMING",
    ];
    expect(Object.keys(stack.variables("Reading")).sort()).toEqual(
      [
        "TABLE",
        "BUCKET",
        "AWS_REGION",
        "AWS_LAMBDA_FUNCTION_NAME",
        "AWS_ACCESS_KEY_ID",
        "AWS_SECRET_ACCESS_KEY",
        "AWS_SESSION_TOKEN",
        "AWS_CONFIG_FILE",
        "AWS_SHARED_CREDENTIALS_FILE",
        "AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED",
        ...endpoints.map((name) => `AWS_ENDPOINT_URL_${name}`),
      ].sort(),
    );
  });
  test("turns away who did not sign, and who signs with a key that nobody has", async () => {
    const stack = await up();
    const { endpoint } = stack.client("DYNAMODB");
    const ask = (headers: Record<string, string>) =>
      fetch(endpoint, {
        method: "POST",
        headers: { "x-amz-target": "DynamoDB_20120810.GetItem", ...headers },
        body: JSON.stringify({ TableName: "Small-People", Key: { uid: { S: "me" } } }),
      });
    const denied = { __type: "AccessDeniedException", message: expect.stringContaining("User: nobody") };
    expect(await (await ask({})).json()).toEqual(denied);
    const authorization = "AWS4-HMAC-SHA256 Credential=ASIANOBODY/20261121/eu-west-1/dynamodb/aws4_request";
    expect(await (await ask({ authorization })).json()).toEqual(denied);
  });
  test("lets a test's own client look into its tables", async () => {
    const stack = await up();
    await work(stack, { what: "put", text: "seen" });
    const client = new DynamoDBClient(stack.client("DYNAMODB"));
    const { Item } = await client.send(
      new GetItemCommand({ TableName: "Small-People", Key: { uid: { S: "me" } } }),
    );
    client.destroy();
    expect(Item?.text).toEqual({ S: "seen" });
  });
  test("keeps its data from one run to the next, and does not share it", async () => {
    const dataDir = emptyFolder();
    const first = await bringUp({ dataDir, port: 0, assembly });
    await work(first, { what: "put", text: "yesterday" });
    await first.close();
    const [second, other] = await Promise.all([up({ dataDir }), up()]);
    expect(await work(second, { what: "get" })).toHaveProperty("value.text", { S: "yesterday" });
    expect(await work(other, { what: "get" })).not.toHaveProperty("value.text");
  });
});

/** Takes something away from the template, and looks at what that breaks. */
describe("what the template does not say does not work", () => {
  test("without its permission on the table the function is denied, in DynamoDB's words", async () => {
    const stack = await up({
      change: ({ Resources }) => {
        if (Resources.Role) delete Resources.Role.Properties.Policies;
      },
    });
    expect(await work(stack, { what: "get" })).toEqual({ error: "AccessDeniedException", status: 400 });
  });
  const without = (id: string): Partial<Options> => ({
    change: ({ Resources }) => {
      delete Resources[id];
    },
  });
  test("without its policy the bucket is closed to CloudFront", async () => {
    const { url } = await up(without("PagesPolicy"));
    expect((await fetch(url)).status).toBe(403);
  });
  test("without its permission the function is closed to API Gateway", async () => {
    const { url } = await up(without("Permission"));
    expect((await post(url, { what: "get" })).status).toBe(500);
  });
  test("without its method there is no route", async () => {
    const { url } = await up(without("WorkPost"));
    expect((await post(url, { what: "get" })).status).toBe(403);
  });
  test("without its variable the function asks for nothing it may have", async () => {
    const stack = await up({
      change: ({ Resources }) => {
        if (Resources.Reading) Resources.Reading.Properties.Environment = { Variables: {} };
      },
    });
    expect(await work(stack, { what: "get" })).toHaveProperty("error");
  });
  test("without its role the stack does not come up, and nothing stays open", async () => {
    const dataDir = emptyFolder();
    await expect(bringUp({ dataDir, port: 0, assembly, ...without("Role") })).rejects.toThrow(
      "The template has no resource called Role",
    );
    await up({ dataDir });
  });
});

test("a port that is taken is said so, and what was opened is closed again", async () => {
  const { url } = await up();
  const dataDir = emptyFolder();
  const port = Number(new URL(url).port);
  await expect(bringUp({ dataDir, port, assembly })).rejects.toThrow(PortTaken);
  await up({ dataDir });
});
test("a folder that another stack uses is said so", async () => {
  const dataDir = emptyFolder();
  await up({ dataDir });
  await expect(bringUp({ dataDir, port: 0, assembly })).rejects.toThrow(
    "is in use: Viva is already running there",
  );
});
