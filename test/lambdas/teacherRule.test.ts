import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { MemberCaller } from "../../lambdas/http/handler.ts";
import { teacherRuleOf } from "../../lambdas/identity/teacherRule.ts";

const hash = createHash("sha256").update("brown-fox-14").digest("hex");
const rules = { hashes: [hash], domains: ["school.example", "trust.example"] };
const caller = (email: string, isEmailConfirmed = true): MemberCaller => ({
  uid: "u",
  kind: "member",
  username: "u",
  name: "Ms Roe",
  email,
  isEmailConfirmed,
});

const refusalOf = (rule: string, who: MemberCaller, invitation?: string): unknown => {
  try {
    teacherRuleOf(rule, rules)(who, invitation);
    return "taken";
  } catch (error) {
    return error;
  }
};

test.each<[string, MemberCaller, string | undefined]>([
  ["open", caller("anybody@mail.example", false), undefined],
  ["invitation", caller("anybody@mail.example", false), "brown-fox-14"],
  ["domain", caller("roe@school.example"), undefined],
  ["domain", caller("Roe@Trust.Example"), undefined],
])("by the rule %s a teacher is taken for one", (rule, who, invitation) => {
  expect(refusalOf(rule, who, invitation)).toBe("taken");
});

test.each<[string, MemberCaller, string | undefined, string, string]>([
  ["invitation", caller("roe@school.example"), undefined, "invitation_needed", "invitation"],
  ["invitation", caller("roe@school.example"), hash, "invitation_needed", "invitation"],
  ["domain", caller("roe@mail.example"), "brown-fox-14", "address_of_school_needed", "role"],
  ["domain", caller("roe@pupils.school.example"), undefined, "address_of_school_needed", "role"],
  ["domain", caller("school.example@mail.example"), undefined, "address_of_school_needed", "role"],
  ["domain", caller(""), undefined, "address_of_school_needed", "role"],
  ["domain", caller("roe@school.example", false), undefined, "address_not_confirmed", "role"],
])("by the rule %s others are told why not, and about which field", (rule, who, invitation, code, field) => {
  expect(refusalOf(rule, who, invitation)).toMatchObject({
    status: 403,
    code,
    message: expect.stringMatching(/\.$/),
    details: { field },
  });
});

test("a rule that nobody knows stops the function from starting", () => {
  expect(() => teacherRuleOf("anything", rules)).toThrow("There is no rule for teachers called anything.");
});
