import type { AdjectiveTable } from "../../core/morphology.ts";

/**
 * "masculine:english", or "masculine/feminine:english", or all four forms in the order ms/fs/mp/fp, where the rule does
 * not lead there. A "!" behind the English marks adjectives that may stand before their noun, "=" those that never change.
 */
export const adjectives: AdjectiveTable = {
  positive: `interesante:interesting romántico:romantic divertido:fun emocionante:exciting bueno:good! estupendo:great! fantástico:fantastic!
guapo:good-looking bonito:pretty! delicioso:delicious rico:tasty simpático:nice amable:kind útil:useful fácil:easy excelente:excellent!
genial:great! agradable:pleasant gracioso:funny feliz:happy! contento:pleased relajante:relaxing maravilloso:wonderful!
increíble:incredible! inteligente:intelligent tranquilo:calm sano:healthy saludable:healthy mejor:better! perfecto:perfect!
favorito:favourite preferido:favourite orgulloso:proud cómodo:comfortable práctico:practical limpio:clean entretenido:entertaining
generoso:generous cariñoso:affectionate precioso:lovely! hermoso:beautiful! chulo:cool guay/guay/guays/guays:cool impresionante:impressive
espectacular:spectacular alegre:cheerful educativo:educational honesto:honest trabajador:hard-working encantador:charming paciente:patient
fiel:loyal sincero:sincere optimista:optimistic animado:lively acogedor:welcoming pintoresco:picturesque sabroso:tasty fresco:fresh
refrescante:refreshing fascinante:fascinating apasionante:thrilling original creativo:creative artístico:artistic ambicioso:ambitious
responsable:responsible maduro:mature sensible:sensitive comprensivo:understanding educado:polite cortés:polite valiente:brave
fenomenal:great! extraordinario:extraordinary! magnífico:magnificent! brillante:brilliant! ideal bello:beautiful! atractivo:attractive
elegante:elegant cómico:comical sabio:wise justo:fair libre:free beneficioso:beneficial eficaz:effective eficiente:efficient
ecológico:ecological seguro:safe satisfecho:satisfied emocionado:excited ilusionado:excited entusiasmado:thrilled relajado:relaxed
sorprendente:surprising afortunado:lucky exitoso:successful gratificante:rewarding valioso:valuable enriquecedor:enriching
motivador:motivating inspirador:inspiring inolvidable:unforgettable alucinante:amazing sociable extrovertido:outgoing solidario:supportive
considerado:considerate atento:attentive leal:loyal humilde:humble puntual:punctual organizado:organised ordenado:tidy cualificado:qualified
nutritivo:nutritious equilibrado:balanced barato:cheap talentoso:talented espléndido:splendid! majo:nice buenísimo:really_good
sensacional:sensational bienvenido:welcome`,
  negative: `aburrido:boring difícil:difficult malo:bad! horrible triste:sad! cansado:tired agotador:exhausting inútil:useless ruidoso:noisy sucio:dirty
peligroso:dangerous caro:expensive enfermo:ill estresante:stressful estresado:stressed perezoso:lazy feo:ugly decepcionado:disappointed
decepcionante:disappointing asqueroso:disgusting complicado:complicated estricto:strict pesado:annoying egoísta:selfish contaminado:polluted
molesto:annoying terrible! enfadado:angry violento:violent tonto:silly severo:strict antipático:unpleasant peor:worse! nervioso:nervous
preocupado:worried dañino:harmful fatal:awful celoso:jealous envidioso:jealous pesimista:pessimistic vago:lazy maleducado:rude
mentiroso:lying cruel arrogante:arrogant impaciente:impatient irritante:irritating frustrante:frustrating deprimente:depressing
deprimido:depressed preocupante:worrying insoportable:unbearable desagradable:unpleasant asustado:scared aterrador:terrifying
agobiado:overwhelmed agobiante:overwhelming injusto:unfair innecesario:unnecessary imposible:impossible incómodo:uncomfortable duro:hard
dañado:damaged perjudicial:harmful nocivo:harmful tóxico:toxic adictivo:addictive grave:serious terco:stubborn testarudo:stubborn
travieso:naughty desobediente:disobedient distraído:distracted desordenado:untidy desorganizado:disorganised repugnante:disgusting
soso:bland grasiento:greasy salado:salty picante:spicy amargo:bitter crudo:raw estúpido:stupid ridículo:ridiculous furioso:furious
enojado:angry avergonzado:ashamed desilusionado:disappointed hambriento:hungry borracho:drunk loco:mad herido:injured
resfriado:having_a_cold constipado:having_a_cold mareado:dizzy obeso:obese roto:broken perdido:lost confundido:confused espantoso:dreadful!
pésimo:terrible! conflictivo:troubled inseguro:unsafe solitario:lonely aislado:isolated repetitivo:repetitive irresponsable:irresponsible
frustrado:frustrated estropeado:broken_down`,
  neutral: `adosado:semi-detached jubilado:retired materno:maternal paterno:paternal amplio:spacious solo:alone! vegano:vegan grande:big! pequeño:small!
nuevo:new! viejo:old! joven/joven/jóvenes/jóvenes:young! largo:long! corto:short! rojo:red azul:blue verde:green negro:black blanco:white
amarillo:yellow gris:grey rosa:pink= marrón:brown morado:purple naranja:orange= rubio:blond moreno:dark-haired! pelirrojo:red-haired
castaño:brown español/española:Spanish inglés/inglesa:English francés/francesa:French alemán/alemana:German italiano:Italian
americano:American caliente:hot! frío:cold! primero:first! último:last! próximo:next! importante:important! moderno:modern antiguo:ancient!
histórico:historic deportista:sporty activo:active tímido:shy hablador:talkative serio:serious! famoso:famous! rico:rich pobre:poor!
gordo:fat posible:possible! necesario:necessary diferente:different! tradicional:traditional industrial turístico:touristy diario:daily
casado:married rápido:fast! lento:slow! fuerte:strong! alto:tall! bajo:short! delgado:slim débil:weak gratuito:free listo:ready
cerrado:closed abierto:open escolar:school vegetariano:vegetarian popular otro:other! mismo:same! típico:typical! cultural pasado:last solar
público:public británico:British irlandés/irlandesa:Irish mexicano:Mexican liso:straight rizado:curly mayor:older! menor:younger!
divorciado:divorced soltero:single muerto:dead situado:situated lleno:full vacío:empty dulce:sweet! claro:light! oscuro:dark! vivo:alive
mediano:medium ancho:wide! estrecho:narrow! profundo:deep! redondo:round cuadrado:square grueso:thick! fino:thin! ligero:light! suave:soft!
seco:dry! mojado:wet húmedo:damp soleado:sunny nublado:cloudy despejado:clear lluvioso:rainy caluroso:hot calvo:bald teñido:dyed
introvertido:shy reservado:reserved independiente:independent dependiente:dependent curioso:curious! raro:strange! extraño:strange!
normal:normal! común:common! especial:special! único:only! entero:whole! completo:complete! parecido:similar similar:similar! igual:same
distinto:different! contrario:opposite propio:own! cierto:certain! verdadero:real! falso:false real:real! correcto:correct incorrecto:wrong
obligatorio:compulsory opcional:optional oral escrito:written técnico:technical teórico:theoretical digital virtual electrónico:electronic
eléctrico:electric renovable:renewable reciclable reciclado:recycled medioambiental:environmental natural rural urbano:urban costero:coastal
montañoso:mountainous peatonal:pedestrian comercial:commercial residencial:residential local regional nacional:national
internacional:international mundial:worldwide global europeo:European galés/galesa:Welsh escocés/escocesa:Scottish
portugués/portuguesa:Portuguese griego:Greek ruso:Russian chino:Chinese japonés/japonesa:Japanese indio:Indian turco:Turkish polaco:Polish
suizo:Swiss brasileño:Brazilian argentino:Argentine colombiano:Colombian peruano:Peruvian chileno:Chilean estadounidense:American
canadiense:Canadian australiano:Australian marroquí:Moroccan árabe:Arab africano:African asiático:Asian latinoamericano:Latin_American
sudamericano:South_American hispano:Hispanic mediterráneo:Mediterranean católico:Catholic cristiano:Christian musulmán/musulmana:Muslim
judío:Jewish hindú:Hindu religioso:religious político:political económico:economic social científico:scientific médico:medical
físico:physical mental personal familiar:family profesional:professional laboral:working académico:academic musical clásico:classical
actual:current! reciente:recent! futuro:future! anterior:previous! siguiente:next! semanal:weekly cotidiano:everyday final segundo:second!
tercero:third! cuarto:fourth! quinto:fifth! sexto:sixth! séptimo:seventh! octavo:eighth! noveno:ninth! décimo:tenth! central principal:main!
exterior:outside interior:inside doble:double! individual medio:half! lejano:distant! cercano:nearby! derecho:right izquierdo:left vertical
adolescente:teenage infantil:children's juvenil:youth adulto:adult anciano:old embarazada/embarazada:pregnant= viudo:widowed
separado:separated adoptado:adopted gemelo:twin querido:dear! sentado:sitting vestido:dressed despierto:awake dormido:asleep
acostumbrado:used preparado:ready ocupado:busy disponible:available interesado:interested enamorado:in_love sorprendido:surprised
dispuesto:willing capaz:capable incapaz:incapable consciente:aware discapacitado:disabled alérgico:allergic vegetal:vegetable animal
asado:roast frito:fried congelado:frozen casero:home-made picado:minced integral:wholemeal mixto:mixed femenino:feminine masculino:masculine
dorado:golden lila:lilac= beige= granate:maroon= crema:cream= apropiado:suitable adecuado:suitable básico:basic esencial:essential!
fundamental:fundamental! imprescindible:essential! vital:vital! suficiente:enough! numeroso:numerous! demás:other= enorme:huge!
gigante:giant diminuto:tiny corriente:ordinary! sencillo:simple! simple complejo:complex! intenso:intense! extremo:extreme! acuático:aquatic
dental mortal:deadly ilegal:illegal legal secundario:secondary primario:primary superior:higher inferior:lower privado:private
bilingüe:bilingual extranjero:foreign`,
};
