import { wordingOf } from "../followUp.ts";

export const everydayLife = wordingOf(`
  mornings.get-up | ¿A qué hora te levantas? | ¿Te levantas temprano? | Me levanto a las siete porque las clases empiezan a las ocho, pero prefiero dormir más.
  mornings.before-school | ¿Qué haces por la mañana antes de las clases? | ¿Te duchas por la mañana? | Antes de las clases me ducho y desayuno, y luego escucho música porque me gusta mucho.
  mornings.breakfast | ¿Qué desayunas normalmente? | ¿Desayunas todos los días? | Normalmente desayuno cereales y bebo zumo de naranja porque es rápido y sano.
  mornings.today | ¿Qué has hecho esta mañana? | ¿Has preparado la mochila esta mañana? | Esta mañana he desayunado pan con mermelada y he preparado la mochila. Ha sido una mañana tranquila.
  mornings.prefer | ¿Prefieres la mañana o la noche? | ¿Te gustan las mañanas? | Prefiero la noche porque puedo relajarme y hablar con mis amigos.
  mornings.change | ¿Cómo serían tus mañanas si las clases empezaran a las diez? | ¿Te gustaría empezar las clases más tarde? | Dormiría más y desayunaría con calma. Sería mejor porque tendría más energía en clase.
  evenings.after-school | ¿Qué haces cuando vuelves a casa del instituto? | ¿Haces los deberes después de las clases? | Cuando vuelvo a casa, meriendo y hago los deberes porque quiero tener la noche libre.
  evenings.bed | ¿A qué hora te acuestas durante la semana? | ¿Te acuestas tarde? | Durante la semana me acuesto a las diez porque tengo que levantarme temprano.
  evenings.yesterday | ¿Qué hiciste ayer por la noche? | ¿Viste la tele ayer por la noche? | Ayer hice los deberes y luego vi una serie con mi familia. Fue muy divertida.
  evenings.tonight | ¿Qué vas a hacer esta noche? | ¿Vas a ver a tus amigos esta noche? | Esta noche voy a estudiar un poco y después voy a jugar en línea porque es divertido.
  evenings.sleep | ¿Crees que los jóvenes duermen lo suficiente? | ¿Para ti es importante dormir bien? | No, creo que los jóvenes duermen poco porque usan el móvil hasta muy tarde.
  evenings.ideal | ¿Qué harías por la tarde si no tuvieras deberes? | ¿Te gustaría una vida sin deberes? | Sin deberes haría más deporte y saldría con mis amigos porque sería más feliz.
  weekends.usual | ¿Qué haces normalmente los fines de semana? | ¿Sales los fines de semana? | Los fines de semana juego al fútbol y voy al centro con mis amigos porque es divertido.
  weekends.day | ¿Cuál es tu día favorito de la semana? | ¿Prefieres el sábado o el domingo? | Mi día favorito es el sábado porque puedo dormir más y no tengo clases.
  weekends.last | ¿Qué hiciste el fin de semana pasado? | ¿Viste a tus amigos el fin de semana pasado? | El sábado pasado monté en bici y comí en un restaurante. Fue un fin de semana estupendo.
  weekends.next | ¿Qué planes tienes para el próximo fin de semana? | ¿Vas a hacer deporte el sábado? | El próximo fin de semana voy a ir al cine con mis amigos porque queremos ver una película nueva.
  weekends.active | ¿Prefieres un fin de semana activo o tranquilo? | ¿Te gustan los fines de semana tranquilos? | Prefiero un fin de semana activo porque no me gusta estar en casa todo el día.
  weekends.ideal | ¿Cómo sería tu fin de semana ideal? | ¿Te gustaría pasar un fin de semana en Londres? | Mi fin de semana ideal sería en Londres. Iría a un concierto y comería en un buen restaurante.
  weekends.long | ¿Crees que el fin de semana debería durar tres días? | ¿El fin de semana es demasiado corto? | Sí, creo que es una buena idea porque los alumnos necesitan más tiempo para descansar.
  chores.what | ¿Qué haces para ayudar en casa? | ¿Ordenas tu habitación? | Pongo la mesa y friego los platos todas las noches porque quiero ayudar a mi familia.
  chores.least | ¿Qué tarea de la casa te gusta menos? | ¿Prefieres cocinar u ordenar? | No me gusta nada planchar porque es aburrido y necesito mucho tiempo.
  chores.last | ¿Cómo ayudaste en casa la semana pasada? | ¿Fregaste los platos la semana pasada? | El domingo pasado pasé la aspiradora y lavé el coche. Fue cansado, pero útil.
  chores.room | ¿Tu habitación suele estar ordenada o desordenada? | ¿Te gusta ordenar tu habitación? | Mi habitación suele estar desordenada porque no tengo tiempo para ordenarla durante la semana.
  chores.plan | ¿Cómo vas a ayudar en casa esta semana? | ¿Vas a cocinar algo esta semana? | Esta semana voy a preparar la cena y voy a hacer la compra porque me gusta ayudar.
  chores.should | ¿Es importante que los jóvenes ayuden en casa? | ¿Es bueno ayudar en casa? | Sí, es importante porque los jóvenes aprenden a ser responsables, y pienso que todos tenemos que ayudar.
  chores.robot | Si tuvieras un robot, ¿qué haría en tu casa? | ¿Te gustaría tener un robot en casa? | Mi robot ordenaría mi habitación y fregaría los platos. Sería genial porque yo tendría más tiempo libre.
  clothes.usual | ¿Qué ropa llevas los fines de semana? | ¿Llevas vaqueros los fines de semana? | Los fines de semana llevo vaqueros y una sudadera porque es ropa cómoda.
  clothes.favourite | ¿Cómo es tu ropa favorita? | ¿Tu ropa favorita es cómoda? | Mi ropa favorita es una chaqueta azul. La llevo a menudo porque es muy cómoda.
  clothes.fashion | ¿Qué piensas de la moda? | ¿Te gusta la moda? | Creo que la moda es interesante, pero prefiero llevar ropa cómoda porque hago mucho deporte.
  clothes.bought | ¿Qué ropa has comprado últimamente? | ¿Has comprado zapatillas este año? | El mes pasado compré unas zapatillas blancas porque eran bonitas y baratas. Me gustaron mucho.
  clothes.party | Si vas a una fiesta, ¿qué ropa te vas a poner? | Si vas a una fiesta, ¿vas a llevar vaqueros? | Voy a llevar una camisa negra y vaqueros porque es elegante, pero también cómodo.
  clothes.brands | ¿Qué opinas de la ropa de marca? | ¿La ropa de marca es demasiado cara? | Opino que la ropa de marca es demasiado cara, pero muchos jóvenes la compran porque está de moda.
  clothes.second-hand | ¿La ropa de segunda mano es mejor que la ropa nueva? | ¿Te gusta la ropa de segunda mano? | En mi opinión, la ropa de segunda mano es mejor porque es más barata y no contamina tanto.
  shopping.like | ¿Te gusta ir de compras o te parece aburrido? | ¿Te gustan las tiendas? | Me gusta ir de compras con mis amigos porque nos divertimos, pero a veces hay demasiada gente.
  shopping.where | ¿Dónde sueles ir de compras? | ¿Compras en el centro o por internet? | Suelo ir de compras al centro comercial porque hay muchas tiendas y cafeterías.
  shopping.last | ¿Qué has comprado últimamente? | ¿Compraste algo el fin de semana pasado? | El sábado compré un libro y un regalo para mi prima. Le gustó mucho.
  shopping.next | ¿Qué vas a comprar este mes? | ¿Vas a comprar ropa este mes? | Voy a comprar un regalo para mi amigo porque el sábado va a celebrar su cumpleaños.
  shopping.voucher | ¿Qué comprarías con cien libras? | ¿Comprarías ropa con cien libras? | Compraría unos auriculares porque escucho música todos los días, y ahorraría el resto.
  shopping.online | ¿Qué ventajas tiene comprar por internet en comparación con las tiendas? | ¿Es más fácil comprar por internet? | Comprar por internet es más rápido y más barato, pero no puedes probarte la ropa.
  shopping.small | ¿Por qué son importantes las tiendas pequeñas para una ciudad? | ¿Prefieres las tiendas pequeñas o las grandes? | Las tiendas pequeñas son importantes porque el servicio es más personal y dan vida a la ciudad.
  money.spend | ¿Qué te gusta comprar cuando tienes dinero? | ¿Prefieres comprar dulces o ropa? | Me gusta comprar videojuegos y libros porque puedo compartirlos con mis amigos.
  money.save | ¿Piensas que es importante ahorrar dinero? | ¿Es difícil ahorrar? | Sí, pienso que es importante ahorrar porque después puedes comprar algo especial.
  money.present | ¿Qué le has regalado a alguien este año? | ¿Has comprado un regalo este año? | Para el cumpleaños de mi tía compré unas flores. Le gustaron mucho porque eran muy bonitas.
  money.later | ¿Para qué ahorrarás en el futuro? | ¿Comprarás un coche algún día? | Ahorraré para un gran viaje a Canadá porque la naturaleza es preciosa. Será una experiencia inolvidable.
  money.happy | En tu opinión, ¿el dinero da la felicidad? | ¿Los amigos son más importantes que el dinero? | No, creo que el dinero es útil, pero la familia y los amigos son mucho más importantes.
  weather.today | ¿Qué tiempo hace hoy? | ¿Hace frío hoy? | Hoy hace sol, pero hace un poco de viento. Me gusta este tiempo porque puedo salir.
  weather.favourite | ¿Qué tiempo te gusta más? | ¿Prefieres el sol o la nieve? | Me gusta más cuando hace calor porque puedo nadar y jugar en la calle.
  weather.rain | ¿Qué haces cuando llueve? | ¿Te quedas en casa cuando llueve? | Cuando llueve, me quedo en casa y veo películas porque es relajante.
  weather.yesterday | ¿Qué tiempo hizo el fin de semana pasado? | ¿Hizo sol el fin de semana pasado? | El sábado llovió todo el día, pero el domingo hizo sol y jugué al tenis en el parque.
  weather.tomorrow | Si hace buen tiempo el domingo, ¿qué vas a hacer? | ¿Vas a salir el domingo si hace sol? | Si hace buen tiempo, voy a ir al parque con mis amigos y vamos a hacer un pícnic.
  weather.mood | ¿Cómo influye el tiempo en tu estado de ánimo? | ¿El sol te pone de buen humor? | Cuando hace sol, estoy de buen humor y tengo más energía porque me encanta salir.
  weather.hot-country | ¿Preferirías vivir en un país cálido o en un país frío? | ¿Te gustaría vivir en un país con mucho sol? | Preferiría vivir en un país cálido porque podría ir a la playa todos los días.
  seasons.favourite | ¿Cuál es tu estación favorita? | ¿Prefieres el verano o el invierno? | Mi estación favorita es el verano porque hace calor y tenemos vacaciones largas.
  seasons.winter | ¿Qué te gusta hacer en invierno? | ¿Te gusta la nieve en invierno? | En invierno me gusta tomar chocolate caliente y jugar en la nieve porque es divertido.
  seasons.last | ¿Qué hiciste el verano pasado? | ¿Nadaste el verano pasado? | El verano pasado nadé en el mar y jugué al voleibol en la playa. Fue fenomenal.
  seasons.next | ¿Qué vas a hacer el verano que viene? | ¿Vas a hacer deporte el verano que viene? | El verano que viene voy a hacer camping con mi familia porque nos encanta la naturaleza.
  seasons.always | ¿Cómo sería la vida si siempre fuera verano? | ¿Te gustaría tener verano todo el año? | La vida sería más alegre porque podríamos ir siempre a la playa, pero también me gustaría ver la nieve.
  gettingAbout.school | ¿Cómo vas al instituto? | ¿Vas al instituto en autobús? | Voy al instituto a pie porque es sano y vivo cerca.
  gettingAbout.favourite | ¿Cuál es tu medio de transporte preferido? | ¿Prefieres el tren o el coche? | Mi medio de transporte preferido es el tren porque es rápido y puedo leer.
  gettingAbout.area | ¿Cómo es el transporte público en tu zona? | ¿Hay muchos autobuses en tu zona? | En mi ciudad los autobuses son cómodos y bastante rápidos, pero creo que el tren es demasiado caro.
  gettingAbout.last | ¿Qué medio de transporte usaste la semana pasada? | ¿Has viajado en tren este año? | Viajé en tren a York con mi familia. El viaje fue cómodo y escuché música.
  gettingAbout.drive | ¿Vas a aprender a conducir más adelante? | ¿Tendrás coche en el futuro? | Sí, voy a aprender a conducir porque quiero viajar con mis amigos. Va a ser muy útil.
  gettingAbout.bike | Para ir por la ciudad, ¿es mejor la bicicleta o el coche? | ¿Te gusta montar en bici? | En la ciudad la bicicleta es mejor que el coche porque no contamina y es más sana.
  gettingAbout.improve | ¿Cómo mejorarías el transporte público de tu zona? | ¿Te gustaría tener más autobuses en tu zona? | Pondría más autobuses por la noche y los billetes serían gratis para los jóvenes porque son caros.
`);
