import {
  AlarmStatusWidget,
  Dashboard as Board,
  GraphWidget,
  type GraphWidgetProps,
  type IWidget,
  LogQueryWidget,
  MathExpression,
} from "aws-cdk-lib/aws-cloudwatch";
import { Duration, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { Alarms } from "./alarms.ts";
import type { Api } from "./api.ts";
import { ofAllLambdas, ofApi, own } from "./figures.ts";
import type { Functions } from "./functions.ts";

/** Of the 24 columns that a dashboard has. */
const THIRD = 8;

/** One page that tells how a site does: an account's first three cost nothing. */
export class Dashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, api, functions }: { alarms: Alarms; api: Api; functions: Functions },
  ) {
    super(scope, id);
    const { region, stackName } = Stack.of(this);
    const board = new Board(this, "Board", {
      // An account has one list of dashboards for all regions.
      dashboardName: `${stackName}-${region}`,
      defaultInterval: Duration.days(1),
    });
    board.addWidgets(
      new AlarmStatusWidget({
        title: "Alarms (docs/operations.md)",
        alarms: [...alarms.all],
        width: 24,
        height: 3,
      }),
    );
    board.addWidgets(...lessons());
    board.addWidgets(...calls(api));
    board.addWidgets(...limits());
    board.addWidgets(...lines(Object.values(functions.byName).map(({ logGroup }) => logGroup.logGroupName)));
  }
}

const graph = (title: string, left: GraphWidgetProps["left"], label: string): IWidget =>
  new GraphWidget({ title, left, width: THIRD, leftYAxis: { min: 0, label, showUnits: false } });

const lessons = (): IWidget[] => {
  const usingMetrics = { all: own("Fallback", "SampleCount"), hundredfold: own("Fallback", "Sum") };
  return [
    graph(
      "Mark's answers, by who gave them",
      [
        new MathExpression({ expression: "all - hundredfold / 100", usingMetrics, label: "the model" }),
        new MathExpression({ expression: "hundredfold / 100", usingMetrics, label: "our own rules" }),
      ],
      "answers",
    ),
    graph(
      "Mark's first word",
      [
        own("FirstWord", "p50", { label: "half wait less" }),
        own("FirstWord", "p90", { label: "nine in ten wait less" }),
      ],
      "ms",
    ),
    graph(
      "Turns",
      [
        own("FirstWord", "SampleCount", { label: "replied to" }),
        own("Drifts", "Sum", { label: "Mark left his course" }),
      ],
      "turns",
    ),
  ];
};

const calls = (api: Api): IWidget[] => [
  graph(
    "Calls",
    [
      ofApi(api, "Count", "Sum", { label: "all" }),
      ofApi(api, "4XXError", "Sum", { label: "refused" }),
      ofApi(api, "5XXError", "Sum", { label: "failed" }),
    ],
    "calls",
  ),
  graph(
    "Functions of the whole account",
    [
      ofAllLambdas("ConcurrentExecutions", "Maximum", { label: "at once" }),
      ofAllLambdas("Throttles", "Sum", { label: "turned away" }),
    ],
    "functions",
  ),
  graph(
    "What failed",
    [
      own("SpeechFailures", "Sum", { label: "voice or ears" }),
      own("SignInFailures", "Sum", { label: "sign-ins" }),
      own("BrokenTurns", "Average", { label: "turns, %" }),
    ],
    "failures",
  ),
];

const limits = (): IWidget[] => [
  graph("Spent today", [own("Spend", "Maximum", { label: "the whole site" })], "US dollars"),
  graph("Limits reached", [own("LimitsReached", "Sum", { label: "shared by many" })], "calls"),
  graph("Exercises reported", [own("Reports", "Sum", { label: "reports" })], "reports"),
];

/** What the logs tell, by kind: as dimensions of a metric each kind would cost as much as a metric. */
const lines = (logGroupNames: string[]): IWidget[] =>
  [
    { title: "Why our own rules answered", line: "fallback", by: "fault" },
    { title: "What failed, and where", line: "failed", by: "error, route" },
    { title: "Which exercises were reported", line: "exerciseReported", by: "exercise, reason" },
    { title: "Which limits were reached", line: "sharedLimitReached", by: "limit" },
  ].map(
    ({ title, line, by }) =>
      new LogQueryWidget({
        title,
        logGroupNames,
        queryLines: [`filter message = "${line}"`, `stats count(*) as times by ${by}`, "sort times desc"],
        width: THIRD,
      }),
  );
