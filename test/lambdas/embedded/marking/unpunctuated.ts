import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (language: Language, said: string, question = "") =>
  examine(momentOf(language, said, { text: question }, { spoken: said === said.toLowerCase() })).findings;

/** What is right, and looks like a mistake: clauses that nobody hears end, names and titles, words with two meanings. */
test.each<[Language, string]>([
  // A new sentence begins where none is heard to.
  ["German", "als kind habe ich viel gemalt wir haben bilder verkauft"],
  ["German", "als nächstes besuchen wir meine tante sie wird vierzig"],
  ["German", "man darf kommen wann man will allerdings wird es schnell voll"],
  ["German", "meine freunde können kuchen backen oder zeitungen austragen ich selbst habe keine zeit"],
  ["French", "je parle de mes examens pourquoi tu ris"],
  ["Spanish", "me gustaría aprender a remar porque ya sé nadar y vivo cerca de un lago"],
  ["Spanish", "si pierdes el móvil la gente se ríe de ti y yo no lo soportaría"],
  ["Spanish", "es mejor que hablar con los monos bueno en serio me gusta"],
  ["Spanish", "ya te lo dije cereales y un zumo"],
  // A noun, and no verb.
  ["German", "ich hätte keine lust mehr zum schwimmen"],
  ["German", "ich habe joghurt mit beeren gegessen"],
  ["German", "Während der Pandemie hat meine Schwester allein gewohnt."],
  ["German", "Meine Eltern haben letztes Jahr eine neue Heizung im Keller installiert."],
  ["German", "spaß an der arbeit ist wichtiger als geld"],
  ["German", "wir werden in wales campen"],
  ["French", "Nous avons gagné une médaille de bronze."],
  ["French", "L'an dernier, j'ai fondé un club."],
  ["French", "j'ai lu un livre sur le quatorze juillet"],
  // Names and titles, as they are heard and as they are written.
  ["German", "ich habe dark auf deutsch gesehen"],
  ["German", "ich sehe gern serien zum beispiel bake off"],
  ["German", "Biscuit ist meine Katze."],
  ["French", "ma copine ella est très grande"],
  ["French", "je regardais toy story avec mon frère"],
  // Words with a second meaning.
  ["Spanish", "El batería es muy bueno."],
  ["Spanish", "La comida no está mal."],
  ["Spanish", "Al principio me aburría mucho."],
])("%s: “%s” is left alone", (language, said) => {
  expect(findingsIn(language, said)).toEqual([]);
});

test.each<[Language, string]>([
  ["German", "wenn ich bin krank bleibe ich im bett"],
  ["German", "Als ich klein war, ich habe viel gemalt."],
  ["German", "ich höre music gern"],
  ["French", "je regarde birds le soir"],
  ["Spanish", "Toco el batería en un grupo."],
  ["Spanish", "hay una tienda y muchos houses"],
  ["Spanish", "La comida es mal."],
  ["Spanish", "me gustaría ir a la playa y nado en el mar"],
])("%s: “%s” is still put right", (language, said) => {
  expect(findingsIn(language, said)).not.toEqual([]);
});

test("“j'ai manger” is the past, as it sounds", () => {
  const findings = findingsIn(
    "French",
    "ce matin j'ai manger du pain et je vais au collège",
    "Qu'est-ce que tu as fait ce matin ?",
  );
  expect(findings.map(({ kind }) => kind)).not.toContain("tense");
});
