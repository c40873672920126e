import { describe, expect, test } from "@jest/globals";
import { type Line, linesOf, type Turn, type TurnEvent } from "../../domain/conversation.ts";
import { type Exercise, type Language, languages } from "../../domain/exercise.ts";
import { timesAskedToRepeat } from "../../domain/repair.ts";
import { ASKED_TO_REPEAT, summaryOf } from "../../domain/summary.ts";
import { momentOf } from "../../lambdas/lesson/moment.ts";
import { play } from "../../lambdas/lesson/play.ts";
import { earlierIn, partedFrom, repairRequestTo } from "../../lambdas/lesson/repair.ts";
import { repairRequestIn, requestBesideIn } from "../../lambdas/lesson/repairRequest.ts";
import { answeredIn } from "../../lambdas/partner/criteria/answered.ts";
import { meaningOf } from "../../lambdas/partner/embedded/dictionary.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { repairedBy } from "../../lambdas/partner/embedded/repair.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { fitLinesOf } from "../../lambdas/safeguarding/withhold.ts";
import { exerciseWith } from "./embedded/lesson.ts";
import { answers, besides, requests } from "./repairSentences.ts";

const rowsOf = (table: string) => table.trim().split(/\n\s*/);

describe.each(languages)("%s", (language) => {
  test("what learners ask for instead of answering is understood, with the word they ask about", () => {
    const rows = rowsOf(requests[language]);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const row of rows) {
      const [kind, said = "", word] = row.split(" | ");
      const request = repairRequestIn(said, language);
      expect([said, request?.kind, request?.word]).toEqual([said, kind, word]);
    }
  });

  test("what is asked for besides answering is understood, and the answer stays one", () => {
    for (const row of rowsOf(besides[language])) {
      const [kind, said = "", word] = row.split(" | ");
      expect([said, repairRequestIn(said, language)]).toEqual([said, undefined]);
      const request = requestBesideIn(said, language);
      expect([said, request?.kind, request?.word]).toEqual([said, kind, word]);
    }
    const plain = rowsOf(answers[language]).filter((said) => !/[?]|\.\.\./.test(said));
    for (const said of plain) expect([said, requestBesideIn(said, language)]).toEqual([said, undefined]);
  });

  test("what holds an answer is one, however much it looks like a request", () => {
    const rows = rowsOf(answers[language]);
    expect(rows.length).toBeGreaterThanOrEqual(30);
    for (const said of ["", ...rows])
      expect([said, repairRequestIn(said, language)]).toEqual([said, undefined]);
  });
});

/** Fails where a model would have been asked: a request is neither marked nor answered by one. */
const silent: Partner = {
  ...embedded,
  // biome-ignore lint/correctness/useYield: it must not come to that
  async *reply() {
    throw new Error("asked for a reply");
  },
  assess: async () => {
    throw new Error("asked for a score");
  },
  annotate: async () => {
    throw new Error("asked for a translation");
  },
};

type Talk = { opening: Turn & { message: string }; turns: Turn[] };
const lessonOf = async (
  exercise: Exercise,
  opening: string,
  said: readonly string[],
  partner = embedded,
  translation = "",
) => {
  const first = { message: opening, translation, options: "" };
  const events: TurnEvent[] = [];
  let turns: Turn[] = [];
  for (const text of said) {
    const lesson = { opening: first, turns };
    const moment = momentOf(exercise, fitLinesOf(lesson), { text }, earlierIn(lesson, exercise.language));
    const playing = play(partner, moment, { text }, async () => undefined);
    let event = await playing.next();
    for (; !event.done; event = await playing.next()) events.push(event.value);
    turns = [...turns, { ...event.value, turn: turns.length + 1 }];
  }
  return { opening: first, turns, events };
};
const messagesOf = ({ turns }: Pick<Talk, "turns">) => turns.map(({ message }) => message);

const settings = { isTextable: true, isPureListeningExercise: false };
const second = { French: "Quel âge as-tu ?", Spanish: "¿Cuántos años tienes?", German: "Wie alt bist du?" };

