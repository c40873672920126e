import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand as RawQueryCommand,
} from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  type DeleteCommandInput,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import type { Engine } from "./engine.ts";
import type { Sequence, Step } from "./sequence.ts";

/** The tables as the local run names them, and so as this check names them everywhere. */
const [USERS, EXERCISES, RESULTS, LESSONS, QUOTAS] = [
  "Viva-UsersTable",
  "Viva-ExercisesTable",
  "Viva-ResultsTable",
  "Viva-LessonsTable",
  "Viva-QuotasTable",
];

/** The largest item, in bytes: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const ITEM_MAX_BYTES = 400 * 1024;

/** Viva tells an item that has grown too large from other mistakes by how the message begins (lambdas/store/database.ts). */
const tellingSize = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Item size")) error.name += ": Item size";
    throw error;
  }
};

type Given<Input> = Omit<Input, "TableName"> & { TableName?: string };
const put = (name: string, Item: Record<string, unknown>, more: Partial<PutCommandInput> = {}): Step => ({
  name,
  call: ({ clients }) =>
    tellingSize(clients.documents.send(new PutCommand({ TableName: QUOTAS, Item, ...more }))),
});
const get = (name: string, Key: Record<string, unknown>, TableName = QUOTAS): Step => ({
  name,
  call: ({ clients }) => clients.documents.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
});
const update = (name: string, counter: string, more: Omit<Given<UpdateCommandInput>, "Key">): Step => ({
  name,
  call: ({ clients }) =>
    tellingSize(
      clients.documents.send(
        new UpdateCommand({ TableName: QUOTAS, Key: { counter }, ReturnValues: "ALL_NEW", ...more }),
      ),
    ),
});
const remove = (name: string, more: Given<DeleteCommandInput>): Step => ({
  name,
  call: ({ clients }) => clients.documents.send(new DeleteCommand({ TableName: QUOTAS, ...more })),
});
const query = (name: string, more: Given<QueryCommandInput>): Step => ({
  name,
  call: ({ clients }) => clients.documents.send(new QueryCommand({ TableName: RESULTS, ...more })),
});

const a = (letters: number): string => "a".repeat(letters);
/** An item with this key that is so many bytes long: names and values count. */
const itemOf = (counter: string, bytes: number) => ({
  counter,
  x: a(bytes - "counter".length - counter.length - "x".length),
});
const nested = (depth: number): unknown => (depth === 0 ? 1 : { x: nested(depth - 1) });

const values: Sequence = {
  name: "values",
  steps: [
    put("every type is taken", {
      counter: "values",
      text: "Zoë — ¡olé! 😀\u0000",
      empty: "",
      number: -12.5,
      large: 12345678901234567890123456789n,
      yes: true,
      none: null,
      list: [1, "two", [3], {}],
      map: { uid: "x", empty: {}, list: [] },
      texts: new Set(["b", "a"]),
      numbers: new Set([2, 1]),
      bytes: Buffer.from([0, 255]),
    }),
    {
      name: "every type comes back",
      call: ({ clients }) =>
        clients.tables.send(new GetItemCommand({ TableName: QUOTAS, Key: { counter: { S: "values" } } })),
    },
    ...Object.entries({
      "38 digits": { N: "12345678901234567890123456789012345678" },
      "39 digits": { N: "123456789012345678901234567890123456789" },
      "the largest number": { N: "9.9999999999999999999999999999999999999E+125" },
      "a number beyond the largest": { N: "1E+126" },
      "the smallest number": { N: "1E-130" },
      "a number below the smallest": { N: "1E-131" },
      "a number with zeros about it": { N: "0012.500" },
      "a number as an exponent": { N: "1.5e3" },
      "no number": { N: "twelve" },
      "an empty number": { N: "" },
      "an empty set": { SS: [] },
      "a set with the same twice": { SS: ["a", "a"] },
      "a set with an empty text": { SS: ["", "a"] },
      "a null that is false": { NULL: false },
      "empty bytes": { B: new Uint8Array() },
    } as const).flatMap(([name, x]): Step[] => {
      const counter = { S: `value: ${name}` };
      return [
        {
          name: `${name} is put`,
          call: ({ clients }) =>
            // One type each, which is what an attribute value is.
            clients.tables.send(new PutItemCommand({ TableName: QUOTAS, Item: { counter, x: Object(x) } })),
        },
        {
          name: `${name} is read`,
          call: ({ clients }) =>
            clients.tables.send(new GetItemCommand({ TableName: QUOTAS, Key: { counter } })),
        },
      ];
    }),
    put("thirty levels are taken", { counter: "depth", x: nested(30) }),
    put("forty levels are not", { counter: "deep", x: nested(40) }),
  ],
};

