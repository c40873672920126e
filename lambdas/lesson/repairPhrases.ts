import type { Language } from "../../domain/exercise.ts";

/**
 * How a student asks for help with a question instead of answering it, in lower case without accents, one pattern a line.
 * A line that begins with "? " counts only where what is said is marked as a question. `repeat`, `slower` and `notUnderstood` are found anywhere; in `word` and `meaning` "<word>" is what is asked about ("<one>" where it is a single one), "<here>"
 * names the exercise's language and "<english>" English. `echoes` ask for it only where nothing else is said ("Comment ?").
 * `courtesies` are the words that may stand around any of them, and `answering` those that show that a "<word>" is more than one.
 */
export type RepairPhrases = Readonly<
  Record<
    "repeat" | "slower" | "notUnderstood" | "word" | "meaning" | "echoes" | "courtesies" | "answering",
    string
  >
>;

export const repairPhrases: Record<Language | "English", RepairPhrases> = {
  French: {
    repeat: `
      repet\\w*
      redi(?:s|re|tes)
      (?:encore )?une (?:autre |deuxieme )?fois
      plus fort
      qu est ce que (?:tu as dit|tu dis|vous avez dit|c est la question)
      tu as dit quoi
      (?:c est|c etait|quelle est) quoi la question
      quelle (?:est|etait) (?:la|ta|votre) question`,
    slower: `
      plus (?:lentement|doucement|lent)
      moins (?:vite|rapide(?:ment)?)
      trop vite
      pas si vite
      (?:lentement|doucement) s il (?:te|vous) plait
      ralenti\\w*`,
    notUnderstood: `
      reformul\\w*
      (?:parle\\w*|parler) plus (?:simplement|facilement|simple)
      (?:une )?question plus (?:facile|simple)
      (?:peux|pouvez|pourrais|pourriez)(?: tu| vous)? (?:(?:m|me|nous|l|le|la) )?expliquer
      (?:dire|redire|demander|expliquer) (?:ca |cela |la question )?(?:autrement|avec d autres mots|d une autre facon|plus simplement)
      (?:ne )?(?:connais|comprends) pas (?:ce|le) mot
      (?:pas|rien) (?:(?:bien|tres|tout|trop|vraiment|encore|du|pu|te|vous|l|la) ){0,2}(?:compri\\w*|compren\\w*|entendu\\w*|entend\\w*|saisi\\w*|suivi)
      (?:compren\\w*|compri\\w*|entend\\w*|suis) (?:pas|rien)(?: (?:du tout|bien))?
      (?:ne|n) (?:(?:ai|te|vous|l|la|le|les|peux|peut) ){0,2}(?:compri\\w*|compren\\w*)(?: (?:pas|rien))?(?: (?:du tout|bien))?
      qu est ce que (?:tu veux dire|vous voulez dire|ca (?:veut dire|signifie))
      (?:que|qu est ce que) (?:veut dire|signifie) (?:ca|cela|la question|la phrase)
      (?:ca|cela) (?:veut dire|signifie) quoi
      c est a dire
      (?:parle[rz]?|demande[rz]?) (?:un peu )?plus (?:simplement|facilement|simple|facile)`,
    word: `
      comment (?:est ce (?:qu|que) )?(?:dit on|on dit|dire|tu dis|dis tu|vous dites|dites vous|je dis|dis je|je peux dire|on peut dire|se dit|ca se dit|dit)(?: le mot)? <word>(?: <here>)?
      comment (?:est ce (?:qu|que) )?(?:dit on|on dit|dire|tu dis|dis tu|vous dites|dites vous|je dis|se dit|dit) <here> <word>
      (?:c est quoi|qu est ce que c est|quoi est)(?: le mot)? <word> <here>
      <word> (?:c est quoi|ca se dit comment|on dit comment|se dit comment|comment dit on|comment on dit|comment ca se dit)(?: ca)?(?: <here>)
      <word> (?:ca se dit comment|on dit comment|comment dit on|comment on dit)(?: ca)?
      comment (?:est ce que )?(?:ca )?s appelle <word> <here>
      (?:c est quoi|quel est|c est quel) le mot (?:francais )?pour <word>(?: <here>)?
      (?:je (?:ne )?sais pas|j ai oublie) (?:comment (?:dire|on dit)|dire(?! (?:rien|ca|plus|non|oui|la|quoi))|le mot (?:francais )?pour) <word>(?: <here>)?`,
    meaning: `
      (?:je )?(?:ne )?(?:comprends|connais) pas <word> (?:qu est ce que (?:ca veut dire|ca signifie|c est)|c est quoi|ca veut dire quoi)
      (?:qu est ce que|que|quoi)(?: ca| c)? (?:veut dire|veux dire|signifie)(?: ca)?(?: le mot| la phrase)? <word>(?: <english>)?
      <word> (?:ca |c )?(?:veut dire|signifie|c est) quoi(?: <english>)?
      (?:ca|cela) (?:veut dire|signifie) quoi(?: le mot)? <word>(?: <english>)?
      (?:c est quoi|qu est ce que c est)(?: que)?(?: le mot)? <word>(?: <english>)?
      <word> qu est ce que (?:c est|ca veut dire|ca signifie)(?: <english>)?
      qu est ce que (?:ca (?:veut dire|signifie)|c est)
      (?:ca (?:veut dire|signifie)|c est) quoi
      comment (?:dit on|on dit|dire|tu dis) <word> <english>
      (?:je )?(?:ne )?(?:comprends|comprend|connais|sais) pas (?:le mot|l expression|ce mot) <word>
      (?:je )?(?:n )?ai pas compris (?:le mot|l expression) <word>
      expli\\w*(?: moi)? (?:le mot|l expression|ce que (?:c est|veut dire|signifie)(?: que)?|un|une|le|la|les) <word>(?: <english>)?
      (?:c est quoi|quel est) le mot anglais pour <word>
      (?:le mot|l expression) <word> je (?:ne )?(?:connais|comprends?) pas
      quel(?:le)? est (?:le sens|la signification) (?:de|du mot|d) <word>`,
    echoes: `
      pardon
      comment
      quoi
      hein
      encore`,
    courtesies: `avant precedente derniere d je j tu vous me m moi te le la l les ta votre s il plait svp stp v p merci pardon desole desolee excuse excusez mark peux
      peut peu pour deja trop attends attendez pourrais pouvez pourriez est ce que c qu question phrase mot cela ca dit dis dire parle parler parles parlez
      expliquer un plus bien tres tout encore mais et alors euh ah oh ai as n ne pas de nouveau si possible monsieur madame sorry bonjour poser poses`,
    answering: `je j tu il elle nous vous ils elles c est suis ai as mon ma mes ton ta tes votre vos que qu oui non si d accord`,
  },
  Spanish: {
    repeat: `
      repet\\w*
      repit\\w*
      otra vez
      de nuevo
      una vez mas
      (?:mas|muy) (?:alto|fuerte)
      (?<!por )que (?:has dicho|dijiste|dices)
      cual (?:es|era) (?:la|tu) pregunta`,
    slower: `
      mas (?:despacio|lento|lentamente)
      (?:menos|no tan|demasiado) rapido
      (?:hablas|habla|vas|va) (?:muy|mas) rapido
      (?:despacio|lentamente|lento) por favor`,
    notUnderstood: `
      (?:habl\\w*|pregunt\\w*|pregunta) (?:\\w+ )?(?:mas (?:facil|sencill[oa])|mas simple)
      (?:una )?(?:pregunta|palabras?) mas (?:facil(?:es)?|sencillas?)
      (?:decir(?:lo|melo)?|dilo|dimelo|explicar(?:lo|melo)?|preguntar(?:lo|melo)?) (?:con|de) (?:otras palabras|otra (?:manera|forma))
      (?:puedes|puede|podrias|podria) explicar\\w*
      no (?:conozco|entiendo) (?:esa|esta|la|ese) palabra
      no (?:(?:te|lo|la|he|ha|se|puedo|pude|muy|bien|me) ){0,3}(?:entiend\\w*|entend\\w*|comprend\\w*|oigo|oi|oido|escuch\\w*)
      (?:entiendo|comprendo|entendi) (?:nada|no)
      que quieres decir
      que (?:significa|quiere decir) (?:eso|esto|la pregunta|la frase)
      (?:eso|esto) que (?:significa|quiere decir)
      (?:hablar?|hablas|hable|hablame|preguntar?|decirlo) (?:de forma |un poco )?mas (?:facil|simple|sencillo)`,
    word: `
      como (?:se dice|se dicen|dice|dices|digo|decir|puedo decir|se diria|dicen)(?: la palabra)? <word>(?: <here>)?
      como (?:se dice|dices|digo|decir|puedo decir) <here> <word>
      como (?:se llama|es) <word> <here>
      que es(?: la palabra)? <word> <here>
      <word> (?:como se dice|como es|que es) <here>
      <word> como se dice
      cual es la palabra (?:espanola |en espanol )?(?:para|de|por) <word>(?: <here>)?
      (?:no se|he olvidado|olvide|no recuerdo) (?:como (?:se dice|decir)|decir(?! (?:nada|mas|eso|algo|lo|la|que))|la palabra (?:para|de)) <word>(?: <here>)?`,
    meaning: `
      que es (?:un|una) <word>
      ? que (?:es|son) <word>
      que (?:es|significa) <word> no (?:conozco|entiendo|se) (?:la|esa|esta) (?:expresion|palabra)
      que queria decir <word>
      (?:que|como) (?:significa|quiere decir|signfica|sinifica)(?: la palabra| la frase| eso de)? <word>(?: <english>)?
      que (?:es|son) (?:la palabra|el|la|los|las|un|una) <one>(?: <english>)?
      que es <word> <english>
      que (?:significa|quiere decir)(?: eso| esto)?
      <word> que (?:significa|quiere decir|es)(?: <english>)?
      como se dice <word> <english>
      expli\\w* (?:la palabra|la expresion|que es|que son|que significa|que quiere decir|lo que (?:es|significa|quiere decir)|el|los|las|un|una) <word>(?: <english>)?
      no (?:entiendo|comprendo|conozco|se) (?:la palabra|que es|que significa|que quiere decir|lo que significa) <word>
      cual es la palabra inglesa (?:para|de|por) <word>
      (?:la palabra|la expresion) <word> no la (?:conozco|entiendo|se)
      cual es el significado de(?: la palabra)? <word>`,
    echoes: `
      perdon\\w*
      como
      (?<!por )que
      mande`,
    courtesies: `antes anterior ultima por favor porfavor porfa para mi perdon perdona perdone disculpa disculpe lo siento mark puedes puede podrias podria me la el le
      pregunta frase palabra tu usted eso esto decir di dime diga hablar habla hables hable un poco mas bien muy gracias pero
      y eh ah oh espera espere hablas vas hola yo te se he ha a explicar explicas si de nada todo senor senora sorry pues hacerme hacer haces`,
    answering: `yo tu tus mi mis me gusta gustan encanta es soy tengo que si no claro`,
  },
  German: {
    repeat: `
      wie?derhol\\w*
      noch ?(?:ein ?)?mal
      nochmals?
      lauter
      was (?:hast du|haben sie) (?:\\w+ )?gesagt
      (?:was|wie) (?:war|ist|lautet)(?: noch ?mal| noch einmal| denn)? (?:die|deine|ihre) frage
      wie bitte`,
    slower: `
      langsam\\w*
      nicht so schnell
      (?:(?:du sprichst|sie sprechen) )?(?:viel )?zu schnell`,
    notUnderstood: `
      (?:kannst du|konnen sie|konnten sie|konntest du) (?:(?:das|es|die frage|mir|bitte|mal) )*erklar\\w*
      (?:eine )?(?:leichtere|einfachere) frage
      (?:sprich|reden|sprechen|rede) (?:bitte )?einfacher|einfacher (?:sprechen|reden)
      (?:anders|mit anderen worten|einfacher) (?:sagen|fragen|formulieren|ausdrucken|erklaren)
      kenne (?:das|dieses|dein) wort nicht
      (?:nicht|nichts|nix|kein) (?:\\w+ ){0,3}(?:versteh\\w*|verstand\\w*|gehort|mitbekommen)
      versteh\\w* (?:(?:ich|dich|sie|das|die|den|es|frage|deine|ihre|wort|satz|leider|ganz|so|gar|noch|immer|gut) ){0,4}(?:nicht|nichts|nix)
      was (?:heisst|bedeutet) (?:das|es|die frage|der satz)
      was (?:meinst du|meinen sie)
      (?:sprich|sprechen sie|sprechen|rede|reden|frag|frage)(?: mal| bitte| ein bisschen)* (?:einfacher|leichter)`,
    word: `
      (?:wie|was) (?:sagt man|sagt mann|sag ich|sage ich|sagst du|sagen sie|kann man|kann ich)(?: das wort)? <word>(?: <here>)?(?: sagen)?
      (?:wie|was) (?:sagt man|sage ich|sagst du|heisst|ist) <here> <word>
      (?:wie|was) (?:heisst|ist|heissen)(?: das wort)? <word> <here>
      <word> (?:wie|was) (?:heisst|ist|sagt man)(?: das)? <here>
      <word> wie sagt man(?: das)?
      wie heisst(?: noch ?mal)? <one>
      (?:was|wie) (?:ist|heisst|lautet) das (?:deutsche )?wort fur <word>(?: <here>)?
      ich (?:weiss nicht|hab vergessen|habe vergessen) wie man <word>(?: <here>)? sagt
      ich kenne das (?:deutsche )?wort fur <word> nicht`,
    meaning: `
      was (?:bedeutet|bedeuten|heisst|heissen|bedeutest|meint)(?: denn| noch ?mal| noch einmal| eigentlich)?(?: das wort| der satz)? <word>(?: <english>)?
      <word> was (?:bedeutet|heisst|ist)(?: das)?(?: <english>)?
      was (?:bedeutet|heisst|ist) das
      was (?:ist|sind)(?: das wort| ein| eine| der| die| das)? <word>(?: <english>)?
      (?:wie|was) (?:sagt man|heisst|ist) <word> <english>
      ich (?:verstehe|versteh|kenne) das wort <word>(?: nicht)?
      (?:das wort|den ausdruck) <word> (?:kenne?|verstehe?) ich nicht
      (?:was|wie) (?:ist|heisst|lautet) das englische wort fur <word>
      (?:das wort|den ausdruck|was|einen?|den|die) <word>(?: (?:bedeutet|heisst|ist|sind))? erklar\\w*
      erklar\\w*(?: sie)?(?: mir)?(?: bitte)? (?:das wort|den ausdruck|was) <word>(?: (?:bedeutet|heisst|ist|sind))?
      ich (?:verstehe|weiss) nicht was <word> (?:bedeutet|heisst|ist)
      was (?:meinst du|meinen sie) mit <word>`,
    echoes: `
      was
      wie
      hae?
      bitte
      entschuldigung
      pardon`,
    courtesies: `vorherige letzte davor vorhin bitte fur mich entschuldigung entschuldige tut mir leid verzeihung mark kannst kann konntest konnen konnten konnte du sie
      das die den der es frage wort satz einmal mal moment warte warten redest sprichst sprechen sprich sag sagen reden rede erklaren ich hab habe hast dich deine
      ihre aber und ein bisschen etwas danke ah oh ahm hallo leider ganz gut gar uberhaupt nicht jetzt was du langsam langsamer sorry mir stellen stell`,
    answering: `ich du wir er sie ist bin bist habe hast mein meine meinen meinem meiner dein deine deinen deinem deiner dir dich
      mich ihr ihre los ja nein doch gern denn`,
  },
  English: {
    repeat: `
      repeat\\w*
      (?:say|ask) (?:that|it|the question|this|me)? ?(?:again|once more|one more time)
      louder
      once more
      one more time
      (?:come )?again
      what (?:is|was|s) the question
      what did you (?:just )?say`,
    slower: `
      slow down
      (?:more )?slow(?:er|ly)?
      (?:too|so) (?:fast|quick|quickly)
      less (?:fast|quickly)`,
    notUnderstood: `
      (?:don t|do not|didn t|did not|dont|didnt|can t|cannot|cant|not) (?:\\w+ ){0,2}(?:understand|get|hear|catch|follow)
      what do you mean
      (?:can|could) you (?:please )?(?:explain|rephrase)
      what does (?:that|this|it|the question) mean
      what (?:is|s) (?:that|this)`,
    word: `
      (?:how|what) (?:do|would|can|could|should|d|is|to)(?: you| i| we| u| one| to)? say(?: the word)? <word>(?: <here>)?
      how (?:you )?say <word>(?: <here>)?
      (?:how|what) (?:is|s) <word> (?:called |said )?<here>
      what (?:is|s) the (?:(?:french|spanish|german) )?(?:word )?for <word>(?: <here>)?
      what (?:do|would) you call <word>(?: <here>)?
      i (?:(?:don t|do not|dont) know|(?:ve |have )?forg[eo]t(?:ten)?) (?:how to say|the (?:(?:french|spanish|german) )?word for) <word>(?: <here>)?`,
    meaning: `
      what (?:does|dose)(?: the word)? <word> means?(?: <english>)?
      what (?:is|s)(?: the word)? <word> <english>
      what (?:is|s) the (?:english(?: word)? for|meaning of) <word>
      (?:i )?(?:don t|do not|dont) (?:understand|know|get) (?:the word|what) <word>(?: means| is)?
      (?:explain|tell me) (?:the word|what) <word>(?: means?| is| are)?
      what (?:is|s|are)(?: an?| the)? <word>
      how do you say <word> <english>
      <word> what does (?:that|it) mean
      what does (?:that|it) mean`,
    echoes: `
      pardon
      sorry
      what
      huh`,
    courtesies: `can could would you please mark i sorry me that it the this question for speak talk say a bit little more to
      mind just did do what was is hi hey excuse thanks thank really quite but and i m am afraid in english slightly word um
      uh oh all any of your`,
    answering: `your my yes no that s it s`,
  },
};
