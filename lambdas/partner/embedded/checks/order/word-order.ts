import type { Answer } from "../../answer.ts";
import { hasFinite, hasForm } from "../../bracket.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../phrase.ts";
import type { VerbUse } from "../../verb-use.ts";
import { isSubject, type Word } from "../../word.ts";

const agrees = ({ speech }: Answer, verb: Word | undefined, subject: Word | undefined): boolean => {
  const persons = subject ? speech.subjects.get(subject.lower)?.persons : undefined;
  return verb?.verbs.some(({ person }) => person !== undefined && persons?.includes(person)) ?? false;
};

/** The place behind one adverbial that begins at `place`: "gestern", "am Samstag", "letztes Wochenende"; or `place`. */
const behindAdverbial = (answer: Answer, place: number): number => {
  const { words, speech } = answer;
  const word = words[place];
  if (!word) return place;
  for (const length of [3, 2, 1]) {
    const phrase = words
      .slice(place, place + length)
      .map(({ lower }) => lower)
      .join(" ");
    if (speech.fronted.has(phrase)) return place + length;
  }
  const timed = speech.timing.has(word.lower) && (words[place + 1]?.nouns.length ?? 0) > 0;
  if (timed) return place + 2;
  if (DAY.test(word.lower)) return place + 1;
  // "als Kind"
  if (word.lower === "als" && (words[place + 1]?.nouns.length ?? 0) > 0) return place + 2;
  // "zweimal pro Woche"
  if (OFTEN.test(word.lower)) return words[place + 1]?.lower === "pro" ? place + 3 : place + 1;
  if (!speech.lists.prepositions.has(word.lower)) return place;
  const melted = phraseAt(answer, place);
  const inside = melted ?? phraseAt(answer, place + 1);
  if (inside) return inside.noun.at + 1;
  // "vor zwei Jahren"
  const counted = isNumber(answer, words[place + 1]) ? place + 2 : place + 1;
  return (words[counted]?.nouns.length ?? 0) > 0 ? counted + 1 : place;
};

const DAY = /^(?:mon|diens|donners|frei|sams|sonn)tag(?:s|abend|nachmittag|morgen|vormittag)?$|^mittwoch/;
const OFTEN = /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|manch|\d)mal$/;

const isNumber = ({ speech }: Answer, word: Word | undefined): boolean =>
  word !== undefined && (/^\d/.test(word.lower) || speech.lists.numbers.has(word.lower));

/** A phrase that can only be a subject here: "meine Schwester", but not "den ganzen Tag". */
const actorAt = (answer: Answer, place: number): Phrase | undefined => {
  const phrase = phraseAt(answer, place);
  if (!phrase || answer.speech.lists.times.has(phrase.noun.lower)) return undefined;
  return ruledSlots(phrase).some((slot) => slot.endsWith("n")) ? phrase : undefined;
};

const isThird = (verb: Word, phrase: Phrase): boolean => {
  const plural = ruledSlots(phrase).every((slot) => slot[1] === "p");
  return verb.verbs.some(({ person }) => person === (plural ? 5 : 2));
};

const TASTES = /^(?:finden|mögen|lieben|hassen|essen|trinken|hören)$/;

/** The place behind an object that opens a sentence, where a pronoun follows that is its subject: "Mathe | ich finde …". */
const behindObject = (answer: Answer, start: number): number => {
  const { words } = answer;
  const first = words[start];
  if (!first?.opens) return start;
  const object = phraseAt(answer, start)?.noun;
  const place = (object ?? bareSubject(answer, start) ?? first).at + 1;
  const [subject, verb, next] = [words[place], words[place + 1], words[place + 2]];
  // "das Buch das ich habe": with a clause of its own the verb stands at its end.
  const goesOn = next && !next.afterPause && next.verbs.length === 0;
  // "tennis | ich spiele zweimal pro Woche": what it is about may be said before.
  const tastes = verb?.verbs.some(({ verb: { lemma } }) => TASTES.test(lemma));
  const noun = words[place - 1];
  const whole =
    (object || first.lower === "das" || (tastes && noun?.nouns.length)) && !subject?.afterPause && goesOn;
  return whole && /^(?:ich|wir|man)$/.test(subject?.lower ?? "") && agrees(answer, verb, subject)
    ? place
    : start;
};

