import { beforeEach, describe, expect, test } from "@jest/globals";
import { eventsOf, type LessonView, type Turn, type TurnEvent } from "../../domain/conversation.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import type { Given } from "../../frontend/src/api/call.ts";
import { CallFailed } from "../../frontend/src/api/problem.ts";
import { exchangesOf } from "../../frontend/src/lesson/exchange.ts";
import { type Lesson, lessonOf } from "../../frontend/src/lesson/lesson.ts";
import { createLessonController, type LessonController } from "../../frontend/src/play/lessonController.ts";
import { type Play, playAfter } from "../../frontend/src/play/play.ts";
import { deviceInMemory } from "./device.ts";
import { type Line, lineTo } from "./line.ts";

const exercise: PublicExercise = {
  assignment_id: "abcd2345",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  language: "French",
  title: "",
  objective: "",
  asset_url: "",
  photoAlt: "",
  context_1: "",
  duration: 5,
  isShared: true,
  settings: defaultSettings,
  due_date: DUE_DATE,
  questionCount: 5,
};
const view: LessonView = {
  lessonId: "l1",
  assignmentId: "abcd2345",
  name: "Zoë",
  opening: { message: "Ça va ?", translation: "", options: "" },
  turns: [],
  startedAt: 0,
};
const words = [
  { text: "oui", confidence: 0.9 },
  { text: "merci", confidence: 0.3 },
];
const final = { text: "Oui, merci.", words };
const turn = (more: Partial<Turn> = {}): Turn => ({
  said: final.text,
  words,
  message: "Bien ! Et toi ?",
  score: 60,
  improvement: "",
  translation: "",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
  ...more,
});
/** A turn as it is sent while it is being made, with the sentences as they are whole. */
const told = (whole: Turn): TurnEvent[] => {
  const [transcript, , ...rest] = eventsOf(whole);
  const [first = "", second = ""] = whole.message.split(/(?<=!) /);
  return [
    ...(transcript ? [transcript] : []),
    { type: "reply", delta: `${first} ` },
    { type: "sentence", text: first },
    { type: "reply", delta: second },
    { type: "sentence", text: second },
    ...rest,
  ];
};

let play: Play;
let controller: LessonController;
/** What Mark's voice was told to do. */
let voiced: string[];
/** The turns that were asked of the server, oldest first. */
let asked: Line[];

