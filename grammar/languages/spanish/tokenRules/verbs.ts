const numbers = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte";
const jobs =
  "médico,enfermero,enfermera,profesor,profesora,abogado,abogada,ingeniero,veterinario,veterinaria,policía,cocinero,periodista,piloto,actor,actriz,arquitecto,dentista,futbolista,cantante,peluquera";

/** Verbs: the second of two, haber, ser and estar, tener, and tenses that go together. */
export const verbTurns = `
second-verb.letting-infinitive [me|te|le|nos|les|lo|la|los|las <permitir,dejar,hacer,obligar>&{he}|<permitir,dejar,hacer,obligar>&{they} a? !{noun}|como {i}|<*:gerund>] After this verb, the second verb is an infinitive. → $1 $2 $3 $5<:infinitive>
phrase.hay [^ y|pero|sí|antes? allí|ahí|aquí|en|cerca {det}|del? !opinión {noun}? {adj}? no? es|son|era|eran|fue|fueron un|una|unos|unas|muchos|muchas|demasiados|{num} !ciudad|pueblo|casa|barrio|lugar|sitio|zona {noun:town,home}]
second-verb.preposition-infinitive [en|de|por|para|sin|a !{noun} <*:gerund>] After a preposition, use the infinitive, not *-ando*. → $1 $3<:infinitive>
second-verb.infinitive [<soler,querer,poder,deber,preferir,necesitar> como {noun:food}|más|menos|mucha|mucho|muchas|sano] The second verb is an infinitive. → $1 comer $3
second-verb.subject-infinitive [^ <*:gerund> + es|son|era|fue|puede {any}] → $2<:infinitive> $3 $4 $5
second-verb.no-link [~lo|la|los|las|me|te|nos|que <saber,poder,deber,querer,preferir,necesitar,odiar,decidir,intentar,evitar,conseguir> a|que|por|para no? <*:infinitive>] The first verb is followed directly by the infinitive. → $2 $4 $5
second-verb.infinitive [~cuando|si|que <querer,poder,deber,preferir,soler,necesitar> estudio|trabajo|viaje|visito|compro|juego|hablo|ayudo|cocino|monto|nado {noun}|en|al|a|por|con]
second-verb.al-infinitive [al {finite}&<*:present,preterite>] After *al*, use the infinitive. → al $2<:infinitive>
second-verb.ayudar-a [<ayudar> <*:infinitive>] *Ayudar* takes *a* before an infinitive. → $1 a $2
second-verb.saber-infinitive [~que sé {i}&<*:present> {noun}|al|en|muy] After *sé*, the second verb is an infinitive. → sé $3<:infinitive> $4
second-verb.verbs-de [<tratar,acabar,dejar,terminar> a <*:infinitive>] In this sense, the verb takes *de* before an infinitive. → $1 de $3
second-verb.tener-que [<tener> de|a <*:infinitive>] “To have to” is *tener que*. → $1 que $3
auxiliary.naci [yo? soy|fui nacido|nacida|nací] “I was born” is *nací*. → nací
phrase.habia-singular [habían|hubieron !<*:participle> {det}|{num}|{noun}|{adj}|muchos|muchas] “There were” is *había* or *hubo*, always singular. → había $3
phrase.hay [está|están|es|estaba|estaban mucha|muchos|muchas|varios|varias|tantos|tantas|demasiados|demasiadas !horas|días|semanas {noun}]
phrase.weather [porque|siempre|y|pero|cuando|veces|normalmente es|era|está frío|calor en|aquí|allí|fuera|hoy|$] Use *hacer* for the weather: *hace frío*, *hace calor*.
phrase.age-no-viejo [{num} años {adj=viejo}] For age, *tener … años* is enough. → $1 años
phrase.feeling-estar [<ser> + {adj=interesado} en|por] To say how somebody feels, use *estar* with an adjective, or *tener* with *calor*, *frío* or *hambre*. → $1<estar> $2 $3 $4
[fui|fuimos + {adj=mareado,cansado,enfermo,nervioso,contento,preocupado,emocionado,enfadado}]
phrase.feelings-estar [cuando|si yo? soy|somos muy? triste|tristes|nervios|nerviosa|nervioso|contento|contenta] → $1 $2 $3<estar> $4 $5
phrase.felt-estar [~que yo era + {adj=triste,nervioso,contento,aburrido,cansado,enfadado,emocionado}] Use *estar* for how somebody felt. → yo estaba $4 $5
phrase.like-ser [{noun:home,town,school} que? <estar:present,imperfect> + {adj=grande,pequeño,moderno,antiguo,turístico,industrial,histórico,interesante,importante,famoso,mixto,cómodo,bonito,feo,aburrido,divertido}] Use *ser* to say what something is like.
phrase.state-estar [<ser:present,imperfect> + {adj=lleno,rodeado,orgulloso,enamorado,satisfecho}|hecho|hecha|hechos|hechas de] Use *estar* for feelings and states. → $1<estar> $2 $3 $4
phrase.phrases-estar [<ser:present,imperfect> de vacaciones|viaje|pie|moda|compras|acuerdo|buen|mal humor?] Use *estar* in this phrase. → $1<estar> de $3 $4
phrase.job-no-article [<trabajar> como un|una {noun:work} !muy !{adj}] After *como*, a job takes no article. → $1 como $4
phrase.ser-bueno-malo [<ser> + mal|bien para|porque|y|pero|cuando] After *ser*, use *bueno* or *malo*.
phrase.meals [<tener:preterite,present,infinitive,imperfect> el|un? desayuno|almuerzo !muy !{adj} !en !que !especial] Meals have their own verbs: *desayunar*, *comer*, *cenar*.
phrase.order-tomar [voy|vamos|puedo|podría|quisiera|gustaría a? tener el|la|un|una !cena|comida {adj}? {noun:food}] To order food or drink, use *tomar*. → $1 $2 tomar $4 $6 $7
preposition.desde-hace-present [<vivir,estudiar,aprender,conocer,tocar,trabajar,jugar:present> ... por|para ${numbers}|un|muchos|{num} años|meses|año] Use *desde hace* and the present tense for what is still going on.
preposition.desde-hace-perfect [he|ha|hemos|han estudiado|vivido|jugado|aprendido|tocado ... por|para ${numbers}|un|muchos|{num} años|meses|año] Use the present tense with *desde hace* for what is still going on.
preposition.desde-hace [desde ${numbers}|muchos|mucho|bastante|poco|{num} años|meses|semanas|días|tiempo !a] Before a length of time, “for” is *desde hace*. → desde hace $2 $3
tense.manana-future [~la|una|de|cada|esta|pasado|por mañana yo? <*:preterite>&{i}] With *mañana* (“tomorrow”), use a future tense.
second-verb.infinitive [~que debe|deben|puede|pueden|debería|podría|puedo|debo es|son|está|están|tiene|hay|va] → $2 $3<:infinitive>
second-verb.no-preposition-between [<ser> mi|tu|su|nuestro|nuestra sueño|objetivo|meta|plan|pasión|ambición|deseo de|a <*:infinitive>] The infinitive follows directly here, without a preposition. → $2 $3 $1<ser> $5
[mi|tu|su|nuestro|nuestra sueño|objetivo|meta|plan|pasión|ambición|deseo <ser> de|a <*:infinitive>] → $1 $2 $3 $5
second-verb.hope-infinitive [sueño|plan|objetivo|meta|ambición|intención|deseo|pasatiempo|idea|trabajo es|era !{noun} <*:present>&{i}] Use the infinitive for what somebody hopes to do. → $1 $2 $4<:infinitive>
tense.age-imperfect [tuve|tuvo {num} años !de] Use the imperfect for somebody's age in the past. → tenía $2 años
person.tu-ending [<tener,ir,hacer,vivir,comer,querer,ser,estar,jugar,estudiar,trabajar,preferir,beber,ver,hablar,llamar,llevar,poder>&{he} tú] In most tenses, the verb ends in *-s* with *tú*.
second-verb.saber-infinitive* [~que|lo|se|ya sé !{noun} {i}&<*:present>] → sé $4<:infinitive>
phrase.hay [^ y|pero|sí? en|cerca {det}|del !opinión {noun} no? está|están|son|estaba|estaban {num}|un|una|unos|unas|muchos|muchas {noun}]
[~que|yo está|están|estaba|estaban un|una|unos|unas !calle|piso|planta {noun:town,home,nature} !más]
second-verb.subject-needs-ending [y|pero|porque mi|nuestro|nuestra {noun:family,friends} siempre|también|nunca? <*:infinitive>] With “he” or “she”, the verb needs an ending, not the infinitive.
second-verb.needs-ending [y siempre|nunca <*:infinitive> el|la|los|las|un|una|mi|mis|al|en|con|{noun}|mucho] This verb needs an ending to match its subject: it is still in the infinitive.
phrase.feeling-estar [soy aburrido|aburrida|cansado|cansada|enfermo|enferma en|cuando|porque|después|hoy|ahora] → estoy $2 $3
phrase.weather [en invierno|verano|otoño|primavera|inglaterra|escocia|gales|londres está|es|era|estaba + frío|calor|caliente|caluroso]
phrase.feeling-estar [hoy|ahora yo? <ser:present> + {adj=triste,nervioso,cansado,contento,enfermo}]
person.me-ayuda [me ayudo a <*:infinitive>] The verb agrees with what helps: *me ayuda*. → me ayuda a $4
phrase.verb-too-many [~que|cuando|donde|si fui|fue|era|es|soy|estoy !{noun} {i}&<*:preterite>] One verb is enough here: leave out the first. → $4
phrase.es-too-many [^ yo? es vivo en|con] One verb is enough here: leave out *es*. → $2 vivo $5
person.fue [fui muy|bastante|súper|tan|demasiado? {adj=divertido,genial,increíble,aburrido,interesante,emocionante,delicioso,largo,corto,caro,horrible,bonito}] “It was” is *fue*; *fui* is “I was”. → fue $2 $3
person.come [^ mi|nuestro|nuestra {noun:family,friends} como {noun:food} !a] *Como* means “I eat”. For “he”, “she” or “they”, change the ending. → $2 $3 come $5
person.y-yo [~<*> mi|nuestro|nuestra {noun:family,friends} y yo {singular}&<*:imperfect>] With *… y yo*, the verb ends in *-mos*.
second-verb.pasar-gerund [<pasar> mucho|demasiado|bastante|todo|toda|muchas|unas|mi|el|la|los|las|{num}? el|la|mi? tiempo|horas|hora|día|tarde|noche|semana|mañana|rato|domingo|domingos al? día? a? + <*:infinitive>] For how you spend time, use the gerund: *paso la tarde leyendo*.
second-verb.seguir-gerund [<seguir,continuar> a? <*:infinitive>] After *seguir* and *continuar*, use the gerund. → $1 $3<:gerund>
phrase.weather-sun-rain [cuando|hoy|mañana|ayer|siempre|si|porque es|era|fue|está|estaba + sol|viento|calor|lluvia !que|lo] For the weather, say *hace sol*, *hacía calor* or *llueve*.
phrase.weather-estar [hace|hacía|hizo|hará + soleado|nublado|lluvioso|despejado|caluroso|lluvia|nieve|niebla|tormenta|tormentas|llueve|nieva|lloviendo] For the weather, say *está nublado*, *hay niebla* or *llueve*.
phrase.hay-en [^ mi|nuestro|nuestra|el {noun:home,town,school} no? hay|había] Use *en* for the place: *en mi ciudad hay*. → en $2 $3 $4 $5
phrase.like-ser [<estar:present,imperfect> + {adj=necesario,útil,mixto,público,privado,obligatorio}]
phrase.ser-identity [estar un|una? {noun=${jobs}}] Use *ser* for what somebody is. → ser $3
phrase.que-after-verb [~que|lo|los|las|se|como|eso|así <creer,pensar,opinar,decir,esperar,suponer:present> no? !{noun} {i}&<*:present>|<*:future,conditional>|<ser,estar,tener,deber:present>] You can't leave out *que* (“that”) in Spanish. → $2 que $3 $5
reflexive.not-reflexive [me <vivir,trabajar,nadar,viajar,preferir,desayunar>&{i}] This verb isn't reflexive here, so leave out the reflexive pronoun. → $2
[me <jugar>&{i} al] → $2 al
[me quiero ser|trabajar|estudiar|viajar|vivir|tener|visitar|jugar] → quiero $3
[me hago|hice {noun:sport}|ejercicio] → $2 $3
liking.me-duele [me duelo] The verb agrees with what hurts: *me duele*, *me duelen*.
liking.one-verb [<tener> duele|duelen] One verb is enough here. → me $2
second-verb.subject-infinitive [pasatiempo|pasatiempos|hobby|afición|favorito|favorita|preferido|preferida|sueño es|son|era <*:gerund>] → $1 $2 $3<:infinitive>
phrase.continuous-estar [<ser:present,imperfect> <*:gerund>] The present continuous is *estar* and the gerund. → $1<estar> $2
phrase.feeling-estar [<tener> + {adj=hambriento,cansado,caliente,asustado,estresado,enfadado,enfermo,triste,feliz,nervioso,aburrido,contento,emocionado,preocupado}]
second-verb.no-link [<intentar,esperar,querer,poder,necesitar,decidir,prometer,preferir,odiar,evitar,conseguir,lograr> de no? <*:infinitive>] → $1 $3 $4
second-verb.ayudar-a [<ayudar> a {det} {adj}? {noun} <*:infinitive>] → $1 a $3 $4 $5 a $6
second-verb.verbs-a [aprender|empezar|comenzar|aprendiendo|empezado|aprendido|enseñar <*:infinitive>] This verb takes *a* before an infinitive. → $1 a $2
second-verb.dejar-de [~me|te|le|les|nos dejó|dejé|dejar|dejado fumar|beber|vapear] “To stop doing” something is *dejar de*. → $2 de $3
second-verb.no-link [~me|te|lo|la|le|los espero|esperamos a trabajar|ser|estudiar|vivir|viajar|visitar|ganar|tener|sacar|aprender|encontrar] → $2 $4
second-verb.no-preposition-between [<ser> fácil|difícil|imposible|posible|importante|necesario de <*:infinitive> el|la|los|las|un|una|mi|mis|{thing}|español|inglés|francés] → $1 $2 $4 $5
second-verb.acabar-de-participle [<acabar>|antes|después de !{noun} <*:participle>] After *de*, use the infinitive, not the past participle. → $1 de $4<:infinitive>
second-verb.al-gerund [al <*:gerund>] After *al*, use the infinitive, not the gerund. → al $2<:infinitive>
reflexive.despertarse [que|a|de|suelo despertar muy? temprano|tarde|pronto] “To wake up” is *despertarse*.
word-order.da-me [da|dan|dice|dicen|ayuda|ayudan|enseña|hace|hacen|compra|compran me|te|nos !<*> !{adj}] The object pronoun goes before the verb, except in a command. → $2 $1
phrase.liking-subjunctive [no me gusta que el|la|los|las|mi|mis {noun} son|es|hay|tiene|tienen|está|están] After *me gusta que*, use the subjunctive.
[<enseñar> no? <*:infinitive>] → $1 $2 a $3
[<llevar> {num}|muchos años|meses|semanas|horas|días !como <*:present>&{i}|<*:infinitive>] → $1 $2 $3 $5<:gerund>
[me|nos gusta|encanta voy|vamos a|de|al] → $1 $2 ir $4
second-verb.no-preposition-between [<ser> + importante|necesario|esencial|divertido|interesante|bueno|malo|peligroso|útil|aburrido|mejor|posible a <*:infinitive>] → $1 $3 $5
second-verb.noun-de [ganas|necesidad|oportunidad|posibilidad|intención a <*:infinitive>] → $1 de $3
second-verb.tener-que [<tener> que a|de <*:infinitive>] → $1 que $4
phrase.que-not-left-out [~que|como|y <decir,creer,pensar> le|les|me gusta|gustan|encanta|encantan|interesa] → $2 que $3 $4
phrase.job-ser-no-article [soy|{noun:family,friends}|él|ella <ser>? un|una {noun:work}|estudiante|profesor|profesora $|y|en|pero|porque|desde|cuando|hasta|antes] After *ser*, a job takes no article. → $1 $2 $4 $5
phrase.soy-un-vegetariano [soy|es|somos un|una vegetariano|vegetariana|vegano|vegana $|y|porque|desde|pero] After *ser*, leave out *un* or *una* with words like *vegetariano* and *vegano*. → $1 $3
phrase.meals [tengo|tenemos|tuve|tuvimos|tiene|tienen la? cena a la|las]
second-verb.no-preposition-between [~más|menos|tan|muy|de|igual importante|necesario|esencial que no? <*:infinitive>] → $2 $4 $5
reflexive.nos-conocimos [~nos|lo|la|los|las|le|les|que|quien conocimos en {det} {noun} $|cuando|hace|y] “We met” is *nos conocimos*. → nos conocimos en $4 $5
phrase.job-ser-no-article [ser un|una {noun=${jobs}} !{adj} !muy !que !de !tan] → ser $3
adjective.mal-tercer-primer [malo|tercero|primero {m}&{one}&{thing}] Before a masculine singular noun, use *mal*, *tercer* or *primer*.
preposition.norte-name [norte|sur|oeste|centro|capital {name}|inglaterra|escocia|irlanda|gales|españa|francia|italia|londres] *Norte*, *sur*, *este*, *oeste* and *centro* take *de* before the place. → $1 de $2
tense.wanted-subjunctive [busco|buscamos|quiero|queremos|necesito|casarme un|una|con {noun}|alguien {adj}? que no? me|se|lo? <*:present>&{finite}&{he}] Use the subjunctive for somebody or something you haven't found yet.
second-verb.antes-de-que-infinitive [antes|después de que no? <*:infinitive>] With an infinitive, use *antes de* or *después de*, without *que*. → $1 de $4 $5
phrase.age-tener [~ya <ser,estar:present,imperfect,preterite> + {num} y? {num}? años !de|desde|que|mayor|menor|más|ya|antes|después|atrás] Use *tener* to give an age. → $2<tener> $4 $5 $6 $7
[~de|con|a {det} {adj}? {noun:family,friends,animals}&{one} que? es|era|está|estaba + {num}? y? !uno|mil {num} !{noun}|{adj}|de|por|que|veces] → $2 $3 $4 $5 $6<tener> $8 $9 $11 años
[~que|de|con {subject}? soy|es|era + !uno|mil {num} $|y|pero|eh] → $2 $3<tener> $6 años
second-verb.no-preposition-infinitive [<gustar,encantar,interesar,apetecer> + a|de|que <*:infinitive>] This verb is followed directly by the infinitive. → $1 $4
person.plural-follows [lo {adj}|que ... es|fue|era los|las|mis|unos|unas {pl} !{finite}] The verb agrees with the plural noun after it: *son*, *fueron*, *eran*.
phrase.who-ser [estoy|estás|estamos + un|una? {noun:family,friends,work} !y !{finite}] Use *ser* to say who or what somebody is. → $1<ser> $3 $4
phrase.one-verb [^ soy|es|estoy me gusta|gustan|encanta] One verb is enough here. → $3 $4
liking.gustar-reversed [~me|te|nos|le|les|el|un|su|mi|de|con|buen|mal|mucho|por|al|gran|da|daba gusto|gustamos <*:infinitive>|el|la|los|las|mi|jugar] With *gustar*, the thing you like is the subject: *me gusta*.
participle.haber-not-tener [<tener:present> hablado|visto|ido|comido|jugado|bebido|viajado|estado|visitado|sido|vivido] The perfect tense uses *haber*, not *tener*. → $1<haber> $2
second-verb.letting-infinitive [me|te|le|nos|les gustaba|encantaba|gustaría|encantaría !es|era {finite}&<*:imperfect,present>] → $1 $2 $4<:infinitive>
second-verb.first-verb-too-many [soy|estoy estudio|vivo|juego|trabajo|visito|viajo {noun}|en|con|a|al|mucho|para] One verb is enough here: leave out the first. → $2 $3
preposition.price-por [<comprar,pagar,vender> ... para {num} {num}? euros|libras] Use *por* for a price.
phrase.son-las [~que es|era las {num}] From two o'clock on, say *son las* or *eran las*.
second-verb.gerund-stem [dormiendo|sentiendo|pediendo|deciendo|veniendo|moriendo|divertiendo|vestiendo|serviendo|mentiendo|repetiendo] The stem changes in this gerund: *durmiendo*, *pidiendo*.
second-verb.subject-infinitive [^ creo|opinión? que? <*:gerund> ... es|era + {adj} !<*:infinitive> !que]
phrase.querer-que [me|nos|te quiere|quieren <comer,ser,estudiar,trabajar,ir,limpiar,aprender,tener:infinitive>] “Want somebody to” is *querer que* with the subjunctive.
phrase.ask-question [<preguntar> muchas|una|unas|la|las|algunas pregunta|preguntas] “To ask a question” is *hacer una pregunta*. → $1<hacer> $2 $3
phrase.sacar-basura [<tomar,poner> la basura fuera|afuera] “To take out the rubbish” is *sacar la basura*. → $1<sacar> la basura
phrase.llevar-somebody [<tomar> a? mi|mis|el|la|su {noun:family,friends,animals} al|a|de] “To take somebody” somewhere is *llevar*. → $1<llevar> a $3 $4 $5
false-friend.pedir-question [<pedir> a mi|mis|la|el {noun} por? qué|si|cuándo|dónde|cómo|cuánto] *Pedir* means “to ask for” something. “To ask” a question is *preguntar*. → $1<preguntar> a $3 $4 $5 $6
phrase.hacer-singular [<hacer>&{they} mucho|bastante|más? frío|calor|sol|viento] *Hacer* is singular for the weather: *hace*, *hacía*.
phrase.que-not-left-out [verdad|mejor|peor es no? me|nos|se|hay|tengo|prefiero] → $1 es que $3 $4
participle.after-haber [he|has|ha|hemos|han como {det}|{noun:food}] After *haber*, use the past participle. → $1 comido $3
phrase.today-estar [<ser:present> + {adj=triste,nervioso} hoy|ahora !en] Use *estar* for how somebody feels today or now. → $1<estar> $3 $4
person.jugar-stem [~{det}|{finite}|{noun}|o|de|con jugo al|a los? {noun:sport}|videojuegos|cartas] *Jugar* is a stem-changing verb: here *u* changes to *ue*. → juego $3 $4 $5
[yo no? jugo] → $1 $2 juego
phrase.meals [como|comemos|come el? desayuno|cena|almuerzo a la|las]
second-verb.no-link [~el|al|del|un|no <soler> a|de|que <*:infinitive>] → $2 $4
participle.after-haber [he|has|ha|hemos|han + <*:present>&{i}&{noun}] → $1 $2 $3<:participle>
tense.cuando-era [cuando yo? fui|fue|fuimos muy? {adj=pequeño,joven}|niño|niña|niños $|me|yo|mi|no|{i}|{we}|{finite}] For age in the past, use the imperfect: *cuando era pequeño*.
preposition.desde-hace-present [<estar:present> aprendiendo|estudiando|viviendo|jugando|tocando|trabajando ... por|para ${numbers}|un|muchos|{num} años|meses|año]
`;
