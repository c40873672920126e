import { expect, test } from "@jest/globals";
import { asTip } from "../../../../grammar/engine/finding.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const tipsTo = (question: string, said: string, spoken: boolean): string[] => {
  const { answer, findings } = examine(momentOf("Spanish", said, { text: question }, { spoken }));
  return findings.map((finding) => asTip(answer.text, finding));
};

/** A question, a wrong answer, what its tip says, and an answer like it in which nothing is wrong. */
const pairs: readonly (readonly [string, string, string, string])[] = [
  // Verbs and their subjects, behind what another clause ended with.
  [
    "¿Ayudas en casa?",
    "Yo pongo la mesa y mis hermanos lava los platos.",
    "mis hermanos lavan",
    "Yo pongo la mesa y mis hermanos lavan los platos.",
  ],
  [
    "¿Ayudas en casa?",
    "Yo lavo los platos y mi hermana planchan la ropa.",
    "mi hermana plancha",
    "Yo lavo los platos, y mi hermana y mi padre planchan la ropa.",
  ],
  [
    "¿Qué llevas?",
    "Llevo una falda y mis amigos lleva pantalones.",
    "mis amigos llevan",
    "Llevo una falda gris y una camisa blanca es cómodo.",
  ],
  [
    "¿Tienes hermanos?",
    "Tengo dos hermanas gemelas que se llama Ruby y Ella.",
    "que se llaman",
    "Tengo dos hermanas gemelas que se llaman Ruby y Ella.",
  ],
  [
    "¿Tienes primos?",
    "Tengo unos primos pequeños que vive en Leeds.",
    "que viven",
    "Tengo una tía que vive en Gales y unos primos que viven en Kent.",
  ],
  [
    "¿Qué te gusta leer?",
    "Me gustan los chicos que juega en mi equipo.",
    "que juegan",
    "Me gustan los libros que lee mi hermano y cada vez que venían visitas.",
  ],
  [
    "¿Te gusta el barrio?",
    "Lo peor es que las calles están sucios.",
    "las calles están sucias",
    "Me gusta más que los regalos y la comida.",
  ],
  // What is told of somebody goes on being told.
  [
    "Describe a tu mejor amigo o amiga.",
    "Mi mejor amiga se llama Ella. Es muy trabajador.",
    "describes “amiga”",
    "Mi mejor amiga se llama Ella y su novio es muy trabajador.",
  ],
  [
    "¿Tienes hermanos?",
    "Tengo una hermana. Es muy pesado.",
    "describes “hermana”",
    "Tengo una hermana. Es muy divertido tener hermanas.",
  ],
  [
    "¿Qué comiste?",
    "Probé la paella y estaba delicioso.",
    "describes “paella”",
    "Comimos en un restaurante y todo estaba muy rico.",
  ],
  [
    "¿Cómo es tu padre?",
    "Mi padre es un poco estricta.",
    "un poco estricto",
    "Mi madre es un poco estricta.",
  ],
  // Pronouns.
  [
    "¿Te dejan salir?",
    "Mis padres no dejan me salir por la noche.",
    "me dejan",
    "Mis padres no me dejan salir por la noche.",
  ],
  ["¿Usas el móvil?", "Es muy útil: uso lo para hablar.", "lo uso", "Pues yo las uso poco: es caro."],
  [
    "¿Por qué haces deporte?",
    "Porque te ayuda a relajarse.",
    "relajarte",
    "Porque le ayuda a relajarse y me ayuda a relajarme.",
  ],
  [
    "¿Cómo es tu profe?",
    "Mi profesora da nosotros muchos deberes.",
    "nos da",
    "Es fácil para nosotros y nos da pocos deberes.",
  ],
  [
    "¿Qué compraste?",
    "Compré una sudadera y la me gusta mucho.",
    "me gusta",
    "Compré una sudadera y me gusta mucho.",
  ],
  // Times.
  [
    "¿Qué hacías cuando eras pequeño?",
    "Cuando era pequeño jugaba con mi hermano y fui al parque todos los días.",
    "iba",
    "Cuando era pequeño jugaba con mi hermano y un día fui al parque con él.",
  ],
  [
    "¿Cómo era tu pueblo antes?",
    "Antes mi pueblo fue más tranquilo y los niños jugaban en la calle.",
    "era",
    "Antes mi pueblo era más tranquilo, pero en 2020 fue renovado y jugaban en el parque.",
  ],
  [
    "¿Practicas algún deporte?",
    "Sí, he jugado al rugby desde hace seis años.",
    "juego",
    "No he jugado al rugby desde hace seis años.",
  ],
  [
    "¿Qué hiciste ayer?",
    "En el recreo comer un bocadillo y charlé con mis amigas.",
    "infinitive",
    "En el recreo fue genial comer un bocadillo. Por la noche ver la tele fue aburrido.",
  ],
  [
    "¿Adónde fuiste el año pasado?",
    "El año pasado fue a Turquía con mi familia.",
    "fui",
    "El año pasado mi hermano fue a Turquía con mi familia.",
  ],
  // What joins clauses, and what hangs on verbs.
  [
    "¿Crees que es peligroso?",
    "Sí, muchas veces no realizan que es peligroso.",
    "darse cuenta",
    "Sí, muchas veces no se dan cuenta de que es peligroso.",
  ],
  [
    "¿Usas el móvil?",
    "Lo uso desde me levanto hasta que me acuesto.",
    "desde que me",
    "Lo uso desde que me levanto y lo tengo desde hace un año.",
  ],
  [
    "¿Por qué emigran?",
    "Emigran debido a hay mucha pobreza.",
    "debido a que hay",
    "Emigran debido a la pobreza.",
  ],
  ["¿Es cara?", "A pesar de es barata, no la como.", "pesar de ser", "A pesar de ser barata, no la como."],
  ["¿Es cara?", "Cuesta más que nueve mil libras.", "más de", "No tengo más que dos libras."],
  [
    "¿Es cara?",
    "No solo es muy cara, pero también hay mucha gente.",
    "sino",
    "No solo es muy cara, sino que también hay mucha gente.",
  ],
  [
    "¿Estás nervioso?",
    "Los exámenes me hacen muy nervioso.",
    "me ponen muy nervioso",
    "Los exámenes me hacen muy feliz y me ponen muy nervioso.",
  ],
  [
    "¿Tocas la guitarra?",
    "Llevo tocar la guitarra tres años.",
    "tocando",
    "Llevo tocando la guitarra tres años.",
  ],
  ["¿Qué vas a hacer?", "Tengo ganas bailar toda la noche.", "ganas de bailar", "Tengo ganas de bailar."],
  ["¿Lo ayudas?", "Compro un bocadillo y le lo doy.", "se lo doy", "Compro un bocadillo y se lo doy."],
  ["¿Lo hacen?", "Todos sus amigos hacen lo.", "lo hacen", "Todos sus amigos lo hacen."],
  [
    "¿Qué celebras?",
    "Conozco que hay procesiones por la calle.",
    "sé que",
    "Conozco a una chica que sale en una procesión.",
  ],
  ["¿Cómo es el agua?", "El agua está frío donde vivo.", "está fría", "El agua está fría donde vivo."],
  ["¿Qué lleva?", "Lleva un vestido roja.", "vestido rojo", "Lleva un vestido rojo y es un joven simpático."],
  // Places, and what one goes to.
  ["¿Adónde vas?", "Voy el cine con mi hermana.", "Voy al cine", "Voy al cine con mi hermana."],
  ["¿Adónde vas?", "Este verano viajo España.", "viajo a España", "Este verano viajo a España."],
  // English said word for word.
  [
    "¿De dónde es?",
    "Mi madre es desde Jamaica.",
    "es de Jamaica",
    "Mi clase es desde las nueve hasta las diez.",
  ],
  [
    "¿Qué pasó?",
    "Cambié mi mente y caí en amor con él.",
    "Cambié de opinión",
    "Cambié de opinión y me enamoré de él.",
  ],
  ["¿Qué harás?", "Tengo que hacer una decisión.", "tomar una decisión", "Tengo que tomar una decisión."],
  ["¿Qué hacéis?", "Los sábados juegamos en línea.", "jugamos", "Mis primos y yo jugamos en línea."],
  ["¿Fuiste?", "Todos de mis amigos fueron.", "Todos mis amigos", "Fueron sobre todo de mis amigos."],
  [
    "¿Qué cenaste anoche?",
    "Normalmente ceno a las siete.",
    "asks what happened",
    "Cené pasta. Normalmente ceno a las siete.",
  ],
  // Verbs that go with what stands further off, and wishes.
  [
    "¿Qué cambiarías?",
    "Me gustaría que había más autobuses.",
    "hubiera",
    "Me gustaría que hubiera más autobuses.",
  ],
  ["¿Qué haces?", "Hace sol, así que no puedo vio la tele.", "puedo ver", "Siempre que puedo voy en bici."],
  [
    "¿Cómo era tu escuela?",
    "Era pequeña y los profesores nos leyeron cuentos todos los días.",
    "leían",
    "Era pequeña y los profesores nos leyeron un cuento el último día.",
  ],
  [
    "¿Qué haces?",
    "Cada día hablo español, uno de los idiomas más habladas del mundo.",
    "idiomas más hablados",
    "Cada día hablo español, uno de los idiomas más hablados del mundo.",
  ],
  [
    "¿Cómo es tu familia?",
    "Mi abuela, que vive con nosotros, es ochenta y dos años.",
    "tiene ochenta y dos años",
    "Mi abuela, que vive con nosotros, tiene ochenta y dos años.",
  ],
  // Spelling.
  [
    "¿Qué te preocupa?",
    "Me preocupa la contaminatión y la passión por los coches.",
    "contaminación",
    "Me preocupa la contaminación.",
  ],
  ["¿Cómo es tu profe?", "Mi professora es muy intelligente.", "profesora", "Mi profesora es inteligente."],
  ["¿Dónde quieres vivir?", "Quiero vivir en españa.", "España", "Quiero vivir en España."],
  ["¿Cuándo vas?", "Voy al cine el Sábado.", "sábado", "Voy al cine el sábado."],
  ["¿Qué haces en casa?", "Lavo los dishes y hago mi cama.", "plato", "Me gustan los Simpsons."],
];

test.each(pairs)("asked “%s”: “%s” is told “%s”, and “%s” nothing", (question, wrong, told, right) => {
  expect(tipsTo(question, wrong, false).join("\n")).toContain(told);
  expect(tipsTo(question, right, false)).toEqual([]);
});
