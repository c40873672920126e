import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { METRICS_NAMESPACE, metrics } from "../../../domain/metrics.ts";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { listed, plain, resource } from "./plain.ts";

/** The headings of the runbooks. */
const runbooks = (): string[] => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, alarms = ""] = page.split("\n## Alarms\n");
  return [...alarms.matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
};

export const watching = (template: Template): void => {
  const alarms = ofType(template, "AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties ?? {});

  test("each alarm has its runbook, and each runbook its alarm", () => {
    const told = alarms.map(
      (alarm) => /docs\/operations\.md#(\w+)$/.exec(String(alarm.AlarmDescription))?.[1],
    );
    expect(told).toEqual(runbooks().map((name) => name.toLowerCase()));
    expect(alarms.map(({ AlarmName }) => AlarmName)).toEqual(runbooks().map((name) => `Viva-${name}`));
  });

  test("alarms cost ten cents beyond what is free, and none goes off while nobody is there", () => {
    expect(alarms.length).toBeLessThanOrEqual(11);
    for (const alarm of alarms) {
      // Of one that compares several, CloudWatch charges for each; a query is charged for those that there are.
      const queries = listed(alarm.Metrics ?? []).map((metric) => at(metric, "Expression"));
      expect(queries).toEqual(queries.filter((query) => String(query).startsWith("SELECT ")));
      expect(alarm).toMatchObject({
        TreatMissingData: "notBreaching",
        ComparisonOperator: "GreaterThanThreshold",
        AlarmActions: [{ Ref: "AlarmTopic" }],
      });
    }
  });

  test("alarms on our own metrics name ones that functions write, in their one dimension", () => {
    const own = alarms.filter(({ Namespace }) => Namespace === METRICS_NAMESPACE);
    expect(own.length).toBeGreaterThan(5);
    for (const { MetricName, Dimensions } of own) {
      expect(Object.keys(metrics)).toContain(MetricName);
      expect(Dimensions).toEqual([{ Name: "service", Value: "viva" }]);
    }
  });

  test("an alarm goes off while somebody holds 25 streams open for an hour, and not when four classes speak", () => {
    const [sound] = alarms.filter(({ AlarmName }) => AlarmName === "Viva-Sound");
    expect(listed(sound?.Metrics)).toEqual([
      expect.objectContaining({
        Expression: 'SELECT SUM(AudioDurationTime) FROM "AWS/Transcribe"',
        Period: 3600,
      }),
    ]);
    // In each class twelve answers of 15 s from each of thirty students.
    expect(sound?.Threshold).toBeGreaterThanOrEqual(4 * 30 * 12 * 15);
    expect(sound?.Threshold).toBeLessThan(25 * 3600);
  });

  test("alarms on the API look at this API", () => {
    const [errors] = alarms.filter(({ Namespace }) => Namespace === "AWS/ApiGateway");
    expect(errors?.Dimensions).toEqual([
      { Name: "ApiName", Value: resource(template, "RestApi").Properties?.Name },
    ]);
  });

  test("the topic lets this account's alarms in, and nobody who does not encrypt", () => {
    const [[, policy] = []] = ofType(template, "AWS::SNS::TopicPolicy");
    const statements = listed(at(policy?.Properties, "PolicyDocument", "Statement"));
    expect(
      statements.map((statement) => [at(statement, "Effect"), plain(at(statement, "Principal"))]),
    ).toEqual([
      ["Deny", "*"],
      ["Allow", '{"Service":"cloudwatch.amazonaws.com"}'],
    ]);
    expect(plain(at(statements[1], "Condition", "StringEquals", "aws:SourceAccount"))).toBe(
      "<AWS::AccountId>",
    );
    expect(plain(at(statements[1], "Condition", "ArnLike", "aws:SourceArn"))).toMatch(/:alarm:Viva-\*$/);
  });

  test("one dashboard shows every metric of ours", () => {
    const boards = ofType(template, "AWS::CloudWatch::Dashboard");
    expect(boards).toHaveLength(1);
    const body = plain(boards[0]?.[1].Properties?.DashboardBody);
    for (const metric of Object.keys(metrics)) expect(body).toContain(`"${METRICS_NAMESPACE}","${metric}"`);
  });

  test("every log is forgotten after the same while", () => {
    const logs = ofType(template, "AWS::Logs::LogGroup").map(([, { Properties }]) => Properties);
    const kept = new Set(logs.map((properties) => properties?.RetentionInDays));
    expect([...kept]).toEqual([expect.any(Number)]);
  });
};
