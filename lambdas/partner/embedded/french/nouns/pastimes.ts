import type { NounTable } from "../../morphology.ts";

/** Nouns for what is done in free time; how they are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `sport foot:football football tennis rugby basket:basketball hockey vélo:bike match/matchs ballon:ball
      cyclisme:cycling ski:skiing club entraînement:training handball jogging footing:jogging fitness bowling
      surf:surfing snowboard:snowboarding volley:volleyball volleyball basketball judo karaté yoga cricket
      ping-pong:table_tennis squash roller:roller_skating kayak:kayaking
      trampoline:trampolining score supporter badminton golf patinage:skating skate:skateboarding joueur:player
      terrain:pitch gymnase:gym but:goal champion championnat:championship+ tournoi:tournament+ gardien:keeper
      entraîneur:coach+ vestiaire:changing_room+ casque:helmet gant:glove filet:net+
      bâton:stick+ record athlétisme:athletics marathon cross/cross:cross-country patin:skate+
      VTT/VTT:mountain_bike saut:jump+ parapente:paragliding+ netball aviron:rowing
       baby-foot/baby-foot:table_football effort pari:bet+
      footballeur:footballer sportif:sportsman catch:wrestling
      karting:go-karting paddle:paddle_boarding skateboard:skateboarding
      `,
    f: `natation:swimming équitation:horse_riding équipe:team gymnastique:gymnastics danse:dancing voile:sailing
      randonnée:hike musculation:weight_training course:race balle:ball escalade:climbing compétition boxe:boxing
      escrime:fencing+ plongée:diving+ pétanque:boules chasse:hunting+ marche:walking gym
      piste:track+ raquette:racket+ coupe:cup médaille:medal+ victoire:victory+ défaite:defeat+
      finale:final mi-temps/mi-temps:half-time+ championne:champion joueuse:player footballeuse:footballer
      sportive:sportswoman nageuse:swimmer+ rame:oar+ balade:walk
      blessure:injury+ force:strength+ luge:sledge `,
    mp: ``,
    mf: `coach`,
  },
  music: {
    m: `concert piano violon:violin instrument chanteur:singer rap rock orchestre:orchestra jazz groupe:group hip-hop
      tube:hit hit CD/CD:CD saxophone violoncelle:cello+ clavier:keyboard
      micro:microphone album DJ/DJ:DJ musicien:musician
      chant:singing rythme:rhythm+ spectacle:show ballet opéra+
      clip:music_video métal/métaux
      reggae ukulélé concours/concours:competition public:audience+`,
    f: `pop musique:music guitare:guitar chanson:song batterie:drums chanteuse:singer flûte trompette:trumpet
      chorale:choir basse:bass harpe:harp+ musicienne:musician
      voix/voix:voice parole:lyric+ tournée:tour+ scène:stage+ techno
      playlist radio idole:idol+`,
    fp: `paroles:lyrics+`,
    mf: ``,
  },
  media: {
    m: `film roman:novel journal/journaux:newspaper magazine acteur:actor
      documentaire:documentary feuilleton:soap_opera héros/héros:hero personnage:character podcast thriller western
      show manga programme écrivain:writer+ auteur:author+ poème:poem+
      article quotidien:daily_paper+ reportage:report+
      réalisateur:director+ rôle épisode
      sous-titre:subtitle+ titre:title fantôme:ghost+
      criminel:criminal+ divertissement:entertainment+
      suspense animé
      tableau/tableaux:painting musical `,
    f: `télé:TV télévision série:series émission:programme actrice:actress lecture:reading histoire:story
      célébrité:celebrity star publicité:advert BD/BD:comic
      comédie:comedy télé-réalité:reality_TV chaîne:channel télécommande:remote_control+ héroïne+
      actualité:news presse:press+ revue:magazine+ littérature:literature+
      science-fiction:science_fiction séance:showing+
      interview page guerre:war
      sculpture+ œuvre:work+ fiction+ aventure:adventure horreur:horror violence`,
    fp: `infos:news informations:news nouvelles:news`,
    mf: `livre:book fan pirate juge:judge+ maire:mayor mode:fashion physique:physics manche:sleeve peintre:painter+`,
  },
  technology: {
    m: `ordinateur:computer portable:mobile_phone téléphone:phone jeu/jeux:game site:website mail:email message
      réseau:network internet écran:screen smartphone selfie e-mail:email email chat
      Wi-Fi:Wi-Fi laptop web streaming jeu-vidéo/jeux-vidéo:video_game SMS/SMS:text_message
      appareil:device+ ordi:computer pc/pc:PC courriel:email+ courrier:mail+ forum+
      virus/virus+ harcèlement:bullying+ cyberharcèlement:cyberbullying+ risque:risk+ danger
      compte:account+ contact robot+ outil:tool+
      progrès/progrès:progress+ GPS/GPS:GPS post like follower chargeur:charger+
       chatbot emoji wifi:Wi-Fi`,
    f: `tablette:tablet application:app vidéo photo technologie:technology console
      touche:key+ appli:app communication+ addiction+
      sécurité:safety+ recherche:research information donnée:data+ webcam
      caméra invention+ machine story`,
    mp: `médias:media`,
    mf: ``,
  },
  leisure: {
    m: `week-end:weekend weekend hobby/hobbies passe-temps/passe-temps:hobby loisir:leisure_activity
      temps-libre:free_time échecs:chess loto:lottery lego/lego:Lego scrabble:Scrabble puzzle
      scout`,
    f: `activité:activity sortie:outing promenade:walk soirée:evening collection
      distraction:entertainment+ photographie:photography poterie:pottery+ passion+ partie:game
      astronomie:astronomy+`,
    mp: `loisirs:leisure`,
    fp: `cartes:cards`,
  },
};
