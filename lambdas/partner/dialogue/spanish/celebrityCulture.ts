import { wordingOf } from "../followUp.ts";

export const celebrityCulture = wordingOf(`
  stars.favourite | ¿Qué famoso o famosa te gusta más? | ¿Prefieres a los cantantes o a los actores? | Mi famosa favorita es una cantante inglesa porque tiene mucho talento y sus canciones son originales.
  stars.why | ¿Por qué te gusta tu estrella favorita? | ¿Es graciosa tu estrella favorita? | Me gusta mi estrella favorita porque es muy graciosa y ayuda a las personas pobres.
  stars.describe | ¿Cómo es tu estrella favorita? | ¿Tu estrella favorita es simpática o seria? | Mi estrella favorita es alta y muy graciosa, y creo que canta muy bien.
  stars.before | ¿Qué famosos te gustaban cuando eras más joven? | ¿Te gustaban otros famosos en la escuela primaria? | Cuando era más joven, me gustaba un actor de películas de aventuras porque era muy valiente.
  stars.talk | ¿Hablas a menudo de los famosos con tus amigos? | ¿Hablas de los famosos en el instituto? | Sí, hablo a menudo de los famosos con mis amigos porque nos gusta la misma música.
  stars.interest | ¿Por qué a tanta gente le interesa la vida de los famosos? | ¿Es interesante la vida de los famosos? | Creo que la vida de los famosos es más emocionante que la vida normal y mucha gente quiere soñar.
  stars.one-day | Si pudieras ser una persona famosa por un día, ¿quién serías? | ¿Te gustaría ser una estrella por un día? | Si pudiera ser una persona famosa, sería una estrella de cine porque me gustaría ver la vida en Hollywood.
  meeting.met | ¿Has visto alguna vez a alguien famoso en persona? | ¿Viste a una estrella en un concierto el año pasado? | Sí, vi a un futbolista famoso en Londres y me hice una foto con él.
  meeting.who | ¿A qué persona famosa te gustaría conocer? | ¿Te gustaría conocer a un cantante famoso? | Me gustaría conocer a una jugadora de tenis famosa porque es fuerte y muy simpática.
  meeting.ask | ¿Qué le dirías a una persona famosa? | ¿Le pedirías una foto a una estrella? | Le haría preguntas sobre su vida porque sería muy interesante y le pediría una foto.
  meeting.event | ¿Vas a ver a alguien famoso este año? | ¿Vas a ver un concierto o un partido este año? | Sí, este verano voy a ver a mi grupo favorito en concierto y será genial.
  meeting.invite | Si pudieras invitar a una estrella a tu instituto, ¿a quién elegirías? | ¿Te gustaría ver a una estrella en tu instituto? | Invitaría a un autor famoso porque podría hablar de sus libros y sería muy interesante.
  influencers.follow | ¿Sigues a algún influencer en internet? | ¿Ves los vídeos de los influencers? | Sí, sigo a una influencer que habla de deporte porque sus vídeos son divertidos y útiles.
  influencers.opinion | ¿Qué piensas de los influencers? | ¿Los influencers son divertidos o pesados? | En mi opinión, los influencers son a menudo divertidos, pero hacen demasiada publicidad.
  influencers.video | ¿Qué vídeos viste en internet la semana pasada? | ¿Viste un vídeo ayer? | La semana pasada vi un vídeo de cocina y fue muy interesante porque aprendí una receta nueva.
  influencers.job | ¿Te gustaría trabajar como influencer? | ¿Te gustaría hacer vídeos? | No, no me gustaría hacer ese trabajo porque preferiría tener una vida privada.
  influencers.trust | ¿Se puede creer siempre lo que dicen los influencers? | ¿Los influencers dicen siempre la verdad? | No, creo que hay que tener cuidado porque algunos influencers solo quieren vender productos.
  influencers.influence | ¿Por qué tienen los influencers tanta influencia en los jóvenes? | ¿Los jóvenes escuchan a los influencers? | Los jóvenes pasan mucho tiempo con el móvil y piensan que los influencers son como amigos.
  influencers.future | ¿Seguirán siendo tan populares los influencers dentro de diez años? | ¿Habrá más influencers dentro de diez años? | Creo que los influencers seguirán siendo populares porque los jóvenes siempre verán vídeos.
  role-models.who | ¿Tienes un modelo a seguir? | ¿Admiras a una persona famosa? | Sí, mi modelo a seguir es una cantante famosa porque es valiente y trabaja mucho.
  role-models.qualities | ¿Qué cualidades tiene un buen modelo a seguir? | Un buen modelo a seguir, ¿es famoso o amable? | En mi opinión, un buen modelo es honesto y generoso, y siempre ayuda a los demás.
  role-models.famous | ¿Prefieres como modelo a alguien famoso o a alguien que conoces? | ¿Tienes un modelo a seguir en tu familia? | Prefiero a una persona que conozco porque los famosos tienen una vida demasiado diferente.
  role-models.be-one | ¿Qué harás para dar buen ejemplo a los demás? | ¿Ayudarás a los alumnos más jóvenes de tu instituto? | El año que viene ayudaré a los alumnos más jóvenes con los deberes porque es importante ser generoso.
  role-models.learned | ¿Qué has aprendido de una persona a la que admiras? | ¿Aprendiste mucho de algún profesor el año pasado? | Mi profesor de educación física me ayudó mucho y aprendí que el trabajo es más importante que el talento.
  role-models.stars | ¿Los famosos son siempre buenos modelos a seguir para los jóvenes? | ¿Los famosos son buenos o malos ejemplos? | No siempre, porque algunos famosos solo piensan en el dinero, pero otros ayudan a mucha gente.
  role-models.need | ¿Por qué necesitan los jóvenes modelos a seguir? | ¿Son importantes los modelos a seguir? | Los jóvenes necesitan modelos porque una buena persona puede inspirar a los demás y darles confianza.
  fame.good | ¿Cuáles son las ventajas de la fama? | ¿Es divertida la vida de los famosos? | Los famosos ganan mucho dinero y pueden viajar por todo el mundo, así que su vida es emocionante.
  fame.bad | ¿Cuáles son las desventajas de la fama? | ¿La vida de una estrella es fácil o difícil? | Los famosos no tienen vida privada porque siempre hay fotógrafos delante de su casa.
  fame.want | ¿Te gustaría ser una persona famosa? | ¿Te gustaría tener dinero y fama? | No, no me gustaría ser una persona famosa porque no tendría vida privada.
  fame.one-day | ¿Crees que algún día serás una persona famosa? | ¿Saldrás en la televisión algún día? | Creo que no seré una persona famosa porque trabajaré en una oficina, pero mi vida será interesante.
  fame.life | Si fueras una persona famosa, ¿cómo sería tu vida? | Con dinero y fama, ¿viajarías mucho? | Si fuera una persona famosa, viviría en una casa grande y viajaría mucho con mis amigos.
  fame.happy | ¿Son los famosos más felices que los demás? | ¿Los famosos siempre son felices? | Creo que los famosos son más ricos, pero no son más felices que los demás.
  fame.before | ¿Cómo se hacía famosa la gente antes de internet? | ¿Era más difícil hacerse famoso antes de internet? | Antes de internet, los famosos salían en la televisión o en la radio, y era más difícil que ahora.
  singers.popular | ¿Qué cantante o grupo es muy popular en este momento? | ¿Te gustan las estrellas del pop? | En este momento una cantante americana es muy popular porque sus canciones son modernas.
  singers.good | En tu opinión, ¿cómo es un buen cantante? | ¿Un buen cantante tiene que bailar bien? | En mi opinión, un buen cantante tiene una voz bonita y escribe canciones originales.
  singers.concert | ¿Has visto a un grupo famoso en concierto o en la tele? | ¿Viste un concierto en la tele el año pasado? | Sí, vi a un grupo famoso en la televisión el verano pasado y la música fue fantástica.
  singers.next | ¿A qué cantante o grupo vas a escuchar este fin de semana? | ¿Vas a escuchar música esta noche? | Este fin de semana voy a escuchar a mi rapero favorito porque sus canciones nuevas son geniales.
  singers.words | ¿Es más importante la letra de una canción que la música? | ¿Es importante la letra de las canciones? | Creo que la letra es más importante porque cuenta una historia, pero también me gusta la música.
  actors.favourite | ¿Quién es tu actor o tu actriz favorita? | ¿Prefieres a los actores de comedia o de acción? | Mi actor favorito es inglés y me encanta porque actúa muy bien en las comedias.
  actors.last | ¿Qué película con un actor famoso has visto recientemente? | ¿Viste una buena película el mes pasado? | El mes pasado vi una película de acción con un actor americano y fue muy emocionante.
  actors.work | ¿Crees que ser actor es un buen trabajo? | ¿El trabajo de un actor es fácil o difícil? | Sí, es un buen trabajo porque puedes viajar, pero los actores trabajan a menudo por la noche.
  actors.partner | Si actuaras en una película, ¿con qué estrella te gustaría trabajar? | ¿Te gustaría actuar en una película? | Me gustaría trabajar con una actriz española porque es graciosa y sería una buena experiencia.
  actors.pay | En tu opinión, ¿ganan demasiado dinero los actores famosos? | ¿Las estrellas de cine ganan mucho dinero? | Sí, creo que los actores ganan demasiado dinero porque otros trabajos son más importantes.
  athletes.favourite | ¿Qué estrella del deporte te gusta más? | ¿Prefieres a las estrellas del fútbol o del tenis? | Prefiero a una jugadora de fútbol inglesa porque es rápida y marca muchos goles.
  athletes.seen | ¿A qué estrella del deporte has visto recientemente en la tele? | ¿Viste deporte en la tele la semana pasada? | El sábado pasado vi a un jugador de rugby famoso en la tele y jugó muy bien.
  athletes.life | ¿Cómo es la vida diaria de una estrella del deporte? | ¿Los deportistas famosos entrenan todos los días? | Una estrella del deporte se levanta temprano y entrena todos los días, así que es una vida dura.
  athletes.pay | ¿Es justo que los futbolistas ganen más que los médicos? | ¿Los futbolistas ganan demasiado dinero? | No, no es justo porque el trabajo de los médicos es más importante que el fútbol.
  athletes.women | ¿Es el deporte femenino tan popular como el masculino? | ¿Te gusta el fútbol femenino? | El fútbol femenino es cada vez más popular, pero creo que hay pocos partidos en la televisión.
  media.read | ¿Lees noticias sobre los famosos? | ¿Prefieres las revistas o internet? | Sí, leo artículos sobre los famosos en internet porque es divertido y rápido.
  media.recently | ¿Qué has leído recientemente sobre una persona famosa? | ¿Leíste un artículo sobre una estrella la semana pasada? | La semana pasada leí un artículo sobre una cantante famosa y fue muy interesante.
  media.photos | ¿Qué piensas de las fotos que los famosos suben a internet? | ¿Te gusta mirar las fotos de los famosos? | Creo que las fotos de los famosos son interesantes, pero solo muestran una vida perfecta.
  media.privacy | ¿Tienen los famosos derecho a una vida privada? | ¿Los famosos necesitan una vida privada? | Sí, todo el mundo tiene derecho a una vida privada y creo que los fotógrafos van demasiado lejos.
  media.magazines | ¿La gente seguirá leyendo revistas sobre los famosos dentro de veinte años? | ¿La gente leerá revistas en el futuro? | No, creo que las revistas desaparecerán porque todo el mundo leerá los artículos en internet.
  television.watch | ¿Ves concursos de talentos o programas de telerrealidad? | ¿Prefieres los concursos de talentos o las series? | Veo a menudo concursos de talentos con mi familia porque son muy divertidos.
  television.opinion | ¿Qué piensas de la telerrealidad? | ¿La telerrealidad es divertida o aburrida? | En mi opinión, la telerrealidad es aburrida porque no es la vida real.
  television.take-part | ¿Te gustaría participar en un concurso de talentos? | ¿Te gustaría cantar o bailar en la televisión? | No, no me gustaría participar porque canto muy mal y sería estresante.
  television.next | ¿Qué vas a ver en la televisión esta semana? | ¿Vas a ver una serie esta noche? | Esta semana voy a ver una serie española porque la historia es muy emocionante.
  television.fame | ¿Por qué tanta gente quiere hacerse famosa en la televisión? | ¿Es fácil hacerse famoso en la televisión? | Mucha gente sueña con salir en la televisión porque quiere ganar mucho dinero muy rápido.
  style.like | ¿Qué piensas del estilo de los famosos? | ¿Te gusta la ropa de los famosos? | Me gusta el estilo de los famosos porque es original, pero su ropa es demasiado cara.
  style.bought | ¿Has comprado alguna vez un producto recomendado por una estrella? | ¿Has comprado alguna vez zapatillas de marca? | Sí, el año pasado compré unas zapatillas porque mi jugador favorito lleva esa marca.
  style.copy | ¿Qué estrella tiene un estilo que te gustaría copiar? | ¿Te gustaría llevar la ropa de una estrella? | Me gustaría tener el estilo de una actriz española porque su ropa es sencilla y elegante.
  style.adverts | ¿Por qué las marcas usan a los famosos en sus anuncios? | ¿Te gustan los anuncios con famosos? | Las marcas usan a los famosos porque sus seguidores quieren comprar los mismos productos que sus ídolos.
  style.real | ¿Muestran siempre la realidad las fotos de los famosos en internet? | ¿Las fotos de los famosos siempre son reales? | No, creo que muchas fotos no son reales porque los famosos solo enseñan su mejor cara.
  charity.how | ¿Cómo pueden los famosos ayudar a los demás? | ¿Los famosos pueden ayudar al medio ambiente? | Los famosos pueden dar dinero y hablar de los problemas del mundo porque la gente los escucha.
  charity.recently | ¿Qué cosa buena ha hecho una persona famosa recientemente? | ¿Un famoso visitó una escuela o un hospital el año pasado? | Hace poco un futbolista dio mucho dinero a una escuela y creo que fue muy generoso.
  charity.would | ¿Qué harías por los demás si fueras una persona famosa? | ¿Darías dinero a una organización benéfica? | Si fuera una persona famosa, daría dinero a una organización benéfica porque me gustaría ayudar a los niños.
  charity.duty | ¿Los famosos ricos deberían dar una parte de su dinero a organizaciones benéficas? | ¿Es bueno que los famosos den dinero? | Sí, los famosos ricos deberían dar dinero, pero creo que cada famoso debe decidir cómo quiere ayudar.
  charity.future | ¿Harán los famosos más por el medio ambiente en el futuro? | ¿Los famosos viajarán menos en avión en el futuro? | Creo que los famosos viajarán menos en avión porque sus seguidores serán más ecológicos.
`);
