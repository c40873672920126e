import { readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import * as z from "zod";
import { accountExport } from "../domain/accountExport.ts";
import { type Api, api, type Params, type Route, type RouteName } from "../domain/api.ts";
import { conversation, event, lesson, startHint, turn, words } from "../domain/conversationShapes.ts";
import { demos } from "../domain/demos.ts";
import { examMark } from "../domain/exams/examMark.ts";
import {
  exerciseContent,
  handingOver,
  ownExercise,
  publicExercise,
  savedExercise,
} from "../domain/exerciseShapes.ts";
import { refusalsOf } from "../domain/refusals.ts";
import { mistake, ownAttempt, resultRow, wholeResult } from "../domain/resultShapes.ts";
import { errorBody, type Shape, shapes } from "../domain/shapes.ts";
import { aboutOf, documentedShapeOf } from "./calls.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** The shapes that have a name in the document, as bodies and as answers. */
const sentNames = { ExerciseContent: exerciseContent, Conversation: conversation, HandingOver: handingOver };
const givenNames = {
  Exercise: publicExercise,
  OwnExercise: ownExercise,
  SavedExercise: savedExercise,
  Lesson: lesson,
  Turn: turn,
  TurnEvent: event,
  WholeTurn: shapes.takeTurn.whole,
  ExamMark: examMark,
  ResultRow: resultRow,
  Result: wholeResult,
  Attempt: ownAttempt,
  Member: shapes.readMember.reply,
  Class: shapes.createClass.reply,
  Place: shapes.claimPlace.reply,
  Account: accountExport,
  StartHint: startHint,
  Mistake: mistake,
  Words: words,
  Error: errorBody,
};

const componentOf = (kind: "schemas" | "responses", name: string) => `#/components/${kind}/${name}`;

/**
 * Shapes as JSON Schema, those with names apart. On the wire a codec is what it is written as: text, with a note of the JSON in
 * it. What Viva answers holds nothing that is not named here (lambdas/http/answer.ts); of what it is sent, it passes over the rest.
 */
const schemasOf = (
  named: Readonly<Record<string, z.ZodType>>,
  others: Readonly<Record<string, z.ZodType>>,
  side: "sent" | "given",
): Record<string, Schema> => {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<z.ZodType, string>();
  for (const [id, shape] of Object.entries({ ...named, ...others }))
    if (!ids.has(shape)) {
      ids.set(shape, id);
      registry.add(shape, { id });
    }
  const override: z.core.ToJSONSchemaParams["override"] = ({ zodSchema, jsonSchema }) => {
    if (side === "given" && jsonSchema.type === "object" && jsonSchema.properties)
      jsonSchema.additionalProperties = false;
    if (zodSchema instanceof z.ZodCodec) {
      jsonSchema.contentMediaType = "application/json";
      // The JSON that stands in a text.
      const { $schema: _, ...inner } = z.toJSONSchema(zodSchema.def.out, { io: "input", override });
      jsonSchema.contentSchema = inner;
    }
  };
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    uri: (id) => componentOf("schemas", id),
    override,
  });
  const bare = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]): [string, Schema] => [
    id,
    schema,
  ]);
  const all = Object.fromEntries(bare);
  // A shape that has a name already is referred to by it.
  for (const [id, shape] of Object.entries(others)) {
    const name = ids.get(shape);
    if (name !== undefined && name !== id) all[id] = { $ref: componentOf("schemas", name) };
  }
  return all;
};

const routes = Object.keys(api) as RouteName[]; // keys() forgets its keys' type

const shapesOf = (part: keyof Shape): Record<string, z.ZodType> =>
  Object.fromEntries(
    routes.flatMap((name) => {
      const shape = documentedShapeOf(name)[part];
      return shape ? [[name, shape] as const] : [];
    }),
  );

const given = schemasOf(givenNames, shapesOf("reply"), "given");
const sent = schemasOf(sentNames, shapesOf("body"), "sent");
/** Each by itself: what two calls share is written out in both. */
const queries = Object.fromEntries(
  Object.entries(shapesOf("query")).map(([name, shape]) => [name, z.toJSONSchema(shape, { io: "input" })]),
);

const demoCodes = Object.values(demos)
  .map(({ assignment_id, language }) => `${assignment_id} (${language})`)
  .join(", ");

type ParameterIn<Path> = Path extends string ? keyof Params<Path> : never;
/** Each parameter that a path has. */
type Parameter = ParameterIn<Api[RouteName]["path"]>;
const parameters = {
  assignmentId: {
    description: `An exercise's code. The demos are ${demoCodes}.`,
    schema: { type: "string", minLength: 1 },
    example: "5368",
  },
  attempt: {
    description: "An attempt's number: the `lessonId` of its lesson.",
    schema: { type: "string", minLength: 1 },
    example: "6f0c1f5e-3d0b-4f0e-9a55-8d2f2f1c7a10",
  },
  place: {
    description: "Which of the exercise's photos: the first or the second.",
    schema: { type: "string", enum: ["0", "1"] },
    example: "0",
  },
  classId: {
    description: "A class's number.",
    schema: { type: "string", minLength: 1 },
    example: "0b1d7a3e5f0c4a43",
  },
  colleagueId: {
    description: "The account of a colleague that an exercise is shared with.",
    schema: { type: "string", minLength: 1 },
    example: "2f9a4c1e-7d35-4b68-8e0f-3c6b5a9d1e42",
  },
  placeId: {
    description: "A student's place on the list of a class.",
    schema: { type: "string", minLength: 1 },
    example: "p1",
  },
} as const satisfies Record<Parameter, unknown>;

