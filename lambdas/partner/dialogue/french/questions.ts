import type { QuestionForms } from "../questionForms.ts";
import { word } from "../wholeWord.ts";

/** How students ask in French. */
export const questions: QuestionForms = {
  lead: new Set(
    "et mais alors donc puis toi vous mark bonjour salut oui non ok accord merci aussi dis moi monsieur madame excusez pardon super genial bien savoir demander".split(
      " ",
    ),
  ),
  links: new Set(
    `que qu' qui dont si quand ou comme parce car puisque lorsque pendant alors donc et mais puis parfois
    souvent toujours la ce ici maintenant peut etre ne n' me m' te se de a pour sans avec le les un une
    mon ma mes des du ton ta tes notre`.split(/\s+/),
  ),
  echo: /(?<![a-z'])et (?:pour |chez |avec )?(?:toi|vous|toit|ton avis|tois)(?: (?:meme|mark|alors|aussi|tu|stp|dans ta vie))*(?= ?$| ,)|^(?:pour |chez )?toi(?: aussi| mark)?$|(?:qu' |qu' est ce que tu |tu |t' |vous )en penses?(?:z vous)?(?: tu)?(?: quoi)?(?= ?$| ,)|quel est ton avis(?= ?$| ,)|(?<![a-z'])pas (?:toi|vous)(?: mark)?(?= ?$)|(?:tu (?:penses|crois|trouves) (?:(?:ca|pareil|la meme chose|comme moi) ?)?(?:aussi)?|tu es d' accord(?: avec (?:moi|ca))?)(?= ?$)|(?<![a-z'])et (?:le tien|la tienne|les tiens|les tiennes)(?= ?$| ,)/,
  strong: [
    "(?:(?:a|de|d'|avec|en|pour|depuis|chez|dans|par|sur) )?(?:qu' ?|que |qui |quoi |ou |quand |comment |combien (?:(?:de |d' )[a-z]+ )?|pourquoi |quel[a-z]* [a-z]+ )est ce qu[e'] (?!j'|je (?!peux|dois|pourrais)|nous)",
    "est ce qu[e'] (?!j'|je (?!peux|dois|pourrais))",
    "(?:quel[a-z]*) (?:est|sont|etait) (?:ton|ta|tes|votre|vos|le prix)",
    "quelle heure",
    "(?:il|elle|ils|elles) [a-z' ]+ , (?:ton|ta|tes) [a-z]+(?= ?$)",
    "(?:il|elle) est comment",
    "chez (?:toi|vous) (?!et )",
    "a quelle heure",
    "(?:c' est )?combien (?:coute|ca|est ce|c'|pour)",
    "ca coute combien",
    "ou (?:est|sont|se trouve[a-z]*) (?:la|le|les|l'|mon|ma)",
    "y a t il",
    "(?:comment (?:est|va)|qui est|c' est qui|elle est comment|il est comment) (?:, )?(?:emma|sam|biscuit)",
    "(?:on a|c' est) (?:bientot |presque |deja |maintenant )*(?:fini|termine)(?= ?$)",
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
  tags: /(?:(?:^| )(?:, )?(?:n' est ce pas|hein|non|quoi|(?<!tu es )d' accord|ok|pas vrai|tu vois|tu sais|vous savez|tu comprends|comme on dit|c' est ca))+$/,
  never:
    /tu (?:m' |me )(?:ecoutes|redemandes)(?: ou pas| pas| bien| encore)?$|tu ecoutes ou pas|comment (?:est ce qu' )?(?:on |tu |vous )?(?:dit|dire|dis|dites)|c' est quoi [a-z' ]*en (?:anglais|francais)|^(?:euh |pardon |desole )*(?:qu' est ce que c' est|c' est quoi)(?: (?!qui|que|ton|ta|tes|votre|le|la|les|son|leur|comme)[a-z]+){1,3}$|me l' as deja|(?:as|ai|avez) deja (?:demande|pose|dit)|quoi de plus|que demander de plus|qui sait$|que vais je|que faire$|l' ai deja dit|(?:^|merci )tu es (?:tres|trop|vraiment|si|tellement|un peu) |ca te derange pas|(?:veut|veux) dire|pourquoi pas|qu' est ce que je |que (?:puis|dois) je|^(?:tu|vous) (?:as|avez|es|etes) (?:raison|tort|sympa|gentil|drole|bizarre|nul|chiant|bete|super|cool)|^tu (?:vois|sais|verras|tournes|traverses)|tu me [a-z]+ (?:de|une)|(?:peux|pourrais|pouvez|pourriez) (?:tu |vous )?(?:repeter|m' aider|m' expliquer|parler)/,
  back: /(?:on|nous) parl(?:e|ons) (?:encore|toujours) (?:de|du|des|d')|(?:on peut|peut on|pouvons nous|on pourrait|pourrait on|pourrions nous|je (?:veux|voudrais|prefere)|j' aimerais|tu (?:peux|veux)|vous (?:pouvez|voulez)|est ce qu' on peut) (?:maintenant |plutot |bien |s' il te plait )?(?:parler (?:de|du|des|d')|reparler|(?:revenir|retourner) (?:a |au |aux )?(?:sujet|theme|la question|ma question|notre)|continuer (?:a parler|avec|sur))|pourquoi (?:est ce que )?(?:tu|vous) (?:me |nous )?parle[sz]?|tu me parles|(?:on|nous) (?:parlait|parlions|parle|parlons) (?:pas )?(?:de|du|des|d')(?= [a-z' ]+ (?:non|hein|la|pas)$)|je (?:croyais|pensais) qu' on (?:parl|allait parl)|a (?:a )?voir avec|rapport avec|changer? de sujet|(?:je|j' ) ?n' ?ai (?:pas|jamais|rien) (?:parle de|dit (?:ca|cela|sur))|je parlais (?:de|du|des|d')|on (?:ne |n' )?devait pas parler|(?:on|nous) dev(?:ait|ions) parler (?:de|du|des|d')|je (?:voulais|preferais|prefererais) parler (?:de|du|des|d')|mon (?:sujet|theme) c' est|revenons (?:a|au|aux)|ce n' est pas le sujet|hors sujet/,
  anywhere:
    /(?<![a-z'])(?:(?:tu es|t' es|es tu|vous etes|etes vous)(?: (?:vraiment|juste|seulement))* (?:une? )?(?:vraie? )?(?:robot|ia|humaine?|machine|programme|ordinateur|reel)|(?:raconte|dis)(?: moi)? une (?:autre )?blague|tu (?:as|es) deja|combien (?:ca )?coute(?:nt)?|a quelle heure (?:part|ouvre|ferme|arrive)|quelle heure est il|(?:qu' )?est ce qu[e'] (?:tu|vous)|comment (?:est|sont) (?:ton|ta|tes)|(?:il|elle) est comment (?:ton|ta)|ils sont comment tes|tu (?:te |t' )?[a-z]+ (?:a quelle heure|quoi|comment)(?= toi$| ?$)|c' est (?:quoi|qui|quand|comment|ou) (?:ton|ta|tes|la tienne|le tien)|comment (?:elle |il |ils |elles )?(?:s' appelle(?:nt)?|est|sont) (?:ton|ta|tes)|(?:quel(?:le|s|les)? [a-z]+|combien de [a-z]+|pourquoi) (?:est ce qu[e'] )?(?:tu|as tu|es tu|aimes tu|fais tu)|(?<!que |si |quand |avec |de |pour |dans |et )(?:tes [a-z]+|ton [a-z]+|ta [a-z]+) (?:sont|est|a|ont) [a-z]+(?: aussi)?(?= ?$))(?![a-z])/,
  plain: /^(?:c' est|c' etait|est ce|(?:le|la|les) [a-z]+ (?:est|sont|etait))(?![a-z])(?!.* , *$)/,
  indirect:
    /(?:sais|sait|savait|savais|comprends|demande|demandait|dit|souviens|oublie|demandé|rappelle) (?:pas |plus |encore |toujours |moi |bien )*(?:, )?$/,
  open: word("qui|que|qu'|quoi|quand|ou|comment|combien|pourquoi|quel|quelle|quels|quelles"),
  knows: word("(?:connais|connaissez|as (?:tu )?entendu parler)"),
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
        "te disputes|disputes tu|penses?|pensez|trouves|trouvez|avis|opinion|c' est comment|crois|important|mieux|entends|d' accord",
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
    ["fame", word("(?:etre|devenir) (?:celebre|une (?:star|celebrite))")],
    ["influencers", word("influenceu(?:r|rs|se|ses)")],
    [
      "roleModel",
      word(
        "(?:un|ton|quel(?:le)? est ton) modele|admires (?:tu )?(?:qui|quelqu' un|le plus)|qui (?:est ce que tu )?admires|(?:tu|vous) admirez? (?:qui|quelqu' un)",
      ),
    ],
    ["team", word("(?:equipe|club) (?:prefere|preferee|favori|favorite)|ton equipe")],
    [
      "sister",
      word(
        "(?:comment (?:est|va)|est comment|qui est|c' est qui)(?: ,)? emma|emma (?:, )?(?:elle )?est comment",
      ),
    ],
    [
      "townSights",
      word(
        "(?:faire|voir) (?:dans|a) (?:ta ville|la tienne|brighton|ton village)|(?:dans|a) (?:ta ville|la tienne|brighton)(?: ,)? (?:on|qu' est ce qu' on) peut",
      ),
    ],
    ["singing", word("chantes (?:tu )?(?:bien|souvent)|sais (?:tu )?chanter")],
    ["badmintonSkill", word("(?:bon|fort|doue|nul) (?:au|en) badminton|joues (?:tu )?bien au badminton")],
    [
      "dogCharacter",
      word(
        "(?:gentil|mignon|mechant|calme|drole|sage)(?: ,)? (?:ton chien|biscuit)|(?:ton chien|biscuit) .*(?:gentil|mignon|mechant|calme|drole|sage)",
      ),
    ],
    ["schoolEnd", word("(?:finit|se termine) .*(?:college|ecole|lycee)")],
    [
      "series",
      word("jeux? televises?|(?:tu )?regardes (?:tu )?quoi|(?:que|qu' est ce que tu) regardes(?: tu)?"),
    ],
    ["otherSport", word("ceinture (?:noire|bleue|marron|verte|jaune)")],
    [
      "curious",
      word(
        "pourquoi (?:est ce que )?(?:tu |vous )?(?:veux|voulez|demandes|me demandes|poses|me poses)(?: tu| vous)?(?: savoir)?(?: (?:ca|cela|tout ca|toujours|cette question|ces questions|(?:tant|autant) de questions|toi))*(?= ?$| ,)|c' est quoi ton probleme(?: .*)?|pourquoi (?:cette question|tu ne me demandes (?:pas|rien)).*",
      ),
    ],
    [
      "misheard",
      word(
        "pourquoi (?:est ce que )?(?:tu es|es tu|t' es|tu dis|dis tu) (?:desolee?|triste|ca|cela)|desole (?:de|pour) quoi",
      ),
    ],
    ["joke", word("(?:une|des|ta) blagues?")],
    ["otherStudents", word("d' autres (?:eleves|etudiants)")],
    ["schoolSize", word("combien d' (?:eleves|etudiants)")],
    ["hungry", word("as (?:tu )?faim")],
    [
      "today",
      word(
        "(?:ta|votre) journee(?: ,)? (?:c' etait|etait|s' est passee|a ete)(?: .*)?|comment (?:etait|s' est passee) ta journee|fait aujourd' hui",
      ),
    ],
    ["later", word("fais (?:tu )?(?:plus tard|encore aujourd' hui)(?= ?$)")],
    ["household", word("(?:habites|vis) (?:tu )?(?:avec|chez) (?:tes|ta|ton)")],
    [
      "siblings",
      word(
        "(?:elle )?s' appelle(?: ,)? ta soeur|ta soeur(?: ,)? (?:elle )?s' appelle|(?:nom|prenom) de ta soeur",
      ),
    ],
    [
      "sam",
      word(
        "(?:qui est|c' est qui|comment (?:est|va)|est comment|connais|avec)(?: ,)? sam|sam(?: ,)? (?:il )?est .*",
      ),
    ],
    ["biscuit", word("(?:qui est|c' est qui|comment est|est comment)(?: ,)? biscuit")],
    ["songs", word("(?:chansons?|morceaux?) .*guitare|guitare .*(?:chansons?|morceaux?)")],
    ["filmSeen", word("film .*(?:emma|avec ta soeur)")],
    ["filmRole", word("quel (?:role|personnage)")],
    [
      "dislikedSubject",
      word(
        "matieres? .*(?:detestes?|aimes? (?:le )?moins|n' aimes? pas|n' as pas aimee?)|(?:detestes?|aimes le moins) .*matiere",
      ),
    ],
    ["goodAt", word("(?:es|etais|etes) (?:tu )?(?:bon|bonne|fort|forte|nul|nulle) en")],
    ["primarySchool", word("ecole primaire|(?:a l'|en|au|de) primaire")],
    ["strictness", word("(?:tes|vos) parents .*(?:strict|severe)s?")],
    ["costume", word("deguis[a-z]*")],
    ["tasted", word("deja (?:goute|mange|bu)")],
    ["flown", word("pris l' avion")],
    [
      "answerInEnglish",
      word(
        "(?:peux|peut|puis|pourrais) (?:je |on )?(?:repondre|parler|le dire|dire|continuer) (?:[a-z]+ )?en anglais",
      ),
    ],
    ["married", word("(?:es|etes) (?:tu |vous )?mariee?|une (?:femme|fiancee)")],
    ["ownRoom", word("partages (?:tu )?(?:ta|une|la) chambre|propre chambre|chambre (?:a|pour) toi")],
    [
      "meeting",
      word(
        "(?:jouer|joues|viens) avec moi|(?:veux|voudrais|aimerais|peux|viens) (?:tu )?(?:[a-z']+ )*avec (?:moi|nous)",
      ),
    ],
    [
      "money",
      word("gagnes (?:tu )?combien|combien (?:est ce que )?(?:tu )?gagnes(?: tu)?|argent (?:tu )?gagnes"),
    ],
    [
      "mood",
      word(
        "(?<!quand tu |si tu |quand |si )(?:es|t' es) (?:tu )?(?:fatigue|creve|malade|triste|content|heureux)[es]*",
      ),
    ],
    [
      "questions",
      word(
        "(?:cette|ces|tes|quelle) questions? (?:bizarres?|betes?|nulles?|stupides?|etranges?|difficiles?)?(?= ?$)",
      ),
    ],
    [
      "finish",
      word(
        "dure(?:ra)? encore|encore longtemps|(?:ca|on) (?:finit|se termine) quand|quand (?:est ce que )?(?:ca|on) (?:finit|se termine)",
      ),
    ],
    ["homeland", word("(?:ete|alle)[a-z]* en (?:grande bretagne|angleterre)")],
    ["guitarSkill", word("joues (?:tu )?bien .*guitare")],
    ["films", word("as (?:tu )?vu (?:recemment|dernierement)")],
    [
      "trainPlane",
      word("(?:train|avion|voiture|bus) ou (?:l'|le |la |en |par )? ?(?:train|avion|voiture|bus)"),
    ],
    ["london", word("(?:habites|vis|viens|es) .*londres")],
    ["actor", word("(?:acteur|actrice) (?:prefere|preferee|favori|favorite)")],
    ["chocolate", word("aimes? (?:tu )?(?:le )?chocolat")],
    [
      "sister",
      word(
        "(?:comment (?:elle )?est|est comment)(?: ,)? ta (?:petite )?soeur|ta (?:petite )?soeur (?:, )?(?:(?:elle )?est comment|comment (?:elle )?est)|ta (?:petite )?soeur (?:elle )?est (?:sympa|gentille|drole|penible)|(?:decris|parle moi de) ta (?:petite )?soeur",
      ),
    ],
    ["breakfast", word("petit[ -]dejeuner")],
    ["townName", word("(?:s' appelle|nom de) (?:ta|votre) ville|(?:ta|votre) ville s' appelle")],
    ["flying", word("peur (?:de l' avion|en avion|de voler|de prendre l' avion)")],
    ["fear", word("(?:as|avez) (?:tu |vous )?peur(?!.*(?:examen|oral))|peur de quoi")],
    ["diving", word("plongee|plonger")],
    ["fish", word("(?:manges?|aimes?) (?:tu )?(?:le |du |les )?poissons?(?! rouges?)")],
    ["catsDogs", word("(?:chats?|chiens?) ou (?:les |un |des )?(?:chats?|chiens?)")],
    ["teaCoffee", word("(?:the|cafe) ou (?:le |du )?(?:the|cafe)")],
    [
      "singer",
      word(
        "(?:chanteur|chanteuse|artiste|groupe) (?:prefer|favori)[a-z]*|quel(?:le)?s? (?:chanteur|chanteuse|groupe|artiste)s?",
      ),
    ],
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
        "(?:bientot|presque) fini|(?:on a|c' est) (?:deja |maintenant )*(?:fini|termine)|(?:peut|pouvons|va) (?:bientot )?(?:arreter|finir|terminer)|combien de questions",
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
      "gettingAbout",
      word(
        "comment (?:est ce que )?(?:tu )?(?:vas|viens|te deplaces)(?: tu)? (?:au|a la|a l'|en|dans|chez)(?! (?:college|ecole|lycee))(?: [a-z]+)?|(?:vas|viens) (?:au|a la|en) (?!college|ecole|lycee)[a-z]+ comment",
      ),
    ],
    ["barcelonaTrip", word("(?:fait|vu|mange|visite|aime|etait) .*barcelone")],
    ["cologneTrip", word("(?:fait|vu|mange|visite|aime|etait) .*cologne")],
    ["lilleTrip", word("(?:fait|vu|mange|visite|aime|etait) .*lille")],
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
    ["town", word("brighton")],
    [
      "absurd",
      word(
        "helicoptere|licornes?|dinosaures?|extraterrestres?|fantomes?|zombies?|vampires?|dragons?|sur la lune|fusee|milliardaire|girafes?|elephants?|crocodiles?",
      ),
    ],
  ],
  counter:
    /(?<![a-z'])(?:(?:vous (?:pouvez|pourriez)|pouvez vous|pourriez vous) (?:me |nous |m' )?(?:recommander|conseiller|proposer|suggerer|dire)|vous (?:me |nous )?(?:recommandez|conseillez)|vous avez (?:un|une|des|quelque)(?! probleme)|avez vous|je peux|puis je|est ce que je peux)(?![a-z])/,
  services: [
    ["until", word("jusqu' a (?:quelle heure|quand)|avant quelle heure|jusqu' a quel jour")],
    [
      "line",
      word(
        "(?:y a t il|il y a|est ce qu' il y a|y a) (?:un |une )?(?:bus|train|metro|tram|tramway|car|navette)",
      ),
    ],
    ["night", word("(?:prix|combien|coute) .*(?:nuit|chambre)|(?:nuit|chambre) .*(?:prix|combien|coute)")],
    [
      "kinds",
      word(
        "(?:qu' est ce que|que|quoi) .*comme|quel(?:le|s|les)? (?:sorte|genre|type|parfum|parfums|choix)s? .*(?:avez|a)|(?:avez|y a) .*comme (?:glaces?|desserts?|boissons?|plats?|tailles?|couleurs?)",
      ),
    ],
    [
      "adviseFood",
      /(?=.*(?:conseill|recommand|sugger|propos))(?=.*(?:restaurant|cafe|pizzeria|bar |manger|diner))/,
    ],
    ["adviseHotel", /(?=.*(?:conseill|recommand|sugger|propos))(?=.*(?:hotel|auberge|camping|chambre))/],
    [
      "advisePlace",
      /(?=.*(?:conseill|recommand|sugger|propos))(?=.*(?:visiter|voir|musee|activite|excursion|endroit|lieu|ville|sortie))/,
    ],
    ["advise", word("conseille[sz]?|recommande[sz]?|suggere[sz]?|proposez")],
    ["found", word("(?:re)?trouvee?s?")],
    ["hospital", word("(?:a|a l') ?hopital|c' est grave")],
    ["medicine", word("(?:medicaments?|comprimes?|pilules?|pastilles?|sirop|ordonnance)")],
    [
      "contains",
      word(
        "(?:noix|noisettes?|cacahuetes?|gluten|lactose|arachides?|allergene?s?|viande dans|lait dans|porc)",
      ),
    ],
    ["wifi", word("wi ?fi(?! .*(?:compris|inclus|gratuit))")],
    ["through", word("(?:faut il|il faut|dois je|je dois|faut) changer|direct")],
    ["online", word("(?:en ligne|sur internet|par internet|reserver)")],
    ["next", word("qu' est ce que je (?:dois|peux) faire|que (?:dois|puis) je faire|je fais quoi")],
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
      "permit",
      word(
        "(?:puis je|je peux|peux je|on peut) .*(?:sport|nager|natation|piscine|ecole|college|lycee|travailler|jouer|sortir|danser|courir|voyager|manger|boire)",
      ),
    ],
    ["something", word("(?:avez vous|vous avez) (?:quelque chose|autre chose)")],
    ["have", word("(?:avez vous|vous avez) (?:un|une|des|d' autres|cette|ce|cet|ces)")],
    [
      "available",
      word(
        "y a(?: t il)?|avez(?: vous)?|vous avez|il reste|est ce qu' il y|avez vous|puis je|je peux|je pourrais|peut on|on peut|est ce possible|c' est possible",
      ),
    ],
  ],
};
