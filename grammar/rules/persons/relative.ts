import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { shared } from "../../core/phrase/slot.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "../order/doer.ts";
import { isRival } from "./rival.ts";

const whoseVerb = defineRule({
  id: "person.relative-subject",
  message: (noun: string, verb: string, number: string) =>
    `*${noun}* is ${number}, so *${verb}* must be ${number} too.`,
});
const relativeNumber = defineRule({
  id: "person.relative-number",
  message: (noun: string, number: string) => `*Que* refers to *${noun}*, so the verb is ${number}.`,
});

/** How many a relative pronoun is about, if that is certain: with "die", a noun that is not feminine is plural. */
const numberOf = (answer: ParsedAnswer, pronoun: Word): "s" | "p" | undefined => {
  const { words, compiled } = answer;
  const noun = words[pronoun.at - 1];
  if (!noun || noun.nouns.length === 0 || noun.lower === "leid") return undefined;
  // "an eine Organisation spenden, die …": it is about what stands before the infinitive.
  if (!noun.capital && noun.verbs.some(({ mood }) => mood === "infinitive")) return undefined;
  const phrase = [1, 2, 3]
    .map((back) => phraseAt(answer, noun.at - back))
    .find((found) => found?.noun === noun);
  const own = noun.nouns.flatMap(({ slots }) => slots);
  const counted =
    compiled.lists.numbers.has(words[noun.at - 1]?.lower ?? "") &&
    !/^ein/.test(words[noun.at - 1]?.lower ?? "");
  const slots = phrase ? shared(phrase.offered, phrase.needed) : own;
  if (counted) return pronoun.lower === "die" ? "p" : undefined;
  const gender = { der: "m", das: "n", die: "f" }[pronoun.lower] ?? "";
  const single = slots.some((slot) => slot.startsWith(`${gender}s`));
  const many = pronoun.lower === "die" && slots.some((slot) => slot[1] === "p");
  if (single === many || (pronoun.lower === "der" && own.some((slot) => slot.startsWith("f"))))
    return undefined;
  return many ? "p" : "s";
};

/** "eine Schwester, die in Cardiff wohnen", "Menschen, die kein Auto hat": the verb of a relative clause goes with what the clause is about. */
const agreeing = (answer: ParsedAnswer, pronoun: Word): Finding[] => {
  const { words, compiled, text } = answer;
  // "wenn meine Freunde das mögen": where commas are written, a relative clause has one.
  const heard = pronoun.afterPause || !/[.,]/.test(text);
  if (!/^(?:der|die|das)$/.test(pronoun.lower) || !heard || pronoun.opens || phraseAt(answer, pronoun.at))
    return [];
  const number = numberOf(answer, pronoun);
  const acts = (word: Word) =>
    word.verbs.length > 0 &&
    !isDeterminer(compiled, word) &&
    (word.nouns.length + word.adjectives.length === 0 ||
      (word.verbs.some(({ mood }) => mood === "infinitive") &&
        !word.capital &&
        !/(?:e[mnrs]?|zu|zum|beim|als)$/.test(words[word.at - 1]?.lower ?? "")));
  const first = words.slice(pronoun.at + 1, pronoun.at + 9).find(acts);
  const second = first && words[first.at + 1];
  const helps =
    first?.verbs.some(({ person }) => person === undefined) && second && !second.afterPause && acts(second);
  const last = helps ? second : first;
  const next = last && words[last.at + 1];
  // "… die auf der Straße leben | man sollte": behind its verb the clause has ended.
  // "im See schwimmen | das Schloss besichtigen"
  const does = words[pronoun.at - 1]?.verbs.some(({ mood }) => mood === "infinitive");
  if (
    !number ||
    (does &&
      helps === false &&
      last?.verbs.some(({ mood }) => mood === "infinitive") &&
      pronoun.lower === "das") ||
    !first ||
    !last ||
    (last.capital && last.nouns.length > 0) ||
    words[last.at - 1]?.lower === "zu"
  )
    return [];
  // "zwei Jungen die spielt Fußball": no clause of its own about her, where no woman was named.
  const turned = first.at === pronoun.at + 1;
  const female = words
    .slice(0, pronoun.at)
    .some(({ nouns }) => nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("fs"))));
  if (turned && (number === "s" || female || !next || doerAt(answer, next.at))) return [];
  if (
    !turned &&
    next &&
    !next.afterPause &&
    !compiled.lists.joining.has(next.lower) &&
    !hasFinite(compiled, words, next.at, next.at + 1)
  )
    return [];
  const persons = last.verbs.flatMap(({ person }) => person ?? []);
  const wrong = number === "s" ? 5 : 2;
  if (!persons.includes(wrong) || persons.includes(number === "s" ? 2 : 5)) return [];
  if (!helps && last.verbs.some(({ mood }) => mood === "participle")) return [];
  const between = words.slice(pronoun.at + 1, last.at);
  if (between.some((word) => isRival(answer, word, last, pronoun))) return [];
  return [
    findingAt(pronoun, last, {
      ...whoseVerb(words[pronoun.at - 1]?.text ?? "", last.text, number === "s" ? "singular" : "plural"),
    }),
  ];
};

