import { describe, expect, test } from "@jest/globals";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Turn } from "../../domain/conversation.ts";
import type { ExamMark } from "../../domain/exams/examMark.ts";
import { GradeMark } from "../../frontend/src/finish/GradeMark.tsx";
import { Report } from "../../frontend/src/finish/Report.tsx";
import { Stars } from "../../frontend/src/finish/Stars.tsx";
import { Conversation } from "../../frontend/src/lesson/Conversation.tsx";
import { ExchangeItem } from "../../frontend/src/lesson/ExchangeItem.tsx";
import type { Exchange } from "../../frontend/src/lesson/exchange.ts";
import { lessonOf } from "../../frontend/src/lesson/lesson.ts";
import { MarkBubble } from "../../frontend/src/lesson/MarkBubble.tsx";
import { ModelAnswer } from "../../frontend/src/lesson/ModelAnswer.tsx";
import { readingIn } from "../../frontend/src/lesson/passage.ts";
import { Score } from "../../frontend/src/lesson/Score.tsx";
import { Untranslated } from "../../frontend/src/lesson/Untranslated.tsx";
import { type Expression, Mark } from "../../frontend/src/mark/Mark.tsx";
import type { Voice } from "../../frontend/src/voice/useVoice.ts";

const html = renderToStaticMarkup;
/** What can be read on it. */
const words = (element: ReactElement): string =>
  html(element)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");
const manner = { lang: "fr", isTranslatable: true, isSoundOnly: false };
const exchange: Exchange = {
  number: 1,
  said: "J'ai allé au cinéma.",
  words: [],
  message: "Super !",
  assessment: { score: 62, improvement: "Use être." },
  annotation: { translation: "Great!", options: "" },
  progress: "done",
};
const voice: Voice = { unlock() {}, listen() {}, failed: [], isFailing: false };
const item = (more: Partial<Exchange> = {}, showsScore = true) => (
  <ExchangeItem exchange={{ ...exchange, ...more }} manner={manner} showsScore={showsScore} isNewest />
);

