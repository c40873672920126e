import { expect, test } from "@jest/globals";
import { ownPath } from "../../frontend/src/account/ownPath.ts";
import { loginFrom } from "../../frontend/src/shell/paths.ts";

test.each(["/profile", "/assignments/5368", "/manage-assignment/abcd?tab=1#top"])(
  "%s is a place to come back to",
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(ownPath(new URL(loginFrom(path), "https://viva.example").searchParams.get("next"))).toBe(path);
  },
);

test.each([
  null,
  "",
  "profile",
  "https://elsewhere.example/profile",
  "//elsewhere.example/profile",
  "/\\elsewhere.example/profile",
  "/\t/elsewhere.example",
  "/.//elsewhere.example/profile",
  "/x/..//elsewhere.example/profile",
  "/%2e//elsewhere.example/profile",
  "javascript:alert(1)",
  "/login?next=/login",
])("%s leads elsewhere, or in a circle", (path) => {
  expect(ownPath(path)).toBeUndefined();
});
