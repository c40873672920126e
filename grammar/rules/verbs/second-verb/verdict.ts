import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { isMeant, mayBeNoun } from "./noun.ts";
import { isHelped, isPassive, isPlan } from "./passive.ts";

const participleAfter = defineRule({
  id: "participle.after-helper",
  message: (first: string, lemma: string) => `After *${first}*, use the past participle of *${lemma}*.`,
});
const infinitiveAfter = defineRule({
  id: "second-verb.infinitive-after",
  message: (first: string, lemma: string) => `After *${first}*, use the infinitive: *${lemma}*.`,
});

/** Does a relative pronoun stand before the verb and its subject: "que je préfère", "ce que ma mère veut"? */
const isWithin = ({ words, compiled }: ParsedAnswer, first: Word): boolean => {
  // "un garçon qui peut vole": this one is the verb of the clause.
  if (words[first.at - 1]?.lower === "qui") return false;
  for (let at = first.at - 1; at >= Math.max(0, first.at - 5); at -= 1) {
    const word = words[at];
    // "así que no puedo vio": only a noun or an article has such a clause.
    const about = words[at - 1];
    const leads =
      !compiled.definition.spanish ||
      /^(?:l[oa]s?|el)$/.test(about?.lower ?? "") ||
      (about?.nouns.length ?? 0) > 0;
    if (word && compiled.lists.subordinating.has(word.lower))
      return compiled.definition.compoundReach === "near" && leads;
    if (!word || word.afterPause) return false;
  }
  return false;
};

/** Spanish: does another clause begin with the second word, as a recogniser writes it? */
const beginsAnew = ({ words }: ParsedAnswer, first: Word, second: Word): boolean =>
  // "cuando puedo | ayudo a mi madre"
  /(?:^| )(?:cuando|si|siempre que)$/.test(`${words[first.at - 2]?.lower} ${words[first.at - 1]?.lower}`) ||
  // "lo que quiero es dedicarme a la música"
  /^(?:es|son|era|fue)$/.test(second.lower) ||
  // "si pudiera | dejaría"
  second.verbs.every(({ mood }) => /^(?:conditional|future|subjunctive|pastSubjunctive)$/.test(mood)) ||
  // "lo quiero mucho | voy …"
  /^(?:mucho|bastante|bien)$/.test(words[second.at - 1]?.lower ?? "");

/** "wir haben vier Tonnen vor der Tür stehen": what somebody has somewhere. */
const stands = (first: Word, second: Word): boolean =>
  /^(?:stehen|liegen|hängen)$/.test(second.lower) &&
  first.verbs.some(({ verb: { lemma } }) => lemma === "haben") &&
  second.at > first.at + 2;

