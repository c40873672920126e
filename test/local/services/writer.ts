/**
 * A process to be killed: opens the database in the folder named on the command line and counts up, one write at a time,
 * printing each number once its write was answered.
 */
import { dynamodb } from "../../../local/services/dynamodb.ts";
import { account } from "./place.ts";
import { tables } from "./tables.ts";

const [dir = "", first = "1"] = process.argv.slice(2);
const { ask } = await dynamodb({ dir, tables, ...account });
for (let number = Number(first); ; number++) {
  const Item = { counter: { S: `n${number}` }, filling: { S: "x".repeat(2000) } };
  const { status } = await ask("PutItem", { TableName: "Quotas", Item });
  if (status === 200) process.stdout.write(`${number}\n`);
}
