/** Written in one go before anything was tuned: `answer | subject | kind | what Mark had asked`. */
export const unseenQuestions = {
  French: `
J'aime jouer au foot le week-end. Et toi ? | football | like | Qu'est-ce que tu aimes faire ?
je mange des fruits tous les jours et toi | food | fact | Qu'est-ce que tu manges ?
Ma matière préférée est le dessin parce que c'est relaxant, et toi tu préfères quoi | subjects | like | Quelle est ta matière préférée ?
Est-ce que tu joues d'un instrument ? | instrument | fact
tu habites où | home | where
Tu as des frères et sœurs ? | siblings | fact
c'est quoi ton film préféré | films | like
Comment est ta maison ? | home | fact
À quelle heure est-ce que tu te lèves ? | routine | when
tu te couche a quelle heure | sleep | when
Pourquoi aimes-tu la géographie ? | geography | reason
J'ai visité Paris l'année dernière. Où es-tu allé en vacances ? | holidays | past | Où es-tu allé en vacances ?
qu'est ce que tu vas faire ce weekend | weekend | future
Tu voudrais habiter où plus tard ? | home | conditional
Avec qui est-ce que tu vas au cinéma ? | films | who
Tu fais souvent du sport ? | sport | howOften
Que penses-tu de ton uniforme scolaire ? | uniform | opinion
tu penses quoi des réseaux sociaux | internet | opinion
Es-tu un robot ? | robot | fact
tu peux me donner ton numéro | phoneNumber | fact
Quel âge as-tu ? | age | fact
comment tu t'appelles | name | fact
Je vais bien merci et toi comment ça va | mood | fact | Bonjour, comment ça va ?
Tu aimes les champignons ? | mushrooms | like
Est-ce que tu as un petit boulot ? | job | fact
qu'est-ce que tu voudrais faire comme métier | career | conditional
Tu recycles à la maison ? | environment | fact
Est-ce que tu aides à la maison ? | chores | fact
J'adore Noël, c'est ma fête préférée. Tu aimes Noël aussi ? | christmas | like
Quelle est ta saison préférée ? | seasons | like
Combien d'heures passes-tu sur ton portable ? | phone | howOften
As tu un animal | pets | fact
tu aimes lire | books | like
D'où viens-tu ? | origin | where
Qu'est-ce que tu as fait hier soir ? | unknown | past
Tu es déjà allé en France ? | france | past
comment tu vas au collège | transport | fact
Il est sympa ton prof de maths ? | teachers | fact
qu'est-ce que tu fais pendant ton temps libre | freeTime | fact
Si tu gagnais à la loterie, qu'est-ce que tu ferais ? | dream | conditional
`,
  Spanish: `
Me gusta jugar al fútbol. ¿Y a ti? | football | like | ¿Qué te gusta hacer?
como fruta todos los dias y tu | food | fact | ¿Qué comes?
Mi asignatura favorita es el dibujo porque es relajante, ¿y la tuya? | subjects | like | ¿Cuál es tu asignatura favorita?
¿Tocas algún instrumento? | instrument | fact
donde vives | home | where
¿Tienes hermanos? | siblings | fact
cual es tu pelicula favorita | films | like
¿Cómo es tu casa? | home | fact
¿A qué hora te levantas? | routine | when
a que hora te acuestas | sleep | when
¿Por qué te gusta la geografía? | geography | reason
Fui a París el año pasado. ¿Adónde fuiste de vacaciones? | holidays | past | ¿Adónde fuiste de vacaciones?
que vas a hacer este fin de semana | weekend | future
¿Dónde te gustaría vivir en el futuro? | home | conditional
¿Con quién vas al cine? | films | who
¿Haces deporte a menudo? | sport | howOften
¿Qué piensas de tu uniforme? | uniform | opinion
que opinas de las redes sociales | internet | opinion
¿Eres un robot? | robot | fact
me das tu numero | phoneNumber | fact
¿Cuántos años tienes? | age | fact
como te llamas | name | fact
estoy bien gracias y tu que tal | mood | fact | Hola, ¿qué tal?
¿Te gustan los champiñones? | mushrooms | like
¿Tienes un trabajo a tiempo parcial? | job | fact
que te gustaria ser en el futuro | career | conditional
¿Reciclas en casa? | environment | fact
ayudas en casa | chores | fact
Me encanta la Navidad. ¿Te gusta la Navidad también? | christmas | like
¿Cuál es tu estación favorita? | seasons | like
¿Cuántas horas pasas con el móvil? | phone | howOften
tienes mascotas | pets | fact
te gusta leer | books | like
¿De dónde eres? | origin | where
¿Qué hiciste ayer? | unknown | past
¿Has estado en España? | spain | past
como vas al instituto | transport | fact
¿Es simpático tu profe de matemáticas? | teachers | fact
que haces en tu tiempo libre | freeTime | fact
Si ganaras la lotería, ¿qué harías? | dream | conditional
`,
  German: `
Ich spiele gern Fußball. Und du? | football | like | Was machst du gern?
ich esse jeden tag obst und du | food | fact | Was isst du?
Mein Lieblingsfach ist Kunst, weil es entspannend ist, und was ist dein Lieblingsfach | subjects | like | Was ist dein Lieblingsfach?
Spielst du ein Instrument? | instrument | fact
wo wohnst du | home | where
Hast du Geschwister? | siblings | fact
was ist dein lieblingsfilm | films | like
Wie ist dein Haus? | home | fact
Um wie viel Uhr stehst du auf? | routine | when
wann gehst du ins bett | sleep | when
Warum magst du Erdkunde? | geography | reason
Ich war letztes Jahr in Paris. Wohin bist du in den Ferien gefahren? | holidays | past | Wo warst du in den Ferien?
was machst du am nächsten wochenende | weekend | future
Wo möchtest du später wohnen? | home | conditional
Mit wem gehst du ins Kino? | films | who
Treibst du oft Sport? | sport | howOften
Wie findest du deine Uniform? | uniform | opinion
was denkst du über soziale medien | internet | opinion
Bist du ein Roboter? | robot | fact
kannst du mir deine nummer geben | phoneNumber | fact
Wie alt bist du? | age | fact
wie heißt du | name | fact
mir geht es gut danke und wie geht es dir | mood | fact | Hallo, wie geht's?
Magst du Pilze? | mushrooms | like
Hast du einen Nebenjob? | job | fact
was möchtest du später werden | career | conditional
Recycelst du zu Hause? | environment | fact
Hilfst du zu Hause? | chores | fact
Ich liebe Weihnachten. Magst du Weihnachten auch? | christmas | like
Was ist deine Lieblingsjahreszeit? | seasons | like
Wie viele Stunden bist du am Handy? | phone | howOften
hast du ein haustier | pets | fact
liest du gern | books | like
Woher kommst du? | origin | where
Was hast du gestern gemacht? | unknown | past
Warst du schon mal in Deutschland? | germany | past
wie kommst du zur schule | transport | fact
Ist dein Mathelehrer nett? | teachers | fact
was machst du in deiner freizeit | freeTime | fact
Was würdest du machen, wenn du im Lotto gewinnst? | dream | conditional
`,
} as const;