describe("an exchange", () => {
  // Shows 4.7
  test("stands in the spec's order: the answer, its score, Mark, the tip", () => {
    const text = words(item());
    const places = [exchange.said, "62", "Super !", "Use être."].map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("holds the score's place while it is not known", () => {
    const { assessment: _, ...waiting } = exchange;
    expect(html(<ExchangeItem exchange={waiting} manner={manner} showsScore isNewest />)).toContain(
      "Being marked",
    );
  });

  test("has no place for a score that the student may not see", () => {
    const { assessment: _, ...waiting } = exchange;
    expect(
      html(<ExchangeItem exchange={waiting} manner={manner} showsScore={false} isNewest />),
    ).not.toContain("score");
    expect(html(item({ assessment: { improvement: "" } }))).not.toContain("score");
  });

  test("is in the language of the exercise, both sides of it", () => {
    expect(html(item()).match(/lang="fr"/g)).toHaveLength(2);
  });

  test("shows no tip where there is nothing to improve", () => {
    expect(html(item({ assessment: { score: 90, improvement: "" } }))).not.toContain("Tip");
  });
});

describe("a score", () => {
  test.each([
    [62, "😎 62, very good"],
    [50, "🙂 50, on the way"],
    [12, "😬 12, needs work"],
    [1, "N/A, not scored"],
  ])("of %d is told in words as well", (score, told) => {
    expect(words(<Score score={score} />)).toContain(told);
  });
});

describe("Mark's line", () => {
  const bubble = (more: Partial<Parameters<typeof MarkBubble>[0]>) => (
    <MarkBubble
      line={3}
      text="Ça va ?"
      annotation={{ translation: "How are you?" }}
      isWhole
      expression="idle"
      manner={manner}
      voice={voice}
      {...more}
    />
  );

  test("can be heard and read in English", () => {
    const text = words(bubble({}));
    for (const part of ["Ça va ?", "Listen", "Translation"]) expect(text).toContain(part);
    expect(html(bubble({}))).toMatch(/<div[^>]*hidden=""[^>]*><p>How are you\?/);
  });

  // Shows 9.11
  test("says which sentence has no English", () => {
    const text = "Où habites-tu ?";
    const told = <Untranslated text={text} lang="fr" />;
    expect(words(told)).toContain(`There is no English for this yet: ${text}`);
    expect(html(told)).toContain('<span lang="fr">');
    expect(words(bubble({ annotation: { translation: "", untranslated: text } }))).toContain("Translation");
  });

  test("has no translation where the exercise has none", () => {
    expect(words(bubble({ manner: { ...manner, isTranslatable: false } }))).not.toMatch(
      /Translation|How are/,
    );
  });

  test("is only heard in a listening exercise: no text, for a screen reader either", () => {
    const text = words(bubble({ manner: { ...manner, isSoundOnly: true } }));
    expect(text).not.toContain("Ça va ?");
    expect(text).not.toMatch(/Translation|How are/);
    expect(text).toContain("Listen");
  });

  test("is read after all where it can't be spoken, with a word of explanation", () => {
    const silent = { ...voice, failed: [3], isFailing: true };
    const text = words(bubble({ manner: { ...manner, isSoundOnly: true }, voice: silent }));
    expect(text).toContain("Ça va ?");
    expect(text).toContain("here is what he said");
  });

  test("explains once that it can't be spoken, though many lines have failed", () => {
    const told = (line: number) =>
      words(bubble({ line, voice: { ...voice, failed: [1, 3], isFailing: true } }));
    expect(told(3)).toContain("can't be played");
    expect(told(1)).not.toContain("can't be played");
  });

  test("is still read, and explains nothing any more, once another could be spoken", () => {
    const text = words(
      bubble({ manner: { ...manner, isSoundOnly: true }, voice: { ...voice, failed: [3] } }),
    );
    expect(text).toContain("Ça va ?");
    expect(text).not.toContain("can't be played");
  });

  test("of a read-along is the greeting; the passage stands for itself, to be read", () => {
    const lesson = lessonOf(
      {
        lessonId: "l",
        assignmentId: "5368",
        name: "",
        opening: { message: "Lis ce texte : Il fait beau.", translation: "", options: "Il fait beau." },
        turns: [],
        startedAt: 0,
      },
      undefined,
    );
    const reading = readingIn({ activity: "Read Along Passage" }, lesson.opening);
    const text = words(<Conversation lesson={lesson} manner={manner} showsScore reading={reading} />);
    expect(text).toBe("MarkLis ce texte :Read this aloudIl fait beau.");
    expect(readingIn({ activity: "Photo Role Play" }, lesson.opening)).toBeUndefined();
  });

  test("is being thought of while nothing of it has come", () => {
    expect(words(bubble({ text: "", isWhole: false }))).toContain("Mark is thinking");
  });
});

test("a question without a model answer says so in the spec's words", () => {
  expect(words(<ModelAnswer turn={0} text="" lang="fr" />)).toContain(
    "There is no model answer for this question.",
  );
  expect(html(<ModelAnswer turn={0} text="Je suis allé…" lang="fr" />)).toContain('lang="fr"');
});

const turn: Turn = {
  said: "Oui.",
  words: [],
  message: "Bien.",
  improvement: "",
  translation: "",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};

describe("the end", () => {
  const lesson = lessonOf(
    {
      lessonId: "l",
      assignmentId: "5368",
      name: "",
      opening: { message: "Salut !", translation: "", options: "" },
      turns: [],
      startedAt: 0,
    },
    undefined,
  );
  const message = { grade: "58 / 100", feedback: "Bien.", vocabulary: 71, grammar: 49 };

  // Shows 2.36
  test("has the grade, the stars, and no pronunciation for what was typed", () => {
    const text = words(
      <Report result={{ message, engine: "embedded", saved: true }} lesson={lesson} lang="fr" />,
    );
    expect(text).toContain("58 / 100");
    expect(text).toMatch(/Grammar★{5}2 of 5 stars.*Vocabulary★{5}4 of 5 stars.*Pronunciationnot assessed/);
  });

  test("counts every word that was heard for pronunciation, and what was typed between not at all", () => {
    const spoken = (...confidences: number[]): Turn => ({
      ...turn,
      words: confidences.map((confidence) => ({ text: "mot", confidence })),
    });
    const told = (turns: Turn[]) =>
      words(
        <Report
          result={{ message, engine: "embedded", saved: true }}
          lesson={{ ...lesson, turns }}
          lang="fr"
        />,
      );
    expect(told([spoken(0.9, 0.7), spoken(), spoken(0.8)])).toContain("Pronunciation★★★★★4 of 5");
    expect(told([spoken(), spoken()])).toContain("Pronunciationnot assessed");
  });

  test("says in plain words how often Mark was asked to repeat, and nothing where he was not", () => {
    const asked = (...kinds: Turn["repair"][]): Turn[] =>
      kinds.map((repair) => ({ ...turn, isRepeatRequest: true, repair }));
    const told = (turns: Turn[]) =>
      words(
        <Report
          result={{ message, engine: "embedded", saved: true }}
          lesson={{ ...lesson, turns }}
          lang="fr"
        />,
      );
    expect(told([turn, ...asked("repeat", "word", "slower")])).toContain(
      "You asked Mark to repeat twice. In the exam that costs nothing.",
    );
    // What was stored before there were kinds asked to repeat.
    expect(told(asked(undefined, "repeat", "notUnderstood"))).toContain("to repeat 3 times.");
    expect(told([turn, ...asked("word", "meaning")])).not.toContain("asked Mark");
  });

  test("names who marked: a practice estimate, or a practice mark", () => {
    const told = (engine: "embedded" | "bedrock") =>
      words(<Report result={{ message, engine, saved: true }} lesson={lesson} lang="fr" />);
    expect(told("embedded")).toContain("practice estimate");
    expect(told("bedrock")).toContain("practice mark");
  });

  test("has the marks by an exam's criteria with the student's words, and says what was not marked", () => {
    const criterion = { wants: "All of it.", of: 10, because: "Why.", quotes: [] };
    const exam: ExamMark = {
      exam: "aqa-legacy Higher",
      version: 1,
      label: "AQA GCSE, 2018 to 2025, Higher",
      part: "General conversation",
      mark: 7,
      of: 10,
      criteria: [
        {
          ...criterion,
          name: "Communication",
          mark: 7,
          quotes: [{ turn: 2, text: "J’aime lire", shows: "one clause" }],
        },
        { ...criterion, name: "Pronunciation", of: 5, because: "Nothing was heard." },
      ],
      notes: ["Out of less."],
    };
    const result = {
      message: { ...message, grade: "7 / 10", exam },
      engine: "bedrock",
      saved: true,
    } as const;
    const markup = html(<Report result={result} lesson={lesson} lang="fr" />);
    expect(markup).toContain('“<span lang="fr">J’aime lire</span>”');
    const text = words(<Report result={result} lesson={lesson} lang="fr" />);
    expect(text).toContain("marked by Viva's own rules. A practice mark.");
    expect(text).toMatch(/Communication 7 \/ 10Full marks: All of it\.Why\..*Answer 2: one clause/);
    // What all want is said once.
    expect(text).toMatch(/Pronunciation not markedNothing was heard\.Out of less\./);
  });

  test("has feedback alone where the teacher keeps the marks", () => {
    const result = { message: { feedback: "Bien." }, engine: "bedrock", saved: true } as const;
    const text = words(<Report result={result} lesson={lesson} lang="fr" />);
    expect(text).toContain("Bien.");
    expect(text).not.toMatch(/Grammar|grade:|stars/);
  });

  test("has five stars at the most, filled as many as were earned", () => {
    expect(html(<Stars name="Grammar" stars={4} />)).toContain('★★★★<span class="stars-missing">★</span>');
  });

  test("says the grade in words before the figure", () => {
    expect(words(<GradeMark grade="31 / 50" />)).toContain("Your grade: 31 / 50");
  });
});

test.each<Expression>(["idle", "listening", "thinking", "speaking", "pleased", "puzzled"])(
  "Mark, %s, is under 3 kB, and decoration",
  (expression) => {
    const drawing = html(<Mark expression={expression} />);
    expect(Buffer.byteLength(drawing)).toBeLessThan(3000);
    expect(drawing).toContain('aria-hidden="true"');
  },
);
