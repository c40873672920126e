import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import * as z from "zod";
import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { shapes } from "../../domain/shapes.ts";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import type { Template } from "../../local/template/template.ts";
import { ask, reply } from "../api/call.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { countedModel } from "../cost/model.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "../stack/description.ts";
import { openStack } from "../stack/hand.ts";
import { counting } from "./services/listening.ts";

/** What strangers can do to a site's money of the day, on a stack that may spend a dollar on its classes. */
let stack: Stack;
let model: Awaited<ReturnType<typeof countedModel>>;
const dataDir = mkdtempSync(join(tmpdir(), "viva-outsiders-"));

const withVariables = z.looseObject({ Variables: z.record(z.string(), z.unknown()) });
const withOneDollar = ({ Resources }: Template): void => {
  for (const { Properties } of Object.values(Resources)) {
    const { data } = withVariables.safeParse(Properties.Environment);
    if (data && "SPEND_DOLLARS_PER_DAY" in data.Variables) data.Variables.SPEND_DOLLARS_PER_DAY = "1";
    if (data) Properties.Environment = data;
  }
};

beforeAll(async () => {
  model = await countedModel();
  stack = await bringUp({
    ...{ dataDir, port: 0, change: withOneDollar, languageModel: model.model },
    ...{ recogniser: counting, speaker: scriptedSpeaker() },
  });
});
afterAll(async () => {
  await stack.close();
  await model.close();
  rmSync(dataDir, { recursive: true });
});

const DEMO = "5368";
const second = {
  audioBase64: Buffer.alloc(2 * SPEECH_SAMPLES_PER_SECOND).toString("base64"),
  mimeType: `audio/l16;rate=${SPEECH_SAMPLES_PER_SECOND}`,
};

/** Somebody new in a lesson, and what they can do there. */
const personOn = async (assignmentId: string) => {
  const [origin, token] = [stack.url, await newGuest(stack.url)];
  const details = { assignmentId, name: "Zoë" };
  const { lesson } = await reply("startLesson", { origin, token, body: details });
  const place = { assignmentId, lessonId: lesson.lessonId };
  const statusOf = async (route: "openTranscription" | "transcribePiece" | "speak", body: object) =>
    (await ask(route, { origin, token, body })).status;
  return {
    opening: sentencesOf(lesson.opening.message)[0] ?? "",
    openStream: () => statusOf("openTranscription", place),
    sendPiece: () => statusOf("transcribePiece", { ...place, audioData: second }),
    listen: (message: string) => statusOf("speak", { message }),
    answer: async () => {
      const body = {
        ...{ dataType: "text", text: "J'ai joué au foot.", conversationData: [], lessonDetails: details },
        place: placeIn(lesson.lessonId, 0),
      };
      return shapes.takeTurn.whole.parse((await ask("takeTurn", { origin, token, body })).json);
    },
  };
};

test("guests who ask for streams and use none get few, and pay little for them", async () => {
  const guests = await Promise.all(Array.from({ length: 3 }, () => personOn(DEMO)));
  for (const guest of guests) {
    const statuses = [];
    for (let asked = 0; asked < 6; asked++) statuses.push(await guest.openStream());
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  }
});

test("guests who spend all that the demos have take nothing from a class", async () => {
  const hand = await openStack(describe(stack, dataDir));
  await hand.putExercise({ assignment_id: "classwork" });
  await hand.close();
  const script = await personOn(DEMO);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 60 && !statuses.has(503); sent++) statuses.add(await script.sendPiece());
  expect([...statuses]).toEqual([200, 503]);
  expect((await script.answer()).engine).toBe("embedded");

  const pupil = await personOn("classwork");
  expect([await pupil.openStream(), await pupil.sendPiece()]).toEqual([200, 200]);
  expect((await pupil.answer()).engine).toBe("bedrock");
  expect(await pupil.listen(pupil.opening)).toBe(200);
});

test("the API's own host answers nobody who comes past the site", async () => {
  const path = "/api/exercises/5368";
  const token = await newGuest(stack.url);
  const refused = { error: { code: "wrong_address", message: expect.any(String) } };
  const askPastTheSite = async (from: string, headers: Record<string, string>) => {
    const answer = await fetch(stack.apiUrl + from, { headers });
    return [answer.status, await answer.json()];
  };
  expect(await askPastTheSite(path, {})).toEqual([403, refused]);
  expect(await askPastTheSite(path, { "x-origin-verify": "guessed" })).toEqual([403, refused]);
  const asGuest = { method: "POST", headers: { authorization: `Bearer ${token}` }, body: "{}" };
  expect((await fetch(`${stack.apiUrl}/api/lessons`, asGuest)).status).toBe(403);
  const forged = { "x-origin-verify": "guessed", "x-viewer-address": "192.0.2.7" };
  expect((await fetch(stack.url + path, { headers: forged })).status).toBe(200);
});
