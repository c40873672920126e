import { paths } from "./paths.ts";

/** The addresses about classes, which no guest's page has to know. */
export const classPaths = {
  one: (classId: string): string => `${paths.classes}/${classId}`,
  /** One student of it. */
  student: (classId: string, placeId: string): string => `${paths.classes}/${classId}/students/${placeId}`,
  /** Results of exercises that carry one label. */
  labels: "/labels",
  /** An exercise by the link that a class was given; another page, play.html: to be loaded, not routed. */
  play: (assignmentId: string, classId?: string): string =>
    `${paths.play(assignmentId)}${classId === undefined ? "" : `?class=${classId}`}`,
} as const;