/** "Gestern ich habe …": something stands first, so the verb has to come before the subject. */
const secondPlace = (answer: Answer, start: number): Finding[] => {
  let place = start;
  for (let step = 0; step < 3; step += 1) place = behindAdverbial(answer, place);
  if (place === start) place = behindObject(answer, start);
  // "zu fuß | es sind nur zehn Minuten"
  const afoot = answer.words[place - 1]?.lower === "fuß" && answer.words[place]?.lower === "es";
  // "Zum Beispiel: Wir sind …", "Natürlich, ich gehe …"
  const apart = answer.text.slice(answer.words[place - 1]?.end, answer.words[place]?.start);
  const outside = apart.includes(":") || (apart !== " " && answer.words[start]?.lower === "natürlich");
  if (place === start || afoot || outside || answer.words[place]?.opens) return [];
  const phrase = actorAt(answer, place);
  const [first, subject] = [answer.words[start], answer.words[place]];
  let behind = (phrase?.noun.at ?? place) + 1;
  // "im Sommer ich gern spiele"
  while (isAdverb(answer, answer.words[behind])) behind += 1;
  // "manchmal mein Bruder und ich kochen"
  const pairs = phrase && answer.words[behind]?.lower === "und" && answer.words[behind + 1]?.lower === "ich";
  const verb = answer.words[pairs ? behind + 2 : behind];
  if (!first || !subject || !verb || verb.afterPause) return [];
  const fits = phrase ? pairs || isThird(verb, phrase) : agrees(answer, verb, subject);
  if (!fits || (pairs && !verb.verbs.some(({ person }) => person === 3))) return [];
  if (subject.lower === "ihr" && verb.nouns.length > 0) return [];
  const lead = answer.text.slice(first.start, answer.words[place - 1]?.end);
  const last = pairs ? answer.words[behind + 1] : phrase?.noun;
  const named = phrase ? answer.text.slice(subject.start, last?.end) : subject.lower;
  return [
    findingAt(first, verb, {
      kind: "word-order",
      rule: "The verb has to be the second idea of the sentence.",
      // "nach der Schule ich fernsehe": this one has to part as well.
      ...((last ?? subject).at === verb.at - 1 &&
        verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
          right: `${lead} ${verb.text} ${named}`,
        }),
    }),
  ];
};

const isAdverb = ({ speech }: Answer, word: Word | undefined): boolean =>
  word !== undefined && !word.afterPause && (speech.fronted.has(word.lower) || ADVERBS.test(word.lower));

const SUBJECTS = /^(?:ich|wir|du|er|sie|man)$/;
const ADVERBS = /^(?:gern|gerne|lieber|nicht|auch|nie|sehr|wirklich|besonders|kaum|fast|schon|regelmäßig)$/;

const SELVES = /^(?:mich|mir|uns|sich|ihn|dich)$/;

const SELDOM =
  /^(?:nie|immer|oft|selten|manchmal|meistens|normalerweise|gewöhnlich|nicht|auch|gern|gerne|wirklich|zusammen)$/;

/** "Unser Lehrer nie lacht": the same with a noun, behind which no place and no day stands as well ("die Leute hier"). */
const besidePhrase = (answer: Answer, phrase: Phrase): Finding[] => {
  const { words, speech } = answer;
  const [adverb, verb] = [words[phrase.noun.at + 1], words[phrase.noun.at + 2]];
  if (!adverb || adverb.afterPause || !verb || verb.afterPause || !SELDOM.test(adverb.lower)) return [];
  const owned = speech.determiners.has(verb.lower) || verb.nouns.length > 0;
  const depends = words
    .slice(0, phrase.determiner.at)
    .some(({ lower }) => speech.lists.subordinating.has(lower));
  if (owned || depends || !isThird(verb, phrase)) return [];
  return [
    findingAt(phrase.determiner, verb, {
      kind: "word-order",
      rule: "The verb comes right behind its subject.",
      ...(verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
        right: `${answer.text.slice(phrase.determiner.start, phrase.noun.end)} ${verb.text} ${adverb.text}`,
      }),
    }),
  ];
};

