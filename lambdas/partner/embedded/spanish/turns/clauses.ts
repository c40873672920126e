/** What joins clauses and hangs on verbs: little words that are missing or wrong, other people's pronouns, English ways. */
export const clauseTurns = `
false-friend [<realizar> que] To realise is “darse cuenta de que”.
false-friend [~la|que|lo|se <conocer:present,imperfect> que|qué|si|dónde|cómo|cuándo|por|<*:infinitive>] A fact is known with “saber”. → $2<saber> $3
word-order [<hablar,salir,vivir,jugar,trabajar,ir,contar,compartir> con $|de|porque|y|pero|cuando] “who … with” is “con quien” or “con el que”: the preposition stands first.
phrase [me|te|le|nos|les <hacer> muy|más|tan|bastante? {adj=nervioso,triste,enfadado,contento,furioso,celoso,rojo,alegre,estresado,enfermo}] What makes one feel so is told with “poner”. → $1 $2<poner> $3 $4
phrase [<ser,estar> así|tanto {adj} !como] “so” before an adjective is “tan”. → $1 tan $3
phrase [desde !hace|hacía no? me|te|se|nos|{finite}] Before a verb this is “desde que”. → desde que $3 $4
phrase [debido|gracias a no? me|se|nos|hay|{finite}] Before a verb “que” is needed. → $1 a que $3 $4
second-verb [pesar|antes|después|además|vez|lugar de me|te|se|nos? !{noun} {finite}] Behind “de” the verb is an infinitive. → $1 de $5<:infinitive>
phrase [durante que] → mientras
phrase [porque del|de un|una|el|la|los|las|mi? !momento|noche|día {noun} {adj}? $|y|no|en] “because of” is “a causa de”.
phrase [no solo|sólo|solamente ... pero también] “not only … but also” ends with “sino también”.
phrase [eso|esto es por qué] → por eso
phrase [<usar:imperfect> a? <*:infinitive>] What one used to do is told in the imperfect: tocaba, jugaba.
[usé|usó|usamos|usaron a <*:infinitive>]
second-verb [ganas|oportunidad|posibilidad|intención <*:infinitive>] Behind this noun comes “de”. → $1 de $2
tense [ojalá que? !{noun} <*:present>] What one hopes for is told in the subjunctive.
word-order [he|has|ha|hemos|han siempre|nunca|ya|también|todavía <*:participle>] Nothing stands between “haber” and its participle. → $2 $1 $3
word-order [le|les lo|la|los|las <*>] Before “lo” and the like, “le” becomes “se”. → se $2 $3
liking [me|te|le|nos|les <interesar>&{he}|<interesar>&{they} en|a|por] “me interesa” needs no preposition, and goes with the thing: me interesan las …
phrase [<ir,salir> por|para un|una paseo|caminata|vuelta] “to go for a walk” is “dar un paseo”.
phrase [será|serán más|menos|muchos|muchas {noun} !que] “there will be” is “habrá”. → habrá $2 $3
phrase [<tener,haber> mucho|mucha|muchos|muchas|poco|demasiado|más trabajo|deberes|cosas? a <*:infinitive>] What there is to do takes “que”. → $1 $2 $3 que $5
phrase [más|mejor|peor|menos|mayor {adj}? que yo? <pensar,esperar,creer,imaginar:imperfect>] With a clause one compares by “de lo que”. → $1 $2 de lo que $4 $5
tense [{i}&<*:imperfect>|{we}&<*:imperfect>|vivía|era|trabajaba ... ~y desde entonces] What is so to this day is told in the present.
tense [cuando yo? <ser,tener:imperfect> ... <gustar,encantar:preterite>] How it used to be is told in the imperfect.
word-order [que no? me|te|se|le|nos|lo|la? <*> con|en|de|contra|sobre|sin|para|por $|es|son|era|fue|tiene|ayer] “who … with” is “con quien” or “con el que”: the preposition stands first.
phrase [^ que más|menos me|te|nos gusta|gustan|encanta|interesa|preocupa|molesta] “what …” is “lo que”. → lo que $3 $4 $5
phrase [hacer|comer|comprar|decir|llevar|elegir|entiendo|entendí|entender|entendía que no? quiero|quiere|quieren|dice|dijo|decía|dicen|pasa] “what …” is “lo que”. → $1 lo que $3 $4
phrase* [hay|había|conozco {det}? {noun:family,friends}|gente|personas no? !está|están|es|son|era|hay {finite}] “who” and “which” cannot be left out: gente que vive.
phrase [dijo|dice|dijeron|dicen|digo yo|ellos|ellas|nosotros {finite}] “that” cannot be left out. → $1 que $2 $3
second-verb [<llevar> <*:infinitive>] How long something has been going on is told with the -ando form. → $1 $2<:gerund>
`;
