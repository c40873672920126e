import type { NounTable } from "../../../core/morphology.ts";

/** Sport, music, media, technology and free time; how the nouns are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `Sport Fußball/¨e:football Ball/¨e Verein/-e:club Spieler:player Basketball Volleyball Handball Fan/-s Trainer:coach Sportler:sportsman
Wettbewerb/-e:competition Anfänger:beginner Gewinner:winner Helm/-e:helmet Lauf/¨e:run Meister:champion Punkt/-e:point Sieg/-e:victory
Sportplatz/¨e:sports_field Tanz/¨e:dance Wettkampf/¨e:competition Zuschauer:spectator Ski/-er Marathon/-s Turnschuh/-e:trainer
Fußballspieler:football_player Fußballer:footballer Schwimmer:swimmer Läufer:runner`,
    f: `Mannschaft:team Sportart/-en:kind_of_sport Spielerin:player Sporthalle:sports_hall Art/-en:kind Bundesliga:Bundesliga Eisbahn/-en:ice_rink
Fitness Leichtathletik:athletics Leidenschaft:passion Leistung:performance Meisterschaft:championship Sportlerin:sportswoman Turnhalle:gym
Runde:round Piste:slope`,
    n: `Team/-s Yoga Judo Karate Badminton Golf Kricket:cricket Cricket Joggen/:jogging Jogging Surfen/:surfing Skateboard/-s
Fußballspiel/-e:football_match Tennis Rugby Hockey Spiel/-e:game Fahrrad/¨er:bike Rad/¨er:bike Schwimmen/:swimming Reiten/:riding
Turnen/:gymnastics Training Fitnessstudio/-s:gym Skifahren/:skiing Tanzen/:dancing Wandern:hiking Angeln:fishing Eislaufen/:ice_skating
Finale/-s:final Kegeln:bowling Klettern:climbing Laufen/:running Netz/-e:net Radfahren/:cycling Rennen:race Rudern:rowing Schach:chess
Segeln:sailing Skaten/:skating Tauchen/:diving Tischtennis:table_tennis Trikot/-s:shirt Turnier/-e:tournament Netball`,
  },
  music: {
    m: `Sänger:singer Chor/¨e:choir Rock Rap Pop Jazz Hip-Hop Kopfhörer:headphones Künstler:artist Musiker:musician Rapper Rhythmus/Rhythmen:rhythm
Schlagzeuger:drummer Text/-e:lyrics Ton/¨e:sound`,
    f: `Musik:music Gitarre:guitar Geige:violin Flöte:flute Band/-s Sängerin:singer Trompete:trumpet Aufnahme:recording Blockflöte:recorder
Bühne:stage CD/-s:CD Klassik:classical_music Musikerin:musician Musikrichtung:kind_of_music Popmusik:pop_music Rockmusik:rock_music
Stimme:voice Trommel/-n:drum Künstlerin:artist Ukulele Rockband/-s:rock_band`,
    n: `Konzert/-e:concert Klavier/-e:piano Instrument/-e Lied/-er:song Schlagzeug:drums Orchester:orchestra Album/Alben Musical/-s
Saxophon/-e:saxophone Festival/-s`,
  },
  media: {
    m: `Film/-e Roman/-e:novel Schauspieler:actor Krimi/-s:detective_story Comic/-s Dokumentarfilm/-e:documentary Zeichentrickfilm/-e:cartoon
Star/-s Fernseher:TV_set Podcast/-s Thriller Actionfilm/-e:action_film Manga/-s Artikel:article Autor/-en:author Fantasyfilm/-e:fantasy_film
Horrorfilm/-e:horror_film Kanal/¨e:channel Liebesfilm/-e:love_film Science-Fiction-Film/-e:science_fiction_film Titel:title
Youtuber:YouTuber Bericht/-e:report`,
    f: `Serie:series Sendung:programme Zeitung:newspaper Zeitschrift/-en:magazine Schauspielerin:actress Geschichte:history Komödie:comedy
Werbung:advert Seifenoper/-n:soap_opera Dokumentation:documentary Doku/-s:documentary Fernsehsendung:television_programme Folge:episode
Handlung:plot Information Kinokarte:cinema_ticket Leinwand/¨e:screen Rolle:role Talkshow/-s:talk_show Vorstellung:performance
Figur/-en:character Influencerin:influencer`,
    n: `Buch/¨er:book Fernsehen/:TV Lesen/:reading Abenteuer:adventure E-Book/-s Gedicht/-e:poem Interview/-s Lieblingsbuch/¨er:favourite_book
Märchen:fairy_tale Programm/-e:programme Radio/-s Theaterstück/-e:play Drama/Dramen`,
    fp: `Nachrichten:news`,
  },
  technology: {
    m: `Blog/-s Chat/-s Link/-s Computer Laptop/-s Bildschirm/-e:screen Anruf/-e:call Benutzer:user Download/-s`,
    f: `Konsole:console Playstation/:PlayStation Nachricht/-en:message App/-s Technologie:technology Webseite:website E-Mail/-s:email
Erfindung:invention Gefahr/-en:danger Kamera/-s:camera Kommunikation/:communication Maschine:machine Nutzung/:use Privatsphäre/:privacy
Sicherheit/:safety Sucht/¨e:addiction Technik:technology Verbindung:connection`,
    n: `Smartphone/-s Selfie/-s WLAN:Wi-Fi Videospiel/-e:video_game Handy/-s:mobile_phone Telefon/-e:phone Internet Video/-s Foto/-s:photo
Computerspiel/-e:computer_game Tablet/-s Netzwerk/-e:network Cybermobbing:cyberbullying Konto/Konten:account Medium/Medien
Passwort/¨er:password Profil/-e:profile Chatten/:chatting`,
    mp: `Daten:data`,
  },
  leisure: {
    m: `Spaß:fun Spaziergang/¨e:walk Filmabend/-e:film_evening Zirkus/-se:circus`,
    f: `Freizeit:free_time Aktivität:activity Lust:desire Beschäftigung:activity Freiheit:freedom Langeweile/:boredom Puppe:doll
Unterhaltung:entertainment Ausstellung:exhibition Vorliebe:preference Ruhe/:quiet`,
    n: `Wochenende/-n:weekend Hobby/-s Brettspiel/-e:board_game Fotografieren/:photography Lieblingshobby/-s:favourite_hobby Malen/:painting
Nähen/:sewing Stricken/:knitting Ausgehen/:going_out Kochen/:cooking Backen/:baking Singen/:singing Zelten/:camping
Feriencamp/-s:holiday_camp`,
  },
};
