import { type Fit, fitOf } from "./fit.ts";

/**
 * A pattern over words, not letters: "<jouer> {det}? {noun:sport}". Its elements are parted by spaces:
 * - `le|la`: one of these words (or classes); `<jouer,faire>`: any form of these verbs, `<aller:present,imperfect>` only in these moods,
 *   `<*:infinitive>` any verb in that mood, `<*>` any conjugated one;
 * - `{noun}`, `{noun:food,sport}` a noun (of these topics), `{noun=train,bus}` one of these nouns, `{adj=petit}` likewise;
 *   `{thing}`, also with topics: a noun in small letters that can be nothing else; `{finite}`: a conjugated verb likewise; `{article}`: a determiner without a preposition in it; `{year}`; `{m}`, `{f}`, `{n}`, `{pl}`: a noun that can
 *   only be this; `{one}`: one that can only be singular; `{plain}`: a German adjective without an ending; `{late}`: an adjective that stands behind its noun, `{relational}`: one that does so always; `{singular}`: a verb that can; `{self}`: one that can only go with I or you; `{single}`, `{several}`: an adjective that can;
 *   `{i}`, `{you}`, `{he}`, `{we}`, `{they}`: a verb that can only be of this person; `{vowel}`: it begins with a vowel sound;
 *   `{name}`, `{unknown}`, `{adj}`, `{det}`, `{num}`, `{subject}`, `{clitic}`, `{prep}`, `{any}`;
 * - `<ir>&{we}`: a word that is both;
 * - `$|et|mais`: a clause ends here, or goes on with one of these; `,`: a pause may stand here;
 * - `?` behind an element: it may be missing; `!` before it: the next word must not be this; `~`: the word before;
 * - in French an adverb ("souvent", "tous les jours") may follow any verb of a pattern, and "pas" where the row allows it (`languages/french/tokenRules.ts`);
 * - `(` and `)`: what is found stands between them; the rest of the pattern only has to be there;
 * - `+`: adverbs may stand here; `...`: up to seven words of any kind; `^` and `$`: a clause begins, or ends, here.
 */
export type Pattern = readonly Element[];

const SIGNS = ["^", "$", ",", "+", "...", "!", "~", "(", ")"] as const;

type Element = {
  /** The sign with which it begins; a word has none. */
  kind: (typeof SIGNS)[number] | "word";
  fits: Fit;
  optional: boolean;
  /** There behind which an adverb may stand: whether "pas" may as well. */
  denied: boolean | undefined;
};

/**
 * Reads a pattern. Throws where it names a class that there is none of: a table is wrong, not an answer. `denied` says
 * whether "pas", too, may stand behind its verbs.
 */
export const patternOf = (text: string, denied?: boolean): Pattern =>
  text
    .trim()
    .split(/\s+/)
    .map((element) => {
      const sign = SIGNS.find((each) => element.startsWith(each));
      // "!le", "$|et", "le?": what it says without its sign; "" fits no word.
      const body = sign ? element.slice(sign.length).replace(/^\|/, "") : element.replace(/\?$/, "");
      return {
        kind: sign ?? "word",
        fits: fitOf(body),
        optional: !sign && element.endsWith("?"),
        denied: element.startsWith("<") ? denied : undefined,
      };
    });
