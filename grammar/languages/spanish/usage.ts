import type { Spanish } from "../../core/languageDefinition.ts";
import { countries } from "./tokenRules/countries.ts";

/** What Spanish asks for beyond the others. */
export const spanish: Spanish = {
  liking:
    "gustar encantar interesar doler faltar molestar importar fascinar aburrir chiflar molar preocupar apetecer irritar".split(
      " ",
    ),
  pleasing: ["gustar", "doler"],
  likers: {
    yo: "me",
    tú: "te",
    él: "le",
    ella: "le",
    usted: "le",
    nosotros: "nos",
    nosotras: "nos",
    ellos: "les",
    ellas: "les",
  },
  routine: "levantar duchar acostar despertar bañar peinar afeitar divertir quejar mudar".split(" "),
  selves: ["me", "te", "se", "nos", "os", "se"],
  meeting:
    "ver visitar conocer ayudar llamar esperar buscar invitar escuchar cuidar querer mirar encontrar admirar besar abrazar respetar acompañar aguantar soportar odiar echar recoger entender".split(
      " ",
    ),
  negatives: ["nada", "nadie", "nunca", "jamás", "ninguno", "ninguna", "ningún", "tampoco"],
  negators: [
    "no",
    "sin",
    "ni",
    "nunca",
    "nadie",
    "nada",
    "tampoco",
    "jamás",
    "ningún",
    "ninguno",
    "ninguna",
    "apenas",
  ],
  feelings:
    "cansado enfermo contento enfadado enojado preocupado estresado emocionado deprimido resfriado ocupado sentado harto embarazado mareado agobiado asustado decepcionado muerto".split(
      " ",
    ),
  traits:
    "inteligente simpático antipático perezoso hablador rubio pelirrojo deportista importante trabajador inglés español francés galés escocés irlandés británico generoso tímido egoísta estricto severo sincero honesto responsable sociable comprensivo amable paciente vago maleducado optimista pesimista terco ambicioso fiel leal gracioso educado vegetariano vegano creativo".split(
      " ",
    ),
  events: "fiesta concierto partido boda clase examen reunión cumpleaños festival celebración carnaval".split(
    " ",
  ),
  places: countries.split("|"),
  having: "tener llevar comprar comer haber hay usar ver".split(" "),
};
