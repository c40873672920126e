import type { NounTable } from "../../morphology.ts";

/** Sport, music, free time and festivals. */
export const leisure: NounTable = {
  sport: {
    m: `Sport:sport Fußball/Fußbälle:football Ball/Bälle:ball Verein/-e:club Spieler/-:player Basketball:basketball Volleyball:volleyball Handball:handball
      Fan/-s:fan Trainer/-:coach Coach/-es:coach Skateboarder/-:skateboarder Federball:badminton Sportler/-:sportsman Wettbewerb/-e:competition
      Anfänger/-:beginner Gegner/-:opponent Gewinner/-:winner Helm/-e:helmet Kampf/Kämpfe:fight Kampfsport:martial_arts
      Klub/-s:club Lauf/Läufe:run Meister/-:champion Pokal/-e:cup Punkt/-e:point Radfahrer/-:cyclist Sieg/-e:victory Sieger/-:winner Skifahrer/-:skier
      Sportplatz/Sportplätze:sports_field Sportverein/-e:sports_club Tanz/Tänze:dance Tänzer/-:dancer Teilnehmer/-:participant
      Tennisplatz/Tennisplätze:tennis_court Tennisschläger/-:tennis_racket Wassersport:water_sports Wettkampf/Wettkämpfe:competition
      Wintersport:winter_sports Zuschauer/-:spectator Ski/-er:ski
      Marathon/-s:marathon Rekord/-e:record Turnschuh/-e:trainer
      Tennisspieler/-:tennis_player Fußballspieler/-:football_player Schwimmer/-:swimmer
      Läufer/-:runner`,
    f: `Mannschaft/-en:team Sportart/-en:kind_of_sport Gymnastik:gymnastics Spielerin/-nen:player Sporthalle/-n:sports_hall Anstrengung/-en:effort
      Art/-en:kind Athletin/-nen:athlete Ausrüstung/-en:equipment Bundesliga:Bundesliga Eisbahn/-en:ice_rink Fitness:fitness
      Freizeitbeschäftigung/-en:pastime Leichtathletik:athletics Leidenschaft/-en:passion Leistung/-en:performance Liga/Ligen:league
      Meisterschaft/-en:championship Reitschule/-n:riding_school
      Sportlerin/-nen:sportswoman Sportstunde/-n:PE_lesson Turnhalle/-n:gym
      Weltmeisterschaft/-en:world_championship Runde/-n:round Piste/-n:slope`,
    n: `Team/-s:team Match/-es:match Yoga:yoga Judo:judo Karate:karate Badminton:badminton Golf:golf Kricket:cricket Cricket:cricket Squash:squash
      Joggen:jogging Jogging:jogging Surfen:surfing Skateboard/-s:skateboard Snowboarden:snowboarding Snowboard/-s:snowboard
      Fußballspiel/-e:football_match Tennis:tennis Rugby:rugby Hockey:hockey Spiel/-e:game Fahrrad/Fahrräder:bike Rad/Räder:bike Schwimmen:swimming
      Reiten:riding Turnen:gymnastics Training:training Fitnessstudio/-s:gym Skifahren:skiing Tanzen:dancing Wandern:hiking Angeln:fishing Boxen:boxing
      Billard:billiards Bergsteigen:mountaineering Eishockey:ice_hockey Eislaufen:ice_skating Endspiel/-e:final Finale/-s:final
      Fußballstadion/Fußballstadien:football_stadium Kegeln:bowling Kajak/-s:kayak Klettern:climbing Laufen:running Netz/-e:net
      Radfahren:cycling Rennen/-:race Rudern:rowing Schach:chess Segeln:sailing Skaten:skating
      Tauchen:diving Tischtennis:table_tennis Trikot/-s:shirt Turnier/-e:tournament
      Mountainbike/-s:mountain_bike Netball:netball`,
  },
  music: {
    m: `Sänger/-:singer Chor/Chöre:choir Rock:rock Rap:rap Pop:pop Song/-s:song Jazz:jazz Hip-Hop:hip-hop Hit/-s:hit DJ/-s:DJ Gesang/Gesänge:singing
      Kopfhörer/-:headphones Künstler/-:artist Musiker/-:musician Popstar/-s:pop_star Rapper/-:rapper Rhythmus/Rhythmen:rhythm
      Schlagzeuger/-:drummer Text/-e:lyrics Ton/Töne:sound Auftritt/-e:performance MP3-Player/-:MP3_player Musikstil/-e:style_of_music
      Klang/Klänge:sound Flügel/-:grand_piano`,
    f: `Musik:music Gitarre/-n:guitar Geige/-n:violin Flöte/-n:flute Band/-s:band Sängerin/-nen:singer Trompete/-n:trumpet
      Aufnahme/-n:recording Blockflöte/-n:recorder Bühne/-n:stage CD/-s:CD Klassik:classical_music Melodie/-n:melody
      Musikerin/-nen:musician Musikrichtung/-en:kind_of_music Oper/-n:opera Orgel/-n:organ Popmusik:pop_music
      Rapmusik:rap_music Rockmusik:rock_music Stimme/-n:voice Trommel/-n:drum Künstlerin/-nen:artist
      Playlist/-s:playlist Ukulele/-n:ukulele Rockband/-s:rock_band`,
    n: `Konzert/-e:concert Klavier/-e:piano Instrument/-e:instrument Lied/-er:song Schlagzeug:drums Orchester/-:orchestra Album/Alben:album Cello/-s:cello
      Keyboard/-s:keyboard Lieblingslied/-er:favourite_song Musical/-s:musical Musikinstrument/-e:musical_instrument Musikfestival/-s:music_festival
      Musikvideo/-s:music_video Saxofon/-e:saxophone Saxophon/-e:saxophone Festival/-s:festival Lieblingsinstrument/-e:favourite_instrument
      Open-Air-Konzert/-e:open-air_concert`,
  },
  leisure: {
    m: `Spaß:fun Spaziergang/Spaziergänge:walk Spieleabend/-e:games_evening Zeitvertreib/-e:pastime Filmabend/-e:film_evening
      Zirkus/-se:circus`,
    f: `Freizeit:free_time Aktivität/-en:activity Lust:desire Beschäftigung/-en:activity Freiheit/-en:freedom Langeweile:boredom
      Malerei/-en:painting Puppe/-n:doll Sammlung/-en:collection Unterhaltung/-en:entertainment Zeichnung/-en:drawing Ausstellung/-en:exhibition
      Vorliebe/-n:preference Ruhe:quiet`,
    n: `Wochenende/-n:weekend Hobby/-s:hobby Brettspiel/-e:board_game Fotografieren:photography Kartenspiel/-e:card_game Lieblingshobby/-s:favourite_hobby
      Malen:painting Nähen:sewing Stricken:knitting Spazierengehen:walking Ausgehen:going_out Kochen:cooking Backen:baking Singen:singing Zelten:camping
      Gemälde/-:painting Feriencamp/-s:holiday_camp Vergnügen/-:pleasure Chillen:chilling`,
  },
  festivals: {
    m: `Geburtstag/-e:birthday Karneval:carnival Feiertag/-e:bank_holiday Weihnachtsmarkt/Weihnachtsmärkte:Christmas_market Umzug/Umzüge:parade
      Weihnachtsbaum/Weihnachtsbäume:Christmas_tree Adventskalender/-:Advent_calendar Fasching:carnival Festtag/-e:holiday
      Brauch/Bräuche:custom Heiligabend:Christmas_Eve Muttertag/-e:Mother's_Day Namenstag/-e:name_day
      Nikolaus:St_Nicholas Osterhase/-n:Easter_bunny
      Valentinstag/-e:Valentine's_Day Weihnachtsmann/Weihnachtsmänner:Father_Christmas Weihnachtstag/-e:Christmas_Day
      Gott/Götter:god Glaube:faith Sankt-Nikolaus-Tag/-e:St_Nicholas'_Day Tag-der-Deutschen-Einheit:Day_of_German_Unity
      Ramadan:Ramadan`,
    f: `Party/-s:party Geburtstagsparty/-s:birthday_party Hochzeit/-en:wedding Tradition/-en:tradition Kerze/-n:candle Feier/-n:celebration
      Dekoration/-en:decoration Feierlichkeit/-en:festivity
      Geburtstagsfeier/-n:birthday_party Geburtstagstorte/-n:birthday_cake Kirmes/-sen:fair Messe/-n:mass
      Überraschung/-en:surprise Veranstaltung/-en:event Verkleidung/-en:costume Weihnachtskarte/-n:Christmas_card Weihnachtszeit:Christmas_time`,
    n: `Fest/-e:festival Weihnachten:Christmas Ostern:Easter Silvester:New_Year's_Eve Feuerwerk/-e:fireworks Event/-s:event Familienfest/-e:family_celebration
      Lagerfeuer/-:bonfire Oktoberfest/-e:Oktoberfest Osterei/-er:Easter_egg
      Volksfest/-e:fair Weihnachtsgeschenk/-e:Christmas_present Weihnachtslied/-er:Christmas_carol Hochzeitskleid/-er:wedding_dress
      Straßenfest/-e:street_party`,
  },
};
