import type { Ask, Said, Tongue } from "../tongue.ts";

const said = (text: string, english: string): Said => ({ text, english });

export const greeting: Tongue["greeting"] = {
  exam: [
    said(
      "Hallo! Ich bin Mark. Wir üben zusammen für die mündliche Prüfung, okay?",
      "Hi! I'm Mark. Let's practise for the speaking exam together, OK?",
    ),
    said(
      "Hallo! Ich heiße Mark und bin Schüler wie du. Fangen wir an?",
      "Hello! My name is Mark, and I'm a student like you. Shall we start?",
    ),
  ],
  photo: [
    said(
      "Hallo, hier ist Mark! Wir sehen uns das Foto zusammen an.",
      "Hi, it's Mark! Let's look at the photo together.",
    ),
  ],
  topic: [
    said(
      "Hallo! Ich bin Mark. Ich möchte ein bisschen mit dir reden.",
      "Hi! I'm Mark. I'd like to have a chat with you.",
    ),
  ],
  passage: [
    said(
      "Hallo! Ich bin Mark. Lies bitte diesen Text laut vor oder schreib ihn:",
      "Hi! I'm Mark. Please read this text aloud, or type it:",
    ),
  ],
};

/** "{le}", "{un}" and "{ton}" stand for the noun that was heard with that determiner, "{noun}" for its English. */
export const reactions: Tongue["reactions"] = {
  nothing: [
    said("Entschuldigung, das habe ich nicht ganz verstanden.", "Sorry, I didn't quite understand that."),
    said(
      "Hm, das habe ich nicht verstanden. Macht nichts, weiter geht's.",
      "Hmm, I didn't understand that. Never mind, let's go on.",
    ),
    said("Tut mir leid, ich bin nicht ganz mitgekommen.", "Sorry, I didn't follow all of that."),
  ],
  foreign: [
    said(
      "Versuch es auf Deutsch, auch mit einfachen Wörtern. Du schaffst das!",
      "Try it in German, even with simple words. You can do it!",
    ),
    said(
      "Wir sprechen doch Deutsch. Ein paar Wörter reichen.",
      "We're speaking German. A few words are enough.",
    ),
  ],
  refusal: [
    said("Kein Problem, wir machen weiter.", "No problem, let's go on."),
    said("Macht nichts, das kommt noch.", "Never mind, it will come."),
  ],
  astray: [
    said("Okay, aber das war nicht ganz meine Frage.", "OK, but that wasn't quite my question."),
    said(
      "Ach so. Aber ich habe von etwas anderem gesprochen.",
      "I see. But I was talking about something else.",
    ),
    said(
      "Interessant, aber du hast meine Frage nicht beantwortet.",
      "Interesting, but you haven't answered my question.",
    ),
  ],
  question: [
    said("Ah, gute Frage! Ich finde das ganz gut.", "Ah, good question! I quite like it."),
    said("Gute Frage! Für mich ja, meistens.", "Good question! For me, yes, mostly."),
  ],
  negative: [
    said("Oh, das ist schade.", "Oh, that's a pity."),
    said("Ach, das tut mir leid.", "Oh, I'm sorry about that."),
    said("Oh je, das ist nicht schön. Ich verstehe dich.", "Oh dear, that isn't nice. I understand you."),
    said("So ein Pech!", "What bad luck!"),
  ],
  "negative+noun": [
    said(
      "Ach so, {form}: das ist nichts für dich. Das verstehe ich.",
      "I see, {noun}: not your thing. I understand that.",
    ),
    said("{Form}: na ja, das ist nicht für jeden.", "{Noun}: well, that isn't for everybody."),
  ],
  positive: [
    said("Super, das klingt toll!", "Great, that sounds brilliant!"),
    said("Ah, das ist ja schön!", "Ah, that's nice!"),
    said("Toll, das freut mich für dich!", "Great, I'm happy for you!"),
    said("Was für eine gute Idee!", "What a good idea!"),
  ],
  "positive+noun": [
    said("Ah ja, {form}! Das mag ich auch.", "Oh yes, {noun}! I like that too."),
    said(
      "Super! {Form}: das ist dir wichtig, das merke ich.",
      "Great! {Noun}: that matters to you, I can tell.",
    ),
    said("Toll, {form}! Da werde ich neidisch.", "Great, {noun}! That makes me envious."),
  ],
  plain: [
    said("Okay, ich verstehe.", "OK, I see."),
    said("Ah, sehr gut.", "Ah, very good."),
    said("Danke, das ist interessant.", "Thanks, that's interesting."),
    said("Ach so, alles klar!", "I see, all right!"),
  ],
  "plain+noun": [
    said("Ah, {form}! Interessant.", "Ah, {noun}! Interesting."),
    said("Okay, {form}, ich verstehe.", "OK, {noun}, I see."),
    said("Ach ja, {form}!", "Oh yes, {noun}!"),
  ],
  food: [
    said("Mmm, {form}! Da bekomme ich Hunger.", "Mmm, {noun}! That makes me hungry."),
    said("Ah, {form}! Eine gute Wahl.", "Ah, {noun}! A good choice."),
    said("Lecker, {form}! Das esse ich auch gern.", "Yum, {noun}! I like eating that too."),
  ],
  family: [
    said("Ah, {ton}! Die Familie ist wichtig.", "Ah, your {noun}! Family is important."),
    said("Schön, {ton}! Das freut mich.", "Nice, your {noun}! I'm glad."),
  ],
  friends: [
    said("Mit Freunden ist alles besser.", "Everything is better with friends."),
    said("Ja, Freunde sind wichtig!", "Yes, friends are important!"),
  ],
  sport: [
    said("Ah, {form}! Bewegung tut gut.", "Ah, {noun}! Moving does you good."),
    said("{Form}, super! Ich bin darin nicht so gut.", "{Noun}, great! I'm not that good at it."),
  ],
  music: [said("Ah, {form}! Ich höre jeden Tag Musik.", "Ah, {noun}! I listen to music every day.")],
  media: [
    said("Ah, {form}! Das ist eine gute Art, sich zu entspannen.", "Ah, {noun}! That's a good way to relax."),
    said("{Form}: das mag ich auch.", "{Noun}: I like that too."),
  ],
  technology: [
    said(
      "Ah, {form}! Ich sitze auch zu viel vor dem Bildschirm.",
      "Ah, {noun}! I spend too much time in front of a screen too.",
    ),
  ],
  school: [said("Ah, {form}! In der Schule arbeiten wir viel.", "Ah, {noun}! We work a lot at school.")],
  work: [said("{Form}: das ist wichtig für die Zukunft.", "{Noun}: that's important for the future.")],
  travel: [
    said("Ah, {form}! Da bekomme ich Fernweh.", "Ah, {noun}! That gives me itchy feet."),
    said("{Form}, hast du es gut!", "{Noun}, how lucky you are!"),
  ],
  town: [said("Ah, {le}! Da gehe ich auch gern hin.", "Ah, the {noun}! I like going there too.")],
  home: [said("Ah, {form}. Zu Hause ist es am schönsten.", "Ah, {noun}. There's no place like home.")],
  nature: [said("{Form}: das ist ein wichtiges Thema.", "{Noun}: that's an important subject.")],
  weather: [said("Ah, {le}! Das ändert alles.", "Ah, the {noun}! That changes everything.")],
  health: [said("Ja, {form}: daran muss man denken.", "Yes, {noun}: you have to think of that.")],
  shopping: [
    said("Ah, {form}! Ich gebe immer zu viel Geld aus.", "Ah, {noun}! I always spend too much money."),
  ],
  festivals: [said("Ah, {form}! Ich feiere so gern.", "Ah, {noun}! I love celebrating.")],
  animals: [said("Oh, {un}! Ich liebe Tiere.", "Oh, {noun}! I love animals.")],
  leisure: [said("Ah, {form}! Das tut gut.", "Ah, {noun}! That does you good.")],
  read: [
    said(
      "Danke fürs Vorlesen. Viel Glück bei der Prüfung!",
      "Thanks for reading aloud. Good luck in the exam!",
    ),
    said(
      "Gut gemacht! Danke, dass du den Text gelesen hast. Bis bald!",
      "Well done! Thanks for reading the text. See you soon!",
    ),
  ],
  closing: [
    said(
      "Danke, es war toll, mit dir zu sprechen. Viel Glück bei der Prüfung!",
      "Thanks, it was great talking to you. Good luck in the exam!",
    ),
    said(
      "So, das war's. Danke für das Gespräch und bis bald!",
      "Well, that's it. Thanks for the conversation, and see you soon!",
    ),
    said(
      "Das war meine letzte Frage. Danke und einen schönen Tag noch!",
      "That was my last question. Thanks, and have a good day!",
    ),
  ],
};

