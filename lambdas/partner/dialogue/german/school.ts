import { wordingOf } from "../followUp.ts";

export const school = wordingOf(`
  subjects.favourite | Welches Fach magst du am liebsten? | Magst du lieber Mathe oder Kunst? | Mein Lieblingsfach ist Geschichte, weil der Lehrer lustig ist und ich viel lerne.
  subjects.favourite-why | Warum magst du dein Lieblingsfach? | Ist dein Lieblingsfach leicht oder interessant? | Ich mag Biologie, weil die Experimente spannend sind und wir oft in Gruppen arbeiten.
  subjects.difficult | Welches Fach ist für dich am schwierigsten? | Ist Physik leichter oder schwieriger als Kunst? | Physik ist für mich schwieriger als Biologie, weil man so viel rechnen muss.
  subjects.useful | Welches Fach ist deiner Meinung nach für den Alltag am nützlichsten? | Ist Mathe im Alltag nützlich? | Meiner Meinung nach ist Mathe am nützlichsten, weil man beim Einkaufen und in vielen Berufen rechnen muss.
  subjects.new | Wenn du in der Schule ein neues Fach einführen könntest, welches würdest du wählen? | Würdest du gern ein neues Fach lernen? | Ich würde Kochen wählen, weil man dann gesunde Gerichte zubereiten könnte.

  teachers.typical | Wie sind deine Lehrer und Lehrerinnen? | Sind deine Lehrer streng oder freundlich? | Meine Lehrer sind ziemlich streng, aber ich mag sie, weil sie alles gut erklären.
  teachers.good | Wie ist für dich ein guter Lehrer? | Muss ein guter Lehrer geduldig sein? | Ich finde, ein guter Lehrer ist geduldig und hilft allen Schülern, wenn sie Probleme haben.
  teachers.advice | Hat dir dieses Jahr ein Lehrer einen guten Tipp gegeben? | Hat dir letzte Woche ein Lehrer einen Tipp gegeben? | Ja, meine Mathelehrerin hat mir gute Tipps gegeben und das war sehr hilfreich.
  teachers.strict | Lernst du besser mit einem strengen oder mit einem lockeren Lehrer? | Magst du lieber strenge oder lustige Lehrer? | Ich lerne besser mit einem strengen Lehrer, weil es dann im Klassenzimmer ruhiger ist.
  teachers.interesting | Wie würdest du als Lehrer oder Lehrerin den Unterricht interessanter machen? | Würdest du im Unterricht Spiele machen? | Ich würde viele Spiele machen, weil die Schüler dann mehr Spaß hätten.

  day.start | Wann beginnt bei dir der Unterricht? | Beginnt der Unterricht vor neun Uhr? | Der Unterricht beginnt um zwanzig vor neun und ich finde das viel zu früh.
  day.way | Wie lange brauchst du für den Schulweg? | Ist dein Schulweg lang oder kurz? | Ich brauche zehn Minuten, weil die Schule ganz in der Nähe ist, und das finde ich praktisch.
  day.break | Was machst du in der Pause? | Redest du in der Pause mit deinen Freunden? | In der Pause rede ich mit meinen Freunden und manchmal spielen wir zusammen Fußball.
  day.last | Was hast du letzte Woche in der Schule gemacht? | War die letzte Woche in der Schule gut? | Letzte Woche haben wir in Chemie ein Experiment gemacht und das war total spannend.
  day.after | Was wirst du diese Woche nach der Schule machen? | Wirst du nach der Schule deine Freunde treffen? | Nach der Schule werde ich mit meinen Freunden in den Park gehen, weil wir Basketball spielen wollen.
  day.long | Findest du, dass der Schultag zu lang ist? | Ist dein Schultag lang oder kurz? | Ja, ich finde ihn zu lang, weil man sich am Nachmittag nicht mehr gut konzentrieren kann.
  day.change | Was würdest du anders machen, wenn du deinen Stundenplan ändern könntest? | Würdest du gern deinen Stundenplan ändern? | Ich würde erst um zehn Uhr anfangen, weil man dann länger schlafen könnte.

  buildings.describe | Wie sieht deine Schule aus? | Ist deine Schule groß oder klein? | Meine Schule ist ziemlich groß und modern, und mir gefällt die Bibliothek, weil sie ruhig ist.
  buildings.place | Wo bist du in der Schule am liebsten? | Gehst du gern in die Schulbibliothek? | Ich bin am liebsten in der Bibliothek, weil es dort ruhig ist und ich lesen kann.
  buildings.food | Wie findest du das Essen in deiner Schule? | Schmeckt das Essen in deiner Schule gut? | Das Essen ist ziemlich gut, aber ich finde, dass es mehr Obst geben sollte.
  buildings.missing | Was braucht deine Schule noch? | Braucht deine Schule ein Schwimmbad? | Ich finde, meine Schule braucht ein Schwimmbad, weil Schwimmen gesund ist und Spaß macht.
  buildings.ideal | Wie wäre deine ideale Schule? | Wäre deine ideale Schule groß oder klein? | Meine ideale Schule wäre modern und es gäbe einen großen Garten, weil man sich dort ausruhen könnte.

  uniform.wear | Was trägst du in der Schule? | Trägst du in der Schule eine Uniform? | Ich trage ein weißes Hemd und eine schwarze Hose, und ich finde das praktisch.
  uniform.opinion | Wie findest du Schuluniformen? | Ist eine Schuluniform praktisch oder hässlich? | Ich bin für Schuluniformen, weil sie praktisch sind und alle gleich aussehen.
  uniform.own | Würdest du lieber eine Schuluniform oder deine eigene Kleidung tragen? | Würdest du in der Schule gern Jeans tragen? | Ich würde am liebsten Jeans und Turnschuhe tragen, weil das bequemer wäre.
  uniform.compare | Ist eine Schule mit Uniform besser als eine Schule ohne Uniform? | Ist es mit oder ohne Uniform besser? | Meiner Meinung nach ist es ohne Uniform besser, weil man dann seinen eigenen Stil zeigen kann.
  uniform.design | Wenn du eine Schuluniform entwerfen könntest, wie würde sie aussehen? | Wäre deine Uniform blau oder grün? | Meine Uniform wäre blau und es gäbe einen bequemen Pullover, weil es im Winter kalt ist.

  rules.list | Welche Regeln gibt es an deiner Schule? | Ist Kaugummi an deiner Schule verboten? | Man muss pünktlich sein und man darf im Klassenzimmer nicht essen, aber ich finde das fair.
  rules.phone | Darfst du in der Schule dein Handy benutzen? | Sind Handys an deiner Schule verboten? | Nein, das ist verboten, aber ich finde das gut, weil man sich dann besser konzentriert.
  rules.unfair | Welche Schulregel gefällt dir nicht? | Sind die Regeln an deiner Schule zu streng? | Die Regel über Schmuck gefällt mir nicht, weil ich sie unnötig finde.
  rules.important | Wozu braucht man deiner Meinung nach Regeln in der Schule? | Sind Schulregeln wichtig? | Ich glaube, dass Regeln wichtig sind, weil man sonst nicht in Ruhe lernen kann.
  rules.head | Welche Regel würdest du ändern, wenn du deine Schule leiten würdest? | Würdest du die Regeln an deiner Schule ändern? | Ich würde Handys in der Pause erlauben, weil das für alle fairer wäre.

  homework.much | Wie viele Hausaufgaben bekommst du pro Woche? | Bekommst du viele Hausaufgaben? | Ich mache etwa fünf Stunden Hausaufgaben pro Woche und ich finde das zu viel.
  homework.where | Wo machst du am liebsten deine Hausaufgaben? | Machst du deine Hausaufgaben zu Hause oder in der Schule? | Ich mache meine Hausaufgaben am liebsten in meinem Zimmer, weil ich dort Musik hören kann.
  homework.last | Hast du letztes Wochenende Hausaufgaben gemacht? | Hast du letztes Wochenende Hausaufgaben in Mathe gemacht? | Ich habe am Samstag einen Text für Englisch geschrieben und das war ziemlich schwierig.
  homework.next | Wann wirst du diese Woche deine Hausaufgaben machen? | Wirst du heute Abend Hausaufgaben machen? | Ich werde meine Hausaufgaben am Donnerstag machen, weil ich am Samstag Tennis spielen werde.
  homework.necessary | Glaubst du, dass Hausaufgaben wirklich nötig sind? | Sind Hausaufgaben nützlich oder nicht? | Ich glaube, dass Hausaufgaben nützlich sind, weil man den Stoff wiederholt, aber wir bekommen zu viele.
  homework.without | Was würdest du mit deiner Zeit machen, wenn du keine Hausaufgaben hättest? | Würdest du ohne Hausaufgaben mehr Sport machen? | Ich würde mehr Sport machen und öfter meine Freunde treffen, weil ich mehr Freizeit hätte.

  exams.how | Wie lernst du für eine Klassenarbeit? | Lernst du zu Hause oder in der Bibliothek? | Ich lese meine Notizen und mache Übungen im Internet, weil mir das sehr hilft.
  exams.last | Wie war deine letzte Klassenarbeit? | War deine letzte Klassenarbeit leicht oder schwierig? | Sie war ziemlich schwierig, aber ich habe eine gute Note bekommen, weil ich viel gelernt habe.
  exams.next | Wie wirst du dich auf deine nächste Prüfung vorbereiten? | Wirst du für deine Prüfungen viel lernen? | Ich werde jeden Abend eine Stunde lernen, weil ich eine gute Note bekommen möchte.
  exams.marks | Wie wichtig sind dir gute Noten? | Sind dir gute Noten wichtig? | Gute Noten sind mir wichtig, weil ich später studieren möchte, aber sie sind nicht alles.
  exams.advice | Welchen Rat würdest du Schülern geben, die viele Prüfungen haben? | Würdest du vor einer Prüfung jeden Tag lernen? | Ich würde einen Plan machen und früh ins Bett gehen, weil man dann besser lernen könnte.

  clubs.any | Bist du in einer AG oder in einem Verein? | Gibt es an deiner Schule eine Sport-AG? | Ja, ich gehe dienstags in die Theater-AG, weil ich sehr gern auf der Bühne bin.
  clubs.what | Was machst du in deiner AG oder in deinem Verein? | Macht dir deine AG oder dein Verein Spaß? | Wir üben ein Theaterstück für den Sommer und das macht mir viel Spaß.
  clubs.last | Was hast du letztes Mal in deiner AG oder deinem Verein gemacht? | War es letztes Mal in deiner AG oder deinem Verein lustig? | Beim letzten Mal haben wir zwei neue Lieder gesungen und wir haben viel gelacht.
  clubs.wish | Welche AG würdest du gern ausprobieren? | Würdest du gern in eine Sport-AG gehen? | Ich würde gern die Foto-AG ausprobieren, weil das eine kreative Aktivität wäre.
  clubs.next | Wirst du nächstes Jahr eine neue AG ausprobieren? | Wirst du nächstes Jahr eine Sport-AG ausprobieren? | Nächstes Jahr werde ich die Schach-AG ausprobieren, weil meine Freunde das Spiel lieben.
  clubs.why | Warum sind AGs gut für Schüler und Schülerinnen? | Findet man in einer AG neue Freunde? | AGs sind gut, weil man neue Freunde findet und etwas anderes lernt.
  clubs.start | Wenn du eine neue AG gründen könntest, was für eine AG wäre das? | Würdest du gern eine Musik-AG gründen? | Ich würde eine Koch-AG gründen, weil wir dann Gerichte aus der ganzen Welt probieren könnten.

  trips.been | Hast du mit deiner Schule schon einen Ausflug gemacht? | Hast du mit deiner Schule ein Schloss besucht? | Ja, letztes Jahr haben wir in London ein Museum besucht und das war sehr interessant.
  trips.dream | Wohin würdest du gern mit deiner Klasse fahren? | Würdest du gern mit deiner Klasse ins Ausland fahren? | Ich würde gern mit meiner Klasse nach Berlin fahren, weil wir dort Deutsch sprechen könnten.
  trips.next | Wird deine Klasse dieses Jahr einen Ausflug machen? | Wird deine Klasse dieses Jahr ein Museum besuchen? | Im Juni werden wir mit unserer Lehrerin ins Theater gehen und das wird bestimmt toll.
  trips.learn | Was lernt man auf einer Klassenfahrt, was man im Unterricht nicht lernt? | Lernt man auf einer Klassenfahrt viel? | Man lernt seine Klasse besser kennen und entdeckt andere Orte, und das finde ich wichtig.
  trips.exchange | Würdest du bei einem Austausch gern bei einer Familie im Ausland wohnen? | Würdest du gern einen Austausch machen? | Ja, ich würde gern bei einer deutschen Familie wohnen, weil ich dann jeden Tag Deutsch sprechen würde.

  primary.like | Wie war deine Grundschule? | War deine Grundschule groß oder klein? | Meine Grundschule war klein, aber ich mochte sie, weil alle sehr nett waren.
  primary.fun | Was hast du in der Grundschule gern gemacht? | Hast du in der Grundschule gern gemalt? | In der Grundschule habe ich gern gemalt und auf dem Schulhof gespielt, weil das lustig war.
  primary.prefer | Gefällt dir die Grundschule oder die weiterführende Schule besser? | Ist die Schule jetzt schwieriger als die Grundschule? | Mir gefällt meine Schule jetzt besser, weil die Fächer interessanter sind als in der Grundschule.
  primary.difference | Was ist der größte Unterschied zwischen der Grundschule und der weiterführenden Schule? | Hast du jetzt mehr Freiheit als in der Grundschule? | Man hat für jedes Fach einen anderen Lehrer und mehr Freiheit, aber man muss viel mehr lernen.
  primary.first | Wie war dein erster Tag an der weiterführenden Schule? | War dein erster Tag an der neuen Schule gut? | Am ersten Tag war alles neu, aber ich habe nette Leute kennengelernt und das war toll.

  languages.which | Welche Sprachen lernst du in der Schule? | Findest du Sprachen leicht oder schwierig? | Ich lerne seit vier Jahren Deutsch und ich finde die Sprache toll, weil sie sehr logisch ist.
  languages.words | Wie lernst du neue Vokabeln in einer Fremdsprache? | Lernst du neue Vokabeln mit einer App? | Ich schreibe die Wörter auf Karten und höre Lieder, weil das mehr Spaß macht.
  languages.another | Welche andere Sprache würdest du gern lernen? | Würdest du gern Italienisch oder Chinesisch lernen? | Ich würde gern Italienisch lernen, weil ich eines Tages nach Italien reisen möchte.
  languages.important | Warum ist es wichtig, eine Fremdsprache zu sprechen? | Ist es nützlich, eine Fremdsprache zu sprechen? | Es ist wichtig, weil man mit mehr Menschen sprechen und andere Kulturen besser verstehen kann.
  languages.later | Wofür wirst du später Fremdsprachen brauchen? | Wirst du im Urlaub eine Fremdsprache sprechen? | Ich werde viel reisen und mit den Leuten in ihrer Sprache sprechen, weil ich das höflich finde.
`);
