import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { languages } from "../../../domain/exercise.ts";
import { personaInEnglish, personaKinds, personaRows, UNKNOWN } from "../../../domain/persona.ts";
import { read } from "../../../grammar/core/parsedAnswer.ts";
import { markAnswers } from "../../../lambdas/partner/dialogue/markAnswers.ts";
import { triggeredSubjects } from "../../../lambdas/partner/dialogue/markSubjects.ts";
import { serviceReaction } from "../../../lambdas/partner/dialogue/serviceLines.ts";
import { studentQuestionIn } from "../../../lambdas/partner/dialogue/studentQuestion.ts";
import { wantsBack } from "../../../lambdas/partner/dialogue/wantsBack.ts";
import { understand } from "../../../lambdas/partner/embedded/asked.ts";
import { noQuestions, studentQuestions } from "./studentQuestions.ts";
import { unseenQuestions } from "./unseenQuestions.ts";

const PHOTO = {
  French: "Qu'est-ce que tu vois sur la photo ?",
  Spanish: "¿Qué ves en la foto?",
  German: "Was siehst du auf dem Foto?",
} as const;
const asked = (language: Language, answer: string, question: string = PHOTO[language]) =>
  studentQuestionIn(read(answer, language), understand({ text: question }, language));
const rowsIn = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | "));
const answerTo = (
  language: Language,
  answer: string,
  said: string[] = [],
  isRolePlay = false,
  question?: string,
) => {
  const found = asked(language, answer, question);
  if (!found) throw new Error(`no question in ${answer}`);
  return markAnswers(found, said, isRolePlay ? "clerk" : "himself");
};
const wordCount = (text: string): number => text.match(/[\p{L}\d]+(?:['’.:-][\p{L}\d]+)*/gu)?.length ?? 0;

describe("the persona", () => {
  test("has at least 45 subjects and 130 rows, every kind, and rows for every subject that is recognised", () => {
    const subjects = new Set(personaRows.map(({ subject }) => subject));
    expect(subjects.size).toBeGreaterThanOrEqual(45);
    expect(personaRows.length).toBeGreaterThanOrEqual(130);
    expect(new Set(personaRows.map(({ kind }) => kind))).toEqual(new Set(personaKinds));
    expect([...triggeredSubjects].filter((subject) => !subjects.has(subject))).toEqual([]);
  });
  test("says each line in 5 to 14 words, never twice, and never as a question", () => {
    for (const language of languages) {
      const lines = personaRows.map(({ lines }) => lines[language]);
      expect(lines.filter((line) => wordCount(line) < 5 || wordCount(line) > 14)).toEqual([]);
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
      expect(lines.filter((line) => line.includes("?") || !/[.!]$/.test(line))).toEqual([]);
    }
  });
  test("fits into a prompt", () => {
    expect(personaInEnglish.split(/\s+/).length).toBeLessThanOrEqual(170);
  });
  test("has several honest lines of each kind for what he does not know", () => {
    for (const kind of ["fact", "opinion", "reason", "past", "future", "conditional"])
      expect(
        personaRows.filter((row) => row.subject === UNKNOWN && row.kind === kind).length,
      ).toBeGreaterThanOrEqual(2);
  });
});

describe.each(languages)("%s", (language) => {
  test.each([...rowsIn(studentQuestions[language]), ...rowsIn(unseenQuestions[language])])(
    "%s → %s, %s",
    (answer = "", subject = "", kind = "", question = PHOTO[language]) => {
      expect(asked(language, answer, question)).toMatchObject({ subject, kind });
    },
  );
  test.each(rowsIn(noQuestions[language]))("%s is no question to Mark", (answer = "") => {
    expect(asked(language, answer)).toBeUndefined();
  });
  test("answers in the tense asked for, or says that he does not know", () => {
    for (const [answer = "", , kind, question] of rowsIn(studentQuestions[language])) {
      if (kind !== "past" && kind !== "future" && kind !== "conditional") continue;
      const { text } = answerTo(language, answer, [], false, question);
      const row = personaRows.find(({ lines }) => text.toLowerCase().endsWith(lines[language].toLowerCase()));
      expect([answer, row?.kind]).toEqual([answer, kind]);
    }
  });
  test("never says a line twice while another fits", () => {
    const said: string[] = [];
    for (const _ of [1, 2, 3]) {
      const { text } = answerTo(
        language,
        { French: "Et toi ?", Spanish: "¿Y tú?", German: "Und du?" }[language],
        said,
        false,
        {
          French: "Qu'est-ce que tu fais pour l'environnement ?",
          Spanish: "¿Qué haces para el medio ambiente?",
          German: "Was machst du für die Umwelt?",
        }[language],
      );
      expect(said).not.toContain(text);
      said.push(text);
    }
  });
});

describe("what students met in November", () => {
  test.each([
    ["French", "Et toi, qu'est-ce que tu fais pour protéger l'environnement ?", /recycle/],
    ["German", "Hast du Geschwister?", /^Ja, ich habe eine jüngere Schwester/],
    ["Spanish", "¿Te gusta el fútbol?", /bádminton/],
    ["French", "Tu aimes le foot ?", /badminton/],
    ["French", "Tu aimes les champignons ?", /^Non, /],
    ["German", "Hast du einen Bruder?", /^Nein, .*Schwester/],
    ["Spanish", "¿Eres un robot?", /programa/],
    ["French", "Donne-moi une réponse. C'est quoi ton numéro ?", /numéro/],
    ["French", "Tu connais Taylor Swift ?", /sais pas|réponse|désolé/],
  ] as const)("%s: %s", (language, answer, said) => {
    expect(answerTo(language, answer).text).toMatch(said);
  });
  test.each([
    ["Spanish", "¿Y tú?", "¿Qué haces en tu tiempo libre?", "freeTime"],
    ["German", "Und du?", "Was isst du gern?", "food"],
    ["Spanish", "voy al instituto a pie, ¿y tú?", "¿Cómo vas al instituto?", "transport"],
  ] as const)("%s: %s after %s", (language, answer, question, subject) => {
    expect(asked(language, answer, question)?.subject).toBe(subject);
  });
  test.each([
    ["Spanish", "¿Puedes repetir, por favor?"],
    ["German", "Wie bitte? Ich verstehe nicht."],
  ] as const)("%s: %s asks to hear it again", (language, answer) => {
    expect(asked(language, answer)).toBeUndefined();
  });
});

test.each([
  ["French", "Mon grand-père est mort la semaine dernière. Et toi ?"],
  ["Spanish", "Mi abuelo murió la semana pasada, ¿y tú?"],
  ["German", "Mein Opa ist letzte Woche gestorben. Und du?"],
] as const)('%s: after grief, "and you?" gets no chatter: %s', (language, answer) => {
  expect(asked(language, answer)).toBeUndefined();
});

test.each([
  ["French", "Tu fumes ?", /^Non, /],
  ["Spanish", "¿Y tu familia?", /^Somos cuatro/],
  ["German", "Glaubst du an Gott?", /nachgedacht|Meinung|schwer/],
  ["French", "Tu as un petit copain ?", /préfère ne pas/],
  ["Spanish", "¿Has trabajado alguna vez?", /^Sí, /],
] as const)("%s: %s", (language, answer, said) => {
  expect(answerTo(language, answer).text).toMatch(said);
});

describe("in role plays", () => {
  test.each([
    ["French", "C'est combien ?", /euros/],
    ["French", "Ça coûte combien ?", /euros/],
    ["French", "À quelle heure part le train ?", /prochain/],
    ["French", "Où sont les toilettes ?", /tout droit|minutes/],
    ["French", "Est-ce que je peux payer par carte ?", /carte/],
    ["French", "Le petit déjeuner est compris ?", /petit déjeuner/],
    ["French", "Vous avez des croissants ?", /^Oui/],
    ["French", "à quelle heure ouvre le musée", /heures/],
    ["Spanish", "¿Cuánto cuesta?", /euros/],
    ["Spanish", "¿A qué hora sale el tren?", /próximo/],
    ["Spanish", "¿Dónde está la estación?", /recto|minutos/],
    ["Spanish", "¿Puedo pagar con tarjeta?", /tarjeta/],
    ["Spanish", "¿Está incluido el desayuno?", /desayuno/],
    ["Spanish", "¿Hay una piscina?", /^Sí/],
    ["Spanish", "a que hora abre el museo", /nueve|diez/],
    ["German", "Wie viel kostet das?", /Euro/],
    ["German", "Wann fährt der Zug?", /15.10|halbe/],
    ["German", "Wo ist der Bahnhof?", /links|Minuten/],
    ["German", "Kann ich mit Karte bezahlen?", /Karte/],
    ["German", "Ist das Frühstück inklusive?", /Frühstück/],
    ["German", "Gibt es hier ein Schwimmbad?", /^Ja/],
    ["German", "wann öffnet das museum", /Uhr/],
    ["German", "Wie lange dauert das?", /Minuten|Stunden/],
  ] as const)("%s: %s", (language, answer, said) => {
    expect(answerTo(language, answer, [], true).text).toMatch(said);
  });
});

describe("what students did not ask in the first round", () => {
  test.each([
    ["Spanish", "mi abuela vino de pakistán hace cuarenta años y nos cuenta historias increíbles"],
    ["Spanish", "como te decía somos seis en casa mi abuela vino de pakistán hace cuarenta años"],
    ["Spanish", "Prefiero las fiestas con más historia, como Las Fallas."],
    ["Spanish", "Veo los fuegos artificiales de Nochevieja en la tele."],
    [
      "Spanish",
      "Hay una tienda a granel, donde puedes rellenar tus propios botes. Me parece una idea genial.",
    ],
    ["Spanish", "Si los jóvenes no conocen la naturaleza, ¿por qué van a protegerla?"],
    ["Spanish", "Quedamos a las diez en mi casa, ¿vale? Así podemos desayunar juntos."],
    ["Spanish", "quedamos en el parque y hablamos de todo un poco"],
    ["Spanish", "Ya estoy harto. Llevo ropa. ¿Qué voy a llevar?"],
    ["Spanish", "para mí un buen amigo es alguien que te escucha y que no te juzga"],
    ["Spanish", "en el campo hay menos tráfico y las casas son más baratas"],
    ["Spanish", "mi mejor amigo es tímido pero cuando lo conoces es súper divertido"],
    ["Spanish", "en tren porque así vas viendo el paisaje y contaminas menos"],
    ["French", "je voudrais changer de chambre et j'aimerais aussi que vous nous fassiez une réduction"],
    ["French", "je mange souvent des carottes euh c'est quoi souvent en anglais"],
    ["French", "qu'est-ce que c'est modèle"],
    ["French", "tu me l'as déjà demandé non je fais la vaisselle et je sors le chien"],
    ["French", "je mange des fruits cinq fois par semaine merci tu es très patient"],
    ["French", "un bon ami c'est quelqu'un sur qui on peut compter et qui ne répète pas tes secrets"],
    ["French", "je dois mettre la table et c'est mon frère qui la débarrasse"],
    ["French", "Que vais-je faire ? Peut-être rien."],
    [
      "Spanish",
      "me da igual prefiero gastar mi dinero en libros porque las tiendas siempre están llenas de gente",
    ],
    ["Spanish", "Casas"],
    ["French", "la pizza je viens de le dire tu écoutes ou pas"],
    ["German", "was bedeutet schauspielerin"],
    ["German", "was sind podcasts"],
    ["German", "Was ist in der natur? I dont understand"],
    ["German", "wir sind zu fünft und dann gibt es noch oma gerda"],
    ["German", "Wer weiß das schon? Vielleicht wohne ich dann in Wien."],
  ] as const)("%s: %s", (language, answer) => {
    expect(asked(language, answer)).toBeUndefined();
  });
});

describe("a wish to come back to the subject", () => {
  test.each([
    ["French", "entre les repas j'aime manger des chips mais pourquoi tu me parles de nourriture"],
    ["French", "Je choisirais Yasmin. Mais tu veux parler des fêtes ?"],
    ["French", "je mange à la cantine mais on peut parler de ma ville s'il te plaît"],
    ["French", "il pleut mais qu'est-ce que le temps a à voir avec ma chambre"],
    ["German", "Aber können wir bitte wieder über Musik sprechen?"],
    ["German", "könnten wir vielleicht wieder über meine berufspläne sprechen"],
    ["German", "ich sehe gern dokumentarfilme aber ich dachte wir sprechen über arbeit"],
    ["Spanish", "perdona podemos volver al tema del trabajo es que tengo el examen mañana"],
    ["Spanish", "podemos volver al trabajo"],
    ["Spanish", "¿Qué tiene que ver la naturaleza?"],
    ["Spanish", "Pero estamos hablando de famosos, ¿no?"],
    ["Spanish", "Jaja, yo no he dicho nada de carne."],
    ["Spanish", "es mejor tener pocos amigos pero mi tema es los famosos"],
    ["German", "ich spiele fifa aber ich wollte über rashford sprechen"],
    ["German", "ich hatte lange zöpfe wann sprechen wir über freunde"],
    ["French", "ils passent trop de temps sur tiktok mais on ne devait pas parler de l'environnement"],
  ] as const)("%s: %s", (language, answer) => {
    expect(wantsBack(read(answer, language))).toBe(true);
    expect(asked(language, answer)).toBeUndefined();
  });
  test.each([
    ["French", "J'aime parler de musique avec mes amis."],
    ["French", "Je voudrais revenir à Paris l'année prochaine."],
    ["Spanish", "Quiero volver a España el año que viene."],
    ["Spanish", "Me gusta hablar de fútbol con mi padre."],
    ["Spanish", "Quiero volver al gimnasio."],
    ["German", "Ich spreche gern mit meinen Freunden über Musik."],
    ["German", "Ich möchte wieder nach Spanien fahren."],
    ["German", "Wir können im Park Fußball spielen."],
    ["German", "Mit meiner Mutter kann ich über alles reden."],
    ["Spanish", "hablo inglés puedes hablar más despacio por favor"],
    ["Spanish", "Admiro a Nadal por la humildad con la que hablaba de sus rivales."],
  ] as const)("%s: %s is none", (language, answer) => {
    expect(wantsBack(read(answer, language))).toBe(false);
  });
});

describe("what Mark answered at cross purposes in the first round", () => {
  test.each([
    ["French", "Tu joues souvent au badminton ?", /une fois par semaine/],
    ["French", "Tu as déjà fait de la plongée, toi ?", /jamais essayé la plongée/],
    ["French", "Tu as déjà fait du ski ?", /souviens plus|un moment/],
    ["French", "Comment s'appelle ta ville ?", /Brighton/],
    ["French", "Tu as peur de l'avion ?", /^Non, .*avion/],
    ["French", "Quelle ville as-tu préférée ?", /Barcelone/],
    ["French", "Tu préfères les chats ou les chiens ?", /chiens/],
    ["French", "Tu aimes quand il fait chaud ?", /chaud/],
    ["French", "Qu'est-ce que tu fais quand il pleut ?", /dessine/],
    ["French", "l'intelligence artificielle m'inquiète un peu, pas toi ?", /intelligence artificielle/],
    ["French", "pardon est-ce que c'est correct", /inquiète pas/],
    ["French", "On a bientôt fini ?", /patience/],
    ["French", "Qu'est-ce que tu ferais avec un million ?", /Canada/],
    ["French", "Qu'est-ce que tu as mangé hier ?", /curry/],
    ["French", "Qu'est-ce que tu as fait hier soir ?", /promené le chien/],
    ["French", "C'est quand ton anniversaire ?", /octobre/],
    ["French", "Quelle est ta couleur préférée ?", /vert/],
    ["Spanish", "¿Te gusta el pescado?", /pescado/],
    ["Spanish", "¿Cuánto falta?", /paciencia/],
    ["Spanish", "¿Podemos terminar ya?", /paciencia/],
    ["Spanish", "¿Te dan miedo las arañas?", /arañas/],
    ["Spanish", "¿Prefieres té o café?", /té/],
    ["Spanish", "¿Si pudieras tener un superpoder, cuál te gustaría?", /volar/],
    ["Spanish", "¿Cómo se llama tu ciudad?", /Brighton/],
    ["Spanish", "¿Sabes cocinar?", /^Sí, cocino/],
    ["German", "Und wer wärst du gern?", /Comiczeichner/],
    ["German", "Kannst du es mir beibringen?", /Sehr gern/],
    ["German", "Findest du, dass Fußballer zu viel Geld verdienen?", /zu viel/],
    ["German", "Ist Badminton schwer?", /leicht/],
    ["German", "Was für Musik spielst du auf der Gitarre? Und wie lange spielst du schon?", /zwei Jahren/],
    ["German", "Wieso ist eine Stunde Üben nicht ideal? Ich finde, das ist normal.", /recht/],
    ["German", "Hast du keine besseren Fragen?", /Besseres/],
    ["German", "Bekommst du Taschengeld?", /^Ja, .*Taschengeld/],
    ["German", "Was ist dein Lieblingstier?", /Hund/],
    ["German", "Möchtest du später heiraten?", /noch nicht/],
    ["German", "Hast du Angst vor den Prüfungen?", /nervös/],
    ["German", "Trinkst du lieber Tee oder Kaffee?", /Tee/],
    ["French", "Tu as peur des examens ?", /nerveux/],
    ["French", "Quel est ton meilleur souvenir ?", /camping/],
    ["French", "Tu reçois de l'argent de poche ?", /^Oui, .*argent de poche/],
    ["Spanish", "¿Conduces?", /^No, /],
    ["Spanish", "¿Qué comiste ayer?", /curry/],
    ["Spanish", "¿Qué has visto últimamente?", /película/],
    ["Spanish", "¿De qué tienes miedo?", /arañas/],
    // Spoken: no marks, and the question in the middle of what is said.
    ["French", "je me lève à sept heures tu te lèves à quelle heure toi", /lève/],
    ["French", "j'ai un frère est-ce que tu as un frère", /frère/],
    ["French", "tu préfères le train ou l'avion", /train/],
    ["French", "Tu habites à Londres ?", /^Non, .*Brighton/],
    ["Spanish", "me levanto a las siete a qué hora te levantas tú", /levanto/],
    ["Spanish", "mi instituto es grande cómo es tu instituto", /instituto/],
    ["Spanish", "¿Y cómo es tu hermana?", /Emma/],
    ["German", "meine schule ist groß wie ist deine schule", /Schule|Gesamtschule/],
    ["German", "ich habe einen bruder hast du auch einen bruder", /^Nein, /],
    ["German", "wovor hast du angst", /Spinnen/],
    ["German", "gehst du oft ins kino", /im Monat/],
  ] as const)("%s: %s", (language, answer, said) => {
    expect(answerTo(language, answer).text).toMatch(said);
  });
  test("dodges at most one question in three that exams ask", () => {
    const unknown = personaRows.filter(({ subject }) => subject === UNKNOWN);
    for (const language of languages) {
      const answers = rowsIn(studentQuestions[language]).map(
        ([answer = "", , , question]) => answerTo(language, answer, [], false, question).text,
      );
      const dodged = answers.filter((text) => unknown.some(({ lines }) => lines[language] === text));
      expect(dodged.length).toBeLessThan(answers.length / 3);
    }
  });
  test.each(languages)("%s: never says twice that he does not know", (language) => {
    const question = {
      French: "Tu connais Taylor Swift ?",
      Spanish: "¿Conoces a Taylor Swift?",
      German: "Kennst du Taylor Swift?",
    }[language];
    const said: string[] = [];
    for (const _ of [1, 2, 3, 4]) said.push(answerTo(language, question, said).text);
    expect(new Set(said).size).toBe(4);
  });
});

describe("what goes on from what Mark has just said of himself", () => {
  test.each([
    [
      "French",
      "Pourquoi ?",
      "J'aime lire des bandes dessinées, parce que j'aime aussi dessiner.",
      /BD me font rire/,
    ],
    ["Spanish", "¿Por qué?", "Mi estación favorita es el otoño, me gustan los colores.", /árboles/],
    ["German", "Warum denn?", "Ich mag Pilze gar nicht, ich esse lieber Curry.", /Geschmack/],
  ] as const)("%s: %s after: %s", (language, answer, last, said) => {
    expect(answerTo(language, answer, [last]).text).toMatch(said);
  });
  test.each([
    ["French", "je préfère les nuggets pourquoi tu me demandes ça", /avis/],
    ["French", "mais pourquoi tu es désolé c'était une belle soirée", /mal compris/],
    ["Spanish", "¿Por qué me preguntas eso?", /interesa/],
    ["German", "warum tut es dir leid mir geht es gut", /falsch verstanden/],
    ["German", "meine schule ist grau wie war deine schule", /Gesamtschule/],
    ["Spanish", "¿Quién es Sam?", /mejor amigo/],
    ["German", "ich klettere gern welche lieder spielst du auf der gitarre", /Popsongs/],
    ["Spanish", "quedo en el centro comercial vives con tus padres en brighton", /padres, mi hermana/],
    ["Spanish", "compré un regalo para mi padre tocas bien la guitarra", /^No, /],
    ["French", "Est-ce que tu sais skier ?", /^Non, .*badminton/],
  ] as const)("%s: %s", (language, answer, said) => {
    expect(answerTo(language, answer).text).toMatch(said);
  });
});

describe("with a friend", () => {
  test.each([
    ["French", "Devant le cinéma ou chez moi ?", /Les deux/],
    ["Spanish", "¿Quedamos el sábado?", /idea|bien/],
    ["German", "Isst du gern Pizza?", /Pizza/],
    ["Spanish", "¿A qué hora abre el museo?", /nueve/],
  ] as const)("%s: %s", (language, answer, said) => {
    const found = asked(language, answer);
    if (!found) throw new Error(`no question in ${answer}`);
    expect(markAnswers(found, [], "friend").text).toMatch(said);
  });
});

describe("at a counter", () => {
  test.each([
    ["French", "L'addition, s'il vous plaît, c'est possible ?", /addition/],
    ["French", "Est-ce que je peux changer de chambre ?", /possible/],
    ["French", "Le wifi est compris ?", /compris/],
    ["French", "Je peux essayer la veste ?", /cabines/],
    ["French", "Quelle heure est-il ?", /Il est/],
    ["Spanish", "quiero pagar en efectivo cuánto cuesta la camiseta", /euros/],
    ["Spanish", "¿Nos trae la cuenta, por favor?", /cuenta/],
    ["Spanish", "¿Puedo probarme la camiseta?", /probadores/],
    ["Spanish", "¿Puedo cambiar de habitación?", /posible/],
    ["Spanish", "¿Te gusta el pescado?", /pescado/],
    ["German", "ja wie spät ist es und haben sie auch einen hund mein hund heißt max", /^Es ist/],
    ["German", "Könnte ich bitte zuerst ein anderes Zimmer bekommen?", /das geht/],
    ["German", "Kann ich die Jacke anprobieren?", /Umkleidekabinen/],
    ["German", "Haben Sie auch T-Shirts?", /^Ja/],
  ] as const)("%s: %s", (language, answer, said) => {
    expect(answerTo(language, answer, [], true).text).toMatch(said);
  });
  test.each([
    ["French", "bonjour j'ai un problème avec ma chambre la climatisation ne marche pas", true, /vous prie/],
    ["French", "La soupe est froide.", false, /excuse-moi/],
    ["French", "L'addition, s'il vous plaît.", true, /addition/],
    ["French", "Je voudrais un steak-frites, s'il vous plaît.", true, /Bien sûr/],
    ["French", "J'ai mal à la tête depuis hier.", true, /vous aider/],
    ["Spanish", "El aire acondicionado no funciona.", true, /disculpas/],
    ["Spanish", "La sopa está fría.", false, /perdona/],
    ["Spanish", "Sí. Un helado de chocolate y la cuenta por favor.", false, /cuenta/],
    ["Spanish", "quiero una camiseta por favor", false, /Claro/],
    ["Spanish", "Me duele la cabeza.", true, /ayudarle/],
    ["German", "Außerdem funktioniert die Dusche nicht, es kommt nur kaltes Wasser.", true, /für Sie/],
    ["German", "Die Suppe ist kalt.", false, /entschuldige/],
    ["German", "Ja, ich hätte gern ein Schokoladeneis. Und die Rechnung, bitte.", true, /Rechnung/],
    ["German", "Ich hätte gern ein Einzelzimmer mit Bad.", true, /Sehr gern/],
    ["French", "Pourriez-vous m'aider, s'il vous plaît.", true, /pour vous/],
    ["Spanish", "Nos gustaría cambiar de habitación, si es posible.", true, /usted/],
    ["German", "Mein Bauch tut seit gestern weh.", true, /Ihnen/],
    ["French", "J'ai perdu mon passeport dans le train.", true, /détails/],
    ["Spanish", "Tengo una reserva a nombre de Wilson.", true, /reserva/],
    ["German", "Ich bin allergisch gegen Nüsse.", true, /notiere/],
    ["Spanish", "De segundo pollo con patatas por favor.", true, /Claro/],
    ["German", "Ich möchte nach München fahren.", true, /gern/],
  ] as const)("%s: %s", (language, answer, polite, said) => {
    const reaction = serviceReaction(read(answer, language), language, polite);
    expect(reaction?.text).toMatch(said);
    expect(serviceReaction(read(answer, language), language, polite, [reaction?.text ?? ""])?.text).not.toBe(
      reaction?.text,
    );
  });
  test.each([
    ["French", "Je reste trois nuits avec ma famille."],
    ["French", "Pas de problème, merci."],
    ["French", "Hier j'ai visité la cathédrale."],
    ["Spanish", "Viajo con mi madre y mi hermano."],
    ["Spanish", "Ayer fui a la playa y hacía frío."],
    ["German", "Ich möchte drei Nächte bleiben, also bis Sonntag."],
    ["Spanish", "lo quiero azul o verde porque son sus colores favoritos"],
    ["German", "Die Stadt war sehr schön."],
    ["German", "Heute geht es nicht zur Schule."],
  ] as const)("%s: %s wants nothing", (language, answer) => {
    expect(serviceReaction(read(answer, language), language, true)).toBeUndefined();
  });
});

test.each([
  ["French", "Tu aimes Brighton ?", "town"],
  ["French", "Est-ce que tu voudrais être célèbre ? Et pourquoi ?", "fame"],
  ["French", "Elle est comment, Emma ?", "sister"],
  ["Spanish", "¿Qué te gustó más de Barcelona?", "bestTrip"],
  ["Spanish", "¿Y tú, tienes un abuelo?", "grandparents"],
  ["Spanish", "¿Ya hemos terminado?", "finish"],
  ["German", "wie ist emma so", "sister"],
  ["German", "Sind wir jetzt fertig?", "finish"],
  ["German", "Hast du ein Vorbild?", "roleModel"],
] as const)("in %s, “%s” is about %s", (language, said, subject) => {
  expect(asked(language, said)?.subject).toBe(subject);
});
