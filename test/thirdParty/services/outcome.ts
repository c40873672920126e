/** What became of a call, as far as it has to be the same everywhere. */
export type Outcome = { readonly answer: unknown } | { readonly error: string; readonly status: number };

/** Fields that belong to one run or one transport: request ids, times, and what a call has consumed. */
const OWN = new Set(["$metadata", "ConsumedCapacity", "ItemCollectionMetrics", "ResponseMetadata"]);

/** A value with its keys in order, and without what differs from run to run. */
const settled = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (value instanceof Set) return [...value].map(settled).sort();
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !OWN.has(key) && inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, settled(inner)]),
  );
};

const statusOf = (error: object): number => {
  const metadata: unknown = Reflect.get(error, "$metadata");
  const status: unknown = typeof metadata === "object" && metadata && Reflect.get(metadata, "httpStatusCode");
  return typeof status === "number" ? status : 0;
};

/** Waits for a call, and gives its answer, or its error's name and HTTP status. Throws for what isn't a service's error. */
export const outcomeOf = async (call: Promise<unknown>): Promise<Outcome> => {
  try {
    return { answer: settled(await call) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const status = statusOf(error);
    if (status === 0) throw error;
    return { error: error.name, status };
  }
};
