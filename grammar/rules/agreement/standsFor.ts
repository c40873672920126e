import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import { verbAfter } from "../../core/subject/verb.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { isOpen } from "./reference.ts";

const wrongPronoun = defineRule({
  id: "agreement.il-elle",
  message: (thing: string, gender: string, pronoun: string) =>
    `*${thing}* is ${gender}, so use *${pronoun}*.`,
});

/** What a pronoun may stand for. */
const MEANT: Readonly<Record<string, string>> = { il: "ms", elle: "fs", ils: "mp", elles: "fp" };
const OPENS = /^(?:et|mais|car|qu'|puis)$/;
/** "il est important", "il est tard": about nothing that was named. */
const IMPERSONAL =
  /^(?:import|nécess|possib|imposs|interdit|chaud|froid|beau|mauvais|tard|tôt|vrai|clair|évident|rare|essentiel)/;
/** Words for somebody that say nothing of who it is, or for several. */
const SOMEBODY =
  /^(?:personne|star|idole|vedette|équipe|modèle|prof\p{L}*|bébé|famille|gens|groupe|classe|souris)s?$/u;
const VAGUE = /^(?:ils?|elles?|lui|eux|celui|celle|ceux|quelqu'|qui)$/;

/** "pour le mariage", "de ma cousine": beside what the answer is about. */
const isBeside = ({ words, compiled }: ParsedAnswer, { at, lower }: Word): boolean =>
  // "de l'eau du robinet": the water is meant.
  (/^(?:du|des)$/.test(lower) && (words[at - 1]?.nouns.length ?? 0) > 0) ||
  /^(?:pour|chez|avec|d[e'])$/.test(
    words[isDeterminer(compiled, words[at - 1]) ? at - 2 : at - 1]?.lower ?? "",
  ) ||
  (/^(?:du|des)$/.test(words[at - 1]?.lower ?? "") && (words[at - 2]?.nouns.length ?? 0) > 0);

/** French: "J'ai acheté une robe. Il a coûté …", "ma ville, il est petit" – a pronoun of a gender that nothing before it has. */
export const standsFor = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  const { words, compiled } = answer;
  if (!compiled.definition.onlySubjects) return [];
  const pronoun = words.find(({ lower, at }) => MEANT[lower] && words[at + 1]?.lower !== "y");
  const wanted = MEANT[pronoun?.lower ?? ""];
  const verb = pronoun && verbAfter(answer, pronoun.at + 1);
  if (!pronoun || !wanted || !verb || !(pronoun.afterPause || OPENS.test(words[pronoun.at - 1]?.lower ?? "")))
    return [];
  const behind = words.slice(verb.at, clauseAround(compiled, words, verb.at)[1]);
  const costs = behind.some(({ verbs }) =>
    verbs.some((each) => /^(?:coûter|marcher|fonctionner|aider)$/.test(each.verb.lemma)),
  );
  const is = verb.verbs.some((each) => each.verb.lemma === "être");
  const like = behind.slice(1).find(({ lower }) => !compiled.lists.between.has(lower));
  const described = is && like && like.adjectives.length > 0 && !IMPERSONAL.test(like.lower);
  // "… parce qu'ils me font rire"
  const affects = wanted[1] === "p" && verb.at > pronoun.at + 1;
  if (!costs && !described && !affects) return [];
  if (!costs && words.slice(verb.at, verb.at + 5).some(({ lower }) => /^(?:d[e']|qu[e'])$/.test(lower)))
    return [];
  const named = words
    .slice(0, pronoun.at)
    .filter((word) => !compiled.lists.times.has(word.lower) && !isBeside(answer, word));
  const [gender] = wanted;
  const isMeant = ({ nouns }: Word) => nouns.some(({ slots }) => slots.some((slot) => slot[0] === gender));
  const unclear = (said: ParsedAnswer) => (word: Word) =>
    SOMEBODY.test(word.lower) || isOpen(said, word) || VAGUE.test(word.lower) || isMeant(word);
  const lead = words[pronoun.at - 1]?.lower;
  // "Quel genre de films ? – Des comédies parce qu'ils …": what was just named is meant.
  const asked = lead === "qu'" ? [] : question.words;
  if (named.some(unclear(answer)) || asked.some(unclear(question))) return [];
  const thing = named.flatMap(({ at }) => phraseAt(answer, at) ?? []).at(-1);
  if (!thing || ruledSlots(thing).some((slot) => slot[1] !== wanted[1])) return [];
  return [
    findingAt(pronoun, pronoun, {
      ...wrongPronoun(
        thing.noun.text,
        gender === "m" ? "feminine" : "masculine",
        `${gender === "m" ? "elle" : "il"}${wanted[1] === "p" ? "s" : ""}`,
      ),
    }),
  ];
};