const lesson = (): Lesson => {
  if (play.stage !== "EXERCISE") throw new Error("There is no lesson.");
  return play.lesson;
};
const shown = () => exchangesOf(lesson()).map(({ said, message, progress }) => [said, message, progress]);
const asking = (place: number): Line => {
  const line = asked[place];
  if (!line) throw new Error(`The server was asked ${asked.length} times.`);
  return line;
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** Stops speaking: Mark begins to think about these words. */
const guess = async (said = "oui merci"): Promise<Line> => {
  controller.guess(exercise, lesson(), said);
  await settled();
  return asking(0);
};
/** The final words come; the line on which the turn that counts was asked for. */
const hear = async (heard = final): Promise<Line> => {
  controller.hear(lesson(), heard);
  await settled();
  return asking(asked.length - 1);
};

beforeEach(() => {
  voiced = [];
  asked = [];
  play = { stage: "EXERCISE", exercise, lesson: lessonOf(view, undefined), isTimeUp: false };
  controller = createLessonController({
    assignmentId: "abcd2345",
    server: {
      readExercise: async () => exercise,
      signIn: async () => undefined,
      call: async (name, { body, signal }) => {
        const line = lineTo(body ?? {}, signal);
        asked.push(line);
        // Nothing but turns is asked for here, and those are events.
        return line.events as unknown as Given<typeof name>;
      },
    },
    device: deviceInMemory(),
    voice: {
      prepare: (text) => voiced.push(`prepare ${text}`),
      say: ({ text }) => voiced.push(text),
      hush: () => voiced.push("hush"),
    },
    prepare: async () => undefined,
    dispatch: (action) => {
      play = playAfter(play, action);
    },
    toast: () => undefined,
  });
});

describe("a guess", () => {
  test("is kept back until the final words are there, but his voice is fetched", async () => {
    const line = await guess();
    expect(line.body).toMatchObject({
      text: "oui merci",
      words: [],
      place: { isGuess: true, after: 0, known: 0 },
    });
    await line.tell(...told(turn()));
    expect(shown()).toEqual([]);
    expect(voiced).toEqual(["prepare Bien !", "prepare Et toi ?"]);
  });

  test("at the same words is shown and spoken at once, and counts when the turn is done", async () => {
    const ahead = await guess();
    const [transcript, reply, sentence, ...rest] = told(turn({ said: "oui merci", words: [] }));
    if (!transcript || !reply || !sentence) throw new Error("more events");
    await ahead.tell(transcript, reply, sentence);
    const counting = await hear();
    expect(counting.body).toMatchObject({ text: "Oui, merci.", words, place: { after: 0, known: 0 } });
    expect(counting.body.place).toEqual({ ...(ahead.body.place as object), isGuess: undefined });
    expect(shown()).toEqual([["Oui, merci.", "Bien ! ", "replying"]]);
    await ahead.tell(...rest);
    expect(shown()).toEqual([["Oui, merci.", "Bien ! Et toi ?", "replying"]]);
    expect(lesson().turns).toEqual([]);

    await counting.tell(...eventsOf(turn()));
    expect(lesson().turns).toEqual([turn()]);
    expect(voiced.slice(1)).toEqual(["hush", "Bien !", "prepare Et toi ?", "Et toi ?"]);
  });

  test("at other words is dropped, and nothing of it is seen or heard", async () => {
    const ahead = await guess("oui et merde");
    await ahead.tell(...told(turn({ message: "Quoi ! Non ?" })));
    voiced = [];
    const counting = await hear();
    expect(ahead.signal?.aborted).toBe(true);
    expect(shown()).toEqual([["Oui, merci.", "", "waiting"]]);
    await counting.tell(...told(turn()));
    expect(lesson().turns).toEqual([turn()]);
    expect(voiced).toEqual(["hush", "Bien !", "Et toi ?"]);
  });

  test.each(["fails", "breaks off", "is refused"])("that %s leaves it to the turn itself", async (how) => {
    const ahead = await guess();
    const [transcript, reply, sentence] = told(turn());
    if (!transcript || !reply || !sentence) throw new Error("more events");
    await ahead.tell(transcript, reply, sentence);
    const counting = await hear();
    await counting.tell(transcript);
    if (how === "fails") await ahead.fail(new CallFailed({ kind: "offline" }));
    if (how === "breaks off") await ahead.end();
    if (how === "is refused") await ahead.tell({ type: "error", error: { code: "busy", message: "" } });
    expect(shown()).toEqual([["Oui, merci.", "", "waiting"]]);

    await counting.tell(...told(turn({ message: "Bien ! Pourquoi ?" })).slice(1));
    expect(lesson().turns).toEqual([turn({ message: "Bien ! Pourquoi ?" })]);
    // What he has begun to say already stays, and is not said twice.
    expect(voiced).toEqual(["prepare Bien !", "hush", "Bien !", "Pourquoi ?"]);
  });

  test("does not count where the turn itself fails; sent again, it has the same key and no guess", async () => {
    const ahead = await guess();
    await ahead.tell(...told(turn()));
    const counting = await hear();
    await counting.fail(new CallFailed({ kind: "offline" }));
    expect(shown()).toEqual([["Oui, merci.", "", "stuck"]]);
    expect(lesson().turns).toEqual([]);
    controller.sendAgain(lesson());
    await settled();
    expect(asking(2).body).toEqual(counting.body);
    await asking(2).tell(...eventsOf(turn()));
    expect(lesson().turns).toEqual([turn()]);
  });

  test("is given up where nothing comes of the recording, and the next answer has a key of its own", async () => {
    const ahead = await guess();
    controller.nothingHeard();
    expect(ahead.signal?.aborted).toBe(true);
    const counting = await hear();
    expect(counting.body.place).not.toMatchObject({ key: (ahead.body.place as { key: string }).key });
  });

  test("is not taken for an answer in another place", async () => {
    const counting = await hear();
    await counting.tell(...eventsOf(turn()));
    controller.guess(exercise, lesson(), "oui merci");
    await settled();
    controller.dispatch({ type: "retried" });
    const again = await hear();
    expect(asking(1).signal?.aborted).toBe(true);
    expect(again.body.place).toMatchObject({ after: 0 });
  });

  test("is never made at a passage that is read aloud", async () => {
    controller.guess({ ...exercise, activity: "Read Along Passage" }, lesson(), "oui merci");
    await settled();
    expect(asked).toEqual([]);
  });
});

describe("what was heard", () => {
  test("can be put right: the answer is replaced, and what stands as it was heard keeps its confidence", async () => {
    await (await hear()).tell(...eventsOf(turn()));
    controller.correct(lesson(), "Oui, Mercier.");
    await settled();
    expect(asking(1).body).toMatchObject({
      text: "Oui, Mercier.",
      words: [words[0]],
      heard: "Oui, merci.",
      place: { after: 0, known: 1 },
    });
    expect(shown()).toEqual([["Oui, Mercier.", "", "waiting"]]);
    const better = turn({ said: "Oui, Mercier.", words: words.slice(0, 1), heard: "Oui, merci." });
    await asking(1).tell(...eventsOf(better));
    expect(lesson().turns).toEqual([better]);
    // Put right once more, it is still told what the recogniser understood.
    controller.correct(lesson(), "Oui, Mercier !");
    await settled();
    expect(asking(2).body).toMatchObject({ heard: "Oui, merci.", words: [words[0]] });
  });

  test("keeps how it was spoken where it did not get through and is changed by hand", async () => {
    await (await hear()).fail(new CallFailed({ kind: "offline" }));
    controller.dispatch({ type: "taken back" });
    expect(lesson().draft).toBe("Oui, merci.");
    controller.answer(lesson(), "Non, merci.");
    await settled();
    expect(asking(1).body).toMatchObject({ text: "Non, merci.", words: [words[1]], heard: "Oui, merci." });
  });
});
