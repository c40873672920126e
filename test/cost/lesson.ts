import type { RouteName } from "../../domain/api.ts";
import type { TurnEvent } from "../../domain/conversation.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { shapes } from "../../domain/shapes.ts";
import { type Asked, ask } from "../api/call.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { ANSWERS, answerOf } from "../bench/voice/said.ts";
import { sameAtStop } from "../bench/voice/upstreams.ts";

/** Where a lesson is played, by whom, and what was called and answered so far. */
type Seen = { calls: Record<string, number>; bytes: number };

/**
 * A whole lesson as a page plays it, against a running stack: every answer spoken, guessed at and confirmed where `isSpoken`,
 * else typed; every sentence of Mark's asked of the voice; graded at the end. Throws where anything is refused.
 */
export const playLesson = async (
  origin: string,
  assignmentId: string,
  { answers, isSpoken }: { answers: number; isSpoken: boolean },
): Promise<Seen> => {
  const seen: Seen = { calls: {}, bytes: 0 };
  const token = await newGuest(origin);
  const call = async (route: RouteName, asked: Asked) => {
    const given = await ask(route, { origin, token, ...asked });
    if (given.status !== 200) throw new Error(`${route} answered ${given.status}: ${given.text}`);
    seen.calls[route] = (seen.calls[route] ?? 0) + 1;
    seen.bytes += route === "speak" ? 0 : given.bytes.byteLength;
    return given;
  };
  const lessonDetails = { assignmentId, name: "Zoë" };
  const speak = async (texts: readonly string[]) => {
    for (const message of texts) await call("speak", { body: { message } });
  };

  await call("readExercise", { params: { assignmentId } });
  const started = await call("startLesson", { body: lessonDetails });
  const { lesson } = shapes.startLesson.reply.parse(started.json);
  await speak(sentencesOf(lesson.opening.message));
  for (let after = 0; after < answers; after++) {
    const text = answerOf(after, after % ANSWERS);
    const words = isSpoken && text.split(" ").map((word) => ({ text: word, confidence: 0.9 }));
    const place = placeIn(lesson.lessonId, after);
    const turn = async (said: string, isGuess: boolean): Promise<string[]> => {
      const body = {
        ...{ dataType: "text", text: said, conversationData: [], lessonDetails },
        ...(words && { words }),
        place: { ...place, ...(isGuess && { isGuess }) },
      };
      const given = await call("takeTurn", { body, headers: { accept: "application/x-ndjson" } });
      const events: TurnEvent[] = given.text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      // What was said before another engine started over is void.
      const heard = events.slice(events.findLastIndex(({ type }) => type === "reset") + 1);
      return heard.flatMap((event) => (event.type === "sentence" ? [event.text] : []));
    };
    if (!isSpoken) {
      await speak(await turn(text, false));
      continue;
    }
    await call("openTranscription", { body: { assignmentId, lessonId: lesson.lessonId } });
    const guessed = await turn(sameAtStop(after) ? text : text.split(" ").slice(0, -2).join(" "), true);
    const sentences = await turn(text, false);
    await speak(sameAtStop(after) ? guessed : sentences);
  }
  const body = {
    language: "French",
    conversation: [],
    objective: "",
    lesson: { assignmentId, lessonId: lesson.lessonId },
  };
  await call("gradeLesson", { body });
  return seen;
};