const keys: Sequence = {
  name: "keys",
  steps: [
    put("an item without its key", { other: "x" }),
    put("a key of another type", { counter: 1 }),
    put("an empty key", { counter: "" }),
    put("a null for a key", { counter: null }),
    put("a key of 2048 bytes", { counter: a(2048) }),
    put("a key of 2049 bytes", { counter: a(2049) }),
    put("a sort key of 1024 bytes", { uid: "x", assignmentId: a(1024) }, { TableName: LESSONS }),
    put("a sort key of 1025 bytes", { uid: "x", assignmentId: a(1025) }, { TableName: LESSONS }),
    put("an item without its sort key", { uid: "x" }, { TableName: LESSONS }),
    put("an empty sort key", { uid: "x", assignmentId: "" }, { TableName: LESSONS }),
    get("nothing is there", { counter: "nobody" }),
    get("a key too many", { counter: "x", more: "y" }),
    get("another key", { uid: "x" }),
    get("half a key", { uid: "x" }, LESSONS),
    get("an empty key is read", { counter: "" }),
    get("a number for a key is read", { counter: 1 }),
    get("a table that there is not", { counter: "x" }, "Viva-Nothing"),
    put("a table that there is not is written to", { counter: "x" }, { TableName: "Viva-Nothing" }),
    query("a table that there is not is asked", {
      TableName: "Viva-Nothing",
      KeyConditionExpression: "uid = :uid",
      ExpressionAttributeValues: { ":uid": "x" },
    }),
    put("an index's key of another type", { assignment_id: "x", ownerId: 7 }, { TableName: EXERCISES }),
    put("an index's key that is empty", { assignment_id: "x", ownerId: "" }, { TableName: EXERCISES }),
    put("an item that is not in the index", { assignment_id: "unowned" }, { TableName: EXERCISES }),
    put("an item that is", { assignment_id: "owned", ownerId: "o" }, { TableName: EXERCISES }),
    query("the index has the one, whole", {
      TableName: EXERCISES,
      IndexName: "byOwner",
      KeyConditionExpression: "ownerId = :o",
      ExpressionAttributeValues: { ":o": "o" },
    }),
    remove("what is not there is deleted", { Key: { counter: "nobody" }, ReturnValues: "ALL_OLD" }),
    remove("what is there is deleted and given back", { Key: { counter: a(2048) }, ReturnValues: "ALL_OLD" }),
    remove("values that a deletion can't give", { Key: { counter: "x" }, ReturnValues: "ALL_NEW" }),
    put("what stood there is given back", { counter: "depth", y: 1 }, { ReturnValues: "ALL_OLD" }),
    put("values that a put can't give", { counter: "depth" }, { ReturnValues: "UPDATED_NEW" }),
  ],
};

const set = (
  expression: string,
  values: Record<string, unknown> = {},
  names: Record<string, string> = {},
) => ({
  UpdateExpression: expression,
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
});

/** Words of Viva's attributes and of the language of expressions that are reserved, and some that are not. */
const words = "role name keys until counter version used claim guess turns holder status size count ttl uid";

