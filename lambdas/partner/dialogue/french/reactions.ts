/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student, "{told}" for a clause of theirs. */
export const reactions = `
frame | Ah, {echo} ! | Ah, {echo}!
frame | D'accord, {echo}. | OK, {echo}.
frame | Ah oui, {echo}. | Oh yes, {echo}.
told | Ah, {told}. | Ah, {told}.
told | D'accord, {told}. | OK, {told}.
told | Donc {told}. | So {told}.
told | Ah oui, {told}. | Oh yes, {told}.
like | Je te comprends. | I understand that.
like | Chacun a ses préférences. | Everyone has their own preferences.
like | C'est bien d'avoir quelque chose qu'on aime. | It's good to have something you like.
like | Ah oui, ça se comprend. | Yes, that's easy to understand.
like+food | Moi, j'adore le curry et la pizza. | I love curry and pizza.
like+food | Bien manger, c'est un plaisir. | Eating well is a pleasure.
like+family | Moi aussi, je m'entends bien avec ma famille. | I get on well with my family too.
like+family | La famille, ça compte. | Family matters.
like+friends | Moi, je ris beaucoup avec Sam. | I laugh a lot with Sam.
like+friends | Les bons amis, c'est précieux. | Good friends are worth a lot.
like+sport | Moi, j'aime surtout le badminton. | I like badminton best.
like+sport | Le sport, ça change les idées. | Sport takes your mind off things.
like+music | Moi aussi, j'écoute souvent de la musique. | I often listen to music too.
like+music | Moi, j'aime jouer de la guitare. | I like playing the guitar.
like+media | Moi, j'aime les séries comiques. | I like comedy series.
like+media | Moi, je lis volontiers des BD. | I enjoy reading comics.
like+school | Moi, j'aime surtout la géographie. | I like geography most of all.
like+school | Ce qu'on aime, on l'apprend mieux. | You learn more easily when you like something.
like+festivals | Moi, j'aime beaucoup Noël. | I like Christmas a lot.
like+festivals | Les fêtes, ça change du quotidien. | Celebrations make a change.
like+animals | Moi, j'adore notre chien, Biscuit. | I love our dog, Biscuit.
like+animals | Moi aussi, j'aime bien les animaux. | I like animals too.
dislike | Ça, c'est clair. | That's clear.
dislike | D'accord, je comprends. | OK, I understand.
dislike | Merci de le dire franchement. | Thanks for being honest.
dislike+food | Moi, je n'aime pas les champignons. | I don't like mushrooms.
dislike+food | À table, chacun a ses goûts. | With food, everyone has their own taste.
dislike+sport | Moi, le foot à la télé m'ennuie. | I find football on TV boring.
dislike+sport | Tout le monde n'aime pas les mêmes sports. | Not everyone likes the same sport.
dislike+music | En musique, c'est une question de goût. | With music it's a question of taste.
dislike+music | Moi non plus, je n'aime pas tout en musique. | I don't like everything in music either.
dislike+media | Moi non plus, je ne regarde pas tout. | I don't watch everything either.
dislike+media | Le choix est grand, heureusement. | Luckily, there's plenty of choice.
dislike+school | Moi, je n'aime pas les devoirs du vendredi. | I don't like homework on Fridays.
dislike+school | À l'école, on ne peut pas tout aimer. | You can't like everything at school.
have+animals | Nous, on a un chien, Biscuit. | We have a dog, Biscuit.
have+animals | Notre chien a quatre ans. | Our dog's four years old.
do+sport | Moi, je joue au badminton le mardi. | I play badminton on Tuesdays.
do+sport | Moi, je suis dans un club de badminton. | I'm in a badminton club.
do+music | Moi, je joue de la guitare, pas très bien. | I play the guitar, not very well.
do+music | Moi, j'apprends la guitare depuis deux ans. | I've been learning the guitar for two years.
did+sport | Moi, dimanche, j'ai perdu au badminton. | I lost at badminton on Sunday.
did+sport | Moi, j'ai joué au badminton ce week-end. | I played badminton at the weekend.
did+music | Moi, je joue un peu de guitare. | I play the guitar a little.
did+music | La musique, ça reste dans la tête. | Music stays in your head.
eat+food | Moi, à midi, je mange un sandwich. | I eat a sandwich at lunchtime.
eat+food | Moi, mon plat préféré, c'est le curry. | My favourite dish is curry.
did+travel | Moi, l'été dernier, j'ai campé sous la pluie. | Last summer I went camping in the rain.
did+travel | Moi, l'an dernier, j'ai visité Lille. | Last year I visited Lille.
plan+travel | Moi, un jour, je voudrais voir le Canada. | One day I'd like to see Canada.
plan+travel | Moi aussi, j'aime bien les voyages. | I like travelling too.
plan+work | Moi, plus tard, je voudrais dessiner des cartes. | Later I'd like to draw maps.
plan+work | Moi, j'hésite encore pour mon futur métier. | I still haven't decided on my future job.
live+town | Moi, j'habite à Brighton, au bord de la mer. | I live in Brighton, by the sea.
live+town | Nous, on habite une petite maison à Brighton. | We live in a small house in Brighton.
did+media | Moi, ce week-end, j'ai vu un film avec Emma. | I watched a film with Emma at the weekend.
did+media | Moi, je regarde surtout des comédies. | I mostly watch comedies.
do+media | Moi, je regarde surtout des séries comiques. | I mostly watch comedy series.
do+media | Moi, le soir, je lis souvent une BD. | In the evening I often read a comic.
do+home | Moi, à la maison, je fais la vaisselle. | At home I do the washing-up.
do+home | Moi, c'est le chien que je promène. | I'm the one who walks the dog.
good | Ah, c'est bien. | Ah, that's good.
good | Ah, très bien. | Ah, very good.
good | Ça a l'air bien. | That sounds good.
bad | Oui, je comprends. | Yes, I understand.
bad | Ah, je vois. | Ah, I see.
bad | D'accord, je te comprends. | OK, I understand you.
mixed | Il y a du pour et du contre, donc. | So there are two sides to it.
mixed | C'est souvent comme ça. | It's often like that.
mixed | D'accord, donc un peu des deux. | OK, so a bit of both.
tired | Oui, en ce moment, c'est beaucoup. | Yes, it's a lot at the moment.
tired | Une pause, ça aide parfois. | A break sometimes helps.
tired | Je connais ça, surtout le matin. | I know the feeling, especially in the morning.
won | Bravo ! | Congratulations!
won | Bien joué ! | Well played!
won | Gagner, ça fait plaisir. | Winning feels good.
lost | Moi aussi, j'ai perdu mon dernier match. | I lost my last match too.
lost | L'important, c'est de participer. | It's the taking part that counts.
lost | Ce sera mieux la prochaine fois. | Better luck next time.
agree | D'accord. | OK.
agree | Bon, c'est clair. | Right, that's clear.
agree | Ah oui, d'accord. | Ah yes, OK.
deny | Ah, d'accord. | Ah, OK.
deny | Bon, c'est noté. | Right, noted.
deny | Pas de problème. | No problem.
reason | D'accord, je comprends pourquoi. | OK, I understand why.
reason | Voilà une raison claire. | That's a clear reason.
reason | Merci pour l'explication. | Thanks for explaining.
because | Ah, c'est pour ça. | Ah, that's why.
because | Oui, ça se tient. | Yes, that makes sense.
because | Merci, je comprends mieux. | Thanks, I understand better now.
because | Oui, je te suis. | Yes, I follow you.
because | C'est logique, oui. | Yes, that's logical.
because | Je vois mieux pourquoi. | I can see why now.
because | Ça se comprend bien. | That's easy to understand.
story | Merci pour cette histoire. | Thanks for that story.
story | Ça fait un souvenir. | That's something to remember.
story | C'est bien raconté. | That's well told.
story | J'imagine bien la scène. | I can just picture it.
story | Merci de m'avoir raconté ça. | Thanks for telling me that.
sides | Tu vois les deux côtés. | You see both sides.
sides | Ce n'est pas tout blanc ou tout noir. | It isn't all black and white.
sides | Rien n'est parfait, c'est vrai. | Nothing's perfect, that's true.
sides | Il y a un peu de tout, alors. | So there's a bit of everything.
plans | Ça a l'air bien, ce projet. | That plan sounds good.
plans | Ça, c'est une idée. | Now that's an idea.
plans | Tu as des projets, alors. | So you have plans.
plans | C'est un beau projet. | That's a fine plan.
view | C'est une opinion claire. | That's a clear opinion.
view | On peut voir ça comme ça, oui. | Yes, you can see it like that.
view | Merci pour ton avis. | Thanks for your opinion.
view | Bon argument. | Good argument.
view | C'est bien d'avoir son avis. | It's good to have your own opinion.
detail | Merci pour tous ces détails. | Thanks for all those details.
detail | Maintenant, j'imagine mieux. | Now I can imagine it better.
detail | C'est bien expliqué. | That's well explained.
detail | Merci, c'est une réponse complète. | Thanks, that's a full answer.
absurd | Ah, tu as de l'imagination ! | Oh, you've got imagination!
absurd | Ça, je ne m'y attendais pas ! | I wasn't expecting that!
absurd | Tu plaisantes, bien sûr. | You're joking, of course.
mention | Merci de m'avoir parlé {of}. | Thanks for telling me about {thing}.
mention | Ça fait plaisir de t'entendre parler {of}. | It's nice to hear you talk about {thing}.
mention | J'aime bien comme tu parles {of}. | I like the way you talk about {thing}.
thanks | Oh, c'est gentil. | Oh, that's kind.
thanks | De rien, avec plaisir. | You're welcome, my pleasure.
thanks | Oh, ça me fait plaisir. | Oh, I'm glad.
greet | Salut ! C'est sympa de te parler. | Hi! It's nice to talk to you.
greet | Bonjour à toi aussi ! | Hello to you too!
greet | Salut ! Je suis prêt. | Hi! I'm ready.
sorry | Pas de souci. | No worries.
sorry | Ce n'est rien, vraiment. | It's nothing, really.
sorry | Tout va bien, on continue. | It's all fine, let's carry on.
unsure | Pas de problème, ça arrive. | No problem, it happens.
unsure | On n'a pas toujours une réponse. | You don't always have an answer.
unsure | Moi non plus, je ne sais pas toujours. | I don't always know either.
unsure | Ce n'est pas grave du tout. | It doesn't matter at all.
rude | Bon, on continue tranquillement. | Right, let's carry on calmly.
rude | D'accord, on passe à la suite. | OK, let's move on.
rude | Pas grave, je suis toujours là. | Never mind, I'm still here.
rude | Allez, on reprend. | Come on, let's go on.
plain | D'accord. | OK.
plain | Ah, d'accord. | Ah, OK.
plain | Je vois. | I see.
plain | Entendu. | Got it.
plain | Bon, d'accord. | All right.
plain | OK, je comprends. | OK, I understand.
plain | Ah oui, je vois. | Oh yes, I see.
plain | Ah bon, d'accord. | Oh, all right.
plain | C'est noté. | Noted.
begin+exam | Salut, je m'appelle Mark. On s'entraîne pour l'oral. | Hi, my name's Mark. We're practising for the speaking exam.
begin+exam | Bonjour, moi, c'est Mark. Voilà notre oral d'entraînement. | Hello, I'm Mark. This is our practice speaking exam.
begin+exam | Salut, moi, c'est Mark. On commence l'oral tranquillement. | Hi, I'm Mark. Let's start the speaking exam calmly.
begin+photo | Salut, c'est Mark. Voici la photo. | Hi, it's Mark. Here's the photo.
begin+photo | Bonjour, je suis Mark. Parlons de la photo. | Hello, I'm Mark. Let's talk about the photo.
begin+photo | Moi, c'est Mark. On regarde cette photo ensemble. | I'm Mark. Let's look at this photo together.
begin+topic | Salut, c'est Mark. On va bavarder un peu. | Hi, it's Mark. We're going to chat for a bit.
begin+topic | Bonjour, moi, c'est Mark. Je suis content de te parler. | Hello, I'm Mark. I'm glad to talk to you.
begin+topic | Salut, ici Mark. On peut commencer. | Hi, Mark here. We can begin.
begin+passage | Salut, c'est Mark. Voici un texte à lire : | Hi, it's Mark. Here's a text to read:
begin+passage | Bonjour, moi, c'est Mark. Voilà notre texte à lire : | Hello, I'm Mark. This is our text to read:
begin+passage | Salut, je suis Mark. Aujourd'hui, c'est de la lecture : | Hi, I'm Mark. Today it's reading:
end | Merci pour la conversation. Bonne chance pour l'examen ! | Thanks for the conversation. Good luck in the exam!
end | Voilà, c'est tout. Merci et bonne journée ! | That's all. Thanks, and have a good day!
end | Merci d'avoir parlé avec moi. Au revoir ! | Thanks for talking to me. Goodbye!
end | C'était ma dernière question. Merci à toi ! | That was my last question. Thank you!
end | On s'arrête là. Merci pour tes réponses ! | Let's stop here. Thanks for your answers!
end | Merci, j'ai aimé parler avec toi. | Thanks, I've enjoyed talking to you.
end | Merci pour ce moment. Bonne continuation ! | Thanks for your time. All the best!
end | C'est fini pour aujourd'hui. Merci et salut ! | That's it for today. Thanks and bye!
end+read | Merci d'avoir lu ce texte. Bonne journée ! | Thanks for reading this text. Have a good day!
end+read | Voilà, le texte est fini. Merci ! | There, that's the end of the text. Thanks!
end+read | Merci pour la lecture. Bonne chance à l'oral ! | Thanks for reading. Good luck in the exam!
turn | Parlons d'autre chose. | Let's talk about something else.
turn | Changeons un peu de sujet. | Let's change the subject a little.
turn | J'ai une autre question. | I have another question.
turn | Maintenant, quelque chose de différent. | Now something different.
turn | Il y a autre chose que je voudrais savoir. | There's something else I'd like to know.
turn | Bon, un nouveau sujet. | Right, a new subject.
turn | Allez, quelque chose de nouveau. | OK, let's go on to something new.
dig | Là, je suis curieux. | Now I'm curious.
dig | Je voudrais mieux comprendre. | I'd like to understand better.
dig | J'aimerais en savoir plus. | I'd like to know more about that.
answered | Et maintenant, à toi. | And now it's your turn.
answered | Bon, à mon tour de demander. | Right, my turn to ask.
answered | Voilà pour moi. | That's it about me.
answered | Assez parlé de moi. | Enough about me.
answered | Je reviens à toi. | Back to you.
answered | Maintenant, ma question. | Now my question.
`;
