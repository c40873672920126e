import { hasForm } from "../../core/bracket.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const zuNeeded = defineRule({
  id: "second-verb.missing-zu",
  message: (leader: string) => `After *${leader}*, the infinitive needs *zu*.`,
});

/** Verbs that take "zu" with an infinitive. */
const VERBS =
  /^(?:versuchen|vergessen|beginnen|hoffen|planen|beschließen|versprechen|vorschlagen|anfangen|aufhören|entscheiden)$/;
const NOUNS = /^(?:lust|angst|spaß|möglichkeit|chance)$/;
const POINTING = /^(?:darauf|daran|dafür|davon|vor)$/;
/** Behind these the infinitive is another one's, or a noun. */
const OTHERS = /^(?:zu[mr]?|beim|als|wie|um|ohne|statt|anstatt|vor|auf|und|oder|aber|denn|sondern)$/;
/** So far before its infinitive a leading word is looked for. */
const REACH = 8;

/** "es ist wichtig, …": an adjective with "es" and "sein" or "finde" right before it. */
const isJudged = ({ words }: ParsedAnswer, { at, adjectives, lower }: Word): boolean => {
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.lower);
  return (
    adjectives.length > 0 &&
    !/^(?:viel|mehr|so|ganz)$/.test(lower) &&
    before.includes("es") &&
    before.some((word) => /^(?:ist|war|wäre|finde|find)$/.test(word))
  );
};

/** "um fit bleiben", but not "um acht aufstehen", "um die Welt reisen". */
const isPurpose = (
  { words, compiled }: ParsedAnswer,
  { lower, at, afterPause }: Word,
  last: Word,
): boolean => {
  const next = words[at + 1]?.lower ?? "";
  const timed = /^\d/.test(next) || compiled.lists.times.has(next) || compiled.lists.numbers.has(next);
  const round = timed && !/^eine?n?$/.test(next);
  const about = /^(?:kümmern|bewerben|bitten|streiten|sorgen)$/.test(last.lower);
  const around = words.slice(at + 1, last.at).some((word) => /^(?:herum|rum)$/.test(word.lower));
  return (
    lower === "um" && !about && !around && !round && (afterPause || !/^(?:die|den|das|wie|es|so)$/.test(next))
  );
};

/** "habe keine Lust, …", "macht Spaß, …": behind their verb, and not "weil sie Spaß haben". */
const isHad = ({ words }: ParsedAnswer, { lower, at }: Word): boolean =>
  NOUNS.test(lower) &&
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ verbs }) =>
      verbs.some(({ person, verb }) => person !== undefined && /^(?:haben|machen)$/.test(verb.lemma)),
    );

/** "Ich hoffe, meine Freunde kommen": many that do something themselves. */
const isActor = (answer: ParsedAnswer, { at }: Word, last: Word): boolean => {
  const phrase = phraseAt(answer, at + 1);
  return phrase?.noun.at === last.at - 1 && phrase.needed.some((slot) => slot[1] === "p");
};

const leads = (answer: ParsedAnswer, word: Word, last: Word): boolean => {
  const far = last.at > word.at + 1;
  const paused = answer.words[word.at + 1]?.afterPause === true;
  const judged = isJudged(answer, word);
  if ((judged || word.lower.startsWith("hoff")) && isActor(answer, word, last)) return false;
  return (
    word.verbs.some(({ verb }) => VERBS.test(verb.lemma)) ||
    isPurpose(answer, word, last) ||
    (isHad(answer, word) && (far || word.lower !== "spaß")) ||
    (POINTING.test(word.lower) && paused) ||
    (judged && far)
  );
};

/** The word that wants "zu", if nothing between it and the infinitive is a clause of its own. */
const leaderOf = (answer: ParsedAnswer, last: Word): Word | undefined => {
  const { words, compiled } = answer;
  for (let at = last.at - 1; at >= Math.max(0, last.at - REACH); at -= 1) {
    const word = words[at];
    if (!word) return undefined;
    if (leads(answer, word, last)) return word;
    const finite = word.verbs.some(({ person }) => person !== undefined) && !isDeterminer(compiled, word);
    const ends = isSubject(compiled, word) && !/^(?:ich|wir|es)$/.test(words[at]?.lower ?? "");
    if (OTHERS.test(word.lower) || ends || compiled.lists.subordinating.has(word.lower)) return undefined;
    if (compiled.lists.questionWords.has(word.lower) || (finite && word.nouns.length === 0 && !word.capital))
      return undefined;
    // "…, ich möchte lesen": only right behind its verb is a subject the leader's.
    const own = words[at - 1];
    if (isSubject(compiled, word) && !(own && !word.afterPause && leads(answer, own, last))) return undefined;
  }
  return undefined;
};

const without = (answer: ParsedAnswer, last: Word): Finding[] => {
  const { words, compiled } = answer;
  const infinitive = last.verbs.find(({ mood }) => mood === "infinitive");
  const next = words[last.at + 1];
  const behind = words[last.at + 2];
  const turned = next !== undefined && next.verbs.length > 0 && isSubject(compiled, behind);
  // "hätte … anfangen sollen"
  if (/^(?:sollen|können|müssen|wollen|dürfen)$/.test(last.lower)) return [];
  const ends = !next || next.afterPause || turned || /^(?:und|weil|aber)$/.test(next.lower);
  // "… alle damit angefangen haben"
  if (last.lower === "haben" && hasForm(words, last.at - 1, last.at, "participle")) return [];
  // "aufzustehen" has its "zu" within.
  if (!infinitive || infinitive.form !== infinitive.verb.lemma || last.capital || !ends) return [];
  // "… viel Spaß haben kann", but not "würde gern reisen um meine Cousine besuchen"
  const own = (from: number) =>
    !words
      .slice(from, last.at)
      .some(({ lower, at }) => lower === "um" && hasForm(words, at - 1, at, "infinitive"));
  if (answer.uses.some(({ at, head }) => at !== head && head === last.at && own(at))) return [];
  if (last.nouns.length > 0 && isDeterminer(compiled, words[last.at - 1])) return [];
  const leader = leaderOf(answer, last);
  return leader
    ? [
        findingAt(leader, last, {
          ...zuNeeded(leader.text),
        }),
      ]
    : [];
};

/** German: "ich versuche, weniger Plastik benutzen" – an infinitive that wants "zu". */
export const missingZu: Check = (answer) =>
  answer.compiled.definition.german ? answer.words.flatMap((word) => without(answer, word)) : [];
