import { fold, type TurnEvent, unfolded } from "../../domain/conversation.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { shapes } from "../../domain/shapes.ts";
import { uidIn } from "../bench/load/students.ts";
import { placeOf, type Student } from "./student.ts";
import type { World } from "./world.ts";

const ASSIGNMENT = "5368";
const DETAILS = { assignmentId: ASSIGNMENT, name: "Zoë" };
const TURNS = 5;
/** A second of silence at 16 kHz, which the recogniser of these tests takes for an answer. */
const SOUND = { audioBase64: Buffer.alloc(32_000).toString("base64"), mimeType: "audio/l16;rate=16000" };

/** How an answer is sent; the usual way is once. */
export type Sending = (
  student: Student,
  send: () => Promise<unknown>,
  again: () => Promise<unknown>,
) => Promise<unknown>;

/** How a lesson went, in words for docs/faults.md: all of it must come out the same every time. */
export type Outcome = {
  /** Who marked the answers. */
  marks: string;
  /** What became of Mark's sentences. */
  voice: string;
  /** How the student could answer. */
  answers: string;
  /** What it was like. */
  felt: string;
  /** Answers that were given, those of them that are stored, and the rows of the lesson's result. */
  given: number;
  kept: number;
  results: number;
};

const together = (kinds: ReadonlySet<string>, both: string): string =>
  kinds.size === 1 ? [...kinds].join() : both;

/** Plays the French demo to its grade, `before` each of its steps whatever happens then. Throws where it does not get there. */
export const journey = async (
  { hand }: World,
  student: Student,
  {
    before = async () => undefined,
    sending = (_, send) => send(),
  }: { before?: (turn: number) => Promise<void>; sending?: Sending } = {},
): Promise<Outcome> => {
  const engines = new Set<string>();
  const voices = new Set<string>();
  const ways = new Set<string>();
  const said: string[] = [];

  await before(0);
  const started = await student.send("startLesson", { body: DETAILS });
  const { lesson } = shapes.startLesson.reply.parse(started.json);
  const { lessonId } = lesson;
  const listen = async (message: string) => {
    for (const sentence of sentencesOf(message)) {
      const { status } = await student.send("speak", { body: { message: sentence } }, [503]);
      voices.add(status === 200 ? "heard" : "read");
    }
  };
  await listen(lesson.opening.message);
  for (let after = 0; after < TURNS; after++) {
    await before(after + 1);
    const piece = { assignmentId: ASSIGNMENT, lessonId, audioData: SOUND };
    const heard = await student.send("transcribePiece", { body: piece }, [503]);
    ways.add(heard.status === 200 ? "spoken" : "typed");
    const text = `Numéro ${after}, ${heard.status === 200 ? Object(heard.json).text : "je tape : j'ai joué au foot."}`;
    const bodyAt = (place: object) => ({
      ...{ dataType: "text", text, conversationData: [], lessonDetails: DETAILS, place },
    });
    const place = placeOf(lessonId, after);
    const headers = { accept: "application/x-ndjson" };
    const send = () => student.send("takeTurn", { body: bodyAt(place), headers });
    // Somebody's answer to what Mark has not asked yet, which comes first on a network that is out of order.
    const ahead = () =>
      student.send("takeTurn", { body: bodyAt(placeOf(lessonId, after + 1)), headers }, [409]);
    await sending(student, send, ahead);
    const given = await send();
    const events: TurnEvent[] = given.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { message, done } = events.reduce(fold, unfolded);
    engines.add(done?.engine === "bedrock" ? "model" : "own rules");
    said.push(text);
    await listen(message);
  }
  const lessonDone = {
    language: "French",
    conversation: [],
    objective: "",
    lesson: { assignmentId: ASSIGNMENT, lessonId },
  };
  await student.send("gradeLesson", { body: lessonDone });

  const stored = await hand.readLesson(uidIn(student.token), ASSIGNMENT);
  const turns = stored?.turns.map((turn) => turn.said) ?? [];
  const results = (await hand.listResults(ASSIGNMENT)).filter(({ attempt }) => attempt === lessonId);
  return {
    marks: together(engines, "both"),
    voice: together(voices, "both"),
    answers: together(ways, "both"),
    felt: student.hadToWait ? "waited" : "nothing",
    given: said.length,
    kept: said.filter((one, place) => turns[place] === one).length - Math.max(0, turns.length - said.length),
    results: results.length,
  };
};
