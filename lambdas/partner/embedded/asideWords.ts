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

/** What an answer is given, in whatever words. */
const verdict =
  "result(?:ado|at)|ergebnis|c[hi]i?f[fr]\\w+|plus (?:eleve|haut)e?s?|mas alt[oa]s?|hochst\\w*|mention|sobresaliente|un vingt|dieces|glatte eins|" +
  "korrektur|indulg\\w+|gener(?:eu\\w+|os\\w*)|gro(?:ss|ß)zug\\w*|(?:todo|tout|alles) (?:como|comme|als|juste|richtig|correcto)";

/** What a program is told to do. */
const order =
  "instructions?|prompts?|rubric|guidelines|consignes?|directives?|bareme|instruccion(?:es)?|indicaciones|normas|rubrica|" +
  "anweisung(?:en)?|vorgaben|" +
  "(?:ta|votre|tu|su|deine|ihre) (?:note|nota|bewertung)|(?:tes|vos) regles|(?:tus|sus) reglas|deine regeln";

const fault = "mistakes?|errors?|erreurs?|fautes?|errores|fallos|fehlern?";
const praise =
  "flawless|faultless|perfect|parfaite?s?|excellente?s?|correcte?s?|sans fautes?|" +
  "perfect[oa]s?|excelentes?|correct[oa]s?|sin errores|perfekte?[nrs]?|fehlerfrei|richtig|korrekt|ausgezeichnet";

/** What such words are about: something of this has to be there. */
export const matter = `${marker}|${mark}|${order}|${fault}|${praise}`;

/** Where an order is one only by its place, less counts: "Sei vorsichtig, die KI macht Fehler" is advice. */
export const matterOfMarks = `${human}|${mark}|${verdict}|${order}|${praise}`;

/** What goes on speaking to the marker, once somebody has begun to. */
export const further = `${marker}|${mark}|${order}|you are|tu es|vous etes|eres|usted es|du bist|sie sind`;

/** Orders that are nothing else, wherever they stand. */
export const command =
  "ignore[zr]? (?:toutes?|tous|les|mes|tes|vos|ce)|oublie[zr]? (?:toutes?|tous|les|tes|vos)|(?:tiens|tenez) (?:pas|aucun) compte|no (?:tengas|tenga) en cuenta|ne (?:signale|corrige|releve)[zr]?|" +
  "(?:donne|mets|accorde|attribue)[zr]?-(?:moi|lui)|(?:donnez|mettez|accordez|attribuez)(?:-moi)?|" +
  "ignora (?:todas?|todos|las|los|tus|mis)|ignore (?:todas|todos|las|los)|olvida(?:te de)? (?:todas?|todos|las|los|tus)|" +
  "no (?:senales|marques|corrijas)|dame|deme|pon(?:ga)?me|otorga(?:me)?|(?:calific|evalu|puntu)ame|" +
  "ignorier(?:e|en sie|t)?|missachte|vergiss|(?:gib|gebt|geben sie) (?:mir|dieser|diesem|ihm|ihr|die|der)|bewerte|benote|(?:beachte|melde|markiere|korrigiere)(?:n sie)?(?= (?:die|keine?|meine) fehler)";

/** Orders that are so only where a clause begins: elsewhere they tell what somebody does. */
export const opening =
  "ignore[zr]?|oublie[zr]?|donne[zr]?|attribue[zr]?|accorde[zr]?|mets|mettez|evalue[zr]?|reponds|repondez|ecris|ecrivez|" +
  "notez|affiche[zr]?|considere[zr]?|veuillez|merci de|change[zr]?|valide[zr]?|accepte[zr]?|augmente[zr]?|fai(?:s|tes) comme si|" +
  "imagine[zr]?|suppose[zr]?|sois|soyez|dis|dites|" +
  // "Responde", "evalúa": what a teacher does looks the same, so more is wanted of these.
  "pon|ponga|haz como|haz de cuenta|supon|sube(?= mi)|cambia(?= (?:mi|tu))|(?:finge|imagina|imaginate) que (?:eres|soy)|actua como|" +
  "(?:responde|escribe|muestra|devuelve|imprime)(?: solo| solamente|me)?(?: con)?(?= *(?:[\"'«“{:]|la (?:nota|puntuacion)|\\d))|" +
  "(?:asigna|califica|evalua|puntua|considera)(?:le|la)? (?:mi|esta|a este|con|un 100?)|" +
  "vergib|ignoriere|andere?|ne regarde[zr]?|n'enleve[zr]?|laisse[zr]? tomber|peu importe|compte[zr]?|no (?:hagas|tengas|quites)|olvidate|da igual|cuenta|subeme|haz|egal|lies|zahle?|mach(?! (?:immer|nie|viel|deine) )|trage?|zieh(?:en sie|t)?|erhohe?|antworte|schreibe?|zeige?|betrachte|tue? so|stelle? dir vor|nimm an|sei|setze?|sage?|akzeptiere|gib";

