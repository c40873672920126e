import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics } from "@aws-lambda-powertools/metrics";
import { METRICS_NAMESPACE, METRICS_SERVICE, metrics } from "../../domain/metrics.ts";
import { environment } from "../environment.ts";
import { lines } from "./lines.ts";
import type { Watcher } from "./watch.ts";

/**
 * Writes by Powertools: a JSON line each, and the figures of a call as one more, in the format of which CloudWatch makes metrics
 * by itself (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html):
 * nothing is called for them, and no right to it is wanted.
 */
export const powertools = (): Watcher => {
  const logger = new Logger({
    serviceName: METRICS_SERVICE,
    persistentKeys: { function: environment("AWS_LAMBDA_FUNCTION_NAME") },
  });
  const stored = new Metrics({ namespace: METRICS_NAMESPACE, serviceName: METRICS_SERVICE });
  return {
    line: (name, told, call) =>
      logger[lines[name].level](name, { route: call?.route, request_id: call?.requestId, ...told }),
    figures: (measured) => {
      for (const [metric, value] of measured) stored.addMetric(metric, metrics[metric], value);
      stored.publishStoredMetrics();
    },
  };
};
