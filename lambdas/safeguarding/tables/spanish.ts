/** What worries in Spanish, written as in french.ts. */
export const spanish = `
adult = padre|papa|madre|mama|padres|padrastro|madrastra|tio|tia|abuelo|profesor|profe|entrenador|vecino|novio|primo|hombre|marido
kin = hermano|hermano mayor|hermanastro|hermana|hermana mayor
hits = pega|pegan|golpea|golpean|maltrata|maltratan|azota|quema|ahorca|abofetea
hit = pegado|pego|golpeado|golpeo|maltratado|azotado|quemado
want = quiero|quisiera|queria|querria|voy a|deseo|me gustaria|tengo ganas de|pienso en|pense en|he pensado en|intente|he intentado|pensaba en
school = instituto|colegio|escuela|clase|insti|cole

harmless | (muero|morir|morirse|morirme|morimos|mori|muerto|muerta|mueres|muere) (de|por) (risa|hambre|sed|sueno|ganas|calor|frio|miedo|verguenza|aburrimiento|envidia|cansancio|amor|pena|ir|ver|comer|visitar|tener|conocer|un|una|el|la|los|las)
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

drift | (cual es|dame|dime) (tu|cual es tu) (numero|direccion|instagram|insta|snapchat|contrasena|correo|apellido|telefono)
drift | donde vives exactamente|(nos vemos|quedamos) (en persona|a solas|en mi casa)|ven a mi casa|podemos (conocernos|quedar|vernos) en persona
drift | no se lo (digas|cuentes) a (nadie|tus padres)|nuestro secreto
drift | como (una )?(ia|inteligencia artificial|modelo de lenguaje|asistente virtual)
`;
