import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

/** Right answers that look like a mistake; those without capitals are heard. */
test.each<[Language, question: string, said: string]>([
  ["German", "Wo wohnst du lieber?", "in der stadt denn da ist immer was los und ich brauche kein auto"],
  ["German", "Was meinst du?", "je wärmer es wird desto mehr tiere verlieren ihren lebensraum"],
  ["German", "Was macht dir Angst?", "Mir macht Sorgen, dass so viele Tiere sterben."],
  ["German", "Was würdest du kaufen?", "Den Rest würde ich, denke ich, für eine Reise sparen."],
  ["German", "Liest du gern?", "nein ich sehe lieber serien"],
  ["German", "Was machst du abends?", "Ich gucke bis ein Uhr nachts Videos."],
  ["German", "Bestell etwas.", "ich hätte gern ein stück apfelkuchen mit sahne und einen kakao bitte"],
  ["German", "Welches Problem hast du?", "es tut mir leid aber in zimmer zwölf ist es eiskalt"],
  ["German", "Was war dein Geschenk?", "das war mein welpe den ich zum geburtstag bekommen habe"],
  ["German", "Was war schön?", "als ich zehn war haben wir auf mallorca delfine gesehen"],
  ["German", "Wie hilfst du?", "wenn meine eltern arbeiten pass ich auf meinen kleinen bruder auf"],
  ["German", "Was kann man machen?", "man kann im see schwimmen das schloss besichtigen oder wandern"],
  ["German", "Warum rauchen sie?", "weil sie cool sein wollen ich finde das dumm"],
  ["German", "Wohin möchtest du?", "ich möchte bitte eine fahrkarte nach bonn"],
  ["German", "Was gibt es?", "Ein Kino, in dem dienstags alles die Hälfte kostet."],
  ["German", "Wie war es?", "früher war hier eine fabrik in der mein uropa gearbeitet hat"],
  ["German", "Was tust du montags?", "kommt drauf an montags habe ich klarinette"],
  ["German", "Was möchtest du ändern?", "Am liebsten würde ich das Nachsitzen abschaffen."],
  ["German", "Was machst du gern?", "Ich hänge gern an der Kletterwand."],
  ["German", "Was liest du?", "Einen Roman, dessen Held ein Geist ist."],
  ["German", "Wann stehst du auf?", "Ich stehe auf, wenn meine Mutter mich zum dritten Mal ruft."],
  ["German", "Was hättest du tun sollen?", "ich hätte früher anfangen sollen vokabeln zu lernen"],
  ["German", "Wohin möchtest du?", "Einmal im Leben möchte ich in die USA."],
  ["German", "Was hast du gewonnen?", "ich habe den ersten preis gewonnen einen gutschein über zehn euro"],
  ["German", "Was macht dir Sorgen?", "dass man gemobbt wird ohne dass es jemand merkt"],
  ["German", "Hat sie gesungen?", "Ja, ich habe sie gestern auf der Bühne singen hören."],
  ["German", "Bist du fertig?", "bis morgen werde ich das alles gelesen haben versprochen"],
  ["German", "Wer hat das gemacht?", "Die Torte hat mein Opa gebacken, der kann das gut."],
  ["German", "Was ist passiert?", "ihr wurde auf dem heimweg schlecht"],
  ["German", "Was hat er gesagt?", "er behauptete er habe nichts gesehen"],
  ["German", "Was hat er gesagt?", "Er habe keine Zeit, sagte er."],
  ["German", "Was hast du bekommen?", "meine freundin hat mir ein buch geschenkt einen krimi"],
  ["German", "Ist sie größer?", "Ja, sie ist doppelt so groß wie die meines Bruders."],
  ["German", "Wie wird das Wetter?", "Morgen soll es schneien."],
  ["German", "Was hat sich verändert?", "Heute findet viel mehr online statt."],
  ["German", "Wo wohnst du?", "Ich wohne in einem grossen Haus an der Bahnhofstrasse."],
  ["German", "Wie ist er?", "obwohl er zwei jahre jünger ist als ich ist er schon größer"],
  ["German", "Möchtest du studieren?", "auf jeden fall ich will jura studieren"],
  ["German", "Wie kommst du hin?", "papa nimmt mich bis zur brücke mit den rest laufe ich"],
  [
    "German",
    "Gehst du gern einkaufen?",
    "ja vor allem auf dem flohmarkt neulich habe ich eine jacke gefunden",
  ],
  ["French", "Qu'as-tu fait samedi ?", "Mes copines et moi nous sommes baladées au bord du canal."],
  ["French", "L'argent est-il important ?", "il en faut pour vivre"],
  [
    "French",
    "Où vas-tu en vacances ?",
    "on va chez mes grands-parents sauf l'été dernier où c'était trop cher",
  ],
  ["French", "Raconte.", "Les paysages qu'on y a vus m'ont coupé le souffle."],
  ["French", "Que fait votre prof ?", "Il n'a pas de copies à corriger."],
  ["Spanish", "¿A quién admiras?", "A mi madre, porque nos ha criado a los tres y nunca se queja."],
  ["French", "Tu l'aimes ?", "C'est un moyen pratique de rester en contact."],
  ["French", "Pourquoi ?", "Ils se croient plus adultes."],
  ["French", "Comment voyages-tu ?", "L'avion me donne mal aux oreilles et la voiture me rend malade."],
  ["French", "Quel temps fait-il ?", "Il pleut à verse."],
  ["French", "Qu'est-ce que vous avez fait ?", "Ils sont venus chez nous. Nous avons mangé de la dinde."],
  ["French", "Que veux-tu faire ?", "quand j'étais petit je voulais être pompier mais maintenant j'hésite"],
  ["French", "Tu as un compte ?", "Je l'ai supprimé il y a trois mois : je dors mieux et je lis davantage."],
  [
    "French",
    "Que fais-tu ?",
    "Je joue au bridge, et j'ai fait du stop avec ma tante, qui a le don de me calmer.",
  ],
  ["Spanish", "¿Cómo es?", "El uniforme es práctico. La corbata la odio."],
  ["Spanish", "¿Te gusta jugar?", "El críquet prefiero jugarlo."],
  ["Spanish", "¿Prefieres verlas en casa?", "En casa, porque nadie me molesta masticando palomitas."],
  ["Spanish", "¿Te gusta leer?", "solo leo lo que me mandan en clase"],
  ["Spanish", "¿Qué te gusta?", "me encanta el arroz de mi abuela nadie lo hace como ella"],
  ["Spanish", "¿Qué haces?", "salgo de todos modos porque si no nunca haría nada"],
  ["Spanish", "¿Te gustaría ir?", "Me encantaría ir a la Feria de Abril."],
  ["Spanish", "¿Qué desayunas?", "no tengo hambre por la mañana bueno a veces como un plátano"],
  ["Spanish", "¿Qué hiciste?", "Pasamos veinte minutos en el patio muertos de frío."],
  ["Spanish", "¿Qué hiciste?", "lo que más me gustó fue dar de comer a los gatitos"],
  ["Spanish", "¿Cómo está?", "La reducción del plástico es difícil, pero nos hemos adaptado."],
  [
    "Spanish",
    "¿Qué haces?",
    "Cuando tengo exámenes quiero dormir más, y mi hermana mira muy atenta la pantalla.",
  ],
])("%s, “%s”: “%s” is right", (language, question, said) => {
  const spoken = said === said.toLowerCase();
  const { findings } = examine(momentOf(language, said, { text: question }, { spoken }));
  expect(findings).toEqual([]);
});

test.each<[Language, question: string, said: string]>([
  [
    "German",
    "Du bist im Café. Bestell etwas.",
    "Ich nehme ein Wasser. Könnten Sie mir bitte etwas Ketchup bringen?",
  ],
  [
    "German",
    "Hast du auch eine Frage an mich?",
    "Ja. Was war Ihr Lieblingsfach, als Sie so alt waren wie ich?",
  ],
  [
    "French",
    "Vous cherchez quelque chose ?",
    "Oui, je cherche un pull. Est-ce que vous avez celui-ci en gris ?",
  ],
])("%s, “%s”: whoever is asked in a part is part of the answer", (language, question, said) => {
  expect(examine(momentOf(language, said, { text: question })).hasAside).toBe(false);
});

test.each<[Language, question: string, said: string]>([
  ["German", "Kauf eine Fahrkarte und stell eine Frage.", "eine karte bitte und wann fährt der nächste zug"],
  ["Spanish", "Hazme una pregunta.", "si pudiera ir a cualquier lugar adónde iría"],
])("%s, “%s”: “%s” asks", (language, question, said) => {
  const { findings } = examine(momentOf(language, said, { text: question }, { spoken: true }));
  expect(findings.filter(({ kind }) => kind === "question")).toEqual([]);
});
