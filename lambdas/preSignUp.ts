import type { PreSignUpTriggerEvent } from "aws-lambda";

/** Where it is set, Google vouches for people of this domain only. */
const googleDomain = process.env.GOOGLE_DOMAIN;

/**
 * Lets everybody in who signs up, at once (spec section 2: sign-up leads to the dashboard). The address is not taken for
 * confirmed: else anyone would be head@school, and a typo would hand the account to a stranger by a reset. Where a school
 * limits the teacher role, it is the role that is limited, not the account. Who comes from Google is in already, and is
 * turned away only where they are not of the school's domain: Cognito shows the error's words.
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource === "PreSignUp_ExternalProvider") {
    const domain = event.request.userAttributes.email?.split("@").at(-1)?.toLowerCase();
    if (googleDomain !== undefined && domain !== googleDomain)
      throw new Error(`Please use your Google account of ${googleDomain}.`);
    return event;
  }
  event.response.autoConfirmUser = true;
  return event;
};
