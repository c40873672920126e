import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { optionsFrom } from "../../deploy/settings.ts";
import { takeDown } from "../../deploy/stack/takeDown.ts";
import { cloudFormation } from "./aws/cloudFormation.ts";
import { dataServices } from "./aws/data.ts";
import { healthy } from "./aws/healthy.ts";
import { serveAws } from "./aws/serve.ts";
import { deployedWorld, emptyWorld, type World } from "./aws/world.ts";
import { at, inSurroundings } from "./surroundings.ts";

inSurroundings();
const FILE = "viva-kept-123456789012-eu-west-1.json";
const home = process.cwd();
let folder = "";
// What is kept is written down where the command is run.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "viva-destroying-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const destroys = async (world: World, typed: string, words: string[] = []) => {
  const aws = await serveAws({ ...healthy, ...cloudFormation(world), ...dataServices(world) });
  const lines: string[] = [];
  const options = optionsFrom(words, ["with-data"]);
  const ask = async (question: string) => {
    lines.push(question);
    return typed;
  };
  const code = await at(aws.url, () => takeDown(options, { say: (line) => lines.push(line), ask })).finally(
    aws.close,
  );
  return { code, said: lines.join("\n"), calls: aws.calls };
};

const data = [
  { id: "UsersTable", type: "AWS::DynamoDB::Table", name: "Viva-UsersTable-1A" },
  { id: "LessonsTable", type: "AWS::DynamoDB::Table", name: "Viva-LessonsTable-2B" },
  { id: "MediaBucket", type: "AWS::S3::Bucket", name: "viva-mediabucket-3c" },
  { id: "UserPool", type: "AWS::Cognito::UserPool", name: "eu-west-1_Abc" },
];

test("says what goes and what is kept, takes the one down, and writes the other down", async () => {
  const world = deployedWorld();
  const { code, said } = await destroys(world, "Viva");
  expect(code).toBe(0);
  expect(said.split("\n").slice(1)).toEqual([
    "",
    "This goes, and students can no longer practise: 2 Lambda::Function",
    "This is kept, with everything in it, and npm run deploy takes it over again:",
    "  table UsersTable: Viva-UsersTable-1A",
    "  table LessonsTable: Viva-LessonsTable-2B",
    "  bucket MediaBucket: viva-mediabucket-3c",
    "  user pool UserPool: eu-west-1_Abc",
    "",
    "Type Viva to go on: ",
    "Taking down the stack Viva, which takes minutes …",
    `Viva is down. What is kept is written in ${FILE}: keep that file.`,
    "npm run deploy brings Viva back, with all of it.",
  ]);
  expect(world.stack).toBeUndefined();
  expect(world.data.size).toBe(4);
  expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual({
    account: "123456789012",
    region: "eu-west-1",
    data,
  });
});

test.each(["viva", "yes", ""])("touches nothing where %j is typed", async (typed) => {
  const world = deployedWorld();
  const { code, said, calls } = await destroys(world, typed, ["--with-data"]);
  expect(code).toBe(1);
  expect(said).toMatch(/Nothing was touched\.$/);
  expect(world).toEqual(deployedWorld());
  expect(calls.filter((call) => /Delete|DELETE|POST/.test(call))).toEqual([]);
  expect(existsSync(FILE)).toBe(false);
});

test("with its data, says so in capitals, and erases all of it, old versions included", async () => {
  const world = deployedWorld();
  const { code, said } = await destroys(world, "Viva", ["--with-data"]);
  expect(code).toBe(0);
  expect(said).toContain("This is ERASED, with every account, exercise, result and photo in it.");
  expect(said).toMatch(/Erased: user pool UserPool: eu-west-1_Abc\nViva is gone\.$/);
  expect([...world.data, ...world.objects]).toEqual([]);
});

test("erases what an earlier stack kept, and else only tells of it", async () => {
  const world = { ...emptyWorld(), data: deployedWorld().data };
  writeFileSync(FILE, JSON.stringify({ account: "123456789012", region: "eu-west-1", data }));
  const told = await destroys(world, "Viva");
  expect(told).toMatchObject({
    code: 0,
    said: expect.stringContaining("Kept from an earlier one: table UsersTable"),
  });
  expect(world.data.size).toBe(4);
  await destroys(world, "Viva", ["--with-data"]);
  expect(world.data.size).toBe(0);
});

test("a file of what is kept that somebody has changed is told in a sentence", async () => {
  writeFileSync(FILE, "{}");
  await expect(destroys(emptyWorld(), "Viva")).rejects.toThrow(
    `${FILE} is not as npm run destroy wrote it. Put it back, or delete it to go on without it.`,
  );
});

test("what cannot be deleted is told, and no data is touched", async () => {
  const world = { ...deployedWorld(), undeletable: "yes" };
  world.events = [
    { resource: "Viva", type: "AWS::CloudFormation::Stack", status: "DELETE_IN_PROGRESS" },
    {
      resource: "VoiceFunction",
      type: "AWS::Lambda::Function",
      status: "DELETE_FAILED",
      reason:
        "User: x is not authorized to perform: lambda:DeleteFunction with an explicit deny in a service control policy",
    },
  ];
  const { code, said } = await destroys(world, "Viva", ["--with-data"]);
  expect(code).toBe(1);
  expect(said).toContain("It could not be deleted. Nothing that holds data was touched.\n- VoiceFunction");
  expect(said).toContain("→ A policy of your AWS organization (SCP) denies it");
  expect(world.data.size).toBe(4);
});
