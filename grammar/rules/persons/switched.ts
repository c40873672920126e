import type { Person } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { type Subject, subjectsIn } from "../../core/subject/subject.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const switchedSubject = defineRule({
  id: "person.switched-subject",
  message: (verb: string, other: string) =>
    `*${verb}* seems to have the same subject as *${other}*, so it needs the same ending.`,
});

/** What people do themselves; of things one hardly says it. */
const DOING = new Set(
  "comer beber jugar ver hacer comprar visitar nadar leer escuchar estudiar bailar trabajar dormir poner lavar limpiar tomar cenar desayunar viajar hablar montar correr dibujar cocinar ayudar escribir descansar usar reciclar poder querer ir abrir cantar recibir dar".split(
    " ",
  ),
);
/** Verbs that often have something else for a subject: "es simpático y hay …", "y me gusta". */
const IMPERSONAL =
  /^(?:ser|estar|haber|hay|gustar|encantar|interesar|parecer|hacer|poder|deber|importar|molestar|doler|apetecer|ir)$/;
const BETWEEN =
  /^(?:siempre|nunca|también|no|me|te|se|nos|lo|la|los|las|le|les|después|luego|normalmente|ahora|a|veces|menudo)$/;

const personsOf = ({ verbs }: Word): Person[] => [...new Set(verbs.flatMap(({ person }) => person ?? []))];

