import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An operation by AWS's names: the service as the SDK's package has it. A waiter asks the operation that AWS's model gives for it. */
export type Used = { service: string } & ({ operation: string } | { waiter: string });

/** All that runs at a school: functions, pages, and the commands of its technician. */
const FOLDERS = ["lambdas", "frontend/src", "deploy", "member", "student", "infra", "domain"];

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
/** Types are used by nobody when it runs. */
const TYPES = /import type\s*\{[^}]*\}\s*from\s*"[^"]+";?/g;

/** DynamoDB's names for the document client's commands; Query and Scan are called so by both. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  BatchGetCommand: "BatchGetItemCommand",
  BatchWriteCommand: "BatchWriteItemCommand",
  DeleteCommand: "DeleteItemCommand",
  GetCommand: "GetItemCommand",
  PutCommand: "PutItemCommand",
  TransactGetCommand: "TransactGetItemsCommand",
  TransactWriteCommand: "TransactWriteItemsCommand",
  UpdateCommand: "UpdateItemCommand",
};

/** What Amplify asks of the user pool for each function (its folder providers/cognito/apis). */
const AMPLIFY: Readonly<Record<string, readonly string[]>> = {
  confirmResetPassword: ["ConfirmForgotPassword"],
  confirmUserAttribute: ["VerifyUserAttribute"],
  decodeJWT: [],
  fetchAuthSession: ["GetTokensFromRefreshToken"],
  resetPassword: ["ForgotPassword"],
  sendUserAttributeVerificationCode: ["GetUserAttributeVerificationCode"],
  signIn: ["InitiateAuth", "RespondToAuthChallenge"],
  signOut: ["RevokeToken"],
  signUp: ["SignUp"],
};

const namedIn = (service: string, name: string): Used[] => {
  const [, paginated] = /^paginate([A-Z]\w+)$/.exec(name) ?? [];
  const [, waiter] = /^waitUntil([A-Z]\w+)$/.exec(name) ?? [];
  const [, command] = /^([A-Z]\w+)Command$/.exec(name) ?? [];
  if (waiter !== undefined) return [{ service, waiter }];
  const operation = paginated ?? command;
  return operation === undefined ? [] : [{ service, operation }];
};

/** What an import brings in of AWS's operations. Throws for a function of Amplify's that nobody has looked into. */
const broughtIn = (name: string, from: string): Used[] => {
  const [, service] = /^@aws-sdk\/client-(.+)$/.exec(from) ?? [];
  if (service !== undefined) return namedIn(service, name);
  if (from === "@aws-sdk/lib-dynamodb") return namedIn("dynamodb", OF_DOCUMENTS[name] ?? name);
  if (from === "aws-amplify/auth") {
    const operations = AMPLIFY[name];
    if (!operations) throw new Error(`What does Amplify's ${name} ask of the user pool? Say so in used.ts.`);
    return operations.map((operation) => ({ service: "cognito-identity-provider", operation }));
  }
  // Signs the address of a stream by hand.
  if (from === "@smithy/signature-v4" && name === "SignatureV4")
    return [{ service: "transcribe-streaming", operation: "StartStreamTranscriptionWebSocket" }];
  return [];
};

const usedIn = (text: string): Used[] => {
  const source = text.replace(TYPES, "");
  const imports = [...source.matchAll(IMPORT)];
  const clients = imports.filter(([, , from = ""]) => from.startsWith("@aws-sdk/client-"));
  if (clients.length !== source.split('"@aws-sdk/client-').length - 1)
    throw new Error("A client of AWS is imported in a way that used.ts does not read.");
  const imported = imports.flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .flatMap((name) => broughtIn(name, from)),
  );
  // The guests' pool is asked without the SDK.
  const asked = source.includes("AWSCognitoIdentityService.")
    ? [...source.matchAll(/\bask\([^"]*"([A-Z]\w+)"/g)]
    : [];
  return [...imported, ...asked.map(([, operation = ""]) => ({ service: "cognito-identity", operation }))];
};

/** Every operation of AWS that Viva's own code can ask for, read off its imports, each once. */
export const usedOperations = (): Used[] => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const all = sources.flatMap(usedIn).map((used) => [JSON.stringify(used), used] as const);
  return [...new Map(all).values()];
};
