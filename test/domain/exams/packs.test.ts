import { expect, test } from "@jest/globals";
import { exams, examsFor } from "../../../domain/exams/exams.ts";
import type { ExamId, ExamName } from "../../../domain/exams/names.ts";
import type { Part } from "../../../domain/exams/pack.ts";
import { packs, partOf } from "../../../domain/exams/packs.ts";
import { type Activity, activityNames, type Board, type Level, NONE } from "../../../domain/exercise.ts";

const role = "Set Question Role Play";
const photo = "Photo Role Play";
const read = "Read Along Passage";
const talk = "Exam Style General Conversation";

const found = (exam: ExamName, activity: Activity): Part => {
  const part = partOf(exam, activity);
  if (!part) throw new Error(`${exam} has no ${activity}`);
  return part;
};

/** Full marks of a part, and how its criteria divide them: [marks of one, how many]. */
const marks: [ExamName, Activity, number, [number, number][]][] = [
  ["aqa-2026", role, 10, [[2, 5]]],
  ["aqa-2026", read, 5, [[5, 1]]],
  ["aqa-2026", photo, 5, [[5, 1]]],
  [
    "aqa-2026",
    talk,
    20,
    [
      [15, 1],
      [5, 1],
    ],
  ],
  [
    "aqa-legacy",
    role,
    15,
    [
      [2, 5],
      [5, 1],
    ],
  ],
  [
    "aqa-legacy",
    photo,
    15,
    [
      [10, 1],
      [5, 1],
    ],
  ],
  [
    "aqa-legacy",
    talk,
    30,
    [
      [10, 1],
      [10, 1],
      [5, 1],
      [5, 1],
    ],
  ],
  ["edexcel-2026", read, 12, [[12, 1]]],
  ["edexcel-2026", role, 10, [[2, 5]]],
  [
    "edexcel-2026",
    photo,
    28,
    [
      [16, 1],
      [12, 1],
    ],
  ],
  ["edexcel-legacy", role, 10, [[2, 5]]],
  [
    "edexcel-legacy",
    photo,
    24,
    [
      [16, 1],
      [8, 1],
    ],
  ],
  [
    "edexcel-legacy",
    talk,
    36,
    [
      [12, 1],
      [12, 1],
      [12, 1],
    ],
  ],
  [
    "edexcel-international",
    photo,
    12,
    [
      [8, 1],
      [4, 1],
    ],
  ],
  [
    "edexcel-international",
    talk,
    28,
    [
      [12, 1],
      [8, 1],
      [8, 1],
    ],
  ],
];

test.each(marks)("%s, %s: %d marks, and the criteria come to as many", (exam, activity, full, divided) => {
  const part = found(exam, activity);
  expect(part.marks.value).toBe(full);
  expect(
    part.criteria.map(({ marks: { value }, by, count }) => [value, by === "task" ? count?.value.Higher : 1]),
  ).toEqual(divided);
  expect(divided.reduce((sum, [each, times]) => sum + each * times, 0)).toBe(full);
});

test("these are all parts that there are", () => {
  const all = (Object.keys(packs) as ExamName[]).flatMap((exam) =>
    activityNames.filter((activity) => partOf(exam, activity)).map((activity) => `${exam} ${activity}`),
  );
  expect(all.sort()).toEqual(marks.map(([exam, activity]) => `${exam} ${activity}`).sort());
});

test("what no source said is not called verified", () => {
  expect(found("aqa-2026", role).criteria[0]?.marks.isVerified).toBe(true);
  expect(found("aqa-2026", talk).marks.isVerified).toBe(true);
  expect(found("aqa-2026", talk).criteria.map(({ marks: { isVerified } }) => isVerified)).toEqual([
    false,
    false,
  ]);
  expect(found("aqa-legacy", role).criteria.map(({ marks: { isVerified } }) => isVerified)).toEqual([
    false,
    false,
  ]);
  for (const exam of ["edexcel-2026", "edexcel-legacy", "edexcel-international"] as const)
    for (const activity of exams[exam].activities) expect(found(exam, activity).marks.isVerified).toBe(false);
});

test("facts of the exams, by hand", () => {
  expect(packs["aqa-2026"].specification).toEqual({ French: "8652", German: "8662", Spanish: "8692" });
  expect(packs["edexcel-legacy"].specification).toEqual({ French: "1FR0", German: "1GN0", Spanish: "1SP0" });
  expect(found("aqa-2026", photo).criteria[0]?.count?.value).toEqual({ Foundation: 9, Higher: 15 });
  expect(packs["aqa-2026"].zeroForcesZero).toEqual({ value: true, isVerified: true });
});

test.each<[Activity, Level, Board, ExamId[]]>([
  [role, "GCSE - Higher", "AQA", ["aqa-2026 Higher", "aqa-legacy Higher"]],
  [role, "GCSE - Foundational", "EdExcel", ["edexcel-2026 Foundation", "edexcel-legacy Foundation"]],
  // Edexcel's International GCSE has no role play, and AQA no current IGCSE.
  [role, "IGCSE - Higher", "EdExcel", []],
  [photo, "IGCSE - Higher", "EdExcel", ["edexcel-international"]],
  [photo, "IGCSE - Foundational", "EdExcel", ["edexcel-international"]],
  [photo, "IGCSE - Foundational", "AQA", []],
  [role, NONE, NONE, []],
  // These choose no board or level: each exam that has such a part is offered, at each tier.
  [
    read,
    NONE,
    NONE,
    ["aqa-2026 Foundation", "aqa-2026 Higher", "edexcel-2026 Foundation", "edexcel-2026 Higher"],
  ],
  [
    talk,
    NONE,
    NONE,
    [
      "aqa-2026 Foundation",
      "aqa-2026 Higher",
      "aqa-legacy Foundation",
      "aqa-legacy Higher",
      "edexcel-legacy Foundation",
      "edexcel-legacy Higher",
      "edexcel-international",
    ],
  ],
  ["Conversation About Topic", NONE, NONE, []],
])("%s at %s, %s can be marked by %j", (activity, level, board, ids) => {
  expect(examsFor({ activity, level, board })).toEqual(ids);
});
