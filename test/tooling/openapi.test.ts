import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import * as z from "zod";
import { aboutOf } from "../../docs/calls.ts";
import { openapi } from "../../docs/openapi.ts";
import { api, type RouteName } from "../../domain/api.ts";
import { refusalsOf } from "../../domain/refusals.ts";
import { shapeOf } from "../../domain/shapes.ts";

const routes = Object.keys(api) as RouteName[]; // keys() forgets its keys' type

test.each(routes.filter((name) => shapeOf(name).body))("%s has an example, and takes it", (name) => {
  const { error } = shapeOf(name).body?.safeParse(aboutOf(name).example) ?? {};
  expect(error).toBeUndefined();
});

test("whatever a call may say in its query is among its parameters, also where two calls share it", () => {
  const { paths } = JSON.parse(openapi());
  for (const name of routes) {
    const { path, method } = api[name];
    const { parameters = [] }: { parameters?: { in: string; name: string }[] } =
      paths[path][method.toLowerCase()];
    const { query } = shapeOf(name);
    expect([name, ...parameters.filter((one) => one.in === "query").map((one) => one.name)]).toEqual([
      name,
      ...(query instanceof z.ZodObject ? Object.keys(query.shape) : []),
    ]);
  }
});

test("each reference leads somewhere, and no part is there for nothing", () => {
  const text = openapi();
  const { components } = JSON.parse(text);
  const parts = ["schemas", "responses"].flatMap((kind) =>
    Object.keys(components[kind]).map((name) => `#/components/${kind}/${name}`),
  );
  const led = new Set([...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, to]) => to));
  expect([...led].sort()).toEqual(parts.sort());
});

test("each code of a refusal is one that a function or API Gateway gives", () => {
  const sources = readdirSync("lambdas", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `lambdas/${file}`);
  const given = ["infra/gatewayResponses.ts", ...sources].map((file) => readFileSync(file, "utf8")).join("");
  const codes = new Set(routes.flatMap((name) => Object.values(refusalsOf(name)).flat()));
  expect([...codes].filter((code) => !given.includes(`"${code}"`))).toEqual([]);
});
