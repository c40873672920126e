import type { Exercise } from "../../domain/exercise.ts";
import { type Staged, stage } from "./exercises.ts";
import { type LessonPage, lessonPage } from "./lessonPage.ts";
import type { Circumstances, Person } from "./person.ts";
import type { Scene } from "./scene.ts";

/** A person who has begun a lesson. */
export type InLesson = Person & { lesson: LessonPage; assignmentId: string } & Pick<Staged, "answers">;

/**
 * Lets a person, by name and on a phone, begin a role play of two questions in French and do something in it. `changes` are
 * to the exercise.
 */
export const inLesson = async (
  scene: Scene,
  name: string,
  act: (person: InLesson) => Promise<void>,
  circumstances?: Circumstances,
  changes: Partial<Exercise> = {},
): Promise<void> => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  const { assignment_id: assignmentId } = exercise;
  await scene.stack.putExercise({ ...exercise, ...changes });
  await scene.as(
    390,
    async (person) => {
      const lesson = lessonPage(person.page);
      await lesson.open(assignmentId);
      await lesson.start(name);
      await act({ ...person, lesson, assignmentId, answers });
    },
    circumstances,
  );
};
