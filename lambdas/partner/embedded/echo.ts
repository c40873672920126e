import type { NounReading } from "../../../grammar/core/lexicon.ts";
import type { Family, Slot } from "../../../grammar/core/morphology.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { joined } from "../../../grammar/core/phrase/form.ts";
import { numberOf } from "../../../grammar/core/phrase/slot.ts";
import type { Said } from "./phrasebook.ts";

const oddPlurals: Readonly<Record<string, string>> = {
  child: "children",
  man: "men",
  woman: "women",
  person: "people",
  mouse: "mice",
  foot: "feet",
  tooth: "teeth",
  potato: "potatoes",
  tomato: "tomatoes",
};

/** English words that take no article and no plural of their own. */
const uncountable = new Set(
  `TV art athletics babysitting badminton ball_games basketball beef biology bread breakfast butter camping cereal cheese chemistry chicken chocolate
    Christmas clothes cola computing cooking cricket curry cycling dancing dinner drama Easter English equipment exercise fast_food fish fitness food football French
    fruit furniture geography German golf gymnastics ham handball health hiking history hockey homework honey horse_riding housework ice_cream internet jam jazz jogging judo
    karate ketchup lasagne lemonade luggage lunch make-up maths meat milk money music nature news paella pasta physics pizza playing pollution pop popcorn pork rap reading recycling
    religion rice rock rubbish rugby running salad salt school science seafood shopping skating skateboarding skiing smoking snow snowboarding software soup Spanish spaghetti squash
    stress sugar surfing swimming table_tennis tea coffee technology tennis toast traffic training transport volleyball water weight_training work work_experience yoga yoghurt
    bacon garlic oil fame PlayStation Xbox Wi-Fi vegetables orange_juice juice wine beer leisure free_time fun culture freedom environment_friendliness hip-hop
    reggaeton kayaking canoeing bowling climbing horse-riding sailing riding baseball boxing underwear studies children babysit`
    .split(/\s+/)
    .map((gloss) => gloss.replaceAll("_", " ")),
);

const isPlural = (gloss: string): boolean => /(?<!s)s$|^(people|children)$/.test(gloss) && gloss !== "bus";

/** The plural of an English noun as our tables gloss it. */
export const englishPlural = (gloss: string): string => {
  if (oddPlurals[gloss]) return oddPlurals[gloss];
  if (uncountable.has(gloss) || isPlural(gloss)) return gloss;
  if (/(s|ch|sh|x)$/.test(gloss)) return `${gloss}es`;
  return /[^aeiou]y$/.test(gloss) ? gloss.replace(/y$/, "ies") : `${gloss}s`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Does this noun stand alone in English and German: a plural, a name, football? */
const standsAlone = ({ gloss, lemma }: NounReading, slot: Slot, german: boolean): boolean =>
  numberOf(slot) === "plural" ||
  uncountable.has(gloss) ||
  isPlural(gloss) ||
  (german ? /^[A-Z]/.test(gloss) : lemma !== lemma.toLowerCase());

/** A noun in English, by itself, in the plural, and with its articles. */
export const englishOf = (noun: NounReading, slot: Slot, german: boolean) => {
  const bare = numberOf(slot) === "plural" ? englishPlural(noun.gloss) : noun.gloss;
  const alone = standsAlone(noun, slot, german);
  return {
    bare,
    many: englishPlural(noun.gloss),
    the: alone ? bare : `the ${bare}`,
    a: alone ? bare : `${/^[aeiou]/i.test(bare) ? "an" : "a"} ${bare}`,
  };
};

/** A line with its slots filled by a noun that was heard; undefined where the noun has no such form. */
export const filledWith = (
  line: Said,
  answer: ParsedAnswer,
  noun: NounReading | undefined,
): Said | undefined => {
  if (!/\{/.test(line.text)) return line;
  const slot = noun?.slots.find((each) => each.endsWith("n")) ?? noun?.slots[0];
  if (!noun || !slot) return undefined;
  const { articles, language, namesTakeArticle } = answer.compiled.definition;
  const german = language === "German";
  const { form } = noun;
  const named = !german && noun.lemma !== noun.lemma.toLowerCase();
  const withArticle = (family: Family) => joined(answer, family, slot, form) ?? form;
  const le = named && !(namesTakeArticle && noun.topic === "travel") ? form : withArticle(articles.the);
  const alone = german && standsAlone(noun, slot, german) ? form : le;
  const english = englishOf(noun, slot, german);
  const fill = (text: string) =>
    text
      .replaceAll("{le}", le)
      .replaceAll("{Le}", capital(le))
      .replaceAll("{un}", named ? form : withArticle(articles.a))
      .replaceAll("{ton}", withArticle(articles.your))
      .replaceAll("{form}", alone)
      .replaceAll("{Form}", capital(alone))
      .replaceAll("{noun}", english.bare)
      .replaceAll("{the}", english.the)
      .replaceAll("{The}", capital(english.the))
      .replaceAll("{a}", english.a);
  return { text: fill(line.text), english: fill(line.english) };
};
