import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { jest } from "@jest/globals";
import { tableNames } from "./tables.ts";

/** The tables that openTables() has opened, past every store; and a connection that can be made to break. */
export const tablesInHand = async () => {
  const { database } = await import("../../../lambdas/store/database.ts");
  return {
    put: (TableName: string, Item: object) => database.send(new PutCommand({ TableName, Item })),

    /** Every row of any table in which this text occurs. */
    async traces(text: string): Promise<object[]> {
      const all = await Promise.all(
        tableNames.map(
          async (TableName) => (await database.send(new ScanCommand({ TableName }))).Items ?? [],
        ),
      );
      return all.flat().filter((item) => JSON.stringify(item).includes(text));
    },

    /** Fails the write or read of that number, counted from 0, and lets all others through. Gives how many there were. */
    failingAt(failing: number): { asked(): number; restore(): void } {
      const send = database.send.bind(database);
      let asked = 0;
      const spy = jest.spyOn(database, "send").mockImplementation(async (...given: unknown[]) => {
        if (asked++ === failing) throw new Error("The connection broke.");
        return Reflect.apply(send, undefined, given);
      });
      return { asked: () => asked, restore: () => spy.mockRestore() };
    },
  };
};