/** "Ich oft spiele Tennis", "Ich mich dusche": between a subject and its verb there is room for nothing. */
const besideSubject = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const subject = words[start];
  const phrase = subject && !SUBJECTS.test(subject.lower) ? actorAt(answer, start) : undefined;
  if (phrase) return besidePhrase(answer, phrase);
  if (!subject || !SUBJECTS.test(subject.lower)) return [];
  let place = start + 1;
  while (place < start + 4 && (isAdverb(answer, words[place]) || SELVES.test(words[place]?.lower ?? "")))
    place += 1;
  // "Ich um acht Uhr frühstücke"
  if (!words[place]?.afterPause) place = behindAdverbial(answer, place);
  const [verb, next] = [words[place], words[place + 1]];
  if (place === start + 1 || !verb || verb.afterPause || !agrees(answer, verb, subject)) return [];
  // "… weil ich krank bin und ich oft schlafe": the second clause depends as well.
  const ends = !next || next.afterPause || speech.lists.joining.has(next.lower);
  const depends = words.slice(0, start).some(({ lower }) => speech.lists.subordinating.has(lower));
  if (ends && depends) return [];
  const adverb = answer.text.slice(words[start + 1]?.start, words[place - 1]?.end);
  return [
    findingAt(subject, verb, {
      kind: "word-order",
      rule: "The verb comes right behind its subject.",
      ...(verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
        right: `${subject.text} ${verb.text} ${adverb}`,
      }),
    }),
  ];
};

/** Where a main clause begins behind one that opens its sentence, "um … zu" included. */
const behindClause = (answer: Answer, opener: Word): number => {
  const { words, speech } = answer;
  if (opener.lower === "um") {
    const zu = words.slice(opener.at, opener.at + 8).find(({ lower }) => lower === "zu");
    return zu ? zu.at + 2 : words.length;
  }
  const [, to] = clauseAround(speech, words, opener.at);
  // "wenn ich traurig bin | meine mutter hilft mir", as it is heard
  const unheard = words.slice(opener.at + 3, to).find(({ at }) => {
    const [verb, before] = [words[at - 1], words[at - 2]];
    const ends = verb?.verbs.some(({ verb: { lemma } }) => lemma === "sein") && !isSubject(speech, before);
    return ends && actorAt(answer, at) !== undefined;
  });
  return unheard?.at ?? to;
};

/** "Wenn ich Zeit habe, ich spiele …": behind a clause that begins the sentence, the verb comes first. */
const afterClause = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[start];
  if (!opener?.opens || !(speech.lists.subordinating.has(opener.lower) || /^(?:als|um)$/.test(opener.lower)))
    return [];
  const subject = words[behindClause(answer, opener)];
  if (!subject || subject.opens) return [];
  const phrase = actorAt(answer, subject.at);
  const name =
    subject.afterPause && subject.capital && subject.nouns.length + subject.verbs.length === 0
      ? subject
      : undefined;
  const last = phrase?.noun ?? subject;
  const verb = words[last.at + 1];
  if (!verb || verb.afterPause) return [];
  const third = verb.verbs.some(({ person }) => person === 2) && !speech.determiners.has(verb.lower);
  const fits = phrase ? isThird(verb, phrase) : agrees(answer, verb, subject) || (name && third);
  // "da sind vier Leute | sie lachen": there they are.
  const there = opener.lower === "da" && hasFinite(speech, words, start + 1, start + 2);
  // "Wenn ich koche, mein Bruder singt und …": the first clause may go on, and ends with its verb.
  const next = words[verb.at + 1];
  const goesOn = (phrase || name) && (!next || next.afterPause || speech.lists.joining.has(next.lower));
  if (there || !fits || goesOn) return [];
  return [
    findingAt(subject, verb, {
      kind: "word-order",
      rule: "After a clause that begins the sentence, the verb comes before its subject.",
      right: `${verb.text} ${answer.text.slice(subject.start, last.end)}`,
    }),
  ];
};

const TURNING = /^(?:weil|wenn|obwohl)$/;
const UNCLEAR = /^(?:da|damit|während|seit|seitdem|bis|trotzdem)$/;

