import type { Wants } from "../serviceWants.ts";
import { said } from "../wholeWord.ts";

/** How students complain, say that they are ill, ask for the bill, order, and more, in Spanish. */
export const wants: Wants = [
  ["allergy", said("(?:alergic[oa]s? a|alergia a)")],
  ["reserved", said("he reservado|hice una reserva|(?:tengo|tenemos) una reserva")],
  [
    "lost",
    said(
      "(?:he|hemos) perdido|perdi (?:mi|mis|el|la)|me han robado|me robaron|no encuentro (?:mi|mis)|(?:he olvidado|he dejado|deje) (?:mi|mis|el|la) .*(?:tren|autobus|taxi|metro|hotel|restaurante)",
    ),
  ],
  [
    "bill",
    said(
      "(?<!cerrar )la cuenta(?: por favor)?(?= ?$| por)|(?:quiero|quisiera|querria) la cuenta|me (?:trae|traes) la cuenta",
    ),
  ],
  [
    "complaint",
    said(
      "(?:no|ya no) (?:funciona|funcionan|va bien|hay agua caliente|he podido dormir|pude dormir|he pedido|esta limpi[oa])|(?:esta|estan) (?:muy |un poco )?(?:rot[oa]s?|averiad[oa]s?|estropead[oa]s?|suci[oa]s?|quemad[oa]s?)|(?:la|mi|el) (?:sopa|comida|carne|cafe|pizza|plato|ducha|agua|habitacion) (?:esta|es) (?:(?:muy |demasiado )?(?:fri[oa]|suci[oa]|ruidos[oa])|demasiado pequen[oa])|(?:mucho|demasiado) ruido|faltan? (?:las? |el |los )?(?:toallas?|sabanas?|jabon|un|una)|un pelo en|una mosca|(?:tengo|hay|tenemos) un problema|quejarme|poner una queja|(?:hay|es) un error",
    ),
  ],
  [
    "ill",
    said(
      "me duelen?|tengo (?:fiebre|tos|gripe|mareos|dolor)|estoy (?:enferm[oa]|maread[oa]|resfriad[oa])|me siento (?:mal|enferm[oa])",
    ),
  ],
  [
    "request",
    said(
      "(?:quiero|quisiera|querria|nos gustaria|me gustaria|queremos) (?:cambiar|pagar|otra habitacion)|(?:puede|puedes|podria|podrias) (?:traerme|darme|ayudarme|cambiarme|traernos)",
    ),
  ],
  [
    "order",
    said(
      "(?<!que )(?:quiero|quisiera|querria|me gustaria|voy a tomar|deme|ponme|pongame)(?: tener| comprar| reservar| pedir| comer| beber| tomar)? (?:un|una|unos|unas|el|la|dos|tres|cuatro)(?! (?:noches?|dias?|semanas?|trabajo|personas?)(?![a-z]))|^(?:pues |eh |si |hola |para mi )*(?:un|una|unos|unas|dos|tres|cuatro|el|la) .* por favor$|^(?!(?:si|no) por)(?:[a-z]+ ){1,6}por favor$|(?:quiero|quisiera) ir a(?! (?:pie|la playa|casa))",
    ),
  ],
];
