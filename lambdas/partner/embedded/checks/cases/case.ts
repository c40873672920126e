import type { Answer } from "../../answer.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { joined } from "../../phrase/form.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../phrase/phrase.ts";
import { shared } from "../../phrase/slot.ts";
import { subjectsIn } from "../../subject/subject.ts";
import { isSubject, type Word } from "../../word.ts";

const names: Readonly<Record<string, string>> = {
  n: "nominative",
  a: "accusative",
  d: "dative",
  g: "genitive",
};

/** The phrase in one of these cases, if only one form is possible: "meine Freunde" → "meinen Freunden". */
const inCase = (answer: Answer, phrase: Phrase, cases: string): string | undefined => {
  if (phrase.early.length > 0) return undefined;
  const numbers = new Set(shared(phrase.offered, phrase.needed).map((slot) => slot[1]));
  const lemma = phrase.noun.nouns[0]?.lemma.toLowerCase() ?? "";
  const forms = (answer.speech.lexicon.inflected.get(lemma) ?? []).flatMap(({ form, slots }) =>
    slots
      .filter((slot) => numbers.has(slot[1]) && cases.includes(slot.slice(2)))
      .map((slot) => joined(answer, phrase.family, slot, form)),
  );
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};

/** "in dem Norden" is "im Norden". */
const melted = ({ speech }: Answer, preposition: string, right: string): string => {
  const [article = "", ...rest] = right.split(" ");
  const short = speech.contracted.get(`${preposition.toLowerCase()} ${article}`);
  return short ? [short, ...rest].join(" ") : `${preposition} ${right}`;
};

const afterPreposition = (answer: Answer, phrase: Phrase): Finding[] => {
  const { ruled, determiner, noun } = phrase;
  const preposition = answer.words[determiner.at - 1];
  if (ruled === undefined || !preposition || ruledSlots(phrase).length > 0) return [];
  // "ich benutze es zu meine Freunde anrufen": no place, but what something is for.
  const next = answer.words[noun.at + 1];
  const end = answer.words[noun.at + 2];
  const aimed = next?.verbs.some(({ mood }) => mood === "infinitive") && (!end || end.afterPause);
  const owed = answer.uses.some(({ at, head }) => at !== head && head === next?.at);
  if (preposition.lower === "zu" && aimed && !owed && !next?.afterPause)
    return [
      findingAt(preposition, next ?? noun, {
        kind: "second-verb",
        rule: "“in order to” is “um … zu”: um meine Oma zu besuchen.",
      }),
    ];
  const cases = [...ruled].map((each) => names[each]).join(" or the ");
  const right = inCase(answer, phrase, ruled);
  return [
    findingAt(preposition, noun, {
      kind: "case",
      rule: `“${preposition.text}” takes the ${cases} here.`,
      ...(right && { right: melted(answer, preposition.text, right) }),
    }),
  ];
};

/** The preposition that rules the first of two, "mit Tom und …", and so the second. */
const leaderOf = ({ words, speech }: Answer, { determiner }: Phrase): Word | undefined => {
  const joint = words[determiner.at - 1];
  if (joint?.lower !== "und" || determiner.afterPause || joint.afterPause) return undefined;
  for (let at = joint.at - 1; at >= Math.max(0, joint.at - 4); at -= 1) {
    const word = words[at];
    if (!word) return undefined;
    const ruled = speech.cases.get(word.lower);
    // "zu viele Klamotten und mein Ladegerät": too many.
    const tooMuch =
      word.lower === "zu" && (words[at + 1]?.adjectives.length || /^viele?/.test(words[at + 1]?.lower ?? ""));
    if (tooMuch) return undefined;
    if (ruled === "d" || ruled === "a") return at < joint.at - 1 ? word : undefined;
    const acts = word.verbs.some(({ person }) => person !== undefined) && !speech.determiners.has(word.lower);
    if (word.afterPause || (acts && word.nouns.length === 0) || speech.lists.prepositions.has(word.lower))
      return undefined;
  }
  return undefined;
};

const PERSON = /^(?:family|friends|pets)$/;

/** "eine Schokolade mit Sahne und ein Glas Wasser": with a noun before "mit", the two may be what goes together. */
const mayPair = ({ words, speech }: Answer, { noun, offered, needed }: Phrase, leader: Word): boolean => {
  const timed = speech.lists.times.has(noun.lower);
  const person = noun.nouns.some(({ topic }) => PERSON.test(topic ?? ""));
  const before = leader.afterPause ? undefined : words[leader.at - 1];
  const described =
    before !== undefined && (before.nouns.length > 0 || !speech.lexicon.known.has(before.lower));
  return timed || (described && !person && shared(offered, needed).some((slot) => slot.endsWith("a")));
};

