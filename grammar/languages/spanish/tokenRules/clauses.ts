/** What joins clauses and hangs on verbs: little words that are missing or wrong, other people's pronouns, English ways. */
export const clauseTurns = `
false-friend.realizar [<realizar> que] “To realise” is *darse cuenta de que*.
false-friend.conocer-fact [~la|que|lo|se <conocer:present,imperfect> que|qué|si|dónde|cómo|cuándo|por|<*:infinitive>] For facts and skills, use *saber*. *Conocer* is for people and places. → $2<saber> $3
word-order.con-quien [<hablar,salir,vivir,jugar,trabajar,ir,contar,compartir> con $|de|porque|y|pero|cuando] The preposition comes first: *con quien*, *con el que*.
phrase.poner-feeling [me|te|le|nos|les <hacer> muy|más|tan|bastante? {adj=nervioso,triste,enfadado,contento,furioso,celoso,rojo,alegre,estresado,enfermo}] “To make” somebody happy or sad is *poner*. → $1 $2<poner> $3 $4
phrase.tan [<ser,estar> así|tanto {adj} !como] Before an adjective, “so” is *tan*. → $1 tan $3
phrase.desde-que [desde !hace|hacía no? me|te|se|nos|{finite}] Before a verb, “since” is *desde que*. → desde que $3 $4
phrase.debido-a-que [debido|gracias a no? me|se|nos|hay|{finite}] Before a verb, say *debido a que* or *gracias a que*. → $1 a que $3 $4
second-verb.de-infinitive [pesar|antes|después|además|vez|lugar de me|te|se|nos? !{noun} {finite}] After *de*, use the infinitive. → $1 de $5<:infinitive>
phrase.durante-que [durante que] *Durante* only goes before a noun. Before a verb, use *mientras*. → mientras
phrase.a-causa-de [porque del|de un|una|el|la|los|las|mi? !momento|noche|día {noun} {adj}? $|y|no|en] “Because of” is *a causa de*.
phrase.sino-tambien [no solo|sólo|solamente ... pero también] “Not only … but also” is *no solo … sino también*.
phrase.eso-es-por-que [eso|esto es por qué] “That's why” is *por eso*. → por eso
phrase.used-to [<usar:imperfect> a? <*:infinitive>] For “used to”, use the imperfect: *jugaba*.
[usé|usó|usamos|usaron a <*:infinitive>]
second-verb.noun-de [ganas|oportunidad|posibilidad|intención <*:infinitive>] This noun takes *de* before an infinitive. → $1 de $2
tense.ojala [ojalá que? !{noun} <*:present>] After *ojalá*, use the subjunctive.
word-order.haber-participle [he|has|ha|hemos|han siempre|nunca|ya|también|todavía <*:participle>] → $2 $1 $3
word-order.se-lo [le|les lo|la|los|las <*>] Before *lo* or *la*, *le* becomes *se*. → se $2 $3
liking.me-interesa [me|te|le|nos|les <interesar>&{he}|<interesar>&{they} en|a|por] *Me interesa* takes no preposition and agrees with the thing.
phrase.dar-un-paseo [<ir,salir> por|para un|una paseo|caminata|vuelta] “To go for a walk” is *dar un paseo*.
phrase.habra [será|serán más|menos|muchos|muchas {noun} !que] “There will be” is *habrá*. → habrá $2 $3
phrase.tener-que-hacer [<tener,haber> mucho|mucha|muchos|muchas|poco|demasiado|más trabajo|deberes|cosas? a <*:infinitive>] Use *que* before the infinitive: *mucho que hacer*. → $1 $2 $3 que $5
phrase.de-lo-que [más|mejor|peor|menos|mayor {adj}? que yo? <pensar,esperar,creer,imaginar:imperfect>] Before a verb, “than” is *de lo que*. → $1 $2 de lo que $4 $5
tense.still-present [{i}&<*:imperfect>|{we}&<*:imperfect>|vivía|era|trabajaba ... ~y desde entonces] What is still going on is in the present tense.
tense.used-to-imperfect [cuando yo? <ser,tener:imperfect> ... <gustar,encantar:preterite>] Use the imperfect for how things used to be.
word-order.con-quien [que no? me|te|se|le|nos|lo|la? <*> con|en|de|contra|sobre|sin|para|por $|es|son|era|fue|tiene|ayer]
phrase.lo-que [^ que más|menos me|te|nos gusta|gustan|encanta|interesa|preocupa|molesta] “What” inside a sentence is *lo que*. → lo que $3 $4 $5
[hacer|comer|comprar|decir|llevar|elegir|entiendo|entendí|entender|entendía que no? quiero|quiere|quieren|dice|dijo|decía|dicen|pasa] → $1 lo que $3 $4
phrase.missing-relative* [hay|había|conozco {det}? {noun:family,friends}|gente|personas no? !está|están|es|son|era|hay {finite}] You can't leave out *que* (“who”, “which”).
phrase.que-not-left-out [dijo|dice|dijeron|dicen|digo yo|ellos|ellas|nosotros {finite}] → $1 que $2 $3
second-verb.llevar-gerund [<llevar> <*:infinitive>] With *llevar* and a time, use the gerund in *-ando* or *-iendo*. → $1 $2<:gerund>
`;
