import * as z from "zod";

/** A line of Powertools' logger: what is known of every line, and what this one tells. */
const logged = z
  .looseObject({
    level: z.string(),
    message: z.string(),
    timestamp: z.string(),
    route: z.string().optional(),
  })
  .transform(
    ({ level, message, route, timestamp, service, function: name, request_id, sampling_rate, ...told }) => ({
      level,
      message,
      route,
      told,
    }),
  );
/** What CloudWatch makes metrics of. */
const figures = z.looseObject({ _aws: z.unknown() });

const jsonIn = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * What a developer sees of a line that a function printed: warnings and errors as words, whatever is no JSON as it is.
 * Undefined for what only CloudWatch reads: metrics, and one line for each call that was answered.
 */
export const readable = (line: string): string | undefined => {
  const json = jsonIn(line);
  if (figures.safeParse(json).success) return undefined;
  const { data } = logged.safeParse(json);
  if (!data) return line;
  const { level, message, route, told } = data;
  if (level === "INFO") return undefined;
  const said = Object.entries(told).map(([key, value]) => `${key} ${[value].flat().join(", ")}`);
  return [
    `${level.toLowerCase()}: ${message}`,
    ...(route === undefined ? [] : [`at ${route}`]),
    ...said,
  ].join(", ");
};
