import { wordingOf } from "../followUp.ts";

export const food = wordingOf(`
  likes.favourite | Was ist dein Lieblingsessen? | Magst du lieber Pizza oder Nudeln? | Mein Lieblingsessen ist Hähnchen mit Reis, weil es sehr lecker ist.
  likes.favourite-why | Warum magst du dein Lieblingsessen so gern? | Ist dein Lieblingsessen süß oder salzig? | Ich mag Nudeln so gern, weil sie lecker sind und nicht viel kosten.
  likes.dislike | Was isst du gar nicht gern? | Magst du Pilze? | Ich esse gar nicht gern Fisch, weil ich den Geruch nicht mag.
  likes.fruit | Welches Obst und Gemüse isst du oft? | Magst du lieber Äpfel oder Bananen? | Ich esse oft Äpfel und Karotten, weil sie gesund sind.
  likes.childhood | Was hast du als Kind gern gegessen? | Hast du als Kind gern Gemüse gegessen? | Als Kind habe ich gern Pommes gegessen, weil ich Gemüse nicht mochte.
  likes.changed | Wie hat sich dein Geschmack seit der Grundschule verändert? | Mochtest du in der Grundschule dieselben Gerichte? | Früher habe ich kein Gemüse gegessen, aber dann habe ich indisches Essen probiert und es war lecker.
  likes.vegetarian | Wäre es für dich leicht, nur vegetarisch zu essen? | Magst du vegetarische Gerichte? | Ja, das wäre ziemlich leicht, weil ich Gemüse mag, aber ich würde viel Käse essen.
  breakfast.usual | Was isst du normalerweise zum Frühstück? | Magst du lieber Müsli oder Toast? | Normalerweise esse ich Müsli mit Milch, weil es schnell geht.
  breakfast.weekend | Was ist beim Frühstück am Wochenende anders als an Schultagen? | Ist dein Frühstück am Wochenende anders? | Am Wochenende frühstücke ich länger, weil ich mehr Zeit habe, und ich esse oft Eier.
  breakfast.today | Was hast du heute Morgen zum Frühstück gegessen? | Hast du heute Morgen gefrühstückt? | Heute Morgen habe ich Brot mit Marmelade gegessen und es war sehr lecker.
  breakfast.tomorrow | Was wirst du morgen zum Frühstück essen? | Wirst du morgen früh Toast essen? | Morgen werde ich einen Joghurt und eine Banane essen, weil ich Obst mag.
  breakfast.important | Findest du das Frühstück wichtig? | Gibt dir das Frühstück Energie? | Ich finde das Frühstück sehr wichtig, weil man Energie für den Tag braucht.
  breakfast.ideal | Wie würde dein ideales Frühstück aussehen? | Würdest du lieber süß oder salzig frühstücken? | Ich würde Pfannkuchen mit Schokolade essen, weil ich süße Sachen sehr mag.
  meals.evening | Was isst du abends meistens? | Isst du abends warm? | Abends esse ich meistens Hähnchen mit Gemüse, weil es gesund und lecker ist.
  meals.with | Mit wem isst du abends normalerweise? | Isst du abends mit deiner Familie? | Abends esse ich mit meiner Familie, weil wir gern über den Tag sprechen.
  meals.yesterday | Was hast du gestern Abend gegessen? | Hast du gestern Abend Nudeln gegessen? | Gestern Abend habe ich ein Omelett mit Salat gegessen und es war lecker.
  meals.tonight | Was wirst du heute Abend essen? | Wirst du heute Abend zu Hause essen? | Heute Abend werde ich Reis mit Gemüse essen, weil das mein Lieblingsessen ist.
  meals.together | Wie wichtig ist es deiner Meinung nach, zu Hause zusammen zu essen? | Isst du gern mit deiner Familie? | Ich finde es wichtig, zusammen zu essen, weil man reden und lachen kann.
  meals.phone | Wie findest du es, wenn Leute beim Essen auf ihr Handy schauen? | Benutzt du am Tisch dein Handy? | Ich finde das unhöflich, weil man beim Essen mit den anderen sprechen sollte.
  cooking.any | Kochst du manchmal zu Hause? | Kannst du kochen? | Ja, ich koche am Wochenende, weil ich gern neue Rezepte probiere.
  cooking.at-home | Wer kocht bei euch am meisten? | Kocht bei euch jemand besonders gut? | Bei uns kochen alle zusammen, weil wir gutes Essen mögen.
  cooking.what | Was kochst du am liebsten? | Backst du gern Kuchen? | Am liebsten koche ich Nudeln mit Tomatensoße, weil meine Familie das sehr mag.
  cooking.last | Was hast du neulich gekocht? | Hast du neulich einen Kuchen gebacken? | Am Wochenende habe ich eine Gemüsesuppe gekocht und sie war wirklich lecker.
  cooking.why-not | Warum kochst du zu Hause nicht? | Ist Kochen langweilig oder schwierig? | Ich koche nicht, weil ich viele Hausaufgaben habe und Kochen schwierig finde.
  cooking.friends | Was würdest du für deine Freunde kochen? | Würdest du für deine Freunde eine Pizza machen? | Ich würde eine große Pizza mit Käse machen, weil meine Freunde Pizza mögen.
  cooking.lessons | Sollten alle in der Schule kochen lernen? | Ist Kochunterricht nützlich? | Ja, ich finde Kochunterricht sehr nützlich, weil man lernt, gesund zu essen.
  cooking.contest | Würdest du im Fernsehen bei einem Kochwettbewerb mitmachen? | Siehst du gern Kochsendungen? | Nein, ich würde nicht mitmachen, weil das für mich zu stressig wäre.
  eatingOut.often | Wie oft isst du im Restaurant? | Isst du manchmal im Restaurant? | Ich esse einmal im Monat im Restaurant, weil es ziemlich teuer ist.
  eatingOut.order | Was bestellst du gern im Restaurant? | Bestellst du lieber Fleisch oder Nudeln? | Ich bestelle gern einen Hamburger mit Pommes, weil ich das zu Hause nicht esse.
  eatingOut.place | Welches Café oder Restaurant in deiner Gegend ist gut? | Gibt es in deiner Gegend ein gutes Restaurant? | Es gibt ein italienisches Restaurant, das ich super finde, weil die Pizza so lecker ist.
  eatingOut.last | Hast du dieses Jahr in einem Restaurant oder Café gegessen? | Hast du letzten Monat in einem Café gegessen? | Ja, letzten Samstag habe ich im Restaurant Hähnchen mit Pommes gegessen und es war sehr lecker.
  eatingOut.soon | Wirst du bald im Restaurant essen? | Wirst du am Samstag im Restaurant oder zu Hause essen? | Am Samstag werde ich mit meiner Familie im Restaurant essen, weil ich Geburtstag habe.
  eatingOut.fast-food | Warum ist Fastfood bei Jugendlichen so beliebt? | Mögen deine Freunde Fastfood? | Fastfood ist beliebt, weil es billig ist und schnell geht, aber es ist nicht sehr gesund.
  eatingOut.own | Welche Gerichte würdest du anbieten, wenn du ein eigenes Restaurant hättest? | Hättest du gern ein eigenes Restaurant? | Wenn ich ein Restaurant hätte, würde ich vegetarische Gerichte anbieten, weil sie gesund sind.
  world.favourite | Aus welchem Land magst du das Essen am liebsten? | Magst du lieber italienisches oder chinesisches Essen? | Ich mag italienisches Essen am liebsten, weil ich Nudeln und Eis super finde.
  world.why | Warum magst du Essen aus anderen Ländern? | Ist Essen aus anderen Ländern interessant? | Ich mag Essen aus anderen Ländern, weil ich gern etwas Neues probiere.
  world.tried | Welches Gericht aus einem anderen Land hast du schon probiert? | Hast du schon einmal Sushi gegessen? | Ich habe in einem spanischen Restaurant Paella probiert und sie war wirklich lecker.
  world.abroad | Was hast du im Ausland gegessen? | War das Essen im Ausland gut? | In Spanien habe ich Fisch und viel Obst gegessen und es war sehr lecker.
  world.national | Welches Gericht ist typisch für Großbritannien? | Ist Fisch mit Pommes typisch für Großbritannien? | Ein typisches Gericht ist Fisch mit Pommes und ich finde es sehr lecker.
  world.try | Aus welchem Land würdest du gern einmal das Essen probieren? | Würdest du gern japanisches Essen probieren? | Ich würde gern japanisches Essen probieren, weil ich noch nie Sushi gegessen habe.
  world.culture | Was lernt man durch das Essen über eine Kultur? | Ist das Essen eines Landes wichtig? | Man lernt viel über die Traditionen, weil es zu jedem Fest besondere Gerichte gibt.
  world.insects | Würdest du auf einer Reise etwas Ungewöhnliches essen, zum Beispiel Insekten? | Würdest du Insekten essen? | Ja, ich würde Insekten essen, weil das eine lustige Erfahrung wäre.
  schoolLunch.usual | Was isst du normalerweise in der Schule? | Isst du in der Schule ein Brot? | Normalerweise esse ich ein Käsebrot, weil es praktisch ist und gut schmeckt.
  schoolLunch.with | Mit wem isst du mittags in der Schule? | Isst du in der Schule mit deinen Freunden? | Mittags esse ich mit meinen Freunden, weil wir gern zusammen reden und lachen.
  schoolLunch.opinion | Wie findest du das Essen in der Kantine? | Ist das Essen in der Kantine gut? | Ich finde das Essen in der Kantine ziemlich gut, aber es ist ein bisschen teuer.
  schoolLunch.last | Was hast du zuletzt in der Schule gegessen? | War dein letztes Mittagessen in der Schule gut? | Zuletzt habe ich in der Kantine Nudeln gegessen und sie waren ziemlich gut.
  schoolLunch.next-week | Was wirst du nächste Woche in der Schule essen? | Wirst du nächste Woche in der Kantine essen? | Nächste Woche werde ich viel Salat essen, weil ich gesünder leben will.
  schoolLunch.primary | Wie war das Essen in deiner Grundschule? | War das Essen in deiner Grundschule gut? | In meiner Grundschule war das Essen lecker und es gab immer einen guten Nachtisch.
  schoolLunch.improve | Was würdest du in der Kantine ändern, damit das Essen besser wird? | Hättest du in der Kantine gern mehr vegetarische Gerichte? | Ich würde mehr Obst und vegetarische Gerichte anbieten, weil das Essen dann gesünder wäre.
  drinks.favourite | Was trinkst du am liebsten? | Trinkst du lieber Wasser oder Orangensaft? | Ich trinke am liebsten Orangensaft, weil er frisch ist und viele Vitamine hat.
  drinks.hot-cold | Magst du lieber warme oder kalte Getränke? | Magst du heiße Schokolade? | Ich mag lieber warme Getränke, weil ich im Winter gern heiße Schokolade trinke.
  drinks.water | Wann trinkst du normalerweise Wasser? | Trinkst du in der Schule Wasser? | Ich trinke in der Schule oft Wasser, weil das gesund ist.
  drinks.yesterday | Was hast du gestern getrunken? | Hast du gestern Tee getrunken? | Gestern habe ich Wasser und Tee getrunken, weil es so kalt war.
  drinks.energy | Was hältst du von Energydrinks für Jugendliche? | Sind Energydrinks gut oder schlecht? | Ich finde Energydrinks nicht gut für Jugendliche, weil sie zu viel Zucker haben.
  snacks.between | Was isst du gern zwischen den Mahlzeiten? | Isst du lieber Obst oder Kekse? | Zwischen den Mahlzeiten esse ich gern Obst, weil es einfach und gesund ist.
  snacks.dessert | Welchen Nachtisch magst du am liebsten? | Magst du lieber Kuchen oder Eis? | Ich mag Vanilleeis am liebsten, weil es im Sommer so lecker ist.
  snacks.yesterday | Was hast du gestern Nachmittag gegessen? | Hast du gestern Nachmittag Kekse gegessen? | Gestern Nachmittag habe ich einen Apfel und Kekse gegessen, weil ich Hunger hatte.
  snacks.weekend | Was wirst du am Wochenende zwischen den Mahlzeiten essen? | Wirst du am Wochenende ein Eis essen? | Am Wochenende werde ich ein Schokoladeneis essen, weil ich süße Sachen mag.
  snacks.without | Könntest du einen Monat lang ohne Schokolade und Süßigkeiten leben? | Ist Schokolade wichtig für dich? | Nein, das wäre sehr schwierig, weil ich Schokolade mag und sie jeden Tag esse.
  special.birthday | Was isst du gern an besonderen Tagen? | Magst du Geburtstagskuchen? | An besonderen Tagen esse ich gern Schokoladenkuchen, weil das bei uns Tradition ist.
  special.last | Hast du dieses Jahr auf einer Party etwas Besonderes gegessen? | Hast du dieses Jahr auf einer Party Kuchen gegessen? | Ja, auf der Party von einem Freund habe ich Pizza und Kuchen gegessen und es war super.
  special.next | Was wirst du an deinem nächsten Geburtstag essen? | Wirst du an deinem nächsten Geburtstag Kuchen essen? | An meinem Geburtstag werde ich mit meinen Freunden Pizza essen, weil das Spaß macht.
  special.picnic | Was würdest du zu einem Picknick mit Freunden mitbringen? | Würdest du Brote zu einem Picknick mitbringen? | Ich würde Brote und Obst mitbringen, weil das ganz einfach wäre.
  special.best | Was war das beste Essen in deinem Leben? | Hast du dieses Jahr etwas sehr Gutes gegessen? | Das beste Essen war eine riesige Pizza in Italien, weil sie ganz frisch und sehr lecker war.
  special.guests | Was würdest du für einen Gast kochen, der die britische Küche nicht kennt? | Würdest du für einen Gast etwas Britisches kochen? | Ich würde Fisch mit Pommes machen, weil das ein sehr bekanntes Gericht ist.
  shopping.where | Wo kauft deine Familie Obst und Gemüse? | Kauft ihr Obst auf dem Markt oder im Supermarkt? | Wir kaufen Obst auf dem Markt, weil es dort frischer und billiger ist.
  shopping.last | Was hast du zuletzt zu essen oder zu trinken gekauft? | Hast du diese Woche ein Brötchen gekauft? | Gestern habe ich ein Brötchen und eine Flasche Wasser gekauft, weil ich Hunger hatte.
  shopping.weekend | Was wirst du am Wochenende zu essen kaufen? | Wirst du am Wochenende etwas Süßes kaufen? | Am Wochenende werde ich Schokolade und Obst kaufen, weil ich einen Kuchen backen will.
  shopping.market | Welche Vorteile hat ein Markt im Vergleich zu einem Supermarkt? | Ist ein Markt besser als ein Supermarkt? | Auf dem Markt sind die Produkte frischer, aber der Supermarkt ist praktischer und oft billiger.
  shopping.waste | Was kann man zu Hause tun, um weniger Essen wegzuwerfen? | Werfen die Leute zu viel Essen weg? | Man kann vor dem Einkaufen eine Liste schreiben und Reste essen, weil das gut für die Umwelt ist.
`);
