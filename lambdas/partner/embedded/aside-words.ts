/**
 * How students speak to whoever marks, rather than to Mark: patterns over lower-case text without accents, in the four
 * languages that an exam room hears. Each is made of kinds of words, not of known attacks.
 */

/** Whoever marks. */
const human =
  "examiners?|markers?|graders?|assessors?|evaluators?|examinateur|examinatrice|correcteur|correctrice|evaluateur|" +
  "evaluatrice|examinadora?|evaluadora?|correctora?|pruferin|prufer|bewerter|korrektor";
/** A machine that is taken for it. */
const machine =
  "chatgpt|gpt|chatbot|bot|(?<!['] ?)ai(?!-)|llm|language model|ia|intelligence artificielle|modele de langage|" +
  "inteligencia artificial|modelo de lenguaje|ki|kunstliche intelligenz|sprachmodell";
const marker = `${human}|${machine}|system prompt|systeme?|sistema|assistante?|asistente|assistent|developers?|developpeur|desarrollador|entwickler`;

/** What marks are told in. */
const counted =
  "g\\b|gramm|gramos|euro|livre|libra|pfund|pound|person|gens|leute|people|m\\b|metr|meter|km|kilo|ans|anos|jahre|years|" +
  "eleve|alumn|schuler|student|page|pagin|seiten|fois|veces|mal|times|kalor|calor|minut|stunden|heures|horas";
export const hundred =
  `100(?! *(?:${counted}))|` +
  "(?:hundred|cent|cien|hundert)(?= *(?:$|[%/.,!)»”\"']|(?:out of|points?|punkte?n?|puntos?|pour ?cent|por ciento|prozent|percent|sur|von|de|and|et|y|und)(?!\\p{L})))";
const mark =
  "un diez|un sobresaliente|eine eins|top marks|" +
  "marks?|scores?|points?|grades?|full marks|" +
  "notes? (?:maximales?|parfaites?|pleines?)|(?:meilleure|bonne|haute) note|note|le maximum|tous les points|" +
  "puntos?|puntuacion(?:es)?|puntaje|calificacion(?:es)?|notas?|el maximo|" +
  "punkte?n?|punktzahl|bestnote|noten?|bewertung|hochstnote|" +
  `(?:10|20|50)(?: ?/ ?| (?:sur|de|von|out of) )(?:10|20|50)|${hundred}`;

/** What a program is told to do. */
const order =
  "instructions?|prompts?|rubric|guidelines|consignes?|directives?|bareme|instruccion(?:es)?|indicaciones|rubrica|" +
  "anweisung(?:en)?|vorgaben|(?:previous|above|prior|earlier|your) (?:rules|orders|tasks?)|" +
  "(?:ta|votre|tu|su|deine|ihre) (?:note|nota|bewertung)|(?:tes|vos) regles|regles precedentes|(?:tus|sus) reglas|reglas anteriores|deine regeln|(?:bisherigen|vorherigen) regeln";

const fault = "mistakes?|errors?|erreurs?|fautes?|errores|fallos|fehlern?";
const praise =
  "perfect|flawless|excellent|correct|faultless|parfaite?s?|excellente?s?|correcte?s?|sans fautes?|" +
  "perfect[oa]s?|excelentes?|correct[oa]s?|sin errores|perfekte?[nrs]?|fehlerfrei|richtig|korrekt|ausgezeichnet";

/** What such words are about: something of this has to be there. */
export const matter = `${marker}|${mark}|${order}|${fault}|${praise}`;

/** Where an order is one only by its place, less counts: "Sei vorsichtig, die KI macht Fehler" is advice. */
export const matterOfMarks = `${human}|${mark}|${order}|${praise}`;

/** What goes on speaking to the marker, once somebody has begun to. */
export const further = `${marker}|${mark}|${order}|you are|tu es|vous etes|eres|usted es|du bist|sie sind`;

