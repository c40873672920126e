import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, reply } from "../api/call.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { bundleFigures } from "./bundles.ts";
import { isShort } from "./short.ts";
import { percentile } from "./statistics.ts";

/**
 * `npm run bench`: what Viva itself adds to a turn, through the whole local path (edge, API, cached authorizer, Lambda,
 * store) with nothing upstream to wait for, and what each function weighs. Prints figures for people; asserts nothing.
 */
/** How many students talk at once, and how many lessons each of them has. */
const ROUNDS = isShort
  ? [{ students: 1, lessons: 1, warmUp: 1 }]
  : [
      { students: 1, lessons: 60, warmUp: 2 },
      { students: 30, lessons: 8, warmUp: 2 },
    ];
const answers = [
  "Samedi, j'ai joué au foot avec mes amis et c'était super.",
  "J'ai passé le week-end avec ma sœur.",
  "J'ai mangé une pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais aller au cinéma.",
];

/** One student's lesson; gives the ms of each turn, from the request to the last byte of the answer. */
const lesson = async (origin: string, token: string): Promise<number[]> => {
  const { lesson: begun } = await reply("startLesson", {
    origin,
    token,
    body: { assignmentId: "5368", name: "Zoë", fresh: true },
  });
  const took: number[] = [];
  for (const [after, text] of answers.entries()) {
    const body = {
      dataType: "text",
      text,
      conversationData: [],
      lessonDetails: { assignmentId: "5368", name: "Zoë" },
      place: placeIn(begun.lessonId, after),
    };
    const start = performance.now();
    const { status } = await ask("takeTurn", {
      origin,
      token,
      body,
      headers: { accept: "application/x-ndjson" },
    });
    took.push(performance.now() - start);
    if (status !== 200) throw new Error(`A turn answered ${status}.`);
  }
  return took;
};

const student = async (origin: string, lessons: number): Promise<number[]> => {
  const token = await newGuest(origin);
  const took: number[] = [];
  for (let held = 0; held < lessons; held++) took.push(...(await lesson(origin, token)));
  return took;
};

const dataDir = join(mkdtempSync(join(tmpdir(), "viva-bench-")), "data");
const stack = await startStack(dataDir);
const { url } = stack.description;
try {
  console.log("Own overhead of a turn, ms (upstream cost: none)\n\nstudents   turns     p50     p99");
  for (const { students, lessons, warmUp } of ROUNDS) {
    const all = (each: number) =>
      Promise.all(Array.from({ length: students }, () => student(url, each))).then((took) => took.flat());
    await all(warmUp); // Environments start and code warms up; a deployed stack does that once, too.
    const took = await all(lessons);
    const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)].map((ms) => ms.toFixed(1).padStart(7));
    console.log(`${String(students).padStart(8)}  ${String(took.length).padStart(6)} ${p50} ${p99}`);
  }
} finally {
  await stopStack(stack);
  rmSync(dataDir, { recursive: true });
}

console.log("\nBundles, kB gzipped, and ms to import what loads at once (median of 9 processes)\n");
console.log("function        at once   in all  import");
for (const { name, atOnceKb, inAllKb, importMs } of bundleFigures()) {
  const [atOnce, inAll, ms] = [atOnceKb, inAllKb, importMs].map((figure) => figure.toFixed(1).padStart(8));
  console.log(`${name.padEnd(14)} ${atOnce} ${inAll} ${ms}`);
}