describe.each<[Language, string, string, string[], string[]]>([
  [
    "French",
    "Où habites-tu ?",
    "J'habite à Leeds.",
    [
      "Pardon ?",
      "Plus lentement, s'il te plaît.",
      "Je n'ai pas compris.",
      "Comment dit-on shed ?",
      "Que veut dire âge ?",
    ],
    [
      "Bien sûr. Où habites-tu ?",
      "Où habites-tu ?",
      "Où habites-tu ?",
      "On dit « l'abri de jardin ». Où habites-tu ?",
      "« âge », c'est « age » en anglais. Où habites-tu ?",
    ],
  ],
  [
    "Spanish",
    "¿Dónde vives?",
    "Vivo en Leeds.",
    [
      "¿Cómo?",
      "Más despacio, por favor.",
      "No entiendo.",
      "¿Cómo se dice homework?",
      "¿Qué significa instituto?",
    ],
    [
      "Claro que sí. ¿Dónde vives?",
      "¿Dónde vives?",
      "¿Dónde vives?",
      "Se dice «los deberes». ¿Dónde vives?",
      "«instituto» es «secondary school» en inglés. ¿Dónde vives?",
    ],
  ],
  [
    "German",
    "Wo wohnst du?",
    "Ich wohne in Leeds.",
    [
      "Wie bitte?",
      "Langsamer bitte.",
      "Ich verstehe nicht.",
      "Was heißt shed auf Deutsch?",
      "Was heißt Freizeit?",
    ],
    [
      "Ja, gern. Wo wohnst du?",
      "Wo wohnst du?",
      "Wo wohnst du?",
      "Das heißt „der Schuppen“. Wo wohnst du?",
      "„Freizeit“ heißt auf Englisch „free time“. Wo wohnst du?",
    ],
  ],
])("%s, in a role play", (language, first, answer, asked, told) => {
  const exercise = exerciseWith({
    language,
    activity: "Set Question Role Play",
    context_0: `${first};${second[language]}`,
    questionNotes: [{ translation: "Where do you live?" }, { translation: "How old are you?" }],
  });
  const opening = `Hallo! ${first}`;

  test("Mark puts the question to the letter each time, and there is neither score nor tip", async () => {
    const talk = await lessonOf(exercise, opening, asked, silent);
    expect(messagesOf(talk)).toEqual(told);
    for (const turn of talk.turns) {
      expect(turn).toMatchObject({ improvement: "", mistakes: [], isFinished: false, isRepeatRequest: true });
      expect(turn.score).toBeUndefined();
      expect(turn.options).not.toBe("");
      expect(turn.translation).not.toBe("");
      expect(turn.untranslated).toBeUndefined();
    }
    expect(talk.turns.map(({ repair }) => repair)).toEqual([
      "repeat",
      "slower",
      "notUnderstood",
      "word",
      "meaning",
    ]);
    expect(timesAskedToRepeat(talk.turns)).toBe(3);
  });

  test("only what is to be slow is slow, from its first sentence on", async () => {
    const talk = await lessonOf(exercise, opening, asked, silent);
    expect(talk.turns.map(({ isSlow }) => isSlow)).toEqual([undefined, true, ...Array(3).fill(undefined)]);
    const sentences = talk.events.filter((event) => event.type === "sentence");
    expect(sentences.filter(({ isSlow }) => isSlow).map(({ text }) => text)).toEqual([first]);
  });

  test("the next answer answers the same question, and nothing counts but the answers", async () => {
    const plain = await lessonOf(exercise, opening, [answer, answer]);
    const asking = await lessonOf(exercise, opening, [...asked, answer, ...asked, answer]);
    const counted = asking.turns.filter(({ isRepeatRequest }) => !isRepeatRequest);
    expect(counted.map(({ turn: _, ...rest }) => rest)).toEqual(
      plain.turns.map(({ turn: _, ...rest }) => rest),
    );
    expect(asking.turns.filter(({ isFinished }) => isFinished).map(({ turn }) => turn)).toEqual([12]);
    expect(fitLinesOf(asking)).toEqual(linesOf(plain));
    expect(summaryOf(asking, settings)).toEqual({
      ...summaryOf(plain, settings),
      flags: Array(6).fill(ASKED_TO_REPEAT),
    });
    const askedIn = (talk: typeof plain) =>
      answeredIn(exercise, talk).map(({ examined }) => examined.asked.question.text);
    expect(askedIn(asking)).toEqual(askedIn(plain));
  });

  test("in a conversation without a lesson it counts as little, and what came before is known", () => {
    const lines: Line[] = [
      { role: "assistant", content: opening },
      ...asked.flatMap((content): Line[] => [
        { role: "user", content },
        { role: "assistant", content: first },
      ]),
    ];
    expect(partedFrom(lines, language)).toEqual({
      answered: [lines[0]],
      earlier: { isAgain: true, hasAskedInEnglish: false },
    });
    const answered: Line[] = [
      { role: "user", content: answer },
      { role: "assistant", content: second[language] },
    ];
    expect(partedFrom([...lines, ...answered], language)).toEqual({
      answered: [lines[0], ...answered],
      earlier: { isAgain: false, hasAskedInEnglish: false },
    });
  });
});

