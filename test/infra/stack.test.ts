import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { CfnBucket } from "aws-cdk-lib/aws-s3";
import { CfnResource, type Stack } from "aws-cdk-lib/core";
import type { Config } from "../../domain/config.ts";
import { bundledFiles } from "../../infra/bundle.ts";
import { at, ofType } from "../../infra/deployable/template.ts";
import { functionNames } from "../../infra/jobs.ts";
import { Problem } from "../../infra/problem.ts";
import { type Overrides, synthesize, vivaApp } from "../../infra/synthesize.ts";
import { built } from "./built.ts";
import { accounts, withGoogle } from "./stack/accounts.ts";
import { deployable } from "./stack/deployable.ts";
import { extras } from "./stack/extras.ts";
import { atExtremes } from "./stack/extremes.ts";
import { idle } from "./stack/idle.ts";
import { permissions } from "./stack/permissions.ts";
import { listed, plain } from "./stack/plain.ts";
import { routes } from "./stack/routes.ts";
import { site } from "./stack/site.ts";
import { state } from "./stack/state.ts";
import { watching } from "./stack/watching.ts";

const folder = await built();
const outdir = (name: string): string => join(tmpdir(), `viva-stack-${process.pid}`, name);
const synthesized = (name: string, overrides: Overrides = {}) =>
  synthesize(outdir(name), { built: folder, ...overrides });
afterAll(() => Promise.all([folder, outdir("")].map((path) => rm(path, { recursive: true }))));

/** Synthesized once for all suites below: the first time takes seconds. That it does not throw says that cdk-nag is content. */
const assembly = synthesized("default");
const { template } = assembly.getStackByName("Viva");

const withItsGoogle = synthesized("google", {
  context: {
    "viva:googleClientId": "123-abc.apps.googleusercontent.com",
    "viva:googleSecret": "viva/google",
    "viva:googleDomain": "school.example",
    "viva:teacherRule": "invitation",
    "viva:teacherInvitations": "spring term",
  },
});

describe("routes", () => routes(template));
describe("permissions", () => permissions(template));
describe("state", () => state(template));
describe("site", () => site(template));
describe("watching", () => watching(template));
describe("accounts", () => {
  accounts(template);
  withGoogle(withItsGoogle.getStackByName("Viva").template);
});
describe("while nobody comes, all that costs", () => idle(template));
describe("what would not deploy", () => deployable(template));

describe("settings", () =>
  atExtremes((context) => synthesized("extreme", { context }).getStackByName("Viva").template));

