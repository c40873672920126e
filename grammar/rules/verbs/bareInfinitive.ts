import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const bareInfinitiveRule = defineRule({
  id: "infinitive.no-ending",
  message: (verb: string) => `*${verb}* is the infinitive: change its ending to match the subject.`,
});

const isInfinitive = (word: Word): boolean =>
  word.verbs.some(({ mood }) => mood === "infinitive") && word.nouns.length + word.adjectives.length === 0;

const told = (first: Word, word: Word): Finding =>
  findingAt(first, word, {
    ...bareInfinitiveRule(word.text),
  });

/** Behind verbs of liking, wanting and the like an infinitive may follow at any distance: "me gusta leer y ver la tele". */
const leads = ({ uses, words, compiled }: ParsedAnswer, place: number): boolean =>
  uses.some(({ at, head }) => at < place && at !== head) ||
  words.slice(0, place).some(
    ({ verbs, lower, at }) =>
      verbs.some(({ mood }) => mood === "infinitive") ||
      // "vamos a rentar un carro y manejar": nobody knows every verb.
      (/[aei]r$/.test(lower) && !compiled.lexicon.known.has(lower)) ||
      /^(para|sin|que|miedo|vergüenza|pereza|asco|pena|ganas|prefiero|preferimos|gust\p{L}+|encant\p{L}+|odio|quier\p{L}+|quisiera|quer\p{L}+|pued\p{L}+|pod\p{L}+|deb\p{L}+|es|era|fue|sería|son|mejor|favorit[oa]s?)$/u.test(
        lower,
      ) ||
      // "como leer" compares, "como cereales" is eating.
      (lower === "como" && !uses.some(({ at: verb }) => verb === at)),
  );

/** "… fui al cine y ver una película": what is told in order wants its endings. */
const second = (answer: ParsedAnswer, word: Word): Finding[] => {
  // "… y a veces comer", "… y después mirar": when it is done may stand between.
  const between = answer.words
    .slice(Math.max(0, word.at - 3), word.at)
    .findLastIndex(({ lower }) => /^(y|e|pero|luego)$/.test(lower));
  const before = between < 0 ? undefined : answer.words[Math.max(0, word.at - 3) + between];
  const adverbs = before ? answer.words.slice(before.at + 1, word.at + 1) : [];
  const timed = adverbs
    .slice(0, -1)
    .every(({ lower }) => /^(a|veces|menudo|siempre|también|después|luego|normalmente|nunca)$/.test(lower));
  const opener = before && answer.words[before.at - 1];
  const joined = before && opener && timed && adverbs.every(({ afterPause }) => !afterPause);
  // "… y fumar es malísimo": here it is a subject.
  const verb = answer.words[word.at + 1];
  const own = answer.uses.find(({ at }) => at > word.at)?.at ?? 0;
  if (own > 0 && answer.words.slice(word.at + 1, own + 1).every(({ afterPause }) => !afterPause)) return [];
  if (verb && /^(?:es|era|fue|sería|puede|también|me|te|nos|no)$/.test(verb.lower)) return [];
  return joined && answer.uses.some(({ at }) => at < word.at) && !leads(answer, word.at)
    ? [told(before, word)]
    : [];
};

/** "La semana pasada jugar al tenis": a time when it was, and no verb that tells it. */
const only = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { uses, words, compiled } = answer;
  const first = words[0];
  const before = words[word.at - 1];
  if (
    !first ||
    !before ||
    uses.length > 0 ||
    leads(answer, word.at) ||
    compiled.lists.prepositions.has(before.lower)
  )
    return [];
  const timed = words
    .slice(0, word.at)
    .some(
      ({ lower }) =>
        compiled.lists.times.has(lower) ||
        /^(normalmente|generalmente|después|luego|semanas?|vez|veces|pascua|navidad|nochevieja|sábados|domingos|fines|mañanas|tardes|noches)$/.test(
          lower,
        ),
    );
  return timed && first.at < word.at ? [told(word, word)] : [];
};

