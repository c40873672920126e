import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect } from "@jest/globals";
import type { Browser } from "playwright-core";
import type { Exercise } from "../../domain/exercise.ts";
import { bringUp, type Options, type Stack } from "../../local/bringUp.ts";
import { type Network, openNetwork } from "../../local/network.ts";
import { stage } from "../journeys/exercises.ts";
import { type LessonPage, lessonPage } from "../journeys/lessonPage.ts";
import { launchSpeaker } from "../journeys/microphone.ts";
import { asPerson, type Circumstances, type Person } from "../journeys/person.ts";
import type { Sample } from "../speech/samples.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "../stack/description.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { roomy } from "../stack/roomy.ts";

/** Somebody with a microphone, in a lesson. */
export type Speaking = Person & { lesson: LessonPage; assignmentId: string };

/** Where one thing is said in French, on a stack of its own that things can go wrong on. */
export type Hearing = {
  /** What the network lets through; everything again before each test. */
  network: Network;
  readonly hand: StackInHand;
  /** Where this stack is. */
  readonly origin: string;
  /** Lets somebody, by name, begin a role play; `before` has a look at the page before it opens, `changes` are to the exercise. */
  as(
    name: string,
    act: (speaking: Speaking) => Promise<void>,
    more?: Circumstances & {
      width?: number;
      before?(page: Person["page"]): Promise<unknown>;
      changes?: Partial<Exercise>;
    },
  ): Promise<void>;
};

/**
 * Sets the stack up before a suite's first test and takes it down after its last, when no speech may be left in the media
 * bucket; to be called at the top of the suite. `options` change the stack.
 */
export const setHearing = (sample: Sample, options: Partial<Options> = {}): Hearing => {
  const folder = mkdtempSync(join(tmpdir(), "viva-hearing-"));
  const network: Network = { ...openNetwork };
  let opened: { stack: Stack; browser: Browser; hand: StackInHand } | undefined;
  const ready = () => {
    if (!opened) throw new Error("The stack is up when the first test begins.");
    return opened;
  };
  beforeAll(async () => {
    const dataDir = join(folder, "data");
    const [stack, browser] = await Promise.all([
      bringUp({
        dataDir,
        port: 0,
        change: roomy,
        recogniser: scriptedRecogniser(),
        speaker: scriptedSpeaker(),
        network,
        ...options,
      }),
      launchSpeaker(sample),
    ]);
    opened = { stack, browser, hand: await openStack(describe(stack, dataDir)) };
  });
  beforeEach(() => {
    Object.assign(network, openNetwork);
  });
  afterAll(async () => {
    const { stack, browser, hand } = ready();
    const left = await hand.traces("transcription/");
    await browser.close();
    await hand.close();
    await stack.close();
    rmSync(folder, { recursive: true });
    expect(left).toEqual([]);
  });
  return {
    network,
    get hand() {
      return ready().hand;
    },
    get origin() {
      return ready().stack.url;
    },
    as: async (name, act, { width = 390, before, changes, ...circumstances } = {}) => {
      const { exercise } = stage("Set Question Role Play", "French");
      const { assignment_id: assignmentId } = exercise;
      await ready().hand.putExercise({ ...exercise, ...changes });
      await asPerson(
        ready().browser,
        width,
        async (person) => {
          await before?.(person.page);
          const lesson = lessonPage(person.page);
          await lesson.open(assignmentId);
          await lesson.start(name);
          await act({ ...person, lesson, assignmentId });
        },
        { origin: ready().stack.url, ...circumstances },
      );
    },
  };
};
