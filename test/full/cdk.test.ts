import { tmpdir } from "node:os";
import { expect, test } from "@jest/globals";
import { installed } from "../../deploy/programs.ts";
import { optionsFrom } from "../../deploy/settings.ts";
import { deployed } from "../../deploy/stack/deployed.ts";
import { bootstrapped } from "../deploy/aws/bootstrapped.ts";
import { cloudFormation } from "../deploy/aws/cloudFormation.ts";
import { dataServices } from "../deploy/aws/data.ts";
import { healthy } from "../deploy/aws/healthy.ts";
import { serveAws } from "../deploy/aws/serve.ts";
import { deployedWorld, emptyWorld, type World } from "../deploy/aws/world.ts";
import { at, inSurroundings } from "../deploy/surroundings.ts";

inSurroundings();

/** Deploys the stack as it was built for these tests by CDK's own command, and says what became of it. */
const deploys = async (world: World) => {
  const aws = await serveAws({
    ...{ ...healthy, ...cloudFormation(world), ...dataServices(world), ...bootstrapped },
  });
  const lines: string[] = [];
  const nothing = ["-e", "0"];
  // Its own cache and notices go elsewhere.
  process.env.CDK_HOME = tmpdir();
  const code = await at(aws.url, () =>
    deployed(
      optionsFrom(["--yes", "-c", "viva:teacherRule=open"], ["yes", "new"]),
      { ...installed, pages: nothing, template: nothing },
      (line) => lines.push(line),
      false,
    ),
  ).finally(aws.close);
  return { code, said: lines.join("\n"), calls: aws.calls };
};

test("CDK's own command uploads what was built, makes the stack, and hands back where it is", async () => {
  const world = emptyWorld();
  const { code, said, calls } = await deploys(world);
  expect(said).toContain("Viva is at https://d1.cloudfront.net");
  expect(code).toBe(0);
  expect(world).toMatchObject({ changed: "CREATE", stack: { status: "CREATE_COMPLETE" } });
  // A bundle a function at least, and the template.
  expect(calls.filter((call) => call.startsWith("PUT /cdk-hnb659fds-assets-")).length).toBeGreaterThan(10);
});

test("it goes on from a stack of nothing but what an earlier Viva kept", async () => {
  const { stack, ...rest } = deployedWorld();
  const skipped = stack?.resources.slice(0, 4).map((one) => ({ ...one, status: "DELETE_SKIPPED" }));
  const world: World = {
    ...rest,
    deleted: [{ id: "old", status: "DELETE_COMPLETE", resources: skipped ?? [] }],
  };
  const { code, said } = await deploys(world);
  expect(said).toContain("It is taken over.");
  expect(code).toBe(0);
  expect(Object.keys(world.imported)).toEqual(["UsersTable", "LessonsTable", "MediaBucket", "UserPool"]);
  expect(world).toMatchObject({ changed: "UPDATE", stack: { status: "UPDATE_COMPLETE" } });
});

test("where the stack cannot be made, its own reason is told, with what to do", async () => {
  const world = emptyWorld();
  world.failing = {
    resource: "UserPool",
    type: "AWS::Cognito::UserPool",
    reason: "Email address is not verified.",
  };
  const { code, said } = await deploys(world);
  expect(code).toBe(1);
  expect(said).toMatch(
    /That did not work\.\n- UserPool \(AWS::Cognito::UserPool\): Email address is not verified\.\n {2}→ SES has not verified viva:mailSender: npm run preflight says how to\.$/,
  );
});
