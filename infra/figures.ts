import { Metric, type MetricOptions } from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import { METRICS_NAMESPACE, METRICS_SERVICE, type Metric as Own } from "../domain/metrics.ts";
import type { Api } from "./api.ts";

/** How long one figure sums up, where nothing else is said. */
const PERIOD = Duration.minutes(5);

/** What the functions measure themselves. */
export const own = (metricName: Own, statistic: string, options: MetricOptions = {}): Metric =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    dimensionsMap: { service: METRICS_SERVICE },
    metricName,
    statistic,
    period: PERIOD,
    ...options,
  });

/** What API Gateway measures: `5XXError` is 1 for a call that failed, 0 for any other, so that its average is a share. */
export const ofApi = (
  { rest }: Api,
  metricName: "Count" | "4XXError" | "5XXError",
  statistic: string,
  options: MetricOptions = {},
): Metric =>
  new Metric({
    namespace: "AWS/ApiGateway",
    dimensionsMap: { ApiName: rest.restApiName },
    metricName,
    statistic,
    period: PERIOD,
    ...options,
  });

/** What Lambda measures over the whole account and region, because all functions there share what may run at once. */
export const ofAllLambdas = (
  metricName: "Throttles" | "ConcurrentExecutions",
  statistic: string,
  options: MetricOptions = {},
): Metric => new Metric({ namespace: "AWS/Lambda", metricName, statistic, period: PERIOD, ...options });
