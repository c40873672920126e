import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { checkNode } from "../../deploy/node.ts";
import { optionsFrom } from "../../deploy/settings.ts";
import { deployed } from "../../deploy/stack/deployed.ts";
import { queryError } from "../deploy/aws/answers.ts";
import { cloudFormation } from "../deploy/aws/cloudFormation.ts";
import { dataServices } from "../deploy/aws/data.ts";
import { healthy } from "../deploy/aws/healthy.ts";
import { type Operations, serveAws } from "../deploy/aws/serve.ts";
import { deployedWorld, emptyWorld, type World } from "../deploy/aws/world.ts";
import { standIns } from "../deploy/standIn.ts";
import { at, inSurroundings } from "../deploy/surroundings.ts";

inSurroundings();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "viva-deploying-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const deploys = async (
  world: World,
  {
    words = ["--yes"],
    fails,
    more = {},
    here = false,
    decides = true,
  }: {
    words?: string[];
    fails?: "pages" | "template" | "cdk";
    more?: Operations;
    here?: boolean;
    /** Has the school said who may be a teacher? */
    decides?: boolean;
  } = {},
) => {
  const rule = words.some((word) => word.startsWith("viva:teacherRule="))
    ? []
    : ["-c", "viva:teacherRule=open"];
  const options = optionsFrom([...words, ...(decides ? rule : [])], ["yes", "new"]);
  const { programs, noted } = standIns(folder, fails);
  const lines: string[] = [];
  const aws = await serveAws({ ...healthy, ...cloudFormation(world), ...dataServices(world), ...more });
  try {
    const code = await at(aws.url, () => deployed(options, programs, (line) => lines.push(line), here));
    return { code, said: lines.join("\n"), noted, calls: aws.calls };
  } finally {
    await aws.close();
  }
};

const cdk = (...more: string[]) => [
  ...[
    "cdk",
    "deploy",
    "Viva",
    "--app",
    join(folder, "cdk.out"),
    "--build",
    "",
    "--outputs-file",
    expect.any(String),
  ],
  ...["--progress", "events", ...more],
];

test("looks, builds, deploys with the settings that were given, and says what comes next", async () => {
  const words = [
    "--yes",
    "-c",
    "viva:brand=Colloquy",
    "-c",
    "viva:teacherRule=domain",
    "-c",
    "viva:teacherDomains=a=b.example",
  ];
  const refused = await deploys(emptyWorld(), { words }).catch((error: Error) => error.message);
  expect(refused).toContain("viva:teacherDomains should be host names");
  const { code, said, noted } = await deploys(emptyWorld(), { words: words.slice(0, 3) });
  expect(code).toBe(0);
  expect(noted()).toEqual([
    ["pages"],
    ["template"],
    { "viva:brand": "Colloquy", "viva:teacherRule": "open" },
    cdk("--require-approval", "never"),
  ]);
  expect(said).toContain("\nViva is at https://d1.cloudfront.net\n");
  expect(said).toContain("- npm run verify -- https://d1.cloudfront.net ");
  expect(said).toContain("Set teacherRule in viva.settings.json");
  expect(said).toContain("Set adminMail in viva.settings.json");
});

test("with a domain of its own, says what DNS needs", async () => {
  const { said } = await deploys(emptyWorld(), {
    words: [
      ...["--yes", "-c", "viva:domain=viva.school.example", "-c"],
      "viva:certificate=arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d",
    ],
  });
  expect(said).toContain("let viva.school.example be a CNAME of d1.cloudfront.net");
});

test("leaves asking to CDK where somebody is here, and says so where nobody is", async () => {
  const { noted } = await deploys(emptyWorld(), { words: [], here: true });
  expect(noted().at(-1)).toEqual(cdk());
  rmSync(join(folder, "notes"));
  const alone = await deploys(emptyWorld(), { words: [] });
  expect(alone).toMatchObject({ code: 1, said: expect.stringContaining("npm run deploy -- --yes") });
  expect(alone.noted).toThrow("ENOENT");
});

test("stops before anything is built where something is in the way", async () => {
  const { code, said, noted } = await deploys(emptyWorld(), {
    more: { DescribeStacks: () => queryError("ValidationError", "Stack with id x does not exist") },
  });
  expect(code).toBe(1);
  expect(said).toContain("npx cdk bootstrap aws://123456789012/eu-west-1");
  expect(said).toMatch(/Nothing was deployed\. Mend what says no, then run npm run deploy again\.$/);
  expect(noted).toThrow("ENOENT");
});

test("deploys nothing where the school has not said who may be a teacher", async () => {
  const { code, said, noted } = await deploys(emptyWorld(), { decides: false });
  expect(code).toBe(1);
  expect(said).toContain("no   Teachers: you have not said who may be a teacher");
  expect(said).toContain("Set teacherRule in viva.settings.json");
  expect(noted).toThrow("ENOENT");
});