/** "ein Haus mit vier Zimmern und ein kleiner Garten" */
const afterJoint = (answer: Answer, phrase: Phrase): Finding[] => {
  const { words, speech } = answer;
  const leader = leaderOf(answer, phrase);
  const ruled = leader && speech.cases.get(leader.lower);
  if (!leader || !ruled || mayPair(answer, phrase, leader)) return [];
  const slots = shared(phrase.offered, phrase.needed).filter((slot) => !slot.endsWith("g"));
  // "… mit Tom und mein Bruder bleibt": another clause has begun.
  const [, to] = clauseAround(speech, words, phrase.noun.at);
  const acts = words
    .slice(phrase.noun.at + 1, to)
    .some(({ verbs }) => verbs.some(({ person }) => person === 2 || person === 5));
  const follower = words[phrase.noun.at + 1];
  // "mit Tom gespielt und meine Schwester geärgert"
  if (
    words
      .slice(leader.at + 1, phrase.determiner.at)
      .some(({ verbs }) => verbs.some(({ mood }) => mood === "participle"))
  )
    return [];
  const paired = follower?.lower === "und";
  if (acts || paired || slots.length === 0 || slots.some((slot) => ruled.includes(slot.slice(2)))) return [];
  const right = inCase(answer, phrase, ruled);
  return [
    findingAt(phrase.determiner, phrase.noun, {
      kind: "case",
      rule: `“${leader.text}” rules this as well: it takes the ${names[ruled]}.`,
      ...(right && { right }),
    }),
  ];
};

const LEADS = ["ich", "du", "er", "wir", "man"];

const OBJECTS = /^(?:mich|dich|ihn|uns|euch|mir|dir|ihm|ihnen|sich)$/;

/** "ich habe ein Hund": the clause has its subject, so a masculine in the nominative cannot be one. */
const asObject = (answer: Answer, phrase: Phrase): Finding[] => {
  const { words, uses, speech } = answer;
  const { determiner, noun, ruled } = phrase;
  // "der Lehrer" is "of the teachers" only behind another noun.
  const owner = words[determiner.at - 1];
  const owned = owner !== undefined && owner.nouns.length > 0 && !speech.lists.times.has(owner.lower);
  const slots = shared(phrase.offered, phrase.needed).filter((slot) => owned || !slot.endsWith("g"));
  if (ruled !== undefined || slots.length === 0 || slots.some((slot) => slot !== "msn")) return [];
  const [from, to] = clauseAround(speech, words, determiner.at);
  const use = uses.find(({ at }) => at >= from && at < to);
  const head = use && use.head > use.at ? use.head : undefined;
  const linking = use && speech.tongue.german?.linking.includes(use.verb.lemma);
  const there = words.slice(from, to).some(({ lower }) => lower === "es") && use?.verb.lemma === "geben";
  // "der Mann trägt ein blauer Pullover"
  const named = subjectsIn(answer).some(
    ({ verb: { at: its }, first }) => its === use?.at && first.at < its && its < determiner.at,
  );
  // "wir gehen ins Kino und sehen ein Film": the subject came before.
  const shares =
    use !== undefined &&
    from + 1 === use.at &&
    words
      .slice(use.at + 1, determiner.at)
      .every(({ lower }) => /^(?:noch|auch|dann|immer|oft|jetzt|dort|meistens)$/.test(lower)) &&
    speech.lists.joining.has(words[from]?.lower ?? "");
  const led = there || named || shares || words.slice(from, to).some(({ lower }) => LEADS.includes(lower));
  const [before, after] = [words[determiner.at - 1], words[noun.at + 1]];
  const { joining, comparing, prepositions } = speech.lists;
  // "ich besuche meine Oma und mein Opa": the first of the two is surely an object.
  const objects = [use?.at ?? 0, (use?.at ?? 0) + 1].flatMap((at) => phraseAt(answer, at + 1) ?? []);
  const second =
    before?.lower === "und" &&
    objects.some((each) => each.noun.at === before.at - 1 && each.ruled === undefined);
  const apart =
    before && !second && [joining, comparing, prepositions].some((list) => list.has(before.lower));
  const beyond = words[noun.at + 2];
  // "mein Bruder und ich", "ich glaube mein Bruder kommt"
  const pairs =
    after !== undefined && (after.lower === "und" || speech.tongue.german?.pairing.includes(after.lower));
  const paired = pairs && beyond && speech.subjects.get(beyond.lower) !== undefined;
  // "haben wir der Strand besucht": a participle, and no verb of its own.
  const acts =
    after && !after.afterPause && after.at !== head && after.verbs.some(({ person }) => person === 2);
  // "gestern hat mein Wecker …", "die mir mein Vater gezeigt hat": it may be the subject of a verb near it.
  // "hat mich mein Onkel …" as well.
  const back = before && OBJECTS.test(before.lower) ? 2 : 1;
  const [lead, verb] = [words[determiner.at - back - 1], words[determiner.at - back]];
  const turned =
    verb?.verbs.some(({ person }) => person === 2 || person === 5) &&
    !named &&
    !shares &&
    !(lead && !verb.afterPause && (LEADS.includes(lead.lower) || there));
  // "wenn meine Mutter arbeitet | kocht mein Vater": two verbs side by side, and this is the subject of the second.
  const depends = words
    .slice(from, use?.at ?? from)
    .some(({ lower }) => speech.lists.subordinating.has(lower));
  const meets = depends && verb && !verb.afterPause && lead !== undefined && lead.at === use?.at;
  if (meets && verb.verbs.some(({ person }) => person === 2)) return [];
  const later = words
    .slice(noun.at + 1, to)
    .some(
      ({ at, verbs, lower }) =>
        at !== head && !speech.determiners.has(lower) && verbs.some(({ person }) => person === 2),
    );
  // "der Skatepark hinter dem Rathaus | da treffe ich …": named first, and taken up again.
  const resumed = words
    .slice(noun.at + 1, use?.at ?? 0)
    .some(({ lower }) => /^(?:da|dort|hier|das|der|den)$/.test(lower));
  if (turned || later || resumed) return [];
  if (!use || linking || !led || apart || paired || acts) return [];
  const right = inCase(answer, phrase, "a");
  // "ich will ein Hund haben und …": the nearest verb rules it.
  const nearest = after?.afterPause ? undefined : after?.verbs.find(({ mood }) => mood === "infinitive");
  return [
    findingAt(determiner, noun, {
      kind: "case",
      rule: `This is the object of “${(nearest ?? use).verb.lemma}”, so it has to be in the accusative.`,
      ...(right && { right }),
    }),
  ];
};

