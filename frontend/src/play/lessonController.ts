import { type LessonView, linesOf, newestOf, type Turn, type Word } from "../../../domain/conversation.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { sameWords } from "../../../domain/sameWords.ts";
import { sentencesOf } from "../../../domain/sentences.ts";
import { texts } from "../../../domain/texts.ts";
import { problemOf } from "../api/problem.ts";
import { forgetGuest, forgetLesson } from "../guest/forget.ts";
import type { Device } from "../guest/storage.ts";
import { correctedTo } from "../lesson/heardWords.ts";
import { isSomebodyElses } from "../lesson/kept.ts";
import { type Answer, type Lesson, takenBack } from "../lesson/lesson.ts";
import { readingIn } from "../lesson/passage.ts";
import type { VoiceControls } from "../voice/useVoice.ts";
import { type Beginning, begin } from "./begin.ts";
import { fetchExercise } from "./fetchExercise.ts";
import { type Guess, guessAt } from "./guess.ts";
import type { PlayAction } from "./play.ts";
import type { Server } from "./server.ts";
import { askTurn, sendAnswer } from "./turn.ts";

/** What a guest can do on the page. Nothing here throws or rejects: what fails is in the state, with a way on. */
export type LessonController = {
  load(): Promise<void>;
  /** Signs in if nobody is, and begins the lesson or goes on with it. */
  start(exercise: PublicExercise, name: string, how?: Omit<Beginning, "exercise" | "name">): Promise<void>;
  becomeSomebodyElse(): void;
  /** Sends a typed answer. */
  answer(lesson: Lesson, said: string): Promise<void>;
  /** Lets Mark think about words that are not final yet. Nothing of it is shown until they are. */
  guess(exercise: PublicExercise, lesson: Lesson, said: string): void;
  /** Sends a spoken answer, as its final words were understood. */
  hear(lesson: Lesson, heard: { text: string; words: Word[] }): Promise<void>;
  /** There will be no final words: a guess at them is void. */
  nothingHeard(): void;
  /** Puts right what was understood of the newest answer, which is answered anew. */
  correct(lesson: Lesson, said: string): Promise<void>;
  /** Sends what is stuck once more, as the same answer. */
  sendAgain(lesson: Lesson): Promise<void>;
  /** Fetches the conversation as the server has it, the unsent answer back in the text box. */
  catchUp(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  end(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  gradeAgain(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  /** Everything that happens in the page alone. */
  dispatch(action: PlayAction): void;
};

/** What the controller works with. */
export type LessonDependencies = {
  assignmentId: string;
  /** Left out for whoever comes by the exercise's own link. */
  classId?: string | undefined;
  server: Server;
  device: Device;
  voice: VoiceControls;
  /** Fetches the code of the stages after INTRO. Throws `CallFailed`. */
  prepare(): Promise<void>;
  dispatch(action: PlayAction): void;
  /** Shows a passing line. */
  toast(text: string): void;
};

export const createLessonController = (dependencies: LessonDependencies): LessonController => {
  const { assignmentId, classId, server, device, voice, prepare, dispatch, toast } = dependencies;
  const fetchHint = (exercise: PublicExercise): Promise<void> =>
    // Loaded here, because the page's first script is full.
    import("./hint.ts")
      .then(({ hintFor }) => hintFor(exercise, server, device))
      .then(
        (hint) => dispatch({ type: "hint came", hint }),
        () => undefined, // The card shows the teacher's own words instead.
      );

  /** What Mark said last, but never the passage of a read-along: that is the student's to read. */
  const sayNewest = (exercise: PublicExercise, { opening, turns }: LessonView) => {
    const { message, isSlow }: Pick<Turn, "message" | "isSlow"> = turns.at(-1) ?? opening;
    const { greeting = message } = (turns.length === 0 && readingIn(exercise, opening)) || {};
    voice.hush();
    for (const text of sentencesOf(message))
      if (greeting.includes(text)) voice.say({ text, line: turns.length, isSlow });
  };

  /** As whom a lesson goes on that was begun by a class's link. */
  let place: Beginning["inClass"];
  let guess: Guess | undefined;
  const dropGuess = () => {
    guess?.drop();
    guess = undefined;
  };
  /** The guess, if it was made at these words and in this place. */
  const takeGuess = (answer: Answer, { lessonId }: Lesson): Guess | undefined => {
    const taken = guess;
    guess = undefined;
    const fits =
      taken?.key === answer.key && taken.lessonId === lessonId && sameWords(taken.said, answer.said);
    if (!fits) taken?.drop();
    return fits ? taken : undefined;
  };

  const send = (lesson: Lesson, answer: Answer): Promise<void> => {
    const ahead = takeGuess(answer, lesson);
    voice.hush();
    const { known: _, ...shown } = answer;
    dispatch({ type: "answered", ...shown });
    toast(texts.answerSent);
    return sendAnswer(dependencies, lesson, answer, ahead);
  };
  const placed = ({ kept, known }: Lesson) => ({ key: crypto.randomUUID(), after: kept, known });

  const grade = async ({ language, objective }: PublicExercise, lesson: Lesson): Promise<void> => {
    try {
      const result = await server.call("gradeLesson", {
        params: {},
        body: {
          language,
          objective,
          conversation: newestOf(linesOf(lesson)),
          lesson: {
            assignmentId,
            lessonId: lesson.lessonId,
            ...(lesson.isTextShown && { isTextShown: true }),
          },
        },
      });
      // Whoever took a place on a class's list stays that student here; every other guest is forgotten.
      (place?.placeId === undefined ? forgetGuest : forgetLesson)(device);
      dispatch({ type: "graded", result });
    } catch (thrown) {
      const problem = problemOf(thrown);
      // Never its sentence: that may quote what a person said.
      console.error("Grading error:", problem.kind);
      dispatch({ type: "not graded", problem });
    }
  };

  return {
    async load() {
      dispatch({ type: "loading" });
      dispatch(await fetchExercise({ assignmentId, classId, server, device }));
    },
    async start(exercise, name, how = {}) {
      const { inClass } = how;
      dispatch({ type: "starting" });
      place = inClass;
      // The next student at a shared device: neither the conversation nor the identity before them is theirs. Whoever holds
      // a place on a list has an identity of their own here, and leaves only the conversation.
      const isNext = isSomebodyElses(device, name, Date.now());
      if (isNext && !place?.placeId) forgetGuest(device);
      try {
        await server.signIn();
        const started = await begin(
          { exercise, name, inClass, fresh: how.fresh || (isNext && !!place) },
          server,
          device,
        );
        // Last, because it may reload the page, which then knows who has begun. It is long under way.
        await prepare();
        dispatch(started);
        sayNewest(exercise, started.view);
        await fetchHint(exercise);
      } catch (thrown) {
        dispatch({ type: "not started", problem: problemOf(thrown) });
      }
    },
    becomeSomebodyElse() {
      forgetGuest(device);
      dispatch({ type: "somebody else" });
    },
    answer(lesson, said) {
      const { unsent } = lesson;
      return send(lesson, { ...placed(lesson), said, ...(unsent && { spoken: correctedTo(said, unsent) }) });
    },
    guess({ activity }, lesson, said) {
      dropGuess();
      // A passage is compared word by word with what was read, so the last word counts.
      if (activity === "Read Along Passage" || said.trim() === "") return;
      const answer = { ...placed(lesson), said, spoken: { words: [] } };
      guess = guessAt(
        { ...answer, lessonId: lesson.lessonId },
        (signal) => askTurn(dependencies, lesson, answer, signal),
        (event) => event.type === "sentence" && voice.prepare(event.text),
      );
    },
    hear(lesson, { text, words }) {
      const { key, ...place } = placed(lesson);
      const isHere = guess?.after === lesson.kept;
      return send(lesson, { ...place, key: (isHere && guess?.key) || key, said: text, spoken: { words } });
    },
    nothingHeard: dropGuess,
    async correct(lesson, said) {
      const turn = lesson.turns[lesson.kept - 1];
      if (!turn) return;
      const spoken = correctedTo(said, { words: turn.words, heard: turn.heard ?? turn.said });
      await send(lesson, { ...placed(lesson), after: lesson.kept - 1, said, spoken });
    },
    async sendAgain(lesson) {
      if (!lesson.attempt) return;
      dispatch({ type: "tried again" });
      await sendAnswer(dependencies, lesson, lesson.attempt);
    },
    async catchUp(exercise, lesson) {
      try {
        const { draft: text, unsent } = lesson.attempt ? takenBack(lesson.attempt) : lesson;
        const draft = { assignmentId, text, ...(unsent && { unsent }) };
        const started = await begin({ exercise, name: lesson.name, inClass: place, draft }, server, device);
        dispatch(started);
        sayNewest(exercise, started.view);
      } catch (thrown) {
        dispatch({ type: "stuck", problem: problemOf(thrown) });
      }
    },
    end(exercise, lesson) {
      dropGuess();
      voice.hush();
      dispatch({ type: "ended" });
      toast(texts.grading);
      return grade(exercise, lesson);
    },
    gradeAgain(exercise, lesson) {
      dispatch({ type: "grading again" });
      return grade(exercise, lesson);
    },
    dispatch,
  };
};