describe("synthesis", () => {
  test("asks AWS nothing", () => {
    expect(assembly.manifest.missing ?? []).toEqual([]);
  });

  test("tells where the site is, and what it is made of", () => {
    expect(Object.keys(template.Outputs)).toEqual(
      expect.arrayContaining(["SiteUrl", "SiteHost", "UserPoolId", "UserPoolClientId", "IdentityPoolId"]),
    );
    expect(plain(template.Outputs.SiteUrl.Value)).toMatch(/^https:\/\/<SiteDistribution\w+\.DomainName>$/);
  });

  /** What is uploaded for a function or a deployment, by its key in CDK's own bucket. */
  const assetAt = (key: unknown, { directory } = assembly): string =>
    join(directory, `asset.${String(key).replace(".zip", "")}`);
  /** What the pages of a stack are told. */
  const configOf = async (of: typeof assembly): Promise<unknown> => {
    const [, pages] = ofType(of.getStackByName("Viva").template, "Custom::CDKBucketDeployment");
    const [, key] = listed(at(pages?.[1].Properties, "SourceObjectKeys"));
    return JSON.parse(await readFile(join(assetAt(key, of), "config.json"), "utf8"));
  };

  test.each(functionNames)("uploads for %s what it can load, and no more", async (name) => {
    const { Code } = template.Resources[`${name.charAt(0).toUpperCase()}${name.slice(1)}Function`].Properties;
    const entries = await readdir(assetAt(Code.S3Key), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const wanted = bundledFiles(join(folder, "lambdas"), name).map((file) => join(assetAt(Code.S3Key), file));
    expect(files.sort()).toEqual(wanted.sort());
  });

  test("tells the pages where they are", async () => {
    expect(await configOf(assembly)).toEqual({
      region: "eu-west-1",
      userPoolId: expect.stringContaining("marker"),
      userPoolClientId: expect.stringContaining("marker"),
      identityPoolId: expect.stringContaining("marker"),
      cognitoIdentityUrl: "https://cognito-identity.eu-west-1.amazonaws.com/",
      cognitoUrl: "https://cognito-idp.eu-west-1.amazonaws.com/",
      speechToText: true,
      helpLines: expect.arrayContaining([expect.objectContaining({ name: "Childline" })]),
    });
  });

  test("tells the pages, by the name that they ask for, where Google is found", async () => {
    const name: keyof Config = "signInUrl";
    const host = expect.stringMatching(/^https:\/\/viva-.+\.auth\.eu-west-1\.amazoncognito\.com$/);
    expect(await configOf(withItsGoogle)).toMatchObject({ [name]: host });
  });

  test("leaves out all of Transcribe where a school switches speech recognition off", () => {
    const quiet = synthesized("no-ears", { context: { "viva:speechToText": "false" } });
    const text = JSON.stringify(quiet.getStackByName("Viva").template.Resources);
    expect(text.match(/transcribe:|transcribestreaming|stream-transcription|RECORDINGS_BUCKET/)).toBeNull();
  });

  test("mails by SES, asks for feedback and has a firewall where a school wants them, and else none of it", async () => {
    const wanted = synthesized("wanted", {
      context: {
        "viva:mailSender": "viva@post.school.example",
        "viva:feedbackAddress": "feedback@school.example",
        "viva:firewall": "true",
      },
    });
    extras(template, wanted.getStackByName("Viva").template);
    const name: keyof Config = "feedbackAddress";
    expect(await configOf(wanted)).toMatchObject({ [name]: "feedback@school.example" });
  });

  test("may apply a guardrail where a school names one, and only that one", () => {
    const guarded = synthesized("guarded", { context: { "viva:guardrail": "abc123:7" } });
    const text = JSON.stringify(guarded.getStackByName("Viva").template.Resources);
    const models = [...text.matchAll(/"MODEL_ID"/g)].length;
    expect([...text.matchAll(/"Action":"bedrock:ApplyGuardrail"/g)]).toHaveLength(models);
    expect([...text.matchAll(/"GUARDRAIL_ID":"abc123","GUARDRAIL_VERSION":"7"/g)]).toHaveLength(models);
    expect(text).toMatch(/:guardrail\/abc123"/);
    expect(JSON.stringify(assembly.getStackByName("Viva").template)).not.toMatch(/guardrail/i);
  });

  test("adopts every feature flag that CDK recommends", async () => {
    const read = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
    const flags = await read("../../node_modules/aws-cdk-lib/recommended-feature-flags.json");
    expect((await read("../../cdk.json")).context).toMatchObject(flags);
  });

  test("is the same without the checks, as the local run has it", () => {
    const unchecked = synthesized("unchecked", { isChecked: false }).getStackByName("Viva").template;
    expect(unchecked).toEqual(template);
  });

  test("bears a bootstrap of the school's own", () => {
    const context = { "@aws-cdk/core:bootstrapQualifier": "school" };
    const own = synthesized("bootstrap", { context }).getStackByName("Viva").template;
    expect(JSON.stringify(own)).toMatch(/cdk-school-assets-/);
  });

  test("refuses what cdk-nag or CloudFormation's rules refuse", () => {
    const spoilt = (name: string, spoil: (stack: Stack) => void) => () => {
      const app = vivaApp(outdir(name), { built: folder });
      spoil(app.node.findChild("Viva") as Stack);
      app.synth();
    };
    const unjudged = spoilt("open-bucket", (stack) => new CfnBucket(stack, "Open"));
    const cyclic = spoilt("cycle", (stack) => {
      const [one, other] = ["One", "Other"].map(
        (id) => new CfnResource(stack, id, { type: "AWS::SNS::Topic" }),
      );
      one?.addPropertyOverride("TopicName", other?.ref);
      other?.addPropertyOverride("TopicName", one?.ref);
    });
    expect(unjudged).toThrow("AwsSolutions-S10");
    expect(cyclic).toThrow(/[Cc]ircular/);
  });

  test("says in a sentence what is not built yet", async () => {
    const without =
      (...paths: string[]) =>
      async () => {
        const half = await built();
        for (const path of paths) await rm(join(half, path), { recursive: true });
        try {
          synthesize(outdir("half"), { built: half });
        } finally {
          await rm(half, { recursive: true });
        }
      };
    await expect(without("csp.json")).rejects.toThrow(
      /^The front end is not built: .*csp\.json is missing\. Run npm run build\.$/,
    );
    await expect(without("site/index.html")).rejects.toThrow(/holds no index\.html\. Run npm run build\.$/);
    await expect(without("lambdas/hint")).rejects.toThrow(Problem);
  });
});