test("whoever asks in English is told once how to ask, fitting what they asked for", async () => {
  const exercise = exerciseWith({
    language: "French",
    activity: "Set Question Role Play",
    context_0: "Où habites-tu ?;Quel âge as-tu ?",
    questionNotes: [{ translation: "Where do you live?" }],
  });
  const said = [
    "can you repeat please",
    "I don't understand",
    "J'habite à Leeds.",
    "what's homework in French?",
  ];
  const talk = await lessonOf(exercise, "Salut ! Où habites-tu ?", said);
  const [first, again, , word] = talk.turns;
  expect(first?.message).toBe("En français : « Tu peux répéter, s'il te plaît ? » Où habites-tu ?");
  expect(first?.translation).toBe("In French: “Can you repeat that, please?” Where do you live?");
  expect(again?.message).toBe("Où habites-tu ?");
  expect(word?.message).toBe("On dit « les devoirs ». Quel âge as-tu ?");
  const [taught] = (await lessonOf(exercise, "Où habites-tu ?", ["How do you say homework?"])).turns;
  expect(taught?.message).toBe(
    "En français : « Comment dit-on “homework” ? » On dit « les devoirs ». Où habites-tu ?",
  );
});

test("a word that nobody knows is to be said in other words; an answer's own words are never said back", async () => {
  const exercise = exerciseWith({ language: "German", title: "Music" });
  const { turns } = await lessonOf(exercise, "Hörst du gern Musik?", [
    "Wie sagt man flibbertigibbet?",
    "Was bedeutet Flibbertigibbet?",
    "How do you say flibbertigibbet?",
  ]);
  expect(messagesOf({ turns })).toEqual([
    "Das weiß ich leider nicht. Versuch es mit anderen Wörtern. Hörst du gern Musik?",
    "Dieses Wort ist schwer zu erklären. Hörst du gern Musik?",
    "Auf Deutsch: „Wie sagt man ‚…‘?“ Das weiß ich leider nicht. Versuch es mit anderen Wörtern. Hörst du gern Musik?",
  ]);
});

test("a request beside an answer is met, and Mark goes on", async () => {
  const exercise = exerciseWith({
    language: "Spanish",
    activity: "Set Question Role Play",
    context_0: "¿Dónde vives?;¿Cuántos años tienes?;¿Qué comes?",
  });
  const said = ["Vivo en Leeds. ¿Puedes hablar más despacio?", 'Tengo quince. ¿Cómo se dice "homework"?'];
  const { turns, events } = await lessonOf(exercise, "¿Dónde vives?", said);
  expect(messagesOf({ turns })).toEqual([
    "Vale, hablo más despacio. ¿Cuántos años tienes?",
    "Se dice «los deberes». ¿Qué comes?",
  ]);
  expect(turns.map(({ isSlow }) => isSlow)).toEqual([true, undefined]);
  expect(turns.every(({ score, isRepeatRequest }) => score !== undefined && !isRepeatRequest)).toBe(true);
  const slow = events.filter((event) => event.type === "sentence" && event.isSlow);
  expect(slow.length).toBe(2);
});