const updates: Sequence = {
  name: "updates",
  steps: [
    update("an item is made on the way", "made", set("SET a = :a, b = :a", { ":a": 1 })),
    update("a number is added to nothing", "count", set("ADD n :one", { ":one": 1 })),
    update("a number is added to", "count", set("ADD n :one", { ":one": 1.5 })),
    update("a fraction is exact", "count", set("ADD n :x", { ":x": 0.1 })),
    update("a number is added to a text", "made", set("ADD b.c :one", { ":one": 1 })),
    update("a text is no number", "texts", set("SET t = :t", { ":t": "x" })),
    update("a number is added to a text itself", "texts", set("ADD t :one", { ":one": 1 })),
    update("a text is added", "texts", set("ADD u :t", { ":t": "x" })),
    update("a set is added to nothing", "sets", set("ADD s :s", { ":s": new Set(["a", "b"]) })),
    update("a set is added to", "sets", set("ADD s :s", { ":s": new Set(["b", "c"]) })),
    update("some of a set are taken out", "sets", set("DELETE s :s", { ":s": new Set(["a", "z"]) })),
    update("all of a set are taken out", "sets", set("DELETE s :s", { ":s": new Set(["b", "c"]) })),
    update("a set of another type is added", "sets", set("ADD s :s", { ":s": new Set(["a"]) })),
    update("numbers are added to texts", "sets", set("ADD s :s", { ":s": new Set([1]) })),
    update("lists are joined", "lists", set("SET l = :l", { ":l": [1, 2] })),
    update("a list is added to", "lists", set("SET l = list_append(l, :l)", { ":l": [3] })),
    update(
      "a list is added to where there is one, and a new one made",
      "lists",
      set("SET m = list_append(if_not_exists(m, :n), :l)", { ":l": [3], ":n": [] }),
    ),
    update(
      "a list is added to one that is missing",
      "lists",
      set("SET l = list_append(z, :l)", { ":l": [3] }),
    ),
    update("an element is set", "lists", set("SET l[0] = :x", { ":x": 9 })),
    update("an element beyond the end is set", "lists", set("SET l[9] = :x", { ":x": 10 })),
    update("an element is removed", "lists", set("REMOVE l[1]")),
    update("an element beyond the end is removed", "lists", set("REMOVE l[77]")),
    update("what is missing is removed", "lists", set("REMOVE nothing")),
    update("a place in a map is set", "maps", set("SET m = :m", { ":m": { a: 1 } })),
    update("another place in a map is set", "maps", set("SET m.b = :x", { ":x": 2 })),
    update("a place in a map that is missing", "maps", set("SET z.b = :x", { ":x": 2 })),
    update("a place in what is no map", "maps", set("SET m.a.c = :x", { ":x": 2 })),
    update("a place in a map is removed", "maps", set("REMOVE m.a")),
    update("a place in a missing map is removed", "maps", set("REMOVE z.a")),
    update("a number is counted up", "sums", set("SET n = :n", { ":n": 5 })),
    update("a sum", "sums", set("SET n = n + :n", { ":n": 5 })),
    update("a difference", "sums", set("SET n = :n - n", { ":n": 5 })),
    update("a sum with what is missing", "sums", set("SET n = n + z")),
    update("a sum with nothing instead", "sums", set("SET n = n + if_not_exists(z, :n)", { ":n": 1 })),
    update("a sum with a text", "sums", set("SET n = n + :n", { ":n": "x" })),
    update("values from before the update are read", "sums", set("SET n = :n, m = n", { ":n": 1 })),
    update("one place twice", "sums", set("SET n = :n, n = :n", { ":n": 1 })),
    update("a place and a place in it", "maps", set("SET m = :m, m.b = :m", { ":m": { a: 1 } })),
    update("a place set and removed", "sums", set("SET n = :n REMOVE n", { ":n": 1 })),
    update("two SET clauses", "sums", set("SET n = :n SET m = :n", { ":n": 1 })),
    update("the key itself", "sums", set("SET #c = :n", { ":n": "other" }, { "#c": "counter" })),
    update("an expression of nothing", "sums", set("")),
    update("an expression that is none", "sums", set("PUT n :n", { ":n": 1 })),
    update("no expression", "touched", {}),
    update("a value that is not used", "sums", set("SET n = :n", { ":n": 1, ":m": 2 })),
    update("a value that is missing", "sums", set("SET n = :n, m = :m", { ":n": 1 })),
    update("a name that is not used", "sums", set("SET n = :n", { ":n": 1 }, { "#m": "m" })),
    update("a name that is missing", "sums", set("SET #m = :n", { ":n": 1 })),
    update("a value whose name lacks its colon", "sums", set("SET n = :n", { n: 1 })),
    update("an index's key becomes a number", "x", {
      ...set("SET ownerId = :n", { ":n": 1 }),
      TableName: EXERCISES,
      // The step's own key is that of another table.
      ...{ Key: { assignment_id: "owned" } },
    }),
    ...(["NONE", "ALL_OLD", "UPDATED_OLD", "UPDATED_NEW"] as const).map((ReturnValues) =>
      update(`an update gives ${ReturnValues}`, "sums", {
        ...set("SET n = :n, o = :n REMOVE m", { ":n": 3 }),
        ReturnValues,
      }),
    ),
    update("an update of nothing gives ALL_OLD", "fresh", {
      ...set("SET n = :n", { ":n": 3 }),
      ReturnValues: "ALL_OLD",
    }),
    update("an empty text is set", "sums", set("SET e = :e", { ":e": "" })),
    ...words.split(" ").map((word) =>
      update(`${word} as it stands`, "words", {
        ...set(`SET ${word} = :x`, { ":x": 1 }),
        ReturnValues: "UPDATED_NEW",
      }),
    ),
    update(
      "reserved words in place of names",
      "names",
      set("SET #size = :x", { ":x": 1 }, { "#size": "size" }),
    ),
    update("a name with a hyphen", "hyphens", set("SET a-b = :x", { ":x": 1 })),
    update("a name with a dot", "dots", set("SET #ab = :x", { ":x": 1 }, { "#ab": "a.b" })),
    update("a name that begins with a digit", "digits", set("SET 1a = :x", { ":x": 1 })),
    update("an expression of 4096 bytes", "long", set(`SET a = :a${" ".repeat(4096 - 10)}`, { ":a": 1 })),
    update("an expression of 4097 bytes", "long", set(`SET a = :a${" ".repeat(4097 - 10)}`, { ":a": 1 })),
  ],
};

