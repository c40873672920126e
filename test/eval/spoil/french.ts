import { shared } from "./shared.ts";
import { agreeing, behind, isUse, type Spoiler, swaps, without } from "./way.ts";

export const french: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "adjective: gender": agreeing("gender"),
  "adjective: number": agreeing("number"),
  "que left out": without("que", "qu'"),
  "de left out": without("de", "d'"),
  "à left out": without("à"),
  "subject left out": without("je", "j'", "il", "elle", "on", "nous", "ils", "elles"),
  "reflexive left out": without("me", "m'", "se", "s'"),
  "auxiliary left out": without("ai", "a", "suis", "est", "avons", "ont", "avait", "avais"),
  "pas left out": without("pas"),
  "ne before the infinitive": behind(
    ({ lower }, next) => lower === "pas" && next.verbs.some(({ mood }) => mood === "infinitive"),
  ),
  "auxiliary swapped": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head !== at)
      ? swaps({
          ai: "suis",
          a: "est",
          suis: "ai",
          est: "a",
          avons: "sommes",
          sommes: "avons",
          ont: "sont",
          sont: "ont",
        })(word, answer)
      : undefined,
  "être for avoir, and back": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head === at)
      ? swaps({ ai: "suis", a: "est", ont: "sont", suis: "ai" })(word, answer)
      : undefined,
  "preposition swapped": swaps({
    en: "à",
    dans: "en",
    chez: "à",
    pour: "de",
    sans: "avec",
    depuis: "pour",
    pendant: "pour",
    avec: "de",
  }),
  "qui for que, and back": swaps({ qui: "que", "qu'": "qui" }),
  "beaucoup for très, and back": swaps({
    très: "beaucoup",
    beaucoup: "très",
    bien: "bon",
    mieux: "meilleur",
    meilleur: "mieux",
  }),
  "pronoun behind the verb": behind(
    (word, next, answer) => /^(?:le|la|l'|les|lui|leur|y|me|m')$/.test(word.lower) && isUse(answer, next),
  ),
  "adjective before its noun": behind(
    (word, next) => word.nouns.length > 0 && next.adjectives.some(({ early }) => !early),
  ),
};
