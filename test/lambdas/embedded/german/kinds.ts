import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

// What is all in small letters was spoken.
const findingsIn = (said: string) =>
  examine(momentOf("German", said, { text: "" }, { spoken: said === said.toLowerCase() })).findings;

/** A wrong sentence, what is right ("" where only the rule is told), and a right sentence that looks much like it. */
const kinds: readonly (readonly [string, string, string])[] = [
  // Verbs that stand apart from what they are about.
  [
    "Mein Bruder ist zwölf und besuchen dieselbe Schule wie ich.",
    "besucht",
    "Mein Hobby ist schwimmen und lesen.",
  ],
  [
    "Meine Schwester hat einen Hund und gehen oft spazieren.",
    "geht",
    "Wir haben einen Hund und gehen oft spazieren.",
  ],
  ["Am Wochenende spielt meine Freunde Fußball.", "", "Am Wochenende besucht mein Onkel meine Eltern."],
  ["im sommer kommt meine cousins zu uns", "", "im sommer kommt meine cousine zu uns"],
  ["Normalerweise kocht meine Eltern das Abendessen.", "", "Normalerweise kocht das Abendessen mein Vater."],
  ["Manchmal helfen mein Bruder im Garten.", "", "Manchmal helfen mein Bruder und ich im Garten."],
  ["Mir gefällt die Bücher von Rowling.", "", "Mir gefällt die Musik von Mozart."],
  ["Auf dem Bild ist viele Menschen.", "", "Auf dem Bild ist eine Frau mit zwei Kindern."],
  ["Zu Hause helfen meine Mutter im Garten.", "", "Zu Hause helfen meine Mutter, mein Vater und ich."],
  ["Die Kinder in meiner Klasse ist laut.", "", "Die Kinder in meiner Klasse mag ich nicht."],
  ["Das Essen in der Kantine sind lecker.", "", "Das Essen in der Kantine mögen viele Schüler nicht."],
  ["Viele Leute in meiner Stadt arbeitet in der Fabrik.", "", "Viele Leute in meiner Stadt arbeiten hart."],
  ["Es gibt Geschäfte, und der Park sind schön.", "", "Mein Vater und meine Mutter sind nett."],
  ["Ich mag sie, weil viele Schüler nett ist.", "", "Ich mag sie, weil meine Freunde die Lehrerin mag."],
  ["Ich denke, dass Handys wichtig ist.", "", "Ich denke, dass Handys wichtig sind."],
  [
    "ich finde dass die lehrer zu viele hausaufgaben gibt",
    "",
    "ich finde dass es zu viele hausaufgaben gibt",
  ],
  ["Ich gehe hin, weil ich gern Fußball spielt.", "", "Ich gehe hin, weil ich gern gefragt werde."],
  ["Er sagt, dass du nett ist.", "", "Er sagt, dass du und Tom nett sind."],
  // Whom something is done to.
  ["ein freund muss ehrlich sein und mich helfen", "mir", "ein freund muss ehrlich sein und mich mögen"],
  [
    "Ich habe gekocht und meine Oma im Garten geholfen.",
    "",
    "Ich habe meiner Oma geholfen und meinen Onkel besucht.",
  ],
  ["Dort habe ich der Kinder geholfen.", "", "Dort habe ich der Lehrerin geholfen."],
  ["Ich möchte anderen Leute helfen.", "", "Ich möchte anderen Leuten helfen."],
  ["Ich folge meinen Freunde.", "meinen Freunden", "Ich folge meinen Freunden."],
  ["Man sollte sie Essen geben.", "", "Man sollte sie Freunden zeigen."],
  [
    "Ich schreibe meine Freundin jeden Tag eine Nachricht.",
    "meiner Freundin",
    "Ich sehe meine Freundin jeden Tag.",
  ],
  // Times, conditions and the passive.
  [
    "Früher gibt es eine Fabrik, aber jetzt ist sie geschlossen.",
    "",
    "Früher oder später gibt es eine Fabrik.",
  ],
  ["gestern abend esse ich hähnchen und es war lecker", "", "abends esse ich hähnchen wie gestern"],
  [
    "Ich gehe letzten Samstag ins Kino und der Film war toll.",
    "",
    "Ich weiß noch, was letzten Samstag lief.",
  ],
  ["Vor zwei Jahren fahre ich nach Rom und es war schön.", "", "Vor zwei Jahren ist mein Opa gestorben."],
  [
    "Das Beste war, wenn ich zum ersten Mal gesurft bin.",
    "als",
    "Das Beste war, wenn wir jeden Abend gegrillt haben.",
  ],
  ["Als ich Zeit habe, spiele ich Gitarre.", "wenn", "Als Hausmeister hat er viel zu tun."],
  [
    "ich werde mit dem auto nach frankreich gefahren",
    "fahren",
    "ich werde von meinem vater nach hause gefahren",
  ],
  ["Ich werde Medizin studiert.", "studieren", "Ich werde oft gefragt."],
  ["Weihnachten ist in der ganzen Welt gefeiert.", "wird", "Weihnachten ist in der ganzen Welt bekannt."],
  ["wenn ich reich wäre werde ich ein haus kaufen", "würde", "wenn ich reich bin werde ich ein haus kaufen"],
  ["Wenn ich Zeit hätte, spiele ich mehr Sport.", "", "Ich wüsste gern, was ich täte, wenn ich Zeit hätte."],
  // Spelling.
  ["Er heist Max.", "heißt", "Er reist viel."],
  ["Das Essen ist leker.", "lecker", "Der Weg ist steil."],
  ["Ich wone in London.", "wohne", "Ich nicke oft ein."],
  ["Meine Muter ist nett.", "Mutter", "Unsere Biene summt."],
];

test.each(kinds)(
  "German: what is wrong with “%s” is told as “%s”, and “%s” is right",
  (wrong, right, similar) => {
    const found = findingsIn(wrong);
    expect(found).not.toEqual([]);
    if (right !== "") expect(found.map((finding) => finding.right ?? "").join(" | ")).toContain(right);
    expect(findingsIn(similar)).toEqual([]);
  },
);
