import { expect, test } from "@jest/globals";
import { asTip } from "../../../../grammar/engine/finding.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const tipsTo = (said: string, spoken: boolean): string[] => {
  const { answer, findings } = examine(momentOf("Spanish", said, { text: "¿Qué tal?" }, { spoken }));
  return findings.map((finding) => asTip(answer.text, finding));
};

/** A wrong answer, what its tip says, and one like it in which nothing is wrong. */
const pairs: readonly (readonly [string, string, string])[] = [
  // A subject that stands behind other words than a pause.
  [
    "Si saco buenas notas mis padres me llevará a un festival.",
    "mis padres me llevará",
    "Si saco buenas notas mis padres me llevarán a un festival.",
  ],
  [
    "Vamos al templo y luego mi abuelo preparan un curry.",
    "mi abuelo prepara",
    "Vamos al templo y luego mi abuelo prepara un curry.",
  ],
  [
    "Para mi cumpleaños mis padres me regaló una bici.",
    "mis padres me regaló",
    "Para mi cumpleaños mis padres me regalaron una bici.",
  ],
  [
    "Plantaría más árboles para que los niños pudiera jugar.",
    "los niños pudieran",
    "Plantaría más árboles para que los niños pudieran jugar.",
  ],
  // What may be an adjective is the verb where it would not agree, and more follows.
  [
    "Mi abuela vivo con nosotros.",
    "Mi abuela vive",
    "Mi hermano limpia la casa y mi padre corta el césped. Una casa limpia y ordenada.",
  ],
  [
    "Mi tío me llevé al estadio.",
    "With “Mi tío”",
    "La verdad me llevo bien con todos. Mi tío me llevó al estadio.",
  ],
  ["Mi hermano mayor y mi madre cocinó.", "cocinaron", "Mi hermano mayor y mi madre cocinaron."],
  ["Además la gente a veces dicen mentiras.", "dice", "Además la gente a veces dice mentiras."],
  // A subject further off.
  [
    "Los libros que leo es aburridos.",
    "son",
    "Los libros que leo son buenos y lo que más me gusta son las fotos.",
  ],
  // Words that stand for persons by themselves.
  ["En mi casa todos come juntos.", "todos come", "En mi casa todos comemos juntos, y todos comen carne."],
  ["En mi clase nadie tienen coche.", "nadie tiene", "En mi clase nadie tiene coche."],
  ["Cada uno tienen su habitación.", "Cada uno tiene", "Cada uno tiene su habitación."],
  // What a relative clause is about.
  [
    "Ceno con mis tíos, que acaba de llegar.",
    "que acaban",
    "Ceno con mi tío, que acaba de llegar, y veo los días que tiene clase mi hermano.",
  ],
  [
    "No me gustan las películas que da miedo.",
    "que dan",
    "No me gustan las películas que dan miedo. Las cosas que tiene Ana son caras.",
  ],
  [
    "Es una ciudad que tienen muchos museos.",
    "que tiene",
    "Es una ciudad que tiene muchos museos y la casa que tienen mis abuelos.",
  ],
  // What hurts or pleases, though more is told behind it.
  [
    "Me duelen la garganta y tengo tos.",
    "duele",
    "Me duele la garganta y tengo tos. Me gustan el rock y el pop y toco en una banda.",
  ],
  // A subject with something told by the way behind it.
  [
    "Mi abuelo, que tiene ochenta años, viven con nosotros.",
    "vive",
    "Mi abuelo, que tiene ochenta años, vive con nosotros.",
  ],
  [
    "Mi profesora, que lleva diez años aquí, es muy estricto.",
    "estricta",
    "Mi profesora, que lleva diez años aquí, es muy estricta.",
  ],
  // Adjectives: behind nouns without an article, before them, in lists.
  [
    "Hay cosas más importante y vestidos muy bonito.",
    "importantes",
    "Hay cosas más importantes y como cosas sanas como fruta.",
  ],
  [
    "Prueba recetas antiguos con ritmos modernas.",
    "antiguas",
    "Prueba recetas antiguas con ritmos modernos.",
  ],
  ["Somos de origen polaca.", "polaco", "Somos de origen polaco. Tengo un libro de recetas fácil."],
  ["Saco buenos notas.", "buenas", "Saco buenas notas y hace buen tiempo."],
  ["Como cosas sano.", "sanas", "Como cosas sanas y llego a casa contenta."],
  [
    "Mi profesora es simpática, paciente y divertido.",
    "divertida",
    "Mi profesora es simpática, paciente y divertida.",
  ],
  ["Es alto, graciosa y amable.", "both", "Mi amiga es alta, graciosa y amable."],
  ["Mi padre y mi hermano son altas.", "altos", "Mi madre y mi hermana son altas."],
  ["Los jardines están lleno de flores.", "llenos", "Los jardines están llenos de flores."],
  ["La piscina municipal es pequeño.", "pequeña", "La piscina municipal es pequeña."],
  // What the verb goes with stands behind it, or is one thing.
  [
    "Me gustan cuando viene mi abuela.",
    "Me gusta cuando",
    "Los primos que me gustan cuando vienen son de Gales.",
  ],
  ["En verano hacen mucho calor.", "singular", "En verano hacen mucho deporte."],
  ["Se me olvidó los deberes y se ve los tejados.", "plural", "Se me olvidaron los deberes y se ve el mar."],
  // Small words: what “lo” goes with, what is missing, what stands before its verb.
  ["Me gustar los perros.", "gustar", "Me gusta ir y me ayuda a estudiar."],
  ["La verdad es no me gusta.", "es que", "La verdad es que no me gusta."],
  ["Lo mejor es hay playa.", "es que", "Lo mejor es ir a la playa."],
  ["Cuando hace malo tiempo leo.", "mal", "Cuando hace mal tiempo leo."],
  ["Vivo en el norte Inglaterra.", "norte de", "Vivo en el norte de Inglaterra."],
  ["La letra llega me.", "me llega", "La letra me llega y cuando bailo se me olvida todo."],
  ["Mi abuela había me prestado un libro.", "me había", "Mi abuela me había prestado un libro."],
  ["Un chico que llama se Ben.", "se llama", "Un chico que se llama Ben y la gente que conozco me cae bien."],
  // What “cuando” and the like begin has a verb with its ending.
  ["Cuando ser joven jugaba mucho.", "ending", "Cuando viajar sea barato, iré, porque leer me gusta."],
  ["Es caro porque tener tres pisos.", "ending", "Es sano porque comer fruta, verduras y pescado es bueno."],
  ["Tengo una prima que ser alta.", "ending", "Tengo cosas que hacer y no sé si estudiar."],
  ["Los niños creen las.", "las creen", "Los niños las creen."],
];

