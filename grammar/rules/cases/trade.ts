import type { Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const becomeWerden = defineRule({
  id: "false-friend.bekommen-become",
  message: "*Bekommen* means “get”; “to become” is *werden*.",
});
const tradeArticle = defineRule({
  id: "phrase.trade-no-article",
  message: "Jobs take no article after *sein* and *werden*.",
});

const STUDYING = /^(?:student|lehrer|schüler|vegetarier|veganer)(?:in)?$/;
/** "ein Chef", "ein Job", "ein Termin" are no trades, though they have to do with work. */
const NONE = /^(?:chef|termin|kunde|kollege)/;

const isTrade = ({ nouns, lower }: Word): boolean =>
  STUDYING.test(lower) ||
  (!NONE.test(lower) &&
    nouns.some(({ topic }) => topic === "work") &&
    /(?:er|ist|ent|eur|arzt|anwalt|koch|pilot|frau|schwester|in)$/.test(lower));

/** German: "Mein Vater ist ein Lehrer", "als eine Kellnerin": what somebody is takes no article. */
export const trade: Check = ({ words, compiled }) =>
  compiled.definition.german === undefined
    ? []
    : words.flatMap((article) => {
        // "ich will Arzt bekommen": to become is "werden".
        const get = words[article.at + 1];
        if (isTrade(article) && get?.lower === "bekommen" && words[article.at - 1]?.lower !== "einen")
          return [
            findingAt(article, get, {
              ...becomeWerden(),

              right: `${article.text} werden`,
            }),
          ];
        const [noun, next] = [words[article.at + 1], words[article.at + 2]];
        if (!/^eine?n?$/.test(article.lower) || !noun || noun.afterPause || !isTrade(noun)) return [];
        // "ein Lehrer, der …", "ein Freund von …": not any, but this one.
        if (
          /^(?:de[rnms]|die|das|von(?! beruf)|aus|mit|wie|namens|dessen|deren)\b/.test(
            `${next?.lower} ${words[article.at + 3]?.lower}`,
          )
        )
          return [];
        const late = next && !next.afterPause && /^(?:werden|sein)$/.test(next.lower);
        const early = words.slice(Math.max(0, article.at - 4), article.at).findLast(
          ({ lower, nouns }) =>
            // "früher war mein Opa ein Polizist"
            !/^(?:auch|früher|jetzt|später|gern|gerne|ich|er|sie|wir|bald|meine?|ihre?|seine?)$/.test(
              lower,
            ) && !nouns.some(({ topic }) => topic === "family"),
        );
        const links = early?.verbs.some(
          ({ verb, person }) => person !== undefined && /^(?:sein|werden)$/.test(verb.lemma),
        );
        const works =
          early?.lower === "als" &&
          words.some(({ verbs }) => verbs.some(({ verb }) => /^(?:arbeiten|jobben)$/.test(verb.lemma)));
        const general = /^(?:das|dies|es|hier|da)$/.test(words[(early?.at ?? 0) - 1]?.lower ?? "");
        // "eine Architektin spielen": in a film.
        if (words[noun.at + 1]?.lower === "spielen") return [];
        if (article.afterPause || general || !(late || links || works)) return [];
        return [
          findingAt(article, late ? next : noun, {
            ...tradeArticle(),

            right: late ? `${noun.text} ${next.text}` : noun.text,
          }),
        ];
      });
