import { expect, test } from "@jest/globals";
import { changesAfter, isNews, withNews } from "../../../frontend/src/results/news.ts";
import { begunRow, resultRow } from "../../domain/resultRow.ts";

const HOUR = 3_600_000;
const old = begunRow({ attempt: "old", startedAt: HOUR });
const running = begunRow({ attempt: "running", startedAt: 99 * HOUR });
const done = resultRow({ attempt: "done", startedAt: 98 * HOUR, finishedAt: 100 * HOUR });

test("it is asked after the newest time there is, from the oldest attempt on that may still be finished", () => {
  const since = String(100 * HOUR - 10_000);
  expect(changesAfter([running, done, old])).toEqual({ since, from: String(99 * HOUR) });
  expect(changesAfter([done, old])).toEqual({ since, from: since });
  expect(changesAfter([])).toEqual({ since: "0", from: "0" });
});

test("news is who has begun, has finished, or was flagged meanwhile", () => {
  expect(isNews(done, undefined)).toBe(true);
  expect(isNews(done, done)).toBe(false);
  expect(isNews({ ...done, attempt: "running" }, running)).toBe(true);
  expect(isNews({ ...running, flags: ["distress"] }, running)).toBe(true);
});

test("what is new stands first, what has changed stays in its place, and nothing stands there twice", () => {
  const finished = resultRow({ ...running, finishedAt: 101 * HOUR });
  const begun = begunRow({ attempt: "begun", startedAt: 101 * HOUR });
  expect(withNews([running, done], [begun, finished])).toEqual([begun, finished, done]);
});
