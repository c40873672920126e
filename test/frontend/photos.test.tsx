import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { blankExercise } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { Photos } from "../../frontend/src/intro/Photos.tsx";
import { sharedPhotos } from "../../frontend/src/intro/photoPlaces.ts";
import { ExamCard } from "../../frontend/src/lesson/ExamCard.tsx";
import { PhotoTrouble } from "../../frontend/src/photo/PhotoTrouble.tsx";

const exercise: PublicExercise = {
  ...blankExercise,
  assignment_id: "abcd2345",
  activity: "Photo Role Play",
  language: "French",
  due_date: DUE_DATE,
  questionCount: 5,
};
const path = "shared-images/abcdefgh.jpeg";
const card = (more: Partial<PublicExercise>): string => {
  const shown = { ...exercise, ...more };
  const addresses = sharedPhotos(shown);
  const photos = addresses.length > 0 && <Photos exercise={shown} addresses={addresses} />;
  return renderToStaticMarkup(
    <ExamCard exercise={shown} photos={photos}>
      {null}
    </ExamCard>,
  );
};

test("an exercise's photos are found under its code, by their place", () => {
  expect(sharedPhotos(exercise)).toEqual([]);
  expect(sharedPhotos({ ...exercise, asset_url: path })).toEqual(["/api/exercises/abcd2345/photos/0"]);
  expect(sharedPhotos({ ...exercise, asset_url: path, context_1: path })).toEqual([
    "/api/exercises/abcd2345/photos/0",
    "/api/exercises/abcd2345/photos/1",
  ]);
});

test("the card beside the conversation is open where there is a photo, in words for whoever can't see it", () => {
  expect(card({})).not.toMatch(/<img|open=""/);
  expect(card({ asset_url: path, photoAlt: "A beach" })).toMatch(/open="".*alt="A beach"/);
  expect(card({ asset_url: path, context_1: path })).toMatch(
    /alt="The photo that Mark asks about".*alt="A second photo"/,
  );
});

// Shows 8.11
test("a photo that can't be had is told, with a way to ask for it again", () => {
  const told = (state: "fine" | "retrying" | "missing") =>
    renderToStaticMarkup(<PhotoTrouble state={state} retry={() => undefined} />);
  expect(told("fine")).toBe("");
  expect(told("retrying")).toMatch(/role="status".*trying again/);
  expect(told("missing")).toMatch(/The photo can&#x27;t be loaded\..*<button[^>]*>Retry</);
});
