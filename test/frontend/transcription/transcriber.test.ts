import { expect, test } from "@jest/globals";
import { keys } from "../../../frontend/src/guest/keys.ts";
import {
  type Path,
  PathFailed,
  type PathFailure,
  type PathName,
} from "../../../frontend/src/transcription/path.ts";
import { tapeOf } from "../../../frontend/src/transcription/tape.ts";
import { createTranscriber } from "../../../frontend/src/transcription/transcriber.ts";
import { deviceInMemory } from "../device.ts";
import { tone } from "./sound.ts";

const HOURS = 60 * 60 * 1000;

/** Paths that fail as they are told to, and what each of them has heard of the tape, in seconds. */
const scene = (
  failures: Partial<Record<PathName, PathFailure>>,
  names: PathName[] = ["site", "direct", "pieces"],
) => {
  const tried: string[] = [];
  const paths = names.map(
    (name): Path => ({
      name,
      async listen(tape) {
        let samples = 0;
        const failure = failures[name];
        for await (const block of tape.play()) {
          samples += block.length;
          if (failure === "broken") break; // Not even to the end.
        }
        tried.push(`${name} ${samples / 16_000}`);
        if (failure) throw new PathFailed(failure);
        return { text: name, words: [], path: name };
      },
    }),
  );
  return { tried, paths };
};

const device = deviceInMemory();
const listen = async (paths: Path[], keep = deviceInMemory().local, now = 0) => {
  const tape = tapeOf();
  tape.add(tone(1));
  tape.add(tone(1));
  tape.end();
  const listening = createTranscriber(
    async () => paths,
    keep,
    () => now,
  ).listen(tape, () => {}, new AbortController().signal);
  return listening.then(
    ({ path }) => path,
    (thrown) => thrown.failure,
  );
};

test("the first path that works is the one", async () => {
  const { tried, paths } = scene({});
  expect(await listen(paths)).toBe("site");
  expect(tried).toEqual(["site 2"]);
});

test("a path that breaks off hands over all that was said from the beginning", async () => {
  const { tried, paths } = scene({ site: "broken", direct: "unreachable" });
  expect(await listen(paths)).toBe("pieces");
  expect(tried).toEqual(["site 1", "direct 2", "pieces 2"]);
});

test.each<PathFailure>(["limit", "silent"])(
  "after %s no other stream is tried: the speech is posted",
  async (failure) => {
    const { tried, paths } = scene({ site: failure });
    expect(await listen(paths)).toBe("pieces");
    expect(tried).toEqual(["site 2", "pieces 2"]);
  },
);

test("what works here is remembered, and tried first", async () => {
  const first = scene({ site: "unreachable", direct: "unreachable" });
  expect(await listen(first.paths, device.local)).toBe("pieces");
  const second = scene({});
  expect(await listen(second.paths, device.local, HOURS)).toBe("pieces");
  expect(second.tried).toEqual(["pieces 2"]);
});

test("… for a day: a school's laptop is taken home", async () => {
  const { paths } = scene({});
  expect(await listen(paths, device.local, 25 * HOURS)).toBe("site");
});

test("… and not at all where it only stood in for one that was busy or broke off", async () => {
  for (const failure of ["limit", "broken", "silent"] as const) {
    const { local } = deviceInMemory();
    await listen(scene({ site: failure }).paths, local);
    expect(local.getItem(keys.path)).toBeNull();
  }
});

test("where every path fails, the reason is the one that a student can do something about", async () => {
  const all = (failure: PathFailure) => ({ site: failure, direct: failure, pieces: failure });
  expect(await listen(scene(all("unreachable")).paths)).toBe("unreachable");
  expect(await listen(scene({ ...all("unreachable"), site: "limit" }).paths)).toBe("limit");
  // The stream only fell silent because the line was gone.
  expect(await listen(scene({ ...all("unreachable"), site: "silent" }).paths)).toBe("unreachable");
  expect(await listen(scene({ ...all("silent"), site: "unreachable" }).paths)).toBe("silent");
});

test("listening that was ended tries no other path", async () => {
  const { tried, paths } = scene({ site: "broken" });
  const end = new AbortController();
  end.abort();
  const tape = tapeOf();
  tape.add(tone(1));
  tape.end();
  const listening = createTranscriber(async () => paths, device.local).listen(tape, () => {}, end.signal);
  await expect(listening).rejects.toThrow(PathFailed);
  expect(tried).toEqual(["site 1"]);
});
