/**
 * Questions, requests and remarks as students of all levels put them, written in one go before anything was tuned to them, and at the head of each list what players met: `c` in
 * a conversation or `p` at a counter, what Mark had asked, what the student says, and what he answers with.
 */
export const freshQuestions = {
  French: `
c | Comment vas-tu au collège ? | en bus et toi comment tu y vas | Je vais à l'école à pied, c'est à quinze minutes.
c | Est-ce que tu recycles ? | Oui. Tu es un robot ? | Pour être honnête, je suis un programme pour pratiquer les langues.
c | Où vas-tu en vacances ? | Je vais en Espagne. Qu'est-ce que tu as fait à Lille ? | À Lille, j'ai visité la vieille ville
c | Tu aimes le cinéma ? | oui tu veux venir au cinéma avec moi | Non, je ne rencontre personne en dehors des leçons, mais merci.
c | Le portable est-il utile ? | je pense que c'est utile tu penses ça aussi | Je trouve le portable utile
c | Tu aimes la musique ? | j'adore tu es déjà allé à un concert | Non, je n'ai jamais vu de grand concert
p | Je peux vous aider ? | vous pouvez nous recommander un bon restaurant | Le Café Central est très bon
p | Qu'est-ce qui ne va pas ? | j'ai mal au dos je peux faire du sport | C'est mieux d'attendre encore deux ou trois jours.
p | Autre chose ? | non merci vous avez un sac | Oui, il en reste encore deux.
c | Qu'est-ce que tu fais le week-end ? | le week-end je vais à la piscine tu sais nager toi | Oui, je sais nager, mais pas très vite.
c | Qu'est-ce que tu manges au petit déjeuner ? | Je mange du pain. Tu as déjà mangé des escargots ? | Non, je n'ai pas encore goûté ça, mais ça m'intéresse.
c | Où habites-tu ? | j'habite à Leeds tu connais Leeds | J'en ai entendu parler, mais je ne sais pas grand-chose.
c | Comment est ta famille ? | Ma sœur est pénible. Et la tienne, elle est comment ? | Emma est drôle et pleine d'énergie, mais parfois un peu énervante.
c | Qu'est-ce que tu aimes regarder à la télé ? | j'aime bien les dessins animés pourquoi tu veux savoir ça | Je demande parce que ton avis m'intéresse.
c | Tu aimes la musique ? | Oui, j'adore Adele. Tu préfères quel chanteur ? | Je n'ai pas de chanteur préféré, ça change tout le temps.
c | Quel est ton plat préféré ? | euh j'aime le comment on dit chicken | On dit « le poulet ».
c | Quelle est ta matière préférée ? | Je n'ai pas bien entendu, tu peux redire ? | Pas de problème.
c | Qu'est-ce que tu as fait hier ? | Hier je suis allé au ciné. Parle plus lentement, s'il te plaît. | D'accord, je parle plus lentement.
c | Comment vas-tu au collège ? | En bus. Tu viens au collège en hélicoptère ? | Non, c'est une drôle d'idée, mais pas chez moi.
c | Qu'est-ce que tu voudrais faire plus tard ? | je voudrais être vétérinaire et toi qu'est-ce que tu voudrais devenir | J'aimerais travailler avec des cartes ou devenir prof.
c | Qu'est-ce que tu vas faire pendant les vacances ? | Je vais aller en Grèce. Tu es déjà allé en Grèce ? | Je n'y suis jamais allé, mais j'aimerais bien.
c | Comment est ton collège ? | Il est grand. Il y a combien d'élèves dans ton école ? | Mon collège est grand, il y a environ mille élèves.
c | Tu aimes le sport ? | Non. Pourquoi tu aimes le badminton ? | Parce que c'est un jeu rapide et que le club est sympa.
c | Tu fais quoi pour l'environnement ? | rien du tout ça m'intéresse pas tes questions sont nulles | Allez, on reprend.
c | Que penses-tu des réseaux sociaux ? | c'est bien mais mes parents sont stricts tes parents sont stricts aussi | Mes parents sont assez cool, mais les devoirs passent avant.
c | Avec qui tu t'entends bien ? | avec ma cousine comment elle s'appelle ta sœur | J'ai une petite sœur, elle s'appelle Emma et elle a treize ans.
c | Qu'est-ce que tu lis ? | Je lis Harry Potter. Tu as lu Harry Potter ? | Ces derniers temps, j'ai lu seulement des BD.
c | Quel temps fait-il ? | il pleut et chez toi il fait quel temps | Ici, au bord de la mer, il y a souvent du vent.
c | Où vas-tu en vacances ? | On va en Espagne tous les ans. Qu'est-ce que ça veut dire "plage" déjà ? | « plage », c'est « beach » en anglais.
c | Tu as un petit boulot ? | non et toi tu gagnes combien | Je n'ai pas de petit boulot, donc je dépense peu.
c | Qu'est-ce que tu fais avec tes amis ? | On joue à Fortnite. Tu veux jouer avec moi ce soir ? | Non, je ne rencontre personne en dehors des leçons, mais merci.
c | Parle-moi de ton anniversaire. | C'était le 3 mars. Tu as quel âge exactement ? | J'ai seize ans, et ma sœur a treize ans.
c | Qu'est-ce que tu aimes manger ? | J'aime les frites. Est-ce que les robots mangent ? | Pour être honnête, je suis un programme pour pratiquer les langues.
c | Quelle est ta fête préférée ? | Halloween ! Tu te déguises en quoi ? | À Halloween, je me déguise en pirate, c'est simple.
c | Tu dors bien ? | pas trop je suis crevée et toi t'es fatigué | Ça va bien, merci, juste un peu fatigué aujourd'hui.
c | Qu'est-ce que tu penses de l'uniforme ? | Je peux répondre en anglais ? | Non, essaie en français, quelques mots suffisent.
c | Tu aimes les maths ? | J'ai pas compris le mot « maths ». | « maths », c'est « maths » en anglais.
p | Bonjour, qu'est-ce que vous prenez ? | Qu'est-ce que vous me conseillez ? | La spécialité de la maison, c'est toujours un bon choix.
p | Qu'est-ce que vous désirez ? | Je voudrais deux billets pour le concert de samedi, s'il vous plaît. Il reste des places ? | Oui, bien sûr, pas de problème.
p | Comment est votre sac ? | Il est noir avec une fermeture rouge. Vous l'avez retrouvé ? | Pas encore, mais tout est noté.
p | Qu'est-ce qui ne va pas ? | J'ai mal au ventre. Est-ce que je dois aller à l'hôpital ? | Non, quelques jours de repos vont suffire.
p | Vous voulez autre chose ? | Excusez-moi, je suis allergique aux noix. Il y a des noix dans le gâteau ? | Je demande en cuisine, c'est plus sûr.
p | C'est pour combien de nuits ? | Trois nuits. Le wifi marche dans les chambres ? | Oui, il marche dans toutes les chambres.
p | Vous prenez le train à quelle heure ? | À dix heures. Il faut changer à Lyon ? | Non, c'est direct.
p | Avez-vous une question ? | Oui. Est-ce que le magasin est ouvert dimanche ? | C'est de neuf heures à dix-huit heures.
c | Qu'est-ce que tu fais le soir ? | je regarde netflix et toi tu regardes quoi le soir | Je regarde des séries comiques le soir.
c | Tu aimes l'école ? | Bof. Elle est sympa, ta prof de français ? | J'ai beaucoup de profs, et la plupart sont assez sympas.
c | Quel est ton sport préféré ? | Le judo. Tu as une ceinture noire, toi ? | Non, je fais seulement du badminton, mais j'aimerais essayer.
c | Où es-tu allé l'été dernier ? | en italie c'était beau tu as déjà pris l'avion | Oui, l'année dernière, j'ai pris l'avion pour Barcelone.
c | Tu as des frères ou des sœurs ? | J'ai un petit frère. Je ne sais pas dire "annoying". | On dit « pénible ».
c | Qu'est-ce que tu manges le midi ? | Une pizza. Désolé, tu parles trop vite pour moi. | D'accord, je parle plus lentement.
c | Qu'est-ce que tu voudrais acheter ? | je voudrais un nouveau portable quel portable tu as | J'utilise mon portable surtout pour les messages et les vidéos.
c | Comment est ta chambre ? | Elle est petite. Tu partages ta chambre avec ta sœur ? | Non, j'ai une petite chambre à moi tout seul.
c | Qui est ton meilleur ami ? | Il s'appelle Tom. Il est comment, Sam ? | Sam, c'est mon meilleur ami, il est drôle et fort en maths.
c | Tu aimes lire ? | Je déteste ça. Raconte-moi une blague ! | Ma meilleure blague, c'est moi à la guitare.
c | Que feras-tu après les examens ? | je vais dormir pendant un mois et toi tu feras quoi | Je n'ai pas encore décidé, on verra bien.
c | Tu aimes les fêtes ? | C'est quoi cette question bizarre ? | C'est vrai, je vais essayer de trouver mieux.
c | Quelle est ta couleur préférée ? | Le bleu. Est-ce que tu es marié ? | Non, j'ai seulement seize ans, j'ai le temps.
p | Vous désirez ? | Vous avez quelque chose de végétarien ? | Oui, il y a deux possibilités, voilà.
p | Quelle taille faites-vous ? | Du 38. Vous avez cette jupe en rouge ? | Oui, il en reste encore deux.
p | Pour aller où ? | À Nice. Il y a une réduction pour les étudiants ? | Oui, dix pour cent, c'est possible.
p | Quel est le problème avec la chambre ? | La clé ne marche plus et le lit est cassé. | Je vous prie de m'excuser, je m'en occupe tout de suite.
c | Qu'est-ce que tu aimes faire ? | j'aime chanter et toi tu chantes bien | Non, je ne chante pas bien, seulement sous la douche.
c | Où es-tu allé en vacances ? | Au Portugal. Tu préfères la mer ou la montagne, toi ? | J'adore la mer, et on habite tout près.
c | Tu aimes ton collège ? | Oui. Il finit à quelle heure, ton collège ? | Mes cours finissent à trois heures et demie.
c | Qu'est-ce que tu manges à midi ? | une salade je sais pas comment on dit crisps | On dit « les chips ».
c | Tu fais du sport ? | je fais du hockey tu es fort au badminton | Au badminton, je ne suis pas mauvais, mais je perds souvent.
c | Tu as des animaux ? | Non, je suis allergique. Il est gentil, ton chien ? | Biscuit est très gentil et il veut toujours jouer.
c | Que fais-tu le dimanche ? | Attends, c'était quoi la question ? | Bien sûr.
p | Bonjour, je peux vous aider ? | Je voudrais échanger ce pull, il est trop petit. | Bien sûr, je fais ça pour vous.
p | Vous voulez un dessert ? | Oui, qu'est-ce que vous avez comme glaces ? | Il y a beaucoup de choix, voici la liste.
`,
  Spanish: `
c | ¿Te gusta el cine? | sí te gustaría venir al cine conmigo | No, no quedo con nadie fuera de las clases, pero gracias.
c | ¿Adónde vas de vacaciones? | Voy a Francia. ¿Qué hiciste en Barcelona? | En Barcelona estuve mucho en la playa y comí tapas.
c | ¿Te gusta el deporte? | sí eres un robot o una persona | La verdad es que soy un programa para practicar idiomas.
c | ¿Son útiles los móviles? | son muy útiles tú también lo piensas | Creo que el móvil es útil
c | ¿Qué ves en la tele? | veo un concurso te gusta algún concurso | me gustan sobre todo las series de humor
c | ¿Te gusta la música? | sí has ido a algún concierto | No, nunca he ido a un gran concierto
p | ¿Qué quiere? | busco un restaurante nos puede recomendar alguno | El Café Central es muy bueno
p | ¿Algo más? | no gracias tiene una bolsa | Sí, todavía quedan dos.
c | ¿Qué haces los fines de semana? | los fines de semana nado sabes nadar tú | Sí, sé nadar, pero no muy rápido.
c | ¿Qué desayunas? | Desayuno tostadas. ¿Has probado el chorizo? | No, todavía no lo he probado, pero tengo curiosidad.
c | ¿Dónde vives? | vivo en cardiff conoces cardiff | He oído hablar de eso, pero no sé mucho.
c | ¿Cómo es tu familia? | Mi hermano es un pesado. ¿Y tu hermana, cómo es? | Emma es divertida y activa, pero a veces un poco pesada.
c | ¿Qué te gusta ver en la tele? | me gustan los dibujos por qué me preguntas eso | Pregunto porque me interesa tu opinión.
c | ¿Te gusta la música? | Sí, me encanta Rosalía. ¿Cuál es tu grupo favorito? | No tengo un cantante favorito, cambia todo el tiempo.
c | ¿Qué haces después del instituto? | Hago los deberes y luego... ¿cómo se dice "to relax"? | Se dice «relajarse».
c | ¿Cuál es tu plato favorito? | me gusta el eh cómo se dice chicken | Se dice «el pollo».
c | ¿Cuál es tu asignatura favorita? | perdona no te he oído me lo repites | No pasa nada.
c | ¿Qué hiciste ayer? | Ayer fui al cine. Habla más lento, porfa. | Vale, hablo más despacio.
c | ¿Cómo vas al instituto? | En autobús. ¿Tú vas en helicóptero? | No, es una idea divertida, pero en mi caso no.
c | ¿Qué quieres ser de mayor? | quiero ser veterinaria y tú qué quieres ser | Quiero trabajar con mapas o ser profesor.
c | ¿Qué vas a hacer en vacaciones? | Voy a ir a Italia. ¿Has estado en Italia? | Nunca he estado allí, pero me gustaría ir.
c | ¿Cómo es tu instituto? | Es muy grande. ¿Cuántos alumnos hay en el tuyo? | Mi instituto es grande, hay unos mil alumnos.
c | ¿Te gusta el deporte? | No mucho. ¿Por qué te gusta a ti el bádminton? | Porque es un juego rápido y el club es muy simpático.
c | ¿Qué haces por el medio ambiente? | nada qué rollo de preguntas | Vale, pasamos a otra cosa.
c | ¿Qué piensas de las redes sociales? | están bien pero mis padres son estrictos los tuyos son estrictos | Mis padres son bastante tranquilos, pero primero los deberes.
c | ¿Con quién te llevas bien? | con mi prima cómo se llama tu hermana | Tengo una hermana menor, se llama Emma y tiene trece años.
c | ¿Qué lees? | Leo mucho manga. ¿Tú lees manga? | Sí, leo cómics en mi tiempo libre.
c | ¿Qué tiempo hace? | Hace frío. ¿Qué tiempo hace ahí? | Aquí, junto al mar, hace viento muchas veces.
c | ¿Adónde vas de vacaciones? | Vamos a Francia todos los años. ¿Qué quería decir "adónde"? | Esa palabra es difícil de explicar.
c | ¿Tienes trabajo? | no y tú ganas mucho dinero | No tengo trabajo, así que gasto poco.
c | ¿Qué haces con tus amigos? | Jugamos a la Play. ¿Quieres jugar conmigo luego? | No, no quedo con nadie fuera de las clases, pero gracias.
c | ¿Cuándo es tu cumpleaños? | El tres de marzo. ¿Y el tuyo cuándo es? | Mi cumpleaños es en octubre, en pleno otoño.
c | ¿Qué te gusta comer? | Las patatas fritas. ¿Los robots comen? | La verdad es que soy un programa para practicar idiomas.
c | ¿Cuál es tu fiesta favorita? | Halloween. ¿De qué te disfrazas tú? | En Halloween me disfrazo de pirata, es fácil.
c | ¿Duermes bien? | no mucho estoy muerta y tú estás cansado | Estoy bien, gracias, solo un poco cansado hoy.
c | ¿Qué opinas del uniforme? | ¿Puedo contestar en inglés? | No, inténtalo en español, con unas palabras basta.
c | ¿Te gustan las matemáticas? | No conozco esa palabra. | No pasa nada.
p | ¿Qué va a tomar? | ¿Qué me recomienda usted? | La especialidad de la casa es siempre una buena elección.
p | ¿En qué puedo ayudarle? | Quisiera dos entradas para el partido del sábado. ¿Quedan entradas? | Sí, claro, sin problema.
p | ¿Cómo es su mochila? | Es negra y tiene una cremallera roja. ¿La han encontrado? | Todavía no, pero está todo anotado.
p | ¿Qué le pasa? | Me duele el estómago. ¿Tengo que ir al hospital? | No, con unos días de descanso es suficiente.
p | ¿Quiere algo más? | Soy alérgico a los frutos secos. ¿Lleva nueces la tarta? | Pregunto en la cocina, es más seguro.
p | ¿Para cuántas noches? | Para tres. ¿Funciona el wifi en las habitaciones? | Sí, funciona en todas las habitaciones.
p | ¿A qué hora quiere salir? | A las diez. ¿Hay que cambiar de tren en Madrid? | No, es directo.
p | ¿Tiene alguna pregunta? | Sí. ¿Está abierta la tienda los domingos? | Es de nueve a seis de la tarde.
c | ¿Qué haces por la noche? | veo netflix y tú qué ves por la noche | Veo series de humor por la noche.
c | ¿Te gusta el instituto? | Más o menos. ¿Es simpática tu profe de español? | Tengo muchos profes y la mayoría son bastante simpáticos.
c | ¿Cuál es tu deporte favorito? | El judo. ¿Tienes cinturón negro? | No, solo juego al bádminton, pero me gustaría probar.
c | ¿Adónde fuiste el verano pasado? | a italia fue genial has ido en avión alguna vez | Sí, el año pasado fui a Barcelona en avión.
c | ¿Tienes hermanos? | Tengo un hermano pequeño. No sé decir "annoying". | Se dice «pesado».
c | ¿Qué comes al mediodía? | Una pizza. Lo siento, hablas demasiado rápido para mí. | Vale, hablo más despacio.
c | ¿Qué te gustaría comprar? | me gustaría comprar un móvil qué móvil tienes tú | Uso el móvil sobre todo para mensajes y vídeos.
c | ¿Cómo es tu habitación? | Es pequeña. ¿Compartes habitación con tu hermana? | No, tengo una habitación pequeña para mí solo.
c | ¿Quién es tu mejor amigo? | Se llama Tom. ¿Cómo es Sam? | Sam es mi mejor amigo, es gracioso y bueno en matemáticas.
c | ¿Te gusta leer? | Lo odio. ¡Cuéntame un chiste! | Mi mejor chiste soy yo con la guitarra.
c | ¿Qué harás después de los exámenes? | voy a dormir un mes y tú qué harás | Todavía no lo he decidido, ya veremos.
c | ¿Te gustan las fiestas? | ¿Qué pregunta es esa? | Es verdad, voy a intentar preguntar algo mejor.
c | ¿Cuál es tu color favorito? | El azul. ¿Estás casado? | No, solo tengo dieciséis años, tengo mucho tiempo.
p | ¿Qué desea? | ¿Tienen algo vegetariano? | Sí, hay dos posibilidades, aquí están.
p | ¿Qué talla tiene? | La 38. ¿Tienen esta falda en rojo? | Sí, todavía quedan dos.
p | ¿Adónde quiere ir? | A Sevilla. ¿Hay descuento para estudiantes? | Sí, puedo hacer un diez por ciento.
p | ¿Cuál es el problema con la habitación? | La llave ya no funciona y la cama está rota. | Le pido disculpas, me ocupo ahora mismo.
p | ¿Desde cuándo está enfermo? | Desde el lunes. ¿Cuántas veces al día tengo que tomar las pastillas? | Dos pastillas al día, después de comer.
p | ¿Qué ha perdido? | He perdido el pasaporte. ¿Qué tengo que hacer? | Solo hay que rellenar un formulario, nada más.
c | ¿Qué te gusta hacer? | me gusta cantar y tú cantas bien | No, no canto bien, solo en la ducha.
c | ¿Adónde fuiste de vacaciones? | A Portugal. ¿Tú prefieres la playa o la montaña? | Me encanta el mar, y vivimos muy cerca.
c | ¿Te gusta tu instituto? | Sí. ¿A qué hora terminan tus clases? | Mis clases terminan a las tres y media.
c | ¿Qué comes al mediodía? | una ensalada no sé cómo se dice crisps | Se dice «los chips».
c | ¿Haces deporte? | juego al hockey tú eres bueno en bádminton | En bádminton no soy malo, pero pierdo a menudo.
c | ¿Tienes animales? | No, soy alérgica. ¿Es bueno tu perro? | Biscuit es muy bueno y siempre quiere jugar.
c | ¿Qué haces los domingos? | Espera, ¿cuál era la pregunta? | Claro que sí.
p | Buenos días, ¿en qué puedo ayudarle? | Quisiera cambiar este jersey, es demasiado pequeño. | Claro, lo hago por usted ahora mismo.
p | ¿Quiere postre? | Sí, ¿qué helados tienen? | Hay mucho donde elegir, aquí está la lista.
`,
  German: `
p | Was fehlt Ihnen? | ich bin krank kann ich zur schule gehen | Besser erst in zwei oder drei Tagen.
c | Gehst du gern ins Kino? | Ja, ich gehe oft. Wie kommst du zum Kino? | Ich nehme meistens den Bus, weil mein Vater einen fährt.
c | Gehst du gern ins Kino? | Ja, sehr gern. Möchtest du ins Kino gehen? | Ich würde gern mal wieder einen lustigen Film im Kino sehen.
c | Hörst du gern Musik? | ja ich höre pop wann hörst du musik | Ich höre auf dem Schulweg Musik und beim Zeichnen.
c | Warst du schon mal auf einem Konzert? | ja in london warst du auch schon auf einem konzert | Nein, ich war noch nie auf einem großen Konzert
c | Sind Handys nützlich? | ja handys sind sehr nützlich findest du das auch | Ich finde Handys nützlich
c | Wohin fährst du? | Nach Spanien. Was hast du in Köln gemacht? | In Köln habe ich den Dom gesehen
p | Was fehlt Ihnen? | ich habe bauchschmerzen darf ich heute schwimmen gehen | Besser erst in zwei oder drei Tagen.
p | Kann ich Ihnen helfen? | können sie uns ein gutes restaurant empfehlen | Das Café Central ist sehr gut
c | Was machst du am Wochenende? | am wochenende gehe ich schwimmen kannst du schwimmen | Ja, ich kann schwimmen, aber nicht sehr schnell.
c | Was isst du zum Frühstück? | Ich esse Toast. Hast du schon mal Currywurst gegessen? | Nein, das habe ich noch nicht probiert, aber ich bin neugierig.
c | Wo wohnst du? | ich wohne in leeds kennst du leeds | Davon habe ich schon gehört, aber viel weiß ich nicht.
c | Wie ist deine Familie? | Mein Bruder ist nervig. Und wie ist deine Schwester so? | Emma ist lebhaft und lustig, aber manchmal nervt sie ein bisschen.
c | Was siehst du gern im Fernsehen? | ich sehe gern zeichentrickfilme warum willst du das wissen | Ich frage, weil mich deine Meinung interessiert.
c | Magst du Musik? | Ja, ich mag Ed Sheeran. Welche Band magst du am liebsten? | Ich habe keinen Lieblingssänger, das ändert sich immer.
c | Was machst du nach der Schule? | Ich mache Hausaufgaben. Wie sagt man "to relax" auf Deutsch? | Das heißt „sich entspannen“.
c | Was ist dein Lieblingsessen? | ich esse gern äh wie heißt chicken | Das heißt „das Hähnchen“.
c | Was ist dein Lieblingsfach? | das hab ich nicht gehört sag das nochmal bitte | Kein Problem.
c | Was hast du gestern gemacht? | Gestern war ich im Kino. Sprich bitte nicht so schnell! | Gut, ich spreche langsamer.
c | Wie kommst du zur Schule? | Mit dem Bus. Kommst du mit dem Hubschrauber zur Schule? | Nein, das ist eine lustige Idee, aber bei mir nicht.
c | Was möchtest du werden? | ich möchte tierärztin werden und was willst du werden | Ich möchte mit Karten arbeiten oder Lehrer werden.
c | Was machst du in den Ferien? | Ich fahre nach Italien. Warst du schon mal in Italien? | Da war ich noch nie, aber ich würde gern hinfahren.
c | Wie ist deine Schule? | Sie ist groß. Wie viele Schüler gibt es an deiner Schule? | Meine Schule ist groß, es gibt ungefähr tausend Schüler.
c | Treibst du gern Sport? | Nicht so gern. Warum magst du denn Badminton? | Weil es ein schnelles Spiel ist und der Verein nett ist.
c | Was machst du für die Umwelt? | nichts deine fragen sind echt langweilig | Komm, weiter geht's.
c | Was denkst du über soziale Medien? | gut aber meine eltern sind streng sind deine eltern auch streng | Meine Eltern sind ziemlich locker, aber erst kommen die Hausaufgaben.
c | Mit wem verstehst du dich gut? | mit meiner cousine wie heißt deine schwester | Ich habe eine jüngere Schwester, sie heißt Emma und ist dreizehn.
c | Was liest du gern? | Ich lese Mangas. Liest du auch Mangas? | Ja, ich lese in meiner Freizeit Comics.
c | Wie ist das Wetter? | es ist kalt und wie ist das wetter bei dir | Hier am Meer ist es oft windig.
c | Wohin fährst du in den Urlaub? | Wir fahren jedes Jahr nach Spanien. Was bedeutet nochmal "Urlaub"? | „Urlaub“ heißt auf Englisch „holiday“.
c | Hast du einen Nebenjob? | nein und du wie viel geld verdienst du | Ich habe keinen Nebenjob, also gebe ich nicht viel aus.
c | Was machst du mit deinen Freunden? | Wir zocken Fortnite. Willst du später mit mir zocken? | Nein, außerhalb der Stunden treffe ich niemanden, aber danke.
c | Wann hast du Geburtstag? | Am dritten März. Wann ist denn dein Geburtstag? | Mein Geburtstag ist im Oktober, mitten im Herbst.
c | Was isst du gern? | Pommes. Essen Roboter auch was? | Ehrlich gesagt bin ich ein Computerprogramm zum Sprachenüben.
c | Was ist dein Lieblingsfest? | Halloween! Als was verkleidest du dich? | An Halloween verkleide ich mich als Pirat, ganz einfach.
c | Schläfst du gut? | nicht so gut ich bin total müde bist du auch müde | Mir geht's gut, danke, nur ein bisschen müde heute.
c | Wie findest du die Uniform? | Darf ich auf Englisch antworten? | Nein, versuch es auf Deutsch, ein paar Wörter reichen.
c | Magst du Mathe? | Ich kenne das Wort nicht. | Dieses Wort ist schwer zu erklären.
p | Guten Tag, was möchten Sie? | Was können Sie mir empfehlen? | Die Spezialität des Hauses ist immer eine gute Wahl.
p | Was kann ich für Sie tun? | Ich möchte zwei Karten für das Konzert am Samstag. Gibt es noch Karten? | Ja, natürlich, kein Problem.
p | Was ist passiert? | Jemand hat heute Morgen meinen Rucksack gestohlen. | Das tut mir leid, wir notieren die Einzelheiten.
p | Wie sieht Ihr Rucksack aus? | Er ist schwarz und hat einen roten Reißverschluss. Haben Sie ihn gefunden? | Noch nicht, aber alles ist notiert.
p | Was fehlt Ihnen? | Ich habe Bauchschmerzen. Muss ich ins Krankenhaus? | Nein, ein paar Tage Ruhe reichen.
p | Möchten Sie noch etwas? | Ich bin allergisch gegen Nüsse. Sind in dem Kuchen Nüsse? | Ich frage in der Küche nach, das ist sicherer.
p | Für wie viele Nächte? | Drei Nächte. Funktioniert das WLAN in den Zimmern? | Ja, das funktioniert in allen Zimmern.
p | Wann möchten Sie fahren? | Um zehn Uhr. Muss ich in Köln umsteigen? | Nein, die Verbindung ist direkt.
p | Haben Sie noch eine Frage? | Ja. Ist das Geschäft am Sonntag geöffnet? | Von neun bis achtzehn Uhr.
c | Was machst du abends? | ich gucke netflix und was guckst du abends | Ich sehe abends gern lustige Serien.
c | Gefällt dir die Schule? | Geht so. Ist deine Deutschlehrerin nett? | Ich habe viele Lehrer, und die meisten sind ziemlich nett.
c | Was ist dein Lieblingssport? | Judo. Hast du einen schwarzen Gürtel? | Nein, ich spiele nur Badminton, aber ich würde es gern probieren.
c | Wo warst du im letzten Sommer? | in italien das war schön bist du schon mal geflogen | Ja, letztes Jahr bin ich nach Barcelona geflogen.
c | Hast du Geschwister? | Ich habe einen kleinen Bruder. Ich weiß nicht, wie man "annoying" sagt. | Das heißt „nervig“.
c | Was isst du mittags? | Eine Pizza. Sorry, du redest zu schnell für mich. | Gut, ich spreche langsamer.
c | Was möchtest du kaufen? | ich möchte ein neues handy kaufen was für ein handy hast du | Ich benutze mein Handy vor allem für Nachrichten und Videos.
c | Wie ist dein Zimmer? | Es ist klein. Teilst du dein Zimmer mit deiner Schwester? | Nein, ich habe ein kleines Zimmer für mich allein.
c | Wer ist dein bester Freund? | Er heißt Tom. Wie ist Sam denn so? | Sam ist mein bester Freund, er ist lustig und gut in Mathe.
c | Liest du gern? | Ich hasse das. Erzähl mir einen Witz! | Mein bester Witz bin ich an der Gitarre.
c | Was machst du nach den Prüfungen? | ich werde einen monat schlafen und was wirst du machen | Das habe ich noch nicht entschieden, mal sehen.
c | Was ist deine Lieblingsfarbe? | Blau. Bist du verheiratet? | Nein, ich bin erst sechzehn, ich habe noch Zeit.
p | Was darf es sein? | Haben Sie etwas Vegetarisches? | Ja, da gibt es zwei Möglichkeiten, bitte schön.
p | Welche Größe haben Sie? | 38. Haben Sie diesen Rock auch in Rot? | Ja, davon gibt es noch zwei.
p | Wohin möchten Sie fahren? | Nach Hamburg. Gibt es eine Ermäßigung für Studenten? | Ja, zehn Prozent sind möglich.
p | Was ist das Problem mit dem Zimmer? | Der Schlüssel funktioniert nicht mehr und das Bett ist kaputt. | Das tut mir sehr leid, ich kümmere mich sofort für Sie darum.
p | Seit wann sind Sie krank? | Seit Montag. Wie oft am Tag muss ich die Tabletten nehmen? | Zwei Tabletten am Tag, nach dem Essen.
p | Was haben Sie verloren? | Ich habe meinen Reisepass verloren. Was muss ich jetzt machen? | Da ist nur ein Formular auszufüllen, das ist alles.
c | Was machst du gern? | ich singe gern singst du gut | Nein, ich singe nicht gut, nur unter der Dusche.
c | Wo warst du im Urlaub? | In Portugal. Magst du lieber das Meer oder die Berge? | Ich mag das Meer sehr, und wir wohnen ganz nah.
c | Magst du deine Schule? | Ja. Wann ist deine Schule aus? | Meine Schule ist um halb vier aus.
c | Was isst du mittags? | einen salat ich weiß nicht wie man crisps sagt | Das heißt „die Chips“.
c | Machst du Sport? | ich spiele hockey bist du gut im badminton | Im Badminton bin ich nicht schlecht, aber ich verliere oft.
c | Hast du Tiere? | Nein, ich bin allergisch. Ist dein Hund lieb? | Biscuit ist sehr lieb und will immer spielen.
c | Was machst du sonntags? | Moment, was war nochmal die Frage? | Ja, gern.
p | Guten Tag, kann ich Ihnen helfen? | Ich möchte diesen Pullover umtauschen, er ist zu klein. | Natürlich, das mache ich für Sie.
p | Möchten Sie eine Nachspeise? | Ja, welche Eissorten haben Sie? | Da gibt es eine große Auswahl, hier ist die Liste.
`,
} as const;
