import type { NounTable } from "../../morphology.ts";

/** Sport, music, media, technology and free time; how the nouns are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `Sport Fußball/¨e:football Ball/¨e Verein/-e:club Spieler:player Basketball Volleyball Handball Fan/-s
      Trainer:coach Coach/-es Skateboarder Sportler:sportsman Wettbewerb/-e:competition
      Anfänger:beginner Gewinner:winner Helm/-e:helmet Kampf/¨e:fight
      Klub/-s:club Lauf/¨e:run Meister:champion Punkt/-e:point Radfahrer:cyclist Sieg/-e:victory
      Sieger:winner Skifahrer:skier Sportplatz/¨e:sports_field Tanz/¨e:dance Tänzer:dancer
      Teilnehmer:participant Tennisplatz/¨e:tennis_court Tennisschläger:tennis_racket
      Wettkampf/¨e:competition Zuschauer:spectator Ski/-er Marathon/-s Rekord/-e:record
      Turnschuh/-e:trainer Fußballspieler:football_player Schwimmer:swimmer Läufer:runner`,
    f: `Mannschaft:team Sportart/-en:kind_of_sport Gymnastik:gymnastics Spielerin:player Sporthalle:sports_hall
      Anstrengung:effort Art/-en:kind Athletin:athlete Ausrüstung:equipment Bundesliga:Bundesliga Eisbahn/-en:ice_rink
      Fitness Freizeitbeschäftigung:pastime Leichtathletik:athletics Leidenschaft:passion Leistung:performance
      Liga/Ligen:league Meisterschaft:championship Reitschule:riding_school Sportlerin:sportswoman
      Sportstunde:PE_lesson Turnhalle:gym Runde:round Piste:slope`,
    n: `Team/-s Match/-es Yoga Judo Karate Badminton Golf Kricket:cricket Cricket Squash Joggen/:jogging Jogging
      Surfen/:surfing Skateboard/-s Snowboarden/:snowboarding Snowboard/-s Fußballspiel/-e:football_match Tennis Rugby
      Hockey Spiel/-e:game Fahrrad/¨er:bike Rad/¨er:bike Schwimmen/:swimming Reiten/:riding Turnen/:gymnastics
      Training Fitnessstudio/-s:gym Skifahren/:skiing Tanzen/:dancing Wandern:hiking Angeln:fishing Boxen/:boxing
      Bergsteigen/:mountaineering Eislaufen/:ice_skating
      Finale/-s:final Fußballstadion/Fußballstadien:football_stadium Kegeln:bowling Klettern:climbing
      Laufen/:running Netz/-e:net Radfahren/:cycling Rennen:race Rudern:rowing Schach:chess Segeln:sailing
      Skaten/:skating Tauchen/:diving Tischtennis:table_tennis Trikot/-s:shirt Turnier/-e:tournament
      Mountainbike/-s:mountain_bike Netball`,
  },
  music: {
    m: `Sänger:singer Chor/¨e:choir Rock Rap Pop Song/-s Jazz Hip-Hop Hit/-s DJ/-s:DJ Gesang/¨e:singing
      Kopfhörer:headphones Künstler:artist Musiker:musician Popstar/-s:pop_star Rapper Rhythmus/Rhythmen:rhythm
      Schlagzeuger:drummer Text/-e:lyrics Ton/¨e:sound Auftritt/-e:performance MP3-Player:MP3_player
      Musikstil/-e:style_of_music Flügel:grand_piano`,
    f: `Musik:music Gitarre:guitar Geige:violin Flöte:flute Band/-s Sängerin:singer Trompete:trumpet
      Aufnahme:recording Blockflöte:recorder Bühne:stage CD/-s:CD Klassik:classical_music Melodie:melody
      Musikerin:musician Musikrichtung:kind_of_music Oper/-n:opera Popmusik:pop_music
      Rockmusik:rock_music Stimme:voice Trommel/-n:drum Künstlerin:artist Playlist/-s Ukulele
      Rockband/-s:rock_band`,
    n: `Konzert/-e:concert Klavier/-e:piano Instrument/-e Lied/-er:song Schlagzeug:drums Orchester:orchestra
      Album/Alben Cello/-s Keyboard/-s Musical/-s
      Musikvideo/-s:music_video
      Saxofon/-e:saxophone Saxophon/-e:saxophone Festival/-s
      Open-Air-Konzert/-e:open-air_concert`,
  },
  media: {
    m: `Film/-e Roman/-e:novel Schauspieler:actor Krimi/-s:detective_story Comic/-s Dokumentarfilm/-e:documentary
      Zeichentrickfilm/-e:cartoon Star/-s Fernseher:TV_set Podcast/-s Thriller Actionfilm/-e:action_film Manga/-s
      Western/- Artikel:article Autor/-en:author Fantasyfilm/-e:fantasy_film
      Horrorfilm/-e:horror_film Kanal/¨e:channel Liebesfilm/-e:love_film Science-Fiction-Film/-e:science_fiction_film
      Sender:channel Titel:title Trickfilm/-e:cartoon Youtuber:YouTuber Streamingdienst/-e:streaming_service
      Bericht/-e:report Schriftsteller:writer Leser:reader`,
    f: `Serie:series Show/-s Sendung:programme Zeitung:newspaper Zeitschrift/-en:magazine Schauspielerin:actress
      Geschichte:history Komödie:comedy Werbung:advert Seifenoper/-n:soap_opera Dokumentation:documentary
      Doku/-s:documentary Fernsehsendung:television_programme Folge:episode
      Handlung:plot Illustrierte:magazine Information Kinokarte:cinema_ticket Leinwand/¨e:screen
      Realityshow/-s:reality_show Rolle:role Talkshow/-s:talk_show
      Vorstellung:performance Figur/-en:character
      Influencerin:influencer`,
    n: `Buch/¨er:book Fernsehen/:TV Lesen/:reading Abenteuer:adventure E-Book/-s Gedicht/-e:poem Interview/-s
      Lieblingsbuch/¨er:favourite_book Magazin/-e:magazine Märchen:fairy_tale
      Programm/-e:programme Quiz/- Radio/-s Theaterstück/-e:play Drama/Dramen`,
    fp: `Nachrichten:news`,
  },
  technology: {
    m: `Blog/-s Chat/-s PC/-s:PC Link/-s Computer Laptop/-s Bildschirm/-e:screen Anschluss/¨e:connection Anruf/-e:call
      Browser Follower Nutzer:user Benutzer:user Rechner:computer Server Speicher:memory Virus/Viren
      Download/-s Influencer Account/-s`,
    f: `Konsole:console PlayStation/:PlayStation Playstation/:PlayStation Xbox:Xbox Website/-s Mail/-s:email Software/
      Nachricht/-en:message App/-s Technologie:technology Webseite:website E-Mail/-s:email SMS/-:text_message
      Batterie:battery Erfindung:invention Gefahr/-en:danger Homepage/-s Internetseite:web_page
      Kamera/-s:camera Kommunikation/:communication Maschine:machine Nutzung/:use Privatsphäre/:privacy
      Sicherheit/:safety Sucht/¨e:addiction Taste:key Technik:technology Verbindung:connection
      Bildschirmzeit:screen_time`,
    n: `Smartphone/-s Selfie/-s WLAN:Wi-Fi Web Videospiel/-e:video_game Handy/-s:mobile_phone Telefon/-e:phone
      Internet Video/-s Foto/-s:photo Computerspiel/-e:computer_game Tablet/-s Netzwerk/-e:network
      Cybermobbing:cyberbullying Gerät/-e:device Konto/Konten:account Medium/Medien Passwort/¨er:password
      Profil/-e:profile Chatten/:chatting Risiko/Risiken:risk Lieblingsspiel/-e:favourite_game
      Herunterladen/:downloading`,
    mp: `Daten:data`,
  },
  leisure: {
    m: `Spaß:fun Spaziergang/¨e:walk Spieleabend/-e:games_evening Zeitvertreib/-e:pastime Filmabend/-e:film_evening
      Zirkus/-se:circus`,
    f: `Freizeit:free_time Aktivität:activity Lust:desire Beschäftigung:activity Freiheit:freedom Langeweile/:boredom
      Malerei:painting Puppe:doll Sammlung:collection Unterhaltung:entertainment Zeichnung:drawing
      Ausstellung:exhibition Vorliebe:preference Ruhe/:quiet`,
    n: `Wochenende/-n:weekend Hobby/-s Brettspiel/-e:board_game Fotografieren/:photography Kartenspiel/-e:card_game
      Lieblingshobby/-s:favourite_hobby Malen/:painting Nähen/:sewing Stricken/:knitting Spazierengehen/:walking
      Ausgehen/:going_out Kochen/:cooking Backen/:baking Singen/:singing Zelten/:camping Gemälde/-:painting
      Feriencamp/-s:holiday_camp Vergnügen:pleasure Chillen/:chilling`,
  },
};
