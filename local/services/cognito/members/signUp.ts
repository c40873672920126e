import * as z from "zod";
import { Exception } from "../../exception.ts";
import type { Operations } from "../operations.ts";
import type { Member } from "../state.ts";
import { attributesIn, listed } from "./attributes.ts";
import type { Pool } from "./pool.ts";

/** A password as the API takes it at all; what the pool asks of it comes on top. */
export const password = z
  .string()
  .max(256)
  .regex(/^\S+.*\S+$/s, "Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$");

const signUp = z.object({
  ClientId: z.string(),
  Username: z.string(),
  Password: password,
  UserAttributes: listed.default([]),
  ValidationData: listed.nullish(),
  ClientMetadata: z.record(z.string(), z.string()).nullish(),
});

const answered = z.object({
  response: z.object({ autoConfirmUser: z.boolean(), autoVerifyEmail: z.boolean() }),
});

/**
 * Asks the pool's own function what it thinks of somebody new, where there is one
 * (https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html).
 */
export const preSignUp = async (
  { sub, federatedAs, attributes }: Member,
  triggerSource: "PreSignUp_SignUp" | "PreSignUp_ExternalProvider",
  { ValidationData, ClientMetadata }: Partial<z.output<typeof signUp>>,
  { region, id, clientId, pool, trigger }: Pool,
): Promise<z.output<typeof answered>["response"]> => {
  const unasked = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const { PreSignUp } = pool.LambdaConfig;
  if (PreSignUp === undefined) return unasked;
  const event = {
    version: "1",
    region,
    userPoolId: id,
    userName: federatedAs ?? sub,
    callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId },
    triggerSource,
    request: {
      userAttributes: { ...attributes },
      validationData:
        ValidationData && Object.fromEntries(ValidationData.map(({ Name, Value }) => [Name, Value])),
      ...(ClientMetadata && { clientMetadata: ClientMetadata }),
    },
    response: unasked,
  };
  const { success, data } = answered.safeParse(await trigger(PreSignUp, event));
  if (!success) throw new Exception("InvalidLambdaResponseException", "Unrecognizable lambda output");
  return data.response;
};

/** Making an account. */
export const signUpOperations = (parts: Pool): Operations => {
  const { pool, members, checkClient, save } = parts;
  return {
    SignUp: async (input) => {
      const asked = signUp.parse(input);
      checkClient(asked.ClientId);
      if (pool.AdminCreateUserConfig.AllowAdminCreateUserOnly)
        throw new Exception("NotAuthorizedException", "SignUp is not permitted for this user pool");
      if (!z.email().safeParse(asked.Username).success)
        throw new Exception("InvalidParameterException", "Username should be an email.");
      const attributes = attributesIn(asked.UserAttributes, parts);
      attributes.email = asked.Username;
      for (const { Name, Required } of pool.Schema)
        if (Required && attributes[Name] === undefined)
          throw new Exception(
            "InvalidParameterException",
            `Attributes did not conform to the schema: ${Name}: The attribute is required`,
          );
      if (members.find(asked.Username)) throw new Exception("UsernameExistsException", "User already exists");

      const member = members.create(attributes, asked.Password);
      const { autoConfirmUser, autoVerifyEmail } = await preSignUp(member, "PreSignUp_SignUp", asked, parts);
      member.isConfirmed = autoConfirmUser;
      member.attributes.email_verified = String(autoVerifyEmail);
      // Only now: somebody else may have taken the address while the function was asked.
      members.add(member);
      await save();
      return { UserConfirmed: member.isConfirmed, UserSub: member.sub };
    },
  };
};
