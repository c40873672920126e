import { ConditionalCheckFailedException, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateQuery, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";

/** The one DynamoDB client of an execution environment; connections are kept between calls. */
export const database = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    // Told to throw: by itself a request that takes too long only causes a warning.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** The items that a query finds, a page of 1 MB at a time. Whoever asks knows what its table's writers put there. */
export async function* pagesOf<Item>(query: QueryCommandInput): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of paginateQuery({ client: database }, query)) yield Items as Item[];
}

/** The same, all at once. */
export const itemsOf = async <Item>(query: QueryCommandInput): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const page of pagesOf<Item>(query)) items.push(...page);
  return items;
};

/** How many items a query finds: it gives their number and none of them. */
export const countOf = async (query: QueryCommandInput): Promise<number> => {
  let count = 0;
  for await (const { Count = 0 } of paginateQuery({ client: database }, { ...query, Select: "COUNT" }))
    count += Count;
  return count;
};

/** Was a conditional write refused because its condition did not hold? */
export const conditionFailed = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

/** Was a write refused because its item would have been larger than the 400 kB that DynamoDB takes? */
export const outgrown = (error: unknown): boolean =>
  error instanceof Error && error.name === "ValidationException" && error.message.startsWith("Item size");

/** Epoch seconds after so many hours, for DynamoDB's time to live. */
export const expiryAfter = (hours: number): number => Math.floor(Date.now() / 1000) + hours * 3600;

/** DynamoDB deletes expired items up to days late: until then they are treated as gone here. */
export const isExpired = (item: { expiresAt: number }): boolean => item.expiresAt <= Date.now() / 1000;
