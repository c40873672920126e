import * as z from "zod";
import type { Stack } from "./bringUp.ts";

/** Somebody to try Viva as. The password is no secret: only this machine can reach the account. */
export type TrialAccount = { role: "teacher" | "student"; email: string; password: string };

const accounts: readonly TrialAccount[] = [
  { role: "teacher", email: "teacher@viva.example", password: "bonne chance" },
  { role: "student", email: "student@viva.example", password: "viel erfolg" },
];

const config = z.object({ cognitoUrl: z.string(), userPoolClientId: z.string() });
const signedUp = z.object({ UserSub: z.string() });

/** The id of the new account; undefined where there is one for this address already. */
const signUp = async (
  origin: string,
  { role, email, password }: TrialAccount,
): Promise<string | undefined> => {
  const { cognitoUrl, userPoolClientId } = config.parse(await (await fetch(`${origin}/config.json`)).json());
  const response = await fetch(cognitoUrl, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" },
    body: JSON.stringify({
      ClientId: userPoolClientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: "name", Value: `Viva's ${role}` }],
    }),
  });
  return response.ok ? signedUp.parse(await response.json()).UserSub : undefined;
};

/**
 * Makes a teacher and a student the way people do it: they sign up, and choose their roles. Accounts that are there already
 * stay as they are. Gives all of them; a role that the school's rule keeps back can still be chosen in the page.
 */
export const makeAccounts = async ({
  url,
  mintMember,
}: Pick<Stack, "url" | "mintMember">): Promise<readonly TrialAccount[]> => {
  const make = async (account: TrialAccount) => {
    const sub = await signUp(url, account);
    if (sub === undefined) return;
    const token = mintMember({ sub, email: account.email, email_verified: false });
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${url}/api/member`, { method: "POST", headers });
    const body = JSON.stringify({ role: account.role });
    await fetch(`${url}/api/member/role`, { method: "POST", headers, body });
  };
  await Promise.all(accounts.map(make));
  return accounts;
};
