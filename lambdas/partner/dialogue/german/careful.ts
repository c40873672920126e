/** What Mark says where an answer tells him nothing, or where he has to be careful or polite: "key | text | English". */
export const careful = `
nothing | Entschuldigung, das habe ich nicht ganz verstanden. | Sorry, I didn't quite understand that.
nothing | Hm, das habe ich nicht verstanden. Macht nichts, weiter geht's. | Hmm, I didn't understand that. Never mind, let's go on.
nothing | Tut mir leid, ich bin nicht ganz mitgekommen. | Sorry, I didn't follow all of that.
foreign | Versuch es auf Deutsch, auch mit einfachen Wörtern. Du schaffst das! | Try it in German, even with simple words. You can do it!
foreign | Wir sprechen doch Deutsch. Ein paar Wörter reichen. | We're speaking German. A few words are enough.
calm | Danke. Machen wir weiter. | Thank you. Let's move on.
calm | Danke, es geht weiter. | Thank you, let's go on.
calm-end | Danke. Für heute hören wir hier auf. | Thank you. Let's stop here for today.
sensitive | Danke, dass du mir das sagst. | Thank you for telling me.
sensitive | Danke, dass du mir davon erzählst. | Thank you for telling me about it.
sensitive-end | Danke, dass du mir das sagst. Wir hören hier für heute auf. | Thank you for telling me. Let's stop here for today.
begin+part | Hallo, hier ist Mark. Das ist unser Rollenspiel. | Hello, this is Mark. This is our role play.
begin+part | Guten Tag, ich bin Mark. Das Rollenspiel beginnt. | Hello, I'm Mark. The role play begins.
begin+part | Hallo, Mark hier. Wir fangen mit dem Rollenspiel an. | Hello, Mark here. Let's start the role play.
end+part | Sehr gut, vielen Dank. Auf Wiedersehen! | Very good, thank you very much. Goodbye!
end+part | Alles klar, danke. Schönen Tag noch! | All right, thank you. Have a nice day!
end+part | Gut, ist notiert. Danke und tschüs! | Good, I've noted that. Thanks and bye!
again | Ach ja, Entschuldigung. Das stimmt. | Oh yes, sorry. That's true.
again | Stimmt, das hatte ich vergessen. | True, I'd forgotten that.
again | Entschuldige, ich habe nicht aufgepasst. | Sorry, I wasn't paying attention.
sensitive+own | Das tut mir leid. Danke, dass du mir das sagst. | I'm sorry. Thank you for telling me.
sensitive+own | Oh, das tut mir wirklich leid. | Oh, I'm really sorry.
sensitive+own | Es tut mir leid, das zu hören. | I'm sorry to hear that.
sensitive+own | Das ist bestimmt schwer. Danke, dass du mir davon erzählst. | That must be hard. Thank you for telling me about it.
gentle | Wenn du willst, reden wir über etwas anderes. | If you like, we can talk about something else.
gentle | Wir können über etwas anderes reden. | We can talk about something else.
gentle | Reden wir über etwas Leichteres. | Let's talk about something easier.
back | Okay, zurück zu unserem Thema. | OK, back to our subject.
back | Ja, du hast recht, reden wir darüber. | Yes, you're right, let's talk about that.
back | Entschuldigung, zurück zum Thema. | Sorry, back to the subject.
check | Einen Moment, ich sehe nach. | One moment, I'll check.
check | Warten Sie, ich schaue mal. | Wait, I'll have a look.
check | Ich frage meine Kollegin. | I'll ask my colleague.
joke | Ah, dann ist ja alles gut! | Oh, then all is well!
joke | Ach so, da bin ich froh. | Oh, I see, I'm relieved.
relief | Oh, das freut mich sehr. | Oh, I'm very glad.
relief | Puh, das ist eine gute Nachricht. | Phew, that's good news.
worry | Das verstehe ich. Das ist nicht leicht. | I understand that. It isn't easy.
worry | Es ist normal, dass du daran denkst. | It's natural that you think about it.
wish | Ja, natürlich, ich höre dir zu. | Yes, of course, I'm listening.
wish | Klar, wir können darüber reden. | Sure, we can talk about it.
wish+ask | Was ist eure schönste gemeinsame Erinnerung? | What's your best memory together?
wish+ask | Was möchtest du mir erzählen? | What would you like to tell me?
helped | Danke. Ich freue mich, dass wir darüber reden. | Thank you. I'm glad that we're talking about it.
helped | Gern, danke für dein Vertrauen. | You're welcome, thank you for trusting me.
tell | Ja, klar, das interessiert mich! | Yes, of course, I'm interested!
tell | Natürlich, erzähl mal! | Of course, go on!
tell+ask | Was willst du mir erzählen? | What do you want to tell me?
tell+ask | Also, was sollte ich wissen? | So what should I know?
strain | Das klingt nicht leicht. | That doesn't sound easy.
strain | Ich kann gut verstehen, dass dich das beschäftigt. | I can understand that that's on your mind.
strain | Das ist bestimmt nicht einfach. | I'm sure that's not easy.
strain | Danke, dass du so ehrlich bist. | Thank you for being so honest.
strain | Ja, so etwas ist schwer. | Yes, things like that are hard.
hurt | Oje, das tut bestimmt weh. | Oh dear, that must hurt.
hurt | Oh nein, hoffentlich ist es bald wieder gut. | Oh no, I hope it will soon be better.
hurt | Aua, das klingt schmerzhaft. | Ouch, that sounds painful.
`;
