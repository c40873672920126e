import { query } from "./answers.ts";
import { changes, STACK_ID } from "./changes.ts";
import { noSuchStack, toolkit } from "./healthy.ts";
import type { Operations } from "./serve.ts";
import type { World } from "./world.ts";

const NOW = () => new Date().toISOString();
const outputs = Object.entries({ SiteUrl: "https://d1.cloudfront.net", SiteHost: "d1.cloudfront.net" }).map(
  ([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }),
);

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
        Stacks: [{ StackName: "Viva", StackId, StackStatus, CreationTime: NOW(), Outputs: outputs }],
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
    ...changes(world),
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
    GetTemplate: () => query("GetTemplate", { TemplateBody: "{}" }),
    DescribeStackEvents: () =>
      query("DescribeStackEvents", {
        // The newest come first.
        StackEvents: world.events.toReversed().map(({ resource, type, status, reason }, place) => ({
          ...{ StackId: STACK_ID, StackName: "Viva", EventId: String(place), Timestamp: NOW() },
          ...{ LogicalResourceId: resource, ResourceType: type, ResourceStatus: status },
          ...(reason !== undefined && { ResourceStatusReason: reason }),
        })),
      }),
  };
};
