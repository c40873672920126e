import type { Language } from "../../../domain/exercise.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Said } from "../embedded/phrasebook.ts";
import { serviceWants, type Want } from "./serviceWants.ts";

/** What somebody who serves answers in a role play: `service | English | French | Spanish | German`. Nobody is addressed: tu or vous may both fit. */
export const serviceLines = `
price | It costs twelve euros. | Ça coûte douze euros. | Cuesta doce euros. | Das kostet zwölf Euro.
price | That's eight euros fifty. | C'est huit euros cinquante. | Son ocho euros con cincuenta. | Das macht acht Euro fünfzig.
price | It's fifteen euros, and ten for students. | C'est quinze euros, et dix pour les étudiants. | Son quince euros, y diez para estudiantes. | Es kostet fünfzehn Euro, für Schüler zehn.
hours | It's from nine o'clock to six o'clock. | C'est de neuf heures à dix-huit heures. | Es de nueve a seis de la tarde. | Von neun bis achtzehn Uhr.
hours | We're open every day from ten to seven. | On est là tous les jours, de dix heures à dix-neuf heures. | Estamos todos los días de diez a siete. | Täglich von zehn bis neunzehn Uhr.
departure | The next one is at ten past three, on platform two. | Le prochain est à quinze heures dix, quai numéro deux. | El próximo es a las tres y diez, en el andén dos. | Der nächste geht um 15.10 Uhr, von Gleis zwei.
departure | There's one every half hour. | Il y en a un toutes les trente minutes. | Hay uno cada media hora. | Es gibt alle halbe Stunde einen.
until | Until eleven o'clock in the morning. | Jusqu'à onze heures du matin. | Hasta las once de la mañana. | Bis elf Uhr vormittags.
line | Yes, there's one every quarter of an hour, over there. | Oui, il y en a un tous les quarts d'heure, juste là-bas. | Sí, hay uno cada quince minutos, allí enfrente. | Ja, alle fünfzehn Minuten, da drüben.
duration | It takes about twenty minutes. | Il faut environ vingt minutes. | Son unos veinte minutos. | Das dauert ungefähr zwanzig Minuten.
duration | About an hour and a half. | À peu près une heure et demie. | Más o menos una hora y media. | Ungefähr anderthalb Stunden.
where | It's straight on, then on the left. | C'est tout droit, puis à gauche. | Todo recto y luego a la izquierda. | Geradeaus und dann links.
where | It's five minutes from here, next to the bank. | C'est à cinq minutes d'ici, à côté de la banque. | Está a cinco minutos, al lado del banco. | Das ist fünf Minuten von hier, neben der Bank.
available | Yes, of course, no problem. | Oui, bien sûr, pas de problème. | Sí, claro, sin problema. | Ja, natürlich, kein Problem.
available | Yes, there's still some left. | Oui, il en reste encore. | Sí, todavía queda. | Ja, das gibt es noch.
card | Yes, by card or in cash. | Oui, par carte ou en espèces. | Sí, con tarjeta o en efectivo. | Ja, mit Karte oder bar.
card | Yes, cards are no problem here. | Oui, la carte, pas de problème. | Sí, con tarjeta no hay problema. | Ja, Karte ist kein Problem.
breakfast | Yes, breakfast is included, from seven to ten. | Oui, le petit déjeuner est compris, de sept à dix heures. | Sí, el desayuno está incluido, de siete a diez. | Ja, das Frühstück ist inklusive, von sieben bis zehn.
time | It's ten past two. | Il est deux heures dix. | Son las dos y diez. | Es ist zehn nach zwei.
time | It's half past four. | Il est quatre heures et demie. | Son las cuatro y media. | Es ist halb fünf.
bill | The bill is coming, that's twenty-four euros. | L'addition arrive, ça fait vingt-quatre euros. | Ahora mismo traigo la cuenta, son veinticuatro euros. | Die Rechnung kommt sofort, das macht vierundzwanzig Euro.
tryOn | Yes, of course, the changing rooms are at the back. | Oui, bien sûr, les cabines sont au fond. | Sí, claro, los probadores están al fondo. | Ja, natürlich, die Umkleidekabinen sind da hinten.
change | Yes, that's possible, I'll see to it. | Oui, c'est possible, je m'en occupe. | Sí, es posible, yo me ocupo. | Ja, das geht, ich kümmere mich darum.
fix | Of course, I'll see to it right away. | Bien sûr, je m'en occupe tout de suite. | Claro, me ocupo ahora mismo. | Natürlich, ich kümmere mich sofort darum.
discount | Yes, ten per cent is possible. | Oui, dix pour cent, c'est possible. | Sí, puedo hacer un diez por ciento. | Ja, zehn Prozent sind möglich.
included | Yes, it's included in the price. | Oui, c'est compris dans le prix. | Sí, está incluido en el precio. | Ja, das ist im Preis inbegriffen.
people | It's for two to four people. | C'est pour deux à quatre personnes. | Es para dos o cuatro personas. | Das ist für zwei bis vier Personen.
night | It's eighty euros a night. | C'est quatre-vingts euros la nuit. | Son ochenta euros por noche. | Das kostet achtzig Euro pro Nacht.
night | A night is seventy-five euros, with breakfast. | La nuit, c'est soixante-quinze euros, petit déjeuner compris. | La noche son setenta y cinco euros, con desayuno. | Eine Nacht kostet fünfundsiebzig Euro, mit Frühstück.
advise | Our speciality is always a good choice. | La spécialité de la maison, c'est toujours un bon choix. | La especialidad de la casa es siempre una buena elección. | Die Spezialität des Hauses ist immer eine gute Wahl.
advise | The most popular choice is usually the best. | Le plus populaire est souvent le meilleur choix. | Lo que más gusta suele ser la mejor opción. | Das Beliebteste ist meistens auch das Beste.
adviseFood | The Café Central is very good, it's on the main square. | Le Café Central est très bon, il est sur la grande place. | El Café Central es muy bueno, está en la plaza mayor. | Das Café Central ist sehr gut, es ist am Marktplatz.
adviseFood | Many people like the restaurant by the station. | Beaucoup de gens aiment le restaurant à côté de la gare. | A mucha gente le gusta el restaurante de al lado de la estación. | Viele mögen das Restaurant neben dem Bahnhof.
adviseHotel | The Hotel Central is clean and not too dear. | L'Hôtel Central est propre et pas trop cher. | El Hotel Central está limpio y no es muy caro. | Das Hotel Central ist sauber und nicht zu teuer.
advisePlace | The old town is beautiful, and so is the museum beside the church. | La vieille ville est très belle, et le musée à côté de l'église aussi. | El casco antiguo es muy bonito, y el museo de al lado de la iglesia también. | Die Altstadt ist sehr schön, und das Museum neben der Kirche auch.
permit | It's better to wait another two or three days. | C'est mieux d'attendre encore deux ou trois jours. | Es mejor esperar dos o tres días más. | Besser erst in zwei oder drei Tagen.
permit | Only a little, and not if it hurts. | Seulement un peu, et pas si ça fait mal. | Solo un poco, y no si duele. | Nur ein bisschen, und nicht, wenn es wehtut.
something | Yes, there are two possibilities, here you are. | Oui, il y a deux possibilités, voilà. | Sí, hay dos posibilidades, aquí están. | Ja, da gibt es zwei Möglichkeiten, bitte schön.
have | Yes, there are still two. | Oui, il en reste encore deux. | Sí, todavía quedan dos. | Ja, davon gibt es noch zwei.
have | Yes, there are several, from five euros. | Oui, il y en a plusieurs, à partir de cinq euros. | Sí, hay varias opciones, desde cinco euros. | Ja, davon gibt es mehrere, ab fünf Euro.
kinds | There's a lot of choice, here's the list. | Il y a beaucoup de choix, voici la liste. | Hay mucho donde elegir, aquí está la lista. | Da gibt es eine große Auswahl, hier ist die Liste.
found | Not yet, but it's all noted down. | Pas encore, mais tout est noté. | Todavía no, pero está todo anotado. | Noch nicht, aber alles ist notiert.
hospital | No, a few days' rest will be enough. | Non, quelques jours de repos vont suffire. | No, con unos días de descanso es suficiente. | Nein, ein paar Tage Ruhe reichen.
medicine | Two tablets a day, after meals. | Deux comprimés par jour, après les repas. | Dos pastillas al día, después de comer. | Zwei Tabletten am Tag, nach dem Essen.
contains | I'll ask in the kitchen, to be on the safe side. | Je demande en cuisine, c'est plus sûr. | Pregunto en la cocina, es más seguro. | Ich frage in der Küche nach, das ist sicherer.
wifi | Yes, it works in all the rooms. | Oui, il marche dans toutes les chambres. | Sí, funciona en todas las habitaciones. | Ja, das funktioniert in allen Zimmern.
through | No, it's a through train. | Non, c'est direct. | No, es directo. | Nein, die Verbindung ist direkt.
online | Yes, it's best to book online. | Oui, le mieux est de réserver en ligne. | Sí, lo mejor es reservar por internet. | Ja, am besten reserviert man online.
next | There's just one form to fill in, that's all. | Il y a juste un formulaire à remplir, c'est tout. | Solo hay que rellenar un formulario, nada más. | Da ist nur ein Formular auszufüllen, das ist alles.
either | Both are fine with me. | Les deux me vont très bien. | Las dos cosas me parecen bien. | Mir ist beides recht.
either | The first idea is better, I think. | La première idée est mieux, je crois. | La primera idea es mejor, creo. | Die erste Idee ist besser, glaube ich.
plan | Good idea, that suits me. | Bonne idée, ça me va. | Buena idea, me viene bien. | Gute Idee, das passt mir.
plan | All right, great, I'm looking forward to it. | D'accord, super, ça va être sympa. | Vale, genial, va a ser divertido. | Alles klar, super, ich freue mich schon.
any | One moment, I'll check. | Un instant, je vais vérifier. | Un momento, voy a mirar. | Einen Moment, ich sehe nach.
any | I'm not sure, I'll just ask. | Je ne suis pas sûr, je vais demander. | No estoy seguro, voy a preguntar. | Ich bin nicht sicher, ich frage kurz nach.
`;

