import * as z from "zod";
import { Exception } from "../../exception.ts";
import type { Operations } from "../operations.ts";
import type { Member } from "../state.ts";
import type { Pool } from "./pool.ts";
import { token } from "./token.ts";

/** Attributes as the API writes them. */
export const listed = z.array(z.object({ Name: z.string(), Value: z.string() }));

/** What every pool knows of a person (OpenID Connect Core, 5.1); the two marks of confirmation are nobody's to set. */
const standard = new Set(
  "address birthdate email family_name gender given_name locale middle_name name nickname phone_number picture preferred_username profile updated_at website zoneinfo".split(
    " ",
  ),
);
const email = z.email();

/** Checks what somebody says of themselves, and gives it by name. Throws as Cognito does. */
export const attributesIn = (given: z.output<typeof listed>, { pool }: Pool): Record<string, string> => {
  for (const { Name, Value } of given) {
    if (!standard.has(Name) && !pool.Schema.some((known) => Name === `custom:${known.Name}`))
      throw new Exception("NotAuthorizedException", "A client attempted to write unauthorized attribute");
    if (Name === "email" && !email.safeParse(Value).success)
      throw new Exception("InvalidParameterException", "Invalid email address format.");
  }
  return Object.fromEntries(given.map(({ Name, Value }) => [Name, Value]));
};

const withToken = z.object({ AccessToken: token });
const byAdmin = z.object({ UserPoolId: z.string(), Username: z.string() });
/** Of the filters that Cognito has, the one that Viva asks for: an address, as it stands. */
const search = z.object({
  UserPoolId: z.string(),
  Filter: z
    .string()
    .regex(/^email = "/)
    .transform((filter): string => JSON.parse(filter.slice("email = ".length))),
  AttributesToGet: z.array(z.string()),
  Limit: z.int().min(1).max(60),
});
const update = withToken.extend({ UserAttributes: listed });
const named = withToken.extend({ AttributeName: z.literal("email") });
const verify = named.extend({ Code: z.string() });

/** A member and what is known of them: their own name and address, and whether the address is theirs. */
export const attributeOperations = (parts: Pool): Operations => {
  const { id, pool, members, sessions, codes, save } = parts;
  const mustNotBeTaken = (address: string, member: Member): void => {
    const holder = members.find(address);
    if (holder && holder.sub !== member.sub)
      throw new Exception("AliasExistsException", "An account with the given email already exists.");
  };
  return {
    GetUser: async (input) => {
      const { sub, attributes } = sessions.memberOf(withToken.parse(input).AccessToken);
      const all = Object.entries({ sub, ...attributes });
      return { Username: sub, UserAttributes: all.map(([Name, Value]) => ({ Name, Value })) };
    },
    AdminGetUser: async (input) => {
      const { UserPoolId, Username } = byAdmin.parse(input);
      if (UserPoolId !== id)
        throw new Exception("ResourceNotFoundException", `User pool ${UserPoolId} does not exist.`);
      const member = members.find(Username);
      if (!member) throw new Exception("UserNotFoundException", "User does not exist.");
      const all = Object.entries({ sub: member.sub, ...member.attributes });
      const UserStatus = member.isConfirmed ? "CONFIRMED" : "UNCONFIRMED";
      return {
        Username: member.sub,
        UserAttributes: all.map(([Name, Value]) => ({ Name, Value })),
        UserStatus,
        Enabled: true,
        ...(member.createdAt !== undefined && { UserCreateDate: member.createdAt / 1000 }),
      };
    },
    ListUsers: async (input) => {
      const { UserPoolId, Filter: address, AttributesToGet, Limit } = search.parse(input);
      if (UserPoolId !== id)
        throw new Exception("ResourceNotFoundException", `User pool ${UserPoolId} does not exist.`);
      const found = members.withAddress(address).slice(0, Limit);
      return {
        Users: found.map(({ sub, federatedAs = sub, attributes, isConfirmed }) => ({
          Username: federatedAs,
          Attributes: Object.entries({ sub, ...attributes })
            .filter(([Name]) => AttributesToGet.includes(Name))
            .map(([Name, Value]) => ({ Name, Value })),
          UserStatus: isConfirmed ? "CONFIRMED" : "UNCONFIRMED",
          Enabled: true,
        })),
      };
    },
    UpdateUserAttributes: async (input) => {
      const { AccessToken, UserAttributes } = update.parse(input);
      const member = sessions.memberOf(AccessToken);
      const { email: address, ...others } = attributesIn(UserAttributes, parts);
      for (const name of Object.keys(others))
        if (pool.Schema.some((known) => known.Name === name && !known.Mutable))
          throw new Exception("InvalidParameterException", `user.${name}: Attribute cannot be updated.`);
      const sent = [];
      if (address !== undefined) {
        mustNotBeTaken(address, member);
        const isKept =
          pool.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes("email");
        if (!isKept) Object.assign(member.attributes, { email: address, email_verified: "false" });
        if (isKept || pool.AutoVerifiedAttributes.includes("email"))
          sent.push(codes.send(member, "email", address));
      }
      Object.assign(member.attributes, others);
      await save();
      return { CodeDeliveryDetailsList: sent };
    },
    GetUserAttributeVerificationCode: async (input) => {
      const member = sessions.memberOf(named.parse(input).AccessToken);
      // A new address that waits for its code stays the one that is asked about.
      const address = member.codes.email?.address ?? member.attributes.email ?? "";
      const details = codes.send(member, "email", address);
      await save();
      return { CodeDeliveryDetails: details };
    },
    VerifyUserAttribute: async (input) => {
      const { AccessToken, Code } = verify.parse(input);
      const member = sessions.memberOf(AccessToken);
      const { address } = codes.use(member, "email", Code);
      await save();
      mustNotBeTaken(address, member);
      Object.assign(member.attributes, { email: address, email_verified: "true" });
      await save();
      return {};
    },
  };
};
