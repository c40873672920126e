import type { Language } from "../../../domain/exercise.ts";
import type { RepairKind } from "../../../domain/repair.ts";
import { saidIn } from "./lines.ts";
import type { Said } from "./phrasebook.ts";

/** `sure` and `fine` go before the question, `start` after it; `slowly` and `unknownToo` answer what was asked beside an answer; "{word}" and "{english}" are what was asked about. */
export type RepairLine =
  | RepairKind
  | "sure"
  | "fine"
  | "slowly"
  | "known"
  | "unknown"
  | "unknownToo"
  | "means"
  | "unexplained"
  | "start";

/** The kinds' own lines say how to ask for them. */
export const repairLines: Readonly<Record<Language, Readonly<Record<RepairLine, readonly Said[]>>>> = {
  French: saidIn(`
    sure | Bien sûr. | Of course.
    fine | Pas de problème. | No problem.
    repeat | En français : « Tu peux répéter, s'il te plaît ? » | In French: “Can you repeat that, please?”
    slower | En français : « Tu peux parler plus lentement, s'il te plaît ? » | In French: “Can you speak more slowly, please?”
    notUnderstood | En français : « Je n'ai pas compris. » | In French: “I didn't understand.”
    word | En français : « Comment dit-on “{english}” ? » | In French: “How do you say ‘{english}’?”
    meaning | En français : « Qu'est-ce que ça veut dire, “{word}” ? » | In French: “What does ‘{word}’ mean?”
    slowly | D'accord, je parle plus lentement. | OK, I'll speak more slowly.
    unknownToo | Ce mot, je ne le connais pas non plus. | I don't know that word either.
    unexplained | Ce mot est difficile à expliquer. | That word is hard to explain.
    known | On dit « {word} ». | It's “{word}”.
    unknown | Je ne sais pas comment on dit ça. Essaie avec d'autres mots. | I don't know how to say that. Try it in other words.
    means | « {word} », c'est « {english} » en anglais. | “{word}” means “{english}”.
    start | Tu peux commencer par : « {word} … » | You could start with: “{word} …”
  `),
  Spanish: saidIn(`
    sure | Claro que sí. | Of course.
    fine | No pasa nada. | No problem.
    repeat | En español: «¿Puedes repetir, por favor?» | In Spanish: “Can you repeat that, please?”
    slower | En español: «¿Puedes hablar más despacio, por favor?» | In Spanish: “Can you speak more slowly, please?”
    notUnderstood | En español: «No entiendo la pregunta.» | In Spanish: “I don't understand the question.”
    word | En español: «¿Cómo se dice “{english}”?» | In Spanish: “How do you say ‘{english}’?”
    meaning | En español: «¿Qué significa “{word}”?» | In Spanish: “What does ‘{word}’ mean?”
    slowly | Vale, hablo más despacio. | OK, I'll speak more slowly.
    unknownToo | Esa palabra yo tampoco la sé. | I don't know that word either.
    unexplained | Esa palabra es difícil de explicar. | That word is hard to explain.
    known | Se dice «{word}». | It's “{word}”.
    unknown | No sé cómo se dice eso. Prueba con otras palabras. | I don't know how to say that. Try it in other words.
    means | «{word}» es «{english}» en inglés. | “{word}” means “{english}”.
    start | Puedes empezar con: «{word} …» | You could start with: “{word} …”
  `),
  German: saidIn(`
    sure | Ja, gern. | Yes, of course.
    fine | Kein Problem. | No problem.
    repeat | Auf Deutsch: „Kannst du das bitte wiederholen?“ | In German: “Can you repeat that, please?”
    slower | Auf Deutsch: „Kannst du bitte langsamer sprechen?“ | In German: “Can you speak more slowly, please?”
    notUnderstood | Auf Deutsch: „Das habe ich nicht verstanden.“ | In German: “I didn't understand that.”
    word | Auf Deutsch: „Wie sagt man ‚{english}‘?“ | In German: “How do you say ‘{english}’?”
    meaning | Auf Deutsch: „Was bedeutet ‚{word}‘?“ | In German: “What does ‘{word}’ mean?”
    slowly | Gut, ich spreche langsamer. | OK, I'll speak more slowly.
    unknownToo | Dieses Wort kenne ich auch nicht. | I don't know that word either.
    unexplained | Dieses Wort ist schwer zu erklären. | That word is hard to explain.
    known | Das heißt „{word}“. | It's “{word}”.
    unknown | Das weiß ich leider nicht. Versuch es mit anderen Wörtern. | I'm afraid I don't know that. Try it in other words.
    means | „{word}“ heißt auf Englisch „{english}“. | “{word}” means “{english}”.
    start | Du kannst so anfangen: „{word} …“ | You could start with: “{word} …”
  `),
};
