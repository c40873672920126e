import { DeleteStackCommand, type Stack, waitUntilStackDeleteComplete } from "@aws-sdk/client-cloudformation";
import type { Clients } from "../aws/clients.ts";
import { STACK } from "../settings.ts";
import { failuresOf } from "./failures.ts";

/** Seconds: CloudFront alone takes minutes to go. */
const waiter = { minDelay: 5, maxDelay: 15, maxWaitTime: 3600 };

/**
 * Deletes a stack, which leaves behind what holds data, and waits until it is gone; false where something could not be
 * deleted, which it then says. Throws what the SDK throws.
 */
export const remove = async (aws: Clients, stack: Stack, say: (text: string) => void): Promise<boolean> => {
  const { cloudFormation: client } = aws;
  const begun = new Date();
  say(`Taking down the stack ${STACK}, which takes minutes …`);
  await client.send(new DeleteStackCommand({ StackName: STACK }));
  // A deleted stack is known by its id alone.
  const StackName = stack.StackId ?? STACK;
  try {
    await waitUntilStackDeleteComplete({ client, ...waiter }, { StackName });
    return true;
  } catch {
    say("It could not be deleted. Nothing that holds data was touched.");
    for (const { resource, reason, advice } of await failuresOf(aws, StackName, begun))
      say(`- ${resource}: ${reason}\n  → ${advice}`);
    return false;
  }
};
