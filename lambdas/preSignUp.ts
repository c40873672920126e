import type { PreSignUpTriggerEvent } from "aws-lambda";

/**
 * Lets everybody in who signs up, at once (spec section 2: sign-up leads to the dashboard). The address is not taken for
 * confirmed: else anyone would be head@school, and a typo would hand the account to a stranger by a reset. Where a school
 * limits the teacher role, it is the role that is limited, not the account.
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  event.response.autoConfirmUser = true;
  return event;
};
