import { fetchAuthSession, signIn } from "aws-amplify/auth";
import * as z from "zod";
import { openBrowser } from "../local/services/cognito/amplify.ts";
import type { StackInHand } from "../stack/hand.ts";
import type { Author } from "./authors.ts";
import { askMembers, signUp } from "./people.ts";

/** The newest code that was mailed to an address. */
const codeMailedTo = async (email: string, origin: string): Promise<string> => {
  const html = await (await fetch(`${origin}/_local/mailbox`)).text();
  const mail = html.split("<article>").find((article) => article.includes(`<b>${email}</b>`));
  const code = mail && /\b\d{6}\b/.exec(mail)?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};

/** Signs somebody up and confirms their address, the way the profile page does; gives their uid. */
export const signUpConfirmed = async (
  email: string,
  origin = process.env.VIVA_URL ?? "",
): Promise<string> => {
  const uid = await signUp(email, origin);
  const {
    userPoolId: id,
    userPoolClientId: clientId,
    cognitoUrl: endpoint,
  } = z
    .object({ userPoolId: z.string(), userPoolClientId: z.string(), cognitoUrl: z.string() })
    .parse(await (await fetch(`${origin}/config.json`)).json());
  openBrowser({ id, clientId, endpoint });
  await signIn({ username: email, password: "eight or more" });
  const AccessToken = String((await fetchAuthSession()).tokens?.accessToken);
  const named = { AccessToken, AttributeName: "email" };
  await askMembers("GetUserAttributeVerificationCode", named, origin);
  await askMembers("VerifyUserAttribute", { ...named, Code: await codeMailedTo(email, origin) }, origin);
  return uid;
};

/** A teacher with an account whose address is confirmed: somebody whom colleagues can share with. */
export const newColleague = async (
  stack: StackInHand,
  email: string,
  name: string,
  origin?: string,
): Promise<Author> => {
  const uid = await signUpConfirmed(email, origin);
  await stack.putUser({ uid, role: "teacher", createdAt: Date.now() });
  const token = stack.memberToken(uid, { email, name, email_verified: true });
  return { uid, token, ...(origin !== undefined && { origin }) };
};
