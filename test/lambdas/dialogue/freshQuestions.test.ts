import { describe, expect, test } from "@jest/globals";
import { languages } from "../../../domain/exercise.ts";
import { momentOf } from "../../../lambdas/lesson/moment.ts";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { replyAt } from "../../../lambdas/partner/embedded/replyAt.ts";
import { exerciseWith } from "../embedded/lesson.ts";
import { freshQuestions } from "./freshQuestions.ts";

describe.each(languages)("%s: what students put to Mark", (language) => {
  const rows = freshQuestions[language]
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));
  test.each(rows)("%s | %s | %s → %s", async (mode, question = "", text = "", answer = "") => {
    const exercise = exerciseWith({
      language,
      activity: mode === "p" ? "Set Question Role Play" : "Conversation About Topic",
      title: mode === "p" ? "" : question,
      context_0: mode === "p" ? `${question};…` : "",
    });
    const moment = momentOf(exercise, [{ role: "assistant", content: question }], { text });
    const said = moment.repair
      ? (await embedded.repair(moment)).message
      : replyAt(moment)
          .parts.map((part) => part.text)
          .join(" ");
    expect(said).toContain(answer);
  });
});
