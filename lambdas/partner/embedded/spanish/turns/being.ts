import { countries } from "./countries.ts";

/** What is said with ser, estar, tener or hay, whoever it is about and whenever it was. */
export const beingTurns = `
phrase [<ser,estar> mucho|mucha|muy? hambre|sed|miedo|sueño|prisa|suerte|razón|ganas] This goes with “tener” in Spanish. → $1<tener> $2 $3
phrase [soy|eres|somos|fui|fuimos mucho|muy? frío|calor] This goes with “tener” in Spanish. → $1<tener> $2 $3
phrase [<estar> nieve|lluvia $|y|en|muy|cuando|porque] The weather has its own verbs: nieva, llueve.
phrase [<ser:present,imperfect> en las|el|la|los? afueras|centro|norte|sur|este|oeste|noroeste|sureste|costa|campo|planta|primer|segundo !piso !donde !que] Where something is goes with “estar”. → $1<estar> en $3 $4
phrase [{noun:home,town,school}|que <ser:present,imperfect> al|a|en la|el? lado|final|fondo|derecha|izquierda|principio|norte|sur] Where something is goes with “estar”. → $1 $2<estar> $3 $4 $5
[{noun:home,town,school} <ser:present,imperfect> muy? arriba|abajo|enfrente] → $1 $2<estar> $3 $4
[~{noun=fiesta,boda,concierto,partido} es|era a? {num} minutos|kilómetros|horas|millas de mi|casa|aquí|nuestra|la] → $2<estar> a $4 $5 $6 $7
phrase [que <ser:present,imperfect> muy? cerca|lejos de] Where something is goes with “estar”. → que $2<estar> $3 $4 de
phrase [{noun:friends,family}|él|ella|yo <estar:present> + alto|alta|bajo|baja !{det}|para|ya] What somebody is like goes with “ser”. → $1 $2<ser> $4
phrase [<estar:present,imperfect> un|una? camarero|camarera|médico|médica|profesor|profesora|enfermero|enfermera|abogado|abogada|ingeniero|ingeniera|estudiante|policía|dependiente $|y|en|de|pero] What somebody is by profession goes with “ser”. → $1<ser> $3
phrase [antes|aquí|allí|ahí|también <ser:present,imperfect,preterite> dos|tres|cuatro|muchos|muchas|pocos|varios|varias {pl}] “there is” and “there were” are “hay” and “había”.
preposition [en los? lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos !santo !de !del] Days take only the article: el lunes, los lunes.
preposition [<escuchar> a|al el|la|un|una|mis? música|radio|podcast|podcasts|canción|canciones|disco|discos|audiolibros|rap|pop] “escuchar” needs no “a” before things. → $1 $3 $4
phrase [<mirar> por|para un|una|el|la|las|los|mis|mi|mejor? !ventana|balcón|encima {thing}] To look for something is “buscar”. → $1<buscar> $3 $5
phrase [<ser,estar,parecer> mucho !frío|calor|mejor|peor|mayor|menor|más|menos {adj}] Before an adjective “very” is “muy”. → $1 muy $4
phrase [muy hambre|sed|sueño|miedo|calor|prisa|suerte|ganas|cuidado|simpatía|paciencia|energía|éxito|dinero|alegría|inteligencia|diversión|belleza|ruido|tráfico] After “muy” stands an adjective, after “mucho” a noun.
phrase [tan {adj}|bien|mal|lejos|cerca que {article} {adj}? {noun} de? {noun}? {adj}? $|pero|porque|aunque !también] As … as is “tan … como”. → tan $2 como $4 $5 $6 $7 $8 $9
[tan {adj}|bien|mal|lejos|cerca que {name}|{subject}|${countries} $|pero|porque|aunque !también] As … as is “tan … como”. → tan $2 como $4
[tan {adj} que el|la|los|las de|mío|tuyo|mía|tuya] As … as is “tan … como”. → tan $2 como $4 $5
[no <ser,estar> tan {adj} que {article} {noun} y no|me|se|por? {finite}|eso] As … as is “tan … como”. → no $2 tan $4 como $6 $7
phrase [<ser,parecer> mucho? más|menos {adj} del avión|tren|coche|autobús|fútbol|inglés|español|francés|mío|instituto] A comparison takes “que”. → $1 $2 $3 $4 que el $6
phrase [~me|te|se|lo|no <decir,creer,pensar,opinar:present> el|la|los|las|mi|mis|nuestro|nuestra {noun} <*:present>&{finite}] “that” is never left out: creo que, dicen que. → $2 que $3 $4 $5
negation [~si|alguien|quien no|nunca|nadie|jamás me|te|le|nos|les|se|lo? <hacer,decir,comer,beber,comprar,querer,ver,saber,entender,necesitar,aprender,encontrar,llevar,tener,haber,tomar,leer,escuchar,pedir,conocer>|hay|había|hubo a? algo|alguien|cualquier|alguna|algún !más] Behind a “no” this is “nada”, “nadie”, “ningún” or “ninguna”.
agreement [la|una hambre|agua|aula|águila|arma|área|alma !de] Before a stressed a- the article is “el” or “un”. → el $2
preposition [a|para|de|sin|por|sobre|contra me|te $|gusta|gustan|encanta|y|pero|porque|en|cuando] Behind a preposition “me” is “mí”, and “te” is “ti”.
word-order [<haber:present> usted|ustedes|tú|él|ella|yo <*:participle>] Nothing stands between “haber” and its participle. → $1 $3 $2
word-order [<haber:present> tu|tus|su|sus|el|la|los|las|mi|mis {noun} <*:participle>] Nothing stands between “haber” and its participle. → $1 $4 $2 $3
phrase [qué <ser> el|la|los|las {noun} más|que|favorita|favorito] Of several things “which” is “cuál” or “cuáles”.
false-friend [muy|<ser,estar> + excitado|excitada|excitados|excitadas] “excited” is “emocionado”.
false-friend [muy|tan|bastante|súper embarazada|embarazado] “embarazada” is pregnant; embarrassed is “avergonzada” (me da vergüenza).
phrase [<salvar> casi|el|mi|mis|mucho|más|un|poco? de? {num}? {num}? dinero|agua|energía|electricidad|libras|euros] To save money, water or energy is “ahorrar”.
phrase [<oír,ver,leer,conducir> muy|tan bueno|buena] How somebody does something is “bien”. → $1 $2 bien
preposition [hasta que el|la mediodía|noche|tarde|mañana|final|domingo|lunes !<*>] Before a time “until” is “hasta”. → hasta $3 $4
preposition [{adj=bueno,malo,sano}|malísimo|malísimos|malísimas|buenísimo por el|la|los|las|mi|tu|nuestra {noun:health,nature}] What is good or bad for something takes “para”. → $1 para $3 $4
preposition [<volver,viajar,volar,regresar,mudar> en españa|francia|italia|escocia|inglaterra|irlanda|barcelona|madrid|londres|gales|parís|méxico|alemania] Where to is said with “a”. → $1 a $3
preposition [sin|para|con|de lo|la|los|las $|y|pero|porque] Behind a preposition stand “él”, “ella”, “ellos”, “ellas”.
phrase [antes|después|durante ... <ser:present,imperfect> + {adj=nervioso,triste,estresado}] How somebody feels at a time goes with “estar”.
phrase [porque|que|y|también está|están un|una|mi {noun:school,leisure,media,sport,food,work} + {adj}] What something is goes with “ser”. → $1 es $3 $4 $6
phrase [fue|era|fueron|eran mucho|mucha|una|unas tormenta|tormentas|niebla|nieve|lluvia|tráfico|ruido|gente] “there is” and “there are” are “hay”, “there was” and “there were” “había”.
[~hay es|son mucho|mucha|muchos|muchas|demasiado|demasiada|demasiados|demasiadas tráfico|basura|ruido|contaminación|gente|turistas|coches|tiendas !que]
[en {det} {noun} {adj}? eran|son {num} {pl}]
[fueron|eran demasiadas|demasiados|muchas|muchos personas|turistas|niños]
phrase [él|ella|yo|amigo|amiga|hermano|hermana|tren|autobús|nunca|profesor siempre|nunca|a? veces? soy|es|era|fui|fue + tarde !para] To be late is “llegar tarde”.
phrase [<estar:present> de ${countries}] Where somebody comes from is told with “ser”. → $1<ser> de $3
phrase [<ser> bien|mal pagado|pagada] → $1<estar> $2 $3
phrase [es|son|era muy? bien $|conmigo|con] After “ser” it is “bueno”: es bueno, or está bien.
phrase [hotel|apartamento|camping|albergue|restaurante fue en|cerca|lejos|al] Where something is goes with “estar”. → $1 estaba $3
phrase [^ hoy|aquí|fuera + es frío|fresco] The weather goes with “hacer”: hace, hacía, hizo.
[^ hoy|aquí? + es|era caliente en {any}]
phrase [estoy|estamos frío|fría|fríos] This goes with “tener” in Spanish. → $1<tener> frío
phrase [<ser> + hambriento|hambrienta|sediento|sedienta $|y|siempre|porque|cuando|antes|después] Hunger and thirst go with “tener”: tengo hambre, tengo sed.
phrase [hay|había mi|mis|tu|tus|nuestro|nuestra {noun}] What there is has “un”, “una” or no article behind “hay”; where something of mine is goes with “estar”.
phrase [y|también|pero|que es|son|soy pelo|ojos {adj}] What somebody has goes with “tener”. → $1 $2<tener> $3 $4
phrase [dónde <ser:present,imperfect> el|la|los|las|mi|tu {noun:home,town,shopping,animals,technology,clothes} !de] Where something is goes with “estar”. → dónde $2<estar> $3 $4
phrase [estoy|estamos|está|están|estaba|estaban sentando en|al|a|con|cerca] How somebody sits is “sentado”, “sentada”.
phrase [{noun=puerta,tienda,ventana,museo,piscina,cine,biblioteca,restaurante} <ser:present,imperfect> abierto|abierta|cerrado|cerrada $|los|a|y|hoy|en] Open or closed goes with “estar”. → $1 $2<estar> $3
`;
