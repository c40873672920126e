import type { Language } from "../../../domain/exercise.ts";

/** How a language asks. All patterns are for text without accents, in lower case, with " , " at pauses and a space after apostrophes. */
export type QuestionForms = {
  /** Words that may stand before a question, as the beginning and a pause may. */
  lead: ReadonlySet<string>;
  /** "And you?" */
  echo: RegExp;
  /** How questions begin that need no question mark; each behind one of `lead`. */
  strong: readonly string[];
  /** The same, provided that somebody is spoken to in what follows. */
  withYou: readonly string[];
  /** Somebody is spoken to. */
  you: RegExp;
  /** A question word at the end: "tu aimes quoi". */
  last: RegExp | undefined;
  /** "isn't it", "you know": taken off before anything is looked for. */
  tags: RegExp;
  /** What looks like a question to Mark and is none. */
  never: RegExp;
  /** What asks wherever it stands. */
  anywhere: RegExp;
  /** A wish to come back to the subject of the talk. */
  back: RegExp;
  /** How a question begins that speaks to nobody, given that it is marked as one. */
  plain: RegExp;
  /** Two-word lead of a clause that only looks like a question. */
  indirect: RegExp;
  /** A question word anywhere: then it can't be answered by yes or no. */
  open: RegExp;
  negated: RegExp;
  kinds: readonly (readonly [
    kind: "reason" | "who" | "where" | "when" | "howOften" | "opinion" | "like",
    pattern: RegExp,
  ])[];
  times: Readonly<Record<"past" | "future" | "conditional", RegExp>>;
  /** Subjects that no single word tells. */
  phrases: readonly (readonly [subject: string, pattern: RegExp])[];
  services: readonly (readonly [service: string, pattern: RegExp])[];
};

const word = (pattern: string) => new RegExp(`(?<![a-z'])(?:${pattern})(?![a-z'])`);

