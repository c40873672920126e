import {
  paginateListStackResources,
  paginateListStacks,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";
import { released } from "../../infra/deployable/released.ts";
import type { Clients } from "../aws/clients.ts";
import { STACK } from "../settings.ts";
import { type Data, isThere, kindsIn } from "./data.ts";

/** All resources of a stack, by its name, or by its id where it is deleted. Throws what the SDK throws. */
export const resourcesOf = async (
  { cloudFormation: client }: Clients,
  stack: string,
): Promise<StackResourceSummary[]> => {
  const found: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: stack },
  ))
    found.push(...StackResourceSummaries);
  return found;
};

/** Those of them that hold what nobody can make again. */
export const dataAmong = (resources: readonly StackResourceSummary[], region: string): Data[] => {
  const kinds = kindsIn(region);
  return resources.flatMap(
    ({ LogicalResourceId: id = "", PhysicalResourceId: name, ResourceType: type = "" }) =>
      name !== undefined && released[id]?.type === type && Object.hasOwn(kinds, type)
        ? [{ id, type, name }]
        : [],
  );
};

/**
 * What earlier stacks of ours left behind and is still there, each logical id once, the newest first. CloudFormation remembers
 * deleted stacks for 90 days; `written` is what destroy wrote down, for later than that. Throws what the SDK throws.
 */
export const keptData = async (aws: Clients, region: string, written: readonly Data[]): Promise<Data[]> => {
  const candidates: Data[] = [];
  const deleted = { StackStatusFilter: ["DELETE_COMPLETE" as const] };
  for await (const { StackSummaries = [] } of paginateListStacks({ client: aws.cloudFormation }, deleted))
    for (const { StackName, StackId } of StackSummaries)
      if (StackName === STACK && StackId !== undefined) {
        const skipped = (await resourcesOf(aws, StackId)).filter(
          ({ ResourceStatus }) => ResourceStatus === "DELETE_SKIPPED",
        );
        candidates.push(...dataAmong(skipped, region));
      }
  const kinds = kindsIn(region);
  const kept = new Map<string, Data>();
  for (const data of [...candidates, ...written])
    if (!kept.has(data.id) && (await isThere(kinds[data.type], data))) kept.set(data.id, data);
  return [...kept.values()];
};
