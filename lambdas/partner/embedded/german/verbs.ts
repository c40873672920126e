import type { VerbTable } from "../morphology.ts";

/** All verbs, as "infinitive:english"; "auf|stehen" parts in main clauses; strong and irregular ones are below as well. */
export const listed: VerbTable = {
  sport:
    "spielen:play schwimmen:swim tanzen:dance rennen:run laufen:run gewinnen:win turnen:do_gymnastics reiten:ride klettern:climb joggen:jog segeln:sail trainieren:train skaten:skate snowboarden:snowboard kicken:play_football wandern:hike",
  food: "essen:eat trinken:drink kochen:cook frühstücken:have_breakfast bestellen:order backen:bake grillen:barbecue schmecken:taste probieren:try",
  media:
    "lesen:read zeichnen:draw sehen:see an|sehen:watch fern|sehen:watch_TV malen:paint schauen:look gucken:watch",
  music: "hören:listen_to singen:sing",
  technology:
    "schicken:send chatten:chat surfen:surf telefonieren:phone an|rufen:call herunter|laden:download benutzen:use simsen:text gamen:game posten:post streamen:stream mailen:email googeln:google liken:like downloaden:download",
  school:
    "lernen:learn üben:practise studieren:study schreiben:write verstehen:understand wiederholen:repeat unterrichten:teach bestehen:pass rechnen:calculate erklären:explain",
  work: "arbeiten:work verdienen:earn sparen:save werden:become jobben:work babysitten:babysit",
  travel:
    "reisen:travel fliegen:fly besuchen:visit übernachten:stay besichtigen:visit fahren:go buchen:book packen:pack zelten:camp sonnen:sunbathe erleben:experience ab|fahren:leave",
  town: "wohnen:live",
  nature: "schützen:protect recyceln:recycle trennen:separate verschmutzen:pollute pflanzen:plant",
  weather: "regnen:rain schneien:snow scheinen:shine",
  health:
    "rauchen:smoke schlafen:sleep pennen:sleep vermeiden:avoid ein|schlafen:fall_asleep entspannen:relax",
  shopping:
    "kaufen:buy ein|kaufen:shop tragen:wear aus|geben:spend shoppen:shop verkaufen:sell kosten:cost an|ziehen:put_on",
  friends:
    "treffen:meet plaudern:chat streiten:argue ein|laden:invite reden:talk verstehen:understand quatschen:chat lachen:laugh",
  festivals: "feiern:celebrate schenken:give",
  home: "putzen:clean auf|räumen:tidy waschen:wash auf|stehen:get_up auf|wachen:wake_up duschen:shower ab|waschen:wash_up decken:lay staubsaugen:vacuum bügeln:iron",
  leisure:
    "aus|gehen:go_out chillen:chill zocken:game gammeln:laze_about relaxen:relax spazieren:walk ruhen:rest amüsieren:have_fun",
  other: `machen:do gehen:go kommen:come haben:have sein:be finden:find glauben:believe denken:think mögen:like lieben:love hassen:hate bevorzugen:prefer sagen:say
    sprechen:speak fragen:ask helfen:help beginnen:begin an|fangen:begin auf|hören:stop versuchen:try vergessen:forget bleiben:stay verbringen:spend verlassen:leave an|kommen:arrive
    zurück|kommen:come_back fallen:fall hoffen:hope warten:wait geben:give nehmen:take bringen:bring stellen:put legen:lay liegen:lie sitzen:sit stehen:stand wissen:know kennen:know
    kennen|lernen:get_to_know können:can müssen:must wollen:want dürfen:may sollen:should heißen:be_called bekommen:receive freuen:be_glad interessieren:interest gefallen:please ärgern:annoy
    brauchen:need öffnen:open schließen:close suchen:look_for verlieren:lose zeigen:show leben:live sterben:die ziehen:pull rufen:call fangen:catch räumen:clear erzählen:tell antworten:answer
    träumen:dream planen:plan ändern:change bezahlen:pay passieren:happen statt|finden:take_place aus|sehen:look vor|bereiten:prepare teil|nehmen:take_part mit|kommen:come_along mit|nehmen:take_along
    ab|holen:pick_up lassen:let halten:hold meinen:think langweilen:bore sammeln:collect fühlen:feel gehören:belong kriegen:get entscheiden:decide erlauben:allow verbieten:forbid verbessern:improve
    führen:lead dauern:last stören:disturb wünschen:wish teilen:share holen:fetch bauen:build wählen:choose brechen:break schneiden:cut werfen:throw steigen:climb um|steigen:change tun:do passen:fit auf|passen:look_after heiraten:marry weg|gehen:go_away reduzieren:reduce an|schauen:watch aus|packen:unpack`,
};

