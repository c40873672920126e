import { type Guard, guard as guardOf, type Use } from "../../../local/iam/guard.ts";
import { type StackResources, stackResources } from "../../../local/template/stackResources.ts";
import { fits } from "../../../local/wildcard.ts";
import { pythonWith, report } from "../programs.ts";
import { access } from "./access.ts";
import { cognito } from "./cognito.ts";
import { answersOf, type Differing, differing } from "./compared.ts";
import { differences, explains } from "./differences.ts";
import { dynamodb } from "./dynamodb.ts";
import { emulator } from "./emulator.ts";
import type { Engine } from "./engine.ts";
import { faults } from "./faults.ts";
import { localEngine } from "./local.ts";
import type { Outcome } from "./outcome.ts";
import { played } from "./played.ts";
import { decisions } from "./policies.ts";
import { s3 } from "./s3.ts";
import type { Sequence } from "./sequence.ts";
import { ministack, moto } from "./servers.ts";
import { synthesized } from "./stack.ts";

/** The code that MiniStack sends to everybody who has forgotten their password. */
const MINISTACK_CODE = "654321";

type Answers = ReadonlyMap<string, Outcome>;

/** What an engine answers, after which it is closed. */
const asked = async (engine: Engine, sequences: readonly Sequence[]): Promise<Answers> => {
  try {
    return await answersOf(engine, sequences);
  } finally {
    await engine.close();
  }
};

const isExplained = (seen: Differing): boolean =>
  differences.some((difference) => difference.steps.some((wanted) => explains(difference, wanted, seen)));

/** What a function of Viva's own may do with data and people, and what no play of its stores does. */
const unplayed = (resources: StackResources, guard: Guard, used: readonly Use[]): string[] => {
  const granted = resources
    .all("AWS::Lambda::Function")
    .filter(({ id }) => id.endsWith("Function"))
    .flatMap(({ id }) => guard.policiesOf(id))
    .flatMap(({ Action, Resource }) =>
      Action.flatMap((action) => Resource.map((resource) => ({ action, resource }))),
    )
    .filter(({ action }) => /^(dynamodb|s3|cognito-idp):/.test(action));
  const missing = granted.filter(
    ({ action, resource }) => !used.some((use) => use.action === action && fits(resource, use.resource)),
  );
  return [...new Set(missing.map(({ action, resource }) => `Not played: ${action} on ${resource}.`))];
};

/**
 * `npm run third-party:services`: the same calls to the local engines, to moto and to MiniStack, and what they answer. Fails for a
 * difference that nothing explains, an explanation without a difference, something that a function may do or a store can be asked for
 * and no sequence does, and a fault put in on purpose that goes unnoticed.
 */
const check = async (python: string): Promise<void> => {
  const stack = await synthesized();
  const resources = stackResources(stack.template, stack.place);
  const guard = guardOf(resources, stack.place);
  const { sequences, used, unasked } = await played(stack, resources);
  const calls = { played: sequences, access: access(resources), cognito };
  // What is played comes first, while the tables are as empty as they were then.
  const judged = [...calls.played, ...calls.cognito, ...dynamodb, ...s3];

  const local = async (sequences: readonly Sequence[], template = stack.template): Promise<Answers> =>
    asked(await localEngine(template, stack.place), sequences);
  const ours = await local(judged);
  const ofMoto = await asked(await emulator("moto", await moto(python), stack, async () => ""), judged);
  const strict = await emulator("ministack", await ministack(python), stack, async () => MINISTACK_CODE);
  const ofMinistack = await asked(strict, [...judged, ...calls.access]);
  // moto is not asked who may do what: it doesn't know which table a call is about.
  const oursToo = await local(calls.access);

  const policies = decisions(python, resources, guard);
  const seen = [
    ...differing("moto", ours, ofMoto),
    ...differing("ministack", new Map([...ours, ...oursToo]), ofMinistack),
    ...policies.flatMap(({ otherwise }) => otherwise),
  ];

  const unexplained = seen.filter((one) => !isExplained(one));
  const idle = differences.flatMap((difference) =>
    difference.steps
      .filter((wanted) => !seen.some((one) => explains(difference, wanted, one)))
      .map((wanted) => `${wanted} (${difference.by}): nothing differs any more.`),
  );
  const unnoticed: string[] = [];
  for (const { name, noticedIn, spoil } of faults) {
    const template = structuredClone(stack.template);
    spoil(template);
    const spoilt = differing("ministack", await local(calls[noticedIn], template), ofMinistack);
    if (spoilt.every(isExplained)) unnoticed.push(`Not noticed: ${name}.`);
  }

  console.log(
    `${ours.size} calls to moto and MiniStack, ${oursToo.size} more to MiniStack; ` +
      `${policies.reduce((sum, { asked: requests }) => sum + requests, 0)} requests under ${policies.length} policies; ` +
      `${seen.length} answered otherwise, ${seen.length - unexplained.length} of them explained.`,
  );
  report("services", ours.size + oursToo.size + policies.length + faults.length, [
    ...unexplained.map(
      ({ step, by, ours: own, theirs }) => `${step}\n    local: ${own}\n    ${by}: ${theirs}`,
    ),
    ...idle,
    ...unplayed(resources, guard, used),
    ...unasked.map((method) => `Not played: ${method}.`),
    ...unnoticed,
  ]);
};

const python = pythonWith("test/thirdParty/services/requirements.txt");
if (python !== undefined) await check(python);
