import { createHash } from "node:crypto";
import type { ClassRow } from "../store/results.ts";
import { placesOf, type SchoolClass } from "../store/schoolClasses.ts";

/** A text that is another once the class's list, or an attempt of its students, has changed in what the class's page shows. */
export const versionOf = ({ name, language, students }: SchoolClass, rows: readonly ClassRow[]): string => {
  const list = placesOf({ students }).map(({ placeId, label, word }) => [placeId, label, word !== undefined]);
  const attempts = rows
    .map(({ attempt, placeId, finishedAt, flags = [], teacher }) =>
      [attempt, placeId, finishedAt, flags.length, teacher?.markedAt].join(" "),
    )
    .sort();
  return createHash("sha256")
    .update(JSON.stringify([name, language, list, attempts]))
    .digest("base64url");
};
