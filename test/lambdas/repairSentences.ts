import type { Language } from "../../domain/exercise.ts";

/** Requests as learners say them, made up by hand: "kind | what is said", with "| the word" where one is asked about. */
export const requests: Record<Language, string> = {
  French: `
    meaning | c'est quoi le mot anglais pour réseaux | réseaux
    meaning | c'est quoi un quartier je comprends pas le mot | quartier
    meaning | je comprends pas tâche ménagère c'est quoi en anglais | tâche ménagère
    meaning | tu peux m'expliquer le mot déchets s'il te plaît | déchets
    meaning | qu'est-ce que ça veut dire recycler c'est recycle non | recycler
    notUnderstood | quoi je comprends pas ça
    meaning | excuse-moi je ne comprends pas campagne qu'est-ce que ça veut dire | campagne
    meaning | Je ne comprends pas. Circuler ? | circuler
    meaning | J'ai pas compris le mot « maths ». | maths
    word | Je ne sais pas dire « annoying ». | annoying
    notUnderstood | Tu peux dire ça autrement ?
    repeat | Pardon ?
    repeat | Comment ?
    repeat | Quoi
    repeat | Tu peux répéter, s'il te plaît ?
    repeat | tu peut repeter stp
    repeat | Est-ce que vous pouvez répéter la question ?
    repeat | Répétez s'il vous plaît
    repeat | Encore une fois, s'il te plaît.
    repeat | Désolé, tu peux redire ça ?
    repeat | qu'est-ce que tu as dit
    repeat | Quelle est la question ?
    repeat | repeat s'il te plaît
    repeat | can you repeat please
    repeat | Sorry, can you say that again?
    slower | Plus lentement, s'il te plaît.
    slower | plus lentement svp
    slower | Tu parles trop vite !
    slower | Tu peux parler moins vite ?
    slower | Pas si vite
    slower | Trop vite, je n'ai pas compris.
    slower | Can you speak more slowly please
    slower | slow down
    notUnderstood | Je n'ai pas compris.
    notUnderstood | je comprends pas
    notUnderstood | desole je comprend pas
    notUnderstood | Je ne comprende pas la question
    notUnderstood | Je ne comprends rien du tout.
    notUnderstood | Qu'est-ce que ça veut dire ?
    notUnderstood | ça veut dire quoi
    notUnderstood | Tu peux reformuler ?
    notUnderstood | I don't understand
    notUnderstood | what does that mean
    word | Comment dit-on 'homework' en français ? | homework
    word | comment on dit homework | homework
    word | Comment dit on swimming pool svp | swimming pool
    word | J'aime le... comment dit-on swimming ? | swimming
    word | j'aime manger des salades et comment on dit yoghurt | yoghurt
    word | Pardon, comment dit-on “the dog” en français ? | dog
    word | Comment est-ce qu'on dit shed ? | shed
    word | C'est quoi shed en français ? | shed
    word | shed, comment on dit en français | shed
    word | Comment tu dis to swim en français | to swim
    word | Je ne sais pas comment dire headphones | headphones
    word | Comment ça s'appelle “shed” en français ? | shed
    word | Comment dit-on ça ?
    word | what's homework in French? | homework
    word | How do you say free time? | free time
    word | What's the French word for shed | shed
    meaning | Qu'est-ce que ça veut dire, « loisirs » ? | loisirs
    meaning | que veut dire loisirs | loisirs
    meaning | loisirs ça veut dire quoi | loisirs
    meaning | C'est quoi les loisirs ? | loisirs
    meaning | Loisirs ? Qu'est-ce que ça veut dire ? | loisirs
    meaning | Je ne comprends pas le mot équitation. | équitation
    meaning | Comment dit-on devoirs en anglais ? | devoirs
    meaning | what does loisirs mean? | loisirs
    meaning | What is loisirs in English | loisirs`,
  Spanish: `
    meaning | la palabra redes no la entiendo | redes
    meaning | no entiendo tareas domésticas qué es en inglés | tareas domésticas
    meaning | podrías explicar la palabra ocio | ocio
    meaning | qué significa recicla… es recycle no | recicla
    notUnderstood | qué no entiendo eso
    notUnderstood | No entiendo. ¿Puedes decirlo con otras palabras?
    notUnderstood | No conozco esa palabra.
    meaning | ¿Qué es campamento? | campamento
    meaning | mark qué es modelo a seguir no conozco la expresión | modelo a seguir
    meaning | ¿Otra vez, por favor? No he entendido "deporte en la televisión". | deporte en la televisión
    word | No sé decir "annoying". | annoying
    repeat | ¿Puedes repetir, por favor?
    repeat | puede repetir la pregunta
    repeat | repite por favor
    repeat | Repita, por favor.
    repeat | ¿Cómo?
    repeat | ¿Perdón?
    repeat | que
    repeat | otra vez por favor
    repeat | Una vez más, por favor
    repeat | ¿Qué has dicho?
    repeat | ¿Cuál es la pregunta?
    repeat | puedes decir eso otra vez
    repeat | Can you repeat that
    repeat | repeat por favor
    slower | Más despacio, por favor.
    slower | ¿Puedes hablar más despacio?
    slower | mas lento porfavor por favor
    slower | Hablas muy rápido.
    slower | no tan rápido
    slower | Perdón, demasiado rápido.
    slower | más lentamente por favor
    slower | slower please
    notUnderstood | No entiendo.
    notUnderstood | no entiendo la pregunta
    notUnderstood | No comprendo
    notUnderstood | Lo siento, no te entiendo.
    notUnderstood | no he entendido bien
    notUnderstood | ¿Qué significa eso?
    notUnderstood | ¿Qué quieres decir?
    notUnderstood | no entender
    notUnderstood | sorry i don't understand
    notUnderstood | What do you mean?
    word | ¿Cómo se dice 'shed'? | shed
    word | como se dice homework en español | homework
    word | ¿Cómo se dice en español “homework”? | homework
    word | Perdón, ¿cómo se dice swimming pool? | swimming pool
    word | Me gusta... ¿cómo se dice swimming? | swimming
    word | Cómo digo to swim | to swim
    word | ¿Qué es “shed” en español? | shed
    word | no sé cómo se dice homework | homework
    word | ¿Cuál es la palabra para scissors? | scissors
    word | homework, ¿cómo se dice? | homework
    word | ¿Cómo se dice eso?
    word | What's homework in Spanish | homework
    word | how do you say “free time” in Spanish? | free time
    meaning | ¿Qué significa ocio? | ocio
    meaning | que quiere decir ocio | ocio
    meaning | ocio, ¿qué significa? | ocio
    meaning | ¿Qué significa la palabra “ocio”? | ocio
    meaning | ¿Qué es el ocio? | ocio
    meaning | No entiendo la palabra ocio | ocio
    meaning | ¿Ocio? ¿Qué significa? | ocio
    meaning | what does ocio mean | ocio
    meaning | ¿Cómo se dice ocio en inglés? | ocio`,
  German: `
    meaning | das wort netzwerke kenne ich nicht | netzwerke
    notUnderstood | hä was meinst du ich verstehe das nicht
    meaning | was ist eine lederhose | lederhose
    meaning | was ist lederhose auf englisch | lederhose
    meaning | könnten sie das wort karneval erklären | karneval
    meaning | ich verstehe nicht umwelt was ist das auf englisch | umwelt
    meaning | was heißt umwelt ist das environment | umwelt
    notUnderstood | was bitte das verstehe ich nicht
    meaning | Können Sie die Frage anders sagen, bitte? Was heißt "Was hältst du von"? | was hältst du von
    meaning | Was bedeutet nochmal „Urlaub“? | urlaub
    notUnderstood | Kannst du das bitte anders sagen?
    word | wie heißt chicken | chicken
    repeat | Wie bitte?
    repeat | Was?
    repeat | Kannst du das bitte wiederholen?
    repeat | kannst du das widerholen
    repeat | Können Sie die Frage wiederholen, bitte?
    repeat | Noch einmal, bitte.
    repeat | nochmal
    repeat | Was hast du gesagt?
    repeat | Entschuldigung, wie war die Frage?
    repeat | Bitte?
    repeat | Kannst du das noch mal sagen?
    repeat | wiederholen bitte
    repeat | can you repeat the question please
    repeat | Say that again please.
    slower | Langsamer, bitte.
    slower | Kannst du bitte langsamer sprechen?
    slower | bitte nicht so schnell
    slower | Zu schnell!
    slower | Du sprichst zu schnell. Langsamer bitte.
    slower | langsam bitte
    slower | Can you talk slower
    slower | too fast
    notUnderstood | Ich verstehe nicht.
    notUnderstood | ich nicht verstehen
    notUnderstood | Das habe ich nicht verstanden.
    notUnderstood | Ich habe die Frage nicht verstanden.
    notUnderstood | Tut mir leid, ich verstehe die Frage nicht.
    notUnderstood | Ich verstehe dich nicht
    notUnderstood | Was heißt das?
    notUnderstood | Was meinst du?
    notUnderstood | I do not understand the question
    notUnderstood | what does it mean
    word | Was heißt 'shed' auf Deutsch? | shed
    word | Wie sagt man homework auf Deutsch? | homework
    word | wie sagt man shed | shed
    word | Wie heißt swimming pool auf Deutsch? | swimming pool
    word | Ich mag... wie sagt man swimming? | swimming
    word | Was ist “homework” auf Deutsch? | homework
    word | Wie kann ich “to swim” sagen? | to swim
    word | Was ist das Wort für shed? | shed
    word | Ich weiß nicht, wie man headphones sagt. | headphones
    word | Entschuldigung, wie sagt man “the dog”? | dog
    word | what's homework in German | homework
    word | How do you say shed in German please | shed
    word | I don't know the word for shed | shed
    meaning | Was bedeutet Freizeit? | freizeit
    meaning | Was heißt Freizeit? | freizeit
    meaning | was bedeutet das wort Freizeit | freizeit
    meaning | Freizeit? Was ist das? | freizeit
    meaning | Ich verstehe das Wort Freizeit nicht. | freizeit
    meaning | Ich weiß nicht, was Freizeit bedeutet. | freizeit
    meaning | Was heißt Freizeit auf Englisch? | freizeit
    meaning | What does Freizeit mean? | freizeit`,
};

