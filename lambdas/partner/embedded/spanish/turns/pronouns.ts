const liking = "gustar,encantar,interesar,fascinar,aburrir,molestar";
const mine =
  "ver,mirar,visitar,conocer,ayudar,querer,odiar,amar,admirar,invitar,llamar,adorar,echar,escuchar,apoyar,entender,respetar,cuidar";
const body =
  "dientes|pelo|manos|cara|brazo|pierna|piernas|pie|pies|cabeza|nariz|tobillo|dedo|muñeca|rodilla|ojos|uñas";

/** Pronouns: gustar and its like, reflexives, objects, the personal “a”, accents on mí and sí. */
export const pronounTurns = `
liking [lo|los|la|las me|te|le|nos|les <gustar,encantar,interesar,doler>] What pleases is the subject, so there is no “lo” or “la”. → $2 $3
liking [lo|los|la|las <gustar,encantar,interesar,doler,apetecer>] Whom something pleases is “le” or “les”.
liking [yo|tú|él|ella|nosotros|ellos|ellas no? <gustar>] “gustar” turns the sentence round: the person is me, te, le, nos, les.
liking [a mi|tu|su|nuestro|nuestra|la|una !{pl} {noun} no? <gustar,encantar,interesar>] Before the verb stands “le”, for the person. → $1 $2 $4 $5 le $6
liking [a mis|tus|sus|nuestros|los|las {noun} no? <gustar,encantar,interesar>] Before the verb stands “les”, for the persons. → $1 $2 $3 $4 les $5
liking [a {name} no? <gustar,encantar,interesar>] Before the verb stands “le”, for the person. → $1 $2 $3 le $4
liking [a mi|tu|su !{pl} {noun:family,friends} no? me|te|nos <${liking}>] The pronoun goes with the person: le. → $1 $2 $4 $5 le $7
liking [a mis|tus|sus {pl} no? me|te|le|nos <${liking}>] The pronoun goes with the persons: les. → $1 $2 $3 $4 les $6
liking [~a|para|de|y mi|mí no? <gustar,encantar,interesar,fascinar:present,imperfect,conditional,preterite>] The pronoun before this verb is “me”. → me $4
liking [me|te|le|nos|les <gustar,encantar> muy !{adj}] “very much” is “mucho”. → $1 $2 mucho
liking [y|pero|porque no? <gustar,encantar>&{he} mucho|porque|muchísimo] The pronoun for the person is missing: me, te, le, nos, les.
liking [<doler> mi|mis|tu|su|sus {noun}] With a pronoun before it, the part of the body has its article: el, la, los, las.
preposition [dolor|dolores en|a|con mi|su|el|la {noun}] It is “dolor de”: dolor de cabeza.
reflexive [<lavar,cepillar,romper,peinar,secar,cortar,maquillar> mi|mis|tu|tus|su|sus ${body}] With a reflexive verb, parts of the body have their article: me lavo los dientes.
liking [mi|mis {noun} me? <doler>] What hurts comes last: me duele la …, me duelen los …
reflexive [~me|te|se|nos|lo|os|la|le divertí|divertimos|divierto mucho|con|en|muchísimo] This verb is reflexive: me divierto, nos divertimos.
reflexive [~me|te|se|nos|lo|os|la|le|mucho aburro|relajo|quejo|relajamos|aburrí|relajé|aburrimos|enfado|preocupo $|mucho|en|con|por|porque|cuando|de|escuchando|leyendo|viendo] This verb is reflexive here: it needs me or nos before it.
reflexive [~me|te|se|lo|nos|la|le siento|sentí|sentía + {adj}|mal|bien] To feel is “sentirse”: me siento. → me $2 $3 $4
reflexive [que llama|llaman !a !al !por !mucho !muchísimo !la !el !cada !todos !desde !siempre {any} $] “is called” is “se llama”. → que se $2 $12
word-order* [<*:infinitive> lo|los|les|le|me|te|nos $] The pronoun hangs on the infinitive: verlo, comprarla.
word-order* [<*:infinitive> lo|los|les|le|me|te|nos porque|y|pero|con|cuando|en|por|mucho|bien] The pronoun hangs on the infinitive: verlo, comprarla.
word-order [para|sin lo|la|los|las|le|les|me|te|nos <*:infinitive>] The pronoun hangs on the infinitive: para verlo.
word-order [~que|se {i}|<*:present>&{we} lo|los|las $] Object pronouns stand before the conjugated verb: lo veo. → $3 $2
word-order [~que|se {i}|<*:present>&{we} lo|los|las cada|todos|todas|mucho|siempre|con|en|porque|y|pero|cuando] Object pronouns stand before the conjugated verb: lo veo. → $3 $2 $4
preposition [<*:infinitive> ellos|ellas $|y|porque|en] As an object this hangs on the infinitive: hacerlos, verlas.
preposition [<${mine}>&{i}|<${mine}>&{we}|<${mine}:infinitive> él|ella|ellos|ellas $] As an object this is “lo, la, los, las”, before the verb: lo veo.
preposition [<${mine}>&{i}|<${mine}>&{we}|<${mine}:infinitive> él|ella|ellos|ellas|nosotros porque|y|pero|mucho|cuando|con|del|de|desde|bien|todos|cada] As an object this is “lo, la, los, las”, before the verb: lo veo.
preposition [<${mine},encontrar,buscar>&{i}|<${mine},encontrar,buscar>&{we}|<${mine},encontrar,buscar:infinitive> alguien|nadie] A person who is the object of the verb needs “a” (personal a). → $1 a $2
preposition [<ver,visitar,conocer,ayudar,querer,invitar,admirar,llamar,odiar,escuchar>&{i}|<ver,visitar,conocer,ayudar,querer,invitar,admirar>&{we} mucho|muchísimo|también|siempre|ayer mi|mis|nuestros {noun=madre,padre,hermano,hermana,abuelo,abuela,amigo,amiga,tío,tía,primo,prima,novio,novia,perro,gato,familia,profesor,profesora}] A person who is the object of the verb needs “a” (personal a). → $1 $2 a $3 $4
accent* [el {finite}&{he}] As a subject “él” has an accent. → él $2
accent* [{noun}|él|ella|que|porque|no esta en|cerca|lejos|muy|bien|mal|{adj=situado,enfermo,cansado}] The verb “está” has an accent. → $1 está $3
accent* [a mi me|te|no|también|tampoco] As a pronoun “mí” has an accent. → a mí $3
accent* [para|por|de|sin|sobre mi $] As a pronoun “mí” has an accent. → $1 mí
liking [me|te preocupo|intereso|molesto|fascino|importo|encanto el|la|los|las|que|mi|mucho] The verb goes with the thing: it is what worries or interests me.
word-order [he|has|ha|hemos|han <*:participle> lo|los|las|la|me|te|le todavía|nunca|ya|antes|dos|tres|muchas|en|con|porque|y] Object pronouns stand before “haber”: lo he leído. → $3 $1 $2
preposition [<ayudar:infinitive>|<ayudar>&{i} la|mi|nuestra {noun}] A person who is the object of the verb needs “a” (personal a). → $1 a $2 $3
preposition [<ayudar> los|las|otras|otros {any}] A person who is the object of the verb needs “a” (personal a).
preposition [paseo|paseamos|pasear|paseé mi|mis|nuestro perro|perra|perros] With a pet as its object the verb takes “a”. → $1 a $2 $3
preposition [no <conocer,ver,encontrar,querer,odiar> nadie] A person who is the object of the verb needs “a” (personal a). → no $2 a nadie
reflexive [{noun:family,friends,animals}|profesor|profesora|jefe llama|llaman señor|señora|{name}|{unknown}] “is called” is “se llama”. → $1 se $2 $3
word-order [voy|vas|va|vamos|van|ir a lo|los|las|le|les|me|te|nos <*:infinitive>] The pronoun hangs on the infinitive, or stands before “voy”: voy a verlo, lo voy a ver.
word-order [quiero|puedo|debo|podemos|queremos|puede|quiere|necesito lo|los|las|le|les|me|te|nos <*:infinitive>] The pronoun hangs on the infinitive, or stands before both verbs: quiero verlo, lo quiero ver.
preposition [voy|quiero|vamos|puedo|quería|queremos a? <regalar,dar,comprar,escribir,enseñar,enviar,mandar:infinitive> mi|mis {noun:family,friends}] Whom something is given to takes “a”. → $1 $2 $3 a $4 $5
reflexive [favorito|favorita|libro|película|serie|programa|canción|grupo llama|llaman {name}] “is called” is “se llama”. → $1 se $2 $3
reflexive [~me|te|se|nos|os|lo|la|los|las|le llevo|llevamos|llevaba|llevan bastante|muy|tan|bien|mal|fatal|genial bien|mal? con] To get on with somebody is “llevarse bien”: me llevo, nos llevamos.
reflexive [me <levantar,duchar,despertar,vestir,lavar,peinar,maquillar> , visto|ducho|peino|maquillo|afeito $|y|,] Each reflexive verb needs its own “me”. → me $2, me $4
reflexive [me {i} y luego|después|entonces? visto|ducho|acuesto|relajo|peino|maquillo|despierto $] Each reflexive verb needs its own “me”. → me $2 y $4 me $5
liking [~a|al|con|de|para|y|que mi|mis|nuestro|nuestra {noun:family,friends} no? gusta|gustan|encanta|encantan] “gustar” turns the sentence round: a mi madre le gusta.
word-order [~lo|la|los|las|que|y|no <necesitar,usar,utilizar:present>&{i} para] What one needs or uses has to be named: lo uso, la necesito.
word-order [{finite}&{he}|{finite}&{they} nosotros !y !{we}] The pronoun stands before the verb: nos ayuda, nos dan. → nos $1
word-order [<ayudar>&{he}|<ayudar>&{they} nosotros|yo|mí|mi !{noun}] The pronoun stands before the verb: nos ayuda, me ayudan.
preposition [{noun:family,friends} no? <${mine}:present>&{he} yo|mí|él|ella|ellos|ellas $] As an object this is “lo, la, me”, before the verb: lo odia.
liking [a mi|tu|su|la|el {noun} y a? mi|tu|su|la|el {noun} no? le <${liking},doler>] The pronoun goes with both: les. → $1 $2 $3 $4 $5 $6 $7 $8 les $10
liking [que|porque|pero|cuando mi|mis|tu|tus|nuestro|nuestra|nuestros {noun:family,friends} no? le|les <${liking}>] “gustar” turns the sentence round: a mi madre le gusta. → $1 a $2 $3 $4 $5 $6
liking [lo|la|los|las <regalar,dar,decir,contar,explicar,enviar,mandar,comprar,escribir,preguntar,enseñar,prestar>&{i} un|una|unos|unas|muchos|muchas {noun}] Whom something is given or told to is “le” or “les”.
negation [~no|nunca|porque|que {i}|{we}|es|soy no mucho|mucha|muchos|muchas|un|una] “no” stands before the verb. → no $2 $4
negation [~si no hay|tengo|tenemos|tiene|tienen|conozco|conocemos|veo a? alguien|algún|alguna|algo !de !más] Behind “no” this is “nadie”, “ningún” or “nada”.
negation [~si|que no me|te|nos|le? <hacer,decir,comer,beber,comprar,querer,ver,saber,entender,necesitar,aprender,encontrar,llevar:present,preterite,imperfect> algo $|que|por|en|con|porque|y|pero|cuando|para] Behind “no” this is “nada”. → no $3 $4 nada $6
negation [no <tener,haber> cualquier] Behind “no” this is “ningún”, “ninguna”. → no $2 ningún
negation [~no|nunca|que <conocer,ver,encontrar,invitar,ayudar>&{i} a nadie] With “nadie” behind the verb, Spanish needs “no” before it. → no $2 a nadie
negation [no <*> ... y mi|mis|tu|su|el|la {noun} también $] After a “no”, “too” is “tampoco”.
negation [^ nunca|nadie|tampoco no <*>] One of these two words is enough. → $2 $4
negation [yo|que|porque|pero nunca|nadie|tampoco no <*>] One of these two words is enough. → $1 $2 $4
`;
