import type { RouteName } from "../../../domain/api.ts";

/** A place in a JSON document: the keys that lead to it. */
type Place = readonly string[];

/** Something untrue, written into the document: what stands where, the call that shows it, and the check that has to find it. */
export type Lie = {
  name: string;
  operation: RouteName;
  /** Where something else is written, and what; undefined takes away what is there. */
  changes: readonly { at: Place; to: unknown }[];
  /** Schemathesis's code of the failure (its own schemathesis/failure_codes.py). */
  code: string;
};

const readExercise = ["paths", "/api/exercises/{assignmentId}", "get"] as const;
const answer = [...readExercise, "responses", "200"] as const;
const giveHint = ["paths", "/api/hint", "post"] as const;
const schemas = ["components", "schemas"] as const;
const responses = ["components", "responses"] as const;
const json = ["content", "application/json", "schema"] as const;
const inMessage = ["properties", "message", "contentSchema"] as const;
const UNDOCUMENTED_STATUS = "ST103";
const UNDOCUMENTED_TYPE = "ST105";
const MISSING_HEADER = "ST107";
const AGAINST_SCHEMA = "ST108";
/** Of a check of our own: hooks.py. */
const OWN_CHECK = "ST901";

/** Each kind of thing that the document says of an answer, once; each list is written into one document. */
export const lies: readonly (readonly Lie[])[] = [
  [
    {
      name: "a status",
      operation: "readExercise",
      changes: [
        { at: [...readExercise, "responses", "201"], to: { description: "Created" } },
        { at: answer, to: undefined },
      ],
      code: UNDOCUMENTED_STATUS,
    },
    {
      name: "the code of a refusal",
      operation: "readMember",
      changes: [
        {
          at: [...responses, "403.wrong_address.members_only", ...json],
          to: { properties: { error: { properties: { code: { const: "wrong_address" } } } } },
        },
      ],
      code: AGAINST_SCHEMA,
    },
    {
      name: "an event of a stream",
      operation: "takeTurn",
      changes: [{ at: [...schemas, "TurnEvent"], to: { required: ["never"] } }],
      code: AGAINST_SCHEMA,
    },
    {
      name: "the JSON in a text",
      operation: "giveHint",
      changes: [
        {
          at: [...giveHint, "responses", "200", ...json, ...inMessage, "properties", "message", "type"],
          to: "number",
        },
      ],
      code: OWN_CHECK,
    },
  ],
  [
    {
      name: "a type of content",
      operation: "readExercise",
      changes: [{ at: [...answer, "content"], to: { "text/plain": {} } }],
      code: UNDOCUMENTED_TYPE,
    },
    {
      name: "a member that is left out",
      operation: "startLesson",
      changes: [
        { at: [...schemas, "Lesson", "properties", "startedAt"], to: undefined },
        { at: [...schemas, "Lesson", "required"], to: [] },
      ],
      code: AGAINST_SCHEMA,
    },
    {
      name: "whom a call is for",
      operation: "giveHint",
      changes: [{ at: [...giveHint, "security"], to: [{ member: [] }] }],
      code: OWN_CHECK,
    },
  ],
  [
    {
      name: "a header",
      operation: "readExercise",
      changes: [
        { at: [...answer, "headers", "X-Never"], to: { required: true, schema: { type: "string" } } },
      ],
      code: MISSING_HEADER,
    },
    {
      name: "the type of a member",
      operation: "readExercise",
      changes: [{ at: [...schemas, "Exercise", "properties", "duration", "type"], to: "string" }],
      code: AGAINST_SCHEMA,
    },
  ],
];

/** The document with these lies in it. Throws where the document has no such place. */
export const lying = (document: string, told: readonly Lie[]): string => {
  const whole: unknown = JSON.parse(document);
  for (const { at, to } of told.flatMap(({ changes }) => changes)) {
    let part = whole;
    for (const key of at.slice(0, -1)) part = (part as Record<string, unknown> | undefined)?.[key];
    if (typeof part !== "object" || part === null)
      throw new Error(`There is no ${at.join(" ")} to lie about.`);
    // What is undefined, JSON leaves out.
    Object.assign(part, { [at.at(-1) ?? ""]: to });
  }
  return JSON.stringify(whole);
};