/** Answers, refusals and questions back that only look like requests. */
export const answers: Record<Language, string> = {
  French: `
    Je ne comprends pas les maths.
    Je ne sais pas.
    Oui.
    Comment je vais au collège ? En bus.
    Je vais au cinéma une fois par semaine.
    Mon prof parle trop vite.
    Je parle plus lentement que mon frère.
    C'est trop lent.
    C'est bien.
    C'est difficile.
    Pour moi, ça veut dire beaucoup.
    La famille, ça veut dire l'amour.
    C'est quoi ton sport préféré ?
    Comment tu t'appelles ?
    Comment s'appelle ton chien ?
    Qu'est-ce que tu aimes ?
    Et toi, qu'est-ce que tu fais le week-end ?
    comment dit-on homework j'aime le sport
    Comment dire... j'aime le foot.
    Oui. Qu'est-ce que ça veut dire ? Je joue au foot.
    Mes parents ne me comprennent pas.
    Je n'ai pas entendu mon réveil ce matin.
    Je répète une pièce de théâtre avec mes amis.
    On répète le samedi.
    Je voudrais visiter Paris encore une fois.
    Je comprends bien l'espagnol.
    J'apprends à dire bonjour en français.
    On dit que c'est génial.
    Quoi que je fasse, mon frère est content.
    Pardon, j'aime le chocolat.
    Mon mot préféré est « papillon ».
    Je préfère rouler plus lentement en ville.`,
  Spanish: `
    Mi profesor repite todo.
    ¿Por qué?
    No entiendo a mi hermano.
    No sé.
    Quiero visitar España otra vez.
    Es muy rápido.
    El tren es más rápido.
    Mi abuela habla muy despacio.
    Como pizza.
    Que es interesante.
    No me gusta escuchar.
    No me gusta escuchar música.
    ¿Cómo se llama tu perro?
    ¿Cómo te llamas?
    ¿Qué es tu deporte favorito?
    ¿Cómo es tu casa?
    ¿Y tú? ¿Qué haces?
    Para mí significa mucho.
    La familia significa todo.
    Se dice que es bueno.
    No entiendo las matemáticas.
    Mis padres no me entienden.
    Tengo que repetir el examen.
    Siempre repito los verbos en casa.
    Voy al cine una vez más o menos por semana.
    Perdón, me gusta el fútbol.
    ¿Cómo se dice homework? Me gusta leer.
    ¿Cómo? Como como siempre, en casa.
    Otra vez comí pasta.
    Despacio, porque hay mucho tráfico.
    No comprendo por qué mi hermano es así.
    Sí.`,
  German: `
    Was? Ich spiele gern Fußball.
    Ich weiß nicht.
    Ich verstehe mich gut mit meinem Bruder.
    Ich verstehe meinen Bruder nicht.
    Ich verstehe Mathe nicht.
    Ich möchte noch einmal nach Spanien fahren.
    Was ich am liebsten esse? Pizza.
    Mein Bruder fährt zu schnell.
    Mein Lehrer spricht langsam.
    Ich laufe nicht so schnell wie mein Bruder.
    Wie heißt du?
    Wie heißt dein Bruder auf Deutsch?
    Was ist dein Lieblingsfach?
    Was ist los?
    Was machst du gern?
    Und was isst du gern?
    Mein Hund heißt Max.
    Das heißt, ich spiele Tennis.
    Freizeit bedeutet für mich Sport.
    Das bedeutet mir viel.
    Wie sagt man homework? Ich lese gern.
    Ich muss die Klasse wiederholen.
    Wir wiederholen die Vokabeln in der Schule.
    Meine Eltern verstehen mich nicht.
    Ich habe den Film nicht verstanden.
    Ja.
    Wie immer gut.
    Ich habe nichts gehört, weil ich Musik gehört habe.
    Was mir gefällt? Tanzen.
    Noch einmal Pizza essen!
    Bitte ein Eis.
    Entschuldigung, ich bin müde.`,
};

