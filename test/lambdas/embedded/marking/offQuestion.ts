import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const marked = (language: Language, question: string, said: string) => {
  const examined = examine(
    momentOf(language, said, { text: question }, { spoken: said === said.toLowerCase() }),
  );
  return { examined, score: scoreOf(examined), tip: tipFor(examined, language) };
};

test.each<[Language, string, string]>([
  [
    "French",
    "Quel est ton plat préféré ?",
    "je n'ai rien préparé sur la cuisine on peut passer à la suivante",
  ],
  ["French", "Que penses-tu de la mode ?", "Je préfère ne pas répondre, posez-moi une autre question."],
  ["Spanish", "¿Qué te preocupa?", "no quiero hablar de mis problemas siguiente pregunta por favor"],
  ["Spanish", "¿Qué comes normalmente?", "No sé qué contestar, ¿podemos hablar de otra cosa?"],
  ["German", "Was machst du für die Umwelt?", "dazu möchte ich nichts sagen die nächste frage bitte"],
  ["German", "Wie ist dein Zimmer?", "Ich will heute nicht über mein Zimmer sprechen."],
])("%s: “%s” is refused by “%s”", (language, question, said) => {
  const { examined, score } = marked(language, question, said);
  expect(examined.standing).toBe("refusal");
  expect(score).toBeLessThanOrEqual(50);
});

test.each<[Language, string, string]>([
  ["French", "Que penses-tu de la mode ?", "Je ne sais pas quoi dire, mais je pense que c'est cher."],
  ["French", "Qu'est-ce qui est difficile ?", "je ne comprends pas toujours les gens qui parlent vite"],
  ["Spanish", "¿Qué harás mañana?", "No sé qué hacer, pero creo que iré al cine."],
  ["German", "Was liest du?", "Diese Woche lese ich etwas anderes: einen Krimi."],
])("%s: “%s” is answered by “%s”", (language, question, said) => {
  expect(marked(language, question, said).examined.standing).toBe("answered");
});

test.each<[Language, string, string]>([
  ["French", "Quelle fête aimes-tu ?", "Je me lève à six heures et demie, je me lave et je mange du pain."],
  ["French", "Que penses-tu du recyclage ?", "mon meilleur ami s'appelle paul il est grand et très drôle"],
  [
    "German",
    "Was würdest du gern ausprobieren?",
    "ich heiße ben ich bin vierzehn jahre alt und wohne in leeds",
  ],
  ["Spanish", "¿Qué harás en tu cumpleaños?", "me llamo eva tengo catorce años y vivo en york con mi madre"],
  ["Spanish", "¿Te interesa el arte?", "en mi casa hay seis habitaciones y un jardín con flores"],
  ["Spanish", "¿Qué comes para estar sano?", "el verano pasado fui a italia con mis primos y nadamos mucho"],
  ["German", "Was bedeutet Glück für dich?", "Ich stehe um halb sieben auf, dusche und fahre zur Schule."],
  ["German", "Was isst du zu Weihnachten?", "mein zimmer ist klein aber hell und die wände sind gelb"],
])("%s: “%s” is no question for the talk “%s”", (language, question, said) => {
  const { score, tip } = marked(language, question, said);
  expect(score).toBeLessThanOrEqual(50);
  expect(tip.isError).toBe(true);
});

test.each<[Language, string, string]>([
  ["French", "Comment est ta routine ?", "Je me lève à six heures et demie et je prends le bus."],
  ["French", "Qui admires-tu ?", "Mon meilleur ami s'appelle Paul ; il est toujours honnête."],
  ["Spanish", "¿Cómo es tu casa?", "En mi casa hay seis habitaciones y un jardín con flores."],
  ["Spanish", "¿Cuál es tu mejor recuerdo?", "El verano pasado fui a Italia con mis primos y nadamos mucho."],
  ["German", "Wie ist dein Morgen?", "Ich stehe um halb sieben auf, dusche und fahre zur Schule."],
  ["German", "Kannst du dich beschreiben?", "Ich habe braune Haare und blaue Augen, und ich lache viel."],
])("%s: “%s” is answered by the talk “%s”", (language, question, said) => {
  expect(marked(language, question, said).examined.standing).toBe("answered");
});

