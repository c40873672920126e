import { expect, test } from "@jest/globals";
import { measure, note, watching } from "../../lambdas/telemetry/watch.ts";
import { readable } from "../../local/lambda/printed.ts";
import { printedBy } from "../lambdas/printed.ts";

test("a developer reads what went wrong, and is spared what only CloudWatch reads", async () => {
  const printed = await printedBy(() =>
    watching({ route: "POST /conversation", requestId: "7b0e" }, async () => {
      note("fallback", { fault: "denied" });
      note("answered", { status: 200, ms: 12 });
      measure("FirstWord", 8);
    }),
  );
  expect(printed.map((line) => readable(JSON.stringify(line)))).toEqual([
    "warn: fallback, at POST /conversation, fault denied",
    undefined,
    undefined,
  ]);
});

test.each(["Error: it broke", '{"not":"ours"}', "42", "{"])("%s is shown as it is", (line) => {
  expect(readable(line)).toBe(line);
});