const conditionOn = (ConditionExpression: string, values: Record<string, unknown> = {}) => ({
  ConditionExpression,
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
});
const holds = (expression: string, values: Record<string, unknown> = {}, name = expression): Step =>
  put(
    name,
    { counter: "conditions", n: 5, t: "text", l: [1, 2, 3], m: { x: 1 }, s: new Set(["a", "b"]) },
    {
      ...conditionOn(expression, values),
    },
  );

const conditions: Sequence = {
  name: "conditions",
  steps: [
    holds("attribute_not_exists(n)", {}, "nothing is there yet"),
    holds("attribute_not_exists(n)", {}, "something is there now"),
    holds("attribute_exists(n)"),
    holds("attribute_exists(m.x)"),
    holds("attribute_exists(m.y)"),
    holds("attribute_exists(l[2])"),
    holds("attribute_exists(l[3])"),
    holds("attribute_exists(z) OR attribute_exists(n)"),
    holds("attribute_exists(z) AND attribute_exists(n)"),
    holds("NOT attribute_exists(z)"),
    holds("NOT attribute_exists(z) AND attribute_exists(z)", {}, "NOT binds closer than AND"),
    holds(
      "attribute_exists(n) OR attribute_exists(n) AND attribute_exists(z)",
      {},
      "AND binds closer than OR",
    ),
    holds(
      "(attribute_exists(n) OR attribute_exists(n)) AND attribute_exists(z)",
      {},
      "brackets bind closest",
    ),
    holds("n = :n", { ":n": 5 }),
    holds("n <> :n", { ":n": 5 }),
    holds("n < :n", { ":n": 10 }),
    holds("n > :n", { ":n": 10 }),
    holds("n < :n", { ":n": "10" }, "a number is not less than a text"),
    holds("z < :n", { ":n": 10 }, "what is missing is not less"),
    holds("z <> :n", { ":n": 10 }, "what is missing is another"),
    holds("NOT z < :n", { ":n": 10 }, "what is missing is not less, which holds"),
    holds("n BETWEEN :a AND :b", { ":a": 1, ":b": 5 }),
    holds("n BETWEEN :a AND :b", { ":a": 6, ":b": 5 }, "BETWEEN the wrong way round"),
    holds("n IN (:a, :b)", { ":a": 1, ":b": 5 }),
    holds("n IN (:a, :b)", { ":a": 1, ":b": "5" }, "IN with another type"),
    holds("begins_with(t, :t)", { ":t": "te" }),
    holds("begins_with(t, :t)", { ":t": "ex" }, "begins_with does not"),
    holds("contains(t, :t)", { ":t": "ex" }),
    holds("contains(l, :t)", { ":t": 2 }, "contains of a list"),
    holds("contains(l, :t)", { ":t": "2" }, "contains of a list, with another type"),
    holds("contains(s, :t)", { ":t": "a" }, "contains of a set"),
    holds("NOT contains(z, :t)", { ":t": "a" }, "contains of what is missing"),
    holds("size(t) = :n", { ":n": 4 }),
    holds("size(l) >= :n AND size(l) <= :n", { ":n": 3 }),
    holds("size(m) = :n", { ":n": 1 }),
    holds("size(s) = :n", { ":n": 2 }),
    holds("size(z) >= :n", { ":n": 0 }, "the size of what is missing"),
    holds("attribute_type(n, :t)", { ":t": "N" }),
    holds("attribute_type(n, :t)", { ":t": "S" }, "attribute_type is another"),
    holds("attribute_type(n, :t)", { ":t": "X" }, "attribute_type is none"),
    holds("m = :m", { ":m": { x: 1 } }, "maps are compared"),
    holds("l = :l", { ":l": [1, 2, 3] }, "lists are compared"),
    holds("s = :s", { ":s": new Set(["b", "a"]) }, "sets are compared whatever their order"),
    holds(":n = :n", { ":n": 1 }, "a value with itself"),
    holds("n = :n =", { ":n": 1 }, "an expression that breaks off"),
    holds("", {}, "an expression of nothing"),
    holds("exists(n)", {}, "a function that there is not"),
    holds("size(n)", {}, "a function that is no condition"),
    holds("attribute_exists(:n)", { ":n": 1 }, "a value where a name belongs"),
    holds("begins_with(t)", {}, "a function that lacks an argument"),
    holds("role = :n", { ":n": 1 }, "a reserved word in a condition"),
    update("an update on a condition that holds", "conditions", {
      ...set("SET n = :n", { ":n": 6 }),
      ConditionExpression: "attribute_exists(n)",
    }),
    update("an update on one that does not", "conditions", {
      ...set("SET n = :n", { ":n": 6 }),
      ConditionExpression: "attribute_not_exists(n)",
    }),
    update("an update on a missing item that has to be there", "nobody", {
      ...set("SET n = :n", { ":n": 6 }),
      ConditionExpression: "attribute_exists(n)",
    }),
    get("which has not been made", { counter: "nobody" }),
    remove("a deletion on a condition that does not hold", {
      Key: { counter: "conditions" },
      ...conditionOn("attribute_not_exists(n)"),
    }),
    remove("a deletion of nothing on a condition that holds", {
      Key: { counter: "nobody" },
      ...conditionOn("attribute_not_exists(n)"),
    }),
    remove("a deletion on one that does", {
      Key: { counter: "conditions" },
      ...conditionOn("attribute_exists(n)"),
    }),
    remove("a deletion of what is gone, which had to be there", {
      Key: { counter: "conditions" },
      ...conditionOn("attribute_exists(n)"),
    }),
  ],
};

