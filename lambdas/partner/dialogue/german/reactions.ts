/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student. */
export const reactions = `
frame | Ah, {echo}! | Ah, {echo}!
frame | Okay, {echo}. | OK, {echo}.
frame | Ach ja, {echo}. | Oh yes, {echo}.
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
like+home | Ich bin auch gern zu Hause. | I like being at home too.
like+home | Zu Hause hat man seine Ruhe. | At home you have some peace.
like+town | Ich mag Brighton. | I like Brighton.
like+town | Es ist schön, einen Lieblingsort zu haben. | It's good to have a favourite place.
like+sport | Ich spiele am liebsten Badminton. | I like badminton best.
like+sport | Beim Sport denkt man an etwas anderes. | Sport takes your mind off things.
like+music | Ich höre auch oft Musik. | I often listen to music too.
like+music | Ich spiele gern Gitarre. | I like playing the guitar.
like+media | Ich mag lustige Serien. | I like comedy series.
like+media | Ich lese gern Comics. | I enjoy reading comics.
like+technology | Ich sehe mir auch gern Videos an. | I like watching videos too.
like+technology | Vor dem Bildschirm vergeht die Zeit schnell. | Time flies in front of a screen.
like+school | Ich mag vor allem Erdkunde. | I like geography most of all.
like+school | Was man mag, lernt man leichter. | You learn more easily when you like something.
like+work | Spaß an der Arbeit ist viel wert. | It's lucky to enjoy your work.
like+work | Ich möchte gern mit Landkarten arbeiten. | I'd like to work with maps.
like+travel | Ich würde sehr gern Kanada sehen. | I'd love to see Canada.
like+travel | Ich reise auch gern. | I like travelling too.
like+nature | Ich gehe gern am Meer spazieren. | I like walking by the sea.
like+nature | Die Natur ist mir auch wichtig. | Nature matters to me too.
like+weather | Ich mag den Herbst am liebsten. | I like autumn best.
like+weather | Solches Wetter kann man genießen. | You can enjoy that sort of weather.
like+shopping | Jeder hat seinen eigenen Stil. | Everyone has their own style.
like+shopping | Ich suche gerade ein Geschenk für einen Freund. | I'm looking for a present for a friend.
like+festivals | Ich mag Weihnachten sehr. | I like Christmas a lot.
like+festivals | Feste bringen Abwechslung. | Celebrations make a change.
like+animals | Ich liebe unseren Hund Biscuit. | I love our dog, Biscuit.
like+animals | Ich mag Tiere auch. | I like animals too.
like+leisure | Ich zeichne gern, wenn ich Zeit habe. | I like drawing when I have time.
like+leisure | Freie Zeit ist kostbar. | Free time is precious.
dislike | Das ist deutlich. | That's clear.
dislike | Okay, das verstehe ich. | OK, I understand.
dislike | Danke für die ehrliche Antwort. | Thanks for being honest.
dislike+food | Ich mag keine Pilze. | I don't like mushrooms.
dislike+food | Beim Essen hat jeder seinen Geschmack. | With food, everyone has their own taste.
dislike+home | Bei uns ist auch nicht alles perfekt. | Not everything's perfect at ours either.
dislike+home | Zu Hause kann man nicht alles mögen. | You can't like everything at home.
dislike+town | In einer Stadt kann einem nicht alles gefallen. | You can't like everything in a town.
dislike+town | Ich bin lieber am Strand als in der Stadt. | I prefer the beach to the town.
dislike+sport | Ich finde Fußball im Fernsehen langweilig. | I find football on TV boring.
dislike+sport | Nicht jeder mag den gleichen Sport. | Not everyone likes the same sport.
dislike+music | Bei Musik hat jeder seinen Geschmack. | With music it's a question of taste.
dislike+music | Ich mag auch nicht jede Musik. | I don't like everything in music either.
dislike+media | Ich sehe mir auch nicht alles an. | I don't watch everything either.
dislike+media | Zum Glück ist die Auswahl groß. | Luckily, there's plenty of choice.
dislike+technology | Technik hat auch ihre schlechten Seiten. | Technology has its bad sides too.
dislike+technology | Eine Pause vom Bildschirm tut gut. | A break from screens does you good.
dislike+school | Ich mag keine Hausaufgaben am Freitag. | I don't like homework on Fridays.
dislike+school | In der Schule kann man nicht alles mögen. | You can't like everything at school.
dislike+work | Arbeit ist nicht immer einfach. | Work isn't always easy.
dislike+work | Nicht alle wollen das Gleiche. | We don't all want the same thing.
dislike+travel | Jeder reist auf seine Art. | Everyone travels in their own way.
dislike+travel | Auf Reisen ist nicht alles perfekt. | Not everything's perfect when you travel.
dislike+weather | Das Wetter kann man sich nicht aussuchen. | You can't choose the weather.
dislike+weather | Zum Glück wechselt das Wetter in England oft. | Luckily, the weather changes a lot in England.
dislike+shopping | Einkaufen ist nicht für jeden etwas. | Shops aren't for everybody.
dislike+shopping | Ich finde meine Schuluniform langweilig. | I find my school uniform boring.
dislike+festivals | Jeder feiert auf seine Art. | Everyone celebrates in their own way.
dislike+festivals | Feste sind manchmal ganz schön laut. | Celebrations can be rather noisy.
dislike+animals | Nicht jeder mag alle Tiere. | Not everybody likes every animal.
dislike+animals | Ich kenne mich vor allem mit Hunden aus. | I mostly know about dogs.
have+family | Ich habe eine kleine Schwester, Emma. | I have a little sister, Emma.
have+family | Wir sind zu Hause zu viert. | There are four of us at home.
have+friends | Mein bester Freund heißt Sam. | My best friend's called Sam.
have+friends | Ich kenne Sam aus der Schule. | I know Sam from school.
have+animals | Wir haben einen Hund, Biscuit. | We have a dog, Biscuit.
have+animals | Unser Hund ist vier Jahre alt. | Our dog's four years old.
have+home | Wir haben ein Haus in Brighton. | We have a house in Brighton.
have+home | Unser Haus ist ein Reihenhaus. | Our house is a terraced house.
have+town | In Brighton gibt es vor allem den Strand. | In Brighton there's mainly the beach.
have+town | Jede Stadt hat etwas Eigenes. | Every town has something of its own.
have+technology | Ich benutze vor allem mein Handy. | I mainly use my phone.
have+technology | Mein Handy ist vor allem für Nachrichten da. | My phone's mainly for messages.
have+school | Ich gehe in Brighton zur Schule. | I go to school in Brighton.
have+school | Jede Schule ist ein bisschen anders. | Every school's a little different.
have+sport | Mein Badmintonverein trifft sich dienstags. | My badminton club's on Tuesdays.
have+sport | Wir hatten am Sonntag ein Spiel. | We had a match on Sunday.
have+media | Ich habe vor allem Comics. | I mostly have comics.
have+media | Ich kenne mich eher mit Komödien aus. | I know more about comedies.
lack | Okay, verstehe. | OK, I understand.
lack | Ach so, okay. | Ah, OK.
lack | Gut, alles klar. | Right, I see.
lack+animals | Ein Tier braucht viel Zeit. | An animal takes a lot of time.
lack+animals | Mit einem Hund muss man jeden Tag raus. | With a dog, you have to go out every day.
lack+family | Jede Familie ist anders. | Every family's different.
lack+family | Es gibt ganz verschiedene Familien. | There are all sorts of families.
lack+town | Jeder Ort ist anders. | Every place is different.
lack+town | In Brighton gibt es auch nicht alles. | Brighton doesn't have everything either.
lack+home | Jedes Zuhause ist anders. | Every home's different.
lack+home | Unser Haus ist auch ganz einfach. | Our house is quite simple.
lack+technology | Es geht auch ohne. | You can manage without, too.
lack+technology | Manchmal ist es so ruhiger. | It's sometimes quieter that way.
lack+work | Ich habe auch keinen Nebenjob. | I don't have a part-time job either.
lack+work | Mit der Schule hat man schon viel zu tun. | School already keeps you busy.
do+sport | Ich spiele dienstags Badminton. | I play badminton on Tuesdays.
do+sport | Ich bin in einem Badmintonverein. | I'm in a badminton club.
do+music | Ich spiele Gitarre, aber nicht sehr gut. | I play the guitar, not very well.
do+music | Ich lerne seit zwei Jahren Gitarre. | I've been learning the guitar for two years.
do+media | Ich sehe vor allem Komödien. | I mostly watch comedies.
do+media | Ich lese oft Comics. | I often read comics.
do+technology | Ich schreibe vor allem Nachrichten. | I mostly send messages.
do+technology | Ich sehe mir viele Videos an. | I watch a lot of videos.
do+school | Vor den Prüfungen gibt es viel zu tun. | With the exams, there's a lot to do.
do+school | Ich lerne vor allem Erdkunde. | I mainly study geography.
do+home | Bei uns spüle ich ab. | I wash the dishes.
do+home | Bei uns zu Hause gibt es auch viel zu tun. | There's a lot to do at ours too.
do+work | Ich habe zwei Wochen in einem Café geholfen. | I helped in a café for two weeks.
do+work | Bei der Arbeit lernt man viel. | You learn a lot at work.
do+leisure | Ich zeichne in meiner Freizeit. | I draw in my free time.
do+leisure | Freizeit brauchen wir alle. | We all need free time.
do+shopping | Man braucht Zeit, um gut auszuwählen. | It takes time to choose well.
do+shopping | Ich trage in der Schule eine blaue Uniform. | I wear a blue uniform at school.
do+animals | Ich gehe mit unserem Hund raus. | I walk our dog.
do+animals | Mit Biscuit bin ich oft draußen. | I'm often outside with Biscuit.
do+nature | Ich trenne Müll und gehe viel zu Fuß. | I recycle and walk a lot.
do+nature | Die Natur muss man schützen. | Nature has to be protected.
did+sport | Ich habe am Sonntag beim Badminton verloren. | I lost at badminton on Sunday.
did+sport | Ich habe am Wochenende Badminton gespielt. | I played badminton at the weekend.
did+music | Ich spiele ein bisschen Gitarre. | I play the guitar a little.
did+music | Musik bleibt im Kopf. | Music stays in your head.
did+media | Ich habe am Samstag mit Emma einen Film gesehen. | I watched a film with Emma on Saturday.
did+media | Ich lese gerade einen Comic. | I'm reading a comic at the moment.
did+school | In der Schule vergehen die Wochen schnell. | The weeks go fast at school.
did+school | In der Schule ist immer etwas los. | There's always something going on at school.
did+home | Ich bin am Wochenende mit dem Hund spazieren gegangen. | I walked the dog at the weekend.
did+home | Zu Hause ist immer etwas zu tun. | There's always something to do at home.
did+work | Ich habe letzten Sommer im Café geholfen. | I helped in a café last summer.
did+work | Beim Arbeiten lernt man immer etwas. | You always learn something at work.
did+travel | Ich war in Wales zelten. | I went camping in Wales.
did+travel | Von einer Reise bleiben Erinnerungen. | A trip leaves memories.
did+town | Ich war am Samstag am Strand. | I was on the beach on Saturday.
did+town | Ich gehe fast überall zu Fuß hin. | I walk almost everywhere.
did+food | Ich habe mittags ein Sandwich gegessen. | I had a sandwich for lunch.
did+food | Ich esse oft Curry. | I often have a curry.
did+shopping | Das Richtige zu finden, dauert manchmal. | Finding the right thing takes time.
did+shopping | Ich war in Köln auf dem Weihnachtsmarkt. | I went to the Christmas market in Cologne.
did+leisure | Freizeit geht immer schnell vorbei. | Free time always goes quickly.
did+leisure | Ich hatte am Sonntag Badminton. | I had badminton on Sunday.
did+festivals | Mein Lieblingsfest ist Weihnachten. | My favourite festival's Christmas.
did+festivals | Ein Fest vergisst man nicht so schnell. | You don't forget a celebration quickly.
did+family | Ich habe mit meiner Schwester einen Film gesehen. | I watched a film with my sister.
did+family | Wir waren letzten Sommer mit der Familie zelten. | We went camping as a family last summer.
did+friends | Ich mache viel mit Sam. | I do a lot of things with Sam.
did+friends | Ich sehe Sam fast jeden Tag. | I see Sam almost every day.
not-do+sport | Ich mache nur Badminton. | I only do badminton.
not-do+sport | Man kann nicht jede Sportart machen. | You can't do every sport.
not-do+music | Ich bin auf der Gitarre auch nicht sehr gut. | I'm not very good at the guitar.
not-do+music | Musik ist ja keine Pflicht. | Music isn't something you have to do.
not-do+media | Ich lese lieber Comics. | I'm more into comics.
not-do+media | Man findet leicht etwas anderes. | It's easy to find something else to do.
not-do+home | Ich mache auch nicht alles. | I don't do everything either.
not-do+home | Jede Familie macht es anders. | Every family has its own way of doing things.
not-do+school | Jeder geht seinen eigenen Weg. | Everyone goes their own way.
not-do+school | In der Schule kann man nicht alles machen. | You can't do everything at school.
not-do+travel | Ich gehe zu Fuß zur Schule. | I walk to school.
not-do+travel | Man muss nicht immer weit weg. | You don't always need to go far.
go+town | Ich bin oft am Strand. | I'm often on the beach.
go+town | In Brighton mache ich alles zu Fuß. | In Brighton, I do everything on foot.
go+travel | Ich war schon in Barcelona. | I've already been to Barcelona.
go+travel | Wir waren letzten Sommer in Wales. | We went to Wales last summer.
go+school | Ich laufe fünfzehn Minuten zur Schule. | I walk fifteen minutes to school.
go+school | Ich komme morgens schwer aus dem Bett. | I find it hard to get up in the morning.
go+sport | Ich gehe dienstags zum Badminton. | I go to badminton on Tuesdays.
go+sport | Ich mag meinen Badmintonverein. | I like my badminton club.
go+shopping | Beim Einkaufen vergeht die Zeit schnell. | Time goes quickly in the shops.
go+shopping | Ich brauche noch ein Geburtstagsgeschenk. | I still need a birthday present.
go+nature | Ich gehe mit Biscuit am Strand spazieren. | I walk on the beach with Biscuit.
go+nature | Draußen kann man gut durchatmen. | You breathe better outdoors.
go+leisure | Ich gehe nächstes Wochenende bowlen. | I'm going bowling next weekend.
go+leisure | So kommt man mal raus. | It's a break from the routine.
eat+food | Ich esse mittags ein Sandwich. | I eat a sandwich at lunchtime.
eat+food | Mein Lieblingsessen ist Curry. | My favourite dish is curry.
live+town | Ich wohne in einer Stadt, in Brighton. | I live in a city, in Brighton.
live+town | In Brighton ist im Sommer viel los. | Brighton gets busy in summer.
live+home | Wir wohnen in einem Reihenhaus. | We live in a terraced house.
live+home | Zu Hause sind wir vier, dazu der Hund. | There are four of us at home, plus the dog.
live+travel | Ich wohne am Meer. | I live by the sea.
live+travel | Meine Großeltern wohnen in Wales. | My grandparents live in Wales.
live+nature | Bei mir ist das Meer ganz nah. | I've got the sea nearby.
live+nature | Es ist schön, die Natur nah zu haben. | It's nice to have nature close by.
plan+travel | Ich möchte nach Kanada reisen. | I'd like to travel to Canada.
plan+travel | Schon das Planen einer Reise macht Spaß. | Even planning a trip is fun.
plan+work | Ich werde vielleicht Lehrer. | I might become a teacher.
plan+work | Ich denke auch oft an die Zukunft. | I often think about the future too.
plan+school | Ich will mit Erdkunde weitermachen. | I want to carry on with geography.
plan+school | Ich gehe nach den Prüfungen weiter zur Schule. | I'm carrying on at school after the exams.
plan+sport | Ich möchte gern beim Badminton gewinnen. | I'd like to win a badminton match.
plan+sport | Ich bleibe beim Badminton. | I'm staying loyal to badminton.
plan+music | Ich möchte besser Gitarre spielen. | I'd like to play the guitar better.
plan+music | Bei der Musik lernt man immer dazu. | With music, you're always learning.
plan+food | Ich esse montags kein Fleisch. | On Mondays I eat without meat.
plan+food | Beim Essen kann man viel ausprobieren. | With food, there's a lot to try.
plan+leisure | Wir gehen nächstes Wochenende bowlen. | I've got bowling next weekend.
plan+leisure | Ein bisschen freie Zeit tut gut. | A bit of free time does you good.
plan+shopping | Beim Aussuchen lässt man sich besser Zeit. | It's better to take your time choosing.
plan+shopping | Ich muss noch ein Geschenk finden. | I still have to find a present.
plan+family | Ich sehe oft Filme mit Emma. | I often watch films with Emma.
plan+family | Zeit mit der Familie ist wichtig. | Time with family matters.
plan+friends | Bald hat ein Freund von mir Geburtstag. | It's a friend of mine's birthday soon.
plan+friends | Zeit mit anderen ist wichtig. | Time with other people is important.
plan+home | Ich möchte später ein kleines Haus. | Later on, I'd like a small house.
plan+home | Ich träume von einem Haus am Meer. | I dream of a house by the sea.
plan+animals | Wir haben mit Biscuit genug zu tun. | We have enough to do with Biscuit.
plan+animals | Mit Tieren braucht man Geduld. | With animals you need patience.
good | Ah, das ist schön. | Ah, that's good.
good | Ah, sehr gut. | Ah, very good.
good | Das klingt gut. | That sounds good.
good+food | Gutes Essen macht gute Laune. | Good food puts you in a good mood.
good+food | Beim Essen bin ich selten schwierig. | I'm rarely fussy about food.
good+family | Emma bringt mich oft zum Lachen. | Emma often makes me laugh.
good+family | Das hilft in einer Familie. | That helps in a family.
good+friends | Mein Freund Sam ist lustig. | My friend Sam's funny.
good+friends | Es ist wichtig, sich gut zu verstehen. | Getting on with others matters.
good+home | Ich fühle mich zu Hause auch wohl. | I feel good at home too.
good+home | So fühlt man sich zu Hause wohl. | That's how you feel comfortable at home.
good+town | An schöne Orte kehrt man gern zurück. | You always come back to a good place.
good+town | Das Beste an Brighton ist der Strand. | The best thing about Brighton is the beach.
good+sport | Beim Badminton habe ich immer Spaß. | I always have fun at badminton.
good+sport | Beim Sport ist der Spaß wichtig. | With sport, fun's important.
good+music | Musik macht den Tag besser. | Music makes the day better.
good+music | Mir tut Gitarrespielen gut. | Playing the guitar does me good.
good+media | Mir gefallen Komödien. | It's comedies that I like.
good+media | Eine gute Geschichte tut gut. | A good story does you good.
good+technology | Ja, das gefällt vielen. | Yes, a lot of people like that.
good+technology | Technik hat auch ihre guten Seiten. | Technology has its good sides.
good+school | Das macht die Schulwoche angenehmer. | It makes the week nicer.
good+school | In Erdkunde langweile ich mich nie. | I'm never bored in geography.
good+work | Bei der Arbeit ist Freude wichtig. | It's important to be happy at work.
good+work | Mir hat die Arbeit im Café gefallen. | I liked helping in the café.
good+travel | Mir hat es in Barcelona gut gefallen. | I enjoyed my trip to Barcelona.
good+travel | An gute Reisen denkt man lange zurück. | You remember good trips for a long time.
good+weather | Das kann man dann gut nutzen. | Then you can make the most of it.
good+weather | Meine Lieblingsjahreszeit ist der Herbst. | My favourite season's autumn.
good+festivals | Feste sind immer etwas Schönes. | A celebration is always a nice time.
good+festivals | Ich freue mich immer auf Weihnachten. | I always look forward to Christmas.
good+animals | Tiere gewinnt man schnell lieb. | You soon grow fond of animals.
good+animals | Biscuit bringt mich zum Lachen. | Biscuit makes me laugh.
bad | Ja, das verstehe ich. | Yes, I understand.
bad | Ah, verstehe. | Ah, I see.
bad | Okay, das kann ich verstehen. | OK, I can understand that.
bad+food | Ich lasse Pilze immer liegen. | I leave mushrooms.
bad+food | Zum Glück gibt es auch anderes zu essen. | Luckily, there are other things to eat.
bad+home | Bei uns nervt auch manches. | Some things are a pain at ours too.
bad+home | Kein Haus ist perfekt. | No house is perfect.
bad+town | In Brighton gibt es auch Probleme. | Brighton has its problems too.
bad+town | Keine Stadt ist perfekt. | No town's perfect.
bad+sport | Sport ist manchmal hart. | Sport's hard sometimes.
bad+sport | Ich sehe nicht gern Fußball im Fernsehen. | I don't like watching football on TV.
bad+media | Zum Glück gibt es anderes zu sehen. | Luckily, there are other things to see.
bad+media | Ich höre manchmal auch mittendrin auf. | I sometimes stop halfway too.
bad+technology | Ja, da muss man aufpassen. | Yes, you have to be careful.
bad+technology | Bildschirme haben auch Nachteile. | Screens have their drawbacks too.
bad+school | Schule ist nicht immer leicht. | School isn't always easy.
bad+school | Mir kommen manche Schultage auch lang vor. | Some days feel long to me too.
bad+work | Arbeit ist manchmal anstrengend. | Work's tiring sometimes.
bad+work | Kein Beruf ist immer angenehm. | No job's always pleasant.
bad+travel | Reisen ist nicht immer einfach. | Travelling isn't always simple.
bad+travel | Bei uns hat es beim Zelten viel geregnet. | We had a lot of rain when we went camping.
bad+weather | Beim Wetter hat man keine Wahl. | You've no choice with the weather.
bad+weather | Ja, das verdirbt einem ein bisschen den Tag. | Yes, it spoils the day a bit.
bad+shopping | Einkaufen nervt manchmal. | Shopping's a pain sometimes.
bad+shopping | Dann behält man sein Geld lieber. | Better to keep your money, then.
bad+nature | An unserem Strand liegt zu viel Plastik. | There's too much plastic on our beach.
bad+nature | Ja, da ist noch viel zu tun. | Yes, there's still a lot to do.
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
joke | Ha, du nimmst mich auf den Arm. | Ha, you're having me on.
joke | Damit habe ich nicht gerechnet. | I didn't expect that one.
joke | Ha, das ist eine lustige Geschichte. | Ha, that's a funny story.
joke | Du hast Fantasie. | You've got imagination.
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
turn | Ich habe noch eine andere Frage: | I have another question:
turn | Jetzt etwas ganz anderes: | Now something different:
turn | Da ist noch etwas, was ich gern wüsste. | There's something else I'd like to know.
turn | So, ein neues Thema: | Right, a new subject:
turn | Gut, machen wir mit etwas Neuem weiter. | OK, let's go on to something new.
dig | Erzähl mir ein bisschen mehr. | Tell me a little more.
dig | Jetzt bin ich neugierig. | Now I'm curious.
dig | Das möchte ich besser verstehen. | I'd like to understand better.
dig | Erzähl mal. | Go on, tell me.
dig | Darüber wüsste ich gern mehr. | I'd like to know more about that.
dig | Mach weiter, ich höre zu. | Go on, I'm listening.
dig | Erklär mir das noch ein bisschen. | Explain a bit more to me.
dig | Ein paar Einzelheiten wären schön. | Give me a few details.
answered | Und jetzt bist du dran. | And now it's your turn.
answered | So, jetzt frage ich wieder. | Right, my turn to ask.
answered | So viel zu mir. | That's it about me.
answered | Genug von mir. | Enough about me.
answered | Zurück zu dir: | Back to you:
answered | Jetzt meine Frage: | Now my question:
`;
