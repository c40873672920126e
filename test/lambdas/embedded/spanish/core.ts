import { expect, test } from "@jest/globals";
import { asTip } from "../../../../grammar/engine/finding.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const tipsTo = (said: string, spoken: boolean, question = "¿Qué tal?"): string[] => {
  const { answer, findings } = examine(momentOf("Spanish", said, { text: question }, { spoken }));
  return findings.map((finding) => asTip(answer.text, finding));
};

/** Mistakes of core grammar in several clothes, what a tip about each says, and a right answer like it. */
const pairs: readonly (readonly [wrong: string, told: string, right: string])[] = [
  // Two together, whatever stands before them.
  ["a veces mi padre y yo corro en el parque", "corremos", "vivo con mi padre y yo limpio la casa"],
  ["En Italia mi tía y su marido alquiló un coche.", "alquilaron", "Salgo con Pablo y Ana y vamos al cine."],
  [
    "la semana que viene mi novio y yo iré a París",
    "iremos",
    "voy a ir a Turquía con mi madre y su novio vamos a estar diez días",
  ],
  ["En Navidad toda la familia cenan pavo.", "la familia cena", "En Navidad toda la familia cena pavo."],
  // What stands where, how it looks, works and smells, and what is still to come.
  ["mi habitación es arriba al lado del baño", "está arriba", "mi habitación es grande y está arriba"],
  ["es diez minutos de mi casa", "está a diez minutos", "son diez minutos andando desde mi casa"],
  ["Mi instituto es a cinco minutos de mi casa.", "está a cinco", "La fiesta es a cinco minutos de mi casa."],
  ["ahora mi ciudad mira muy triste", "parece muy triste", "mi hermana mira muy atenta la pantalla"],
  ["a veces la cámara no trabaja", "no funciona", "los sábados mi madre no trabaja"],
  ["es caro y huele malo", "huele mal", "es caro y huele mal"],
  ["miro después de dos niños", "cuidar", "miro la tele después de cenar"],
  ["no estamos permitidos llevar piercings", "no podemos", "no está permitido llevar piercings"],
  [
    "como helado sin nadie me molesta",
    "“sin que” and the subjunctive",
    "como helado sin que nadie me moleste",
  ],
  ["El año pasado fuimos en vacaciones a Croacia.", "de vacaciones", "En vacaciones vamos a Croacia."],
  ["Creo podría vivir sin internet.", "Creo que", "Creo que podría vivir sin internet."],
  ["Ay muchos clubes.", "hay muchos", "Hay muchos clubes."],
  ["los ordenadores son muy despacio", "“rápido”, “fácil”", "los ordenadores van muy despacio"],
  ["cuando soy triste mi amigo me anima", "estoy triste", "cuando estoy triste mi amigo me anima"],
  ["cuando tengo treinta años quiero abrir un bar", "tenga", "cuando tengo exámenes quiero dormir más"],
  ["admiro mi entrenadora", "a mi entrenadora", "mi entrenadora me admira"],
  ["Me gustaría conocer la algún día.", "conocerla", "Me gustaría conocer la ciudad."],
  ["mi amigo escribe y yo gusto actuar", "me gusta", "tengo buen gusto y me gusta actuar"],
  // Everyday mistakes in their plainest words.
  ["en invierno hay frío", "hace frío", "en mi familia hay calor humano"],
  ["Mi móvil es mejor que tuyo.", "que el tuyo", "Mi móvil es mejor que el tuyo."],
  ["Al llegando al hotel nadamos.", "al llegar", "Al llegar al hotel nadamos."],
  ["Cerró la puerta detrás él.", "detrás de él", "Cerró la puerta detrás de él."],
  ["Mi abuelo me enseñó nadar.", "enseñó a nadar", "Mi abuelo me enseñó a nadar."],
  ["Acabo de comido una pizza.", "de comer", "Antes de comida bebo agua."],
  ["Llevo dos años estudio alemán.", "estudiando", "Llevo dos años como voluntario."],
  ["Tengo hambre mucho.", "mucha hambre", "Tengo mucha hambre."],
  ["Pienso de mi futuro.", "Pienso en mi futuro", "¿Qué piensas de mi idea?"],
  ["mi sujeto favorito es el arte", "asignatura", "mi asignatura favorita es el arte"],
  ["había más que cincuenta mil personas", "más de cincuenta", "no quiero más que dormir"],
  ["normalmente es nublado", "nublado", "normalmente está nublado"],
  ["yo pregunté una pizza", "pedí una pizza", "yo pregunté dónde estaba"],
  ["ando mi perro todos los días", "paseo", "ando mucho con mi perro"],
  ["mi tía siempre da me calcetines", "me da", "mi tía siempre me da calcetines"],
  // A subject behind its verb.
  [
    "En mi barrio está las tiendas más caras.",
    "están las tiendas",
    "En mi barrio está la catedral y hay cines.",
  ],
  ["al lado del salón están la cocina", "está la cocina", "al lado del salón están la cocina y el baño"],
  ["En mi equipo juega once chicas.", "juegan once chicas", "Mi hermana juega dos partidos al mes."],
  ["En mi instituto trabaja muchos profesores.", "trabajan", "Mi padre trabaja muchas horas."],
  ["Se celebran la Navidad en diciembre.", "celebra la Navidad", "En mayo se celebran dos fiestas."],
  ["Me falta dos exámenes.", "Me faltan dos", "Me queda un examen."],
  // The reason is about what is liked.
  [
    "Me gustan mis profesores porque nunca grita.",
    "gritan",
    "Me gustan los lunes porque empieza el instituto tarde.",
  ],
  ["odio las películas de terror porque me da miedo", "dan", "odio las arañas porque me da asco tocarlas"],
  [
    "Me encanta esta canción porque tienen un ritmo rápido.",
    "tiene",
    "Me gusta este restaurante porque tienen buena comida.",
  ],
  ["me gustan las fresas porque es dulces", "son", "me gustan los deportes porque es divertido jugar"],
  // A second verb of the same person.
  [
    "Mi hermano tiene veinte años y trabajan en una oficina.",
    "trabaja",
    "Mi hermano hizo un intercambio con un chico de Murcia y siguen escribiéndose.",
  ],
  [
    "Los profesores son estrictos y grita mucho.",
    "gritan",
    "Los profesores son estrictos y hay muchas reglas.",
  ],
  ["Mis amigos son divertidos y me hace reír.", "hacen", "Mis amigos son divertidos y hace sol."],
  // What there is.
  ["En mi ciudad es un cine.", "hay", "En mi opinión es una ciudad bonita."],
  ["cerca del hotel estaba una playa", "había", "el museo está una calle más abajo"],
  // What one likes to do.
  ["A mi hermana le gusta lee tebeos.", "gusta leer", "A mi hermana le gusta la música rock."],
  ["Nos gustaría pasamos más tiempo juntos.", "pasar", "Lo que más me gustaría es viajar."],
  ["me gusta dibujo animales", "dibujar", "me gusta el dibujo"],
  ["al llegamos al hotel dejamos las maletas", "al llegar", "al menos salgo los sábados"],
  ["Apago las luces para ahorro energía.", "ahorrar", "Es bueno para el ahorro de energía."],
  // "gustar" and its like, whoever is named before.
  [
    "somos muchos y mi hermano mayor le gusta gastar bromas",
    "a mi hermano mayor le gusta",
    "Mi hermano mayor le gusta a mi novia.",
  ],
  [
    "La directora no le importa el uniforme.",
    "a la directora no le importa",
    "A la directora no le importa.",
  ],
  ["Pablo le encanta jugar a las cartas.", "a Pablo le encanta", "A Pablo le encanta jugar a las cartas."],
  ["A mi madre y a mi tía le gusta viajar.", "les gusta", "Visito a mis abuelos y me gusta mucho."],
  // The personal "a".
  ["vi mi cantante favorita en Cardiff", "vi a mi cantante", "en la foto veo una familia"],
  ["Respeto mucho los profesores.", "a los profesores", "Escucho mucho la radio."],
  ["Los domingos visito una señora mayor.", "a una señora", "Busco una amiga nueva."],
  ["mis padres visitan mis abuelos", "a mis abuelos", "la gente que admira mi madre"],
  ["Echo de menos mi familia.", "a mi familia", "Me ayuda mi hermano."],
  // Objects stand before their verb.
  ["mi abuela vive lejos y visito ella en verano", "object pronoun", "vivo con ella y con él"],
  ["Mi madre llama yo por teléfono.", "me llama", "No fumo y ellos fuman."],
  ["veo lo los domingos", "lo veo", "leo lo de siempre"],
  ["antes comeba mucho", "comía", "antes comía mucho"],
  // Conditions, and wishes for what is not known yet.
  [
    "Si todo va bien y saco buenas notas, mis padres me regalarían un viaje.",
    "regalarán",
    "Si puedo, me gustaría viajar con mi novia.",
  ],
  [
    "Si yo fuera el alcalde, construía un polideportivo.",
    "construiría",
    "Si fuera el alcalde, construiría un cine.",
  ],
  [
    "Es necesario que todos los países reducen sus emisiones.",
    "reduzcan",
    "Es necesario que todos los países reduzcan sus emisiones.",
  ],
  [
    "busco una empresa que respeta el medio ambiente",
    "subjunctive",
    "busco una empresa que respete el planeta",
  ],
  ["todos tuvimos que estudiamos hasta las once", "estudiar", "todos tuvimos que estudiar hasta las once"],
  [
    "Después de que terminar los deberes juego.",
    "Después de terminar",
    "Después de terminar los deberes juego.",
  ],
  // To be somewhere, to be somebody, to be so many years old.
  ["Vivo en una casa que es en las afueras.", "estar", "Vivo en una casa que está en las afueras."],
  ["Mi instituto es muy lejos de mi casa.", "está muy lejos", "Mi instituto está muy lejos y es grande."],
  ["No estoy una persona paciente.", "soy una persona", "Estoy con una persona paciente."],
  ["Los gemelos son solo ocho años.", "tienen", "Ya son dieciséis años y son años felices."],
  // Pronouns and little words.
  ["mis padres vieron una bici y compraron la porque era barata", "la compraron", "compraron la más barata"],
  ["los mando fotos cada semana", "“le” or “les”", "les mando fotos cada semana"],
  [
    "En la montaña vimos a un lago muy grande.",
    "vimos un lago",
    "Vimos a los vecinos y un lago con vistas a un bosque.",
  ],
  ["mis amigos divirtieron un montón", "se", "mis amigos se divirtieron un montón"],
  ["no había alguien de mi edad", "nadie", "no había nadie de mi edad"],
  ["Ningún autobús no pasa por mi calle.", "Ningún autobús pasa", "Ningún autobús pasa por mi calle."],
  ["Lo peor fue los mosquitos.", "fueron", "Lo mejor fue el viaje y lo peor fueron los mosquitos."],
  [
    "mi padre era veinte años cuando llegó",
    "tenía veinte años",
    "Son veinte años de trabajo y ya era tarde.",
  ],
  ["los laboratorios son al final del pasillo", "están al final", "la fiesta es en mi casa al final del mes"],
  ["mi hermano estaba camarero en un bar", "era camarero", "mi hermano estaba con el camarero"],
  ["Mis vecinos juegan la batería.", "tocan la batería", "Mis vecinos juegan al tenis y tocan la batería."],
  ["mi abuela escuchaba a la radio", "escuchaba la radio", "mi abuela escuchaba a la profesora"],
  ["El jardín tiene mucho árboles.", "muchos árboles", "Me gustan mucho las rosas."],
  ["mis primos nunca dicen algo", "nada", "mis primos nunca dicen nada y yo digo algo"],
  ["casi todos creemos las redes quitan tiempo", "que las redes", "creo que las redes quitan tiempo"],
  ["han sus padres vivido en otro país", "han vivido sus padres", "sus padres han vivido en otro país"],
  ["Ensayamos en los viernes.", "los viernes", "Ensayamos los viernes y en los viernes de marzo."],
  ["está casado a una italiana", "casado con", "está casado con una italiana"],
  ["yo soporto a mi hermano en sus partidos", "apoyo", "yo no soporto a mi hermano"],
  ["el final fue tan emocionado que lloré", "“-ante”", "el final fue tan emocionante que lloré"],
  // Persons and forms.
  ["Muchos de ellos hace trampa.", "With “Muchos de ellos”", "Muchos de ellos hacen trampa."],
  ["mi padre duerma en el sofá", "duerme", "quiero que mi padre duerma en el sofá"],
  ["conozo a mi amiga desde primaria", "conozco", "conozco a mi amiga desde primaria"],
  ["bevo mucha agua y ablo con mi tutor", "bebo", "bebo mucha agua y hablo con mi tutor"],
  ["Si no tengo wifi estaría perdido.", "estaré", "Si no tuviera wifi estaría perdido."],
  // Words that are said otherwise, whatever the noun or the person.
  ["juego la trompeta en la banda", "toco", "juego al fútbol y toco la trompeta"],
  ["compro bastante camisetas", "“bastante” agree", "compro bastantes camisetas y bastante fruta"],
  ["Mi hermana gasta horas en los probadores.", "pasa horas", "Mi hermana gasta mucho dinero."],
  ["hago té por los clientes", "té para los clientes", "hago té para los clientes"],
  ["esto casa tendría una piscina", "“este”, “esta”", "esto es mi casa y por eso hay una piscina"],
  ["pienso mucho de mi futuro", "pienso mucho en mi", "pienso mucho en mi futuro"],
];

