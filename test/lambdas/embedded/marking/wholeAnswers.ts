import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const tipOn = (language: Language, question: string, said: string) =>
  tipFor(
    examine(momentOf(language, said, { text: question }, { spoken: said === said.toLowerCase() })),
    language,
  );

/** What is wrong with an answer as a whole: its time, whom it is about, its language, its missing verb, its politeness. */
test.each<[Language, string, string, string]>([
  [
    "French",
    "Qu'est-ce que tu as fait le week-end dernier ?",
    "Samedi dernier je vais au centre commercial avec ma cousine.",
    "”, use a past tense",
  ],
  ["French", "Qu'as-tu mangé hier soir ?", "je mange du poulet avec des frites", "present"],
  [
    "French",
    "Que ferais-tu si tu étais riche ?",
    "J'achète une grande maison au bord de la mer pour mes parents.",
    "present",
  ],
  [
    "French",
    "Qu'est-ce que tu changerais dans ton école ?",
    "Je supprime l'uniforme et je construis une piscine.",
    "present",
  ],
  [
    "French",
    "Qu'est-ce que tu faisais quand tu étais petit ?",
    "Je joue avec mes petites voitures et je dessine beaucoup.",
    "present",
  ],
  [
    "French",
    "Pose-moi une question sur le sport.",
    "Je joue au football le samedi avec mon équipe.",
    "turn to ask",
  ],
  ["French", "Posez une question au vendeur.", "Le pull coûte vingt euros.", "turn to ask"],
  ["French", "Que fais-tu le week-end ?", "Je enjoye le cinéma et les sorties avec ma sœur.", "English verb"],
  ["French", "Tu aimes les maths ?", "Oui, j'aime les maths porque c'est facile.", "in"],
  ["French", "Tu as des frères ?", "J'ai un frère und une sœur.", "in"],
  ["French", "Comment est ton frère ?", "Mon frère très grand et sportif.", "verb"],
  ["French", "Décris ta maison.", "Ma maison assez petite mais confortable.", "verb"],
  [
    "French",
    "Je peux vous aider, madame ?",
    "Bonjour monsieur, je voudrais une chambre. Est-ce que tu as une chambre avec douche ?",
    "Don't mix formal and informal “you”: keep to “",
  ],
  [
    "Spanish",
    "¿Qué hiciste el fin de semana pasado?",
    "El sábado pasado voy al centro comercial con mi prima.",
    "present",
  ],
  ["Spanish", "¿Qué comiste ayer?", "como pollo con patatas fritas", "present"],
  [
    "Spanish",
    "¿Qué harías si fueras rico?",
    "Compro una casa grande en la costa para mis padres.",
    "present",
  ],
  ["Spanish", "¿Qué cambiarías de tu instituto?", "Elimino el uniforme y construyo una piscina.", "present"],
  ["Spanish", "¿Qué hacías cuando eras pequeño?", "Juego con mis coches y dibujo mucho.", "present"],
  [
    "Spanish",
    "Hazme una pregunta sobre el deporte.",
    "Juego al fútbol los sábados con mi equipo.",
    "turn to ask",
  ],
  ["Spanish", "Haz una pregunta al dependiente.", "El jersey cuesta veinte euros.", "turn to ask"],
  [
    "Spanish",
    "¿Qué haces los fines de semana?",
    "Enjoyo el cine y las salidas con mi hermana.",
    "English verb",
  ],
  ["Spanish", "¿Te gusta el mar?", "Sí, me gusta swimar en el mar en verano.", "English verb"],
  ["Spanish", "¿Te gustan las matemáticas?", "Sí, me gustan las matemáticas parce que son fáciles.", "in"],
  ["Spanish", "¿Tienes hermanos?", "Tengo un hermano und una hermana.", "in"],
  ["Spanish", "¿Cómo es tu hermano?", "Mi hermano muy alto y deportista.", "verb"],
  ["Spanish", "Describe tu casa.", "Mi casa bastante pequeña pero cómoda.", "verb"],
  [
    "German",
    "Was hast du letztes Wochenende gemacht?",
    "Letzten Samstag gehe ich mit meiner Cousine ins Einkaufszentrum.",
    "”, use a past tense",
  ],
  ["German", "Was hast du gestern gegessen?", "ich esse hähnchen mit pommes", "present"],
  [
    "German",
    "Was würdest du machen, wenn du reich wärst?",
    "Ich kaufe meinen Eltern ein großes Haus am Meer.",
    "present",
  ],
  [
    "German",
    "Was würdest du an deiner Schule ändern?",
    "Ich schaffe die Uniform ab und baue ein Schwimmbad.",
    "present",
  ],
  [
    "German",
    "Was hast du als Kind gemacht?",
    "Ich spiele mit meinen kleinen Autos und male viel.",
    "present",
  ],
  [
    "German",
    "Stell mir eine Frage über Sport.",
    "Ich spiele samstags mit meiner Mannschaft Fußball.",
    "turn to ask",
  ],
  ["German", "Stellen Sie dem Verkäufer eine Frage.", "Der Pullover kostet zwanzig Euro.", "turn to ask"],
  [
    "German",
    "Was machst du am Wochenende?",
    "Ich enjoye das Kino und Ausflüge mit meiner Schwester.",
    "English verb",
  ],
  ["German", "Magst du das Meer?", "Ja, ich mag es, im Sommer im Meer zu swimmen.", "English verb"],
  ["German", "Magst du Mathe?", "Ja, ich mag Mathe parce que es einfach ist.", "in"],
  ["German", "Hast du Geschwister?", "Ich habe einen Bruder et eine Schwester.", "in"],
  ["German", "Wie ist dein Bruder?", "Mein Bruder sehr groß und sportlich.", "verb"],
  ["German", "Beschreib dein Haus.", "Mein Haus ziemlich klein, aber bequem.", "verb"],
  [
    "German",
    "Kann ich Ihnen helfen?",
    "Guten Tag, ich möchte ein Zimmer. Hast du ein Zimmer mit Dusche?",
    "Don't mix formal and informal “you”: keep to “",
  ],
  [
    "German",
    "Sie sind im Verkehrsamt. Stellen Sie eine Frage.",
    "Können Sie mir sagen, wo das Museum ist? Und hast du einen Stadtplan?",
    "Don't mix formal and informal “you”: keep to “",
  ],
])("%s: “%s” answered by “%s” is tipped: %s", (language, question, said, told) => {
  const { text, isError } = tipOn(language, question, said);
  expect(isError).toBe(true);
  expect(text).toContain(told);
});

