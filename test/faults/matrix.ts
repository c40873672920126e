import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { shares } from "../../domain/costCentres.ts";
import type { ServiceName } from "../../local/aws/endpoint.ts";
import { GUESTS_PATH } from "../../local/hosts.ts";
import { ask } from "../api/call.ts";
import { journey, type Outcome } from "./journey.ts";
import type { Row } from "./rows.ts";
import { student } from "./student.ts";
import { openWorld, type Trouble, type World } from "./world.ts";

/** The limit of the day on a stack whose limits are out of the way (test/stack/roomy.ts), in micro-dollars. */
const LIMIT = 1_000_000 * 1_000_000;

const LIFE_SECONDS = 600;
/** So short that it is over while somebody thinks, and long enough for one call. */
const SHORT_SECONDS = 2;

/** A guest who gets new tokens as a page does: by their identity, of Cognito. */
const comingBack = ({ stack }: World) => {
  const sub = `eu-west-1:${randomUUID()}`;
  const tokenFor = (life: number) => stack.mintGuest({ sub, exp: Math.floor(Date.now() / 1000) + life });
  const IdentityPoolId = stack.resources.only("AWS::Cognito::IdentityPool").ref;
  const renew = async (): Promise<string> => {
    const asked = await fetch(`${stack.url}${GUESTS_PATH}/`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityService.GetId",
      },
      body: JSON.stringify({ IdentityPoolId }),
    });
    if (asked.status !== 200) throw new Error("Cognito is in trouble.");
    return tokenFor(LIFE_SECONDS);
  };
  const person = student(stack.url, { token: tokenFor(LIFE_SECONDS), renew });
  /** Their token runs out, known to API Gateway by then, which keeps what it knows for minutes. */
  const runOut = async () => {
    const token = tokenFor(SHORT_SECONDS);
    await ask("startLesson", { origin: stack.url, token, body: { assignmentId: "5368", name: "Zoë" } });
    await wait((SHORT_SECONDS + 1) * 1000);
    person.token = token;
  };
  return { person, runOut };
};

/**
 * Worlds that are well and idle. Only what a lesson meets on its way to the tables may be tried in one that was used before: sentences
 * that are kept, circuit breakers and money outlast their lesson.
 */
const idle: World[] = [];
const leavesNothingBehind = ({ what, spent, isDeaf }: Row): boolean =>
  spent === undefined && !isDeaf && /^(nothing|DynamoDB|the network|the student's token)$/.test(what);

/** Closes the worlds that are kept for more rows. */
export const closeWorlds = async (): Promise<void> => {
  for (const world of idle.splice(0)) await world.close();
};

/** Plays a lesson through one row, on a stack of its own or on one that no trouble is left in. */
export const play = async (row: Row): Promise<Outcome> => {
  const { from = 0, troubles, isDeaf = false, spent, tokenEnds, sending } = row;
  const isReusable = leavesNothingBehind(row);
  const world = (isReusable ? idle.pop() : undefined) ?? (await openWorld());
  try {
    if (spent !== undefined) await world.hand.spend("demos", spent * shares.demos * LIMIT);
    const { person, runOut } = comingBack(world);
    const before = async (step: number) => {
      if (tokenEnds && step === 3) await runOut();
      if (step !== from) return;
      world.transcriber.isDeaf = isDeaf;
      // fromEntries forgets its keys' type.
      for (const [name, trouble] of Object.entries(troubles?.() ?? {}) as [ServiceName, Trouble][])
        world.troubles.set(name, trouble);
    };
    return await journey(world, person, { before, ...(sending && { sending }) });
  } finally {
    world.troubles.clear();
    if (isReusable) idle.push(world);
    else await world.close();
  }
};
