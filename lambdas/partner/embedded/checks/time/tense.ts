import type { Tense } from "../../../../../domain/exercise.ts";
import type { Answer } from "../../answer.ts";
import type { Asked } from "../../asked.ts";
import { englishWords } from "../../english.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { Mood, Verb } from "../../morphology.ts";
import type { Demand } from "../../tongue.ts";
import type { VerbUse } from "../../verb-use.ts";
import { isSubject, type Word } from "../../word.ts";

/** Tenses that answer a question in this one: plans can be told as wishes. */
const accepted: Record<Tense, readonly Tense[]> = {
  // What somebody would like is answered to what they like.
  present: ["present", "conditional"],
  past: ["past"],
  future: ["future", "conditional"],
  conditional: ["conditional", "future"],
};

/** "quelque part où il fait chaud": what a place is like, whatever the tense. */
const WHERE = /^(?:où|donde|wo)$/;

/** The verbs that answer the question: a reason for the answer may stand in any tense, and so may what a place is like. */
export const mainUses = ({ uses, words, speech: { lists } }: Answer): readonly VerbUse[] => {
  const reason = words.findIndex(({ lower }) => lists.reasons.has(lower) && lists.subordinating.has(lower));
  const place = words.findIndex(({ lower, at }) => at > 0 && WHERE.test(lower));
  const ends = [reason, place].filter((end) => end >= 0);
  return uses.filter(({ at }) => ends.every((end) => at < end));
};

const usesTense = (answer: Answer, tenses: readonly Tense[]): boolean =>
  answer.uses.some((use) => use.tenses.some((tense) => tenses.includes(tense)));

/** "je vais play", "voy ver": the helper of the tense is there, and only its second verb has gone wrong. */
const attempts = ({ uses, words, speech }: Answer, tenses: readonly Tense[]): boolean =>
  speech.tongue.compounds.some(({ helpers, moods, via, second, tenses: makes }) => {
    if (!makes.some((tense) => tenses.includes(tense))) return false;
    return uses.some(({ at, head }) => {
      const helps = words[at]?.verbs.some(
        ({ verb, mood }) => helpers.includes(verb.lemma) && moods.includes(mood),
      );
      const next = words[at + 1]?.lower === via ? words[at + 2] : words[at + 1];
      if (at !== head || !helps || !next || next.capital) return false;
      // "nous sommes baladées"
      if (second !== "infinitive") return /ée?s?$/.test(next.lower) && !speech.lexicon.known.has(next.lower);
      const isVerb = next.verbs.length > 0 && next.nouns.length === 0;
      return isVerb || englishWords.has(next.lower) || !speech.lexicon.known.has(next.lower);
    });
  });

/** In German the present is the usual way to tell a plan: "Ich gehe ins Kino". What somebody likes is none. */
const tellsPlan = (answer: Answer): boolean => {
  const { tongue, lists } = answer.speech;
  const { german } = tongue;
  if (!german || lists.likes.heardIn(answer.plain).length > 0) return false;
  return mainUses(answer).some(
    ({ verb, tenses }) => tenses.includes("present") && !german.lasting.includes(verb.lemma),
  );
};

/** French: "je rêve de voir …", "j'ai envie d'aller …", "j'ai un exposé à finir": said now, and still to come. */
const STILL_TO_COME =
  /(?<!\p{L})(?:(?:envie|hâte|intention|espoir|projet|but) (?:(?:est|c'est) )?d['e]|rêv(?:e|erais)(?!\p{L})|(?:me|m'|nous) ?(?:tente|attire|fascine)(?!\p{L})|je me vois|je (?:compte|espère|pars|dois)|on (?:part|doit)|il faut|j'hésite|j'ai (?:[\p{L}'-]+ ){1,4}à \p{L}+(?:er|ir|re)(?!\p{L}))/u;

/** Spanish and German: "me muero por ir", "mich reizt Neuseeland", "mi sueño es viajar": what is longed for is told in the present, and so is what is not settled yet. */
const LONGING =
  /(?<!\p{L})(?:mich (?:reizt|lockt|fasziniert)|(?:reizt|lockt|fasziniert) mich|muero por|ganas de|sueño con|a lo mejor|me veo|el (?:lunes|viernes|sábado|domingo)|no tengo (?:planes|nada)|quedado (?:con|en|para)|(?:sueño|ilusión|meta|objetivo|intención) es) /u;