/** What people and things do by themselves, so that “que” is the subject. */
const INTRANSITIVE = /^(?:ser|estar|vivir|venir|llegar|costar|ir|trabajar|jugar|parecer)$/;
const SAYING = /^(?:dicen?|creen?|piensan?)$/;
const THEIRS =
  /^(?:el|l[ao]s?|mis?|tus?|sus?|nuestr[ao]s?|este|esta|él|ella|ellos|ellas|usted|uno|cada|todo)$/;

/** Spanish: "dos hermanas que se llama …", "las chicas que vive aquí" – the verb goes with whom the clause is about. */
const counted = (answer: ParsedAnswer, que: Word): Finding[] => {
  const { words, uses, compiled } = answer;
  const described = words[que.at - 1];
  const noun = described?.nouns.length
    ? described
    : described?.adjectives.length
      ? words[que.at - 2]
      : undefined;
  if (que.lower !== "que" || !noun || noun.nouns.length === 0) return [];
  // "las croquetas que hace mi madre, que se acaban": it may be about what stands before.
  const earlier = words.slice(0, noun.at).some(({ nouns, lower }) => nouns.length > 0 || lower === "que");
  if (que.afterPause && earlier) return [];
  // "cada vez que venían visitas", "tantos deberes que no me queda tiempo"
  if (words.slice(Math.max(0, que.at - 4), que.at).some(({ lower }) => /^tan(?:t[oa]s?)?$/.test(lower)))
    return [];
  if (noun.nouns.some(({ lemma }) => compiled.lists.times.has(lemma))) return [];
  const numbers = new Set(noun.nouns.flatMap(({ slots }) => slots.map((slot) => slot[1])));
  let at = que.at + 1;
  while (
    /^(?:no|se|me|te|nos|siempre|también|nunca|ya)$/.test(words[at]?.lower ?? "") &&
    !words[at]?.afterPause
  )
    at += 1;
  const verb = words[at];
  const [reading] = verb?.verbs ?? [];
  const persons = verb?.verbs.flatMap(({ person }) => person ?? []) ?? [];
  const use = uses.find((each) => each.at === at);
  const [wrong, wanted] = numbers.has("p") ? [2, 5] : [5, 2];
  if (
    !verb ||
    !reading ||
    !use ||
    verb.afterPause ||
    numbers.size !== 1 ||
    persons.some((person) => person !== wrong)
  )
    return [];
  // "lo bueno de las redes es que", "los libros que lee mi hermano": something else is the subject.
  const [, to] = clauseAround(compiled, words, verb.at);
  const behind = words.slice(verb.at + 1, to);
  const led = ({ at: place }: Word) => compiled.lists.prepositions.has(words[place - 1]?.lower ?? "");
  const called = use.verb.lemma === "llamar" && words[at - 1]?.lower === "se";
  const other = behind.some(
    (word) =>
      (THEIRS.test(word.lower) && !(word.capital && called) && !led(word)) ||
      (word.capital && !called && !led(word)),
  );
  const prior = words
    .slice(0, Math.max(0, noun.at - 2))
    .some(({ nouns, afterPause, at: place }) => nouns.length > 0 && !afterPause && place >= noun.at - 6);
  const person = noun.nouns.some(
    ({ topic, lemma }) =>
      /^(?:family|friends|work|animals)$/.test(topic ?? "") ||
      /^(?:persona|gente|profesor|alumno)$/.test(lemma),
  );
  // "películas que da miedo", "una ciudad que tienen muchos museos": what follows is no subject.
  const [next] = behind;
  const object =
    next?.nouns.length && !isDeterminer(compiled, next)
      ? wrong === 2 || use.verb.lemma === "tener"
      : use.verb.lemma === "tener" && /^(?:un|much|poc)/.test(next?.lower ?? "");
  const acts =
    called ||
    INTRANSITIVE.test(use.verb.lemma) ||
    object ||
    (person && behind.length > 0 && !SAYING.test(verb.lower));
  // "un grupo de chicos que juega", "unos jóvenes en un parque que juegan": it may be about what stands before.
  const pair = [words[noun.at - 1], words[noun.at - 2]].some(
    (word) =>
      word &&
      ((wrong === 5 && /^[yeo]$/.test(word.lower)) ||
        word.lower === "de" ||
        (prior && compiled.lists.prepositions.has(word.lower))),
  );
  // "el libro que están leyendo"
  const ongoing = wrong === 5 && !person && (next?.verbs.some(({ mood }) => mood === "gerund") ?? false);
  if (other || !acts || pair || ongoing || compiled.definition.parts?.includes(noun.lower)) return [];
  const right = reading.verb.forms.find(
    ({ mood, person: who }) => mood === reading.mood && who === wanted,
  )?.form;
  return [
    findingAt(que, verb, {
      ...relativeNumber(noun.text, wanted === 5 ? "plural" : "singular"),

      ...(right && { right: answer.text.slice(que.start, verb.start) + right }),
    }),
  ];
};

/** German: "zwei Mädchen, die Volleyball spielt" – the verb of a relative clause goes with what the clause is about. */
export const relative: Check = (answer) =>
  answer.compiled.definition.spanish
    ? answer.words.flatMap((word) => counted(answer, word))
    : answer.compiled.definition.german
      ? answer.words.flatMap((word) => agreeing(answer, word))
      : [];
