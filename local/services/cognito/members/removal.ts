import * as z from "zod";
import { Exception } from "../../exception.ts";
import type { Operations } from "../operations.ts";
import type { Member } from "../state.ts";
import type { Pool } from "./pool.ts";
import { token } from "./token.ts";

const own = z.object({ AccessToken: token });
const byAdmin = z.object({ UserPoolId: z.string(), Username: z.string() });

/** The end of an account, and of all its sign-ins. */
export const removalOperations = ({ id, members, sessions, save }: Pool): Operations => {
  const remove = async (member: Member): Promise<object> => {
    sessions.endAll(member);
    members.remove(member);
    await save();
    return {};
  };
  return {
    DeleteUser: async (input) => remove(sessions.memberOf(own.parse(input).AccessToken)),
    AdminDeleteUser: async (input) => {
      const { UserPoolId, Username } = byAdmin.parse(input);
      if (UserPoolId !== id)
        throw new Exception("ResourceNotFoundException", `User pool ${UserPoolId} does not exist.`);
      const member = members.find(Username);
      if (!member) throw new Exception("UserNotFoundException", "User does not exist.");
      return remove(member);
    },
  };
};