/** Does it tell in the present what somebody wishes, plans or owes? */
export const looksAhead = (answer: Answer): boolean =>
  (answer.speech.tongue.onlySubjects !== undefined && STILL_TO_COME.test(answer.plain)) ||
  (answer.speech.tongue.onlySubjects === undefined && LONGING.test(answer.plain));
/** Is the tense that was asked for used? An answer without a verb shows no tense, so it is not judged by it. */
export const missesTense = (answer: Answer, tense: Tense | undefined): boolean => {
  if (!tense || mainUses(answer).length === 0 || usesTense(answer, accepted[tense])) return false;
  if (attempts(answer, accepted[tense])) return false;
  // "Últimamente me ha dado por pintar": in Spanish the perfect may tell what goes on.
  const perfect = answer.speech.tongue.dropsSubjects && mainUses(answer).every(({ at, head }) => at !== head);
  if (tense === "present" && perfect) return false;
  // "Mich fasziniert Japan": what draws somebody somewhere does so now.
  if (
    tense === "conditional" &&
    answer.speech.tongue.german &&
    // "Schon als Kind wollte ich …": what was wished for then may be so now.
    /^mi(?:ch|r) |(?:^| )wollten? (?:ich|wir) /.test(answer.plain)
  )
    return false;
  if (tense === "future" && tellsPlan(answer)) return false;
  if (accepted[tense].includes("future") && looksAhead(answer)) return false;
  // "Demain, je vais au cinéma" is a plan in the present tense.
  return !(tense === "future" && answer.speech.lists.futureMarkers.heardIn(answer.plain).length > 0);
};

/** "Yo come" in the past is "Yo comí", "je joue" is "j'ai joué": only where the subject leaves one form and one helper. */
const inThePast = (answer: Answer, subject: Word, { verb }: VerbUse): string | undefined => {
  const { tongue, lexicon, subjects } = answer.speech;
  const [person, ...others] = subjects.get(subject.lower)?.persons ?? [];
  if (person === undefined || others.length > 0) return undefined;
  const formOf = (of: Verb | undefined, mood: Mood) =>
    of?.forms.find((form) => form.mood === mood && (form.person === undefined || form.person === person))
      ?.form;
  if (!tongue.auxiliaries) {
    const form = formOf(verb, "preterite");
    return form && `${subject.text} ${form}`;
  }
  const { having, neverBeing } = tongue.auxiliaries;
  const helper = formOf(lexicon.verbOf.get(having), "present");
  const participle = formOf(verb, "participle");
  // German puts the participle at the end, and "être" makes it agree.
  if (tongue.german || !helper || !participle || !neverBeing.includes(verb.lemma)) return undefined;
  const full = answer.speech.restored.get(subject.lower) ?? subject.text;
  return tongue.elided(full.toLowerCase(), `${helper} ${participle}`) ?? `${full} ${helper} ${participle}`;
};

/** German words that set one time against another. */
const CONTRASTS =
  /(?:^|[ ,])(?:früher|damals|inzwischen|mittlerweile|als ich|aber (?:jetzt|heute|dieses|nun|letzte[ns]?))(?= )/;

/** A time that is over. */
const THEN = /(?:^| )(?:gestern|vorgestern|neulich|zuletzt|letzte[ns]?|als kind)(?= )/;

/**
 * German: "Wohin bist du gefahren?" answered by "Wir fahren …", "Was würdest du kaufen?" by "Ich kaufe …": the verb of the
 * question in the present, where a question word asks for another tense.
 */
export const repeatedTense = (answer: Answer, asked: Answer): Tense | undefined => {
  const { lists, tongue } = answer.speech;
  const use = asked.uses.at(-1);
  const uses = mainUses(answer);
  const [first] = uses;
  const tense = use?.tenses[0];
  const isDone = ({ verb }: VerbUse) => !tongue.german?.lasting.includes(verb.lemma);
  if (!tongue.german || !use || !first || first.tenses.join() !== "present") return undefined;
  if (!lists.questionWords.has(asked.words[0]?.lower ?? "") || CONTRASTS.test(answer.plain)) return undefined;
  if (use.verb === first.verb && use.tenses.join() === "past") return tense;
  const past = THEN.test(asked.plain);
  if (past && uses.every(({ tenses }) => tenses.join() === "present") && uses.some(isDone)) return "past";
  const would =
    asked.plain.includes("würdest") &&
    !/^(?:beschreiben|sagen|nennen|empfehlen)$/.test(use.verb.lemma) &&
    !tongue.german.lasting.includes(first.verb.lemma);
  return would && isSubject(answer.speech, answer.words[first.at - 1]) ? "conditional" : undefined;
};

