import { mkdirSync, writeFileSync } from "node:fs";
import { languages } from "../../domain/exercise.ts";
import { read } from "../../grammar/core/parsedAnswer.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../lambdas/partner/embedded/tip.ts";
import { foldersIn } from "./folders.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { telling } from "./problem.ts";
import { momentOf, sample } from "./sample.ts";
import { spoilers, spoiltBy } from "./spoil/spoilers.ts";
import { shareOf, tableOf } from "./table.ts";

/** Of each way so many answers are tried, evenly spread. */
const TRIED = 150;
const FOLDER = ".local/eval/spoilt";

/** `npm run eval:spoil`: right answers with one thing spoilt in each, way by way: how many get a tip; the others are listed. */
await telling(async () => {
  const folders = foldersIn(process.argv.slice(2));
  mkdirSync(FOLDER, { recursive: true });
  for (const language of languages) {
    const right = folders
      .flatMap((folder) => jsonLinesOf(`test/eval/${folder}/${language}.jsonl`, sample))
      .filter(({ correct }) => correct);
    const told = (each: (typeof right)[number]) => tipFor(examine(momentOf(each)), language).isError;
    const quiet = right.filter((each) => !told(each));
    const rows = Object.entries(spoilers[language]).map(([way, spoil]) => {
      const isSpelling = /letter/.test(way);
      const all = quiet
        .filter(({ spoken }) => !(spoken && isSpelling))
        .flatMap((each, place) => {
          const made = spoiltBy(spoil, read(each.answer, language));
          const answer = made[place % Math.max(1, made.length)];
          return answer === undefined ? [] : [{ ...each, answer }];
        });
      const step = Math.max(1, all.length / TRIED);
      const tried = all.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
      const missed = tried.filter((each) => !told(each));
      writeFileSync(
        `${FOLDER}/${language} ${way.replaceAll(/[:,]/g, "")}.txt`,
        missed.map(({ question, answer }) => `${question} | ${answer}\n`).join(""),
      );
      return [way, shareOf(tried.length - missed.length, tried.length)];
    });
    process.stdout.write(`${tableOf([[language, "tipped"], ...rows])}\n\n`);
  }
});
