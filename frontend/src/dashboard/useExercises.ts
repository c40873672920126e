import { useCallback, useEffect, useState } from "react";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { type Query, useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import type { SharedExercise } from "../sharing/shared.ts";
import type { Beside } from "./exerciseList.ts";

/** One's exercises as they are here. */
export type Exercises = {
  exercises: readonly OwnExercise[];
  beside: Beside;
  /** Takes over what became of one of them. */
  put(saved: SharedExercise): void;
};

/** Fetches one's exercises, and then, without keeping them waiting, their numbers of results and the names of their classes. */
export const useExercises = (): Query<Exercises> & { again(): void } => {
  const { account } = useMembership();
  const ask = useCallback(async () => {
    const { exercises } = await account.call("listExercises", { params: {}, body: undefined });
    return exercises;
  }, [account]);
  const asked = useQuery(ask);
  const [changed, setChanged] = useState<Readonly<Record<string, SharedExercise>>>({});
  const [beside, setBeside] = useState<Beside>({ classNames: {}, finished: undefined });
  const given = asked.state === "given" ? asked.given : undefined;
  const hasAny = given !== undefined && given.length > 0;
  const isAssigned = given?.some(({ assignments = {} }) => Object.keys(assignments).length > 0) ?? false;
  // The list does without what does not come.
  useEffect(() => {
    if (!hasAny) return;
    account.call("countResults", { params: {}, body: undefined }).then(
      ({ finished }) => setBeside((before) => ({ ...before, finished })),
      () => undefined,
    );
  }, [account, hasAny]);
  useEffect(() => {
    if (!isAssigned) return;
    account.call("listClasses", { params: {}, body: undefined }).then(
      ({ classes }) =>
        setBeside((before) => ({
          ...before,
          classNames: Object.fromEntries(classes.map(({ classId, name }) => [classId, name])),
        })),
      () => undefined,
    );
  }, [account, isAssigned]);
  if (asked.state !== "given") return asked;
  return {
    state: "given",
    again: asked.again,
    given: {
      exercises: asked.given.map((exercise) => ({ ...exercise, ...changed[exercise.assignment_id] })),
      beside,
      put: (saved) => setChanged((before) => ({ ...before, [saved.assignment_id]: saved })),
    },
  };
};