test.each<[Language, string, string]>([
  [
    "French",
    "Qu'est-ce que tu as fait le week-end dernier ?",
    "Rien de spécial, je préfère rester chez moi quand il pleut.",
  ],
  [
    "French",
    "Où es-tu allé en vacances l'année dernière ?",
    "Nous sommes allés en Bretagne, où habite ma tante ; elle a une maison qui donne sur la mer.",
  ],
  [
    "French",
    "Que ferais-tu si tu étais riche ?",
    "je voudrais aider les pauvres parce que l'argent ne fait pas le bonheur",
  ],
  [
    "French",
    "Qu'est-ce que tu changerais dans ton école ?",
    "Rien, je trouve que tout est parfait et les profs sont sympas.",
  ],
  [
    "French",
    "Qu'est-ce que tu faisais quand tu étais petit ?",
    "J'ai appris à nager très tôt et j'ai eu un chien à six ans.",
  ],
  ["French", "Où habitais-tu quand tu avais cinq ans ?", "J'habite dans la même maison depuis ma naissance."],
  ["French", "Pose-moi une question sur le sport.", "tu fais du sport le week-end"],
  ["French", "Posez une question au vendeur.", "Je voudrais savoir combien coûte ce pull."],
  ["French", "Que fais-tu le soir ?", "je chatte avec mes copains et je surfe sur internet"],
  ["French", "Tu fais quoi sur ton portable ?", "je like des photos je tweete et je poste des vidéos"],
  ["French", "Tu aimes la musique ?", "Oui, ma chanson préférée est « Despacito » de Luis Fonsi."],
  ["French", "Où vas-tu en vacances ?", "Nous allons à Los Cristianos ou à Playa del Inglés."],
  ["French", "Que fait ton frère le week-end ?", "on joue au foot ensemble dans le jardin"],
  ["French", "Quel âge a ta sœur ?", "je n'ai pas de soeur je suis fille unique"],
  ["French", "Comment est ton frère ?", "Grand, brun et très sportif."],
  ["French", "Quand fais-tu tes devoirs ?", "le soir avant le dîner"],
  [
    "French",
    "Posez une question au professeur.",
    "Est-ce que vous pouvez répéter la question, s'il vous plaît ?",
  ],
  [
    "Spanish",
    "¿Qué hiciste el fin de semana pasado?",
    "Nada especial, prefiero quedarme en casa cuando llueve.",
  ],
  [
    "Spanish",
    "¿Adónde fuiste de vacaciones el año pasado?",
    "Fuimos a Gales, donde vive mi tía; tiene una casa que da al mar.",
  ],
  [
    "Spanish",
    "¿Qué harías si fueras rico?",
    "me gustaría ayudar a los pobres porque el dinero no da la felicidad",
  ],
  [
    "Spanish",
    "¿Qué cambiarías de tu instituto?",
    "Nada, creo que todo está bien y los profes son simpáticos.",
  ],
  [
    "Spanish",
    "¿Qué hacías cuando eras pequeño?",
    "Aprendí a nadar muy pronto y tuve un perro a los seis años.",
  ],
  ["Spanish", "¿Dónde vivías cuando tenías cinco años?", "Vivo en la misma casa desde que nací."],
  ["Spanish", "Hazme una pregunta sobre el deporte.", "haces deporte los fines de semana"],
  ["Spanish", "Haz una pregunta al dependiente.", "Quisiera saber cuánto cuesta este jersey."],
  ["Spanish", "¿Qué haces por la noche?", "chateo con mis amigos y surfeo en internet"],
  ["Spanish", "¿Qué haces con el móvil?", "posteo fotos tuiteo y escaneo documentos"],
  ["Spanish", "¿Te gusta la música?", 'Sí, mi canción favorita es "La vie en rose" de Édith Piaf.'],
  ["Spanish", "¿Adónde vas de vacaciones?", "Vamos a Disneyland París o a la Costa Azul."],
  ["Spanish", "¿Qué hace tu hermano los fines de semana?", "jugamos juntos al fútbol en el jardín"],
  ["Spanish", "¿Cuántos años tiene tu hermana?", "no tengo hermanas soy hijo único"],
  ["Spanish", "¿Cómo es tu hermano?", "Alto, moreno y muy deportista."],
  ["Spanish", "¿Cuándo haces los deberes?", "por la tarde antes de cenar"],
  [
    "Spanish",
    "Llamas a tu amigo español. Invítalo.",
    "¡Hola, Pablo! ¿Quieres venir a mi casa con tu hermana? Podéis quedaros todo el fin de semana.",
  ],
  [
    "Spanish",
    "¿Puedo ayudarle?",
    "Sí, ¿tiene postales? Mi hermano siempre me dice: «¡Tienes que escribirme!»",
  ],
  [
    "German",
    "Was hast du letztes Wochenende gemacht?",
    "Nichts Besonderes, ich bleibe bei Regen lieber zu Hause.",
  ],
  [
    "German",
    "Wo warst du letztes Jahr im Urlaub?",
    "Wir waren in Wales, wo meine Tante wohnt; sie hat ein Haus am Meer.",
  ],
  [
    "German",
    "Was würdest du machen, wenn du reich wärst?",
    "ich möchte den armen helfen denn geld macht nicht glücklich",
  ],
  [
    "German",
    "Was würdest du an deiner Schule ändern?",
    "Nichts, ich finde alles perfekt und die Lehrer sind nett.",
  ],
  [
    "German",
    "Was hast du als Kind gemacht?",
    "Ich habe sehr früh schwimmen gelernt und mit sechs einen Hund bekommen.",
  ],
  ["German", "Wo hast du gewohnt, als du fünf warst?", "Ich wohne seit meiner Geburt im selben Haus."],
  ["German", "Stell mir eine Frage über Sport.", "machst du am wochenende sport"],
  ["German", "Stellen Sie dem Verkäufer eine Frage.", "Ich möchte wissen, was dieser Pullover kostet."],
  ["German", "Was machst du abends?", "ich chatte mit freunden und surfe im internet"],
  ["German", "Was machst du mit dem Handy?", "ich poste fotos like videos und google alles"],
  ["German", "Magst du Musik?", "Ja, mein Lieblingslied ist „La vie en rose“ von Édith Piaf."],
  ["German", "Wohin fährst du?", "Wir fahren nach Playa del Inglés oder nach Aix-en-Provence."],
  ["German", "Was macht dein Bruder am Wochenende?", "wir spielen zusammen fußball im garten"],
  ["German", "Wie alt ist deine Schwester?", "ich habe keine schwester ich bin einzelkind"],
  ["German", "Wie ist dein Bruder?", "Groß, dunkelhaarig und sehr sportlich."],
  ["German", "Wann machst du Hausaufgaben?", "abends vor dem essen"],
  [
    "German",
    "Du rufst deinen deutschen Freund an. Lade ihn ein.",
    "Hallo Paul! Willst du mit deiner Schwester zu uns kommen? Ihr könnt das ganze Wochenende bleiben.",
  ],
  [
    "German",
    "Kann ich Ihnen helfen?",
    "Ja, haben Sie Postkarten? Mein Bruder sagt immer: „Du musst mir schreiben!“",
  ],
  ["French", "Que ferais-tu si tu étais riche ?", "Je vis déjà très bien, je ne changerais rien."],
  [
    "French",
    "Vous êtes au restaurant. Demandez le prix du menu.",
    "c'est combien le menu du jour s'il vous plaît",
  ],
  ["German", "Was isst du abends?", "meistens was schnelles weil meine eltern spät von der arbeit kommen"],
  [
    "German",
    "Was möchtest du nach den Prüfungen machen?",
    "nach den prüfungen will ich erst mal richtig ausschlafen und dann fliege ich mit meiner clique nach mallorca",
  ],
  ["Spanish", "¿Cómo es tu hermano?", "Mi hermano, muy alto y deportista, juega al baloncesto."],
  ["Spanish", "¿Tienes mascota?", "mi hermana tiene un perro y yo un gato"],
])("%s: “%s” may be answered by “%s”", (language, question, said) => {
  expect(tipOn(language, question, said)).toMatchObject({ isError: false });
});
