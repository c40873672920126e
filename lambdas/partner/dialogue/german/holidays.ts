import { wordingOf } from "../followUp.ts";

export const holidays = wordingOf(`
  types.where | Wo verbringst du gern die Ferien? | Magst du lieber den Strand oder die Berge? | Ich verbringe die Ferien gern am Meer, weil ich dort schwimmen und mich entspannen kann.
  types.city-country | Machst du lieber Urlaub in der Stadt oder auf dem Land? | Besuchst du gern große Städte? | Ich mache lieber Urlaub in der Stadt, weil man dort mehr machen kann und die Geschäfte toll sind.
  types.beach | Was hältst du von einem Urlaub am Strand? | Ist ein Urlaub am Strand entspannend oder langweilig? | Ich finde einen Urlaub am Strand entspannend, aber nach ein paar Tagen wird es langweilig.
  types.home | Welche Vorteile haben Ferien zu Hause? | Sind Ferien zu Hause schön oder langweilig? | Ich finde Ferien zu Hause super, weil ich lange schlafen und meine Freunde treffen kann.
  types.importance | Warum sind Ferien deiner Meinung nach wichtig? | Sind die Ferien für dich wichtig? | Ferien sind wichtig, weil man den Schulstress vergessen und mehr Zeit mit der Familie verbringen kann.
  types.same-new | Würdest du lieber immer an denselben Ort fahren oder neue Orte entdecken? | Würdest du gern einen neuen Ort entdecken? | Ich würde lieber neue Orte entdecken, weil das spannender wäre und ich viel lernen würde.
  company.who | Mit wem verbringst du normalerweise die Ferien? | Verbringst du die Ferien mit der Familie oder mit Freunden? | Normalerweise verbringe ich die Ferien mit meiner Familie, weil wir viel Spaß zusammen haben.
  company.friends | Sind Ferien mit Freunden besser als Ferien mit der Familie? | Findest du Ferien mit Freunden gut? | Ich finde Ferien mit Freunden besser, weil wir die gleichen Interessen und mehr Freiheit haben.
  company.together | Was machst du in den Ferien gern mit deiner Familie? | Machst du mit deiner Familie Ausflüge? | Ich mache mit meiner Familie gern Ausflüge, weil wir schöne Orte sehen und viel lachen.
  company.camp | Würdest du gern in ein Feriencamp fahren? | Ist ein Feriencamp eine gute Idee? | Ja, ich würde gern in ein Feriencamp fahren, weil ich dort neue Freunde finden könnte.
  company.without-family | Wie wäre für dich ein Urlaub ohne deine Familie? | Würdest du gern ohne deine Familie reisen? | Ohne meine Familie wäre ich unabhängiger, aber ich müsste alles selbst organisieren und das wäre schwierig.
  company.qualities | Welche Eigenschaften sind wichtig, wenn man zusammen reist? | Braucht man auf Reisen Geduld oder Humor? | Ich finde Geduld und Humor wichtig, weil es auf Reisen manchmal Probleme gibt.
  transport.how | Mit welchem Verkehrsmittel reist du am liebsten? | Reist du lieber mit dem Zug oder mit dem Flugzeug? | Ich reise am liebsten mit dem Zug, weil das bequem ist und ich die Landschaft sehen kann.
  transport.long | Was machst du auf einer langen Reise? | Hörst du auf einer langen Reise Musik? | Auf einer langen Reise höre ich Musik oder lese ein Buch, weil mir sonst langweilig ist.
  transport.plane | Was hältst du vom Fliegen? | Ist das Flugzeug praktisch oder zu teuer? | Ich finde Fliegen schnell und praktisch, aber es ist schlecht für die Umwelt.
  transport.last | Hast du dieses Jahr eine lange Reise gemacht? | Hast du dieses Jahr den Zug oder das Flugzeug genommen? | Ich bin mit dem Zug gefahren und die Reise war angenehm, weil ich viel geschlafen habe.
  transport.problem | Hast du auf einer Reise schon einmal ein Problem gehabt? | Hast du schon einmal den Zug oder den Bus verpasst? | Letztes Jahr hatte unser Zug zwei Stunden Verspätung und wir mussten am Bahnhof warten.
  transport.future | Wird man deiner Meinung nach in Zukunft weniger fliegen? | Wirst du in Zukunft oft mit dem Zug fahren? | Ich glaube, man wird in Zukunft öfter mit dem Zug fahren, weil das besser für die Umwelt ist.
  accommodation.favourite | Wo übernachtest du im Urlaub am liebsten? | Übernachtest du lieber im Hotel oder auf dem Campingplatz? | Ich übernachte am liebsten im Hotel, weil es bequem ist und es oft ein Schwimmbad gibt.
  accommodation.camping | Wie findest du Camping? | Macht Camping Spaß oder ist es unbequem? | Ich finde Camping toll, weil man in der Natur ist und es nicht viel kostet.
  accommodation.good-hotel | Was muss ein gutes Hotel haben? | Muss ein gutes Hotel ein Schwimmbad haben? | Ein gutes Hotel muss ein großes Schwimmbad und ein Restaurant haben, weil ich gern schwimme und gut esse.
  accommodation.stayed | Hast du schon einmal im Hotel oder auf einem Campingplatz übernachtet? | Hast du schon einmal im Zelt geschlafen? | Letzten Sommer habe ich auf einem Campingplatz am Meer übernachtet und es war sehr lustig.
  accommodation.unusual | An welchem ungewöhnlichen Ort würdest du gern eine Nacht verbringen? | Würdest du gern in einem Schloss schlafen? | Ich würde gern in einem alten Schloss übernachten, weil das ein tolles Erlebnis wäre.
  accommodation.host-family | Welche Vorteile hat es, im Ausland bei einer Gastfamilie zu wohnen? | Ist eine Gastfamilie besser als ein Hotel? | Bei einer Gastfamilie spricht man jeden Tag die Sprache und lernt viel über die Kultur.
  activities.do | Was machst du gern im Urlaub? | Schwimmst du gern im Urlaub? | Im Urlaub schwimme ich gern und fahre Rad, weil das Spaß macht und gesund ist.
  activities.active | Magst du lieber einen aktiven oder einen ruhigen Urlaub? | Machst du im Urlaub gern Sport? | Ich mag lieber einen aktiven Urlaub, weil mir schnell langweilig ist, wenn ich nichts mache.
  activities.sights | Interessierst du dich für Museen und Sehenswürdigkeiten? | Sind Museen interessant oder langweilig? | Ja, ich besuche gern alte Schlösser, weil ich Geschichte liebe, aber Museen finde ich langweilig.
  activities.souvenirs | Welche Souvenirs kaufst du im Urlaub gern? | Kaufst du im Urlaub Geschenke oder Postkarten? | Ich kaufe gern Postkarten und Schokolade, weil das gute Geschenke für meine Freunde sind.
  activities.food | Was isst du gern im Urlaub? | Isst du im Urlaub oft Eis? | Im Urlaub probiere ich gern typische Gerichte aus der Region, weil sie oft lecker sind.
  activities.new | Welche neue Aktivität würdest du im Urlaub gern ausprobieren? | Würdest du gern einmal surfen? | Ich würde gern tauchen, weil ich bunte Fische sehen könnte und das spannend wäre.
  activities.phone | Ist es besser, das Handy im Urlaub zu Hause zu lassen? | Benutzt du im Urlaub oft dein Handy? | Ich finde das Handy nützlich, weil man Fotos machen kann, aber man braucht auch Pausen.
  weather.favourite | Welches Wetter magst du im Urlaub am liebsten? | Magst du lieber Urlaub in der Sonne oder im Schnee? | Ich mag warmes Wetter am liebsten, weil ich dann den ganzen Tag draußen sein kann.
  weather.rain | Was machst du in den Ferien, wenn es regnet? | Gehst du in den Ferien bei Regen ins Kino? | Wenn es regnet, gehe ich ins Kino oder spiele Karten, weil das lustig ist.
  weather.season | Welche Jahreszeit ist am besten zum Reisen? | Magst du lieber die Sommerferien oder die Winterferien? | Meiner Meinung nach ist der Sommer am besten, weil die Tage lang sind und die Sonne scheint.
  weather.past | Wie war das Wetter in den letzten Ferien? | War das Wetter in den letzten Ferien gut? | Das Wetter war fast immer schön und ich habe viel draußen gespielt.
  weather.importance | Wie wichtig ist gutes Wetter für einen schönen Urlaub? | Ist gutes Wetter im Urlaub wichtig? | Sonne ist wichtig, aber ich glaube, dass man auch bei Regen Spaß haben kann.
  weather.snow-sun | Würdest du lieber eine Woche im Schnee oder in der Sonne verbringen? | Würdest du gern Ski fahren? | Ich würde lieber eine Woche im Schnee verbringen, weil ich Ski fahren lernen könnte.
  past.did | Was hast du in den letzten Ferien gemacht? | Bist du in den letzten Ferien verreist? | Ich habe eine Woche bei meinen Cousins verbracht und das war super, weil wir Fußball gespielt haben.
  past.best-day | Hattest du in den letzten Ferien einen besonders schönen Tag? | Waren deine letzten Ferien schön? | Ja, an einem Tag habe ich mit Freunden einen Freizeitpark besucht und das war toll.
  past.place | Welchen interessanten Ort hast du schon besucht? | Hast du schon ein Schloss oder ein Museum besucht? | Letzten Monat habe ich ein altes Schloss besucht und das war sehr interessant.
  past.class-trip | Hast du schon einmal einen Ausflug mit deiner Klasse gemacht? | Hast du mit deiner Klasse ein Museum besucht? | Letztes Jahr habe ich mit meiner Klasse London besucht und das war sehr lustig.
  past.memory | An welche Reise oder welchen Ausflug erinnerst du dich besonders gern? | Hast du schon einmal eine tolle Reise gemacht? | Als ich zwölf war, habe ich ein Wochenende auf dem Land verbracht und das war toll, weil ich viele Tiere gesehen habe.
  past.childhood | Was hast du mit sieben Jahren in den Ferien gemacht? | Hast du mit sieben Jahren viel draußen gespielt? | Mit sieben Jahren habe ich immer mit Freunden im Park gespielt, weil das Spaß gemacht hat.
  plans.next | Was wirst du in den nächsten Ferien machen? | Wirst du in den nächsten Ferien verreisen? | In den nächsten Ferien werde ich mit Freunden zelten, weil wir die Natur lieben.
  plans.who | Mit wem wirst du den nächsten Sommer verbringen? | Wirst du den Sommer mit deiner Familie verbringen? | Ich werde den Sommer mit meinen Freunden verbringen, weil wir zusammen Tennis spielen werden.
  plans.outings | Wirst du nächsten Sommer Ausflüge machen? | Wirst du nächsten Sommer an den Strand fahren? | Nächsten Sommer werde ich an den Strand fahren, weil ich gern im Meer schwimme.
  plans.suitcase | Was packst du immer in deinen Koffer? | Packst du ein Buch in deinen Koffer? | Ich packe immer ein gutes Buch in meinen Koffer, weil ich abends gern lese.
  plans.planning | Ist es besser, eine Reise gut zu planen oder spontan zu sein? | Planst du gern Reisen? | Ich glaube, dass man eine Reise gut planen muss, weil es dann weniger Probleme gibt.
  plans.after-exams | Wie wirst du die Ferien nach deinen Prüfungen verbringen? | Wirst du dich nach deinen Prüfungen ausruhen? | Nach meinen Prüfungen werde ich viel Sport machen und Freunde treffen, weil ich mehr Freizeit haben werde.
  plans.later | Welche Länder wirst du später besuchen? | Wirst du später oft reisen? | Später werde ich viele Länder besuchen, weil ich andere Kulturen kennenlernen will.
  dream.where | Wohin würdest du in deinem Traumurlaub fahren? | Würdest du gern nach Amerika oder nach Afrika reisen? | Ich würde nach Japan fliegen, weil ich die Kultur interessant finde und das Essen lecker ist.
  dream.do | Was würdest du in deinem Traumurlaub machen? | Würdest du in deinem Traumurlaub jeden Tag schwimmen? | Ich würde jeden Tag schwimmen und segeln, weil ich das Meer liebe.
  dream.who | Mit wem würdest du deinen Traumurlaub verbringen? | Würdest du deinen Traumurlaub mit Freunden verbringen? | Ich würde meinen Traumurlaub mit Freunden verbringen, weil wir viel zusammen lachen würden.
  dream.world | Wo würdest du anfangen, wenn du eine Weltreise machen könntest? | Würdest du gern eine Weltreise machen? | Ich würde in Australien anfangen, weil ich dort tolle Tiere und Strände sehen könnte.
  dream.desert-island | Welche Dinge würdest du auf eine einsame Insel mitnehmen? | Würdest du gern auf einer Insel leben? | Ich würde ein gutes Buch und ein Zelt mitnehmen, weil ich viel lesen und gut schlafen könnte.
  dream.space | Würdest du gern im Weltraum Urlaub machen? | Interessierst du dich für den Weltraum? | Ja, ich würde gern in den Weltraum fliegen, weil der Blick auf die Erde fantastisch wäre.
  abroad.been | Warst du schon einmal im Ausland? | Warst du schon einmal in Frankreich oder Spanien? | Ja, letztes Jahr habe ich Italien besucht und das Essen war lecker.
  abroad.best | In welchem anderen Land hat es dir am besten gefallen? | Hat dir das Essen im Ausland geschmeckt? | In Spanien hat es mir am besten gefallen, weil die Leute nett waren und die Sonne geschienen hat.
  abroad.first | Welches Land würdest du gern zuerst besuchen? | Würdest du gern Italien besuchen? | Ich würde gern zuerst Italien besuchen, weil ich Nudeln und Eis liebe.
  abroad.interesting | Welches Land findest du besonders interessant? | Findest du Japan interessant? | Ich finde Österreich sehr interessant, weil es dort hohe Berge und schöne Städte gibt.
  abroad.different | Was war im Ausland anders als hier? | War das Essen im Ausland anders? | Die Leute haben später gegessen und die Geschäfte waren am Sonntag geschlossen, aber das war interessant.
  abroad.learn | Was kann man lernen, wenn man ins Ausland reist? | Ist es gut, andere Kulturen kennenzulernen? | Man kann eine andere Kultur kennenlernen und die Sprache üben, und das finde ich sehr wichtig.
  abroad.live | Würdest du eines Tages gern im Ausland leben? | Ist es eine gute Idee, im Ausland zu leben? | Ich würde gern ein Jahr in Deutschland leben, weil ich mein Deutsch verbessern könnte.
  languages.which | Welche Sprachen sprichst du? | Sprichst du zwei oder drei Sprachen? | Ich spreche Englisch und ein bisschen Deutsch, weil ich es in der Schule lerne.
  languages.useful | Warum sind Sprachen auf Reisen nützlich? | Ist Englisch auf Reisen genug? | Sprachen sind nützlich, weil man mit den Leuten sprechen und im Restaurant bestellen kann.
  languages.difficult | Was ist schwierig, wenn man eine Fremdsprache spricht? | Ist Sprechen leichter als Schreiben? | Ich finde es schwierig, die Leute zu verstehen, weil sie oft sehr schnell sprechen.
  languages.spoken | Hast du im Urlaub schon einmal eine Fremdsprache gesprochen? | Hast du schon einmal etwas in einer Fremdsprache bestellt? | Ja, ich habe ein Eis auf Deutsch bestellt und das war toll, weil der Kellner alles verstanden hat.
  languages.exchange | Würdest du gern an einem Schüleraustausch teilnehmen? | Ist ein Schüleraustausch interessant oder stressig? | Ja, ich würde gern an einem Austausch teilnehmen, weil ich jeden Tag Deutsch sprechen würde.
  languages.another | Welche andere Sprache wirst du später vielleicht lernen? | Wirst du später noch eine Sprache lernen? | Später werde ich vielleicht Italienisch lernen, weil ich gern nach Italien reisen möchte.
  languages.apps | Muss man noch Sprachen lernen, wenn es Apps zum Übersetzen gibt? | Benutzt du Apps zum Übersetzen? | Ja, man muss noch Sprachen lernen, weil eine App nicht so gut ist wie ein echtes Gespräch.
  tourism.area | Was können Touristen in deiner Gegend machen? | Gibt es in deiner Gegend viele Touristen? | In meiner Gegend kann man ein Schloss besuchen und wandern, und ich finde die Landschaft schön.
  tourism.recommend | Welchen Ort in Großbritannien empfiehlst du Touristen? | Ist London interessant für Touristen? | Ich empfehle London, weil es dort tolle Museen und viele Sehenswürdigkeiten gibt.
  tourism.advantages | Welche Vorteile hat der Tourismus? | Ist der Tourismus gut für die Geschäfte? | Der Tourismus ist gut für die Gegend, weil es mehr Arbeit gibt und die Touristen viel kaufen.
  tourism.problems | Welche Probleme kann der Tourismus verursachen? | Machen Touristen zu viel Lärm? | Wenn es zu viele Touristen gibt, sind die Straßen schmutzig und alles wird teurer.
  tourism.green | Was sollten Touristen machen, um die Umwelt zu schützen? | Sollten Touristen mit dem Zug fahren? | Touristen sollten mit dem Zug fahren und weniger Müll machen, weil das besser für die Umwelt wäre.
  tourism.work | Würdest du später gern im Tourismus arbeiten? | Ist die Arbeit in einem Hotel interessant? | Ich würde gern im Tourismus arbeiten, weil ich Leute aus vielen Ländern kennenlernen würde.
`);
