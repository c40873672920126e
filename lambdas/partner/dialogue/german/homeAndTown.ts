import { wordingOf } from "../followUp.ts";

export const homeAndTown = wordingOf(`
  house.describe | Wie ist dein Haus oder deine Wohnung? | Wohnst du in einem Haus oder in einer Wohnung? | Ich wohne in einem kleinen, modernen Haus und ich mag es, weil es sehr bequem ist.
  house.rooms | Welche Zimmer gibt es bei dir zu Hause? | Gibt es bei dir einen Garten oder einen Balkon? | Bei mir gibt es eine Küche, ein Wohnzimmer und drei Schlafzimmer, und ich mag das Wohnzimmer, weil es hell ist.
  house.favourite-room | Welches Zimmer magst du zu Hause am liebsten? | Magst du lieber die Küche oder das Wohnzimmer? | Ich mag die Küche am liebsten, weil ich gern Kuchen backe und mit meiner Familie rede.
  house.evening | Was hast du gestern Abend zu Hause gemacht? | Hast du gestern zu Hause ferngesehen? | Gestern Abend habe ich meine Hausaufgaben gemacht und dann habe ich einen lustigen Film gesehen.
  house.weekend | Was wirst du dieses Wochenende zu Hause machen? | Wirst du am Sonntag zu Hause bleiben? | Dieses Wochenende werde ich in meinem Zimmer lesen und ich werde einen Kuchen backen, weil es Spaß macht.
  house.change | Was würdest du zu Hause ändern, wenn du könntest? | Hättest du gern eine größere Küche oder einen größeren Garten? | Ich hätte gern einen größeren Garten, weil ich dort mit meinen Freunden Fußball spielen würde.

  bedroom.describe | Wie sieht dein Zimmer aus? | Ist dein Zimmer groß oder klein? | Mein Zimmer ist klein, aber bequem, und ich mag es, weil die Wände blau sind.
  bedroom.share | Wie findest du es, ein Zimmer mit jemandem zu teilen? | Ist es gut, ein Zimmer zu teilen? | Ich finde, dass es Spaß macht, ein Zimmer zu teilen, aber es ist schwierig, wenn man schlafen will.
  bedroom.habits | Was machst du abends in deinem Zimmer? | Liest du oder hörst du Musik in deinem Zimmer? | Abends mache ich meine Hausaufgaben und höre Musik in meinem Zimmer, weil es ruhig ist.
  bedroom.tidied | Wann hast du zuletzt dein Zimmer aufgeräumt? | Hast du letzte Woche dein Zimmer aufgeräumt? | Ich habe am Samstag mein Zimmer aufgeräumt, weil ich Freunde eingeladen habe.
  bedroom.wish | Was hättest du gern in deinem Zimmer? | Möchtest du einen neuen Schreibtisch oder ein neues Bett? | Ich hätte gern einen großen Schreibtisch, weil mein alter Schreibtisch zu klein ist.
  bedroom.decorate | Wie wirst du dein Zimmer in Zukunft dekorieren? | Wirst du Poster in deinem Zimmer aufhängen? | Ich werde die Wände grün streichen und viele Fotos aufhängen, weil ich mein Zimmer langweilig finde.

  chores.help | Welche Hausarbeiten machst du in der Woche? | Wäschst du ab oder räumst du auf? | Ich wasche jeden Abend ab und räume mein Zimmer auf, aber ich finde es langweilig.
  chores.worst | Welche Hausarbeit findest du am langweiligsten? | Ist Abwaschen langweilig? | Ich hasse Staubsaugen, weil es sehr langweilig ist und zu lange dauert.
  chores.last-weekend | Wie hast du letztes Wochenende zu Hause geholfen? | Hast du am Samstag zu Hause geholfen? | Letztes Wochenende habe ich das Abendessen gekocht und abgewaschen; das war anstrengend, aber nützlich.
  chores.fair | Sollten Jugendliche deiner Meinung nach mehr im Haushalt helfen? | Ist es wichtig, zu Hause zu helfen? | Ja, ich denke, dass Jugendliche mehr helfen sollten, weil alle zusammen im Haus wohnen.
  chores.robot | Welche Hausarbeit würdest du einem Roboter geben, wenn du könntest? | Wäre ein Roboter bei dir zu Hause nützlich? | Ich würde einem Roboter das Bügeln geben, weil ich dann mehr Freizeit hätte.

  town.describe | Wie ist deine Stadt oder dein Dorf? | Ist deine Stadt oder dein Dorf groß oder klein? | Meine Stadt ist ziemlich groß und sehr lebendig, und ich mag sie, weil es viele Geschäfte gibt.
  town.facilities | Was gibt es in deinem Stadtteil oder Dorf? | Gibt es bei dir einen Park oder ein Kino? | In meinem Stadtteil gibt es einen Park, eine Bibliothek und viele Geschäfte; ich finde das sehr praktisch.
  town.favourite-place | Was ist dein Lieblingsort in deiner Stadt oder deinem Dorf? | Magst du lieber den Park oder die Geschäfte? | Mein Lieblingsort ist der Park, weil ich dort Fußball spielen kann und es schön ist.
  town.people | Wie sind die Leute in deinem Wohnort? | Sind die Leute in deinem Wohnort nett? | In meinem Wohnort sind die Leute sehr nett und sie helfen gern ihren Nachbarn.
  town.before | Wie war deine Stadt oder dein Dorf vor zehn Jahren? | War deine Stadt oder dein Dorf früher kleiner? | Vor zehn Jahren war meine Stadt ruhiger und es gab weniger Autos, aber sie war auch langweilig.
  town.decide | Was würdest du für deinen Wohnort tun, wenn du alles entscheiden könntest? | Würdest du ein Schwimmbad oder ein Kino bauen? | Ich würde ein Schwimmbad bauen, weil viele Jugendliche gern schwimmen.

  opinions.good | Was ist gut an deiner Gegend? | Ist deine Gegend schön oder interessant? | Ich mag meine Gegend, weil sie ruhig ist und es einen großen Park gibt.
  opinions.bad | Was ist nicht so gut an deiner Gegend? | Gibt es in deiner Gegend zu viel Lärm? | In meiner Gegend gibt es zu viele Autos und ich mag den Lärm nicht.
  opinions.missing | Was hättest du gern in deiner Gegend? | Hättest du gern ein Schwimmbad oder ein Kino in der Nähe? | Ich hätte gern ein Kino in meiner Gegend, weil ich Filme sehr mag.
  opinions.young | Ist deine Gegend deiner Meinung nach gut für junge Leute? | Gibt es in deiner Gegend viele Aktivitäten für junge Leute? | Ja, meine Gegend ist gut für junge Leute, weil es ein Sportzentrum gibt und man dort Freunde treffen kann.
  opinions.improve | Wie würdest du deine Gegend verbessern? | Hättest du gern mehr Parks in deiner Gegend? | Ich würde mehr Bäume pflanzen und es gäbe weniger Autos, weil meine Gegend dann schöner wäre.
  opinions.twenty-years | Wie wird deine Gegend in zwanzig Jahren aussehen? | Wird deine Gegend in zwanzig Jahren größer sein? | In zwanzig Jahren wird meine Gegend größer sein und es wird mehr Häuser geben, aber sie wird nicht so ruhig sein.

  activities.possible | Was kann man in deiner Gegend am Wochenende machen? | Kann man in deiner Gegend Sport treiben? | Am Wochenende kann man ins Kino gehen oder Sport treiben, und ich finde das toll.
  activities.friends | Wo triffst du dich mit deinen Freunden? | Triffst du deine Freunde im Park oder im Café? | Ich treffe meine Freunde im Einkaufszentrum, weil wir gern in die Geschäfte gehen.
  activities.rain | Was machst du in deiner Gegend, wenn es regnet? | Gehst du ins Kino, wenn es regnet? | Wenn es regnet, gehe ich mit meinen Freunden in die Bibliothek, weil ich gern lese.
  activities.last-time | Was hast du bei deinem letzten Besuch in der Stadt gemacht? | Warst du letzte Woche in der Stadt? | Am Samstag habe ich in der Stadt eine Pizza gegessen und einen Film gesehen; das war super.
  activities.next | Was wirst du nächstes Wochenende in der Stadt machen? | Wirst du nächstes Wochenende ins Kino gehen? | Nächstes Wochenende werde ich mit meinen Freunden ins Schwimmbad gehen, weil ich gern schwimme.
  activities.useful | Was ist für eine Stadt nützlicher, ein Museum oder ein Sportzentrum? | Magst du lieber Museen oder Sportzentren? | Ich denke, dass ein Sportzentrum nützlicher als ein Museum ist, weil Sport gesund ist.
  activities.free-day | Was würdest du an einem freien Tag in deiner Gegend machen? | Würdest du in den Park oder ins Museum gehen? | Ich würde mit meinen Freunden auf die Eisbahn gehen, weil das viel Spaß machen würde.

  shops.nearby | Welche Geschäfte gibt es bei dir in der Nähe? | Gibt es bei dir in der Nähe einen Supermarkt? | In der Nähe gibt es einen Supermarkt und eine Bäckerei; ich mag die Bäckerei, weil das Brot lecker ist.
  shops.family | Wo kauft deine Familie ein? | Mag deine Familie lieber den Markt oder den Supermarkt? | Meine Familie kauft im Supermarkt ein, weil er groß und praktisch ist, aber ich mag lieber den Markt.
  shops.bought | Was hast du zuletzt in einem Geschäft gekauft? | Hast du letzte Woche etwas gekauft? | Letzte Woche habe ich ein Buch für einen Freund gekauft, weil er Geburtstag hatte.
  shops.small | Sind kleine Geschäfte deiner Meinung nach besser als große Einkaufszentren? | Magst du lieber kleine Geschäfte oder Einkaufszentren? | Ich mag lieber kleine Geschäfte, weil die Verkäufer netter sind und es weniger Leute gibt.
  shops.future | Wird es in fünfzig Jahren noch Geschäfte in unseren Städten geben? | Wird es in Zukunft weniger Geschäfte geben? | Ja, es wird noch Geschäfte geben, weil die Leute immer Kleidung anprobieren werden.

  transport.town | Wie kommst du in die Stadt? | Fährst du mit dem Bus in die Stadt? | Ich fahre mit dem Bus in die Stadt, weil es schnell geht und die Haltestelle in der Nähe ist.
  transport.opinion | Wie findest du die öffentlichen Verkehrsmittel in deiner Gegend? | Sind die Busse in deiner Gegend gut? | Ich finde die Busse praktisch, aber sie haben oft Verspätung und das nervt mich.
  transport.favourite | Welches Verkehrsmittel magst du am liebsten? | Fährst du lieber mit dem Bus oder mit dem Rad? | Ich fahre am liebsten mit dem Zug, weil es bequem ist und ich die Landschaft sehen kann.
  transport.cycling | Kann man bei dir gut Rad fahren? | Gibt es bei dir Radwege? | Ja, man kann hier gut Rad fahren, weil es viele Radwege gibt und das macht Spaß.
  transport.last-trip | Mit welchem Verkehrsmittel bist du zuletzt in eine andere Stadt gefahren? | Bist du zuletzt mit dem Zug oder mit dem Bus gereist? | Letzten Sommer bin ich mit dem Zug nach London gefahren und das war sehr schnell.
  transport.improve | Was würdest du am Verkehr in deiner Gegend ändern? | Hättest du gern mehr Busse oder mehr Radwege? | Ich hätte gern mehr Radwege, weil viele Jugendliche dann mit dem Rad zur Schule fahren würden.
  transport.future | Wie werden die Leute in dreißig Jahren in den Städten unterwegs sein? | Wird es in dreißig Jahren noch viele Autos geben? | In dreißig Jahren werden die Leute mit Elektrobussen fahren und es wird weniger Autos geben; das wird besser für die Umwelt sein.

  visitors.see | Was können Touristen in deiner Region sehen? | Gibt es in deiner Region ein Schloss oder ein Museum? | Touristen können ein altes Schloss besuchen und das Meer sehen; ich finde es wunderschön.
  visitors.season | Wann besucht man deine Region am besten? | Ist deine Region im Sommer oder im Winter schöner? | Am besten besucht man meine Region im Sommer, weil das Wetter schön ist und man an den Strand gehen kann.
  visitors.visited | Welchen Ort in deiner Region hast du vor Kurzem besucht? | Hast du letztes Jahr ein Schloss oder ein Museum besucht? | Ich habe vor Kurzem mit meiner Klasse ein großes Museum besucht und es war sehr interessant.
  visitors.show | Was würdest du einem Besucher in deiner Region zeigen? | Würdest du einem Besucher die Stadt oder die Natur zeigen? | Ich würde einem Besucher die alte Brücke und den Markt zeigen, weil das interessant wäre.
  visitors.summer | Wirst du nächsten Sommer einen Ort in deiner Region besuchen? | Wirst du nächsten Sommer eine Stadt besuchen? | Nächsten Sommer werde ich ein Dorf am Meer besuchen, weil ich den Strand liebe.
  visitors.tourism | Welche Vor- und Nachteile hat der Tourismus für eine Region? | Ist Tourismus gut für deine Region? | Der Tourismus ist gut für die Geschäfte, aber ich finde, dass es im Sommer zu viele Leute gibt.

  country.prefer | Magst du lieber das Stadtleben oder das Landleben? | Gefällt dir das Leben in der Stadt? | Ich wohne lieber in der Stadt, weil es dort mehr Geschäfte gibt und mehr los ist.
  country.city | Welche Vorteile hat das Leben in einer Großstadt? | Kann man in einer Großstadt viel machen? | In einer Großstadt kann man immer etwas machen und ich finde die Verkehrsmittel praktisch.
  country.quiet | Was ist gut am Leben auf dem Land? | Ist es auf dem Land ruhig oder langweilig? | Auf dem Land ist die Luft sauber und man kann spazieren gehen; ich finde das sehr entspannend.
  country.region | Wie ist deine Region? | Liegt deine Region am Meer? | Meine Region ist sehr grün und hat viele Hügel, und ich finde sie wirklich schön.
  country.last-day | Wann hast du zuletzt einen Tag auf dem Land verbracht? | Hast du letztes Jahr einen Tag auf dem Land verbracht? | Letzten Sommer habe ich mit meiner Familie einen Tag auf dem Land verbracht und wir haben ein Picknick gemacht.
  country.young | Ist das Leben auf dem Land für Jugendliche schwieriger als in der Stadt? | Ist das Leben auf dem Land für Jugendliche schwierig? | Ja, ich denke, dass es auf dem Land schwieriger ist, weil es weniger Busse und Aktivitäten gibt.
  country.farm | Wie würde sich dein Leben ändern, wenn du auf einem Bauernhof wohnen würdest? | Würdest du gern auf einem Bauernhof wohnen? | Auf einem Bauernhof hätte ich viele Tiere, aber ich müsste morgens sehr früh aufstehen.

  later.where | Wo möchtest du später wohnen? | Würdest du gern in der Stadt oder am Meer wohnen? | Später würde ich gern am Meer wohnen, weil ich sehr gern schwimme und segle.
  later.dream | Wie wäre dein Traumhaus? | Wäre dein Traumhaus modern oder alt? | Mein Traumhaus wäre groß und modern, und es hätte ein Schwimmbad, weil ich gern schwimme.
  later.stay | Wirst du später in deiner Region bleiben? | Wirst du später in deiner Region oder im Ausland wohnen? | Ja, ich werde in meiner Region bleiben, weil meine Familie und meine Freunde mir wichtig sind.
  later.moved | Bist du schon einmal umgezogen? | Hast du immer im selben Haus gewohnt? | Nein, ich habe immer im selben Haus gewohnt und das war gut, weil meine Freunde in der Nähe wohnen.
  later.share | Wirst du nach der Schule allein oder mit Freunden wohnen? | Wirst du später mit Freunden wohnen? | Ich werde mit Freunden wohnen, weil es mehr Spaß machen wird und billiger ist.
  later.important | Was ist am wichtigsten, wenn man eine Wohnung sucht? | Ist dir ein Garten wichtig? | Für mich ist die Gegend am wichtigsten, weil ich gern in der Nähe von Geschäften wohne.
  later.country | In welchem Land würdest du wohnen, wenn du die Wahl hättest? | Würdest du lieber in Italien oder in Spanien wohnen? | Ich würde in Spanien wohnen, weil es dort warm ist und ich den Strand liebe.
`);
