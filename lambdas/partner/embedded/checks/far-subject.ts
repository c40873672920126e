import type { Answer } from "../answer.ts";
import type { Check } from "../finding.ts";
import { numberOf, phraseAt, ruledSlots } from "../phrase.ts";
import { subjectsIn } from "../subject.ts";
import type { Word } from "../word.ts";
import { clash, described, isThing } from "./adjective.ts";

/** What may begin behind a subject before its verb comes: "la casa de …", "la casa en la que …". */
const LINKS = /^(?:del?|en|con|para|que|donde)$/;
const OPENERS = /^(?:porque|pero|aunque|pues)$/;
const ADVERBS =
  /^(?:siempre|también|ya|todavía|muy|bastante|demasiado|tan|más|menos|un|poco|realmente|casi)$/;

/** The noun with which a clause begins that has its verb only at `copula`. */
const subjectOf = (answer: Answer, copula: Word) => {
  const { words, speech, uses } = answer;
  for (let place = copula.at - 1; place >= 0; place -= 1) {
    const [word, before] = [words[place], words[place - 1]];
    if (!word || words[place + 1]?.afterPause) return undefined;
    const begins = word.afterPause || OPENERS.test(before?.lower ?? "");
    const phrase = begins && !speech.lists.prepositions.has(word.lower) ? phraseAt(answer, place) : undefined;
    if (!begins) continue;
    const last = phrase && (phrase.late.at(-1) ?? phrase.noun);
    if (!phrase || !last || !LINKS.test(words[last.at + 1]?.lower ?? "")) return undefined;
    const between = words.slice(last.at + 1, copula.at);
    const verbs = uses.filter(({ at }) => at > last.at && at < copula.at).length;
    const related = between.some(({ lower }) => lower === "que" || lower === "donde");
    const parted = between.some(
      ({ lower }) => speech.lists.joining.has(lower) || speech.lists.reasons.has(lower),
    );
    const { lower, nouns } = phrase.noun;
    const open = nouns.some(
      ({ lemma }) => speech.lists.times.has(lemma) || /^(?:vez|momento|época)$/.test(lemma),
    );
    if (verbs > (related ? 1 : 0) || parted || open || speech.tongue.parts?.includes(lower)) return undefined;
    return phrase;
  }
  return undefined;
};

/** Spanish: "La cocina donde desayunamos está siempre limpio" – the subject stands further off. */
export const farSubject: Check = (answer, spoken) => {
  const { speech, uses, words } = answer;
  if (!speech.tongue.spanish) return [];
  const named = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return uses.flatMap(({ at, head, verb }) => {
    const copula = words[at];
    const persons = copula?.verbs.flatMap(({ person }) => person ?? []) ?? [];
    const is = /^(?:ser|estar)$/.test(verb.lemma) && persons.every((person) => person === 2 || person === 5);
    if (!copula || at !== head || named.has(at) || !is) return [];
    let place = at + 1;
    while (ADVERBS.test(words[place]?.lower ?? "")) place += 1;
    const phrase = subjectOf(answer, copula);
    const slots = phrase ? ruledSlots(phrase) : [];
    const [slot = ""] = slots;
    if (!phrase || (numberOf(slot) === "plural") !== persons.includes(5)) return [];
    return described(answer, place)
      .slice(0, 1)
      .filter((adjective) => !isThing(answer, phrase.determiner, adjective))
      .flatMap((adjective) => clash(answer, copula, adjective, { slots }, spoken));
  });
};
