import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import * as z from "zod";
import { bringUp } from "../../local/bringUp.ts";
import type { Template } from "../../local/template/template.ts";
import { ask } from "../api/call.ts";

type Asked = { uid?: string; claims?: object; invitation?: string };

const told = z.looseObject({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });

/** Puts a rule's variables in the place of the open one's; test/infra/stack/accounts.ts sees that settings make them. */
const withRule = (rule: Record<string, unknown>) => (template: Template) => {
  const lambda = template.Resources.RecordsFunction;
  if (!lambda) throw new Error("The template has no RecordsFunction.");
  const properties = told.parse(lambda.Properties);
  const Variables = { ...properties.Environment.Variables, ...rule };
  lambda.Properties = { ...properties, Environment: { Variables } };
};

/** What is answered to people who want to be teachers, one after the other, on a site with that rule. */
const answersOn = async (rule: Record<string, unknown>, asked: readonly Asked[]) => {
  const dataDir = mkdtempSync(join(tmpdir(), "viva-teachers-"));
  const stack = await bringUp({ dataDir, port: 0, change: withRule(rule) });
  try {
    const answers = [];
    for (const [at, { uid = `member-${at}`, claims, invitation }] of asked.entries()) {
      const token = stack.mintMember({ sub: uid, ...claims });
      const body = { role: "teacher", ...(invitation !== undefined && { invitation }) };
      const { status, json } = await ask("chooseRole", { origin: stack.url, token, body });
      answers.push([status, json]);
    }
    return answers;
  } finally {
    await stack.close();
    rmSync(dataDir, { recursive: true });
  }
};

const taken = [200, expect.objectContaining({ role: "teacher" })];
const refused = (code: string, field: string) => [
  403,
  { error: { code, field, message: expect.stringMatching(/\.$/) } },
];

test("a school that invites its teachers takes those who bring one of its codes", async () => {
  const hashes = ["autumn term", "spring term"].map((code) =>
    createHash("sha256").update(code).digest("hex"),
  );
  const rule = {
    TEACHER_RULE: "invitation",
    TEACHER_INVITATION_HASHES: hashes.join(","),
    WRONG_INVITATIONS_PER_PERSON_PER_DAY: "2",
    WRONG_INVITATIONS_PER_SITE_PER_DAY: "4",
  };
  const wrong = { uid: "mallory", invitation: "summer term" };
  const asked = [
    ...[{ invitation: " spring term " }, { invitation: "summer term" }, {}],
    ...[wrong, wrong, { ...wrong, invitation: "spring term" }],
    ...[{ invitation: "autumn term" }, { invitation: "summer term" }, { invitation: "autumn term" }],
  ];
  const needed = refused("invitation_needed", "invitation");
  const tooMany = [429, { error: { code: "enough_for_today", message: expect.stringMatching(/\.$/) } }];
  expect(await answersOn(rule, asked)).toEqual([
    ...[taken, needed, needed],
    // Two wrong ones of one person, three in all …
    ...[needed, needed, tooMany],
    // … so that one is left, a right one takes nothing of it, and then nobody's is looked at any more.
    ...[taken, needed, tooMany],
  ]);
});

test("a school that knows its teachers by their address takes confirmed ones", async () => {
  const rule = { TEACHER_RULE: "domain", TEACHER_DOMAINS: "trust.example,school.example" };
  const asked = [
    { claims: { email: "roe@school.example", email_verified: true } },
    { claims: { email: "roe@school.example", email_verified: false } },
    { claims: { email: "roe@mail.example", email_verified: true } },
  ];
  expect(await answersOn(rule, asked)).toEqual([
    taken,
    refused("address_not_confirmed", "role"),
    refused("address_of_school_needed", "role"),
  ]);
});