const french: QuestionForms = {
  lead: new Set(
    "et mais alors donc puis toi vous mark bonjour salut oui non ok accord merci aussi dis moi monsieur madame excusez pardon super genial bien savoir demander".split(
      " ",
    ),
  ),
  echo: /(?<![a-z'])et (?:pour |chez |avec )?(?:toi|vous|toit|ton avis|tois)(?: (?:meme|mark|alors|aussi|tu|stp|dans ta vie))*(?= ?$| ,)|^(?:pour |chez )?toi(?: aussi| mark)?$|(?:qu' |qu' est ce que tu |tu |t' |vous )en penses?(?:z vous)?(?: tu)?(?: quoi)?(?= ?$| ,)|quel est ton avis(?= ?$| ,)|(?<![a-z'])pas (?:toi|vous)(?: mark)?(?= ?$)|(?<![a-z'])et (?:le tien|la tienne|les tiens|les tiennes)(?= ?$| ,)/,
  strong: [
    "(?:(?:a|de|d'|avec|en|pour|depuis|chez|dans|par|sur) )?(?:qu' ?|que |qui |quoi |ou |quand |comment |combien (?:(?:de |d' )[a-z]+ )?|pourquoi |quel[a-z]* [a-z]+ )est ce qu[e'] (?!j'|je (?!peux|dois|pourrais)|nous)",
    "est ce qu[e'] (?!j'|je (?!peux|dois|pourrais))",
    "(?:quel[a-z]*) (?:est|sont|etait) (?:ton|ta|tes|votre|vos|le prix)",
    "quelle heure",
    "a quelle heure",
    "(?:c' est )?combien (?:coute|ca|est ce|c'|pour)",
    "ca coute combien",
    "ou (?:est|sont|se trouve[a-z]*) (?:la|le|les|l'|mon|ma)",
    "y a t il",
    "on (?:a|est) (?:bientot|presque) fini",
    "(?:on peut|pouvons nous) (?:arreter|finir|terminer)",
    "qu' est ce qu",
    "(?:ton|ta|tes) [a-z]+(?= ?$)",
    "(?:comment )?ca va(?= ?$| bien ?$)",
    "(?:est ce qu' )?on (?:peut|pourrait|va) (?:se|nous) (?:voir|rencontrer|retrouver)",
    "c' est (?:quoi|qui|quand|combien|comment|ou) (?!meme|je |j'|il |elle |on |qui |que |de plus)",
    "(?:depuis )?combien (?:de|d') [a-z]+ (?:de [a-z]+ )?(?:as|tu|avez|y a|faut)",
  ],
  withYou: [
    "(?:(?:a|de|d'|avec|en|pour|depuis|chez|dans) )?(?:qui|quoi|comment|combien|pourquoi|quel(?:le|s|les)?|que|qu'|quand|ou)",
  ],
  you: word("tu|t'|te|toi|ton|ta|tes|vous|votre|vos"),
  last: /(?<![a-z'])(?:tu|ton|ta|tes|vous|votre|vos|t')(?![a-z])(?:(?! (?:parce|qui|que|quand) ).)* (?:(?:quoi|comment|combien|pourquoi|quel [a-z]+|quelle [a-z]+)(?: (?:comme|de|d'|le|la|les|en|pour|avec|dans|au|a)(?: [a-z']+){1,4})?|ou|qui|quand)$|(?<![a-z'])(?:ca|c' est|c' etait|il y a|on|le [a-z]+|la [a-z]+)(?: (?!depend|va)[a-z']+){0,3} (?:quoi|comment|combien|a quelle heure)$/,
  tags: /(?:(?:^| )(?:, )?(?:n' est ce pas|hein|non|quoi|d' accord|ok|pas vrai|tu vois|tu sais|vous savez|tu comprends|comme on dit|c' est ca))+$/,
  never:
    /comment (?:est ce qu' )?(?:on |tu |vous )?(?:dit|dire|dis|dites)|c' est quoi [a-z' ]*en (?:anglais|francais)|^(?:euh |pardon |desole )*(?:qu' est ce que c' est|c' est quoi)(?: (?!qui|que|ton|ta|tes|votre|le|la|les|son|leur|comme)[a-z]+){1,3}$|me l' as deja|(?:as|ai|avez) deja (?:demande|pose|dit)|quoi de plus|que demander de plus|qui sait$|que vais je|que faire$|l' ai deja dit|(?:^|merci )tu es (?:tres|trop|vraiment|si|tellement|un peu) |ca te derange pas|(?:veut|veux) dire|pourquoi pas|qu' est ce que je |que (?:puis|dois) je|^(?:tu|vous) (?:as|avez|es|etes) (?:raison|tort|sympa|gentil|drole|bizarre|nul|chiant|bete|super|cool)|^tu (?:vois|sais|verras|tournes|traverses)|tu me [a-z]+ (?:de|une)|(?:peux|pourrais|pouvez|pourriez) (?:tu |vous )?(?:repeter|m' aider|m' expliquer|parler)/,
  back: /(?:on peut|peut on|pouvons nous|on pourrait|pourrait on|pourrions nous|je (?:veux|voudrais|prefere)|j' aimerais|tu (?:peux|veux)|vous (?:pouvez|voulez)|est ce qu' on peut) (?:maintenant |plutot |bien |s' il te plait )?(?:parler (?:de|du|des|d')|reparler|(?:revenir|retourner) (?:a |au |aux )?(?:sujet|theme|la question|ma question|notre)|continuer (?:a parler|avec|sur))|pourquoi (?:est ce que )?(?:tu|vous) (?:me |nous )?(?:parle[sz]?|demande[sz]? (?:ca|cela))|tu me parles|(?:on|nous) (?:parlait|parlions|parle|parlons) (?:pas )?(?:de|du|des|d')(?= [a-z' ]+ (?:non|hein|la|pas)$)|je (?:croyais|pensais) qu' on (?:parl|allait parl)|a (?:a )?voir avec|rapport avec|changer? de sujet|(?:je|j' ) ?n' ?ai (?:pas|jamais|rien) (?:parle de|dit (?:ca|cela|sur))|je parlais (?:de|du|des|d')|revenons (?:a|au|aux)|ce n' est pas le sujet|hors sujet/,
  anywhere:
    /(?<![a-z'])(?:combien (?:ca )?coute(?:nt)?|a quelle heure (?:part|ouvre|ferme|arrive)|quelle heure est il|(?:qu' )?est ce qu[e'] (?:tu|vous)|comment (?:est|sont) (?:ton|ta|tes)|(?:il|elle) est comment (?:ton|ta)|ils sont comment tes|tu (?:te |t' )?[a-z]+ (?:a quelle heure|quoi|comment)(?= toi$| ?$))(?![a-z])/,
  plain: /^(?:c' est|c' etait|est ce|(?:le|la|les) [a-z]+ (?:est|sont|etait))(?![a-z])(?!.* , *$)/,
  indirect:
    /(?:sais|sait|savait|savais|comprends|demande|demandait|dit|souviens|oublie|demandé|rappelle) (?:pas |plus |encore |toujours |moi |bien )*(?:, )?$/,
  open: word("qui|que|qu'|quoi|quand|ou|comment|combien|pourquoi|quel|quelle|quels|quelles"),
  negated: word("pas|jamais|rien"),
  kinds: [
    ["reason", word("pourquoi")],
    [
      "howOften",
      word(
        "combien de fois|souvent|tous les (?:jours|combien|quand)|chaque (?:jour|semaine)|combien de temps (?:passes|tu passes|par)|combien d' heures",
      ),
    ],
    ["when", word("quand|quelle heure|depuis combien|depuis quand|quel jour")],
    [
      "who",
      /(?<![a-z'])(?:avec|chez|pour) qui|(?<![a-z'])qui (?:est|sont|habite|fait|vit)|c' est qui|(?<![a-z'])qui$|(?<![a-z'])qui est ce|(?:aimes|preferes|admires) qui/,
    ],
    [
      "where",
      /(?<![a-z'])(?:d' )?ou(?= (?:est|sont|se|tu|t'|vas|habites|vous|habitez|vis|viens|es|fais|joues|ca|passes|manges|on|travailles|as|iras|irais|achetes)(?![a-z]))|(?<![a-z'])(?:d' )?ou$|(?:vas|habites|viens|joues|fais|es|manges|passes|vis) (?:d' )?ou(?![a-z])/,
    ],
    [
      "opinion",
      word(
        "penses?|pensez|trouves|trouvez|avis|opinion|c' est comment|crois|important|mieux|entends|d' accord",
      ),
    ],
    [
      "like",
      word(
        "aimes?|aimez|adores?|adorez|preferes?|preferez|prefere|preferee?s?|detestes?|plait|gouts?|kiffes|favori|interesse",
      ),
    ],
  ],
  times: {
    past: word(
      "hier|avant hier|dernier|derniere|derniers|dernieres|quand tu etais|deja (?:ete|alle|visite|mange|vu|fait)",
    ),
    future: word(
      "demain|prochain|prochaine|prochains|prochaines|plus tard|a l' avenir|dans le futur|apres (?:tes|les|ton|le) (?:examens?|gcses?|bac|college|lycee)|(?:vas|allez) (?:tu |vous )?(?:aller |etre )?[a-z]+(?:er|ir|re)|[a-z]{2,}ras|[a-z]{2,}erez",
    ),
    conditional: word("[a-z]{2,}rais|[a-z]{2,}riez|si tu (?:avais|etais|pouvais|gagnais)"),
  },
  phrases: [
    ["films", word("as (?:tu )?vu (?:recemment|dernierement)")],
    [
      "trainPlane",
      word("(?:train|avion|voiture|bus) ou (?:l'|le |la |en |par )? ?(?:train|avion|voiture|bus)"),
    ],
    ["london", word("(?:habites|vis|viens|es) .*londres")],
    ["actor", word("(?:acteur|actrice) (?:prefere|preferee|favori|favorite)")],
    ["chocolate", word("aimes? (?:tu )?(?:le )?chocolat")],
    ["sister", word("(?:comment est|est comment) ta soeur|ta soeur (?:, )?(?:elle )?est comment")],
    ["breakfast", word("petit[ -]dejeuner")],
    ["townName", word("(?:s' appelle|nom de) (?:ta|votre) ville|(?:ta|votre) ville s' appelle")],
    ["flying", word("peur (?:de l' avion|en avion|de voler|de prendre l' avion)")],
    ["fear", word("(?:as|avez) (?:tu |vous )?peur(?!.*(?:examen|oral))|peur de quoi")],
    ["diving", word("plongee|plonger")],
    ["fish", word("(?:manges?|aimes?) (?:tu )?(?:le |du |les )?poissons?(?! rouges?)")],
    ["catsDogs", word("(?:chats?|chiens?) ou (?:les |un |des )?(?:chats?|chiens?)")],
    ["teaCoffee", word("(?:the|cafe) ou (?:le |du )?(?:the|cafe)")],
    ["singer", word("(?:chanteur|chanteuse|artiste) (?:prefer|favori)[a-z]*")],
    ["colour", word("couleur (?:preferee?|favorite)")],
    ["number", word("(?:chiffre|nombre|numero) (?:prefere|favori)")],
    ["animal", word("animal (?:prefere|favori)")],
    ["country", word("pays (?:prefere|favori)")],
    ["memory", word("meilleurs? souvenirs?")],
    ["million", word("millions?")],
    ["superpower", word("super ?pouvoirs?|pouvoir magique|super ?heros")],
    ["pocketMoney", word("argent de poche")],
    [
      "phoneBook",
      word(
        "(?:portable|telephone) ou (?:un |le |les )?livres?|livres? ou (?:un |ton |le )?(?:portable|telephone)",
      ),
    ],
    ["ownClothes", word("uniforme ou|propres vetements")],
    ["cityCountry", word("ville ou (?:a |en )?(?:la )?campagne|campagne ou (?:en |la )?(?:la )?ville")],
    ["marriage", word("(?:te|vous) marier|mariage")],
    [
      "famousDay",
      word(
        "qui (?:serais|aimerais|voudrais) tu(?: etre)?|qui (?:est ce que )?tu (?:serais|aimerais etre|voudrais etre)|celebre (?:pendant|pour) (?:un jour|une journee)",
      ),
    ],
    ["yesterdayFood", word("mange .*hier|hier .*mange")],
    ["present", word("cadeaux?")],
    ["driving", word("conduis|conduire|permis")],
    ["cooking", word("cuisines|cuisiner|fais (?:tu )?la cuisine")],
    ["examNerves", word("(?:nerveux|stresse|peur|le trac) .*(?:examens?|oral)")],
    ["stress", word("stresse|le stress")],
    [
      "bestTrip",
      word(
        "(?:quel(?:le)? (?:ville|pays|voyage)|laquelle|lequel) (?:as tu|tu as|t' as) (?:le plus )?(?:prefere|aime)[a-z]*",
      ),
    ],
    ["heat", word("quand il fait (?:tres )?chaud|la chaleur")],
    ["rainyDay", word("quand il (?:pleut|fait mauvais)")],
    [
      "schoolEnd",
      word(
        "cours (?:finissent|se terminent)|finis (?:tu )?(?:les cours|l' ecole)|(?:ecole|college) (?:finit|se termine)",
      ),
    ],
    ["newSport", word("sport .*essayer|essayer .*sport")],
    ["badmintonHard", word("badminton .*(?:difficile|facile|dur)|(?:difficile|facile|dur) .*badminton")],
    ["footballPay", word("(?:footballeurs|joueurs|stars) .*(?:gagnent|payes)")],
    ["ai", word("(?:l'|d') (?:intelligence artificielle|ia)")],
    ["teachMe", word("m' apprendre|m' enseigner|apprends moi")],
    [
      "right",
      word(
        "c' est (?:correct|juste|bon)(?= ?$)|mon (?:accent|francais)|j' ai (?:fait )?(?:une faute|des fautes)",
      ),
    ],
    [
      "finish",
      word(
        "(?:bientot|presque) fini|(?:peut|pouvons|va) (?:bientot )?(?:arreter|finir|terminer)|combien de questions",
      ),
    ],
    ["remark", word("pas (?:l' )?ideale?")],
    ["questions", word("(?:meilleures?|interessantes?) questions?|(?:de )?mieux comme questions?")],
    ["unknown", word("dieu|croyante?|politique|votes?")],
    ["alcohol", word("alcool|biere|vin")],
    ["christmas", word("noel")],
    [
      "robot",
      word(
        "t' (?:a|ont) (?:cree|fait|programme|invente)|robots?|ordinateur qui parle|une? (?:vrai|vraie) (?:personne|garcon|fille|humain)|humain|humaine|une ia|un programme|un bot|intelligence artificielle|chatgpt|existes|es (?:tu )?(?:reel|reelle|vrai|vraie)",
      ),
    ],
    [
      "phoneNumber",
      word(
        "(?:ton|votre) (?:numero|num|snap[a-z]*|insta[a-z]*|whatsapp|tiktok|email|e mail|mail|adresse mail)",
      ),
    ],
    [
      "meeting",
      word(
        "(?:se|nous|me|te) (?:voir|rencontrer|retrouver)|on se (?:voit|rencontre|retrouve)|sortir avec moi|venir chez moi|viens chez moi",
      ),
    ],
    ["address", word("(?:ton|votre) adresse|quelle (?:rue|est ta rue)|exactement tu habites|ta rue")],
    [
      "photos",
      word(
        "(?:une?|des|ta|tes) (?:photos?|selfies?) de toi|envoi[a-z]* (?:moi )?(?:une?|ta|des|tes) photos?|ta photo|photo de toi",
      ),
    ],
    ["private", word("(?:ton|votre) mot de passe|tes secrets?|es tu (?:seul|seule)|tu es seule?")],
    ["love", word("m' aimes|petit (?:ami|copain)|petite amie|copine|amoureux|celibataire")],
    ["name", word("t' appelles|vous appelez|ton (?:pre)?nom|t' appelle")],
    ["age", word("quel age|ton age|age as tu|age tu as|l' age")],
    [
      "mood",
      word(
        "ca va|comment (?:vas tu|allez vous|tu vas|vous allez|vas)(?= ?$| ,| aujourd| mark)|tu vas bien|vas tu bien|en forme aujourd' hui",
      ),
    ],
    [
      "origin",
      word(
        "d' ou (?:viens|tu viens|es|tu es|venez|vous)|viens d' ou|es (?:tu )?(?:anglais|anglaise|francais|ecossais|gallois)|nationalite|pays d' origine",
      ),
    ],
    ["birthday", word("anniversaire|ne quand")],
    [
      "transport",
      word(
        "(?:au|a l'|a ton) (?:college|ecole|lycee) (?:comment|a pied|en bus)|comment (?:vas|tu vas|est ce que tu vas|tu viens|viens) (?:tu )?(?:au|a l'|a ton) ?[a-z]*",
      ),
    ],
    [
      "plans",
      word(
        "apres (?:tes|les|ton|le) (?:examens?|gcses?|college)|l' annee prochaine|l' an prochain|en septembre",
      ),
    ],
    ["career", word("plus tard|a l' avenir|dans le futur|dans la vie|metier")],
    ["routine", word("te (?:leves|reveilles)|routine|journee typique|ta journee")],
    ["sleep", word("te couches?|dors|dormir")],
    [
      "job",
      word(
        "petit (?:boulot|job|travail)|as (?:tu )?un (?:job|travail|boulot)|travailles?(?: tu)?(?= ?$| le)",
      ),
    ],
    ["chores", word("taches? menageres?|aide[rs]? (?:a la maison|tes parents|ta mere)|le menage|vaisselle")],
    ["pets", word("(?:un|le|mon|ton|de) (?:chat|chien)s?|animal|animaux")],
    ["school", word("(?:tes|vos|les) cours")],
    ["siblings", word("(?:freres?|soeurs?) (?:et|ou) (?:des |une? )?(?:freres?|soeurs?)|freres")],
    ["books", word("bandes? dessinees?|bds?")],
    ["internet", word("reseaux sociaux|en ligne")],
    ["weekend", word("week ?end|samedi|dimanche")],
    ["freeTime", word("temps libre|t' amuser|te detendre|passe temps|loisirs?|tes hobbies|tes passe temps")],
    ["france", word("en france|a paris|a lille")],
    ["dream", word("gagnais|etais riche|loterie")],
    ["food", word("plat prefere|nourriture")],
  ],
  services: [
    ["card", word("carte bancaire|par carte|carte (?:de credit|bleue)|en especes")],
    ["breakfast", /petit dejeuner.*(?:compris|inclus)|(?:compris|inclus).*petit dejeuner|le petit dejeuner/],
    ["time", word("quelle heure est il|il est quelle heure|l' heure qu' il est|avez vous l' heure")],
    ["bill", word("l' addition|la note")],
    ["tryOn", word("essayer|cabines?(?: d' essayage)?")],
    ["change", word("changer (?:de|ma|la|d')|une autre (?:chambre|table|taille)|autre chambre")],
    ["fix", word("reparer|nettoyer|envoyer quelqu' un|m' apporter|faire quelque chose|m' aider")],
    ["discount", word("(?:une |de )?(?:reduction|remise|remboursement)|rembourser")],
    ["included", word("compris(?:es?)?|inclus(?:es?)?|gratuite?s?")],
    ["people", word("combien de personnes")],
    [
      "price",
      word(
        "combien (?:ca )?(?:coute|est|ca fait|c'|pour|coutent|je dois)|coute(?:nt)? combien|c' est combien|ca fait combien|le prix|quel prix|tarif|prix",
      ),
    ],
    ["departure", word("(?:part|arrive|depart|prochain (?:train|bus|vol|metro|car)|quel quai|le quai)")],
    ["duration", word("combien de temps|ca dure|dure")],
    [
      "hours",
      word(
        "ouvre|ferme|ouvert|ouverte|heures d' ouverture|quelle heure|quand (?:commence|finit)|commence|horaires",
      ),
    ],
    [
      "where",
      word(
        "ou (?:est|sont|se trouve|se trouvent|puis je|je peux|on peut|y a)|c' est ou|se trouve ou|est ou|pour aller|comment (?:aller|je vais|on va)|c' est loin|pres d' ici",
      ),
    ],
    [
      "available",
      word(
        "y a(?: t il)?|avez(?: vous)?|vous avez|il reste|est ce qu' il y|avez vous|puis je|je peux|je pourrais|peut on|on peut|est ce possible|c' est possible",
      ),
    ],
  ],
};

const spanish: QuestionForms = {
  lead: new Set(
    "y e pero pues entonces bueno vale hola mark oye perdon perdona perdone disculpe gracias no tu ti tambien senor senora favor dias tardes dime saber genial bien".split(
      " ",
    ),
  ),
  echo: /(?<![a-z'])y (?:para |que |a |en |con |por )?(?:tu(?: que)?|ti|vosotros|usted|contigo|tu mark|tu casa que tal)(?: (?:mark|tambien|que opinas|que piensas|que dices|que tal))*(?= ?$| ,)|(?:que (?:opinas|piensas|crees|dices|te parece|tal tu|tal te va)(?: tu)?(?: (?:de|sobre) (?:eso|esto|ello))?|cual es tu opinion|tu que (?:opinas|piensas|crees|dices))(?= ?$| ,)|^(?:a ti|tu|y a ti|para ti)(?: tambien| mark)?$|, (?:tu|vosotros) no(?= ?$)|(?<![a-z'])y (?:lo|la|el|los|las) tuy[oa]s?(?= ?$| ,)/,
  strong: [
    "(?:a ti |tu )?te (?:gust|encant|interes|apetec|llam|levant|acuest|llev|parec|molest|prefier|aburr|dedic|va|duch|despiert)[a-z]*",
    "(?:cuanto|cuantos|cuantas) (?:cuesta|cuestan|es|vale|valen|anos|hermanos|dura)",
    "a que hora",
    "cuanto (?:falta|queda)(?= ?$| para)",
    "podemos (?:terminar|acabar|parar)",
    "tus? [a-z]+(?= ?$)",
    "que tal(?= ?$| estas| tu)",
    "(?:podemos quedar|quedamos)(?= (?:un dia|algun dia|contigo|tu y yo|en persona|fuera|este|el|manana)(?![a-z]))(?=.{0,30}$)",
    "donde (?:esta|estan|hay|puedo|se)",
    "(?:el|la) [a-z]+ cuanto cuesta",
  ],
  withYou: [
    "(?:(?:a|de|con|en|para|por|desde|hasta) )?(?:que|quien|quienes|donde|adonde|cuando|como|cual|cuales|cuant[oa]s?)",
  ],
  you: word("tu|te|ti|tus|contigo|usted|ustedes|vosotros|os"),
  last: /(?<![a-z'])(?:tu|te|tus|usted)(?![a-z]).* (?:que|donde|cuando|cuanto|quien|cual|por que)$/,
  tags: /(?:(?:^| )(?:, )?(?:verdad|no|vale|sabes|eh|ok|a que si|no crees|no es verdad|no te parece|entiendes|ya sabes|cierto))+$/,
  never:
    /como se (?:dice|llama en|escribe)|que es [a-z]+ en (?:ingles|espanol)|^(?:y )?(?:que es|que son) (?!tu|el|la|lo|los|las|para|mas|mejor|un|una)[a-z]+$|como (?:te|os|ya) (?:decia|dije|he dicho|conte)|me lo has (?:preguntado|dicho)|ya (?:me|te) lo|^que va(?: |$)|(?:^|, |y )que voy a|cuant[oa]s? (?:mas|menos) |de que (?:te )?sirve|que mas (?:quieres|se puede pedir)|en cuanto|siempre y cuando|desde que |quien sabe|que (?:significa|quiere decir)|por que no$|que (?:puedo|debo) decir|^(?:giras|cruzas|cuanto mas|cuanto menos|tienes razon|eres (?:muy )?(?:simpatic|amable|gracios|tont|maj|geni|rar|pesad)|ya sabes|como sabes|sabes que)|(?:puedes|podrias|puede|podria) (?:repetir|ayudarme|hablar mas|explicar)|que se yo/,
  back: /(?:podemos|podriamos|puedes|podrias|quiero|quisiera|prefiero|me gustaria|quieres|vamos a) (?:por favor |ya |mejor |ahora )?(?:volver (?:a |al )(?:tema|hablar|la pregunta|mi tema)|hablar (?:mas |otra vez |de nuevo |mejor )(?:de|sobre)(?![a-z])|cambiar de tema|seguir (?:hablando|con el tema))|(?:podemos|podriamos) (?:por favor |ya |mejor |ahora )?(?:volver (?:al|a la|a los|a las) [a-z]+(?: |$)|hablar (?:de|sobre)(?![a-z]))|volvemos a(?:l)? (?:tema|hablar)|(?<![a-z])(?:estamos|estabamos) hablando de|por que (?:me )?(?:hablas|preguntas) (?:de|sobre|por|eso)(?![a-z])|(?:yo )?no (?:he dicho|dije|he hablado|hable) (?:nada )?de|(?<![a-z])no hablaba de|(?:^|no |yo )hablaba de|(?:creia|pensaba) que (?:hablabamos|ibamos a hablar|estabamos hablando|hablariamos)|que (?:tiene|tienen) que ver|hablemos de/,
  anywhere:
    /(?<![a-z'])(?:cuanto (?:cuesta|cuestan|es todo|le debo|te debo)|a que hora (?:sale|abre|cierra)|que hora es)(?![a-z])/,
  plain: /^(?:es|son|fue|era|esta|estuvo|hay|hubo) [a-z]+ [a-z]+/,
  indirect:
    /(?:se|sabe|sabia|sabes|entiendo|recuerdo|pregunto|pregunta|dijo|dice|acuerdo|preguntado)(?: (?:muy bien|bien))? (?:, )?$/,
  open: word("que|quien|quienes|donde|adonde|cuando|como|cual|cuales|cuanto|cuanta|cuantos|cuantas"),
  negated: word("no|nunca|nada"),
  kinds: [
    ["reason", word("por que|porque(?= (?:te|tu|no|prefieres|quieres|estudias|aprendes))")],
    [
      "howOften",
      word(
        "cuantas veces|frecuencia|a menudo|todos los dias|cada (?:dia|semana|cuanto)|cuanto tiempo (?:pasas|usas|al)|cuantas horas|muchas veces|siempre",
      ),
    ],
    ["when", word("cuando|que hora|desde cuando|cuanto tiempo|que dia|cuanto hace")],
    ["who", word("quien|quienes")],
    ["where", word("donde|adonde")],
    [
      "opinion",
      word(
        "piensas?|piensa|opinas?|opinion|parece|parecen|crees|cree|importante|mejor|llevas (?:bien|mal)|que tal (?:es|te)",
      ),
    ],
    [
      "like",
      word(
        "gusta|gustan|encanta|encantan|prefieres?|prefiere|favorit[oa]s?|preferid[oa]s?|odias|interesan?|adoras|mola|molan",
      ),
    ],
  ],
  times: {
    past: word(
      "ayer|anoche|pasad[oa]s?(?! manana)|gusto|has [a-z]+(?:ado|ido|cho|to)|ha estado|[a-z]+aste|fuiste|hiciste|viste|comiste|bebiste|saliste|tuviste|estuviste|leiste|viviste|naciste|recibiste|fuiste|eras|[a-z]+abas|estabas|ibas|cuando eras",
    ),
    future: word(
      "que viene|proxim[oa]s?|pasado manana|en el futuro|vas a (?:ir|ser|[a-z]+[aei]r(?:te)?)|despues de (?:los|tus) (?:examenes|gcses?)|haras|tendras|iras|seras|viajaras|trabajaras|estudiaras|estaras|viviras",
    ),
    conditional: word(
      "harias|irias|serias|vivirias|comprarias|viajarias|cambiarias|trabajarias|querrias|podrias|tendrias|estudiarias|visitarias|gustaria|gustarian|haria|si (?:tuvieras|fueras|pudieras|ganaras)",
    ),
  },
  phrases: [
    ["films", word("has visto(?= ?$| (?:ultimamente|hace poco|esta semana))")],
    ["trainPlane", word("(?:tren|avion|coche|autobus) o (?:el |en )?(?:tren|avion|coche|autobus)")],
    ["london", word("(?:vives|eres|vienes) .*londres")],
    ["actor", word("(?:actor|actriz) (?:favorit[oa]|preferid[oa])")],
    ["chocolate", word("te gusta (?:el )?chocolate")],
    ["sister", word("como es tu hermana")],
    ["townName", word("(?:se llama|nombre de) tu (?:ciudad|pueblo)|tu (?:ciudad|pueblo) se llama")],
    [
      "flying",
      word("miedo (?:a |de )?(?:volar|los aviones|el avion|ir en avion|al avion)|(?:volar|avion) .*miedo"),
    ],
    ["fear", word("(?:tienes|dan?) (?:[a-z]+ )?miedo(?!.*(?:examen|oral))")],
    ["diving", word("buceo|buceado|bucear|submarinismo")],
    ["fish", word("pescado")],
    ["catsDogs", word("(?:gatos?|perros?) o (?:los |un )?(?:gatos?|perros?)")],
    ["teaCoffee", word("(?:te|cafe) o (?:el )?(?:te|cafe)")],
    ["singer", word("cantante (?:favorit[oa]|preferid[oa])")],
    ["colour", word("color (?:favorito|preferido)")],
    ["number", word("numero (?:favorito|preferido)")],
    ["animal", word("animal (?:favorito|preferido)")],
    ["country", word("pais (?:favorito|preferido)")],
    ["memory", word("mejor(?:es)? recuerdos?")],
    ["million", word("(?:un )?mill(?:on|ones)")],
    ["superpower", word("super ?poder(?:es)?|superheroe")],
    ["pocketMoney", word("(?:la|una|tu) paga|dinero de bolsillo|dan dinero")],
    [
      "phoneBook",
      word("(?:movil|telefono) o (?:un |los |el )?libros?|libros? o (?:el |un |tu )?(?:movil|telefono)"),
    ],
    ["ownClothes", word("uniforme o|propia ropa")],
    ["cityCountry", word("ciudad o (?:en )?(?:el )?campo|campo o (?:en )?(?:la )?ciudad")],
    ["marriage", word("casarte|casar|matrimonio|bodas?")],
    ["famousDay", word("quien (?:serias|te gustaria ser|querrias ser)|famoso por un dia")],
    [
      "yesterdayFood",
      word("(?:comiste|cenaste|desayunaste) .*(?:ayer|anoche)|(?:ayer|anoche) .*(?:comiste|cenaste)"),
    ],
    ["present", word("regalos?")],
    ["driving", word("conduces|conducir|carnet")],
    ["cooking", word("cocinas|cocinar|sabes cocinar")],
    ["examNerves", word("(?:nervios[oa]|estresad[oa]|miedo|nervios) .*(?:examen(?:es)?|oral)")],
    ["stress", word("estresad[oa]|estres")],
    ["bestTrip", word("(?:que (?:ciudad|pais|viaje)|cual) te (?:ha gustado|gusto) mas")],
    ["heat", word("cuando hace (?:mucho )?calor|el calor")],
    ["rainyDay", word("cuando llueve|si llueve")],
    ["breakfast", word("desayunas")],
    [
      "schoolEnd",
      word(
        "(?:terminan|acaban) (?:tus|las) clases|clases (?:terminan|acaban)|(?:instituto|colegio) (?:termina|acaba)",
      ),
    ],
    ["newSport", word("deporte .*(?:probar)|probar .*deporte")],
    ["badmintonHard", word("badminton .*(?:dificil|facil)|(?:dificil|facil) .*badminton")],
    ["footballPay", word("(?:futbolistas|jugadores|famosos) .*ganan")],
    ["ai", word("la (?:inteligencia artificial|ia)")],
    ["teachMe", word("ensenarme|me ensenas|me puedes ensenar")],
    [
      "right",
      word("(?:esta|es) (?:bien|correcto)(?: asi)?(?= ?$)|lo (?:digo|he dicho) bien|mi (?:acento|espanol)"),
    ],
    [
      "finish",
      word(
        "cuanto (?:falta|queda)|(?:podemos|vamos a) (?:terminar|acabar|parar)|(?:terminamos|acabamos) ya|cuantas preguntas",
      ),
    ],
    ["remark", word("no es (?:lo )?ideal")],
    ["questions", word("(?:mejores|interesantes) preguntas|preguntas (?:mejores|mas interesantes)")],
    ["unknown", word("dios|politica|votas")],
    ["alcohol", word("alcohol|cerveza|(?:el|bebes|beber|tomas) vino|vino (?:tinto|blanco)")],
    ["health", word("(?:en|ponerte en) forma|sanamente|vida sana")],
    ["job", word("has trabajado")],
    [
      "robot",
      word(
        "te (?:creo|hizo|programo|invento)|robots?|(?:una )?persona (?:real|de verdad)|humano|humana|una ia|un programa(?! de)|inteligencia artificial|un bot|chatgpt|eres (?:real|de verdad)|existes",
      ),
    ],
    ["phoneNumber", word("tu (?:numero|snap[a-z]*|insta[a-z]*|whatsapp|tiktok|correo|email)")],
    [
      "meeting",
      word("(?:quedar|quedamos|vernos|nos vemos|conocernos|salir conmigo|venir a mi casa|vienes a mi casa)"),
    ],
    ["address", word("tu (?:direccion|calle)|en que calle")],
    ["photos", word("(?:una?|tu|tus) (?:fotos?|selfies?)(?: de ti| tuyas?)?|foto tuya")],
    ["private", word("tu contrasena|tus secretos|estas sol[oa]")],
    ["love", word("te gusto|me quieres|novi[oa]s?|enamorad[oa]|solter[oa]")],
    ["name", word("te llamas|tu nombre|se llama usted|como se llama$")],
    ["age", word("cuantos anos|tu edad|que edad")],
    ["mood", word("que tal(?: estas)?$|como estas|como te va|que tal hoy|estas bien")],
    [
      "origin",
      word(
        "de donde (?:eres|vienes)|eres (?:ingles|inglesa|espanol|de inglaterra|britanico)|nacionalidad|eres de donde",
      ),
    ],
    ["birthday", word("cumpleanos|cumples")],
    [
      "transport",
      word(
        "como (?:vas|llegas|vienes) (?:al|a la|a tu)|(?:vas|llegas) (?:al|a tu) (?:instituto|colegio|insti|cole) (?:andando|a pie|en)",
      ),
    ],
    [
      "plans",
      word(
        "despues de (?:los|tus) (?:examenes|gcses?)|el (?:ano que viene|proximo ano|curso que viene|proximo curso)|en septiembre",
      ),
    ],
    [
      "career",
      word(
        "en el futuro|ser de mayor|de mayor|a que te quieres dedicar|te gustaria ser|quieres ser|trabajar",
      ),
    ],
    ["routine", word("te (?:levantas|despiertas|duchas)|rutina|dia tipico|dia normal")],
    ["sleep", word("te acuestas|duermes|dormir")],
    ["job", word("trabajo a tiempo parcial|tienes (?:un )?(?:trabajo|empleo)|trabajas")],
    [
      "chores",
      word(
        "tareas (?:domesticas|de casa)|ayudas? en casa|ayudas a tus padres|los platos|en casa para ayudar",
      ),
    ],
    ["books", word("comics?|tebeos?")],
    ["internet", word("redes sociales|en linea|internet")],
    ["siblings", word("herman[oa]s")],
    ["weekend", word("fin(?:es)? de semana|finde|sabados?|domingos?")],
    [
      "freeTime",
      word("tiempo libre|ratos libres|pasatiempos?|aficion(?:es)?|hobbys?|hobbies|divertirte|relajarte"),
    ],
    ["seasons", word("estacion(?:es)? (?:del ano|favorita|preferida)")],
    ["spain", word("espana|a barcelona|en barcelona")],
    ["dream", word("loteria|fueras rico|suenos?|ganaras")],
    ["environment", word("medio ?ambiente|planeta|reciclas|ecologic[oa]")],
  ],
  services: [
    ["card", word("con tarjeta|tarjeta|en efectivo")],
    ["breakfast", /desayuno/],
    ["time", word("que hora es|tiene (?:usted )?hora")],
    ["bill", word("la cuenta")],
    ["tryOn", word("probarme(?:l[oa]s?)?|probar(?:l[oa]s?)?|probadores?")],
    ["change", word("cambiar(?:me)?|otra (?:habitacion|mesa|talla)|cambio de habitacion")],
    ["fix", word("arreglar(?:l[oa])?|limpiar|mandar a alguien|traerme|ayudarme")],
    ["discount", word("descuento|rebaja|reembolso|devolver(?:me)? el dinero")],
    ["included", word("incluid[oa]s?|gratis|gratuit[oa]s?")],
    ["people", word("(?:para )?cuantas personas")],
    ["price", word("cuanto (?:cuesta|cuestan|es|vale|valen|son|le debo|te debo)|precio|cuesta|cuestan")],
    ["departure", word("sale|llega|salida|proximo (?:tren|autobus|vuelo|metro)|anden")],
    ["duration", word("cuanto (?:tiempo|dura|tarda|se tarda)|dura|tarda")],
    [
      "hours",
      word("abre|abren|cierra|cierran|abierto|abierta|horario|que hora|cuando (?:empieza|termina)|empieza"),
    ],
    [
      "where",
      word(
        "donde (?:esta|estan|hay|puedo|se|queda)|esta lejos|por donde|para ir|como (?:llego|puedo ir|se va)|cerca de aqui",
      ),
    ],
    ["available", word("hay|tienen?|tiene usted|queda|quedan|puedo|se puede|podria|es posible|podemos")],
  ],
};

const german: QuestionForms = {
  lead: new Set(
    "und aber also dann hallo mark ja nein danke entschuldigung bitte du mal sag tag auch okay ok dich oder dir gut".split(
      " ",
    ),
  ),
  echo: /(?<![a-z'])und (?:wie |was )?(?:ist es |ist das |ist |sieht es |geht es )?(?:mit |bei |fur |was |von )?(?:du|dir|dich|euch|ihnen|sie|selbst|selber|deine meinung)(?: (?:so|denn|mark|auch|aus|selbst|meinst du|eigentlich))*(?= ?$| ,)|, du (?:nicht|auch)(?= ?$)|(?:was|wie) (?:meinst|denkst|findest|sagst|haltst) (?:du|sie)(?: (?:das|dazu|daruber|davon|so|denn|es))*(?= ?$| ,)|was ist deine meinung(?: dazu)?(?= ?$| ,)|(?<![a-z'])und deine?[rs]?(?= ?$)|^(?:du|dir|bei dir)(?: auch| mark)?$|^(?:magst|machst|findest|kennst) du (?:das|es|sie|ihn)(?: auch)?$/,
  strong: [
    "(?:wie viel|wieviel|was) kost[a-z]+",
    "wo (?:ist|sind|finde|gibt|liegt|kann) (?!mein|meine)",
    "gibt es",
    "sind wir (?:bald|gleich|schon|endlich) fertig",
    "(?:konnen|kann) (?:wir|ich) (?:bitte |jetzt |endlich )*aufhoren",
    "deine? [a-z]+(?= ?$)",
    "(?:konnen|wollen|sollen) wir uns (?:mal )?(?:[a-z]+ )*treffen",
    "(?:wann|um wie viel uhr|um wieviel uhr) (?:fahrt|beginnt|offnet|schliesst|macht|kommt|ist|gibt|endet)",
    "wie (?:weit|lange|komme) (?:ist|dauert|ich|dauern)",
    "haben sie|konnen sie|verkaufen sie|kann (?:ich|man) hier",
    "wie (?:spat|heissen sie|geht es ihnen)",
  ],
  withYou: [
    "(?:(?:mit|um|fur|von|aus|seit|bis|in|an|auf|zu|wie) )?(?:was|wer|wen|wem|wo|wohin|woher|wann|wie|warum|wieso|weshalb|welche[a-z]*|womit|wofur|woruber|worauf|wovon|wovor|wozu|wie viele?|wieviele?)(?! (?:du|ihr|dein[a-z]*) (?!(?:gern|gerne|auch)))",
  ],
  you: word("du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|ihr"),
  last: undefined,
  tags: /(?:(?:^| )(?:, )?(?:oder|oder nicht|ne|gell|nicht wahr|stimmt'?s?|weisst du|verstehst du|okay|ok|nicht|richtig|oder was|siehst du))+$/,
  never:
    /wie sagt man|was (?:ist|sind) (?!dein|deine|ihr|ihre|das|der|die|fur|mit|los|dir|besser|wichtig|schlimm)(?:(?:in|im|auf|an|ein|eine) )*[a-z]+(?: [a-z]+)?$(?<!bei dir)|schon (?:gesagt|gefragt)|wer weiss(?: das)?(?: schon)?$|warum nicht |^du bist (?:sehr|so|echt|zu|ein bisschen) |wie heisst (?:das|\w+) (?:auf|in)|was (?:heisst|bedeutet)|warum nicht$|was soll ich|^du (?:hast recht|bist (?:nett|toll|doof|lustig|komisch|cool))|(?:kannst|konntest|konnen|konnten) (?:du|sie)(?: das| die frage| mir| bitte| noch)* ?(?:einmal |mal |bitte )*(?:wiederholen|langsamer|helfen|erklaren)|wie du (?:weisst|siehst)/,
  back: /(?:konnen|konnten|wollen|wollten|sollen) wir(?: (?:bitte|vielleicht|jetzt|mal|lieber|gern|gerne|noch|einmal|nicht))* (?:wieder|uber|von|zuruck|zum|zur)(?![a-z])[a-z ]*?(?:sprechen|reden|zuruck|kommen|gehen)(?![a-z])|(?:mochte|will|wurde|kann|konnte) (?:ich )?(?:gern |gerne |jetzt |bitte )*(?:lieber|wieder) (?:uber|von) [a-z ]+(?:sprechen|reden)|(?:ich )?dachte (?:dass )?wir (?:sprechen|reden|wollten|[a-z ]*sprechen|[a-z ]*reden)|warum (?:sprichst|redest|fragst) du|(?:was|wie) hat (?:das|der|die)?[a-z ]* (?:damit |mit [a-z ]+)?zu tun|das thema wechseln|zuruck zu(?:m|r) thema|(?:habe|hab) (?:doch )?(?:gar )?(?:nichts|nicht) (?:von|uber) [a-z ]+(?:gesagt|gesprochen)|wir (?:sprechen|reden|sprachen) doch (?:uber|von)|ich sprach von|ich meinte /,
  anywhere:
    /(?<![a-z'])(?:(?:wie viel|wieviel|was) kostet|wie spat ist es|wann fahrt der|(?:wann|wo|wie|was|warum|wohin|woher|wen|wovor) (?!und|oder)[a-z]+ (?:du|deine?)|hast du (?:auch|eigentlich|denn))(?![a-z])/,
  plain: /^(?:ist|sind|war|waren|macht|gibt|verdienen|kostet|hat|haben) [a-z]+ [a-z]+/,
  indirect:
    /(?:weiss|wusste|verstehe|sagt|fragt|fragte|gefragt|vergessen|sagte|ahnung|mir egal)(?: (?:nicht|nie|noch nicht|genau|immer|mich|ich nicht|nicht genau))*(?: ,)? $/,
  open: word(
    "was|wer|wen|wem|wo|wohin|woher|wann|wie|warum|wieso|weshalb|welche[a-z]*|womit|wofur|woruber|worauf|wovor|wovon|wozu|wieviele?",
  ),
  negated: word("nicht|kein|keine|keinen|nie"),
  kinds: [
    ["reason", word("warum|wieso|weshalb")],
    [
      "howOften",
      word(
        "wie oft|wie haufig|oft|jeden tag|jede woche|wie viele stunden|wie lange (?:bist du|verbringst|sitzt|nutzt|benutzt)|wie viel zeit|wieviel zeit|regelmassig",
      ),
    ],
    ["when", word("wann|wie viel uhr|wieviel uhr|wie lange|an welchem tag|seit wann")],
    ["who", word("wer|wen|wem")],
    ["where", word("wo|wohin|woher")],
    ["opinion", word("findest|denkst|meinst|meinung|haltst|glaubst|ist dir wichtig|wichtig|verstehst")],
    [
      "like",
      /(?<![a-z])(?:magst|mogt|gern|gerne|liebst|lieber|am liebsten|liebling[a-z]*|gefallt|gefallen|interessier[a-z]*|hasst|schmeckt|bevorzugst|stehst du auf|lieblings)(?![a-z])/,
    ],
  ],
  times: {
    past: word(
      "gestern|letzt[a-z]+|vorgestern|warst|wart|hattest|(?:hast|bist|habt) (?:du|ihr) (?:[a-z]+ )*(?:ge[a-z]+(?:t|en)|[a-z]+ge[a-z]+(?:t|en)|besucht|verbracht|erlebt|studiert|trainiert)|konntest du|als kind|fruher",
    ),
    future: word(
      "morgen(?! (?:auf|fruh auf))|nachst[a-z]+|spater|in (?:der )?zukunft|wirst|werdet|nach (?:den|deinen|der) (?:prufungen|gcses?|schule|examen)|ubermorgen|hast du vor|planst du",
    ),
    conditional: word(
      "wurdest|wurde dir|mochtest|hattest du gern|konntest du dir|wenn du (?:viel geld|reich|konntest|[a-z]+ hattest|[a-z]+ warst)|warst du gern|wurdet",
    ),
  },
  phrases: [
    ["films", word("zuletzt gesehen")],
    [
      "trainPlane",
      word(
        "(?:zug|bus|auto|flugzeug) oder (?:lieber )?(?:mit dem |fliegst|den |das )?(?:zug|bus|auto|flugzeug|du)?",
      ),
    ],
    ["london", word("(?:wohnst|kommst|lebst) .*london")],
    ["actor", word("lieblingsschauspieler(?:in)?")],
    ["chocolate", word("(?:magst|isst) .*schokolade")],
    ["sister", word("wie ist deine schwester")],
    ["examNerves", word("(?:prufung(?:en)?|klausur(?:en)?) .*(?:nervos|aufgeregt|gestresst|angst)")],
    ["townName", word("heisst (?:denn )?deine stadt|deine stadt heisst|name (?:von )?deiner stadt")],
    ["flying", word("(?:flugangst|angst .*(?:fliegen|flugzeug))")],
    ["fear", word("angst(?!.*(?:prufung|klausur))")],
    ["diving", word("tauchen|getaucht|tauchst")],
    ["fish", word("(?:isst|magst|gern|gerne) .*fisch")],
    ["catsDogs", word("(?:hunde?|katzen?) oder (?:lieber )?(?:hunde?|katzen?)")],
    ["teaCoffee", word("(?:tee|kaffee) oder (?:lieber )?(?:tee|kaffee)")],
    ["singer", word("lieblingssanger(?:in)?")],
    ["colour", word("lieblingsfarbe")],
    ["number", word("lieblingszahl")],
    ["animal", word("lieblingstier")],
    ["country", word("lieblingsland")],
    ["memory", word("(?:beste|schonste|beste) erinnerung(?:en)?|schonstes erlebnis")],
    ["million", word("millionen?|millionar")],
    ["superpower", word("superkraft|superkrafte|superheld")],
    ["pocketMoney", word("taschengeld")],
    [
      "phoneBook",
      word(
        "(?:handy|smartphone) oder (?:lieber )?(?:ein )?buch(?:er)?|buch(?:er)? oder (?:lieber )?(?:dein )?handy",
      ),
    ],
    ["ownClothes", word("uniform oder|eigene (?:kleidung|klamotten)")],
    [
      "cityCountry",
      word(
        "stadt oder (?:lieber )?(?:auf )?(?:dem|das|im)? ?(?:land|dorf)|land oder (?:lieber )?(?:in )?(?:der|die)? ?stadt",
      ),
    ],
    ["marriage", word("heiraten|hochzeit|verheiratet")],
    ["famousDay", word("wer (?:warst|wurdest) du(?: gern(?:e)?)?|einen tag (?:lang )?beruhmt")],
    ["yesterdayFood", word("gestern .*(?:gegessen)")],
    ["present", word("geschenke?|(?:zum geburtstag) .*bekommen")],
    ["driving", word("auto fahren|fahrst du (?:schon )?auto|fuhrerschein")],
    ["cooking", word("kochst|kochen")],
    ["examNerves", word("(?:nervos|aufgeregt|gestresst|angst) .*(?:prufung(?:en)?|klausur(?:en)?)")],
    ["stress", word("gestresst|stress")],
    [
      "bestTrip",
      word(
        "(?:welche (?:stadt|reise)|welches land|wo) (?:hat|hat's|hat es) dir (?:[a-z]+ )?am besten (?:gefallen)?",
      ),
    ],
    ["heat", word("wenn es (?:sehr )?(?:heiss|warm) ist|hitze")],
    ["rainyDay", word("wenn es regnet")],
    ["breakfast", word("zum fruhstuck")],
    ["schoolEnd", word("schule (?:aus|zu ende)|(?:endet|ist) (?:deine|die) schule (?:aus|zu ende)?")],
    ["newSport", word("sportart .*ausprobieren|ausprobieren .*sport")],
    ["badmintonHard", word("badminton .*(?:schwer|schwierig|leicht|einfach)")],
    [
      "footballPay",
      word("(?:fussballer|spieler|stars) .*verdienen|verdienen .*(?:fussballer|spieler|stars)"),
    ],
    ["ai", word("(?:die|von|uber) (?:kunstliche intelligenz|ki)|kunstliche intelligenz (?!bist)")],
    ["teachMe", word("(?:mir|es mir) (?:[a-z]+ )*(?:beibringen|zeigen wie)")],
    ["right", word("(?:ist|war) (?:das|es) (?:so )?(?:richtig|falsch|korrekt)|mein (?:deutsch|akzent)")],
    ["finish", word("(?:bald|gleich|schon|endlich) fertig|(?:aufhoren|schluss machen)|wie viele fragen")],
    ["remark", word("nicht (?:so )?ideal")],
    ["questions", word("(?:besseren?|interessanteren?) fragen")],
    ["unknown", word("gott|politik|wahlst")],
    ["alcohol", word("alkohol|bier|wein")],
    ["job", word("gearbeitet")],
    [
      "robot",
      word(
        "hat dich (?:gemacht|programmiert|erfunden|entwickelt)|robot[a-z]*|echt|echter|ein (?:echter )?mensch|ki|computer ?programm|computer|bot|kunstliche|programm|chatgpt|wirklich",
      ),
    ],
    [
      "phoneNumber",
      word(
        "deine? (?:handy ?|telefon ?)?(?:nummer|handynummer|telefonnummer|snap[a-z]*|insta[a-z]*|whatsapp|tiktok|email|mail)",
      ),
    ],
    [
      "meeting",
      word(
        "(?:uns|mich|dich) (?:[a-z]+ )*(?:treffen|sehen)|treffen wir uns|mit mir (?:aus)?gehen|zu mir kommen|dich treffen",
      ),
    ],
    ["address", word("deine adresse|welcher strasse|deine strasse")],
    ["photos", word("(?:ein|dein|deine|mir) (?:foto|bild|fotos|bilder|selfie)(?: von dir)?")],
    ["private", word("dein passwort|bist du (?:gerade )?allein|geheimnis[a-z]*")],
    ["love", word("(?:liebst|magst) du mich|(?:eine |deine )?freundin|verliebt|single|einen festen freund")],
    ["name", word("(?:heisst|heissen) (?:du|sie)|dein name|du heisst|deinen namen")],
    ["age", word("wie alt|dein alter")],
    ["mood", word("(?:wie )?geht'? ?(?:es|s) (?:dir|ihnen)|wie gehts?|wie geht'? s|geht es dir")],
    [
      "origin",
      word("woher|kommst du aus|aus welchem land|bist du (?:englander|deutscher|brite|deutsch|englisch)"),
    ],
    ["birthday", word("geburtstag|geboren")],
    [
      "transport",
      word(
        "wie (?:kommst|gehst|fahrst) du (?:zur|in die|nach)|(?:zu fuss|mit dem bus) (?:zur|in die) schule",
      ),
    ],
    [
      "plans",
      word("nach (?:den|deinen|der) (?:prufungen|gcses?|schule|examen)|nachstes (?:schul)?jahr|im september"),
    ],
    ["career", word("spater|in (?:der )?zukunft|von beruf|werden(?= ?$)|traumberuf|arbeiten")],
    ["routine", word("stehst .*auf|aufstehen|alltag|tagesablauf|aufgestanden|wachst")],
    ["sleep", word("ins bett|schlafst|schlafen")],
    ["job", word("nebenjob|teilzeitjob|einen job|arbeitest")],
    ["chores", word("zu ?hause (?:helfen|machen)|hilfst|haushalt|hausarbeit|im haus|hilfst du zu hause")],
    ["books", word("comics?")],
    ["internet", word("soziale[a-z]* (?:medien|netzwerke)|online|internet|im netz")],
    ["weekend", word("(?:am |letztes |nachstes )?wochenende|samstags?|sonntags?")],
    ["freeTime", word("freizeit|hobbys?|hobbies|in deiner freien zeit|entspannen|spass")],
    ["germany", word("deutschland|koln")],
    ["dream", word("lotto|reich|traum")],
    ["environment", word("umwelt|umweltfreundlich|mull|klima|planeten")],
    ["food", word("lieblingsessen")],
    ["drink", word("lieblingsgetrank")],
    ["subjects", word("lieblingsfach|facher")],
    ["sport", word("lieblingssport[a-z]*|sportlich")],
    ["films", word("lieblingsfilm")],
    ["seasons", word("jahreszeit|lieblingsjahreszeit")],
    ["teachers", word("lieblingslehrer(?:in)?")],
  ],
  services: [
    [
      "card",
      word("mit (?:der )?(?:kreditkarte|karte|ec karte)|kreditkarte|bar bezahlen|karte (?:be)?zahlen"),
    ],
    ["breakfast", /fruhstuck/],
    ["time", word("wie spat(?: ist es)?|wie viel uhr ist es|wieviel uhr ist es")],
    ["bill", word("(?:die )?rechnung|(?:be)?zahlen bitte|bitte (?:be)?zahlen")],
    ["tryOn", word("anprobieren|umkleidekabinen?")],
    [
      "change",
      word(
        "anderes zimmer|zimmer (?:wechseln|tauschen)|umtauschen|wechseln|ein anderer tisch|einen anderen tisch",
      ),
    ],
    ["fix", word("reparieren|sauber machen|jemanden (?:schicken|vorbeischicken)|mir .*bringen")],
    ["discount", word("rabatt|ermassigung|geld zuruck")],
    ["included", word("inbegriffen|inklusive|enthalten|kostenlos|gratis")],
    ["people", word("(?:fur )?wie viele personen")],
    ["price", word("(?:wie viel|wieviel|was) (?:kost[a-z]+|macht das)|kostet|kosten|preis|eintritt")],
    ["departure", word("fahrt|kommt .*an|abfahrt|nachste (?:zug|bus|flug|bahn)|welchem gleis|gleis|ankunft")],
    ["duration", word("wie lange|dauert")],
    [
      "hours",
      word(
        "offnet|schliesst|geoffnet|offnungszeiten|macht .*(?:auf|zu)|wann (?:beginnt|endet|fangt)|um wie viel uhr|beginnt|wie spat",
      ),
    ],
    ["where", word("wo (?:ist|sind|finde|kann|gibt|liegt)|wie komme ich|wie weit|in der nahe|zum|zur")],
    [
      "available",
      word(
        "gibt es|haben sie|kann (?:ich|man)|konnte ich|ist .*frei|darf (?:ich|man)|konnen (?:wir|sie)|verkaufen sie|noch (?:platze|karten|zimmer)",
      ),
    ],
  ],
};

export const questionForms: Readonly<Record<Language, QuestionForms>> = {
  French: french,
  Spanish: spanish,
  German: german,
};
