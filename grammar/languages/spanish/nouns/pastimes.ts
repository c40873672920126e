import type { NounTable } from "../../../core/morphology.ts";

/** Sport, music, media, technology and free time; how the nouns are written:`nouns.ts`. */
export const pastimes: NounTable = {
  sport: {
    m: `deporte:sport partido:match balón:ball ciclismo:cycling esquí:skiing club/clubs entrenamiento:training atletismo:athletics patinaje:skating
monopatín:skateboard béisbol:baseball kayak:kayaking boxeo:boxing gol/goles:goal fan jugador:player equipo:team gimnasio:gym campo:field
torneo:tournament campeón:champion ganador:winner entrenador:coach aficionado:fan deportista:sportsperson portero:goalkeeper
delantero:striker premio:prize trofeo:trophy empate:draw resultado:result punto:point salto:jump
senderismo:hiking piragüismo:canoeing submarinismo:diving parapente:paragliding esfuerzo:effort ajedrez:chess billar:billiards
ciclista:cyclist casco:helmet polo`,
    f: `natación:swimming equitación:horse_riding gimnasia:gymnastics vela:sailing carrera:race escalada:climbing bici:bike bicicleta:bike
competición:competition pesca:fishing medalla:medal final liga:league victoria:victory derrota:defeat meta:goal cancha:court pesa:weight
temporada:season selección:national_team jugadora:player entrenadora:coach lucha:wrestling esgrima:fencing cometa:kite
participación:participation fuerza:strength velocidad:speed aventura:adventure`,
    mf: `futbolista:footballer atleta:athlete maratón:marathon tenista:tennis_player`,
    ms: `fútbol:football tenis:tennis rugby baloncesto:basketball hockey golf footing:jogging surf:surfing skate:skateboarding bádminton
voleibol:volleyball vóley:volleyball yoga kárate críquet:cricket judo netball`,
    fs: ``,
    fp: `pesas:weights`,
  },
  music: {
    m: `concierto:concert piano violín instrumento:instrument cantante:singer coro:choir baile:dance blues/blues DJ/DJ:DJ
cantautor:singer-songwriter músico:musician ritmo:rhythm tambor:drum saxofón:saxophone teclado:keyboard ukelele:ukulele disco:record
género:genre sonido:sound escenario:stage flamenco concurso:competition éxito:success auricular:headphone musical`,
    f: `música:music guitarra:guitar canción:song batería:drums banda:band flauta:flute trompeta:trumpet orquesta:orchestra letra:lyrics voz:voice
cantante:singer actuación:performance`,
    mf: `bailarín:dancer`,
    ms: `rap rock jazz hip-hop pop reggaeton reguetón:reggaeton `,
    mp: `auriculares:headphones`,
  },
  media: {
    m: `libro:book periódico:newspaper actor documental:documentary programa:programme tebeo:comic personaje:character cuento:story anuncio:advert
podcast póster/pósteres cómic/cómics show manga canal:channel telediario:news noticiero:news artículo:article reportaje:report autor:author
escritor:writer lector:reader capítulo:chapter episodio:episode final:end protagonista:main_character argumento:plot director
público:audience héroe:hero efecto:effect reality/realities:reality_show tráiler cartel:poster poema:poem poeta:poet misterio:mystery
terror:horror horror drama clásico:classic entretenimiento:entertainment influencer/influencers superhéroe:superhero fantasma:ghost
zombi:zombie monstruo:monster rey:king príncipe:prince`,
    f: `película:film tele:TV televisión serie:series actriz:actress lectura:reading historia:history novela:novel revista:magazine
telenovela:soap_opera noticia:piece_of_news comedia:comedy estrella:star escena:scene autora:author escritora:writer directora:director
publicidad:advertising prensa:press obra:play poesía:poetry fantasía:fantasy acción:action entrevista:interview portada:cover
tragedia:tragedy reina:queen princesa:princess bruja:witch magia:magic influencer/influencers fama:fame cámara:camera ficción:fiction
biografía:biography`,
    ms: `tiktok:TikTok TikTok:TikTok Netflix:Netflix`,
    mp: `dibujos:cartoons `,
    fp: `noticias:news`,
  },
  technology: {
    m: `ordenador:computer móvil:mobile_phone teléfono:phone videojuego:video_game juego:game correo:email mensaje:message portátil:laptop vídeo
blog/blogs e-mail/e-mails:email SMS/SMS:text_message ratón:mouse aparato:device dispositivo:device documento:document usuario:user
perfil:profile virus/virus acoso:bullying ciberacoso:cyberbullying peligro:danger acceso:access foro:forum cargador:charger robot/robots
invento:invention computador:computer botón:button comentario:comment sistema:system mando:remote_control`,
    f: `tableta:tablet aplicación:app foto/fotos:photo tecnología:technology pantalla:screen red:network consola:console página:page
contraseña:password señal:signal conexión:connection videollamada:video_call pila:battery privacidad:privacy adicción:addiction
identidad:identity información:information máquina:machine herramienta:tool carpeta:folder app/apps búsqueda:search
comunicación:communication`,
    ms: `internet wifi:Wi-Fi software YouTube:YouTube Instagram:Instagram WhatsApp:WhatsApp whatsapp:WhatsApp`,
    fs: `play:PlayStation `,
    fp: `redes:networks`,
  },
  leisure: {
    m: `fin:end hobby/hobbies weekend pasatiempo:hobby paseo:walk ocio:leisure juguete:toy`,
    f: `actividad:activity afición:hobby diversión:fun siesta:nap fotografía:photography pintura:painting lotería:lottery acampada:camping`,
    mp: `ratos:free_moments`,
  },
};
