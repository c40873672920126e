import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const likedNumber = defineRule({
  id: "person.liked-number",
  message: (number: string) => `This refers to what is liked or disliked, so the verb is ${number}.`,
});

/** What tells that something is liked, so that the reason is about that. */
const LIKED = /^(?:gustar|encantar|interesar|fascinar|molestar|odiar|preferir|adorar|amar|detestar)$/;
const BETWEEN = /^(?:no|me|te|nos|les?|siempre|nunca|también|normalmente|a|veces|casi)$/;
/** These may be about nothing that was named: "hay", "hace frío", "se puede", "viene gente". */
const ELSEWHERE =
  /^(?:hay|haber|gustar|encantar|interesar|poder|deber|soler|ir|venir|llegar|empezar|terminar|jugar|vivir|trabajar|faltar|quedar|pasar|abrir|cerrar|decir|llover|nevar|salir|existir)$/;
const IS = /^(?:ser|estar|parecer)$/;
/** Of one of these "they" are hardly ever others; a shop or a school is its people. */
const ITSELF = /^(?:media|music|food|animals|family|friends)$/;
const MANY = /^(?:familia|gente|grupo|banda|equipo|programa|serie|radio|pareja|periódico|revista)$/;

const numbersOf = (slots: readonly string[]): Set<string | undefined> =>
  new Set(slots.map((slot) => slot[1]));

/** The number of what is liked before "porque", where that leaves no doubt. */
const likedIn = ({ words, uses }: ParsedAnswer, to: number): string | undefined => {
  const from =
    words.slice(0, to).findLast(({ afterPause, lower }) => afterPause || lower === "pero")?.at ?? 0;
  const told = uses.filter(({ at }) => at >= from && at < to);
  const clause = words.slice(from, to);
  if (told.length !== 1 || !told.every(({ verb, at, head }) => at === head && LIKED.test(verb.lemma)))
    return undefined;
  // "me gusta ver …", "sus clases": that is, or belongs to, somebody or something else.
  const open = clause.some(
    ({ lower, verbs }) =>
      /^(?:sus?|que|[ye])$/.test(lower) || verbs.some(({ mood }) => mood === "infinitive"),
  );
  const own = clause.filter(({ nouns, at }) => nouns.length > 0 && !told.some((use) => use.at === at));
  const people = ({ nouns }: Word) =>
    nouns.some(({ topic, lemma }) => /^(?:family|friends)$/.test(topic ?? "") || lemma === "profesor");
  const heads = own.filter((word) => !/^del?$/.test(words[word.at - 1]?.lower ?? "") || people(word));
  const named = clause.some(({ capital, opens }) => capital && !opens);
  const numbers = numbersOf(heads.flatMap(({ nouns }) => nouns.flatMap(({ slots }) => slots)));
  const [number] = numbers;
  const itself = heads.every(({ nouns }) =>
    nouns.some(({ topic, lemma }) => ITSELF.test(topic ?? "") && !MANY.test(lemma)),
  );
  return !open && !named && numbers.size === 1 && (number === "p" || itself) ? number : undefined;
};

/** Is what stands behind the verb no subject of its own? */
const goesOn = (answer: ParsedAnswer, verb: Word, number: string): boolean => {
  const { words, compiled } = answer;
  const next = words[verb.at + 1];
  if (!next || next.afterPause) return true;
  if (compiled.subjects.has(next.lower) || next.capital) return false;
  // "porque me da asco tocarlas"
  if (
    /^dan?$/.test(verb.lower) &&
    words.slice(next.at, next.at + 3).some(({ verbs }) => verbs.some(({ mood }) => mood === "infinitive"))
  )
    return false;
  const phrase = phraseAt(answer, next.at);
  return (
    !phrase ||
    /^un|^much|^poc/.test(next.lower) ||
    verb.verbs.some(({ verb: { lemma } }) => lemma === "tener") ||
    numbersOf(phrase.needed).has(number)
  );
};

/** Spanish: "me gustan mis profesores porque explica bien" – the reason goes on about what is liked. */
export const because = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] =>
  answer.compiled.definition.spanish === undefined || answer.text.includes("?")
    ? []
    : answer.words.flatMap((link) => {
        const { words, uses } = answer;
        if (link.lower !== "porque") return [];
        let at = link.at + 1;
        while (BETWEEN.test(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
        const verb = words[at];
        const [reading] = verb?.verbs ?? [];
        const use = uses.find((each) => each.at === at);
        const persons = new Set(verb?.verbs.flatMap(({ person }) => person ?? []));
        const [person] = persons;
        if (
          !verb ||
          !reading ||
          !use ||
          verb.afterPause ||
          persons.size !== 1 ||
          (person !== 2 && person !== 5)
        )
          return [];
        const number = likedIn(answer, link.at);
        const wanted = number === "p" ? 5 : 2;
        if (!number || wanted === person || ELSEWHERE.test(use.verb.lemma)) return [];
        // "porque hace calor", but "porque me hace reír"
        if (use.verb.lemma === "hacer" && at === link.at + 1) return [];
        let place = at + 1;
        while (/^(?:muy|bastante|demasiado|tan|más)$/.test(words[place]?.lower ?? "")) place += 1;
        const like = words[place]?.adjectives.flatMap(({ slots }) => slots) ?? [];
        const is = like.length > 0 && numbersOf(like).size === 1 && like[0]?.[1] === number;
        if (IS.test(use.verb.lemma) ? !is : !goesOn(answer, verb, number)) return [];
        const other = question.words.some(({ nouns }) =>
          nouns.some(
            ({ topic, lemma, slots }) =>
              (/^(?:family|friends)$/.test(topic ?? "") || lemma === "profesor") &&
              slots.some((slot) => slot[1] !== number),
          ),
        );
        const right = reading.verb.forms.find(
          ({ mood, person: who }) => mood === reading.mood && who === wanted,
        )?.form;
        return other
          ? []
          : [
              findingAt(verb, verb, {
                ...likedNumber(wanted === 5 ? "plural" : "singular"),

                ...(right && { right }),
              }),
            ];
      });
