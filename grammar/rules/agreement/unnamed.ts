import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../core/phrase/phrase.ts";
import { shared } from "../../core/phrase/slot.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import { goesWith } from "../../core/subject/verb.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const alsoAlike = defineRule({
  id: "adjective.joined-adjectives",
  message: "Adjective agreement: both adjectives describe the same thing, so both agree with it.",
});
const nothingLike = defineRule({
  id: "adjective.unnamed-subject",
  message: (gender: string) =>
    `Adjective agreement: no word in your sentence is ${gender}, so check the ending.`,
});
const likeNoun = defineRule({
  id: "adjective.earlier-noun",
  message: (noun: string) => `Adjective agreement: this describes *${noun}*.`,
});

type Gender = "m" | "f";

/** What only a thing or a person can be: "es bonito" may be about anything, "es rojo" may not. */
const CONCRETE =
  /^(?:roj|blanc|negr|amarill|alt|baj|pequeñ|nuev|viej|rubi|moren|guap|delgad|gord|antigu|modern|simpátic|cariños|estrict|sucio|limpio|ruidos)o$/;

/** Words that are feminine or masculine by themselves. */
const SAYS: Readonly<Record<Gender, RegExp>> = {
  f: /^(?:ella|ellas|la|las|una|unas|otra|otras|esta|estas|esa|esas|aquella|nosotras|nuestra|una|alguna|ninguna|toda|todas|mucha|muchas|cada)$/,
  m: /^(?:él|ellos|el|los|lo|un|unos|uno|otro|otros|este|ese|esto|eso|nosotros|nuestro|algún|ningún|todo|todos|muchos|al|del)$/,
};

/** Could any of these words be what something of this gender is about? Names and words nobody knows may be. */
const mayMean = ({ compiled }: ParsedAnswer, words: readonly Word[], gender: Gender): boolean =>
  words.some(
    ({ lower, nouns, capital, opens }) =>
      SAYS[gender].test(lower) ||
      (capital && !opens) ||
      !(compiled.lexicon.known.has(lower) || /^\d/.test(lower)) ||
      nouns.some(({ slots }) => slots.some((slot) => slot.startsWith(gender))),
  );

/** The one gender that an adjective has, if it has but one. */
export const genderOf = ({ adjectives }: Word): Gender | undefined => {
  const genders = new Set(adjectives.flatMap(({ slots }) => slots.map((slot) => slot[0])));
  const [only] = genders;
  return genders.size === 1 && (only === "m" || only === "f") ? only : undefined;
};

/** The first word behind a copula and its adverbs. */
const described = ({ words }: ParsedAnswer, from: number): Word | undefined => {
  let at = from;
  while (/^(?:muy|bastante|tan|demasiado|más|menos|también|un|poco)$/.test(words[at]?.lower ?? "")) at += 1;
  const word = words[at];
  const degree = at > from;
  // "cara" is a face as well, but not behind "demasiado".
  const clear = word && word.adjectives.length > 0 && (degree || word.nouns.length === 0);
  return clear && !word.afterPause ? word : undefined;
};

const WANTED: Readonly<Record<Gender, string>> = { f: "feminine", m: "masculine" };