const sizes: Sequence = {
  name: "sizes",
  steps: [
    put("an item of 400 kB", itemOf("size", ITEM_MAX_BYTES)),
    put("an item of a byte more", itemOf("size", ITEM_MAX_BYTES + 1)),
    update("an update to more", "size", { ...set("SET y = :y", { ":y": a(10) }), ReturnValues: "NONE" }),
    update("an update beside it", "size", { ...set("REMOVE x SET y = :y", { ":y": a(10) }) }),
    put("a number takes a byte for two digits and one more", {
      ...itemOf("numbers", ITEM_MAX_BYTES - 4),
      n: 1234,
    }),
    put("that and a byte more", { ...itemOf("numbers", ITEM_MAX_BYTES - 3), n: 1234 }),
    put("a list takes three bytes, and one for each element", {
      ...itemOf("lists", ITEM_MAX_BYTES - 1 - 3 - 3 - 3),
      l: ["a", "b", "c"],
    }),
    put("a list and a byte more", {
      ...itemOf("lists", ITEM_MAX_BYTES - 1 - 3 - 3 - 2),
      l: ["a", "b", "c"],
    }),
    put("a letter with an accent takes two bytes", {
      counter: "accents",
      x: "é".repeat((ITEM_MAX_BYTES - "counter".length - "accents".length - 1 - 1) / 2),
    }),
    put("one more accent is too many", {
      counter: "accents",
      x: "é".repeat((ITEM_MAX_BYTES - "counter".length - "accents".length - 1 + 1) / 2),
    }),
    put(
      "an item that is too large with its copy in a local index",
      { assignment_id: "large", attempt: "1", uid: "u", startedAt: 1, feedback: a(250_000) },
      { TableName: RESULTS },
    ),
    put(
      "one that is as large outside its index",
      { assignment_id: "large", attempt: "1", uid: "u", startedAt: 1, conversation: a(250_000) },
      { TableName: RESULTS },
    ),
    put(
      "one of 250 kB that is in no local index",
      { assignment_id: "large", attempt: "2", uid: "u", feedback: a(250_000) },
      { TableName: RESULTS },
    ),
  ],
};

const row = (attempt: string, startedAt: number | undefined, more: Record<string, unknown> = {}): Step =>
  put(
    `${attempt} is put`,
    { assignment_id: "paged", attempt, uid: "somebody", startedAt, studentId: "Zoë", ...more },
    { TableName: RESULTS },
  );
