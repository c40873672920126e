import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { makeAccounts } from "../../local/accounts.ts";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import { emptyFolder } from "./assembly.ts";
import { openBrowser } from "./services/cognito/amplify.ts";

const dataDir = emptyFolder();
let stack: Stack;
const start = async (): Promise<void> => {
  stack = await bringUp({ dataDir, port: 0 });
};
beforeEach(start);
afterEach(() => stack.close());

/** Signs in as the page does, and asks the API who that is. */
const roleOf = async (username: string, password: string): Promise<unknown> => {
  const config = await (await fetch(`${stack.url}/config.json`)).json();
  openBrowser({ id: config.userPoolId, clientId: config.userPoolClientId, endpoint: config.cognitoUrl });
  await signIn({ username, password });
  const { tokens } = await fetchAuthSession();
  const headers = { authorization: `Bearer ${tokens?.idToken}` };
  return (await (await fetch(`${stack.url}/api/member`, { headers })).json()).role;
};

test("a teacher and a student are there to try Viva as, and stay as they are from run to run", async () => {
  const made = await makeAccounts(stack);
  expect(made.map(({ role }) => role)).toEqual(["teacher", "student"]);
  for (const { role, email, password } of made) expect(await roleOf(email, password)).toBe(role);
  await stack.close();
  await start();
  expect(await makeAccounts(stack)).toEqual(made);
  for (const { role, email, password } of made) expect(await roleOf(email, password)).toBe(role);
  expect(stack.mails()).toEqual([]);
});
