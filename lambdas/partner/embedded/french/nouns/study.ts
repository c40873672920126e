import type { NounTable } from "../../morphology.ts";

/** Nouns for school, work, and all else; how they are written: `nouns.ts`. */
export const study: NounTable = {
  school: {
    m: `collège:secondary_school lycée:sixth_form cours:lesson examen:exam devoir:homework uniforme:uniform dessin:art
      français:French anglais:English espagnol:Spanish allemand:German stylo:pen crayon:pencil cahier:exercise_book
      règlement:rule diplôme:diploma bac:baccalaureate emploi-du-temps/emplois-du-temps:timetable bulletin:report
      étudiant:student bic:biro feutre:felt-tip+ cartable:school_bag+ taille-crayon:pencil_sharpener+ classeur:folder+
      dictionnaire:dictionary manuel:textbook+ exercice:exercise contrôle:test test résultat:result échec:failure+
      succès/succès:success+ niveau/niveaux:level sujet:subject trimestre:term+ semestre:semester+
      directeur:head_teacher proviseur:headteacher+ instituteur:primary_teacher+ lycéen:sixth_former+
      collégien:secondary_pupil+ pensionnat:boarding_school+ internat:boarding_school+ laboratoire:laboratory labo:lab
      atelier:workshop+ échange:exchange latin:Latin grec:Greek italien:Italian chinois:Chinese russe:Russian
      japonais:Japanese gallois:Welsh arabe:Arabic vocabulaire:vocabulary+ verbe:verb oral/oraux:speaking_exam
      bachelier:graduate+ enseignement:teaching+ apprentissage:apprenticeship+ redoublement:repeating_a_year+
      harceleur:bully+ maquillage:make-up bijou/bijoux:jewel piercing établissement:establishment+
      surveillant:supervisor+ conseiller:adviser+ brevet:GCSEs ramadan:Ramadan GCSE/GCSE:GCSEs`,
    f: `école:school matière:subject classe:class géographie:geography informatique:computing biologie:biology
      chimie:chemistry religion leçon:lesson récréation:break note:mark étudiante:student cantine:canteen
      rentrée:start_of_term règle:rule pression:pressure trousse:pencil_case université:university cour:playground
      gomme:rubber maternelle:nursery_school récré:break pause:break calculatrice:calculator+ colle:glue craie:chalk+
      feuille:sheet+ réponse:answer faute:mistake erreur:mistake+ épreuve:exam+ évaluation:assessment+
      retenue:detention+ punition:punishment+ discipline+ connaissance:knowledge+ éducation EPS/EPS:PE géo:geography
      philosophie:philosophy+ sociologie:sociology+ psychologie:psychology+ économie:economics+ grammaire:grammar+
      orthographe:spelling+ traduction:translation+ rédaction:essay+ dissertation:essay+ écriture:writing+
      seconde:Year_11 première:Year_12 terminale:Year_13 troisième:Year_10 directrice:head_teacher
      institutrice:primary_teacher+ lycéenne:sixth_former+ collégienne:secondary_pupil+ troupe+ fac:uni
      faculté:faculty+ licence:degree+ formation:training+ option matinée:morning réussite:success+ agression:attack+
      tenue:outfit+ théorie:theory`,
    mf: `professeur:teacher prof:teacher élève:pupil interne:boarder+`,
    mp: `devoirs:homework locaux:premises+ frais:fees+`,
    fp: `maths mathématiques:maths sciences:science études:studies langues:languages installations:facilities+
      SVT:biology`,
  },
  work: {
    m: `travail/travaux:work emploi:job métier:job job business marketing baby-sitting:babysitting babysitting manager
      stage:work_experience patron:boss argent:money salaire:salary médecin:doctor ingénieur:engineer avocat:lawyer
      infirmier:nurse avenir:future rêve:dream projet:plan client:customer policier:police_officer
      vendeur:shop_assistant coiffeur:hairdresser mécanicien:mechanic pompier:firefighter serveur:waiter agent
      agriculteur:farmer+ apprenti:apprentice+ boulanger:baker boucher:butcher+ caissier:cashier+ chauffeur:driver
      chercheur:researcher+ chômage:unemployment+ chômeur:unemployed_person+ commerçant:shopkeeper+
      concepteur:designer+ conducteur:driver+ congé:leave+ contrat:contract+ CV/CV:CV cuisinier:cook créateur:creator+
      développeur:developer+ docteur:doctor électricien:electrician+ employé:employee employeur:employer+
      entretien:interview+ facteur:postman fermier:farmer gendarme:policeman gérant:manager+ informaticien:IT_worker
      jardinier:gardener+ juge:judge+ maçon:builder+ mannequin:model+ menuisier:carpenter+ militaire:soldier+
      ouvrier:worker+ pâtissier:pastry_chef+ plombier:plumber+ boulot:job pharmacien:chemist+ programmeur:programmer+
      représentant:sales_rep+ secteur:sector+ soldat:soldier+ steward:flight_attendant+ technicien:technician+
      traducteur:translator+ bénévolat:voluntary_work+ objectif:goal+ défi:challenge+ atout:asset+ domaine:field+
      formulaire:form+ collaborateur:colleague+ travailleur:worker+ horaire:working_hours+ chantier:building_site+
      revenu:income+ impôt:tax+ assistant banquier:banker+ sauveteur:lifeguard+ éducateur:youth_worker+
      chirurgien:surgeon+ entrepreneur+`,
    f: `entreprise:company usine:factory carrière:career infirmière:nurse avocate:lawyer profession expérience
      année-sabbatique/années-sabbatiques:gap_year agence:agency ambition annonce:advert+ boulangère:baker
      caissière:cashier+ candidature:application+ coiffeuse:hairdresser employée fermière:farmer
      informaticienne:IT_worker ingénieure:engineer lettre:letter mécanicienne:mechanic policière:police_officer
      serveuse:waitress vendeuse:shop_assistant patronne:boss pharmacienne:chemist+ possibilité:possibility+
      responsabilité:responsibility+ réunion:meeting+ compétence:skill+ qualification+ retraite:retirement+ candidate+
      société:company+ armée:army+ police médecine:medicine+ restauration:catering+ pratique:practice+ organisation+
      association:charity+ aide:help traductrice:translator+ apprentie:apprentice+ assistante:assistant
      maquilleuse:make-up_artist+ créatrice:creator+ pension+ caisse:till+ conférence+ autorité:authority+`,
    mf: `collègue:colleague dentiste:dentist journaliste:journalist artiste:artist vétérinaire:vet
      comptable:accountant architecte:architect pilote:pilot chef:boss secrétaire:secretary photographe:photographer
      psychologue:psychologist bénévole:volunteer+ interprète:interpreter+ scientifique:scientist
      fonctionnaire:civil_servant+ garde:guard guide ministre:minister+ stagiaire:intern+ économiste:economist+
      astronaute:astronaut styliste:fashion_designer+ graphiste:graphic_designer+ libraire:bookseller+ athlète+
      kiné:physiotherapist+ volontaire:volunteer+ diplomate:diplomat+`,
    fp: `économies:savings+`,
  },
  other: {
    m: `reste:rest portrait jour:day monde:world mois/mois:month an:year matin:morning soir:evening lundi:Monday mardi:Tuesday
      mercredi:Wednesday jeudi:Thursday vendredi:Friday samedi:Saturday dimanche:Sunday moment avantage:advantage
      inconvénient:disadvantage choix/choix:choice nom:name âge exemple:example début:beginning mot:word côté:side
      numéro:number conseil:piece_of_advice caractère:character accord:agreement+ aspect+ cas/cas:case+
      chiffre:figure+ cercle:circle+ code+ dessus:top+ effet:effect+ état:state+ hasard:chance+ instant:moment+
      intérêt:interest+ mélange:mixture+ million+ milliard:billion+ mystère:mystery+ nombre:number+ objet:object+
      ordre:order+ passé:past+ présent+ futur:future+ pourcentage:percentage+ principe:principle+ quart:quarter
      regard:look+ renseignement:information+ siècle:century+ sens/sens:sense système:system+ tas/tas:pile+ total
      truc:thing usage:use+ zéro moyen:means midi:midday minuit:midnight demi:half merci:thanks cauchemar:nightmare+
      espoir:hope+ doute:doubt+ désavantage:disadvantage malheur:misfortune+ peuple:people+ président+
      changement:change+ développement:development+ bilan:assessment+ contraire:opposite+ commencement:beginning+
      dialogue+ discours/discours:speech+ drapeau/drapeaux:flag+ arrière-plan:background fond:background`,
    f: `vie:life heure:hour semaine:week année:year nuit:night journée:day minute chose:thing fois/fois:time idée:idea
      langue:language couleur:colour raison:reason question façon:way liberté:freedom culture image:picture opinion
      fin:end vérité:truth angoisse:anxiety+ attention bêtise:silly_thing+ base:basis+ chance:luck+ conversation+ date
      différence+ difficulté:difficulty+ dizaine:ten_or_so+ envie:wish+ époque:time+ étape:stage+ excuse+ exception+
      explication:explanation+ expression+ gauche:left droite:right grandeur:size+ importance+ impression+ influence+
      longueur:length+ majorité:majority+ manière:manner+ masse:mass+ minorité:minority+ moitié:half+
      nationalité:nationality+ nouvelle:news origine:origin+ part:share+ permission+ perte:loss+ peur:fear
      phrase:sentence plupart:most+ préférence+ priorité:priority+ proportion+ quantité:quantity+ quinzaine:fortnight+
      réaction+ sensation:feeling+ situation+ sorte:sort+ suite:rest+ tendance:trend+ version+ vingtaine:twenty_or_so+
      trentaine:thirty_or_so+ centaine:hundred_or_so+ volonté:will+ voyelle:vowel+ honte:shame+ moyenne:average+
      mémoire:memory+ valeur:value+ découverte:discovery+ décision+ discussion+ motivation+ curiosité:curiosity+
      beauté:beauty+ richesse:wealth+ demi-heure/demi-heures:half_hour demie:half`,
    mf: `après-midi/après-midi:afternoon`,
    mp: `renseignements:information+`,
  },
};
