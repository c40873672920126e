import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { VerbReading } from "../../lexicon.ts";
import type { Verb } from "../../morphology.ts";
import { phraseAt, ruledSlots } from "../../phrase/phrase.ts";
import { type Subject, subjectsIn } from "../../subject/subject.ts";

const isConjugated = ({ person }: VerbReading): boolean => person !== undefined;

/** German: what these do, they do to somebody in the dative. */
const IMPRESSING = /^(?:gefallen|schmecken|gehören|fehlen|passen|reichen|einfallen)$/;

/** The form of the same verb and mood for the subject, if it is the only one. */
const formFor = (reading: VerbReading, { persons }: Subject): string | undefined => {
  // "anfangen" parts, and its halves stand far from each other.
  if (reading.verb.parts !== undefined) return undefined;
  const forms = reading.verb.forms.filter(
    ({ mood, person }) => mood === reading.mood && person !== undefined && persons.includes(person),
  );
  const [only] = forms;
  return new Set(forms.map(({ form }) => form)).size === 1 ? only?.form : undefined;
};

/** "Mein Bruder und ich": two together are we. */
const isJoint = ({ words, speech }: Answer, { first }: Subject): boolean =>
  speech.tongue.german !== undefined &&
  !first.afterPause &&
  speech.lists.joining.has(words[first.at - 1]?.lower ?? "") &&
  (words[first.at - 2]?.nouns.length ?? 0) > 0;

