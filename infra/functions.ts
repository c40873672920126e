import { dirname } from "node:path";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Code,
  type FunctionProps,
  Function as Lambda,
  LoggingFormat,
  Runtime,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Duration, IgnoreMode, RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { api } from "../domain/api.ts";
import type { Accounts } from "./accounts.ts";
import { bundledFiles } from "./bundle.ts";
import { accept } from "./findings.ts";
import { type FunctionName, functionNames, type Job, jobs } from "./jobs.ts";
import { keepLogicalId } from "./logicalId.ts";
import type { Media } from "./media.ts";
import { originSecret } from "./originSecret.ts";
import { permissionsOf } from "./permissions.ts";
import type { Settings } from "./settings.ts";
import type { Tables } from "./tables.ts";
import { variablesOf } from "./variables.ts";

/** Those that API Gateway calls with what people ask for. */
const answeringCalls: ReadonlySet<string> = new Set(Object.values(api).map(({ lambda }) => lambda));

/** What the functions work with. */
export type FunctionsProps = { settings: Settings; tables: Tables; media: Media; accounts: Accounts };

/** One Lambda function per job, each with a role and a log group of its own; `bundles` is what bundle() wrote. */
export class Functions extends Construct {
  readonly byName: Readonly<Record<FunctionName, Lambda>>;

  constructor(scope: Construct, id: string, props: FunctionsProps, bundles: string) {
    super(scope, id);
    const all = functionNames.map((name) => {
      const made = lambda(new Construct(this, name), jobs[name], props, {
        code: codeOf(bundles, name),
        handler: `${name}/index.handler`,
        environment: {
          ...variablesOf(jobs[name], props),
          ...(answeringCalls.has(name) && { ORIGIN_SECRET: originSecret() }),
        },
      });
      keepLogicalId(made, `${name.charAt(0).toUpperCase()}${name.slice(1)}Function`);
      return [name, made];
    });
    // fromEntries forgets its keys' type.
    this.byName = Object.fromEntries(all) as Record<FunctionName, Lambda>;
  }
}

/** The bundle of one function: of the chunks only those that it can load, so that others' changes do not redeploy it. */
const codeOf = (bundles: string, name: FunctionName): Code => {
  const wanted = new Set(bundledFiles(bundles, name).flatMap((file) => [file, dirname(file)]));
  return Code.fromAsset(bundles, {
    exclude: ["**", ...[...wanted].map((file) => `!${file}`)],
    // Fast: the usual mode makes a regular expression of each line for each file.
    ignoreMode: IgnoreMode.GIT,
  });
};

const lambda = (
  room: Construct,
  job: Job,
  props: FunctionsProps,
  program: Pick<FunctionProps, "code" | "handler" | "environment">,
): Lambda => {
  const logGroup = new LogGroup(room, "Logs", {
    retention: props.settings.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(room, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  logGroup.grantWrite(role);
  for (const { statement, wildcards = {} } of permissionsOf(job, props)) {
    role.addToPolicy(statement);
    accept(role, wildcards);
  }

  return new Lambda(room, "Function", {
    ...program,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: job.memory,
    timeout: Duration.seconds(job.timeout),
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
  });
};
