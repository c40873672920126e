import { wordingOf } from "../followUp.ts";

export const environment = wordingOf(`
  daily.actions | ¿Qué haces por el medio ambiente? | ¿Haces mucho o poco por el medio ambiente? | Reciclo el papel y voy al instituto a pie porque quiero proteger el medio ambiente.
  daily.important | ¿Qué importancia tiene para ti el medio ambiente? | ¿Quieres proteger la naturaleza? | El medio ambiente es muy importante para mí porque me encantan la naturaleza y los animales.
  daily.last-week | ¿Qué hiciste por el medio ambiente la semana pasada? | ¿Reciclaste algo la semana pasada? | La semana pasada reciclé vidrio y cogí el autobús; fue muy fácil.
  daily.family | ¿Qué hace tu familia por el medio ambiente? | ¿Tu familia ahorra energía o agua? | Mi familia recicla el vidrio y apagamos las luces porque es bueno para el planeta.
  daily.next-year | ¿Qué vas a hacer por el medio ambiente el año que viene? | ¿Vas a reciclar más el año que viene? | El año que viene voy a reciclar más y voy a usar menos plástico porque es importante.
  daily.school | En tu opinión, ¿tu instituto hace lo suficiente por el medio ambiente? | ¿Tu instituto recicla el papel? | Mi instituto recicla el papel, pero creo que usamos demasiadas botellas de plástico en el comedor.
  daily.more | ¿Qué más podrías hacer para proteger el medio ambiente? | ¿Podrías ahorrar más energía? | Podría ir al instituto en bici porque sería mejor para el medio ambiente.

  recycling.what | ¿Qué recicla tu familia en casa? | ¿Tu familia recicla el papel o el vidrio? | Reciclamos el papel, el vidrio y el cartón, y creo que es muy fácil.
  recycling.why | ¿Por qué es importante reciclar? | ¿Reciclar es importante o aburrido? | Es importante reciclar porque hay demasiada basura y tenemos que proteger el planeta.
  recycling.last | ¿Cuándo reciclaste algo por última vez? | ¿Reciclaste papel ayer? | Ayer por la noche reciclé unas botellas de plástico porque no me gusta tirarlas a la basura.
  recycling.easy | En tu opinión, ¿por qué algunas personas nunca reciclan? | ¿Reciclar es fácil o difícil? | Creo que algunas personas no reciclan porque no tienen tiempo, pero es una pena.
  recycling.clothes | ¿Qué harías con la ropa que ya no llevas? | ¿Venderías tu ropa vieja? | Daría mi ropa vieja a una organización benéfica porque sería útil para otros jóvenes.

  plastic.use | ¿Cuándo usas plástico en tu vida diaria? | ¿Usas botellas de plástico? | A veces uso una botella de plástico en el instituto, pero creo que no es bueno para el planeta.
  plastic.bags | ¿Qué piensas de las bolsas de plástico? | ¿Son una buena idea las bolsas de plástico? | Las bolsas de plástico son prácticas, pero no me gustan porque contaminan el mar.
  plastic.less | ¿Cómo vas a usar menos plástico en el futuro? | ¿Vas a usar menos plástico? | Voy a llevar mi propia bolsa al supermercado y voy a comprar fruta sin plástico, porque es mejor.
  plastic.sea | ¿Por qué es tan peligroso el plástico para los animales del mar? | ¿El plástico es malo para los peces? | El plástico es peligroso porque los peces lo comen; creo que es muy triste.
  plastic.without | ¿Cómo cambiaría tu vida si ya no hubiera plástico? | ¿Sería difícil la vida sin plástico? | Si no hubiera plástico, mi vida sería menos práctica, pero las playas estarían más limpias.

  energy.save | ¿Qué haces para ahorrar energía en casa? | ¿Apagas la luz a menudo? | Siempre apago la luz cuando salgo de una habitación porque es fácil e importante.
  energy.yesterday | ¿Qué aparatos eléctricos usaste ayer por la noche? | ¿Usaste el ordenador o la televisión ayer? | Ayer por la noche usé mi ordenador porque tenía muchos deberes.
  energy.solar | ¿Qué opinas de la energía solar? | ¿Es una buena idea la energía solar? | Creo que la energía solar es una buena idea porque es limpia, pero es bastante cara.
  energy.future | ¿De dónde vendrá nuestra energía dentro de cincuenta años? | ¿Usaremos más energía solar en el futuro? | Dentro de cincuenta años nuestra energía vendrá del sol y del viento porque será más barata.
  energy.no-electricity | ¿Cómo pasarías un día sin electricidad? | ¿Sería difícil un día sin electricidad? | Sin electricidad leería un libro y jugaría al fútbol; sería difícil pero interesante.

  water.save | ¿Qué haces para ahorrar agua? | ¿Cierras el grifo cuando te lavas los dientes? | Me ducho rápidamente y cierro el grifo porque el agua es muy importante.
  water.shower | ¿Prefieres bañarte o ducharte? | ¿Es mejor ducharse que bañarse? | Prefiero ducharme porque es más rápido y uso menos agua.
  water.drink | ¿Bebes agua del grifo o agua embotellada? | ¿Bebes agua del grifo? | Bebo agua del grifo porque está buena y no me gustan las botellas de plástico.
  water.next-week | ¿Cómo vas a usar menos agua la semana que viene? | ¿Vas a ducharte más rápido? | La semana que viene voy a ducharme más rápido porque quiero ahorrar agua.
  water.why | En tu opinión, ¿por qué debemos malgastar menos agua? | ¿Es importante ahorrar agua? | Debemos malgastar menos agua porque en algunos países la gente no tiene suficiente.
  water.little | ¿Qué harías si hubiera muy poca agua? | Con muy poca agua, ¿te ducharías muy rápido? | Si hubiera muy poca agua, me ducharía muy rápido y no lavaría el coche.

  pollution.area | ¿Hay mucha contaminación donde vives? | ¿Está limpio el aire donde vives? | Sí, hay mucha contaminación porque hay demasiados coches, y no me gusta nada.
  pollution.cause | En tu opinión, ¿qué contamina más las ciudades? | ¿Hay demasiados coches en las ciudades? | En mi opinión, los coches contaminan más porque mucha gente no coge el autobús.
  pollution.litter | ¿Qué piensas de la basura en la calle? | ¿Están limpias o sucias las calles de tu zona? | Odio la basura en la calle porque es peligrosa para los animales y todo parece sucio.
  pollution.seen | ¿Dónde has visto mucha basura recientemente? | ¿Viste basura en el parque la semana pasada? | El verano pasado vi mucha basura en la playa y me pareció muy triste.
  pollution.before | ¿El aire de las ciudades estaba más limpio antes que ahora? | ¿Antes estaba más limpio el aire? | Antes había menos coches, pero el aire no siempre estaba limpio porque las fábricas contaminaban mucho.
  pollution.reduce | ¿Qué harías para reducir la contaminación en tu zona? | ¿Te gustaría una ciudad sin coches? | Construiría más carriles bici porque la gente usaría menos el coche.

  travel.best | ¿Qué medio de transporte es mejor para el medio ambiente? | ¿El autobús es mejor que el coche? | Creo que la bicicleta es el mejor medio de transporte porque no contamina.
  travel.walking | ¿Vas a veces a pie en vez de ir en coche? | ¿Vas a pie a menudo? | Voy al instituto a pie cuando hace buen tiempo porque es bueno para el medio ambiente.
  travel.yesterday | ¿Cómo fuiste al instituto la última vez? | La última vez, ¿fuiste al instituto en autobús o en coche? | Ayer cogí el autobús con mis amigos porque era práctico y más barato.
  travel.next-trip | Si viajas en las próximas vacaciones, ¿cómo vas a ir? | ¿Vas a viajar en tren o en coche en las vacaciones? | En las vacaciones voy a coger el tren porque es cómodo y contamina menos.
  travel.electric | ¿Los coches eléctricos son realmente mejores para el medio ambiente? | ¿Son una buena idea los coches eléctricos? | Creo que los coches eléctricos son mejores porque contaminan menos, pero son caros.
  travel.planes | ¿Elegirías el tren en vez del avión para proteger el medio ambiente? | ¿Preferirías coger el tren o el avión? | Sí, cogería el tren porque el avión contamina mucho, pero los viajes serían más largos.

  climate.opinion | ¿Qué piensas del cambio climático? | ¿El cambio climático es un gran problema? | Creo que el cambio climático es un gran problema porque cada año hace más calor.
  climate.learnt | ¿Qué has aprendido sobre el clima en el instituto? | ¿Has hablado del clima en el instituto? | En el instituto he aprendido mucho sobre el cambio climático y las clases han sido muy interesantes.
  climate.young | ¿Qué pueden hacer los jóvenes por el clima? | ¿Los jóvenes pueden hacer algo por el clima? | Los jóvenes pueden usar la bici y comer menos carne, y creo que es bastante fácil.
  climate.causes | En tu opinión, ¿por qué está cambiando el clima? | ¿Hace cada vez más calor? | El clima está cambiando porque usamos demasiado petróleo y cortamos demasiados árboles.
  climate.fifty-years | ¿Qué tiempo hará donde vives dentro de cincuenta años? | ¿Hará más calor dentro de cincuenta años? | Dentro de cincuenta años hará más calor en verano y lloverá más en invierno; será difícil.

  nature.often | ¿Cuándo pasas tiempo en la naturaleza? | ¿Vas a menudo al bosque o al parque? | Los fines de semana doy paseos por el bosque con mi familia porque es tranquilo y relajante.
  nature.favourite | ¿Qué paisaje te gusta más? | ¿Prefieres la montaña o el mar? | Me gusta mucho el paisaje de la montaña porque es tranquilo y puedo hacer senderismo.
  nature.last | ¿Qué hiciste la última vez que fuiste al parque o al bosque? | ¿Diste un paseo la semana pasada? | El sábado pasado hice un pícnic en el parque con mis amigos y jugamos al fútbol.
  nature.next | ¿Qué vas a hacer al aire libre el próximo fin de semana? | ¿Vas a dar un paseo el próximo fin de semana? | El próximo fin de semana voy a montar en bici por el bosque porque me gusta la naturaleza.
  nature.good | ¿Por qué es bueno para nosotros pasar tiempo en la naturaleza? | ¿La naturaleza es buena para la salud? | La naturaleza es buena para nosotros porque el aire es limpio y podemos olvidar el estrés.
  nature.trees | ¿Cómo sería una ciudad sin árboles ni parques? | ¿Te gustaría tener más árboles en tu zona? | Una ciudad sin árboles sería triste y gris, y no me gustaría vivir allí.

  animals.favourite | ¿Qué animal salvaje te gusta más? | ¿Prefieres los leones o los elefantes? | Prefiero los elefantes porque son inteligentes y me encantan sus orejas grandes.
  animals.area | ¿Qué animales salvajes viven en tu zona? | ¿Hay zorros o conejos en tu zona? | En mi zona hay zorros y muchos pájaros; me gusta mucho mirarlos.
  animals.seen | ¿Qué animales salvajes has visto recientemente? | ¿Viste un pájaro o un zorro la semana pasada? | Recientemente he visto un zorro en el jardín y he hecho una foto porque era muy bonito.
  animals.wish | ¿Qué animal salvaje te gustaría ver en la naturaleza? | ¿Te gustaría ver una ballena? | Me gustaría ver una ballena en el mar porque es un animal enorme y precioso.
  animals.protect | ¿Por qué es importante proteger a los animales salvajes? | ¿Es importante proteger a los elefantes? | Es importante proteger a los animales salvajes porque son bonitos y algunas especies están desapareciendo.
  animals.zoos | ¿Cuáles son las ventajas y las desventajas de los zoos? | ¿Los zoos son buenos o malos para los animales? | Los zoos protegen algunas especies, pero creo que los animales no tienen bastante espacio.
  animals.forests | ¿Qué pasará con los animales salvajes si hay menos bosques? | ¿Habrá menos animales salvajes en el futuro? | Si hay menos bosques, muchos animales desaparecerán y será muy triste.

  volunteering.any | ¿Haces algún trabajo voluntario? | ¿Ayudas a un grupo ecologista? | Sí, hago trabajo voluntario los sábados porque me gusta ayudar a los demás y proteger la naturaleza.
  volunteering.tasks | ¿Qué haces en tu trabajo voluntario? | ¿Recoges basura o plantas árboles? | Recojo basura en el parque una vez al mes porque quiero proteger la naturaleza.
  volunteering.reasons | ¿Por qué haces trabajo voluntario? | ¿Es divertido tu trabajo voluntario? | Hago trabajo voluntario porque me gusta conocer a gente y quiero proteger a los animales.
  volunteering.ideas | ¿Qué trabajo voluntario te gustaría hacer? | ¿Te gustaría ayudar a los animales o plantar árboles? | Me gustaría trabajar con animales porque me encantan y sería muy útil.
  volunteering.helped | ¿Has hecho alguna vez algo por la naturaleza o los animales? | ¿Alguna vez has recogido basura en un parque? | El año pasado planté árboles con mi clase; fue duro pero muy divertido.
  volunteering.one-day | ¿Vas a ayudar a una organización ecologista algún día? | ¿Vas a plantar árboles algún día? | Sí, algún día voy a trabajar para una organización porque quiero proteger los océanos.
  volunteering.everybody | En tu opinión, ¿todos los jóvenes deberían hacer trabajo voluntario? | ¿Es importante el trabajo voluntario para los jóvenes? | Creo que el trabajo voluntario es útil porque se aprende mucho, pero los jóvenes tienen demasiados deberes.

  future.world | ¿Cómo será el planeta dentro de cincuenta años? | ¿El planeta estará más limpio dentro de cincuenta años? | Dentro de cincuenta años el planeta estará más limpio porque usaremos menos plástico.
  future.problem | En tu opinión, ¿cuál es el mayor problema del medio ambiente? | ¿El mayor problema es el plástico o el tráfico? | En mi opinión, el mayor problema es el plástico porque hay demasiado en el mar.
  future.invention | ¿Qué inventarías para ayudar al planeta? | ¿Inventarías un coche nuevo? | Inventaría un robot para limpiar los océanos porque así los peces vivirían mejor.
  future.money | ¿Qué harías por el planeta si tuvieras mucho dinero? | ¿Comprarías un bosque con mucho dinero? | Si tuviera mucho dinero, compraría un bosque grande porque me gustaría proteger a los animales.
  future.past | ¿Antes la gente vivía de una manera más ecológica? | ¿Antes la gente usaba menos plástico? | Sí, antes la gente usaba menos plástico y viajaba menos, pero reciclaba poco.
  future.hope | ¿Crees que los jóvenes pueden salvar el planeta? | ¿Todavía es posible salvar el planeta? | Sí, creo que los jóvenes pueden salvar el planeta porque tienen muchas ideas buenas.
`);
