import type { NounTable } from "../../../core/morphology.ts";

/** Nouns for school, work, and all else; how they are written: `nouns.ts`. */
export const study: NounTable = {
  school: {
    m: `collège:secondary_school lycée:sixth_form cours:lesson examen:exam devoir:homework uniforme:uniform dessin:art français:French
anglais:English espagnol:Spanish allemand:German stylo:pen règlement:rule diplôme:diploma bac:baccalaureate étudiant:student
cartable:school_bag+ manuel:textbook+ exercice:exercise contrôle:test test résultat:result échec:failure+ succès/succès:success+
niveau/niveaux:level sujet:subject trimestre:term+ directeur:head_teacher instituteur:primary_teacher+ lycéen:sixth_former+
laboratoire:laboratory labo:lab échange:exchange latin:Latin italien:Italian chinois:Chinese russe:Russian japonais:Japanese gallois:Welsh
arabe:Arabic vocabulaire:vocabulary+ verbe:verb oral/oraux:speaking_exam enseignement:teaching+ apprentissage:apprenticeship+
maquillage:make-up bijou/bijoux:jewel établissement:establishment+ conseiller:adviser+ ramadan:Ramadan GCSE/GCSE:GCSEs`,
    f: `école:school matière:subject classe:class géographie:geography informatique:computing biologie:biology chimie:chemistry religion
leçon:lesson récréation:break note:mark étudiante:student cantine:canteen rentrée:start_of_term règle:rule pression:pressure
trousse:pencil_case université:university cour:playground gomme:rubber maternelle:nursery_school récré:break pause:break colle:glue
feuille:sheet+ réponse:answer faute:mistake erreur:mistake+ épreuve:exam+ retenue:detention+ punition:punishment+ discipline+
connaissance:knowledge+ éducation EPS/EPS:PE géo:geography psychologie:psychology+ économie:economics+ grammaire:grammar+ rédaction:essay+
écriture:writing+ seconde:Year_11 première:Year_12 troisième:Year_10 directrice:head_teacher institutrice:primary_teacher+
lycéenne:sixth_former+ troupe+ fac:uni formation:training+ matinée:morning réussite:success+`,
    mf: `professeur:teacher prof:teacher élève:pupil`,
    mp: `devoirs:homework locaux:premises+ frais:fees+`,
    fp: `maths sciences:science études:studies langues:languages `,
  },
  work: {
    m: `travail/travaux:work emploi:job métier:job job baby-sitting:babysitting babysitting stage:work_experience patron:boss argent:money
salaire:salary médecin:doctor ingénieur:engineer avocat:lawyer infirmier:nurse avenir:future rêve:dream projet:plan client:customer
policier:police_officer vendeur:shop_assistant coiffeur:hairdresser mécanicien:mechanic pompier:firefighter serveur:waiter agent
agriculteur:farmer+ apprenti:apprentice+ boulanger:baker boucher:butcher+ chauffeur:driver chômage:unemployment+ commerçant:shopkeeper+
conducteur:driver+ congé:leave+ contrat:contract+ CV/CV:CV cuisinier:cook docteur:doctor électricien:electrician+ employé:employee
employeur:employer+ entretien:interview+ facteur:postman gérant:manager+ informaticien:IT_worker maçon:builder+ pâtissier:pastry_chef+
plombier:plumber+ boulot:job soldat:soldier+ bénévolat:voluntary_work+ objectif:goal+ défi:challenge+ travailleur:worker+
horaire:working_hours+ chantier:building_site+ revenu:income+ entrepreneur+`,
    f: `entreprise:company compagnie:company usine:factory carrière:career infirmière:nurse avocate:lawyer profession expérience agence:agency ambition
coiffeuse:hairdresser ingénieure:engineer lettre:letter policière:police_officer serveuse:waitress vendeuse:shop_assistant
possibilité:possibility+ responsabilité:responsibility+ réunion:meeting+ retraite:retirement+ société:company+ police médecine:medicine+
restauration:catering+ pratique:practice+ organisation+ association:charity+ aide:help assistante:assistant autorité:authority+`,
    mf: `collègue:colleague dentiste:dentist journaliste:journalist artiste:artist vétérinaire:vet comptable:accountant architecte:architect
pilote:pilot chef:boss photographe:photographer psychologue:psychologist bénévole:volunteer+ scientifique:scientist garde:guard guide
ministre:minister+ astronaute:astronaut athlète+ volontaire:volunteer+`,
    fp: ``,
  },
  other: {
    m: `reste:rest portrait jour:day monde:world mois/mois:month an:year matin:morning soir:evening lundi:Monday mardi:Tuesday mercredi:Wednesday
jeudi:Thursday vendredi:Friday samedi:Saturday dimanche:Sunday moment avantage:advantage inconvénient:disadvantage choix/choix:choice
nom:name âge exemple:example début:beginning mot:word côté:side numéro:number conseil:piece_of_advice caractère:character accord:agreement+
cas/cas:case+ chiffre:figure+ cercle:circle+ code+ dessus:top+ effet:effect+ état:state+ instant:moment+ intérêt:interest+ mélange:mixture+
million+ nombre:number+ objet:object+ passé:past+ présent+ futur:future+ quart:quarter regard:look+ renseignement:information+
siècle:century+ sens/sens:sense système:system+ tas/tas:pile+ total truc:thing zéro moyen:means midi:midday minuit:midnight demi:half
merci:thanks cauchemar:nightmare+ espoir:hope+ doute:doubt+ peuple:people+ président+ changement:change+ développement:development+
contraire:opposite+ dialogue+ discours/discours:speech+ drapeau/drapeaux:flag+ arrière-plan:background fond:background`,
    f: `vie:life heure:hour semaine:week année:year nuit:night journée:day minute chose:thing fois/fois:time idée:idea langue:language
couleur:colour raison:reason question façon:way liberté:freedom culture image:picture opinion fin:end vérité:truth attention
bêtise:silly_thing+ chance:luck+ conversation+ date différence+ dizaine:ten_or_so+ envie:wish+ époque:time+ excuse+ gauche:left droite:right
importance+ impression+ influence+ manière:manner+ masse:mass+ moitié:half+ nationalité:nationality+ nouvelle:news origine:origin+
part:share+ permission+ perte:loss+ peur:fear phrase:sentence plupart:most+ préférence+ priorité:priority+ quantité:quantity+
quinzaine:fortnight+ situation+ sorte:sort+ suite:rest+ tendance:trend+ version+ trentaine:thirty_or_so+ centaine:hundred_or_so+
volonté:will+ honte:shame+ moyenne:average+ mémoire:memory+ valeur:value+ décision+ discussion+ richesse:wealth+
demi-heure/demi-heures:half_hour demie:half`,
    mf: `après-midi/après-midi:afternoon`,
    mp: `renseignements:information+`,
  },
};
