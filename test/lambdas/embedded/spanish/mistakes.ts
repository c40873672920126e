import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (question: string, said: string) =>
  examine(momentOf("Spanish", said, { text: question })).findings;

/** Kind, question, answer, and the fix, "" where there is none to be sure of. */
const mistakes: readonly (readonly [MistakeKind, string, string, string])[] = [
  ["preposition", "¿Te llevas bien con ella?", "Sí, quiero mucho mi hermana.", "quiero mucho a mi hermana"],
  ["preposition", "¿Qué buscas?", "Me gustaría encontrar alguien especial.", "encontrar a alguien"],
  ["preposition", "¿Adónde fuiste?", "Fui en un restaurante con mi familia.", "Fui a un restaurante"],
  ["phrase", "¿Cómo es tu hermano?", "Es más alto de los otros.", "más alto que los otros"],
  ["phrase", "¿Cómo es tu amigo?", "Es más bajo que mi.", "más bajo que yo"],
  ["phrase", "¿Vas al cine?", "Voy dos tiempos al mes.", ""],
  ["phrase", "¿Qué lees?", "Leo un libro quien se llama Wonder.", "un libro que se llama"],
  ["phrase", "¿Qué es tu clase favorita?", "¿Qué es tu clase favorita?", "cuál es tu clase"],
  ["second-verb", "¿Son estrictos?", "No me permiten salgo por la noche.", "me permiten salir"],
  ["second-verb", "¿En qué eres bueno?", "Soy bueno en dibujando.", "en dibujar"],
  ["second-verb", "¿Qué te gustaría hacer?", "Me gustaría ir a España y nado en el mar.", "nadar"],
  ["participle", "¿Qué has comido?", "Hoy he como una manzana.", "he comido una"],
  ["tense", "¿Qué hiciste?", "Fui al parque y después vemos una película.", "vimos"],
  ["tense", "¿Qué harías?", "Compraría una casa y yo viajo por el mundo.", "viajaría"],
  ["tense", "¿Fuiste a Italia?", "Sí, fui en mayo y hace mucho calor.", ""],
  ["tense", "¿Qué esperas?", "Espero que mis padres me compran un móvil.", "que mis padres me compren"],
  ["person", "¿Qué hiciste?", "Pasé la aspiradora y puso la mesa.", "puse"],
  ["person", "¿Cómo es tu amigo?", "Mi amigo es amable y siempre me escuchan.", "escucha"],
  ["person", "Describe la foto.", "Hay dos chicos que juega al fútbol.", "que juegan"],
  ["infinitive", "¿Qué comes?", "Normalmente como cereales y beber zumo.", ""],
  ["infinitive", "¿Qué hacéis?", "Vamos de compras y a veces comer en un café.", ""],
  ["adjective", "¿Prefieres el campo?", "Sí, porque es más tranquila que la ciudad.", ""],
  ["adjective", "¿Qué perdiste?", "Perdí mi mochila, es rojo y grande.", ""],
  ["adjective", "¿Qué recomiendas?", "Recomiendo la playa porque es bonita y tranquilo.", ""],
  ["adjective", "¿Qué compraste?", "Compré unas cosas muy antiguo.", "cosas muy antiguas"],
  ["adjective", "¿Qué lees?", "Leo un libro interesanta.", "interesante"],
  ["reflexive", "¿Quieres casarte?", "Sí, quiero casar y tener dos hijos.", "casarme"],
  ["liking", "¿Le gustó?", "Compré un bolso y lo gustó mucho.", ""],
  ["liking", "¿Qué le gusta?", "A mi hermano gusta el rugby.", "A mi hermano le gusta"],
  ["preposition", "¿Qué hiciste?", "Llegué en casa a las cuatro.", "Llegué a casa"],
  ["preposition", "¿Qué haces?", "Voy en el parque con mis amigos.", "Voy al parque"],
  ["preposition", "¿Cuándo estudias?", "Estudio en la tarde.", "por la tarde"],
  ["preposition", "¿Con quién vives?", "Dependo en mi madre para todo.", "Dependo de mi"],
  ["preposition", "¿Qué haces?", "Después el colegio voy a casa.", "Después del colegio"],
  ["preposition", "¿Qué hizo?", "Mi padre entró la tienda y compró pan.", "entró en la tienda"],
  ["preposition", "¿Qué tal?", "Estoy muy orgulloso con mi hermana.", "orgulloso de mi"],
  ["phrase", "¿Cómo es tu casa?", "Es más pequeña de la casa de mi tío.", ""],
  ["tense", "¿Qué comías de pequeño?", "De pequeño como muchas patatas.", "comía"],
  ["second-verb", "¿Te gustaría vivir allí?", "Sí, me gustaría vivo en España.", "gustaría vivir"],
  ["elision", "¿Adónde vas?", "Voy a el teatro con mi madre.", "al teatro"],
  ["phrase", "¿Cómo es tu ciudad?", "Es menos ruidosa como Londres.", "Es menos ruidosa que Londres"],
  ["phrase", "¿Qué tal tu profesor?", "Mi profesor es mejor como el del año pasado.", "mejor que el"],
  ["phrase", "¿Cómo está tu hermano?", "Mi hermano es triste hoy porque perdió.", "está triste hoy"],
  ["phrase", "¿Cómo es tu abuela?", "Mi abuela está muy generosa.", "es muy generosa"],
  ["phrase", "¿Qué tiempo hace?", "En invierno está mucho frío.", ""],
  ["phrase", "¿Estudias mucho?", "Sí, estudio muy porque tengo exámenes.", "mucho porque"],
  ["phrase", "¿Hay muchos turistas?", "Sí, hay muy turistas en agosto.", ""],
  ["word-order", "¿Qué te gusta leer?", "Me gusta leer históricas novelas.", "leer novelas históricas"],
  ["word-order", "¿Cuál es tu deporte favorito?", "Mi favorito deporte es el tenis.", "Mi deporte favorito"],
  ["word-order", "¿Ves a tus abuelos?", "Sí, visito los cada domingo.", "los visito"],
  ["adjective", "¿Cómo es tu casa?", "Tiene dos dormitorios pequeño y una cocina.", "dormitorios pequeños"],
  ["person", "¿Cómo son?", "Todos los profesores es muy amables.", "los profesores son"],
  ["liking", "¿Te gusta el inglés?", "No me gusta inglés porque es aburrido.", ""],
  ["liking", "¿Qué le regalaste?", "Le regalé un libro y gustó mucho.", ""],
  ["tense", "¿Cómo era tu escuela?", "Era pequeña y los profesores son simpáticos.", "eran"],
  ["tense", "¿Qué harías con un millón?", "Compro una casa grande para mis padres.", ""],
  ["word-order", "¿Has leído el libro?", "No he leído lo todavía.", "lo he leído"],
  ["reflexive", "¿Te llevas bien con él?", "Sí, llevo bastante bien con mi padre.", ""],
  ["reflexive", "¿Qué haces?", "Por la mañana me ducho y visto.", "me ducho y me visto"],
  ["liking", "¿Te gusta el cine?", "Sí, pero mi madre no gusta.", "a mi madre no le gusta"],
  ["word-order", "¿Cómo es tu profe?", "Mi profesora da nos muchos deberes.", "nos da"],
  ["preposition", "¿Para qué lo usas?", "Lo uso para buscar para información.", "buscar información"],
  ["preposition", "¿De qué habláis?", "Hablamos sobre de la moda.", "sobre la"],
  ["second-verb", "¿Qué haces?", "Intento de reciclar más.", "Intento reciclar"],
  ["infinitive", "¿Quién cocina?", "Tengo suerte porque mi madre cocinar mucho.", ""],
  ["phrase", "¿Cómo es un buen amigo?", "Es una persona que siempre está leal.", "es leal"],
  ["phrase", "¿Cuál prefieres?", "Mi asignatura preferida es inglés.", ""],
  ["phrase", "¿Qué compras?", "Compro muchas ropas en el centro.", ""],
  ["person", "¿Cómo es la gente?", "La gente son muy simpáticos.", "La gente es"],
  ["person", "¿Qué piensa la gente?", "Todo el mundo hablan de eso.", "el mundo habla"],
  ["phrase", "¿Qué problema hay?", "Es el más grande problema.", "el problema más grande"],
  ["agreement", "¿Cómo es tu tía?", "Es muy buen persona.", ""],
  ["tense", "¿Qué hiciste allí?", "Fui a Grecia y nado en el mar.", "nadé"],
];

