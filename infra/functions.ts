import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as Lambda, LoggingFormat, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Accounts } from "./accounts.ts";
import { accept } from "./findings.ts";
import { type FunctionName, type Job, jobs } from "./jobs.ts";
import { keepLogicalId } from "./logical-id.ts";
import type { Media } from "./media.ts";
import { permissionsOf } from "./permissions.ts";
import { Problem } from "./problem.ts";
import type { Settings } from "./settings.ts";
import type { Tables } from "./tables.ts";
import { variablesOf } from "./variables.ts";

/** What the functions work with. */
export type Surroundings = { settings: Settings; tables: Tables; media: Media; accounts: Accounts };

/**
 * One Lambda function per job, each with a role and a log group of its own. `bundles` is the folder with one bundle a
 * function, `<name>/index.mjs`; throws a `Problem` where one is missing.
 */
export class Functions extends Construct {
  readonly byName: Readonly<Record<FunctionName, Lambda>>;

  constructor(scope: Construct, id: string, around: Surroundings, bundles: string) {
    super(scope, id);
    const all = Object.entries(jobs).map(([name, job]) => {
      const bundle = join(bundles, name);
      if (!existsSync(join(bundle, "index.mjs")))
        throw new Problem(`The function ${name} is not bundled: ${bundle} holds no index.mjs.`);
      const made = lambda(new Construct(this, name), job, around, bundle);
      keepLogicalId(made, `${name.charAt(0).toUpperCase()}${name.slice(1)}Function`);
      return [name, made];
    });
    // fromEntries forgets its keys' type; they are those of `jobs`.
    this.byName = Object.fromEntries(all) as Record<FunctionName, Lambda>;
  }
}

const lambda = (room: Construct, job: Job, around: Surroundings, bundle: string): Lambda => {
  const logGroup = new LogGroup(room, "Logs", {
    retention: around.settings.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(room, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  logGroup.grantWrite(role);
  for (const { statement, wildcards = {} } of permissionsOf(job, around)) {
    role.addToPolicy(statement);
    accept(role, wildcards);
  }

  return new Lambda(room, "Function", {
    // The maps of the minified code stay at home: they would only make the function slower to start.
    code: Code.fromAsset(bundle, { exclude: ["**/*.map"] }),
    handler: "index.handler",
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: job.memory,
    timeout: Duration.seconds(job.timeout),
    environment: variablesOf(job, around),
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
  });
};