describe("who does not understand a second time", () => {
  const model = {
    modelAnswer: "Je préfère le cinéma parce que c'est amusant.",
    translation: "What do you like?",
  };
  const question = "Qu'est-ce que tu préfères ?";
  const stuck = ["Je n'ai pas compris.", "Je ne comprends pas."];
  const conversation = (more: Partial<Exercise> = {}) =>
    exerciseWith({
      language: "French",
      activity: "Exam Style General Conversation",
      context_0: question,
      questionNotes: [model],
      ...more,
    });

  test("is told how an answer could begin", async () => {
    const { turns } = await lessonOf(conversation(), `Salut ! ${question}`, stuck);
    expect(messagesOf({ turns })).toEqual([
      `Pas de problème. ${question}`,
      `${question} Tu peux commencer par : « Je préfère … »`,
    ]);
    expect(turns[1]?.translation).toBe("What do you like? You could start with: “Je préfère …”");
  });

  test("is not told where the exercise keeps model answers back, or is a role play", async () => {
    const without = conversation({ settings: { ...conversation().settings, isModelAnswerActive: false } });
    for (const exercise of [without, conversation({ activity: "Set Question Role Play" })])
      expect((await lessonOf(exercise, question, stuck)).turns[1]?.message).toBe(question);
  });

  test("hears it in simpler words where there are any, and answers the same question", async () => {
    const simpler = { text: "Tu aimes quoi ?", english: "What do you like?" };
    const repaired = repairedBy(() => (asked) => (asked === question ? simpler : undefined));
    const partner: Partner = {
      ...embedded,
      repair: async (moment) => ({ ...repaired(moment), engine: "embedded" }),
    };
    const { turns } = await lessonOf(conversation(), question, [...stuck, "I don't understand"], partner);
    expect(messagesOf({ turns })).toEqual([
      `Pas de problème. ${question}`,
      simpler.text,
      "En français : « Je n'ai pas compris. » Tu aimes quoi ?",
    ]);
    const rolePlay = conversation({ activity: "Photo Role Play" });
    const read = await lessonOf(rolePlay, question, stuck, partner);
    expect(messagesOf(read)[1]).toBe(question);
    const lesson = { opening: { message: question, translation: "", options: "" }, turns };
    expect(momentOf(conversation(), fitLinesOf(lesson), { text: "Le sport." }).asked.text).toBe(question);
  });
});

test("of what Mark said himself, only his question is put again, with the English it had", async () => {
  const exercise = exerciseWith({ language: "French", title: "Music" });
  const opening = "Salut ! Moi, c'est Mark. Tu joues de quoi, le soir ?";
  const english = "Hi! I'm Mark. What do you play in the evening?";
  const { turns } = await lessonOf(exercise, opening, ["Comment ?"], silent, english);
  expect(turns[0]?.message).toBe("Bien sûr. Tu joues de quoi, le soir ?");
  expect(turns[0]?.translation).toBe("Of course. What do you play in the evening?");
  const unknown = await lessonOf(exercise, opening, ["Comment ?"], silent);
  expect(unknown.turns[0]).toMatchObject({
    translation: "Of course.",
    untranslated: "Tu joues de quoi, le soir ?",
  });
});

test("a set question is put again whole, and a passage is never read for the student", async () => {
  const question = "Regarde la photo. Qu'est-ce que tu vois ? Décris la fille.";
  const photo = exerciseWith({ language: "French", activity: "Photo Role Play", context_0: question });
  expect((await lessonOf(photo, `Salut ! ${question}`, ["Pardon ?"])).turns[0]?.message).toBe(
    `Bien sûr. ${question}`,
  );
  const passage = "Le chat est petit. Il dort ?";
  const reading = exerciseWith({ language: "French", activity: "Read Along Passage", context_0: passage });
  const { message = "" } =
    (await lessonOf(reading, `Salut ! Lis ce texte : ${passage}`, ["Je n'ai pas compris."])).turns[0] ?? {};
  expect(message).toBe("Pas de problème. Lis ce texte :");
});