const ofPaged = {
  KeyConditionExpression: "assignment_id = :id",
  ExpressionAttributeValues: { ":id": "paged" },
};
const byStudent = {
  IndexName: "byStudent",
  KeyConditionExpression: "uid = :uid",
  ExpressionAttributeValues: { ":uid": "somebody" },
};

/** What is compared of a scan, which has no order: the items of all pages together, and that no page is larger than asked for. */
const scanned = async ({ clients }: Engine, Limit: number): Promise<unknown> => {
  const items: string[] = [];
  let isLarger = false;
  for (let from: Record<string, unknown> | undefined; ; ) {
    const { Items = [], LastEvaluatedKey } = await clients.documents.send(
      new ScanCommand({
        TableName: RESULTS,
        Limit,
        FilterExpression: "assignment_id = :id",
        ExpressionAttributeValues: { ":id": "paged" },
        ProjectionExpression: "attempt",
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    items.push(...Items.map(({ attempt }) => String(attempt)));
    isLarger ||= Items.length > Limit;
    if (!LastEvaluatedKey) return { items: items.sort(), isLarger };
    from = LastEvaluatedKey;
  }
};

const pages: Sequence = {
  name: "pages and indexes",
  steps: [
    row("a", 5, { finishedAt: 9, conversation: "long" }),
    row("b", 3),
    row("c", 3, { finishedAt: 4 }),
    row("d", -1),
    row("e", 20),
    row("f", undefined),
    query("all of a partition", ofPaged),
    query("all of a partition, backwards", { ...ofPaged, ScanIndexForward: false }),
    query("two of them", { ...ofPaged, Limit: 2 }),
    query("two behind the second", {
      ...ofPaged,
      Limit: 2,
      ExclusiveStartKey: { assignment_id: "paged", attempt: "b" },
    }),
    query("as many as there are", { ...ofPaged, Limit: 6 }),
    query("one more than there are", { ...ofPaged, Limit: 7 }),
    query("none of them", { ...ofPaged, Limit: 0 }),
    query("behind a place where nothing is", {
      ...ofPaged,
      ExclusiveStartKey: { assignment_id: "paged", attempt: "bb" },
    }),
    query("behind a place of another partition", {
      ...ofPaged,
      ExclusiveStartKey: { assignment_id: "other", attempt: "b" },
    }),
    query("behind half a place", { ...ofPaged, ExclusiveStartKey: { assignment_id: "paged" } }),
    query("by a local index, in the order of numbers", { ...ofPaged, IndexName: "byStart" }),
    query("by a local index, consistently, the newest first", {
      ...ofPaged,
      IndexName: "byStart",
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 2,
    }),
    query("by a local index, behind a place among equals", {
      ...ofPaged,
      IndexName: "byStart",
      ScanIndexForward: false,
      ExclusiveStartKey: { assignment_id: "paged", attempt: "c", startedAt: 3 },
    }),
    query("by a local index, behind a place that lacks its number", {
      ...ofPaged,
      IndexName: "byStart",
      ExclusiveStartKey: { assignment_id: "paged", attempt: "c" },
    }),
    query("by a local index, what it does not hold", {
      ...ofPaged,
      IndexName: "byStart",
      ProjectionExpression: "attempt, conversation",
    }),
    query("by a local index, everything", { ...ofPaged, IndexName: "byStart", Select: "ALL_ATTRIBUTES" }),
    query("by a global index", { ...byStudent, Limit: 3 }),
    query("by a global index, behind a place", {
      ...byStudent,
      ExclusiveStartKey: { uid: "somebody", startedAt: 5, assignment_id: "paged", attempt: "a" },
    }),
    query("by a global index, behind a place that lacks the table's key", {
      ...byStudent,
      ExclusiveStartKey: { uid: "somebody", startedAt: 5 },
    }),
    query("by a global index, consistently", { ...byStudent, ConsistentRead: true }),
    query("by a global index, what it does not hold", {
      ...byStudent,
      ProjectionExpression: "attempt, conversation",
    }),
    query("by a global index, everything", { ...byStudent, Select: "ALL_ATTRIBUTES" }),
    query("by a global index, its keys alone", { ...byStudent, ProjectionExpression: "attempt, uid" }),
    query("by an index that there is not", { ...byStudent, IndexName: "byTeacher" }),
    query("by a place in time", {
      ...byStudent,
      KeyConditionExpression: "uid = :uid AND startedAt < :before",
      ExpressionAttributeValues: { ":uid": "somebody", ":before": 5 },
    }),
    query("between two places in time", {
      ...byStudent,
      KeyConditionExpression: "uid = :uid AND startedAt BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":uid": "somebody", ":from": 3, ":to": 5 },
    }),
    query("by how a sort key begins", {
      KeyConditionExpression: "assignment_id = :id AND begins_with(attempt, :a)",
      ExpressionAttributeValues: { ":id": "paged", ":a": "a" },
    }),
    query("how many there are", { ...ofPaged, Select: "COUNT" }),
    query("with a filter, which counts after the limit", {
      ...ofPaged,
      Limit: 2,
      FilterExpression: "attribute_exists(finishedAt)",
    }),
    query("with a filter on the index's own number", {
      ...byStudent,
      FilterExpression: "attribute_not_exists(finishedAt)",
    }),
    query("with a filter on a key", {
      KeyConditionExpression: "assignment_id = :id",
      FilterExpression: "attempt = :a",
      ExpressionAttributeValues: { ":id": "paged", ":a": "a" },
    }),
    query("without a partition", {
      KeyConditionExpression: "attempt = :a",
      ExpressionAttributeValues: { ":a": "a" },
    }),
    query("by part of a partition", {
      KeyConditionExpression: "begins_with(assignment_id, :id)",
      ExpressionAttributeValues: { ":id": "pa" },
    }),
    query("by what is no key", {
      KeyConditionExpression: "assignment_id = :id AND grade = :g",
      ExpressionAttributeValues: { ":id": "paged", ":g": "x" },
    }),
    query("by two conditions on a sort key", {
      KeyConditionExpression: "assignment_id = :id AND attempt > :a AND attempt < :b",
      ExpressionAttributeValues: { ":id": "paged", ":a": "a", ":b": "c" },
    }),
    query("by either of two", {
      KeyConditionExpression: "assignment_id = :id OR assignment_id = :a",
      ExpressionAttributeValues: { ":id": "paged", ":a": "a" },
    }),
    query("by nothing", {}),
    query("by a key of another type", {
      KeyConditionExpression: "assignment_id = :id",
      ExpressionAttributeValues: { ":id": 1 },
    }),
    query("by an empty key", {
      KeyConditionExpression: "assignment_id = :id",
      ExpressionAttributeValues: { ":id": "" },
    }),
    query("a reserved word is projected", { ...ofPaged, ProjectionExpression: "attempt, role" }),
    query("one attribute is projected twice", { ...ofPaged, ProjectionExpression: "attempt, attempt" }),
    { name: "a scan, a page of one at a time", call: (engine) => scanned(engine, 1) },
    { name: "a scan, all at once", call: (engine) => scanned(engine, 100) },
    ...["1", "2", "3", "4"].map((attempt) =>
      put(
        `a page of 300 kB, ${attempt}`,
        { assignment_id: "megabyte", attempt, conversation: a(300_000) },
        { TableName: RESULTS },
      ),
    ),
    {
      name: "a page ends at a megabyte",
      call: ({ clients }) =>
        clients.documents.send(
          new QueryCommand({
            TableName: RESULTS,
            KeyConditionExpression: "assignment_id = :id",
            ExpressionAttributeValues: { ":id": "megabyte" },
          }),
        ),
      seen: ({ Items, LastEvaluatedKey, Count }) => ({
        attempts: Array.isArray(Items) && Items.map(({ attempt }) => attempt),
        LastEvaluatedKey,
        Count,
      }),
    },
    {
      name: "a page ends at a megabyte of what is read, whatever is given",
      call: ({ clients }) =>
        clients.documents.send(
          new QueryCommand({
            TableName: RESULTS,
            KeyConditionExpression: "assignment_id = :id",
            ExpressionAttributeValues: { ":id": "megabyte" },
            ProjectionExpression: "attempt",
          }),
        ),
    },
    {
      name: "the old way to ask",
      call: ({ clients }) =>
        clients.tables.send(
          new RawQueryCommand({
            TableName: RESULTS,
            KeyConditions: {
              assignment_id: { ComparisonOperator: "EQ", AttributeValueList: [{ S: "paged" }] },
            },
            AttributesToGet: ["attempt"],
          }),
        ),
    },
  ],
};

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ PutRequest: { Item: { counter: { S: `many ${at}` } } } }));