/** "weil das finde ich gut", "weil da kann man …": a main clause with its subject behind the verb. */
const turnedBehind = (answer: Answer, place: number): Finding[] => {
  const { words, speech } = answer;
  const led = /^(?:das|da|dann|dort|hier|manchmal|oft)$/.test(words[place + 1]?.lower ?? "");
  const behind = led ? place + 2 : behindAdverbial(answer, place + 1);
  const [opener, verb, subject] = [words[place], words[behind], words[behind + 1]];
  if (!opener || !verb || !subject || behind === place + 1 || verb.afterPause || subject.afterPause)
    return [];
  // "weil da ist mehr los"
  const plain =
    led &&
    words[place + 1]?.lower !== "das" &&
    /^(?:ist|sind|gibt|war|waren|hat|kann|muss)$/.test(verb.lower);
  const sure = plain || (/^(?:ich|er|wir|man|es)$/.test(subject.lower) && agrees(answer, verb, subject));
  if (!sure || verb.nouns.length > 0 || speech.determiners.has(verb.lower)) return [];
  return [
    findingAt(opener, subject, {
      kind: "word-order",
      rule: `Behind “${opener.lower}” comes the subject, and the verb goes to the end.`,
    }),
  ];
};

/** "weil ist einfach": nobody and nothing is. */
const subjectless = (answer: Answer, place: number): Finding[] => {
  const { words, speech, uses } = answer;
  const [opener, verb, next] = [words[place], words[place + 1], words[place + 2]];
  if (!opener || !verb || !next || verb.afterPause || next.afterPause) return [];
  if (!speech.lists.subordinating.has(opener.lower) || UNCLEAR.test(opener.lower)) return [];
  const later = opener.lower === "dass" || TURNING.test(opener.lower) ? turnedBehind(answer, place) : [];
  if (later.length > 0) return later;
  const heard = /^(?:weil|obwohl)$/.test(opener.lower) && /^(?:ist|war|habe|hat|bin|sind)$/.test(verb.lower);
  const turned = TURNING.test(opener.lower) && (opener.afterPause || heard) && agrees(answer, verb, next);
  if (turned && verb.nouns.length + verb.adjectives.length === 0 && next.lower !== "sie")
    return [
      findingAt(opener, next, {
        kind: "word-order",
        rule: `Behind “${opener.lower}” comes the subject, and the verb goes to the end.`,
      }),
    ];
  if (!uses.some(({ at }) => at === verb.at) || isSubject(speech, next) || verb.nouns.length > 0) return [];
  const third = verb.verbs.some(({ person }) => person === 2);
  if (!third || speech.determiners.has(verb.lower)) return [];
  return [
    findingAt(opener, verb, {
      kind: "word-order",
      rule: `Behind “${opener.lower}” comes a subject first (“es” if there is no other), and the verb goes to the end.`,
    }),
  ];
};

/** "Als ich klein war": before a pronoun, at the beginning of a sentence; or "…, als ich war fünf". */
const isWhen = ({ words, speech }: Answer, { lower, opens, at }: Word): boolean =>
  lower === "als" &&
  isSubject(speech, words[at + 1]) &&
  (opens || (/^war(?:en|st)?$/.test(words[at + 2]?.lower ?? "") && words[at + 1]?.lower !== "es"));

/** "soziale Medien": a noun with adjectives and no article; or whatever word stands there. */
const bareSubject = ({ words }: Answer, place: number): Word | undefined => {
  let at = place;
  // "junge Leute": a boy is not meant.
  const describes = (word: Word | undefined, next: Word | undefined) =>
    word && word.adjectives.length > 0 && (word.nouns.length === 0 || (next?.nouns.length ?? 0) > 0);
  while (describes(words[at], words[at + 1])) at += 1;
  return (words[at]?.nouns.length ?? 0) > 0 && !words[at]?.afterPause ? words[at] : words[place];
};

/** Where another clause begins unheard: "… ich bin krank | bleibe ich …", "… man aufpasst | was man …"; or `to`. */
const nextClause = (answer: Answer, from: number, to: number): number => {
  const { words, speech } = answer;
  const next = words.slice(from, to).find(({ at, lower }) => {
    const [word, behind] = [words[at], words[at + 1]];
    const turned = isSubject(speech, behind) && !behind?.afterPause && agrees(answer, word, behind);
    return turned || speech.lists.questionWords.has(lower);
  });
  return next?.at ?? to;
};