type Row = readonly [Ask["topic"], Ask["tense"], text: string, english: string, model: string];

const rows: readonly Row[] = [
  [
    "food",
    "present",
    "Was ist dein Lieblingsessen?",
    "What is your favourite food?",
    "Mein Lieblingsessen ist Pizza, weil sie lecker ist und man sie leicht machen kann.",
  ],
  [
    "food",
    "past",
    "Was hast du gestern Abend gegessen?",
    "What did you eat last night?",
    "Gestern Abend habe ich Hähnchen mit Pommes gegessen. Das war sehr lecker.",
  ],
  [
    "food",
    "present",
    "Kochst du gern?",
    "Do you like cooking?",
    "Ja, ich koche gern mit meiner Mutter, weil es Spaß macht.",
  ],
  [
    "food",
    "present",
    "Was isst du normalerweise zum Frühstück?",
    "What do you normally eat for breakfast?",
    "Zum Frühstück esse ich Müsli und trinke Orangensaft.",
  ],
  [
    "family",
    "present",
    "Verstehst du dich gut mit deiner Familie?",
    "Do you get on well with your family?",
    "Ja, ich verstehe mich gut mit meinen Eltern, weil sie nett und lustig sind.",
  ],
  [
    "family",
    "past",
    "Was hast du neulich mit deiner Familie gemacht?",
    "What have you done with your family recently?",
    "Am Sonntag bin ich mit meiner Familie ins Restaurant gegangen. Es war toll.",
  ],
  [
    "family",
    "present",
    "Wie ist deine Familie?",
    "What is your family like?",
    "Wir sind vier Personen. Meine Schwester ist lustig, aber mein Bruder ist ein bisschen faul.",
  ],
  [
    "friends",
    "present",
    "Wie ist dein bester Freund oder deine beste Freundin?",
    "What is your best friend like?",
    "Mein bester Freund ist lustig und hilfsbereit. Wir spielen oft zusammen Fußball.",
  ],
  [
    "friends",
    "future",
    "Was wirst du nächstes Wochenende mit deinen Freunden machen?",
    "What will you do with your friends next weekend?",
    "Nächstes Wochenende werde ich mit meinen Freunden in die Stadt gehen, weil ich gern einkaufe.",
  ],
  [
    "home",
    "present",
    "Wie ist dein Haus oder deine Wohnung?",
    "What is your house or flat like?",
    "Unser Haus ist ziemlich klein, aber es ist bequem und hat einen schönen Garten.",
  ],
  [
    "home",
    "present",
    "Was machst du, um zu Hause zu helfen?",
    "What do you do to help at home?",
    "Ich räume mein Zimmer auf und wasche ab, aber ich putze nicht gern.",
  ],
  [
    "town",
    "present",
    "Was gibt es in deiner Stadt?",
    "What is there in your town?",
    "In meiner Stadt gibt es ein Kino, viele Geschäfte und einen großen Park. Ich wohne gern hier.",
  ],
  [
    "town",
    "conditional",
    "Wo möchtest du später wohnen?",
    "Where would you like to live later?",
    "Später möchte ich in Berlin wohnen, weil die Stadt so interessant ist.",
  ],
  [
    "town",
    "past",
    "Was hast du neulich in der Stadt gemacht?",
    "What have you done in town recently?",
    "Letzten Samstag bin ich in die Stadt gefahren und habe einen Pullover gekauft.",
  ],
  [
    "sport",
    "present",
    "Welchen Sport magst du am liebsten, und warum?",
    "Which sport do you like best, and why?",
    "Am liebsten mag ich Tennis, weil es schnell und spannend ist.",
  ],
  [
    "sport",
    "present",
    "Treibst du viel Sport?",
    "Do you do a lot of sport?",
    "Ja, ich treibe zweimal pro Woche Sport, weil es gesund ist.",
  ],
  [
    "sport",
    "past",
    "Welches Spiel hast du neulich gesehen?",
    "Which match have you seen recently?",
    "Letztes Wochenende habe ich ein Fußballspiel gesehen. Es war spannend.",
  ],
  [
    "music",
    "present",
    "Welche Musik hörst du gern?",
    "What music do you like listening to?",
    "Ich höre gern Rap und Popmusik, weil ich mich dabei entspannen kann.",
  ],
  [
    "music",
    "conditional",
    "Möchtest du ein Instrument spielen?",
    "Would you like to play an instrument?",
    "Ja, ich möchte Gitarre spielen, weil ich Rockmusik liebe.",
  ],
  [
    "media",
    "present",
    "Welche Filme siehst du gern?",
    "What films do you like watching?",
    "Ich sehe gern Komödien, weil sie lustig sind, aber ich mag keine Horrorfilme.",
  ],
  [
    "media",
    "past",
    "Welchen Film hast du neulich gesehen?",
    "Which film have you seen recently?",
    "Ich habe mit meinem Bruder einen Actionfilm gesehen. Er war toll.",
  ],
  [
    "media",
    "present",
    "Liest du lieber, oder siehst du lieber fern?",
    "Do you prefer reading or watching TV?",
    "Ich lese lieber, weil Bücher interessanter sind.",
  ],
  [
    "technology",
    "present",
    "Benutzt du dein Handy oft?",
    "Do you often use your phone?",
    "Ja, ich benutze mein Handy jeden Tag, um mit meinen Freunden zu sprechen.",
  ],
  [
    "technology",
    "present",
    "Welche Gefahren gibt es im Internet?",
    "What dangers are there on the internet?",
    "Meiner Meinung nach verbringt man zu viel Zeit vor dem Bildschirm, und das ist ungesund.",
  ],
  [
    "school",
    "present",
    "Was ist dein Lieblingsfach, und warum?",
    "What is your favourite subject, and why?",
    "Mein Lieblingsfach ist Geschichte, weil der Lehrer lustig ist.",
  ],
  [
    "school",
    "present",
    "Wie sind deine Lehrer?",
    "What are your teachers like?",
    "Meine Lehrer sind streng, aber sie sind nett und helfen uns.",
  ],
  [
    "school",
    "conditional",
    "Was möchtest du an deiner Schule ändern?",
    "What would you like to change in your school?",
    "Ich möchte Jeans tragen, weil die Uniform unbequem ist.",
  ],
  [
    "work",
    "future",
    "Was wirst du nach den Prüfungen machen?",
    "What will you do after the exams?",
    "Nach den Prüfungen werde ich weiter zur Schule gehen, weil ich Arzt werden will.",
  ],
  [
    "work",
    "conditional",
    "Was möchtest du später werden?",
    "What would you like to be later?",
    "Ich möchte Lehrer werden, weil ich gern mit Kindern arbeite.",
  ],
  [
    "travel",
    "present",
    "Wo verbringst du normalerweise deine Ferien?",
    "Where do you normally spend your holidays?",
    "Normalerweise verbringe ich meine Ferien mit meiner Familie in Spanien, weil das Wetter schön ist.",
  ],
  [
    "travel",
    "past",
    "Wohin bist du in den letzten Ferien gefahren?",
    "Where did you go in the last holidays?",
    "Letzten Sommer bin ich nach Frankreich geflogen. Es war super.",
  ],
  [
    "travel",
    "conditional",
    "Welches Land möchtest du besuchen?",
    "Which country would you like to visit?",
    "Ich möchte Italien besuchen, weil das Essen dort lecker ist.",
  ],
  [
    "nature",
    "present",
    "Was machst du für die Umwelt?",
    "What do you do for the environment?",
    "Ich recycle Papier und gehe zu Fuß zur Schule, um die Umwelt zu schützen.",
  ],
  [
    "nature",
    "present",
    "Was ist das größte Problem für die Umwelt?",
    "What is the biggest problem for the environment?",
    "Meiner Meinung nach ist es die Luftverschmutzung, weil es zu viele Autos gibt.",
  ],
  [
    "weather",
    "present",
    "Welche Jahreszeit magst du am liebsten?",
    "Which season do you like best?",
    "Ich mag den Sommer am liebsten, weil es heiß ist und ich an den Strand gehen kann.",
  ],
  [
    "health",
    "present",
    "Was machst du, um fit zu bleiben?",
    "What do you do to keep fit?",
    "Ich esse viel Obst und gehe zweimal pro Woche schwimmen.",
  ],
  [
    "health",
    "present",
    "Schläfst du genug?",
    "Do you sleep enough?",
    "Nein, ich schlafe nicht genug, weil ich viele Hausaufgaben habe.",
  ],
  [
    "shopping",
    "present",
    "Gehst du gern einkaufen?",
    "Do you like going shopping?",
    "Ja, ich kaufe gern mit meinen Freunden Kleidung, aber sie ist teuer.",
  ],
  [
    "shopping",
    "past",
    "Was hast du neulich gekauft?",
    "What have you bought recently?",
    "Letzte Woche habe ich eine Jeans und ein blaues T-Shirt gekauft.",
  ],
  [
    "festivals",
    "past",
    "Wie hast du deinen letzten Geburtstag gefeiert?",
    "How did you celebrate your last birthday?",
    "Ich habe mit meinen Freunden im Restaurant gegessen und ein Fahrrad bekommen. Das war toll.",
  ],
  [
    "festivals",
    "present",
    "Welches Fest feierst du am liebsten?",
    "Which festival do you like celebrating best?",
    "Am liebsten feiere ich Weihnachten, weil ich Geschenke bekomme.",
  ],
  [
    "animals",
    "present",
    "Hast du ein Haustier?",
    "Do you have a pet?",
    "Ja, ich habe einen Hund, und ich liebe ihn, weil er so lustig ist.",
  ],
  [
    "leisure",
    "present",
    "Was machst du in deiner Freizeit?",
    "What do you do in your free time?",
    "In meiner Freizeit spiele ich Fußball und höre Musik, weil es entspannend ist.",
  ],
  [
    "leisure",
    "past",
    "Was hast du letzten Samstag gemacht?",
    "What did you do last Saturday?",
    "Letzten Samstag bin ich mit meinen Freunden ins Kino gegangen. Es war lustig.",
  ],
  [
    "leisure",
    "future",
    "Was wirst du dieses Wochenende machen?",
    "What will you do this weekend?",
    "Dieses Wochenende werde ich Tennis spielen und meine Großeltern besuchen.",
  ],
];

