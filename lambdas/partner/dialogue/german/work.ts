import { wordingOf } from "../followUp.ts";

export const work = wordingOf(`
  ambitions.later | Was möchtest du später beruflich machen? | Möchtest du mit Kindern oder mit Tieren arbeiten? | Ich würde später gern in einem Krankenhaus arbeiten, weil ich anderen Menschen gern helfe.
  ambitions.important | Was ist dir bei einem Beruf wichtig? | Muss ein Beruf für dich Spaß machen? | Ein Beruf muss für mich abwechslungsreich sein, weil ich nicht immer das Gleiche machen will.
  ambitions.place | In welcher Stadt oder in welchem Land würdest du gern arbeiten? | Würdest du gern in London arbeiten? | Ich würde gern in London arbeiten, weil die Stadt groß ist und es dort viele Firmen gibt.
  ambitions.salary | Ist es wichtiger, viel zu verdienen oder Spaß an der Arbeit zu haben? | Was ist wichtiger, Geld oder Spaß bei der Arbeit? | Ich finde es wichtiger, Spaß an der Arbeit zu haben, weil man dort so viel Zeit verbringt.
  ambitions.ten-years | Was wirst du in zehn Jahren beruflich machen? | Wirst du in zehn Jahren einen guten Job haben? | In zehn Jahren werde ich bei einer großen Firma arbeiten und ich werde hoffentlich viel reisen.

  professions.interesting | Welche Berufe findest du interessant? | Findest du die Arbeit mit Tieren interessant? | Ich finde die Arbeit im Fernsehen interessant, weil man jeden Tag neue Leute trifft.
  professions.never | In welchem Beruf würdest du nicht gern arbeiten? | Würdest du gern auf einem Bauernhof arbeiten? | Ich würde nicht gern auf einem Bauernhof arbeiten, weil ich sehr früh aufstehen müsste.
  professions.family | Welchen Beruf hat jemand, den du gut kennst? | Kennst du jemanden, der in einem Büro arbeitet? | Mein Onkel arbeitet in einem Geschäft und er mag seine Arbeit, weil seine Kollegen nett sind.
  professions.hard | Welcher Beruf ist deiner Meinung nach am schwierigsten? | Ist die Arbeit im Krankenhaus leicht oder schwierig? | Ich finde die Arbeit im Krankenhaus am schwierigsten, weil man auch nachts arbeiten muss.
  professions.society | Welche Berufe sind deiner Meinung nach für die Gesellschaft am wichtigsten? | Sind Lehrer für die Gesellschaft wichtig? | Meiner Meinung nach sind Lehrer am wichtigsten, weil sie junge Menschen auf das Leben vorbereiten.
  professions.robots | Welche Berufe werden Roboter in Zukunft übernehmen? | Werden Roboter in Zukunft in Geschäften arbeiten? | Roboter werden in Fabriken arbeiten, aber ich glaube, dass sie Lehrer nicht ersetzen werden.

  part-time.any | Hast du einen Nebenjob? | Arbeitest du am Wochenende? | Ja, ich arbeite samstags in einem Café und das gefällt mir, weil die Gäste freundlich sind.
  part-time.opinion | Wie findest du deinen Nebenjob? | Macht dein Nebenjob Spaß oder ist er langweilig? | Mein Nebenjob ist anstrengend, aber ich mag ihn, weil meine Kollegen lustig sind.
  part-time.last | Was hast du letzte Woche bei deinem Nebenjob gemacht? | Hast du letzte Woche viel gearbeitet? | Ich habe die Gäste bedient und Kaffee gekocht, und das hat mir Spaß gemacht.
  part-time.wish | Welchen Nebenjob würdest du gern machen? | Würdest du gern in einem Geschäft arbeiten? | Ich würde gern in einer Bäckerei arbeiten, weil ich den Geruch von Brot liebe.
  part-time.summer | Wirst du nächsten Sommer arbeiten? | Wirst du nächsten Sommer in einem Café arbeiten? | Ja, ich werde im Sommer bei einem Ferienkurs helfen, weil ich gern mit Kindern arbeite.
  part-time.advantages | Welche Vorteile hat ein Nebenjob für Schüler und Schülerinnen? | Ist ein Nebenjob für Schüler gut? | Man verdient ein bisschen Geld und lernt, pünktlich zu sein, und das finde ich sehr nützlich.
  part-time.combine | Ist es schwierig, neben der Schule einen Job zu haben? | Ist es schwierig, gleichzeitig zu arbeiten und zu lernen? | Ja, das ist schwierig, weil man weniger Zeit zum Lernen hat, besonders vor den Prüfungen.

  money.young | Wie können junge Leute ein bisschen Geld verdienen? | Kann man mit Babysitten Geld verdienen? | Junge Leute können babysitten oder Autos waschen, und ich finde, das ist eine gute Erfahrung.
  money.bought | Hast du in letzter Zeit etwas Nützliches gekauft? | Hast du letzten Monat Kleidung gekauft? | Letzten Monat habe ich eine Tasche für die Schule gekauft, weil meine alte Tasche zu klein war.
  money.save | Wofür würdest du gern Geld sparen? | Würdest du gern für eine Reise sparen? | Ich würde gern für ein Fahrrad sparen, weil ich dann überall hinfahren könnte.
  money.first-pay | Was wirst du einmal mit deinem ersten Gehalt machen? | Wirst du dein erstes Gehalt sparen? | Ich werde meine Familie ins Restaurant einladen, weil das ein besonderer Tag sein wird.
  money.lottery | Würdest du noch arbeiten, wenn du viel Geld gewinnen würdest? | Würdest du auch mit viel Geld arbeiten? | Ja, ich würde trotzdem arbeiten, weil es zu Hause ohne Kollegen langweilig wäre.
  money.happy | Glaubst du, dass ein hohes Gehalt glücklich macht? | Macht Geld die Menschen glücklich? | Ein hohes Gehalt ist nützlich, aber ich glaube, dass Freunde und Freizeit wichtiger sind.

  experience.done | Hast du schon einmal ein Praktikum gemacht? | Hast du dieses Jahr ein Praktikum gemacht? | Ja, ich habe ein Praktikum in einer Grundschule gemacht und die Arbeit war sehr interessant.
  experience.where | Wo würdest du gern ein Praktikum machen? | Würdest du gern ein Praktikum im Krankenhaus machen? | Ich würde gern ein Praktikum in einem Theater machen, weil das sehr kreativ wäre.
  experience.useful | Wie findest du Praktika für Schüler und Schülerinnen? | Ist ein Praktikum für Schüler nützlich? | Ich finde Praktika nützlich, weil man die Arbeitswelt kennenlernt.
  experience.next | Wirst du nächstes Jahr ein Praktikum machen? | Wirst du nächstes Jahr in einer Firma arbeiten? | Ja, ich werde ein Praktikum in einem Zoo machen, weil ich Tiere liebe.
  experience.learn | Was lernt man in einem Praktikum, was man in der Schule nicht lernt? | Lernt man in einem Praktikum viel? | Man lernt, im Team zu arbeiten und mit Kunden zu sprechen, und das finde ich sehr wichtig.
  experience.interview | Was würdest du bei einem Vorstellungsgespräch über dich sagen? | Würdest du bei einem Vorstellungsgespräch von deinen Hobbys erzählen? | Ich würde sagen, dass ich gern im Team arbeite, und ich würde von meinen Projekten erzählen.

  after-sixteen.plans | Was wirst du nach deinen Prüfungen in der elften Klasse machen? | Wirst du nach den Prüfungen weiter zur Schule gehen? | Ich werde in die Oberstufe gehen, weil ich später Naturwissenschaften studieren will.
  after-sixteen.subjects | Welche Fächer würdest du nach der elften Klasse gern wählen? | Würdest du gern mit Mathe weitermachen? | Ich würde gern Geschichte und Englisch wählen, weil ich gern lese und schreibe.
  after-sixteen.talk | Hast du mit jemandem über deine Zukunftspläne gesprochen? | Hast du mit einem Lehrer über deine Pläne gesprochen? | Ich habe mit meiner Deutschlehrerin über meine Pläne gesprochen und das war sehr hilfreich.
  after-sixteen.apprentice | Ist es nach der elften Klasse besser, eine Ausbildung zu machen oder weiter zur Schule zu gehen? | Ist eine Ausbildung besser als die Schule? | Das kommt darauf an, aber ich finde eine Ausbildung besser, weil man dann schon Geld verdient.
  after-sixteen.choice | Warum ist es schwierig, mit sechzehn die richtigen Fächer zu wählen? | Ist es schwierig, die Fächer zu wählen? | Es ist schwierig, weil ich viele Fächer mag und noch nicht alle Berufe kenne.

  university.go | Würdest du gern an die Universität gehen? | Möchtest du studieren oder arbeiten? | Ja, ich würde gern studieren, weil ich mich sehr für Architektur interessiere.
  university.what | Was würdest du an der Uni studieren? | Würdest du Naturwissenschaften oder Sprachen studieren? | Ich würde Sprachen studieren, weil ich später gern im Ausland arbeiten würde.
  university.far | Studiert man besser in der Nähe von zu Hause oder weit weg? | Ist es besser, im Studium bei der Familie zu wohnen? | Ich finde es besser, weit weg zu studieren, weil man dann selbstständig wird.
  university.necessary | Braucht man einen Universitätsabschluss, um einen guten Job zu finden? | Ist es wichtig, an die Uni zu gehen? | Nicht immer, weil Erfahrung oft wichtiger ist, aber ich glaube, dass ein Abschluss helfen kann.
  university.heard | Was hast du über das Leben an der Uni gehört? | Hast du Gutes über die Uni gehört? | Meine Cousine hat gesagt, dass das Studium Spaß macht, weil sie viele neue Leute kennengelernt hat.

  abroad.year-out | Würdest du nach der Schule gern ein Jahr Pause machen? | Würdest du nach der Schule gern reisen? | Ja, ich würde gern ein Jahr Pause machen, weil ich dann andere Kulturen entdecken könnte.
  abroad.country | In welchem anderen Land würdest du gern arbeiten? | Würdest du gern in Europa oder in den USA arbeiten? | Ich würde gern in Österreich arbeiten, weil ich dort Deutsch sprechen und Ski fahren könnte.
  abroad.languages | Warum sind Sprachen für die Arbeit nützlich? | Sind Sprachen für einen Job im Tourismus nützlich? | Sprachen sind nützlich, weil man im Ausland arbeiten und mit Kunden aus anderen Ländern sprechen kann.
  abroad.gap-good | Welche Vor- und Nachteile hat ein Jahr Pause vor dem Studium? | Ist ein Jahr Pause vor dem Studium eine gute Idee? | Man sammelt Erfahrungen und reist viel, aber ich glaube, dass es danach schwierig ist, wieder zu lernen.
  abroad.live | Was wäre für dich schwierig, wenn du in einem anderen Land arbeiten würdest? | Wäre es für dich schwierig, im Ausland zu arbeiten? | Ich würde meine Familie vermissen, aber ich würde schnell Freunde finden, weil ich gern rede.

  skills.good-at | Was kannst du besonders gut? | Bist du gut in Informatik? | Ich kann gut im Team arbeiten und ich organisiere gern Aktivitäten für meine Klasse.
  skills.learned | Was hast du dieses Jahr Nützliches gelernt? | Hast du dieses Jahr etwas Nützliches gelernt? | Dieses Jahr habe ich kochen gelernt und das war nützlich, weil ich jetzt das Abendessen machen kann.
  skills.want | Was würdest du für deine Zukunft gern lernen? | Würdest du gern Auto fahren lernen? | Ich würde gern Auto fahren lernen, weil das für die Arbeit praktisch wäre.
  skills.need | Welche Eigenschaft wird in deinem späteren Beruf am wichtigsten sein? | Wirst du in deinem späteren Beruf Geduld brauchen? | Geduld wird am wichtigsten sein, weil ich mit Kindern oder älteren Menschen arbeiten werde.
  skills.employers | Welche Eigenschaften suchen Firmen bei jungen Leuten? | Müssen junge Leute bei der Arbeit pünktlich sein? | Ich glaube, dass Firmen pünktliche und fleißige junge Leute suchen, weil sie ein gutes Team brauchen.

  workplace.office | Würdest du lieber in einem Büro oder im Freien arbeiten? | Würdest du gern in einem Büro arbeiten? | Ich würde lieber im Freien arbeiten, weil ich nicht den ganzen Tag am Computer sitzen möchte.
  workplace.team | Arbeitest du lieber im Team oder allein? | Arbeitest du gern im Team? | Ich arbeite lieber im Team, weil man mehr Ideen hat und es mehr Spaß macht.
  workplace.boss | Wie ist für dich ein guter Chef oder eine gute Chefin? | Muss ein guter Chef streng oder freundlich sein? | Ich finde, ein guter Chef ist fair und hört zu, weil alle Ideen wichtig sind.
  workplace.home | Ist es besser, zu Hause oder im Büro zu arbeiten? | Ist es praktisch, zu Hause zu arbeiten? | Es ist praktisch, zu Hause zu arbeiten, aber ich finde das Büro besser, weil man seine Kollegen sieht.
  workplace.company | Wenn du eine eigene Firma hättest, was würdest du verkaufen? | Würdest du gern eine eigene Firma haben? | Ich würde gebrauchte Kleidung verkaufen, weil das gut für die Umwelt wäre.
  workplace.future | Wie wird sich die Arbeit in Zukunft verändern? | Werden die Menschen in Zukunft weniger arbeiten? | Ich glaube, dass viele Leute zu Hause arbeiten werden und dass sie mehr Freizeit haben werden.

  volunteering.any | Arbeitest du in deiner Freizeit ehrenamtlich? | Hilfst du bei einer Organisation? | Ja, ich helfe samstags in einem Secondhandladen, weil ich gern etwas Nützliches mache.
  volunteering.last | Was hast du zuletzt bei deiner ehrenamtlichen Arbeit gemacht? | Hat dir deine ehrenamtliche Arbeit letztes Mal Spaß gemacht? | Zuletzt habe ich Kleidung sortiert und das war lustig, weil wir dabei Musik gehört haben.
  volunteering.why | Was gefällt dir an deiner ehrenamtlichen Arbeit? | Lernst du bei deiner ehrenamtlichen Arbeit viel? | Die Arbeit gefällt mir, weil ich anderen helfen kann und dabei viel lerne.
  volunteering.wish | Wem würdest du gern ehrenamtlich helfen? | Würdest du gern Tieren helfen? | Ich würde gern älteren Menschen helfen, weil ich dann ihre Geschichten hören könnte.
  volunteering.important | Warum ist ehrenamtliche Arbeit für die Gesellschaft wichtig? | Ist ehrenamtliche Arbeit wichtig? | Ehrenamtliche Arbeit ist wichtig, weil viele Menschen Hilfe brauchen und jeder etwas tun kann.
  volunteering.school | Wäre es gut, wenn alle Schüler ehrenamtlich arbeiten würden? | Sollten alle Schüler ehrenamtlich arbeiten? | Ja, das wäre eine gute Idee, weil junge Leute die Probleme von anderen besser verstehen würden.

  dreams.biggest | Was ist dein größter Traum für die Zukunft? | Träumst du von einem guten Job oder einem großen Haus? | Mein größter Traum ist eine Weltreise, weil ich gern neue Länder entdecke.
  dreams.live | Wo wirst du in zehn Jahren wohnen? | Wirst du in zehn Jahren in einer Großstadt wohnen? | In zehn Jahren werde ich am Meer wohnen, weil ich sehr gern schwimme.
  dreams.child-dream | Was wolltest du mit sechs Jahren werden? | Wolltest du mit sechs Jahren zum Mond fliegen? | Mit sechs Jahren wollte ich zum Mond fliegen, weil ich die Sterne liebte.
  dreams.plan-change | Wie haben sich deine Pläne seit der Grundschule geändert? | Hattest du in der Grundschule andere Pläne? | In der Grundschule wollte ich mit Tieren arbeiten, aber dann habe ich Informatik entdeckt und das war spannend.
  dreams.successful | Was bedeutet für dich Erfolg im Leben? | Ist ein guter Job für dich ein Erfolg? | Erfolg bedeutet für mich, dass ich meine Arbeit mag und genug Zeit für meine Freunde habe.
`);
