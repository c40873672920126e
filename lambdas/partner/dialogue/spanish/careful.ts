/** What Mark says where an answer tells him nothing, or where he has to be careful or polite: "key | text | English". */
export const careful = `
nothing | Perdona, no te he entendido bien. | Sorry, I didn't quite understand you.
nothing | Mmm, no lo he entendido. No pasa nada, seguimos. | Hmm, I didn't understand. Never mind, let's go on.
nothing | Lo siento, no lo he seguido todo. | Sorry, I didn't follow all of that.
foreign | Inténtalo en español, aunque sea con palabras sencillas. ¡Tú puedes! | Try it in Spanish, even with simple words. You can do it!
foreign | Aquí hablamos español. Con unas palabras es suficiente. | We speak Spanish here. A few words are enough.
calm | Gracias. Sigamos adelante. | Thank you. Let's move on.
calm | Gracias, continuamos. | Thank you, let's go on.
calm-end | Gracias. Lo dejamos aquí por hoy. | Thank you. Let's stop here for today.
sensitive | Gracias por contármelo. | Thank you for telling me.
sensitive | Gracias por decírmelo. | Thank you for telling me about it.
sensitive-end | Gracias por contármelo. Lo dejamos aquí por hoy. | Thank you for telling me. Let's stop here for today.
begin+part | Hola, soy Mark. Este es nuestro juego de rol. | Hello, I'm Mark. This is our role play.
begin+part | Buenas, aquí Mark. Empieza el juego de rol. | Hello, Mark here. The role play begins.
begin+part | Hola, me llamo Mark. Empezamos el juego de rol. | Hello, my name's Mark. Let's start the role play.
end+part | Muy bien, muchas gracias. ¡Hasta luego! | Very good, thank you very much. Goodbye!
end+part | De acuerdo, gracias. ¡Buen día! | All right, thank you. Have a nice day!
end+part | Perfecto, tomo nota. ¡Adiós y gracias! | Perfect, I've noted that. Goodbye and thank you!
again | Ah, sí, perdón. Es verdad. | Oh yes, sorry. That's true.
again | Perdona, se me había olvidado. | Sorry, I'd forgotten.
again | Tienes razón, no he prestado atención. | You're right, I wasn't paying attention.
sensitive+own | Lo siento mucho. Gracias por decírmelo. | I'm very sorry. Thank you for telling me.
sensitive+own | Vaya, lo siento de verdad. | Oh, I'm really sorry.
sensitive+own | Siento mucho oír eso. | I'm very sorry to hear that.
sensitive+own | Tiene que ser difícil. Gracias por contármelo. | That must be hard. Thank you for telling me about it.
gentle | Si quieres, hablamos de otra cosa. | If you like, we can talk about something else.
gentle | Podemos hablar de otra cosa. | We can talk about something else.
gentle | Hablemos de algo más fácil. | Let's talk about something easier.
back | De acuerdo, volvamos a nuestro tema. | OK, let's get back to our subject.
back | Sí, tienes razón, volvamos a eso. | Yes, you're right, let's get back to that.
back | Perdón, volvemos al tema. | Sorry, let's get back to the subject.
check | Un momento, voy a comprobarlo. | One moment, I'll check.
check | Espere, voy a mirar. | Wait, I'll have a look.
check | Voy a preguntar a mi compañera. | I'll ask my colleague.
joke | ¡Ah, menos mal! | Oh, good!
joke | Ah, vale, me quedo más tranquilo. | Oh, I see, that's a relief.
relief | Ay, me alegro mucho. | Oh, I'm so glad.
relief | Uf, qué buena noticia. | Phew, what good news.
worry | Te entiendo. No es fácil. | I understand. It isn't easy.
worry | Es normal pensar en eso. | It's natural to think about that.
wish | Sí, claro, te escucho. | Yes, of course, I'm listening.
wish | Vale, podemos hablar de eso. | OK, we can talk about it.
wish+ask | ¿Cuál es tu mejor recuerdo juntos? | What's your best memory together?
wish+ask | ¿Qué te gustaría contarme? | What would you like to tell me?
helped | Gracias a ti. Me alegro de hablar contigo. | Thank you. I'm glad to talk with you.
helped | De nada, gracias por la confianza. | You're welcome, thank you for trusting me.
tell | ¡Sí, claro, me interesa! | Yes, of course, I'm interested!
tell | ¡Claro que sí, cuéntame! | Of course, tell me!
tell+ask | ¿Qué me quieres contar? | What do you want to tell me?
tell+ask | Pues dime, ¿qué hay que saber? | So tell me, what is there to know?
strain | Eso no parece fácil. | That doesn't sound easy.
strain | Entiendo que eso te preocupe. | I understand that that worries you.
strain | No debe de ser nada fácil. | It can't be easy at all.
strain | Gracias por hablar de eso conmigo. | Thank you for talking to me about that.
strain | Sí, esas cosas son difíciles. | Yes, things like that are hard.
hurt | Vaya, espero que no sea grave. | Oh, I hope it's nothing serious.
hurt | Ay, eso duele seguro. | Ouch, that must hurt.
hurt | Vaya, qué mala suerte. | Oh, what bad luck.
`;