/** "En el recreo comer un bocadillo y charlé": when it was stands first, and the clause has no other verb. */
const opening = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { uses, words, compiled } = answer;
  const [from, to] = clauseAround(compiled, words, word.at);
  const [first, before, next] = [words[from], words[word.at - 1], words[word.at + 1]];
  if (!first?.afterPause || !before || !next || next.afterPause || before.at < from || word.at > from + 5)
    return [];
  const timed =
    /^(?:en|por|durante|ayer|hoy|luego|después|normalmente)$/.test(first.lower) ||
    words.slice(from, word.at).some(({ lower }) => compiled.lists.times.has(lower));
  const governs = isDeterminer(compiled, next) || /^(?:al?|con|en)$/.test(next.lower);
  const ruled = compiled.lists.prepositions.has(before.lower) || leads(answer, word.at);
  const alone = uses.length > 0 && !uses.some(({ at }) => at >= from && at < to);
  return timed && governs && alone && !ruled ? [told(word, word)] : [];
};

/** What begins the clause behind "cuando …". */
const ANEW = /^(?:y|que|pero|no|me|nos|se)$/;

/** "Cuando ser joven", "un chico que tener trece años": what these words begin needs a verb with its ending. */
const dependent = (answer: ParsedAnswer, word: Word): Finding[] => {
  const { words, uses } = answer;
  let at = word.at - 1;
  while (
    /^(?:no|yo|me|te|se|nos|les?|siempre|también|nunca|más)$/.test(words[at]?.lower ?? "") &&
    !words[at]?.afterPause
  )
    at -= 1;
  const [joint, before] = [words[at], words[at - 1]];
  if (!joint || words.slice(at + 1, word.at + 1).some(({ afterPause }) => afterPause)) return [];
  const related =
    joint.lower === "que" &&
    /^(?:ser|estar|vivir|llamar|gustar)$/.test(word.lower) &&
    (before?.nouns.length || joint.afterPause);
  const opens =
    /^(?:porque|cuando|mientras|aunque)$/.test(joint.lower) || (joint.lower === "si" && joint.afterPause);
  // "porque leer me relaja": a subject.
  const own = uses.some(
    ({ at: verb }) =>
      verb > word.at &&
      verb < word.at + 9 &&
      !(/^(?:cuando|si)$/.test(joint.lower) ? ANEW : /^(?:y|que|pero)$/).test(words[verb - 1]?.lower ?? ""),
  );
  // "cuando ser joven jugaba": nobody calls that a time.
  const was = joint.lower === "cuando" && /^(?:ser|estar|tener)$/.test(word.lower);
  return (opens || related) && (was || !own) ? [told(joint, word)] : [];
};

/** Spanish, which drops its subjects: infinitives that have to tell something by themselves. */
export const bareInfinitive: Check = (answer) =>
  answer.compiled.definition.dropsSubjects !== true || answer.text.includes("?")
    ? []
    : answer.words.filter(isInfinitive).flatMap((word) => {
        const found = dependent(answer, word);
        return found.length > 0 ? found : second(answer, word);
      });

/** "¿Dónde vives? Vivir en Leeds": the verb of the question needs its ending in the answer as well. */
const echoed = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  const [first, next] = answer.words;
  const asked = question.uses.at(-1);
  if (!first || !isInfinitive(first) || !next || next.afterPause || !asked || asked.at !== asked.head)
    return [];
  const echoes = question.words[asked.at]?.verbs.some(({ verb }) => verb.lemma === first.lower);
  const [, to] = clauseAround(answer.compiled, answer.words, 0);
  return echoes && !answer.uses.some(({ at }) => at < to) ? [told(first, first)] : [];
};

/** An infinitive on its own answers "¿Qué te gusta hacer?", but not "¿Qué haces?". */
export const infinitiveAlone = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] =>
  answer.compiled.definition.dropsSubjects !== true ||
  answer.text.includes("?") ||
  question.words.some(isInfinitive)
    ? []
    : [
        ...echoed(answer, question),
        ...answer.words
          .filter(isInfinitive)
          .flatMap((word) => (answer.uses.length > 0 ? opening(answer, word) : only(answer, word))),
      ];
