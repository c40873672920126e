import type { Answer } from "../../answer.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { phraseAt, ruledSlots } from "../../phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../word.ts";

const isPerson = ({ nouns, capital, lower }: Word, { speech }: Answer): boolean =>
  nouns.some(({ topic }) => topic === "family" || topic === "friends") ||
  (capital && !speech.lexicon.known.has(lower));

/** What cannot be the subject: "kein Auto", "einen Hund", "mich". */
const isObject = (answer: Answer, word: Word): boolean => {
  const phrase = phraseAt(answer, word.at);
  return phrase !== undefined && !ruledSlots(phrase).some((slot) => slot.endsWith("n") && slot[1] === "s");
};

/** "eine Schwester, die in Cardiff wohnen": one person or thing, and a verb for many. */
const single = (answer: Answer, pronoun: Word): Finding[] => {
  const { words, speech } = answer;
  const noun = words[pronoun.at - 1];
  const article = words.slice(Math.max(0, pronoun.at - 3), pronoun.at).find(({ lower }) => ONE.test(lower));
  const phrase = article && phraseAt(answer, article.at);
  // "wenn meine Freunde das mögen": where commas are written, a relative clause has one.
  const heard = pronoun.afterPause || !/[.,]/.test(answer.text);
  if (!noun || !heard || phrase?.noun !== noun || pronoun.opens || !/^(?:der|die|das)$/.test(pronoun.lower))
    return [];
  const acts = (word: Word) =>
    word.verbs.length > 0 &&
    !speech.determiners.has(word.lower) &&
    word.nouns.length + word.adjectives.length === 0;
  const last = words.slice(pronoun.at + 1).find(acts);
  const [next, between] = [words[(last?.at ?? 0) + 1], words.slice(pronoun.at + 1, last?.at)];
  const ends = !next || next.afterPause || speech.lists.joining.has(next.lower);
  if (!last || !ends || between.length === 0) return [];
  // "eine Freundin, die Leute nerven": any noun that nothing rules may be the subject.
  const isRuled = ({ at }: Word) =>
    words
      .slice(Math.max(pronoun.at, at - 3), at)
      .some(
        (word) => speech.lists.prepositions.has(word.lower) || word.lower === "als" || isObject(answer, word),
      );
  const other = between.some(
    (word) =>
      word.afterPause ||
      isSubject(speech, word) ||
      word.lower === "zu" ||
      (word.nouns.length > 0 && !isRuled(word)) ||
      !(speech.lexicon.known.has(word.lower) || word.capital),
  );
  if (other) return [];
  const persons = last.verbs.flatMap(({ person }) => person ?? []);
  if (!persons.includes(5) || persons.includes(2)) return [];
  return [
    findingAt(pronoun, last, {
      kind: "person",
      rule: `“${pronoun.text}” is about “${noun.text}”, which is singular: “${last.text}” has to be singular as well.`,
    }),
  ];
};
const ONE = /^(?:eine?n?|meine?n?|unsere?n?)$/;

const agreeing = (answer: Answer, pronoun: Word): Finding[] => {
  const { words, speech } = answer;
  const noun = words[pronoun.at - 1];
  const plural =
    noun && noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p"));
  const counted =
    noun &&
    words
      .slice(Math.max(0, noun.at - 2), noun.at)
      .some(({ lower }) => speech.lists.numbers.has(lower) && !/^ein/.test(lower));
  if (pronoun.lower !== "die" || !pronoun.afterPause || pronoun.opens || !(plural || counted)) return [];
  const [, to] = clauseAround(speech, words, pronoun.at);
  const last = words[to - 1];
  const between = words.slice(pronoun.at + 1, to - 1);
  if (!last || last.at <= pronoun.at || last.nouns.length > 0) return [];
  // "die mein Bruder mag", "die Oma kocht": there the pronoun is an object.
  const other = between.some(
    (word) =>
      isSubject(speech, word) ||
      (phraseAt(answer, word.at) && !isObject(answer, word) && !word.lower.startsWith("kein")) ||
      isPerson(word, answer) ||
      (word.verbs.length > 0 && !word.lower.startsWith("kein")),
  );
  const finite = last.verbs.flatMap(({ person }) => person ?? []);
  if (other || finite.length === 0 || !finite.includes(2) || finite.includes(5)) return [];
  return [
    findingAt(pronoun, last, {
      kind: "person",
      rule: `“die” is about “${noun?.text}”, which is plural: “${last.text}” has to be plural as well.`,
    }),
  ];
};

/** What people and things do by themselves, so that “que” is the subject. */
const INTRANSITIVE = /^(?:ser|estar|vivir|venir|llegar|costar|ir|trabajar|jugar|parecer)$/;
const SAYING = /^(?:dicen?|creen?|piensan?)$/;
const THEIRS =
  /^(?:el|l[ao]s?|mis?|tus?|sus?|nuestr[ao]s?|este|esta|él|ella|ellos|ellas|usted|uno|cada|todo)$/;

/** Spanish: "dos hermanas que se llama …", "las chicas que vive aquí" – the verb goes with whom the clause is about. */
const counted = (answer: Answer, que: Word): Finding[] => {
  const { words, uses, speech } = answer;
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
  if (noun.nouns.some(({ lemma }) => speech.lists.times.has(lemma))) return [];
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
  const [, to] = clauseAround(speech, words, verb.at);
  const behind = words.slice(verb.at + 1, to);
  const led = ({ at: place }: Word) => speech.lists.prepositions.has(words[place - 1]?.lower ?? "");
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
    next?.nouns.length && !isDeterminer(speech, next)
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
        (prior && speech.lists.prepositions.has(word.lower))),
  );
  // "el libro que están leyendo"
  const ongoing = wrong === 5 && !person && (next?.verbs.some(({ mood }) => mood === "gerund") ?? false);
  if (other || !acts || pair || ongoing || speech.tongue.parts?.includes(noun.lower)) return [];
  const right = reading.verb.forms.find(
    ({ mood, person: who }) => mood === reading.mood && who === wanted,
  )?.form;
  return [
    findingAt(que, verb, {
      kind: "person",
      rule: `“que” is about “${noun.text}”, so the verb has to be ${wanted === 5 ? "plural" : "singular"}.`,
      ...(right && { right: answer.text.slice(que.start, verb.start) + right }),
    }),
  ];
};

/** German: "zwei Mädchen, die Volleyball spielt" – the verb of a relative clause goes with what the clause is about. */
export const relative: Check = (answer) =>
  answer.speech.tongue.spanish
    ? answer.words.flatMap((word) => counted(answer, word))
    : answer.speech.tongue.german
      ? answer.words.flatMap((word) => [...agreeing(answer, word), ...single(answer, word)])
      : [];
