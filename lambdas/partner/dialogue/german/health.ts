import { wordingOf } from "../followUp.ts";

export const health = wordingOf(`
  healthyLiving.habits | Was machst du, um gesund zu leben? | Machst du lieber Sport oder isst du lieber Obst? | Ich mache Sport und esse viel Obst, weil ich fit bleiben will.
  healthyLiving.important | Was ist für ein gesundes Leben am wichtigsten? | Ist für dich Schlaf oder Sport wichtiger? | Für mich ist Schlaf am wichtigsten, weil man Energie für den Tag braucht.
  healthyLiving.last-week | Was hast du letzte Woche für deine Fitness gemacht? | Hast du letzte Woche Sport gemacht? | Letzte Woche habe ich mit meinen Freunden Tennis gespielt und es hat Spaß gemacht.
  healthyLiving.plans | Was wirst du dieses Jahr tun, um gesünder zu leben? | Wirst du dieses Jahr mehr Sport machen? | Dieses Jahr werde ich mehr Sport machen, weil ich so gern schwimme.
  healthyLiving.change | Welche Gewohnheit würdest du gern ändern? | Würdest du gern mehr schlafen? | Ich würde gern weniger Zeit am Handy verbringen, weil ich dann mehr Freizeit hätte.
  healthyLiving.hard | Warum ist es für Jugendliche nicht immer leicht, gesund zu leben? | Ist es für Jugendliche schwierig, gesund zu leben? | Es ist nicht leicht, weil Jugendliche viele Hausaufgaben haben und Fastfood so billig ist.
  healthyLiving.childhood | Hast du dich als Kind mehr oder weniger bewegt als jetzt? | Hast du in der Grundschule mehr Sport gemacht? | Als Kind habe ich mich mehr bewegt, weil ich jeden Tag im Park gespielt habe.
  healthyLiving.school | Was könnte deine Schule tun, damit die Schüler gesünder leben? | Hättest du gern mehr Sport in der Schule? | Die Schule könnte mehr Sport-AGs anbieten, weil das allen Spaß machen würde.
  exercise.any | Machst du außerhalb der Schule Sport? | Machst du Sport? | Ja, ich gehe samstags schwimmen, weil es gut für die Gesundheit ist.
  exercise.often | Wie oft machst du Sport? | Machst du jede Woche Sport? | Ich mache zweimal pro Woche Sport, weil ich gern im Team spiele.
  exercise.feel | Wie fühlst du dich nach dem Sport? | Fühlst du dich nach dem Sport gut? | Nach dem Sport fühle ich mich sehr gut, weil ich nicht an die Hausaufgaben denke.
  exercise.without | Wie hältst du dich fit, wenn du keinen Sport machst? | Gehst du viel zu Fuß? | Ich gehe zu Fuß zur Schule und tanze in meinem Zimmer, weil ich Musik mag.
  exercise.last | Wann hast du dich zuletzt viel bewegt? | Hast du letztes Wochenende Sport gemacht? | Letztes Wochenende habe ich im Park Fußball gespielt und es war super.
  exercise.try | Welche Sportart würdest du gern ausprobieren? | Würdest du gern eine Wassersportart ausprobieren? | Ich würde gern segeln, weil ich das Meer liebe und Abenteuer mag.
  exercise.mind | Warum ist Bewegung gut für Kopf und Körper? | Macht Sport gute Laune? | Bewegung ist gut für den Kopf, weil man den Stress vergisst und Freunde trifft.
  exercise.pe | Wäre es eine gute Idee, in der Schule jeden Tag Sport zu machen? | Würdest du gern jeden Tag Sport machen? | Ja, das wäre eine gute Idee, weil die Schüler dann mehr Energie hätten.
  sleep.bedtime | Um wie viel Uhr gehst du an Schultagen ins Bett? | Gehst du vor zehn Uhr ins Bett? | Ich gehe um zehn Uhr ins Bett, weil ich am Morgen früh aufstehen muss.
  sleep.hours | Wie viele Stunden schläfst du pro Nacht? | Schläfst du acht Stunden? | Ich schlafe acht Stunden pro Nacht, weil man dann besser lernen kann.
  sleep.before | Was machst du vor dem Schlafen? | Liest du vor dem Schlafen oder hörst du Musik? | Vor dem Schlafen lese ich einen Roman, weil ich das sehr entspannend finde.
  sleep.last-night | Wie hast du letzte Nacht geschlafen? | Hast du letzte Nacht gut geschlafen? | Ich habe sehr gut geschlafen, weil ich gestern viel Sport gemacht habe.
  sleep.saturday | Bis wann wirst du nächsten Samstag schlafen? | Wirst du nächsten Samstag lange schlafen? | Nächsten Samstag werde ich bis neun Uhr schlafen, weil ich nicht gern früh aufstehe.
  sleep.better | Welche Tipps würdest du jemandem geben, der besser schlafen möchte? | Würdest du ohne Handy besser schlafen? | Ich würde sagen, dass man abends ein Buch lesen sollte, weil das beim Einschlafen hilft.
  sleep.later | Was wäre besser oder schlechter, wenn die Schule später anfangen würde? | Würdest du an Schultagen gern länger schlafen? | Die Schüler würden länger schlafen, aber sie hätten am Nachmittag weniger Freizeit.
  relaxing.how | Wie entspannst du dich nach der Schule? | Entspannst du dich lieber mit Musik oder einer Serie? | Nach der Schule höre ich Musik, weil ich dann den Stress vergesse.
  relaxing.where | Wo entspannst du dich gern? | Entspannst du dich gern in deinem Zimmer? | Ich entspanne mich gern in meinem Zimmer, weil es ruhig und bequem ist.
  relaxing.music | Bei welcher Musik kannst du dich gut entspannen? | Hörst du Musik, um dich zu entspannen? | Bei klassischer Musik kann ich mich gut entspannen, weil sie ruhig und schön ist.
  relaxing.last | Was hast du letztes Wochenende gemacht, um dich zu entspannen? | Hast du letztes Wochenende eine Serie gesehen? | Letztes Wochenende habe ich mit meiner Familie eine Serie gesehen und sie war sehr lustig.
  relaxing.holidays | Was wirst du in den nächsten Ferien machen, um dich zu entspannen? | Wirst du in den nächsten Ferien viel schlafen? | Ich werde Romane lesen und viel schlafen, weil ich Ruhe mag.
  relaxing.day-off | Was würdest du an einem Tag ohne Schule und Hausaufgaben machen? | Würdest du an einem Tag ohne Schule im Bett bleiben? | Ich würde mit meinen Freunden spazieren gehen, weil das lustig und gesund wäre.
  relaxing.enough | Haben Jugendliche deiner Meinung nach heute genug Zeit, um sich zu entspannen? | Hast du genug Freizeit? | Ich denke, dass Jugendliche nicht genug Freizeit haben, weil sie zu viele Hausaufgaben haben.
  screens.time | Wie viel Zeit verbringst du pro Tag vor einem Bildschirm? | Verbringst du viel Zeit vor einem Bildschirm? | Ich verbringe drei Stunden pro Tag vor einem Bildschirm, weil ich gern mit Freunden chatte.
  screens.without | Was machst du gern ohne Bildschirm? | Liest oder zeichnest du gern? | Ich zeichne gern und spiele Tennis, weil das Spaß macht und kreativ ist.
  screens.night | Wie findest du Handys nachts im Schlafzimmer? | Ist ein Handy im Schlafzimmer eine gute Idee? | Ich finde, dass das keine gute Idee ist, weil man ohne Handy besser schläft.
  screens.yesterday | Was hast du gestern am Handy oder am Computer gemacht? | Hast du gestern eine Serie gesehen? | Gestern habe ich eine Serie gesehen und Hausaufgaben gemacht und es war interessant.
  screens.weekend | Was wirst du am Wochenende ohne Bildschirm machen? | Wirst du am Wochenende ein Buch lesen? | Am Wochenende werde ich Rad fahren, weil ich gern an der frischen Luft bin.
  screens.day | Was würdest du an einem Tag ohne Internet machen? | Wäre ein Tag ohne Internet schwierig? | An einem Tag ohne Internet würde ich mit meiner Familie Karten spielen, weil das lustig wäre.
  screens.rules | Was hältst du von Handyregeln zu Hause oder in der Schule? | Sind Handyregeln eine gute Idee? | Ich finde Handyregeln nützlich, weil man ohne Handy im Unterricht besser lernt.
  study.balance | Wie findest du neben den Hausaufgaben Zeit für deine Hobbys? | Hast du Zeit für deine Hobbys? | Ich mache meine Hausaufgaben gleich nach der Schule, weil ich abends ausgehen will.
  study.breaks | Was machst du in den Pausen, wenn du lernst? | Machst du beim Lernen Pausen? | In den Pausen esse ich einen Apfel und gehe in den Garten, weil frische Luft gesund ist.
  study.place | Wo kannst du am besten lernen? | Lernst du lieber zu Hause oder in der Bibliothek? | Ich kann am besten in der Bibliothek lernen, weil es dort ruhig ist.
  study.last | Wie hast du dich auf deine letzten Prüfungen vorbereitet? | Hast du für die letzten Prüfungen viel gelernt? | Ich habe mit meinen Freunden gelernt und viele Übungen gemacht und das war nützlich.
  study.exams | Was wirst du nach den Prüfungen machen, um dich zu entspannen? | Wirst du nach den Prüfungen eine Party machen? | Nach den Prüfungen werde ich mit meinen Freunden eine Party machen, weil wir Ferien haben.
  study.calm | Was hilft dir, vor einer wichtigen Prüfung ruhig zu bleiben? | Hilft dir Musik vor einer Prüfung? | Vor einer Prüfung gehe ich spazieren, weil ich in der Natur ruhig bleibe.
  study.advice | Was würdest du jemandem sagen, der den ganzen Tag ohne Pause lernt? | Sind Pausen beim Lernen wichtig? | Ich würde sagen, dass eine Pause gut wäre, weil man danach besser lernen könnte.
  eating.healthy | Welche gesunden Sachen isst du gern? | Isst du gern Salat? | Ich esse gern Salat und Fisch, weil sie gesund und lecker sind.
  eating.often | Wie oft isst du Obst? | Isst du jeden Tag Obst? | Ich esse jeden Tag Obst, weil ich Erdbeeren und Bananen mag.
  eating.yesterday | Welche gesunden Sachen hast du gestern gegessen? | Hast du gestern Gemüse gegessen? | Gestern habe ich eine Gemüsesuppe und einen Apfel gegessen und es war lecker.
  eating.week | Was wirst du diese Woche Gesundes essen? | Wirst du diese Woche Fisch essen? | Diese Woche werde ich Fisch und Gemüse essen, weil das gesund ist.
  eating.easy | Ist es an deiner Schule leicht, gesund zu essen? | Ist das Essen an deiner Schule gesund? | Ja, es ist ziemlich leicht, weil es in der Kantine jeden Tag Salat und Obst gibt.
  eating.dinner | Was würdest du kochen, wenn deine Freunde gesund essen wollten? | Würdest du für deine Freunde einen Salat machen? | Ich würde Reis mit Gemüse kochen, weil das gesund und einfach wäre.
  outdoors.often | Wie oft verbringst du Zeit an der frischen Luft? | Bist du gern an der frischen Luft? | Ich verbringe jeden Tag Zeit an der frischen Luft, weil ich gern im Park spiele.
  outdoors.where | Wo kann man in deiner Gegend schön spazieren gehen? | Gibt es in deiner Gegend einen Park? | Man kann im Wald spazieren gehen und ich finde es dort sehr ruhig.
  outdoors.way | Ist dein Schulweg gut für die Gesundheit? | Gehst du zu Fuß zur Schule? | Ja, ich gehe zu Fuß zur Schule, weil das gesund und gut für die Umwelt ist.
  outdoors.last | Was hast du letztes Wochenende draußen gemacht? | Hast du letztes Wochenende einen Spaziergang gemacht? | Letztes Wochenende habe ich auf dem Land einen Spaziergang gemacht und es war sehr schön.
  outdoors.weekend | Was wirst du dieses Wochenende draußen machen? | Wirst du dieses Wochenende einen Spaziergang machen? | Dieses Wochenende werde ich mit meinen Freunden Fußball spielen, weil das Wetter schön wird.
  outdoors.nature | Warum ist es gut, Zeit in der Natur zu verbringen? | Fühlst du dich in der Natur wohl? | Es ist gut, weil die Luft frisch ist und man den Stress der Woche vergisst.
  happiness.mood | Was macht dir gute Laune? | Macht dir Musik gute Laune? | Musik macht mir gute Laune, weil ich gern mit meinen Freunden singe.
  happiness.friends | Was machst du gern mit deinen Freunden? | Machst du gern mit deinen Freunden Sport? | Ich spiele gern mit meinen Freunden Basketball, weil wir zusammen viel lachen.
  happiness.last | Was hast du letzte Woche Lustiges gemacht? | Hast du letzte Woche viel gelacht? | Letzte Woche habe ich mit meinen Freunden einen Film gesehen und er war sehr lustig.
  happiness.next | Was wirst du diese Woche machen, um Spaß zu haben? | Wirst du diese Woche deine Freunde sehen? | Diese Woche werde ich mit meiner Familie Karten spielen, weil das immer lustig ist.
  happiness.hobbies | Warum tut ein Hobby gut? | Ist es wichtig, ein Hobby zu haben? | Ein Hobby tut gut, weil man den Stress vergisst und etwas Neues lernt.
  happiness.talk | Warum tut es gut, mit Freunden zu reden? | Redest du gern mit deinen Freunden? | Es tut gut, weil Freunde zuhören und Tipps geben und man zusammen lachen kann.
  routine.morning | Wie beginnt dein Tag? | Stehst du an Schultagen früh auf? | Morgens dusche ich und esse Müsli, weil ich immer Hunger habe.
  routine.energy | Wann hast du am meisten Energie? | Hast du morgens oder abends mehr Energie? | Ich habe abends am meisten Energie, weil ich morgens immer müde bin.
  routine.yesterday | Was hast du gestern vor dem Schlafengehen gemacht? | Hast du gestern Abend Hausaufgaben gemacht? | Gestern Abend habe ich Hausaufgaben gemacht und einen Film gesehen, der interessant war.
  routine.change | Was würdest du in deinem Alltag ändern? | Würdest du gern später aufstehen? | Ich würde später aufstehen, weil ich dann am Tag mehr Energie hätte.
  routine.compare | Was machst du am Wochenende anders als an Schultagen? | Ist dein Tagesablauf am Wochenende ruhiger? | Am Wochenende stehe ich später auf, weil ich keine Schule habe, und alles ist ruhiger.
  community.fitness | Was können Jugendliche in deiner Gegend tun, um fit zu bleiben? | Gibt es in deiner Gegend ein Schwimmbad? | Jugendliche können im Sportzentrum Basketball spielen oder schwimmen gehen und das finde ich super.
  community.last | Was hast du zuletzt in einem Park oder Sportzentrum gemacht? | Bist du neulich in einem Park gewesen? | Letzten Samstag habe ich im Park Tennis gespielt und es hat viel Spaß gemacht.
  community.build | Was würdest du in deiner Gegend bauen, damit die Leute mehr Sport machen? | Würdest du ein Schwimmbad oder einen Park bauen? | Ich würde ein großes Schwimmbad bauen, weil Jugendliche dann nach der Schule schwimmen könnten.
  community.future | Werden die Leute in Zukunft gesünder leben als heute? | Werden die Leute in Zukunft mehr Sport machen? | Ich denke, dass die Leute gesünder leben werden, weil sie mehr Gemüse essen werden.
  community.generations | Leben Jugendliche heute gesünder als die Menschen früher? | Leben Jugendliche heute gesund? | Ich denke, dass Jugendliche besser essen, aber sie verbringen mehr Zeit vor dem Bildschirm.
`);