test.each<[Language, string, string, string | undefined]>([
  ["French", "Demande au vendeur de répéter.", "Pouvez-vous répéter ?", undefined],
  ["French", "Demande au vendeur de répéter.", "Je n'ai pas compris.", undefined],
  ["French", "Demande comment on dit “pencil”.", "Comment dit-on pencil ?", undefined],
  ["Spanish", "Pide que hable más despacio.", "Más despacio, por favor.", undefined],
  ["German", "Frag, was „Freibad“ bedeutet.", "Was bedeutet Freibad?", undefined],
  ["German", "Frag, was „Freibad“ bedeutet.", "Langsamer, bitte.", "slower"],
  ["German", "Wie heißt die Stadt?", "Wie heißt shed auf Deutsch?", "word"],
  ["German", "Sag mir, wie deine Schule heißt.", "Was heißt das?", "notUnderstood"],
])("%s: to “%s”, “%s” asks for %s", (language, text, said, kind) => {
  expect(repairRequestTo({ text }, said, language)?.kind).toBe(kind);
  const lines: Line[] = [{ role: "assistant", content: text }];
  expect(momentOf(exerciseWith({ language }), lines, { text: said }).repair?.kind).toBe(kind);
});

test("what an answer would be flagged for is no vocabulary", () => {
  const said = "Comment dit-on kill myself ?";
  expect(repairRequestIn(said, "French")).toBeDefined();
  expect(repairRequestTo({ text: "Ça va ?" }, said, "French")).toBeUndefined();
});

test("a word of Mark's question that is not understood is explained, and anything else is told", () => {
  const question = { text: "¿Qué viste ayer en una pantalla?" };
  expect(repairRequestTo(question, "no entiendo pantalla", "Spanish")).toEqual({
    kind: "meaning",
    word: "pantalla",
  });
  expect(repairRequestTo(question, "no entiendo matemáticas", "Spanish")).toBeUndefined();
});

test.each([
  ["French", "Quelle tâche ménagère fais-tu ?", "tâches ménagères euh je comprends pas", "tâche ménagère"],
  ["French", "Quelle tâche ménagère fais-tu ?", "non pas comprendre tâche ménagère", "tâche ménagère"],
  ["Spanish", "¿Qué tareas haces en casa?", "tarea eh no entiendo", "tareas"],
  [
    "Spanish",
    "¿Qué opinas de las redes sociales?",
    "redes sociales significa social media no",
    "redes sociales",
  ],
  ["German", "Was machst du für die Umwelt?", "umwelt äh das verstehe ich nicht", "umwelt"],
] as const)("%s: of “%s”, “%s” asks what %s means", (language, text, said, word) => {
  expect(repairRequestTo({ text }, said, language)).toEqual({ kind: "meaning", word });
});

test.each([
  ["French", "Tu t'entends bien avec tes parents ?", "mes parents ne me comprennent pas"],
  ["Spanish", "¿Te llevas bien con tu hermano?", "no entiendo a mi hermano"],
  ["Spanish", "¿Qué significa la familia para ti?", "la familia significa todo no"],
  ["German", "Wie ist dein Bruder?", "ich verstehe meinen Bruder nicht"],
] as const)("%s: to “%s”, “%s” tells something", (language, text, said) => {
  expect(repairRequestTo({ text }, said, language)).toBeUndefined();
});

test.each([
  ["French", "moyen de transport", "means of transport"],
  ["French", "à la campagne", "countryside"],
  ["Spanish", "durante", "during"],
  ["German", "am Samstag", "Saturday"],
] as const)("in %s, “%s” means %s", (language, asked, english) => {
  expect(meaningOf(asked, language)?.english).toBe(english);
});

test("an answer before the request is an answer", () => {
  const said = "weil es cool ist was heißt neugierig";
  expect(repairRequestIn(said, "German")).toBeUndefined();
  expect(requestBesideIn(said, "German")).toEqual({ kind: "meaning", word: "neugierig" });
});