/** The verb behind the "y" that follows this verb in its sentence, past pronouns and adverbs; undefined where anybody else comes in. */
const joinedTo = ({ words, uses }: ParsedAnswer, from: Word): Word | undefined => {
  for (const joint of words.slice(from.at + 1, from.at + 9)) {
    if (joint.opens || /^(?:que|porque|cuando|si|donde|pero|aunque)$/.test(joint.lower)) return undefined;
    if (!/^[ye]$/.test(joint.lower)) continue;
    let at = joint.at + 1;
    while (BETWEEN.test(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
    const verb = words[at];
    if (verb && !verb.afterPause && uses.some((use) => use.at === at && use.head === at)) return verb;
  }
  return undefined;
};

/** Is there somebody else behind the verb, or before it, who may be its subject? */
const hasOther = ({ words, compiled }: ParsedAnswer, verb: Word): boolean => {
  const next = words[verb.at + 1];
  // "hacen falta duchas"
  if (next?.lower === "falta") return true;
  if (!next || next.afterPause) return false;
  const noun = compiled.determiners.has(next.lower) ? words[next.at + 1] : next;
  const person = noun?.nouns.some(
    ({ topic }) => topic === "family" || topic === "friends" || topic === "work",
  );
  // "… y tienen los ojos azules": what one has is nobody.
  const has = verb.verbs.some(({ verb: { lemma } }) => lemma === "tener");
  return compiled.subjects.has(next.lower) || next.capital || (!has && (person ?? false));
};

const say = (verb: Word, like: Word, person: Person, wanted: readonly Person[]): Finding => {
  const [reading] = verb.verbs.filter((each) => each.person === person);
  const right = reading?.verb.forms.find(
    ({ mood, person: who }) => mood === reading.mood && who !== undefined && wanted.includes(who),
  )?.form;
  return findingAt(verb, verb, {
    ...switchedSubject(verb.text, like.text),

    ...(right && { right }),
  });
};

const SUBORDINATE = /^(?:que|porque|cuando|si|donde|quien|alguien)$/;
const OTHERS = /^(?:l[aeo]s?|te)$/;
/** What something gives whoever feels it. */
const FEELINGS =
  /^(?:pena|igual|miedo|vergüenza|rabia|asco|envidia|tristeza|pereza|risa|alegría|gusto|tiempo|mucha?)$/;
const CLITICS = /^(?:me|te|se|nos|le|les)$/;

/** Somebody or something with a name, who may be the subject. */
const isSomebody = ({ nouns, capital, opens }: Word): boolean =>
  (capital && !opens) ||
  nouns.some(
    ({ topic }) => topic === "family" || topic === "friends" || topic === "work" || topic === "animals",
  );

/** "Pasé la aspiradora y puso la mesa": it is still me, as nobody else was named. */
const mine = (answer: ParsedAnswer, place: number): Finding[] => {
  const { words } = answer;
  const first = words[place];
  if (!first || first.nouns.length > 0 || new Set(personsOf(first)).size !== 1) return [];
  if (![0, 3].includes(personsOf(first)[0] ?? 2)) return [];
  const verb = joinedTo(answer, first);
  const others = words
    .slice(0, verb?.at)
    .some((word) => isSomebody(word) || /^(?:él|ella|usted|alguien|quien)$/.test(word.lower));
  const reading = verb?.verbs[0];
  if (!verb || !reading || others || hasOther(answer, verb)) return [];
  const we = personsOf(first).every((person) => person === 3);
  const theirs =
    personsOf(verb).every((person) => person === 2 || (we && person === 5)) && verb.nouns.length === 0;
  const led = answer.words[verb.at - 1]?.lower ?? "";
  // "Le regalé un libro y lo leyó": somebody else has come in.
  if (OTHERS.test(words[place - 1]?.lower ?? "")) return [];
  if (!theirs || !DOING.has(reading.verb.lemma) || CLITICS.test(led)) return [];
  // "me muevo mucho y hace meses que …"
  const ago = answer.words
    .slice(verb.at + 1, verb.at + 4)
    .some(({ lower }) => answer.compiled.lists.times.has(lower) || lower === "que");
  const like =
    first.verbs.some(({ mood }) => mood === reading.mood) && !(reading.verb.lemma === "hacer" && ago);
  return like ? [say(verb, first, personsOf(verb)[0] ?? 2, we ? [3] : [0])] : [];
};

/** "Ayer comió pasta y bebí agua": nobody else was named, and it goes on about me. */
const mineFirst = (answer: ParsedAnswer, place: number): Finding[] => {
  const { words, compiled } = answer;
  const first = words[place];
  if (!first || first.nouns.length > 0 || personsOf(first).some((person) => person !== 2)) return [];
  const second = joinedTo(answer, first);
  const to = second && personsOf(second);
  const lead = first.afterPause ? "" : (words[place - 1]?.lower ?? "");
  const others = words
    .slice(0, place)
    .some((word) => compiled.subjects.has(word.lower) || SUBORDINATE.test(word.lower) || isSomebody(word));
  const next = words[place + 1];
  const goes = first.verbs.some(({ verb }) => verb.lemma === "ir") && /^al?$/.test(next?.lower ?? "");
  const object = next && !next.afterPause && /^(?:un|una|el|la|los|las|mis?|mucho|mucha)$/.test(next.lower);
  const eats = next && !next.afterPause && next.nouns.some(({ topic }) => topic === "food");
  const [reading] = first.verbs;
  if (!second || !reading || !to?.every((person) => person === 0) || others || CLITICS.test(lead)) return [];
  if (!(goes || ((object || eats) && DOING.has(reading.verb.lemma))) || hasOther(answer, first)) return [];
  return second.verbs.some(({ mood }) => mood === reading.mood) ? [say(first, second, 2, [0])] : [];
};

/** "viven en Gales", "tiene veinte años": a time or a place does nothing. */
const isAside = ({ words, compiled }: ParsedAnswer, word: Word): boolean =>
  compiled.lists.times.has(word.lower) ||
  (!isSomebody({ ...word, capital: false }) &&
    words
      .slice(Math.max(0, word.at - 2), word.at)
      .some(({ lower }) => compiled.lists.prepositions.has(lower)));

/** "Mi amigo es amable y me escuchan": one person stays one. */
const theirs = (answer: ParsedAnswer, { first, verb, persons }: Subject): Finding[] => {
  const [person] = persons;
  const noun = answer.words.slice(first.at, verb.at).findLast(({ nouns }) => nouns.length > 0);
  const somebody =
    answer.compiled.subjects.has(first.lower) ||
    noun?.nouns.some(
      ({ topic, lemma }) =>
        (topic === "family" || topic === "friends" || /^(?:profesor|alumno|estudiante)/.test(lemma)) &&
        !/^(?:familia|gente|grupo|pareja)$/.test(lemma),
    );
  const second = joinedTo(answer, verb);
  const [reading] = second?.verbs ?? [];
  if (!somebody || persons.length !== 1 || !second || !reading) return [];
  const wrong: Person | undefined = person === 2 ? 5 : person === 5 ? 2 : undefined;
  // "me ayuda" is no help.
  const noun2 = second.nouns.length > 0 && !CLITICS.test(answer.words[second.at - 1]?.lower ?? "");
  // "… y tienes quince años"
  if (personsOf(second).every((each) => each === 1) && /^(?:ser|tener)$/.test(reading.verb.lemma))
    return [say(second, verb, 1, persons)];
  if (wrong === undefined || personsOf(second).some((each) => each !== wrong) || noun2) return [];
  // "hace frío", but "me hace reír"
  const makes = reading.verb.lemma === "hacer" && CLITICS.test(answer.words[second.at - 1]?.lower ?? "");
  // "y me da pena dejarlos"
  const feels = reading.verb.lemma === "dar" && FEELINGS.test(answer.words[second.at + 1]?.lower ?? "");
  if ((IMPERSONAL.test(reading.verb.lemma) && !makes) || feels || hasOther(answer, second)) return [];
  // Another plural before may have become the subject.
  // … and so may he with somebody: "hizo uno con un chico y siguen escribiéndose".
  const plural = answer.words
    .slice(verb.at + 1, second.at)
    .some(
      (word) =>
        (word.lower === "con" && wrong === 5) ||
        (!isAside(answer, word) &&
          word.nouns.some(({ slots }) => slots.some((slot) => (slot[1] === "p") === (wrong === 5)))),
    );
  return plural ? [] : [say(second, verb, wrong, persons)];
};

/** Spanish: a second verb that leaves the person of the first, though nobody else was named. */
export const switched = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  if (answer.compiled.definition.dropsSubjects !== true || answer.text.includes("?")) return [];
  const me =
    question.uses.some(({ at }) =>
      question.words[at] ? personsOf(question.words[at]).includes(1) : false,
    ) ||
    (question.words.some(({ lower }) => /^(?:tus?|te)$/.test(lower)) && !question.words.some(isSomebody));
  return [
    ...(me
      ? answer.uses.flatMap(({ at, head }) =>
          at === head ? [...mine(answer, at), ...mineFirst(answer, at)] : [],
        )
      : []),
    ...subjectsIn(answer).flatMap((subject) => theirs(answer, subject)),
  ];
};