test.each(pairs)("%s", (wrong, told, right) => {
  expect([...tipsTo(wrong, false), ...tipsTo(wrong, true)].join(" ")).toContain(told);
  expect([...tipsTo(right, false), ...tipsTo(right, true)]).toEqual([]);
});

/** Right answers that look like mistakes. */
test.each([
  ["¿Cómo son tus profesores?", "El de matemáticas manda tantos deberes que no me queda tiempo."],
  ["¿Quieres ir a la universidad?", "Quizás haga unas prácticas primero."],
  ["¿Llevas una vida sana?", "Me muevo mucho y hace meses que no pruebo la comida rápida."],
  ["¿Cómo será tu vida en el futuro?", "Ojalá viva cerca del mar con mis perros."],
  ["Describe a una persona.", "Mi vecina tiene ochenta y dos años y todavía nada en el mar."],
  ["¿Tienes mascotas?", "sí tengo un perro que se llama biscuit"],
  ["¿Qué hay en tu ciudad?", "hay una catedral preciosa lo que no hay es una bolera"],
  ["¿Qué hiciste ayer?", "Después, en teatro, ensayamos una escena."],
  ["¿Qué deportes practicas?", "Juego al netball y este curso me han hecho capitana."],
  ["¿Cuál fue el mejor partido?", "El mejor fue la final del Mundial."],
])("asked “%s”: “%s” raises no alarm", (question, said) => {
  expect(tipsTo(said, false, question)).toEqual([]);
});

/** A tip says what is so: "pagar" is not irregular, and a day may be one Saturday or each. */
test.each([
  ["Pagé quince libras.", "“pagar” changes its spelling before “e”"],
  ["trabajo en sábado", "“los lunes”"],
  ["Un perro que espera para su dueño.", "Say “espera a su dueño”"],
])("%s", (wrong, told) => {
  expect(tipsTo(wrong, false).join(" ")).toContain(told);
});