export const questions: readonly Ask[] = rows.map(([topic, tense, text, english, model]) => ({
  topic,
  tense,
  text,
  english,
  model,
}));

export const demands: Tongue["demands"] = [
  ["mit wem|wer|wen|wem", "who"],
  ["wo|wohin|woher", "where"],
  ["wann|um wie viel uhr", "when"],
  ["warum|wieso", "why"],
  [
    "wie (?:ist|sind|war|waren|findest|gefällt|fandest)|was (?:denkst|hältst|meinst)|was ist deine meinung",
    "opinion",
  ],
  ["wie viele?|wie alt", "number"],
  [
    "was (?:hast|habt) .*gemacht|was (?:machst|tust)|was (?:wirst|willst|möchtest|würdest|kannst) .*machen",
    "action",
  ],
];

export const answers: Tongue["answers"] = [
  ["wie ist d(eine? .+)", "M$1 ist ziemlich groß, und das gefällt mir."],
  ["magst du d(ein.*)", "Ja, ich mag m$1, weil es dort interessant ist."],
  ["magst du (.+)", "Ja, ich mag das sehr gern, weil es interessant ist."],
  ["spielst du gern (.+)", "Ja, ich spiele gern $1, weil es Spaß macht."],
  ["möchtest du (.+?)(?:, (?:und )?warum)?", "Ja, ich möchte $1, weil das eine gute Erfahrung ist."],
  [
    "was (?:denkst|hältst) du (?:über|von) .+",
    "Ich finde das interessant, aber manchmal ein bisschen schwierig.",
  ],
  ["wie findest du .+", "Ich finde das gut, weil es interessant ist."],
  ["wie alt bist du", "Ich bin fünfzehn Jahre alt, und ich habe im Mai Geburtstag."],
  ["wie heißt du", "Ich heiße Alex, und ich bin fünfzehn Jahre alt."],
  ["wo wohnst du", "Ich wohne mit meiner Familie in London. Ich wohne gern hier, weil man viel machen kann."],
  [
    "was (?:siehst du|ist|sieht man|gibt es) auf (?:dem|diesem) (?:foto|bild)",
    "Auf dem Foto sind einige Leute. Ich glaube, sie haben Spaß und sind im Urlaub.",
  ],
  [
    "(?:beschreib|beschreibe|erzähl mir von) (?:das|dem) (?:foto|bild).*",
    "Auf dem Foto sind einige Leute. Ich glaube, sie haben Spaß und sind im Urlaub.",
  ],
];

export const mirror: Tongue["mirror"] = {
  yes: "Ja, ich ",
  swaps: [
    ["dein", "mein"],
    ["deine", "meine"],
    ["deinen", "meinen"],
    ["deinem", "meinem"],
    ["deiner", "meiner"],
    ["dich", "mich"],
    ["dir", "mir"],
  ],
  because: ", weil mir das gefällt",
};

export const examples: Tongue["examples"] = {
  reason: "…, weil es Spaß macht",
  opinion: "Es war toll",
  start: "Ich finde das interessant",
};

export const hints: Tongue["hints"] = {
  past: "Ich habe gespielt, ich bin gegangen, es war",
  future: "Ich werde reisen, wir werden sehen",
  conditional: "Ich möchte, ich würde gern",
  opinion: "Meiner Meinung nach ist es toll",
  reason: "weil es Spaß macht",
  question: "Und du, was machst du gern?",
  describe: "ein großes Haus, meine nette Schwester",
  present: "Normalerweise spiele ich, wir gehen",
};
