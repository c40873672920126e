/** A finding that is right as it stands: the rule, the resource's logical id, and why. */
export interface Explanation {
  readonly rule: string;
  readonly resource: RegExp;
  readonly reason: string;
}

/** Each must match a finding: one that matches nothing any more fails the check. */
export const explanations: readonly Explanation[] = [
  {
    rule: "I1022",
    resource: /^/,
    reason: "Fn::Join and Fn::Sub come to the same; CDK writes the first.",
  },
  {
    rule: "I4010",
    resource: /^/,
    reason: "Metadata that describes the architecture to programs: docs and README describe it to people.",
  },
  {
    rule: "W3005",
    resource: /Function$|^CustomCDKBucketDeployment/,
    reason:
      "CDK has a function wait for its role's policies, and names the role, which it refers to, besides.",
  },
  {
    rule: "I3012",
    resource: /^AlarmsTopicm+/,
    reason:
      "The longest address of adminMail that is taken: CDK shortens an id to 248 characters, and there may be 255.",
  },
];