/** "Me gusta el campo porque es tranquila": nothing feminine was spoken of. */
const judge = (answer: ParsedAnswer, question: ParsedAnswer, copula: Word): Finding[] => {
  const { words } = answer;
  const adjective = described(answer, copula.at + 1);
  const gender = adjective && genderOf(adjective);
  if (!adjective || !gender) return [];
  const next = words[adjective.at + 1];
  const joined =
    next && !next.afterPause && /^[ye]$/.test(next.lower) ? described(answer, next.at + 1) : undefined;
  const other = joined && genderOf(joined);
  const behindOther = joined && words[joined.at + 1];
  // "bonito y tranquila"; in "es bonito y buena gente" a noun follows.
  if (
    joined &&
    other &&
    other !== gender &&
    !(behindOther && !behindOther.afterPause && behindOther.nouns.length > 0)
  )
    return [findingAt(adjective, joined, alsoAlike())];
  // "es muy divertida el fútbol": what it is about follows.
  const phrase = next && !next.afterPause ? phraseAt(answer, next.at) : undefined;
  // "mientras sean tan caros | poca gente podrá …": it begins anew.
  const goesOn = phrase && words[phrase.noun.at + 1];
  if (
    goesOn &&
    !goesOn.afterPause &&
    goesOn.nouns.length === 0 &&
    goesOn.verbs.some(({ person }) => person !== undefined)
  )
    return [];
  if (phrase) {
    const slots = shared(phrase.offered, phrase.needed);
    // "eran muy divertidos | mi madre preparaba …": one is no subject of several.
    const number = copula.verbs.every(({ person }) => person === 5) ? "p" : "s";
    if (!slots.some((slot) => slot[1] === number)) return [];
    const fits = adjective.adjectives.some((reading) => shared(reading.slots, slots).length > 0);
    // "es tímida al principio"
    return fits || slots.length === 0 || /^(?:una?|al|del)$/.test(next?.lower ?? "")
      ? []
      : [findingAt(copula, adjective, likeNoun(phrase.noun.text))];
  }
  if (next && !next.afterPause && (next.nouns.length > 0 || next.capital)) return [];
  const before = words.slice(0, copula.at);
  const plural = copula.verbs.every(({ person }) => person === 5);
  // "más tranquila que la ciudad": it is not about what it is compared with.
  const compared = next?.lower === "que" ? words.slice(next.at + 1, next.at + 3) : [];
  const away = new Set(compared.flatMap(({ nouns }) => nouns.map(({ lemma }) => lemma)));
  const isAway = (word: Word | undefined) => word?.nouns.some(({ lemma }) => away.has(lemma)) ?? false;
  const all = [question.words, before].flatMap((some) =>
    some.filter((word, place) => !isAway(word) && !isAway(some[place + 1])),
  );
  const concrete = CONCRETE.test(adjective.lower) || (plural && adjective.lower.endsWith("os"));
  // "¿Por qué? – Porque es muy trabajadora": whoever was spoken of before.
  if (all.every(({ nouns }) => nouns.length === 0)) return [];
  if (mayMean(answer, all, gender) || (gender === "m" && (!concrete || !mayMean(answer, all, "f"))))
    return [];
  return [findingAt(copula, adjective, nothingLike(WANTED[gender]))];
};

const PEOPLE = /^(?:family|friends|animals)$/;
/** What is told of somebody without anything else being spoken of. */
const TELLING = /^(?:llamar|tener|ser|estar|parecer|llevar|haber|vivir|trabajar|estudiar)$/;

/** What somebody has about them, and is not. */
const LOOKS = /^(?:pelo|ojos|años|cabello|barba|bigote|cara|piel|gafas|carácter)$/;

/** Who was introduced last: "mi amiga se llama …", "tengo una hermana …". */
const introduced = (answer: ParsedAnswer, copula: Word): Phrase | undefined => {
  const { words, uses } = answer;
  for (let at = copula.at - 1; at >= 0; at -= 1) {
    const phrase = phraseAt(answer, at);
    if (!phrase?.noun.nouns.some(({ topic }) => PEOPLE.test(topic ?? ""))) continue;
    if (LOOKS.test(phrase.noun.lower)) continue;
    const lead = words[at - 1];
    const has = lead && uses.some((use) => use.at === lead.at && /^(?:tener|haber)$/.test(use.verb.lemma));
    const leads = words[at]?.afterPause || /^(?:y|pero|porque|sí)$/.test(lead?.lower ?? "");
    return leads || has ? phrase : undefined;
  }
  return undefined;
};

