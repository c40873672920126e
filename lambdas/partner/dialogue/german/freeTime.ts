import { wordingOf } from "../followUp.ts";

export const freeTime = wordingOf(`
  leisure.usual | Was machst du gern in deiner Freizeit? | Gehst du lieber aus oder bleibst du lieber zu Hause? | In meiner Freizeit spiele ich gern Basketball und höre Musik, weil das entspannend ist.
  leisure.how-much | Hast du unter der Woche viel Freizeit? | Hast du am Samstag oder am Sonntag mehr Zeit? | Unter der Woche habe ich nicht viel Freizeit, weil ich zu viele Hausaufgaben habe.
  leisure.last-weekend | Wie hast du letztes Wochenende deine Freizeit verbracht? | Warst du letztes Wochenende zu Hause oder unterwegs? | Letztes Wochenende habe ich mit meinen Freunden im Park Fußball gespielt und es war sehr lustig.
  leisure.next-weekend | Was wirst du dieses Wochenende machen? | Wirst du dieses Wochenende ausgehen oder dich ausruhen? | Dieses Wochenende werde ich mit meiner Familie Rad fahren, weil das Wetter schön wird.
  leisure.younger | Was hast du in deiner Freizeit gemacht, als du jünger warst? | Hast du als Kind oft draußen gespielt? | Als ich jünger war, habe ich oft draußen gespielt, aber jetzt spiele ich lieber Computerspiele.
  leisure.more-time | Was würdest du machen, wenn du mehr Freizeit hättest? | Würdest du mit mehr Zeit Sport machen oder lesen? | Wenn ich mehr Freizeit hätte, würde ich Gitarre lernen, weil ich Musik liebe.
  leisure.enough | Glaubst du, dass Jugendliche genug Freizeit haben? | Hast du genug Zeit, dich auszuruhen? | Meiner Meinung nach haben Jugendliche nicht genug Freizeit, weil sie viele Prüfungen und Hausaufgaben haben.
  sport.any | Treibst du in deiner Freizeit Sport? | Magst du Sport? | Ja, ich spiele zweimal pro Woche Badminton, weil es schnell ist und Spaß macht.
  sport.why | Warum magst du deinen Lieblingssport? | Macht dein Lieblingssport Spaß? | Ich schwimme gern, weil es gesund ist und weil ich mit meinen Freunden trainieren kann.
  sport.instead | Was machst du lieber als Sport? | Magst du lieber Musik oder Kunst? | Ich höre lieber Musik oder zeichne, weil ich Sport anstrengend finde.
  sport.team | Magst du lieber Mannschaftssport oder Einzelsport? | Magst du lieber Fußball oder Schwimmen? | Ich mag lieber Mannschaftssport, weil ich gern mit meinen Freunden spiele und es lustiger ist.
  sport.lesson | Wie war deine letzte Sportstunde in der Schule? | Hast du in der letzten Sportstunde Fußball gespielt? | Meine letzte Sportstunde war super, weil wir Basketball gespielt haben und meine Mannschaft gewonnen hat.
  sport.try | Welche neue Sportart würdest du gern ausprobieren? | Würdest du gern klettern oder surfen? | Ich würde gern klettern, weil das spannend wäre und ich Abenteuer liebe.
  sport.important | Warum ist es wichtig, dass junge Leute Sport treiben? | Ist Sport gut für junge Leute? | Sport ist wichtig, weil man fit bleibt und den Stress in der Schule vergessen kann.
  matches.watch | Siehst du gern Sport im Fernsehen? | Siehst du lieber Sport oder machst du lieber Sport? | Ja, ich sehe gern Tennis im Fernsehen, weil die Spiele oft spannend sind.
  matches.stadium | Hast du schon einmal ein Spiel im Stadion gesehen? | Hast du letztes Jahr ein Spiel im Fernsehen gesehen? | Ja, letztes Jahr habe ich ein Rugbyspiel in einem großen Stadion gesehen und die Atmosphäre war toll.
  matches.big-match | Wirst du diesen Monat ein Spiel sehen? | Wirst du am Samstag Fußball sehen? | Ja, ich werde bei einem Freund ein Fußballspiel sehen, weil unsere Mannschaft sehr gut spielt.
  matches.dream | Welches Spiel oder welchen Wettkampf würdest du gern sehen, wenn du wählen könntest? | Würdest du gern die Olympischen Spiele sehen? | Ich würde die Olympischen Spiele wählen, weil ich Leichtathletik mag und die Atmosphäre toll wäre.
  matches.at-home | Ist es besser, ein Spiel im Stadion oder zu Hause zu sehen? | Siehst du Spiele lieber im Stadion oder im Fernsehen? | Ich finde die Atmosphäre im Stadion besser, aber zu Hause ist es bequemer und billiger.
  music.kind | Was für Musik magst du? | Hörst du lieber Popmusik oder Rap? | Ich mag vor allem Popmusik, weil die Lieder fröhlich sind und ich gern tanze.
  music.when | Wann hörst du Musik? | Hörst du auf dem Weg zur Schule Musik? | Ich höre jeden Morgen im Bus Musik, weil die Fahrt langweilig ist.
  music.favourite | Hast du einen Lieblingssänger oder eine Lieblingsband? | Magst du lieber englische Lieder oder Lieder in anderen Sprachen? | Ja, ich mag eine englische Sängerin, weil ihre Stimme sehr schön ist und sie gute Lieder schreibt.
  music.yesterday | Welche Musik hast du gestern gehört? | Hast du gestern Musik gehört? | Gestern Abend habe ich auf meinem Handy Rap gehört, weil ich gute Laune hatte.
  music.important | Warum ist Musik für viele Jugendliche so wichtig? | Hilft dir Musik, dich zu entspannen? | Musik ist wichtig, weil sie beim Entspannen hilft und man seine Probleme vergessen kann.
  music.younger | Welche Musik hast du gehört, als du jünger warst? | Hast du als Kind viel gesungen? | Als ich jünger war, habe ich Lieder aus Zeichentrickfilmen gehört, aber jetzt mag ich lieber Rock.
  instruments.any | Spielst du ein Instrument? | Spielst du Klavier oder Gitarre? | Ja, ich spiele seit drei Jahren Klavier und ich finde es schwierig, aber sehr schön.
  instruments.since | Seit wann spielst du dein Instrument? | Ist dein Instrument leicht oder schwierig? | Ich spiele seit zwei Jahren Gitarre und es macht Spaß, weil ich meine Lieblingslieder spielen kann.
  instruments.learn | Welches Instrument würdest du gern lernen? | Würdest du gern Gitarre oder Klavier lernen? | Ich würde gern Schlagzeug lernen, weil ich Rockmusik mag und es Spaß machen würde.
  instruments.primary | Was hast du in der Grundschule im Musikunterricht gemacht? | Hast du in der Grundschule im Chor gesungen? | In der Grundschule habe ich im Chor gesungen und Flöte gespielt, und das war lustig.
  instruments.everybody | Sollten deiner Meinung nach alle Schüler in der Schule ein Instrument lernen? | Ist es gut, ein Instrument zu lernen? | Ich finde die Idee gut, weil Musik das Gedächtnis trainiert, aber manche Schüler machen lieber Sport.
  instruments.continue | Wirst du dein Instrument auch später noch spielen? | Wirst du dein Instrument nächstes Jahr spielen? | Ja, ich werde auch später noch Geige spielen, weil Musik meine große Leidenschaft ist.
  concerts.been | Warst du schon einmal auf einem Konzert oder bei einer Show? | Hast du letztes Jahr eine Show gesehen? | Ja, letzten Sommer war ich mit meiner Cousine auf einem Rockkonzert und es war toll.
  concerts.opinion | Wie findest du Konzerte? | Machen Konzerte Spaß oder sind sie zu laut? | Ich finde Konzerte spannend, weil die Atmosphäre fantastisch ist, aber es gibt zu viele Leute.
  concerts.see | Welche Band oder welchen Sänger würdest du gern live sehen? | Würdest du gern auf ein Rockkonzert gehen? | Ich würde gern eine englische Rockband sehen, weil ihre Lieder super sind.
  concerts.plan | Wirst du dieses Jahr auf ein Konzert oder zu einer Show gehen? | Wirst du im Sommer auf ein Konzert gehen? | Ja, im Juli werde ich mit meinen Freunden auf ein Musikfestival gehen und es wird toll sein.
  concerts.price | Sind Konzertkarten deiner Meinung nach zu teuer für Jugendliche? | Sind Konzerte billig oder teuer? | Ja, ich finde die Karten zu teuer, weil Jugendliche nicht viel Geld haben.
  cinema.kind | Was für Filme siehst du gern? | Siehst du lieber Komödien oder Actionfilme? | Ich sehe gern Komödien, weil sie lustig sind und ich sie mit meiner Familie sehen kann.
  cinema.often | Wie oft gehst du ins Kino? | Gehst du oft ins Kino? | Ich gehe einmal im Monat mit meinen Freunden ins Kino, weil die Leinwand so groß ist.
  cinema.last | Wie hast du den letzten Film gefunden, den du gesehen hast? | War der letzte Film gut oder langweilig? | Der letzte Film war sehr lustig und ich habe die Schauspieler wirklich gut gefunden.
  cinema.next | Welchen Film wirst du als Nächstes sehen? | Wirst du am Wochenende einen Film sehen? | Am Samstagabend werde ich einen Science-Fiction-Film sehen, weil ich originelle Geschichten mag.
  cinema.at-home | Ist es besser, Filme im Kino oder zu Hause zu sehen? | Magst du lieber das Kino oder das Sofa zu Hause? | Ich gehe lieber ins Kino, weil die Leinwand größer ist, aber zu Hause ist es billiger.
  cinema.role | Welche Rolle würdest du wählen, wenn du in einem Film mitspielen könntest? | Hättest du im Film lieber eine lustige oder ernste Rolle? | Wenn ich in einem Film mitspielen könnte, würde ich eine böse Rolle wählen, weil das interessanter wäre.
  cinema.languages | Ist es nützlich, Filme in einer Fremdsprache zu sehen? | Magst du Filme mit Untertiteln? | Ja, das ist sehr nützlich, weil man neue Wörter lernt und eine andere Kultur entdeckt.
  reading.any | Liest du gern? | Liest du lieber Bücher oder Zeitschriften? | Ja, ich lese abends gern im Bett, weil es ruhig ist und ich mich entspannen kann.
  reading.kind | Was für Bücher liest du gern? | Liest du Romane oder Comics? | Ich lese gern Krimis, weil sie immer spannend sind und interessante Figuren haben.
  reading.instead | Was machst du gern, statt zu lesen? | Magst du lieber Filme oder Spiele? | Ich sehe lieber Filme, weil Bücher oft zu lang und langweilig sind.
  reading.last | Welches Buch hast du zuletzt gelesen? | Hast du letztes Jahr in der Schule ein Buch gelesen? | Letzten Monat habe ich für den Englischunterricht einen historischen Roman gelesen und ich habe ihn interessant gefunden.
  reading.holidays | Wirst du in den nächsten Ferien lesen? | Wirst du in den Ferien eine Zeitschrift oder ein Buch lesen? | Ja, ich werde am Strand einen Fantasyroman lesen, weil ich mich dabei gut entspannen kann.
  reading.e-books | Sind E-Books besser als Bücher aus Papier? | Liest du lieber auf Papier oder auf dem Bildschirm? | E-Books sind im Urlaub praktischer, aber ich lese lieber Bücher aus Papier, weil sie schöner sind.
  reading.less | Warum lesen manche Jugendliche heute nicht viel? | Lesen Jugendliche viel oder wenig? | Ich denke, dass manche Jugendliche nicht viel lesen, weil sie zu viel Zeit am Handy verbringen.
  games.any | Spielst du Computerspiele? | Magst du Computerspiele? | Ja, ich spiele am Wochenende mit meinen Freunden Computerspiele, weil das Spaß macht.
  games.favourite | Was ist dein Lieblingsspiel am Computer oder auf der Konsole? | Spielst du oft mit Freunden Computerspiele? | Mein Lieblingsspiel ist ein Sportspiel, weil es einfach ist und ich online spielen kann.
  games.board | Spielst du lieber Computerspiele oder Brettspiele? | Spielst du gern Karten oder Schach? | Ich spiele lieber Brettspiele, weil ich mit meiner ganzen Familie spielen kann und wir viel lachen.
  games.childhood | Welche Spiele hast du als Kind gespielt? | Hast du in der Grundschule oft Karten gespielt? | Als ich sieben Jahre alt war, habe ich mit meinen Großeltern Karten gespielt und es war immer lustig.
  games.both-sides | Welche Vor- und Nachteile haben Computerspiele? | Sind Computerspiele gut oder schlecht für Jugendliche? | Computerspiele machen Spaß und man kann mit Freunden spielen, aber man sitzt zu lange vor dem Bildschirm.
  games.create | Wie wäre dein eigenes Computerspiel, wenn du eins erfinden könntest? | Würdest du gern ein Computerspiel erfinden? | Mein Spiel wäre ein Abenteuer im Weltraum, weil ich Science-Fiction liebe und es spannend wäre.
  outings.where | Wohin gehst du gern mit deinen Freunden? | Gehst du lieber in den Park oder ins Einkaufszentrum? | Ich gehe gern mit meinen Freunden in den Park, weil es kostenlos ist und wir Fußball spielen können.
  outings.last | Was hast du gemacht, als du zuletzt ausgegangen bist? | Bist du am Samstag ausgegangen? | Letzten Samstag habe ich mit meinen Freunden in der Stadt Pizza gegessen und wir haben Bowling gespielt.
  outings.plan | Was wirst du nächsten Samstag mit deinen Freunden machen? | Wirst du am Samstag deine Freunde sehen? | Nächsten Samstag werde ich mit meinen Freunden ins Einkaufszentrum gehen, weil ich ein Geschenk kaufen will.
  outings.area | Was gibt es in deiner Gegend für Jugendliche? | Gibt es in deiner Gegend ein Kino oder ein Sportzentrum? | In meiner Stadt gibt es ein Kino und ein Schwimmbad, aber es gibt keine Eisbahn.
  outings.ideal | Wie wäre dein idealer Tag mit deinen Freunden? | Würdest du gern mit Freunden einen Tag am Strand verbringen? | An meinem idealen Tag würde ich mit meinen Freunden in einen Freizeitpark gehen, weil das spannend wäre.
  outings.build | Was würdest du in deiner Gegend für Jugendliche verbessern? | Hättest du lieber ein neues Schwimmbad oder ein neues Kino? | Ich würde ein großes Sportzentrum bauen, weil Jugendliche dort Spaß haben und fit bleiben könnten.
  hobbies.favourite | Welches Hobby gefällt dir am besten? | Zeichnest du lieber oder tanzt du lieber? | Mein Lieblingshobby ist Tanzen, weil es kreativ ist und man fit bleibt.
  hobbies.why | Warum magst du dein Lieblingshobby? | Ist dein Hobby entspannend oder spannend? | Ich mag Fotografie, weil ich draußen sein und meinen Freunden meine Fotos zeigen kann.
  hobbies.cooking | Kochst du gern zu Hause? | Machst du lieber Kuchen oder Pizza? | Ja, ich backe sonntags oft Kuchen, weil das einfach ist und meine Familie ihn gern isst.
  hobbies.new | Welches neue Hobby würdest du gern ausprobieren? | Würdest du gern fotografieren oder tanzen? | Ich würde gern Theater spielen, weil das lustig wäre und ich gern auf der Bühne stehe.
  hobbies.later | Welche Hobbys wirst du haben, wenn du älter bist? | Wirst du in zehn Jahren dieselben Hobbys haben? | Später werde ich immer noch schwimmen, weil es gesund ist, und ich werde malen lernen.
  hobbies.useful | Warum ist es gut, ein Hobby zu haben? | Hilft dir ein Hobby, dich zu entspannen? | Ein Hobby ist gut, weil man neue Leute kennenlernt und den Stress in der Schule vergisst.
`);
