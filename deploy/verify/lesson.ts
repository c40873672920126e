import { randomUUID } from "node:crypto";
import { api } from "../../domain/api.ts";
import type { Engine } from "../../domain/grading.ts";
import { shapes } from "../../domain/shapes.ts";
import { type Finding, no, note, ok } from "../finding.ts";
import { type Check, DEMO, needed, time } from "./checks.ts";
import { type Timed, timedTurn } from "./turn.ts";

/** The exercise is open to everybody, and answers twice: a cold start, and without. */
export const exercise: Check = {
  about: "The exercise",
  check: async ({ visit }) => {
    const path = api.readExercise.path.replace("{assignmentId}", DEMO);
    const [cold, warm] = [await visit.ask(path), await visit.ask(path)];
    return cold.status === 200 && warm.status === 200
      ? [ok(`The exercise: read in ${time(cold.ms)} the first time, ${time(warm.ms)} the second.`)]
      : [
          no(
            `The exercise: ${path} answers ${cold.status} ${cold.text.slice(0, 200)}.`,
            "Look at the log of RecordsFunction in CloudWatch",
          ),
        ];
  },
};

/** A guest begins a lesson: Mark speaks first. */
export const start: Check = {
  about: "The lesson",
  check: async (context) => {
    const body = { assignmentId: DEMO, name: "Verify", fresh: true };
    const seen = await context.visit.post(api.startLesson.path, body, {
      authorization: `Bearer ${needed(context.token, "guest")}`,
    });
    const { success, data } = shapes.startLesson.reply.safeParse(seen.json);
    if (seen.status !== 200 || !success)
      return [
        no(
          `The lesson: starting it answers ${seen.status} ${seen.text.slice(0, 200)}.`,
          "Look at the log of ConversationFunction in CloudWatch",
        ),
      ];
    context.lesson = data.lesson;
    return [ok(`The lesson: begins in ${time(seen.ms)}.`)];
  },
};

const answers = [
  "Samedi, j'ai joué au foot avec mes amis et c'était super.",
  "J'ai passé le week-end avec ma sœur.",
  "J'ai mangé une pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais aller au cinéma.",
];

/** All at once is how a buffered answer arrives; one that is whole within this time (ms) may well come in one piece. */
const AT_ONCE_MS = 300;

const whyNoModel = (name: string): string =>
  `npm run preflight says whether the model is enabled; the log of ${name}Function says why it failed`;

/** What was made, by which engine, and how long it took: a model that answers one kind of call may refuse another. */
const madeBy = (about: string, engine: Engine | undefined, ms: number, name: string): Finding =>
  engine === "bedrock"
    ? ok(`${about}: by the model, in ${time(ms)}.`)
    : note(`${about}: by Viva's own rules, not by the model, in ${time(ms)}.`, whyNoModel(name));

const table = (turns: readonly Timed[]): string =>
  turns
    .map(
      ({ firstLine, firstWord, end, arrivals }) =>
        `${time(firstLine)} / ${time(firstWord)} / ${time(end)} in ${arrivals}`,
    )
    .join("; ");

/** Every answer of a lesson, streamed line by line. */
export const turns: Check = {
  about: "Turns",
  check: async ({ visit, token, lesson }) => {
    const { lessonId } = needed(lesson, "lesson");
    const timed: Timed[] = [];
    for (const [after, text] of answers.entries())
      timed.push(
        await timedTurn(visit, api.takeTurn.path, needed(token, "guest"), {
          dataType: "text",
          text,
          conversationData: [],
          lessonDetails: { assignmentId: DEMO, name: "Verify" },
          place: { lessonId, key: randomUUID(), after },
        }),
      );
    const buffered = timed.filter(({ arrivals, end }) => arrivals < 2 && end > AT_ONCE_MS);
    const findings: Finding[] = [
      buffered.length === 0
        ? ok(
            `Turns: ${timed.length} streamed line by line (first line / first word / end, in so many pieces): ${table(timed)}.`,
          )
        : no(
            `Turns: ${buffered.length} of ${timed.length} came all at once, not line by line: ${table(timed)}.`,
            "Look at responseTransferMode of the methods in API Gateway, and at compression in the behaviour /api/*",
          ),
    ];
    const embedded = timed.filter(({ engine }) => engine === "embedded").length;
    findings.push(
      embedded === 0
        ? ok("The scores: by the model.")
        : note(
            `The scores: ${embedded} of ${timed.length} by Viva's own rules, not by the model.`,
            whyNoModel("Conversation"),
          ),
    );
    return findings;
  },
};

/** The whole conversation is graded. */
export const grade: Check = {
  about: "The grade",
  check: async ({ visit, token, lesson }) => {
    const { lessonId } = needed(lesson, "lesson");
    const body = {
      language: "French",
      conversation: [],
      objective: "",
      lesson: { assignmentId: DEMO, lessonId },
    };
    const seen = await visit.post(api.gradeLesson.path, body, {
      authorization: `Bearer ${needed(token, "guest")}`,
    });
    const { data } = shapes.gradeLesson.reply.safeParse(seen.json);
    return seen.status === 200 && data
      ? [madeBy("The grade", data.engine, seen.ms, "Grading")]
      : [
          no(
            `The grade: answers ${seen.status} ${seen.text.slice(0, 200)}.`,
            "Look at the log of GradingFunction in CloudWatch",
          ),
        ];
  },
};

/** A hint, which is what a student asks for who is stuck. */
export const hint: Check = {
  about: "The hint",
  check: async ({ visit, token }) => {
    const body = {
      language: "French",
      level: "GCSE - Foundational",
      objective: "Talk about last weekend.",
      max_tokens: 60,
    };
    const seen = await visit.post(api.giveHint.path, body, {
      authorization: `Bearer ${needed(token, "guest")}`,
    });
    const { data } = shapes.giveHint.reply.safeParse(seen.json);
    return seen.status === 200 && data
      ? [madeBy("The hint", data.engine, seen.ms, "Hint")]
      : [
          no(
            `The hint: answers ${seen.status} ${seen.text.slice(0, 200)}.`,
            "Look at the log of HintFunction in CloudWatch",
          ),
        ];
  },
};
