import { wordingOf } from "../followUp.ts";

export const everydayLife = wordingOf(`
  mornings.get-up | Um wie viel Uhr stehst du auf? | Stehst du früh auf? | In der Woche stehe ich um sieben Uhr auf. Das ist zu früh, weil ich gern schlafe.
  mornings.before-school | Was machst du morgens vor der Schule? | Duschst du am Morgen? | Zuerst dusche ich und dann höre ich Musik, weil ich am Morgen immer müde bin.
  mornings.breakfast | Was isst du zum Frühstück? | Frühstückst du jeden Tag? | Ich esse meistens Müsli und trinke Orangensaft, weil das schnell geht und gut schmeckt.
  mornings.today | Was hast du heute Morgen gemacht? | Hast du heute Morgen deine Tasche gepackt? | Heute Morgen habe ich Brot gegessen und meine Tasche gepackt. Das war ein ruhiger Morgen.
  mornings.prefer | Magst du lieber den Morgen oder den Abend? | Magst du den Morgen? | Ich mag lieber den Abend, weil ich mich entspannen und mit Freunden chatten kann.
  mornings.change | Wie wäre dein Morgen, wenn die Schule um zehn Uhr anfangen würde? | Sollte die Schule später anfangen? | Ich würde länger schlafen und in Ruhe frühstücken. Das wäre besser, weil ich nicht so müde wäre.
  evenings.after-school | Was machst du, wenn du von der Schule nach Hause kommst? | Machst du nach der Schule deine Hausaufgaben? | Nach der Schule esse ich etwas und mache meine Hausaufgaben, weil ich am Abend frei haben will.
  evenings.bed | Wann gehst du in der Woche ins Bett? | Gehst du spät ins Bett? | In der Woche gehe ich um zehn Uhr ins Bett, weil ich früh aufstehen muss.
  evenings.yesterday | Was hast du gestern Abend gemacht? | Hast du gestern Abend ferngesehen? | Gestern Abend habe ich Hausaufgaben gemacht und eine Serie gesehen. Das war sehr lustig.
  evenings.tonight | Was hast du heute Abend vor? | Wirst du heute Abend Freunde sehen? | Heute Abend werde ich ein bisschen lernen, und dann werde ich online spielen, weil das Spaß macht.
  evenings.sleep | Glaubst du, dass Jugendliche genug schlafen? | Ist dir Schlaf wichtig? | Nein, ich glaube, dass Jugendliche zu wenig schlafen, weil sie zu lange am Handy sind.
  evenings.ideal | Was würdest du abends machen, wenn du keine Hausaufgaben hättest? | Möchtest du ein Leben ohne Hausaufgaben? | Ohne Hausaufgaben würde ich mehr Sport machen und meine Freunde treffen, weil das gesünder wäre.
  weekends.usual | Was machst du normalerweise am Wochenende? | Gehst du am Wochenende aus? | Am Wochenende spiele ich Fußball und gehe mit Freunden in die Stadt, weil das Spaß macht.
  weekends.day | Welcher Tag der Woche ist dein Lieblingstag? | Magst du lieber Samstag oder Sonntag? | Mein Lieblingstag ist Samstag, weil ich lange schlafen kann und keine Schule habe.
  weekends.last | Was hast du letztes Wochenende gemacht? | Hast du letztes Wochenende deine Freunde gesehen? | Am Samstag habe ich eine Radtour gemacht und im Café gegessen. Es war ein tolles Wochenende.
  weekends.next | Was hast du am nächsten Wochenende vor? | Wirst du am Samstag Sport machen? | Am nächsten Wochenende werde ich ins Kino gehen, weil es einen neuen Film gibt. Das wird super.
  weekends.active | Magst du lieber ein aktives oder ein ruhiges Wochenende? | Magst du ruhige Wochenenden? | Ich mag lieber ein aktives Wochenende, weil ich nicht gern den ganzen Tag zu Hause bleibe.
  weekends.ideal | Wie wäre dein ideales Wochenende? | Möchtest du ein Wochenende in London verbringen? | Mein ideales Wochenende wäre in London. Ich würde ein Konzert besuchen und in einem guten Restaurant essen.
  weekends.long | Findest du, dass das Wochenende drei Tage dauern sollte? | Ist das Wochenende zu kurz? | Ja, ich finde ein langes Wochenende besser, weil wir viel lernen und mehr Freizeit brauchen.
  chores.what | Wie hilfst du zu Hause? | Räumst du dein Zimmer auf? | Ich decke den Tisch und wasche jeden Abend ab, weil ich meiner Familie helfen will.
  chores.least | Welche Hausarbeit machst du am wenigsten gern? | Kochst du lieber oder räumst du lieber auf? | Ich bügle nicht gern, weil das langweilig ist und sehr lange dauert.
  chores.last | Wie hast du letzte Woche zu Hause geholfen? | Hast du letzte Woche abgewaschen? | Letzten Sonntag habe ich Staub gesaugt und das Auto gewaschen. Das war anstrengend, aber nützlich.
  chores.room | Ist dein Zimmer meistens ordentlich oder unordentlich? | Räumst du dein Zimmer gern auf? | Mein Zimmer ist oft unordentlich, weil ich in der Woche keine Zeit zum Aufräumen habe.
  chores.plan | Wie wirst du diese Woche zu Hause helfen? | Wirst du diese Woche etwas kochen? | Diese Woche werde ich das Abendessen kochen, und ich werde einkaufen gehen, weil ich gern helfe.
  chores.should | Ist es wichtig, dass Jugendliche zu Hause helfen? | Ist es gut, zu Hause zu helfen? | Ja, es ist wichtig, weil man Verantwortung lernt, und ich finde, dass alle helfen müssen.
  chores.robot | Wenn du einen Roboter hättest, was würde er zu Hause machen? | Möchtest du zu Hause einen Roboter haben? | Ein Roboter würde mein Zimmer aufräumen und abwaschen. Das wäre toll, weil ich mehr Freizeit hätte.
  clothes.usual | Welche Kleidung trägst du am Wochenende? | Trägst du am Wochenende Jeans? | Am Wochenende trage ich Jeans und einen Pullover, weil das bequem und praktisch ist.
  clothes.favourite | Wie sieht deine Lieblingskleidung aus? | Ist deine Lieblingskleidung bequem? | Meine Lieblingskleidung ist eine blaue Jacke. Ich trage sie oft, weil sie sehr bequem ist.
  clothes.fashion | Was hältst du von Mode? | Interessierst du dich für Mode? | Ich finde Mode interessant, aber ich trage lieber bequeme Kleidung, weil ich viel Sport mache.
  clothes.bought | Welche Kleidung hast du in letzter Zeit gekauft? | Hast du dieses Jahr Sportschuhe gekauft? | Letzten Monat habe ich weiße Sportschuhe gekauft, weil sie billig waren. Ich habe sie oft getragen.
  clothes.party | Was wirst du tragen, wenn du auf eine Party gehst? | Wirst du Jeans tragen, wenn du auf eine Party gehst? | Ich werde ein schwarzes Hemd und Jeans tragen, weil das elegant und bequem ist.
  clothes.brands | Was denkst du über Markenkleidung? | Ist Markenkleidung zu teuer? | Ich denke, dass Markenkleidung zu teuer ist, aber viele Jugendliche kaufen sie, weil sie cool aussieht.
  clothes.second-hand | Ist Kleidung aus zweiter Hand besser als neue Kleidung? | Magst du Kleidung aus zweiter Hand? | Ich finde Kleidung aus zweiter Hand besser, weil sie billiger ist und weil das der Umwelt hilft.
  shopping.like | Gehst du gern einkaufen oder findest du Einkaufen langweilig? | Gehst du gern in Geschäfte? | Ich gehe gern mit Freunden einkaufen, weil das lustig ist, aber manchmal ist es zu voll.
  shopping.where | Wo gehst du einkaufen? | Kaufst du in der Stadt oder im Internet ein? | Ich kaufe im Einkaufszentrum ein, weil es viele Geschäfte und Cafés gibt.
  shopping.last | Was hast du in letzter Zeit gekauft? | Hast du letztes Wochenende etwas gekauft? | Am Samstag habe ich ein Buch und ein Geschenk gekauft. Meine Cousine hat das Geschenk toll gefunden.
  shopping.next | Was wirst du diesen Monat kaufen? | Wirst du diesen Monat Kleidung kaufen? | Ich werde ein Geschenk für einen Freund kaufen, weil er am Samstag Geburtstag hat.
  shopping.voucher | Was würdest du mit hundert Pfund kaufen? | Würdest du mit hundert Pfund Kleidung kaufen? | Ich würde gute Kopfhörer kaufen, weil ich jeden Tag Musik höre, und ich würde den Rest sparen.
  shopping.online | Welche Vorteile hat Online-Shopping im Vergleich zu Geschäften? | Ist Einkaufen im Internet einfacher als im Geschäft? | Online-Shopping ist schneller und oft billiger, aber man kann die Kleidung nicht anprobieren.
  shopping.small | Warum sind kleine Geschäfte für eine Stadt wichtig? | Magst du lieber kleine oder große Geschäfte? | Kleine Geschäfte sind wichtig, weil sie einen guten Service haben und die Stadt interessanter machen.
  money.spend | Was kaufst du gern, wenn du Geld hast? | Kaufst du lieber Süßigkeiten oder Kleidung? | Ich kaufe gern Computerspiele und Bücher, weil ich sie mit Freunden teilen kann.
  money.save | Findest du es wichtig, Geld zu sparen? | Ist es schwierig, Geld zu sparen? | Ja, ich finde Sparen wichtig, weil man später etwas Besonderes kaufen kann.
  money.present | Was hast du dieses Jahr jemandem geschenkt? | Hast du dieses Jahr ein Geschenk gekauft? | Zum Geburtstag habe ich meiner Tante Blumen geschenkt. Sie hat mein Geschenk sehr schön gefunden.
  money.later | Wofür wirst du in Zukunft Geld sparen? | Wirst du eines Tages ein Auto kaufen? | Ich werde für eine lange Reise nach Kanada sparen, weil die Natur dort so schön ist. Das wird fantastisch.
  money.happy | Macht Geld deiner Meinung nach glücklich? | Sind Freunde wichtiger als Geld? | Nein, ich glaube, dass Geld nützlich ist, aber Familie und Freunde sind viel wichtiger.
  weather.today | Wie ist das Wetter heute? | Ist es heute kalt? | Heute ist es sonnig, aber windig. Ich mag dieses Wetter, weil ich draußen sein kann.
  weather.favourite | Welches Wetter magst du am liebsten? | Magst du lieber Sonne oder Schnee? | Ich mag warmes Wetter am liebsten, weil ich schwimmen und draußen spielen kann.
  weather.rain | Was machst du, wenn es regnet? | Bleibst du zu Hause, wenn es regnet? | Wenn es regnet, bleibe ich zu Hause und sehe Filme, weil das gemütlich ist.
  weather.yesterday | Wie war das Wetter letztes Wochenende? | War das Wetter letztes Wochenende schön? | Am Samstag hat es geregnet, aber am Sonntag war es sonnig und ich habe Tennis gespielt.
  weather.tomorrow | Was wirst du am Sonntag bei schönem Wetter machen? | Wirst du am Sonntag rausgehen, wenn die Sonne scheint? | Bei schönem Wetter werde ich mit Freunden in den Park gehen, und wir werden ein Picknick machen.
  weather.mood | Welchen Einfluss hat das Wetter auf deine Laune? | Hast du bei Sonne gute Laune? | Wenn die Sonne scheint, habe ich gute Laune und mehr Energie, weil ich gern draußen bin.
  weather.hot-country | Würdest du lieber in einem warmen oder in einem kalten Land leben? | Möchtest du in einem warmen Land leben? | Ich würde lieber in einem warmen Land leben, weil ich jeden Tag schwimmen könnte.
  seasons.favourite | Was ist deine Lieblingsjahreszeit? | Magst du lieber Sommer oder Winter? | Meine Lieblingsjahreszeit ist der Sommer, weil es warm ist und wir lange Ferien haben.
  seasons.winter | Was machst du gern im Winter? | Magst du den Schnee im Winter? | Im Winter trinke ich gern heiße Schokolade und spiele im Schnee, weil das lustig ist.
  seasons.last | Was hast du letzten Sommer gemacht? | Bist du letzten Sommer schwimmen gegangen? | Letzten Sommer habe ich am Strand Volleyball gespielt und viel Eis gegessen. Das war super.
  seasons.next | Was wirst du nächsten Sommer machen? | Wirst du nächsten Sommer viel Sport machen? | Nächsten Sommer werde ich mit meiner Familie zelten, weil wir die Natur lieben.
  seasons.always | Wie wäre das Leben, wenn immer Sommer wäre? | Hättest du gern das ganze Jahr Sommer? | Das Leben wäre schöner, weil man immer draußen essen könnte, aber ich hätte auch gern Schnee.
  gettingAbout.school | Wie kommst du zur Schule? | Fährst du mit dem Bus zur Schule? | Ich gehe zu Fuß zur Schule, weil das gesund ist und ich in der Nähe wohne.
  gettingAbout.favourite | Mit welchem Verkehrsmittel fährst du am liebsten? | Fährst du lieber mit dem Zug oder mit dem Auto? | Ich fahre am liebsten mit dem Zug, weil er schnell ist und ich lesen kann.
  gettingAbout.area | Wie sind die öffentlichen Verkehrsmittel in deiner Gegend? | Gibt es in deiner Gegend viele Busse? | In meiner Stadt sind die Busse praktisch und schnell, aber ich finde den Zug zu teuer.
  gettingAbout.last | Welches Verkehrsmittel hast du letzte Woche benutzt? | Bist du dieses Jahr mit dem Zug gefahren? | Letzte Woche habe ich den Bus benutzt, weil er billig ist und ich Musik hören kann.
  gettingAbout.drive | Wirst du später Auto fahren lernen? | Wirst du später ein Auto haben? | Ja, ich werde Auto fahren lernen, weil ich mit Freunden reisen will. Das wird sehr praktisch.
  gettingAbout.bike | Ist es besser, in der Stadt mit dem Rad oder mit dem Auto zu fahren? | Fährst du gern Rad? | In der Stadt ist das Fahrrad besser als das Auto, weil es umweltfreundlich ist und es viele Staus gibt.
  gettingAbout.improve | Wie würdest du die öffentlichen Verkehrsmittel in deiner Gegend verbessern? | Hättest du gern mehr Busse in deiner Gegend? | Es würde am Abend mehr Busse geben und Jugendliche würden nichts bezahlen, weil die Fahrkarten teuer sind.
`);
