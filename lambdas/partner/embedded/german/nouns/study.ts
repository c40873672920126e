import type { NounTable } from "../../morphology.ts";

/** School, work, and what belongs to no topic; how the nouns are written: `nouns.ts`. */
export const study: NounTable = {
  school: {
    m: `Lehrer:teacher Schüler:pupil Unterricht:lessons Stundenplan/¨e:timetable Kuli/-s:pen Bleistift/-e:pencil
      Rucksack/¨e Druck:pressure Direktor/-en:head_teacher Schultag/-e:school_day Schulhof/¨e:school_yard
      Abschluss/¨e:qualification Austausch/-e:exchange Erfolg/-e:success Fehler:mistake Fortschritt/-e:progress
      Füller:fountain_pen Hof/¨e:yard Kindergarten/¨:nursery Klassenlehrer:form_teacher Klassenraum/¨e:classroom
      Kugelschreiber:pen Kurs/-e:course Radiergummi/-s:rubber Satz/¨e:sentence Schlips/-e:tie
      Schulabschluss/¨e:leaving_certificate Schulbus/-se:school_bus Schulfreund/-e:school_friend Schulleiter:head
      Schulweg/-e:way_to_school Stift/-e:pen Taschenrechner:calculator Test/-s
      Umlaut/-e Versuch/-e:experiment Zettel:note Zirkel:compasses `,
    f: `Schule:school Klasse:class Lehrerin:teacher Schülerin:pupil Stunde:lesson Pause:break Note:mark Prüfung:exam
      Hausaufgabe:homework Uniform/-en Schuluniform/-en:school_uniform Erdkunde/:geography Biologie/:biology
      Chemie/:chemistry Physik:physics Mathe/:maths Informatik:computing Kunst:art Religion Regel/-n:rule
      Universität:university Uni/-s:university Grundschule:primary_school Gesamtschule:comprehensive_school
      Kantine:canteen Klassenfahrt/-en:class_trip Oberstufe/:sixth_form Antwort/-en:answer AG/-s:club Aufgabe:task
      Aula/Aulen:hall Aussprache/:pronunciation Ausbildung:training Bildung/:education Direktorin:head
      Disziplin/:discipline Fremdsprache:foreign_language Ganztagsschule:all-day_school Geografie/:geography
      Grammatik/-en:grammar Hauptschule:secondary_school Hochschule:college Klassenarbeit/-en:test
      Literatur/-en:literature Mathematik:maths Mensa/Mensen:canteen Mittagspause:lunch_break
      Muttersprache:mother_tongue Nachhilfe/:tutoring Realschule:secondary_school
      Schultasche:school_bag Schwäche:weakness Stärke:strength Theatergruppe:drama_group Übung:exercise
      Vokabel/-n:vocabulary Vorbereitung:preparation Wissenschaft:science Schere:scissors
      Kreide:chalk Zahl/-en:number Strafe:punishment Bücherei:library
      Erlaubnis/-se:permission`,
    n: `Fach/¨er:subject Lieblingsfach/¨er:favourite_subject Gymnasium/Gymnasien:grammar_school Heft/-e:exercise_book
      Klassenzimmer:classroom Zeugnis/-se:report Abitur:A_levels Deutsch:German Englisch:English Französisch:French
      Spanisch:Spanish Lineal/-e:ruler Theaterspielen/:drama Blatt/¨er:sheet Etui/-s:pencil_case
      Internat/-e:boarding_school Labor/-s:laboratory Latein:Latin Lehrerzimmer:staff_room Projekt/-e:project
      Schuljahr/-e:school_year Schulleben/:school_life Schulsystem/-e:school_system Werken/:handicraft
      Wörterbuch/¨er:dictionary Ergebnis/-se:result Vokabular:vocabulary Rechnen/:arithmetic Zeichnen/:drawing
      Schulbuch/¨er:textbook Experiment/-e Wissen/:knowledge Gedächtnis/-se:memory Lernen/:learning`,
    mw: `Student/-en`,
    fp: `Naturwissenschaften:science Fremdsprachen:foreign_languages`,
  },
  work: {
    m: `Beruf/-e:profession Job/-s Chef/-s:boss Arzt/¨e:doctor Ingenieur/-e:engineer Mechaniker:mechanic
      Traum/¨e:dream Plan/¨e Lohn/¨e:wage Nebenjob/-s:part-time_job Arbeitsplatz/¨e:workplace Verkäufer:shop_assistant
      Kellner:waiter Tierarzt/¨e:vet Friseur/-e:hairdresser Koch/¨e:cook Babysitter Anwalt/¨e:lawyer
      Arbeitgeber:employer Arbeiter:worker Arbeitnehmer:employee Arbeitstag/-e:working_day Besitzer:owner
      Brief/-e:letter Fahrer:driver Ferienjob/-s:holiday_job Fleischer:butcher Gärtner:gardener Handel/:trade
      Informatiker:computer_scientist Krankenpfleger:nurse Lebenslauf/¨e:CV Manager Maler:painter Maurer:bricklayer
      Politiker:politician Programmierer:programmer Rentner:pensioner Richter:judge Samstagsjob/-s:Saturday_job
      Termin/-e:appointment Traumberuf/-e:dream_job Traumjob/-s:dream_job Übersetzer:translator Unfall/¨e:accident
      Verdienst/-e:earnings Vertrag/¨e:contract Wissenschaftler:scientist Zahnarzt/¨e:dentist
      Zeitungsjunge/-n:paper_boy Forscher:researcher Designer Apotheker:pharmacist Berater:adviser Bewerber:applicant
      Busfahrer:bus_driver Fußballprofi/-s:football_professional Entwickler:developer Ehrgeiz:ambition`,
    f: `Arbeit/-en:work Firma/Firmen:company Stelle:job Ärztin:doctor Zukunft:future Ingenieurin:engineer
      Erfahrung:experience Fabrik/-en:factory Karriere:career Kellnerin:waitress Tierärztin:vet Friseurin:hairdresser
      Krankenschwester/-n:nurse Lehre:apprenticeship Verantwortung/:responsibility Anwältin:lawyer Arbeiterin:worker
      Arbeitslosigkeit/:unemployment Arbeitszeit/-en:working_hours Architektin:architect Bewerbung:application Chance
      Chefin:boss Flugbegleiterin:flight_attendant Fotografin:photographer Gärtnerin:gardener
      Geschäftsfrau/-en:businesswoman Gelegenheit:opportunity Hausfrau/-en:housewife Journalistin:journalist
      Köchin:cook Mechanikerin:mechanic Möglichkeit:possibility Pilotin:pilot Polizistin:police_officer
      Programmiererin:programmer Stellenanzeige:job_advertisement Studentin:student Verkäuferin:shop_assistant
      Wissenschaftlerin:scientist Zahnärztin:dentist Wirtschaft/:economy Organisation Bezahlung/:pay Hoffnung:hope
      Absicht/-en:intention Entscheidung:decision Fähigkeit:ability Kreativität/:creativity Wahl/-en:choice
      Kundin:customer Designerin:designer Kollegin:colleague Psychologin:psychologist Bäckerin:baker
      Babysitterin:babysitter`,
    n: `Geld:money Büro/-s:office Praktikum/Praktika:work_experience Leben:life Taschengeld:pocket_money
      Studium/Studien:studies Gehalt/¨er:salary Babysitten/:babysitting Interesse/-n:interest Unternehmen:company
      Vorstellungsgespräch/-e:job_interview Talent/-e Einkommen:income Ehrenamt/¨er:voluntary_post`,
    mw: `Polizist/-en:police_officer Kunde/-n:customer Kollege/-n:colleague Journalist/-en Architekt/-en:architect
      Psychologe/-n:psychologist Patient/-en Astronaut/-en Fotograf/-en:photographer Pilot/-en Soldat/-en:soldier`,
    a: `Beamte:civil_servant Freiwillige:volunteer`,
    fp: `Kosten:costs`,
  },
  other: {
    m: `Tag/-e:day Monat/-e:month Morgen:morning Abend/-e:evening Nachmittag/-e:afternoon Montag/-e:Monday
      Dienstag/-e:Tuesday Mittwoch/-e:Wednesday Donnerstag/-e:Thursday Freitag/-e:Friday Samstag/-e:Saturday
      Sonntag/-e:Sunday Vorteil/-e:advantage Nachteil/-e:disadvantage Grund/¨e:reason Moment/-e Vormittag/-e:morning
      Teil/-e:part Alltag:everyday_life Anfang/¨e:beginning Anteil/-e:share August:August April:April Aspekt/-e:aspect
      Augenblick/-e:moment Beginn:beginning Bereich/-e:area Dank:thanks Dezember/:December Dieb/-e:thief
      Effekt/-e:effect Eindruck/¨e:impression Einfluss/¨e:influence Fall/¨e:case Februar:February
      Ferientag/-e:day_of_holiday Flüchtling/-e:refugee Gegenstand/¨e:object Inhalt/-e:contents Januar:January
      Juli:July Juni:June König/-e:king Kilometer:kilometre Liter:litre Mai:May März:March Mangel/¨:lack Meter:metre
      Mittag/-e:midday Mut:courage November/:November Oktober/:October Quatsch:nonsense Raub:robbery
      September/:September Sinn/-e:sense Tod/-e:death Unterschied/-e:difference Verlust/-e:loss
      Vorschlag/¨e:suggestion Wert/-e:value Zweck/-e:purpose Zufall/¨e:coincidence Zeitpunkt/-e:point_in_time
      Schritt/-e:step Staat/-en:state Nutzen/:benefit Bedarf:need Schmutz:dirt Ärger/:trouble Hass:hatred Horror
      Gebrauch/¨e:use Fakt/-en:fact Rest/-e Sonnenaufgang/¨e:sunrise Moslem/-s:Muslim`,
    f: `Welt/-en:world Woche:week Nacht/¨e:night Minute Uhr/-en:clock Zeit/-en:time Idee:idea Sprache:language
      Frage:question Farbe:colour Meinung:opinion Kultur/-en:culture Sache:thing Hilfe/:help Nummer/-n:number
      Angst/¨e:fear Routine Mitternacht:midnight Ahnung:idea Ausnahme:exception
      Bedeutung:meaning Beschreibung:description Bitte:request Demokratie:democracy Form/-en Forschung:research
      Geschwindigkeit:speed Gleichberechtigung/:equal_rights Hälfte:half Königin:queen Kleinigkeit:little_thing
      Kritik/-en:criticism Lebensqualität/:quality_of_life Lüge:lie Menge:amount Million Mühe:effort Partei:party
      Phase Politik:politics Realität:reality Reaktion:reaction Regierung:government Reihe:row Schuld:blame
      Sekunde:second Sorge:worry Sorte:kind Toleranz:tolerance Tatsache:fact Viertelstunde:quarter_of_an_hour
      Vergangenheit/:past Wahrheit:truth Weise:way Wirkung:effect Atmosphäre:atmosphere Stimmung:atmosphere
      Rückkehr:return Schönheit/:beauty Szene:scene Verbesserung:improvement Veränderung:change Änderung:change
      Theorie:theory Wut:anger Ordnung/:order Situation Rasse:race Immigration/`,
    n: `Jahr/-e:year Ende/-n:end Beispiel/-e:example Ding/-e:thing Thema/Themen:subject Wort/¨er:word Bild/-er:picture
      Alter/:age Mal/-e:time Argument/-e Ereignis/-se:event Erlebnis/-se:experience Gegenteil/-e:opposite Glück:luck
      Gesetz/-e:law Jahrhundert/-e:century Jahrzehnt/-e:decade Material/-ien Opfer:victim Pech:bad_luck
      Prozent/-e:per_cent Recht/-e:right Resultat/-e:result Symbol/-e System/-e Unglück/-e:misfortune Verbrechen:crime
      Verbot/-e:ban Verständnis:understanding Wesen:being Zeichen:sign Zeug:stuff Zitat/-e:quotation Detail/-s
      Mittel:means Rätsel:puzzle Niveau/-s:level Chaos Tempo/-s:speed Verhalten/:behaviour Elend:misery
      Gebot/-e:commandment`,
    mw: `Gedanke/-n:thought Wille/-n:will Russe/-n:Russian Franzose/-n:Frenchman Schotte/-n:Scot Ire/-n:Irishman
      Türke/-n:Turk Grieche/-n:Greek Chinese/-n:Chinese Pole/-n:Pole Däne/-n:Dane Brite/-n:Briton Migrant/-en
      Immigrant/-en Prinz/-en:prince Christ/-en:Christian Löwe/-n:lion Affe/-n:monkey Elefant/-en:elephant
      Bär/-en:bear Hase/-n:hare Experte/-n:expert Zeuge/-n:witness Kamerad/-en:mate Klassenkamerad/-en:classmate
      Athlet/-en:athlete Held/-en:hero Gitarrist/-en:guitarist Automat/-en:machine Bauer/-n:farmer`,
    a: `Deutsche:German`,
  },
};
