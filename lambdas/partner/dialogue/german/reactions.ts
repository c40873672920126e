/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student, "{told}" for a clause of theirs. */
export const reactions = `
frame | Ah, {echo}! | Ah, {echo}!
frame | Okay, {echo}. | OK, {echo}.
frame | Ach ja, {echo}. | Oh yes, {echo}.
told | Ah, {told}. | Ah, {told}.
told | Okay, {told}. | OK, {told}.
told | Aha, {told}. | Right, {told}.
told | Ach so, {told}. | I see, {told}.
like | Das kann ich verstehen. | I understand that.
like | Jeder mag etwas anderes. | Everyone has their own preferences.
like | Schön, wenn man etwas gern hat. | It's good to have something you like.
like | Ja, das ist leicht zu verstehen. | Yes, that's easy to understand.
like+food | Ich esse am liebsten Curry und Pizza. | I love curry and pizza.
like+food | Gutes Essen macht Freude. | Eating well is a pleasure.
like+family | Ich verstehe mich auch gut mit meiner Familie. | I get on well with my family too.
like+family | Familie ist wichtig. | Family matters.
like+friends | Ich lache viel mit Sam. | I laugh a lot with Sam.
like+friends | Gute Freunde sind viel wert. | Good friends are worth a lot.
like+sport | Ich spiele am liebsten Badminton. | I like badminton best.
like+sport | Sport bringt einen auf andere Gedanken. | Sport takes your mind off things.
like+music | Ich höre auch oft Musik. | I often listen to music too.
like+music | Ich spiele gern Gitarre. | I like playing the guitar.
like+media | Ich mag lustige Serien. | I like comedy series.
like+media | Ich lese gern Comics. | I enjoy reading comics.
like+school | Ich mag vor allem Erdkunde. | I like geography most of all.
like+school | Was man mag, lernt man leichter. | You learn more easily when you like something.
like+festivals | Ich mag Weihnachten sehr. | I like Christmas a lot.
like+festivals | Feste bringen Abwechslung. | Celebrations make a change.
like+animals | Ich liebe unseren Hund Biscuit. | I love our dog, Biscuit.
like+animals | Ich mag Tiere auch. | I like animals too.
dislike | Klar, das verstehe ich. | Sure, I understand.
dislike | Okay, das verstehe ich. | OK, I understand.
dislike | Danke für die ehrliche Antwort. | Thanks for being honest.
dislike+food | Ich mag keine Pilze. | I don't like mushrooms.
dislike+food | Beim Essen hat jeder seinen Geschmack. | With food, everyone has their own taste.
dislike+sport | Ich finde Fußball im Fernsehen langweilig. | I find football on TV boring.
dislike+sport | Nicht jeder mag den gleichen Sport. | Not everyone likes the same sport.
dislike+music | Bei Musik hat jeder seinen Geschmack. | With music it's a question of taste.
dislike+music | Ich mag auch nicht jede Musik. | I don't like everything in music either.
dislike+media | Ich sehe mir auch nicht alles an. | I don't watch everything either.
dislike+media | Zum Glück ist die Auswahl groß. | Luckily, there's plenty of choice.
dislike+school | Ich mag keine Hausaufgaben am Freitag. | I don't like homework on Fridays.
dislike+school | In der Schule kann man nicht alles mögen. | You can't like everything at school.
have+animals | Wir haben einen Hund, Biscuit. | We have a dog, Biscuit.
have+animals | Unser Hund ist vier Jahre alt. | Our dog's four years old.
do+sport | Ich spiele dienstags Badminton. | I play badminton on Tuesdays.
do+sport | Ich bin in einem Badmintonverein. | I'm in a badminton club.
do+music | Ich spiele Gitarre, aber nicht sehr gut. | I play the guitar, not very well.
do+music | Ich lerne seit zwei Jahren Gitarre. | I've been learning the guitar for two years.
did+sport | Ich habe am Sonntag beim Badminton verloren. | I lost at badminton on Sunday.
did+sport | Ich habe am Wochenende Badminton gespielt. | I played badminton at the weekend.
did+music | Ich spiele ein bisschen Gitarre. | I play the guitar a little.
did+music | Musik bleibt im Kopf. | Music stays in your head.
eat+food | Ich esse mittags ein Sandwich. | I eat a sandwich at lunchtime.
eat+food | Mein Lieblingsessen ist Curry. | My favourite dish is curry.
did+travel | Ich war letzten Sommer im Regen zelten. | Last summer I went camping in the rain.
did+travel | Ich habe letztes Jahr Köln besucht. | Last year I visited Cologne.
plan+travel | Ich möchte eines Tages Kanada sehen. | One day I'd like to see Canada.
plan+travel | Ich reise auch gern. | I like travelling too.
plan+work | Ich möchte später Landkarten zeichnen. | Later I'd like to draw maps.
plan+work | Ich weiß noch nicht genau, was ich werde. | I still haven't decided on my future job.
live+town | Ich wohne in Brighton, direkt am Meer. | I live in Brighton, right by the sea.
live+town | Wir wohnen in einem kleinen Haus in Brighton. | We live in a small house in Brighton.
did+media | Ich habe am Wochenende mit Emma einen Film gesehen. | I watched a film with Emma at the weekend.
did+media | Ich sehe meistens Komödien. | I mostly watch comedies.
do+media | Ich sehe am liebsten lustige Serien. | I like watching funny series best.
do+media | Ich lese abends oft einen Comic. | In the evening I often read a comic.
do+home | Ich spüle zu Hause das Geschirr. | At home I do the washing-up.
do+home | Ich gehe immer mit dem Hund raus. | I'm the one who walks the dog.
good | Ah, das ist schön. | Ah, that's good.
good | Ah, sehr gut. | Ah, very good.
good | Das klingt gut. | That sounds good.
bad | Ja, das verstehe ich. | Yes, I understand.
bad | Ah, verstehe. | Ah, I see.
bad | Okay, das kann ich verstehen. | OK, I can understand that.
mixed | Das hat also zwei Seiten. | So there are two sides to it.
mixed | Das ist oft so. | It's often like that.
mixed | Okay, also von beidem etwas. | OK, so a bit of both.
tired | Ja, im Moment ist es viel. | Yes, it's a lot at the moment.
tired | Manchmal hilft eine Pause. | A break sometimes helps.
tired | Das kenne ich, vor allem morgens. | I know the feeling, especially in the morning.
won | Glückwunsch! | Congratulations!
won | Gut gespielt! | Well played!
won | Gewinnen macht Freude. | Winning feels good.
lost | Ich habe mein letztes Spiel auch verloren. | I lost my last match too.
lost | Dabei sein ist alles. | It's the taking part that counts.
lost | Nächstes Mal läuft es besser. | Better luck next time.
agree | Okay. | OK.
agree | Gut, alles klar. | Right, that's clear.
agree | Ah ja, gut. | Ah yes, OK.
deny | Ach so, okay. | Ah, OK.
deny | Na gut, ist notiert. | Right, noted.
deny | Kein Problem. | No problem.
reason | Okay, jetzt verstehe ich, warum. | OK, I understand why.
reason | Das ist ein klarer Grund. | That's a clear reason.
reason | Danke für die Erklärung. | Thanks for explaining.
because | Ah, deshalb. | Ah, that's why.
because | Ja, das leuchtet ein. | Yes, that makes sense.
because | Danke, so verstehe ich es besser. | Thanks, I understand better now.
because | Das kann ich nachvollziehen. | Yes, I follow you.
because | Das ist logisch, ja. | Yes, that's logical.
because | Jetzt sehe ich, warum. | I can see why now.
because | Das kann man gut verstehen. | That's easy to understand.
story | Danke für diese Geschichte. | Thanks for that story.
story | Daran erinnert man sich bestimmt. | That's something to remember.
story | Das hast du gut erzählt. | You told that well.
story | Das kann ich mir gut vorstellen. | I can just picture it.
story | Danke, dass du mir das erzählst. | Thanks for telling me that.
sides | Du siehst beide Seiten. | You see both sides.
sides | Es ist nicht alles schwarz oder weiß. | It isn't all black and white.
sides | Nichts ist perfekt, das stimmt. | Nothing's perfect, that's true.
sides | Da ist von allem etwas dabei. | So there's a bit of everything.
plans | Das klingt nach einem guten Plan. | That sounds like a good plan.
plans | Das ist mal eine Idee. | Now that's an idea.
plans | Das hast du also vor. | So that's what you have in mind.
plans | Das ist ein schöner Plan. | That's a fine plan.
view | Das ist eine klare Meinung. | That's a clear opinion.
view | Ja, so kann man das sehen. | Yes, you can see it like that.
view | Danke für deine Meinung. | Thanks for your opinion.
view | Gutes Argument. | Good argument.
view | Gut, wenn man eine eigene Meinung hat. | It's good to have your own opinion.
detail | Danke für so viele Details. | Thanks for all those details.
detail | Das kann ich mir jetzt besser vorstellen. | Now I can imagine it better.
detail | Das hast du gut erklärt. | You explained that well.
detail | Danke, das ist eine ausführliche Antwort. | Thanks, that's a full answer.
absurd | Du hast ja viel Fantasie! | You have a lot of imagination!
absurd | Das habe ich nicht erwartet! | I wasn't expecting that!
absurd | Das ist natürlich ein Witz. | That's a joke, of course.
mention | Danke, dass du von {dat} erzählst. | Thanks for telling me about {thing}.
mention | Schön, wie du von {dat} erzählst. | It's nice how you tell me about {thing}.
mention | Mir gefällt, wie du von {dat} erzählst. | I like the way you talk about {thing}.
thanks | Oh, das ist nett. | Oh, that's kind.
thanks | Gern geschehen. | You're welcome, my pleasure.
thanks | Oh, das freut mich. | Oh, I'm glad.
greet | Hallo! Schön, mit dir zu sprechen. | Hi! It's nice to talk to you.
greet | Hallo auch von mir! | Hello to you too!
greet | Hi! Ich bin bereit. | Hi! I'm ready.
sorry | Schon gut. | No worries.
sorry | Das macht wirklich nichts. | It's nothing, really.
sorry | Alles gut, wir machen weiter. | It's all fine, let's carry on.
unsure | Kein Problem, das ist normal. | No problem, it happens.
unsure | Man hat nicht immer eine Antwort. | You don't always have an answer.
unsure | Ich weiß es auch nicht immer. | I don't always know either.
unsure | Das ist gar nicht schlimm. | It doesn't matter at all.
rude | Na gut, machen wir in Ruhe weiter. | Right, let's carry on calmly.
rude | Okay, dann weiter. | OK, let's move on.
rude | Macht nichts, ich bin noch da. | Never mind, I'm still here.
rude | Komm, weiter geht's. | Come on, let's go on.
plain | Okay. | OK.
plain | Ach so. | I see.
plain | Verstehe. | I understand.
plain | Alles klar. | Got it.
plain | Gut, okay. | Right, OK.
plain | Ah, okay. | Ah, OK.
plain | Gut, ich verstehe. | Right, I see.
plain | Aha, okay. | Right, OK.
plain | Ach so, verstehe. | Oh, I see.
begin+exam | Hallo, ich heiße Mark. Wir üben für die Prüfung. | Hi, my name's Mark. We're practising for the speaking exam.
begin+exam | Hi, ich bin Mark. Das ist unsere Übungsprüfung. | Hello, I'm Mark. This is our practice speaking exam.
begin+exam | Hallo, Mark hier. Wir fangen ganz in Ruhe an. | Hi, I'm Mark. Let's start the speaking exam calmly.
begin+photo | Hallo, hier ist Mark. Hier ist das Foto. | Hi, it's Mark. Here's the photo.
begin+photo | Hi, ich bin's, Mark. Wir sprechen über das Foto. | Hello, I'm Mark. Let's talk about the photo.
begin+photo | Ich bin Mark. Wir sehen uns zusammen das Foto an. | I'm Mark. Let's look at this photo together.
begin+topic | Hi, ich bin Mark. Wir reden ein bisschen. | Hi, it's Mark. We're going to chat for a bit.
begin+topic | Hallo, ich bin Mark. Ich freue mich auf unser Gespräch. | Hello, I'm Mark. I'm glad to talk to you.
begin+topic | Hallo, hier spricht Mark. Es kann losgehen. | Hi, Mark here. We can begin.
begin+passage | Hi, ich bin Mark. Hier ist ein Text zum Lesen: | Hi, it's Mark. Here's a text to read:
begin+passage | Hallo, ich bin Mark. Das ist unser Text zum Lesen: | Hello, I'm Mark. This is our text to read:
begin+passage | Hallo, Mark hier. Heute ist Lesen dran: | Hi, I'm Mark. Today it's reading:
end | Danke für das Gespräch. Viel Glück bei der Prüfung! | Thanks for the conversation. Good luck in the exam!
end | Das war's. Danke und einen schönen Tag! | That's all. Thanks, and have a good day!
end | Danke, dass du mit mir gesprochen hast. Tschüss! | Thanks for talking to me. Goodbye!
end | Das war meine letzte Frage. Vielen Dank! | That was my last question. Thank you!
end | Wir hören hier auf. Danke für deine Antworten! | Let's stop here. Thanks for your answers!
end | Danke, ich habe gern mit dir gesprochen. | Thanks, I've enjoyed talking to you.
end | Danke für deine Zeit. Mach's gut! | Thanks for your time. All the best!
end | Für heute sind wir fertig. Danke und tschüss! | That's it for today. Thanks and bye!
end+read | Danke fürs Vorlesen. Schönen Tag noch! | Thanks for reading this text. Have a good day!
end+read | So, der Text ist zu Ende. Danke! | There, that's the end of the text. Thanks!
end+read | Danke für das Lesen. Viel Glück in der Prüfung! | Thanks for reading. Good luck in the exam!
turn | Reden wir über etwas anderes. | Let's talk about something else.
turn | Wechseln wir mal das Thema. | Let's change the subject a little.
turn | Ich habe noch eine andere Frage. | I have another question.
turn | Jetzt etwas ganz anderes. | Now something different.
turn | Da ist noch etwas, was ich gern wüsste. | There's something else I'd like to know.
turn | So, ein neues Thema. | Right, a new subject.
turn | Gut, machen wir mit etwas Neuem weiter. | OK, let's go on to something new.
dig | Jetzt bin ich neugierig. | Now I'm curious.
dig | Das möchte ich besser verstehen. | I'd like to understand better.
dig | Darüber wüsste ich gern mehr. | I'd like to know more about that.
answered | Und jetzt bist du dran. | And now it's your turn.
answered | So, jetzt frage ich wieder. | Right, my turn to ask.
answered | So viel zu mir. | That's it about me.
answered | Genug von mir. | Enough about me.
answered | Zurück zu dir. | Back to you.
answered | Jetzt meine Frage. | Now my question.
`;
