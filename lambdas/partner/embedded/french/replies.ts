import type { Ask, Said, Tongue } from "../tongue.ts";

const said = (text: string, english: string): Said => ({ text, english });

export const greeting: Tongue["greeting"] = {
  exam: [
    said(
      "Salut ! Moi, c'est Mark. On s'entraîne ensemble pour l'oral, d'accord ?",
      "Hi! I'm Mark. Let's practise for the speaking exam together, OK?",
    ),
    said(
      "Bonjour ! Je m'appelle Mark, et je suis élève comme toi. On commence ?",
      "Hello! My name is Mark, and I'm a student like you. Shall we start?",
    ),
  ],
  photo: [
    said(
      "Salut, c'est Mark ! On regarde la photo ensemble.",
      "Hi, it's Mark! Let's look at the photo together.",
    ),
  ],
  topic: [
    said(
      "Salut ! Moi, c'est Mark. J'ai envie de parler un peu avec toi.",
      "Hi! I'm Mark. I'd like to have a chat with you.",
    ),
  ],
  passage: [
    said(
      "Salut ! Moi, c'est Mark. Lis ce texte à haute voix, ou écris-le, s'il te plaît :",
      "Hi! I'm Mark. Please read this text aloud, or type it:",
    ),
  ],
};

/** "{le}", "{un}" and "{ton}" stand for the noun that was heard with that determiner, "{noun}" for its English. */
export const reactions: Tongue["reactions"] = {
  nothing: [
    said("Pardon, je n'ai pas bien compris.", "Sorry, I didn't quite understand."),
    said(
      "Hmm, je n'ai pas compris. Ce n'est pas grave, on continue.",
      "Hmm, I didn't understand. Never mind, let's go on.",
    ),
    said("Désolé, je n'ai pas tout suivi.", "Sorry, I didn't follow all of that."),
  ],
  foreign: [
    said(
      "Essaie en français, même avec des mots simples. Tu vas y arriver !",
      "Try in French, even with simple words. You can do it!",
    ),
    said("Ici, on parle français. Quelques mots suffisent.", "We speak French here. A few words are enough."),
  ],
  refusal: [
    said("Pas de souci, on passe à autre chose.", "No worries, let's move on."),
    said("Ce n'est pas grave, ça viendra.", "Never mind, it will come."),
  ],
  astray: [
    said("D'accord, mais ce n'était pas tout à fait ma question.", "OK, but that wasn't quite my question."),
    said("Ah, je vois. Mais je parlais d'autre chose.", "Ah, I see. But I was talking about something else."),
    said(
      "Intéressant, mais tu n'as pas vraiment répondu à ma question.",
      "Interesting, but you haven't really answered my question.",
    ),
  ],
  question: [
    said("Ah, bonne question ! Moi, j'aime bien ça.", "Ah, good question! I like that."),
    said("Bonne question ! Pour moi, oui, en général.", "Good question! For me, yes, generally."),
  ],
  negative: [
    said("Oh, c'est dommage.", "Oh, that's a pity."),
    said("Ah, ce n'est pas drôle. Je te comprends.", "Ah, that's no fun. I understand you."),
    said("Oh là là, je suis désolé pour toi.", "Oh dear, I'm sorry for you."),
    said("Ah mince ! Ça arrive.", "Oh no! It happens."),
  ],
  "negative+noun": [
    said("Ah, {le}, ce n'est pas ton truc. Je comprends.", "Ah, {noun}: not your thing. I understand."),
    said(
      "Je te comprends, {le}, ce n'est pas pour tout le monde.",
      "I understand you: {noun}, that isn't for everybody.",
    ),
  ],
  positive: [
    said("Super, ça a l'air génial !", "Great, that sounds brilliant!"),
    said("Ah, c'est chouette !", "Ah, that's great!"),
    said("Génial, je suis content pour toi !", "Brilliant, I'm happy for you!"),
    said("Quelle bonne idée !", "What a good idea!"),
  ],
  "positive+noun": [
    said("Ah oui, {le}, moi aussi j'adore ça !", "Oh yes, {noun}, I love that too!"),
    said("Super ! Je vois que {le}, ça compte pour toi.", "Great, {noun}! I can see that matters to you."),
    said("Génial, {le} ! Ça me donne envie.", "Brilliant, {noun}! That makes me want to do it too."),
  ],
  plain: [
    said("D'accord, je vois.", "OK, I see."),
    said("Ah, très bien.", "Ah, very good."),
    said("Merci, c'est intéressant.", "Thanks, that's interesting."),
    said("Ah bon, d'accord !", "Oh really, OK!"),
  ],
  "plain+noun": [
    said("Ah, {le} ! Intéressant.", "Ah, {noun}! Interesting."),
    said("D'accord, {le}, je vois.", "OK, {noun}, I see."),
    said("Ah oui, {le} !", "Oh yes, {noun}!"),
  ],
  food: [
    said("Miam, {le} ! Ça donne faim.", "Yum, {noun}! That makes me hungry."),
    said("Ah, {un} ! Bon choix.", "Ah, {noun}! Good choice."),
    said("Mmm, {le}, j'adore ça.", "Mmm, {noun}, I love that."),
  ],
  family: [
    said("Ah, avec {ton} ! La famille, c'est important.", "Ah, with your {noun}! Family is important."),
    said("C'est sympa, {ton} !", "Nice, your {noun}!"),
  ],
  friends: [
    said("C'est toujours mieux entre amis.", "It's always better with friends."),
    said("Ah, les amis, c'est important !", "Ah, friends are important!"),
  ],
  sport: [
    said("Ah, {le} ! Bouger, ça fait du bien.", "Ah, {noun}! Moving does you good."),
    said("{Le}, super ! Moi, je ne suis pas très fort.", "{Noun}, great! I'm not very good at it."),
  ],
  music: [
    said(
      "Ah, {le} ! Moi, j'écoute de la musique tous les jours.",
      "Ah, {noun}! I listen to music every day.",
    ),
  ],
  media: [
    said("Ah, {le} ! Ça, c'est une bonne façon de se détendre.", "Ah, {noun}! That's a good way to relax."),
    said("{Le}, j'aime bien aussi.", "{Noun}, I like that too."),
  ],
  technology: [
    said(
      "Ah, {le} ! Moi aussi, je passe trop de temps devant un écran.",
      "Ah, {noun}! I spend too much time in front of a screen too.",
    ),
  ],
  school: [said("Ah, {le} ! À l'école, on travaille beaucoup.", "Ah, {noun}! We work a lot at school.")],
  work: [said("{Le}, c'est important pour l'avenir.", "{Noun}: that's important for the future.")],
  travel: [
    said("Ah, {le} ! Tu me fais rêver.", "Ah, {noun}! You make me dream."),
    said("{Le}, quelle chance !", "{Noun}, how lucky!"),
  ],
  town: [said("Ah, {le} ! C'est un bon endroit pour sortir.", "Ah, {noun}! That's a good place to go out.")],
  home: [said("Ah, {le}. Chez soi, on est bien.", "Ah, {noun}. Home is a good place to be.")],
  nature: [said("{Le}, c'est un sujet important.", "{Noun}: that's an important subject.")],
  weather: [said("Ah, {le}, ça change tout !", "Ah, {noun}, that changes everything!")],
  health: [said("Oui, {le}, il faut y penser.", "Yes, {noun}: you have to think of that.")],
  shopping: [said("Ah, {le} ! Moi, je dépense trop d'argent.", "Ah, {noun}! I spend too much money.")],
  festivals: [said("Ah, {le} ! J'adore faire la fête.", "Ah, {noun}! I love celebrating.")],
  animals: [said("Oh, {un} ! J'adore les animaux.", "Oh, {noun}! I love animals.")],
  leisure: [said("Ah, {le}, ça fait du bien.", "Ah, {noun}, that does you good.")],
  read: [
    said("Merci, c'est bien lu. Bonne chance pour l'examen !", "Thanks, well read. Good luck in the exam!"),
    said(
      "Bravo, merci d'avoir lu ce texte. À bientôt !",
      "Well done, thanks for reading this text. See you soon!",
    ),
  ],
  closing: [
    said(
      "Merci, c'était super de parler avec toi. Bonne chance pour l'examen !",
      "Thanks, it was great talking to you. Good luck in the exam!",
    ),
    said(
      "Voilà, c'est fini. Merci pour la conversation, et à bientôt !",
      "There, that's it. Thanks for the conversation, and see you soon!",
    ),
    said(
      "C'était ma dernière question. Merci, et bonne journée !",
      "That was my last question. Thanks, and have a good day!",
    ),
  ],
};

