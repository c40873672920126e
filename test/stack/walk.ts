import * as z from "zod";
import type { RouteName } from "../../domain/api.ts";
import { errorBody } from "../../domain/shapes.ts";
import { type Asked, ask } from "../api/call.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { walkSpeaking } from "./speakingWalk.ts";

/** The headers that every page comes with, and what must stand in each. */
const headers = {
  "content-security-policy": "default-src 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy": "microphone=(self)",
  "x-robots-tag": "noindex",
};

const begun = z.object({
  lesson: z.object({ lessonId: z.string(), opening: z.object({ message: z.string() }) }),
});

/**
 * One lesson by protocol, touching everything the stack has: pages and headers, each call, every table, the voice twice,
 * every way to be heard, the gateway's own answers. Gives what was not as it should be, one line each; [] on a healthy stack whose recogniser
 * counts (test/local/services/listening.ts).
 */
export const walk = async (origin: string): Promise<string[]> => {
  const complaints: string[] = [];
  const expectStatus = async (route: RouteName, status: number, asked: Asked) => {
    const given = await ask(route, { ...asked, origin });
    if (given.status !== status)
      complaints.push(`${route} answered ${given.status}: ${given.text.slice(0, 200)}`);
    if (status !== 200 && !errorBody.safeParse(given.json).success)
      complaints.push(`${route} answered ${status} without the documented body: ${given.text.slice(0, 200)}`);
    return given;
  };

  const page = await fetch(`${origin}/assignments/5368`);
  for (const [header, part] of Object.entries(headers))
    if (!page.headers.get(header)?.includes(part)) complaints.push(`The page has no ${header} with ${part}.`);

  const token = await newGuest(origin);
  const demo = { assignmentId: "5368" };
  const unknown = { assignmentId: "neverwas" };
  await expectStatus("readExercise", 200, { params: demo });
  await expectStatus("readExercise", 404, { params: unknown });
  await expectStatus("reportExercise", 200, { token, params: demo, body: { reason: "other" } });
  await expectStatus("startLesson", 401, { body: { ...demo, name: "Zoë" } });
  await expectStatus("startLesson", 404, { token, body: { ...unknown, name: "Zoë" } });
  const hint = {
    language: "French",
    level: "GCSE - Higher",
    objective: "Use the past tense",
    max_tokens: 60,
  };
  await expectStatus("giveHint", 200, { token, body: hint });

  const started = await expectStatus("startLesson", 200, { token, body: { ...demo, name: "Zoë" } });
  const { data } = begun.safeParse(started.json);
  if (!data) return complaints;
  const { lessonId, opening } = data.lesson;
  for (const after of [0, 1])
    await expectStatus("takeTurn", 200, {
      token,
      body: {
        dataType: "text",
        text: "Samedi, j'ai joué au foot avec mes amis.",
        conversationData: [],
        lessonDetails: { ...demo, name: "Zoë" },
        place: placeIn(lessonId, after),
      },
    });
  complaints.push(...(await walkSpeaking(origin, token, { ...demo, lessonId }, expectStatus)));
  for (const _ of [1, 2]) await expectStatus("speak", 200, { token, body: { message: opening.message } });
  const bare = { language: "French", conversation: [], objective: "" };
  await expectStatus("gradeLesson", 404, { token, body: { ...bare, lesson: { ...unknown, lessonId } } });
  const over = { ...demo, lessonId: crypto.randomUUID() };
  await expectStatus("gradeLesson", 404, { token, body: { ...bare, lesson: over } });
  await expectStatus("gradeLesson", 200, { token, body: { ...bare, lesson: { ...demo, lessonId } } });
  await expectStatus("gradeLesson", 200, { token, body: bare });
  return complaints;
};
