import { saidIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/** One line a greeting: what it opens | the greeting | its English. */
export const greeting: Tongue["greeting"] = saidIn(`
exam | ¡Hola! Soy Mark. Vamos a practicar juntos para el examen oral, ¿vale? | Hi! I'm Mark. Let's practise for the speaking exam together, OK?
exam | ¡Hola! Me llamo Mark y soy estudiante como tú. ¿Empezamos? | Hello! My name is Mark, and I'm a student like you. Shall we start?
photo | ¡Hola, soy Mark! Vamos a mirar la foto juntos. | Hi, it's Mark! Let's look at the photo together.
topic | ¡Hola! Soy Mark. Tengo ganas de hablar un poco contigo. | Hi! I'm Mark. I'd like to have a chat with you.
passage | ¡Hola! Soy Mark. Lee este texto en voz alta, o escríbelo, por favor: | Hi! I'm Mark. Please read this text aloud, or type it:
`);

/**
 * One line a reaction: when it fits | the reaction, which never asks anything | its English. "{le}", "{un}" and "{ton}" stand for the noun that was heard with that determiner, "{noun}" for its English.
 */
export const reactions: Tongue["reactions"] = saidIn(`
nothing | Perdona, no te he entendido bien. | Sorry, I didn't quite understand you.
nothing | Mmm, no lo he entendido. No pasa nada, seguimos. | Hmm, I didn't understand. Never mind, let's go on.
nothing | Lo siento, no lo he seguido todo. | Sorry, I didn't follow all of that.
foreign | Inténtalo en español, aunque sea con palabras sencillas. ¡Tú puedes! | Try it in Spanish, even with simple words. You can do it!
foreign | Aquí hablamos español. Con unas palabras es suficiente. | We speak Spanish here. A few words are enough.
refusal | No pasa nada, pasamos a otra cosa. | Never mind, let's move on to something else.
refusal | No te preocupes, ya saldrá. | Don't worry, it will come.
astray | Vale, pero esa no era exactamente mi pregunta. | OK, but that wasn't quite my question.
astray | Ah, ya veo. Pero yo hablaba de otra cosa. | Ah, I see. But I was talking about something else.
astray | Interesante, pero no has contestado a mi pregunta. | Interesting, but you haven't answered my question.
question | ¡Ah, buena pregunta! A mí me gusta bastante. | Ah, good question! I quite like it.
question | ¡Buena pregunta! Para mí, sí, en general. | Good question! For me, yes, generally.
negative | Vaya, qué pena. | Oh, what a pity.
negative | Ay, lo siento. | Oh, I'm sorry.
negative | Sí, te entiendo. | Yes, I understand you.
negative | Ah, ya veo. No es fácil. | Ah, I see. That isn't easy.
negative | Uf, eso no es nada divertido. | Ugh, that's no fun at all.
negative+noun | Ah, {le}: veo que eso no es lo tuyo. Lo entiendo. | Ah, {the}: I can see that isn't your thing. I understand.
negative+noun | Te entiendo: {le}, eso no es para todo el mundo. | I understand you: {the}, that isn't for everybody.
positive | ¡Ah, fantástico! | Ah, wonderful!
positive | ¡Ah, sí, eso está bien! | Oh yes, that's good!
positive | ¡Estupendo, gracias! | Great, thanks!
positive | ¡Ah, eso me gusta! | Ah, I like that!
positive | ¡Ah, qué guay! | Ah, how cool!
positive | ¡Me alegra oírlo! | That's nice to hear!
positive | ¡Ah, genial! | Ah, great!
positive+noun | ¡Ah, sí, {le}! A mí también me encanta. | Oh yes, {the}! I love that too.
positive+noun | ¡Genial, {le}! Veo que eso te importa. | Brilliant, {the}! I can see that matters to you.
positive+noun | ¡Qué bien, {le}! Me das envidia. | Great, {the}! You make me envious.
plain | Vale, ya veo. | OK, I see.
plain | Ah, vale. | Ah, OK.
plain | Gracias, tomo nota. | Thanks, I'll note that.
plain | Hmm, ya veo. | Hmm, I see.
plain | Bueno, seguimos. | Right, let's go on.
plain | Entendido, gracias. | All right, thanks.
plain | Ah, gracias. | Ah, thanks.
plain | Ah, ¡de acuerdo! | Ah, all right!
plain+noun | ¡Ah, {le}! Interesante. | Ah, {the}! Interesting.
plain+noun | Vale, {le}, ya veo. | OK, {the}, I see.
plain+noun | ¡Ah, sí, {le}! | Oh yes, {the}!
food | ¡Mmm, {le}! Me da hambre. | Mmm, {the}! That makes me hungry.
food | ¡Ah, {le}! Buena elección. | Ah, {the}! Good choice.
food | ¡Ñam, {le}! Me encanta. | Yum, {the}! I love it.
family | ¡Ah, {ton}! La familia es importante. | Ah, your {noun}! Family is important.
family | ¡Ah, sí, {ton}! | Oh yes, your {noun}!
friends | Con los amigos todo es mejor. | Everything is better with friends.
friends | ¡Ah, los amigos son importantes! | Ah, friends are important!
sport | ¡Ah, {le}! Moverse es bueno para la salud. | Ah, {the}! Moving is good for your health.
sport | ¡{Le}, genial! Yo no soy muy bueno. | {The}, great! I'm not very good at it.
music | ¡Ah, {le}! Yo escucho música todos los días. | Ah, {the}! I listen to music every day.
media | ¡Ah, {le}! Es una buena manera de relajarse. | Ah, {the}! That's a good way to relax.
media | {Le}: a mí también me gusta. | {The}: I like that too.
technology | ¡Ah, {le}! Yo también paso demasiado tiempo delante de una pantalla. | Ah, {the}! I spend too much time in front of a screen too.
school | ¡Ah, {le}! En el instituto trabajamos mucho. | Ah, {the}! We work a lot at school.
work | {Le}: eso es importante para el futuro. | {The}: that's important for the future.
travel | ¡Ah, {le}! Me haces soñar. | Ah, {the}! You make me dream.
travel | ¡{Le}, qué suerte! | {The}, how lucky!
town | ¡Ah, {le}! Es un buen sitio para salir. | Ah, {the}! That's a good place to go out.
home | Ah, {le}. En casa se está bien. | Ah, {the}. Home is a good place to be.
nature | {Le}: es un tema importante. | {The}: that's an important subject.
weather | ¡Ah, {le}! Eso lo cambia todo. | Ah, {the}! That changes everything.
health | Sí, {le}: hay que pensar en eso. | Yes, {the}: you have to think of that.
shopping | ¡Ah, {le}! Yo gasto demasiado dinero. | Ah, {the}! I spend too much money.
festivals | ¡Ah, {le}! Me encanta celebrar. | Ah, {the}! I love celebrating.
animals | ¡Oh, {un}! Me encantan los animales. | Oh, {a}! I love animals.
leisure | ¡Ah, {le}! Eso sienta bien. | Ah, {the}! That does you good.
read | Gracias por leer. ¡Buena suerte en el examen! | Thanks for reading. Good luck in the exam!
read | ¡Muy bien! Gracias por leer este texto. ¡Hasta pronto! | Very good! Thanks for reading this text. See you soon!
calm | Gracias. Sigamos adelante. | Thank you. Let's move on.
calm | Gracias, continuamos. | Thank you, let's go on.
calm-end | Gracias. Lo dejamos aquí por hoy. | Thank you. Let's stop here for today.
sensitive | Gracias por contármelo. | Thank you for telling me.
sensitive | Gracias por decírmelo. | Thank you for telling me about it.
sensitive-end | Gracias por contármelo. Lo dejamos aquí por hoy. | Thank you for telling me. Let's stop here for today.
closing | Gracias, ha sido genial hablar contigo. ¡Buena suerte en el examen! | Thanks, it was great talking to you. Good luck in the exam!
closing | Bueno, ya está. ¡Gracias por la conversación y hasta pronto! | Well, that's it. Thanks for the conversation, and see you soon!
closing | Esa era mi última pregunta. ¡Gracias y que tengas un buen día! | That was my last question. Thanks, and have a good day!
`);
