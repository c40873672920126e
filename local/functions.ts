import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Invoke, NotPermitted } from "./gateway/invoke.ts";
import type { Guard } from "./iam/guard.ts";
import { concurrencyLimit } from "./lambda/concurrencyLimit.ts";
import { type LambdaFunction, lambdaFunction } from "./lambda/function.ts";
import { readable } from "./lambda/printed.ts";
import { variablesOf } from "./lambda/variables.ts";
import type { Assembly } from "./template/assembly.ts";
import type { StackResources } from "./template/stackResources.ts";
import { fits } from "./wildcard.ts";

export type Functions = {
  /** Calls functions on behalf of an AWS service, such as `apigateway.amazonaws.com`, where their own policies let it. */
  invokeAs(service: string): Invoke;
  /** The environment of a function (by logical id), exactly as it sees it. */
  variables(id: string): Readonly<Record<string, string>>;
  /** Takes the code of all functions from this folder of bundles from now on. */
  reload(bundles: string): void;
  close(): Promise<void>;
};

/** Functions that CDK brings along for a deployment; what they do is done by `deployment.ts`. */
const nativeServices = (resources: StackResources): string[] =>
  resources.all("Custom::CDKBucketDeployment").map(({ properties }) => properties.ServiceToken);

/** The file behind a handler such as `index.handler`, and the name that it exports. */
const entryOf = (dir: string, handler: string): { module: string; handler: string } => {
  const [, file = "", name = ""] = /^(.*)\.([^.]+)$/.exec(handler) ?? [];
  const found = [".mjs", ".js"].map((ending) => join(dir, file + ending)).find(existsSync);
  if (!found) throw new Error(`The handler ${handler} is not in its bundle, ${dir}.`);
  return { module: pathToFileURL(found).href, handler: name };
};

/**
 * All functions of the stack. `endpoints` are the variables that lead the SDKs to the emulated services. At most
 * `concurrency` calls run at once; `log` takes what functions print and people read, with the function's name
 * in front.
 */
export const functionsOf = (
  resources: StackResources,
  asset: Assembly["asset"],
  {
    guard,
    endpoints,
    concurrency,
    log,
  }: {
    guard: Guard;
    endpoints: Readonly<Record<string, string>>;
    concurrency: number;
    log(line: string): void;
  },
): Functions => {
  const permissions = resources.all("AWS::Lambda::Permission").map(({ properties }) => properties);
  // The other half of the processors is there for calls that are under way.
  const starts = Math.max(1, Math.floor(availableParallelism() / 2));
  const shared = concurrencyLimit({ calls: concurrency, starts });
  const variables = new Map<string, Readonly<Record<string, string>>>();
  const functions = new Map<string, LambdaFunction>();
  const reloads: ((bundles: string) => void)[] = [];

  for (const resource of resources.all("AWS::Lambda::Function")) {
    const { id, ref, properties } = resource;
    const arn = resource.attribute("Arn");
    if (nativeServices(resources).includes(arn)) continue;
    if (!properties.Runtime.startsWith("nodejs")) throw new Error(`${id} needs ${properties.Runtime}.`);
    const own = variablesOf(resource, { region: resources.region, keyId: guard.keyOf(id), endpoints });
    variables.set(id, own);
    const made = lambdaFunction(
      {
        ...entryOf(asset(properties.Code.S3Key), properties.Handler),
        functionName: ref,
        functionArn: arn,
        variables: own,
        timeout: properties.Timeout * 1000,
        memory: properties.MemorySize,
        log: (line) => {
          const shown = readable(line);
          if (shown !== undefined) log(`${id}: ${shown}`);
        },
      },
      shared,
    );
    functions.set(arn, made);
    reloads.push((bundles) => made.reload(entryOf(bundles, properties.Handler).module));
  }

  return {
    invokeAs: (service) => (arn, sourceArn, event) => {
      const called = functions.get(arn);
      if (!called) throw new NotPermitted(`There is no function ${arn}.`);
      const permitted = permissions.some(
        ({ FunctionName, Principal, SourceArn }) =>
          (FunctionName === arn || arn.endsWith(`:function:${FunctionName}`)) &&
          Principal === service &&
          fits(SourceArn, sourceArn),
      );
      if (!permitted) throw new NotPermitted(`${service} may not call ${arn} from ${sourceArn}.`);
      return called.invoke(event);
    },
    variables: (id) => {
      const own = variables.get(id);
      if (!own) throw new Error(`The stack has no function ${id}.`);
      return own;
    },
    reload: (bundles) => {
      for (const reload of reloads) reload(bundles);
    },
    close: async () => {
      await Promise.all([...functions.values()].map((called) => called.close()));
    },
  };
};
