import type { Config } from "../../../domain/config.ts";
import { memberRoutes } from "../../../domain/memberRoutes.ts";
import { amplifyAccount } from "../account/amplify.ts";
import { memberOf } from "../account/member.ts";
import { endSession, forgetMember } from "../account/trace.ts";
import { knowRoutes } from "../api/routes.ts";
import type { Guest } from "../guest/guest.ts";
import type { Device } from "../guest/storage.ts";
import { loginFrom } from "../shell/paths.ts";

/**
 * The member of this device, who plays by the same two ways as a guest; a file of its own, so that a guest's page never
 * fetches Amplify. Whoever's session is over goes to the login page, and comes back to the exercise from there.
 */
export const memberHere = async (config: Config, device: Device): Promise<Guest> => {
  knowRoutes(memberRoutes, {});
  const member = memberOf(await amplifyAccount(config), device, (why) => {
    (why === "expired" ? endSession : forgetMember)(device);
    location.replace(loginFrom(location.pathname));
  });
  return {
    async signIn() {
      await member.token();
    },
    withToken: member.withToken,
  };
};