test("what fails is told resource by resource, with what to do, and what only followed from it is left out", async () => {
  const world = deployedWorld();
  const event = (resource: string, type: string, status: string, reason?: string) => ({
    ...{ resource, type, status },
    ...(reason !== undefined && { reason }),
  });
  world.events = [
    event("OldTable", "AWS::DynamoDB::Table", "UPDATE_FAILED", "of an earlier time"),
    event("Viva", "AWS::CloudFormation::Stack", "UPDATE_IN_PROGRESS"),
    event("UserPool", "AWS::Cognito::UserPool", "UPDATE_FAILED", "Email address is not verified."),
    event("VoiceFunction", "AWS::Lambda::Function", "UPDATE_FAILED", "Resource update cancelled"),
    event("Viva", "AWS::CloudFormation::Stack", "UPDATE_ROLLBACK_IN_PROGRESS", "failed: [UserPool]"),
  ];
  const { code, said } = await deploys(world, { fails: "cdk" });
  expect(code).toBe(1);
  expect(said.split("\nThat did not work.\n")[1]).toBe(
    "- UserPool (AWS::Cognito::UserPool): Email address is not verified.\n  → SES has not verified viva:mailSender: npm run preflight says how to.",
  );
});

test("where the build fails, CDK is not called", async () => {
  const { code, noted } = await deploys(emptyWorld(), { fails: "template" });
  expect(code).toBe(1);
  expect(noted()).not.toContainEqual(expect.arrayContaining(["cdk"]));
});

describe("what an earlier Viva kept", () => {
  /** An account whose stack was taken down. */
  const left = (): World => {
    const { stack, ...world } = deployedWorld();
    const resources = stack?.resources.map((one) => ({
      ...one,
      status: world.data.has(one.name) ? "DELETE_SKIPPED" : "DELETE_COMPLETE",
    }));
    return { ...world, deleted: [{ id: "old", status: "DELETE_COMPLETE", resources: resources ?? [] }] };
  };
  const all = {
    UsersTable: "TableName=Viva-UsersTable-1A",
    LessonsTable: "TableName=Viva-LessonsTable-2B",
    MediaBucket: "BucketName=viva-mediabucket-3c",
    UserPool: "UserPoolId=eu-west-1_Abc",
  };

  test("is imported under its logical ids before CDK adds the rest", async () => {
    const world = left();
    const { code, said, noted } = await deploys(world);
    expect(code).toBe(0);
    expect(said).toContain("  table UsersTable: Viva-UsersTable-1A\n");
    expect(world.imported).toEqual(all);
    expect(world.importTemplate).toEqual({
      Resources: {
        UsersTable: expect.objectContaining({ DeletionPolicy: "Retain" }),
        LessonsTable: expect.objectContaining({ DeletionPolicy: "Retain" }),
        MediaBucket: expect.objectContaining({
          Properties: { Tags: [{ Key: "in", Value: { Ref: "AWS::Region" } }] },
        }),
        // The function that it asks is not there yet.
        UserPool: expect.objectContaining({ Properties: { UsernameAttributes: ["email"] } }),
      },
    });
    expect(noted().at(-1)).toEqual(cdk("--require-approval", "never"));
  });

  test("is not, where it has been deleted since, or where somebody begins anew", async () => {
    const world = left();
    world.data.delete("Viva-LessonsTable-2B");
    await deploys(world);
    const { LessonsTable, ...rest } = all;
    expect(world.imported).toEqual(rest);
    const anew = left();
    const { said } = await deploys(anew, { words: ["--yes", "--new"] });
    expect(anew.imported).toEqual({});
    expect(said).not.toContain("An earlier Viva");
  });

  test("of a first deployment that failed is taken over once its stack is removed", async () => {
    const world = deployedWorld();
    if (world.stack) world.stack.status = "ROLLBACK_COMPLETE";
    const { code, calls } = await deploys(world);
    expect(code).toBe(0);
    expect(calls.indexOf("DeleteStack")).toBeLessThan(calls.indexOf("CreateChangeSet"));
    expect(world.imported).toEqual(all);
  });

  test("stays where it was if CloudFormation will not have it, and CDK is not called", async () => {
    const world = { ...left(), refusal: "UserPool is already managed by another stack." };
    await expect(deploys(world)).rejects.toThrow(
      "What an earlier Viva kept could not be taken over. UserPool is already managed by another stack.\nIt is where it was. npm run deploy -- --new begins anew without it.",
    );
  });
});

test("an old Node is told in a sentence", () => {
  for (const version of ["20.19.0", "22.0.0", "24.1.0"]) expect(() => checkNode(version)).not.toThrow();
  for (const version of ["20.18.3", "18.20.0"])
    expect(() => checkNode(version)).toThrow(
      `Node ${version} is too old: Viva needs 20.19 or newer. https://nodejs.org/en/download`,
    );
});
