import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import * as z from "zod";

const workflow = readFileSync(".github/workflows/deploy.yml", "utf8");
const role = readFileSync(".github/deploy-role.json", "utf8");

/** Where each of these stands in the workflow; -1 for one that does not. */
const places = (...texts: string[]): number[] => texts.map((text) => workflow.indexOf(text));

test("GitHub deploys what is tagged or asked for, never what a stranger proposes", () => {
  const [, triggers = ""] = /^on:\n((?: .*\n)+)/m.exec(workflow) ?? [];
  expect(triggers).toBe('  workflow_dispatch:\n  push:\n    tags: ["v*"]\n');
  expect(workflow).toMatch(/^ {4}if: vars\.AWS_DEPLOY_ROLE != ''$/m);
});

test("the workflow may read the code and show who it is, and nothing else", () => {
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(
    [...workflow.matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(([, name, right]) => [name, right]),
  ).toEqual([
    ["contents", "read"],
    ["id-token", "write"],
  ]);
  expect(workflow).not.toMatch(/aws-access-key|AWS_SECRET/i);
  expect(workflow).toContain("persist-credentials: false");
});

test("whatever is installed and built comes before there are credentials", () => {
  const order = places(
    "npm ci",
    "npm run build",
    "npm run synth",
    "configure-aws-credentials@",
    "cdk deploy Viva",
  );
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

test("nothing that a run is told is pasted into a command", () => {
  expect([...workflow.matchAll(/run: (.*)/g)].filter(([, command = ""]) => command.includes("${{"))).toEqual(
    [],
  );
});

test("the scripts that it runs exist", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  for (const [, name = ""] of workflow.matchAll(/npm run (\w[\w:-]*)/g)) expect(scripts).toHaveProperty(name);
});

test("AWS trusts one environment of one repository, for the roles that CDK deploys with alone", () => {
  const statement = z.object({ Statement: z.tuple([z.record(z.string(), z.unknown())]) });
  const { AssumeRolePolicyDocument: trust, Policies } = z
    .object({
      AssumeRolePolicyDocument: statement,
      Policies: z.tuple([z.object({ PolicyDocument: statement })]),
    })
    .parse(JSON.parse(role).Resources.Deployer.Properties);
  const [{ Action, Condition }] = trust.Statement;
  const issuer = "token.actions.githubusercontent.com";
  expect(Action).toBe("sts:AssumeRoleWithWebIdentity");
  expect(Condition).toEqual({
    StringEquals: {
      [`${issuer}:aud`]: "sts.amazonaws.com",
      [`${issuer}:sub`]: { "Fn::Sub": `repo:\${Repository}:environment:production` },
    },
  });
  expect(workflow).toMatch(/^ {4}environment: production$/m);
  const [{ Action: may, Resource }] = Policies[0].PolicyDocument.Statement;
  expect(may).toBe("sts:AssumeRole");
  expect(
    JSON.stringify(Resource).match(/:role\/cdk-\$\{Qualifier\}-(deploy|file-publishing)-role-/g),
  ).toHaveLength(2);
  expect(role).not.toContain("*");
});