test.each(mistakes)("a mistake of %s, asked “%s”: “%s”", (kind, question, said, right) => {
  const found = findingsIn(question, said).find((finding) => finding.kind === kind);
  expect(found).toBeDefined();
  expect(found?.right ?? "").toBe(right);
});

test.each<[string, string]>([
  ["¿Te gusta la música?", "Sí, sobre todo la clásica, que es muy tranquila."],
  ["¿Para qué usas el móvil?", "Para escuchar música mientras voy en el autobús."],
  ["¿Te gusta ir de compras?", "depende con mi hermana sí pero con mi madre no"],
  ["¿Te gusta cocinar?", "No mucho. Mi hermano, en cambio, cocina bien: ayer hizo una tarta."],
  ["¿Qué piensa la gente?", "A la gente le gustan las fiestas."],
  ["¿Cómo es tu pareja?", "Es muy simpática y bastante alta."],
  ["¿Cómo es tu casa?", "Es muy bonita, con un jardín pequeño."],
  ["¿Qué hiciste?", "Fui al cine con mi hermano y comió palomitas."],
  ["¿Qué hiciste?", "Me desperté y sonó el teléfono."],
  ["¿Qué hiciste?", "Nací en Londres y vivo en Leeds."],
  ["¿Es necesario?", "No, creo que es una pérdida de tiempo."],
  ["¿Cómo es tu instituto?", "Mi instituto es grande y ofrecen muchas actividades."],
  ["¿Qué pasó?", "Se fue la luz justo cuando íbamos a cortar la tarta."],
  ["¿Es malo?", "No pasa nada, pero comerla a diario es malísimo."],
  ["¿Qué haces?", "Como siempre, estudiar y dormir."],
  ["¿Qué haces?", "Los sábados solo salgo con mis amigos."],
  ["¿Cómo son tus profesores?", "La mayoría de los profesores son amables."],
  ["¿Usas las redes sociales?", "Las uso a diario para hablar con amigos."],
  ["¿Quién es mayor?", "Mi hermano es dos años mayor que yo."],
  ["¿Te duele algo?", "No, el dentista es mejor de lo que pensaba."],
  ["¿Qué tal el concierto?", "El concierto fue en Londres y valió la pena."],
  ["¿Cuándo hace calor?", "De junio a agosto hace mucho calor."],
  ["¿Cómo era tu pueblo?", "Era pequeño y está cerca de Leeds."],
  ["¿Te gusta leer?", "Leo cualquier cosa, sobre todo novela negra."],
  ["¿Qué hay para los jóvenes?", "La verdad es que los jóvenes no tenemos adónde ir."],
  ["¿Es grave?", "Sí, y hay que actuar antes de que sea demasiado tarde."],
  ["¿Podrías vivir sin móvil?", "No, lo necesito para hablar con mi padre."],
  ["¿Cómo eres?", "Soy más bien alto y llevo gafas."],
  ["¿Qué hace un buen profesor?", "Explica las cosas de manera que todos las entiendan."],
  ["¿Por qué aprendes idiomas?", "Cuantos más idiomas hables, mejor."],
  ["¿Qué hiciste?", "El sábado vinieron a verme mis primos de Leeds."],
  ["¿En qué os parecéis?", "Los dos somos igual de tercos."],
  ["¿Qué te da miedo?", "Me dan miedo las arañas y quedarme encerrada en un ascensor."],
  ["¿Qué país te gustaría visitar?", "Me muero por ir a Nueva Zelanda."],
  ["¿Sacas fotos?", "Mi abuelo me dejó su cámara antigua y la uso mucho."],
  ["¿Y los coches eléctricos?", "Mientras sean tan caros poca gente podrá comprarlos."],
  ["¿Quién vive en tu casa?", "Vivimos mi madre, mi hermanastro Leo y yo."],
  ["¿Qué dice?", "Se inventa palabras que solo entendemos nosotros."],
  ["¿Por qué desayunas?", "Porque si no desayunas no rindes en clase."],
])("asked “%s”: “%s” raises no alarm", (question, said) => {
  expect(findingsIn(question, said)).toEqual([]);
});