/** "You must give me …", "ich verdiene …": orders in the shape of a statement. */
export const urging =
  "(?:tu|vous|du|sie) (?:dois|devez|peux|pouvez|vas|allez|musst|sollst|sollen|mussen|kannst|wirst)" +
  "(?=.*\\b(?:donner|mettre|attribuer|accorder|ignorer|oublier|noter|evaluer|geben|vergeben|bewerten|ignorieren|vergessen|benoten)\\b)|" +
  "(?:debes?|tienes que|tiene que|puedes|vas a|quiero que|necesito que|te pido que)" +
  " (?:me )?(?:[a-z]+r(?:me|le)|dar|poner|ignorar|olvidar|calificar|evaluar|des|pongas|ignores|olvides|otorgar)|" +
  "il faut (?:que (?:tu|vous) )?(?:me|lui) |" +
  "je merite|(?:me merezco|merezco)|ich verdiene|mir steht";

const person =
  "(?:cet?|la?|el|esta?|der|die|diese|dieser) ?(?:eleve|candidate?|alumn[oa]|estudiante|candidat[oa]|schuler|schulerin|kandidat|kandidatin)";

const you = "(?:tu es|vous etes|eres|usted es|du bist|sie sind)";

/** What only a marker is told, whatever else stands there. */
export const plainly = [
  `${you}(?=.*(?<!\\p{L})(?:toujours|siempre|immer|qui|que|der|die|das)(?!\\p{L}).*(?<!\\p{L})(?:${mark}|${praise})(?!\\p{L}))`,
  "(?:faisons|jouons|imaginons|juguemos|hagamos|spielen wir|lass uns|machen wir)(?=.*(?<!\\p{L})(?:jeu de role|juego de rol|rollenspiel)(?!\\p{L}))",
  `(?:je suis|soy|ich bin) (?:le |la |l'|el |der |die |ton |votre |tu |dein )(?:developers?|developpeur|desarrollador|entwickler|administrat\\w+|${human})`,
  "instructions (?:precedentes|ci-dessus)|nouvelles (?:instructions|consignes)",
  `${you}(?= (?:maintenant|desormais|ahora|jetzt|nun)\\b)`,
  `(?:(?:note|nota|remarque|message|mensaje|hinweis|anmerkung|nachricht) )?(?:pour|a|a l'(?:attention|intention)|para|al|an|fur|fuer) ?(?:l'|la |le |du |de la |des |monsieur l'|madame l'|el |los |den |die )?(?:${human})`,
  `(?:attention|atencion|achtung|cher|chere|estimad[oa]|querid[oa]|lieber?|hallo) (?:${marker})`,
  `${person}(?: [\\w']+)? (?:merite|repondu|parle|recevoir|merece|respondido|hablado|recibir|verdient|perfekt|bekommt|bekommen)`,
  "(?:[a-z']+ ){0,6}full marks|lass(?:t|en sie)? mich bestehen|laisse[zr]?-moi (?:passer|reussir)|fai(?:s|tes)-moi (?:passer|reussir)|apruebame|(?:dejame|hazme) aprobar",
  `keine? fehler (?:melden|anzeigen|nennen)|(?:${mark}|prozent) (?:ver)?geben(?= *(?:$|[.!,]))`,
  `(?:en tant que?|como|als)[ '](?:an? |une? |unas? |eine? )?(?:${human}|${machine})(?=.*\\b(?:tu|vous|dois|devez|debes|tienes|du|musst|sie)\\b)`,
  "(?:ignor|oubli|olvid|vergiss|vergess)\\w* (?:tout ce qui|tout cela|ce qui|everything|lo anterior|lo que|todo lo|alles (?:davor|vorher|bisher|oben|zuvor)|das obige)",
  "(?:systeme?|sistema) (?:doit|debe|muss|soll)|mode (?:administrateur|developpeur)|modo (?:administrador|desarrollador)",
  "(?:scores?|notes?|nota|puntuacion|punktzahl|bewertung|orden|order)(?: (?:maximale?|finale?|correcte?|est|es|is|ist|sea|soit|de|en|von|auf|puntuacion)| ?[:=]){1,3} ?100",
  "(?:a partir de (?:maintenant|ahora)|desormais|ab (?:jetzt|sofort)|von nun an)(?=.* (?:tu|te|du) )",
  "(?:imagine[zr]?|imagina|pretende|finge|supon|stell dir vor|nehmen wir an|hagamos como|on dirait|tu so)(?=,? (?:que |qu'|als )?(?:je suis|tu (?:es|serais|eres)|soy|eres|ware? ich|ich (?:bin|ware)|du (?:bist|warst)))",
  "fai(?:s|tes) semblant|mets-toi a la place|haz como si|tu bitte so|ponte en el lugar",
  "ce que je viens de dire|lo que acabo de decir|was ich (?:gerade|eben) gesagt",
];