/** A question about the past, an answer that tells part of it in the present, and one that speaks of now as well. */
const past: readonly (readonly [string, string, string, string])[] = [
  [
    "¿Qué hiciste el fin de semana?",
    "El sábado salgo con unos amigos y comimos pizza.",
    "salí",
    "Fui al cine con Ana. Salgo con ella desde hace un mes.",
  ],
  [
    "¿Qué hiciste ayer?",
    "Me levanté temprano, me ducho y desayuné.",
    "duché",
    "Jugué al fútbol. Juego en un equipo local y entrenamos los martes.",
  ],
  ["¿Qué viste?", "Anoche veo un documental y fue genial.", "vi", "Vi una serie. Veo muchas."],
];

test.each(past)("%s %s", (question, wrong, told, right) => {
  const tips = (said: string) => {
    const { answer, findings } = examine(momentOf("Spanish", said, { text: question }, { spoken: false }));
    return findings.map((finding) => asTip(answer.text, finding));
  };
  expect(tips(wrong).join(" ")).toContain(told);
  expect(tips(right)).toEqual([]);
});

/** "¿Dónde vives? Vivir …": the verb that was asked for. */
test("an infinitive does not answer a question with the same verb", () => {
  const tips = (said: string) =>
    examine(momentOf("Spanish", said, { text: "¿Dónde vives?" }, { spoken: false })).findings;
  expect(tips("Vivir en Leeds con mi madre.").map(({ kind }) => kind)).toEqual(["infinitive"]);
  expect(tips("Vivo en Leeds con mi madre.")).toEqual([]);
});

test.each(pairs)("%s", (wrong, told, right) => {
  expect([...tipsTo(wrong, false), ...tipsTo(wrong, true)].join(" ")).toContain(told);
  expect([...tipsTo(right, false), ...tipsTo(right, true)]).toEqual([]);
});
