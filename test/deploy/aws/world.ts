import type { Template } from "../../../infra/deployable/template.ts";

type Resource = { id: string; type: string; name: string; status: string };
type Stack = { id: string; status: string; resources: Resource[] };

/** What an account holds of Viva, changed by what is asked of it. */
export type World = {
  stack?: Stack | undefined;
  deleted: Stack[];
  /** Names of tables, buckets and pools that are there. */
  data: Set<string>;
  /** What lies in buckets. */
  objects: string[];
  /** What was imported last: logical id → the property and the name by which it is found. */
  imported: Record<string, string>;
  importTemplate?: Template;
  /** What the change set that there is now is for: CREATE, UPDATE or IMPORT. */
  changed?: string | undefined;
  /** What fails, and why, when that is carried out. */
  failing?: { resource: string; type: string; reason: string };
  /** Why an import is refused. */
  refusal?: string;
  /** What went wrong with a deletion: the resource and the reason. */
  undeletable?: string;
  events: { resource: string; type: string; status: string; reason?: string }[];
};

const TABLE = "AWS::DynamoDB::Table";
const there: readonly [id: string, type: string, name: string][] = [
  ["UsersTable", TABLE, "Viva-UsersTable-1A"],
  ["LessonsTable", TABLE, "Viva-LessonsTable-2B"],
  ["MediaBucket", "AWS::S3::Bucket", "viva-mediabucket-3c"],
  ["UserPool", "AWS::Cognito::UserPool", "eu-west-1_Abc"],
  ["VoiceFunction", "AWS::Lambda::Function", "Viva-VoiceFunction-4D"],
  ["HintFunction", "AWS::Lambda::Function", "Viva-HintFunction-5E"],
];

export const emptyWorld = (): World => ({
  deleted: [],
  data: new Set(),
  objects: [],
  imported: {},
  events: [],
});

/** An account in which Viva is deployed. */
export const deployedWorld = (): World => ({
  ...emptyWorld(),
  stack: {
    id: "arn:aws:cloudformation:eu-west-1:123456789012:stack/Viva/1",
    status: "UPDATE_COMPLETE",
    resources: there.map(([id, type, name]) => ({ id, type, name, status: "CREATE_COMPLETE" })),
  },
  data: new Set(there.slice(0, 4).map(([, , name]) => name)),
  objects: ["voice/a.mp3"],
});
