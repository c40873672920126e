import type { Template } from "../../../infra/deployable/template.ts";
import { query, queryError } from "./answers.ts";
import { noSuchStack, toolkit } from "./healthy.ts";
import type { Operations } from "./serve.ts";
import type { World } from "./world.ts";

const NOW = () => new Date().toISOString();
/** As CloudFormation finds them (https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html). */
const identifiers: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::Cognito::UserPool": "UserPoolId",
};

/** CloudFormation, as far as deploying, adopting and taking down ask it. */
export const cloudFormation = (world: World): Operations => {
  const stackOf = (name: string | undefined) =>
    [
      ...(world.stack && name === "Viva" ? [world.stack] : []),
      ...world.deleted,
      ...(world.stack ? [world.stack] : []),
    ].find(({ id }) => name === id || (name === "Viva" && id === world.stack?.id));
  return {
    DescribeStacks: ({ StackName }) => {
      if (StackName === "CDKToolkit") return query("DescribeStacks", toolkit());
      const stack = stackOf(StackName);
      if (!stack) return noSuchStack(StackName);
      const { id: StackId, status: StackStatus } = stack;
      return query("DescribeStacks", {
        Stacks: [{ StackName: "Viva", StackId, StackStatus, CreationTime: NOW() }],
      });
    },
    ListStacks: () =>
      query("ListStacks", {
        StackSummaries: world.deleted.map(({ id: StackId, status: StackStatus }) => ({
          ...{ StackName: "Viva", StackId, StackStatus },
          CreationTime: NOW(),
        })),
      }),
    ListStackResources: ({ StackName }) =>
      query("ListStackResources", {
        StackResourceSummaries: (stackOf(StackName)?.resources ?? []).map(({ id, type, name, status }) => ({
          LogicalResourceId: id,
          PhysicalResourceId: name,
          ResourceType: type,
          ResourceStatus: status,
          LastUpdatedTimestamp: NOW(),
        })),
      }),
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
      if (sent.ChangeSetType !== "IMPORT")
        return queryError("ValidationError", "Only imports are done here.");
      world.importTemplate = JSON.parse(sent.TemplateBody ?? "{}");
      for (
        let place = 1;
        sent[`ResourcesToImport.member.${place}.LogicalResourceId`] !== undefined;
        place++
      ) {
        const one = `ResourcesToImport.member.${place}`;
        const found = `${one}.ResourceIdentifier.entry.1`;
        world.imported[String(sent[`${one}.LogicalResourceId`])] =
          `${sent[`${found}.key`]}=${sent[`${found}.value`]}`;
      }
      return query("CreateChangeSet", { Id: "change", StackId: "new" });
    },
    DescribeChangeSet: () =>
      query(
        "DescribeChangeSet",
        world.refusal === undefined
          ? { Status: "CREATE_COMPLETE" }
          : { Status: "FAILED", StatusReason: world.refusal },
      ),
    ExecuteChangeSet: () => {
      const resources = Object.entries(world.importTemplate?.Resources ?? {}).map(([id, { Type: type }]) => {
        const [, name = ""] = (world.imported[id] ?? "").split("=");
        return { id, type, name, status: "IMPORT_COMPLETE" };
      });
      world.stack = { id: "new", status: "IMPORT_COMPLETE", resources };
      return query("ExecuteChangeSet");
    },
    DeleteStack: () => {
      const { stack } = world;
      if (!stack) return query("DeleteStack");
      if (world.undeletable !== undefined) {
        world.stack = { ...stack, status: "DELETE_FAILED" };
        return query("DeleteStack");
      }
      const resources = stack.resources.map((one) => ({
        ...one,
        status: world.data.has(one.name) ? "DELETE_SKIPPED" : "DELETE_COMPLETE",
      }));
      world.deleted.unshift({ ...stack, status: "DELETE_COMPLETE", resources });
      world.stack = undefined;
      return query("DeleteStack");
    },
    DescribeStackEvents: () =>
      query("DescribeStackEvents", {
        // The newest come first.
        StackEvents: world.events.toReversed().map(({ resource, type, status, reason }, place) => ({
          ...{ StackId: "id", StackName: "Viva", EventId: String(place), Timestamp: NOW() },
          ...{ LogicalResourceId: resource, ResourceType: type, ResourceStatus: status },
          ...(reason !== undefined && { ResourceStatusReason: reason }),
        })),
      }),
  };
};
