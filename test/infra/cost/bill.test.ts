import { expect, test } from "@jest/globals";
import { billOf, type Month, totalOf } from "../../../infra/cost/bill.ts";
import type { Counters } from "../../../infra/cost/counters.ts";
import { standingIn } from "../../../infra/cost/idle.ts";

const nowhere = { users: 0, exercises: 0, results: 0, lessons: 0, quotas: 0 };
const nothing: Counters = {
  ...{ calls: {}, siteWrites: {}, readsOf: nowhere, writesOf: nowhere, modelCalls: 0, voiceCalls: 0 },
  ...{ reads: 0, writes: 0, tokensIn: 0, tokensOut: 0, characters: 0, heardSeconds: 0 },
  ...{ objectReads: 0, objectWrites: 0, bytes: 0, logBytes: 0 },
};
const month: Month = {
  lessons: 1000,
  spoken: 0.25,
  modelId: "eu.amazon.nova-2-lite-v1:0",
  voiceEngine: "neural",
};
/** What 250 spoken lessons that use this, and 750 typed ones that use nothing, cost by service. */
const billed = (used: Partial<Counters>, asked: Partial<Month> = {}): Record<string, number> => {
  const lines = billOf({ ...month, ...asked }, { spoken: { ...nothing, ...used }, typed: nothing });
  return Object.fromEntries(lines.map(({ service, dollars }) => [service, dollars]));
};

test("each service is billed what it says on its own page, for the share of lessons that uses it", () => {
  expect(billed({ heardSeconds: 180 }).Transcribe).toBeCloseTo(250 * 3 * 0.024);
  expect(billed({ characters: 4000 }).Polly).toBeCloseTo(16);
  expect(billed({ characters: 4000 }, { voiceEngine: "generative" }).Polly).toBeCloseTo(30);
  expect(billed({ tokensIn: 4000, tokensOut: 4000 }).Bedrock).toBeCloseTo(0.33 + 2.75);
  expect(billed({ reads: 4000, writes: 4000 }).DynamoDB).toBeCloseTo(0.141 + 0.705);
  expect(billed({ bytes: 4_000_000 }).CloudFront).toBeCloseTo(0.085);
  expect(billed({ objectReads: 4000, objectWrites: 4000 }).S3).toBeCloseTo(0.4 + 5);
  const called = billed({ calls: { takeTurn: 4000 } });
  expect(called["API Gateway"]).toBeCloseTo(3.5);
  // A million calls of 3.5 s with 1 GB.
  expect(called.Lambda).toBeCloseTo(0.2 + 3.5 * 13.3334, 3);
  expect(called.CloudWatch).toBeCloseTo(0.6 * 0.57);
});

test("a typed lesson counts where most are typed, and nothing is nothing", () => {
  const typed = { ...nothing, characters: 1000 };
  const [, polly] = billOf(month, { spoken: nothing, typed });
  expect(polly?.dollars).toBeCloseTo((750 * 1000 * 16) / 1_000_000);
  expect(totalOf(billOf(month, { spoken: nothing, typed: nothing }))).toBe(0);
});

test("what stands idle is priced by its type, and a type without a price is refused", () => {
  const resources = {
    Alarm: { Type: "AWS::CloudWatch::Alarm" },
    Wall: { Type: "AWS::WAFv2::WebACL", Properties: { Rules: [{}, {}] } },
    Table: { Type: "AWS::DynamoDB::Table", Properties: { BillingMode: "PROVISIONED" } },
    Role: { Type: "AWS::IAM::Role" },
  };
  expect(standingIn(resources)).toEqual([
    { id: "Alarm", type: "AWS::CloudWatch::Alarm", dollars: 0.1 },
    { id: "Wall", type: "AWS::WAFv2::WebACL", dollars: 7 },
    { id: "Table", type: "AWS::DynamoDB::Table", dollars: Number.POSITIVE_INFINITY },
  ]);
  expect(() => standingIn({ Cluster: { Type: "AWS::EKS::Cluster" } })).toThrow("AWS::EKS::Cluster");
});
