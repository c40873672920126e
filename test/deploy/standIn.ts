import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Programs } from "../../deploy/programs.ts";

/** A template with two tables, a bucket, and a pool that asks a function before it lets somebody in. */
const template = {
  Resources: {
    UsersTable: { Type: "AWS::DynamoDB::Table", Properties: { BillingMode: "PAY_PER_REQUEST" } },
    LessonsTable: { Type: "AWS::DynamoDB::Table", Properties: { BillingMode: "PAY_PER_REQUEST" } },
    MediaBucket: {
      Type: "AWS::S3::Bucket",
      Properties: { Tags: [{ Key: "in", Value: { Ref: "AWS::Region" } }] },
    },
    UserPool: {
      Type: "AWS::Cognito::UserPool",
      Properties: {
        UsernameAttributes: ["email"],
        LambdaConfig: { PreSignUp: { "Fn::GetAtt": ["VoiceFunction", "Arn"] } },
      },
    },
    VoiceFunction: { Type: "AWS::Lambda::Function", Properties: {} },
  },
  Outputs: { SiteUrl: { Value: "https://d1.cloudfront.net" } },
};

/** Notes what it was told: its own words, and the settings that CDK's variable hands on. */
const noting = `const { appendFileSync, writeFileSync, mkdirSync } = require("node:fs");
const [, name, ...words] = process.argv;
appendFileSync(process.env.VIVA_NOTES, JSON.stringify([name, ...words]) + "\\n");`;

/**
 * Programs in the place of Vite, our synthesis and CDK's command, in `folder`: real processes, which note what they are told.
 * `fails` names one that ends badly.
 */
export const standIns = (folder: string, fails?: "pages" | "template" | "cdk") => {
  const notes = join(folder, "notes");
  process.env.VIVA_NOTES = notes;
  const program = (name: keyof Omit<Programs, "out">, does = "") => [
    "-e",
    `${noting}${does}process.exitCode = ${fails === name ? 1 : 0}`,
    name,
  ];
  const programs: Programs = {
    pages: program("pages"),
    template: program(
      "template",
      `mkdirSync(process.env.CDK_OUTDIR, { recursive: true });
      appendFileSync(process.env.VIVA_NOTES, process.env.CDK_CONTEXT_JSON + "\\n");
      writeFileSync(process.env.CDK_OUTDIR + "/Viva.template.json", ${JSON.stringify(JSON.stringify(template))});`,
    ),
    cdk: program(
      "cdk",
      `writeFileSync(words[words.indexOf("--outputs-file") + 1], JSON.stringify({ Viva: {
        SiteUrl: "https://d1.cloudfront.net", SiteHost: "d1.cloudfront.net" } }));`,
    ),
    out: join(folder, "cdk.out"),
  };
  const noted = (): unknown[] =>
    readFileSync(notes, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { programs, noted };
};
