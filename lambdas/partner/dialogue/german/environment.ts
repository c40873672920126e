import { wordingOf } from "../followUp.ts";

export const environment = wordingOf(`
  daily.actions | Was machst du für die Umwelt? | Machst du viel oder wenig für die Umwelt? | Ich recycle Papier und gehe zu Fuß zur Schule, weil ich die Umwelt schützen will.
  daily.important | Wie wichtig ist dir die Umwelt? | Willst du die Natur schützen? | Die Umwelt ist mir sehr wichtig, weil ich die Natur und Tiere liebe.
  daily.last-week | Was hast du letzte Woche für die Umwelt gemacht? | Hast du letzte Woche etwas recycelt? | Letzte Woche habe ich Glas recycelt und bin mit dem Bus gefahren; das war sehr einfach.
  daily.family | Was macht deine Familie für die Umwelt? | Spart deine Familie Energie oder Wasser? | Meine Familie recycelt Glas und wir machen das Licht aus, weil das gut für die Umwelt ist.
  daily.next-year | Was wirst du nächstes Jahr für die Umwelt machen? | Wirst du nächstes Jahr mehr recyceln? | Nächstes Jahr werde ich mehr recyceln und weniger Plastik benutzen, weil das wichtig ist.
  daily.school | Macht deine Schule deiner Meinung nach genug für die Umwelt? | Recycelt deine Schule Papier? | Meine Schule recycelt Papier, aber ich finde, dass wir in der Kantine zu viele Plastikflaschen benutzen.
  daily.more | Was könntest du noch machen, um die Umwelt zu schützen? | Könntest du mehr Energie sparen? | Ich könnte mit dem Rad zur Schule fahren, weil das besser für die Umwelt wäre.

  recycling.what | Was recycelt deine Familie zu Hause? | Recycelt deine Familie Papier oder Glas? | Wir recyceln Papier, Glas und Karton, und ich finde das sehr einfach.
  recycling.why | Warum ist Recycling wichtig? | Ist Recycling wichtig oder langweilig? | Recycling ist wichtig, weil es zu viel Müll gibt und wir die Umwelt schützen müssen.
  recycling.last | Wann hast du zuletzt etwas recycelt? | Hast du gestern Papier recycelt? | Gestern Abend habe ich Plastikflaschen recycelt, weil ich sie nicht wegwerfen wollte.
  recycling.easy | Warum recyceln manche Leute deiner Meinung nach nie? | Ist Recycling einfach oder schwierig? | Ich denke, dass manche Leute nicht recyceln, weil sie keine Zeit haben, aber das ist schade.
  recycling.clothes | Was würdest du mit Kleidung machen, die du nicht mehr trägst? | Würdest du deine alte Kleidung verkaufen? | Ich würde meine alte Kleidung spenden, weil das für andere Jugendliche nützlich wäre.

  plastic.use | Wann benutzt du im Alltag Plastik? | Benutzt du Plastikflaschen? | Ich benutze manchmal eine Plastikflasche in der Schule, aber ich finde das nicht gut für die Umwelt.
  plastic.bags | Wie findest du Plastiktüten? | Sind Plastiktüten eine gute Idee? | Plastiktüten sind praktisch, aber ich mag sie nicht, weil sie das Meer verschmutzen.
  plastic.less | Wie wirst du in Zukunft weniger Plastik benutzen? | Wirst du weniger Plastik benutzen? | Ich werde meine eigene Tasche zum Supermarkt mitnehmen und Obst ohne Plastik kaufen, weil das besser ist.
  plastic.sea | Warum ist Plastik so gefährlich für die Tiere im Meer? | Ist Plastik schlecht für Fische? | Plastik ist gefährlich, weil die Fische es fressen; ich finde das sehr traurig.
  plastic.without | Wie würde sich dein Leben ändern, wenn es kein Plastik mehr gäbe? | Wäre das Leben ohne Plastik schwierig? | Ohne Plastik wäre mein Leben nicht so praktisch, aber die Strände wären sauberer.

  energy.save | Was machst du, um zu Hause Energie zu sparen? | Machst du oft das Licht aus? | Ich mache immer das Licht aus, wenn ich ein Zimmer verlasse, weil das einfach und wichtig ist.
  energy.yesterday | Welche Elektrogeräte hast du gestern Abend benutzt? | Hast du gestern den Computer oder den Fernseher benutzt? | Gestern Abend habe ich meinen Computer benutzt, weil ich viele Hausaufgaben hatte.
  energy.solar | Was hältst du von Solarenergie? | Ist Solarenergie eine gute Idee? | Ich finde Solarenergie gut, weil sie sauber ist, aber sie ist ziemlich teuer.
  energy.future | Woher wird unsere Energie in fünfzig Jahren kommen? | Werden wir in Zukunft mehr Solarenergie benutzen? | In fünfzig Jahren wird unsere Energie von der Sonne und vom Wind kommen, weil das billiger sein wird.
  energy.no-electricity | Wie würdest du einen Tag ohne Strom verbringen? | Wäre ein Tag ohne Strom schwierig? | Ohne Strom würde ich ein Buch lesen und Fußball spielen; das wäre schwierig, aber interessant.

  water.save | Was machst du, um Wasser zu sparen? | Machst du beim Zähneputzen den Wasserhahn zu? | Ich dusche schnell und mache den Wasserhahn zu, weil Wasser sehr wichtig ist.
  water.shower | Badest du lieber oder duschst du lieber? | Ist Duschen besser als Baden? | Ich dusche lieber, weil es schneller geht und ich weniger Wasser benutze.
  water.drink | Trinkst du Leitungswasser oder Wasser aus der Flasche? | Trinkst du Leitungswasser? | Ich trinke Leitungswasser, weil es gut schmeckt und ich Plastikflaschen nicht mag.
  water.next-week | Wie wirst du nächste Woche weniger Wasser benutzen? | Wirst du kürzer duschen? | Nächste Woche werde ich kürzer duschen, weil ich Wasser sparen will.
  water.why | Warum sollten wir deiner Meinung nach weniger Wasser verschwenden? | Ist es wichtig, Wasser zu sparen? | Ich denke, dass wir Wasser sparen sollten, weil es in manchen Ländern nicht genug Wasser gibt.
  water.little | Was würdest du machen, wenn es nur sehr wenig Wasser gäbe? | Würdest du kurz duschen, wenn es sehr wenig Wasser gäbe? | Ich würde sehr kurz duschen und das Auto nicht waschen, weil Wasser dann wichtiger wäre.

  pollution.area | Gibt es in deiner Gegend viel Umweltverschmutzung? | Ist die Luft in deiner Gegend sauber? | Ja, es gibt viel Umweltverschmutzung, weil es zu viele Autos gibt, und ich finde das furchtbar.
  pollution.cause | Was verschmutzt deiner Meinung nach die Städte am meisten? | Gibt es in den Städten zu viele Autos? | Meiner Meinung nach sind die Autos am schlimmsten, weil viele Leute nicht mit dem Bus fahren.
  pollution.litter | Wie findest du Müll auf der Straße? | Sind die Straßen bei dir sauber oder schmutzig? | Ich hasse Müll auf der Straße, weil er für Tiere gefährlich ist.
  pollution.seen | Wo hast du vor Kurzem viel Müll gesehen? | Hast du letzte Woche Müll im Park gesehen? | Letzten Sommer habe ich am Strand viel Müll gesehen und ich habe das sehr traurig gefunden.
  pollution.before | War die Luft in den Städten früher sauberer als heute? | War die Luft früher sauberer? | Früher gab es weniger Autos, aber die Luft war nicht immer sauber, weil es viele Fabriken gab.
  pollution.reduce | Was würdest du gegen die Umweltverschmutzung in deiner Gegend machen? | Hättest du gern eine Stadt ohne Autos? | Ich würde mehr Radwege bauen, weil die Leute dann weniger mit dem Auto fahren würden.

  travel.best | Welches Verkehrsmittel ist am besten für die Umwelt? | Ist der Bus besser als das Auto? | Ich denke, dass das Rad am besten ist, weil es die Luft nicht verschmutzt.
  travel.walking | Gehst du manchmal zu Fuß, statt mit dem Auto zu fahren? | Gehst du oft zu Fuß? | Wenn das Wetter schön ist, gehe ich zu Fuß zur Schule, weil ich die Umwelt schützen will.
  travel.yesterday | Wie bist du das letzte Mal zur Schule gekommen? | Bist du zuletzt mit dem Bus oder Auto zur Schule gefahren? | Gestern bin ich mit meinen Freunden mit dem Bus gefahren, weil das praktisch und billig war.
  travel.next-trip | Wenn du in den nächsten Ferien wegfährst, wie wirst du reisen? | Wirst du in den Ferien mit dem Zug oder Auto fahren? | In den Ferien werde ich mit dem Zug fahren, weil das bequem und besser für die Umwelt ist.
  travel.electric | Sind Elektroautos deiner Meinung nach wirklich besser für die Umwelt? | Sind Elektroautos eine gute Idee? | Ich denke, dass Elektroautos besser sind, weil sie die Luft weniger verschmutzen, aber sie sind teuer.
  travel.planes | Würdest du lieber mit dem Zug als mit dem Flugzeug reisen, um die Umwelt zu schützen? | Würdest du lieber mit dem Zug fahren oder fliegen? | Ja, ich würde immer mit dem Zug fahren, weil das besser für die Umwelt wäre, aber die Reisen wären länger.

  climate.opinion | Was denkst du über den Klimawandel? | Ist der Klimawandel ein großes Problem? | Ich denke, dass der Klimawandel ein großes Problem ist, weil es jedes Jahr wärmer wird.
  climate.learnt | Was hast du in der Schule über das Klima gelernt? | Habt ihr in der Schule über das Klima gesprochen? | In der Schule habe ich viel über den Klimawandel gelernt und der Unterricht war sehr interessant.
  climate.young | Was können Jugendliche für das Klima tun? | Können Jugendliche etwas für das Klima tun? | Jugendliche können mit dem Rad fahren und weniger Fleisch essen, und ich finde das ziemlich einfach.
  climate.causes | Warum ändert sich deiner Meinung nach das Klima? | Wird es immer wärmer? | Das Klima ändert sich, weil wir zu viel Öl verbrauchen und zu viele Bäume fällen.
  climate.fifty-years | Wie wird das Wetter bei dir in fünfzig Jahren sein? | Wird es in fünfzig Jahren wärmer sein? | In fünfzig Jahren wird es im Sommer heißer sein und im Winter wird es mehr regnen; das wird schwierig sein.

  nature.often | Wann bist du in der Natur? | Gehst du oft in den Wald oder in den Park? | Am Wochenende gehe ich mit meiner Familie im Wald spazieren, weil es ruhig und entspannend ist.
  nature.favourite | Welche Landschaft magst du am liebsten? | Magst du lieber die Berge oder das Meer? | Ich mag die Berge am liebsten, weil ich gern wandere und die Luft sehr sauber ist.
  nature.last | Was hast du zuletzt in einem Park oder Wald gemacht? | Bist du letzte Woche spazieren gegangen? | Am Samstag habe ich mit meinen Freunden im Park ein Picknick gemacht und wir haben Fußball gespielt.
  nature.next | Was wirst du nächstes Wochenende im Freien machen? | Wirst du nächstes Wochenende spazieren gehen? | Nächstes Wochenende werde ich im Wald Rad fahren, weil ich die Natur mag.
  nature.good | Warum tut uns Zeit in der Natur gut? | Ist die Natur gut für die Gesundheit? | Die Natur ist gut für uns, weil die Luft sauber ist und man den Stress vergessen kann.
  nature.trees | Wie wäre eine Stadt ohne Bäume und Parks? | Hättest du gern mehr Bäume in deiner Gegend? | Eine Stadt ohne Bäume wäre traurig und grau, und ich würde dort nicht gern wohnen.

  animals.favourite | Welches wilde Tier magst du am liebsten? | Magst du lieber Löwen oder Elefanten? | Ich mag Elefanten am liebsten, weil sie intelligent sind und große Ohren haben.
  animals.area | Welche wilden Tiere leben in deiner Gegend? | Gibt es in deiner Gegend Füchse oder Kaninchen? | In meiner Gegend gibt es Füchse und viele Vögel, und ich beobachte sie sehr gern.
  animals.seen | Welche wilden Tiere hast du vor Kurzem gesehen? | Hast du letzte Woche einen Vogel oder einen Fuchs gesehen? | Ich habe vor Kurzem einen Fuchs im Garten gesehen und ein Foto gemacht, weil er sehr schön war.
  animals.wish | Welches wilde Tier würdest du gern in der Natur sehen? | Würdest du gern einen Wal sehen? | Ich würde gern einen Wal im Meer sehen, weil Wale riesig und wunderschön sind.
  animals.protect | Warum ist es wichtig, wilde Tiere zu schützen? | Ist es wichtig, Elefanten zu schützen? | Es ist wichtig, wilde Tiere zu schützen, weil sie schön sind und manche Arten bald aussterben.
  animals.zoos | Welche Vor- und Nachteile haben Zoos? | Sind Zoos gut oder schlecht für Tiere? | Zoos schützen manche Arten, aber ich finde, dass die Tiere nicht genug Platz haben.
  animals.forests | Was wird mit den wilden Tieren passieren, wenn es weniger Wälder gibt? | Wird es in Zukunft weniger wilde Tiere geben? | Wenn es weniger Wälder gibt, werden viele Tiere aussterben und das wird sehr traurig sein.

  volunteering.any | Arbeitest du ehrenamtlich? | Hilfst du in einer Umweltgruppe mit? | Ja, ich arbeite samstags ehrenamtlich, weil ich gern anderen Menschen helfe.
  volunteering.tasks | Was machst du bei deiner ehrenamtlichen Arbeit? | Sammelst du Müll oder pflanzt du Bäume? | Ich sammle einmal im Monat Müll im Park und ich finde das sehr nützlich.
  volunteering.reasons | Warum arbeitest du ehrenamtlich? | Macht dir deine ehrenamtliche Arbeit Spaß? | Ich arbeite ehrenamtlich, weil ich gern Leute kennenlerne und Tiere schützen will.
  volunteering.ideas | Welche ehrenamtliche Arbeit würdest du gern machen? | Würdest du gern Tieren helfen oder Bäume pflanzen? | Ich würde gern mit Tieren arbeiten, weil ich Tiere liebe und das nützlich wäre.
  volunteering.helped | Hast du schon einmal etwas für die Natur oder für Tiere getan? | Hast du schon einmal im Park Müll gesammelt? | Letztes Jahr habe ich mit meiner Klasse Bäume gepflanzt; das war anstrengend, aber es hat Spaß gemacht.
  volunteering.one-day | Wirst du eines Tages einer Umweltorganisation helfen? | Wirst du eines Tages Bäume pflanzen? | Ja, eines Tages werde ich für eine Umweltorganisation arbeiten, weil ich das Meer schützen will.
  volunteering.everybody | Sollten deiner Meinung nach alle Jugendlichen ehrenamtlich arbeiten? | Ist ehrenamtliche Arbeit wichtig für Jugendliche? | Ich denke, dass ehrenamtliche Arbeit nützlich ist, weil man viel lernt, aber Jugendliche haben zu viele Hausaufgaben.

  future.world | Wie wird unsere Erde in fünfzig Jahren aussehen? | Wird die Erde in fünfzig Jahren sauberer sein? | In fünfzig Jahren wird die Erde sauberer sein, weil wir weniger Plastik benutzen werden.
  future.problem | Was ist deiner Meinung nach das größte Umweltproblem? | Ist Plastik oder der Verkehr das größere Problem? | Meiner Meinung nach ist Plastik das größte Problem, weil es zu viel davon im Meer gibt.
  future.invention | Was würdest du erfinden, um der Umwelt zu helfen? | Würdest du ein neues Auto erfinden? | Ich würde einen Roboter erfinden, der das Meer sauber macht, weil das für die Fische besser wäre.
  future.money | Was würdest du für die Umwelt tun, wenn du viel Geld hättest? | Würdest du mit viel Geld einen Wald kaufen? | Ich würde einen großen Wald kaufen, weil ich dort viele Tiere schützen könnte.
  future.past | Haben die Menschen früher umweltfreundlicher gelebt? | Haben die Menschen früher weniger Plastik benutzt? | Ja, früher haben die Menschen weniger Plastik benutzt und sie sind weniger gereist, aber sie haben nicht viel recycelt.
  future.hope | Denkst du, dass junge Leute die Umwelt retten können? | Kann man die Umwelt noch retten? | Ja, ich denke, dass junge Leute die Umwelt retten können, weil sie viele gute Ideen haben.
`);
