import { describe, expect, test } from "@jest/globals";
import { type Line, linesOf, type Turn } from "../../domain/conversation.ts";
import type { Exercise, Language } from "../../domain/exercise.ts";
import { summaryOf } from "../../domain/summary.ts";
import { momentOf } from "../../lambdas/lesson/moment.ts";
import { play } from "../../lambdas/lesson/play.ts";
import { asksToRepeat, withoutRepeatRequests } from "../../lambdas/lesson/repeatRequest.ts";
import { answeredIn } from "../../lambdas/partner/criteria/answered.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { fitLinesOf } from "../../lambdas/safeguarding/withhold.ts";
import { exerciseWith } from "./embedded/lesson.ts";

test.each<[Language, string]>([
  ["French", "Je n'ai pas compris."],
  ["French", "Pardon ?"],
  ["French", "Est-ce que tu peux répéter la question, s'il te plaît ?"],
  ["French", "plus lentement svp"],
  ["French", "desole je comprend pas"],
  ["French", "Je ne comprende pas la question"],
  ["French", "Can you say that again please?"],
  ["Spanish", "¿Puedes repetir, por favor?"],
  ["Spanish", "no entiendo"],
  ["Spanish", "¿Cómo?"],
  ["Spanish", "Perdón, más despacio, por favor."],
  ["Spanish", "otra vez por favor"],
  ["Spanish", "sorry i don't understand"],
  ["German", "Wie bitte? Ich verstehe nicht."],
  ["German", "Kannst du das bitte wiederholen?"],
  ["German", "langsamer bitte"],
  ["German", "Ich habe die Frage nicht verstanden."],
  ["German", "ich nicht verstehen"],
  ["German", "can you repeat"],
])("%s: “%s” asks to hear the question again", (language, said) => {
  expect(asksToRepeat(said, language)).toBe(true);
});

test.each<[Language, string]>([
  ["French", "Je ne sais pas."],
  ["French", "Je ne comprends pas les maths."],
  ["French", "Comment je vais au collège ? En bus."],
  ["French", "Je vais au cinéma une fois par semaine."],
  ["French", "Mon prof parle trop vite."],
  ["French", "Oui."],
  ["Spanish", "No sé."],
  ["Spanish", "No entiendo a mi hermano."],
  ["Spanish", "Quiero visitar España otra vez."],
  ["German", "Ich weiß nicht."],
  ["German", "Ich verstehe mich gut mit meinem Bruder."],
  ["German", "Ich möchte noch einmal nach Spanien fahren."],
  ["German", "Was ich am liebsten esse? Pizza."],
  ["German", ""],
])("%s: “%s” does not", (language, said) => {
  expect(asksToRepeat(said, language)).toBe(false);
});

/** Fails where it is asked for anything but the English of what Mark says: a request is neither marked nor answered. */
const silent: Partner = {
  ...embedded,
  // biome-ignore lint/correctness/useYield: it must not come to that
  async *reply() {
    throw new Error("asked for a reply");
  },
  assess: async () => {
    throw new Error("asked for a score");
  },
};

const lessonOf = async (exercise: Exercise, opening: string, said: readonly string[], partner = embedded) => {
  let turns: Turn[] = [];
  for (const text of said) {
    const lesson = { opening: { message: opening, translation: "", options: "" }, turns };
    const playing = play(partner, momentOf(exercise, fitLinesOf(lesson), { text }), { text });
    let event = await playing.next();
    while (!event.done) event = await playing.next();
    turns = [...turns, { ...event.value, turn: turns.length + 1 }];
  }
  return { opening: { message: opening, translation: "", options: "" }, turns };
};

describe.each<[Language, string, string, string]>([
  ["French", "Où habites-tu ?", "J'habite à Leeds.", "Pardon, je n'ai pas compris."],
  ["Spanish", "¿Dónde vives?", "Vivo en Leeds.", "¿Puedes repetir, por favor?"],
  ["German", "Wo wohnst du?", "Ich wohne in Leeds.", "Wie bitte? Ich verstehe nicht."],
])("%s", (language, first, answer, request) => {
  const second = { French: "Quel âge as-tu ?", Spanish: "¿Cuántos años tienes?", German: "Wie alt bist du?" };
  const exercise = exerciseWith({
    language,
    activity: "Set Question Role Play",
    context_0: `${first};${second[language]}`,
  });
  const opening = `Hallo! ${first}`;

  test("Mark says the question again to the letter, and there is neither score nor tip", async () => {
    const { turns } = await lessonOf(exercise, opening, [request, request], silent);
    for (const turn of turns) {
      expect(turn).toMatchObject({ message: first, improvement: "", mistakes: [], isFinished: false });
      expect(turn.isRepeatRequest).toBe(true);
      expect(turn.score).toBeUndefined();
      expect(turn.options).not.toBe("");
    }
  });

  test("the next answer answers the same question, and nothing counts but the answers", async () => {
    const plain = await lessonOf(exercise, opening, [answer, answer]);
    const asking = await lessonOf(exercise, opening, [request, answer, request, request, answer]);
    const counted = asking.turns.filter(({ isRepeatRequest }) => !isRepeatRequest);
    expect(counted.map(({ turn: _, ...rest }) => rest)).toEqual(
      plain.turns.map(({ turn: _, ...rest }) => rest),
    );
    expect(asking.turns.map(({ isFinished }) => isFinished)).toEqual([false, false, false, false, true]);
    expect(fitLinesOf(asking)).toEqual(linesOf(plain));
    expect(summaryOf(asking, { isTextable: true, isPureListeningExercise: false })).toEqual(
      summaryOf(plain, { isTextable: true, isPureListeningExercise: false }),
    );
    const askedIn = (talk: typeof plain) =>
      answeredIn(exercise, talk).map(({ examined }) => examined.asked.question.text);
    expect(askedIn(asking)).toEqual(askedIn(plain));
  });

  test("in a conversation without a lesson it counts as little", () => {
    const lines: Line[] = [
      { role: "assistant", content: opening },
      { role: "user", content: request },
      { role: "assistant", content: first },
      { role: "user", content: answer },
    ];
    expect(withoutRepeatRequests(lines, language)).toEqual([lines[0], lines[3]]);
  });
});

test("of what Mark said himself, only his question is said again", async () => {
  const exercise = exerciseWith({ language: "French", title: "Music" });
  const { turns } = await lessonOf(exercise, "Salut ! Moi, c'est Mark. Tu aimes la musique ?", ["Comment ?"]);
  expect(turns[0]?.message).toBe("Tu aimes la musique ?");
});

test("where the task is to ask for it, it is an answer", () => {
  const exercise = exerciseWith({ language: "French" });
  const asked: Line[] = [{ role: "assistant", content: "Demande au vendeur de répéter." }];
  expect(momentOf(exercise, asked, { text: "Pouvez-vous répéter ?" }).isRepeatRequest).toBeUndefined();
});
