import { describe, expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { hearingTexts } from "../../../domain/hearingTexts.ts";
import { Panel } from "../../../frontend/src/recorder/Panel.tsx";
import type { RecorderController } from "../../../frontend/src/recorder/recorderController.ts";
import type { Cause, Recording } from "../../../frontend/src/recorder/recording.ts";
import { answering } from "../../../frontend/src/recorder/wording.ts";

const controller: RecorderController = {
  start: async () => undefined,
  send: async () => undefined,
  pause() {},
  discard() {},
  sendAgain: async () => undefined,
  newest: () => undefined,
};
const take = { elapsedMs: 3000, quietMs: 0, hasSpoken: true, levels: [0.1, 0.4], words: "Je suis" };

const html = (recording: Recording, isBusy = false, isStuck = false): string =>
  renderToStaticMarkup(
    <Panel
      recording={recording}
      purpose={answering}
      lang="fr"
      isBusy={isBusy}
      isStuck={isStuck}
      controller={controller}
      aside="the test"
    />,
  ).replaceAll("&#x27;", "'");
const buttonsOf = (markup: string): string[] =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = ""]) =>
    inside.replaceAll(/<[^>]+>/g, ""),
  );
/** What a screen reader is told by itself. */
const saidIn = (markup: string): string => /role="status">([^<]*)</.exec(markup)?.[1] ?? "";

test("at first there is one button, and the microphone can be tested", () => {
  const markup = html({ state: "idle" });
  expect(buttonsOf(markup)).toEqual(["Tap to answer"]);
  expect(markup).toContain("the test");
});

test("while Mark answers the button says so and does nothing", () => {
  const markup = html({ state: "idle" }, true);
  expect(buttonsOf(markup)).toEqual(["Mark is answering"]);
  expect(markup).toContain('aria-disabled="true"');
});

test("while an answer waits for the line the button says so, and not that Mark is answering", () => {
  expect(buttonsOf(html({ state: "idle" }, true, true))).toEqual(["Not sent yet"]);
});

test("while it records everything that can be done is in sight, and the words in their language", () => {
  const markup = html({ state: "recording", ...take });
  expect(buttonsOf(markup)).toEqual(["Discard", "Tap to send", "Pause"]);
  expect(markup).toContain("Mark is listening.");
  expect(markup).toContain("Plenty of time");
  expect(markup).toContain("22 s");
  expect(markup).toMatch(/lang="fr">Je suis</);
  expect(markup).not.toContain("the test");
});

test("nothing is said aloud while it records, or it would be recorded, too", () => {
  expect(saidIn(html({ state: "recording", ...take }))).toBe("");
  expect(saidIn(html({ state: "paused", isInterrupted: false, ...take }))).toBe(
    "Paused. Nothing is recorded.",
  );
  expect(saidIn(html({ state: "paused", isInterrupted: true, ...take }))).toBe(
    "Your microphone was interrupted. What you said is kept. Go on, or tap to send.",
  );
  expect(saidIn(html({ state: "connecting" }))).toContain("Getting the microphone ready");
  expect(saidIn(html({ state: "understanding", words: "" }))).toContain("Making out your words");
});

test("a recording in progress can be sent though Mark has begun to think", () => {
  expect(html({ state: "recording", ...take }, true)).toContain('aria-disabled="false"');
});

test("whoever stops speaking is asked, and nothing is sent for them", () => {
  expect(html({ state: "recording", ...take, quietMs: 2500 })).toContain(
    "Finished? Tap to send, or just go on.",
  );
});

test("whoever can't be heard is told", () => {
  const unheard = { ...take, hasSpoken: false, words: "", elapsedMs: 4000 };
  expect(html({ state: "recording", ...unheard })).toContain("We can't hear you.");
});

test.each([
  [5000, "teal", "Plenty of time"],
  [8000, "yellow", "Keep going"],
  [15_000, "red", "Time to finish"],
])("after %d ms the indicator is %s, and says so in words", (elapsedMs, colour, words) => {
  const markup = html({ state: "recording", ...take, elapsedMs });
  expect(markup).toContain(`recorder-${colour}`);
  expect(markup).toContain(words);
});

test("a paused recording goes on, is sent or discarded", () => {
  expect(buttonsOf(html({ state: "paused", isInterrupted: false, ...take }))).toEqual([
    "Discard",
    "Tap to send",
    "Go on",
  ]);
});

test("Discard stays possible while the words are made out", () => {
  expect(buttonsOf(html({ state: "understanding", words: "Je" }))).toEqual(["Discard", "Understanding"]);
});

describe("a failure", () => {
  const causes: Cause[] = [
    "denied",
    "blocked",
    "no device",
    "in use",
    "unsupported",
    "offline",
    "limit",
    "unanswered",
    "not understood",
    "silent",
  ];
  test.each(causes)("%s has a sentence of its own, said at once, and the button begins anew", (cause) => {
    const markup = html({ state: "failed", cause, isKept: false });
    expect(markup).toMatch(/role="alert"><p>[^<]{30,}<\/p>/);
    expect(buttonsOf(markup)).toEqual(["Tap to answer"]);
  });

  test("of the device's leads to the help with it; one of the words or the line does not", () => {
    const helped = causes.filter((cause) =>
      html({ state: "failed", cause, isKept: false }).includes('href="/help/microphone"'),
    );
    expect(helped).toEqual(expect.arrayContaining(["denied", "blocked", "no device", "in use", "silent"]));
    expect(helped).not.toContain("not understood");
    expect(helped).not.toContain("offline");
  });

  test("no two of them read the same", () => {
    const sentences = causes.map((cause) => html({ state: "failed", cause, isKept: false }));
    expect(new Set(sentences).size).toBe(causes.length);
  });

  test("leaves the recording, to be sent again or discarded", () => {
    const markup = html({ state: "failed", cause: "offline", isKept: true });
    expect(buttonsOf(markup)).toEqual(["Send again", "Discard", "Tap to answer"]);
  });

  test("to understand is told in the spec's words", () => {
    expect(html({ state: "failed", cause: "not understood", isKept: true })).toContain(
      hearingTexts.unintelligible,
    );
  });
});
