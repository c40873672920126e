import type { AdjectiveTable } from "../morphology.ts";

/**
 * "masculine:english", or "masculine/feminine:english", or all four forms in the order ms/fs/mp/fp, where the rule does
 * not lead there. A "!" behind the English marks adjectives that may stand before their noun, "=" those that never change.
 */
export const adjectives: AdjectiveTable = {
  positive: `interesante:interesting divertido:fun emocionante:exciting bueno:good! estupendo:great! fantástico:fantastic! guapo:good-looking bonito:pretty!
    delicioso:delicious rico:tasty simpático:nice amable:kind útil:useful fácil:easy excelente:excellent! genial:great! agradable:pleasant gracioso:funny
    feliz:happy! contento:pleased relajante:relaxing maravilloso:wonderful! increíble:incredible! inteligente:intelligent tranquilo:calm sano:healthy
    saludable:healthy mejor:better! perfecto:perfect! favorito:favourite preferido:favourite orgulloso:proud cómodo:comfortable práctico:practical
    limpio:clean entretenido:entertaining generoso:generous cariñoso:affectionate precioso:lovely! hermoso:beautiful! chulo:cool guay/guay/guays/guays:cool
    impresionante:impressive espectacular:spectacular alegre:cheerful educativo:educational honesto:honest trabajador/trabajadora:hard-working`,
  negative: `aburrido:boring difícil:difficult malo:bad! horrible:horrible triste:sad! cansado:tired agotador/agotadora:exhausting inútil:useless
    ruidoso:noisy sucio:dirty peligroso:dangerous caro:expensive enfermo:ill estresante:stressful estresado:stressed perezoso:lazy feo:ugly
    decepcionado:disappointed decepcionante:disappointing asqueroso:disgusting complicado:complicated estricto:strict pesado:annoying egoísta:selfish
    contaminado:polluted malsano:unhealthy molesto:annoying terrible:terrible! enfadado:angry violento:violent tonto:silly severo:strict
    antipático:unpleasant peor:worse! nervioso:nervous preocupado:worried dañino:harmful fatal:awful`,
  neutral: `solo:alone! vegano:vegan grande:big! pequeño:small! nuevo:new! viejo:old! joven/joven/jóvenes/jóvenes:young! largo:long! corto:short! rojo:red azul:blue verde:green
    negro:black blanco:white amarillo:yellow gris:grey rosa:pink= marrón:brown morado:purple naranja:orange= rubio:blond moreno:dark-haired pelirrojo:red-haired
    castaño:brown español/española:Spanish inglés/inglesa:English francés/francesa:French alemán/alemana:German italiano:Italian americano:American
    caliente:hot frío:cold primero:first! último:last! próximo:next! importante:important! moderno:modern antiguo:ancient! histórico:historic
    deportista:sporty activo:active tímido:shy hablador/habladora:talkative serio:serious famoso:famous! rico:rich pobre:poor! gordo:fat posible:possible!
    necesario:necessary diferente:different! tradicional:traditional industrial:industrial turístico:touristy diario:daily casado:married rápido:fast
    lento:slow fuerte:strong alto:tall bajo:short delgado:slim débil:weak gratuito:free listo:ready cerrado:closed abierto:open escolar:school vegetariano:vegetarian
    popular:popular otro:other! mismo:same! típico:typical cultural:cultural pasado:last solar:solar público:public británico:British irlandés/irlandesa:Irish
    mexicano:Mexican liso:straight rizado:curly mayor:older menor:younger divorciado:divorced soltero:single muerto:dead situado:situated lleno:full vacío:empty`,
};
