import type { NounTable } from "../../morphology.ts";

/** Sport, music, media, technology and free time; how the nouns are written:`nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `deporte:sport partido:match balón:ball ciclismo:cycling esquí:skiing club/clubs entrenamiento:training
      atletismo:athletics patinaje:skating monopatín:skateboard béisbol:baseball kayak:kayaking
      boxeo:boxing gol/goles:goal récord/récords fan jugador:player equipo:team gimnasio:gym campo:field
      torneo:tournament campeonato:championship campeón:champion ganador:winner entrenador:coach árbitro:referee
      aficionado:fan deportista:sportsperson portero:goalkeeper delantero:striker futbolista:footballer atleta:athlete
      premio:prize trofeo:trophy empate:draw resultado:result puntaje:score punto:point salto:jump
      senderismo:hiking piragüismo:canoeing submarinismo:diving buceo:diving remo:rowing
      parapente:paragliding esfuerzo:effort vestuario:changing_room ajedrez:chess
      billar:billiards ciclista:cyclist ejército:army casco:helmet
      corredor:runner polo`,
    f: `natación:swimming equitación:horse_riding gimnasia:gymnastics vela:sailing carrera:race pelota:ball
      escalada:climbing bici:bike bicicleta:bike competición:competition danza:dance pesca:fishing
      medalla:medal final liga:league victoria:victory derrota:defeat meta:goal cancha:court pesa:weight
      temporada:season selección:national_team jugadora:player entrenadora:coach campeona:champion portera:goalkeeper
      lucha:wrestling esgrima:fencing marcha:walk caminata:hike
      tabla:board cometa:kite participación:participation fuerza:strength
      velocidad:speed aventura:adventure`,
    mf: `maratón:marathon tenista:tennis_player`,
    ms: `fútbol:football tenis:tennis rugby baloncesto:basketball hockey golf jogging footing:jogging running fitness
      surf:surfing skate:skateboarding snowboard:snowboarding bádminton voleibol:volleyball vóley:volleyball
      ping-pong:table_tennis squash yoga kárate karate críquet:cricket cricket judo windsurf:windsurfing netball
      spinning crossfit`,
    fs: ``,
    fp: `pesas:weights`,
  },
  music: {
    m: `concierto:concert piano violín instrumento:instrument cantante:singer coro:choir baile:dance blues/blues
      CD/CD:CD DJ/DJ:DJ cantautor:singer-songwriter músico:musician ritmo:rhythm tambor:drum saxofón:saxophone
      teclado:keyboard ukelele:ukulele disco:record género:genre
      sonido:sound volumen/volúmenes:volume escenario:stage ballet flamenco concurso:competition
      compositor:composer éxito:success altavoz:speaker auricular:headphone musical`,
    f: `música:music guitarra:guitar canción:song batería:drums banda:band flauta:flute trompeta:trumpet
      orquesta:orchestra letra:lyrics voz:voice cantante:singer gira:tour actuación:performance
      bachata`,
    mf: `guitarrista:guitarist pianista:pianist bailarín:dancer`,
    ms: `rap rock jazz hip-hop pop reggaeton reguetón:reggaeton techno metal soul folk trap indie`,
    mp: `auriculares:headphones`,
  },
  media: {
    m: `libro:book periódico:newspaper actor documental:documentary programa:programme tebeo:comic personaje:character
      cuento:story anuncio:advert podcast póster/pósteres cómic/cómics thriller western show manga bestseller
      canal:channel telediario:news noticiero:news artículo:article reportaje:report autor:author escritor:writer
      lector:reader capítulo:chapter episodio:episode final:end protagonista:main_character argumento:plot
      guion:script director público:audience héroe:hero efecto:effect
      reality/realities:reality_show culebrón:soap_opera tráiler cartel:poster poema:poem poeta:poet misterio:mystery
      terror:horror suspense horror drama clásico:classic entretenimiento:entertainment
      streamer/streamers youtuber/youtubers influencer/influencers anime titular:headline
      superhéroe:superhero fantasma:ghost zombi:zombie monstruo:monster rey:king príncipe:prince
      mago:magician`,
    f: `película:film tele:TV televisión serie:series actriz:actress lectura:reading historia:history novela:novel
      revista:magazine telenovela:soap_opera noticia:piece_of_news comedia:comedy estrella:star
      escena:scene autora:author escritora:writer directora:director audiencia:audience
      publicidad:advertising prensa:press obra:play poesía:poetry animación:animation fantasía:fantasy acción:action
      trama:plot entrevista:interview portada:cover emisora:radio_station tragedia:tragedy reina:queen
      princesa:princess bruja:witch magia:magic influencer/influencers fama:fame cámara:camera ficción:fiction
      biografía:biography`,
    ms: `tiktok:TikTok TikTok:TikTok Netflix:Netflix`,
    mp: `dibujos:cartoons medios:media`,
    fp: `noticias:news`,
  },
  technology: {
    m: `ordenador:computer móvil:mobile_phone teléfono:phone videojuego:video_game juego:game correo:email
      mensaje:message portátil:laptop vídeo blog/blogs chat/chats selfie smartphone email/emails e-mail/e-mails:email
      SMS/SMS:text_message hashtag ratón:mouse aparato:device dispositivo:device archivo:file documento:document
      enlace:link usuario:user perfil:profile virus/virus acoso:bullying ciberacoso:cyberbullying peligro:danger
      acceso:access buscador:search_engine foro:forum cargador:charger cable robot/robots
      invento:invention celular:mobile computador:computer código:code botón:button comentario:comment
      emoji/emojis videoclip/videoclips:music_video
      iPhone:iPhone iPad:iPad hacker/hackers sistema:system mando:remote_control ebook/ebooks:e-book`,
    f: `tableta:tablet aplicación:app foto/fotos:photo tecnología:technology web/webs:website tablet/tablets
      pantalla:screen red:network consola:console página:page contraseña:password
      computadora:computer señal:signal conexión:connection llamada:call videollamada:video_call pila:battery
      privacidad:privacy adicción:addiction identidad:identity información:information
      máquina:machine herramienta:tool carpeta:folder app/apps búsqueda:search comunicación:communication`,
    ms: `internet wifi:Wi-Fi software streaming GPS:GPS YouTube:YouTube Instagram:Instagram WhatsApp:WhatsApp
      Snapchat:Snapchat whatsapp:WhatsApp gaming`,
    fs: `play:PlayStation PlayStation:PlayStation Xbox:Xbox`,
    fp: `redes:networks`,
  },
  leisure: {
    m: `fin:end hobby/hobbies weekend pasatiempo:hobby paseo:walk ocio:leisure
      finde:weekend juguete:toy`,
    f: `actividad:activity afición:hobby diversión:fun colección:collection siesta:nap fotografía:photography
      pintura:painting lotería:lottery acampada:camping`,
    mp: `ratos:free_moments`,
  },
};