/** What is said to a student who complains, is ill, or wants something: `what | formal or - | English | French | Spanish | German`. */
const reactionLines = `
complaint | formal | I'm very sorry, I'll see to it at once. | Je vous prie de m'excuser, je m'en occupe tout de suite. | Le pido disculpas, me ocupo ahora mismo. | Das tut mir sehr leid, ich kümmere mich sofort für Sie darum.
complaint | informal | Oh, I'm sorry, I'll see to it. | Oh, excuse-moi, je m'en occupe. | Ay, perdona, yo me ocupo. | Oh, entschuldige, ich kümmere mich darum.
complaint | - | I'm sorry about that, I'll see what I can do. | Je suis désolé, je vais voir ce que je peux faire. | Lo siento mucho, voy a ver qué puedo hacer. | Das tut mir leid, ich sehe, was ich machen kann.
ill | formal | Oh dear, we'll help you. | Oh là là, on va vous aider. | Vaya, vamos a ayudarle. | Oje, wir helfen Ihnen.
ill | informal | Oh dear, we'll help you. | Oh là là, on va t'aider. | Vaya, vamos a ayudarte. | Oje, wir helfen dir.
ill | - | Oh, that isn't nice at all. | Oh, ce n'est pas agréable du tout. | Vaya, eso no es nada agradable. | Oh, das ist gar nicht schön.
allergy | - | It's good that you mention it, I'll make a note. | C'est bien de le dire, je le note. | Gracias por decirlo, lo apunto. | Danke für den Hinweis, ich notiere das.
allergy | - | That's important, we'll pay attention to it. | C'est important, on va faire attention. | Eso es importante, tendremos cuidado. | Das ist wichtig, wir achten darauf.
lost | - | I'm sorry, let's note down the details. | Je suis désolé, on va noter les détails. | Lo siento mucho, vamos a anotar los detalles. | Das tut mir leid, wir notieren die Einzelheiten.
lost | - | What a pity, we'll do what we can. | C'est dommage, on va faire le nécessaire. | Qué pena, haremos todo lo posible. | Das ist schade, wir tun, was wir können.
reserved | - | Yes, here's the reservation. | Oui, la réservation est bien là. | Sí, aquí está la reserva. | Ja, die Reservierung ist hier.
reserved | - | Very good, I've found the name. | Très bien, j'ai trouvé le nom. | Muy bien, ya veo el nombre. | Sehr gut, den Namen habe ich gefunden.
bill | - | The bill is coming right away. | L'addition arrive tout de suite. | La cuenta viene enseguida. | Die Rechnung kommt sofort.
bill | - | Of course, I'll get the bill. | Bien sûr, j'apporte l'addition. | Claro, ya traigo la cuenta. | Natürlich, ich bringe die Rechnung.
request | formal | Of course, I'll do that for you. | Bien sûr, je fais ça pour vous. | Claro, lo hago por usted ahora mismo. | Natürlich, das mache ich für Sie.
request | informal | Of course, I'll do that for you. | Bien sûr, je fais ça pour toi. | Claro, lo hago por ti ahora mismo. | Klar, das mache ich für dich.
request | - | Of course, no problem. | Bien sûr, pas de problème. | Por supuesto, sin problema. | Natürlich, kein Problem.
order | - | Of course, one moment. | Bien sûr, un instant. | Claro, un momento. | Sehr gern, einen Moment.
order | - | Very good, I've noted that. | Très bien, c'est noté. | Muy bien, tomo nota. | Sehr gut, das ist notiert.
order | - | With pleasure. | Avec plaisir. | Con mucho gusto. | Aber gern.
`;

