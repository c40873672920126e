import { doneOf, eventsOf, type Turn, type TurnEvent } from "../../domain/conversation.ts";
import type { CostCentre } from "../../domain/costCentres.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { FLAGGED_MAX_CHARACTERS } from "../../domain/limits.ts";
import type { FlagKind } from "../../domain/safeguarding.ts";
import type { Body } from "../../domain/shapes.ts";
import { suitable } from "../exercise/suitable.ts";
import type { Handler } from "../http/handler.ts";
import { isForTeacher } from "../lesson/attempt.ts";
import { claimOrReplay, keeping, outOfStep, renewed } from "../lesson/claim.ts";
import { adopted, guessIn } from "../lesson/guess.ts";
import { heardIn } from "../lesson/hear.ts";
import { momentOf } from "../lesson/moment.ts";
import { play } from "../lesson/play.ts";
import { earlierIn, partedFrom } from "../lesson/repair.ts";
import type { Issue } from "../lesson/sentences.ts";
import { withoutAids, withoutBetter, withoutScore } from "../lesson/withheld.ts";
import type { PartnerFor } from "../partner/mark.ts";
import type { Partner } from "../partner/partner.ts";
import { fitLines, fitLinesOf } from "../safeguarding/withhold.ts";
import type { Transcriber } from "../speech/transcriber.ts";
import { costCentreOf } from "../spend/costCentre.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";
import type { Place } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

type Stores = {
  exercises: Exercises;
  lessons: Lessons;
  flags: Pick<Flags, "raise">;
  quotas: Quotas;
};
type Dependencies = Stores & { partnerFor: PartnerFor; transcriberFor: (centre: CostCentre) => Transcriber };
/** With a Mark who is paid for by the exercise's cost centre, or, outside lessons, by that of the demos. */
type Paid = Stores & { partner: Partner; transcriber: Transcriber };

/**
 * One answer of the student's and what Mark makes of it, as turn events. With a `place` it belongs to that lesson, whose
 * own conversation counts, and is stored; without one it is answered from `conversationData`, as the bare call of spec
 * section 7. A guess is answered in the same way, but only kept beside the lesson, until its answer comes with the final
 * words, or anything else does; a page that leaves meanwhile has lost nothing that counts. Throws 400 (what can't be
 * guessed at), 404, 409 (the lesson went on elsewhere), 429, and, for a recording, 413, 415, 422, 503.
 */
export const takeTurn = (dependencies: Dependencies): Handler<"takeTurn"> =>
  async function* ({ caller, body }) {
    const { assignmentId } = body.lessonDetails;
    const exercise = suitable(await dependencies.exercises.playable(assignmentId, caller));
    const centre = body.place ? costCentreOf(exercise) : "demos";
    const partner = dependencies.partnerFor(centre, body.place ? "lesson" : "bare");
    const paid = { ...dependencies, partner, transcriber: dependencies.transcriberFor(centre) };
    const guess = guessIn(exercise, body);
    const events = body.place
      ? lessonTurn(paid, exercise, { uid: caller.uid, assignmentId, ...body.place, guess }, body)
      : bareTurn(paid, exercise, caller.uid, body);
    for await (const event of events) yield seen(exercise, event);
  };

const seen = (exercise: Exercise, event: TurnEvent): TurnEvent => {
  switch (event.type) {
    case "assessment":
      return withoutBetter(exercise, withoutScore(exercise.settings, event));
    case "annotation":
      return withoutAids(exercise, event);
    default:
      return event;
  }
};

async function* lessonTurn(
  dependencies: Paid,
  exercise: Exercise,
  place: Place,
  body: Body<"takeTurn">,
): AsyncGenerator<TurnEvent> {
  const { lessons, quotas, partner } = dependencies;
  // Before anything is looked at: an answer that is sent again and again costs a look at the whole lesson each time.
  await quotas.spend("turns", place.uid);
  const right = await claimOrReplay(lessons, place);
  if ("replay" in right) return yield* eventsOf(right.replay);

  const { lesson, holder } = right.claimed;
  const issue: Issue = async (sentences) => {
    if (!(await lessons.issue(place, holder, sentences))) throw outOfStep();
  };
  try {
    await quotas.spend(isDemo(place.assignmentId) ? "turnsOfDemos" : "turnsOfSite", "all");
    const heard = yield* keeping(heardIn(dependencies, exercise, place.uid, body), () =>
      renewed(lessons, place, holder),
    );
    const guessed =
      place.guess === undefined ? yield* adopted(lessons, place, right.claimed, heard) : undefined;
    const earlier = earlierIn(lesson, exercise.language);
    const moment = momentOf(exercise, fitLinesOf(lesson), heard, earlier);
    const turn = { ...(guessed ?? (yield* play(partner, moment, heard, issue))), turn: place.after + 1 };
    // Before the turn counts, and for good: whoever says it anew, or never comes back, has said it all the same.
    if (place.guess === undefined && turn.flags && isForTeacher(exercise))
      await raised(dependencies.flags, exercise, place, { ...turn, flags: turn.flags });
    if (!(await lessons.finish(place, right.claimed, turn))) throw outOfStep();
    yield* guessed ? eventsOf(turn) : [doneOf(turn)];
  } catch (error) {
    await lessons.release(place, holder);
    throw error;
  }
}

/** Tells the exercise's owner of a flagged answer; their own tests are in no inbox. */
const raised = (
  flags: Dependencies["flags"],
  { ownerId }: Exercise,
  { assignmentId, lessonId, uid }: Place,
  { said, heard, flags: kinds }: Pick<Turn, "said" | "heard"> & { flags: FlagKind[] },
): Promise<void> => {
  const words = heard === undefined ? said : `${heard} / ${said}`;
  const answer = { words: words.slice(0, FLAGGED_MAX_CHARACTERS), flags: kinds, at: Date.now() };
  return flags.raise({ assignmentId, attempt: lessonId }, answer, uid === ownerId ? undefined : ownerId);
};

async function* bareTurn(
  dependencies: Paid,
  exercise: Exercise,
  uid: string,
  body: Body<"takeTurn">,
): AsyncGenerator<TurnEvent> {
  const { quotas, partner } = dependencies;
  await quotas.spend("turns", uid);
  await quotas.spend("callsOutsideLessons", "all");
  const heard = yield* heardIn(dependencies, exercise, uid, body);
  const { answered, earlier } = partedFrom(body.conversationData, exercise.language);
  const turn = yield* play(partner, momentOf(exercise, fitLines(answered), heard, earlier), heard);
  yield doneOf({ ...turn, turn: 0 });
}
