import type { NounTable } from "../../morphology.ts";

/** Nouns for what is done in free time; how they are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `sport foot:football football tennis rugby basket:basketball hockey vélo:bike match/matchs ballon:ball
      cyclisme:cycling ski:skiing club entraînement:training handball jogging footing:jogging fitness bowling
      surf:surfing snowboard:snowboarding volley:volleyball volleyball basketball judo karaté yoga cricket
      ping-pong:table_tennis squash roller:roller_skating stretching kayak:kayaking canoë:canoeing
      trampoline:trampolining score supporter badminton golf patinage:skating skate:skateboarding joueur:player
      terrain:pitch gymnase:gym but:goal champion championnat:championship+ tournoi:tournament+ gardien:keeper
      entraîneur:coach+ vestiaire:changing_room+ casque:helmet gant:glove survêtement:tracksuit+ filet:net+
      bâton:stick+ panier:basket record athlétisme:athletics marathon cross/cross:cross-country patin:skate+
      VTT/VTT:mountain_bike plongeon:diving+ saut:jump+ parapente:paragliding+ netball rameur:rower aviron:rowing
      billard:billiards baby-foot/baby-foot:table_football effort muscle pari:bet+ spectateur:spectator+
      coureur:runner+ nageur:swimmer+ footballeur:footballer sportif:sportsman catch:wrestling bobsleigh taekwondo
      karting:go-karting paddle:paddle_boarding parkour VTC:bike skateboard:skateboarding arc:bow+ pilates
      surfeur:surfer crossfit boxeur:boxer quad:quad_bike`,
    f: `natation:swimming équitation:horse_riding équipe:team gymnastique:gymnastics danse:dancing voile:sailing
      randonnée:hike musculation:weight_training course:race balle:ball escalade:climbing compétition boxe:boxing
      escrime:fencing+ lutte:wrestling+ plongée:diving+ pétanque:boules chasse:hunting+ marche:walking gym
      aérobic:aerobics piste:track+ raquette:racket+ coupe:cup médaille:medal+ victoire:victory+ défaite:defeat+
      finale:final mi-temps/mi-temps:half-time+ championne:champion joueuse:player footballeuse:footballer
      sportive:sportswoman nageuse:swimmer+ rame:oar+ barre:bar patineuse:skater spéléologie:caving+ zumba balade:walk
      blessure:injury+ force:strength+ endurance:stamina+ varappe:rock_climbing+ luge:sledge ligue:league+`,
    mp: `sports-nautiques:water_sports`,
    mf: `arbitre:referee+ adversaire:opponent+ coach`,
  },
  music: {
    m: `concert piano violon:violin instrument chanteur:singer rap rock orchestre:orchestra jazz groupe:group hip-hop
      tube:hit hit CD/CD:CD orgue:organ+ saxophone saxo:sax violoncelle:cello+ clavier:keyboard tambour:drum+
      micro:microphone album DJ/DJ:DJ rappeur:rapper musicien:musician compositeur:composer+ chœur:choir+
      chant:singing refrain:chorus+ rythme:rhythm+ spectacle:show ballet conservatoire:music_school+ opéra+
      clip:music_video single écouteur:earphone haut-parleur/haut-parleurs:loudspeaker+ métal/métaux R'n'B:R'n'B blues
      reggae K-pop:K-pop trombone ukulélé hautbois/hautbois:oboe+ concours/concours:competition public:audience+`,
    f: `pop musique:music guitare:guitar chanson:song batterie:drums chanteuse:singer flûte trompette:trumpet
      chorale:choir clarinette:clarinet contrebasse:double_bass+ basse:bass harpe:harp+ musicienne:musician
      rappeuse:rapper voix/voix:voice parole:lyric+ mélodie:tune+ tournée:tour+ scène:stage+ techno électro soul
      playlist radio idole:idol+`,
    fp: `paroles:lyrics+ percussions:percussion+`,
    mf: `guitariste:guitarist punk`,
  },
  media: {
    m: `film roman:novel journal/journaux:newspaper magazine acteur:actor dessin-animé/dessins-animés:cartoon
      documentaire:documentary feuilleton:soap_opera héros/héros:hero personnage:character podcast thriller western
      show talk-show:talk_show best-seller:bestseller manga programme écrivain:writer+ auteur:author+ poème:poem+
      poète:poet+ conte:tale+ article quotidien:daily_paper+ hebdomadaire:weekly+ reportage:report+
      présentateur:presenter+ réalisateur:director+ rôle comédien:actor+ télé-achat:shopping_channel épisode
      scénario:script+ sous-titre:subtitle+ titre:title super-héros/super-héros:superhero vampire fantôme:ghost+
      espion:spy+ criminel:criminal+ divertissement:entertainment+ téléspectateur:viewer+ paparazzi+
      influenceur:influencer youtubeur:YouTuber blogueur:blogger suspense animé chapitre:chapter
      tableau/tableaux:painting musical remake trailer`,
    f: `télé:TV télévision série:series émission:programme actrice:actress lecture:reading histoire:story
      bande-dessinée/bandes-dessinées:comic célébrité:celebrity vedette:star star publicité:advert BD/BD:comic
      comédie:comedy tragédie:tragedy+ télé-réalité:reality_TV chaîne:channel télécommande:remote_control+ héroïne+
      actualité:news presse:press+ revue:magazine+ poésie:poetry+ littérature:literature+ intrigue:plot+
      science-fiction:science_fiction séance:showing+ bande-annonce/bandes-annonces:trailer+ comédienne:actress+
      présentatrice:presenter+ influenceuse:influencer youtubeuse:YouTuber interview page liseuse:e-reader+ guerre:war
      sculpture+ œuvre:work+ toile:canvas+ réalité:reality+ fiction+ aventure:adventure horreur:horror violence
      romance saga`,
    fp: `actualités:news infos:news informations:news nouvelles:news`,
    mf: `livre:book critique:critic+ sitcom fan humoriste:comedian+ mode:fashion physique:physics manche:sleeve peintre:painter+`,
  },
  technology: {
    m: `ordinateur:computer portable:mobile_phone téléphone:phone jeu/jeux:game site:website mail:email message
      réseau:network internet écran:screen logiciel:software blog smartphone selfie e-mail:email email chat tchat:chat
      Wi-Fi:Wi-Fi laptop web streaming hashtag jeu-vidéo/jeux-vidéo:video_game SMS/SMS:text_message texto:text_message
      appareil:device+ fichier:file+ lien:link+ ordi:computer pc/pc:PC courriel:email+ courrier:mail+ forum+
      pirate:hacker+ virus/virus+ harcèlement:bullying+ cyberharcèlement:cyberbullying+ risque:risk+ danger
      compte:account+ profil:profile+ contact gadget robot+ téléchargement:download+ outil:tool+
      progrès/progrès:progress+ GPS/GPS:GPS tweet post like follower chargeur:charger+ bluetooth drone
      numérique:digital_technology+ chatbot abonné:subscriber+ emoji gamer wifi:Wi-Fi`,
    f: `tablette:tablet application:app vidéo photo PlayStation:PlayStation Xbox:Xbox technologie:technology console
      imprimante:printer+ touche:key+ appli:app connexion:connection+ communication+ dépendance:addiction+ addiction+
      sécurité:safety+ identité:identity+ recherche:research information donnée:data+ messagerie:messaging+ webcam
      caméra innovation+ invention+ machine manette:controller+ Wii:Wii Switch:Switch story puce:chip+`,
    mp: `médias:media`,
    mf: `internaute:internet_user+`,
  },
  leisure: {
    m: `week-end:weekend weekend hobby/hobbies passe-temps/passe-temps:hobby loisir:leisure_activity
      temps-libre:free_time tricot:knitting+ échecs:chess loto:lottery lego/lego:Lego scrabble:Scrabble puzzle origami
      scoutisme:scouting+ scout karaoké`,
    f: `activité:activity sortie:outing promenade:walk soirée:evening collection détente:relaxation+
      distraction:entertainment+ couture:sewing+ photographie:photography poterie:pottery+ passion+ partie:game
      sieste:nap+ magie:magic+ calligraphie:calligraphy+ astronomie:astronomy+`,
    mp: `loisirs:leisure`,
    fp: `cartes:cards`,
  },
};
