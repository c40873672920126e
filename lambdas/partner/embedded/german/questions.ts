import { asksIn } from "../lines.ts";
import type { Phrasebook } from "../phrasebook.ts";

/** One line a question: topic and tense of the answer | question | its English | an answer worth full marks. */
export const questions: Phrasebook["questions"] = asksIn(`
food present | Was ist dein Lieblingsessen? | What is your favourite food? | Mein Lieblingsessen ist Pizza, weil sie lecker ist und man sie leicht machen kann.
food past | Was hast du gestern Abend gegessen? | What did you eat last night? | Gestern Abend habe ich Hähnchen mit Pommes gegessen. Das war sehr lecker.
food present | Kochst du gern? | Do you like cooking? | Ja, ich koche gern mit meiner Mutter, weil es Spaß macht.
food present | Was isst du normalerweise zum Frühstück? | What do you normally eat for breakfast? | Zum Frühstück esse ich Müsli und trinke Orangensaft.
family present | Verstehst du dich gut mit deiner Familie? | Do you get on well with your family? | Ja, ich verstehe mich gut mit meinen Eltern, weil sie nett und lustig sind.
family past | Was hast du neulich mit deiner Familie gemacht? | What have you done with your family recently? | Am Sonntag bin ich mit meiner Familie ins Restaurant gegangen. Es war toll.
family present | Wie ist deine Familie? | What is your family like? | Wir sind vier Personen. Meine Schwester ist lustig, aber mein Bruder ist ein bisschen faul.
friends present | Wie ist dein bester Freund oder deine beste Freundin? | What is your best friend like? | Mein bester Freund ist lustig und hilfsbereit. Wir spielen oft zusammen Fußball.
friends future | Was wirst du nächstes Wochenende mit deinen Freunden machen? | What will you do with your friends next weekend? | Nächstes Wochenende werde ich mit meinen Freunden in die Stadt gehen, weil ich gern einkaufe.
home present | Wie ist dein Haus oder deine Wohnung? | What is your house or flat like? | Unser Haus ist ziemlich klein, aber es ist bequem und hat einen schönen Garten.
home present | Was machst du, um zu Hause zu helfen? | What do you do to help at home? | Ich räume mein Zimmer auf und wasche ab, aber ich putze nicht gern.
town present | Was gibt es in deiner Stadt? | What is there in your town? | In meiner Stadt gibt es ein Kino, viele Geschäfte und einen großen Park. Ich wohne gern hier.
town conditional | Wo möchtest du später wohnen? | Where would you like to live later? | Später möchte ich in Berlin wohnen, weil die Stadt so interessant ist.
town past | Was hast du neulich in der Stadt gemacht? | What have you done in town recently? | Letzten Samstag bin ich in die Stadt gefahren und habe einen Pullover gekauft.
sport present | Welchen Sport magst du am liebsten, und warum? | Which sport do you like best, and why? | Am liebsten mag ich Tennis, weil es schnell und spannend ist.
sport present | Treibst du viel Sport? | Do you do a lot of sport? | Ja, ich treibe zweimal pro Woche Sport, weil es gesund ist.
sport past | Welches Spiel hast du neulich gesehen? | Which match have you seen recently? | Letztes Wochenende habe ich ein Fußballspiel gesehen. Es war spannend.
music present | Welche Musik hörst du gern? | What music do you like listening to? | Ich höre gern Rap und Popmusik, weil ich mich dabei entspannen kann.
music conditional | Möchtest du ein Instrument spielen? | Would you like to play an instrument? | Ja, ich möchte Gitarre spielen, weil ich Rockmusik liebe.
media present | Welche Filme siehst du gern? | What films do you like watching? | Ich sehe gern Komödien, weil sie lustig sind, aber ich mag keine Horrorfilme.
media past | Welchen Film hast du neulich gesehen? | Which film have you seen recently? | Ich habe mit meinem Bruder einen Actionfilm gesehen. Er war toll.
media present | Liest du lieber, oder siehst du lieber fern? | Do you prefer reading or watching TV? | Ich lese lieber, weil Bücher interessanter sind.
technology present | Benutzt du dein Handy oft? | Do you often use your phone? | Ja, ich benutze mein Handy jeden Tag, um mit meinen Freunden zu sprechen.
technology present | Welche Gefahren gibt es im Internet? | What dangers are there on the internet? | Meiner Meinung nach verbringt man zu viel Zeit vor dem Bildschirm, und das ist ungesund.
school present | Was ist dein Lieblingsfach, und warum? | What is your favourite subject, and why? | Mein Lieblingsfach ist Geschichte, weil der Lehrer lustig ist.
school present | Wie sind deine Lehrer? | What are your teachers like? | Meine Lehrer sind streng, aber sie sind nett und helfen uns.
school conditional | Was möchtest du an deiner Schule ändern? | What would you like to change in your school? | Ich möchte Jeans tragen, weil die Uniform unbequem ist.
work future | Was wirst du nach den Prüfungen machen? | What will you do after the exams? | Nach den Prüfungen werde ich weiter zur Schule gehen, weil ich Arzt werden will.
work conditional | Was möchtest du später werden? | What would you like to be later? | Ich möchte Lehrer werden, weil ich gern mit Kindern arbeite.
travel present | Wo verbringst du normalerweise deine Ferien? | Where do you normally spend your holidays? | Normalerweise verbringe ich meine Ferien mit meiner Familie in Spanien, weil das Wetter schön ist.
travel past | Wohin bist du in den letzten Ferien gefahren? | Where did you go in the last holidays? | Letzten Sommer bin ich nach Frankreich geflogen. Es war super.
travel conditional | Welches Land möchtest du besuchen? | Which country would you like to visit? | Ich möchte Italien besuchen, weil das Essen dort lecker ist.
nature present | Was machst du für die Umwelt? | What do you do for the environment? | Ich recycle Papier und gehe zu Fuß zur Schule, um die Umwelt zu schützen.
nature present | Was ist das größte Problem für die Umwelt? | What is the biggest problem for the environment? | Meiner Meinung nach ist es die Luftverschmutzung, weil es zu viele Autos gibt.
weather present | Welche Jahreszeit magst du am liebsten? | Which season do you like best? | Ich mag den Sommer am liebsten, weil es heiß ist und ich an den Strand gehen kann.
health present | Was machst du, um fit zu bleiben? | What do you do to keep fit? | Ich esse viel Obst und gehe zweimal pro Woche schwimmen.
health present | Schläfst du genug? | Do you sleep enough? | Nein, ich schlafe nicht genug, weil ich viele Hausaufgaben habe.
shopping present | Gehst du gern einkaufen? | Do you like going shopping? | Ja, ich kaufe gern mit meinen Freunden Kleidung, aber sie ist teuer.
shopping past | Was hast du neulich gekauft? | What have you bought recently? | Letzte Woche habe ich eine Jeans und ein blaues T-Shirt gekauft.
festivals past | Wie hast du deinen letzten Geburtstag gefeiert? | How did you celebrate your last birthday? | Ich habe mit meinen Freunden im Restaurant gegessen und ein Fahrrad bekommen. Das war toll.
festivals present | Welches Fest feierst du am liebsten? | Which festival do you like celebrating best? | Am liebsten feiere ich Weihnachten, weil ich Geschenke bekomme.
animals present | Hast du ein Haustier? | Do you have a pet? | Ja, ich habe einen Hund, und ich liebe ihn, weil er so lustig ist.
leisure present | Was machst du in deiner Freizeit? | What do you do in your free time? | In meiner Freizeit spiele ich Fußball und höre Musik, weil es entspannend ist.
leisure past | Was hast du letzten Samstag gemacht? | What did you do last Saturday? | Letzten Samstag bin ich mit meinen Freunden ins Kino gegangen. Es war lustig.
leisure future | Was wirst du dieses Wochenende machen? | What will you do this weekend? | Dieses Wochenende werde ich Tennis spielen und meine Großeltern besuchen.
`);
