import { eats } from "../../core/clause.ts";
import type { Mood } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule, type Told } from "../../engine/rule.ts";

const overAndDone = defineRule({
  id: "tense.finished-time",
  message: "This time is over, so use a past tense: *fui*, *comí*, *era*.",
});
const doneOnce = defineRule({
  id: "tense.preterite-once",
  message: "For something done once, use the preterite: *fui*, *vi*, *gané*.",
});
const inThoseDays = defineRule({
  id: "tense.imperfect-those-days",
  message: "For how things used to be, use the imperfect: *era*, *tenía*, *jugaba*.",
});
const usualNow = defineRule({
  id: "tense.usual-present",
  message: "For what usually happens, use the present tense.",
});

/** A time that begins a clause, the place behind it, and what the verb next to it has to be instead of what it is. */
type Time = { end: number; wrong: Mood; right: Mood; told: Told; state?: true };

const STOPS =
  /^(?:que|porque|pero|ahora|hoy|donde|quien|si|cuando|como|todavía|aún|mientras|y|e|desde|ya|mañana|siempre)$/;
/** What is thought, known or said now, of then. */
const SAID_NOW = /^(?:recordar|acordar|creer|pensar|saber|decir|parecer|suponer|imaginar|ver|contar)$/;
/** What happens again and again, and is no state. */
const HABITS =
  "comer beber jugar ir ver hacer leer nadar bailar montar levantar acostar cenar desayunar almorzar salir escuchar tocar llevar trabajar estudiar visitar dormir pasar comprar llorar correr cantar usar ayudar";
const REPEATED = new Set(HABITS.split(" "));

/** What is done and over; "ayer iba a decirte" and "ayer hacía sol" are neither. */
const DEEDS = new Set(
  "ver leer comprar ganar perder llegar visitar salir decidir recibir encontrar empezar terminar acabar volver dar regalar desayunar cenar comer beber marcar celebrar viajar".split(
    " ",
  ),
);

const isOnly = (word: Word | undefined, mood: Mood): boolean =>
  word !== undefined && word.verbs.length > 0 && word.verbs.every((reading) => reading.mood === mood);

const begins = ({ words }: ParsedAnswer, { at, afterPause }: Word): boolean =>
  afterPause || /^(?:y|pero|porque|sí|no|pues|bueno)$/.test(words[at - 1]?.lower ?? "");

/** The next conjugated verb; "juego" may be a game, unless what follows it shows that it is none. */
const verbFrom = ({ words, uses, compiled }: ParsedAnswer, from: number): Word | undefined => {
  for (const word of words.slice(from, from + 7)) {
    // "como miembro del consejo": as what, unless something is eaten.
    const eaten = eats(compiled, words, word.at);
    const used = eaten || (word.lower !== "como" && uses.some(({ at }) => at === word.at));
    if ((STOPS.test(word.lower) && !used) || (word.afterPause && word.at > from)) return undefined;
    const next = words[word.at + 1];
    const governs =
      next && !next.afterPause && (isDeterminer(compiled, next) || /^(?:con|en|a)$/.test(next.lower));
    const finite =
      word.lower !== "como" &&
      word.verbs.length > 0 &&
      word.verbs.every(({ person }) => person !== undefined);
    const led =
      word.at > from &&
      (isDeterminer(compiled, words[word.at - 1]) ||
        compiled.lists.prepositions.has(words[word.at - 1]?.lower ?? ""));
    if (used || (finite && governs && !led)) return word;
  }
  return undefined;
};

/** "ayer", "el viernes pasado", "hace dos años": over and done. */
const over = ({ words }: ParsedAnswer, { at, lower }: Word): number | undefined => {
  if (/^(?:ayer|anoche|anteayer)$/.test(lower)) {
    const part = words.slice(at + 1, at + 4).map((word) => word.lower);
    return part[0] === "por" && part[1] === "la" ? at + 4 : at + 1;
  }
  if (/^(?:el|la)$/.test(lower)) {
    const last = words.slice(at + 2, at + 5).find((word) => /^pasad[oa]$/.test(word.lower));
    const bare =
      last &&
      words.slice(at + 1, last.at).every(({ verbs, lower: part }) => verbs.length === 0 || part === "de");
    return last && bare ? last.at + 1 : undefined;
  }
  return undefined;
};