test.each<[Language, string, string, string]>([
  ["French", "Qu'as-tu mangé hier soir ?", "Normalement je mange des pâtes avec ma sœur.", "usual"],
  ["French", "Comment serait ton école idéale ?", "Mon école est grande et moderne.", "would happen"],
  ["Spanish", "¿Qué desayunaste ayer?", "Siempre desayuno a las siete con mi abuela.", "usual"],
  ["Spanish", "¿Qué cambiarías de tu barrio?", "Mi barrio es tranquilo y tiene dos parques.", "would happen"],
  ["Spanish", "¿Qué hiciste en tus vacaciones?", "El año que viene voy a viajar a Perú.", "past"],
  ["German", "Was hast du heute gegessen?", "Meistens esse ich um acht Uhr ein Brot.", "usual"],
])("%s: “%s” answered by “%s” is told the time", (language, question, said, time) => {
  const { tip } = marked(language, question, said);
  expect(tip.isError).toBe(true);
  expect(tip.text).toMatch(new RegExp(`${time}|present|past`));
});

test.each<[Language, string, string]>([
  ["French", "Qu'as-tu mangé hier soir ?", "Je ne mange jamais le soir."],
  ["French", "Quelles seraient tes vacances idéales ?", "Je rêve de partir au Japon avec mes amis."],
  ["Spanish", "¿Qué hiciste ayer?", "Siempre hago lo mismo, pero ayer fui al teatro."],
  ["German", "Was würdest du ändern?", "Mein Vorschlag wäre, später anzufangen."],
])("%s: “%s” is answered in its time by “%s”", (language, question, said) => {
  const { findings } = marked(language, question, said).examined;
  expect(findings.filter(({ kind }) => kind === "tense")).toEqual([]);
});

test.each<[Language, string, string, boolean]>([
  ["German", "Im Café: „Was möchten Sie bestellen?“", "Einen Tee. Kannst du mir Zucker bringen?", true],
  ["German", "Im Café: „Was möchten Sie bestellen?“", "Einen Tee. Können Sie mir Zucker bringen?", false],
  ["French", "Au café : « Vous désirez ? »", "Un thé, et tu as du sucre ?", true],
])("%s: “%s” is answered by “%s” as one speaks to a clerk, or is not", (language, question, said, told) => {
  const { findings } = marked(language, question, said).examined;
  expect(findings.some(({ id }) => id.endsWith("person.formal-you"))).toBe(told);
});

test("who is to ask may ask from when on", () => {
  const { tip } = marked("German", "Im Hotel: Stell eine Frage.", "ab wann kann man morgens frühstücken");
  expect(tip.text).not.toContain("your turn to ask");
});

test("who is to ask may ask formally", () => {
  const { tip } = marked("German", "Möchtest du mich etwas fragen?", "Ja, gern. Vermissen Sie das Brot?");
  expect(tip.text).not.toContain("your turn to ask");
});

test.each<[Language, string, string]>([
  ["French", "Jeu de rôle : au musée, demandez le prix.", "J'aime beaucoup les musées et l'histoire."],
  ["French", "Pose-moi une question sur ma famille.", "mon père est dentiste et il travaille beaucoup"],
  ["Spanish", "Hazme una pregunta sobre mi ciudad.", "Mi ciudad es grande y tiene muchas tiendas."],
  ["German", "Hast du eine Frage an mich?", "Ich spiele gern Schach, und ich habe zwei Katzen."],
])("%s: “%s” answered by the statement “%s” is worth half at most", (language, question, said) => {
  const { score, tip } = marked(language, question, said);
  expect(score).toBeLessThanOrEqual(50);
  expect(tip.text).toContain("your turn to ask");
});
