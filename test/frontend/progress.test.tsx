import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { PROGRESS_MAX_ATTEMPTS } from "../../domain/limits.ts";
import { coursesOf, playedOf } from "../../domain/progress.ts";
import type { WholeResult } from "../../domain/resultShapes.ts";
import { CallFailed } from "../../frontend/src/api/problem.ts";
import type { AccountController } from "../../frontend/src/app/accountController.ts";
import { CourseFigure } from "../../frontend/src/progress/CourseFigure.tsx";
import { makeExercise } from "../../frontend/src/progress/makeExercise.ts";
import { PlayedList } from "../../frontend/src/progress/PlayedList.tsx";
import { lessonIn, resultIn } from "../../frontend/src/progress/rereading.ts";
import { TeacherMark } from "../../frontend/src/progress/TeacherMark.tsx";
import { ownAttempt, rowOf } from "../domain/figures/attempts.ts";

const figureOf = (count: number): string => {
  const attempts = Array.from({ length: count }, (_, day) =>
    ownAttempt(day, { grade: `${10 + day} / 100`, vocabulary: 20, grammar: 30 }),
  );
  const [course] = coursesOf(attempts);
  return course ? renderToStaticMarkup(<CourseFigure course={course} isOfSeveral={false} />) : "";
};
const numbers = (markup: string): string[] =>
  [...markup.matchAll(/class="chart-value"[^>]*>(\d+)</g)].map(([, value = ""]) => value);

test("each attempt has a marker and a row, the newest row first", () => {
  const markup = figureOf(3);
  expect(markup.match(/<circle/g)).toHaveLength(9);
  expect(numbers(markup).slice(0, 3)).toEqual(["10", "11", "12"]);
  const rows = markup.match(/<tr>.*?<\/tr>/g) ?? [];
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/3 Jan 2026.*12.*20.*30/);
});

test("a single attempt is a row, and no line", () => {
  expect(figureOf(1)).not.toContain("<svg");
  expect(figureOf(1)).toContain("1 conversation, marked by Viva&#x27;s own rules");
});

test("of many, only the first, the best and the last have their numbers, and the table waits to be opened", () => {
  expect(numbers(figureOf(20)).slice(0, 2)).toEqual(["10", "29"]);
  expect(figureOf(20)).not.toContain("<details open");
  expect(figureOf(3)).toContain("<details open");
});

test("who has more conversations than are shown is told so", () => {
  const listOf = (count: number) => {
    const attempts = Array.from({ length: count }, (_, day) => ownAttempt(day, { attempt: String(day) }));
    return renderToStaticMarkup(
      <MemoryRouter>
        <PlayedList played={playedOf(attempts)} />
      </MemoryRouter>,
    );
  };
  const older = "older ones are not shown";
  expect(listOf(PROGRESS_MAX_ATTEMPTS - 1)).not.toContain(older);
  expect(listOf(PROGRESS_MAX_ATTEMPTS)).toContain(older);
});

const whole: WholeResult = {
  ...rowOf("zoe", { attempt: "attempt 1", feedback: "Good." }),
  opening: { message: "Salut !", translation: "Hi!", options: "" },
  encodedConversation: "",
  turns: [
    {
      ...{ said: "Oui", words: [], message: "Ah !", score: 60, improvement: "Say more.", translation: "Ah!" },
      ...{ options: "", turn: 1, engine: "embedded", mistakes: [] },
    },
  ],
};

test("a conversation that is read again is a whole lesson with nothing under way", () => {
  const lesson = lessonIn(ownAttempt(1), whole);
  expect(lesson).toMatchObject({ lessonId: "attempt 1", assignmentId: "abcd", kept: 1, draft: "" });
  expect(lesson.turns[0]).toMatchObject({ said: "Oui", improvement: "Say more.", isFinished: false });
  expect(lesson).not.toHaveProperty("attempt");
});

test("marks that are kept back stay away", () => {
  expect(resultIn(whole)?.message).toEqual({
    ...{ feedback: "Good.", grade: "62 / 100", vocabulary: 70, grammar: 54 },
  });
  const { grade: _, vocabulary: __, grammar: ___, ...withheld } = whole;
  expect(resultIn(withheld)?.message).toEqual({ feedback: "Good." });
});

test("a teacher's mark is shown with its reason and what to do again, and none of it is nothing", () => {
  const shown = (mark: string, reason: string, again?: string) =>
    renderToStaticMarkup(<TeacherMark mark={mark} reason={reason} again={again} />).replaceAll(
      /<[^>]+>/g,
      "",
    );
  expect(shown("B+", "Brave.")).toBe("Your teacher: B+ Brave.");
  expect(shown("", "", "Say when.")).toBe("Your teacher Please do this again: Say when.");
  expect(shown("", "")).toBe("");
});

const practice = { kind: "tense", language: "French", level: "NONE", board: "NONE" } as const;
const built = {
  message: { title: "Mes vacances", improvement: "Où es-tu allé ?;Où iras-tu ?", focus_area: "Other." },
  questionNotes: [{ tense: "past" as const }, { tense: "future" as const }],
  engine: "embedded" as const,
};
/** A server that builds and saves, and what it was asked; or that refuses the call of this name. */
const serverOf = (refused?: string) => {
  const asked: { name: string; body: unknown }[] = [];
  const call = async (name: string, { body }: { body: unknown }) => {
    asked.push({ name, body });
    if (name === refused) throw new CallFailed({ kind: "offline" });
    return name === "buildExercise" ? built : { assignment_id: "made2345" };
  };
  return { asked, account: { call: call as AccountController["call"] } }; // the two calls that are made, and what they answer with
};

test("one press builds an exercise on the mistake, saves it, and gives its code", async () => {
  const { asked, account } = serverOf();
  const said: string[] = [];
  expect(await makeExercise(account, practice, "key", (words) => said.push(words))).toBe("made2345");
  expect(said).toEqual(["Writing five questions for you…", "Saving your exercise…"]);
  expect(asked.map(({ name }) => name)).toEqual(["buildExercise", "createExercise"]);
  expect(asked[1]?.body).toMatchObject({
    key: "key",
    content: {
      title: "Practice: Wrong tense",
      questions: [
        { text: "Où es-tu allé ?", tense: "past" },
        { text: "Où iras-tu ?", tense: "future" },
      ],
    },
  });
});

test.each(["buildExercise", "createExercise"])("where %s fails, that is told", async (name) => {
  const { account } = serverOf(name);
  await expect(makeExercise(account, practice, "key", () => undefined)).rejects.toBeInstanceOf(CallFailed);
});
