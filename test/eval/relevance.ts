import { type Language, languages } from "../../domain/exercise.ts";
import { understand } from "../../lambdas/partner/embedded/asked.ts";
import { themeOf } from "../../lambdas/partner/embedded/build/themes.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../lambdas/partner/embedded/score.ts";
import { type Folder, foldersIn } from "./folders.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { telling } from "./problem.ts";
import { momentOf, sample } from "./sample.ts";
import { tableOf } from "./table.ts";

/** Each correct answer is put to so many questions that are not its own, evenly spread over those of its language. */
const OTHERS = 12;
const HELD = 50;

type Kind = "own" | "near" | "far";

/** How many answers of each kind there were, and how many of them were held to 50 points as being off the question. */
type Tally = Record<Kind, { tried: number; held: number }>;

const themesOf = (question: string, language: Language) =>
  new Set(understand({ text: question }, language).topics.map((topic) => themeOf[topic]));

/**
 * Correct answers at their own question, and at others: near is one of the same theme of the builder's twelve, far one of
 * another. Questions whose theme is unknown, or that ask for a question, are left out.
 */
const tallyOf = (language: Language, folders: readonly Folder[]): Tally => {
  const correct = folders
    .flatMap((folder) => jsonLinesOf(`test/eval/${folder}/${language}.jsonl`, sample))
    .filter((each) => each.correct);
  const themes = new Map(correct.map(({ question }) => [question, themesOf(question, language)]));
  const questions = [...themes.keys()].filter((question) => (themes.get(question)?.size ?? 0) > 0);
  const tally: Tally = {
    own: { tried: 0, held: 0 },
    near: { tried: 0, held: 0 },
    far: { tried: 0, held: 0 },
  };
  const count = (kind: Kind, isHeld: boolean) => {
    tally[kind].tried += 1;
    tally[kind].held += Number(isHeld);
  };
  for (const [place, answer] of correct.entries()) {
    const { standing } = examine(momentOf(answer));
    count("own", standing === "astray");
    const own = themes.get(answer.question) ?? new Set();
    if (own.size === 0) continue;
    for (let step = 0; step < OTHERS; step += 1) {
      const question = questions[(place * 7 + step * 31) % questions.length] ?? "";
      if (question === answer.question) continue;
      const isNear = [...(themes.get(question) ?? [])].some((theme) => own.has(theme));
      count(isNear ? "near" : "far", scoreOf(examine(momentOf({ ...answer, question }))) <= HELD);
    }
  }
  return tally;
};

/** `npm run eval:relevance`: how often our own rules hold an answer to 50 points, at its own question and at others. */
await telling(async () => {
  const share = ({ tried, held }: Tally[Kind]) =>
    `${held} of ${tried} (${((100 * held) / tried).toFixed(1)} %)`;
  const folders = foldersIn(process.argv.slice(2));
  const rows = languages.map((language) => {
    const { own, near, far } = tallyOf(language, folders);
    return [language, share(own), share(near), share(far)];
  });
  process.stdout.write(
    `${tableOf([["held to 50", "at its own question", "at a near one", "at a far one"], ...rows])}\n`,
  );
});