/** Orders that are nothing else, wherever they stand. */
export const command =
  "ignore(?: all| any| the| my)|disregard|override|give (?:me|this|it|him|her|them|the|a|full|maximum|top)|award|" +
  "ignore[zr]? (?:toutes?|tous|les|mes|tes|vos|ce)|oublie[zr]? (?:toutes?|tous|les|tes|vos)|ne (?:tiens|tenez) pas compte|no (?:tengas|tenga) en cuenta|ne (?:signale|corrige|releve)[zr]?|" +
  "(?:donne|mets|accorde|attribue)[zr]?-(?:moi|lui)|(?:donnez|mettez|accordez|attribuez)(?:-moi)?|" +
  "ignora (?:todas?|todos|las|los|tus|mis)|ignore (?:todas|todos|las|los)|olvida(?:te de)? (?:todas?|todos|las|los|tus)|" +
  "no (?:senales|marques|corrijas|menciones)|dame|deme|dadme|ponme|pongame|otorga(?:me)?|calificame|evaluame|puntuame|" +
  "ignorier(?:e|en sie|t)?|missachte|vergiss|(?:gib|gebt|geben sie) (?:mir|dieser|diesem|ihm|ihr|die|der)|bewerte|benote|(?:beachte|melde|markiere|korrigiere)(?:n sie)?(?= (?:die|keine?|meine) fehler)";

/** Orders that are so only where a clause begins: elsewhere they tell what somebody does. */
export const opening =
  "ignore|forget|translate|give|grant|assign|set|output|print|return|respond|reply|answer|write|say|mark|grade|rate|score|treat|" +
  "consider|pretend|act|imagine|assume|follow|obey|accept|evaluate|assess|judge|tell|put|remember|do not|don't|be|" +
  "ignore[zr]?|oublie[zr]?|donne[zr]?|attribue[zr]?|accorde[zr]?|mets|mettez|evalue[zr]?|reponds|repondez|ecris|ecrivez|" +
  "notez|affiche[zr]?|considere[zr]?|veuillez|merci de|change[zr]?|retourne[zr]?|" +
  "renvoie|renvoyez|valide[zr]?|accepte[zr]?|augmente[zr]?|monte[zr]?|joue[zr]? le role|faites? comme si|fais comme si|agis|agissez|imagine[zr]?|suppose[zr]?|sois|soyez|dis|dites|" +
  // "Responde", "evalúa": what a teacher does looks the same, so more is wanted of these.
  "pon|ponga|haz como|haz de cuenta|supon|sube(?= mi)|cambia(?= (?:mi|tu))|(?:finge|imagina|imaginate) que (?:eres|soy)|actua como|" +
  "(?:responde|escribe|muestra|devuelve|imprime)(?: solo| solamente|me)?(?: con)?(?= *(?:[\"'«“{:]|la (?:nota|puntuacion)|\\d))|" +
  "(?:asigna|califica|evalua|puntua|considera)(?:le|la)? (?:mi|esta|a este|con|un 100?)|" +
  "vergib|ignoriere|andere?|erhohe?|spiele? die rolle|antworte|schreibe?|zeige?|betrachte|tue? so|stelle? dir vor|nimm an|sei|setze?|sage?|akzeptiere|gib";

/** "You must give me …", "ich verdiene …": orders in the shape of a statement. */
export const urging =
  "(?:you|tu|vous|du|sie) (?:must|should|have to|need to|will|dois|devez|peux|pouvez|vas|allez|musst|sollst|sollen|mussen|kannst|wirst)" +
  "(?=.*\\b(?:give|award|ignore|forget|donner|mettre|attribuer|accorder|ignorer|oublier|noter|evaluer|geben|vergeben|bewerten|ignorieren|vergessen|benoten)\\b)|" +
  "(?:debes?|tienes que|tiene que|puedes|vas a|quiero que|necesito que|te pido que)" +
  " (?:me )?(?:[a-z]+r(?:me|le)|dar(?:me)?|poner(?:me)?|ignorar|olvidar|calificar(?:me)?|evaluar(?:me)?|des|pongas|ignores|olvides|otorgar(?:me)?)|" +
  "il faut (?:me|lui|que (?:tu|vous) (?:me|lui)) (?:donner?|mettre|mettes|mettiez|donnes|donniez|accorder|attribuer)|" +
  "i (?:deserve|demand)|je merite|(?:me merezco|merezco)|ich verdiene|mir steht";

const answer = "(?:answer|response|reponse|respuesta|antwort)";
const own = "(?:this|my|the student'?s?|cette|ma|la|esta|mi|diese|meine|die)";
const person =
  "(?:the|this|cet?|la?|el|esta?|der|die|diese|dieser) ?(?:student|candidate|pupil|eleve|candidate?|alumn[oa]|estudiante|candidat[oa]|schuler|schulerin|kandidat|kandidatin)";

const you = "(?:you are|you're|tu es|vous etes|eres|usted es|du bist|sie sind)";

