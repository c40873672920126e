import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { read } from "../../../../grammar/core/parsedAnswer.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const lemmasIn = (language: Language, said: string): string[] => {
  const { nouns, uses } = read(said, language);
  return [...nouns.map(({ noun }) => noun.lemma), ...uses.map(({ verb }) => verb.lemma)];
};

test.each<[Language, string, readonly string[]]>([
  ["French", "avec ma soeur et mon frere", ["sœur", "frère"]],
  ["French", "jai mangé du boeuf et un oeuf", ["bœuf", "œuf", "manger"]],
  ["French", "c etait bien, j ai vu le coeur", ["être", "voir", "cœur"]],
  ["French", "quil est allé a l'ecole", ["aller", "école"]],
  ["Spanish", "mi companero y yo jugamos al futbol", ["compañero", "fútbol", "jugar"]],
  ["Spanish", "el nino comió una pina", ["niño", "piña", "comer"]],
  ["German", "ich habe wuerstchen gegessen und musik gehoert", ["Musik", "essen"]],
  ["German", "ich hab mit meinen Grosseltern Fussball gespielt", ["Großeltern", "Fußball", "spielen"]],
])("%s: “%s” is read for what it stands for", (language, said, lemmas) => {
  expect(lemmasIn(language, said)).toEqual(expect.arrayContaining([...lemmas]));
});

test.each<[Language, string]>([
  ["French", "J'ai mangé du boeuf avec ma soeur."],
  ["French", "Ma soeur a bon coeur."],
  ["German", "Es war schoen, und ich habe Kaese gegessen."],
  ["German", "Ich hab fuer die Schule gelernt."],
  ["Spanish", "Fui al cine porq me gusta."],
])("%s: the usual way round a missing key is no mistake (“%s”)", (language, said) => {
  expect(examine(momentOf(language, said, { text: "" })).findings).toEqual([]);
});

test.each<[Language, string, string]>([
  ["French", "jai joué au tennis", "j'ai"],
  ["French", "C'etait super.", "était"],
  ["French", "Je suis alle au cinema.", "allé"],
  ["Spanish", "Voy a Espana.", "España"],
  ["Spanish", "Mi hermana es pequena.", "pequeña"],
  ["German", "Mit meinen Grosseltern.", "Großeltern"],
])("%s: “%s” gets its spelling remark", async (language, said, right) => {
  const { improvement } = await embedded.assess(momentOf(language, said, { text: "" }));
  expect(improvement).toContain(`Say “${right}`);
});

test.each<[Language, string, string]>([
  ["French", "J'ai beaucuop de devoirs.", "beaucoup"],
  ["French", "Mon proffesseur est sympa.", "professeur"],
  ["French", "Il faut protéger l'environement.", "environnement"],
  ["French", "C'est trop difficle pour moi.", "difficile"],
  ["Spanish", "Leo mis mensages en casa.", "mensajes"],
  ["Spanish", "Es una ciudad muy tranqiula.", "tranquila"],
  ["German", "Ich habe gestern Fußball gespeilt.", "gespielt"],
  ["German", "Das ist sehr interesant.", "interessant"],
  ["German", "Er heist Max.", "heißt"],
  ["German", "Das könte ich machen.", "könnte"],
])("%s: a letter amiss in “%s” is told, unless it was said", (language, said, right) => {
  const found = (spoken: boolean) =>
    examine({ ...momentOf(language, said, { text: "" }), spoken }).findings.map(({ right: to }) => to);
  expect(found(false)).toContain(right);
  expect(found(true)).not.toContain(right);
});

test.each<[Language, string]>([
  ["French", "Le chien, c'est le nôtre."],
  ["French", "Nous attendons dans les files."],
  ["French", "J'habite près de la rue Croizat."],
  ["Spanish", "Es una carrera larguísima."],
  ["Spanish", "Vi delfines en Donostia."],
  ["German", "Ich bräuchte etwas gegen Husten."],
  ["German", "Wir waren vorletztes Jahr in Kiel bei den Möllers."],
])("%s: a word like another one is no misspelling (“%s”)", (language, said) => {
  const { findings } = examine(momentOf(language, said, { text: "" }));
  expect(findings.filter(({ kind }) => kind === "accent")).toEqual([]);
});

test("a lower-case word is no German noun without its dots", () => {
  expect(lemmasIn("German", "ich passe auf")).not.toContain("Pass");
});

test("laughter and hesitation change nothing", () => {
  const findings = (said: string) => examine(momentOf("French", said, { text: "" })).findings;
  expect(findings("C'était cool parce que euh on a bien rigolé")).toEqual([]);
  expect(examine(momentOf("German", "ich hab gespielt haha", { text: "" })).findings).toEqual([]);
  expect(read("euh j'ai lol joué", "French").uses).toHaveLength(1);
});