type Reaction = { want: string; register: string; said: Readonly<Record<Language, Said>> };
const reactions: readonly Reaction[] = reactionLines
  .trim()
  .split("\n")
  .map((line) => {
    const [want = "", register = "", english = "", french = "", spanish = "", german = ""] =
      line.split(" | ");
    const said = (text: string): Said => ({ text, english });
    return { want, register, said: { French: said(french), Spanish: said(spanish), German: said(german) } };
  });

/** What is wanted of somebody who serves, where nothing is asked; undefined where nothing is. */
export const wantIn = ({ text }: Pick<ParsedAnswer, "text">, language: Language): Want | undefined => {
  const plain = unaccented(text.toLowerCase().replaceAll("’", "'"))
    .replace(/[^a-z']+/g, " ")
    .trim();
  return serviceWants[language].find(([, pattern]) => pattern.test(plain))?.[0];
};

/**
 * What somebody who serves says to a complaint, an illness, a request or an order in a role play, where nothing was asked; undefined where
 * the answer is none of them. `polite` is how the set questions address the student; `said` are the lines so far.
 */
export const serviceReaction = (
  answer: Pick<ParsedAnswer, "text">,
  language: Language,
  polite: boolean,
  said: readonly string[] = [],
): Said | undefined => {
  const want = wantIn(answer, language);
  const fitting = reactions
    .filter((each) => each.want === want && each.register !== (polite ? "informal" : "formal"))
    .map((each) => each.said[language]);
  return fitting.find((line) => !said.some((before) => before.includes(line.text))) ?? fitting[0];
};