type Row = readonly [Ask["topic"], Ask["tense"], text: string, english: string, model: string];

const rows: readonly Row[] = [
  [
    "food",
    "present",
    "Quel est ton plat préféré ?",
    "What is your favourite dish?",
    "Mon plat préféré, c'est la pizza parce que c'est délicieux et facile à préparer.",
  ],
  [
    "food",
    "past",
    "Qu'est-ce que tu as mangé hier soir ?",
    "What did you eat last night?",
    "Hier soir, j'ai mangé du poulet avec des frites. C'était très bon.",
  ],
  [
    "food",
    "present",
    "Est-ce que tu aimes faire la cuisine ?",
    "Do you like cooking?",
    "Oui, j'aime faire la cuisine avec ma mère parce que c'est amusant.",
  ],
  [
    "food",
    "present",
    "Qu'est-ce que tu prends au petit-déjeuner ?",
    "What do you have for breakfast?",
    "Au petit-déjeuner, je prends des céréales et je bois un jus d'orange.",
  ],
  [
    "family",
    "present",
    "Tu t'entends bien avec ta famille ?",
    "Do you get on well with your family?",
    "Oui, je m'entends bien avec mes parents parce qu'ils sont gentils et drôles.",
  ],
  [
    "family",
    "past",
    "Qu'est-ce que tu as fait avec ta famille récemment ?",
    "What have you done with your family recently?",
    "Récemment, je suis allé au restaurant avec ma famille. C'était super.",
  ],
  [
    "family",
    "present",
    "Comment est ta famille ?",
    "What is your family like?",
    "Dans ma famille, il y a quatre personnes. Ma sœur est amusante, mais mon frère est un peu paresseux.",
  ],
  [
    "friends",
    "present",
    "Comment est ton meilleur ami ou ta meilleure amie ?",
    "What is your best friend like?",
    "Mon meilleur ami est drôle et généreux. On joue souvent au foot ensemble.",
  ],
  [
    "friends",
    "future",
    "Qu'est-ce que tu vas faire avec tes amis le week-end prochain ?",
    "What are you going to do with your friends next weekend?",
    "Le week-end prochain, je vais aller en ville avec mes amis parce que j'adore les magasins.",
  ],
  [
    "home",
    "present",
    "Comment est ta maison ?",
    "What is your house like?",
    "Ma maison est assez petite, mais elle est confortable et il y a un beau jardin.",
  ],
  [
    "home",
    "present",
    "Qu'est-ce que tu fais pour aider à la maison ?",
    "What do you do to help at home?",
    "Je range ma chambre et je fais la vaisselle, mais je déteste passer l'aspirateur.",
  ],
  [
    "town",
    "present",
    "Qu'est-ce qu'il y a dans ta ville ?",
    "What is there in your town?",
    "Dans ma ville, il y a un cinéma, des magasins et un grand parc. J'aime y habiter.",
  ],
  [
    "town",
    "conditional",
    "Où est-ce que tu voudrais habiter plus tard ?",
    "Where would you like to live later?",
    "Plus tard, je voudrais habiter à Paris parce que c'est une belle ville.",
  ],
  [
    "town",
    "past",
    "Qu'est-ce que tu as fait en ville récemment ?",
    "What have you done in town recently?",
    "Samedi dernier, je suis allé en ville et j'ai acheté un pull.",
  ],
  [
    "sport",
    "present",
    "Quel sport est-ce que tu préfères, et pourquoi ?",
    "Which sport do you prefer, and why?",
    "Je préfère le tennis parce que c'est rapide et passionnant.",
  ],
  [
    "sport",
    "present",
    "Tu fais souvent du sport ?",
    "Do you often do sport?",
    "Oui, je fais du sport deux fois par semaine parce que c'est bon pour la santé.",
  ],
  [
    "sport",
    "past",
    "Quel match as-tu vu récemment ?",
    "Which match have you seen recently?",
    "Le week-end dernier, j'ai vu un match de foot à la télé. C'était passionnant.",
  ],
  [
    "music",
    "present",
    "Quelle musique est-ce que tu écoutes ?",
    "What music do you listen to?",
    "J'écoute du rap et de la musique pop parce que ça me détend.",
  ],
  [
    "music",
    "conditional",
    "Tu voudrais jouer d'un instrument ?",
    "Would you like to play an instrument?",
    "Oui, je voudrais jouer de la guitare parce que j'adore le rock.",
  ],
  [
    "media",
    "present",
    "Quelle sorte de films est-ce que tu aimes ?",
    "What sort of films do you like?",
    "J'aime les comédies parce qu'elles sont drôles, mais je n'aime pas les films d'horreur.",
  ],
  [
    "media",
    "past",
    "Quel film as-tu vu récemment ?",
    "Which film have you seen recently?",
    "J'ai vu un film d'action avec mon frère. C'était génial.",
  ],
  [
    "media",
    "present",
    "Tu préfères lire ou regarder la télé ?",
    "Do you prefer reading or watching TV?",
    "Je préfère lire parce que les livres sont plus intéressants.",
  ],
  [
    "technology",
    "present",
    "Tu utilises beaucoup ton portable ?",
    "Do you use your phone a lot?",
    "Oui, j'utilise mon portable tous les jours pour parler avec mes amis.",
  ],
  [
    "technology",
    "present",
    "Quels sont les dangers d'internet ?",
    "What are the dangers of the internet?",
    "À mon avis, on passe trop de temps devant l'écran, et c'est dangereux pour la santé.",
  ],
  [
    "school",
    "present",
    "Quelle est ta matière préférée, et pourquoi ?",
    "What is your favourite subject, and why?",
    "Ma matière préférée est l'histoire parce que le prof est amusant.",
  ],
  [
    "school",
    "present",
    "Comment sont tes professeurs ?",
    "What are your teachers like?",
    "Mes professeurs sont stricts, mais ils sont gentils et ils nous aident.",
  ],
  [
    "school",
    "conditional",
    "Qu'est-ce que tu voudrais changer dans ton collège ?",
    "What would you like to change in your school?",
    "Je voudrais porter un jean parce que l'uniforme est inconfortable.",
  ],
  [
    "work",
    "future",
    "Qu'est-ce que tu vas faire après tes examens ?",
    "What are you going to do after your exams?",
    "Après mes examens, je vais continuer mes études parce que je voudrais être médecin.",
  ],
  [
    "work",
    "conditional",
    "Quel métier voudrais-tu faire plus tard ?",
    "What job would you like to do later?",
    "Je voudrais être professeur parce que j'aime travailler avec les enfants.",
  ],
  [
    "travel",
    "present",
    "Où est-ce que tu passes tes vacances normalement ?",
    "Where do you normally spend your holidays?",
    "Normalement, je passe mes vacances en Espagne avec ma famille parce qu'il fait beau.",
  ],
  [
    "travel",
    "past",
    "Où es-tu allé pendant les dernières vacances ?",
    "Where did you go in the last holidays?",
    "L'été dernier, je suis allé en France en avion. C'était super.",
  ],
  [
    "travel",
    "conditional",
    "Quel pays voudrais-tu visiter ?",
    "Which country would you like to visit?",
    "Je voudrais visiter l'Italie parce que la nourriture est délicieuse.",
  ],
  [
    "nature",
    "present",
    "Qu'est-ce que tu fais pour protéger l'environnement ?",
    "What do you do to protect the environment?",
    "Je recycle le papier et je vais au collège à pied pour protéger la planète.",
  ],
  [
    "nature",
    "present",
    "Quel est le plus grand problème pour la planète ?",
    "What is the biggest problem for the planet?",
    "À mon avis, c'est la pollution parce qu'il y a trop de voitures.",
  ],
  [
    "weather",
    "present",
    "Quelle saison est-ce que tu préfères ?",
    "Which season do you prefer?",
    "Je préfère l'été parce qu'il fait chaud et je peux aller à la plage.",
  ],
  [
    "health",
    "present",
    "Qu'est-ce que tu fais pour rester en forme ?",
    "What do you do to keep fit?",
    "Je mange des fruits et je fais de la natation deux fois par semaine.",
  ],
  [
    "health",
    "present",
    "Tu dors assez, à ton avis ?",
    "Do you sleep enough, in your opinion?",
    "Non, je ne dors pas assez parce que j'ai beaucoup de devoirs.",
  ],
  [
    "shopping",
    "present",
    "Est-ce que tu aimes faire les magasins ?",
    "Do you like going shopping?",
    "Oui, j'aime acheter des vêtements avec mes amis, mais c'est cher.",
  ],
  [
    "shopping",
    "past",
    "Qu'est-ce que tu as acheté récemment ?",
    "What have you bought recently?",
    "La semaine dernière, j'ai acheté un jean et un pull bleu.",
  ],
  [
    "festivals",
    "past",
    "Comment as-tu fêté ton dernier anniversaire ?",
    "How did you celebrate your last birthday?",
    "J'ai mangé au restaurant avec mes amis et j'ai reçu un vélo. C'était génial.",
  ],
  [
    "festivals",
    "present",
    "Quelle est ta fête préférée ?",
    "What is your favourite festival?",
    "Ma fête préférée est Noël parce que j'adore les cadeaux.",
  ],
  [
    "animals",
    "present",
    "Tu as un animal à la maison ?",
    "Do you have a pet at home?",
    "Oui, j'ai un chien qui est très drôle, et je l'adore.",
  ],
  [
    "leisure",
    "present",
    "Qu'est-ce que tu fais pendant ton temps libre ?",
    "What do you do in your free time?",
    "Pendant mon temps libre, je joue au foot et j'écoute de la musique parce que c'est relaxant.",
  ],
  [
    "leisure",
    "past",
    "Qu'est-ce que tu as fait samedi dernier ?",
    "What did you do last Saturday?",
    "Samedi dernier, je suis allé au cinéma avec mes amis. C'était amusant.",
  ],
  [
    "leisure",
    "future",
    "Qu'est-ce que tu vas faire ce week-end ?",
    "What are you going to do this weekend?",
    "Ce week-end, je vais jouer au tennis et je vais voir mes grands-parents.",
  ],
];

