import { wordingOf } from "../followUp.ts";

export const festivals = wordingOf(`
  favourites.best | Welches Fest magst du am liebsten? | Magst du lieber Geburtstage oder Silvester? | Ich mag Silvester am liebsten, weil die ganze Familie zusammen ist und wir tanzen.
  favourites.who | Mit wem feierst du gern? | Feierst du mit der Familie oder mit Freunden? | Ich feiere gern mit meinen Cousins, weil sie lustig sind und wir viel lachen.
  favourites.do | Was machst du normalerweise an einem Festtag? | Isst du an einem Festtag mit deiner Familie? | An einem Festtag esse ich mit meiner Familie und wir spielen Karten, weil das lustig ist.
  favourites.recent | Was hast du in letzter Zeit gefeiert? | Hast du in letzter Zeit einen Geburtstag gefeiert? | Letzten Monat habe ich den Geburtstag von meinem Cousin gefeiert und das war toll.
  favourites.next | Was wirst du als Nächstes feiern? | Wirst du diesen Monat etwas feiern? | Nächsten Samstag werde ich meinen Geburtstag im Restaurant feiern, weil ich gern mit Freunden esse.
  favourites.important | Warum sind Feste deiner Meinung nach für die Menschen wichtig? | Sind Feste für dich wichtig? | Feste sind wichtig, weil man die Arbeit vergessen und Zeit mit der Familie verbringen kann.
  favourites.invent | Was würde man feiern, wenn du ein neues Fest erfinden könntest? | Hättest du gern mehr Feiertage? | Ich würde ein Fest für Tiere erfinden, weil Tiere wichtig sind und das lustig wäre.
  birthday.when | In welchem Monat hast du Geburtstag? | Hast du in den Ferien Geburtstag? | Ich habe am fünften Mai Geburtstag und ich mag den Tag, weil ich alle meine Freunde sehe.
  birthday.like | Was machst du gern an deinem Geburtstag? | Isst du an deinem Geburtstag gern Kuchen? | An meinem Geburtstag gehe ich gern mit Freunden ins Kino, weil wir Actionfilme lieben.
  birthday.last | Was hast du an deinem letzten Geburtstag gemacht? | Hast du an deinem letzten Geburtstag Kuchen gegessen? | Ich habe drei Freunde eingeladen und wir haben Pizza gegessen, das war wirklich super.
  birthday.next | Was wirst du an deinem nächsten Geburtstag machen? | Wirst du an deinem nächsten Geburtstag Freunde einladen? | An meinem nächsten Geburtstag werde ich mit Freunden bowlen gehen, weil das viel Spaß macht.
  birthday.family-friends | Feierst du Geburtstage lieber mit der Familie oder mit Freunden? | Magst du Geburtstage mit der Familie? | Ich feiere Geburtstage lieber mit Freunden, weil wir unsere Musik hören und viel reden.
  birthday.ideal | Was würdest du an deinem idealen Geburtstag machen? | Würdest du gern eine große Geburtstagsparty machen? | An meinem idealen Geburtstag würde ich den Tag in einem Freizeitpark verbringen, weil das toll wäre.
  birthday.eighteen | Wie wirst du deinen achtzehnten Geburtstag feiern? | Wirst du deinen achtzehnten Geburtstag mit vielen Freunden feiern? | Ich werde mit meinen Freunden nach Spanien reisen, weil wir den Strand lieben.
  birthday.childhood | Wie waren deine Geburtstage, als du sechs Jahre alt warst? | Hast du an deinem sechsten Geburtstag viel gespielt? | Mit sechs Jahren habe ich immer im Garten gespielt und das war lustig, weil alle meine Freunde da waren.
  christmas.do | Was machst du normalerweise in den Weihnachtsferien? | Verbringst du die Weihnachtsferien mit deiner Familie? | In den Weihnachtsferien bin ich viel bei meiner Familie und sehe Filme, weil es draußen kalt ist.
  christmas.britain | Wie feiert man Weihnachten in Großbritannien? | Isst man in Großbritannien an Weihnachten Truthahn? | Viele Leute schmücken einen Baum und essen mit der Familie, weil das eine alte Tradition ist.
  christmas.markets | Wie findest du Weihnachtsmärkte? | Sind Weihnachtsmärkte schön oder langweilig? | Ich finde Weihnachtsmärkte sehr schön, weil es dort viele Lichter und leckeres Essen gibt.
  christmas.last | Was hast du in den letzten Weihnachtsferien gemacht? | Hast du in den letzten Weihnachtsferien Filme gesehen? | Ich habe ein paar Tage bei meinen Großeltern verbracht und das war super, weil wir viel gespielt haben.
  christmas.commercial | Ist Weihnachten deiner Meinung nach heutzutage zu kommerziell? | Kaufen die Leute an Weihnachten zu viel? | Ja, ich glaube, dass Weihnachten zu kommerziell ist, weil die Leute zu viel kaufen.
  christmas.beach | Wie wäre Weihnachten am Strand in Australien? | Würdest du Weihnachten gern in einem warmen Land verbringen? | Das wäre lustig, weil man im Meer schwimmen könnte, aber ich hätte lieber Schnee.
  new-year.do | Was machst du normalerweise an Silvester? | Bleibst du an Silvester zu Hause? | An Silvester bleibe ich meistens zu Hause, weil ich mit meiner Familie einen Film sehe.
  new-year.fireworks | Wie findest du Feuerwerk? | Ist Feuerwerk schön oder zu laut? | Ich finde Feuerwerk schön, weil die Farben toll sind, aber es ist oft zu laut.
  new-year.last | Wie hast du das letzte Silvester verbracht? | Hast du am letzten Silvester ein Feuerwerk gesehen? | Ich habe mit meiner Familie gegessen und wir haben ein Feuerwerk gesehen, das war wunderbar.
  new-year.resolution | Was wirst du nächstes Jahr besser machen? | Wirst du nächstes Jahr mehr Sport machen? | Nächstes Jahr werde ich mehr Sport machen, weil das gut für die Gesundheit ist.
  new-year.grapes | In Spanien isst man an Silvester um Mitternacht zwölf Trauben: Wie findest du die Idee? | Ist es eine gute Idee, um Mitternacht Trauben zu essen? | Ich finde die Idee sehr lustig, weil sie originell ist, aber es ist schwierig, so schnell zu essen.
  new-year.city | In welcher Stadt würdest du gern Silvester feiern? | Würdest du Silvester lieber in Paris oder in Berlin feiern? | Ich würde gern in Berlin Silvester feiern, weil es dort viel Musik und ein großes Feuerwerk gibt.
  food.eat | Was isst du gern bei einem Fest? | Isst du bei einem Fest lieber Kuchen oder Pizza? | Bei einem Fest esse ich gern Schokoladenkuchen, weil er süß und sehr lecker ist.
  food.britain | Was isst man in Großbritannien an Festtagen? | Isst man in Großbritannien im Februar Pfannkuchen? | Im Februar essen viele Leute Pfannkuchen mit Zucker, weil das eine alte Tradition ist.
  food.bake | Backst oder kochst du gern für eine Party? | Ist Kuchenbacken leicht oder schwer? | Ich backe gern Kekse für eine Party, weil das leicht ist und alle sie mögen.
  food.last | Was hast du beim letzten Familienfest gegessen? | Hast du beim letzten Fest Kuchen gegessen? | Ich habe Hähnchen mit Reis gegessen und der Nachtisch war sehr lecker.
  food.cook | Was würdest du für eine Party mit Freunden kochen? | Würdest du für eine Party Pizza machen? | Ich würde Pizza und einen großen Salat machen, weil meine Freunde Käse lieben.
  food.together | Warum ist das gemeinsame Essen bei einem Fest deiner Meinung nach wichtig? | Ist ein großes Essen bei einem Fest wichtig? | Das Essen ist wichtig, weil man dabei lange reden und zusammen lachen kann.
  food.try | Welches traditionelle Gericht aus einem anderen Land würdest du gern probieren? | Würdest du gern eine spanische Paella probieren? | Ich würde gern eine spanische Paella probieren, weil ich Reis liebe und das neu für mich wäre.
  presents.get | Welche Geschenke bekommst du gern? | Bekommst du lieber Bücher oder Spiele? | Ich bekomme gern Bücher, weil ich viel lese und das nützliche Geschenke sind.
  presents.give | Machst du lieber Geschenke oder bekommst du lieber Geschenke? | Machst du gern Geschenke? | Ich mache lieber Geschenke, weil ich es schön finde, wenn meine Freunde sich freuen.
  presents.best | Was war das schönste Geschenk, das du je bekommen hast? | Hast du schon einmal ein Buch als Geschenk bekommen? | Letztes Jahr habe ich ein rotes Fahrrad bekommen und das war toll, weil ich Sport mag.
  presents.gave | Hast du in letzter Zeit für jemanden ein Geschenk gekauft oder gemacht? | Hast du in letzter Zeit ein Geschenk gekauft? | Ich habe ein schönes Buch über Tiere gekauft, weil meine Cousine die Natur liebt.
  presents.next | Wirst du bald jemandem ein Geschenk machen? | Wirst du bald ein Geschenk kaufen? | Ich werde bald ein Brettspiel kaufen, weil meine Freunde am Wochenende gern spielen.
  presents.home-made | Sind selbst gemachte Geschenke besser als gekaufte Geschenke? | Magst du selbst gemachte Geschenke? | Ich finde selbst gemachte Geschenke besser, weil sie persönlicher sind und weniger kosten.
  presents.perfect | Was wäre das perfekte Geschenk für deine Familie? | Wäre eine Reise ein gutes Geschenk für deine Familie? | Das perfekte Geschenk wäre eine Reise ans Meer, weil wir dort viel Spaß hätten.
  presents.too-many | Bekommen Kinder deiner Meinung nach heutzutage zu viele Geschenke? | Bekommen Kinder zu viele Geschenke? | Ja, ich glaube, dass Kinder zu viele Geschenke bekommen, weil sie nicht alle Spielsachen brauchen.
  other-countries.which | Welches Fest in einem anderen Land findest du interessant? | Findest du Karneval interessant? | Ich finde den Karneval in Köln interessant, weil die Leute tanzen und bunte Kostüme tragen.
  other-countries.see | Welches Fest im Ausland würdest du gern sehen? | Würdest du gern einen Karneval im Ausland sehen? | Ich würde gern den Karneval in Brasilien sehen, weil die Atmosphäre toll wäre.
  other-countries.carnival | Was machen die Leute an Karneval? | Tragen die Leute an Karneval Kostüme? | Die Leute tragen Kostüme und tanzen auf der Straße, weil das ein fröhliches Fest ist.
  other-countries.learned | Welches Fest aus einem anderen Land hast du im Unterricht kennengelernt? | Hast du in der Schule etwas über Karneval gelernt? | Im Deutschunterricht haben wir ein Video über Karneval gesehen und das war sehr interessant.
  other-countries.compare | Wie unterscheiden sich Feste im Ausland von Festen in Großbritannien? | Sind Feste im Ausland lauter als in Großbritannien? | Ich glaube, im Ausland feiert man öfter auf der Straße, weil das Wetter wärmer ist.
  other-countries.learn | Warum ist es gut, die Feste anderer Kulturen kennenzulernen? | Ist es gut, andere Feste kennenzulernen? | Das ist gut, weil man andere Menschen besser verstehen und viel Neues lernen kann.
  other-countries.tourists | Was hältst du von Touristen bei traditionellen Festen? | Gibt es bei bekannten Festen zu viele Touristen? | Das ist gut für die Geschäfte, aber ich finde, dass es manchmal zu viele Leute gibt.
  parties.good | Was braucht man für eine gute Party? | Braucht man Musik für eine gute Party? | Für eine gute Party braucht man Musik und leckeres Essen, weil alle gern tanzen und essen.
  parties.do | Was machst du gern auf einer Party? | Tanzt oder redest du lieber auf einer Party? | Auf einer Party rede ich gern mit meinen Freunden, weil ich nicht gut tanzen kann.
  parties.music | Welche Musik hörst du gern auf einer Party? | Magst du auf einer Party lieber Pop oder Rap? | Auf einer Party höre ich gern Popmusik, weil der Rhythmus gut ist und man mitsingen kann.
  parties.wear | Was trägst du gern auf einer Party? | Trägst du auf einer Party Jeans? | Auf einer Party trage ich gern eine schwarze Jeans, weil das bequem und cool ist.
  parties.last | Hast du in letzter Zeit mit Freunden gefeiert? | Hast du letztes Jahr auf einer Party getanzt? | Ja, am Samstag habe ich mit Freunden gefeiert und es war super, weil wir viel gesungen haben.
  parties.class | Was für eine Party würdest du für deine Klasse organisieren? | Würdest du gern eine Party für deine Klasse organisieren? | Ich würde ein Picknick im Park organisieren, weil alle zusammen spielen könnten.
  parties.small-big | Sind kleine Partys besser als große Partys? | Magst du kleine Partys? | Ich finde kleine Partys besser, weil man mit allen Freunden reden kann.
  costumes.halloween | Wie findest du Halloween? | Ist Halloween lustig oder blöd? | Ich finde Halloween lustig, weil die Kinder tolle Kostüme tragen und Süßigkeiten essen.
  costumes.dressing-up | Trägst du auf einer Party gern ein Kostüm? | Sind Kostüme lustig oder blöd? | Ja, ich trage gern ein Kostüm, weil das lustig ist und ich kreativ sein kann.
  costumes.britain | Was machen Kinder in Großbritannien an Halloween? | Bekommen Kinder an Halloween Süßigkeiten? | Die Kinder gehen zu den Nachbarn und bekommen Süßigkeiten, weil das eine Tradition ist.
  costumes.worn | Hast du schon einmal auf einer Party ein Kostüm getragen? | Hast du schon einmal in der Schule ein Kostüm getragen? | Letztes Jahr habe ich in der Schule ein Kostüm getragen und das war sehr lustig.
  costumes.wish | Welches Kostüm würdest du gern auf einer Party tragen? | Würdest du gern ein Piratenkostüm tragen? | Ich würde gern ein Piratenkostüm tragen, weil das sehr lustig wäre und nicht viel kosten würde.
  costumes.only-children | Ist Halloween deiner Meinung nach nur für kleine Kinder? | Ist Halloween auch für Jugendliche? | Nein, ich finde Halloween auch für Jugendliche lustig, weil sie gern Kostüme tragen.
  traditions.british | Welche britische Tradition magst du? | Magst du den Pfannkuchentag? | Ich mag den Pfannkuchentag, weil Pfannkuchen lecker sind und das Kochen Spaß macht.
  traditions.november | Was macht man in Großbritannien am fünften November? | Gibt es am fünften November ein Feuerwerk? | Am fünften November sieht man ein Feuerwerk im Park, und ich finde das sehr schön.
  traditions.family | Hat deine Familie einen besonderen Brauch? | Spielt deine Familie an Festtagen zusammen? | Ja, am ersten Januar geht meine Familie immer spazieren, weil wir die Natur mögen.
  traditions.show | Welche Tradition würdest du einem Gast aus dem Ausland zeigen? | Würdest du mit einem Gast Pfannkuchen machen? | Ich würde mit dem Gast Pfannkuchen machen, weil das lecker und lustig wäre.
  traditions.primary | Welche Tradition mochtest du in der Grundschule besonders? | Hast du in der Grundschule gern Schokoladeneier gegessen? | Ich habe gern Schokoladeneier im Garten gesucht, weil das spannend war und Spaß gemacht hat.
  traditions.keep | Ist es wichtig, alte Traditionen zu pflegen? | Sind alte Traditionen interessant oder langweilig? | Ja, ich finde alte Traditionen wichtig, weil sie ein Teil von unserer Kultur sind.
  traditions.future | Welche Traditionen wird es in fünfzig Jahren noch geben? | Wird man in fünfzig Jahren noch Pfannkuchen im Februar essen? | In fünfzig Jahren wird man noch Geburtstage feiern, weil alle Menschen gern Kuchen essen.
  family.do | Wie feiert deine Familie besondere Tage? | Feiert deine Familie zu Hause oder im Restaurant? | Meine Familie macht ein großes Essen zu Hause, weil wir alle gern kochen.
  family.weddings | Was hältst du von großen Hochzeiten? | Sind große Hochzeiten schön oder zu teuer? | Ich finde große Hochzeiten schön, weil alle tanzen, aber sie sind oft sehr teuer.
  family.last | Was hast du beim letzten Familienfest gemacht? | Hast du beim letzten Familienfest getanzt? | Ich habe mit meinen Cousins geredet und viele Fotos gemacht, weil alle da waren.
  family.next | Was wird deine Familie bald feiern? | Wird deine Familie bald eine Party machen? | Im Juni werden wir den Geburtstag von meiner Tante feiern und ich werde einen Kuchen backen.
  family.surprise | Welche Überraschung würdest du für jemanden in deiner Familie organisieren? | Würdest du gern jemanden in deiner Familie überraschen? | Ich würde eine kleine Party im Garten organisieren, weil sich alle freuen würden.
  family.young | Sind Familienfeste für Jugendliche so wichtig wie für Erwachsene? | Mögen Jugendliche Familienfeste? | Ich glaube, Jugendliche feiern lieber mit Freunden, aber die Familie ist auch wichtig.
  local-events.town | Welche Feste gibt es bei dir im Ort? | Gibt es bei dir im Ort ein Straßenfest? | In meiner Stadt gibt es im Sommer ein Musikfest, und ich finde das toll.
  local-events.music | Was hältst du von Musikfestivals? | Sind Musikfestivals toll oder zu laut? | Ich finde Musikfestivals toll, weil man viele verschiedene Bands hören kann.
  local-events.seen | Hast du schon einmal einen Umzug oder ein Konzert gesehen? | Hast du letzten Sommer einen Umzug gesehen? | Letzten Sommer habe ich ein Konzert im Park gesehen und das war toll.
  local-events.next | Wirst du dieses Jahr ein Konzert oder ein Festival besuchen? | Wirst du diesen Sommer eine Band live hören? | Im Juli werde ich mit Freunden auf ein Konzert gehen, weil wir Rockmusik lieben.
  local-events.organise | Was für ein Fest würdest du für deinen Ort organisieren? | Würdest du für deinen Ort ein Konzert organisieren? | Ich würde ein Konzert im Park organisieren, weil Jugendliche dort Musik hören könnten.
  local-events.advantages | Welche Vor- und Nachteile hat ein Festival für eine Stadt? | Ist ein Festival gut für die Geschäfte? | Ein Festival ist gut für die Geschäfte, aber ich finde, dass es oft zu laut ist.
`);