/** The phrases that a list names before this one, as "ein Bett, ein Schrank": the last one first. */
const listedBefore = (answer: Answer, { determiner }: Phrase, within = false): Phrase[] => {
  const { words } = answer;
  const led = !determiner.afterPause && words[determiner.at - 1]?.lower === "und";
  const joint = led ? determiner.at - 1 : determiner.at;
  // "einen Bahnhof ein Museum und ein Park": nobody hears the commas.
  const joins = led || (determiner.afterPause ? !determiner.opens : within);
  if (!joins || determiner.at < 2) return [];
  const before = [joint - 2, joint - 3]
    .flatMap((at) => phraseAt(answer, at) ?? [])
    .find(({ noun }) => noun.at === joint - 1);
  return before ? [before, ...listedBefore(answer, before, true)] : [];
};

/** "ich trage normalerweise Jeans und ein Pullover": the first word behind the verb, where no article stands. */
const bareObject = ({ words, speech }: Answer, { determiner }: Phrase): Word | undefined => {
  if (words[determiner.at - 1]?.lower !== "und" || determiner.afterPause) return undefined;
  let first = words[determiner.at - 2];
  if (!first || first.nouns.length === 0 || first.verbs.length > 0 || first.afterPause) return undefined;
  const leads = (word: Word | undefined) =>
    word &&
    !word.afterPause &&
    !speech.determiners.has(word.lower) &&
    ((word.adjectives.length > 0 && word.verbs.length === 0) ||
      speech.fronted.has(word.lower) ||
      speech.lists.numbers.has(word.lower) ||
      /^(?:gern|gerne|auch|nur|viel|\d+)$/.test(word.lower));
  for (let before = words[first.at - 1]; before && leads(before); before = words[before.at - 1])
    first = before;
  return first;
};

/** "es gibt ein Bett, ein Schrank und einen Tisch": what stands in a list of objects is one as well. */
const inList = (answer: Answer, phrase: Phrase): Finding[] => {
  const { speech, words, uses } = answer;
  const bare = bareObject(answer, phrase);
  const slots = shared(phrase.offered, phrase.needed).filter((slot) => !slot.endsWith("g"));
  const first = listedBefore(answer, phrase).at(-1);
  if (
    (!first && !bare) ||
    first?.ruled !== undefined ||
    slots.length === 0 ||
    slots.some((slot) => slot !== "msn")
  )
    return [];
  const opening = first?.determiner ?? bare;
  if (!opening) return [];
  const lead = words[opening.at - 1];
  const led = lead && (isSubject(speech, lead) || lead.lower === "auch") ? lead.at - 1 : opening.at - 1;
  const use = uses.find(({ at }) => at === led);
  // "Heute kommen meine Tante, mein Onkel …": only what one has is surely an object.
  if (!use || opening.afterPause || !speech.tongue.german?.having.includes(use.verb.lemma)) return [];
  const behind = words[phrase.noun.at + 1];
  // "muss eine Krawatte und ein Blazer tragen"
  const own = behind !== undefined && behind.at === use.head;
  const acts =
    behind && !own && !behind.afterPause && behind.verbs.some(({ person }) => person !== undefined);
  if (acts || isSubject(speech, words[phrase.noun.at + 2])) return [];
  const right = inCase(answer, phrase, "a");
  return [
    findingAt(phrase.determiner, phrase.noun, {
      kind: "case",
      rule: `This is an object of “${use.verb.lemma}” as well, so it has to be in the accusative.`,
      ...(right && { right }),
    }),
  ];
};

/** German: phrases whose gender is right, but not their case: "mit mein Bruder", "ich habe ein Hund". */
export const caseOf: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : answer.words.flatMap((_, place) => {
        const phrase = phraseAt(answer, place);
        if (!phrase || shared(phrase.offered, phrase.needed).length === 0) return [];
        return [
          ...afterPreposition(answer, phrase),
          ...asObject(answer, phrase),
          ...inList(answer, phrase),
          ...afterJoint(answer, phrase),
        ];
      });
