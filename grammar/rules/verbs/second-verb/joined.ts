import { clauseAround } from "../../../core/clause.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { doerAt, isDone } from "../../order/doer.ts";

const joinedInfinitive = defineRule({
  id: "second-verb.also-after-helper",
  message: (helper: string) => `*${helper}* goes with this verb too, so use the infinitive.`,
});

const MODALS = /^(?:können|müssen|wollen|dürfen|sollen|mögen|werden)$/;

const isThing = ({ nouns }: Word): boolean =>
  nouns.length > 0 &&
  nouns.every(({ topic }) => !/^(?:family|friends|work|animals)$/.test(topic ?? "family"));

/** German: "Man kann einkaufen gehen und die Burg besichtigt": the helper before "und" makes this one an infinitive as well. */
export const joinedVerb = (answer: ParsedAnswer): Finding[] =>
  answer.uses.flatMap(({ at, head }) => {
    const { words, compiled } = answer;
    const [helper, and] = [words[at], words[head + 1]];
    const helps =
      helper?.verbs.some(({ person, verb }) => person !== undefined && MODALS.test(verb.lemma)) &&
      words[head]?.verbs.some(({ mood }) => mood === "infinitive");
    const [begin] = clauseAround(compiled, words, at);
    // "ob ich werde reisen oder arbeite": where the clause depends, another verb is out of its place.
    const depends = words.slice(begin, at).some(({ lower }) => compiled.lists.subordinating.has(lower));
    if (!helps || depends || and?.afterPause || head <= at || !/^(?:und|oder)$/.test(and?.lower ?? ""))
      return [];
    const rest = words.slice(head + 2);
    const { subordinating, joining, questionWords } = compiled.lists;
    const stop = rest.findIndex(
      ({ afterPause, lower }) => afterPause || subordinating.has(lower) || joining.has(lower),
    );
    const clause = stop < 0 ? rest : rest.slice(0, stop);
    const last = clause.at(-1);
    if (
      !last ||
      clause.length < 2 ||
      clause.length > 8 ||
      last.capital ||
      last.nouns.length + last.adjectives.length > 0
    )
      return [];
    const [reading] = last.verbs.filter(
      ({ mood, person }) => mood === "present" && (person === 0 || person === 2),
    );
    if (!reading || last.verbs.some(({ mood }) => mood === "infinitive")) return [];
    const from = head + 2;
    // "die Burg besichtigt": no castle does so.
    const seen = last.verbs.some(({ mood }) => mood === "participle");
    // "und die sonne scheint": a verb as well, as it is heard
    const led = !seen && reading.person === 2 && isDeterminer(compiled, words[from]);
    // "… und mein Bruder Tennis spielt": somebody else does it, or another clause begins.
    const another = clause.some((word) => {
      const doer = doerAt(answer, word.at);
      return (
        isSubject(compiled, word) ||
        questionWords.has(word.lower) ||
        (doer !== undefined &&
          word.at === from &&
          doer.last.at < last.at &&
          isDone(last, doer) &&
          !(seen && isThing(doer.last)))
      );
    });
    if (
      led ||
      another ||
      clause.some(
        (word) =>
          word !== last &&
          word.nouns.length === 0 &&
          !isDeterminer(compiled, word) &&
          word.verbs.some(({ person }) => person !== undefined),
      ) ||
      isDeterminer(compiled, last)
    )
      return [];
    return [
      findingAt(last, last, {
        ...joinedInfinitive(helper?.text ?? ""),

        right: reading.verb.lemma,
      }),
    ];
  });
