import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { AccessRequest } from "../service.ts";
import { handedOut } from "../template/resourceType.ts";
import type { Place, StackResources } from "../template/stackResources.ts";
import type { Statement } from "../template/types/iam.ts";
import { isAllowed, type Principal } from "./decide.ts";
import { bucketPolicies, rolePolicies } from "./policies.ts";

/** Whoever signs with one access key. */
export type Caller = {
  /** The logical id of a function, `CloudFront`, or `you`: the developer, who may do everything. */
  name: string;
  principal: Principal;
  identity: readonly Statement[];
  /** Condition keys that all calls of this caller bring. */
  context: Readonly<Record<string, string>>;
};

/** Something that was asked for, once per caller, action and resource. */
export type Use = { caller: string; action: string; resource: string; allowed: boolean };

/** Who may do what, and who did what. */
export type Guard = {
  /** The access key id with which a caller signs, by its name. Throws for a name that nobody has. */
  keyOf(caller: string): string;
  /** Who signed a request, by header or in its URL; undefined for one that nobody did. */
  callerOf(request: Signed): Caller | undefined;
  /** Whether a caller may; nothing is noted down. */
  may(caller: Caller | undefined, request: AccessRequest): boolean;
  /** The same, noted down in `used`. */
  ask(caller: Caller | undefined, request: AccessRequest): boolean;
  used(): Use[];
  /** The statements of a caller's own policies, by its name. */
  policiesOf(caller: string): readonly Statement[];
};

/** The secret half of every caller's access key. It protects nothing: what listens here is reached from this machine only. */
export const LOCAL_SECRET = "local";

/** What of a request says who signed it. */
type Signed = Pick<IncomingMessage, "headers" | "url">;

/** The one who may do everything: tests, and people with a database browser. */
export const YOU = "you";
export const CLOUDFRONT = "CloudFront";

const credential = /Credential=([A-Z0-9]+)\//;

const keyIdOf = (request: Signed): string | undefined => {
  const signed = credential.exec(request.headers.authorization ?? "")?.[1];
  if (signed !== undefined) return signed;
  const presigned = new URLSearchParams(String(request.url).split("?")[1]).get("X-Amz-Credential");
  return presigned?.split("/", 1)[0];
};

/**
 * Keeps the stack's policies. Callers are told apart by their access key id alone: signatures are checked by Transcribe's
 * streams only, where a page brings a signed address along that it did not make itself.
 */
export const guard = (resources: StackResources, { stack, region, account }: Place): Guard => {
  const roles = rolePolicies(resources);
  const onBuckets = bucketPolicies(resources);
  const common = { "aws:RequestedRegion": region, "aws:SecureTransport": "true" };

  const callers = new Map<string, Caller>();
  for (const { id, properties } of resources.all("AWS::Lambda::Function")) {
    const identity = roles.get(properties.Role);
    if (!identity) throw new Error(`${id} has the role ${properties.Role}, which is not in the stack.`);
    const keyId = `ASIA${handedOut({ stack, id }, 16).toUpperCase()}`;
    callers.set(keyId, { name: id, principal: { role: properties.Role }, identity, context: common });
  }
  for (const { ref } of resources.all("AWS::CloudFront::Distribution"))
    callers.set(`ASIA${handedOut({ stack, id: ref }, 16).toUpperCase()}`, {
      name: CLOUDFRONT,
      principal: { service: "cloudfront.amazonaws.com" },
      identity: [],
      context: { ...common, "aws:SourceArn": `arn:aws:cloudfront::${account}:distribution/${ref}` },
    });
  callers.set(`AKIA${randomBytes(8).toString("hex").toUpperCase()}`, {
    name: YOU,
    principal: { role: `arn:aws:iam::${account}:root` },
    identity: [{ Effect: "Allow", Action: ["*"], Resource: ["*"], Condition: {} }],
    context: common,
  });

  const may: Guard["may"] = (caller, { action, resource, context }) =>
    caller !== undefined &&
    isAllowed(
      caller.principal,
      { action, resource, context: { ...caller.context, ...context } },
      { identity: caller.identity, resource: action.startsWith("s3:") ? onBuckets : [] },
    );
  const used = new Map<string, Use>();
  const find = (name: string) => {
    const found = [...callers].find(([, caller]) => caller.name === name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found;
  };
  return {
    keyOf: (name) => find(name)[0],
    policiesOf: (name) => find(name)[1].identity,
    callerOf: (request) => callers.get(keyIdOf(request) ?? ""),
    may,
    ask: (caller, request) => {
      const allowed = may(caller, request);
      const use = {
        caller: caller?.name ?? "nobody",
        action: request.action,
        resource: request.resource,
        allowed,
      };
      used.set(JSON.stringify(use), use);
      return allowed;
    },
    used: () => [...used.values()],
  };
};
