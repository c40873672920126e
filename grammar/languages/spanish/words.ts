import type { Vocabulary } from "../../core/vocabulary.ts";

export const words: Vocabulary = {
  telling: `yo tú él ella nosotros ellos ellas mi mis tu tus su sus el los las del al una unos unas y es son soy eres somos está están estoy con por
pero donde dónde porque qué quién cuándo cómo muy mucho muchos mucha muchas también era fue hay he ha hemos han tengo tiene tener hacer voy
va vamos gusta gustan gustaría más menos lo nos aunque cuando desde hasta nuestro nuestra este esta estos estas eso esto fui hice hizo`,
  known: `talento talentos alegoría atlas bestia boto brillantez cachorro cachorra cachorros carro carros chicha conducta cochino comicios cuneta credo cedro deferencia desatino doblez drogadicto drogadicta enzima forro forros frisa guisa historieta huso madurez magno manso mariquita menstruo pleito partida adición bocha llana pello
bolos tortitas alergia beis carrito cuidadosamente despacito detectar distrito huella idiota francamente malla meteorito molestia parásito
pajarito precisamente plateado reducción tubo fracción clavo cuarteto cruceros caminatas trucos acusado adaptado stop bridge country hit
volley body post posters stand master escondite coach aseo escaparate quieto cabezota cabezotas surfing sierra serrar azar caza cazo cazan cazar cazaba concejo tasa tasas sien vello botar bota botas rebelar savia
abrasar vasto vasta cepa cepas senado cauce azada vivaz roza riza rizan baca asta gravar la le les de en a no sí si o ni me
te se os que se un ya aún todavía entonces luego después antes durante siempre nunca jamás a_veces a_menudo normalmente generalmente
raramente casi bastante demasiado poco tan tanto bien mal mejor peor todo toda todos todas nada nadie nadie algo alguien alguno algún alguna
algunos algunas ningún ninguno ninguna otro otra cada varios varias aquí allí allá cerca lejos cerquísima lejísimos ayer hoy mañana anoche tarde temprano pronto
ahora finalmente afortunadamente desafortunadamente desgraciadamente sin_embargo juntos juntas junto junta croissant además quizás quizá tal
vez acaso para sin sobre entre contra según hacia bajo ante tras hola adiós gracias favor buenos buenas días noches vale bueno pues claro eh
um cual cuál cuáles cuánto cuánta cuántos cuántas quiénes quien cuyo dos tres cuatro cinco seis siete ocho nueve diez once doce trece
catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta cien mil primero primer segundo tercero
tercer enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre norte sur este oeste inglaterra parís
londres madrid barcelona sevilla mark conmigo contigo mí ti fuera dentro arriba abajo delante detrás enfrente izquierda derecha alrededor
solamente sólo solo realmente especialmente únicamente totalmente absolutamente mientras dado debido hambre sed ganas miedo prisa cuenta
señor señora ejemplo mayoría total pie caballo través supuesto veces e u cuyo doy hace dentro así incluso excepto salvo cualquier cualquiera
fui ex mejor mal gran buen media mitad tercera segunda primera próxima rato cuanto antes mediodía medianoche cool okay ok online jaja jajaja
ja jeje lol eh este tío meh mmm o sea bueno un estricto nombre manchester europa aun cuales quienes adonde crio guio cuantos cuanta cuantas
podre acorde continuo continua continuas costo coste costes barrera barreras vario varia imaginario imaginaria notario notaria cerro cabo
moro tenes podes imprimido single sport relax casting haz ven ten pon sé ojalá menudo primer tercer algunos ambos ambas cualesquiera mía mío
míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestros nuestras vuestro vuestra vuestros vuestras ese esa esos esas aquel aquella
aquellos aquellas aquello ella ello ellas usted ustedes vosotros vosotras nosotras le les encima debajo adentro afuera adelante atrás apenas
aparte asimismo aún acerca respecto mediante salvo vía millón millones ciento cientos doscientos doscientas trescientos cuatrocientos
quinientos seiscientos setecientos ochocientos novecientos miles veintiuno veintiún veintidós veintitrés veinticuatro veinticinco veintiséis
veintisiete veintiocho veintinueve medio media anteayer enseguida deprisa despacio así_que o_sea vamos venga mira oye uy ay vaya redacción
bacteria escritura histeria histérico traición suciedad mejicano montañés románico calificado cualificación delegado fricción cacharro
caminata chat cricket email funcionaria jeans jogging karate look running short tablet trap truco valle espacial`,
  clitics: "no me te se nos os lo la los las le les ya siempre nunca también",
  between:
    "no ya nunca siempre muy bastante demasiado tan más menos un poco también todavía siempre realmente mucho bien solo",
  prepositions:
    "a al de del en con por para sin sobre entre desde hasta hacia según contra durante bajo como ante tras",
  joining: "y e pero o u sino luego entonces después",
  comparing: "",
  belonging: "de del",
  subordinating: "que porque cuando si aunque donde como mientras quien pues",
  reasons: "porque ya_que puesto_que dado_que por_eso como_resultado debido_a así_que para_que",
  opinions: `me_gusta me_gustan me_gustó me_gustaron me_gustaba me_encanta me_encantan me_encantó me_gustaría creo_que pienso_que en_mi_opinión
a_mi_parecer para_mí odio prefiero fue_muy me_interesa me_interesan me_aburre me_parece lo_pasé lo_pasamos detesto me_chifla me_mola
opino_que`,
  negative: `no_me_gusta no_me_gustan no_me_gustó no_me_gustaba odio odiaba desafortunadamente desgraciadamente enfermo enferma triste aburrido aburrida
murió muerto perdí perdimos roto rompí horrible terrible no_pude fatal mal malo mala me_aburrí lo_pasé_mal lo_pasamos_mal me_duele cansado
cansada lloré suspendí`,
  likes:
    "me_gusta me_gustan me_gustó me_gustaron me_encanta me_encantan me_encantó me_interesa lo_pasé_bien lo_pasamos_bien lo_pasé_bomba prefiero me_mola me_chifla adoro",
  dislikes: "no_me_gusta no_me_gustan odio no_me_gustó no_me_gustaba detesto no_me_interesa",
  nots: "no nunca poco tampoco",
  people: "solo sola conmigo_mismo con_él con_ella con_ellos nosotros nadie todos mi_madre mi_padre gente",
  times: `sábados domingos mañanas tardes noches ayer hoy mañana anoche ahora siempre nunca a_veces a_menudo tarde noche lunes martes miércoles jueves
viernes sábado domingo hora horas semana mes año años curso trimestre verano invierno primavera otoño fin_de_semana día días vacaciones
minutos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre pasado pasada a_las a_la_una mediodía vez`,
  transport: "a_pie andando en_coche en_autobús en_tren en_bici",
  numbers: `un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte
treinta cuarenta cincuenta sesenta setenta ochenta noventa cien muchos muchas pocos pocas varios`,
  pastMarkers: `ayer anteayer anoche el_fin_de_semana_pasado la_semana_pasada el_año_pasado el_verano_pasado el_sábado_pasado el_domingo_pasado
el_viernes_pasado el_mes_pasado las_vacaciones_pasadas`,
  futureMarkers: `pasado_mañana el_fin_de_semana_que_viene la_semana_que_viene el_año_que_viene el_próximo_fin_de_semana la_próxima_semana el_próximo_año
el_sábado_que_viene en_el_futuro el_próximo_verano el_verano_que_viene mañana_por_la`,
  towards: "a al",
  questionWords:
    "qué quién quiénes cuándo dónde adónde cómo cuál cuáles cuánto cuánta cuántos cuántas por_qué que quien cuando donde como cual",
  affirming: "sí si claro no",
  pointing: "lo la los las le les eso esto ello él ella ellos ellas",
  verdicts:
    "rollo pasada asco maravilla caña pena bien mal regular más_o_menos así_así normal no_está_mal vale meh",
  none: "nada nadie",
  fillers: "eh um ehm mmm hmm jaja jajaja ja jeje lol haha",
  refusals:
    "no_sé no_lo_sé no_entiendo no_comprendo no_lo_entiendo no_la_entiendo no_he_entendido no_entendí ni_idea no_tengo_idea no_tengo_ni_idea no_me_acuerdo no_recuerdo paso lo_siento perdón repetir no_quiero_contestar no_quiero_responder prefiero_no_contestar prefiero_no_responder podemos_hablar_de_otra_cosa no_quiero_hablar_de no_quiero_decir paso_de",
  besideRefusals:
    "yo lo la a nada ese tema siguiente interesa no sé qué que decir contestar responder cómo siento perdón perdona disculpa disculpe pero y porque es muy demasiado difícil pregunta esta esa tu su la palabra respuesta en español por favor puedes puede podrías otra vez de verdad bien nada más ahora mismo señor señora profe gracias entiendo sobre esto eso tengo idea mucho me se te dice",
};
