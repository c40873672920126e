import { shared } from "./shared.ts";
import { behind, cased, isUse, type Spoiler, swaps, without } from "./way.ts";

export const german: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "accusative for dative": cased("d", "a"),
  "nominative for dative": cased("d", "n"),
  "nominative for accusative": cased("a", "n"),
  "dative for accusative": cased("a", "d"),
  "adjective without its ending": ({ lower, adjectives, nouns, verbs }) => {
    const [adjective] = adjectives;
    return adjective && nouns.length + verbs.length === 0 && lower !== adjective.lemma
      ? adjective.lemma
      : undefined;
  },
  "adjective with another ending": ({ lower, adjectives, nouns, verbs }) =>
    adjectives.length > 0 && nouns.length + verbs.length === 0 && /(?:e|en)$/.test(lower)
      ? lower.endsWith("en")
        ? lower.slice(0, -1)
        : `${lower}n`
      : undefined,
  "dass left out": without("dass"),
  "zu left out": without("zu"),
  "preposition left out": without("in", "mit", "auf", "an", "für", "im", "am", "zum", "zur"),
  "subject left out": without("ich", "er", "sie", "wir", "man", "es"),
  "reflexive left out": without("mich", "sich", "uns"),
  "auxiliary left out": without("habe", "hat", "bin", "ist", "haben", "sind"),
  "auxiliary swapped": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head !== at)
      ? swaps({ habe: "bin", hat: "ist", bin: "habe", ist: "hat", haben: "sind", sind: "haben" })(
          word,
          answer,
        )
      : undefined,
  "sein for haben, and back": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head === at)
      ? swaps({ habe: "bin", hat: "ist", bin: "habe", haben: "sind" })(word, answer)
      : undefined,
  "verb third": behind(
    (word, next, answer) =>
      isUse(answer, word) && /^(?:ich|er|sie|wir|man|es)$/.test(next.lower) && !word.afterPause,
  ),
  "preposition swapped": swaps({
    mit: "bei",
    nach: "zu",
    bei: "mit",
    seit: "für",
    für: "zu",
    auf: "in",
    an: "auf",
    vor: "bei",
    über: "von",
    von: "aus",
  }),
  "als for wenn, and the like": swaps({
    als: "wenn",
    wenn: "als",
    bevor: "vor",
    nachdem: "nach",
    kein: "nicht",
    keine: "nicht ein",
    viel: "viele",
    viele: "viel",
    sehr: "viel",
  }),
  "mich for mir, and back": swaps({
    mir: "mich",
    mich: "mir",
    ihm: "ihn",
    ihn: "ihm",
    ihnen: "sie",
    dir: "dich",
    dich: "dir",
  }),
  "small letter": ({ nouns, capital, opens, lower }) =>
    nouns.length > 0 && capital && !opens ? `${lower}\0` : undefined,
};
