import { Exception } from "../exception.ts";
import type { Check, Input } from "./dynalite.ts";
import { type Item, sizeOf, type Value } from "./size.ts";
import type { TableDefinition } from "./tables.ts";

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html, each in bytes but the last. */
const EXPRESSION_MAX = 4096;
const ITEM_MAX = 400 * 1024;
const LEVELS_MAX = 32;

const refused = (message: string) => new Exception("ValidationException", message);
const expressions = [
  "ConditionExpression",
  "FilterExpression",
  "KeyConditionExpression",
  "ProjectionExpression",
  "UpdateExpression",
] as const;

const isEmpty = (value: Value | undefined): boolean => value?.S === "" || value?.B === "";
const isDocument = (value: Value | undefined): boolean => value?.M !== undefined || value?.L !== undefined;

const levelsOf = ({ M, L }: Value): number => {
  const within = M ?? L;
  if (typeof within !== "object" || within === null) return 0;
  return 1 + Math.max(0, ...Object.values(within).map((value) => levelsOf(Object(value))));
};

type Index = {
  KeySchema: { AttributeName: string }[];
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
};
const indexesOf = (table: TableDefinition | undefined, kind: "Global" | "Local"): Index[] =>
  // As the template's schema has checked it.
  Object(table)[`${kind}SecondaryIndexes`] ?? [];
const keysOf = ({ KeySchema }: Pick<Index, "KeySchema">): string[] =>
  KeySchema.map(({ AttributeName }) => AttributeName);

/** What an index holds of an item; nothing where the item lacks one of the index's keys. */
const copyIn = (index: Index, item: Item, keys: readonly string[]): Item => {
  const own = keysOf(index);
  if (own.some((key) => item[key] === undefined)) return {};
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  if (ProjectionType === "ALL") return item;
  const held = new Set([...keys, ...own, ...NonKeyAttributes]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => held.has(name)));
};

const checkPut = (item: Item, table: TableDefinition | undefined): void => {
  if (Object.values(item).some((value) => levelsOf(value) > LEVELS_MAX))
    throw refused("Nesting Levels have exceeded supported limits");
  const locals = indexesOf(table, "Local");
  for (const index of [...indexesOf(table, "Global"), ...locals])
    for (const key of keysOf(index))
      if (isEmpty(item[key]))
        throw refused(
          "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
            `The AttributeValue for a key attribute cannot contain an empty string value. Key: ${key}`,
        );
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html: an item and its copies are counted together.
  const keys = table ? keysOf(Object(table)) : [];
  const copies = locals.map((index) => sizeOf(copyIn(index, item, keys)));
  if (copies.reduce((sum, size) => sum + size, sizeOf(item)) > ITEM_MAX)
    throw refused("Item size has exceeded the maximum allowed size");
};

/** The values that an expression names. */
const valuesIn = (input: Input, expression: (typeof expressions)[number]): Value[] => {
  const values = Object(input.ExpressionAttributeValues);
  const names = String(input[expression] ?? "").match(/:\w+/g) ?? [];
  return names.flatMap((name) => values[name] ?? []);
};

/**
 * What DynamoDB refuses and dynalite lets through, on these tables. Throws `ValidationException`; also for a map or a list in a
 * condition, which dynalite compares wrongly: better no answer than a wrong one.
 */
export const checksOn =
  (tables: readonly TableDefinition[]): Check =>
  (operation, input) => {
    for (const expression of expressions)
      if (Buffer.byteLength(String(input[expression] ?? "")) > EXPRESSION_MAX)
        throw refused(`Invalid ${expression}: Expression size has exceeded the maximum allowed size`);
    if (operation === "DeleteItem" && !["NONE", "ALL_OLD"].includes(String(input.ReturnValues ?? "NONE")))
      throw refused("Return values set to invalid value");
    if (valuesIn(input, "KeyConditionExpression").some(isEmpty))
      throw refused(
        "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.",
      );
    for (const expression of ["ConditionExpression", "FilterExpression"] as const)
      if (valuesIn(input, expression).some(isDocument))
        throw refused(`A map or a list can't be compared in a ${expression} here.`);
    if (operation === "PutItem")
      checkPut(
        // dynalite is content with it: it is an item.
        input.Item as Item,
        tables.find(({ TableName }) => TableName === input.TableName),
      );
  };
