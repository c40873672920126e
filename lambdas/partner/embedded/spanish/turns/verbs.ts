const numbers = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte";
const jobs =
  "médico,enfermero,enfermera,profesor,profesora,abogado,abogada,ingeniero,veterinario,veterinaria,policía,cocinero,periodista,piloto,actor,actriz,arquitecto,dentista,futbolista,cantante,peluquera";

/** Verbs: the second of two, haber, ser and estar, tener, and tenses that go together. */
export const verbTurns = `
second-verb [me|te|le|nos|les|lo|la|los|las <permitir,dejar,hacer,obligar>&{he}|<permitir,dejar,hacer,obligar>&{they} a? !{noun}|como {i}|<*:gerund>] Behind this verb the other one is an infinitive. → $1 $2 $3 $5<:infinitive>
phrase [^ y|pero|sí|antes? allí|ahí|aquí|en|cerca {det}|del? !opinión {noun}? {adj}? no? es|son|era|eran|fue|fueron un|una|unos|unas|muchos|muchas|demasiados|{num} !ciudad|pueblo|casa|barrio|lugar|sitio|zona {noun:town,home}] “there is” and “there are” are “hay”, “there was” and “there were” “había”.
second-verb [en|de|por|para|sin|a !{noun} <*:gerund>] Behind a preposition the verb is an infinitive, not the -ando form. → $1 $3<:infinitive>
second-verb [<soler,querer,poder,deber,preferir,necesitar> como {noun:food}|más|menos|mucha|mucho|muchas|sano] The second verb is an infinitive. → $1 comer $3
second-verb [^ <*:gerund> + es|son|era|fue|puede {any}] As a subject the verb is an infinitive. → $2<:infinitive> $3 $4 $5
second-verb [~lo|la|los|las|me|te|nos|que <saber,poder,deber,querer,preferir,necesitar,odiar,decidir,intentar,evitar,conseguir> a|que|por|para no? <*:infinitive>] No little word is needed between these verbs. → $2 $4 $5
second-verb [~cuando|si|que <querer,poder,deber,preferir,soler,necesitar> estudio|trabajo|viaje|visito|compro|juego|hablo|ayudo|cocino|monto|nado {noun}|en|al|a|por|con] The second verb is an infinitive.
second-verb [al {finite}&<*:present,preterite>] Behind “al” the verb is an infinitive. → al $2<:infinitive>
second-verb [<ayudar> <*:infinitive>] “to help to” is “ayudar a”. → $1 a $2
second-verb [~que sé {i}&<*:present> {noun}|al|en|muy] Behind “sé” the other verb is an infinitive. → sé $3<:infinitive> $4
second-verb [<tratar,acabar,dejar,terminar> a <*:infinitive>] This verb takes “de” before an infinitive. → $1 de $3
second-verb [<tener> de|a <*:infinitive>] “to have to” is “tener que”. → $1 que $3
auxiliary [yo? soy|fui nacido|nacida|nací] “I was born” is “nací”. → nací
phrase [habían|hubieron !<*:participle> {det}|{num}|{noun}|{adj}|muchos|muchas] “there were” is “había” or “hubo”, however many. → había $3
phrase [está|están|es|estaba|estaban mucha|muchos|muchas|varios|varias|tantos|tantas|demasiados|demasiadas !horas|días|semanas {noun}] “there is” and “there are” are “hay”, “there was” and “there were” “había”.
phrase [porque|siempre|y|pero|cuando|veces|normalmente es|era|está frío|calor en|aquí|allí|fuera|hoy|$] The weather goes with “hacer”: hace frío, hace calor.
phrase [{num} años {adj=viejo}] How old somebody is: tener … años, and nothing more. → $1 años
phrase [<ser> + {adj=interesado} en|por] How somebody feels goes with “estar”. → $1<estar> $2 $3 $4
phrase [fui|fuimos + {adj=mareado,cansado,enfermo,nervioso,contento,preocupado,emocionado,enfadado}] How somebody feels goes with “estar”.
phrase [cuando|si yo? soy|somos muy? triste|tristes|nervios|nerviosa|nervioso|contento|contenta] How somebody feels at a time goes with “estar”. → $1 $2 $3<estar> $4 $5
phrase [~que yo era + {adj=triste,nervioso,contento,aburrido,cansado,enfadado,emocionado}] How somebody felt goes with “estar”. → yo estaba $4 $5
phrase [{noun:home,town,school} que? <estar:present,imperfect> + {adj=grande,pequeño,moderno,antiguo,turístico,industrial,histórico,interesante,importante,famoso,mixto,cómodo,bonito,feo,aburrido,divertido}] What something is like goes with “ser”.
phrase [<ser:present,imperfect> + {adj=lleno,rodeado,orgulloso,enamorado,satisfecho}|hecho|hecha|hechos|hechas de] How somebody feels, or what something is full or made of, goes with “estar”. → $1<estar> $2 $3 $4
phrase [<ser:present,imperfect> de vacaciones|viaje|pie|moda|compras|acuerdo|buen|mal humor?] This goes with “estar”. → $1<estar> de $3 $4
phrase [<trabajar> como un|una {noun:work} !muy !{adj}] Jobs have no article here. → $1 como $4
phrase [<ser> + mal|bien para|porque|y|pero|cuando] After “ser” it is “bueno” or “malo”.
phrase [<tener:preterite,present,infinitive,imperfect> el|un? desayuno|almuerzo !muy !{adj} !en !que !especial] Meals have verbs of their own: desayunar, comer, cenar.
phrase [voy|vamos|puedo|podría|quisiera|gustaría a? tener el|la|un|una !cena|comida {adj}? {noun:food}] Food and drink are ordered with “tomar”. → $1 $2 tomar $4 $6 $7
preposition [<vivir,estudiar,aprender,conocer,tocar,trabajar,jugar:present> ... por|para ${numbers}|un|muchos|{num} años|meses|año] What is still going on is told with “desde hace”.
preposition [he|ha|hemos|han estudiado|vivido|jugado|aprendido|tocado ... por|para ${numbers}|un|muchos|{num} años|meses|año] How long something has been going on is told with “desde hace” and the present.
preposition [desde ${numbers}|muchos|mucho|bastante|poco|{num} años|meses|semanas|días|tiempo !a] How long it has been going on is told with “desde hace”. → desde hace $2 $3
tense [~la|una|de|cada|esta|pasado|por mañana yo? <*:preterite>&{i}] What will be tomorrow goes in the future.
second-verb [~que debe|deben|puede|pueden|debería|podría|puedo|debo es|son|está|están|tiene|hay|va] The second verb is an infinitive. → $2 $3<:infinitive>
second-verb [<ser> mi|tu|su|nuestro|nuestra sueño|objetivo|meta|plan|pasión|ambición|deseo de|a <*:infinitive>] No little word is needed here. → $2 $3 $1<ser> $5
[mi|tu|su|nuestro|nuestra sueño|objetivo|meta|plan|pasión|ambición|deseo <ser> de|a <*:infinitive>] No little word is needed here. → $1 $2 $3 $5
second-verb [sueño|plan|objetivo|meta|ambición|intención|deseo|pasatiempo|idea|trabajo es|era !{noun} <*:present>&{i}] What one hopes for is told with an infinitive. → $1 $2 $4<:infinitive>
tense [tuve|tuvo {num} años !de] How old somebody was goes in the imperfect. → tenía $2 años
person [<tener,ir,hacer,vivir,comer,querer,ser,estar,jugar,estudiar,trabajar,preferir,beber,ver,hablar,llamar,llevar,poder>&{he} tú] The verb has to go with “tú”.
second-verb* [~que|lo|se|ya sé !{noun} {i}&<*:present>] Behind “sé” the other verb is an infinitive. → sé $4<:infinitive>
phrase [^ y|pero|sí? en|cerca {det}|del !opinión {noun} no? está|están|son|estaba|estaban {num}|un|una|unos|unas|muchos|muchas {noun}] “there is” and “there are” are “hay”, “there was” and “there were” “había”.
phrase [~que|yo está|están|estaba|estaban un|una|unos|unas !calle|piso|planta {noun:town,home,nature} !más] “there is” and “there are” are “hay”, “there was” and “there were” “había”.
second-verb [y|pero|porque mi|nuestro|nuestra {noun:family,friends} siempre|también|nunca? <*:infinitive>] “he” and “she” need the verb with its ending, not the infinitive.
second-verb [y siempre|nunca <*:infinitive> el|la|los|las|un|una|mi|mis|al|en|con|{noun}|mucho] What somebody does needs a verb with its ending, not the infinitive.
phrase [soy aburrido|aburrida|cansado|cansada|enfermo|enferma en|cuando|porque|después|hoy|ahora] How somebody feels goes with “estar”. → estoy $2 $3
phrase [en invierno|verano|otoño|primavera|inglaterra|escocia|gales|londres está|es|era|estaba + frío|calor|caliente|caluroso] The weather goes with “hacer”: hace frío, hace calor.
phrase [hoy|ahora yo? <ser:present> + {adj=triste,nervioso,cansado,contento,enfermo}] How somebody feels goes with “estar”.
person [me ayudo a <*:infinitive>] The verb goes with what helps: me ayuda. → me ayuda a $4
phrase [~que|cuando|donde|si fui|fue|era|es|soy|estoy !{noun} {i}&<*:preterite>] One verb is enough here: leave out the first. → $4
phrase [^ yo? es vivo en|con] One verb is enough here: leave out “es”. → $2 vivo $5
person [fui muy|bastante|súper|tan|demasiado? {adj=divertido,genial,increíble,aburrido,interesante,emocionante,delicioso,largo,corto,caro,horrible,bonito}] What something was like is “fue”; “fui” is about you. → fue $2 $3
person [^ mi|nuestro|nuestra {noun:family,friends} como {noun:food} !a] The verb has to go with somebody else here: come. → $2 $3 come $5
person [~<*> mi|nuestro|nuestra {noun:family,friends} y yo {singular}&<*:imperfect>] Two together are “we”: the verb ends in -mos.
second-verb [<pasar> mucho|demasiado|bastante|todo|toda|muchas|unas|mi|el|la|los|las|{num}? el|la|mi? tiempo|horas|hora|día|tarde|noche|semana|mañana|rato|domingo|domingos al? día? a? + <*:infinitive>] How time is passed is told with the -ando form: paso la tarde leyendo.
second-verb [<seguir,continuar> a? <*:infinitive>] To go on doing something takes the -ando form. → $1 $3<:gerund>
phrase [cuando|hoy|mañana|ayer|siempre|si|porque es|era|fue|está|estaba + sol|viento|calor|lluvia !que|lo] The weather goes with “hacer”: hace sol, hacía calor; rain is “llueve”.
phrase [hace|hacía|hizo|hará + soleado|nublado|lluvioso|despejado|caluroso|lluvia|nieve|niebla|tormenta|tormentas|llueve|nieva|lloviendo] The weather: está nublado, hay niebla, llueve, nieva.
phrase [^ mi|nuestro|nuestra|el {noun:home,town,school} no? hay|había] What there is somewhere takes “en”. → en $2 $3 $4 $5
phrase [<estar:present,imperfect> + {adj=necesario,útil,mixto,público,privado,obligatorio}] What something is like goes with “ser”.
phrase [estar un|una? {noun=${jobs}}] What somebody is goes with “ser”. → ser $3
phrase [~que|lo|los|las|se|como|eso|así <creer,pensar,opinar,decir,esperar,suponer:present> no? !{noun} {i}&<*:present>|<*:future,conditional>|<ser,estar,tener,deber:present>] “that” cannot be left out in Spanish. → $2 que $3 $5
reflexive [me <vivir,trabajar,nadar,viajar,preferir,desayunar>&{i}] This verb is not reflexive. → $2
reflexive [me <jugar>&{i} al] This verb is not reflexive. → $2 al
reflexive [me quiero ser|trabajar|estudiar|viajar|vivir|tener|visitar|jugar] This verb is not reflexive. → quiero $3
reflexive [me hago|hice {noun:sport}|ejercicio] This verb is not reflexive. → $2 $3
liking [me duelo] What hurts goes with the verb: me duele, me duelen.
liking [<tener> duele|duelen] One verb is enough here. → me $2
second-verb [pasatiempo|pasatiempos|hobby|afición|favorito|favorita|preferido|preferida|sueño es|son|era <*:gerund>] As a subject the verb is an infinitive. → $1 $2 $3<:infinitive>
phrase [<ser:present,imperfect> <*:gerund>] What somebody is doing just now goes with “estar”. → $1<estar> $2
phrase [<tener> + {adj=hambriento,cansado,caliente,asustado,estresado,enfadado,enfermo,triste,feliz,nervioso,aburrido,contento,emocionado,preocupado}] How somebody feels goes with “estar”.
second-verb [<intentar,esperar,querer,poder,necesitar,decidir,prometer,preferir,odiar,evitar,conseguir,lograr> de no? <*:infinitive>] No little word is needed between these verbs. → $1 $3 $4
second-verb [<ayudar> a {det} {adj}? {noun} <*:infinitive>] “to help to” is “ayudar a”. → $1 a $3 $4 $5 a $6
second-verb [aprender|empezar|comenzar|aprendiendo|empezado|aprendido|enseñar <*:infinitive>] This verb takes “a” before an infinitive. → $1 a $2
second-verb [~me|te|le|les|nos dejó|dejé|dejar|dejado fumar|beber|vapear] “to stop doing something” is “dejar de”. → $2 de $3
second-verb [~me|te|lo|la|le|los espero|esperamos a trabajar|ser|estudiar|vivir|viajar|visitar|ganar|tener|sacar|aprender|encontrar] No little word is needed between these verbs. → $2 $4
second-verb [<ser> fácil|difícil|imposible|posible|importante|necesario de <*:infinitive> el|la|los|las|un|una|mi|mis|{thing}|español|inglés|francés] No little word is needed here. → $1 $2 $4 $5
second-verb [<acabar>|antes|después de !{noun} <*:participle>] → $1 de $4<:infinitive>
[al <*:gerund>] → al $2<:infinitive>
reflexive [que|a|de|suelo despertar muy? temprano|tarde|pronto] To wake up is “despertarse”.
word-order [da|dan|dice|dicen|ayuda|ayudan|enseña|hace|hacen|compra|compran me|te|nos !<*> !{adj}] → $2 $1
phrase [no me gusta que el|la|los|las|mi|mis {noun} son|es|hay|tiene|tienen|está|están] What one likes or not is in the subjunctive behind “que”: sea, tengan.
[<enseñar> no? <*:infinitive>] → $1 $2 a $3
[<llevar> {num}|muchos años|meses|semanas|horas|días !como <*:present>&{i}|<*:infinitive>] → $1 $2 $3 $5<:gerund>
[me|nos gusta|encanta voy|vamos a|de|al] → $1 $2 ir $4
second-verb [<ser> + importante|necesario|esencial|divertido|interesante|bueno|malo|peligroso|útil|aburrido|mejor|posible a <*:infinitive>] No little word is needed here. → $1 $3 $5
second-verb [ganas|necesidad|oportunidad|posibilidad|intención a <*:infinitive>] Behind this noun comes “de”. → $1 de $3
second-verb [<tener> que a|de <*:infinitive>] “to have to” is “tener que”. → $1 que $4
phrase [~que|como|y <decir,creer,pensar> le|les|me gusta|gustan|encanta|encantan|interesa] “that” cannot be left out. → $2 que $3 $4
phrase [soy|{noun:family,friends}|él|ella <ser>? un|una {noun:work}|estudiante|profesor|profesora $|y|en|pero|porque|desde|cuando|hasta|antes] Jobs have no article after “ser”. → $1 $2 $4 $5
phrase [soy|es|somos un|una vegetariano|vegetariana|vegano|vegana $|y|porque|desde|pero] → $1 $3
phrase [tengo|tenemos|tuve|tuvimos|tiene|tienen la? cena a la|las] Meals have verbs of their own: desayunar, comer, cenar.
second-verb [~más|menos|tan|muy|de|igual importante|necesario|esencial que no? <*:infinitive>] No little word is needed here. → $2 $4 $5
reflexive [~nos|lo|la|los|las|le|les|que|quien conocimos en {det} {noun} $|cuando|hace|y] People who meet say “nos conocimos”. → nos conocimos en $4 $5
phrase [ser un|una {noun=${jobs}} !{adj} !muy !que !de !tan] Jobs have no article after “ser”. → ser $3
adjective [malo|tercero|primero {m}&{one}&{thing}] Before a noun this loses its -o: mal, tercer, primer.
preposition [norte|sur|oeste|centro|capital {name}|inglaterra|escocia|irlanda|gales|españa|francia|italia|londres] → $1 de $2
tense [busco|buscamos|quiero|queremos|necesito|casarme un|una|con {noun}|alguien {adj}? que no? me|se|lo? <*:present>&{finite}&{he}] Whom or what one looks for, and does not know yet, is told in the subjunctive.
second-verb [antes|después de que no? <*:infinitive>] → $1 de $4 $5
phrase [~ya <ser,estar:present,imperfect,preterite> + {num} y? {num}? años !de|desde|que|mayor|menor|más|ya|antes|después|atrás] Age goes with “tener” in Spanish. → $2<tener> $4 $5 $6 $7
[~de|con|a {det} {adj}? {noun:family,friends,animals}&{one} que? es|era|está|estaba + {num}? y? !uno|mil {num} !{noun}|{adj}|de|por|que|veces] Age goes with “tener” in Spanish. → $2 $3 $4 $5 $6<tener> $8 $9 $11 años
[~que|de|con {subject}? soy|es|era + !uno|mil {num} $|y|pero|eh] Age goes with “tener” in Spanish. → $2 $3<tener> $6 años
second-verb [<gustar,encantar,interesar,apetecer> + a|de|que <*:infinitive>] The infinitive follows without a preposition. → $1 $4
person [lo {adj}|que ... es|fue|era los|las|mis|unos|unas {pl} !{finite}] The verb goes with what follows, which is plural: son, fueron, eran.
phrase [estoy|estás|estamos + un|una? {noun:family,friends,work} !y !{finite}] Who or what somebody is goes with “ser”. → $1<ser> $3 $4
phrase [^ soy|es|estoy me gusta|gustan|encanta] One verb is enough here. → $3 $4
liking [~me|te|nos|le|les|el|un|su|mi|de|con|buen|mal|mucho|por|al|gran|da|daba gusto|gustamos <*:infinitive>|el|la|los|las|mi|jugar] “gustar” turns the sentence round: the thing pleases me, “me gusta”.
participle [<tener:present> hablado|visto|ido|comido|jugado|bebido|viajado|estado|visitado|sido|vivido] The perfect tense is made with “haber”. → $1<haber> $2
second-verb [me|te|le|nos|les gustaba|encantaba|gustaría|encantaría !es|era {finite}&<*:imperfect,present>] Behind this verb the other one is an infinitive. → $1 $2 $4<:infinitive>
second-verb [soy|estoy estudio|vivo|juego|trabajo|visito|viajo {noun}|en|con|a|al|mucho|para] One verb is enough here: leave out the first. → $2 $3
preposition [<comprar,pagar,vender> ... para {num} {num}? euros|libras] What something costs is told with “por”.
phrase [~que es|era las {num}] With more than one the time of day is “son las”, “eran las”.
second-verb [dormiendo|sentiendo|pediendo|deciendo|veniendo|moriendo|divertiendo|vestiendo|serviendo|mentiendo|repetiendo] Here the stem changes: durmiendo, sintiendo, pidiendo.
second-verb [^ creo|opinión? que? <*:gerund> ... es|era + {adj} !<*:infinitive> !que] As a subject the verb is an infinitive.
phrase [me|nos|te quiere|quieren <comer,ser,estudiar,trabajar,ir,limpiar,aprender,tener:infinitive>] To want somebody to do something is “querer que” with the subjunctive.
phrase [<preguntar> muchas|una|unas|la|las|algunas pregunta|preguntas] To ask a question is “hacer una pregunta”. → $1<hacer> $2 $3
phrase [<tomar,poner> la basura fuera|afuera] To take out the rubbish is “sacar la basura”. → $1<sacar> la basura
phrase [<tomar> a? mi|mis|el|la|su {noun:family,friends,animals} al|a|de] To take somebody along is “llevar”. → $1<llevar> a $3 $4 $5
false-friend [<pedir> a mi|mis|la|el {noun} por? qué|si|cuándo|dónde|cómo|cuánto] To ask a question is “preguntar”. → $1<preguntar> a $3 $4 $5 $6
phrase [<hacer>&{they} mucho|bastante|más? frío|calor|sol|viento] The weather is always in the singular: hace, hacía, hizo.
phrase [verdad|mejor|peor es no? me|nos|se|hay|tengo|prefiero] “that” cannot be left out. → $1 es que $3 $4
participle [he|has|ha|hemos|han como {det}|{noun:food}] Behind “haber” the verb is a participle. → $1 comido $3
phrase [<ser:present> + {adj=triste,nervioso} hoy|ahora !en] How somebody feels, or is for now, goes with “estar”. → $1<estar> $3 $4
person [~{det}|{finite}|{noun}|o|de|con jugo al|a los? {noun:sport}|videojuegos|cartas] “jugar” changes its stem: juego. → juego $3 $4 $5
[yo no? jugo] “jugar” changes its stem: juego. → $1 $2 juego
phrase [como|comemos|come el? desayuno|cena|almuerzo a la|las] Meals have verbs of their own: desayunar, comer, cenar.
second-verb [~el|al|del|un|no <soler> a|de|que <*:infinitive>] No little word is needed between these verbs. → $2 $4
participle [he|has|ha|hemos|han + <*:present>&{i}&{noun}] Behind “haber” the verb is a participle. → $1 $2 $3<:participle>
tense [cuando yo? fui|fue|fuimos muy? {adj=pequeño,joven}|niño|niña|niños $|me|yo|mi|no|{i}|{we}|{finite}] How old somebody was goes in the imperfect: era.
preposition [<estar:present> aprendiendo|estudiando|viviendo|jugando|tocando|trabajando ... por|para ${numbers}|un|muchos|{num} años|meses|año] What is still going on is told with “desde hace”.
`;
