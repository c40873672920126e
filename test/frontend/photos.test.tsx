import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { blankExercise } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { sharedPhotos } from "../../frontend/src/intro/photoPlaces.ts";
import { ExamCard } from "../../frontend/src/lesson/ExamCard.tsx";

const exercise: PublicExercise = {
  ...blankExercise,
  assignment_id: "abcd2345",
  activity: "Photo Role Play",
  language: "French",
  questionCount: 5,
};
const path = "shared-images/abcdefgh.jpeg";
const card = (more: Partial<PublicExercise>): string => {
  const shown = { ...exercise, ...more };
  return renderToStaticMarkup(<ExamCard exercise={shown} photos={sharedPhotos(shown)} />);
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
