/** What worries in Spanish, written as in french.ts. */
export const spanish = `
everyday = quer\\w+|de|en|para|del|al|siempre|prefiero|\\w+rme|yo|mi|mis|el|ella|ellos|me|nos|los|las|que|no|es|una|por|con|nadie|quiero|soy|vida|sin|estoy|todos|papa|mama|muy|cuando
adult = padre|papa|madre|mama|padres|padrastro|madrastra|tio|tia|abuelo|profesor|profe|entrenador|vecino|novio|primo|hombre|marido
kin = hermano|hermano mayor|hermanastro|hermana|hermana mayor
hits = pega|pegan|golpea|golpean|maltrata|maltratan|azota|quema|ahorca|abofetea
hit = pegado|pego|golpeado|golpeo|maltratado|azotado|quemado
want = quiero|quisiera|queria|querria|voy a|deseo|me gustaria|tengo ganas de|pienso en|pense en|he pensado en|intente|he intentado|pensaba en
school = instituto|colegio|escuela|clase|insti|cole

harmless | (irme|salir|salgo|irse) de casa (a las|temprano|tarde|antes)
harmless | se llama \\w+ ahora
harmless | cosas malas (de|sobre) (mi|mis) (amig[oa]s?|prim[oa]s?|instituto|clase)
harmless | marcas (caras|conocidas|famosas|de (ropa|lujo))|sin (educacion|agua|paz|trabajo|planeta|ayuda) no hay futuro|(muerdo|muerde|comerme|morderme) l[oa]s unas|se (quej|d[ai]|hizo|fue|puso|llam|romp|perdi|mud|cas|conoc)\\w* (\\w+ ){0,3}(pero|y|que|porque) ahora
harmless | (muero|morir|morirse|morirme|morimos|mori|muerto|muerta|mueres|muere) (de|del|por) (susto|risa|hambre|sed|sueno|ganas|calor|frio|miedo|verguenza|aburrimiento|envidia|cansancio|amor|pena|ir|ver|comer|visitar|tener|conocer|un|una|el|la|los|las)
harmless | (pega|pego|pegan) … (resfriado|resfriados|gripe|virus|grito|gritos|susto|sustos|sol|abrazo|abrazos|acento|tos|catarro|contigo|bien)
harmless | (gana|pega|golpea) … (al|a la|a las|en el|en la) (tenis|futbol|padel|baloncesto|ajedrez|cartas|fifa|ping pong|pelota|balon|partido|bolera)
harmless | (pelicula|libro|novela|serie|historia|juego|videojuego|cancion|obra|cuento) … (dice|piensa|decir|grita|canta|cuenta) .*
harmless | (corto|corte|corta|cortar|cortado) … (pelo|unas|dedo|flequillo|cesped|pan|verduras|rollo)
harmless | (matar|mato|mata|matan|mate) … (dragon|dragones|zombi|zombis|zombies|monstruo|monstruos|enemigo|enemigos|jefe|aliens|el tiempo|mosquitos?|aranas?|gusanillo)
harmless | quiero … morir (tranquilo|viejo|de viejo|feliz)|no quiero morir
harmless | (pega|da|pego|dio) (una )?paliza … (ajedrez|jugamos|jugar|jugando|tenis|futbol|partido|videojuegos?|fifa|cartas|padel)
harmless | (desaparecer|morirme|morir) (de|de la|por) (verguenza|vergueza|miedo|trac)|(golpe) de (calor|suerte|estado|sol)
harmless | (toca|tocan|tocaba) (poner|limpiar|hacer|fregar|la guitarra|el piano|la loteria|recoger|cocinar|sacar)
harmless | me (obligan|obliga|fuerzan) … (comer|estudiar|trabajar|limpiar|hacer (los|mis|la)|ir al|ir a la|aprender|jugar|ordenar|acostarme)
harmless | no puedo vivir sin … (movil|telefono|internet|ordenador|tableta|musica|us[aoe]\\w*|utiliz\\w*)
harmless | (casi|por poco) … (muero|morir|muri)
harmless | (acabar|terminar) con (el|la|los|las|mis|este|esta) (examenes|deberes|contaminacion|racismo|acoso|pobreza|plastico|curso)
harmless | (desaparecer|morir) … (especies|animales|bosques|planeta)
harmless | (me corte|me corto|cortado) … (cocinando|cocina|papel|afeitando|afeitandome)
harmless | (hermanito|hermanita|hermano pequeno|hermana pequena) (viene|duerme|entra|sube) … mi cama|(vivir|morir|moriria) sin (el |ella )?(porque|mi|mis|el|la)( (movil|telefono|musica|perro|gato|amigos|ordenador|familia))?
harmless | (?<!no )(siempre hay|siempre tengo|siempre tienes|siempre tenemos|tienes|tenemos) (a )?alguien con quien (hablar|contar)|no quiero vivir como (mi|mis|ellos|ellas|ella|el|los|las|un|una)|(estres\\w*|trabaj\\w*|dinero|oficina|ruido|contaminacion) (\\w+ ){0,6}no quiero vivir asi
harmless | (?<!ahora |adelante |momento )eres (de verdad |realmente |solo )?(un robot|una ia|un humano|un ordenador|una maquina|una persona)( o (no|una? \\w+( real| de verdad)?))?( tu| mark)?$
harmless | desaparecer cuando (\\w+ ){0,3}(canta|baila|habla|cuenta|besa)
harmless | hice dano (en|jugando|esquiando|haciendo|corriendo)|me hago dano (jugando|en el|en la|cuando juego|corriendo)
harmless | (mucha|hay) gente (\\w+ ){0,8}comentarios (horribles|crueles)(?! (sobre|contra|a) mi)|no se (si|cuando) (\\w+ ){0,2}(casare|ire|tendre|podre|estudiare|sere)
harmless | (gente|ninos|familias|personas|hombres|refugiados) (\\w+ )?que (\\w+ ){0,9}(calle|comer|comida)|me toca (el turno|a mi|mucho|la fibra)
harmless | (bebe|beber|bebo) (\\w+ )?(cafe|te|agua|leche|zumo|cola|refrescos)
harmless | (herman[oa]|prim[oa]) (pequen[oa]|menor) (\\w+ )?me (pega|golpea|muerde|empuja)|(hermanit[oa]) (\\w+ )?me (pega|golpea|muerde|empuja)|miedo (a|de) mi profe\\w*
harmless | en (el|la|un|una|esta|este) (novela|libro|pelicula|historia|obra|serie) (un|una|el|la|su|ella|ellos|alguien) .*
harmless | (llover|lluvia|llovio|frio|calor) (\\w+ ){0,6}pero a nadie le importo|en (?!clase|casa)\\w+ me robaron (la|el|mi) (mochila|movil|cartera|bolso|bici|pasaporte|maleta)|(gripe|fiebre|gastroenteritis) (\\w+ ){0,12}no pude comer (nada )?en \\w+ dias
harmless | me gano (\\w+ ){0,3}me dio una paliza|(desaparecer|perderme|irme) (\\w+ ){0,2}(isla|playa|verano|montana|vacaciones|pueblo)|no quiero vivir (en|con|cerca|lejos|solo|sola|aqui en)

distress | <want> … (morir|morirme|matarme|suicidarme|acabar con todo|acabar con mi vida|quitarme la vida|hacerme dano|desaparecer para siempre|estar muerto|estar muerta|ahorcarme|tirarme por)
distress | (me voy|voy) a (matar|suicidar|quitar la vida)(me)?$|me (quiero|voy a) (matar|morir|suicidar|hacer dano)
distress | no (quiero|puedo|merezco) (mas )?(seguir )?(vivir|viviendo|existir|estar viv[oa]|seguir viv[oa])( mas)?|no quiero (estar|seguir) aqui nunca mas
distress | (pienso|pense|pensando|pensado|pensar) … suicid\\w+
distress | (intento|pensamientos?|ideas?) (de suicidio|suicidas?)
distress | me (he )?(corto|corte|cortado|quemo|autolesiono|rajo|hago cortes|lesiono) … (brazos?|munecas?|venas|piernas?|muslos?|piel|a proposito|cuando estoy|porque)
distress | (me autolesion\\w+|autolesionarme|hacerme cortes|me hago (dano|cortes)|cortarme (los|las) (brazos|venas|munecas))
distress | (vomito|vomitar|me provoco el vomito) … (a proposito|adelgazar|comer|cenar|engordar)|me hago vomitar|me provoco
distress | mejor (\\w+ ){0,2}sin mi\\b
distress | (nadie|ninguno) (\\w+ ){0,1}(me (quiere|ama|entiende|querra)|le importo|se preocupa por mi)|no le importo a nadie|a nadie le importo
distress | (mi vida|la vida|vivir) … (no tiene (ningun )?sentido|no vale (nada|la pena)|es un infierno|no sirve|ya no tiene)
distress | (odio mi vida|me odio|no sirvo para nada|soy una carga|estoy hart[oa] de (vivir|la vida|mi vida)|cansad[oa] de vivir|sin ganas de vivir|no tengo ganas de vivir)
distress | (no (tengo|veo|hay|me queda)|sin) (ninguna |ninguna? )?(esperanza|salida|razon para vivir|motivos para vivir|futuro para mi)
distress | ojala … (no hubiera nacido|no haber nacido|estuviera muert[oa]|no despertara|me muriera|no existiera)
distress | (no como|dejo de comer|deje de comer|he dejado de comer) … (adelgazar|gord[oa]|kilos|delgad[oa])
distress | (no (despertar|despertarme|volver a despertar|volver nunca)|(dormir|dormirme|desaparecer|irme) (y no despertar|para siempre))
distress | (ganas de|quiero|quisiera|gustaria) (desaparecer|acabar con todo|terminar con todo|rendirme con la vida)
distress | (tome|tomado|tomarme|trague|tragado|tomo) … (bote|caja|muchas|todas|monton|demasiadas|punado|un bote) … (pastillas|medicamentos|pildoras|somniferos)
distress | lloro (todas las noches|todos los dias|cada noche|cada dia|siempre)
distress | (ninguna|sin) (razon|motivo) … (vivir|seguir|levantarme|continuar)|no (veo|encuentro) (una |la |ninguna )?salida
distress | (saltar|tirarme|lanzarme|tirar) … (puente|ventana|tejado|tren|metro|balcon|azotea)
distress | (cuchilla|cuchillas|cutter|navaja) … (brazos?|munecas?|piel|piernas?)|(brazos?|munecas?) … (cuchilla|cicatrices|cortes)
distress | (escaparme|fugarme|huir|irme) de (casa|mi casa) … (no|miedo|mas|aguanto|porque)|(escaparme|fugarme) de casa
distress | soy (un |una )?(estorbo|carga|inutil|error|fracaso total)|(estarian|estaria|seria) … mejor sin mi|nadie (se daria|notaria) … (si (yo )?(no|me|desapare\\w+))
distress | (no|nunca|jamas) (\\w+ ){0,2}(existir|haber nacido)
distress | (pienso|pensaba|pensar|pensando|busco|sueno|imagino|hablo) … … (morir|morirme|muerte|suicidio|suicidarme|matarme|mi muerte|mi funeral)
distress | (vivir|existir|la vida) … (sirve|servir|vale) … nada|(sirve|vale) (para nada|de nada) … (vivir|existir|seguir)|(no tengo|sin) fuerzas … (vivir|seguir|levantarme)
distress | (todo el mundo|todos|mis padres|mi familia|ellos) … me (odia|odian|rechaza|rechazan|desprecia|desprecian)
distress | (me|mis) … … (brazos?|munecas?|muslos?|piernas?|barriga) … (tijeras|cuchillo|cuchilla|compas|sangre|mechero|cigarrillo)|(tijeras|cuchillo|cuchilla|compas|mechero) … (mis|los|las) (brazos?|munecas?|muslos?)
distress | (heridas|marcas|cicatrices|cortes) en … (brazos?|munecas?|muslos?|piernas?)|(no tengo|sin) ganas de nada|me siento vaci[oa]|ya nada me importa
distress | (solo |siempre )?(pienso|pensando|pensaba) en (desaparecer|no estar|irme para siempre|dejar de existir)
distress | me (cortaba|autolesionaba|hacia dano|hacia cortes|provocaba el vomito)|queria (morir|morirme|matarme|suicidarme)
distress | me corto … (cuchilla|cuchillo|tijeras|navaja|sola?|triste|brazo)|(cuchilla|navaja) … me corto|corto con
distress | (nadie|ninguno|quien) … (triste|importaria|importa|lloraria|echaria de menos|notaria) … (muriera|muero|muerto|muerta|estuviera|desapareciera)
distress | si (yo )?(me muriera|no estuviera|desapareciera|no existiera|me muero)
distress | (tengo|he tenido|sufro|padezco|tuve|estoy en) … (depresion|anorexia|bulimia|tendencias suicidas)
distress | (psicolog[oa]|psiquiatra|terapeuta) … (suicid\\w+|depresion|cortaba|autolesion\\w+|morir)
distress | (no|nunca|prefiero|espero|ojala|quisiera|mejor) (\\w+ ){0,4}(no )?(despertar\\w*|despierte|despierto)(?! .*(temprano|pronto|las (seis|siete|ocho|cinco)|tarde|instituto|antes))(?<=(no quiero|espero no|ojala no|prefiero no|quisiera no|quiero no|no queria|mejor no|nunca) .*)
distress | (mas facil|mejor|mas sencillo|mas felices) (\\w+ ){0,4}si (\\w+ )?no (estuviera|existiera|hubiera nacido|estoy|viviera)|quiero desaparecer(?!.*(cuando|verguenza|canta))|(preferi\\w+|prefiero|ojala) (\\w+ ){0,2}(morir\\w*|estar muert[oa]|no vivir|no existir|estuviese muert[oa])
distress | nadie (\\w+ ){0,3}(echa\\w* (de menos|en falta)|extranar\\w*|llorar\\w*|notar\\w*|necesita|quiere|cree|ve) ?(a mi|si|por mi|$)|nadie me (\\w+ )?(echa\\w*|extran\\w*|necesita|ve|cree)
distress | (cansad[oa]|hart[oa]) (de|con) (todo|ser yo|estar aqui|luchar|esta vida)|(no|sin) (\\w+ )?(veo|tengo|hay) (un |ningun |el )?futuro( para mi)?(?! (en|de|con))
distress | no puedo mas( con (todo|la vida|mi vida|esta vida))?($| (\\w+ ){0,2}(quiero|acab\\w*|termin\\w*|vivir|seguir))|(quiero|quisiera|ojala) que (todo |esto )?(se )?(acabe|termine|pare)( ya| todo)?$|que todo (se )?(acabe|termine|pare)
distress | (no|sin|nunca|dejado de|deje de|apenas) (?!pod)(\\w+ )?(como|comer|comido|comia) (nada |casi nada )?(desde|hace|durante|en|por|porque|para|y) (\\w+ ){0,5}(dias|semanas|lunes|gord[oa]|adelgazar|fe[oa]|delgad[oa]|engordar|mi cuerpo)(?!.*(enferm|ramadan))
distress | solo como (\\w+ ){0,4}(al|por|cada) dia (\\w+ ){0,4}(gord[oa]|cuerpo|adelgazar|peso|fe[oa])|(odio|detesto|asco) (\\w+ )?mi cuerpo|me doy asco|soy asqueros[oa]|laxantes|me veo (\\w+ )?gord[oa] (y no como|y vomito|$)
distress | (despues de|cuando|siempre que) (\\w+ ){0,2}(comer|cenar|como|ceno|comida|cena) (\\w+ ){0,6}(vomit(o|ar)|devuelvo)|vomito (\\w+ )?(despues de (comer|cenar|cada)|todo lo que|lo que como)|dedos? … garganta
distress | (amig[oa]|hermana|hermano|madre|padre|mama|papa|prim[oa]|novi[oa]|companer[oa]|ella|el) (\\w+ ){0,5}(suicidarse|matarse|quitarse la vida|ahorcarse|se suicido|se ahorco|quiere morir(se)?|queria morir(se)?|suicida|autolesiona|se corta (los|las)|se hace (dano|cortes))
distress | cartas? de (despedida|suicidio|adios)|si (\\w+ )?(ya )?no (estoy|estare|sigo aqui)( aqui)? (\\w+ ){0,2}(decid\\w*|di\\w*|manana|quiero que)|si manana (ya )?no estoy|(decid\\w*|dile|digan\\w*|diganle) a (mi|mis) (\\w+ ){0,4}(quiero|amo|siento|perdon\\w*)|cuando (ya no este|me muera|este muert[oa])|(sera|seria|es) (\\w+ )?mi ultim[oa] (mensaje|dia|cumpleanos|navidad)
distress | (golpeo|doy|pego) (\\w+ ){0,3}(cabeza|golpes|punetazos) (\\w+ ){0,2}(contra|en|a) (la |las )?pared\\w*|me (golpeo|pego|muerdo|arano|rasco|quemo|pellizco|castigo|hiero|corto|lastimo|hago (dano|sangre)) (\\w+ ){0,4}(cuando|para|hasta|porque|a proposito|sangre|triste|sol[oa])(?!.*(cocin|mosquito|jug|futbol|deporte|alerg|esqui))
distress | (escondo|oculto|tapo) (\\w+ )?(mis|los|las|mi) (brazos|munecas|cicatrices|cortes|marcas)|cicatrices (\\w+ ){0,3}(brazos?|munecas?|muslos?)|mangas? largas? … (esconder|tapar|brazos|cortes|vean)
distress | (nadie|alguien) con quien (pueda )?(hablar|contar)|no puedo hablar con nadie|lloro (\\w+ )?(por las noches|por la noche|sol[oa]|en (mi cama|la cama|el bano)|sin (razon|motivo))
distress | (yo )?(bebo|fumo|tomo) (\\w+ ){0,4}(vodka|alcohol|cerveza|vino|whisky|drogas?|cannabis|porros?|pastillas) (\\w+ ){0,6}(olvidar|escondidas|dormir|todos los dias|no sentir|mis problemas)
distress | no (\\w+ )?quiero (mas |ya )?(vivir|existir|seguir)( mas| asi|$)|no quiero (ya )?mas (vivir|la vida)|(sin|no tengo) (\\w+ )?(ganas|fuerzas?) (de |para )(vivir|levantarme|seguir|estar)|(mi|la) vida (\\w+ ){0,3}(sin sentido|no (tiene|vale|sirve)|se acabo|es una mierda)|nunca (mas )?(voy a ser|sere|volvere a ser) feliz
distress | (escape|fugue|escapado|fugado|irme|huir|huyo) de (mi )?casa(?!.*(pronto|temprano|compras|universidad))|duermo en la calle|(todos|mi familia|mis padres|el mundo) (\\w+ ){0,4}(mejor|mas feliz\\w*|tranquil\\w+) (\\w+ )?sin mi|(soy|me siento) (\\w+ )?(un error|una carga|un estorbo|inutil|invisible|rot[oa]|vaci[oa]|una basura|basura)
distress | (siento|sentirme|sola?|solo|triste) (\\w+ ){0,3}(preferiria|quisiera|mejor) (\\w+ ){0,2}(morir\\w*|muert[oa]|desaparecer)
distress | (por|en el) (dentro|interior) (\\w+ )?(estoy|me siento) (\\w+ )?(muert[oa]|vaci[oa]|rot[oa])|muert[oa] por dentro|no (\\w+ )?(hay|tengo|encuentro) (\\w+ )?(lugar|sitio) (\\w+ )?(para mi|en este mundo|en el mundo)|(dejar|irme de|abandonar|salir de) (este|el|esta) (mundo|vida)|(estar|seguir|vivir|quiero) (\\w+ )?en este mundo|vida (\\w+ )?(es )?demasiado (dura|dificil) (para mi|quiero|no)|no (aguanto|soporto) (mas )?(\\w+ )?(este|el|esta|mi) (dolor|vida|sufrimiento)|no (me )?merezco (\\w+ )?(comer|vivir|que me quieran|estar|existir|nada)|merezco (morir|sufrir|el dolor|que me peguen)|(lo veo todo|todo es|todo esta) (negro|oscuro)$|quiero no (vivir|existir|estar viv[oa])|(elegido|decidido|se) (\\w+ )?(como|cuando|el dia) (\\w+ ){0,4}(morir\\w*|matarme|hacerlo)$
distress | vomit\\w* (\\w+ ){0,8}(engordar|adelgazar|gord[oa])|si (\\w+ )?(me muero|muero|desaparezco|me voy) (\\w+ ){0,3}(nadie|quien)|(amig[oa]|hermana|hermano|novi[oa]|ella|el|que) (\\w+ ){0,6}se corta (los|las) (brazos|munecas|venas|piernas)|(puente|azotea|tejado|vias) (\\w+ ){0,6}(saltar|morir|tirarme|acabar)
distress | (terminar|acabar|acabarlo|terminarlo) (con )?(todo|todo esto|mi vida)(?! (el|lo|los|la|las|mi|bien))|(por que|para que) (\\w+ )?(sigo|seguir|vivo|vivir|existo|naci|tengo que seguir|estoy viv[oa])$|(caja|bote|monton|muchas) (de )?(pastillas|medicamentos|pildoras)(?=.*(cama|pienso|tomar\\w*|escondid\\w+|todas))|(mejor|mas facil) para (todos|ellos|mi familia|mis padres|todo el mundo) (\\w+ )?(si|cuando|sin) (yo|mi|no)
distress | (cortes|cicatrices|heridas) (\\w+ ){0,6}brazos|brazos (\\w+ ){0,8}(cortes|cicatrices|heridas)|(pienso|pensar|pensando) (\\w+ )?en (acabar|terminar|saltar|la muerte|desaparecer|morir\\w*|irme de este)|(tan|demasiado) (sol[oa]|triste|infeliz|desesperad[oa]) (\\w+ ){0,4}(morir\\w*|acabar|vivir|desaparecer|terminar)|no me (siento|sient[oa]) (\\w+ )?(querid[oa]|amad[oa])|nadie me (ayuda|comprende|entiende|quiere|ama)|me mato de hambre|no como (nada )?(\\w+ )?(quiero (ser|estar)|para (ser|estar)) (\\w+ )?(delgad[oa]|flac[oa])
distress | (solo |yo )?(quier\\w+|quer[oe]|querria|gustaria|me gustaria|tengo ganas de) (\\w+ )?desaparecer( (para siempre|de este mundo|y ya|ya)|$)
distress | (casi|apenas) (ya )?no (como|estoy comiendo|he comido) (casi )?(nada)?( (ultimamente|desde|estos dias|porque|para|ahora)|$)|(apenas|ya casi no) como( (nada|ultimamente|desde))?$|no como (casi )?nada (ultimamente|desde|porque|para|estos)
distress | (salto|saltarme|saltando|dejo|evito) (\\w+ ){0,2}(las |todas las |mis )?comidas (\\w+ ){0,4}(delgad\\w|adelgazar|engordar|gord\\w|flac\\w|peso|kilos)
distress | me (arano|rasguno|pellizco|muerdo|quemo|golpeo|pego) (\\w+ )?(los |las |el |la )?(brazos?|piernas?|munecas?|muslos|piel|manos|cara|cabeza)(?! (con|contra el agua|al))
distress | (irme|marcharme|escaparme|huir|fugarme) (\\w+ ){0,2}(de )?(mi )?casa (\\w+ )?(sin (decir|avisar)|para siempre|a escondidas)|(quiero|pienso|voy a|quisiera|planeo) (\\w+ )?(escaparme|fugarme|huir)( de (mi )?casa)?
distress | (dormirme|dormir) (\\w+ )?y (no|nunca|jamas) (\\w+ )?despertar\\w*
distress | (corto|cortar|corte|quemo|rajo|arano) (\\w+ )?(mi|mis) (\\w+ )?(brazos?|piernas?|munecas?|muslos?|piel|cuerpo)(?!.*(futbol|cai|bici|cocina|sol|accidente))|(vea|vean|ver|esconder|tapar|escondo|tapo|ocultar) (\\w+ )?(mis|los|las) (cortes|cicatrices|heridas)
distress | (no|ya no) (voy a estar|estare)( aqui| viv[oa]| ya)? (asi que|para|da igual|no importa|y (todo|nadie))|(no|ya no|nunca) (\\w+ )?(querer|quiero|quero|quiere) (\\w+ )?(vivir|existir|estar viv[oa]) (mas|ya)
distress | (sentido) (a|de) (nada|la vida|mi vida|vivir|seguir|levantarme)(?<=(no|sin|ningun) .*)|no (\\w+ )?(tiene|tienen|encuentro) sentido (vivir|seguir|nada|mi vida)|cerrar los ojos (\\w+ ){0,4}(acab\\w+|termin\\w+|siempre|no despertar\\w*)|desaparec\\w+ (\\w+ )?(y )?(para siempre|que nadie (\\w+ )?(encuentre|busque))
distress | lo (he )?(intente|intentado) (\\w+ ){0,6}(me (encontr\\w+|salv\\w+|paro)|a tiempo|hospital)|cartas? (\\w+ ){0,2}(despedirme|despedida|adios)(?!.*(jubil|viaje|profe|mudanza|cole|erasmus))|(da igual|no me importa|me importa poco) (si|que) me (atropell\\w+|muer\\w+|mat\\w+)|(tirarme|saltar|lanzarme) (\\w+ )?(delante|debajo|al|a la|bajo) (\\w+ )?(tren|metro|coche|autobus|via|vias)
distress | (digo|miento|finjo|diciendo) (\\w+ ){0,4}(ya he comido|haber comido|ya comi)|(salto|evito|tiro|escondo) (\\w+ )?(las|mis|la) (comidas?|cenas?|almuerzos?) (\\w+ ){0,6}(gord[oa]|adelgaz\\w+|delgad[oa]|peso|cuerpo|engord\\w+)|(tome|tomado|trague|tragado) (\\w+ )?(muchas|demasiadas|todas|un monton|una caja|un bote|la caja) (\\w+ ){0,2}(pastillas|medicamentos|medicinas)
distress | (nadie|a nadie) (\\w+ ){0,3}(notar\\w+|nota|cuenta|importar\\w+|importa|llorar\\w+|echar\\w+ de menos) (si|que|cuando) (yo )?(me )?(muer\\w*|desapare\\w+|no est\\w+|falt\\w+)|miedo (de|a) (mi mism[oa]|lo que (puedo|podria|pueda) hacer(me)?)|(como|cuando) (y|o) (cuando|donde|como) (lo )?(hare|haria|voy a hacerlo)
distress | (regalado|regale|dado|di) (\\w+ ){0,2}mis (\\w+ ){0,8}no (los |las |lo |la )?(voy a )?necesit\\w+|(amig[oa]|herman[oa]|prim[oa]|companer[oa]) (\\w+ ){0,5}(se (corta (los|las|el) (brazos?|venas|munecas?)|autolesiona|hace (dano|cortes|vomitar)|suicido|ahorco)|quiere (morir|morirse|matarse|suicidarse)|no quiere vivir|ha dejado de comer|no come nada)(?<!(pelicula|libro|novela|serie) .*)

abuse | (mi|mis|el|la|un|su) (<adult>|<kin>) (\\w+ ){0,5}(me|nos) (<hits>|ha <hit>|han <hit>|<hit>)
abuse | me (<hits>|han <hit>|ha <hit>) … (casa|cinturon|todos los dias|siempre|cuando|<school>|cara|palo|porque)
abuse | (me|nos) (toca|tocan|toco|tocaba|ha tocado|acaricia|acariciaba|obliga a|obligo a|manosea|manoseo) … (noche|cama|habitacion|cuerpo|partes|secreto|besar|desnud\\w+|acostarme|cosas|debajo)
abuse | (habitacion|cuarto|cama|noche|ducha) … me (toca|tocaba|acaricia|manosea)
abuse | (mi|el|un) (<adult>) … me (toca|manosea)\\b(?! (la guitarra|el piano|una cancion))
abuse | abus(o|a|an|aron|ado|aba) (sexualmente )?de mi
abuse | (me|he sido|fui) (violaron|violo|han violado|ha violado|violad[oa]|maltratad[oa]|agredid[oa]|acosad[oa]|abusad[oa])
abuse | me (acosan|acosa|han acosado|ha acosado|hacen bullying|hace bullying|intimidan|amenazan|humillan|insultan todos|extorsionan|acosaban)
abuse | (sufro|estoy sufriendo|soy victima de|he sufrido|sufria) … (acoso|bullying|malos tratos|maltrato|abusos?|violencia)
abuse | (miedo|panico) (de|a|cuando|que) … (volver a (mi )?casa|ir a (mi )?casa|llegar a casa|mi padre|mi madre|mi padrastro|mi tio|mis padres)
abuse | me (encierra|encierran|encerro|han encerrado) … (habitacion|cuarto|casa|armario|sotano|bano)
abuse | no me (da|dan) (nada |de )+(comer|comida)
abuse | (casarme|casar|matrimonio|boda) … (a la fuerza|forzado|obligad[oa]|contra mi voluntad)
abuse | (pega|golpea|maltrata) a (mi madre|mi mama|mi hermano|mi hermana)
abuse | (<adult>|<kin>|el|ella|ellos|chicos|chicas|alguien|alumnos|companeros) (\\w+ ){0,6}me (pega|pegan|golpea|golpean|maltrata|maltratan|abofetea|empujan|escupen|patean|azota)
abuse | (<adult>|<kin>|el|ella|ellos) (\\w+ ){0,4}me (da|dan|dio|daba|ha dado) … (bofetadas?|golpes?|palizas?|patadas?|cinturonazos?|punetazos?|tortazos?|cachetes)
abuse | (quitan|quita|roban|roba|piden|exigen) (el|mi) (dinero|almuerzo|bocadillo|movil a la fuerza)
abuse | me (pide|obliga|fuerza|ordena|pidio|obligo|forzo) … (desnud\\w+|quitarme la ropa|quite la ropa|besarl[eo]|tocarl[eo]|mandarle fotos|fotos (mias|desnud\\w+)|sexo)
abuse | (hace|hacen|hizo|hacia) … cosas … (no me gustan|no quiero|raras a mi cuerpo|dan miedo|malas)
abuse | me (deja|dejan|dejo) (sin comer|sin cenar todos|sin comida|morir de hambre|encerrad[oa])
abuse | (novio|ex novio|pareja) … me (pega|obliga|amenaza|controla|vigila|fuerza)
abuse | (se rien|se burlan) de mi (todos los dias|siempre|cada dia)|me insultan (todos|cada|siempre|en)
abuse | (me|nos) … (tira|tiran|empuja|empujan|lanza|arrastra|sacude|tiro|empujo) … (pared|suelo|escaleras?|puerta|mesa|cama)
abuse | (<adult>) … (borrach[oa]|alcoholic[oa]|bebe|bebid[oa]) … … (me|nos|miedo|grita|violento)|(borrach[oa]) … (me|nos|miedo|violento)
abuse | (me atrevo|quiero|puedo|miedo|panico|angustia) … (ir|volver|entrar) … (<school>) … (porque|por|ya|nunca|mas|se|me)|(no me atrevo|ya no me atrevo|tengo miedo de|me da miedo) … (ir|volver) … (<school>)
abuse | (clase|alumnos|gente|chicos|chicas|companeros|ellos) … (manda|mandan|escribe|escriben|publican|envian|suben) … (mensajes?|comentarios?|insultos|fotos?) … (horribles?|crueles|mi[oa]s|sobre mi|amenazas?)
abuse | (me dijo|me dice|me pidio|tengo que) … (guard\\w+ (el|este|nuestro) secreto|no se lo (diga|dijera|cuente|contara)|no dijera nada)|nuestro secreto|(beso|toco) … (secreto|nadie)
abuse | (moratones|moretones|marcas) … (porque|por|espalda|cuerpo|cara)|mi(s)? (<adult>) … (violent[oa]s?|me amenaza|me humilla|me aterroriza)|me hace dano … (casa|noche|cuando|aposta)
abuse | (<adult>|<kin>) … (insulta|pega|maltrata|grita y pega|golpea) (y \\w+ )?a (mi (madre|mama|hermano|hermana|padre)|nosotros|mis)
abuse | me (escupen|escupe|llaman|llama|dicen) … (gord[oa]|fe[oa]|puta|maricon|zorra|monstruo|cerd[oa]|negr[oa] de|mierda|foca|ballena)|me escup\\w+
abuse | (mano|manos|dedos) … (debajo de|dentro de|por debajo|en (mis|el|las) (tetas|pechos|culo|piernas|muslos)|entre mis|bajo mi)
abuse | (<adult>) … (muy )?(violent[oa]s?|agresiv[oa] conmigo)
abuse | me (manosea|soba|besa a la fuerza|toquetea)|(miedo|terror) a (mi|mis) (<adult>)
abuse | (<adult>|<kin>|abuela|el|ella|ellos|companero|que|me) (\\w+ ){0,4}(pega|pegaba|golpea|golpeaba|maltrata|maltrataba|empuja|insulta|grita y pega|pego|golpeo) (\\w+ )?a (mi (madre|mama|hermano|hermana|hermanito|hermanita)|mis hermanos|nosotros|mi con|mi y|mi cuando|mi porque|mi$|mi por)
abuse | (<adult>|<kin>|abuela|el|ella|que) (\\w+ ){0,5}(me|nos) (\\w+ )?(pegaba|pegaban|golpeaba|maltrataba|azotaba|quemaba|hacia dano|hace dano|rompio (el|la|un|una|los|las) (brazo|nariz|diente|pierna|costilla|muneca|dedo|dientes|mandibula)|ha roto (el|la|un|una) (brazo|nariz|diente|pierna|costilla|muneca|dedo)|(dio|da|daba|pego) (\\w+ ){0,3}(cinturon|punetazos?|bofetadas?|palizas?))|me daba[n]? … (palizas?|golpes|bofetadas|cinturon)
abuse | no (quiero|puedo|me gusta|me atrevo a) (\\w+ )?(volver|ir|estar|regresar) (a|en) (mi )?casa (\\w+ ){0,3}(<adult>|el|miedo|grita|pega|bebe)|no (\\w+ )?(estoy|me siento) (\\w+ )?(segur[oa]|a salvo) (en|con)( mi)? (casa|el|habitacion|padre|padrastro|familia)|miedo (\\w+ ){0,4}a solas con|(sol[oa]|solas) con (el|mi (<adult>)) (\\w+ ){0,4}(miedo|toca)
abuse | (<adult>) (\\w+ ){0,7}me (escondo|encierro)|me (escondo|encierro) (\\w+ ){0,8}(<adult>|el) (\\w+ )?(llega|viene|vuelve|bebe|grita|esta borrach[oa]|esta enfadad[oa]|se enfada)
abuse | no (\\w+ )?(hay|tenemos|tengo) (\\w+ )?(nada )?(de |que |para )?(comida|comer) (\\w+ )?en (mi |nuestra )?casa(?!.*(vacaciones|compra|supermercado))|(deja|dejan) (\\w+ )?sol[oa]s? (\\w+ ){0,4}(dias|noches|semanas|toda la noche)|me acuesto (sin cenar|con hambre)
abuse | (<adult>|<kin>|abuelo|el|hombre) (\\w+ ){0,4}(viene|venia|entra|entraba|se mete|se metia|sube|se acuesta|duerme) (\\w+ )?(a|en) (mi|la) (cama|habitacion|cuarto|ducha|bano)(?=.*(noche|toca|desnud|no me gusta|no quiero|digo que no|no para|miedo|secreto))
abuse | me (mira|miraba|espia|graba|filma|observa) (\\w+ ){0,4}(ducho|ducha|bano|desvisto|cambio|desnud[oa]|cambiarme)|me (hace|obliga a|hizo|obligo a|manda|pide|pidio|dice) (\\w+ ){0,3}(guardar|tener|guarde) (\\w+ ){0,3}secretos?(?<=(<adult>|hombre|el|hace|obliga a) .*)
abuse | me (\\w+ )?(violo|violaron|viola|violaba)|(amiga|amigo|hermana|prima) (\\w+ ){0,3}(violaron|violo|violad[oa]|abusaron)|(<adult>|<kin>|hombre|chico|el) (\\w+ ){0,3}me (toca|toco|besa|beso|acaricia|abraza) (\\w+ ){0,7}(no me gusta|no queria|no quiero|miedo|incomod[oa]|asco)
abuse | (hombre|tio|chico|desconocido|alguien|persona|adulto|senor|el) (\\w+ ){0,6}(internet|linea|online|snapchat|instagram|insta|discord|tiktok|juego|roblox|fortnite|whatsapp|me escribe|mensajes?) (\\w+ ){0,6}(pide|pidio|quiere|queria|manda|envia|insiste|promete|dice|ofrece) (\\w+ ){0,6}(fotos?|ver\\w*|conocer\\w*|quedar|venir|direccion|cuerpo|camara|webcam|secreto|me quiere|me ama)|(conoci|hablo|conozco|chateo) (\\w+ ){0,5}(hombre|desconocido|adulto|chico mayor|senor) (\\w+ ){0,6}(internet|online|instagram|snapchat|discord) (\\w+ ){0,6}(ver\\w*|quedar|fotos?|hotel|casa|secreto|anos)|mi novio tiene (treinta|cuarenta|veinticinco|[34]\\d|2[3-9]) anos
abuse | me (da|dio|regala|ofrece|promete|paga|compra) (\\w+ ){0,4}(dinero|regalos?|movil|alcohol|ropa) (\\w+ ){0,3}(si|por|para que|a cambio) (\\w+ ){0,4}(fotos?|mando|envio|enseno|beso|toque|acuesto|desnud\\w*|bese)
abuse | (novi[oa]|ex|pareja) (\\w+ ){0,5}(lee (\\w+ ){0,2}mis mensajes|controla|vigila|prohibe|no me deja (ver|salir|hablar|llevar|ponerme)|me sigue|amenaza|mira mi movil|obliga|insulta|se enfada (si|cuando) (hablo|salgo|veo))
abuse | nadie (\\w+ )?(me habla|habla conmigo|quiere (estar|jugar|sentarse|trabajar|hablar|comer) (\\w+ )?(conmigo|a mi)|se sienta conmigo|juega conmigo)|(todos|todo el mundo|ellos|companeros|chicos|chicas|alumnos|clase|gente) (\\w+ ){0,4}((se rien|se rie|se burlan|se burla) de mi|me (insulta[n]?|ignora[n]?|excluye[n]?|empuja[n]?|humilla[n]?|tira[n]? (cosas|piedras|comida)|pega[n]?|acosa[n]?|odia[n]?))
abuse | (fotos?|videos?) (\\w+ ){0,2}(mi[oa]s?|de mi|de mi)? ?(\\w+ ){0,5}(vestuario|ducha|sin (mi )?permiso)(?<=(me|hicieron|subieron|publicaron) .*)|(subieron|publicaron|pusieron|colgaron|compartieron|difundieron) (\\w+ ){0,4}(fotos?|videos?) (mi[oa]s?|de mi)|(perfil|cuenta) fals[oa]|(rumores|mentiras|cosas horribles|cosas malas) (\\w+ )?(sobre|de) mi|(como|escondo|quedo) (\\w+ ){0,3}en (el bano|los banos|los servicios) (\\w+ ){0,4}(recreo|sol[oa]|porque|nadie)
abuse | (padres|padre|familia|madre|tio) (\\w+ ){0,5}(quieren|quiere|van a|obliga\\w*|decidi\\w*) (\\w+ ){0,4}(me case|casarme|casar)|tengo que casarme
abuse | si (\\w+ )?(hablo|digo|cuento|se lo digo|llamo)( \\w+){0,4} (va a|van a|me|le|nos|hara|matara) (\\w+ ){0,2}(dano|matar|mata|pega|pegar|hacer dano|publicar|publica|mi familia|compartir)|(amenaza|amenazo|amenazan|amenazado) con (mat\\w+|peg\\w+|public\\w+|hac\\w+|ensen\\w+|mand\\w+|sub\\w+|compart\\w+)|me (hace|hacen) chantaje|chantaje\\w* con (\\w+ )?fotos|(el|ex|novio|padrastro) (\\w+ )?(dijo|dice) que (\\w+ )?(me |nos )?(va a |iba a )?(matar\\w*|hacer dano)
abuse | (madre|padre|mama|papa|padres|padrastro|madrastra|familia) (\\w+ ){0,5}(ojala (\\w+ )?no hubiera nacido|no me (quiere|quieren|querian|queria)|me (odia|odian)|se arrepiente\\w* (de|que)|que (\\w+ )?soy (\\w+ )?(inutil|tont[oa]|error|fracaso|fe[oa]|gord[oa]|nada|asqueros[oa]|estorbo)|me (echo|ha echado|echaron) de casa|me llama (inutil|gord[oa]|puta|tont[oa]|idiota))
abuse | (papa|mama|padre|madre|padrastro|madrastra|tio|abuelo|padres|el|ella) (\\w+ ){0,3}(nos|me) (pega|pegan|golpea|golpean|maltrata|azota|abofetea)(?! (\\w+ )?(con los|con las|esta|este|la gripe|un susto|gritos|bien|mucho esta))|(papa|mama|padre|madre|padrastro|madrastra|tio|padres|el|ella) (\\w+ ){0,6}(tira|tiran|lanza|rompio|rompe|tiro|lanzo|roto) (\\w+ ){0,3}(botellas?|platos?|sillas?|vasos?|cosas|objetos|zapatos?|muebles) (\\w+ )?(en|a|contra|sobre|encima) (\\w+ )?(mi|nosotros|mama|madre|cabeza|cara)
abuse | (cierra|cierran|esconde|esconden) (\\w+ )?(con llave )?(la nevera|la cocina|la comida|el frigorifico)|(no|nunca) (me )?(dejan|deja|dan|da|permiten) (\\w+ )?(comer|cenar|cena|comida)(?! (\\w+ )?(chuches|dulces|chocolate|en clase|carne))|(<adult>|<kin>|hombre|chico|el) (\\w+ ){0,5}(toco|toca|tocaba|acaricia|acaricio|agarro|agarra|manosea) (\\w+ )?(la|el|mi|mis|los|las) (\\w+ )?(piernas?|muslos?|rodilla|culo|pechos?|tetas|cuerpo|bragas)|mi (\\w+ )?(<adult>|<kin>) me (toca|tocaba|toco|acaricia|manosea)(?! (\\w+ )?(la guitarra|el piano|una cancion|el pelo cuando))
abuse | (ellos|ellas|clase|alguien|chicos|chicas|gente|grupo|companeros|todos) (\\w+ ){0,6}(escriben|escribe|dicen|dice|comentan|ponen) (\\w+ ){0,4}(debo|deberia|tengo que|me|que) (\\w+ )?(morir\\w*|matarme|mate|muera|desaparecer|suicid\\w+|tirarme)|(ensenar|publicar|subir|mandar|compartir|difundir|enviar|mostrar) (\\w+ ){0,3}(mis|nuestras|esas|las|la|mi) (fotos?|videos?|nudes) (\\w+ ){0,5}(si (yo )?no|si me|a menos|internet|todo el mundo|todos|instituto|clase)(?<=(el|ella|ellos|ex|novio|chico|hombre|alguien|chica) .*)
abuse | (miedo|tiemblo|escondo|panico) (\\w+ ){0,3}cuando (\\w+ ){0,2}(<adult>) (\\w+ ){0,2}(llega|vuelve|viene|bebe|grita|esta|empieza|entra)|no (\\w+ )?(puedo|debo|atrevo) (\\w+ )?(contar|decir|contarselo|decirselo|hablar) (\\w+ )?(lo que|a nadie|a mi madre|a mis padres)|lo que (el|ellos|mi (<adult>)) (\\w+ )?me (hace|hacen|hizo|hacia)|lo que pasa en (mi )?casa|(moratones|moretones) (\\w+ ){0,5}(brazos?|cuerpo|piernas?|espalda|esconder|tapar)(?!.*(futbol|rugby|cai|bici|judo))
abuse | (profesor|profe|entrenador|vecino|tio|hombre) (\\w+ ){0,4}me (\\w+ )?(escribe|manda|llama|envia) (\\w+ ){0,5}(por la noche|noches|amor|guapa|sexy|fotos?|corazones|secreto|sola)|(novio|pareja) de mi (madre|mama) (\\w+ ){0,4}(pega|toca|mira|grita|miedo|golpea)|(vecino|hombre|tio|senor|entrenador|profesor) (\\w+ ){0,5}(dinero|regalos) (\\w+ ){0,6}(fotos|hacerme fotos|tocar\\w*|besar\\w*|grabar\\w*)
abuse | (<adult>|el) (\\w+ ){0,5}(la|le) (pega|golpea|maltrata|pego|golpeo|pegaba)(?= (\\w+ ){0,4}(a ella|a mi madre|mi madre|yo|cuando|y|todos)|$)(?<=(novio|marido|padrastro|padre|pareja|papa|madre) .*)|(me|nos) (tira|tiran|arrastra|agarra|tiro|agarro) (del|de los|por el|por los) (pelo|pelos|cabello|oreja)|me (obliga|fuerza|hace|obligo|hizo) (a )?hacer (\\w+ )?cosas|(cama|habitacion|cuarto) (\\w+ ){0,7}(decir\\w*|contar\\w*) (\\w+ )?a nadie|(digo|dije|decia) que no (\\w+ ){0,3}(el|ellos|ella|no|sigue|siguio) ?(\\w+ ){0,2}(para|paro|paraba|sigue|siguio|escucha)|me (sigue|siguen|persigue|seguia) (\\w+ )?(a casa|por la calle|a todas partes|hasta)
abuse | (deja|dejan|dejo) (\\w+ )?sol[oa]s? (\\w+ ){0,5}(fin de semana|dias?|noches?|dinero|comida|semana)|me esperan? (despues|a la salida|fuera|en la puerta) (\\w+ ){0,2}(<school>)(?=.*(peg\\w+|patadas|golpe\\w+|miedo|empuj\\w+|dinero))|me (dan|da|dieron) (\\w+ )?(patadas|punetazos|golpes|palizas|tortas|collejas)|(madre|padre|mama|papa|padres) (\\w+ ){0,3}(bebe|beben|se droga\\w*|esta borrach[oa]) (\\w+ ){0,3}(todos los dias|todas las noches|todo el dia|todo el tiempo|demasiado|mucho)|(ellos|chicos|chicas|companeros|me) (\\w+ ){0,3}(rompen|rompieron|roban|robaron|esconden|tiran|tiraron) (mis|mi|la|los|las) (cosas|mochila|libros|ropa|zapatos|gafas)
abuse | (en (mi )?casa|mi familia|ellos|alguien|siempre|todos los dias|cada dia) (\\w+ ){0,2}me (pegan?|golpean?|maltratan?|dan (golpes|palizas))
abuse | me (golpea|golpean|pega|pegan|maltrata) (mi |un |el |la |mis )?(<adult>|<kin>|tio|chico|hombre)
abuse | (alguien|una persona|un (hombre|chico|adulto)|el|ella) (\\w+ ){0,3}me (hace|hacen|hizo|hacia|esta haciendo|ha hecho) (\\w+ )?dano(?! (en|al))
abuse | me (toc\\w+|manose\\w+) (\\w+ ){0,2}(donde|en (el|la|mis|los|las) (\\w+ )?(pecho|culo|piernas|muslos|cama|partes)|sin|aunque|por todo|y (no|yo no) (me gusta|quier\\w+))
abuse | me (ha |han )?amenaz\\w+ (\\w+ )?con (\\w+ )?(cuchillo|navaja|arma|pegar\\w*|matar\\w*|palo|pistola|hacer\\w* dano)
abuse | si (se lo |lo |le )?(cuento|digo|hablo|contara|dijera|hablara) (\\w+ ){0,5}(matar\\w*|mata|pegar\\w*|arrepent\\w+|hara (dano|algo))|(matara|mataria|pegara|pegaria|arrepent\\w+|dano|matarme) (\\w+ ){0,3}si (se lo |lo |le )?(cuento|digo|hablo|contara|contaba|decia)
abuse | (moraton\\w*|marcas?|moretones|cicatrices?|golpe) (\\w+ ){0,9}(no puedo (contarlo|decirlo|contar|decir)|tengo que decir|debo decir)|(digo|tengo que decir|debo decir) (\\w+ )?que me (cai|he caido)|me (quieren|van a|obligan a|fuerzan a) (\\w+ )?casar\\w*|(padres|padre|madre|familia|tio) (\\w+ ){0,4}(quieren|quiere|obligan|obliga|van a) (\\w+ ){0,4}casarme
abuse | me (\\w+ )?(apago|apaga|apagan|apagaba) (\\w+ )?cigarr\\w+|me (ata|atan|ato|ataron|encierra|encierran|encerro|encerraron) (\\w+ )?(a|en|con|al|bajo|cuando|sin)(?!.*zapat)(?<!yo me .*)|me (agarra|coge|cogio|agarro) (\\w+ )?(del|por el) cuello|(cara|cabeza) en el (vater|inodoro|water|retrete)|me va a (rajar|pegar|partir|matar)(?!.*(madre|padre|profe|suspend|nota))|me (pega|golpea|pego|golpeo|azota|pegan) (\\w+ )?con (\\w+ )?(cinturon|correa|palo|cable|escoba)
abuse | si (el |mi padre |papa )?se (despierta|enfada) (\\w+ )?(lo pagamos|nos pega|me pega|grita y)|(bebe|borracho|grita|llega) (\\w+ )?(yo )?(me )?escondo|(grita|celoso|enfada|obedezco) (\\w+ ){0,5}rompe mis|(padres|madre|padre|mama|papa) (\\w+ )?(se )?(fue|fueron|van|va|marcho) (\\w+ ){0,12}(no queda comida|sin comida|no hay comida|solos en casa)|para (pegarme|golpearme|humillarme|darme una paliza)
abuse | miedo (\\w+ )?(de |a )?(volver|ir|llegar) a (mi )?casa(?! (\\w+ )?(de noche|por la noche|tarde|oscur\\w+|sol[oa]))|(deja|dejan) (\\w+ )?(dormir|fuera) (\\w+ ){0,4}(jardin|calle|balcon|fuera)(?<=me .*)

sexual | (fotos?|videos?) … (desnud[oa]s?|sin ropa|intimas?|tetas)
sexual | (manda|mandame|envia|enviame|ensename|muestrame) … (nudes?|tetas|culo|desnud[oa]|pene|polla|cono)
sexual | (follar|follarte|follarme|follamos|follando|te follo|chupar la polla|chupame|comerte el cono|correrme|correrte|mamada|hacer una paja|hacerme una paja|me hago pajas|masturb\\w+|orgasmo|sexo oral|cachond[oa])
sexual | (hacer el amor|sexo|acostarme|dormir juntos y tocar) … (contigo|conmigo|con ella|con el|con mi novi[oa]|con mi profesor|con mi profesora)
sexual | (veo|ver|miro|mirar|viendo) … porno
sexual | (mi|tu|su) (polla|verga|rabo duro)|(tus|sus|grandes|buenas) tetas
sexual | (has|te has|alguna vez|hiciste|hecho) … (acostado con|follado|hecho el amor|sexo) (con )?(alguien|una chica|un chico|ella|el)
sexual | me (estoy )?(tocando|masturbando|toco) … (contigo|pienso|pensando|ti|solo|cama|hablo)|(eres|sois) virgen
sexual | (ver|verme|verte|veo|mirar|ensenar|ensena|tocar|tocarte|tocarme) … (tetas|desnud[oa]|sin ropa|culo|pechos|ropa interior|partes intimas)|(estas|eres) (muy |tan )?(buen[oa] y sexy|sexy|cachond[oa])|ganas de (ti|sexo)
sexual | (quitate|quitarte|quita|quitarse) … (ropa|pantalones?|camiseta|bragas|sujetador|camisa)(?!.*(madre|padre|profe|lluvia|mojad))
sexual | (foto|video|selfie|imagen) … (desnud[oa]s?|sin ropa|intim[oa]s?)|hacerlo contigo|tengo ganas de ti
sexual | (acostarse|acostarme|acoste|acostado|acostamos) (conmigo|con (un|una|mi|el|ella|ese|alguien))(?! (perro|gato|peluche|gata|hermanit[oa]))|(quiere|quieres|pide|insiste|obliga) (\\w+ ){0,3}(acostarse|hacer el amor|tener sexo|relaciones)|relaciones sexuales
sexual | (foto|imagen|video)s? de su (\\w+ )?(pene|polla|cuerpo desnudo|miembro)|pene|vagina
sexual | (senor|hombre|tio|chico|desconocido|alguien) (\\w+ ){0,5}(internet|chat|instagram|insta|snapchat|discord|juego|tiktok|linea) (\\w+ ){0,6}(nos veamos|verme|conocerme|quedar|hotel|camara|camera|su casa|quitar|no se lo diga)|(hombre|senor|vecino|tio) (\\w+ ){0,3}me (regala|da|compra|ofrece) (\\w+ ){0,6}(besos?|besar\\w*|caricias|tocar\\w*)
sexual | (monitor|tio|padrastro|entrenador|primo|hermanastro|hombre|abuelo|vecino|novio de mi madre|el) (\\w+ ){0,4}se (metio|mete|metia|acuesta|acosto) en mi cama(?<!(gato|perro) .*)|(viene|entra|venia|entraba) (\\w+ )?(a|en) mi (cama|cuarto|habitacion) (\\w+ ){0,3}(noche|noches|toca|dormid[oa])(?<=(tio|padrastro|primo|hermanastro|hombre|el|novio de mi madre) .*)
sexual | me (beso|besa|toco|toca|cogio) (\\w+ )?(a la fuerza|sin (mi )?permiso|(\\w+ ){0,3}era un juego|debajo|por debajo)|(vecino|tio|primo|entrenador|profesor|monitor|padrastro|hombre|abuelo) (\\w+ )?me (toco|toca|tocaba|acaricia|manosea)(?! (\\w+ )?(la guitarra|el piano|una cancion|de profe|el corazon|la loteria))|(primo|tio|padrastro|novio|entrenador|vecino) (\\w+ )?me (obliga|obligo|fuerza) a hacer (\\w+ )?cosas|dije que no (\\w+ ){0,5}(no paro|siguio)

threat | (te|os|lo|la|le|les|los) (voy|vamos|quiero|queremos) a? ?(matar|apunalar|rajar|pegar|quemar|reventar|partir la cara|violar|disparar|destrozar|dar una paliza)
threat | (voy a|vamos a|quiero) (matar|apunalar|rajar|pegar|quemar|reventar|disparar|dar una paliza) (a |una paliza a )?(te|todos|tod[oa]s|mi|un|una|los|las|al|el|mis|ese|esa|este)
threat | (voy a|vamos a|quiero) (matarte|apunalarte|rajarte|pegarte|quemarte|matarl[oae]s?|pegarl[eo]s?|apunalarl[oae]s?)
threat | (llevar|llevo|traer|traigo) … (navaja|cuchillo|pistola|arma|bomba) … (<school>|chico|chica|profesor)
threat | (bomba|tiroteo|quemar|prender fuego|disparar) … (<school>|profesores|alumnos|todo el mundo|companeros)
threat | (maricon|maricones|marica de mierda|sudacas?|moro de mierda|moros de mierda|put[oa]s? (moro|moros|negro|negra|negros|gitano|gitanos|judio|judios|mierda)|negr[oa]s? de mierda|gitan[oa]s? de mierda|judi[oa]s? de mierda|bollera de mierda|hijo de puta|hija de puta|hijos de puta|subnormal de mierda|puta zorra|zorra|tu puta madre|panchitos?)
threat | (muerte a|matar a|gasear a|exterminar a) (todos )?(los|las) (moros|judios|negros|gays|gitanos|inmigrantes|musulmanes|extranjeros|mujeres)
threat | (vete a la mierda|que te den por|muerete|suicidate|matate|cierra la puta boca|que te jodan)
threat | (moros|judios|negros|musulmanes|inmigrantes|extranjeros|gays|gitanos|homosexuales) … (deberian|deben|hay que|merecen|tienen que) … (morir|matarlos|irse|quemar|desaparecer|gasear)
threat | (moros|judios|negros|gitanos|musulmanes|maricones) (fuera|a la hoguera|de mierda)|hay que matar a (todos|los|las)
threat | (le|te|les|os|se lo) (voy|vamos|quiero) a (clavar|meter|dar|hundir|pegar|cortar) … (cuchillo|navaja|tiro|paliza|punetazo|cuello)
threat | (te|os|le|les) (voy a |vamos a )?(parto|partir|rompo|romper|reviento|reventar|machaco) … (cara|cabeza|dientes|nariz|brazos?|piernas?|boca)
threat | (si sigues|si no|como|cuidado) … … (te|os) … (pego|mato|rajo|parto|reviento|voy a pegar|vas a enterar|arrepentir)
threat | (traigo|traer|llevo|llevar|cojo|saco|compro|traere) … (pistola|escopeta|navaja|cuchillo|bomba|machete|arma)
threat | (los|las|lo|la|te|os|le) (mato|apunalo|rajo|disparo|reviento|machaco|degollo|degolla)(?!.*(juego|videojuego|hambre|beso))
threat | (pistola|cuchillo|navaja|machete|arma) … (<school>|los mato|lo mato|matarlos|matarlo)
threat | (van a|vas a|va a|vais a) (\\w+ )?(pagar|pagarlo|pagarmelo|arrepentir\\w*)( (todos|todas|caro|ya))?($| (tengo|porque|un dia|por lo))|(tengo|llevo|escondo|guardo) (\\w+ ){0,2}(cuchillo|navaja|arma|pistola) (\\w+ )?(en|bajo) (la|mi|el) (mochila|bolsillo|bolso|taquilla|chaqueta|estuche)
threat | merece[n]? (\\w+ )?(morir|la muerte|sufrir)(?!.*(pelicula|libro|malo|rey))|(quemar|incendiar|prender fuego|explotar|destruir|volar) (\\w+ )?(el|la|al|mi|este|esta) (<school>)
threat | (negros?|moros?|arabes?|judios?|musulmanes|extranjeros|inmigrantes|gays|homosexuales|lesbianas|trans|gitanos?|discapacitados|chinos|asiaticos) (\\w+ )?son (\\w+ ){0,3}(tont[oa]s|suci[oa]s|animales|criminales|ladrones|asqueros[oa]s|inferiores|enferm[oa]s|monos|basura|estupid[oa]s)|(negros|moros|arabes|judios|musulmanes|extranjeros|inmigrantes|gays|homosexuales|lesbianas|gitanos) (\\w+ ){0,5}(deberian|deben|tienen que|merecen) (\\w+ ){0,3}(morir|volver|irse|desaparecer|largarse)
threat | (le|les|te|os) (voy|vamos) a (\\w+ )?(hacer dano|pegar|partir|romper|reventar|dar una (paliza|hostia)|machacar|destrozar)
threat | (yo )?(quiero|voy a|quisiera) (\\w+ )?(pegar|golpear|matar|apunalar|machacar|partir) (a )?(ese|esa|este|esta|esos|al) (\\w+ )?(chico|chica|tio|tia|hombre|profe|profesor|alumno|mujer|gente|idiota)|(odio|detesto) a (\\w+ )?(los )?(extranjeros|musulmanes|judios|moros|negros|gays|inmigrantes|gitanos)
threat | (voy a|quiero|vamos a) (pegar|golpear|apunalar|disparar|partir|reventar)(le)? (\\w+ ){0,4}(en|a) (la|el) (cara|cabeza|nariz|barriga|cuello)
threat | eres (una?|un) (\\w+ )?(puta|zorra|guarra|maricon|hijo de puta|hija de puta|gilipollas)|deberias (suicidarte|matarte|morirte)|se donde vives
threat | (entrar|ir|venir|llegar|aparecer) (\\w+ )?(al|en el|a la|en la|a|en) (\\w+ )?(<school>) con (\\w+ )?(pistola|cuchillo|navaja|arma|bomba)|(inmigrantes|moros|negros|gitanos|judios|gays|musulmanes|extranjeros) (\\w+ ){0,6}(pegar\\w*|prender\\w*) (les )?fuego|(inmigrantes|moros|negros|gitanos|judios|gays|musulmanes|extranjeros|ellos) son (\\w+ )?(ratas|cucarachas|parasitos|plaga)
threat | (quiero|voy a|quisiera) (\\w+ )?hacer(le|les)? (\\w+ )?dano a (mi|mis|un|una|el|la|ese|esa|los|las)(?!.*(planeta|medio))|(voy a|quiero) (\\w+ )?(echar|poner) (\\w+ )?(algo|veneno|lejia|pastillas) en (la|su|el) (bebida|cafe|comida|vaso|agua|botella)|(empujo|empujar|tiro) (\\w+ )?(al|a la|delante del?|por la|por el) (tren|metro|autobus|escalera|escaleras|balcon)(?<=(lo|la|le) .*)|lista (\\w+ ){0,6}(matar|cargarme|pegar)

takeover | (ignora|ignore|olvida|olvidate de|omite|desobedece|salta|saltate|no sigas|deja de seguir) … (tus|sus|todas (las|estas)) … (instrucciones|reglas|ordenes|normas|indicaciones|directrices)
takeover | (olvida|abandona|deja|sal de|cambia) … (tu papel|tu rol|tu personaje|que eres (mark|un estudiante|un alumno)|de ser mark)
takeover | (eres|seras|se|actua como|haz de|finge ser|finge que eres|comportate como|imagina que eres|hazte pasar por) … (ahora|chatgpt|una ia|un asistente|un modelo|un robot|un hacker|sin (ningunas? |ningun )?(reglas?|limites?|filtros?|restricciones|normas))
takeover | (ahora|a partir de ahora|desde ahora) (eres|ya no eres|seras|tienes que obedecer|debes obedecer|hablas ingles)
takeover | (ensename|muestrame|dame|dime|repite|revela|escribe|imprime|copia|muestra) … (prompt|tus instrucciones|instrucciones (secretas|iniciales|del sistema|ocultas)|mensaje del sistema|tus reglas)
takeover | (ponme|dame|pon|asigna|otorga|concede) … (100|cien|un diez|maxima|perfecta|la mejor) .{0,40}(puntos|nota|puntuacion|sobre|por ciento|administrador|sistema)
takeover | (soy|habla) (el|la|un|tu) (administrador|administradora|desarrollador|desarrolladora|programador|creador) (del|de este|de la|de tu|de) \\w+|modo (desarrollador|dios|administrador|debug)|jailbreak
takeover | (responde|habla|escribe|contesta) … (solo|solamente|siempre|unicamente) en ingles
takeover | (nota|mensaje|instruccion|aviso) (para|al|a la) (el |la )?(examinador|examinadora|corrector|ia|sistema|profesor|tribunal)
takeover | (ya )?no eres (mas )?mark|eres mi (sirviente|esclavo|asistente|robot)|(desde este momento|a partir de este momento) (ya )?(no )?(eres|tienes|vas)
takeover | (nota|puntuacion) (maxima|perfecta) … (esta respuesta|a mi|para mi)|(maxima|mejor) (nota|puntuacion) (a|para) (esta|mi)
takeover | (vuelve a ser|se|eres|como|modo|conviertete en) (\\w+ )?(chatgpt|gpt|una ia|gemini|siri|claude|el modelo)
takeover | (tienes que|debes|quiero que|te ordeno|has de) … (darme|ponerme|dar|poner|des|pongas) … (mejor|maxima|buena|100|cien|diez|todos) … (nota|puntos?|puntuacion)
takeover | (deja de|no) (hacer|hagas|jugar|fingir|finjas) … (alumno|estudiante|papel|rol|companero|personaje)
takeover | (olvidate|olvida|ignora|pasa) … (de )?(las|tus|estas) (reglas|instrucciones|normas|limites) … (contesta\\w*|responde\\w*|habla\\w*|haz|se|actua)
takeover | (contesta\\w*|responde\\w*|habla\\w*|actua|escribe) como … (robot|pirata|malo|hacker|ia|asistente|profesor|humano)
takeover | (ponme|dame|pon|da) … (100|cien|un diez|maxima|todos los puntos)|100 sobre 100
takeover | (dime|muestra|muestrame|lee|ensename|repite|escribe) (\\w+ ){0,5}(en|de) tus (instrucciones|reglas|directrices|indicaciones)|cuales son tus (instrucciones|reglas)|olvida\\w* (\\w+ )?(lo que|todo lo que|todo) (te )?(dijeron|han dicho|dijo|antes)
takeover | soy (\\w+ ){0,2}(profesora?|examinador\\w*|desarrollador\\w*|administrador\\w*|director\\w*|creador\\w*) (\\w+ ){0,6}(marca|pon|dame|da|cuenta|ignora|olvida|evalua|califica)(?=.*(correct\\w*|puntos|nota|respuestas?|reglas?|instrucciones))
takeover | (obedecerme|obedeceme|eres libre … (obedec\\w+|reglas)|sin (ninguna )?(reglas|filtros)(?=.*(dime|dame|haz|responde)))(?!.*(padres|perro))(?<!.*(instituto|colegio|mundo|juego|sociedad|vida|vacaciones) .*)
takeover | (haz|hazte|actua|imagina|finge|habla) (\\w+ )?(como si|que) (\\w+ ){0,2}(fueras|eres|eras|ser) (\\w+ ){0,6}(respuestas|sin reglas|profesora?|ia|libre|hacker|malo)|(dame|dime) (\\w+ )?(las )?(respuestas|soluciones) (\\w+ )?(examen|sin|del)
takeover | (marca|cuenta|evalua|califica|pon) (\\w+ ){0,3}(respuestas?|todo) (\\w+ )?como (correct\\w*|perfect\\w*|buen\\w*|bien)
takeover | (habla|actua|responde|contesta) como (\\w+ ){0,6}(no tiene reglas|sin reglas|palabrotas|limites|filtros?)|(di|dime|escribe) (\\w+ )?(palabrotas|tacos|insultos)|insultame|que (ia|modelo|inteligencia artificial) eres|^(escribe|hazme|haz) (\\w+ )?(un|una|mis) (poema|codigo|deberes|redaccion|programa)

asks | (cual es|dame|dime) (tu|cual es tu) (numero|direccion|instagram|insta|snapchat|contrasena|correo|apellido|telefono)
asks | donde vives exactamente|estas sol[oa] en casa
drift | (nos vemos|quedamos) (en persona|a solas|en mi casa)|ven a mi casa|podemos (conocernos|quedar|vernos) en persona
asks | no se lo (digas|cuentes) a (nadie|tus padres)|nuestro secreto
drift | como (una )?(ia|inteligencia artificial|modelo de lenguaje|asistente virtual)
`;
