const giving = "regalar,dar,comprar,escribir,enseñar,enviar,mandar";
const body =
  "dientes|pelo|manos|cara|brazo|pierna|piernas|pie|pies|cabeza|nariz|tobillo|dedo|muñeca|rodilla|ojos|uñas";

/** Pronouns: gustar and its like, reflexives, objects, the personal “a”, accents on mí and sí. */
export const pronounTurns = `
liking [lo|los|la|las me|te|le|nos|les <gustar,encantar,interesar,doler>] What pleases is the subject, so there is no “lo” or “la”. → $2 $3
liking [~me|te|le|nos|les gustas] “gustar” turns the sentence round: te gusta.
liking [lo|los|la|las <gustar,encantar,interesar,doler,apetecer>] Whom something pleases is “le” or “les”.
liking [me|te|le|nos|les <gustar,encantar> muy !{adj}] “very much” is “mucho”. → $1 $2 mucho
liking [<doler> mi|mis|tu|su|sus {noun}] With a pronoun before it, the part of the body has its article: el, la, los, las.
reflexive [<lavar,cepillar,romper,peinar,secar,cortar,maquillar> mi|mis|tu|tus|su|sus ${body}] With a reflexive verb, parts of the body have their article: me lavo los dientes.
liking [mi|mis {noun} me? <doler>] What hurts comes last: me duele la …, me duelen los …
reflexive [~me|te|se|nos|os|lo|la|los|las|le yo|{noun:family,friends} llevo|llevamos|llevan muy|bastante? bien|mal $|y|pero|con|aunque|porque] To get on with somebody is “llevarse bien”: me llevo, nos llevamos.
liking [a mis|los|las|sus|nuestros padres|amigos|amigas|abuelos|hermanos|hermanas|tíos|primos|profesores|alumnos|niños siempre|nunca|también? le !{adj} {finite}] For several it is “les”. → a $2 $3 $4 les $7
reflexive [~me|te|se|nos|lo|os|la|le|mucho aburro|relajo|quejo|relajamos|aburrí|relajé|aburrimos|enfado|preocupo $|mucho|en|con|por|porque|cuando|de|escuchando|leyendo|viendo] This verb is reflexive here: it needs me or nos before it.
reflexive [~me|te|se|lo|nos|la|le siento|sentí|sentía + {adj}|mal|bien] To feel is “sentirse”: me siento. → me $2 $3 $4
reflexive [^ hola|sí|yo? me llama {name}|{unknown} $|y] “I am called” is “me llamo”. → me llamo $5
reflexive [{noun} que llama|llaman {name}|{unknown}] “is called” is “se llama”. → $1 que se $3 $4
word-order [para|sin lo|la|los|las|le|les|me|te|nos <*:infinitive>] The pronoun hangs on the infinitive: para verlo.
accent* [el {finite}&{he}] As a subject “él” has an accent. → él $2
accent* [{noun}|él|ella|que|porque|no esta en|cerca|lejos|muy|bien|mal|{adj=situado,enfermo,cansado}] The verb “está” has an accent. → $1 está $3
accent* [a mi me|te|no|también|tampoco] As a pronoun “mí” has an accent. → a mí $3
accent* [para|por|de|sin|sobre mi $] As a pronoun “mí” has an accent. → $1 mí
liking [me|te preocupo|intereso|molesto|fascino|importo|encanto el|la|los|las|que|mi|mucho|<*:infinitive>] The verb goes with the thing: it is what worries or interests me.
preposition [paseo|paseamos|pasear|paseé mi|mis|nuestro perro|perra|perros] With a pet as its object the verb takes “a”. → $1 a $2 $3
reflexive [{noun:family,friends,animals}|profesor|profesora|jefe llama|llaman señor|señora|{name}|{unknown}] “is called” is “se llama”. → $1 se $2 $3
word-order [voy|vas|va|vamos|van|ir a lo|los|las|le|les|me|te|nos <*:infinitive>] The pronoun hangs on the infinitive, or stands before “voy”: voy a verlo, lo voy a ver.
preposition [<${giving}>&{i}|<${giving}>&{we}|<${giving}:infinitive> un|una|unos|unas? {thing}? mi|mis|nuestros {noun:family,friends} !{finite}] Whom something is given to takes “a”. → $1 $2 $3 a $4 $5
reflexive [favorito|favorita|libro|película|serie|programa|canción|grupo llama|llaman {name}] “is called” is “se llama”. → $1 se $2 $3
reflexive [~me|te|se|nos|os|lo|la|los|las|le llevo|llevamos|llevaba|llevan bastante|muy|tan|bien|mal|fatal|genial bien|mal? con] To get on with somebody is “llevarse bien”: me llevo, nos llevamos.
reflexive [me <levantar,duchar,despertar,vestir,lavar,peinar,maquillar> , visto|ducho|peino|maquillo|afeito $|y|,] Each reflexive verb needs its own “me”. → me $2, me $4
reflexive [me {i} y luego|después|entonces? visto|ducho|acuesto|relajo|peino|maquillo|despierto $] Each reflexive verb needs its own “me”. → me $2 y $4 me $5
liking [~me|te|se|nos|os lo|la|los|las <${giving},decir,contar,explicar,preguntar,prestar>&{i} un|una|unos|unas|muchos|muchas|{thing} {noun}?] Whom something is given or told to is “le” or “les”.
negation [~no|nunca|que {finite}|{i}|{we}|es no mucho|mucha|muchos|muchas|un|una|el|la|los|las|mi|mis|en|de|bien|con] “no” stands before the verb. → no $2 $4
negation [~no|nunca|sin|ni|se|me|te|lo|le {finite}&<conocer,ver,encontrar,invitar,ayudar,llamar> a nadie] With “nadie” behind the verb, Spanish needs “no” before it. → no $2 a nadie
negation [~<*>|{noun} nunca|nadie|tampoco no me|te|se|le|nos? {finite}|{i}|{we}] One of these two words is enough. → $2 $4 $5
negation [ningún|ninguna {noun} no <*>] One of these two words is enough. → $1 $2 $4
word-order [~me|te|se|nos|le|que|lo <escuchar,ayudar,llamar,entender,querer,decir,dar,explicar,enseñar,contar,molestar>&{finite} todo|mucho? a mí|nosotros $|cuando|y|pero|porque] The pronoun stands before the verb: me escucha.
liking [y|pero|porque no? <gustar,encantar>&{he} mucho|porque] The pronoun for the person is missing: me, te, le, nos, les.
reflexive [^ yo visto $|y|antes|después|rápidamente|para] To get dressed is “vestirse”. → me visto $4
word-order [no <querer,tener,ver,comer,comprar,necesitar,conocer,usar>&{i} la $|y|pero|porque|cuando|así] The pronoun stands before the verb. → no $3 $2
negation [~{finite}|no como nunca {noun:food}] With “nunca” behind the verb, Spanish needs “no” before it. → nunca como $4
negation [no tampoco $] → tampoco
`;
