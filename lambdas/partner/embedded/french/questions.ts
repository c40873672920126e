import { asksIn } from "../lines.ts";
import type { Phrasebook } from "../phrasebook.ts";

/** One line a question: topic and tense of the answer | question | its English | an answer worth full marks. */
export const questions: Phrasebook["questions"] = asksIn(`
food present | Quel est ton plat préféré ? | What is your favourite dish? | Mon plat préféré, c'est la pizza parce que c'est délicieux et facile à préparer.
food past | Qu'est-ce que tu as mangé hier soir ? | What did you eat last night? | Hier soir, j'ai mangé du poulet avec des frites. C'était très bon.
food present | Est-ce que tu aimes faire la cuisine ? | Do you like cooking? | Oui, j'aime faire la cuisine avec ma mère parce que c'est amusant.
food present | Qu'est-ce que tu prends au petit-déjeuner ? | What do you have for breakfast? | Au petit-déjeuner, je prends des céréales et je bois un jus d'orange.
family present | Tu t'entends bien avec ta famille ? | Do you get on well with your family? | Oui, je m'entends bien avec mes parents parce qu'ils sont gentils et drôles.
family past | Qu'est-ce que tu as fait avec ta famille récemment ? | What have you done with your family recently? | Récemment, je suis allé au restaurant avec ma famille. C'était super.
family present | Comment est ta famille ? | What is your family like? | Dans ma famille, il y a quatre personnes. Ma sœur est amusante, mais mon frère est un peu paresseux.
friends present | Comment est ton meilleur ami ou ta meilleure amie ? | What is your best friend like? | Mon meilleur ami est drôle et généreux. On joue souvent au foot ensemble.
friends future | Qu'est-ce que tu vas faire avec tes amis le week-end prochain ? | What are you going to do with your friends next weekend? | Le week-end prochain, je vais aller en ville avec mes amis parce que j'adore les magasins.
home present | Comment est ta maison ? | What is your house like? | Ma maison est assez petite, mais elle est confortable et il y a un beau jardin.
home present | Qu'est-ce que tu fais pour aider à la maison ? | What do you do to help at home? | Je range ma chambre et je fais la vaisselle, mais je déteste passer l'aspirateur.
town present | Qu'est-ce qu'il y a dans ta ville ? | What is there in your town? | Dans ma ville, il y a un cinéma, des magasins et un grand parc. J'aime y habiter.
town conditional | Où est-ce que tu voudrais habiter plus tard ? | Where would you like to live later? | Plus tard, je voudrais habiter à Paris parce que c'est une belle ville.
town past | Qu'est-ce que tu as fait en ville récemment ? | What have you done in town recently? | Samedi dernier, je suis allé en ville et j'ai acheté un pull.
sport present | Quel sport est-ce que tu préfères, et pourquoi ? | Which sport do you prefer, and why? | Je préfère le tennis parce que c'est rapide et passionnant.
sport present | Tu fais souvent du sport ? | Do you often do sport? | Oui, je fais du sport deux fois par semaine parce que c'est bon pour la santé.
sport past | Quel match as-tu vu récemment ? | Which match have you seen recently? | Le week-end dernier, j'ai vu un match de foot à la télé. C'était passionnant.
music present | Quelle musique est-ce que tu écoutes ? | What music do you listen to? | J'écoute du rap et de la musique pop parce que ça me détend.
music conditional | Tu voudrais jouer d'un instrument ? | Would you like to play an instrument? | Oui, je voudrais jouer de la guitare parce que j'adore le rock.
media present | Quelle sorte de films est-ce que tu aimes ? | What sort of films do you like? | J'aime les comédies parce qu'elles sont drôles, mais je n'aime pas les films d'horreur.
media past | Quel film as-tu vu récemment ? | Which film have you seen recently? | J'ai vu un film d'action avec mon frère. C'était génial.
media present | Tu préfères lire ou regarder la télé ? | Do you prefer reading or watching TV? | Je préfère lire parce que les livres sont plus intéressants.
technology present | Tu utilises beaucoup ton portable ? | Do you use your phone a lot? | Oui, j'utilise mon portable tous les jours pour parler avec mes amis.
technology present | Quels sont les dangers d'internet ? | What are the dangers of the internet? | À mon avis, on passe trop de temps devant l'écran, et c'est dangereux pour la santé.
school present | Quelle est ta matière préférée, et pourquoi ? | What is your favourite subject, and why? | Ma matière préférée est l'histoire parce que le prof est amusant.
school present | Comment sont tes professeurs ? | What are your teachers like? | Mes professeurs sont stricts, mais ils sont gentils et ils nous aident.
school conditional | Qu'est-ce que tu voudrais changer dans ton collège ? | What would you like to change in your school? | Je voudrais porter un jean parce que l'uniforme est inconfortable.
work future | Qu'est-ce que tu vas faire après tes examens ? | What are you going to do after your exams? | Après mes examens, je vais continuer mes études parce que je voudrais être médecin.
work conditional | Quel métier voudrais-tu faire plus tard ? | What job would you like to do later? | Je voudrais être professeur parce que j'aime travailler avec les enfants.
travel present | Où est-ce que tu passes tes vacances normalement ? | Where do you normally spend your holidays? | Normalement, je passe mes vacances en Espagne avec ma famille parce qu'il fait beau.
travel past | Où es-tu allé pendant les dernières vacances ? | Where did you go in the last holidays? | L'été dernier, je suis allé en France en avion. C'était super.
travel conditional | Quel pays voudrais-tu visiter ? | Which country would you like to visit? | Je voudrais visiter l'Italie parce que la nourriture est délicieuse.
nature present | Qu'est-ce que tu fais pour protéger l'environnement ? | What do you do to protect the environment? | Je recycle le papier et je vais au collège à pied pour protéger la planète.
nature present | Quel est le plus grand problème pour la planète ? | What is the biggest problem for the planet? | À mon avis, c'est la pollution parce qu'il y a trop de voitures.
weather present | Quelle saison est-ce que tu préfères ? | Which season do you prefer? | Je préfère l'été parce qu'il fait chaud et je peux aller à la plage.
health present | Qu'est-ce que tu fais pour rester en forme ? | What do you do to keep fit? | Je mange des fruits et je fais de la natation deux fois par semaine.
health present | Tu dors assez, à ton avis ? | Do you sleep enough, in your opinion? | Non, je ne dors pas assez parce que j'ai beaucoup de devoirs.
shopping present | Est-ce que tu aimes faire les magasins ? | Do you like going shopping? | Oui, j'aime acheter des vêtements avec mes amis, mais c'est cher.
shopping past | Qu'est-ce que tu as acheté récemment ? | What have you bought recently? | La semaine dernière, j'ai acheté un jean et un pull bleu.
festivals past | Comment as-tu fêté ton dernier anniversaire ? | How did you celebrate your last birthday? | J'ai mangé au restaurant avec mes amis et j'ai reçu un vélo. C'était génial.
festivals present | Quelle est ta fête préférée ? | What is your favourite festival? | Ma fête préférée est Noël parce que j'adore les cadeaux.
animals present | Tu as un animal à la maison ? | Do you have a pet at home? | Oui, j'ai un chien qui est très drôle, et je l'adore.
leisure present | Qu'est-ce que tu fais pendant ton temps libre ? | What do you do in your free time? | Pendant mon temps libre, je joue au foot et j'écoute de la musique parce que c'est relaxant.
leisure past | Qu'est-ce que tu as fait samedi dernier ? | What did you do last Saturday? | Samedi dernier, je suis allé au cinéma avec mes amis. C'était amusant.
leisure future | Qu'est-ce que tu vas faire ce week-end ? | What are you going to do this weekend? | Ce week-end, je vais jouer au tennis et je vais voir mes grands-parents.
`);
