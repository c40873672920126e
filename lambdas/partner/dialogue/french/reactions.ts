/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student. */
export const reactions = `
frame | Ah, {echo} ! | Ah, {echo}!
frame | D'accord, {echo}. | OK, {echo}.
frame | Ah oui, {echo}. | Oh yes, {echo}.
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
like+home | Moi aussi, j'aime être chez moi. | I like being at home too.
like+home | Chez soi, on est tranquille. | At home you have some peace.
like+town | Moi, j'aime bien Brighton. | I like Brighton.
like+town | C'est bien d'avoir un endroit préféré. | It's good to have a favourite place.
like+sport | Moi, j'aime surtout le badminton. | I like badminton best.
like+sport | Le sport, ça change les idées. | Sport takes your mind off things.
like+music | Moi aussi, j'écoute souvent de la musique. | I often listen to music too.
like+music | Moi, j'aime jouer de la guitare. | I like playing the guitar.
like+media | Moi, j'aime les séries comiques. | I like comedy series.
like+media | Moi, je lis volontiers des BD. | I enjoy reading comics.
like+technology | Moi aussi, j'aime bien regarder des vidéos. | I like watching videos too.
like+technology | Devant un écran, le temps passe vite. | Time flies in front of a screen.
like+school | Moi, j'aime surtout la géographie. | I like geography most of all.
like+school | Ce qu'on aime, on l'apprend mieux. | You learn more easily when you like something.
like+work | Aimer son travail, c'est une chance. | It's lucky to enjoy your work.
like+work | Moi, j'aimerais travailler avec des cartes. | I'd like to work with maps.
like+travel | Moi, j'aimerais beaucoup voir le Canada. | I'd love to see Canada.
like+travel | Moi aussi, j'aime voyager. | I like travelling too.
like+nature | Moi, j'aime marcher au bord de la mer. | I like walking by the sea.
like+nature | La nature, c'est important pour moi aussi. | Nature matters to me too.
like+weather | Moi, j'aime surtout l'automne. | I like autumn best.
like+weather | Ce temps-là, on en profite. | You can enjoy that sort of weather.
like+shopping | Chacun a son style. | Everyone has their own style.
like+shopping | Moi, je cherche un cadeau pour un ami. | I'm looking for a present for a friend.
like+festivals | Moi, j'aime beaucoup Noël. | I like Christmas a lot.
like+festivals | Les fêtes, ça change du quotidien. | Celebrations make a change.
like+animals | Moi, j'adore notre chien, Biscuit. | I love our dog, Biscuit.
like+animals | Moi aussi, j'aime bien les animaux. | I like animals too.
like+leisure | Moi, j'aime dessiner quand j'ai le temps. | I like drawing when I have time.
like+leisure | Le temps libre, c'est précieux. | Free time is precious.
dislike | Ça, c'est clair. | That's clear.
dislike | D'accord, je comprends. | OK, I understand.
dislike | Merci de le dire franchement. | Thanks for being honest.
dislike+food | Moi, je n'aime pas les champignons. | I don't like mushrooms.
dislike+food | À table, chacun a ses goûts. | With food, everyone has their own taste.
dislike+home | Chez moi non plus, tout n'est pas parfait. | Not everything's perfect at ours either.
dislike+home | À la maison, on ne peut pas tout aimer. | You can't like everything at home.
dislike+town | En ville, tout ne peut pas plaire. | You can't like everything in a town.
dislike+town | Moi, je préfère la plage à la ville. | I prefer the beach to the town.
dislike+sport | Moi, le foot à la télé m'ennuie. | I find football on TV boring.
dislike+sport | Tout le monde n'aime pas les mêmes sports. | Not everyone likes the same sport.
dislike+music | En musique, c'est une question de goût. | With music it's a question of taste.
dislike+music | Moi non plus, je n'aime pas tout en musique. | I don't like everything in music either.
dislike+media | Moi non plus, je ne regarde pas tout. | I don't watch everything either.
dislike+media | Le choix est grand, heureusement. | Luckily, there's plenty of choice.
dislike+technology | La technologie a aussi ses mauvais côtés. | Technology has its bad sides too.
dislike+technology | Une pause sans écran, ça fait du bien. | A break from screens does you good.
dislike+school | Moi, je n'aime pas les devoirs du vendredi. | I don't like homework on Fridays.
dislike+school | À l'école, on ne peut pas tout aimer. | You can't like everything at school.
dislike+work | Le travail, ce n'est pas toujours facile. | Work isn't always easy.
dislike+work | Tout le monde ne veut pas la même chose. | We don't all want the same thing.
dislike+travel | Chacun voyage à sa façon. | Everyone travels in their own way.
dislike+travel | En voyage, tout n'est pas parfait. | Not everything's perfect when you travel.
dislike+weather | Le temps, on ne le choisit pas. | You can't choose the weather.
dislike+weather | En Angleterre, le temps change souvent, heureusement. | Luckily, the weather changes a lot in England.
dislike+shopping | Les magasins, ce n'est pas pour tout le monde. | Shops aren't for everybody.
dislike+shopping | Moi, je trouve mon uniforme ennuyeux. | I find my school uniform boring.
dislike+festivals | Chacun vit les fêtes à sa façon. | Everyone celebrates in their own way.
dislike+festivals | Les fêtes, c'est parfois beaucoup de bruit. | Celebrations can be rather noisy.
dislike+animals | Tous les animaux ne plaisent pas à tout le monde. | Not everybody likes every animal.
dislike+animals | Moi, je connais surtout les chiens. | I mostly know about dogs.
have+family | Moi, j'ai une petite sœur, Emma. | I have a little sister, Emma.
have+family | Chez nous, on est quatre. | There are four of us at home.
have+friends | Moi, mon meilleur ami s'appelle Sam. | My best friend's called Sam.
have+friends | Moi, j'ai connu Sam au collège. | I know Sam from school.
have+animals | Nous, on a un chien, Biscuit. | We have a dog, Biscuit.
have+animals | Notre chien a quatre ans. | Our dog's four years old.
have+home | Nous, on a une maison à Brighton. | We have a house in Brighton.
have+home | Notre maison est mitoyenne. | Our house is a terraced house.
have+town | À Brighton, il y a surtout la plage. | In Brighton there's mainly the beach.
have+town | Chaque ville a quelque chose à elle. | Every town has something of its own.
have+technology | Moi, j'utilise surtout mon portable. | I mainly use my phone.
have+technology | Mon portable, c'est surtout pour les messages. | My phone's mainly for messages.
have+school | Moi, je vais au collège à Brighton. | I go to school in Brighton.
have+school | Chaque collège est un peu différent. | Every school's a little different.
have+sport | Moi, mon club de badminton, c'est le mardi. | My badminton club's on Tuesdays.
have+sport | Nous, dimanche, on avait un match. | We had a match on Sunday.
have+media | Moi, j'ai surtout des BD. | I mostly have comics.
have+media | Moi, je m'y connais surtout en comédies. | I know more about comedies.
lack | D'accord, je comprends. | OK, I understand.
lack | Ah, d'accord. | Ah, OK.
lack | Bon, je vois. | Right, I see.
lack+animals | Un animal, ça demande beaucoup de temps. | An animal takes a lot of time.
lack+animals | Avec un chien, il faut sortir chaque jour. | With a dog, you have to go out every day.
lack+family | Chaque famille est différente. | Every family's different.
lack+family | Il y a des familles de toutes sortes. | There are all sorts of families.
lack+town | Chaque endroit est différent. | Every place is different.
lack+town | Brighton non plus n'a pas tout. | Brighton doesn't have everything either.
lack+home | Chaque maison est différente. | Every home's different.
lack+home | Nous, notre maison est assez simple. | Our house is quite simple.
lack+technology | On peut aussi se débrouiller sans. | You can manage without, too.
lack+technology | C'est parfois plus calme comme ça. | It's sometimes quieter that way.
lack+work | Moi non plus, je n'ai pas de petit boulot. | I don't have a part-time job either.
lack+work | Avec l'école, on est déjà occupé. | School already keeps you busy.
do+sport | Moi, je joue au badminton le mardi. | I play badminton on Tuesdays.
do+sport | Moi, je suis dans un club de badminton. | I'm in a badminton club.
do+music | Moi, je joue de la guitare, pas très bien. | I play the guitar, not very well.
do+music | Moi, j'apprends la guitare depuis deux ans. | I've been learning the guitar for two years.
do+media | Moi, je regarde surtout des comédies. | I mostly watch comedies.
do+media | Moi, je lis souvent des BD. | I often read comics.
do+technology | Moi, j'envoie surtout des messages. | I mostly send messages.
do+technology | Moi, je regarde beaucoup de vidéos. | I watch a lot of videos.
do+school | Avec les examens, il y a beaucoup à faire. | With the exams, there's a lot to do.
do+school | Moi, je travaille surtout la géographie. | I mainly study geography.
do+home | Moi, je fais la vaisselle. | I wash the dishes.
do+home | Chez nous aussi, il y a beaucoup à faire. | There's a lot to do at ours too.
do+work | Moi, j'ai aidé deux semaines dans un café. | I helped in a café for two weeks.
do+work | Le travail, ça apprend beaucoup de choses. | You learn a lot at work.
do+leisure | Moi, je dessine quand j'ai du temps libre. | I draw in my free time.
do+leisure | Le temps libre, on en a tous besoin. | We all need free time.
do+shopping | Il faut du temps pour bien choisir. | It takes time to choose well.
do+shopping | Moi, au collège, je porte un uniforme bleu. | I wear a blue uniform at school.
do+animals | Moi, je promène notre chien. | I walk our dog.
do+animals | Avec Biscuit, je suis souvent dehors. | I'm often outside with Biscuit.
do+nature | Moi, je trie et je marche beaucoup. | I recycle and walk a lot.
do+nature | La nature, il faut la protéger. | Nature has to be protected.
did+sport | Moi, dimanche, j'ai perdu au badminton. | I lost at badminton on Sunday.
did+sport | Moi, j'ai joué au badminton ce week-end. | I played badminton at the weekend.
did+music | Moi, je joue un peu de guitare. | I play the guitar a little.
did+music | La musique, ça reste dans la tête. | Music stays in your head.
did+media | Moi, samedi, j'ai vu un film avec Emma. | I watched a film with Emma on Saturday.
did+media | Moi, en ce moment, je lis une BD. | I'm reading a comic at the moment.
did+school | Au collège, les semaines passent vite. | The weeks go fast at school.
did+school | Au collège, il se passe toujours quelque chose. | There's always something going on at school.
did+home | Moi, j'ai promené le chien ce week-end. | I walked the dog at the weekend.
did+home | À la maison, il y a toujours à faire. | There's always something to do at home.
did+work | Moi, l'été dernier, j'ai aidé dans un café. | I helped in a café last summer.
did+work | On apprend toujours quelque chose au travail. | You always learn something at work.
did+travel | Moi, j'ai fait du camping au pays de Galles. | I went camping in Wales.
did+travel | Un voyage, ça laisse des souvenirs. | A trip leaves memories.
did+town | Moi, samedi, j'étais sur la plage. | I was on the beach on Saturday.
did+town | Moi, je vais presque partout à pied. | I walk almost everywhere.
did+food | Moi, à midi, j'ai mangé un sandwich. | I had a sandwich for lunch.
did+food | Moi, je prends souvent un curry. | I often have a curry.
did+shopping | Trouver la bonne chose, ça prend du temps. | Finding the right thing takes time.
did+shopping | Moi, à Cologne, j'ai vu le marché de Noël. | I went to the Christmas market in Cologne.
did+leisure | Le temps libre passe toujours vite. | Free time always goes quickly.
did+leisure | Moi, dimanche, j'avais badminton. | I had badminton on Sunday.
did+festivals | Moi, ma fête préférée, c'est Noël. | My favourite festival's Christmas.
did+festivals | Une fête, ça ne s'oublie pas vite. | You don't forget a celebration quickly.
did+family | Moi, j'ai regardé un film avec ma sœur. | I watched a film with my sister.
did+family | Nous, l'été dernier, on a campé en famille. | We went camping as a family last summer.
did+friends | Moi, je fais beaucoup de choses avec Sam. | I do a lot of things with Sam.
did+friends | Moi, je vois Sam presque tous les jours. | I see Sam almost every day.
not-do+sport | Moi, c'est seulement le badminton. | I only do badminton.
not-do+sport | On ne peut pas faire tous les sports. | You can't do every sport.
not-do+music | Moi, à la guitare, je ne suis pas très fort. | I'm not very good at the guitar.
not-do+music | La musique, ce n'est pas une obligation. | Music isn't something you have to do.
not-do+media | Moi, c'est plutôt les BD. | I'm more into comics.
not-do+media | On trouve facilement autre chose à faire. | It's easy to find something else to do.
not-do+home | Moi, je ne fais pas tout non plus. | I don't do everything either.
not-do+home | Chaque famille s'organise à sa façon. | Every family has its own way of doing things.
not-do+school | Chacun suit son chemin. | Everyone goes their own way.
not-do+school | À l'école, on ne peut pas tout faire. | You can't do everything at school.
not-do+travel | Moi, je vais au collège à pied. | I walk to school.
not-do+travel | On n'a pas toujours besoin d'aller loin. | You don't always need to go far.
go+town | Moi, je suis souvent sur la plage. | I'm often on the beach.
go+town | Moi, à Brighton, je fais tout à pied. | In Brighton, I do everything on foot.
go+travel | Moi, j'ai déjà visité Barcelone. | I've already been to Barcelona.
go+travel | Nous, l'été dernier, c'était le pays de Galles. | We went to Wales last summer.
go+school | Moi, je marche quinze minutes jusqu'au collège. | I walk fifteen minutes to school.
go+school | Moi, le matin, j'ai du mal à me lever. | I find it hard to get up in the morning.
go+sport | Moi, le mardi, je vais au badminton. | I go to badminton on Tuesdays.
go+sport | Moi, mon club de badminton me plaît bien. | I like my badminton club.
go+shopping | Dans les magasins, le temps passe vite. | Time goes quickly in the shops.
go+shopping | Moi, il me faut encore un cadeau d'anniversaire. | I still need a birthday present.
go+nature | Moi, je me promène sur la plage avec Biscuit. | I walk on the beach with Biscuit.
go+nature | Dehors, on respire mieux. | You breathe better outdoors.
go+leisure | Moi, le week-end prochain, je vais au bowling. | I'm going bowling next weekend.
go+leisure | Ça change du quotidien. | It's a break from the routine.
eat+food | Moi, à midi, je mange un sandwich. | I eat a sandwich at lunchtime.
eat+food | Moi, mon plat préféré, c'est le curry. | My favourite dish is curry.
live+town | Moi, j'habite dans une ville, à Brighton. | I live in a city, in Brighton.
live+town | À Brighton, il y a du monde en été. | Brighton gets busy in summer.
live+home | Nous, on habite une maison mitoyenne. | We live in a terraced house.
live+home | Nous sommes quatre à la maison, plus le chien. | There are four of us at home, plus the dog.
live+travel | Moi, j'habite au bord de la mer. | I live by the sea.
live+travel | Mes grands-parents habitent au pays de Galles. | My grandparents live in Wales.
live+nature | Moi, la mer est tout près. | I've got the sea nearby.
live+nature | La nature tout près, c'est agréable. | It's nice to have nature close by.
plan+travel | Moi, je voudrais voyager au Canada. | I'd like to travel to Canada.
plan+travel | Préparer un voyage, c'est déjà un plaisir. | Even planning a trip is fun.
plan+work | Moi, je serai peut-être professeur. | I might become a teacher.
plan+work | L'avenir, j'y pense souvent aussi. | I often think about the future too.
plan+school | Moi, je veux continuer la géographie. | I want to carry on with geography.
plan+school | Moi, après les examens, je continue mes études. | I'm carrying on at school after the exams.
plan+sport | Moi, je voudrais gagner un match de badminton. | I'd like to win a badminton match.
plan+sport | Moi, je reste fidèle au badminton. | I'm staying loyal to badminton.
plan+music | Moi, je voudrais mieux jouer de la guitare. | I'd like to play the guitar better.
plan+music | Avec la musique, on apprend toujours. | With music, you're always learning.
plan+food | Moi, le lundi, je mange sans viande. | On Mondays I eat without meat.
plan+food | En cuisine, il y a beaucoup à essayer. | With food, there's a lot to try.
plan+leisure | Moi, le week-end prochain, c'est bowling. | I've got bowling next weekend.
plan+leisure | Un peu de temps libre, ça fait du bien. | A bit of free time does you good.
plan+shopping | Mieux vaut prendre son temps pour choisir. | It's better to take your time choosing.
plan+shopping | Moi, je dois encore trouver un cadeau. | I still have to find a present.
plan+family | Moi, je regarde souvent des films avec Emma. | I often watch films with Emma.
plan+family | Le temps en famille, ça compte. | Time with family matters.
plan+friends | Moi, bientôt, c'est l'anniversaire d'un ami. | It's a friend of mine's birthday soon.
plan+friends | Le temps avec les autres, c'est important. | Time with other people is important.
plan+home | Moi, plus tard, je voudrais une petite maison. | Later on, I'd like a small house.
plan+home | Moi, je rêve d'une maison près de la mer. | I dream of a house by the sea.
plan+animals | Nous, on a assez à faire avec Biscuit. | We have enough to do with Biscuit.
plan+animals | Avec les animaux, il faut de la patience. | With animals you need patience.
good | Ah, c'est bien. | Ah, that's good.
good | Ah, très bien. | Ah, very good.
good | Ça a l'air bien. | That sounds good.
good+food | Bien manger, ça met de bonne humeur. | Good food puts you in a good mood.
good+food | Moi, à table, je suis rarement difficile. | I'm rarely fussy about food.
good+family | Moi, Emma me fait souvent rire. | Emma often makes me laugh.
good+family | En famille, ça aide. | That helps in a family.
good+friends | Moi, mon ami Sam est drôle. | My friend Sam's funny.
good+friends | Être bien avec les autres, ça compte. | Getting on with others matters.
good+home | Moi aussi, je me sens bien à la maison. | I feel good at home too.
good+home | Comme ça, on est bien chez soi. | That's how you feel comfortable at home.
good+town | Un bon endroit, on y revient toujours. | You always come back to a good place.
good+town | Moi, à Brighton, c'est la plage que je préfère. | The best thing about Brighton is the beach.
good+sport | Moi, au badminton, je m'amuse toujours. | I always have fun at badminton.
good+sport | Dans le sport, le plaisir, c'est important. | With sport, fun's important.
good+music | La musique, ça rend la journée meilleure. | Music makes the day better.
good+music | Moi, la guitare me fait du bien. | Playing the guitar does me good.
good+media | Moi, ce sont les comédies qui me plaisent. | It's comedies that I like.
good+media | Une bonne histoire, ça fait du bien. | A good story does you good.
good+technology | Oui, ça plaît à beaucoup de monde. | Yes, a lot of people like that.
good+technology | La technologie a de bons côtés. | Technology has its good sides.
good+school | Ça rend la semaine plus agréable. | It makes the week nicer.
good+school | Moi, en géographie, je ne m'ennuie jamais. | I'm never bored in geography.
good+work | Au travail, c'est important d'être content. | It's important to be happy at work.
good+work | Moi, j'ai aimé aider au café. | I liked helping in the café.
good+travel | Moi, mon séjour à Barcelone m'a plu. | I enjoyed my trip to Barcelona.
good+travel | Les bons voyages, on y pense longtemps. | You remember good trips for a long time.
good+weather | Alors, on peut en profiter. | Then you can make the most of it.
good+weather | Moi, ma saison préférée, c'est l'automne. | My favourite season's autumn.
good+festivals | Une fête, c'est toujours un beau moment. | A celebration is always a nice time.
good+festivals | Moi, j'attends toujours Noël avec impatience. | I always look forward to Christmas.
good+animals | Les animaux, on s'y attache vite. | You soon grow fond of animals.
good+animals | Moi, Biscuit me fait rire. | Biscuit makes me laugh.
bad | Oui, je comprends. | Yes, I understand.
bad | Ah, je vois. | Ah, I see.
bad | D'accord, je te comprends. | OK, I understand you.
bad+food | Moi, les champignons, je les laisse. | I leave mushrooms.
bad+food | Heureusement, il y a autre chose à manger. | Luckily, there are other things to eat.
bad+home | Chez nous aussi, il y a des choses pénibles. | Some things are a pain at ours too.
bad+home | Une maison n'est jamais parfaite. | No house is perfect.
bad+town | À Brighton aussi, il y a des problèmes. | Brighton has its problems too.
bad+town | Aucune ville n'est parfaite. | No town's perfect.
bad+sport | Le sport, c'est dur, parfois. | Sport's hard sometimes.
bad+sport | Moi, le foot à la télé, je n'aime pas trop. | I don't like watching football on TV.
bad+media | Heureusement, il y a d'autres choses à voir. | Luckily, there are other things to see.
bad+media | Moi aussi, je m'arrête parfois avant la fin. | I sometimes stop halfway too.
bad+technology | Oui, il faut faire attention. | Yes, you have to be careful.
bad+technology | Les écrans ont aussi leurs inconvénients. | Screens have their drawbacks too.
bad+school | L'école, ce n'est pas toujours facile. | School isn't always easy.
bad+school | Moi aussi, certains jours me semblent longs. | Some days feel long to me too.
bad+work | Le travail, c'est parfois fatigant. | Work's tiring sometimes.
bad+work | Aucun métier n'est toujours agréable. | No job's always pleasant.
bad+travel | Voyager, ce n'est pas toujours simple. | Travelling isn't always simple.
bad+travel | Nous, en camping, on a eu beaucoup de pluie. | We had a lot of rain when we went camping.
bad+weather | Avec le temps, on n'a pas le choix. | You've no choice with the weather.
bad+weather | Oui, ça gâche un peu la journée. | Yes, it spoils the day a bit.
bad+shopping | Faire les magasins, c'est parfois pénible. | Shopping's a pain sometimes.
bad+shopping | Mieux vaut garder son argent, alors. | Better to keep your money, then.
bad+nature | Sur notre plage, il y a trop de plastique. | There's too much plastic on our beach.
bad+nature | Oui, là, il reste beaucoup à faire. | Yes, there's still a lot to do.
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
joke | Ha, tu me fais marcher. | Ha, you're having me on.
joke | Celle-là, je ne l'attendais pas. | I didn't expect that one.
joke | Ha, c'est une drôle d'histoire. | Ha, that's a funny story.
joke | Tu as de l'imagination. | You've got imagination.
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
turn | J'ai une autre question : | I have another question:
turn | Maintenant, quelque chose de différent : | Now something different:
turn | Il y a autre chose que je voudrais savoir. | There's something else I'd like to know.
turn | Bon, un nouveau sujet : | Right, a new subject:
turn | Allez, quelque chose de nouveau. | OK, let's go on to something new.
dig | Dis-m'en un peu plus. | Tell me a little more.
dig | Là, je suis curieux. | Now I'm curious.
dig | Je voudrais mieux comprendre. | I'd like to understand better.
dig | Raconte un peu. | Go on, tell me.
dig | J'aimerais en savoir plus. | I'd like to know more about that.
dig | Continue, je t'écoute. | Go on, I'm listening.
dig | Explique-moi encore un peu. | Explain a bit more to me.
dig | Donne-moi quelques détails. | Give me a few details.
answered | Et maintenant, à toi. | And now it's your turn.
answered | Bon, à mon tour de demander. | Right, my turn to ask.
answered | Voilà pour moi. | That's it about me.
answered | Assez parlé de moi. | Enough about me.
answered | Je reviens à toi : | Back to you:
answered | Maintenant, ma question : | Now my question:
`;