/** Does this question word or relative pronoun begin a clause within another: "…, was ich will machen", "das ich habe gelesen"? */
const isAsking = ({ words, speech, text }: Answer, { at, lower, opens, afterPause }: Word): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  const led = !afterPause && speech.lists.prepositions.has(before?.lower ?? "");
  const first = led ? before : words[at];
  if (!before || opens || first?.opens || text.includes("?")) return false;
  if (speech.tongue.german?.relative.includes(lower))
    return (
      /^(?:ich|wir|man)$/.test(next?.lower ?? "") &&
      ((words[at - (led ? 2 : 1)]?.nouns.length ?? 0) > 0 || first?.afterPause === true)
    );
  // "wie ich finde", "wie du siehst"
  return speech.lists.questionWords.has(lower) && !speech.lists.joining.has(before.lower);
};

/** The subject of a clause that a question word begins: "wie oft | ich …", "welche Fächer | ich …". */
const askedBehind = ({ words, speech }: Answer, place: number): number => {
  // "wohin hauptsache ich …": only "wie" and the like ask with more than one word.
  const reach = /^(?:wie|was|welche\p{L}?)$/u.test(words[place]?.lower ?? "") ? 4 : 2;
  for (let at = place + 1; at < place + reach; at += 1) {
    if (isSubject(speech, words[at]) && !words[at]?.afterPause) return at;
    if ((words[at]?.verbs.length ?? 1) > 0) break;
  }
  return place + 1;
};

const ANYBODY = /^(?:das|alles|jeder|jemand|niemand|nichts|etwas|dies)$/;

/** "weil ich habe Hunger": in a dependent clause the verb goes to the end. */
const dependent = (answer: Answer, place: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[place];
  const depends =
    speech.lists.subordinating.has(opener?.lower ?? "") || /^seit(?:dem)?$/.test(opener?.lower ?? "");
  const asks = opener !== undefined && isAsking(answer, opener);
  if (!opener || !(depends || asks || isWhen(answer, opener))) return [];
  // "wenn es geht | in der letzten Reihe": a clause of its own, as it is heard.
  const possible = opener.lower === "wenn" && words[place + 1]?.lower === "es" && words[place + 2]?.lower;
  if (possible === "geht") return [];
  // "obwohl sie damit spielen": an adverb, unless a comma says otherwise.
  const sure =
    /^(?:seit|seitdem|bis)$/.test(opener.lower) &&
    (/^(?:ich|er|wir|du)$/.test(words[place + 1]?.lower ?? "") ||
      (phraseAt(answer, place + 1)?.noun.nouns.some(({ topic }) => topic === "family") ?? false));
  if (UNCLEAR.test(opener.lower) && !opener.afterPause && !sure) return [];
  // "weil dort das Wetter ist besser", "dass in London das Leben ist teuer"
  const start =
    TURNING.test(opener.lower) || opener.lower === "dass"
      ? behindAdverbial(answer, place + 1)
      : asks
        ? askedBehind(answer, place)
        : place + 1;
  const phrase = phraseAt(answer, start);
  // "während der Woche", "seit diesem Jahr"
  const timed = opener.lower === "seit" && phrase && ruledSlots(phrase).every((slot) => slot.endsWith("d"));
  if (phrase && (timed || opener.lower === "während")) return [];
  const subject = phrase ? phrase.noun : bareSubject(answer, start);
  // "egal wie das Wetter ist | Hauptsache …", as it is heard
  if (asks && !opener.afterPause && !isSubject(speech, subject)) return [];
  // "weil sie immer kocht leckeres Essen"
  let behind = (subject?.at ?? place) + 1;
  while (isAdverb(answer, words[behind])) behind += 1;
  const verb = subject && words[behind];
  if (!subject || !verb || verb.afterPause || speech.determiners.has(verb.lower)) return [];
  const third =
    (phrase ||
      subject.nouns.length > 0 ||
      ANYBODY.test(subject.lower) ||
      !speech.lexicon.known.has(subject.lower)) &&
    verb.verbs.some(({ person }) => person === 2 || person === 5);
  if (!third && !agrees(answer, verb, subject)) return [];
  const [, end] = clauseAround(speech, words, verb.at);
  let to = nextClause(answer, verb.at + 1, end);
  // "dass ich oft gehe | ohne tschüs zu sagen"
  to = words.slice(verb.at + 1, to).find(({ lower }) => /^(?:ohne|um|statt|anstatt)$/.test(lower))?.at ?? to;
  while (to > verb.at && speech.lists.joining.has(words[to - 1]?.lower ?? "")) to -= 1;
  const last = words[to - 1];
  // "ob ich will oder nicht"
  if (!last || last.at === verb.at || words[last.at - 1]?.lower === "oder") return [];
  // "falls das Wetter mitspielt abends sitze ich …": another clause may have begun.
  const owing = words[last.at - 1]?.lower === "zu" && last.verbs.some(({ mood }) => mood === "infinitive");
  const paired = owing || answer.uses.some(({ at, head }) => at === verb.at && head === last.at);
  // "…, den ich kenne aus der Schule": where something is may be told behind the verb, as it is said.
  const next = words[verb.at + 1];
  if (asks && !paired && next && speech.lists.prepositions.has(next.lower)) return [];
  if (hasFinite(speech, words, verb.at + 1, paired ? to - 1 : to)) return [];
  const ended = third
    ? last.verbs.some(({ person }) => person === 2 || person === 5)
    : agrees(answer, last, subject);
  // "dass die Lehrer sollen … geben": the infinitive at the end looks like a plural.
  if (ended && !paired) return [];
  const lead = answer.text.slice(opener.start, verb.start);
  return [
    findingAt(opener, last, {
      kind: "word-order",
      rule: `After “${opener.lower}” the verb goes to the end of the clause.`,
      ...(verb.at === subject.at + 1 && {
        right: `${lead}${answer.text.slice(verb.end, last.end).trim()} ${verb.text}`,
      }),
    }),
  ];
};

