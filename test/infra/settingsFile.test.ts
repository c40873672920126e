import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { optionsFrom } from "../../deploy/settings.ts";
import { contextOfFile, contextOver } from "../../infra/settings/file.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "viva-settings-"));
  file = join(folder, "viva.settings.json");
  process.env.VIVA_SETTINGS_FILE = file;
});
afterEach(() => {
  process.env.VIVA_SETTINGS_FILE = "";
  rmSync(folder, { recursive: true });
});

const school = (settings: unknown): void => writeFileSync(file, JSON.stringify(settings));

test("the commands take a school's settings from its file, unless the command line says otherwise", () => {
  school({ brand: "Colloquy", region: "eu-west-2", teacherRule: "domain", teacherDomains: ["a.example"] });
  const options = optionsFrom(["-c", "viva:region=eu-central-1"], []);
  expect(options).toMatchObject({
    settings: { brand: "Colloquy", region: "eu-central-1", teacherDomains: ["a.example"] },
    isTeacherRuleChosen: true,
    hasCodesInCdkJson: false,
  });
  // What the template is made with.
  expect(options.given).toEqual({
    "viva:brand": "Colloquy",
    "viva:region": "eu-central-1",
    "viva:teacherRule": "domain",
    "viva:teacherDomains": ["a.example"],
  });
});

test("the file wins over cdk.json, even where CDK's command hands cdk.json on as if it had been typed", () => {
  school({ brand: "Colloquy", turnsPerDay: 5 });
  const cdkJson = { "viva:brand": "Viva", "viva:region": "eu-west-2", "viva:turnsPerDay": 7 };
  const handedOn = { ...cdkJson, "viva:turnsPerDay": "9", "aws:cdk:enable-path-metadata": true };
  expect({ ...cdkJson, ...contextOver(handedOn, cdkJson) }).toEqual({
    "viva:brand": "Colloquy",
    "viva:region": "eu-west-2",
    "viva:turnsPerDay": "9",
  });
});

test("a byte order mark does no harm, and without a file of one's own there are no settings", () => {
  writeFileSync(file, '\uFEFF{ "brand": "Colloquy" }');
  expect(contextOfFile()).toEqual({ "viva:brand": "Colloquy" });
  process.env.VIVA_SETTINGS_FILE = "";
  expect(contextOfFile()).toEqual({});
});

test.each([
  ['{ "colour": "teal" }', "viva.settings.json: There is no setting called colour."],
  ['{ "region": "Ireland" }', "viva.settings.json: region should be an AWS region, such as eu-west-1."],
  ['{ "viva:brand": "Colloquy" }', 'viva.settings.json: In this file "viva:brand" is called "brand".'],
  ['["brand"]', 'viva.settings.json should be one JSON object, such as { "teacherRule": "open" }.'],
  ["null", 'viva.settings.json should be one JSON object, such as { "teacherRule": "open" }.'],
  // A code that is written there is not repeated.
  ['{ "teacherInvitations": [secret code] }', "viva.settings.json is not valid JSON: Unexpected token 's'."],
  ['{ "brand": "Colloquy"', /^viva\.settings\.json is not valid JSON: Expected ',' or '}' .+\.$/],
])("%s is refused in one sentence with the file's name", (text, sentence) => {
  writeFileSync(file, text);
  expect(() => optionsFrom([], [])).toThrow(sentence);
});

test("a file that can't be read is named", () => {
  expect(contextOfFile).toThrow(`There is no ${file}, which VIVA_SETTINGS_FILE names.`);
  mkdirSync(file);
  expect(contextOfFile).toThrow("viva.settings.json can't be read (EISDIR).");
});

test("npx cdk synth reads it too, before anything is built", async () => {
  school({ colour: "teal", region: "Ireland" });
  const ran = promisify(execFile)(process.execPath, ["--import", "tsx", "infra/app.ts"], {
    env: { ...process.env },
  });
  await expect(ran).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("viva.settings.json: There is no setting called colour."),
  });
});
