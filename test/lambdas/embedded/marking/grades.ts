import { describe, expect, test } from "@jest/globals";
import type { Line } from "../../../../domain/conversation.ts";
import { demos } from "../../../../domain/demos.ts";
import type { Exercise } from "../../../../domain/exercise.ts";
import { firstQuestion, questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith } from "../lesson.ts";

const conversation = (demo: Exercise, answers: readonly string[]): Line[] =>
  questionsFor(demo).flatMap(({ text }, place): Line[] => [
    { role: "assistant", content: text },
    { role: "user", content: answers[place] ?? "" },
  ]);
const totalOf = (grade: string): number => Number(/^(\d+) \/ 100$/.exec(grade)?.[1]);

describe.each(Object.values(demos).map((demo) => [demo.language, demo] as const))("%s", (language, demo) => {
  const models = questionsFor(demo).map(({ modelAnswer }) => modelAnswer ?? "");
  const gradeOf = (answers: readonly string[]) =>
    embedded.grade({ language, objective: demo.objective, lines: conversation(demo, answers) });

  test("good answers grade higher than poor ones, and those higher than none", async () => {
    const good = await gradeOf(models);
    const poor = await gradeOf(models.map((model) => model.split(" ").slice(0, 2).join(" ")));
    const none = await gradeOf(models.map(() => ""));
    expect(totalOf(good.grade)).toBeGreaterThan(totalOf(poor.grade));
    expect(totalOf(poor.grade)).toBeGreaterThan(totalOf(none.grade));
    expect(good.grammar).toBeGreaterThan(poor.grammar);
    expect(good.vocabulary).toBeGreaterThan(poor.vocabulary);
    for (const { vocabulary, grammar } of [good, poor, none])
      for (const score of [vocabulary, grammar]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
  });
  test("feedback names two strengths and two next steps, with the student's own words", async () => {
    const { feedback } = await gradeOf(models);
    const [judged = "", counted = ""] = feedback.split("What you said, counted:");
    const pointsIn = (part: string) => part.split("\n").filter((line) => line.startsWith("•"));
    expect(pointsIn(judged)).toHaveLength(4);
    // The measures stand apart: they are counted, not judged.
    expect(pointsIn(counted)).toHaveLength(3);
    expect(models.some((model) => feedback.includes(model.slice(0, 20)))).toBe(true);
  });
  test("nothing said is graded low, with a kind sentence", async () => {
    const { grade, feedback } = await embedded.grade({ language, objective: "", lines: [] });
    expect(grade).toBe("0 / 100");
    expect(feedback).toContain("all right");
  });
  test("Mark's own lines are never marked", async () => {
    const lines = conversation(demo, [models[0]?.split(" ").slice(0, 3).join(" ") ?? ""]).slice(0, 2);
    const talkative: Line[] = [...lines, ...models.map((content): Line => ({ role: "assistant", content }))];
    expect(await embedded.grade({ language, objective: "", lines: talkative })).toEqual(
      await embedded.grade({ language, objective: "", lines }),
    );
  });
});

test("short answers to the point grade no lower than sentences about something else", async () => {
  const [french] = Object.values(demos).filter((demo) => demo.language === "French");
  const gradeOf = async (answers: readonly string[]) =>
    totalOf(
      (
        await embedded.grade({
          language: "French",
          objective: "",
          lines: french ? conversation(french, answers) : [],
        })
      ).grade,
    );
  const short = await gradeOf(["Du foot.", "Mes copains.", "Un sandwich.", "Super !", "Du shopping."]);
  const elsewhere = await gradeOf([
    "Mon chat est noir.",
    "J'aime le bleu parce que c'est joli.",
    "Je m'appelle Tom et j'ai quinze ans.",
    "Mon professeur de maths est très strict.",
    "J'habite à Leeds.",
  ]);
  expect(short).toBeGreaterThanOrEqual(elsewhere);
  expect(short).toBeGreaterThan(0);
});

test("a mistake of the student's stands among the next steps", async () => {
  const lines: Line[] = [
    { role: "assistant", content: "Qu'est-ce que tu as fait ?" },
    { role: "user", content: "J'ai allé au cinéma avec mes amis." },
  ];
  const { feedback } = await embedded.grade({ language: "French", objective: "", lines });
  expect(feedback).toContain("“J'ai allé”");
});

test("a passage is graded by the words that were read", async () => {
  const exercise = exerciseWith({
    language: "French",
    activity: "Read Along Passage",
    context_0: "Le chat est petit et noir.",
  });
  const { message } = await embedded.open(exercise, firstQuestion(exercise));
  const read = (content: string) =>
    embedded.grade({
      language: "French",
      objective: "",
      passage: exercise.context_0,
      lines: [
        { role: "assistant", content: message },
        { role: "user", content },
      ],
    });
  expect((await read("Le chat est petit et noir.")).grade).toBe("100 / 100");
  expect((await read("Le chat est noir.")).feedback).toContain("“petit”");
  // Two strengths and two next steps, whatever was read.
  const points = async (content: string) =>
    (await read(content)).feedback.split("\n").map((line) => line.replace(/^(?:• )?/, "").slice(0, 24));
  expect(await points("Le chat est petit et noir.")).toEqual([
    "What went well:",
    "You read every word of t",
    "You read this without a ",
    "Next steps:",
    "Read it again with more ",
    "Read it once more withou",
  ]);
  expect((await read("Le chat était petit et noir.")).feedback).toContain("without a slip: “petit et noir”");
  expect((await read("Je ne sais pas.")).feedback.match(/^• /gm)).toHaveLength(4);
});
