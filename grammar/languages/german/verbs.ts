import type { VerbTable } from "../../core/morphology.ts";

/** All verbs, as "infinitive:english"; "auf|stehen" parts in main clauses; strong and irregular ones are below as well. */
export const listed: VerbTable = {
  sport: `spielen:play treiben:do schwimmen:swim tanzen:dance rennen:run laufen:run gewinnen:win turnen:do_gymnastics reiten:ride klettern:climb joggen:jog
segeln:sail trainieren:train skaten:skate snowboarden:snowboard kicken:play_football wandern:hike angeln:fish boxen:box kegeln:bowl
ringen:wrestle rudern:row springen:jump stürzen:fall tauchen:dive schießen:shoot eis|laufen:ice-skate bowlen:bowl fechten:fence
fit|halten:keep_fit mit|machen:join_in mit|spielen:join_in auf|wärmen:warm_up an|feuern:cheer_on`,
  food: `essen:eat trinken:drink kochen:cook frühstücken:have_breakfast bestellen:order backen:bake grillen:barbecue schmecken:taste probieren:try
braten:fry rühren:stir mischen:mix servieren:serve bedienen:serve ernähren:feed ab|nehmen:lose_weight zu|nehmen:put_on_weight
auf|essen:eat_up aus|trinken:drink_up hungern:starve reservieren:reserve empfehlen:recommend riechen:smell fressen:eat kauen:chew
verzichten:do_without füttern:feed`,
  media: `lesen:read zeichnen:draw sehen:see an|sehen:watch fern|sehen:watch_TV malen:paint schauen:look gucken:watch beobachten:watch an|gucken:watch
zu|schauen:watch zu|sehen:watch auf|nehmen:record erscheinen:appear drehen:turn handeln:act unterhalten:entertain fotografieren:photograph
filmen:film vor|lesen:read_aloud um|schalten:switch_over senden:send berichten:report basteln:make_things`,
  music: `hören:listen_to singen:sing klatschen:clap auf|treten:perform zu|hören:listen an|hören:listen_to klingen:sound vor|spielen:play_to`,
  technology: `schicken:send chatten:chat surfen:surf telefonieren:phone an|rufen:call herunter|laden:download benutzen:use posten:post streamen:stream
mailen:email liken:like an|machen:switch_on aus|machen:switch_off ein|schalten:switch_on aus|schalten:switch_off hoch|laden:upload
speichern:save löschen:delete drucken:print aus|drucken:print_out klicken:click verbinden:connect nutzen:use texten:text funktionieren:work
bedrohen:threaten verbreiten:spread mobben:bully folgen:follow erreichen:reach kommunizieren:communicate verwenden:use hacken:hack
laden:load auf|laden:charge recherchieren:research`,
  school: `lernen:learn üben:practise studieren:study schreiben:write verstehen:understand wiederholen:repeat unterrichten:teach bestehen:pass
rechnen:calculate erklären:explain durch|fallen:fail sitzen|bleiben:repeat_a_year ab|schreiben:copy buchstabieren:spell übersetzen:translate
aus|sprechen:pronounce bedeuten:mean beschreiben:describe diskutieren:discuss vergleichen:compare beantworten:answer
nach|sitzen:be_in_detention bestrafen:punish schwänzen:skip_school melden:report konzentrieren:concentrate loben:praise ab|geben:hand_in
korrigieren:correct notieren:note merken:notice auf|schreiben:write_down nach|denken:think erinnern:remember lehren:teach stressen:stress
an|melden:register bei|bringen:teach erziehen:bring_up schaffen:manage verlangen:demand auf|geben:give_up kopieren:copy zählen:count
fehlen:be_missing reizen:appeal_to`,
  work: `arbeiten:work verdienen:earn sparen:save werden:become jobben:work babysitten:babysit bewerben:apply kündigen:resign kellnern:wait_tables
gründen:found leiten:manage organisieren:organise beschäftigen:employ an|stellen:employ aus|füllen:fill_in entwickeln:develop heilen:heal
pflegen:care_for produzieren:produce reparieren:repair retten:rescue unterstützen:support behandeln:treat programmieren:program
erfüllen:fulfil erfinden:invent aus|tragen:deliver liefern:deliver beraten:advise unterschreiben:sign bei|tragen:contribute kämpfen:fight
leisten:afford überlegen:consider vor|stellen:introduce aus|bilden:train`,
  travel: `reisen:travel ab|reisen:depart fliegen:fly besuchen:visit übernachten:stay besichtigen:visit fahren:go buchen:book packen:pack zelten:camp
sonnen:sunbathe erleben:experience ab|fahren:leave ab|fliegen:take_off aus|steigen:get_off ein|steigen:get_on los|fahren:set_off
los|gehen:set_off weg|fahren:go_away zurück|fahren:drive_back zurück|gehen:go_back zurück|fliegen:fly_back zurück|kehren:return
hin|fahren:go_there hin|gehen:go_there verreisen:go_away verpassen:miss landen:land starten:start mieten:hire entdecken:discover
bummeln:stroll weiter|fahren:drive_on verlaufen:get_lost überqueren:cross parken:park an|halten:stop bewundern:admire ein|checken:check_in
aus|ruhen:rest unternehmen:undertake genießen:enjoy vorbei|gehen:go_past vorbei|kommen:drop_by erholen:recover ab|biegen:turn biegen:bend
auf|brechen:set_off verspäten:be_late fort|fahren:continue um|ziehen:move ein|ziehen:move_in aus|ziehen:move_out`,
  town: `wohnen:live befinden:be_situated vermieten:let`,
  nature: `schützen:protect recyceln:recycle trennen:separate verschmutzen:pollute pflanzen:plant wieder|verwerten:recycle verschwenden:waste
weg|werfen:throw_away zerstören:destroy verbrauchen:consume verschwinden:disappear wachsen:grow verursachen:cause verhindern:prevent
aus|sterben:die_out schaden:damage brennen:burn verbrennen:burn verringern:reduce protestieren:protest demonstrieren:demonstrate
spenden:donate engagieren:be_involved ein|setzen:use lösen:solve bekämpfen:fight beeinflussen:influence überleben:survive sinken:sink
schmelzen:melt fließen:flow auf|wachsen:grow_up fällen:fell erhalten:preserve ersetzen:replace achten:respect`,
  weather: `regnen:rain schneien:snow scheinen:shine donnern:thunder frieren:freeze stürmen:storm schwitzen:sweat gießen:pour auf|klären:clear_up`,
  health: `rauchen:smoke schlafen:sleep vermeiden:avoid ein|schlafen:fall_asleep entspannen:relax atmen:breathe erkälten:catch_a_cold husten:cough
niesen:sneeze verletzen:injure weh|tun:hurt impfen:vaccinate dampfen:vape betrinken:get_drunk saufen:drink untersuchen:examine leiden:suffer
aus|schlafen:lie_in bewegen:move übergeben:vomit gewöhnen:get_used beruhigen:calm stinken:stink`,
  shopping: `kaufen:buy ein|kaufen:shop tragen:wear aus|geben:spend shoppen:shop verkaufen:sell kosten:cost an|ziehen:put_on an|probieren:try_on
an|haben:have_on aus|wählen:choose aus|suchen:choose um|tauschen:exchange zurück|geben:give_back leihen:lend aus|leihen:borrow stehlen:steal
klauen:steal wechseln:change tauschen:swap an|bieten:offer bieten:offer schminken:put_on_make-up zahlen:pay`,
  friends: `treffen:meet streiten:argue ein|laden:invite reden:talk quatschen:chat lachen:laugh aus|kommen:get_on lügen:lie küssen:kiss
verlieben:fall_in_love verloben:get_engaged scheiden:separate vertrauen:trust vermissen:miss beleidigen:insult nerven:annoy
schimpfen:tell_off schreien:shout weinen:cry lächeln:smile begrüßen:greet verabreden:arrange_to_meet respektieren:respect akzeptieren:accept
erwarten:expect danken:thank verzeihen:forgive entschuldigen:excuse umarmen:hug versprechen:promise begegnen:meet beschweren:complain
schlagen:hit ab|hängen:hang_out ermutigen:encourage aus|lachen:laugh_at weg|laufen:run_away verhalten:behave benehmen:behave
kümmern:look_after`,
  festivals: `feiern:celebrate schenken:give schmücken:decorate dekorieren:decorate verkleiden:dress_up gratulieren:congratulate überraschen:surprise
verstecken:hide an|zünden:light ein|packen:wrap_up beten:pray fasten:fast gedenken:commemorate an|stoßen:toast veranstalten:organise
bemalen:paint`,
  home: `putzen:clean auf|räumen:tidy waschen:wash auf|stehen:get_up auf|wachen:wake_up duschen:shower ab|waschen:wash_up decken:lay
staubsaugen:vacuum bügeln:iron ab|trocknen:dry_up auf|hängen:hang_up ab|räumen:clear_away fegen:sweep hängen:hang nähen:sew rasieren:shave
kämmen:comb saugen:vacuum spülen:wash_up trocknen:dry ein|richten:furnish renovieren:renovate sauber|machen:clean wecken:wake
hin|legen:lie_down setzen:sit baden:bathe föhnen:blow-dry streichen:paint schalten:switch klingeln:ring klopfen:knock heim|kommen:come_home
heim|gehen:go_home heim|fahren:go_home zu|machen:close auf|machen:open auf|bleiben:stay_up fort|gehen:go_out um|räumen:rearrange
beeilen:hurry`,
  leisure: `aus|gehen:go_out chillen:chill zocken:game relaxen:relax spazieren:walk ruhen:rest amüsieren:have_fun faulenzen:laze_about stricken:knit
spazieren|gehen:go_for_a_walk rum|hängen:hang_around kleben:stick`,
  animals: `beißen:bite bellen:bark streicheln:stroke jagen:hunt stechen:sting`,
  other: `machen:do gehen:go kommen:come haben:have sein:be finden:find glauben:believe denken:think mögen:like lieben:love hassen:hate
bevorzugen:prefer sagen:say sprechen:speak fragen:ask helfen:help beginnen:begin an|fangen:begin auf|hören:stop versuchen:try
vergessen:forget bleiben:stay verbringen:spend verlassen:leave an|kommen:arrive zurück|kommen:come_back fallen:fall hoffen:hope warten:wait
geben:give nehmen:take bringen:bring stellen:put legen:lay liegen:lie sitzen:sit stehen:stand wissen:know kennen:know
kennen|lernen:get_to_know können:can müssen:must wollen:want dürfen:may sollen:should heißen:be_called bekommen:receive freuen:be_glad
interessieren:interest gefallen:please ärgern:annoy brauchen:need öffnen:open schließen:close suchen:look_for verlieren:lose zeigen:show
leben:live sterben:die ziehen:pull rufen:call fangen:catch räumen:clear erzählen:tell antworten:answer träumen:dream planen:plan
ändern:change bezahlen:pay passieren:happen statt|finden:take_place aus|sehen:look vor|bereiten:prepare teil|nehmen:take_part
mit|kommen:come_along mit|nehmen:take_along ab|holen:pick_up lassen:let halten:hold meinen:think langweilen:bore sammeln:collect fühlen:feel
gehören:belong kriegen:get entscheiden:decide erlauben:allow verbieten:forbid verbessern:improve führen:lead dauern:last stören:disturb
wünschen:wish teilen:share holen:fetch bauen:build wählen:choose brechen:break schneiden:cut werfen:throw steigen:climb um|steigen:change
tun:do passen:fit auf|passen:look_after heiraten:marry weg|gehen:go_away reduzieren:reduce an|schauen:watch aus|packen:unpack
an|nehmen:accept auf|fallen:stand_out aus|denken:think_up beenden:end befehlen:order behalten:keep enthalten:contain bemerken:notice beschließen:decide
besitzen:own bestimmen:determine beweisen:prove binden:tie drücken:press ein|fallen:occur enden:end entstehen:arise erfahren:learn
erkennen:recognise fest|stellen:realise fliehen:flee gelingen:succeed gelten:be_valid geschehen:happen graben:dig greifen:grab heben:lift
informieren:inform irren:be_wrong kaputt|machen:break kriechen:crawl kritisieren:criticise mit|bringen:bring_along mit|geben:give
mit|teilen:inform nennen:name raten:guess reagieren:react reichen:reach reißen:tear rutschen:slide schieben:push schweigen:be_silent
stecken:put stimmen:be_right stoßen:push treten:kick übertreiben:exaggerate überzeugen:convince um|gehen:deal unterscheiden:distinguish
verändern:change verlängern:extend verwirren:confuse vor|haben:intend vor|kommen:occur vor|schlagen:suggest vor|ziehen:prefer
weg|nehmen:take_away weiter|machen:carry_on wenden:turn werben:advertise wiegen:weigh wirken:have_an_effect zu|geben:admit
zurück|lassen:leave_behind zurück|denken:think_back zweifeln:doubt zwingen:force weiter|gehen:go_on los|werden:get_rid_of
dazu|gehören:belong_to zusammen|arbeiten:cooperate zusammen|leben:live_together aus|probieren:try_out klappen:work_out begeistern:inspire
berühren:touch besorgen:get beschützen:protect töten:kill um|bringen:kill ertrinken:drown hin|fallen:fall_over herein|kommen:come_in
heraus|finden:find_out raus|gehen:go_out rein|kommen:come_in herum|laufen:run_about vorbei|fahren:drive_past teil|haben:share
ermöglichen:enable motivieren:motivate inspirieren:inspire ignorieren:ignore kontrollieren:check faszinieren:fascinate
enttäuschen:disappoint beeindrucken:impress erleichtern:make_easier benötigen:need diskriminieren:discriminate her|stellen:produce
dar|stellen:represent zu|stimmen:agree aus|drücken:express sorgen:care rollen:roll fischen:fish regeln:regulate bitten:ask messen:measure
aus|tauschen:exchange prüfen:check überprüfen:check an|strengen:make_an_effort ab|wählen:drop aus|fallen:be_cancelled auf|regen:upset
zurecht|kommen:cope hin|setzen:sit_down weg|räumen:clear_away mit|helfen:help_out nach|schauen:look_up zusammen|wohnen:live_together
starren:stare fassen:grasp um|fallen:fall_over`,
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
backen - backte gebacken
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
ringen - rang gerungen
springen - sprang gesprungen sein
schießen - schoss geschossen
fechten ficht/fichtst focht gefochten
braten brät/brätst briet gebraten
empfehlen empfiehlt empfahl empfohlen
riechen - roch gerochen
fressen frisst fraß gefressen
treten tritt/trittst trat getreten
klingen - klang geklungen
binden - band gebunden
gleichen - glich geglichen
greifen - griff gegriffen
werben wirbt warb geworben
biegen - bog gebogen
genießen - genoss genossen
erscheinen - erschien erschienen sein
verschwinden - verschwand verschwunden sein
wachsen wächst wuchs gewachsen sein
brennen - brannte gebrannt
sinken - sank gesunken sein
schmelzen schmilzt schmolz geschmolzen sein
fließen - floss geflossen sein
frieren - fror gefroren
gießen - goss gegossen
leiden - litt gelitten
leihen - lieh geliehen
stehlen stiehlt stahl gestohlen
bieten - bot geboten
lügen - log gelogen
scheiden - schied geschieden
schreien - schrie geschrien
bitten - bat gebeten
verzeihen - verzieh verziehen
schlagen schlägt schlug geschlagen
streichen - strich gestrichen
beißen - biss gebissen
stechen sticht stach gestochen
befehlen befiehlt befahl befohlen
beweisen - bewies bewiesen
fliehen - floh geflohen sein
gelingen - gelang gelungen sein
gelten gilt/giltst galt gegolten
geschehen geschieht geschah geschehen sein
graben gräbt grub gegraben
heben - hob gehoben
kriechen - kroch gekrochen sein
nennen - nannte genannt
raten rät/rätst riet geraten
reißen - riss gerissen
schieben - schob geschoben
schweigen - schwieg geschwiegen
stoßen stößt stieß gestoßen
treiben - trieb getrieben
wiegen - wog gewogen
zwingen - zwang gezwungen
saufen säuft soff gesoffen
hängen - hing gehangen
messen misst maß gemessen
bewerben bewirbt bewarb beworben
stinken - stank gestunken
unternehmen unternimmt unternahm unternommen
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
brauchen | brauche brauchst braucht brauchen braucht brauchen | brauchte | gebraucht | bräuchte
tun | tue tust tut tun tut tun | tat | getan | täte
`;

/** The old wish forms that are still said, in the first person. */
export const wishes =
  "kommen:käme geben:gäbe gehen:ginge finden:fände bleiben:bliebe lassen:ließe bringen:brächte sehen:sähe nehmen:nähme stehen:stünde halten:hielte";

/** They only look as if they came from a strong verb (reiten, gleiten). */
export const weakAlthough = ["bereiten", "verbreiten", "begleiten"];
