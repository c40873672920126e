import * as z from "zod";
import { api, type Route, type RouteName } from "../domain/api.ts";
import { anyCall, type Refusals, refusalsOf } from "../domain/refusals.ts";
import { errorBody, type Shape } from "../domain/shapes.ts";
import { aboutOf, documentedShapeOf } from "./calls.ts";

const answersWith = {
  json: "JSON",
  events: "turn events, one JSON object a line, for `Accept: application/x-ndjson`; else one JSON object",
  mp3: "mp3",
  jpeg: "a JPEG picture",
} as const;

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
};

const LINE = 100;

/** A JSON Schema as the type that a TypeScript reader would write; an object that is too long for a line takes several. */
const written = (schema: Schema, indent = ""): string => {
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => written(one, indent)).join(`\n${indent}| `);
  if (schema.type === "array") return `${written(schema.items ?? {}, indent)}[]`;
  if (schema.type !== "object") return schema.format ?? schema.type ?? "unknown";
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) =>
      `${name}${schema.required?.includes(name) ? "" : "?"}: ${written(inner, `${indent}  `)}`,
  );
  const line = `{ ${fields.join("; ")} }`;
  if (line.length + indent.length <= LINE && !line.includes("\n")) return line;
  return `{\n${fields.map((field) => `${indent}  ${field};\n`).join("")}${indent}}`;
};

/** On the wire: `message` fields that hold JSON are text there. */
const wire = (shape: z.ZodType): string => written(z.toJSONSchema(shape, { io: "input" }) as Schema);

const block = (title: string, shape: z.ZodType | undefined): string =>
  shape ? `${title}\n\n\`\`\`ts\n${wire(shape)}\n\`\`\`\n\n` : "";

const withCodes = (refusals: Refusals): string =>
  Object.entries(refusals)
    .map(([status, codes = []]) => `${status} ${codes.map((code) => `\`${code}\``).join(", ")}`)
    .join("; ");

/** What a call may be refused with, beyond what any call may. */
const refused = (name: RouteName): string => {
  const common: Refusals = anyCall;
  const own = Object.entries(refusalsOf(name)).flatMap(([status, codes = []]) => {
    const left = codes.filter((code) => !common[Number(status)]?.includes(code));
    return left.length > 0 ? [[status, left] as const] : [];
  });
  return own.length > 0 ? `Refuses with ${withCodes(Object.fromEntries(own))}.\n\n` : "";
};

const section = (name: RouteName): string => {
  const { method, path, lambda, callers, answers, takes }: Route = api[name];
  const { body, reply, whole }: Shape = documentedShapeOf(name);
  return (
    `## ${name}\n\n${aboutOf(name).summary}\n\n` +
    `\`${method} ${path}\` · ${callers} · Lambda \`${lambda}\` · answers ${answersWith[answers]}\n\n` +
    (takes ? `Takes the bytes of a ${takes.toUpperCase()} picture, as \`image/${takes}\`.\n\n` : "") +
    block("Takes", body) +
    block(answers === "events" ? "Each event" : "Gives", reply) +
    block("In one object", whole) +
    refused(name)
  );
};

/** The page on every call, made from the route table, its shapes and its refusals. */
export const apiPage = (): string =>
  "# The API\n\n" +
  "Made by `npm run docs` from `domain/api.ts`, `domain/shapes.ts` and `domain/refusals.ts`; do not edit. " +
  "[openapi.json](openapi.json) says the same to programs.\n\n" +
  "Everybody signed in sends `Authorization: Bearer <token>`: a guest's token of the identity pool, or a member's id token " +
  "of the user pool. `message` fields of type string hold JSON as text. A refusal always has the body\n\n" +
  `\`\`\`ts\n${wire(errorBody)}\n\`\`\`\n\n` +
  `Any call may be refused with ${withCodes(anyCall)}. 429 and 504 come with \`Retry-After\`, 409 and 503 where it is known.\n\n` +
  (Object.keys(api) as RouteName[]).map(section).join("");