/**
 * Strong and mixed verbs: the third person of the present ("-" if regular; "hält/hältst" with the second), the
 * preterite, the participle, and "sein" where it makes the past with that.
 */
export const strong = `
schwimmen - schwamm geschwommen sein
rennen - rannte gerannt sein
laufen läuft lief gelaufen sein
gewinnen - gewann gewonnen
reiten - ritt geritten sein
essen isst aß gegessen
trinken - trank getrunken
backen bäckt backte gebacken
lesen liest las gelesen
sehen sieht sah gesehen
singen - sang gesungen
rufen - rief gerufen
laden lädt/lädst lud geladen
schreiben - schrieb geschrieben
verstehen - verstand verstanden
bestehen - bestand bestanden
fliegen - flog geflogen sein
fahren fährt fuhr gefahren sein
scheinen - schien geschienen
schlafen schläft schlief geschlafen
vermeiden - vermied vermieden
tragen trägt trug getragen
geben gibt gab gegeben
ziehen - zog gezogen
treffen trifft traf getroffen
streiten - stritt gestritten
waschen wäscht wusch gewaschen
stehen - stand gestanden
gehen - ging gegangen sein
kommen - kam gekommen sein
finden - fand gefunden
denken - dachte gedacht
sprechen spricht sprach gesprochen
helfen hilft half geholfen
beginnen - begann begonnen
fangen fängt fing gefangen
vergessen vergisst vergaß vergessen
bleiben - blieb geblieben sein
verbringen - verbrachte verbracht
verlassen verlässt verließ verlassen
fallen fällt fiel gefallen sein
nehmen nimmt nahm genommen
bringen - brachte gebracht
liegen - lag gelegen
sitzen - saß gesessen
kennen - kannte gekannt
heißen - hieß geheißen
bekommen - bekam bekommen
gefallen gefällt gefiel gefallen
schließen - schloss geschlossen
verlieren - verlor verloren
sterben stirbt starb gestorben sein
lassen lässt ließ gelassen
halten hält/hältst hielt gehalten
entscheiden - entschied entschieden
verbieten - verbot verboten
brechen bricht brach gebrochen
schneiden - schnitt geschnitten
werfen wirft warf geworfen
steigen - stieg gestiegen sein
`;

/** Verbs that follow no pattern: present | preterite (ich) | participle | conditional (ich). */
export const irregular = `
sein | bin bist ist sind seid sind | war | gewesen | wäre
haben | habe hast hat haben habt haben | hatte | gehabt | hätte
werden | werde wirst wird werden werdet werden | wurde | geworden | würde
können | kann kannst kann können könnt können | konnte | gekonnt | könnte
müssen | muss musst muss müssen müsst müssen | musste | gemusst | müsste
wollen | will willst will wollen wollt wollen | wollte | gewollt | wollte
dürfen | darf darfst darf dürfen dürft dürfen | durfte | gedurft | dürfte
sollen | soll sollst soll sollen sollt sollen | sollte | gesollt | sollte
mögen | mag magst mag mögen mögt mögen | mochte | gemocht | möchte
wissen | weiß weißt weiß wissen wisst wissen | wusste | gewusst | wüsste
tun | tue tust tut tun tut tun | tat | getan | täte
`;

/** Verbs of moving and changing: their past is made with sein. */
export const moving =
  "reisen wandern joggen klettern segeln auf|stehen auf|wachen ein|schlafen an|kommen zurück|kommen aus|gehen mit|kommen um|steigen ab|fahren passieren sein werden spazieren";