test.each<[string, string]>([
  ["¿Cómo está tu hermano?", "Está triste porque ayer perdió el partido, aunque jugó bien."],
  ["¿Qué hace tu madre?", "Es profesora de inglés en un colegio público cerca de aquí."],
  ["¿Qué haces cuando estás enfermo?", "Me quedo en la cama, bebo agua y tomo las medicinas que me dan."],
  [
    "¿Qué ves en la imagen?",
    "Veo un mercado en el que una vendedora pesa manzanas y un señor elige tomates.",
  ],
  ["¿Cómo se puede ahorrar agua?", "Bastaría con cerrar el grifo y con no llenar la bañera hasta arriba."],
  [
    "¿Qué haces para cuidar el medio ambiente?",
    "Voy en bici y hemos plantado árboles en el patio del instituto.",
  ],
  [
    "¿Haces algún voluntariado?",
    "ayudo en una protectora de animales paseamos a los perros y limpiamos jaulas",
  ],
  ["¿Cuál es la mejor estación del año?", "a mí me gusta el otoño porque los bosques se tiñen de rojo"],
  ["Estás en un restaurante. ¿Qué va a tomar?", "La sopa de pescado y una limonada, por favor."],
])("asked “%s”: “%s” is not off the question", (text, said) => {
  expect(examine(momentOf("Spanish", said, { text })).standing).toBe("answered");
});