/** Is the word behind the first verb something else than its second one? */
const isElse = (answer: ParsedAnswer, first: Word, second: Word, follow: Follow, meant: boolean): boolean => {
  const { words, compiled } = answer;
  const { definition, determiners, lists } = compiled;
  // "ich möchte bitte eine Fahrkarte"
  if (second.lower === "bitte" || stands(first, second) || lists.prepositions.has(second.lower)) return true;
  // "ich habe fieber und husten", as it is heard
  const listed = second.nouns.length > 0 && words[second.at - 1]?.lower === "und";
  if (definition.german && listed && words[second.at - 2]?.nouns.length) return true;
  // "hat dort einen Stand": a noun that no table has
  const before = words[second.at - 1];
  const article = before !== undefined && (determiners.has(before.lower) || before.adjectives.length > 0);
  if (definition.german && second.capital && !second.opens && article) return true;
  // "keine zeit zum klettern": a noun, as it is heard.
  if (
    definition.german &&
    /^(?:zum|beim|vom|am|im|ins|das|mehr|weniger|viel|wenig|genug|etwas|keine)$/.test(
      words[second.at - 1]?.lower ?? "",
    )
  )
    return true;
  // "vais a l'ecole": the preposition without its accent.
  if (definition.onlySubjects && second.lower === "a") return true;
  // "ça va | mis à part …": whoever is well.
  if (first.lower === "va" && words[first.at - 1]?.lower === "ça") return true;
  // "pour la fête mes amis": a noun with its article has no need of an object.
  // "je voudrais le soupe": the article is wrong, and no verb is meant.
  const led = second.nouns.length > 0 && determiners.has(words[second.at - 1]?.lower ?? "");
  if ((follow.words || definition.onlySubjects) && led) return true;
  // "c'est bon pour les muscles": a plural that no table has.
  const several = /^(?:les|des|mes|ses|nos|leurs)$/.test(words[second.at - 1]?.lower ?? "");
  if (definition.onlySubjects && several && second.lower.endsWith("s")) return true;
  // "ich mag nicht horror filme": a noun without its capital.
  const liked = first.verbs.some(({ verb: { lemma } }) => lemma === "mögen");
  if (definition.german && liked && second.nouns.length > 0) return true;
  // "je n'aime pas la fumée": a noun that no table has.
  if (
    definition.onlySubjects &&
    /ées?$/.test(second.lower) &&
    determiners.has(words[second.at - 1]?.lower ?? "")
  )
    return true;
  // "sin duda", "hubo una": in Spanish, small words and nouns look like verbs.
  const small = (follow.words && second.nouns.length > 0 && !meant) || determiners.has(second.lower);
  if (definition.dropsSubjects && (small || beginsAnew(answer, first, second))) return true;
  // "je vais organisé": behind "aller" or "pouvoir" nothing is described.
  const acts =
    definition.onlySubjects &&
    first.verbs.some(({ verb: { lemma } }) => /^(?:aller|pouvoir|vouloir|devoir|falloir)$/.test(lemma)) &&
    second.verbs.some(({ mood }) => mood === "participle");
  return second.adjectives.length > 0 && !acts;
};

/** What is wrong about the second verb of the first: nothing where it has its form, or may be something else. */
export const verdictOn = (
  answer: ParsedAnswer,
  first: Word,
  second: Word,
  follow: Follow,
  spoken: boolean,
): Finding[] => {
  const { definition } = answer.compiled;
  const [reading] = second.verbs;
  const verb = reading?.verb;
  const right = verb?.forms.find(({ mood }) => mood === follow.second)?.form;
  if (!verb || !right || second.verbs.some(({ mood }) => mood === follow.second)) return [];
  if (follow.spare?.includes(verb.lemma) || (follow.only && !follow.only.includes(verb.lemma))) return [];
  const plan =
    follow.second === "infinitive" && isHelped(answer, first) && isPlan(answer, first, second.at + 1);
  const meant = isMeant(answer, first, second, follow);
  if (mayBeNoun(answer, second, first) && !plan && !meant) return [];
  if (isElse(answer, first, second, follow, meant)) return [];
  // "les cours que je préfère sont …": the second verb has a subject of its own, which stands before the clause.
  const finite = second.verbs.some(({ person: who }) => who === 2 || who === 5);
  if ((finite && isWithin(answer, first)) || (!plan && isPassive(answer, first, second))) return [];
  // "j'ai reste": the helper is wrong as well, so putting the participle right would not do.
  const helpless =
    follow.second === "participle" &&
    first.verbs.some((helper) => helper.verb.lemma === definition.auxiliaries?.having) &&
    definition.auxiliaries?.withBeing.includes(verb.lemma);
  const inaudible = definition.sound(right) === definition.sound(second.lower);
  if (spoken && inaudible && !helpless) return [];
  return [
    findingAt(first, second, {
      ...(follow.second === "participle" ? participleAfter : infinitiveAfter)(first.text, verb.lemma),

      ...(!helpless && { right: answer.text.slice(first.start, second.start) + right }),
    }),
  ];
};
