import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { askedIn } from "../../handover/ask.ts";
import { s3 } from "../../local/services/s3.ts";
import { openBrowser } from "../local/services/cognito/amplify.ts";
import { type RunningPool, startPool } from "../local/services/cognito/members.ts";
import { emptyFolder } from "../local/services/place.ts";
import { serve } from "../local/services/serve.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

const [FROM, TO] = ["roe@school.example", "hall@school.example"];

let tables: Awaited<ReturnType<typeof openTables>>;
let pool: RunningPool;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once tables and pool stand. */
const load = async () => {
  process.env.USER_POOL_ID = pool.id;
  process.env.MEDIA_BUCKET = "media";
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = pool.endpoint;
  return { ...(await tablesInHand()), ...(await import("../../handover/handOver.ts")) };
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

const signUp = async (address: string): Promise<string> => {
  const { UserSub } = await pool.call("SignUp", {
    ClientId: pool.clientId,
    Username: address,
    Password: "eight or more",
    UserAttributes: [{ Name: "email", Value: address }],
  });
  return String(UserSub);
};
const confirm = async (username: string): Promise<void> => {
  openBrowser(pool);
  await signIn({ username, password: "eight or more" });
  const named = {
    AccessToken: String((await fetchAuthSession()).tokens?.accessToken),
    AttributeName: "email",
  };
  await pool.call("GetUserAttributeVerificationCode", named);
  await pool.call("VerifyUserAttribute", { ...named, Code: pool.code() });
};

test("a technician hands a leaver's work over, but to nobody whose address is not a teacher's and confirmed", async () => {
  await expect(here.lookAt(FROM, TO)).rejects.toThrow(/Nobody has signed up|not the confirmed address/);
  const [roe, hall] = [await signUp(FROM), await signUp(TO)];
  await here.put("USERS_TABLE", { uid: hall, role: "teacher", createdAt: 1 });
  await here.put("EXERCISES_TABLE", {
    ...{ assignment_id: "roes1", ownerId: roe, isShared: true, asset_url: "", context_1: "" },
  });
  await here.put("CLASSES_TABLE", { classId: "class1", ownerId: roe, students: {} });
  await expect(here.handOver(FROM, TO)).rejects.toThrow(/not the confirmed address of a teacher/);
  await confirm(TO);
  await here.put("USERS_TABLE", { uid: hall, role: "student", createdAt: 1 });
  await expect(here.handOver(FROM, TO)).rejects.toThrow(/not the confirmed address of a teacher/);
  await here.put("USERS_TABLE", { uid: hall, role: "teacher", createdAt: 1 });

  const work = { exercises: 1, classes: 1 };
  expect(await here.lookAt(FROM, TO)).toEqual(work);
  expect(await here.lookAt(FROM, TO)).toEqual(work);
  expect(await here.handOver(FROM, TO)).toEqual(work);
  expect(await here.lookAt(FROM, TO)).toEqual({ exercises: 0, classes: 0 });
  const { exercisesTable } = await import("../../lambdas/store/exercises.ts");
  expect(await exercisesTable().listOf(hall)).toMatchObject([{ assignment_id: "roes1" }]);
});

test("the command takes two addresses, and hands nothing over without --yes", () => {
  const words = ["--from", " Roe@School.example", "--to", TO];
  expect(askedIn(words)).toEqual({ settings: [], from: FROM, to: TO, isSure: false });
  expect(askedIn([...words, "--yes"]).isSure).toBe(true);
  for (const wrong of [[], ["--from", FROM], ["--from", FROM, "--to", FROM], [...words, "--now"]])
    expect(() => askedIn(wrong)).toThrow("npm run handover");
});