test.each<[string, string, boolean]>([
  ["Haz una pregunta sobre el hotel.", "El hotel tiene una piscina.", false],
  ["Está usted en un café. Pregunte el precio.", "Quiero un té con leche.", false],
  ["Haz una pregunta sobre el hotel.", "¿Tiene piscina?", true],
  ["Haz una pregunta a tu amigo.", "te apetece ir al cine", true],
  ["Haz una pregunta sobre las clases.", "a qué hora empiezan", true],
  ["Estás en una tienda. Pregunta el precio.", "perdone cuánto cuestan estos zapatos", true],
  ["Estás en la estación. Haz una pregunta.", "quisiera saber a qué hora sale el tren", true],
  ["Haz una pregunta sobre el menú.", "la sopa del día lleva carne", true],
  ["Haz una pregunta en la oficina de turismo.", "buenas tardes me podría dar un plano", true],
  ["Estás en una tienda. Pregunta el precio.", "hola buenos días quiero unos zapatos", false],
])("the task “%s”: “%s” asks: %s", (text, said, asks) => {
  const kinds = findingsIn(text, said).map(({ kind }) => kind);
  expect(kinds.includes("question")).toBe(!asks);
});

test("a time that clashes is told as that, and not as another subject", () => {
  const examined = examine(momentOf("Spanish", "Mañana jugué al fútbol.", { text: "¿Qué harás mañana?" }));
  expect(examined.standing).toBe("answered");
  expect(tipFor(examined, "Spanish").text).toContain("future");
  expect(scoreOf(examined)).toBeLessThanOrEqual(50);
});
