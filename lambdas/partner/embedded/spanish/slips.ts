import type { Slip } from "../tongue.ts";

const people =
  "(familia|madre|padre|padres|hermanos?|hermanas?|abuelos?|abuelas?|amigos?|amigas?|primos?|primas?|tíos?|tías?|profesora?|novio|novia)";
const number = "(once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|\\d\\d?)";

/** Wrong turns of phrase, each a pattern over the lower-case answer. */
export const slips: readonly Slip[] = [
  {
    kind: "adjective",
    pattern: "un (bueno|malo) (?!y)\\p{L}+",
    rule: "Before a masculine noun this adjective loses its -o.",
  },
  {
    kind: "agreement",
    pattern: "(?<!sobre )tod[oa] (los|las)",
    rule: "“todo” has to agree with its noun too: todos los, todas las.",
  },
  {
    kind: "phrase",
    pattern: `(?:soy|estoy) ${number} años`,
    rule: "Age goes with “tener” in Spanish.",
    right: "tengo $1 años",
  },
  {
    kind: "phrase",
    pattern: "(?:es|está) (\\S+) años(?! (de|desde|que))",
    rule: "Age goes with “tener” in Spanish.",
    right: "tiene $1 años",
  },
  {
    kind: "phrase",
    pattern: `tengo ${number}(?=\\s*[.!]?$)`,
    rule: "Say “años” when you tell your age.",
    right: "tengo $1 años",
  },
  {
    kind: "phrase",
    pattern: "(?:soy|estoy) (hambre|sed|frío|calor|miedo|sueño)",
    rule: "This goes with “tener” in Spanish.",
    right: "tengo $1",
  },
  {
    kind: "phrase",
    pattern: "(?:es|está) (frío|calor|sol|viento|buen tiempo|mal tiempo)(?! (y|pero|como))",
    rule: "The weather goes with “hacer”.",
    right: "hace $1",
  },
  {
    kind: "phrase",
    pattern: "(?:era|fue|estaba) (frío|calor|sol|viento|buen tiempo|mal tiempo)",
    rule: "The weather goes with “hacer”.",
    right: "hacía $1",
  },
  {
    kind: "phrase",
    pattern: "(?:yo )?(?:me )?gusto(?! (a|mucho a|musical|por))(?= |$)",
    rule: "“gustar” turns the sentence round: the thing pleases me, “me gusta”.",
    right: "me gusta",
  },
  {
    kind: "phrase",
    pattern: "yo (?:me )?(gusta|gustan|encanta|encantan)",
    rule: "“gustar” and “encantar” take “me”, not “yo”.",
    right: "me $1",
  },
  {
    kind: "phrase",
    pattern: "(?:yo )?me encanto",
    rule: "“encantar” turns the sentence round: “me encanta”.",
    right: "me encanta",
  },
  {
    kind: "phrase",
    pattern:
      "(?<!me |te |le |les |nos |os |se )(gusta|encanta)(?= (el|la|los|las|jugar|comer|ir|ver|leer|bailar|escuchar|nadar))",
    rule: "“gustar” needs a pronoun before it: me, te, le.",
    right: "me $1",
  },
  {
    kind: "person",
    pattern: "(me|te|le|nos|les) (gusta|encanta|interesa) (?:mucho )?(los|las|mis|tus)",
    rule: "What is liked is plural, so the verb is too.",
    right: "$1 $2n $3",
  },
  {
    kind: "person",
    pattern:
      "(me|te|le|nos|les) (gusta|encanta|interesa)n (?:mucho )?(el|la|mi|\\p{L}*(?:ar|er|ir))(?!.*(?:,| y ))",
    rule: "What is liked is singular, so the verb is too.",
    right: "$1 $2 $3",
  },
  {
    kind: "person",
    pattern: "(me|te|le|nos) (?:gustó|encantó) (los|las)",
    rule: "What was liked is plural, so the verb is too.",
    right: "$1 gustaron $2",
  },
  {
    kind: "second-verb",
    pattern: "(me gusta|me encanta|me gustaría) (a|de|que) (\\p{L}+(?:ar|er|ir))",
    rule: "The infinitive follows without a preposition.",
    right: "$1 $3",
  },
  {
    kind: "second-verb",
    pattern:
      "(me gusta|me encanta|me gustaría) (juego|juega|bailo|canto|como|veo|leo|escucho|voy|hago|nado|monto|salgo|hablo|viajo|estudio|trabajo)(?! (de|del|y|que))",
    rule: "After “gustar” the second verb stays in the infinitive.",
  },
  {
    kind: "second-verb",
    pattern:
      "(me gusta|me encanta|me gustaría) (jugando|bailando|cantando|comiendo|viendo|leyendo|escuchando|haciendo|nadando|viajando|estudiando|trabajando)",
    rule: "After “gustar” Spanish uses the infinitive, not the form in -ndo.",
  },
  {
    kind: "phrase",
    pattern: "^(mi|mis) (\\p{L}+) (le|les) (gusta|gustan|encanta|encantan)",
    rule: "The person who likes something needs “a”.",
    right: "a $1 $2 $3 $4",
  },
  {
    kind: "phrase",
    pattern: `(visité|visito|visitar|visitamos|vi|veo|vimos|conocí|ayudo|ayudé) (mi|mis|tu|su|sus) ${people}`,
    rule: "A person who is the object needs “a” (personal a).",
    right: "$1 a $2 $3",
  },
  {
    kind: "phrase",
    pattern:
      "(juego|juegas|juega|jugamos|juegan|jugar|jugué|jugaba|jugando) (?:el )?(fútbol|tenis|baloncesto|rugby|hockey|golf|voleibol)",
    rule: "Games follow “jugar al”.",
    right: "$1 al $2",
  },
  {
    kind: "phrase",
    pattern: "(juego|jugar|jugué|juega|jugaba) (?:a )?(?:el|la|al) (guitarra|piano|violín|flauta|batería)",
    rule: "Instruments go with “tocar”.",
  },
  {
    kind: "phrase",
    pattern: "(escucho|escuchar|escuché|escucha|escuchamos) a (?:la )?(música|radio)",
    rule: "“escuchar” needs no “a” before things.",
    right: "$1 $2",
  },
  {
    kind: "phrase",
    pattern: "(busco|buscar|busqué|espero|esperar) por(?= (?:el|la|mi|un))",
    rule: "This verb needs no preposition.",
    right: "$1",
  },
  {
    kind: "phrase",
    pattern: "(en|sobre) (?:el )?(lunes|martes|miércoles|jueves|viernes|sábado|domingo)",
    rule: "Days take only the article: el lunes.",
    right: "el $2",
  },
  {
    kind: "phrase",
    pattern: "en la (mañana|tarde|noche)",
    rule: "Parts of the day take “por”: por la mañana.",
    right: "por la $1",
  },
  {
    kind: "phrase",
    pattern:
      "(voy|vas|va|vamos|van|fui|fuimos|ir) (?:en|al) (la )?(casa|playa|piscina|ciudad|montaña|iglesia)",
    rule: "Where to is said with “a”: a la.",
  },
  {
    kind: "phrase",
    pattern:
      "(voy|vas|va|vamos|van|fui|fuimos|fue|ir) en (españa|francia|italia|inglaterra|alemania|londres|madrid|barcelona|escocia)",
    rule: "Where to is said with “a”.",
    right: "$1 a $2",
  },
  {
    kind: "phrase",
    pattern:
      "(?:soy|es|era|somos|son) (cansad[oa]s?|enferm[oa]s?|content[oa]s?|enfadad[oa]s?|preocupad[oa]s?)",
    rule: "How somebody feels goes with “estar”.",
  },
  {
    kind: "phrase",
    pattern:
      "(mi (?:casa|instituto|ciudad|pueblo|colegio)|londres|madrid|manchester|leeds) es(?= (?:en|cerca|lejos))",
    rule: "Where something is goes with “estar”.",
    right: "$1 está",
  },
  {
    kind: "phrase",
    pattern:
      "(yo|él|ella|mi \\p{L}+) (?:estoy|está) (alt[oa]|inteligente|simpátic[oa]|de londres|inglés|inglesa|estudiante|profesora?|médic[oa])",
    rule: "What somebody is like goes with “ser”.",
  },
  {
    kind: "phrase",
    pattern: "muy (mucho|delicios[oa]|excelente|fantástic[oa]|increíble|estupend[oa])",
    rule: "“muy” does not go with this word.",
    right: "$1",
  },
  { kind: "phrase", pattern: "más (buen[oa]s?|bien)(?= que)", rule: "“better” is “mejor”.", right: "mejor" },
  { kind: "phrase", pattern: "más (mal[oa]s?|mal)(?= que)", rule: "“worse” is “peor”.", right: "peor" },
  {
    kind: "phrase",
    pattern: "más (\\p{L}+) de(?= (?:mi|yo|tú)(?: |$))",
    rule: "Comparisons take “que”.",
    right: "más $1 que",
  },
  {
    kind: "phrase",
    pattern:
      "mucho (divertid[oa]s?|interesantes?|aburrid[oa]s?|bonit[oa]s?|simpátic[oa]s?|grandes?|buen[oa]s?|difícil|fácil)",
    rule: "Before an adjective “very” is “muy”.",
    right: "muy $1",
  },
  {
    kind: "phrase",
    pattern: "muy (amigos|tiendas|deberes|libros|gente|dinero|tiempo)",
    rule: "Before a noun “much, many” is “mucho”.",
  },
  {
    kind: "phrase",
    pattern: "(?:porque|por qué) del?",
    rule: "“because of” is “a causa de”.",
    right: "a causa de",
  },
  {
    kind: "phrase",
    pattern: "por que(?= (?:es|me|no|son|tengo|el|la|mi))",
    rule: "“because” is one word: porque.",
    right: "porque",
    typedOnly: true,
  },
  {
    kind: "phrase",
    pattern: "(hay|había) (el|la|los|las)",
    rule: "“hay” takes un, una or no article, never el or la.",
  },
  {
    kind: "person",
    pattern: "hay(?:n|es)",
    rule: "“there is” and “there are” are both “hay”.",
    right: "hay",
  },
  {
    kind: "phrase",
    pattern: "(?:es|son|está)(?= (?:muchos|muchas) \\p{L}+ en)",
    rule: "“there are” is “hay”.",
    right: "hay",
  },
  {
    kind: "phrase",
    pattern: "(?:pienso|creo)(?= (?:es|son|está|fue|me))",
    rule: "“that” cannot be left out: creo que.",
    right: "creo que",
  },
  {
    kind: "phrase",
    pattern: "(yo|él|ella|nosotros|ellos) (\\p{L}+[oaen]s?) no(?= [a-z])",
    rule: "“no” stands before the verb.",
  },
  {
    kind: "auxiliary",
    pattern:
      "(?:tengo|soy|estoy) (comido|jugado|ido|hecho|visto|visitado|bebido|comprado|estudiado|trabajado|viajado|estado)",
    rule: "The perfect tense is made with “haber”.",
    right: "he $1",
  },
  {
    kind: "auxiliary",
    pattern: "(?:tenemos|somos|estamos) (comido|jugado|ido|hecho|visto|visitado|bebido|comprado|viajado)",
    rule: "The perfect tense is made with “haber”.",
    right: "hemos $1",
  },
  {
    kind: "phrase",
    pattern: "mi nombre (?:soy|me llamo)",
    rule: "Names are told with “me llamo”.",
    right: "me llamo",
  },
  {
    kind: "phrase",
    pattern: "(?:yo )?llamo (?!a|por|al|la|el|mi|mucho|cuando)(\\p{L}+)(?<!me llamo \\p{L}+)",
    rule: "Names are told with “me llamo”.",
    right: "me llamo $1",
  },
  { kind: "phrase", pattern: "me llamo es", rule: "One verb is enough here.", right: "me llamo" },
  {
    kind: "phrase",
    pattern: "(?<!me |se |te |nos )yo (levanto|acuesto|despierto|ducho|visto|lavo) (a las|temprano|tarde)",
    rule: "This verb is reflexive here: it needs “me”.",
    right: "yo me $1 $2",
  },
  {
    kind: "phrase",
    pattern: "(tuve|tuvimos|tenía) (?:un )?(?:buen|bueno) (tiempo|rato)",
    rule: "“to have a good time” is “pasarlo bien”.",
  },
  {
    kind: "phrase",
    pattern: "pasado (semana|fin de semana|año|verano|mes|sábado)",
    rule: "“last” stands after its noun.",
  },
  {
    kind: "phrase",
    pattern: "(?<!fin de )(semana|noche) pasado",
    rule: "“pasado” has to agree.",
    right: "$1 pasada",
  },
  {
    kind: "accent",
    pattern: "el (juega|tiene|va|está|come|vive|hace|dice|fue|quiere|puede|trabaja|era|tenía)",
    rule: "As a subject “él” has an accent.",
    right: "él $1",
    typedOnly: true,
  },
  {
    kind: "accent",
    pattern: "tu (juegas|tienes|vas|estás|comes|vives|haces|quieres|puedes|trabajas|eres)",
    rule: "As a subject “tú” has an accent.",
    right: "tú $1",
    typedOnly: true,
  },
  {
    kind: "accent",
    pattern:
      "(casa|ciudad|pueblo|instituto|madre|padre|hermano|hermana|colegio|playa|londres|él|ella|tiempo|que|porque|no) esta(?= (?:en|cerca|lejos|muy|bien|mal|situad|enferm|cansad))",
    rule: "The verb “está” has an accent.",
    right: "$1 está",
    typedOnly: true,
  },
  {
    kind: "word-order",
    pattern:
      "(un|una|el|la|los|las|unos|unas|mi) (roj[oa]|azul|verde|negr[oa]|blanc[oa]|amarill[oa]|interesante|aburrid[oa]|modern[oa]|divertid[oa]|inteligente|históric[oa])s? (?!y)(\\p{L}{3,})",
    rule: "This adjective stands behind its noun in Spanish.",
    right: "$1 $3 $2",
  },
  {
    kind: "word-order",
    pattern: "(veo|compro|como|hago|leo|escucho|odio|compré|comí|hice) (lo|la|los|las)(?=$| porque| y| pero)",
    rule: "Object pronouns stand before the verb: lo veo.",
    right: "$2 $1",
  },
];
