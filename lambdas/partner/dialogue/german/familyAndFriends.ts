import { wordingOf } from "../followUp.ts";

export const familyAndFriends = wordingOf(`
  identity.age | Wie alt bist du? | Bist du fünfzehn Jahre alt? | Ich bin fünfzehn Jahre alt und finde das toll, weil ich jetzt mehr Freiheit habe.
  identity.birthday | Wann hast du Geburtstag? | Hast du im Sommer oder im Winter Geburtstag? | Ich habe am zehnten Juli Geburtstag und das finde ich toll, weil das Wetter oft schön ist.
  identity.birthday-last | Wen hast du an deinem letzten Geburtstag gesehen? | Hast du an deinem Geburtstag Freunde gesehen? | Ich habe meine Freunde gesehen und wir haben Pizza gegessen. Das war sehr lustig.
  identity.birthday-next | Wen wirst du an deinem nächsten Geburtstag sehen? | Wirst du an deinem Geburtstag eine Party machen? | Ich werde meine Freunde sehen und wir werden ins Kino gehen, weil wir gern Filme sehen.
  identity.name | Welchen Vornamen würdest du wählen, wenn du einen anderen haben könntest? | Magst du deinen Vornamen? | Ich würde den Namen Alex wählen, weil er kurz und modern ist, aber ich mag auch meinen Namen.
  identity.identity | Was ist für deine Identität wichtiger, die Familie oder die Hobbys? | Ist dir Musik oder Sport wichtiger? | Meiner Meinung nach ist die Familie wichtiger, weil sie mir immer hilft und wir viel zusammen machen.
  family.who | Wer gehört zu deiner Familie? | Ist deine Familie groß oder klein? | In meiner Familie gibt es fünf Personen. Ich mag meine Familie, weil wir zusammen viel lachen.
  family.person | Kannst du jemanden aus deiner Familie beschreiben? | Ist jemand in deiner Familie sehr lustig? | Meine Tante ist groß und sehr nett. Ich mag sie, weil sie immer lustige Geschichten erzählt.
  family.laugh | Wer ist in deiner Familie am lustigsten? | Lachst du viel mit deiner Familie? | Ich finde, mein Onkel ist am lustigsten, weil er sehr schlecht tanzt und immer laut singt.
  family.visit | Hast du in letzter Zeit Verwandte besucht? | Hast du in den Ferien Verwandte gesehen? | Letztes Wochenende habe ich meine Cousins besucht. Wir haben Fußball gespielt und es war super.
  family.size | Welche Vorteile hat eine große Familie im Vergleich zu einer kleinen? | Ist eine große Familie besser als eine kleine? | Eine große Familie ist lustiger, weil man nie allein ist, aber eine kleine Familie ist ruhiger.
  family.learnt | Welche nützlichen Dinge hast du von deiner Familie gelernt? | Hast du mit deiner Familie kochen gelernt? | Ich habe von meiner Familie gelernt, gut zu kochen. Das war nützlich, weil ich gern esse.
  siblings.any | Hast du Geschwister? | Hast du einen Bruder? | Ja, ich habe eine kleine Schwester. Sie heißt Maya und ich mag sie, weil sie sehr lustig ist.
  siblings.like | Wie ist dein Bruder oder deine Schwester? | Ist dein Bruder oder deine Schwester nett? | Mein Bruder ist intelligent und sportlich. Ich finde ihn nett, aber er redet zu viel.
  siblings.did | Was hast du letztes Wochenende mit deinem Bruder oder deiner Schwester gemacht? | Hast du am Wochenende mit deinem Bruder oder deiner Schwester gespielt? | Am Samstag habe ich mit meinem Bruder Computerspiele gespielt. Ich habe gewonnen und das war toll.
  siblings.none | Was ist gut daran, keine Geschwister zu haben? | Ist es bei dir zu Hause ruhig ohne Geschwister? | Bei mir ist es ruhig und ich habe mein eigenes Zimmer, aber manchmal ist es langweilig.
  siblings.ten | Wie wäre das Leben mit zehn Geschwistern? | Wäre es lustig, zehn Geschwister zu haben? | Das Leben wäre sehr laut und ich hätte kein eigenes Zimmer, aber es wäre lustig.
  gettingOn.family | Wie verstehst du dich mit deiner Familie? | Verstehst du dich gut mit deiner Familie? | Ich verstehe mich gut mit meiner Familie, weil wir über alles reden und viel Spaß haben.
  gettingOn.best | Mit wem verstehst du dich in deiner Familie am besten? | Versteht dich jemand in deiner Familie besonders gut? | Ich verstehe mich am besten mit meiner Oma, weil sie geduldig ist und mir immer zuhört.
  gettingOn.talk | Mit wem redest du, wenn du einen Rat brauchst? | Fragst du deine Freunde um Rat? | Ich rede mit meiner besten Freundin, weil sie ehrlich ist und mir immer hilft.
  gettingOn.helped | Hast du in letzter Zeit jemandem in deiner Familie geholfen? | Hast du letzte Woche etwas für deine Familie gekocht? | Letzte Woche habe ich für meine Familie gekocht. Das war schwierig, aber das Essen hat gut geschmeckt.
  gettingOn.good | Was ist für ein gutes Verhältnis zur Familie besonders wichtig? | Ist es wichtig, mit der Familie zu reden? | Ich denke, dass Respekt sehr wichtig ist, weil jeder eine andere Meinung hat und man zuhören muss.
  gettingOn.better | Was könntest du machen, um dich mit deiner Familie noch besser zu verstehen? | Möchtest du mehr Zeit mit deiner Familie verbringen? | Ich könnte weniger Zeit am Handy verbringen und ich sollte öfter im Haushalt helfen, weil das fair wäre.
  together.what | Was machst du gern mit deiner Familie? | Siehst du mit deiner Familie fern? | Ich gehe gern mit meiner Familie spazieren, weil das gesund ist und wir viel reden.
  together.eat | Wann esst ihr in deiner Familie zusammen? | Isst deine Familie sonntags zusammen? | Wir essen jeden Sonntag zusammen. Das gefällt mir, weil alle von ihrer Woche erzählen.
  together.weekend | Was hast du letztes Wochenende mit deiner Familie gemacht? | Hast du am Samstag mit deiner Familie einen Film gesehen? | Am Samstag haben wir im Park ein Picknick gemacht. Es war schön, weil die Sonne geschienen hat.
  together.soon | Was wirst du nächstes Wochenende mit deiner Familie machen? | Wirst du am Sonntag mit deiner Familie einen Ausflug machen? | Am Sonntag werde ich mit meiner Familie ans Meer fahren und wir werden Eis essen. Das wird toll!
  together.prefer | Gehst du lieber mit deiner Familie oder mit Freunden aus? | Ist es mit der Familie oder mit Freunden lustiger? | Ich gehe lieber mit meinen Freunden aus, weil wir viel lachen und die gleichen Interessen haben.
  together.dream | Wie wäre ein perfekter Tag mit deiner Familie? | Möchtest du mit deiner Familie an den Strand fahren? | Wir würden einen Freizeitpark besuchen und im Restaurant essen, weil das allen gefallen würde.
  friends.like | Wie sind deine Freunde? | Sind deine Freunde lustig? | Meine Freunde sind lustig und nett. Ich mag sie, weil sie mir in der Schule immer helfen.
  friends.do | Was machst du in deiner Freizeit mit deinen Freunden? | Treibst du mit deinen Freunden Sport? | Ich spiele mit meinen Freunden Basketball oder wir gehen in die Stadt, weil wir gern draußen sind.
  friends.met | Wo hast du deine Freunde kennengelernt? | Hast du deine Freunde in der Schule kennengelernt? | Ich habe meine Freunde in der Grundschule kennengelernt. Wir haben zusammen gespielt und viel gelacht.
  friends.plan | Was hast du am Samstag mit deinen Freunden vor? | Wirst du mit deinen Freunden ins Kino gehen? | Am Samstag werde ich mit meinen Freunden Rad fahren, und dann werden wir Pizza essen. Das wird lustig!
  friends.good | Wie sind gute Freunde deiner Meinung nach? | Sind gute Freunde lustig oder geduldig? | Meiner Meinung nach sind gute Freunde ehrlich und geduldig, weil Vertrauen sehr wichtig ist.
  friends.many | Ist es besser, viele Freunde oder wenige gute Freunde zu haben? | Hast du viele oder nur ein paar Freunde? | Ich glaube, dass wenige gute Freunde besser sind, weil man mit ihnen über alles reden kann.
  friends.online | Können Online-Freunde genauso wichtig sein wie Freunde aus der Schule? | Chattest du online mit deinen Freunden? | Ich finde Freunde aus der Schule wichtiger, weil ich sie jeden Tag sehe und wir viel zusammen machen.
  pets.any | Hast du ein Haustier? | Hast du einen Hund oder eine Katze? | Ja, ich habe einen Hund. Er heißt Max und ich liebe ihn, weil er so süß ist.
  pets.like | Wie ist dein Haustier? | Ist dein Haustier groß oder klein? | Meine Katze ist klein und schwarz. Sie ist sehr süß, aber sie schläft den ganzen Tag.
  pets.care | Wie kümmerst du dich um dein Haustier? | Fütterst du dein Haustier jeden Tag? | Ich gehe jeden Morgen mit meinem Hund spazieren und spiele mit ihm, weil er viel Energie hat.
  pets.want | Welches Haustier hättest du gern? | Hättest du gern einen Hund? | Ich hätte gern ein Kaninchen, weil Kaninchen ruhig und sehr süß sind.
  pets.favourite | Was ist dein Lieblingstier? | Magst du lieber Hunde oder Katzen? | Mein Lieblingstier ist das Pferd, weil ich Pferde schön und intelligent finde.
  pets.good | Welche Vor- und Nachteile hat ein Haustier? | Macht ein Haustier viel Arbeit? | Ein Haustier ist ein guter Freund, aber man muss jeden Tag Zeit haben und es kostet viel Geld.
  pets.later | Wirst du Tiere haben, wenn du erwachsen bist? | Wirst du eines Tages einen Hund haben? | Später werde ich zwei Hunde und ein Pferd haben, weil ich auf dem Land wohnen werde.
  looks.self | Wie siehst du aus? | Hast du lange oder kurze Haare? | Ich sehe sportlich aus und habe braune Haare. Ich mag meine Haare, weil sie lockig sind.
  looks.friend | Wie sieht ein Freund oder eine Freundin von dir aus? | Hast du Freunde, die eine Brille tragen? | Mein Freund Sam hat schwarze Haare und trägt eine Brille. Ich finde, er sieht cool aus.
  looks.small | Wie hast du mit fünf Jahren ausgesehen? | Hattest du mit fünf Jahren lange Haare? | Mit fünf Jahren hatte ich blonde und sehr kurze Haare, weil das praktisch war.
  looks.change | Welche Frisur oder Haarfarbe würdest du gern ausprobieren? | Hättest du gern blaue Haare? | Ich hätte gern blaue Haare, weil das originell wäre, aber meine Schule würde das nicht erlauben.
  looks.important | Ist das Aussehen für Jugendliche in deinem Alter zu wichtig? | Ist das Aussehen für deine Freunde wichtig? | Ich denke, dass das Aussehen zu wichtig ist, weil man in den sozialen Medien so viele Fotos sieht.
  character.self | Was für ein Mensch bist du? | Bist du eher ruhig oder lebhaft? | Ich bin meistens ruhig und optimistisch, aber ich bin schüchtern, wenn ich niemanden kenne.
  character.quality | Was ist deine größte Stärke? | Hast du viel Geduld? | Meine größte Stärke ist Geduld, weil ich anderen immer gut zuhören kann.
  character.admire | Wen bewunderst du? | Bewunderst du eher Sportler oder Sänger? | Ich bewundere meine Sportlehrerin, weil sie fleißig ist und uns immer hilft.
  character.friends-say | Was würden deine Freunde über deinen Charakter sagen? | Würden deine Freunde sagen, dass du ruhig bist? | Meine Freunde würden sagen, dass ich nett und lustig bin, aber ich könnte fleißiger sein.
  character.changed | Wie hat sich dein Charakter seit der Grundschule verändert? | Hast du in der Grundschule weniger geredet? | In der Grundschule war ich sehr schüchtern, aber dann habe ich viele neue Freunde kennengelernt.
  character.role-model | Welche Eigenschaften hat ein gutes Vorbild für junge Leute? | Sind Sportler gute Vorbilder? | Ein gutes Vorbild ist ehrlich und fleißig und hilft anderen, weil viele Jugendliche so sein wollen.
  childhood.like | Wie warst du als Kind? | Hast du als Kind viel geredet? | Als Kind war ich sehr schüchtern, aber ich habe gern mit meinen Cousins gespielt.
  childhood.play | Was hast du als Kind gern gespielt? | Hast du als Kind draußen oder zu Hause gespielt? | Ich habe im Park mit meinen Freunden Fußball gespielt, weil ich gern draußen war.
  childhood.memory | Was ist deine schönste Kindheitserinnerung? | Hattest du als Kind ein Lieblingsspielzeug? | Mit sieben Jahren habe ich mit meiner Klasse einen Zoo besucht. Ich habe Löwen gesehen und es war toll.
  childhood.teenagers | Ist das Leben für kleine Kinder oder für Teenager einfacher? | Macht es Spaß, ein Teenager zu sein? | Ich glaube, dass das Leben für kleine Kinder einfacher ist, weil sie keine Prüfungen haben.
  childhood.fifty | Was war vor fünfzig Jahren für Kinder anders als heute? | Haben Kinder früher mehr draußen gespielt? | Die Kinder hatten kein Handy und haben mehr draußen gespielt. Ich glaube, das Leben war einfacher.
  independence.allowed | Was darfst du am Wochenende machen? | Darfst du am Samstagabend ausgehen? | Ich darf mit meinen Freunden ausgehen, aber ich muss vor zehn Uhr zu Hause sein. Das ist fair.
  independence.rules | Welche Regeln gibt es bei dir zu Hause? | Sind die Regeln bei dir zu Hause streng? | Bei uns darf man beim Essen kein Handy benutzen. Ich finde diese Regel gut.
  independence.eighteen | Was wirst du mit achtzehn Jahren machen? | Wirst du mit achtzehn Jahren Auto fahren lernen? | Mit achtzehn Jahren werde ich mit Freunden durch Europa reisen, weil ich andere Länder interessant finde.
  independence.best-age | Was ist deiner Meinung nach das beste Alter im Leben? | Ist es besser, sechzehn oder dreißig zu sein? | Meiner Meinung nach ist zwanzig das beste Alter, weil man frei ist und reisen kann.
  independence.adult | Wie wird sich dein Leben ändern, wenn du erwachsen bist? | Wirst du später in einer Großstadt wohnen? | Später werde ich mehr Freiheit haben, aber auch mehr Verantwortung, weil ich arbeiten werde.
`);