/** "Mi amiga se llama Ella. Es muy trabajador": it goes on about her. */
const recalled = (answer: ParsedAnswer, copula: Word): Finding[] => {
  const { words, uses, compiled } = answer;
  const adjective = described(answer, copula.at + 1);
  const gender = adjective && genderOf(adjective);
  const phrase = gender && introduced(answer, copula);
  const slots = phrase ? shared(phrase.offered, phrase.needed) : [];
  const next = adjective && words[adjective.at + 1];
  if (!phrase || slots.length === 0 || slots.some((slot) => slot[0] === gender)) return [];
  // "es bueno que …", "es muy simpático el perro"
  const leads = next?.nouns.length || next?.verbs.some(({ mood }) => mood === "infinitive");
  if (next && !next.afterPause && (leads || /^(?:que|el|la|mi|un|una|ver|con)$/.test(next.lower))) return [];
  const between = words.slice(phrase.noun.at + 1, copula.at);
  const verbs = uses.filter(({ at }) => at > phrase.noun.at && at < copula.at);
  const called = (at: number) => /^llam[ao]n?$/.test(words[at - 1]?.lower ?? "");
  const looks = (word: Word | undefined) => LOOKS.test(word?.lower ?? "");
  const open = between.some(
    (word) =>
      !looks(word) &&
      !looks(words[word.at + 1]) &&
      !called(word.at) &&
      !called(word.at - 1) &&
      (compiled.lists.subordinating.has(word.lower) || mayMean(answer, [word], gender)),
  );
  const plural = slots.every((slot) => slot[1] === "p");
  const several = goesWith(copula, [5]);
  if (open || plural !== several || verbs.some(({ verb }) => !TELLING.test(verb.lemma))) return [];
  return [findingAt(copula, adjective, likeNoun(phrase.noun.text))];
};

/** "Comí una tarta y estaba delicioso": only food tastes. */
const tasted = (answer: ParsedAnswer, question: ParsedAnswer, copula: Word): Finding[] => {
  const adjective = described(answer, copula.at + 1);
  const gender = adjective && genderOf(adjective);
  const next = adjective && answer.words[adjective.at + 1];
  if (
    !gender ||
    !/^(?:delicios|ric|riquísim|sabros|salad|exquisit)/.test(adjective.lower) ||
    (next && !next.afterPause && next.nouns.length > 0)
  )
    return [];
  const said = answer.words.slice(0, copula.at);
  const open = said.some(
    ({ lower, capital, opens }) => !answer.compiled.lexicon.known.has(lower) || (capital && !opens),
  );
  const food = said.filter(({ nouns }) => nouns.some(({ topic }) => topic === "food"));
  const mine = [...question.words, ...said].some(
    ({ nouns, lower }) =>
      lower === "todo" ||
      nouns.some(({ topic, slots }) => topic === "food" && slots.some((slot) => slot[0] === gender)),
  );
  return food.length === 0 || open || mine
    ? []
    : [findingAt(copula, adjective, likeNoun(food.at(-1)?.text ?? ""))];
};

/** Spanish: adjectives about something that was named before, or not at all. */
export const unnamed = (answer: ParsedAnswer, question: ParsedAnswer): ReturnType<Check> => {
  if (answer.compiled.definition.dropsSubjects !== true || answer.text.includes("?")) return [];
  const named = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return answer.uses.flatMap(({ at, head, verb }) => {
    const copula = answer.words[at];
    const persons = copula?.verbs.flatMap(({ person }) => person ?? []) ?? [];
    const its = persons.every((person) => person === 2) || persons.every((person) => person === 5);
    if (!copula || at !== head || named.has(at) || !/^(?:ser|estar)$/.test(verb.lemma)) return [];
    const taste = tasted(answer, question, copula);
    if (!its) return taste;
    const found = [...recalled(answer, copula), ...taste];
    return found.length === 0 && verb.lemma === "ser" ? judge(answer, question, copula) : found;
  });
};