/** What may stand between a helper and a second verb that comes too soon. */
const BETWEEN = /^(?:nicht|nie|gern|gerne|lieber|auch|oft|immer|mich|dich|ihn|uns|mir|ihm|dir|es)$/;

const MODALS = /^(?:wollen|können|müssen|dürfen|sollen|mögen|werden)$/;

/** What may begin another clause, or stand behind this one's end. */
const STARTING =
  /^(?:ja|nein|doch|auch|vielleicht|zuerst|dann|danach|außerdem|trotzdem|deshalb|deswegen|also|statt|anstatt|ohne|um|vor|besonders|entweder|meistens|normalerweise|leider|später|früher|einerseits|andererseits|sonst|und|aber|oder|sondern|denn|sogar|zum|die|der|das|den|dem|was|wo|wie|als)$/;

const AMOUNT = /^(?:viel|mehr|weniger|viele|einige|zwei|drei|vier|fünf)$/;
const TOWARDS = /^(?:zum|zur|ins|nach)$/;

/** "Ich habe gespielt Fußball": participle and infinitive stand at the end. */
const atTheEnd = (answer: Answer): Finding[] =>
  answer.uses.flatMap((use) => {
    const { words, speech } = answer;
    const { at } = use;
    const head = nearPartner(answer, use) ?? use.head;
    const [, to] = clauseAround(speech, words, at);
    const [helper, partner, next, last] = [words[at], words[head], words[head + 1], words[to - 1]];
    if (!helper || !partner || !next || !last || head <= at || next.afterPause || last.at <= head) return [];
    const close =
      nearPartner(answer, use) === head ||
      head === at + 1 ||
      (head === at + 2 && isSubject(speech, words[at + 1]));
    const thing = (next.nouns.length > 0 && next.verbs.length === 0) || AMOUNT.test(next.lower);
    const leads = thing || speech.determiners.has(next.lower) || speech.lists.prepositions.has(next.lower);
    // "darf nicht benutzt sein Handy": a possessive.
    if (speech.determiners.has(partner.lower) && phraseAt(answer, head)) return [];
    // "bin begeistert von": a participle that describes.
    const describes =
      partner.adjectives.length > 0 ||
      (helper.verbs.some(({ verb }) => verb.lemma === "sein") && !isMoving(answer, head));
    if (describes || next.lower === "zu") return [];
    // "gehört", "wollen": far from its helper it may be conjugated itself.
    const [moods, lemmas] = [
      partner.verbs.map(({ person }) => person),
      partner.verbs.map(({ verb }) => verb.lemma),
    ];
    const partial =
      partner.verbs.some(({ mood }) => mood === "participle") && moods.some((each) => each !== undefined);
    // "das T-Shirt, das ich gekauft habe, gefällt mir", as it is heard; "müde gewesen nach der Reise"
    const rests = partner.lower === "gewesen" && speech.lists.prepositions.has(next.lower);
    if (rests || (partial && hasForm(words, at - 1, at, "participle"))) return [];
    // "was ich studieren will | wissen meine Eltern": the clause before has its second verb, and the next one begins.
    if (
      !helper.afterPause &&
      moods.some((each) => each !== undefined) &&
      (hasForm(words, at - 1, at, "infinitive") || hasForm(words, at + 1, head, "infinitive"))
    )
      return [];
    if (!close && (partial || lemmas.some((lemma) => MODALS.test(lemma)))) return [];
    // "… habe ich gespielt | meine Freundin und …": what follows may be another clause.
    const joint = words.slice(head + 1, to).find(({ lower }) => speech.lists.joining.has(lower));
    const end = close && leads ? (joint?.at ?? to) : to;
    const behind = words.slice(head + 1, end);
    const another =
      hasFinite(speech, words, head + 1, end) ||
      behind.some(
        ({ lower, at: place }) =>
          (STARTING.test(lower) && !phraseAt(answer, place)) || speech.subjects.get(lower) !== undefined,
      ) ||
      hasFinite(speech, words, at + 1, head);
    const follower = words[to];
    const closes =
      !follower || follower.afterPause || speech.lists.subordinating.has(follower.lower) || (close && leads);
    // "muss lernen, damit umzugehen": what one learns is another infinitive, with or without its comma.
    const aims = words
      .slice(head + 1)
      .some(({ lower }) => lower === "zu" || /^(?:ab|an|auf|aus|ein|mit|um|vor)zu\p{L}+n$/u.test(lower));
    if (another || !closes || (aims && partner.lower === "lernen")) return [];
    // "… ins Kino gehen und nachher Mathe üben": a second one follows.
    const pair = words.slice(head + 1, to).some(({ lower }) => speech.lists.joining.has(lower));
    const verbal = (next.verbs.length > 0 && !leads) || last.verbs.length > 0;
    const goes = TOWARDS.test(next.lower) && isMoving(answer, head);
    if (!(close && leads) && (pair || verbal || (speech.lists.prepositions.has(next.lower) && !goes)))
      return [];
    const sure = !pair && !verbal;
    return [
      findingAt(helper, sure ? last : next, {
        kind: "word-order",
        rule: `“${partner.text}” has to stand at the end of the clause.`,
        ...(sure && {
          // "möchte zu reisen": the "zu" is one too many as well.
          right: `${answer.text.slice(helper.start, words[head - 1]?.lower === "zu" ? words[head - 1]?.start : partner.start)}${answer.text.slice(partner.end, last.end).trim()} ${partner.text}`,
        }),
      }),
    ];
  });

