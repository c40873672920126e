import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { Slot } from "../../morphology.ts";
import { phraseAt } from "../../phrase.ts";
import type { Word } from "../../word.ts";
import { ORDER } from "./participle.ts";

/** So far before the helper a noun may stand that "que" takes up: "la plage que mes parents ont …". */
const REACH = 6;
/** Pronouns that are an object, or may be, in whatever number; and what is asked for or taken up. */
const OPEN = /^(?:l'|la|les|me|m'|te|t'|nous|vous|se|s')$/;
const ASKED = /^(?:quelles?|quels?|combien|qu[e']|dont|lesquel\p{L}*|tou(?:te)?s)$/u;

/**
 * French: typed participles behind "avoir". They agree with an object that stands before them ("la plage que j'ai préférée"),
 * and with nothing else ("ma sœur a perdue").
 */
export const having: Check = (answer, spoken) => {
  const { words, speech, uses } = answer;
  const auxiliaries = speech.tongue.auxiliaries;
  if (spoken || !speech.tongue.onlySubjects || !auxiliaries) return [];
  return uses.flatMap(({ at, head, verb }): Finding[] => {
    const [helper, participle] = [words[at], words[head]];
    const helps = helper?.verbs.some((each) => each.verb.lemma === auxiliaries.having);
    const forms = verb.forms.filter(({ mood }) => mood === "participle").map(({ form }) => form);
    if (
      !helper ||
      !participle ||
      head <= at ||
      !helps ||
      forms.length !== ORDER.length ||
      !forms.includes(participle.lower)
    )
      return [];
    const tell = (slots: readonly Slot[], rule: string) => {
      const right = new Set(slots.map((slot) => forms[ORDER.indexOf(slot)]));
      const [only] = right;
      if (right.has(participle.lower) || right.size !== 1 || only === undefined) return [];
      return [
        findingAt(helper, participle, {
          kind: "participle" as const,
          rule,
          right: answer.text.slice(helper.start, participle.start) + only,
        }),
      ];
    };
    // "nous avons": the subject, and no object.
    const from =
      /^[nv]ous$/.test(words[at - 1]?.lower ?? "") && /^av(?:ons|ez)$/.test(helper.lower) ? at - 1 : at;
    const because = words.slice(0, from).findLast(({ lower }) => lower === "parce");
    const lead = words.slice(Math.max(0, at - REACH, (because?.at ?? -2) + 2), from);
    const que = lead.findLast(({ lower }) => /^qu[e']$/.test(lower));
    const about = que && nounBefore(answer.words, que);
    const behind = words[head + 1];
    const last = words[at - 1];
    const taken = "It agrees with what it is about, since that stands before it.";
    // "les": several, whoever they are.
    if (
      last?.lower === "les" &&
      participle.lower === forms[0] &&
      !behind?.verbs.some(({ mood }) => mood === "infinitive")
    )
      return forms[0]?.endsWith("s")
        ? []
        : [findingAt(last, participle, { kind: "participle", rule: taken })];
    // "les paysages qu'on a vus m'ont coupé le souffle"
    if (about && !/^(?:m'|me|t'|lui|leur)$/.test(last?.lower ?? "")) {
      const phrase = phraseAt(answer, about.at - 1);
      const slots = phrase?.needed.filter((slot) => phrase.offered.includes(slot)) ?? [];
      const infinitive =
        behind?.verbs.some(({ mood }) => mood === "infinitive") || /^(?:à|de|d')$/.test(behind?.lower ?? "");
      return infinitive || forms[0] === "fait" ? [] : tell(slots, taken);
    }
    let run = from - 1;
    while (speech.lists.clitics.has(words[run]?.lower ?? "")) run -= 1;
    const objects = words.slice(run + 1, from);
    if (objects.some(({ lower }) => OPEN.test(lower)) || lead.some(({ lower }) => ASKED.test(lower)))
      return [];
    return tell(["ms"], "With “avoir” the participle does not agree with the subject.");
  });
};

/** The noun right before "que". */
const nounBefore = (words: readonly Word[], que: Word): Word | undefined => {
  const noun = que.afterPause ? undefined : words[que.at - 1];
  return noun && noun.nouns.length > 0 && noun.verbs.length === 0 ? noun : undefined;
};
