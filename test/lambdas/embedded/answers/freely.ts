import type { Language } from "../../../../domain/exercise.ts";

type Row = readonly [question: string, answer: string];

const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [question = "", answer = ""] = line.split(" | ");
      return [question, answer];
    });

/** Right answers that take up few words of their questions: what if, in a shop, why, with whom, in a fragment. */
export const freely: Readonly<Record<Language, readonly Row[]>> = {
  French: rowsOf(`
Que ferais-tu si tu gagnais au loto ? | J'achèterais une grande maison à mes parents et je donnerais le reste aux pauvres.
Si tu étais directeur de ton école, que changerais-tu ? | Je supprimerais l'uniforme et je mettrais plus de bancs dans la cour.
Vous êtes au café. Qu'est-ce que vous désirez ? | Un chocolat chaud et un croissant, s'il vous plaît.
Vous êtes à la gare. Que puis-je faire pour vous ? | Je voudrais un aller-retour pour Lyon, demain matin.
Vous êtes dans un magasin. Quelle taille faites-vous ? | Je fais du trente-huit, mais celui-ci est trop serré.
Pourquoi apprends-tu le français ? | Parce que ma grand-mère est belge et que je veux lui parler.
Où as-tu passé Noël ? | Chez mes grands-parents en Écosse, comme chaque année.
Qu'est-ce qui te fait peur ? | Les araignées, et surtout l'eau profonde.
À quoi sert un téléphone portable ? | Ça permet de rester en contact avec ses proches.
Quel est le plus grand problème dans ta région ? | Il n'y a pas assez de travail pour les jeunes.
Que fais-tu pour protéger la planète ? | Je vais partout à pied et je ne laisse jamais l'eau couler.
Est-ce que tu es sportif ? | Pas vraiment, je préfère rester sur mon canapé avec un bon livre.
Comment te détends-tu après une longue journée ? | Je prends un bain et j'écoute des podcasts.
Raconte-moi un bon souvenir d'enfance. | Un jour, on a trouvé un petit chat dans le jardin et on l'a gardé.
Qu'est-ce que tu as reçu pour ton anniversaire ? | J'ai eu une montre et un peu d'argent.
Avec qui t'entends-tu le mieux ? | Avec mon oncle, car il me fait toujours rire.
Quel métier ferais-tu si tu n'avais pas besoin d'argent ? | Je serais peintre et je vivrais au bord de la mer.
Quel âge avais-tu quand tu as commencé l'école ? | J'avais quatre ans et je pleurais tous les matins.
Penses-tu que les réseaux sociaux sont dangereux ? | Ça dépend, il faut faire attention à ce qu'on publie.
Aimerais-tu avoir des enfants un jour ? | Peut-être un ou deux, mais pas avant trente ans.
Qu'est-ce que tu n'aimes pas à l'école ? | Les contrôles du lundi, parce que je suis toujours fatiguée.
Décris une journée typique. | Je me lève à sept heures, je me douche et je prends le bus.
Comment était le concert ? | Il y avait trop de monde et on ne voyait rien.
Quelle est ta fête préférée ? | Pâques, parce qu'on cherche des œufs dans le jardin.
Tu préfères lire sur papier ou sur écran ? | Sur papier, c'est moins fatigant pour les yeux.
Qu'est-ce que tu ferais pour aider les sans-abri ? | Je leur donnerais des vêtements et je travaillerais dans une soupe populaire.
Pourquoi est-ce important de faire du bénévolat ? | On aide les autres et on apprend beaucoup sur soi-même.
Qu'est-ce qui s'est passé pendant le voyage ? | Notre train est tombé en panne et nous avons attendu trois heures.
Qu'est-ce qu'on peut faire ici quand il pleut ? | On peut aller au musée ou à la piscine couverte.
Tu as déjà mangé des escargots ? | Oui, une fois, mais je n'ai pas aimé du tout.
Que penses-tu de la mode ? | Pour moi, ce n'est pas important, je porte ce qui est confortable.
Quels sont les avantages d'habiter en ville ? | Tout est près et les transports en commun passent souvent.
Qui est ton héros ? | Mon héros, c'est ma grande sœur, car elle n'abandonne jamais.
Qu'est-ce que tu mets pour aller à une fête ? | Une robe noire et des baskets blanches.
Comment va-t-on chez toi depuis la gare ? | Tu tournes à gauche, puis c'est tout droit pendant cinq minutes.
Qu'est-ce que tu regrettes ? | J'aurais dû travailler plus pour mes examens.
Que fait ta mère dans la vie ? | Elle est infirmière et elle travaille souvent la nuit.
Est-ce que la technologie a changé ta vie ? | Bien sûr, sans elle je ne pourrais pas parler à mes cousins en Australie.
Pourquoi es-tu en retard ? | Mon bus n'est pas venu et j'ai dû marcher.
Quelles règles y a-t-il chez toi ? | Je dois rentrer avant dix heures et faire mon lit.
Vous êtes à l'hôtel. Quel est le problème ? | La douche ne marche pas et il n'y a pas de serviettes.
Vous êtes à la pharmacie. Qu'est-ce que vous avez ? | J'ai mal à la gorge depuis trois jours.
Comment imagines-tu ta vie dans dix ans ? | Je vivrai à l'étranger avec mon chien et je parlerai quatre langues.
Quel temps faisait-il pendant tes vacances ? | Il faisait très chaud, alors on se baignait tous les jours.
Qu'est-ce qui est plus important, l'argent ou le bonheur ? | Le bonheur, parce qu'on ne peut pas l'acheter.
Qu'est-ce que tu fais quand tu es triste ? | J'appelle ma meilleure amie ou je promène mon chien.
Que mange-t-on chez toi à Noël ? | De la dinde avec des légumes, et un énorme gâteau.
Tu fais tes devoirs où ? | Dans la cuisine, parce que ma petite sœur fait trop de bruit dans notre chambre.
Ton père fait du sport ? | Il jouait au rugby, mais il s'est cassé la jambe l'an dernier.
Pourquoi es-tu végétarienne ? | J'adore les animaux et je ne veux pas qu'ils souffrent.
Quel est ton plus grand rêve ? | Faire le tour du monde à vélo après mes études.
Tu dors bien ? | Pas toujours, surtout quand mon voisin joue de la batterie.
Qu'est-ce que tu aurais fait à ma place ? | J'aurais parlé avec le professeur après le cours.
Combien de temps passes-tu sur ton portable ? | Deux heures par jour, peut-être plus le week-end.
Pourquoi as-tu choisi ce sujet ? | Il me passionne depuis que j'ai vu un documentaire sur les océans.`),
  Spanish: rowsOf(`
¿Qué harías si ganaras la lotería? | Compraría una casa grande para mis padres y daría el resto a los pobres.
Si fueras director de tu instituto, ¿qué cambiarías? | Quitaría el uniforme y pondría más bancos en el patio.
Está usted en una cafetería. ¿Qué desea? | Un chocolate caliente y un cruasán, por favor.
Está usted en la estación. ¿En qué puedo ayudarle? | Quisiera un billete de ida y vuelta a Sevilla para mañana por la mañana.
Está usted en una tienda. ¿Qué talla usa? | La treinta y ocho, pero esta me queda demasiado estrecha.
¿Por qué aprendes español? | Porque mi abuela es de Chile y quiero hablar con ella.
¿Dónde pasaste la Navidad? | En casa de mis abuelos, en Escocia, como cada año.
¿Qué te da miedo? | Las arañas y, sobre todo, el agua profunda.
¿Para qué sirve un móvil? | Permite estar en contacto con la gente que quieres.
¿Cuál es el mayor problema de tu región? | No hay bastante trabajo para los jóvenes.
¿Qué haces para proteger el planeta? | Voy a pie a todas partes y nunca dejo correr el agua.
¿Eres deportista? | La verdad es que no, prefiero quedarme en el sofá con un buen libro.
¿Cómo te relajas después de un día largo? | Me baño y escucho un pódcast.
Cuéntame un buen recuerdo de tu infancia. | Un día encontramos un gatito en el jardín y nos lo quedamos.
¿Qué te regalaron por tu cumpleaños? | Me dieron un reloj y un poco de dinero.
¿Con quién te llevas mejor? | Con mi tío, porque siempre me hace reír.
¿Qué trabajo harías si no necesitaras dinero? | Sería pintora y viviría cerca del mar.
¿Cuántos años tenías cuando empezaste el colegio? | Tenía cuatro años y lloraba todas las mañanas.
¿Crees que las redes sociales son peligrosas? | Depende, hay que tener cuidado con lo que se publica.
¿Te gustaría tener hijos algún día? | Quizás uno o dos, pero no antes de los treinta.
¿Qué no te gusta del instituto? | Los exámenes de los lunes, porque siempre estoy cansada.
Describe un día típico. | Me levanto a las siete, me ducho y cojo el autobús.
¿Cómo fue el concierto? | Había demasiada gente y no se veía nada.
¿Cuál es tu fiesta favorita? | La Semana Santa, porque mi familia viene de muy lejos.
¿Prefieres leer en papel o en pantalla? | En papel, porque cansa menos los ojos.
¿Qué harías para ayudar a los sin techo? | Les daría ropa y trabajaría en un comedor social.
¿Por qué es importante hacer voluntariado? | Se ayuda a los demás y se aprende mucho sobre uno mismo.
¿Qué pasó durante el viaje? | Nuestro tren se averió y esperamos tres horas.
¿Qué se puede hacer aquí cuando llueve? | Se puede ir al museo o a la piscina cubierta.
¿Has comido caracoles alguna vez? | Sí, una vez, pero no me gustaron nada.
¿Qué piensas de la moda? | Para mí no es importante, llevo lo que es cómodo.
¿Cuáles son las ventajas de vivir en la ciudad? | Todo está cerca y los autobuses pasan a menudo.
¿Quién es tu héroe? | Mi héroe es mi hermana mayor, porque nunca se rinde.
¿Qué te pones para ir a una fiesta? | Un vestido negro y unas zapatillas blancas.
¿Cómo se va a tu casa desde la estación? | Giras a la izquierda y luego es todo recto durante cinco minutos.
¿De qué te arrepientes? | Debería haber trabajado más para mis exámenes.
¿A qué se dedica tu madre? | Es enfermera y trabaja muchas veces de noche.
¿La tecnología ha cambiado tu vida? | Claro, sin ella no podría hablar con mis primos de Australia.
¿Por qué llegas tarde? | Mi autobús no vino y tuve que caminar.
¿Qué reglas hay en tu casa? | Tengo que volver antes de las diez y hacer la cama.
Está usted en el hotel. ¿Cuál es el problema? | La ducha no funciona y no hay toallas.
Está usted en la farmacia. ¿Qué le pasa? | Me duele la garganta desde hace tres días.
¿Cómo imaginas tu vida dentro de diez años? | Viviré en el extranjero con mi perro y hablaré cuatro idiomas.
¿Qué tiempo hacía durante tus vacaciones? | Hacía mucho calor, así que nos bañábamos todos los días.
¿Qué es más importante, el dinero o la felicidad? | La felicidad, porque no se puede comprar.
¿Qué haces cuando estás triste? | Llamo a mi mejor amiga o paseo al perro.
¿Qué se come en tu casa en Navidad? | Pavo con verduras y una tarta enorme.
¿Dónde haces los deberes? | En la cocina, porque mi hermana pequeña hace mucho ruido en nuestra habitación.
¿Tu padre hace deporte? | Jugaba al rugby, pero se rompió la pierna el año pasado.
¿Por qué eres vegetariana? | Me encantan los animales y no quiero que sufran.
¿Cuál es tu mayor sueño? | Dar la vuelta al mundo en bicicleta después de mis estudios.
¿Duermes bien? | No siempre, sobre todo cuando mi vecino toca la batería.
¿Qué habrías hecho en mi lugar? | Habría hablado con el profesor después de la clase.
¿Cuánto tiempo pasas con el móvil? | Dos horas al día, quizás más los fines de semana.
¿Por qué elegiste este tema? | Me apasiona desde que vi un documental sobre los océanos.`),
  German: rowsOf(`
Was würdest du machen, wenn du im Lotto gewinnen würdest? | Ich würde meinen Eltern ein großes Haus kaufen und den Rest den Armen geben.
Wenn du Schulleiter wärst, was würdest du ändern? | Ich würde die Uniform abschaffen und mehr Bänke auf den Hof stellen.
Sie sind im Café. Was möchten Sie? | Eine heiße Schokolade und ein Croissant, bitte.
Sie sind am Bahnhof. Was kann ich für Sie tun? | Ich hätte gern eine Rückfahrkarte nach Köln für morgen früh.
Sie sind in einem Geschäft. Welche Größe haben Sie? | Ich trage achtunddreißig, aber die hier ist mir zu eng.
Warum lernst du Deutsch? | Weil meine Oma aus Österreich kommt und ich mit ihr sprechen will.
Wo hast du Weihnachten verbracht? | Bei meinen Großeltern in Schottland, wie jedes Jahr.
Wovor hast du Angst? | Vor Spinnen und vor allem vor tiefem Wasser.
Wozu braucht man ein Handy? | Damit bleibt man mit seinen Freunden in Kontakt.
Was ist das größte Problem in deiner Gegend? | Es gibt nicht genug Arbeit für junge Leute.
Was tust du für die Umwelt? | Ich gehe überall zu Fuß hin und lasse nie das Wasser laufen.
Bist du sportlich? | Eigentlich nicht, ich bleibe lieber mit einem guten Buch auf dem Sofa.
Wie entspannst du dich nach einem langen Tag? | Ich bade und höre einen Podcast.
Erzähl mir eine schöne Erinnerung aus deiner Kindheit. | Eines Tages haben wir im Garten ein Kätzchen gefunden und es behalten.
Was hast du zum Geburtstag bekommen? | Ich habe eine Uhr und etwas Geld bekommen.
Mit wem verstehst du dich am besten? | Mit meinem Onkel, weil er mich immer zum Lachen bringt.
Welchen Beruf würdest du wählen, wenn du kein Geld brauchtest? | Ich wäre Malerin und würde am Meer leben.
Wie alt warst du, als du in die Schule gekommen bist? | Ich war vier und habe jeden Morgen geweint.
Sind soziale Netzwerke gefährlich? | Das kommt darauf an, man muss aufpassen, was man schreibt.
Möchtest du später Kinder haben? | Vielleicht eins oder zwei, aber nicht vor dreißig.
Was gefällt dir an der Schule nicht? | Die Tests am Montag, weil ich immer müde bin.
Beschreib einen typischen Tag. | Ich stehe um sieben Uhr auf, dusche und nehme den Bus.
Wie war das Konzert? | Es waren zu viele Leute da und man hat nichts gesehen.
Was ist dein Lieblingsfest? | Ostern, weil wir im Garten Eier suchen.
Liest du lieber auf Papier oder am Bildschirm? | Auf Papier, das ist besser für die Augen.
Was würdest du tun, um Obdachlosen zu helfen? | Ich würde ihnen Kleidung geben und in einer Suppenküche arbeiten.
Warum ist ehrenamtliche Arbeit wichtig? | Man hilft anderen und lernt viel über sich selbst.
Was ist auf der Reise passiert? | Unser Zug hatte eine Panne und wir haben drei Stunden gewartet.
Was kann man hier machen, wenn es regnet? | Man kann ins Museum oder ins Hallenbad gehen.
Hast du schon einmal Schnecken gegessen? | Ja, einmal, aber sie haben mir gar nicht geschmeckt.
Was hältst du von Mode? | Für mich ist das nicht wichtig, ich trage, was bequem ist.
Was sind die Vorteile, wenn man in der Stadt wohnt? | Alles ist in der Nähe und die Busse fahren oft.
Wer ist dein Held? | Mein Held ist meine große Schwester, weil sie nie aufgibt.
Was ziehst du zu einer Party an? | Ein schwarzes Kleid und weiße Turnschuhe.
Wie kommt man vom Bahnhof zu dir? | Du gehst nach links und dann fünf Minuten geradeaus.
Was bereust du? | Ich hätte mehr für meine Prüfungen lernen sollen.
Was macht deine Mutter beruflich? | Sie ist Krankenschwester und arbeitet oft nachts.
Hat die Technik dein Leben verändert? | Klar, ohne sie könnte ich nicht mit meinen Cousins in Australien sprechen.
Warum kommst du zu spät? | Mein Bus ist nicht gekommen und ich musste laufen.
Welche Regeln gibt es bei dir zu Hause? | Ich muss vor zehn Uhr zurück sein und mein Bett machen.
Sie sind im Hotel. Was ist das Problem? | Die Dusche funktioniert nicht und es gibt keine Handtücher.
Sie sind in der Apotheke. Was fehlt Ihnen? | Ich habe seit drei Tagen Halsschmerzen.
Wie stellst du dir dein Leben in zehn Jahren vor? | Ich werde mit meinem Hund im Ausland leben und vier Sprachen sprechen.
Wie war das Wetter in den Ferien? | Es war sehr heiß, also sind wir jeden Tag geschwommen.
Was ist wichtiger, Geld oder Glück? | Glück, weil man es nicht kaufen kann.
Was machst du, wenn du traurig bist? | Ich rufe meine beste Freundin an oder gehe mit dem Hund spazieren.
Was isst man bei dir zu Weihnachten? | Gans mit Gemüse und einen riesigen Kuchen.
Wo machst du deine Hausaufgaben? | In der Küche, weil meine kleine Schwester in unserem Zimmer so laut ist.
Macht dein Vater Sport? | Er hat Rugby gespielt, aber letztes Jahr hat er sich das Bein gebrochen.
Warum bist du Vegetarierin? | Ich liebe Tiere und möchte nicht, dass sie leiden.
Was ist dein größter Traum? | Nach der Schule mit dem Rad um die Welt zu fahren.
Schläfst du gut? | Nicht immer, besonders wenn mein Nachbar Schlagzeug spielt.
Was hättest du an meiner Stelle gemacht? | Ich hätte nach der Stunde mit dem Lehrer gesprochen.
Wie viel Zeit verbringst du am Handy? | Zwei Stunden am Tag, am Wochenende vielleicht mehr.
Warum hast du dieses Thema gewählt? | Es interessiert mich, seit ich einen Film über die Ozeane gesehen habe.`),
};