/** The second verb right behind its helper, or behind the subject that follows that: "kann gehen ins Kino". */
const nearPartner = ({ words, speech }: Answer, { at, head }: VerbUse): number | undefined => {
  let place = isSubject(speech, words[at + 1]) ? at + 2 : at + 1;
  while (BETWEEN.test(words[place]?.lower ?? "") && !words[place]?.afterPause) place += 1;
  const word = words[place];
  const moods = words[head]?.verbs.map(({ mood }) => mood) ?? [];
  const mood = (["participle", "infinitive"] as const).find((each) => moods.includes(each));
  if (head === at || !word || word.afterPause || word.nouns.length > 0 || speech.determiners.has(word.lower))
    return undefined;
  return word.verbs.some((reading) => reading.mood === mood) ? place : undefined;
};

const isMoving = ({ words, speech }: Answer, head: number): boolean =>
  words[head]?.verbs.some(({ verb }) => speech.tongue.auxiliaries?.withBeing.includes(verb.lemma)) ?? false;

/** Adverbs that begin a clause behind a comma. */
const LEADING = /^(?:deshalb|deswegen|trotzdem|außerdem|danach|dann|sonst)$/;

/** "Wie viel es kostet?", "… und was du machst?": in a question the verb comes before its subject. */
const straightQuestion = (answer: Answer, { at, lower, opens }: Word): Finding[] => {
  const { words, speech, text } = answer;
  const asks = text.includes("?");
  const joined = asks && words[at - 1]?.lower === "und";
  if (!(opens || joined) || !speech.lists.questionWords.has(lower)) return [];
  const place = askedBehind(answer, at);
  const phrase = /^viele?$/.test(words[place]?.lower ?? "") ? undefined : actorAt(answer, place);
  const [first, subject, last] = [words[at], words[place], phrase?.noun ?? words[place]];
  const verb = last && words[last.at + 1];
  if (!first || !subject || !last || !verb || verb.afterPause || subject.afterPause) return [];
  const known = phrase ? isThird(verb, phrase) : isSubject(speech, subject) && agrees(answer, verb, subject);
  const end = words.slice(at + 1).find((word) => word.opens)?.at ?? words.length;
  // "Was ich mag, ist Sport", "Weißt du, wo er wohnt und was er macht?"
  const another = hasFinite(speech, words, verb.at + 1, end);
  const governed =
    joined &&
    words
      .slice(0, at)
      .some(
        ({ lower: word }) =>
          speech.lists.questionWords.has(word) ||
          /^(?:wissen|weißt|sagen|fragen|erklären|erzählen|zeigen|ob|dass)$/.test(word),
      );
  // "Was sie können, grenzt an Zauberei"
  const next = words[verb.at + 1];
  if (!asks && next?.afterPause && !next.opens) return [];
  const yours = /^(?:du|ihr|sie)$/.test(subject.lower);
  if (!known || another || governed || (!asks && !yours && verb.at === end - 1)) return [];
  const parts = verb.verbs.some(({ verb: { parts } }) => parts !== undefined);
  return [
    findingAt(first, verb, {
      kind: "word-order",
      rule: "In a question the verb comes before its subject.",
      ...(!parts && {
        right: `${text.slice(first.start, words[place - 1]?.end)} ${verb.text} ${text.slice(subject.start, last.end)}`,
      }),
    }),
  ];
};

