import type { Template } from "../../../infra/deployable/template.ts";
import { query, queryError } from "./answers.ts";
import type { Operations } from "./serve.ts";
import type { World } from "./world.ts";

export const STACK_ID = "arn:aws:cloudformation:eu-west-1:123456789012:stack/Viva/new";
const CHANGE_ID = "arn:aws:cloudformation:eu-west-1:123456789012:changeSet/change/1";
/** As CloudFormation finds them (https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html). */
const identifiers: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::Cognito::UserPool": "UserPoolId",
};
const aChange = {
  Type: "Resource",
  ResourceChange: { Action: "Add", LogicalResourceId: "UsersTable", ResourceType: "AWS::DynamoDB::Table" },
};

/** Notes what is to be imported: logical id → `property=name`. */
const noteImports = (world: World, sent: Readonly<Record<string, string>>): void => {
  world.importTemplate = JSON.parse(sent.TemplateBody ?? "{}");
  for (let place = 1; ; place++) {
    const one = `ResourcesToImport.member.${place}`;
    const id = sent[`${one}.LogicalResourceId`];
    if (id === undefined) return;
    const found = `${one}.ResourceIdentifier.entry.1`;
    world.imported[id] = `${sent[`${found}.key`]}=${sent[`${found}.value`]}`;
  }
};

const imported = ({ importTemplate, imported: names }: World): World["stack"] => ({
  id: STACK_ID,
  status: "IMPORT_COMPLETE",
  resources: Object.entries(importTemplate?.Resources ?? {}).map(([id, { Type: type }]) => {
    const [, name = ""] = (names[id] ?? "").split("=");
    return { id, type, name, status: "IMPORT_COMPLETE" };
  }),
});

/** What CDK asked for is done, or fails and is taken back. */
const carryOut = (world: World): void => {
  const { stack, changed, failing } = world;
  if (!stack) return;
  stack.status = failing
    ? `${changed === "CREATE" ? "" : "UPDATE_"}ROLLBACK_COMPLETE`
    : `${changed}_COMPLETE`;
  if (!failing) return;
  const whole = { resource: "Viva", type: "AWS::CloudFormation::Stack" };
  world.events = [
    { ...whole, status: `${changed}_IN_PROGRESS` },
    { ...failing, status: `${changed}_FAILED` },
    { ...whole, status: stack.status },
  ];
};

/** CloudFormation's change sets: ours, which import, and those of CDK's command. */
export const changes = (world: World): Operations => ({
  GetTemplateSummary: ({ TemplateBody = "{}" }) => {
    const { Resources }: Template = JSON.parse(TemplateBody);
    return query("GetTemplateSummary", {
      ResourceIdentifierSummaries: Object.entries(Resources).map(([id, { Type }]) => ({
        ResourceType: Type,
        LogicalResourceIds: [id],
        ResourceIdentifiers: [identifiers[Type] ?? "Id"],
      })),
    });
  },
  CreateChangeSet: (sent) => {
    world.changed = String(sent.ChangeSetType);
    if (world.changed === "IMPORT") noteImports(world, sent);
    else world.stack ??= { id: STACK_ID, status: "REVIEW_IN_PROGRESS", resources: [] };
    return query("CreateChangeSet", { Id: CHANGE_ID, StackId: STACK_ID });
  },
  DeleteChangeSet: () => {
    world.changed = undefined;
    return query("DeleteChangeSet");
  },
  DescribeChangeSet: ({ ChangeSetName }) => {
    if (world.changed === undefined)
      return queryError("ChangeSetNotFound", `ChangeSet [${ChangeSetName}] does not exist`, 404);
    return query("DescribeChangeSet", {
      ...{ ChangeSetName, ChangeSetId: CHANGE_ID, StackName: "Viva", StackId: STACK_ID },
      ...(world.refusal === undefined
        ? { Status: "CREATE_COMPLETE", ExecutionStatus: "AVAILABLE", Changes: [aChange] }
        : { Status: "FAILED", StatusReason: world.refusal }),
    });
  },
  ExecuteChangeSet: () => {
    if (world.changed === "IMPORT") world.stack = imported(world);
    else carryOut(world);
    return query("ExecuteChangeSet");
  },
});
