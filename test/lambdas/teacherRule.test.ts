import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { MemberCaller } from "../../lambdas/http/handler.ts";
import { Refusal } from "../../lambdas/http/refusal.ts";
import { teacherRuleOf } from "../../lambdas/identity/teacherRule.ts";
import type { Counted, Tries } from "../../lambdas/store/quotas.ts";

const hash = createHash("sha256").update("brown-fox-14").digest("hex");
/** A day's tries as they are counted in the table, five for each person and seven for all. */
const counted = (): Tries & { used: Map<string, number> } => {
  const used = new Map<string, number>();
  const change = (counted: Counted, id: string, by: number) => {
    const key = `${counted} ${id}`;
    const next = (used.get(key) ?? 0) + by;
    if (next > (counted === "invitationsOfPerson" ? 5 : 7)) throw new Refusal(429, "enough_for_today", "No.");
    used.set(key, next);
  };
  return {
    used,
    spend: async (counted, id) => change(counted, id, 1),
    giveBack: async (counted, id) => change(counted, id, -1),
  };
};
const rules = { hashes: [hash], domains: ["school.example", "trust.example"], tries: counted };
const caller = (email: string, isEmailConfirmed = true): MemberCaller => ({
  uid: "u",
  kind: "member",
  username: "u",
  name: "Ms Roe",
  email,
  isEmailConfirmed,
});

const refusalOf = (rule: string, who: MemberCaller, invitation?: string): Promise<unknown> =>
  teacherRuleOf(rule, rules)(who, invitation).then(
    () => "taken",
    (error: unknown) => error,
  );

test.each<[string, MemberCaller, string | undefined]>([
  ["open", caller("anybody@mail.example", false), undefined],
  ["invitation", caller("anybody@mail.example", false), "brown-fox-14"],
  ["domain", caller("roe@school.example"), undefined],
  ["domain", caller("Roe@Trust.Example"), undefined],
])("by the rule %s a teacher is taken for one", async (rule, who, invitation) => {
  expect(await refusalOf(rule, who, invitation)).toBe("taken");
});

test.each<[string, MemberCaller, string | undefined, string, string]>([
  ["invitation", caller("roe@school.example"), undefined, "invitation_needed", "invitation"],
  ["invitation", caller("roe@school.example"), hash, "invitation_needed", "invitation"],
  ["domain", caller("roe@mail.example"), "brown-fox-14", "address_of_school_needed", "role"],
  ["domain", caller("roe@pupils.school.example"), undefined, "address_of_school_needed", "role"],
  ["domain", caller("school.example@mail.example"), undefined, "address_of_school_needed", "role"],
  ["domain", caller(""), undefined, "address_of_school_needed", "role"],
  ["domain", caller("roe@school.example", false), undefined, "address_not_confirmed", "role"],
])(
  "by the rule %s others are told why not, and about which field",
  async (rule, who, invitation, code, field) => {
    expect(await refusalOf(rule, who, invitation)).toMatchObject({
      status: 403,
      code,
      message: expect.stringMatching(/\.$/),
      details: { field },
    });
  },
);

/** What each of these tries comes to, one after the other: a status, or 200. */
const triesOf = async (tries: Tries, asked: readonly [uid: string, invitation?: string][]) => {
  const rule = teacherRuleOf("invitation", { ...rules, tries: () => tries });
  const statuses = [];
  for (const [uid, invitation] of asked)
    statuses.push(
      await rule({ ...caller("x@mail.example"), uid }, invitation).then(
        () => 200,
        (error: unknown) => (error instanceof Refusal ? error.status : error),
      ),
    );
  return statuses;
};
const wrong = (uid: string): [string, string] => [uid, "brown-fox-15"];
const right = (uid: string): [string, string] => [uid, "brown-fox-14"];

test("after five wrong codes not even the right one is looked at; others are still taken", async () => {
  const asked = [...Array.from({ length: 5 }, () => wrong("mallory")), right("mallory"), right("roe")];
  expect(await triesOf(counted(), asked)).toEqual([403, 403, 403, 403, 403, 429, 200]);
});

test("many accounts have no more tries together than the site has, though each has its own", async () => {
  const asked = Array.from({ length: 8 }, (_, at) => wrong(`mallory-${at}`));
  expect(await triesOf(counted(), [...asked, right("roe")])).toEqual([...Array(7).fill(403), 429, 429]);
});

test("neither a right code nor an empty field counts as a try", async () => {
  const tries = counted();
  await triesOf(tries, [["roe"], ["roe", ""], right("roe"), right("roe")]);
  expect([...tries.used.values()].every((used) => used === 0)).toBe(true);
});

test("a rule that nobody knows stops the function from starting", () => {
  expect(() => teacherRuleOf("anything", rules)).toThrow("There is no rule for teachers called anything.");
});
