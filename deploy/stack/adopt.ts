import {
  CreateChangeSetCommand,
  DescribeChangeSetCommand,
  ExecuteChangeSetCommand,
  GetTemplateSummaryCommand,
  type ResourceToImport,
  waitUntilChangeSetCreateComplete,
  waitUntilStackImportComplete,
} from "@aws-sdk/client-cloudformation";
import type { Template } from "../../infra/deployable/template.ts";
import { Problem } from "../../infra/problem.ts";
import type { Clients } from "../aws/clients.ts";
import { STACK } from "../settings.ts";
import type { Data } from "./data.ts";
import { failuresOf } from "./failures.ts";
import { importTemplate } from "./importTemplate.ts";

/** Seconds: how often CloudFormation is asked, and for how long. */
const waiter = { minDelay: 2, maxDelay: 5, maxWaitTime: 900 };

/**
 * Makes a stack of what an earlier one left behind, by CloudFormation's resource import; `cdk deploy` then adds the rest to
 * it. Not by CDK's own ways: `cdk import` takes the members' pool only together with its function, and
 * `cdk deploy --import-existing-resources` only what has a name of its own in the template, which would stand in the way of
 * every change that replaces. Throws what the SDK throws.
 */
export const adopt = async (aws: Clients, template: Template, kept: readonly Data[]): Promise<void> => {
  const { cloudFormation: client } = aws;
  const begun = new Date();
  const names = new Map(kept.map(({ id, name }) => [id, name]));
  const TemplateBody = JSON.stringify(importTemplate(template, new Set(names.keys())));
  // CloudFormation says itself by which property each is found.
  const { ResourceIdentifierSummaries = [] } = await client.send(
    new GetTemplateSummaryCommand({ TemplateBody }),
  );
  const ResourcesToImport = ResourceIdentifierSummaries.flatMap(
    ({
      ResourceType,
      LogicalResourceIds = [],
      ResourceIdentifiers: [property, ...more] = [],
    }): ResourceToImport[] =>
      LogicalResourceIds.map((LogicalResourceId) => {
        const name = names.get(LogicalResourceId);
        if (property === undefined || more.length > 0 || name === undefined)
          throw new Problem(`CloudFormation cannot adopt ${LogicalResourceId} (${ResourceType}).`);
        return { ResourceType, LogicalResourceId, ResourceIdentifier: { [property]: name } };
      }),
  );
  const change = { StackName: STACK, ChangeSetName: `adopt-${Date.now()}` };
  await client.send(
    new CreateChangeSetCommand({ ...change, ChangeSetType: "IMPORT", ResourcesToImport, TemplateBody }),
  );
  try {
    await waitUntilChangeSetCreateComplete({ client, ...waiter }, change);
    await client.send(new ExecuteChangeSetCommand(change));
    await waitUntilStackImportComplete({ client, ...waiter }, { StackName: STACK });
  } catch {
    // The waiters say no more than that it failed.
    const { StatusReason } = await client.send(new DescribeChangeSetCommand(change));
    const failures = await failuresOf(aws, STACK, begun);
    const reasons = [StatusReason, ...failures.map(({ resource, reason }) => `${resource}: ${reason}`)];
    throw new Problem(
      `What an earlier Viva kept could not be taken over. ${reasons.filter(Boolean).join(" ")}\nIt is where it was. npm run deploy -- --new begins anew without it.`,
    );
  }
};