/** In so many words there is no room for an example. */
const BRIEF = 8;

/** "Rien de spécial, je préfère …": nothing was done, and what follows tells why. */
export const deniesAll = ({ words, speech }: Answer, { at }: VerbUse): boolean =>
  words.slice(0, at).some(({ lower }) => speech.lists.none.has(lower));

/** A question in one tense, answered in another. */
export const tenseAsked = (answer: Answer, tense: Tense | undefined): Finding[] => {
  const [use] = mainUses(answer);
  if (!tense || !use || !missesTense(answer, tense) || deniesAll(answer, use)) return [];
  // "Gehst du gern einkaufen? – Ja, neulich habe ich …": who says more may give an example.
  if (tense === "present" && answer.speech.tongue.german && answer.words.length > BRIEF) return [];
  // "No mucho. … ayer hizo una lasaña": answered in a word, and then comes an example.
  const { pastMarkers } = answer.speech.lists;
  if (tense === "present" && beginsVerbless(answer, use) && pastMarkers.heardIn(answer.plain).length > 0)
    return [];
  const verb = answer.words[use.at];
  const before = answer.words[use.at - 1];
  // "en cuanto acabe": Spanish tells what is to come in the subjunctive.
  const toCome = verb?.verbs.length && verb.verbs.every(({ mood }) => mood === "subjunctive");
  if (answer.speech.tongue.spanish && tense === "future" && toCome) return [];
  const first = before && verb && !verb.afterPause && isSubject(answer.speech, before) ? before : verb;
  const last = answer.words[Math.max(use.at, use.head)];
  if (!first || !last) return [];
  const said = use.tenses[0] ?? "present";
  const subject = first === verb ? undefined : first;
  const right =
    tense === "past" && subject && use.at === use.head ? inThePast(answer, subject, use) : undefined;
  return [
    findingAt(first, Math.abs(use.head - use.at) > 4 ? (verb ?? first) : last, {
      kind: "tense",
      rule: `This is in the ${said}${said === "conditional" ? "" : " tense"}, but the question asks for the ${tense}.`,
      ...(right && { right }),
    }),
  ];
};

/** Does it begin with a word or two, "Le parapente !", that may be all of the answer? */
const beginsVerbless = ({ words }: Answer, { at }: VerbUse): boolean =>
  words.slice(1, at + 1).some(({ afterPause }) => afterPause);

/** "Le week-end dernier, je suis …": no answer in a word, but when it was. */
const toldBefore = ({ plain, speech }: Answer): boolean =>
  speech.lists.pastMarkers.heardIn(plain).some((marker) => plain.trim().startsWith(marker));

/** What is planned is told in a verb; a place or a person may be told in a word. */
const PLANNED: readonly Demand[] = ["action", "opinion"];

/** What was arranged already is no mistake in the past: "j'ai réservé une chambre". */
const ARRANGED =
  /^(?:réserver|organiser|planifier|prévoir|inviter|décider|promettre|inscrire|demander|louer|acheter|commander|choisir|trouver|reservar|organizar|planear|planificar|invitar|decidir|prometer|inscribir|pedir|alquilar|comprar|elegir|encontrar|quedar|proponer|buchen|reservieren|organisieren|planen|einladen|vornehmen|vorhaben|entscheiden|beschließen|versprechen|anmelden|bestellen|mieten|kaufen|wünschen|ausmachen|verabreden|finden|vereinbaren)$/;

/** Is the plan asked for with the verb that the answer begins with? */
const repeats = (reading: Answer, { verb }: VerbUse): boolean =>
  reading.uses.at(-1)?.verb.lemma === verb.lemma;

