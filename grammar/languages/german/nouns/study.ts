import type { NounTable } from "../../../core/morphology.ts";

/** School, work, and what belongs to no topic; how the nouns are written: `nouns.ts`. */
export const study: NounTable = {
  school: {
    m: `Lehrer:teacher Schüler:pupil Unterricht:lessons Stundenplan/¨e:timetable Bleistift/-e:pencil Rucksack/¨e Druck:pressure
Direktor/-en:head_teacher Schultag/-e:school_day Schulhof/¨e:school_yard Abschluss/¨e:qualification Austausch/-e:exchange Erfolg/-e:success
Fehler:mistake Fortschritt/-e:progress Hof/¨e:yard Kindergarten/¨:nursery Kugelschreiber:pen Kurs/-e:course Satz/¨e:sentence
Schulbus/-se:school_bus Schulleiter:head Schulweg/-e:way_to_school Taschenrechner:calculator Test/-s Versuch/-e:experiment`,
    f: `Schule:school Klasse:class Lehrerin:teacher Schülerin:pupil Stunde:lesson Pause:break Note:mark Prüfung:exam Hausaufgabe:homework
Uniform/-en Schuluniform/-en:school_uniform Erdkunde/:geography Biologie/:biology Chemie/:chemistry Physik:physics Mathe/:maths
Informatik:computing Kunst:art Religion Regel/-n:rule Universität:university Uni/-s:university Grundschule:primary_school Kantine:canteen
Klassenfahrt/-en:class_trip Oberstufe/:sixth_form Antwort/-en:answer AG/-s:club Aufgabe:task Ausbildung:training Bildung/:education
Direktorin:head Fremdsprache:foreign_language Geografie/:geography Grammatik/-en:grammar Hauptschule:secondary_school Klassenarbeit/-en:test
Literatur/-en:literature Mathematik:maths Mensa/Mensen:canteen Mittagspause:lunch_break Nachhilfe/:tutoring Realschule:secondary_school
Schultasche:school_bag Schwäche:weakness Stärke:strength Theatergruppe:drama_group Übung:exercise Vokabel/-n:vocabulary
Vorbereitung:preparation Wissenschaft:science Zahl/-en:number Strafe:punishment Bücherei:library Erlaubnis/-se:permission`,
    n: `Fach/¨er:subject Lieblingsfach/¨er:favourite_subject Gymnasium/Gymnasien:grammar_school Heft/-e:exercise_book Klassenzimmer:classroom
Zeugnis/-se:report Abitur:A_levels Deutsch:German Englisch:English Französisch:French Spanisch:Spanish Blatt/¨er:sheet Etui/-s:pencil_case
Internat/-e:boarding_school Labor/-s:laboratory Latein:Latin Projekt/-e:project Schuljahr/-e:school_year Werken/:handicraft
Ergebnis/-se:result Rechnen/:arithmetic Zeichnen/:drawing Experiment/-e Wissen/:knowledge Lernen/:learning`,
    mw: `Student/-en`,
    fp: `Naturwissenschaften:science Fremdsprachen:foreign_languages`,
  },
  work: {
    m: `Beruf/-e:profession Job/-s Chef/-s:boss Arzt/¨e:doctor Ingenieur/-e:engineer Mechaniker:mechanic Traum/¨e:dream Plan/¨e Lohn/¨e:wage
Nebenjob/-s:part-time_job Arbeitsplatz/¨e:workplace Verkäufer:shop_assistant Kellner:waiter Tierarzt/¨e:vet Friseur/-e:hairdresser
Koch/¨e:cook Babysitter Anwalt/¨e:lawyer Arbeiter:worker Arbeitstag/-e:working_day Brief/-e:letter Fahrer:driver Ferienjob/-s:holiday_job
Gärtner:gardener Handel/:trade Informatiker:computer_scientist Krankenpfleger:nurse Manager Maler:painter Politiker:politician
Programmierer:programmer Termin/-e:appointment Traumberuf/-e:dream_job Traumjob/-s:dream_job Unfall/¨e:accident Verdienst/-e:earnings
Wissenschaftler:scientist Zahnarzt/¨e:dentist Zeitungsjunge/-n:paper_boy Forscher:researcher Designer Ehrgeiz:ambition`,
    f: `Arbeit/-en:work Firma/Firmen:company Stelle:job Ärztin:doctor Zukunft:future Ingenieurin:engineer Erfahrung:experience Fabrik/-en:factory
Karriere:career Kellnerin:waitress Tierärztin:vet Friseurin:hairdresser Krankenschwester/-n:nurse Lehre:apprenticeship
Verantwortung/:responsibility Anwältin:lawyer Arbeitslosigkeit/:unemployment Architektin:architect Bewerbung:application Chance Chefin:boss
Flugbegleiterin:flight_attendant Fotografin:photographer Gärtnerin:gardener Gelegenheit:opportunity Journalistin:journalist Köchin:cook
Mechanikerin:mechanic Möglichkeit:possibility Pilotin:pilot Polizistin:police_officer Programmiererin:programmer Studentin:student
Verkäuferin:shop_assistant Wissenschaftlerin:scientist Wirtschaft/:economy Bezahlung/:pay Hoffnung:hope Entscheidung:decision
Fähigkeit:ability Kreativität/:creativity Wahl/-en:choice Kundin:customer Designerin:designer Kollegin:colleague Psychologin:psychologist
Bäckerin:baker`,
    n: `Geld:money Büro/-s:office Praktikum/Praktika:work_experience Leben:life Taschengeld:pocket_money Studium/Studien:studies Gehalt/¨er:salary
Trinkgeld/-er:tip Babysitten/:babysitting Interesse/-n:interest Unternehmen:company Talent/-e Einkommen:income Ehrenamt/¨er:voluntary_post`,
    mw: `Polizist/-en:police_officer Kunde/-n:customer Kollege/-n:colleague Journalist/-en Architekt/-en:architect Psychologe/-n:psychologist
Patient/-en Astronaut/-en Fotograf/-en:photographer Pilot/-en Soldat/-en:soldier`,
    a: `Beamte:civil_servant Freiwillige:volunteer`,
    fp: `Kosten:costs`,
  },
  other: {
    m: `Tag/-e:day Monat/-e:month Morgen:morning Abend/-e:evening Nachmittag/-e:afternoon Montag/-e:Monday Dienstag/-e:Tuesday Mittwoch/-e:Wednesday
Donnerstag/-e:Thursday Freitag/-e:Friday Samstag/-e:Saturday Sonntag/-e:Sunday Vorteil/-e:advantage Nachteil/-e:disadvantage Grund/¨e:reason
Moment/-e Vormittag/-e:morning Teil/-e:part Alltag:everyday_life Anfang/¨e:beginning August:August April:April Augenblick/-e:moment
Beginn:beginning Dank:thanks Dezember/:December Eindruck/¨e:impression Einfluss/¨e:influence Fall/¨e:case Februar:February
Ferientag/-e:day_of_holiday Flüchtling/-e:refugee Januar:January Juli:July Juni:June König/-e:king Kilometer:kilometre Liter:litre Mai:May
März:March Mangel/¨:lack Meter:metre Mittag/-e:midday Mut:courage November/:November Oktober/:October Quatsch:nonsense Raub:robbery
September/:September Sinn/-e:sense Tod/-e:death Unterschied/-e:difference Vorschlag/¨e:suggestion Wert/-e:value Zufall/¨e:coincidence
Schritt/-e:step Nutzen/:benefit Schmutz:dirt Ärger/:trouble Hass:hatred Horror Gebrauch/¨e:use Fakt/-en:fact Rest/-e`,
    f: `Welt/-en:world Woche:week Nacht/¨e:night Minute Uhr/-en:clock Zeit/-en:time Idee:idea Sprache:language Frage:question Farbe:colour
Meinung:opinion Kultur/-en:culture Sache:thing Hilfe/:help Nummer/-n:number Angst/¨e:fear Routine Mitternacht:midnight Ahnung:idea
Ausnahme:exception Bedeutung:meaning Beschreibung:description Bitte:request Form/-en Forschung:research Gleichberechtigung/:equal_rights
Hälfte:half Königin:queen Kritik/-en:criticism Lüge:lie Menge:amount Million Mühe:effort Politik:politics Realität:reality
Regierung:government Reihe:row Schuld:blame Sekunde:second Sorge:worry Sorte:kind Toleranz:tolerance Vergangenheit/:past Wahrheit:truth
Weise:way Atmosphäre:atmosphere Stimmung:atmosphere Schönheit/:beauty Verbesserung:improvement Veränderung:change Änderung:change Wut:anger
Ordnung/:order Situation Rasse:race`,
    n: `Jahr/-e:year Ende/-n:end Beispiel/-e:example Ding/-e:thing Thema/Themen:subject Wort/¨er:word Bild/-er:picture Alter/:age Mal/-e:time
Argument/-e Ereignis/-se:event Erlebnis/-se:experience Gegenteil/-e:opposite Glück:luck Gesetz/-e:law Jahrhundert/-e:century
Jahrzehnt/-e:decade Material/-ien Opfer:victim Pech:bad_luck Prozent/-e:per_cent Recht/-e:right Resultat/-e:result System/-e
Verbrechen:crime Verbot/-e:ban Verständnis:understanding Wesen:being Zeichen:sign Zeug:stuff Detail/-s Mittel:means Rätsel:puzzle Chaos
Tempo/-s:speed Verhalten/:behaviour Gebot/-e:commandment`,
    mw: `Gedanke/-n:thought Wille/-n:will Franzose/-n:Frenchman Schotte/-n:Scot Ire/-n:Irishman Türke/-n:Turk Grieche/-n:Greek Chinese/-n:Chinese
Pole/-n:Pole Brite/-n:Briton Christ/-en:Christian Löwe/-n:lion Affe/-n:monkey Elefant/-en:elephant Hase/-n:hare Experte/-n:expert
Zeuge/-n:witness Klassenkamerad/-en:classmate Athlet/-en:athlete Held/-en:hero Gitarrist/-en:guitarist Bauer/-n:farmer`,
    a: `Deutsche:German`,
  },
};