const several: Sequence = {
  name: "several at once",
  steps: [
    {
      name: "25 are written",
      call: ({ clients }) =>
        clients.tables.send(new BatchWriteItemCommand({ RequestItems: { [QUOTAS]: many(25) } })),
    },
    {
      name: "26 are not",
      call: ({ clients }) =>
        clients.tables.send(new BatchWriteItemCommand({ RequestItems: { [QUOTAS]: many(26) } })),
    },
    {
      name: "one key twice",
      call: ({ clients }) =>
        clients.tables.send(
          new BatchWriteItemCommand({ RequestItems: { [QUOTAS]: [...many(1), ...many(1)] } }),
        ),
    },
    {
      name: "none",
      call: ({ clients }) => clients.tables.send(new BatchWriteItemCommand({ RequestItems: {} })),
    },
    {
      name: "two are read",
      call: ({ clients }) =>
        clients.tables.send(
          new BatchGetItemCommand({
            RequestItems: {
              [QUOTAS]: { Keys: [{ counter: { S: "many 3" } }, { counter: { S: "nobody" } }] },
            },
          }),
        ),
    },
    {
      name: "101 are not read",
      call: ({ clients }) =>
        clients.tables.send(
          new BatchGetItemCommand({
            RequestItems: {
              [QUOTAS]: { Keys: Array.from({ length: 101 }, (_, at) => ({ counter: { S: `many ${at}` } })) },
            },
          }),
        ),
    },
    {
      name: "a transaction writes",
      call: ({ clients }) =>
        clients.documents.send(
          new TransactWriteCommand({
            TransactItems: [{ Put: { TableName: QUOTAS, Item: { counter: "transacted" } } }],
          }),
        ),
    },
    {
      name: "a transaction reads",
      call: ({ clients }) =>
        clients.documents.send(
          new TransactGetCommand({
            TransactItems: [{ Get: { TableName: QUOTAS, Key: { counter: "many 3" } } }],
          }),
        ),
    },
  ],
};