/** A question about what somebody will or would do, answered only by what was. Plans in the present are none of these. */
export const pastForFuture = (answer: Answer, { question, reading, demands }: Asked): Finding[] => {
  const [tense, ...others] = reading.uses.at(-1)?.tenses ?? [];
  const uses = mainUses(answer);
  const [use] = uses;
  const verb = answer.words[use?.at ?? -1];
  const planned =
    answer.speech.tongue.german !== undefined &&
    answer.speech.lists.futureMarkers.heardIn(reading.plain).length > 0;
  const ahead = planned || tense === "future" || (tense === "conditional" && others.length === 0);
  if (
    !ahead ||
    question.tense ||
    !use ||
    !verb ||
    !(PLANNED.includes(demands[0] ?? "who") || (tense === "future" && repeats(reading, use))) ||
    uses.some(({ verb: { lemma } }) => ARRANGED.test(lemma)) ||
    (beginsVerbless(answer, use) && !(answer.speech.tongue.onlySubjects && toldBefore(answer)))
  )
    return [];
  if (!uses.every(({ tenses }) => tenses.every((each) => each === "past"))) return [];
  return [
    findingAt(verb, answer.words[Math.max(use.at, use.head)] ?? verb, {
      kind: "tense",
      rule: `This is in the past, but the question asks for the ${planned ? "future" : tense}.`,
    }),
  ];
};

const OVER = /(?<!\p{L})(?:derni[eè]re?s?|récente?s?|últim[oa]s?|pasad[oa]s?|letzte[nrs]?)(?!\p{L})/u;

/** "Parle-moi de tes dernières vacances": what is over is told in the past. */
export const tellsOver = ({ plain }: Answer): boolean => !plain.includes("?") && OVER.test(plain);

/** Verbs that tell what is so, whatever is asked: "Rien, je suis malade." */
const STATES =
  /^(?:être|avoir|aimer|adorer|détester|préférer|penser|croire|trouver|savoir|vouloir|pouvoir|devoir|espérer|falloir)$/;

/** What is done once, so that it belongs to the time that is asked for. */
export const DEEDS =
  /^(?:jouer|manger|boire|aller|regarder|acheter|voir|visiter|nager|danser|faire|rentrer|prendre|rencontrer|sortir|arriver|retourner|dîner|bronzer|voyager|lire|écouter|dormir|partir|chanter|garder|habiter|travailler|donner|inviter|commander)$/;