const sayWith = (answer: Answer, { first, verb }: Subject, form: string): string => {
  if (verb.at < first.at) return `${form}${answer.text.slice(verb.end, first.end)}`;
  const lead = answer.text.slice(first.start, verb.start);
  // "je aime" is put right at once: a subject that loses its vowel does so here as well.
  const { tongue, restored } = answer.speech;
  const last = answer.words[verb.at - 1];
  // "les gens n'est pas", "ma mère ne ont pas": the "ne" goes with the form that is right.
  if (last && /^n['e]$/.test(last.lower) && restored.has("n'"))
    return answer.text.slice(first.start, last.start) + (tongue.elided("ne", form) ?? `ne ${form}`);
  const short = lead.trim() === first.text ? tongue.elided(first.lower, form) : undefined;
  return short ?? lead + form;
};

/** The finding that spans subject and verb, whichever comes first. */
const findingOn = ({ first, verb }: Subject, finding: Pick<Finding, "kind" | "rule" | "right">): Finding =>
  verb.at < first.at ? findingAt(verb, first, finding) : findingAt(first, verb, finding);

/** The subject as it stands in the answer. */
const named = (answer: Answer, { first, verb }: Subject): string =>
  verb.at < first.at ? first.text : answer.text.slice(first.start, verb.start).trim();

/** Whether a verb is irregular is left unsaid: "salibas" is wrong in its regular part. */
const noForm = ({ lemma }: Verb, said: string): string =>
  // "pagé" has only to be written as it is heard.
  /[cgz]é$/.test(said)
    ? `“${lemma}” changes its spelling before an e, to keep its sound.`
    : `“${lemma}” has no form “${said}”.`;

const misformed = (answer: Answer, subject: Subject): Finding[] => {
  const wrong = answer.speech.lexicon.misformed.get(subject.verb.lower);
  if (!wrong) return [];
  const fits = wrong.person !== undefined && subject.persons.includes(wrong.person);
  // "yo juga": put right at once, ending and stem.
  const right = fits ? wrong.right : formFor(wrong, subject);
  return [
    findingOn(subject, {
      kind: "person",
      rule: noForm(wrong.verb, subject.verb.text),
      ...(right && { right: sayWith(answer, subject, right) }),
    }),
  ];
};

const wrongPerson = (answer: Answer, subject: Subject, spoken: boolean): Finding[] => {
  const finite = subject.verb.verbs.filter(isConjugated);
  // "Yo fue al cine" is from ir, not from ser.
  const meant = answer.uses.find(({ at }) => at === subject.verb.at)?.verb;
  const reading = finite.find(({ verb }) => verb === meant) ?? finite[0];
  // "…, mein Zimmer aufräumen zu müssen", "keine Lust, mein Zimmer aufräumen": the noun is an object.
  const next = answer.words[subject.verb.at + 1];
  const acts =
    next?.lower === "zu" ||
    ((!next || next.afterPause) && (answer.uses[0]?.at ?? subject.verb.at) < subject.first.at);
  // "Ihr gefällt Tanzen": to her.
  if (subject.first.lower === "ihr" && IMPRESSING.test(reading?.verb.lemma ?? "")) return [];
  const infinite = finite.length > 0 && subject.verb.verbs.some(({ mood }) => mood === "infinitive");
  if (answer.speech.tongue.german && infinite && acts && subject.slots.length > 0) return [];
  if (!reading || finite.some(({ person }) => person !== undefined && subject.persons.includes(person)))
    return [];
  // "Mi plato favorito son las gambas", "Das größte Problem sind die Autos": the verb goes with what follows.
  const behind = phraseAt(answer, subject.verb.at + 1);
  const turned =
    !answer.speech.tongue.onlySubjects &&
    /^(?:ser|sein)$/.test(reading.verb.lemma) &&
    finite.some(({ person: who }) => who === 5);
  const many = behind && ruledSlots(behind).every((slot) => slot[1] === "p");
  if (turned && (many ?? (next?.lower === "die" && subject.slots.length > 0))) return [];
  // "Los jóvenes no tenemos adónde ir": whoever is one of them says "we".
  const oneOfThem = /^l[oa]s$/.test(subject.first.lower) && reading.person === 3;
  if (answer.speech.tongue.dropsSubjects && oneOfThem) return [];
  // "El críquet prefiero jugarlo": what it is done to.
  const taken = answer.words.some(({ at, lower }) => at > subject.verb.at && /rl[oa]s?$/.test(lower));
  if (answer.speech.tongue.dropsSubjects && reading.person === 0 && taken) return [];
  // "mi hermanastro Leo y yo": a name.
  if (answer.speech.tongue.dropsSubjects && subject.verb.capital && !subject.verb.opens) return [];
  // "yo se levanta": the pronoun between the two is wrong as well.
  const selves = answer.speech.tongue.spanish?.selves ?? [];
  const between =
    subject.verb.at - 1 > subject.first.at ? (answer.words[subject.verb.at - 1]?.lower ?? "") : "";
  const [person] = subject.persons;
  const apart = selves.includes(between) && person !== undefined && selves[person] !== between;
  // "il sont" may be meant for "ils sont".
  const several =
    answer.speech.tongue.onlySubjects &&
    /^(?:il|elle)$/.test(subject.first.lower) &&
    finite.some(({ person: who }) => who === 5);
  // "yo penso" lacks the change of its stem rather than an accent.
  const plain =
    answer.speech.tongue.spanish !== undefined && /ó$/.test(reading.form) && subject.verb.text.endsWith("o");
  const meantAs = plain ? { ...reading, mood: "present" as const } : reading;
  const right = apart || several || isJoint(answer, subject) ? undefined : formFor(meantAs, subject);
  const { sound } = answer.speech.tongue;
  if (spoken && right && sound(right) === sound(subject.verb.lower)) return [];
  return [
    findingOn(subject, {
      // German infinitives look like the plural: "ich spielen".
      kind: subject.verb.verbs.some(({ mood }) => mood === "infinitive") ? "infinitive" : "person",
      rule: `“${subject.verb.text}” is not the form of “${reading.verb.lemma}” that goes with “${named(answer, subject)}”.`,
      ...(right && { right: sayWith(answer, subject, right) }),
    }),
  ];
};

/** "mes rêves : voyager": what somebody dreams of may be told by a verb, and a recogniser writes no colon. */
const DREAMS =
  /^(?:rêve|projet|passe-temps|loisir|but|ambition|passion|objectif|espoir|hobb|souhait|idée|priorité)/;

/** French: "je sorte", "ils aillent" – the subjunctive, where no "que" asks for it. */
const wishful = (answer: Answer, subject: Subject): Finding[] => {
  const { words, speech } = answer;
  const { first, verb, persons } = subject;
  const fitting = verb.verbs.filter(({ person }) => person !== undefined && persons.includes(person));
  const lead = first.afterPause ? undefined : words[first.at - 1];
  // "que toute la famille vienne", "bien que mes parents et moi soyons"
  const asked = words
    .slice(Math.max(0, first.at - 5), first.at)
    .some(({ lower }) => /^(?:qu[e'i]|quoiqu|dont|où)/.test(lower));
  const odd = fitting.length > 0 && fitting.every(({ mood }) => mood === "subjunctive");
  const [reading] = fitting;
  if (!speech.tongue.onlySubjects || !odd || !reading || asked || lead?.lower === "où") return [];
  if (!speech.tongue.onlySubjects.includes(first.lower)) return [];
  const right = formFor({ ...reading, mood: "present" }, subject);
  return [
    findingOn(subject, {
      kind: "person",
      rule: `“${verb.text}” is the subjunctive of “${reading.verb.lemma}”, which stands behind “que” only.`,
      ...(right && { right: sayWith(answer, subject, right) }),
    }),
  ];
};

const OFTEN = /^(?:souvent|parfois|toujours|quelquefois|rarement|aussi)$/;

const bareInfinitive = (answer: Answer, subject: Subject): Finding[] => {
  const reading = subject.verb.verbs.find(({ mood }) => mood === "infinitive");
  // "je dîner": behind a pronoun there is no noun.
  const named = !answer.speech.tongue.onlySubjects?.includes(subject.first.lower);
  if (!reading || (subject.verb.nouns.length > 0 && named)) return [];
  const between = answer.words.slice(subject.first.at, subject.verb.at);
  // "¿Puede usted ir?", "¿Me deja usted ir?": the verb stands before its subject.
  const lead = subject.first.afterPause ? undefined : answer.words[subject.first.at - 1];
  const turned = lead?.verbs.some(({ person: who }) => who !== undefined && subject.persons.includes(who));
  if (answer.speech.tongue.dropsSubjects && turned) return [];
  if (between.some(({ lower }) => DREAMS.test(lower))) return [];
  // "il nous emmène souvent nous baigner"
  const sent = /^[nv]ous$/.test(subject.first.lower) && OFTEN.test(lead?.lower ?? "");
  const sends = answer.words[subject.first.at - 2]?.verbs.some(({ person: who }) => who !== undefined);
  if (sent && sends) return [];
  return [
    findingOn(subject, {
      kind: "infinitive",
      rule: `“${subject.verb.text}” is the infinitive (“to ${reading.verb.gloss}”): the verb needs an ending that goes with its subject.`,
    }),
  ];
};

const bareParticiple = (answer: Answer, subject: Subject, spoken: boolean): Finding[] => {
  // Behind a noun it may just describe: "viele Fotos gemacht" shares the helper of what came before.
  if (!answer.speech.subjects.get(subject.first.lower)) return [];
  const reading = subject.verb.verbs.find(({ mood }) => mood === "participle");
  if (!reading || subject.verb.nouns.length > 0 || subject.verb.adjectives.length > 0) return [];
  const { sound } = answer.speech.tongue;
  const present = formFor({ ...reading, mood: "present" }, subject);
  // "je fini" sounds like "je finis".
  if (present && answer.speech.tongue.onlySubjects && sound(present) === sound(subject.verb.lower))
    return spoken
      ? []
      : [
          findingOn(subject, {
            kind: "person",
            rule: `“${subject.verb.text}” is the participle of “${reading.verb.lemma}”, and no form that goes with “${named(answer, subject)}”.`,
            right: sayWith(answer, subject, present),
          }),
        ];
  return [
    findingOn(subject, {
      kind: "auxiliary",
      rule: `The past participle “${subject.verb.text}” needs a helping verb before it.`,
    }),
  ];
};

/** "Ayer hací mis deberes", "schwimmte ich": where a subject is dropped or stands behind, a form that no verb has is told by itself. */
const misformedAlone = (answer: Answer): Finding[] =>
  answer.speech.tongue.dropsSubjects !== true && answer.speech.tongue.german === undefined
    ? []
    : answer.words.flatMap((word) => {
        const wrong =
          word.verbs.length + word.nouns.length > 0
            ? undefined
            : answer.speech.lexicon.misformed.get(word.lower);
        if (!wrong || (word.capital && !word.opens)) return [];
        if (wrong.mood === "participle" || (answer.speech.tongue.german && wrong.mood === "infinitive"))
          return [];
        return [
          findingAt(word, word, {
            kind: "person",
            rule: noForm(wrong.verb, word.text),
            right: wrong.right,
          }),
        ];
      });

/** Verbs that do not go with the subject right before them: "je vas", "mes amis joue", "il manger", "je mangé". */
export const person: Check = (answer, spoken) => [
  ...subjectsIn(answer).flatMap((subject) => {
    if (subject.verb.verbs.length === 0) return misformed(answer, subject);
    if (subject.verb.verbs.some(isConjugated))
      return [...wrongPerson(answer, subject, spoken), ...wishful(answer, subject)];
    const bare = bareInfinitive(answer, subject);
    return bare.length > 0 ? bare : bareParticiple(answer, subject, spoken);
  }),
  ...misformedAlone(answer),
];
