import { saidIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/** One line a greeting: what it opens | the greeting | its English. */
export const greeting: Tongue["greeting"] = saidIn(`
exam | Salut ! Moi, c'est Mark. On s'entraîne ensemble pour l'oral, d'accord ? | Hi! I'm Mark. Let's practise for the speaking exam together, OK?
exam | Bonjour ! Je m'appelle Mark, et je suis élève comme toi. On commence ? | Hello! My name is Mark, and I'm a student like you. Shall we start?
photo | Salut, c'est Mark ! On regarde la photo ensemble. | Hi, it's Mark! Let's look at the photo together.
topic | Salut ! Moi, c'est Mark. J'ai envie de parler un peu avec toi. | Hi! I'm Mark. I'd like to have a chat with you.
passage | Salut ! Moi, c'est Mark. Lis ce texte à haute voix, ou écris-le, s'il te plaît : | Hi! I'm Mark. Please read this text aloud, or type it:
`);

/**
 * One line a reaction: when it fits | the reaction, which never asks anything | its English. "{le}", "{un}" and "{ton}" stand for the noun that was heard with that determiner, "{noun}" for its English.
 */
export const reactions: Tongue["reactions"] = saidIn(`
nothing | Pardon, je n'ai pas bien compris. | Sorry, I didn't quite understand.
nothing | Hmm, je n'ai pas compris. Ce n'est pas grave, on continue. | Hmm, I didn't understand. Never mind, let's go on.
nothing | Désolé, je n'ai pas tout suivi. | Sorry, I didn't follow all of that.
foreign | Essaie en français, même avec des mots simples. Tu vas y arriver ! | Try in French, even with simple words. You can do it!
foreign | Ici, on parle français. Quelques mots suffisent. | We speak French here. A few words are enough.
refusal | Pas de souci, on passe à autre chose. | No worries, let's move on.
refusal | Ce n'est pas grave, ça viendra. | Never mind, it will come.
astray | D'accord, mais ce n'était pas tout à fait ma question. | OK, but that wasn't quite my question.
astray | Ah, je vois. Mais je parlais d'autre chose. | Ah, I see. But I was talking about something else.
astray | Intéressant, mais tu n'as pas vraiment répondu à ma question. | Interesting, but you haven't really answered my question.
question | Ah, bonne question ! Moi, j'aime bien ça. | Ah, good question! I like that.
question | Bonne question ! Pour moi, oui, en général. | Good question! For me, yes, generally.
negative | Oh, c'est dommage. | Oh, that's a pity.
negative | Ah, ce n'est pas drôle. | Ah, that's no fun.
negative | Oui, je te comprends. | Yes, I understand you.
negative | Ah, je vois. Pas facile, ça. | Ah, I see. That isn't easy.
negative | Oh là là, je suis désolé pour toi. | Oh dear, I'm sorry for you.
negative | Ah mince ! Ça arrive. | Oh no! It happens.
negative+noun | Ah, {le}, ce n'est pas ton truc. Je comprends. | Ah, {the}: not your thing. I understand.
negative+noun | Je te comprends, {le}, ce n'est pas pour tout le monde. | I understand you: {the}, that isn't for everybody.
positive | Ah, formidable ! | Ah, wonderful!
positive | Ah oui, c'est bien, ça ! | Oh yes, that's good!
positive | Chouette, merci ! | Great, thanks!
positive | Ah, ça me plaît ! | Ah, I like that!
positive | Ah, c'est chouette ! | Ah, that's great!
positive | Ça fait plaisir ! | That's nice to hear!
positive | Ah, super ! | Ah, great!
positive+noun | Ah oui, {le}, moi aussi j'adore ça ! | Oh yes, {the}, I love that too!
positive+noun | Super ! Je vois que {le}, ça compte pour toi. | Great, {the}! I can see that matters to you.
positive+noun | Génial, {le} ! Ça me donne envie. | Brilliant, {the}! That makes me want to do it too.
plain | D'accord, je vois. | OK, I see.
plain | Ah, d'accord. | Ah, OK.
plain | Merci, je note. | Thanks, I'll note that.
plain | Hmm, je vois. | Hmm, I see.
plain | Bon, on continue. | Right, let's go on.
plain | Entendu, merci. | All right, thanks.
plain | Ah bon, merci. | Oh, thanks.
plain | Ah bon, d'accord ! | Oh really, OK!
plain+noun | Ah, {le} ! Intéressant. | Ah, {the}! Interesting.
plain+noun | D'accord, {le}, je vois. | OK, {the}, I see.
plain+noun | Ah oui, {le} ! | Oh yes, {the}!
food | Miam, {le} ! Ça donne faim. | Yum, {the}! That makes me hungry.
food | Ah, {le} ! Bon choix. | Ah, {the}! Good choice.
food | Mmm, {le}, j'adore ça. | Mmm, {the}, I love that.
family | Ah, {ton} ! La famille, c'est important. | Ah, your {noun}! Family is important.
family | Ah oui, {ton} ! | Oh yes, your {noun}!
friends | C'est toujours mieux entre amis. | It's always better with friends.
friends | Ah, les amis, c'est important ! | Ah, friends are important!
sport | Ah, {le} ! Bouger, ça fait du bien. | Ah, {the}! Moving does you good.
sport | {Le}, super ! Moi, je ne suis pas très fort. | {The}, great! I'm not very good at it.
music | Ah, {le} ! Moi, j'écoute de la musique tous les jours. | Ah, {the}! I listen to music every day.
media | Ah, {le} ! Ça, c'est une bonne façon de se détendre. | Ah, {the}! That's a good way to relax.
media | {Le}, j'aime bien aussi. | {The}, I like that too.
technology | Ah, {le} ! Moi aussi, je passe trop de temps devant un écran. | Ah, {the}! I spend too much time in front of a screen too.
school | Ah, {le} ! À l'école, on travaille beaucoup. | Ah, {the}! We work a lot at school.
work | {Le}, c'est important pour l'avenir. | {The}: that's important for the future.
travel | Ah, {le} ! Tu me fais rêver. | Ah, {the}! You make me dream.
travel | {Le}, quelle chance ! | {The}, how lucky!
town | Ah, {le} ! C'est un bon endroit pour sortir. | Ah, {the}! That's a good place to go out.
home | Ah, {le}. Chez soi, on est bien. | Ah, {the}. Home is a good place to be.
nature | {Le}, c'est un sujet important. | {The}: that's an important subject.
weather | Ah, {le}, ça change tout ! | Ah, {the}, that changes everything!
health | Oui, {le}, il faut y penser. | Yes, {the}: you have to think of that.
shopping | Ah, {le} ! Moi, je dépense trop d'argent. | Ah, {the}! I spend too much money.
festivals | Ah, {le} ! J'adore faire la fête. | Ah, {the}! I love celebrating.
animals | Oh, {un} ! J'adore les animaux. | Oh, {a}! I love animals.
leisure | Ah, {le}, ça fait du bien. | Ah, {the}, that does you good.
read | Merci, c'est bien lu. Bonne chance pour l'examen ! | Thanks, well read. Good luck in the exam!
read | Bravo, merci d'avoir lu ce texte. À bientôt ! | Well done, thanks for reading this text. See you soon!
calm | Merci. Passons à la suite. | Thank you. Let's move on.
calm | Merci, on continue. | Thank you, let's go on.
calm-end | Merci. On s'arrête là pour aujourd'hui. | Thank you. Let's stop here for today.
sensitive | Merci de me l'avoir dit. | Thank you for telling me.
sensitive | Merci de m'en avoir parlé. | Thank you for telling me about it.
sensitive-end | Merci de me l'avoir dit. On s'arrête là pour aujourd'hui. | Thank you for telling me. Let's stop here for today.
closing | Merci, c'était super de parler avec toi. Bonne chance pour l'examen ! | Thanks, it was great talking to you. Good luck in the exam!
closing | Voilà, c'est fini. Merci pour la conversation, et à bientôt ! | There, that's it. Thanks for the conversation, and see you soon!
closing | C'était ma dernière question. Merci, et bonne journée ! | That was my last question. Thanks, and have a good day!
`);
