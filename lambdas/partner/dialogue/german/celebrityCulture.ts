import { wordingOf } from "../followUp.ts";

export const celebrityCulture = wordingOf(`
  stars.favourite | Welchen Star magst du am liebsten? | Magst du lieber Sänger oder Schauspieler? | Mein Lieblingsstar ist eine englische Sängerin, weil sie viel Talent hat und ihre Lieder originell sind.
  stars.why | Warum magst du deinen Lieblingsstar? | Ist dein Lieblingsstar lustig? | Ich mag meinen Lieblingsstar, weil er lustig ist und armen Menschen hilft.
  stars.describe | Wie ist dein Lieblingsstar? | Ist dein Lieblingsstar freundlich oder ernst? | Mein Lieblingsstar ist groß und sehr lustig, und ich finde, dass er toll singt.
  stars.before | Welche Stars hast du gemocht, als du jünger warst? | Hast du in der Grundschule andere Stars gemocht? | Als ich jünger war, habe ich einen Schauspieler aus Abenteuerfilmen gemocht, weil er mutig war.
  stars.talk | Sprichst du oft mit deinen Freunden über Stars? | Sprichst du in der Schule über Stars? | Ja, ich spreche oft mit meinen Freunden über Stars, weil wir die gleiche Musik mögen.
  stars.interest | Warum interessieren sich so viele Leute für das Leben der Stars? | Ist das Leben eines Stars interessant? | Ich denke, dass ihr Leben spannender ist als das normale Leben und dass viele Leute träumen wollen.
  stars.one-day | Wer wärst du, wenn du einen Tag lang ein Star sein könntest? | Wärst du gern einen Tag lang ein Star? | Ich wäre gern ein Filmstar, weil ich das Leben in Hollywood sehen möchte.
  meeting.met | Hast du schon einmal einen Star in echt gesehen? | Hast du letztes Jahr auf einem Konzert einen Star gesehen? | Ja, ich habe in London einen berühmten Fußballspieler gesehen und das war toll, weil er sehr nett war.
  meeting.who | Welchen Star würdest du gern treffen? | Würdest du gern einen berühmten Sänger treffen? | Ich würde gern eine berühmte Tennisspielerin treffen, weil sie stark und sehr nett ist.
  meeting.ask | Was würdest du einem Star sagen? | Würdest du mit einem Star ein Foto machen? | Ich würde dem Star Fragen über sein Leben stellen, weil das sehr interessant wäre.
  meeting.event | Wirst du dieses Jahr eine berühmte Person sehen? | Wirst du dieses Jahr ein Konzert oder ein Spiel besuchen? | Ja, im Sommer werde ich meine Lieblingsband auf einem Konzert sehen und es wird toll sein.
  meeting.invite | Wen würdest du wählen, wenn du einen Star in deine Schule einladen könntest? | Würdest du gern einen Star in deiner Schule sehen? | Ich würde einen berühmten Autor einladen, weil er über seine Bücher sprechen könnte und das interessant wäre.
  influencers.follow | Folgst du Influencern im Internet? | Siehst du Videos von Influencern? | Ja, ich sehe oft die Videos einer Influencerin, weil sie lustig sind und ich viel lerne.
  influencers.opinion | Wie findest du Influencer? | Sind Influencer lustig oder nervig? | Meiner Meinung nach sind Influencer oft lustig, aber sie machen zu viel Werbung.
  influencers.video | Welche Videos hast du letzte Woche im Internet gesehen? | Hast du gestern ein Video gesehen? | Letzte Woche habe ich ein Kochvideo gesehen und es war sehr interessant.
  influencers.job | Wäre Influencer ein Beruf für dich? | Würdest du gern Videos machen? | Nein, ich würde diesen Job nicht gern machen, weil ich kein Privatleben hätte.
  influencers.trust | Kann man immer glauben, was Influencer sagen? | Sagen Influencer immer die Wahrheit? | Nein, man kann Influencern nicht immer glauben, weil sie oft nur Produkte verkaufen wollen.
  influencers.influence | Warum haben Influencer so viel Einfluss auf junge Leute? | Hören junge Leute auf Influencer? | Influencer haben viel Einfluss, weil junge Leute viel Zeit am Handy verbringen und oft ihre Videos sehen.
  influencers.future | Werden Influencer in zehn Jahren noch so beliebt sein? | Wird es in zehn Jahren mehr Influencer geben? | Ich denke, Influencer werden noch beliebt sein, weil junge Leute immer Videos sehen werden.
  role-models.who | Hast du ein Vorbild? | Bewunderst du eine berühmte Person? | Ja, mein Vorbild ist eine berühmte Sportlerin, weil sie mutig ist und hart arbeitet.
  role-models.qualities | Welche Eigenschaften hat ein gutes Vorbild? | Ist ein gutes Vorbild berühmt oder nett? | Meiner Meinung nach ist ein gutes Vorbild ehrlich und hilft immer anderen Menschen.
  role-models.famous | Sind Stars bessere Vorbilder oder Leute, die du kennst? | Gibt es in deiner Familie ein Vorbild? | Leute, die ich kenne, sind bessere Vorbilder, weil Stars ein ganz anderes Leben haben.
  role-models.be-one | Was wirst du machen, um ein gutes Vorbild zu sein? | Wirst du den jüngeren Schülern in deiner Schule helfen? | Nächstes Jahr werde ich jüngeren Schülern bei den Hausaufgaben helfen, weil das wichtig ist.
  role-models.learned | Was hast du von einer Person gelernt, die du bewunderst? | Hast du letztes Jahr viel von einem Lehrer gelernt? | Mein Sportlehrer hat mir viel geholfen und ich habe gelernt, dass Arbeit wichtiger ist als Talent.
  role-models.stars | Sind Stars immer gute Vorbilder für Jugendliche? | Sind Stars gute oder schlechte Vorbilder? | Nein, Stars sind nicht immer gute Vorbilder, weil manche nur an Geld denken.
  role-models.need | Warum brauchen junge Leute Vorbilder? | Sind Vorbilder wichtig? | Junge Leute brauchen Vorbilder, weil sie von guten Menschen viel lernen können.
  fame.good | Welche Vorteile hat es, berühmt zu sein? | Macht es Spaß, berühmt zu sein? | Wenn man berühmt ist, verdient man viel Geld und kann um die ganze Welt reisen.
  fame.bad | Welche Nachteile hat es, berühmt zu sein? | Ist das Leben eines Stars leicht oder schwierig? | Ein Nachteil ist, dass berühmte Leute kein Privatleben haben, weil immer Fotografen vor ihrem Haus stehen.
  fame.want | Wärst du gern berühmt? | Wärst du gern reich und berühmt? | Nein, ich wäre nicht gern berühmt, weil ich kein Privatleben hätte.
  fame.one-day | Wirst du eines Tages berühmt sein? | Wirst du eines Tages ins Fernsehen kommen? | Nein, ich werde wahrscheinlich nicht berühmt sein, weil ich schüchtern bin, aber mein Leben wird interessant sein.
  fame.life | Wie wäre dein Leben, wenn du berühmt wärst? | Würdest du viel reisen, wenn du berühmt wärst? | Wenn ich berühmt wäre, würde ich in einem großen Haus wohnen und mit meinen Freunden viel reisen.
  fame.happy | Sind berühmte Leute glücklicher als andere Leute? | Sind Stars immer glücklich? | Ich denke, dass berühmte Leute reicher sind, aber sie sind nicht glücklicher als andere.
  fame.before | Wie ist man früher ohne Internet berühmt geworden? | War es ohne Internet schwieriger, berühmt zu werden? | Früher ist man durch das Fernsehen oder das Radio berühmt geworden, und das war schwieriger als heute.
  singers.popular | Welcher Sänger oder welche Band ist im Moment sehr beliebt? | Magst du Popstars? | Im Moment ist eine amerikanische Sängerin sehr beliebt, weil ihre Lieder modern sind.
  singers.good | Was macht deiner Meinung nach einen guten Sänger aus? | Muss ein guter Sänger gut tanzen? | Meiner Meinung nach hat ein guter Sänger eine schöne Stimme und schreibt originelle Lieder.
  singers.concert | Hast du schon einmal eine berühmte Band live oder im Fernsehen gesehen? | Hast du ein Konzert im Fernsehen gesehen? | Ja, letzten Sommer habe ich eine berühmte Band im Fernsehen gesehen und die Musik war fantastisch.
  singers.next | Welche Band oder welchen Sänger wirst du am Wochenende hören? | Wirst du heute Abend Musik hören? | Am Wochenende werde ich meinen Lieblingsrapper hören, weil seine neuen Lieder super sind.
  singers.words | Ist bei einem Lied der Text wichtiger als die Musik? | Sind die Texte von Liedern wichtig? | Ich glaube, dass der Text wichtiger ist, weil er eine Geschichte erzählt, aber ich mag auch die Musik.
  actors.favourite | Hast du einen Lieblingsschauspieler oder eine Lieblingsschauspielerin? | Magst du lieber Schauspieler in Komödien oder in Actionfilmen? | Mein Lieblingsschauspieler kommt aus England und ich mag ihn, weil er in Komödien sehr gut spielt.
  actors.last | Welchen Film mit einem berühmten Schauspieler hast du zuletzt gesehen? | Hast du letzten Monat einen guten Film gesehen? | Letzten Monat habe ich einen Actionfilm mit einem amerikanischen Schauspieler gesehen und er war spannend.
  actors.work | Ist Schauspieler deiner Meinung nach ein guter Beruf? | Ist die Arbeit eines Schauspielers leicht oder schwierig? | Ja, es ist ein guter Beruf, weil man viel reist, aber Schauspieler arbeiten oft nachts.
  actors.partner | Mit welchem Star würdest du gern in einem Film spielen? | Würdest du gern in einem Film spielen? | Ich würde gern mit einer deutschen Schauspielerin spielen, weil sie lustig ist und es eine gute Erfahrung wäre.
  actors.pay | Verdienen berühmte Schauspieler deiner Meinung nach zu viel Geld? | Verdienen Filmstars viel Geld? | Ja, ich finde, dass Schauspieler zu viel Geld verdienen, weil andere Berufe wichtiger sind.
  athletes.favourite | Welchen Sportstar magst du am liebsten? | Magst du lieber Fußballstars oder Tennisstars? | Ich mag am liebsten eine englische Fußballspielerin, weil sie schnell ist und viele Tore schießt.
  athletes.seen | Welchen Sportstar hast du zuletzt im Fernsehen gesehen? | Hast du letzte Woche Sport im Fernsehen gesehen? | Letzten Samstag habe ich einen berühmten Rugbyspieler im Fernsehen gesehen und er hat sehr gut gespielt.
  athletes.life | Wie ist der Alltag eines Sportstars? | Trainieren Sportstars jeden Tag? | Ein Sportstar steht früh auf und trainiert jeden Tag, deshalb ist das Leben anstrengend.
  athletes.pay | Ist es fair, dass Fußballspieler mehr verdienen als Ärzte? | Verdienen Fußballspieler zu viel Geld? | Nein, das ist nicht fair, weil die Arbeit der Ärzte wichtiger ist als Fußball.
  athletes.women | Ist Frauensport so beliebt wie Männersport? | Magst du Frauenfußball? | Frauenfußball wird beliebter, aber ich finde, dass man zu wenige Spiele im Fernsehen sieht.
  media.read | Liest du Nachrichten über Stars? | Liest du lieber Zeitschriften oder im Internet? | Ja, ich lese im Internet Artikel über Stars, weil es Spaß macht und schnell geht.
  media.recently | Was hast du vor Kurzem über einen Star gelesen? | Hast du letzte Woche einen Artikel über einen Star gelesen? | Letzte Woche habe ich einen Artikel über eine berühmte Sängerin gelesen und ich habe ihn interessant gefunden.
  media.photos | Wie findest du die Fotos, die Stars im Internet posten? | Siehst du dir gern Fotos von Stars an? | Ich finde die Fotos von Stars interessant, aber sie zeigen nur ein perfektes Leben.
  media.privacy | Haben Stars ein Recht auf ein Privatleben? | Braucht ein Star ein Privatleben? | Ja, alle Menschen haben ein Recht auf ein Privatleben und ich finde, dass Fotografen oft zu weit gehen.
  media.magazines | Wird man in zwanzig Jahren noch Zeitschriften über Stars lesen? | Werden die Leute in Zukunft Zeitschriften lesen? | Nein, ich glaube, es wird keine Zeitschriften geben, weil alle Leute online lesen werden.
  television.watch | Siehst du Talentshows oder Reality-TV? | Siehst du lieber Talentshows oder Serien? | Ich sehe oft mit meiner Familie Talentshows, weil sie lustig und spannend sind.
  television.opinion | Wie findest du Reality-TV? | Ist Reality-TV lustig oder langweilig? | Meiner Meinung nach sind diese Sendungen langweilig, weil sie nicht das echte Leben zeigen.
  television.take-part | Würdest du gern an einer Talentshow teilnehmen? | Würdest du gern im Fernsehen singen oder tanzen? | Nein, ich würde nicht gern teilnehmen, weil ich schlecht singe und es stressig wäre.
  television.next | Was wirst du diese Woche im Fernsehen sehen? | Wirst du heute Abend eine Serie sehen? | Diese Woche werde ich eine deutsche Serie sehen, weil die Geschichte sehr spannend ist.
  television.fame | Warum wollen so viele Leute im Fernsehen berühmt werden? | Ist es leicht, im Fernsehen berühmt zu werden? | Viele Leute träumen vom Fernsehen, weil sie schnell reich werden wollen.
  style.like | Wie findest du den Stil von Stars? | Gefällt dir die Kleidung von Stars? | Ich mag den Stil von Stars, weil er originell ist, aber ihre Kleidung ist zu teuer.
  style.bought | Hast du schon einmal ein Produkt gekauft, das ein Star empfohlen hat? | Hast du schon einmal Sportschuhe von einer bekannten Marke gekauft? | Ja, letztes Jahr habe ich Sportschuhe gekauft, weil mein Lieblingsspieler diese Marke trägt.
  style.copy | Welcher Star hat einen Stil, den du gern hättest? | Würdest du gern die Kleidung eines Stars tragen? | Ich hätte gern den Stil einer deutschen Schauspielerin, weil ihre Kleidung einfach und elegant ist.
  style.adverts | Warum machen so viele Marken Werbung mit Stars? | Magst du Werbung mit Stars? | Marken machen Werbung mit Stars, weil die Fans die gleichen Produkte kaufen wollen.
  style.real | Zeigen die Fotos von Stars im Internet immer die Realität? | Sind die Fotos von Stars immer echt? | Nein, ich denke, dass viele Fotos nicht echt sind, weil Stars nur ihre beste Seite zeigen.
  charity.how | Wie können Stars anderen Menschen helfen? | Können Stars der Umwelt helfen? | Stars können Geld spenden und über die Probleme der Welt sprechen, weil man auf sie hört.
  charity.recently | Was hat ein Star vor Kurzem Gutes gemacht? | Hat ein Star letztes Jahr eine Schule oder ein Krankenhaus besucht? | Vor Kurzem hat ein Fußballspieler einer Schule viel Geld gegeben und ich habe das toll gefunden.
  charity.would | Was würdest du für andere tun, wenn du berühmt wärst? | Würdest du Geld spenden, wenn du reich wärst? | Wenn ich berühmt wäre, würde ich Geld spenden, weil ich Kindern helfen möchte.
  charity.duty | Sollten reiche Stars einen Teil ihres Geldes spenden? | Ist es gut, wenn Stars Geld spenden? | Ja, reiche Stars sollten Geld spenden, aber ich finde, dass jeder Star selbst entscheiden muss.
  charity.future | Werden Stars in Zukunft mehr für die Umwelt tun? | Werden Stars in Zukunft weniger fliegen? | Ich denke, Stars werden in Zukunft weniger fliegen, weil die Umwelt ihren Fans wichtig ist.
`);