export const questions: readonly Ask[] = rows.map(([topic, tense, text, english, model]) => ({
  topic,
  tense,
  text,
  english,
  model,
}));

export const demands: Tongue["demands"] = [
  ["qui est-ce que|avec qui|qui est|qui sont|chez qui", "who"],
  ["où", "where"],
  ["quand|à quelle heure|quel jour", "when"],
  ["pourquoi", "why"],
  [
    "comment (?:est|sont|était|étaient|trouves|c'était)|c'était comment|c'est comment|que penses|qu'est-ce que tu penses|quel est ton avis|quelle est ton opinion|tu en penses",
    "opinion",
  ],
  ["combien|quel âge", "number"],
  [
    "qu'est-ce que tu (?:as |vas |veux |voudrais |aimes )?(?:fait|faire|fais)|que fais|que vas-tu faire|qu'as-tu fait|que feras",
    "action",
  ],
];

export const answers: Tongue["answers"] = [
  ["comment (?:est|sont) .+", "C'est assez grand et moderne, et ça me plaît."],
  [
    "(?:est-ce que )?(?:tu aimes|aimes-tu) (le |la |les |l')(.+)",
    "Oui, j'aime bien $1$2 parce que c'est intéressant.",
  ],
  ["(?:est-ce que )?tu aimes (\\p{L}+(?:er|ir|re).*)", "Oui, j'aime $1 parce que c'est amusant."],
  ["aimes-tu (\\p{L}+(?:er|ir|re).*)", "Oui, j'aime bien $1 parce que c'est amusant."],
  [
    "qu'est-ce que tu penses (?:de la |du |des |de l').+",
    "Je pense que c'est intéressant, mais parfois un peu difficile.",
  ],
  ["(?:est-ce que )?tu vas souvent (.+)", "Oui, je vais $1 une fois par semaine avec mes amis."],
  [
    "(?:est-ce que )?tu voudrais (.+?)(?: et pourquoi|, pourquoi)?",
    "Oui, je voudrais $1 parce que ce serait une bonne expérience.",
  ],
  ["quel est ton sport préféré.*", "Mon sport préféré est le foot parce que c'est passionnant."],
  ["quel âge as-tu|tu as quel âge", "J'ai quinze ans, et mon anniversaire est en mai."],
  ["comment tu t'appelles|comment t'appelles-tu", "Je m'appelle Alex, et j'ai quinze ans."],
  [
    "où habites-tu|tu habites où|où est-ce que tu habites",
    "J'habite à Londres avec ma famille. J'aime ma ville parce qu'il y a beaucoup à faire.",
  ],
  [
    "(?:qu'est-ce qu'il y a|que vois-tu|qu'est-ce que tu vois) sur (?:la|cette) photo",
    "Sur la photo, il y a des personnes qui ont l'air contentes. Je pense qu'elles sont en vacances.",
  ],
  [
    "(?:décris|décrivez|parle-moi de|parle de) (?:la|cette) photo.*",
    "Sur la photo, il y a des personnes qui ont l'air contentes. Je pense qu'elles sont en vacances.",
  ],
];

export const mirror: Tongue["mirror"] = {
  yes: "Oui, je ",
  swaps: [
    ["t'", "m'"],
    ["te", "me"],
    ["ton", "mon"],
    ["ta", "ma"],
    ["tes", "mes"],
    ["toi", "moi"],
  ],
  because: " parce que ça me plaît",
};

export const examples: Tongue["examples"] = {
  reason: "… parce que c'est amusant",
  opinion: "C'était super",
  start: "Je pense que c'est intéressant",
};

export const hints: Tongue["hints"] = {
  past: "J'ai joué, je suis allé, c'était",
  future: "Je vais voyager, on va voir",
  conditional: "Je voudrais, j'aimerais, ce serait",
  opinion: "À mon avis, c'est super",
  reason: "parce que c'est amusant",
  question: "Et toi, qu'est-ce que tu aimes ?",
  describe: "une grande maison, ma sœur est gentille",
  present: "Normalement, je joue, nous allons",
};
