import type { NounTable } from "../../morphology.ts";

/** School, work, media and technology. */
export const school: NounTable = {
  school: {
    m: `Lehrer/-:teacher Schüler/-:pupil Unterricht:lessons Stundenplan/Stundenpläne:timetable Kuli/-s:pen Bleistift/-e:pencil Rucksack/Rucksäcke:rucksack
      Druck:pressure Direktor/-en:head_teacher Schultag/-e:school_day Schulhof/Schulhöfe:school_yard Abschluss/Abschlüsse:qualification
      Austausch/-e:exchange Erfolg/-e:success Fehler/-:mistake Fortschritt/-e:progress Füller/-:fountain_pen Hof/Höfe:yard
      Kindergarten/Kindergärten:nursery Klassenlehrer/-:form_teacher Klassenraum/Klassenräume:classroom Kugelschreiber/-:pen Kurs/-e:course
      Radiergummi/-s:rubber Satz/Sätze:sentence Schlips/-e:tie
      Schulabschluss/Schulabschlüsse:leaving_certificate Schulbus/-se:school_bus Schulfreund/-e:school_friend Schulleiter/-:head
      Schüleraustausch/-e:school_exchange Schulweg/-e:way_to_school Stift/-e:pen Taschenrechner/-:calculator Test/-s:test
      Umlaut/-e:umlaut Versuch/-e:experiment Zettel/-:note Zirkel/-:compasses Austauschschüler/-:exchange_student
`,
    f: `Schule/-n:school Klasse/-n:class Lehrerin/-nen:teacher Schülerin/-nen:pupil Stunde/-n:lesson Pause/-n:break Note/-n:mark Prüfung/-en:exam
      Hausaufgabe/-n:homework Uniform/-en:uniform Schuluniform/-en:school_uniform Erdkunde:geography Biologie:biology Chemie:chemistry Physik:physics
      Mathe:maths Informatik:computing Kunst:art Religion/-en:religion Regel/-n:rule Universität/-en:university Uni/-s:university
      Grundschule/-n:primary_school Gesamtschule/-n:comprehensive_school Kantine/-n:canteen Klassenfahrt/-en:class_trip
      Oberstufe:sixth_form Antwort/-en:answer AG/-s:club Aufgabe/-n:task Aula/Aulen:hall Aussprache:pronunciation Ausbildung/-en:training Bildung:education
      Direktorin/-nen:head Disziplin:discipline Fremdsprache/-n:foreign_language Ganztagsschule/-n:all-day_school Geografie:geography Grammatik/-en:grammar
      Hauptschule/-n:secondary_school Hochschule/-n:college Klassenarbeit/-en:test Literatur/-en:literature
      Mathematik:maths Mensa/Mensen:canteen Mittagspause/-n:lunch_break Muttersprache/-n:mother_tongue Nachhilfe:tutoring Privatschule/-n:private_school
      Realschule/-n:secondary_school Schultasche/-n:school_bag Schwäche/-n:weakness Stärke/-n:strength Theatergruppe/-n:drama_group
      Übung/-en:exercise Unterrichtsstunde/-n:lesson Vokabel/-n:vocabulary Vorbereitung/-en:preparation Wissenschaft/-en:science Schere/-n:scissors
      Kreide/-n:chalk Zahl/-en:number Austauschschülerin/-nen:exchange_student Strafe/-n:punishment Bücherei/-en:library
      Erlaubnis/-se:permission`,
    n: `Fach/Fächer:subject Lieblingsfach/Lieblingsfächer:favourite_subject Gymnasium/Gymnasien:grammar_school Heft/-e:exercise_book Klassenzimmer/-:classroom
      Zeugnis/-se:report Abitur:A_levels Deutsch:German Englisch:English Französisch:French Spanisch:Spanish Lineal/-e:ruler Theaterspielen:drama
      Blatt/Blätter:sheet Etui/-s:pencil_case Internat/-e:boarding_school Labor/-s:laboratory Latein:Latin
      Lehrerzimmer/-:staff_room Projekt/-e:project Schuljahr/-e:school_year
      Schulleben:school_life Schulsystem/-e:school_system
      Werken:handicraft Wörterbuch/Wörterbücher:dictionary Ergebnis/-se:result Vokabular:vocabulary
      Rechnen:arithmetic Zeichnen:drawing Schulbuch/Schulbücher:textbook Experiment/-e:experiment
      Wissen:knowledge Gedächtnis/-se:memory Lernen:learning`,
    mw: "Student/-en:student",
    fp: `Naturwissenschaften:science Fremdsprachen:foreign_languages`,
  },
  work: {
    m: `Beruf/-e:profession Job/-s:job Chef/-s:boss Arzt/Ärzte:doctor Ingenieur/-e:engineer Mechaniker/-:mechanic Traum/Träume:dream Plan/Pläne:plan
      Lohn/Löhne:wage Nebenjob/-s:part-time_job Arbeitsplatz/Arbeitsplätze:workplace Verkäufer/-:shop_assistant Kellner/-:waiter Tierarzt/Tierärzte:vet
      Friseur/-e:hairdresser Koch/Köche:cook Babysitter/-:babysitter Anwalt/Anwälte:lawyer Arbeitgeber/-:employer Arbeiter/-:worker Arbeitnehmer/-:employee
      Arbeitstag/-e:working_day Besitzer/-:owner Brief/-e:letter
      Fahrer/-:driver Ferienjob/-s:holiday_job Fleischer/-:butcher Gärtner/-:gardener Handel:trade
      Informatiker/-:computer_scientist Krankenpfleger/-:nurse Lebenslauf/Lebensläufe:CV
      Manager/-:manager Maler/-:painter Maurer/-:bricklayer Politiker/-:politician Programmierer/-:programmer
      Rentner/-:pensioner Richter/-:judge Samstagsjob/-s:Saturday_job
      Termin/-e:appointment Traumberuf/-e:dream_job Traumjob/-s:dream_job
      Übersetzer/-:translator Unfall/Unfälle:accident Verdienst/-e:earnings Vertrag/Verträge:contract Wissenschaftler/-:scientist
      Zahnarzt/Zahnärzte:dentist Zeitungsjunge/-n:paper_boy Forscher/-:researcher Designer/-:designer Apotheker/-:pharmacist Berater/-:adviser
      Bewerber/-:applicant Busfahrer/-:bus_driver Fußballprofi/-s:football_professional Entwickler/-:developer Ehrgeiz:ambition`,
    f: `Arbeit/-en:work Firma/Firmen:company Stelle/-n:job Ärztin/-nen:doctor Zukunft:future Ingenieurin/-nen:engineer Erfahrung/-en:experience
      Fabrik/-en:factory Karriere/-n:career Kellnerin/-nen:waitress Tierärztin/-nen:vet Friseurin/-nen:hairdresser Krankenschwester/-n:nurse
      Lehre/-n:apprenticeship Verantwortung:responsibility Anwältin/-nen:lawyer Arbeiterin/-nen:worker
      Arbeitslosigkeit:unemployment Arbeitszeit/-en:working_hours Architektin/-nen:architect Bewerbung/-en:application Chance/-n:chance
      Chefin/-nen:boss Flugbegleiterin/-nen:flight_attendant Fotografin/-nen:photographer
      Gärtnerin/-nen:gardener Geschäftsfrau/-en:businesswoman Gelegenheit/-en:opportunity Hausfrau/-en:housewife
      Journalistin/-nen:journalist Köchin/-nen:cook Mechanikerin/-nen:mechanic Möglichkeit/-en:possibility Pilotin/-nen:pilot
      Polizistin/-nen:police_officer Programmiererin/-nen:programmer
      Stellenanzeige/-n:job_advertisement Studentin/-nen:student Verkäuferin/-nen:shop_assistant
      Wissenschaftlerin/-nen:scientist Zahnärztin/-nen:dentist Wirtschaft:economy Organisation/-en:organisation
      Bezahlung:pay Hoffnung/-en:hope Absicht/-en:intention Entscheidung/-en:decision Fähigkeit/-en:ability Kreativität:creativity Wahl/-en:choice
      Kundin/-nen:customer Designerin/-nen:designer Kollegin/-nen:colleague Psychologin/-nen:psychologist Bäckerin/-nen:baker Babysitterin/-nen:babysitter
`,
    n: `Geld:money Büro/-s:office Praktikum/Praktika:work_experience Leben/-:life Taschengeld:pocket_money
      Studium/Studien:studies Gehalt/Gehälter:salary Babysitten:babysitting Interesse/-n:interest
      Unternehmen/-:company Vorstellungsgespräch/-e:job_interview Talent/-e:talent Einkommen/-:income
      Ehrenamt/Ehrenämter:voluntary_post`,
    mw: `Polizist/-en:police_officer Kunde/-n:customer Kollege/-n:colleague Journalist/-en:journalist Architekt/-en:architect
      Psychologe/-n:psychologist Patient/-en:patient Astronaut/-en:astronaut Fotograf/-en:photographer Pilot/-en:pilot Soldat/-en:soldier

`,
    a: "Beamte:civil_servant Freiwillige:volunteer",
    fp: "Kosten:costs",
  },
  technology: {
    m: `Blog/-s:blog Chat/-s:chat PC/-s:PC Link/-s:link Computer/-:computer Laptop/-s:laptop Bildschirm/-e:screen Anschluss/Anschlüsse:connection
      Anruf/-e:call Browser/-:browser Follower/-:follower Nutzer/-:user Benutzer/-:user Ordner/-:folder
      Rechner/-:computer Server/-:server Speicher/-:memory Virus/Viren:virus Download/-s:download Influencer/-:influencer Account/-s:account Akku/-s:battery
`,
    f: `Konsole/-n:console PlayStation:PlayStation Playstation:PlayStation Xbox:Xbox Website/-s:website Mail/-s:email Software:software Nachricht/-en:message
      App/-s:app Technologie/-n:technology Webseite/-n:website E-Mail/-s:email SMS/-:text_message Batterie/-n:battery Datei/-en:file
      Erfindung/-en:invention Gefahr/-en:danger Homepage/-s:homepage Internetseite/-n:web_page
      Kamera/-s:camera Kommunikation:communication Maschine/-n:machine Nutzung:use Privatsphäre:privacy Sicherheit:safety
      Sucht/Süchte:addiction Tastatur/-en:keyboard Taste/-n:key Technik:technology Verbindung/-en:connection Bildschirmzeit:screen_time
      Suchmaschine/-n:search_engine`,
    n: `Smartphone/-s:smartphone Selfie/-s:selfie WLAN:Wi-Fi Web:web Videospiel/-e:video_game Handy/-s:mobile_phone Telefon/-e:phone
      Internet:internet Video/-s:video Foto/-s:photo Computerspiel/-e:computer_game Tablet/-s:tablet Netzwerk/-e:network Cybermobbing:cyberbullying
      Gerät/-e:device Konto/Konten:account Medium/Medien:medium Passwort/Passwörter:password Profil/-e:profile Chatten:chatting
      Risiko/Risiken:risk Lieblingsspiel/-e:favourite_game Herunterladen:downloading Ladegerät/-e:charger`,
    mp: "Daten:data",
  },
  media: {
    m: `Film/-e:film Roman/-e:novel Schauspieler/-:actor Krimi/-s:detective_story Comic/-s:comic Dokumentarfilm/-e:documentary Zeichentrickfilm/-e:cartoon
      Star/-s:star Fernseher/-:TV_set Podcast/-s:podcast Thriller/-:thriller Actionfilm/-e:action_film Manga/-s:manga Western/-:western
      Abenteuerfilm/-e:adventure_film Artikel/-:article Autor/-en:author Fantasyfilm/-e:fantasy_film
      Horrorfilm/-e:horror_film Kanal/Kanäle:channel Liebesfilm/-e:love_film
      Science-Fiction-Film/-e:science_fiction_film Sender/-:channel Titel/-:title Trickfilm/-e:cartoon Youtuber/-:YouTuber
      Streamingdienst/-e:streaming_service Bericht/-e:report Schriftsteller/-:writer Leser/-:reader Lieblingsfilm/-e:favourite_film`,
    f: `Serie/-n:series Show/-s:show Sendung/-en:programme Zeitung/-en:newspaper Zeitschrift/-en:magazine Schauspielerin/-nen:actress Geschichte/-n:history
      Komödie/-n:comedy Werbung/-en:advert Seifenoper/-n:soap_opera Dokumentation/-en:documentary Doku/-s:documentary
      Fernsehserie/-n:television_series Fernsehsendung/-en:television_programme Folge/-n:episode Handlung/-en:plot Illustrierte/-n:magazine
      Information/-en:information Kinokarte/-n:cinema_ticket Lektüre/-n:reading Leinwand/Leinwände:screen Liebesgeschichte/-n:love_story
      Quizsendung/-en:quiz_show Realityshow/-s:reality_show Rolle/-n:role
      Talkshow/-s:talk_show Vorstellung/-en:performance Figur/-en:character
      Lieblingssendung/-en:favourite_programme Lieblingsserie/-n:favourite_series Influencerin/-nen:influencer`,
    n: `Buch/Bücher:book Fernsehen:TV Lesen:reading Abenteuer/-:adventure E-Book/-s:e-book Gedicht/-e:poem
      Interview/-s:interview Jugendbuch/Jugendbücher:book_for_young_people Lieblingsbuch/Lieblingsbücher:favourite_book
      Magazin/-e:magazine Märchen/-:fairy_tale Programm/-e:programme Quiz/-:quiz Radio/-s:radio Sachbuch/Sachbücher:non-fiction_book Theaterstück/-e:play
      Drama/Dramen:drama Kapitel/-:chapter Kochbuch/Kochbücher:cookbook`,
    fp: "Nachrichten:news",
  },
};