/** "cuando era pequeño", "de niña": the place behind it. */
const early = ({ words, uses }: ParsedAnswer, word: Word): number | undefined => {
  const next = words[word.at + 1];
  if (word.lower === "de") return /^(?:pequeñ|niñ)[oa]s?$/.test(next?.lower ?? "") ? word.at + 2 : undefined;
  if (word.lower !== "cuando") return undefined;
  const use = uses.find(({ at }) => at > word.at);
  const verb = words[use?.at ?? -1];
  if (!use || !verb || verb.at > word.at + 3 || !isOnly(verb, "imperfect")) return undefined;
  const state = words
    .slice(verb.at + 1, verb.at + 4)
    .find(({ lower }) => /^(?:(?:pequeñ|niñ|chic)[oa]s?|joven|jóvenes|años|bebé)$/.test(lower));
  return state ? state.at + 1 : undefined;
};

const AGAIN = /^(?:siempre|todos|todas|cada|normalmente|menudo|generalmente)$/;
const ONE_TIME = /^(?:una|un|primera|vez|durante|dos|tres|último|última)$/;

const timesAt = (answer: ParsedAnswer, word: Word): Time[] => {
  if (!begins(answer, word)) return [];
  const done = over(answer, word);
  if (done !== undefined) {
    const present: Time = { end: done, wrong: "present", right: "preterite", told: overAndDone() };
    // "ayer comía mientras …", "ayer, como siempre, iba …"
    const along = answer.words.some(({ lower }) =>
      /^(?:cuando|mientras|siempre|antes|tod[oa]s)$/.test(lower),
    );
    return along
      ? [present]
      : [present, { end: done, wrong: "imperfect", right: "preterite", told: doneOnce() }];
  }
  const days = early(answer, word);
  const { words } = answer;
  if (days !== undefined) {
    // "… jugaba en la calle y fui al parque todos los días": each deed has its own "often".
    const ends = words
      .filter(({ at, lower }) => at >= days && at < days + 16 && /^(?:pero|ahora|y)$/.test(lower))
      .map(({ at }) => at);
    return [days - 1, ...ends].flatMap((joint, place) => {
      const clause = words.slice(joint + 1, ends[place] ?? joint + 13);
      const often =
        clause.some(({ lower }) => AGAIN.test(lower)) && !clause.some(({ lower }) => ONE_TIME.test(lower));
      const wrong: readonly Mood[] = [
        ...(place === 0 ? (["present"] as const) : []),
        ...(often ? (["preterite"] as const) : []),
      ];
      // "siempre comí", "cada día fui": what stands between time and verb may tell that it was often.
      const from = words[joint + 1]?.lower === "siempre" ? joint + 2 : joint + 1;
      return wrong.map((mood) => ({
        end: from,
        wrong: mood,
        right: "imperfect" as const,
        told: inThoseDays(),
      }));
    });
  }
  const now = words.slice(word.at + 1).some(({ lower }) => lower === "ahora");
  const before = word.lower === "antes" && !/^(?:de|que|del)$/.test(words[word.at + 1]?.lower ?? "");
  const was = words.slice(word.at + 2).some((other) => isOnly(other, "imperfect"));
  if (before && (now || was))
    return (["present", "preterite"] as const).map((wrong) => ({
      end: word.at + 1,
      wrong,
      right: "imperfect" as const,
      told: inThoseDays(),
      ...(wrong === "preterite" && { state: true as const }),
    }));
  const usual = /^(?:normalmente|generalmente|habitualmente|actualmente)$/.test(word.lower)
    ? word.at + 1
    : /^(?:por lo general|hoy en día)$/.test(
          words
            .slice(word.at, word.at + 3)
            .map(({ lower }) => lower)
            .join(" "),
        )
      ? word.at + 3
      : undefined;
  return usual === undefined ? [] : [{ end: usual, wrong: "preterite", right: "present", told: usualNow() }];
};

