import type { Vocabulary } from "../../core/vocabulary.ts";

export const words: Vocabulary = {
  telling: `ich du er sie wir ihr mein meine meinen meinem meiner dein deine sein ihre unser der das dem den ein eine einen einem einer und ist bin bist
sind war waren habe hast hat haben hatte nicht kein keine keinen mit für aber weil dass wenn auch sehr gern gerne im am zum zur ins auf aus
nach bei von vom es gibt gibt's möchte werde wird kann muss wo wer wie warum wann viel viele gut wirklich immer dann zu uns mich mir dir
dich`,
  known: `geist kaum ständig zwar wohl länger inzwischen neulich hauptsache höchstens öfter waisen stop bridge country bowling boss email likes bar tram look body meeting pancakes pancake cartoon die in an um bis seit gegen ohne durch über
unter vor hinter neben zwischen während wegen oder denn sondern ob als da bevor nachdem obwohl damit sodass noch schon doch nur mal ja nein
nie niemals selten manchmal oft meistens normalerweise gewöhnlich regelmäßig täglich hier dort da drüben links rechts geradeaus oben unten
gestern heute morgen vorgestern übermorgen jetzt später bald früher danach zuerst zuletzt endlich schließlich außerdem deshalb deswegen
trotzdem leider glücklicherweise hoffentlich vielleicht wahrscheinlich natürlich bestimmt ziemlich ganz etwas ein_bisschen bisschen zu so
total besonders fast genug wenig mehr weniger am_liebsten lieber besser alles nichts jemand niemand etwas man sich ihn ihm ihnen euch dieser
diese dieses diesen diesem jeder jede jedes jeden jedem welche welcher welches alle allen allem andere anderen beide beiden einige zusammen
allein hallo guten danke bitte tschüss tschüs entschuldigung also na äh ähm öh ok okay genau halt naja joa jo ne nee nö haha hihi lol mega krass
nachher vorher gleich online live cool hm hmm tja zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig hundert tausend erstens zweitens januar februar märz april mai
juni juli august september oktober november dezember eins london manchester berlin münchen köln österreich wien europa mark per pro montags
dienstags mittwochs donnerstags freitags samstags sonntags morgens vormittags mittags nachmittags abends nachts wochenends hin her her
zurück weg los fertig halb viertel paar mal arm alt geboren sowie sowohl weder noch entweder je desto statt trotz außer gegenüber entlang
circa ungefähr etwa schade egal klar gar überhaupt selbst selber nämlich eigentlich sogar daher dafür dagegen darum davon damit dabei daran
darauf darüber dazu wofür womit worüber wohin woher was wessen wem wen eher seither nebenan draußen drinnen überall nirgendwo irgendwo
zuhause hause spät früh pünktlich lange kurz letztes letzten letzte letzter nächstes nächsten nächste nächster jeden englands ungern super
teils wert meiner lieblings heim fern ab fest sonst worden auf ein mit los statt teil vorbei vor weiter namens dank happy puzzle bring komm
schau nimm grunde zuge sinne sei seien sieh anfangs hütte biene zeile armee riese gasse seide mandel stiel pollen plus minus saite saiten heiser wirr
fitter tower island runter rauf rüber umsonst bloß account coach drink event fell hit influencer kebab lift mp3-player pasta show snowboard song
tablett taste website western gamen necken haken`,
  clitics: "",
  between: "",
  prepositions:
    "mit bei von zu aus nach seit gegenüber für ohne durch gegen um in an auf hinter neben über unter vor zwischen im am ins zum zur vom beim während wegen bis ab",
  joining: "und aber oder denn sondern",
  comparing: "als wie",
  belonging: "von vom",
  subordinating:
    "weil dass wenn ob obwohl da bevor nachdem damit sodass während falls indem sobald solange sofern zumal wohingegen",
  reasons: "weil denn da deshalb deswegen darum um_zu damit wegen aus_diesem_grund",
  opinions: `ich_fand fand_ich ich_finde finde_ich ich_denke ich_glaube meiner_meinung_nach ich_mag mag_ich gefällt_mir hat_mir_gefallen mein_lieblings
meine_lieblings es_war das_war das_ist es_ist gern gerne am_liebsten lieber ich_liebe ich_hasse macht_spaß spaß_gemacht ich_meine ich_freue
ich_interessiere`,
  negative: `nicht_gern nicht_gerne mag_ich_nicht leider krank traurig langweilig schrecklich furchtbar gestorben tot verloren kaputt schlecht ich_hasse
gefällt_mir_nicht keinen_spaß keine_lust müde gestresst einsam konnte_nicht enttäuscht kopfschmerzen`,
  likes:
    "gern gerne ich_mag ich_liebe macht_spaß spaß_gemacht gefällt_mir mir_gefallen am_liebsten ich_freue mag_ich liebe_ich",
  dislikes:
    "nicht_gern nicht_gerne mag_ich_nicht ich_mag_keine ich_mag_kein ich_mag_keinen ich_hasse hasse_ich gefällt_mir_nicht",
  nots: "nicht kein keine keinen nie",
  people: "allein alleine mit_ihm mit_ihr mit_ihnen wir niemand alle meine_eltern",
  times: `gestern heute morgen jetzt immer manchmal oft nie selten abends morgens nachmittags tag tage montag dienstag mittwoch donnerstag freitag
samstag sonntag uhr stunde stunden woche wochen monat monate jahr jahre sommer winter herbst frühling wochenende ferien minuten januar
februar märz april mai juni juli august september oktober november dezember abend nachmittag vormittag nacht samstags sonntags um viertel
halb mittag mitternacht`,
  transport: "zu_fuß mit_dem",
  numbers:
    "ein eine einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig hundert viele wenige einige",
  pastMarkers: `gestern vorgestern letztes_wochenende letzte_woche letztes_jahr letzten_sommer letzten_samstag letzten_sonntag letzten_monat gestern_abend letzten_freitag`,
  futureMarkers: `übermorgen nächstes_wochenende nächste_woche nächstes_jahr nächsten_sommer nächsten_samstag nächsten_sonntag nächsten_freitag nächsten_monat in_zukunft in_der_zukunft morgen_abend dieses_wochenende`,
  towards: "",
  questionWords:
    "wer was wo wohin woher wann warum wieso wie wen wem welche welcher welches welchen wofür womit wovon worüber worauf woran wogegen weshalb",
  fillers: "äh ähm öh öhm hm hmm haha hihi lol tja halt",
  affirming: "ja nein doch jo nö nee",
  pointing: "es das sie er ihn ihm ihnen dafür dagegen damit darauf daran davon dabei darüber",
  verdicts: "gut schlecht so_lala es_geht geht_so okay naja nicht_schlecht normal ganz_gut ok",
  none: "nichts niemand niemanden niemandem",
  refusals:
    "ich_weiß_nicht ich_weiß_es_nicht ich_weiß_das_nicht keine_ahnung weiß_nicht weiß_ich_nicht ich_verstehe_nicht das_verstehe_ich_nicht verstehe_die_frage_nicht nicht_verstanden nicht_antworten keine_idee fällt_mir_nichts_ein tut_mir_leid entschuldigung wiederholen nicht_beantworten",
  besideRefusals:
    "ich es das die der frage diese auf was wie man soll sagen dazu antworten antwort kann verstehe nicht leider tut mir leid entschuldigung aber und weil denn ist sind zu sehr schwer schwierig bitte können sie kannst du noch einmal nochmal wort wörter deutsch habe wirklich überhaupt gar ja nein weiß keine ahnung davon darüber hier gerade im moment danke mich muss möchte will lieber beantworten",
};
