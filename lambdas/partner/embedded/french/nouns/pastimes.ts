import type { NounTable } from "../../morphology.ts";

/** Nouns for what is done in free time; how they are written: `nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `sport:sport foot:football football:football tennis:tennis rugby:rugby basket:basketball hockey:hockey vélo:bike
      match/matchs:match ballon:ball cyclisme:cycling ski:skiing club:club entraînement:training handball:handball
      jogging:jogging footing:jogging fitness:fitness bowling:bowling surf:surfing snowboard:snowboarding volley:volleyball
      volleyball:volleyball basketball:basketball judo:judo karaté:karate yoga:yoga cricket:cricket ping-pong:table_tennis
      squash:squash roller:roller_skating stretching:stretching kayak:kayaking canoë:canoeing trampoline:trampolining
      score:score supporter:supporter badminton:badminton golf:golf patinage:skating skate:skateboarding joueur:player
      terrain:pitch gymnase:gym but:goal champion:champion championnat:championship+ tournoi:tournament+ gardien:keeper
      entraîneur:coach+ vestiaire:changing_room+ casque:helmet gant:glove survêtement:tracksuit+ filet:net+ bâton:stick+
      panier:basket record:record athlétisme:athletics marathon:marathon cross/cross:cross-country patin:skate+
      VTT/VTT:mountain_bike plongeon:diving+ saut:jump+ parapente:paragliding+ netball:netball rameur:rower aviron:rowing
      billard:billiards baby-foot/baby-foot:table_football effort:effort muscle:muscle pari:bet+ spectateur:spectator+
      coureur:runner+ nageur:swimmer+ footballeur:footballer sportif:sportsman catch:wrestling bobsleigh:bobsleigh
      taekwondo:taekwondo karting:go-karting paddle:paddle_boarding parkour:parkour VTC:bike skateboard:skateboarding
      arc:bow+ pilates:pilates surfeur:surfer crossfit:crossfit boxeur:boxer quad:quad_bike`,
    f: `natation:swimming équitation:horse_riding équipe:team gymnastique:gymnastics danse:dancing voile:sailing
      randonnée:hike musculation:weight_training course:race balle:ball escalade:climbing compétition:competition
      boxe:boxing escrime:fencing+ lutte:wrestling+ plongée:diving+ pétanque:boules chasse:hunting+ marche:walking gym:gym
      aérobic:aerobics piste:track+ raquette:racket+ coupe:cup médaille:medal+ victoire:victory+ défaite:defeat+
      finale:final mi-temps/mi-temps:half-time+ championne:champion joueuse:player footballeuse:footballer
      sportive:sportswoman nageuse:swimmer+ rame:oar+ barre:bar patineuse:skater spéléologie:caving+ zumba:zumba balade:walk
      blessure:injury+ force:strength+ endurance:stamina+ varappe:rock_climbing+ luge:sledge ligue:league+`,
    mp: `sports-nautiques:water_sports`,
    mf: `arbitre:referee+ adversaire:opponent+ coach:coach`,
  },
  music: {
    m: `concert:concert piano:piano violon:violin instrument:instrument chanteur:singer rap:rap rock:rock orchestre:orchestra
      jazz:jazz groupe:group hip-hop:hip-hop tube:hit hit:hit CD/CD:CD orgue:organ+ saxophone:saxophone saxo:sax violoncelle:cello+
      clavier:keyboard tambour:drum+ micro:microphone album:album DJ/DJ:DJ rappeur:rapper musicien:musician
      compositeur:composer+ chœur:choir+ chant:singing refrain:chorus+ rythme:rhythm+ spectacle:show ballet:ballet
      conservatoire:music_school+ opéra:opera+ clip:music_video single:single écouteur:earphone
      haut-parleur/haut-parleurs:loudspeaker+ métal/métaux:metal R'n'B:R'n'B blues:blues reggae:reggae K-pop:K-pop
      trombone:trombone ukulélé:ukulele hautbois/hautbois:oboe+ concours/concours:competition public:audience+`,
    f: `pop:pop musique:music guitare:guitar chanson:song batterie:drums chanteuse:singer flûte:flute trompette:trumpet
      chorale:choir clarinette:clarinet contrebasse:double_bass+ basse:bass harpe:harp+ musicienne:musician rappeuse:rapper
      voix/voix:voice parole:lyric+ mélodie:tune+ tournée:tour+ scène:stage+ techno:techno électro:electro soul:soul
      playlist:playlist radio:radio idole:idol+`,
    fp: `paroles:lyrics+ percussions:percussion+`,
    mf: `guitariste:guitarist punk:punk`,
  },
  media: {
    m: `film:film roman:novel journal/journaux:newspaper magazine:magazine acteur:actor
      dessin-animé/dessins-animés:cartoon documentaire:documentary feuilleton:soap_opera héros/héros:hero
      personnage:character podcast:podcast thriller:thriller western:western show:show talk-show:talk_show
      best-seller:bestseller manga:manga programme:programme écrivain:writer+ auteur:author+ poème:poem+ poète:poet+
      conte:tale+ article:article quotidien:daily_paper+ hebdomadaire:weekly+ reportage:report+ présentateur:presenter+
      réalisateur:director+ rôle:role comédien:actor+ télé-achat:shopping_channel épisode:episode scénario:script+
      sous-titre:subtitle+ titre:title super-héros/super-héros:superhero vampire:vampire fantôme:ghost+ espion:spy+
      criminel:criminal+ divertissement:entertainment+ téléspectateur:viewer+ paparazzi:paparazzi+ influenceur:influencer
      youtubeur:YouTuber blogueur:blogger suspense:suspense animé:anime chapitre:chapter tableau/tableaux:painting
      musical:musical remake:remake trailer:trailer`,
    f: `télé:TV télévision:television série:series émission:programme actrice:actress lecture:reading histoire:story
      bande-dessinée/bandes-dessinées:comic célébrité:celebrity vedette:star star:star publicité:advert BD/BD:comic
      comédie:comedy tragédie:tragedy+ télé-réalité:reality_TV chaîne:channel télécommande:remote_control+ héroïne:heroine+
      actualité:news presse:press+ revue:magazine+ poésie:poetry+ littérature:literature+ intrigue:plot+
      science-fiction:science_fiction séance:showing+ bande-annonce/bandes-annonces:trailer+ comédienne:actress+
      présentatrice:presenter+ influenceuse:influencer youtubeuse:YouTuber interview:interview page:page liseuse:e-reader+
      guerre:war sculpture:sculpture+ œuvre:work+ toile:canvas+ réalité:reality+ fiction:fiction+ aventure:adventure
      horreur:horror violence:violence romance:romance saga:saga`,
    fp: `actualités:news infos:news informations:news nouvelles:news`,
    mf: `critique:critic+ sitcom:sitcom fan:fan humoriste:comedian+ mode:fashion physique:physics manche:sleeve
      peintre:painter+`,
  },
  technology: {
    m: `ordinateur:computer portable:mobile_phone téléphone:phone jeu/jeux:game site:website mail:email message:message
      réseau:network internet:internet écran:screen logiciel:software blog:blog smartphone:smartphone selfie:selfie
      e-mail:email email:email chat:chat tchat:chat Wi-Fi:Wi-Fi laptop:laptop web:web streaming:streaming hashtag:hashtag
      jeu-vidéo/jeux-vidéo:video_game SMS/SMS:text_message texto:text_message appareil:device+ fichier:file+ lien:link+
      ordi:computer pc/pc:PC courriel:email+ courrier:mail+ forum:forum+ pirate:hacker+ virus/virus:virus+
      harcèlement:bullying+ cyberharcèlement:cyberbullying+ risque:risk+ danger:danger compte:account+ profil:profile+
      contact:contact gadget:gadget robot:robot+ téléchargement:download+ outil:tool+ progrès/progrès:progress+ GPS/GPS:GPS
      tweet:tweet post:post like:like follower:follower chargeur:charger+ bluetooth:bluetooth drone:drone
      numérique:digital_technology+ chatbot:chatbot abonné:subscriber+ emoji:emoji gamer:gamer wifi:Wi-Fi`,
    f: `tablette:tablet application:app vidéo:video photo:photo PlayStation:PlayStation Xbox:Xbox technologie:technology
      console:console imprimante:printer+ touche:key+ appli:app connexion:connection+ communication:communication+
      dépendance:addiction+ addiction:addiction+ sécurité:safety+ identité:identity+ recherche:research
      information:information donnée:data+ messagerie:messaging+ webcam:webcam caméra:camera innovation:innovation+
      invention:invention+ machine:machine manette:controller+ Wii:Wii Switch:Switch story:story puce:chip+`,
    mp: `médias:media`,
    mf: `livre:book internaute:internet_user+`,
  },
  leisure: {
    m: `week-end:weekend weekend:weekend hobby/hobbies:hobby passe-temps/passe-temps:hobby loisir:leisure_activity
      temps-libre:free_time tricot:knitting+ échecs:chess loto:lottery lego/lego:Lego scrabble:Scrabble puzzle:puzzle
      origami:origami scoutisme:scouting+ scout:scout karaoké:karaoke`,
    f: `activité:activity sortie:outing promenade:walk soirée:evening collection:collection détente:relaxation+
      distraction:entertainment+ couture:sewing+ photographie:photography poterie:pottery+ passion:passion+ partie:game
      sieste:nap+ magie:magic+ calligraphie:calligraphy+ astronomie:astronomy+`,
    mp: `loisirs:leisure`,
    fp: `cartes:cards`,
  },
};
