import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  MathExpression,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { Api } from "./api.ts";
import { ofAllLambdas, ofApi, own } from "./figures.ts";
import { keepLogicalId } from "./logicalId.ts";
import type { Settings } from "./settings.ts";

/**
 * Hours of sound within one hour. Four classes that speak at once stay below it (each student's twelve answers are billed three
 * minutes); 25 streams that somebody holds open do not.
 */
const HEARD_HOURS_PER_HOUR = 6;

/** So much of the day's money is spent that somebody should know while lessons still have a model. */
const SPENT_PART = 0.8;

type Watched = { what: string } & Pick<
  AlarmProps,
  "metric" | "threshold" | "evaluationPeriods" | "datapointsToAlarm" | "evaluateLowSampleCountPercentile"
>;

const QUARTER = { period: Duration.minutes(15) };
const once = { evaluationPeriods: 1 };
/** One bad moment is none of somebody's evening. */
const twiceOfThree = { evaluationPeriods: 3, datapointsToAlarm: 2 };

/**
 * What somebody should be told of, by the heading in docs/operations.md that says what to do then. One metric each, because
 * CloudWatch charges for each metric that an alarm looks at. The first ten are free, and the eleventh costs ten cents a month.
 */
const watched = (api: Api, { dailySpendLimit }: Settings): Record<string, Watched> => ({
  Errors: {
    what: "More than 5 % of calls fail",
    metric: ofApi(api, "5XXError", "Average"),
    threshold: 0.05,
    ...twiceOfThree,
  },
  BrokenTurns: {
    what: "More than 5 % of turns fail before their end",
    metric: own("BrokenTurns", "Average"),
    threshold: 5,
    ...twiceOfThree,
  },
  Throttles: {
    what: "Functions are turned away because too many run at once",
    metric: ofAllLambdas("Throttles", "Sum"),
    threshold: 10,
    ...once,
  },
  Fallback: {
    what: "Our own rules give more than 25 % of Mark's answers",
    metric: own("Fallback", "Average", QUARTER),
    threshold: 25,
    ...once,
  },
  FirstWord: {
    what: "One in ten waits more than 2 s for Mark's first word",
    metric: own("FirstWord", "p90", QUARTER),
    threshold: 2000,
    // What fewer than a hundred turns tell of the slowest tenth is chance.
    evaluateLowSampleCountPercentile: "ignore",
    ...once,
  },
  Spend: {
    what: "Most of the day's money is spent",
    // Told once a day, however often lessons begin and end in it.
    metric: own("Spend", "Maximum", { period: Duration.days(1) }),
    threshold: SPENT_PART * dailySpendLimit,
    ...once,
  },
  Speech: {
    what: "Mark is not heard, or does not hear",
    metric: own("SpeechFailures", "Sum", QUARTER),
    threshold: 10,
    ...once,
  },
  SignIn: {
    what: "Tokens can't be checked, so that nobody gets in",
    metric: own("SignInFailures", "Sum"),
    threshold: 3,
    ...once,
  },
  Limits: {
    what: "A limit that many people share is used up for today",
    metric: own("LimitsReached", "Sum", QUARTER),
    threshold: 5,
    ...once,
  },
  Reports: {
    what: "Somebody has reported an exercise",
    // One mail an hour at most, however many report.
    metric: own("Reports", "Sum", { period: Duration.hours(1) }),
    threshold: 0,
    ...once,
  },
  Sound: {
    what: "Far more speech is being heard than lessons have",
    // By a query, because AWS counts each language by itself
    // (https://docs.aws.amazon.com/transcribe/latest/dg/monitoring-cloudwatch.html).
    metric: new MathExpression({
      expression: 'SELECT SUM(AudioDurationTime) FROM "AWS/Transcribe"',
      label: "seconds heard",
      period: Duration.hours(1),
    }),
    threshold: HEARD_HOURS_PER_HOUR * 3600,
    ...once,
  },
});

/** The alarms, and a topic that they are told to, which tells the settings' `adminMail`. None goes off while nobody is there. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, settings: Settings, api: Api) {
    super(scope, id);
    const { account, partition, region, stackName } = Stack.of(this);
    const topic = new Topic(this, "Topic", { displayName: stackName, enforceSSL: true });
    keepLogicalId(topic, "AlarmTopic");
    // A policy of ours takes the place of the usual one, which lets CloudWatch in.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: {
          StringEquals: { "aws:SourceAccount": account },
          ArnLike: {
            "aws:SourceArn": `arn:${partition}:cloudwatch:${region}:${account}:alarm:${stackName}-*`,
          },
        },
      }),
    );
    if (settings.adminMail !== undefined) topic.addSubscription(new EmailSubscription(settings.adminMail));

    this.all = Object.entries(watched(api, settings)).map(([name, { what, ...rule }]) => {
      const alarm = new Alarm(this, name, {
        ...rule,
        // People meet it in a mail.
        alarmName: `${stackName}-${name}`,
        alarmDescription: `${what}. What to do: docs/operations.md#${name.toLowerCase()}`,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      keepLogicalId(alarm, `${name}Alarm`);
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
      return alarm;
    });
  }
}
