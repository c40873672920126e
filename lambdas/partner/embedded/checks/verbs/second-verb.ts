import type { Answer } from "../../answer.ts";
import { hasFinite, hasForm } from "../../bracket.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { VerbReading } from "../../lexicon.ts";
import type { Follow } from "../../tongue.ts";
import { isDeterminer, type Word } from "../../word.ts";

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

/** The word that should be the second verb behind `place`, past the adverbs between the two. */
const behind = ({ words, speech }: Answer, place: number, via: string | undefined): Word | undefined => {
  let at = place + 1;
  if (via !== undefined) {
    if (words[at]?.lower !== via) return undefined;
    at += 1;
  }
  while (speech.lists.between.has(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** In German the second verb is the last word of the clause; behind "zu" or a relative pronoun it is another one's. */
const atClauseEnd = ({ words, speech }: Answer, place: number): Word | undefined => {
  const [, end] = clauseAround(speech, words, place);
  let to = end;
  while (to > place && speech.lists.joining.has(words[to - 1]?.lower ?? "")) to -= 1;
  const last = words[to - 1];
  const opens = words
    .slice(place + 1, to)
    .some(({ lower }) => speech.lists.questionWords.has(lower) || speech.lists.subordinating.has(lower));
  // "… vor dem ich nervös bin": a second subject has a verb of its own.
  const another = words.slice(place + 2, to - 1).some(({ lower }) => /^(?:ich|du|er|wir|man)$/.test(lower));
  if (opens || another || hasFinite(speech, words, place + 1, to - 1)) return undefined;
  const between = words.slice(place + 1, to - 1);
  const foreign = between.some(({ lower, at }, index) => {
    const relative =
      speech.tongue.german?.relative.includes(lower) &&
      ((words[at - 1]?.nouns.length ?? 0) > 0 || at - 1 === place) &&
      !words[at + 1]?.nouns.length;
    return relative || (lower === "zu" && index === between.length - 1);
  });
  // "hat sich scheiden lassen", "habe gehen müssen": an infinitive in the participle's place.
  const [earlier] = words.slice(to - 2, to - 1);
  const replaces =
    earlier !== undefined && earlier.at > place && earlier.verbs.some(({ mood }) => mood === "infinitive");
  if (replaces && last?.verbs.some(({ mood }) => mood === "infinitive")) return undefined;
  // "… mal sehen"
  if (earlier?.lower === "mal") return undefined;
  return last && last.at > place && !foreign && !last.lower.includes("zu") ? last : undefined;
};

/** "Ich will nach Rom fliege und im Meer schwimmen": the second verb may stand before "und" as well. */
const beforeAnd = (answer: Answer, place: number, to: number, second: Follow["second"]): Word | undefined => {
  const { words, speech } = answer;
  const joint = words.slice(place + 2, to).find(({ lower }) => lower === "und");
  const last = joint && words[joint.at - 1];
  const open = !hasForm(words, place + 1, joint?.at ?? 0, "infinitive");
  // "Man kann ins Kino geht und …": where no infinitive stands, any person is wrong.
  const mine =
    last?.verbs.length &&
    (last.nouns.length === 0 || isWrittenAsVerb(answer, last)) &&
    last.verbs.every(
      ({ person, mood }) => mood === "present" && (person === 0 || (open && person !== undefined)),
    );
  // "Ich habe in der Stadt einkaufen und Kaffee getrunken"
  const bare =
    second === "participle" &&
    last?.nouns.length === 0 &&
    last.verbs.every(({ mood, person }) => mood === "infinitive" || person !== undefined) &&
    last.verbs.some(({ mood }) => mood === "infinitive") &&
    !/^(?:zu|zum|beim|am)$/.test(words[last.at - 1]?.lower ?? "") &&
    hasForm(words, last.at + 2, to, "participle");
  const alone = !hasFinite(speech, words, place + 1, (joint?.at ?? 0) - 1);
  if (bare && alone && last.at > place + 1) return last;
  return mine && !last.capital && !isDeterminer(speech, words[last.at - 1]) && last.at > place + 1 && alone
    ? last
    : undefined;
};

const wanted = (reading: VerbReading, follow: Follow): string | undefined => {
  const forms = reading.verb.forms.filter(({ mood }) => mood === follow.second);
  return forms[0]?.form;
};

const LEAD_TO_NOUNS = /^(?:mögen|wollen|werden)$/;

/** "kann gut Gitarre spiele": in German a noun has its capital, or something before it that leads to it. */
const isWrittenAsVerb = ({ words, speech, text }: Answer, { capital, at, verbs }: Word, first?: Word) => {
  const before = words[at - 1];
  const finite = verbs.some(({ person, mood }) => mood === "present" && (person === 0 || person === 2));
  if (!speech.tongue.german || capital || !before || !finite) return false;
  const { prepositions, numbers } = speech.lists;
  const led =
    isDeterminer(speech, before) ||
    before.adjectives.length > 0 ||
    prepositions.has(before.lower) ||
    numbers.has(before.lower);
  const owed = first?.verbs.some(({ verb }) => LEAD_TO_NOUNS.test(verb.lemma)) ?? true;
  const small = text === text.toLowerCase();
  return !led && (!small || !owed || before.nouns.length > 0);
};

/** "j'aime danse" may lack an article, but in "je voudrais visite Paris" the noun would have nothing to do. */
const mayBeNoun = (answer: Answer, second: Word, first: Word): boolean => {
  const { words, speech } = answer;
  if (second.nouns.length === 0 || second.verbs.some(({ mood }) => mood === "infinitive")) return false;
  if (isWrittenAsVerb(answer, second, first)) return false;
  const next = words[second.at + 1];
  const governs = next && !next.afterPause && (speech.determiners.has(next.lower) || next.capital);
  return !governs || second.capital;
};

/** Nobody has this done to himself: "ich werde Medizin studiert" can only be a plan. */
const DONE =
  /^(?:studieren|arbeiten|spielen|machen|essen|trinken|lernen|wohnen|kochen|tanzen|singen|schlafen|kaufen|lesen|schreiben|feiern|heiraten|verdienen|üben|leben|verbringen|zelten|frühstücken|übernachten)$/;

/** "ich werde nach Berlin gefahren": a plan with a participle where its infinitive should be, and no passive. */
const isPlan = ({ words, speech }: Answer, helper: Word, to: number): boolean => {
  const mine = [words[helper.at - 1], words[helper.at + 1]].some((word) =>
    /^(?:ich|wir|du|man)$/.test(word?.lower ?? ""),
  );
  const rest = words.slice(helper.at + 1, to);
  const last = rest.findLast(({ verbs }) => verbs.some(({ mood }) => mood === "participle"));
  // "Ich werde von meiner Mutter zur Schule gefahren"
  const driven = rest.some(({ lower }) => /^(?:vo[nm]|schule)$/.test(lower));
  const past = helper.verbs.some(({ mood }) => mood === "preterite");
  const { withBeing = [] } = speech.tongue.auxiliaries ?? {};
  return (
    mine &&
    !past &&
    (last?.verbs.every(({ verb: { lemma }, mood, person }) =>
      mood === "participle"
        ? DONE.test(lemma) || (withBeing.includes(lemma) && !driven)
        : person !== undefined,
    ) ??
      false)
  );
};

const isHelped = ({ speech }: Answer, { verbs }: Word): boolean =>
  verbs.some(({ verb }) => verb.lemma === speech.tongue.german?.passive);

/** "wir wurden abgeholt", "er wird oft gefragt": German makes its passive with the helper of the future. */
const isPassive = (answer: Answer, first: Word, second: Word): boolean => {
  const { speech, words } = answer;
  const { auxiliaries } = speech.tongue;
  if (!isHelped(answer, first) || !second.verbs.some(({ mood }) => mood === "participle")) return false;
  const past = first.verbs.some(({ mood }) => mood === "preterite");
  const acts = ["ich", "wir", "du"].includes(words[first.at - 1]?.lower ?? words[first.at + 1]?.lower ?? "");
  return past || !acts || !second.verbs.some(({ verb }) => auxiliaries?.neverBeing.includes(verb.lemma));
};

/** "quiero estudio medicina", "voy a trabajo": without an article, what looks like a noun is meant for a verb. */
const isMeant = ({ words, speech }: Answer, first: Word, second: Word, { via }: Follow): boolean => {
  const mine = second.verbs.some(({ person, mood }) => person === 0 && mood === "present");
  const next = words[second.at + 1];
  const object = next && !next.afterPause && next.nouns.length > 0 && next.adjectives.length === 0;
  // "debo estudio más": no noun is owed.
  const bare = first.verbs.some(({ verb: { lemma } }) => lemma === "deber" || lemma === "poder");
  return (
    speech.tongue.dropsSubjects === true &&
    mine &&
    (via === "a" || via === "que" || bare || (object ?? false))
  );
};

/** Does a relative pronoun stand before the verb and its subject: "que je préfère", "ce que ma mère veut"? */
const isWithin = ({ words, speech }: Answer, first: Word): boolean => {
  // "un garçon qui peut vole": this one is the verb of the clause.
  if (words[first.at - 1]?.lower === "qui") return false;
  for (let at = first.at - 1; at >= Math.max(0, first.at - 5); at -= 1) {
    const word = words[at];
    // "así que no puedo vio": only a noun or an article has such a clause.
    const about = words[at - 1];
    const leads =
      !speech.tongue.spanish || /^(?:l[oa]s?|el)$/.test(about?.lower ?? "") || (about?.nouns.length ?? 0) > 0;
    if (word && speech.lists.subordinating.has(word.lower))
      return speech.tongue.compoundReach === "near" && leads;
    if (!word || word.afterPause) return false;
  }
  return false;
};

const judge = (answer: Answer, first: Word, second: Word, follow: Follow, spoken: boolean): Finding[] => {
  const plan =
    follow.second === "infinitive" && isHelped(answer, first) && isPlan(answer, first, second.at + 1);
  if (mayBeNoun(answer, second, first) && !plan && !isMeant(answer, first, second, follow)) return [];
  // "ich möchte bitte eine Fahrkarte"
  if (second.lower === "bitte") return [];
  // "sin duda", "hubo una": in Spanish, small words and nouns look like verbs.
  // "pour la fête mes amis": a noun with its article has no need of an object.
  const led = answer.speech.determiners.has(answer.words[second.at - 1]?.lower ?? "");
  // "je voudrais le soupe": the article is wrong, and no verb is meant.
  if ((follow.words || answer.speech.tongue.onlySubjects) && led && second.nouns.length > 0) return [];
  const small =
    (follow.words && second.nouns.length > 0 && !isMeant(answer, first, second, follow)) ||
    answer.speech.determiners.has(second.lower);
  if (answer.speech.tongue.dropsSubjects && small) return [];
  // "cuando puedo | ayudo a mi madre"
  if (
    answer.speech.tongue.dropsSubjects &&
    /(?:^| )(?:cuando|si|siempre que)$/.test(
      `${answer.words[first.at - 2]?.lower} ${answer.words[first.at - 1]?.lower}`,
    )
  )
    return [];
  // "ça va | mis à part …": whoever is well.
  if (first.lower === "va" && answer.words[first.at - 1]?.lower === "ça") return [];
  // "je vais organisé": behind "aller" or "pouvoir" nothing is described.
  const acts =
    answer.speech.tongue.onlySubjects &&
    first.verbs.some(({ verb: { lemma } }) => /^(?:aller|pouvoir|vouloir|devoir|falloir)$/.test(lemma)) &&
    second.verbs.some(({ mood }) => mood === "participle");
  if ((second.adjectives.length > 0 && !acts) || answer.speech.lists.prepositions.has(second.lower))
    return [];
  if (second.verbs.some(({ mood }) => mood === follow.second)) return [];
  // "si pudiera | dejaría", "lo quiero mucho | voy …": another clause begins, as a recogniser writes it.
  // "lo que quiero es dedicarme a la música"
  const anew =
    /^(?:es|son|era|fue)$/.test(second.lower) ||
    second.verbs.every(({ mood }) => /^(?:conditional|future|subjunctive|pastSubjunctive)$/.test(mood)) ||
    /^(?:mucho|bastante|bien)$/.test(answer.words[second.at - 1]?.lower ?? "");
  if (answer.speech.tongue.dropsSubjects && anew) return [];
  const [reading] = second.verbs;
  const right = reading && wanted(reading, follow);
  const verb = reading?.verb;
  if (!verb || !right || follow.spare?.includes(verb.lemma)) return [];
  if (follow.only && !follow.only.includes(verb.lemma)) return [];
  // "les cours que je préfère sont …": the second verb has a subject of its own, which stands before the clause.
  const finite = second.verbs.some(({ person: who }) => who === 2 || who === 5);
  if (finite && isWithin(answer, first)) return [];
  // "j'ai reste": the helper is wrong as well, so putting the participle right would not do.
  const helpless =
    follow.second === "participle" &&
    first.verbs.some((helper) => helper.verb.lemma === answer.speech.tongue.auxiliaries?.having) &&
    answer.speech.tongue.auxiliaries?.withBeing.includes(verb.lemma);
  const inaudible = answer.speech.tongue.sound(right) === answer.speech.tongue.sound(second.lower);
  if (spoken && inaudible && !helpless) return [];
  if (!plan && isPassive(answer, first, second)) return [];
  const form = follow.second === "participle" ? "past participle" : follow.second;
  return [
    findingAt(first, second, {
      kind: follow.second === "participle" ? "participle" : "second-verb",
      rule: `After “${first.text}” the ${form} of “${verb.lemma}” is needed, not “${second.text}”.`,
      ...(!helpless && { right: answer.text.slice(first.start, second.start) + right }),
    }),
  ];
};

/** "voy jugar", "tengo estudiar": the word between the two is missing. */
const missing = (answer: Answer, first: Word, { via, second }: Follow): Finding[] => {
  const { words } = answer;
  const next = words[first.at + 1];
  const joins =
    next && !next.afterPause && next.nouns.length === 0 && !answer.speech.lexicon.functional.has(next.lower);
  // "antes jugar era fácil": the infinitive is a subject.
  if (via === "de" && /^(?:es|era|fue)$/.test(answer.words[first.at + 2]?.lower ?? "")) return [];
  // "lo que más me gustó fue dar …"
  if (via === "a" && words[first.at - 1]?.verbs.length && /^fue/.test(first.lower)) return [];
  if (via === undefined || !joins || !next.verbs.some(({ mood }) => mood === second)) return [];
  return [
    findingAt(first, next, {
      kind: "second-verb",
      rule: `“${via}” is needed between the two verbs.`,
      // "fui tener una fiesta" may stand for "tuve".
      ...(first.verbs.every(({ mood }) => mood !== "preterite") && {
        right: `${first.text} ${via} ${next.text}`,
      }),
    }),
  ];
};

/** "zu gestehen", "kann ich gebrauchen": some infinitives begin with ge- as a participle does. */
const isInfinitiveHere = ({ words, uses, speech }: Answer, { lower, at }: Word): boolean =>
  speech.tongue.german !== undefined &&
  lower.endsWith("en") &&
  (words[at - 1]?.lower === "zu" || uses.some(({ verb }) => MODALS.test(verb.lemma)));

/** "il a prendu", "ich bin gegeht": participles that no verb has; "ich muss fähren": nor this infinitive. */
const misformed = (answer: Answer): Finding[] =>
  answer.words.flatMap((word) => {
    const wrong = answer.speech.lexicon.misformed.get(word.lower);
    if (wrong?.mood !== "participle" && wrong?.mood !== "infinitive") return [];
    // "ein Geist"
    if (word.capital && !word.opens) return [];
    // "gedruckte Bücher": a participle that describes has an ending more.
    const noun = answer.words[word.at + 1];
    const known = answer.speech.lexicon.verbs.get(word.lower.replace(/e[nmrs]?$/, ""));
    const describes = known?.some(({ mood }) => mood === "participle") && (noun?.nouns.length ?? 0) > 0;
    if (isInfinitiveHere(answer, word) || (describes && !noun?.afterPause)) return [];
    return [
      findingAt(word, word, {
        kind: wrong.mood,
        rule:
          wrong.mood === "infinitive"
            ? `The infinitive is “${wrong.verb.lemma}”: its vowel changes only with du, er and sie.`
            : `This is not how “${wrong.verb.lemma}” makes its past participle.`,
        right: wrong.right,
      }),
    ];
  });

/** "kann gemobbt werden", "soll gemacht haben": with these a participle may stand behind a modal verb. */
const FOLLOWING_PARTICIPLE = /^(?:werden|sein|haben|worden|bekommen|lassen)$/;
/** Behind another infinitive these stand for their participles. */
const REPLACING = /^(?:können|müssen|wollen|sollen|dürfen|lassen|sehen|hören)$/;

/** Does the helper stand right behind a pronoun that begins its sentence: "ich habe spiele"? */
const leadsClause = ({ words, speech }: Answer, helper: Word): boolean => {
  const subject = helper.afterPause ? undefined : words[helper.at - 1];
  const before = words[helper.at - 2];
  const { joining, affirming } = speech.lists;
  const begins = subject?.afterPause || [joining, affirming].some((list) => list.has(before?.lower ?? ""));
  return begins === true && speech.subjects.get(subject?.lower ?? "") !== undefined;
};

const BETWEEN = /^(?:nicht|nie|gern|gerne|lieber|auch|oft|immer)$/;

const second = (answer: Answer, word: Word, follow: Follow, spoken: boolean): Finding[] => {
  const helps = word.verbs.some(
    ({ person, verb }) => person !== undefined && follow.after?.includes(verb.lemma),
  );
  // "Arzt werden will": the helper has to be conjugated here.
  const helping =
    (follow.words?.includes(word.lower) ?? false) || (helps && answer.uses.some(({ at }) => at === word.at));
  // "hätte nicht haben wollen"
  if (!helping || (word.lower === "haben" && REPLACING.test(answer.words[word.at + 1]?.lower ?? "")))
    return [];
  const near = answer.speech.tongue.compoundReach === "near";
  if (near) {
    const found = behind(answer, word.at, follow.via);
    return found ? judge(answer, word, found, follow, spoken) : missing(answer, word, follow);
  }
  const { words, speech } = answer;
  const [, to] = clauseAround(speech, words, word.at);
  // "ich darf nicht gehe"
  let place = word.at + 1;
  while (BETWEEN.test(words[place]?.lower ?? "") && !words[place]?.afterPause) place += 1;
  const next = words[place];
  const leads = leadsClause(answer, word);
  const isPassive = words.slice(word.at + 2, to).some(({ lower }) => FOLLOWING_PARTICIPLE.test(lower));
  const isNear = leads && !isPassive && (next?.verbs.every(({ mood }) => mood !== follow.second) ?? false);
  // "was ich gesehen habe", "weil ich gehen können möchte": it has its second verb.
  // "werde ich … abgeschlossen haben": no table may have the participle.
  const before = word.afterPause ? undefined : words[word.at - 1];
  const unknown =
    before?.verbs.length === 0 &&
    before.nouns.length === 0 &&
    speech.tongue.unknownParticiple.looks.test(before.lower);
  const served =
    unknown ||
    hasForm(words, word.at - 2, word.at, follow.second) ||
    hasForm(words, word.at + 1, to, follow.second);
  // "wird gespendet"
  const passive = word.verbs.some(({ verb }) => verb.lemma === speech.tongue.german?.passive);
  if (passive && !leads && hasForm(words, word.at + 1, to, "participle") && !isPlan(answer, word, to))
    return [];
  // "hätte sagen sollen", "habe ihn spielen sehen"
  const further = words[to]?.lower === "und" ? clauseAround(speech, words, to)[1] : to;
  const replaced = words
    .slice(word.at + 2, further)
    .some(
      ({ lower, at }) =>
        REPLACING.test(lower) &&
        (hasForm(words, at - 1, at, "infinitive") || /^\p{Ll}{3,}en$/u.test(words[at - 1]?.text ?? "")),
    );
  if (replaced && follow.second === "participle") return [];
  const joint = beforeAnd(answer, word.at, to, follow.second);
  if (served && !joint && !(isNear && next && next.verbs.length > 0 && next.nouns.length === 0)) return [];
  // "… die ich habe | kenne ich": two conjugated verbs side by side may part two clauses.
  const parts = hasFinite(speech, words, word.at + 1, word.at + 2) && !leads;
  const free = next && !next.afterPause && !speech.determiners.has(next.lower) && !parts;
  const found = [
    free ? next : undefined,
    atClauseEnd(answer, word.at),
    beforeAnd(answer, word.at, to, follow.second),
  ].flatMap((second) => (second ? judge(answer, word, second, follow, spoken) : []));
  return found.slice(0, 1);
};

/** Second verbs in the wrong form: "j'ai manger", "je vais mangé", "je veux joue", "pour joue". */
export const secondVerb: Check = (answer, spoken) => [
  ...answer.words.flatMap((word) =>
    answer.speech.tongue.follows.flatMap((follow) => second(answer, word, follow, spoken)),
  ),
  ...misformed(answer),
];
