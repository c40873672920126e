import { expect, test } from "@jest/globals";
import * as limits from "../../domain/limits.ts";

// Shows 9.5
test("photos are stored where the spec says", () => {
  expect(limits.studentImagePath("u1", "r1")).toBe("student-images/u1/r1.jpeg");
  expect(limits.teacherImagePath("r1")).toBe("shared-images/r1.jpeg");
});
