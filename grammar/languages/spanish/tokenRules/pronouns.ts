const giving = "regalar,dar,comprar,escribir,enseñar,enviar,mandar";
const body =
  "dientes|pelo|manos|cara|brazo|pierna|piernas|pie|pies|cabeza|nariz|tobillo|dedo|muñeca|rodilla|ojos|uñas";

/** Pronouns: gustar and its like, reflexives, objects, the personal “a”, accents on mí and sí. */
export const pronounTurns = `
liking.no-lo-gustar [lo|los|la|las me|te|le|nos|les <gustar,encantar,interesar,doler>] With *gustar*, leave out *lo* and *la*. → $2 $3
liking.gustas [~me|te|le|nos|les gustas] With *gustar*, the thing you like is the subject, and a pronoun such as *me* or *te* goes before the verb.
liking.le-les-not-lo [lo|los|la|las <gustar,encantar,interesar,doler,apetecer>] With *gustar*, “him”, “her” and “them” are *le* and *les*.
liking.gustar-mucho [me|te|le|nos|les <gustar,encantar> muy !{adj}] With *gustar*, “very much” is *mucho*. → $1 $2 mucho
liking.doler-article [<doler> mi|mis|tu|su|sus {noun}] With *doler*, use *el*, *la*, *los* or *las*, not *mi*.
reflexive.body-article [<lavar,cepillar,romper,peinar,secar,cortar,maquillar> mi|mis|tu|tus ${body}] With a reflexive verb, parts of the body take the article: *me lavo los dientes*.
[!{self} <lavar,cepillar,romper,peinar,secar,cortar,maquillar> su|sus ${body}]
liking.doler-order [mi|mis {noun} me? <doler>] Put what hurts after the verb: *me duele la cabeza*.
reflexive.get-on [~me|te|se|nos|os|lo|la|los|las|le yo|{noun:family,friends} llevo|llevamos|llevan muy|bastante? bien|mal $|y|pero|con|aunque|porque] “To get on” with somebody is *llevarse bien*: *me llevo bien*.
liking.les [a mis|los|las|sus|nuestros padres|amigos|amigas|abuelos|hermanos|hermanas|tíos|primos|profesores|alumnos|niños siempre|nunca|también? le !{adj} {finite}] For several people, use *les*. → a $2 $3 $4 les $7
reflexive.missing-me-nos [~me|te|se|nos|lo|os|la|le|mucho aburro|relajo|quejo|relajamos|aburrí|relajé|aburrimos|enfado|preocupo $|mucho|en|con|por|porque|cuando|de|escuchando|leyendo|viendo] This verb is reflexive: it needs *me* or *nos*.
reflexive.sentirse [~me|te|se|lo|nos|la|le siento|sentí|sentía + {adj}|mal|bien] “To feel” is *sentirse*: *me siento*. → me $2 $3 $4
reflexive.me-llamo [^ hola|sí|yo? me llama {name}|{unknown} $|y] “I'm called” is *me llamo*. → me llamo $5
reflexive.se-llama [{noun} que llama|llaman {name}|{unknown}] → $1 que se $3 $4
word-order.pronoun-on-infinitive [para|sin lo|la|los|las|le|les|me|te|nos <*:infinitive>] The pronoun goes on the end of the infinitive: *para verlo*.
accent.el-pronoun* [el {finite}&{he}] *Él* (“he”) has an accent. → él $2
accent.esta-verb* [{noun}|él|ella|que|porque|no esta en|cerca|lejos|muy|bien|mal|{adj=situado,enfermo,cansado}] The verb *está* has an accent. → $1 está $3
accent.mi-pronoun* [a mi me|te|no|también|tampoco] The pronoun *mí* has an accent. → a mí $3
[para|por|de|sin|sobre mi $] → $1 mí
liking.thing-subject [me|te preocupo|intereso|molesto|fascino|importo|encanto el|la|los|las|que|mi|mucho|<*:infinitive>] The verb agrees with what worries or interests you.
preposition.pet-a [paseo|paseamos|pasear|paseé mi|mis|nuestro perro|perra|perros] With a pet as the object, use personal *a*. → $1 a $2 $3
reflexive.se-llama [{noun:family,friends,animals}|profesor|profesora|jefe llama|llaman señor|señora|{name}|{unknown}] → $1 se $2 $3
word-order.voy-a-pronoun [voy|vas|va|vamos|van|ir a lo|los|las|le|les|me|te|nos <*:infinitive>] The pronoun goes on the infinitive or before *voy*: *voy a verlo*, *lo voy a ver*.
preposition.give-to-a [<${giving}>&{i}|<${giving}>&{we}|<${giving}:infinitive> un|una|unos|unas? {thing}? mi|mis|nuestros {noun:family,friends} !{finite}] The person you give something to takes *a*. → $1 $2 $3 a $4 $5
reflexive.se-llama [favorito|favorita|libro|película|serie|programa|canción|grupo llama|llaman {name}] → $1 se $2 $3
reflexive.get-on [~me|te|se|nos|os|lo|la|los|las|le llevo|llevamos|llevaba|llevan bastante|muy|tan|bien|mal|fatal|genial bien|mal? con]
reflexive.repeat-me [me <levantar,duchar,despertar,vestir,lavar,peinar,maquillar> , visto|ducho|peino|maquillo|afeito $|y|,] Each reflexive verb needs its own *me*. → me $2, me $4
[me {i} y luego|después|entonces? visto|ducho|acuesto|relajo|peino|maquillo|despierto $] → me $2 y $4 me $5
liking.indirect-le [~me|te|se|nos|os lo|la|los|las <${giving},decir,contar,explicar,preguntar,prestar>&{i} un|una|unos|unas|muchos|muchas|{thing} {noun}?] For the person you give or tell something to, use *le* or *les*.
negation.no-before-verb [~no|nunca|que {finite}|{i}|{we}|es no mucho|mucha|muchos|muchas|un|una|el|la|los|las|mi|mis|en|de|bien|con] *No* goes before the verb. → no $2 $4
negation.no-nadie [~no|nunca|sin|ni|se|me|te|lo|le {finite}&<conocer,ver,encontrar,invitar,ayudar,llamar> a nadie] With *nadie* after the verb, you need *no* before it. → no $2 a nadie
negation.nunca-no-finite [~<*>|{noun} nunca|nadie|tampoco no me|te|se|le|nos? {finite}|{i}|{we}] *Nunca*, *nadie* and *tampoco* are already negative: before the verb, leave out *no*. → $2 $4 $5
negation.ningun-noun-no-verb [ningún|ninguna {noun} no <*>] When *ningún* or *ninguna* comes before the verb, leave out *no*. → $1 $2 $4
word-order.object-pronoun-order [~me|te|se|nos|le|que|lo <escuchar,ayudar,llamar,entender,querer,decir,dar,explicar,enseñar,contar,molestar>&{finite} todo|mucho? a mí|nosotros $|cuando|y|pero|porque] The object pronoun goes before the verb: *me escucha*.
liking.missing-pronoun [y|pero|porque no? <gustar,encantar>&{he} mucho|porque] *Gustar* needs a pronoun: *me*, *te*, *le*, *nos* or *les*.
reflexive.vestirse [^ yo visto $|y|antes|después|rápidamente|para] “To get dressed” is *vestirse*. → me visto $4
word-order.object-before-verb [no <querer,tener,ver,comer,comprar,necesitar,conocer,usar>&{i} la $|y|pero|porque|cuando|así] The object pronoun goes before the verb with its ending. → no $3 $2
negation.no-nunca [~{finite}|no como nunca {noun:food}] Put *nunca* before the verb, or keep it after the verb and add *no*. → nunca como $4
negation.no-with-tampoco [no tampoco $] *Tampoco* is already negative, so leave out *no*. → tampoco
`;
