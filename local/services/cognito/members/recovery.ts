import * as z from "zod";
import { Exception } from "../../exception.ts";
import { deliveryDetails } from "../codes.ts";
import { doubling, lockout } from "../lockout.ts";
import type { Operations } from "../operations.ts";
import type { Pool } from "./pool.ts";
import { password } from "./signUp.ts";
import { token } from "./token.ts";

const forgot = z.object({ ClientId: z.string(), Username: z.string() });
const confirm = forgot.extend({ ConfirmationCode: z.string(), Password: password });
const change = z.object({
  AccessToken: token,
  PreviousPassword: z.string(),
  ProposedPassword: password,
});

/** A new password: for who forgot the old one and reads their mail, or for who knows it. */
export const recoveryOperations = ({
  pool,
  client,
  members,
  sessions,
  codes,
  checkClient,
  save,
}: Pool): Operations => {
  const failures = lockout(doubling);
  const isByMail = pool.AccountRecoverySetting.RecoveryMechanisms.some(
    ({ Name }) => Name === "verified_email",
  );
  /** Who was refused a code last time they asked. */
  const refused = new Set<string>();
  const unknown = () => new Exception("UserNotFoundException", "Username/client id combination not found.");
  return {
    ForgotPassword: async (input) => {
      const { ClientId, Username } = forgot.parse(input);
      checkClient(ClientId);
      const member = members.find(Username);
      if (!member && client.PreventUserExistenceErrors === "LEGACY") throw unknown();
      // As if a code were on its way.
      if (!member) return { CodeDeliveryDetails: deliveryDetails(Username) };
      const { email = "", email_verified } = member.attributes;
      if (!isByMail || email_verified !== "true") {
        // Where it keeps accounts to itself, Cognito alternates between refusing and seeming to send a code.
        // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
        if (client.PreventUserExistenceErrors === "ENABLED" && refused.delete(member.sub))
          return { CodeDeliveryDetails: deliveryDetails(email) };
        refused.add(member.sub);
        const message =
          "Cannot reset password for the user as there is no registered/verified email or phone_number";
        throw new Exception("InvalidParameterException", message);
      }
      const details = codes.send(member, "reset", email);
      await save();
      return { CodeDeliveryDetails: details };
    },
    ConfirmForgotPassword: async (input) => {
      const { ClientId, Username, ConfirmationCode, Password } = confirm.parse(input);
      checkClient(ClientId);
      const member = members.find(Username);
      if (!member && client.PreventUserExistenceErrors === "LEGACY") throw unknown();
      if (!member)
        throw new Exception("CodeMismatchException", "Invalid verification code provided, please try again.");
      // First, so that a password which the pool refuses costs nobody their code.
      members.checkPolicy(Password);
      codes.use(member, "reset", ConfirmationCode);
      members.setPassword(member, Password);
      await save();
      return {};
    },
    ChangePassword: async (input) => {
      const { AccessToken, PreviousPassword, ProposedPassword } = change.parse(input);
      const member = sessions.memberOf(AccessToken);
      if (failures.isLocked(member.sub))
        throw new Exception("LimitExceededException", "Attempt limit exceeded, please try after some time.");
      if (!members.hasPassword(member, PreviousPassword)) {
        failures.failed(member.sub);
        throw new Exception("NotAuthorizedException", "Incorrect username or password.");
      }
      failures.succeeded(member.sub);
      members.setPassword(member, ProposedPassword);
      await save();
      return {};
    },
  };
};
