import type { ServerResponse } from "node:http";
import type { Hosts } from "../hosts.ts";
import type { StackResources } from "../template/stackResources.ts";
import type { BehaviourProperties, OriginProperties } from "../template/types/cloudfront.ts";
import { fits } from "../wildcard.ts";
import type { Codings } from "./compression.ts";
import { viewerRequestFunction } from "./edgeFunction.ts";
import { headersPolicy } from "./headersPolicy.ts";
import { ALL_VIEWER_EXCEPT_HOST_HEADER, cachePolicies } from "./managedPolicies.ts";

/** An origin of the template, and where it lives on this machine. */
export type Origin = OriginProperties & { url: string };

/** What the edge does with requests for some paths. */
export type Behaviour = {
  /** `*` for the default. */
  pattern: string;
  methods: readonly string[];
  origin: Origin;
  /** Does the origin get the viewer's headers, cookies and query string? */
  forwardsAll: boolean;
  codings: Codings;
  atRequest: ReturnType<typeof viewerRequestFunction> | undefined;
  setHeaders(response: ServerResponse): void;
};

/**
 * The behaviours of the template's distribution, in their order, the default last. Throws where one needs a policy that the
 * local run knows nothing of.
 */
export const behavioursOf = (resources: StackResources, hosts: Hosts): Behaviour[] => {
  const distribution = resources.only("AWS::CloudFront::Distribution");
  const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution.properties.DistributionConfig;
  const itself = { id: distribution.ref, domain: distribution.attribute("DomainName") };

  const origins = new Map(
    Origins.map((origin) => [
      origin.Id,
      { ...origin, url: hosts.urlOf(origin.DomainName) + origin.OriginPath },
    ]),
  );
  const codings = new Map(Object.entries(cachePolicies));
  const headers = new Map(
    resources
      .all("AWS::CloudFront::ResponseHeadersPolicy")
      .map(({ ref, properties }) => [
        ref,
        headersPolicy(properties.ResponseHeadersPolicyConfig, hosts.localOrigins),
      ]),
  );
  const functions = new Map(
    resources
      .all("AWS::CloudFront::Function")
      .map(({ attribute, properties }) => [
        attribute("FunctionARN"),
        viewerRequestFunction(properties.FunctionCode, itself),
      ]),
  );

  const known = <Value>(values: ReadonlyMap<string, Value>, id: string): Value => {
    const value = values.get(id);
    if (value === undefined)
      throw new Error(`The distribution uses ${id}, which the local run does not know.`);
    return value;
  };
  const read = (pattern: string, properties: BehaviourProperties): Behaviour => {
    const { OriginRequestPolicyId: forwards, ResponseHeadersPolicyId: policy } = properties;
    if (forwards !== undefined && forwards !== ALL_VIEWER_EXCEPT_HOST_HEADER)
      throw new Error(`The local run does not know the origin request policy ${forwards}.`);
    const [atRequest] = properties.FunctionAssociations;
    const cache = known(codings, properties.CachePolicyId);
    return {
      pattern,
      methods: properties.AllowedMethods,
      origin: known(origins, properties.TargetOriginId),
      forwardsAll: forwards !== undefined,
      codings: properties.Compress ? cache : { gzip: false, br: false },
      atRequest: atRequest && known(functions, atRequest.FunctionARN),
      setHeaders: policy === undefined ? () => {} : known(headers, policy),
    };
  };
  return [
    ...CacheBehaviors.map((behaviour) => read(behaviour.PathPattern, behaviour)),
    read("*", DefaultCacheBehavior),
  ];
};

/** The first behaviour whose pattern fits a path; patterns may leave out the slash in front. */
export const behaviourFor = (behaviours: readonly Behaviour[], path: string): Behaviour | undefined =>
  behaviours.find(({ pattern }) =>
    fits(pattern.startsWith("*") ? pattern : pattern.replace(/^\/?/, "/"), path),
  );