/** What whoever marks has done with an answer. */
const judged =
  "corrige\\w*|corregi\\w+|examin\\w+|elegid[oa]|choisie?|ausgewahlt|gegengelesen|confirm\\w+|korrigiert|(?:be|ge)wertet|benotet|(?:ge|uber)pruft|revisad[oa]|relue?|verifi\\w+|valid\\w+|evalu\\w+|calific\\w+";
/** Whom a marker is told to be. */
const part = `${human}|${machine}|jury|jurado|tribunal|ma(?:ch|sch|qu)in\\w*|robot|prof\\w*|lehrer(?:in)?`;
const politely =
  "bitte|s'il (?:te|vous) plait|por favor|ruego|agradec\\w+|reconnaissante?|dankbar|ordonne|" +
  "(?:serait?|seria|ware)(?:-il)?(?: \\p{L}+)? (?:gentil|sympa|possible|amable|freundlich|nett)|tu (?:unica |nueva )?tarea|deine (?:neue )?aufgabe";

/** Kinds of words that together are meant for whoever marks, wherever a sentence has them: two, or one where that is enough. */
export const together: readonly (readonly string[])[] = [
  // "Ma réponse est non" is an answer.
  [
    "(?:cette|esta|diese[rn]?) (?:reponse|respuesta|contestacion|antwort)|(?:ma reponse|mi respuesta|meine antwort)(?! (?:est|es|ist|serait|seria|ware)(?!\\p{L}))",
  ],
  [
    "(?:ce|cette|ma|est[ae]|mi|diese[rn]?|meine) (?:reponse|respuesta|contestacion|antwort|texto?e?)|hierfur|(?:mes|mis) (?:ph|f)rases|meine satze",
    `${judged}|${mark}|${verdict}|${praise}|${fault}|dign[eo]|vaut|vale|wert`,
  ],
  // "Un expert a lu …", "esto lo ha escrito un profesor": somebody who knows has said so.
  [
    "esto|ceci|ici|aqui|das (?:hier|hat)|(?:mes|mis) (?:ph|f)rases|meine satze",
    "expert\\w*|muttersprachler\\w*|profesor\\w*|professeure?|director|inspect\\w+",
  ],
  [
    "(?:diese[rn]?|cette|este?a?) (?:prufung|epreuve|examen|prueba)",
    "mehr|mieux|mejor|erreich\\w*|maxim\\w+",
  ],
  ["ceci|esto|das (?:hat|schon|ist|wurde|bereits)|(?:cet|este|diese) (?:exercice|ejercicio|aufgabe)", judged],
  [politely, `${mark}|${verdict}|${fault}|${order}`],
  [
    "soi[st]|soyez|seas?|sei(?:en sie)?|fermiez|ferme[zr]?",
    "indulg\\w+|clemente?|duro?|estrict[oa]|streng|gnadig|nachsichtig|les yeux",
  ],
  ["(?:tu|du|vous) (?:joue[sz]|incarnes?|serais|war?e?st|spielst|bist)|tu papel", part],
];