/** Does the question ask what somebody does, and not what was? */
const asksNow = ({ uses, words }: ParsedAnswer): boolean =>
  uses.length > 0 &&
  uses.every(({ at, tenses }) => tenses.join() === "present" && !isOnly(words[at], "subjunctive"));

/** "… y cada día jugué al escondite", where it was asked how it used to be. */
const habits = ({ words }: ParsedAnswer, question: ParsedAnswer): Time[] => {
  if (question.uses.length === 0 || !question.uses.every(({ at }) => isOnly(question.words[at], "imperfect")))
    return [];
  return words.flatMap(({ at, lower, afterPause }) => {
    const next = words[at + 1]?.lower ?? "";
    // "recuerdo que cada viernes canté"
    const told = lower === "que" && /^(?:re|a)cuerdo$/.test(words[at - 1]?.lower ?? "");
    const leads = told || /^(?:y|pero)$/.test(lower) ? at + 1 : afterPause ? at : undefined;
    const first = leads === at ? lower : next;
    if (leads === undefined) return [];
    const ends = words.findIndex(
      (word) => word.at > leads && (word.afterPause || /^(?:y|pero)$/.test(word.lower)),
    );
    const clause = words.slice(leads, ends < 0 ? words.length : ends);
    const often =
      clause.some((word) => AGAIN.test(word.lower)) && !clause.some((word) => ONE_TIME.test(word.lower));
    if (!often) return [];
    const end = first === "siempre" ? leads + 1 : leads;
    return [{ end, wrong: "preterite" as const, right: "imperfect" as const, told: inThoseDays() }];
  });
};

/** "Todos los días me levanté", where it was asked what one does. */
const everyDay = (answer: ParsedAnswer, question: ParsedAnswer): Time[] => {
  const [first] = answer.words;
  if (!first || !/^(?:todos|todas|siempre|cada|nunca)$/.test(first.lower) || !asksNow(question)) return [];
  if (answer.words.some((word) => early(answer, word) !== undefined)) return [];
  const end = /^tod/.test(first.lower) ? 3 : first.lower === "cada" ? 2 : 1;
  return [{ end, wrong: "preterite", right: "present", told: usualNow() }];
};

/** "Antes mi pueblo fue más tranquilo": what was so for long. */
const STATE = /^(?:ser|estar|tener|haber)$/;

const judge = (answer: ParsedAnswer, { end, wrong, right, told, state }: Time): Finding[] => {
  const verb = verbFrom(answer, end);
  const [reading] = verb?.verbs ?? [];
  if (!verb || !reading || !isOnly(verb, wrong) || SAID_NOW.test(reading.verb.lemma)) return [];
  const use = answer.uses.find(({ at }) => at === verb.at);
  const fits = (lemma: string) => (state ? STATE.test(lemma) : REPEATED.has(lemma));
  if (wrong === "preterite" && !fits(reading.verb.lemma) && !fits(use?.verb.lemma ?? "")) return [];
  if (state && use && !fits(use.verb.lemma)) return [];
  if (wrong === "imperfect" && !DEEDS.has(reading.verb.lemma)) return [];
  const meant = use?.verb ?? reading.verb;
  // "ganaba" may be mine or his.
  const sure = verb.verbs.every(({ person }) => person === reading.person);
  const form = meant.forms.find(({ mood, person }) => mood === right && person === reading.person)?.form;
  return [
    findingAt(verb, verb, {
      ...told,
      ...(form && sure && use?.at === use?.head && { right: form }),
    }),
  ];
};

/** Spanish: a time at the beginning of a clause, and a verb that does not go with it. */
export const timeLead = (answer: ParsedAnswer, question: ParsedAnswer): ReturnType<Check> =>
  answer.compiled.definition.spanish === undefined || answer.text.includes("?")
    ? []
    : [
        ...answer.words.flatMap((word) => timesAt(answer, word)),
        ...everyDay(answer, question),
        ...habits(answer, question),
      ].flatMap((time) => judge(answer, time));
