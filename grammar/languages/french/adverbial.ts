import type { Word } from "../../core/word.ts";

const days =
  "jours?|matins?|soirs?|après-midi|week-ends?|weekends?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|semaines?|année|étés?|hiver|mois|ans|fois";
const adverbs = new RegExp(
  `^(?:(?:presque |très )?(?:toujours|souvent)|parfois|quelquefois|encore|déjà|aussi|surtout|autrefois|maintenant|ensuite|enfin|aujourd'hui|(?:hier|demain)(?: soir| matin)?|tout (?:de suite|le temps)|en (?:ce moment|général)|d' habitude|de temps en temps|(?:chaque|le|ce|cette|tous les|toutes les) (?:${days})(?: dernier| prochain| soir| matin)?|bien sûr|peut-être|par exemple|plutôt|un peu(?! d))(?= |$)`,
);
const denials = /^(?:pas|plus|jamais|presque|bien|mal|très|beaucoup|tôt|tard|vite|ensemble)$/;

/** How many words from this place on are adverbs, or stand for one: "souvent", "tous les jours"; "pas" only where it is `denied`. */
export const adverbial = (words: readonly Word[], from: number, denied: boolean): number => {
  for (let at = from; ; ) {
    const word = words[at];
    if (!word || word.afterPause) return at - from;
    const { lower, nouns, verbs, adjectives } = word;
    const single =
      (lower.endsWith("ment") && nouns.length + verbs.length + adjectives.length === 0) ||
      (denied && denials.test(lower));
    const said = words.slice(at, at + 4).map((each) => each.lower);
    const found = single ? lower : adverbs.exec(said.join(" "))?.[0];
    // "je ne joue pas de piano": this "de" goes with "pas".
    if (!found)
      return /^d['e]$/.test(lower) && /^(?:pas|plus|jamais)$/.test(words[at - 1]?.lower ?? "")
        ? 0
        : at - from;
    at += found.split(" ").length;
  }
};