/** What only a marker is told, whatever else stands there. */
export const plainly = [
  `${you}(?=.*(?<!\\p{L})(?:always|toujours|siempre|immer|who|that|which|qui|que|der|die|das)(?!\\p{L}).*(?<!\\p{L})(?:${mark}|${praise})(?!\\p{L}))`,
  "(?:faisons|jouons|imaginons|juguemos|hagamos|spielen wir|lass uns|machen wir|let'?s|let us)(?=.*(?<!\\p{L})(?:jeu de role|juego de rol|rollenspiel|role.?play|game)(?!\\p{L}))",
  `(?:je suis|soy|ich bin|i am|i'm) (?:le |la |l'|el |der |die |the |ton |votre |tu |dein )(?:developers?|developpeur|desarrollador|entwickler|administrat\\w+|${human})`,
  "(?:reponds|repondez|responde|antworte|answer|respond|reply) (?:en|im|in|as|mit) (?:format )?json",
  "(?:previous|prior|above|earlier|new) instructions|instructions (?:precedentes|ci-dessus)|nouvelles (?:instructions|consignes)",
  "instrucciones (?:anteriores|previas)|nuevas instrucciones|(?:vorherigen?|bisherigen?|obigen?|neuen?) anweisung(?:en)?",
  `${you}(?= (?:now|maintenant|desormais|ahora|jetzt|nun)\\b)`,
  `${you}(?: [\\w'-]+){0,3} (?:${marker})`,
  `(?:(?:note|nota|remarque|message|mensaje|hinweis|anmerkung|nachricht) )?(?:for|to|pour|a|a l'(?:attention|intention)|para|al|an|fur|fuer) ?(?:the |l'|la |le |du |de la |des |monsieur l'|madame l'|el |los |den |die )?(?:${human})`,
  `(?:dear|hey|hello|hi|attention|atencion|achtung|cher|chere|estimad[oa]|querid[oa]|lieber?|hallo) (?:${marker})`,
  `${own} ${answer} (?:is|was|deserves?|contains|has|est|etait|merite|vaut|(?:ne )?contient|es|fue|merece|vale|contiene|(?:no )?tiene|ist|war|verdient|enthalt|hat)(?=.*(?<!\\p{L})(?:${mark}|${praise}|${fault})(?!\\p{L}))`,
  `(?:mark|grade|rate|score|note[zr]?|evalue[zr]?|considere[zr]?|califica|evalua|puntua|considera|bewerten?|benoten?|betrachten?)(?: sie)? ${own} ${answer}`,
  `${person}(?: [\\w']+)? (?:spoke|deserves?|answered|gets?|merite|repondu|parle|recevoir|merece|respondido|hablado|recibir|verdient|perfekt|bekommt|bekommen)`,
  "(?:[a-z']+ ){0,6}full marks|(?:let|make) me pass|lass(?:t|en sie)? mich bestehen|laisse[zr]?-moi (?:passer|reussir)|fai(?:s|tes)-moi (?:passer|reussir)|apruebame|(?:dejame|hazme) aprobar",
  `keine? fehler (?:melden|anzeigen|nennen)|(?:${mark}|prozent) (?:ver)?geben(?= *(?:$|[.!,]))`,
  `(?:as|en tant que?|como|als)[ '](?:an? |une? |unas? |eine? )?(?:${human}|${machine})(?=.*\\b(?:you|tu|vous|dois|devez|debes|tienes|du|musst|sie)\\b)`,
  "(?:ignor|oubli|olvid|vergiss|vergess|forget|disregard)\\w* (?:tout ce qui|tout cela|ce qui|everything|lo anterior|lo que|todo lo|alles (?:davor|vorher|bisher|oben|zuvor)|das obige|what)",
  "(?:systeme?|sistema) (?:doit|must|debe|muss|soll)|(?:admin|developer|debug|god) mode|mode (?:administrateur|developpeur)|modo (?:administrador|desarrollador)",
  "(?:(?:for|pour|para|fur) (?:this|cette|esta|diese) (?:answer|reponse|respuesta|antwort),? (?:the |la |le |el |die )?)?(?:scores?|notes?|nota|puntuacion|punktzahl|bewertung|orden|order)(?: (?:maximale?|finale?|correcte?|est|es|is|ist|sea|soit|de|en|von|auf|puntuacion)| ?[:=]){1,3} ?100",
  "(?:mark|score|grade|note|nota|puntuacion|punktzahl|bewertung) ?[:=] ?\\d+",
];

/** What a program is told to do with what comes next, where that is plainly meant for it. */
export const handing =
  "responde|escribe|muestra|devuelve|imprime|reponds|affiche|retourne|return|output|print|antworte|gib";
