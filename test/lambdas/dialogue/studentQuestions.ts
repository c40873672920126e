/** Questions to Mark as students say them, with subject and kind by hand: `answer | subject | kind | what Mark had asked`. */
export const studentQuestions = {
  French: `
Et toi, qu'est-ce que tu fais pour protéger l'environnement ? | environment | fact | Qu'est-ce que tu fais pour l'environnement ?
Je recycle le papier. Et toi, qu'est-ce que tu fais pour protéger l'environnement ? | environment | fact
J'ai un chien. Et toi ? | pets | fact | Tu as un animal ?
oui j'ai un chat et toi alors | pets | fact | Tu as un animal ?
Je suis allé en Espagne avec mes parents, et toi ? | holidays | past | Où es-tu allé en vacances ?
Je voudrais être médecin et toi ? | career | conditional | Quel métier voudrais-tu faire ?
À mon avis le foot est super, qu'en penses-tu ? | football | opinion | Que penses-tu du sport ?
je trouve que les examens sont difficiles et toi t'en penses quoi | exams | opinion
J'aime le rap. Et toi, Mark ? | music | like | Quelle musique aimes-tu ?
bien merci et toi | mood | fact | Bonjour, ça va ?
Tu aimes le foot ? | football | like
tu aimes le foot | football | like
aimes tu la musique | music | like
Aimes-tu nager ? | swimming | like
Quel est ton sport préféré ? | sport | like
quel est ta matière préféré | subjects | like
quelle musique tu écoutes | music | fact
Tu écoutes quelle musique ? | music | fact
Est-ce que tu aimes ton collège ? | school | like
tes cours commencent à quelle heure | school | when
Tes cours commencent à quelle heure ? | school | when
Comment sont tes professeurs ? | teachers | fact
Tu as beaucoup de devoirs ? | homework | fact
Qu'est-ce que tu portes au collège ? | clothes | fact
Tu portes un uniforme ? | uniform | fact
qu'est-ce que tu manges à midi | food | fact
Quel est ton plat préféré ? | food | like
tu bois quoi | drink | fact
Tu es végétarien ? | vegetarian | fact
Que fais-tu le week-end ? | weekend | fact
qu'est ce que tu as fait le week-end dernier | weekend | past
Tu as passé de bonnes vacances ? | holidays | past
Où vas-tu en vacances ? | holidays | where
Où est-ce que tu iras en vacances cet été ? | holidays | future
Tu préfères la mer ou la montagne ? | sea | like
Quel temps fait-il chez toi ? | weather | fact
Comment est ta ville ? | town | fact
tu aimes ta ville | town | like
Qu'est-ce qu'il y a dans ta ville ? | town | fact
Tu habites dans une maison ou un appartement ? | home | fact
Comment s'appelle ta sœur ? | siblings | fact
comment s'appelle ton chien | pets | fact
Tu t'entends bien avec ta famille ? | family | opinion
Qui est ton meilleur ami ? | friends | who
Que font tes parents ? | parents | fact
Qu'est-ce que tu regardes à la télé ? | series | fact
tu lis des bandes dessinées | books | fact
Tu utilises souvent ton portable ? | phone | howOften
Depuis quand joues-tu de la guitare ? | guitar | when
Tu joues aux jeux vidéo ? | games | fact
Tu connais Taylor Swift ? | acquainted | fact
Quelle est ta fête préférée ? | festivals | like
C'est quand ton anniversaire ? | birthday | when
Qu'est-ce que tu vas faire l'année prochaine ? | plans | future
tu veux faire quoi plus tard | career | future
Quel est ton rêve ? | dream | fact
Tu voudrais voyager où ? | travel | conditional
Tu es une vraie personne ? | robot | fact
on peut se voir samedi | meeting | fact
Quelle est ton adresse ? | address | fact
tu peux m'envoyer une photo de toi | photos | fact
Tu as une copine ? | love | fact
Je fais mon lit. Tu fais la vaisselle ? | chores | fact
Moi je dors huit heures. Combien d'heures dors-tu ? | sleep | howOften
`,
  Spanish: `
¿Y tú? | environment | fact | ¿Qué haces para proteger el medio ambiente?
Reciclo papel. ¿Y tú, qué haces para proteger el medio ambiente? | environment | fact
Tengo un perro. ¿Y tú? | pets | fact | ¿Tienes mascotas?
si tengo un gato y tu | pets | fact | ¿Tienes mascotas?
Fui a Francia con mis padres, ¿y tú? | holidays | past | ¿Adónde fuiste de vacaciones?
Me gustaría ser médico, ¿y a ti? | career | conditional | ¿Qué te gustaría ser?
Creo que el fútbol es genial, ¿qué piensas tú? | football | opinion | ¿Qué piensas del deporte?
creo que los examenes son dificiles y tu que opinas | exams | opinion
Me gusta el rap. ¿Y a ti, Mark? | music | like | ¿Qué música te gusta?
bien gracias y tu | mood | fact | Hola, ¿qué tal?
¿Te gusta el fútbol? | football | like
te gusta el futbol | football | like
a ti te gusta la musica | music | like
¿Te gusta nadar? | swimming | like
¿Cuál es tu deporte favorito? | sport | like
cual es tu asignatura favorita | subjects | like
que musica escuchas | music | fact
¿Qué tipo de música escuchas? | music | fact
¿Te gusta tu instituto? | school | like
a que hora empieza tu instituto | school | when
¿A qué hora empiezan tus clases? | school | when
¿Cómo son tus profesores? | teachers | fact
¿Tienes muchos deberes? | homework | fact
¿Qué ropa llevas? | clothes | fact
¿Llevas uniforme? | uniform | fact
que comes a mediodia | food | fact
¿Cuál es tu comida favorita? | food | like
que bebes | drink | fact
¿Eres vegetariano? | vegetarian | fact
¿Qué haces los fines de semana? | weekend | fact
que hiciste el fin de semana pasado | weekend | past
¿Lo pasaste bien en las vacaciones? | holidays | past
¿Dónde pasas las vacaciones? | holidays | where
¿Adónde vas a ir de vacaciones este verano? | holidays | future
¿Prefieres la playa o la montaña? | sea | like
¿Qué tiempo hace en tu ciudad? | weather | fact
¿Cómo es tu ciudad? | town | fact
te gusta tu ciudad | town | like
¿Qué hay en tu ciudad? | town | fact
¿Vives en una casa o en un piso? | home | fact
¿Cómo se llama tu hermana? | siblings | fact
como se llama tu perro | pets | fact
¿Te llevas bien con tu familia? | family | opinion
¿Quién es tu mejor amigo? | friends | who
¿En qué trabajan tus padres? | parents | fact
¿Qué ves en la tele? | series | fact
lees comics | books | fact
¿Usas mucho tu móvil todos los días? | phone | howOften
¿Desde cuándo tocas la guitarra? | guitar | when
¿Juegas a los videojuegos? | games | fact
¿Conoces a Rosalía? | acquainted | fact
¿Cuál es tu fiesta favorita? | festivals | like
¿Cuándo es tu cumpleaños? | birthday | when
¿Qué vas a hacer el año que viene? | plans | future
que quieres ser de mayor | career | fact
¿Cuál es tu sueño? | dream | fact
¿Adónde te gustaría viajar? | travel | conditional
¿Eres una persona real? | robot | fact
quieres quedar el sabado | meeting | fact
¿Cuál es tu dirección? | address | fact
me mandas una foto tuya | photos | fact
¿Tienes novia? | love | fact
Hago la cama. ¿Lavas los platos? | chores | fact
Duermo ocho horas. ¿Cuántas horas duermes? | sleep | howOften
`,
  German: `
Und du? | environment | fact | Was machst du für die Umwelt?
Ich recycle Papier. Und was machst du für die Umwelt? | environment | fact
Ich habe einen Hund. Und du? | pets | fact | Hast du ein Haustier?
ja ich habe eine katze und du | pets | fact | Hast du ein Haustier?
Ich war mit meinen Eltern in Spanien, und du? | holidays | past | Wo warst du in den Ferien?
Ich möchte Arzt werden, und du? | career | conditional | Was möchtest du später werden?
Ich finde Fußball toll, was meinst du? | football | opinion | Wie findest du Sport?
ich finde prüfungen schwer und was denkst du | exams | opinion
Ich höre gern Rap. Und du, Mark? | music | like | Welche Musik magst du?
gut danke und dir | mood | fact | Hallo, wie geht's?
Magst du Fußball? | football | like
magst du fußball | football | like
hörst du gern musik | music | like
Schwimmst du gern? | swimming | like
Was ist dein Lieblingssport? | sport | like
was ist deine lieblingsfach | subjects | like
welche musik hörst du | music | fact
Was für Musik hörst du? | music | fact
Wie findest du deine Schule? | school | opinion
wann beginnt deine schule | school | when
Um wie viel Uhr beginnt dein Unterricht? | school | when
Wie sind deine Lehrer? | teachers | fact
Hast du viele Hausaufgaben? | homework | fact
Was trägst du in der Schule? | clothes | fact
Trägst du eine Uniform? | uniform | fact
was isst du zum mittagessen | lunch | fact
Was ist dein Lieblingsessen? | food | like
was trinkst du | drink | fact
Bist du Vegetarier? | vegetarian | fact
Was machst du am Wochenende? | weekend | fact
was hast du letztes wochenende gemacht | weekend | past
Wie waren deine Ferien? | holidays | past
Wohin fährst du in den Ferien? | holidays | where
Wohin wirst du im Sommer in Urlaub fahren? | holidays | future
Magst du lieber den Strand oder die Berge? | sea | like
Wie ist das Wetter bei dir? | weather | fact
Wie ist deine Stadt? | town | fact
magst du deine stadt | town | like
Was gibt es in deiner Stadt? | town | fact
Wohnst du in einem Haus oder in einer Wohnung? | home | fact
Wie heißt deine Schwester? | siblings | fact
wie heißt dein hund | pets | fact
Verstehst du dich gut mit deiner Familie? | family | opinion
Wer ist dein bester Freund? | friends | who
Was machen deine Eltern? | parents | fact
Was siehst du im Fernsehen? | series | fact
liest du comics | books | fact
Benutzt du dein Handy oft? | phone | howOften
Seit wann spielst du Gitarre? | guitar | when
Spielst du Videospiele? | games | fact
Kennst du Rammstein? | acquainted | fact
Was ist dein Lieblingsfest? | festivals | like
Wann hast du Geburtstag? | birthday | when
Was machst du nach den Prüfungen? | plans | future
was willst du später machen | career | future
Was ist dein Traum? | dream | fact
Wohin möchtest du reisen? | travel | conditional
Bist du echt? | robot | fact
können wir uns am samstag treffen | meeting | fact
Was ist deine Adresse? | address | fact
kannst du mir ein foto von dir schicken | photos | fact
Hast du eine Freundin? | love | fact
Ich mache mein Bett. Hilfst du im Haushalt? | chores | fact
Ich schlafe acht Stunden. Wie viele Stunden schläfst du? | sleep | howOften
`,
} as const;

