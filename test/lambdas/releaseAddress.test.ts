import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { s3 } from "../../local/services/s3.ts";
import { askedIn } from "../../member/ask.ts";
import { openBrowser } from "../local/services/cognito/amplify.ts";
import { ann, asAnn, type RunningPool, startPool } from "../local/services/cognito/members.ts";
import { emptyFolder } from "../local/services/place.ts";
import { serve } from "../local/services/serve.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

const SQUATTED = asAnn.username;

let tables: Awaited<ReturnType<typeof openTables>>;
let pool: RunningPool;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once tables and pool stand. */
const load = async () => {
  process.env.USER_POOL_ID = pool.id;
  process.env.MEDIA_BUCKET = "media";
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint;
  return { ...(await tablesInHand()), ...(await import("../../member/release.ts")) };
};
const folder = emptyFolder();
let photos: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  [tables, pool] = await Promise.all([openTables(), startPool()]);
  photos = await serve(await s3({ dir: folder.dir, buckets: ["media"], mayList: () => true }));
  process.env.AWS_ENDPOINT_URL_S3 = photos.endpoint;
  here = await load();
});
afterAll(async () => {
  await tables.close();
  await pool.close();
  await photos.close();
  pool.folder.remove();
  folder.remove();
});

const signUp = async (): Promise<{ sub: string; error?: unknown }> => {
  const { UserSub, error } = await pool.call("SignUp", {
    ClientId: pool.clientId,
    Username: SQUATTED,
    Password: asAnn.password,
    UserAttributes: [{ Name: "email", Value: SQUATTED }],
  });
  return { sub: String(UserSub), error };
};

/** The account's own access token, by way of Amplify. */
const signedIn = async () => {
  openBrowser(pool);
  await signIn(ann);
  return { AccessToken: String((await fetchAuthSession()).tokens?.accessToken) };
};

test("an address that was taken by somebody else is freed, and its owner signs up as somebody new", async () => {
  const { sub } = await signUp();
  await here.put("USERS_TABLE", { uid: sub, role: "student", createdAt: 1 });
  expect((await signUp()).error).toBe("UsernameExistsException");
  expect(await here.lookAt(SQUATTED)).toMatchObject({
    holder: { uid: sub, isConfirmed: false },
    holding: { role: "student", exercises: 0, results: 0 },
  });
  await here.release(SQUATTED);
  const owner = await signUp();
  expect(owner.error).toBeNull();
  expect(owner.sub).not.toBe(sub);
});

test("a confirmed account is not touched, and where there is none that is said", async () => {
  const { AccessToken } = await signedIn();
  await pool.call("GetUserAttributeVerificationCode", { AccessToken, AttributeName: "email" });
  await pool.call("VerifyUserAttribute", { AccessToken, AttributeName: "email", Code: pool.code() });
  await expect(here.release(SQUATTED)).rejects.toThrow("is confirmed");
  expect((await here.lookAt(SQUATTED)).holder.isConfirmed).toBe(true);
  await expect(here.release("nobody@school.example")).rejects.toThrow("Nobody has signed up as");
});

test.each([
  [["--address", "Head@School.example"], { address: "head@school.example", operation: "look" }],
  [["--address", "a@b.example", "--release", "--yes"], { operation: "release" }],
] as const)("npm run member understands %j", (words, asked) => {
  expect(askedIn(words)).toMatchObject(asked);
});

test.each([
  [[]],
  [["--address", "head"]],
  [["--release", "--yes"]],
  [["--address", "a@b.example", "--release"]],
])("npm run member does nothing without clear words: %j", (words) => {
  expect(() => askedIn(words)).toThrow("npm run member -- --address");
});
