import type { NounTable } from "../../../core/morphology.ts";

/** Nouns for what is done in free time; how they are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `sport foot:football football tennis rugby basket:basketball hockey vélo:bike match/matchs ballon:ball cyclisme:cycling ski:skiing club
entraînement:training handball jogging bowling surf:surfing volley:volleyball basketball judo karaté yoga cricket ping-pong:table_tennis
roller:roller_skating kayak:kayaking trampoline:trampolining score supporter badminton golf patinage:skating skate:skateboarding
joueur:player terrain:pitch gymnase:gym but:goal champion championnat:championship+ tournoi:tournament+ gardien:keeper entraîneur:coach+
vestiaire:changing_room+ casque:helmet gant:glove filet:net+ record athlétisme:athletics marathon bronze:bronze+ patin:skate+ VTT/VTT:mountain_bike
saut:jump+ netball aviron:rowing baby-foot/baby-foot:table_football effort pari:bet+ footballeur:footballer sportif:sportsman
karting:go-karting paddle:paddle_boarding`,
    f: `natation:swimming équitation:horse_riding équipe:team gymnastique:gymnastics danse:dancing voile:sailing randonnée:hike
musculation:weight_training course:race balle:ball escalade:climbing compétition boxe:boxing escrime:fencing+ plongée:diving+
pétanque:boules chasse:hunting+ marche:walking gym piste:track+ raquette:racket+ coupe:cup victoire:victory+ défaite:defeat+ finale:final
mi-temps/mi-temps:half-time+ championne:champion joueuse:player sportive:sportswoman nageuse:swimmer+ rame:oar+ balade:walk blessure:injury+
force:strength+ luge:sledge`,
    mp: ``,
    mf: `coach`,
  },
  music: {
    m: `concert piano violon:violin instrument chanteur:singer rap rock orchestre:orchestra jazz groupe:group hip-hop CD/CD:CD saxophone
violoncelle:cello+ clavier:keyboard album DJ/DJ:DJ musicien:musician chant:singing rythme:rhythm+ spectacle:show ballet opéra+ métal/métaux
reggae concours/concours:competition public:audience+`,
    f: `pop musique:music guitare:guitar chanson:song batterie:drums chanteuse:singer flûte trompette:trumpet chorale:choir basse:bass
musicienne:musician voix/voix:voice parole:lyric+ tournée:tour+ scène:stage+ techno playlist radio idole:idol+`,
    fp: `paroles:lyrics+`,
    mf: ``,
  },
  media: {
    m: `film roman:novel journal/journaux:newspaper magazine acteur:actor documentaire:documentary feuilleton:soap_opera héros/héros:hero
personnage:character podcast thriller western manga programme écrivain:writer+ auteur:author+ poème:poem+ article quotidien:daily_paper+
reportage:report+ réalisateur:director+ rôle épisode sous-titre:subtitle+ titre:title fantôme:ghost+ criminel:criminal+ suspense animé
tableau/tableaux:painting`,
    f: `magie:magic télé:TV télévision série:series émission:programme actrice:actress lecture:reading histoire:story célébrité:celebrity star publicité:advert
BD/BD:comic comédie:comedy télé-réalité:reality_TV chaîne:channel télécommande:remote_control+ héroïne+ actualité:news presse:press+
littérature:literature+ science-fiction:science_fiction séance:showing+ interview page guerre:war sculpture+ fiction+ aventure:adventure
horreur:horror violence`,
    fp: `infos:news informations:news nouvelles:news`,
    mf: `livre:book fan pirate juge:judge+ maire:mayor mode:fashion physique:physics manche:sleeve peintre:painter+`,
  },
  technology: {
    m: `ordinateur:computer portable:mobile_phone téléphone:phone jeu/jeux:game site:website mail:email message réseau:network internet écran:screen
smartphone selfie e-mail:email chat Wi-Fi:Wi-Fi laptop streaming jeu-vidéo/jeux-vidéo:video_game appareil:device+ ordi:computer
courriel:email+ courrier:mail+ virus/virus+ harcèlement:bullying+ cyberharcèlement:cyberbullying+ risque:risk+ danger compte:account+
contact robot+ outil:tool+ progrès/progrès:progress+ GPS/GPS:GPS like chargeur:charger+ wifi:Wi-Fi`,
    f: `tablette:tablet application:app vidéo photo technologie:technology console touche:key+ appli:app communication+ addiction+ sécurité:safety+
recherche:research information donnée:data+ caméra invention+ machine`,
    mp: `médias:media`,
    mf: ``,
  },
  leisure: {
    m: `week-end:weekend weekend hobby/hobbies passe-temps/passe-temps:hobby loisir:leisure_activity temps-libre:free_time échecs:chess loto:lottery
lego/lego:Lego puzzle scout`,
    f: `activité:activity sortie:outing promenade:walk soirée:evening collection photographie:photography poterie:pottery+ passion+ partie:game
astronomie:astronomy+`,
    mp: `loisirs:leisure`,
    fp: `cartes:cards`,
  },
};
