import { afterEach, describe, expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { RULE_ID, RULE_MAX_CHARACTERS } from "../../domain/mistakes.ts";
import { defineRule, ruleIdOf, ruleIn, type Told } from "../../grammar/engine/rule.ts";
import { switchOff } from "../../grammar/engine/switchedOff.ts";
import { rulesOf, sharedRules } from "../../grammar/ruleList.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lambdas/embedded/lesson.ts";

/** Longer ones are not read by anybody of fourteen. */
const MESSAGE_MAX = 150;

const repeated = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place);

/** What is wrong with the words of a message: plain text and emphasis, in one or two whole sentences. */
const faultsOf = (message: string): string[] => {
  const plain = message.replaceAll(/\*[^*]+\*/g, "x");
  return [
    ...(plain.includes("*") ? ["emphasis is not closed"] : []),
    ...(/[<>$→\n]/.test(message) ? ["something but text"] : []),
    ...(/[.!?…]”?$/.test(plain) ? [] : ["no full stop"]),
    ...(message.length > MESSAGE_MAX ? ["too long"] : []),
    ...(plain.split(/[.!?](?= \p{Lu})/u).length > 2 ? ["more than two sentences"] : []),
  ];
};

const misworded = (rules: readonly Told[]) =>
  rules.flatMap(({ id, message }) => {
    const faults = faultsOf(message);
    return faults.length > 0 ? [{ id, message, faults }] : [];
  });

test("no two rules that are programs have one id", () => {
  expect(repeated(sharedRules().map(({ id }) => id))).toEqual([]);
});

test("their messages are plain text and emphasis, in two short sentences at most", () => {
  expect(misworded(sharedRules())).toEqual([]);
});

describe.each(languages)("%s", (language) => {
  const own = rulesOf(language);

  test("ids are short, and none is that of a program", () => {
    const shared = new Set<string>(sharedRules().map(({ id }) => id));
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter(({ id }) => shared.has(id))).toEqual([]);
    const ids = [...own.map(({ id }) => id), ...shared].map((id) => ruleIn(language, ruleIdOf(id).id));
    expect(ids.filter((id) => !RULE_ID.test(id) || id.length > RULE_MAX_CHARACTERS)).toEqual([]);
  });

  test("patterns of one id say one thing", () => {
    const said = new Map(own.map(({ id, message }) => [id, message]));
    expect(own.filter(({ id, message }) => said.get(id) !== message)).toEqual([]);
  });

  test("messages are plain text and emphasis, in two short sentences at most", () => {
    expect(misworded(own)).toEqual([]);
  });
});

test.each(["auxiliary", "auxiliary.", "auxiliary.Wrong", "auxiliary.a.b", "nothing.wrong", "auxiliary.à"])(
  "“%s” is no id of a rule",
  (written) => {
    expect(() => ruleIdOf(written)).toThrow("Not the id of a rule");
  },
);

test("a rule says its message of the words that it is given", () => {
  const count = sharedRules().length;
  const rule = defineRule({ id: "case.of-a-test", message: (verb: string) => `*${verb}* takes the dative.` });
  expect(rule("helfen")).toEqual({
    id: "case.of-a-test",
    kind: "case",
    message: "*helfen* takes the dative.",
  });
  expect(sharedRules().slice(count)).toEqual([
    { id: "case.of-a-test", kind: "case", message: "*…* takes the dative." },
  ]);
});

describe("a rule that is switched off", () => {
  const moment = momentOf("French", "J'ai allé au parc.", { text: "Qu'est-ce que tu as fait ?" });
  afterEach(() => switchOff([]));

  test("finds nothing, and is not kept with the answer", async () => {
    expect(await embedded.assess(moment)).toMatchObject({
      improvement: expect.stringContaining("perfect tense with “être”"),
      mistakes: [{ rule: "fr.auxiliary.wrong", said: "J'ai allé" }],
    });
    switchOff(["fr.auxiliary.wrong"]);
    expect(await embedded.assess(moment)).toMatchObject({ mistakes: [] });
  });

  test("makes room for another one at its place", () => {
    const twice = momentOf("French", "J'ai allé au parc et je mange.", {
      text: "Qu'est-ce que tu as fait ?",
    });
    expect(examine(twice).findings.map(({ id }) => id)).toEqual(["auxiliary.wrong"]);
    switchOff(["fr.auxiliary.wrong"]);
    expect(examine(twice).findings.map(({ id }) => id)).toEqual(["tense.out-of-time"]);
  });

  test("is on in another language", () => {
    switchOff(["es.auxiliary.wrong", "de.auxiliary.wrong"]);
    expect(examine(moment).findings.map(({ id }) => id)).toEqual(["auxiliary.wrong"]);
  });
});
