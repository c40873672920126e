/** What Mark says where an answer tells him nothing, or where he has to be careful or polite: "key | text | English". */
export const careful = `
nothing | Pardon, je n'ai pas bien compris. | Sorry, I didn't quite understand.
nothing | Hmm, je n'ai pas compris. Ce n'est pas grave, on continue. | Hmm, I didn't understand. Never mind, let's go on.
nothing | Désolé, je n'ai pas tout suivi. | Sorry, I didn't follow all of that.
foreign | Essaie en français, même avec des mots simples. Tu vas y arriver ! | Try in French, even with simple words. You can do it!
foreign | Ici, on parle français. Quelques mots suffisent. | We speak French here. A few words are enough.
calm | Merci. Passons à la suite. | Thank you. Let's move on.
calm | Merci, on continue. | Thank you, let's go on.
calm-end | Merci. On s'arrête là pour aujourd'hui. | Thank you. Let's stop here for today.
sensitive | Merci de me l'avoir dit. | Thank you for telling me.
sensitive | Merci de m'en avoir parlé. | Thank you for telling me about it.
sensitive-end | Merci de me l'avoir dit. On s'arrête là pour aujourd'hui. | Thank you for telling me. Let's stop here for today.
begin+part | Bonjour, ici Mark. Voilà notre jeu de rôle. | Hello, this is Mark. Here's our role play.
begin+part | Bonjour, moi, c'est Mark. Le jeu de rôle commence. | Hello, I'm Mark. The role play begins.
begin+part | Ici Mark. On commence le jeu de rôle. | Mark here. Let's start the role play.
end+part | Très bien, merci. Au revoir et bonne journée ! | Very good, thank you. Goodbye, and have a nice day!
end+part | C'est noté, merci. Au revoir ! | I've noted that, thank you. Goodbye!
end+part | D'accord, merci beaucoup. Bonne journée ! | All right, thank you very much. Have a nice day!
again | Ah oui, pardon. C'est vrai. | Oh yes, sorry. That's true.
again | Oui, excuse-moi, j'avais oublié. | Yes, sorry, I'd forgotten.
again | Pardon, je n'ai pas fait attention. | Sorry, I wasn't paying attention.
sensitive+own | Je suis désolé. Merci de me l'avoir dit. | I'm sorry. Thank you for telling me.
sensitive+own | Oh, je suis vraiment désolé. | Oh, I'm really sorry.
sensitive+own | Je suis désolé d'entendre ça. | I'm sorry to hear that.
sensitive+own | Ça doit être difficile. Merci de m'en avoir parlé. | That must be hard. Thank you for telling me about it.
gentle | Si tu veux, on parle d'autre chose. | If you like, we can talk about something else.
gentle | On peut parler d'autre chose. | We can talk about something else.
gentle | Parlons de quelque chose de plus facile. | Let's talk about something easier.
back | D'accord, revenons à notre sujet. | OK, let's get back to our subject.
back | Oui, tu as raison, revenons à ça. | Yes, you're right, let's get back to that.
back | Pardon, on y revient. | Sorry, let's get back to it.
check | Un instant, je vais vérifier. | One moment, I'll check.
check | Attendez, je regarde. | Wait, I'll have a look.
check | Je vais demander à mon collègue. | I'll ask my colleague.
joke | Ah, tant mieux ! | Oh, good!
joke | Ah d'accord, tu me rassures. | Oh, I see, that's a relief.
relief | Ah, je suis content pour vous. | Oh, I'm glad for you.
relief | Ouf, c'est une bonne nouvelle. | Phew, that's good news.
worry | Je comprends. Ce n'est pas facile. | I understand. It isn't easy.
worry | C'est normal de penser à ça. | It's natural to think about that.
wish | Oui, bien sûr, je t'écoute. | Yes, of course, I'm listening.
wish | D'accord, on peut en parler. | OK, we can talk about it.
wish+ask | Quel est ton plus beau souvenir ensemble ? | What's your best memory together?
wish+ask | Qu'est-ce que tu voudrais me raconter ? | What would you like to tell me?
helped | C'est gentil, merci. Je suis content d'en parler avec toi. | That's kind, thank you. I'm glad to talk about it with you.
helped | Avec plaisir, merci de ta confiance. | You're welcome, thank you for trusting me.
tell | Oui, bien sûr, ça m'intéresse ! | Yes, of course, I'm interested!
tell | Bien sûr, vas-y ! | Of course, go ahead!
tell+ask | Qu'est-ce que tu veux me raconter ? | What do you want to tell me?
tell+ask | Alors, qu'est-ce qu'il y a à dire ? | So what is there to say?
strain | Ça n'a pas l'air facile. | That doesn't sound easy.
strain | Je comprends que ça te touche. | I understand that that affects you.
strain | Ça ne doit pas être simple. | That can't be easy.
strain | Merci d'en parler avec moi. | Thank you for talking to me about it.
strain | Oui, c'est dur, ces choses-là. | Yes, things like that are hard.
hurt | Aïe, ça doit faire mal. | Ouch, that must hurt.
hurt | Oh là là, j'espère que ce n'est pas grave. | Oh dear, I hope it's nothing serious.
hurt | Oh, pas de chance. | Oh, bad luck.
`;
