import { setTimeout as wait } from "node:timers/promises";
import { api } from "../../../domain/api.ts";
import type { TurnEvent } from "../../../domain/conversation.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { shapes } from "../../../domain/shapes.ts";
import { ask, reply } from "../../api/call.ts";
import { newGuest, placeIn } from "../../api/people.ts";
import { ANSWERS, answerOf } from "./said.ts";
import { finalWordsMs, sameAtStop, speechMs } from "./upstreams.ts";

/** One answer about to be given: its number, its words, and where it belongs. */
type Answer = { number: number; text: string; place: ReturnType<typeof placeIn> };
type Student = { origin: string; token: string };
/** Gives an answer and waits until the turn is over; gives the ms from the end of speech to the first sound. */
export type Way = (student: Student, answer: Answer) => Promise<number>;

const ASSIGNMENT = "5368";

const post = async ({ origin, token }: Student, route: "takeTurn" | "speak", body: object) => {
  const response = await fetch(origin + api[route].path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, accept: "application/x-ndjson, audio/mpeg" },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`${route} answered ${response.status}.`);
  return response.body;
};

/** Asks for a sentence; resolves when its first byte is there, in ms of `performance.now()`. */
const soundOf = async (student: Student, message: string): Promise<number> => {
  let first = Number.NaN;
  for await (const _ of await post(student, "speak", { message })) first ||= performance.now();
  return first;
};

const bodyOf = (place: object, said: object) => ({
  conversationData: [],
  lessonDetails: { assignmentId: ASSIGNMENT, name: "Zoë" },
  place,
  ...said,
});

const spoken = (text: string) => ({
  dataType: "text",
  text,
  words: text.split(" ").map((word) => ({ text: word, confidence: 0.9 })),
});

/** A turn as the page takes it: every sentence is asked of the voice as soon as it is announced. Gives their sounds. */
const takeTurn = async (student: Student, place: object, said: object): Promise<Promise<number>[]> => {
  const sounds: Promise<number>[] = [];
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of await post(student, "takeTurn", bodyOf(place, said))) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event: TurnEvent = JSON.parse(line);
      if (event.type === "error") throw new Error(`A turn failed: ${event.error.code}.`);
      if (event.type === "sentence") {
        const sound = soundOf(student, event.text);
        sound.catch(() => undefined); // awaited by whoever takes the sounds
        sounds.push(sound);
      }
    }
  }
  return sounds;
};

const firstOf = async (sounds: readonly Promise<number>[]): Promise<number> => {
  const [first = Number.NaN] = await Promise.all(sounds);
  return first;
};

/** Viva: the final words, then sentence by sentence. */
export const viva: Way = async (student, { number, text, place }) => {
  const start = performance.now();
  await wait(finalWordsMs(number));
  return (await firstOf(await takeTurn(student, place, spoken(text)))) - start;
};

/** The same, with Mark thinking from Stop on; what he thought of other words than the final ones is not heard. */
export const speculative: Way = async (student, { number, text, place }) => {
  const start = performance.now();
  const isSame = sameAtStop(number);
  const atStop = isSame ? text.toLowerCase() : text.split(" ").slice(0, -2).join(" ");
  const guess = takeTurn(student, { ...place, isGuess: true }, spoken(atStop));
  guess.catch(() => undefined); // a guess that is overtaken fails
  await wait(finalWordsMs(number));
  const final = performance.now();
  const sounds = await takeTurn(student, place, spoken(text));
  return Math.max(final, await firstOf(isSame ? await guess : sounds)) - start;
};

/** Raw PCM whose samples are all the number of the answer, as long as its words take to be spoken. */
const recordingOf = (number: number, text: string): Buffer => {
  const seconds = speechMs(text.split(" ").length) / 1000;
  const samples = new Int16Array(Math.round(seconds * SPEECH_SAMPLES_PER_SECOND)).fill(number);
  return Buffer.from(samples.buffer);
};

/** One thing after the other: the whole recording, then the whole answer, then speech of all of it. */
export const sequential: Way = async (student, { number, text, place }) => {
  const start = performance.now();
  const mimeType = `audio/l16;rate=${SPEECH_SAMPLES_PER_SECOND}`;
  const audioData = { audioBase64: recordingOf(number, text).toString("base64"), mimeType };
  const said = { dataType: "audio", language: "French", audioData };
  const given = await ask("takeTurn", { ...student, body: bodyOf(place, said) });
  if (given.status !== 200) throw new Error(`A recording was answered with ${given.status}.`);
  const { message } = shapes.takeTurn.whole.parse(given.json).message;
  return (await soundOf(student, message)) - start;
};

/**
 * A student's lessons (by number, from 0), so many answers of each, one after the other; gives the ms of each. In a class they also take their
 * time to speak, so that not all are silent at once.
 */
export const lessonsOf = async (
  origin: string,
  way: Way,
  lessons: readonly number[],
  isInClass: boolean,
  answers: number,
): Promise<number[]> => {
  const student = { origin, token: await newGuest(origin) };
  const took: number[] = [];
  for (const lesson of lessons) {
    const begin = { assignmentId: ASSIGNMENT, name: "Zoë", fresh: true };
    const { lesson: begun } = await reply("startLesson", { ...student, body: begin });
    for (let after = 0; after < answers; after++) {
      const number = 1 + lesson * ANSWERS + after;
      const text = answerOf(number, after);
      if (isInClass) await wait(speechMs(text.split(" ").length) * (0.7 + Math.random() * 0.6));
      took.push(await way(student, { number, text, place: placeIn(begun.lessonId, after) }));
    }
  }
  return took;
};