const ASKING = /^(?:wissen|fragen|sagen|zeigen|erklären|verstehen|vergessen|wundern|erzählen)$/;

/** "Ich weiß nicht, wer ist das": in a question within a sentence the verb goes to the end. */
const turnedQuestion = (answer: Answer, { at, lower }: Word): Finding[] => {
  const { words, speech, text } = answer;
  const knows = words
    .slice(Math.max(0, at - 3), at)
    .find(({ verbs }) => verbs.some(({ verb }) => ASKING.test(verb.lemma)));
  const place = /^(?:viel|viele|lange|oft|weit|teuer)$/.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const [first, verb, subject] = [words[at], words[place], words[place + 1]];
  if (!knows || !first || !verb || !subject || verb.afterPause || subject.afterPause) return [];
  if (!speech.lists.questionWords.has(lower) || verb.nouns.length > 0 || /[:„"“]/.test(text)) return [];
  const phrase = actorAt(answer, subject.at);
  // "…, was meine Eltern sagen": the subject comes first.
  const acts = phrase ? isThird(verb, phrase) : agrees(answer, verb, subject);
  if (!acts || knows.at < at - 3 || isSubject(speech, verb) || speech.determiners.has(verb.lower)) return [];
  return [
    findingAt(first, subject, {
      kind: "word-order",
      rule: "In a question within a sentence the verb goes to the end.",
    }),
  ];
};

/** German: the places of the verb. */
export const wordOrder: Check = (answer) => {
  if (!answer.speech.tongue.german) return [];
  const { words, speech } = answer;
  // "aber", "und" and the like stand outside: what follows them begins anew.
  const starts = words.flatMap((word) => {
    const joins = speech.lists.joining.has(word.lower);
    const answers = word.opens && speech.lists.affirming.has(word.lower);
    const [before, next] = [words[word.at - 1], words[word.at + 1]];
    // "… meine Hausaufgaben dann ich gehe ins Bett", as it is heard
    const heard =
      /^(?:ich|wir|er|man)$/.test(next?.lower ?? "") && !speech.lists.subordinating.has(before?.lower ?? "");
    if (LEADING.test(word.lower) && (word.afterPause || heard || /^des/.test(word.lower)) && !joins)
      return word.at;
    return word.opens && !joins && !answers ? word.at : joins || answers ? word.at + 1 : [];
  });
  return [
    ...starts.flatMap((start) => secondPlace(answer, start)),
    ...starts.flatMap((start) => besideSubject(answer, start)),
    ...starts.flatMap((start) => afterClause(answer, start)),
    ...words.flatMap(({ at }) => [...dependent(answer, at), ...subjectless(answer, at)]),
    ...words.flatMap((word) => [...straightQuestion(answer, word), ...turnedQuestion(answer, word)]),
    ...atTheEnd(answer),
  ];
};
