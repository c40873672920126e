import { wordingOf } from "../followUp.ts";

export const mediaAndTechnology = wordingOf(`
  phone.use | Wofür benutzt du ein Handy? | Benutzt du ein Handy für Musik oder Nachrichten? | Ich benutze mein Handy jeden Tag für Musik und Nachrichten, weil es sehr praktisch ist.
  phone.screen-time | Wie viel Zeit verbringst du täglich vor einem Bildschirm? | Verbringst du am Tag mehr als eine Stunde vor dem Bildschirm? | Ich verbringe zwei Stunden pro Tag vor einem Bildschirm, aber ich finde, das ist zu viel.
  phone.opinion | Was hältst du von Handys? | Sind Handys nützlich oder nervig? | Ich finde Handys sehr nützlich, aber manche Leute benutzen sie zu oft.
  phone.yesterday | Was hast du gestern am Bildschirm gesehen oder gemacht? | Hast du gestern Nachrichten geschickt? | Gestern habe ich ein Video gesehen und meinen Freunden Nachrichten geschickt, das war lustig.
  phone.week-without | Was würdest du eine Woche lang ohne Handy machen? | Würdest du ohne Handy lesen oder Sport machen? | Ohne Handy würde ich mehr lesen und mit meinen Freunden Sport machen, weil das gesünder wäre.
  phone.class | Sollte man Handys im Unterricht deiner Meinung nach erlauben? | Sind Handys im Unterricht eine gute oder schlechte Idee? | Nein, ich finde, dass man Handys im Unterricht nicht erlauben sollte, weil die Schüler weniger lernen.
  phone.generations | Benutzen Jugendliche und Erwachsene ihr Handy auf die gleiche Weise? | Benutzen Erwachsene das Handy mehr oder weniger als wir? | Jugendliche benutzen ihr Handy für Videos, aber Erwachsene telefonieren lieber oder lesen Nachrichten.
  internet.use | Was machst du im Internet? | Siehst du im Internet Videos oder machst du Hausaufgaben? | Im Internet sehe ich Videos und suche Informationen für meine Hausaufgaben, das ist sehr nützlich.
  internet.advantages | Was sind für dich die Vorteile des Internets? | Ist das Internet für die Schule nützlich? | Der größte Vorteil ist, dass man im Internet schnell Informationen findet, und das ist praktisch.
  internet.disadvantages | Was gefällt dir am Internet nicht? | Ist das Internet manchmal nervig? | Mir gefällt die Werbung im Internet nicht, weil sie nervig ist und es zu viel davon gibt.
  internet.recent | Was hast du vor Kurzem im Internet gesucht? | Hast du vor Kurzem etwas für die Schule gesucht? | Letzte Woche habe ich im Internet Fotos für ein Projekt gesucht, und das war einfach.
  internet.this-week | Wofür wirst du diese Woche das Internet benutzen? | Wirst du diese Woche online Hausaufgaben machen? | Diese Woche werde ich im Internet Informationen für meine Hausaufgaben suchen, weil ich eine Prüfung habe.
  internet.without | Wie wäre dein Alltag ohne das Internet? | Wäre das Leben ohne Internet leicht oder schwer? | Ohne Internet wäre mein Alltag ruhiger, aber ich könnte nicht mit meinen Cousins sprechen.
  internet.school | Ist es besser, online oder im Klassenzimmer zu lernen? | Lernst du lieber online oder in der Schule? | Ich lerne lieber im Klassenzimmer, weil man dem Lehrer Fragen stellen kann.
  networks.opinion | Was denkst du über soziale Netzwerke? | Findest du soziale Netzwerke nützlich oder langweilig? | Ich finde soziale Netzwerke nützlich, weil man mit Freunden in Kontakt bleiben kann.
  networks.contact | Wie bleibst du mit deinen Freunden in Kontakt? | Telefonierst du lieber oder schreibst du lieber Nachrichten? | Ich schreibe meinen Freunden jeden Abend Nachrichten, weil das schnell und kostenlos ist.
  networks.share | Was hast du vor Kurzem in sozialen Netzwerken geteilt oder gesehen? | Hast du vor Kurzem ein Foto geteilt? | Letzten Samstag habe ich ein Foto vom Strand geteilt, und meine Freunde fanden es schön.
  networks.time | Verbringen Jugendliche zu viel Zeit in sozialen Netzwerken? | Ist eine Stunde pro Tag in sozialen Netzwerken zu viel? | Ja, ich glaube, dass Jugendliche zu viel Zeit in sozialen Netzwerken verbringen und weniger lesen.
  networks.age | Ab welchem Alter sollte man soziale Netzwerke benutzen dürfen? | Ist dreizehn ein gutes Alter für soziale Netzwerke? | Ich finde, man sollte fünfzehn Jahre alt sein, weil Kinder die Risiken sozialer Netzwerke nicht kennen.
  networks.face-to-face | Ist ein Gespräch im Internet so gut wie ein persönliches Gespräch? | Sprichst du lieber online oder persönlich? | Ich finde ein persönliches Gespräch besser, weil man sieht, ob die andere Person lächelt.
  networks.future | Wie werden sich soziale Netzwerke in Zukunft verändern? | Werden wir soziale Netzwerke in Zukunft öfter benutzen? | Ich glaube, dass soziale Netzwerke in Zukunft sicherer sein werden, weil es mehr Regeln geben wird.
  gaming.any | Spielst du manchmal auf einer Konsole oder am Handy? | Magst du Handyspiele? | Ja, ich spiele im Bus oft am Handy, weil es Spaß macht.
  gaming.favourite | Welches Videospiel spielst du am liebsten? | Spielst du lieber Sportspiele oder Abenteuerspiele? | Ich spiele am liebsten ein Fußballspiel, weil ich mit meinen Freunden spielen kann und es spannend ist.
  gaming.last | Wann hast du zuletzt ein Videospiel gespielt? | Hast du am Wochenende ein Videospiel gespielt? | Letztes Wochenende habe ich mit meinem Cousin ein Videospiel gespielt, und wir haben gewonnen.
  gaming.instead | Was machst du gern, statt Videospiele zu spielen? | Liest du lieber oder machst du lieber Sport? | Ich mache lieber Sport, weil ich gern mit meinen Freunden draußen bin.
  gaming.good-for | Was kann man deiner Meinung nach von Videospielen lernen? | Können Videospiele nützlich sein? | Meiner Meinung nach kann man mit Videospielen Teamarbeit lernen, aber man sollte nicht zu lange spielen.
  gaming.invent | Wenn du ein Videospiel erfinden könntest, wie wäre es? | Wäre dein Videospiel lustig oder schwierig? | Mein Videospiel wäre lustig und leicht, weil ich mit meiner ganzen Familie spielen möchte.
  television.watch | Was siehst du gern im Fernsehen? | Siehst du im Fernsehen lieber Serien oder Sport? | Ich sehe im Fernsehen gern lustige Serien, weil sie kurz und unterhaltsam sind.
  television.dislike | Welche Fernsehsendungen magst du nicht? | Findest du die Nachrichten langweilig? | Ich mag Realityshows nicht, weil ich diese Sendungen langweilig und zu lang finde.
  television.with-whom | Wann und mit wem siehst du fern? | Siehst du oft mit der Familie fern? | Ich sehe abends mit meiner Familie fern, weil es uns allen Spaß macht.
  television.last | Welche Serie oder Sendung hast du zuletzt gesehen? | Hast du letzte Woche eine Serie gesehen? | Letzte Woche habe ich eine Krimiserie gesehen und die Geschichte war sehr spannend.
  television.weekend | Was wirst du dieses Wochenende im Fernsehen sehen? | Wirst du am Wochenende einen Film oder Sport sehen? | Dieses Wochenende werde ich mit meiner Familie eine lustige Serie sehen, weil wir gern lachen.
  television.streaming | Welche Vorteile hat Streaming im Vergleich zum normalen Fernsehen? | Findest du Streaming oder normales Fernsehen besser? | Streaming ist praktischer als normales Fernsehen, weil man Serien sehen kann, wann man will.
  television.childhood | Was hast du als Kind im Fernsehen gesehen? | Hast du als Kind Zeichentrickfilme gesehen? | Als Kind habe ich jeden Morgen Zeichentrickfilme gesehen, weil sie lustig waren.
  films.kind | Was für Filme magst du? | Magst du lieber lustige oder spannende Filme? | Ich mag Actionfilme, weil sie spannend sind und immer etwas passiert.
  films.last | Welchen Film hast du vor Kurzem gesehen? | Hast du vor Kurzem einen lustigen Film gesehen? | Vor Kurzem habe ich mit meiner Familie eine Komödie gesehen, und wir haben viel gelacht.
  films.where | Siehst du Filme lieber im Kino oder zu Hause? | Sind Filme im Kino besser als zu Hause? | Ich sehe Filme lieber zu Hause, weil es billiger und bequemer ist.
  films.next | Welchen Film wirst du bald sehen? | Wirst du bald einen Film sehen? | Bald werde ich mit meinen Freunden einen Science-Fiction-Film sehen, weil die Geschichte spannend ist.
  films.actor | Welchen Schauspieler oder welche Schauspielerin magst du und warum? | Magst du lustige Schauspieler? | Ich mag Tom Holland sehr, weil er lustig ist und gut spielt.
  films.foreign | Ist es eine gute Idee, Filme in einer anderen Sprache zu sehen? | Findest du Filme mit Untertiteln schwierig? | Ja, es ist eine gute Idee, Filme auf Deutsch zu sehen, weil man neue Wörter lernt.
  films.make | Wenn du einen Film machen könntest, worum würde es gehen? | Wäre dein Film eine Komödie oder ein Actionfilm? | In meinem Film würde es um meine Stadt gehen und er wäre lustig, weil ich Komödien mag.
  books.any | Liest du gern in deiner Freizeit? | Liest du Bücher oder Comics? | Ja, ich lese abends gern Romane, weil es ruhig ist und ich mich entspannen kann.
  books.kind | Was für Geschichten liest du gern? | Liest du lieber Abenteuergeschichten oder Krimis? | Ich lese gern Abenteuerromane, weil die Geschichten spannend und nicht zu schwierig sind.
  books.last | Welches Buch hast du vor Kurzem gelesen? | Hast du vor Kurzem ein gutes Buch gelesen? | Letzten Monat habe ich einen Krimi gelesen und das Ende war sehr spannend.
  books.instead | Was machst du abends, statt zu lesen? | Siehst du abends Filme, statt zu lesen? | Abends sehe ich Filme, statt zu lesen, weil das mehr Spaß macht.
  books.paper | Sind Bücher aus Papier besser als E-Books? | Liest du Bücher lieber auf Papier oder am Bildschirm? | Ich finde Bücher aus Papier besser, weil man schon zu viel Zeit vor dem Bildschirm verbringt.
  books.less | Warum lesen manche Jugendliche weniger als früher? | Lesen Jugendliche zu wenig? | Manche Jugendliche lesen weniger, weil sie lieber Videos sehen und am Handy spielen.
  books.write | Wenn du ein Buch schreiben würdest, worum würde es gehen? | Wäre dein Buch lustig oder spannend? | In meinem Buch würde es um eine lange Reise gehen, weil ich Abenteuer mag.
  listening.how | Wie und wann hörst du Musik? | Hörst du morgens oder abends Musik? | Ich höre morgens auf meinem Handy Musik, weil sie mir gute Laune macht.
  listening.podcasts | Wie findest du Podcasts? | Magst du lieber Podcasts oder Musik? | Ich finde Podcasts nützlich, weil man etwas lernt, aber ich mag Musik lieber.
  listening.yesterday | Welche Musik oder welchen Podcast hast du gestern gehört? | Hast du gestern Musik oder Radio gehört? | Gestern Abend habe ich mit meinen Freunden ein neues Lied gehört, und es war toll.
  listening.radio | Ist das Radio in Zeiten von Streaming noch nützlich? | Ist das Radio für Jugendliche zu altmodisch? | Ja, das Radio ist noch nützlich, weil man im Auto Nachrichten hören kann.
  listening.own | Wenn du einen eigenen Podcast hättest, worüber würdest du sprechen? | Würdest du in deinem Podcast über Sport oder Filme sprechen? | In meinem Podcast würde ich über Sport sprechen, weil ich dieses Thema gut kenne.
  news.how | Wo liest oder siehst du Nachrichten? | Liest du Nachrichten oder siehst du sie im Fernsehen? | Ich lese Nachrichten lieber im Internet, weil das schnell und kostenlos ist.
  news.adverts | Was denkst du über Werbung? | Findest du Werbung lustig oder langweilig? | Ich finde Werbung langweilig, weil es zu viel davon gibt, aber manchmal ist sie lustig.
  news.seen | Was hast du vor Kurzem in der Werbung gesehen? | Hast du vor Kurzem Werbung für Schokolade gesehen? | Gestern habe ich eine Werbung für Sportschuhe gesehen, und die Musik war toll.
  news.influencers | Welchen Einfluss haben Influencer auf Jugendliche? | Sind Influencer gute Vorbilder? | Influencer können gute Ideen haben, aber sie wollen oft etwas verkaufen.
  news.trust | Woher weiß man, ob eine Nachricht im Internet wahr ist? | Kann man im Internet alles glauben? | Man sollte Nachrichten auf mehreren Webseiten vergleichen, weil nicht alles wahr ist.
  news.paper-future | Wird es in zwanzig Jahren noch Zeitungen aus Papier geben? | Werden die Leute in Zukunft noch Zeitungen kaufen? | Ich glaube, dass es keine Zeitungen aus Papier geben wird, weil alle am Bildschirm lesen werden.
  computers.use | Wofür benutzt du in der Schule einen Computer? | Benutzt du im Unterricht einen Computer? | In der Schule benutze ich einen Computer, um Texte zu schreiben, weil das schneller geht.
  computers.app | Welche App findest du nützlich? | Magst du lieber Apps für Musik oder zum Lernen? | Ich finde eine App für Sprachen sehr nützlich, weil ich jeden Tag neue Wörter lerne.
  computers.help | Welche Technik hast du für deine letzten Hausaufgaben benutzt? | Hast du letzte Woche am Computer Hausaufgaben gemacht? | Letzte Woche habe ich für meine Mathehausaufgaben eine App benutzt, und das war einfach.
  computers.job | Wie wirst du Technik in deinem späteren Beruf benutzen? | Wirst du später mit einem Computer arbeiten? | Später werde ich mit einem Computer arbeiten, weil man in vielen Berufen Technik benutzt.
  computers.invent | Welche App oder Maschine würdest du gern erfinden? | Würdest du gern eine App oder einen Roboter erfinden? | Ich würde gern einen Roboter erfinden, der mein Zimmer putzt, weil ich nicht gern aufräume.
  computers.ai | Welche Vorteile und Nachteile hat künstliche Intelligenz? | Ist künstliche Intelligenz für die Schule nützlich? | Künstliche Intelligenz kann uns helfen, aber sie macht Fehler, deshalb muss man selbst denken.
  computers.future | Wie wird Technik unser Leben in den nächsten zwanzig Jahren verändern? | Wird es in Zukunft mehr Roboter geben? | In zwanzig Jahren wird es in den Häusern mehr Roboter geben, und das Leben wird leichter sein.
  safety.how | Was tust du für deine Sicherheit im Internet? | Ist ein langes Passwort wichtig? | Ich habe ein langes Passwort und gebe meine Adresse nie an, weil Sicherheit wichtig ist.
  safety.photos | Ist es eine gute Idee, Fotos ins Internet zu stellen? | Findest du Fotos im Internet gut oder schlecht? | Ja, ich finde es gut, aber man sollte vorher fragen, weil manche Leute keine Fotos im Internet mögen.
  safety.rules | Welche Handyregeln gibt es bei dir zu Hause oder in der Schule? | Gibt es an deiner Schule Regeln für Handys? | In meiner Schule sind Handys im Unterricht verboten, und ich finde das richtig.
  safety.learned | Was hast du in der Schule über Sicherheit im Internet gelernt? | Habt ihr in der Schule über Passwörter gesprochen? | In der Schule habe ich gelernt, dass ein gutes Passwort lang und schwierig sein muss.
  safety.advice | Welche Tipps würdest du einem Kind für das Internet geben? | Würdest du mit einem Kind über Passwörter sprechen? | Ich würde sagen, dass man im Internet seinen Namen nicht angeben sollte und immer mit der Familie sprechen kann.
  safety.who | Wer sollte Jugendlichen zeigen, wie man das Internet sicher benutzt? | Sollte die Schule über Sicherheit im Internet sprechen? | Meiner Meinung nach sollten Lehrer und Familien den Jugendlichen helfen, weil das Internet kompliziert ist.
`);