const parametersOf = (name: RouteName) => [
  ...(Object.keys(parameters) as Parameter[]) // keys() forgets its keys' type
    .filter((parameter) => api[name].path.includes(`{${parameter}}`))
    .map((parameter) => ({ name: parameter, in: "path", required: true, ...parameters[parameter] })),
  ...Object.entries(queries[name]?.properties ?? {}).map(([parameter, schema]) => ({
    name: parameter,
    in: "query",
    required: queries[name]?.required?.includes(parameter) ?? false,
    schema,
  })),
];

const bodyOf = (name: RouteName) => {
  const { takes }: Route = api[name];
  if (takes) return { requestBody: { required: true, content: { [`image/${takes}`]: {} } } };
  const schema = sent[name];
  if (!schema) return {};
  const { example } = aboutOf(name);
  const content = { "application/json": { schema, ...(example !== undefined && { example }) } };
  return { requestBody: { required: true, content } };
};

const textHeader = (value: string) => ({
  "Cache-Control": { required: true, schema: { type: "string", const: value } },
});
const uncached = textHeader("no-store");

const answerOf = (name: RouteName) => {
  const json = { "application/json": { schema: given[name] } };
  switch (api[name].answers) {
    case "json":
      return { headers: uncached, content: json };
    case "events":
      return {
        headers: uncached,
        content: {
          "application/json": { schema: { $ref: componentOf("schemas", "WholeTurn") } },
          // One JSON value a line; the items of this array, one by one.
          "application/x-ndjson": { schema: { type: "array", items: given[name] } },
        },
      };
    case "mp3":
      return { headers: textHeader("private, max-age=86400"), content: { "audio/mpeg": {} } };
    case "jpeg":
      return { headers: textHeader("private, no-cache"), content: { "image/jpeg": {} } };
  }
};

/** Statuses that always say, and those that may say, after how many seconds another try is worth it. */
const RETRIED = [429, 504];
const MAY_BE_RETRIED = [409, 503];

/** What calls with the same refusals of a status share. */
const refusalName = (status: number, codes: readonly string[]): string => [status, ...codes].join(".");
const refusal = (status: number, codes: readonly string[]) => {
  const isRetried = RETRIED.includes(status);
  return {
    description: `${STATUS_CODES[status]}: ${codes.map((code) => `\`${code}\``).join(", ")}`,
    headers: {
      ...uncached,
      ...((isRetried || MAY_BE_RETRIED.includes(status)) && {
        "Retry-After": { required: isRetried, schema: { type: "integer", minimum: 0 } },
      }),
    },
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: componentOf("schemas", "Error") },
            { properties: { error: { properties: { code: { enum: codes } } } } },
          ],
        },
      },
    },
  };
};
/** Each status that a call may be refused with, and its codes. */
const statusesOf = (name: RouteName): [number, readonly string[]][] =>
  Object.entries(refusalsOf(name)).map(([status, codes = []]) => [Number(status), codes]);
const refusals = Object.fromEntries(
  routes.flatMap((name) =>
    statusesOf(name).map(([status, codes]) => [refusalName(status, codes), refusal(status, codes)]),
  ),
);

const SECURITY = {
  anybody: [],
  "signed in": [{ guest: [] }, { member: [] }],
  members: [{ member: [] }],
} as const satisfies Record<Route["callers"], unknown>;

const operationOf = (name: RouteName) => {
  const { callers, lambda }: Api[RouteName] = api[name];
  const refused = statusesOf(name).map(([status, codes]) => [
    status,
    { $ref: componentOf("responses", refusalName(status, codes)) },
  ]);
  const asked = parametersOf(name);
  return {
    operationId: name,
    summary: aboutOf(name).summary,
    tags: [lambda],
    security: SECURITY[callers],
    ...(asked.length > 0 && { parameters: asked }),
    ...bodyOf(name),
    responses: {
      200: { description: STATUS_CODES[200], ...answerOf(name) },
      ...Object.fromEntries(refused),
    },
  };
};

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of routes) {
    const { path, method } = api[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
};

const only = (names: object, schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, schemas[name]]));

const { version, license }: { version: string; license: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

const bearer = (description: string) => ({
  type: "http",
  scheme: "bearer",
  bearerFormat: "JWT",
  description,
});

/** The API as an OpenAPI 3.1 document, made from the route table, the shapes and the refusals. */
export const openapi = (): string => {
  const document = {
    openapi: "3.1.1",
    info: {
      title: "Viva",
      version,
      summary: "Practice for GCSE speaking exams with an AI partner.",
      description:
        "Made by `npm run docs` from the code; do not edit. The API answers at the site's own address. Lengths of texts are " +
        "counted in UTF-16 code units, as JavaScript does. Fields that are not described are passed over. Rules that JSON Schema can't express, such as fields that depend on " +
        "each other, are told by 400, with a sentence and the field.",
      license: { name: license, identifier: license },
    },
    servers: [{ url: "/" }],
    paths: pathsOf(),
    components: {
      securitySchemes: {
        guest: bearer("A guest's OpenID token of the identity pool."),
        member: bearer("A member's id token of the user pool."),
      },
      responses: refusals,
      schemas: { ...only(sentNames, sent), ...only(givenNames, given) },
    },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
};