const HABIT =
  /^(?:maintenant|toujours|aujourd'hui|normalement|habitude|souvent|depuis|encore|généralement|parfois|demain|si|quand)$/;

/**
 * French: what was done yesterday, or will be tomorrow, told as if it were now or over: "Qu'est-ce que tu as fait hier ?"
 * answered only by what one does, or from one verb on ("j'ai joué au foot et je mange"). "Je ne sors jamais" answers that as well.
 */
export const outOfTime = (answer: Answer, { question, reading, open }: Asked): Finding[] => {
  const { lists, tongue } = answer.speech;
  const tense = tellsOver(reading) ? "past" : (question.tense ?? reading.uses.at(-1)?.tenses[0]);
  if (!tongue.onlySubjects || !open || (tense !== "past" && tense !== "future")) return [];
  const uses = mainUses(answer);
  const first = uses.findIndex(({ tenses }) => tenses.join() === tense);
  const wrong = tense === "past" ? "present" : "past";
  const isMine = ({ at, tenses }: VerbUse) =>
    tenses.join() === wrong &&
    /^(?:j'|je|nous|on)$/.test(answer.words[at - 1]?.lower ?? "") &&
    // "le village où je suis allé": what is told beside it has a time of its own.
    !/^(?:où|(?:puis|lors)?qu[e']|dont|parce|comme|car)$/.test(answer.words[at - 2]?.lower ?? "");
  if (answer.words.some(({ lower }) => HABIT.test(lower))) return [];
  const later = uses.slice(first + 1).find((use) => isMine(use) && DEEDS.test(use.verb.lemma));
  const denies = answer.words.some(({ lower }) => /^(?:n'|ne|pas|jamais)$/.test(lower));
  const timed = tense === "past" && !question.tense && lists.pastMarkers.heardIn(reading.plain).length > 0;
  // "une série que tout le monde regarde": a thing, and what is so of it.
  const lead = answer.words.slice(0, uses[0]?.at ?? 0);
  const named = lead.some(({ lower }) => /^(?:que|qu'|qui|dont|où)$/.test(lower));
  const only = timed && !denies && !named && uses.every(({ tenses }) => tenses.join() === "present");
  const use = first >= 0 ? later : only ? uses.find(({ verb }) => !STATES.test(verb.lemma)) : undefined;
  const verb = use && answer.words[use.at];
  if (!use || !verb) return [];
  const told = `The question asks for the ${tense}, but this is in the ${wrong}.`;
  return [findingAt(verb, answer.words[use.head] ?? verb, { kind: "tense", rule: told })];
};

const FORTHCOMING: readonly Tense[] = ["present", "future", "conditional"];

const isSince = ({ plain, speech }: Answer, marker: string): boolean => {
  const lead = plain.slice(0, plain.indexOf(marker)).trim();
  const before = lead.split(" ").at(-1) ?? "";
  // "le même camping que l'été dernier"
  if (/(?<!\p{L})(?:mêmes?|plus|moins|mieux|aussi)(?: \p{L}+){0,2} que$/u.test(lead)) return true;
  return speech.lists.prepositions.has(before) || speech.lists.comparing.has(before);
};

/** So many words may stand between a time to come and the verb that goes with it. */
const NEAR = 4;

/**
 * "on a réservé … l'été prochain": what was done already is no mistake, unless the time to come leads straight to it
 * (French and Spanish). "Hier, je crois": a thought is now.
 */
const isApart = (
  { words, speech }: Answer,
  { at, verb }: VerbUse,
  marker: string | undefined,
  needs: Tense,
): boolean => {
  if (needs === "past") return /^(?:penser|croire|supposer)$/.test(verb.lemma);
  const last = marker?.split(/[ ']/).at(-1) ?? "";
  return (
    speech.tongue.compoundReach === "near" &&
    !words.slice(Math.max(0, at - NEAR), at).some(({ lower }) => lower === last)
  );
};

/** French: "je viens d'arriver" tells the past. */
const hasJust = ({ words }: Answer, { at, verb }: VerbUse): boolean =>
  verb.lemma === "venir" && /^d['e]$/.test(words[at + 1]?.lower ?? "");

/** French: "il est décédé l'année dernière", "je me suis désinscrite": what happens once, and is in no table of verbs. */
const hasHappened = ({ words, speech }: Answer, { at, verb }: VerbUse): boolean => {
  const next = words[at + 1]?.lower ?? "";
  const unknown = !speech.lexicon.known.has(next) && /(?:é|i|is|it|u)e?s?$/.test(next);
  return verb.lemma === "être" && (unknown || /^(?:décédée?s?|disparue?s?)$/.test(next));
};

/** German: "ich habe mir gestern die Haare schneiden lassen" – a perfect with two infinitives; "gestern hätte ich …" */
const isReplaced = ({ plain, speech }: Answer): boolean =>
  speech.tongue.german !== undefined &&
  /(?<!\p{L})(?:(?:hab|habe|hat|haben) .*\p{L}n (?:lassen|können|müssen|dürfen|wollen)|(?:hätte|wäre)n?)(?!\p{L})/u.test(
    plain,
  );

/** A time word that contradicts the verb: "hier je joue". */
export const timeWord: Check = (answer) => {
  const { pastMarkers, futureMarkers } = answer.speech.lists;
  const timed = (when: "past" | "future") => {
    const pattern = answer.speech.timed[when];
    return pattern ? (answer.plain.match(pattern) ?? []) : [];
  };
  const clash = (markers: readonly string[], needs: Tense, never: Tense): Finding[] => {
    // "depuis hier" is still going on.
    const [marker] = markers.filter((each) => !isSince(answer, each));
    const use = answer.uses.find(
      (each) =>
        each.tenses.length === 1 &&
        each.tenses[0] === never &&
        // "Ich wollte nächstes Jahr nach Rom": what was planned may be to come.
        !(needs === "future" && /^wollten?$/.test(answer.words[each.at]?.lower ?? "")) &&
        !isApart(answer, each, marker, needs) &&
        !(needs === "future" && ARRANGED.test(each.verb.lemma)) &&
        !hasJust(answer, each),
    );
    const word = use && answer.words[use.at];
    // In German the present tells what will be.
    const fitting = needs === "future" && answer.speech.tongue.german ? FORTHCOMING : accepted[needs];
    const past =
      needs === "past" && (answer.uses.some((each) => hasHappened(answer, each)) || isReplaced(answer));
    if (!marker || !word || past || usesTense(answer, fitting)) return [];
    return [
      findingAt(word, word, {
        kind: "tense",
        rule: `With “${marker}” the verb has to be in the ${needs}.`,
      }),
    ];
  };
  return [
    ...clash([...pastMarkers.heardIn(answer.plain), ...timed("past")], "past", "present"),
    ...clash([...futureMarkers.heardIn(answer.plain), ...timed("future")], "future", "past"),
  ];
};