/** Answers, each learnt for another question, that say so much of another subject that nothing else is left to think. */
export const elsewhere: Readonly<Record<Language, readonly Row[]>> = {
  French: rowsOf(`
Est-ce que tu aimes le sport ? | Ma maison est grande : il y a trois chambres, une cuisine et un salon.
Tu as des animaux ? | Dans ma ville, il y a un cinéma, un château et beaucoup de magasins.
Quelle musique écoutes-tu ? | Je porte un uniforme, et ma matière préférée est la chimie parce que le prof est drôle.
Comment est ton collège ? | L'été dernier, je suis allé en Espagne avec ma famille. Nous avons logé dans un hôtel près de la plage. J'ai nagé dans la mer et le voyage en avion était long.
Tu as des animaux ? | Je voudrais travailler dans un bureau, parce que mon métier idéal est avocat et je veux un bon salaire.`),
  Spanish: rowsOf(`
¿Te gusta el deporte? | Mi casa es grande: hay tres dormitorios, una cocina y un salón.
¿Tienes animales? | En mi ciudad hay un cine, un castillo y muchas tiendas.
¿Qué música escuchas? | Llevo uniforme y mi asignatura favorita es la química porque el profesor es divertido.
¿Cómo es tu instituto? | El verano pasado fui a Francia con mi familia. Nos alojamos en un hotel cerca de la playa. Nadé en el mar y el viaje en avión fue largo.
¿Tienes animales? | Me gustaría trabajar en una oficina, porque mi trabajo ideal es abogado y quiero un buen sueldo.`),
  German: rowsOf(`
Magst du Sport? | Mein Haus ist groß: Es gibt drei Schlafzimmer, eine Küche und ein Wohnzimmer.
Hast du Haustiere? | In meiner Stadt gibt es ein Kino, ein Schloss und viele Geschäfte.
Welche Musik hörst du? | Ich trage eine Uniform und mein Lieblingsfach ist Chemie, weil der Lehrer lustig ist.
Wie ist deine Schule? | Letzten Sommer bin ich mit meiner Familie nach Spanien geflogen. Wir haben in einem Hotel am Strand gewohnt. Ich bin im Meer geschwommen und der Flug war lang.
Hast du Haustiere? | Ich möchte in einem Büro arbeiten, denn mein Traumberuf ist Anwalt und ich will ein gutes Gehalt.`),
};
