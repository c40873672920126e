import type { Inflected, Slot } from "../../core/morphology.ts";

/** h that is not mute although it is written alike: le hockey, la honte. */
const aspirated =
  /^(hockey|hip(?!po)|hit|hot-|hash|hob|euh|heu(?!r)|heurt|haha|hihi|hmm|haric|héros|héron|hérisson|hibou|huit|ham(?!eçon)|hand|haut|hauss|hont|hors|hasard|holland|homard|hongr|harc|hard|harl|harp|hareng|haï|hain|hanche|hât|hach|hall(?!u)|halte(?!r)|hurl|hang|hant|havr|hern|hêtre|hiérarch|hoch|hood|hool|hoqu|hotte|houl|hubl|huée|hutte|husky|housse|houx)/;

/** Does a word begin with a vowel sound, so that le, je, que and the like lose theirs? */
export const softens = (word: string): boolean =>
  // Harry, Haribo: foreign names keep their h more often than not.
  !word.startsWith("H") &&
  /^[aeiouyàâéèêëîïôùûœh]/.test(word.toLowerCase()) &&
  !aspirated.test(word.toLowerCase()) &&
  !/^(y(?!$)|onz|oui|ouah)/.test(word.toLowerCase());

const plural = (word: string): string => {
  if (/[sxz]$/.test(word)) return word;
  if (/(eau|eu)$/.test(word)) return `${word}x`;
  return /al$/.test(word) ? word.replace(/al$/, "aux") : `${word}s`;
};

/** All forms of a noun with what each may be; `given` is the plural where the table has one. */
export const inflectNoun = (singular: string, gender: string, given: string | undefined): Inflected[] => {
  const genders = [...gender.replace("p", "")];
  const slots = (number: "s" | "p"): Slot[] => genders.map((each) => each + number);
  if (gender.endsWith("p")) return [{ form: singular, slots: slots("p") }];
  return [
    { form: singular, slots: slots("s") },
    { form: given ?? plural(singular), slots: slots("p") },
  ];
};

/** heureux → heureuse, sportif → sportive, cher → chère, italien → italienne, naturel → naturelle. */
const feminine = (word: string): string => {
  if (/(?:eux|if|er)$/.test(word)) return word.replace(/x$/, "se").replace(/f$/, "ve").replace(/er$/, "ère");
  if (/(?:ien|el|on)$/.test(word)) return `${word}${word.slice(-1)}e`;
  return word.endsWith("e") ? word : `${word}e`;
};

/** From "petit", "bon/bonne" or all of "beau/belle/beaux/belles". `steady` ones never change. */
export const inflectAdjective = (forms: readonly string[], steady: boolean): Inflected[] => {
  const [ms = ""] = forms;
  if (steady) return [{ form: ms, slots: ["ms", "fs", "mp", "fp"] }];
  const fs = forms[1] ?? feminine(ms);
  const [, , mp = plural(ms), fp = plural(fs)] = forms;
  const own: Inflected[] = [
    { form: ms, slots: ["ms"] },
    { form: fs, slots: ["fs"] },
    { form: mp, slots: ["mp"] },
    { form: fp, slots: ["fp"] },
  ];
  // Before a vowel three masculines sound like the feminine: un nouvel ami, un bel hôtel, un vieil homme.
  const before = { nouveau: "nouvel", beau: "bel", vieux: "vieil" }[ms];
  return before ? [...own, { form: before, slots: ["ms"] }] : own;
};

/** Silent at the end of a word, but heard before an "e": grand, grande. */
const WOKEN = /[tdsxzn]$/;

/** How a word ends to the ear, so that endings that are only written apart come out the same. */
export const sound = (word: string): string => {
  const lower = word.toLowerCase();
  const open = lower.replace(/(ées|és|ée|é|er|ez|ais|ait|aient|ai)$/, "é");
  if (open !== lower) return open;
  const single = lower.replace(/(?<=..)ent$/, "e").replace(/s$/, "");
  if (single.length < 3 || !single.endsWith("e")) return single.replace(/[xstdz]+$/, "");
  const stem = single.slice(0, -1);
  return WOKEN.test(stem) ? `${stem}!` : stem;
};