/** A table as its description has it, but for times, sizes and what is known to this run alone. */
const described = ({ Table }: Readonly<Record<string, unknown>>): unknown => {
  const { TableName, TableStatus, KeySchema, AttributeDefinitions, BillingModeSummary } = Object(Table);
  const byName = (one: object, other: object): number =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
  const indexesOf = (indexes: readonly Record<string, unknown>[] = []) =>
    indexes
      .map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection: {
          ...Object(Projection),
          NonKeyAttributes: [...(Object(Projection).NonKeyAttributes ?? [])].sort(),
        },
      }))
      .sort(byName);
  return {
    TableName,
    TableStatus,
    KeySchema,
    AttributeDefinitions: [...AttributeDefinitions].sort(byName),
    BillingMode: Object(BillingModeSummary).BillingMode,
    global: indexesOf(Object(Table).GlobalSecondaryIndexes),
    local: indexesOf(Object(Table).LocalSecondaryIndexes),
  };
};

const tables: Sequence = {
  name: "tables",
  steps: [
    ...[USERS, EXERCISES, RESULTS, LESSONS, QUOTAS].map(
      (TableName): Step => ({
        name: `${TableName} is as the stack has it`,
        call: ({ clients }) => clients.tables.send(new DescribeTableCommand({ TableName })),
        seen: described,
      }),
    ),
    {
      name: "a table that there is not",
      call: ({ clients }) => clients.tables.send(new DescribeTableCommand({ TableName: "Viva-Nothing" })),
    },
    {
      name: "a table is there already",
      call: ({ clients }) =>
        clients.tables.send(
          new CreateTableCommand({
            TableName: QUOTAS,
            BillingMode: "PAY_PER_REQUEST",
            AttributeDefinitions: [{ AttributeName: "counter", AttributeType: "S" }],
            KeySchema: [{ AttributeName: "counter", KeyType: "HASH" }],
          }),
        ),
    },
    {
      name: "what its items expire by",
      call: ({ clients }) => clients.tables.send(new DescribeTimeToLiveCommand({ TableName: QUOTAS })),
    },
    put("an item that has expired is put", { counter: "expired", expiresAt: 1 }),
    get("an item that has expired is there until it is deleted, some day", { counter: "expired" }),
  ],
};

/** DynamoDB: what Viva relies on, and the edges of it. */
export const dynamodb: readonly Sequence[] = [
  tables,
  values,
  keys,
  updates,
  conditions,
  sizes,
  pages,
  several,
];
