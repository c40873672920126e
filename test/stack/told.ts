import { appendFileSync } from "node:fs";
import { reportReasons } from "../../domain/report.ts";

/** What kind of thing about a person a text is. */
export type Kind = "name" | "answer" | "address" | "password" | "invitation" | "note" | "token";
/** Something that a person told the stack. */
export type Told = { kind: Kind; text: string };

/** The fields of bodies, the API's and Cognito's, that say something of a person. */
const kinds: Readonly<Record<string, Kind>> = {
  name: "name",
  Value: "name",
  text: "answer",
  content: "answer",
  message: "answer",
  prompt: "answer",
  email: "address",
  Username: "address",
  Password: "password",
  invitation: "invitation",
  note: "note",
  reason: "note",
};

/** What a body says of people, wherever in it; [] where it is no JSON, or says nothing. */
export const toldIn = (body: string): Told[] => {
  const told: Told[] = [];
  const read = (key: string, value: unknown): unknown => {
    const kind = kinds[key];
    // Why an exercise is reported is one of four words of ours, and is to be logged.
    if (key === "reason" && Object.keys(reportReasons).includes(String(value))) return value;
    if (kind && typeof value === "string") told.push({ kind, text: value });
    return value;
  };
  try {
    JSON.parse(body, read);
  } catch {
    // What is broken on purpose tells of nobody.
  }
  return told;
};

/**
 * Notes what a call says of the person who makes it, so that the stack's whole log can be searched for it at the end of the
 * run (test/stack/leaks.ts). Does nothing where no stack is shared.
 */
export const noteTold = ({
  body = "",
  authorization = "",
}: {
  body?: string | undefined;
  authorization?: string | undefined;
}): void => {
  const file = process.env.VIVA_TOLD;
  if (file === undefined) return;
  const token: Told = { kind: "token", text: authorization.replace(/^Bearer /, "") };
  // One write for each call: several workers write at once.
  appendFileSync(file, [token, ...toldIn(body)].map((one) => `${JSON.stringify(one)}\n`).join(""));
};
