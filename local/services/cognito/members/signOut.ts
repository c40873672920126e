import * as z from "zod";
import { Exception } from "../../exception.ts";
import type { Operations } from "../operations.ts";
import type { Pool } from "./pool.ts";
import { token } from "./token.ts";

const revoke = z.object({ ClientId: z.string(), Token: token });
const withToken = z.object({ AccessToken: token });

/** Signing out: here, or everywhere. */
export const signOutOperations = ({ client, sessions, checkClient, save }: Pool): Operations => ({
  RevokeToken: async (input) => {
    const { ClientId, Token } = revoke.parse(input);
    checkClient(ClientId);
    if (!client.EnableTokenRevocation)
      throw new Exception("UnsupportedOperationException", "Token revocation is not enabled for this client");
    sessions.revoke(Token);
    await save();
    return {};
  },
  GlobalSignOut: async (input) => {
    sessions.endAll(sessions.memberOf(withToken.parse(input).AccessToken));
    await save();
    return {};
  },
});