/** What is no question to Mark. */
export const noQuestions = {
  French: `
Je ne sais pas où il habite.
je sais pas ce que tu veux dire
J'aime le foot parce que c'est amusant.
Le foot, c'est super, hein ?
C'est important, n'est-ce pas ?
Comment dit-on dog en français ?
Tu peux répéter, s'il te plaît ?
Je ne comprends pas la question.
Ma mère me demande toujours « Tu as fait tes devoirs ? »
Dans ma ville, tu peux visiter le château.
Quand il fait beau, je vais à la plage.
Ma sœur et moi allons au cinéma.
J'habite dans une ville où il y a un cinéma.
c'est un film que j'adore
Je vais en ville avec ma copine et mes amis.
Je pense que oui, pourquoi pas ?
Tu es sympa, Mark.
Mon prof dit que je travaille bien.
Si on veut être en forme, il faut manger des fruits.
Il y a beaucoup de magasins et un parc.
Tu as raison.
je me demande pourquoi il pleut toujours
L'été dernier, je suis allé en Espagne avec ma famille.
Je voudrais être médecin, tu vois.
Mes parents sont gentils et ils m'aident beaucoup.
`,
  Spanish: `
No sé dónde vive.
no se que decir
Me gusta el fútbol porque es divertido.
El fútbol es genial, ¿verdad?
Es importante, ¿no?
¿Cómo se dice dog en español?
¿Puedes repetir, por favor?
No entiendo la pregunta.
Mi madre siempre pregunta "¿Has hecho los deberes?"
En mi ciudad puedes visitar el castillo.
Cuando hace buen tiempo voy a la playa.
Mi hermana y yo vamos al cine.
Vivo en una ciudad donde hay un cine.
es una pelicula que me encanta
Voy al centro con mi novia y mis amigos.
Creo que sí, ¿por qué no?
Eres muy simpático, Mark.
Mi profesor dice que trabajo bien.
Si quieres estar en forma, tienes que comer fruta.
Hay muchas tiendas y un parque.
Tienes razón.
me pregunto por que llueve siempre
El verano pasado fui a Francia con mi familia.
Me gustaría ser médico, ¿sabes?
Mis padres son simpáticos y me ayudan mucho.
`,
  German: `
Ich weiß nicht, wo er wohnt.
ich weiß nicht was du meinst
Ich mag Fußball, weil es Spaß macht.
Fußball ist toll, oder?
Das ist wichtig, nicht wahr?
Wie sagt man dog auf Deutsch?
Kannst du das bitte wiederholen?
Ich verstehe die Frage nicht.
Meine Mutter fragt immer: „Hast du deine Hausaufgaben gemacht?“
In meiner Stadt kannst du das Schloss besuchen.
Wenn das Wetter schön ist, gehe ich an den Strand.
Meine Schwester und ich gehen ins Kino.
Ich wohne in einer Stadt, wo es ein Kino gibt.
das ist ein film den ich liebe
Ich gehe mit meiner Freundin und meinen Freunden in die Stadt.
Ich glaube ja, warum nicht?
Du bist nett, Mark.
Mein Lehrer sagt, dass ich gut arbeite.
Wenn du fit sein willst, musst du Obst essen.
Es gibt viele Geschäfte und einen Park.
Du hast recht.
ich frage mich warum es immer regnet
Letzten Sommer war ich mit meiner Familie in Spanien.
Ich möchte Arzt werden, weißt du.
Meine Eltern sind nett und helfen mir viel.
`,
} as const;