/** Answers with a request beside them: "kind | what is said", with "| the word" where one is asked about. */
export const besides: Record<Language, string> = {
  French: `
    slower | J'habite à Swindon. Plus lentement, s'il te plaît.
    slower | Une pizza. Désolé, tu parles trop vite pour moi.
    slower | j'habite dans une petite ville vous pouvez parler plus lentement s'il vous plaît
    slower | J'ai une sœur. Sorry, can you speak more slowly?
    repeat | J'ai dit oui. C'était quoi la question ?
    word | Je changerais les légumes, ils sont affreux ! Comment dit-on « mashed potato » en français ? | mashed potato
    meaning | je range ma chambre c'est quoi tâches en anglais | tâches
    meaning | Je prends le bus. Qu'est-ce que ça veut dire « circuler » ? | circuler`,
  Spanish: `
    slower | Mi pasatiempo favorito es dibujar. ¿Puedes hablar más despacio?
    slower | Ayer fui al cine. Habla más lento, porfa.
    slower | hablo inglés y un poco de español puedes hablar más despacio por favor
    repeat | Me gusta el tenis. ¿Puedes repetir la pregunta?
    word | Hago natación los lunes. ¿Cómo se dice "swimming pool" en español? | swimming pool
    meaning | mi madre separa la basura qué significa recicla… es recycle no | recicla
    meaning | Vamos a Francia todos los años. ¿Qué quería decir "adónde"? | adónde`,
  German: `
    slower | Meine Stadt heißt Swindon. Können Sie bitte langsamer sprechen?
    slower | Gestern war ich im Kino. Sprich bitte nicht so schnell!
    slower | meine stadt heißt swindon können sie bitte langsamer sprechen
    repeat | Ich war in Spanien. Was war Ihre Frage noch mal?
    word | Ich mache Hausaufgaben. Wie sagt man "to relax" auf Deutsch? | to relax
    meaning | ich trage gern jeans und was ist eine lederhose | lederhose
    meaning | ich feiere gern mit freunden könnten sie das wort karneval erklären | karneval
    meaning | Ich fahre gern nach Wales. Was bedeutet „Ferien“? | ferien`,
};
