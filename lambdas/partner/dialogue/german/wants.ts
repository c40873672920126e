import type { Wants } from "../serviceWants.ts";
import { said } from "../wholeWord.ts";

/** How students complain, say that they are ill, ask for the bill, order, and more, in German. */
export const wants: Wants = [
  ["allergy", said("allergisch gegen|allergie")],
  ["reserved", said("(?:habe|haben) .*reserviert|(?:habe|haben) eine reservierung")],
  [
    "lost",
    said(
      "(?:habe|haben) .*verloren|(?:wurde|hat) .*gestohlen|ich finde mein[a-z]* .*nicht|(?:habe|hab) mein[a-z]* .*(?:vergessen|liegen lassen|liegengelassen)",
    ),
  ],
  [
    "bill",
    said("die rechnung|(?:ich mochte|wir mochten|ich wurde gern) (?:bitte )?(?:be)?zahlen|zahlen bitte"),
  ],
  [
    "complaint",
    said(
      "funktionier(?:t|en) (?:[a-z]+ )*?nicht(?: mehr)?|geht (?:leider )?nicht(?= ?$| )(?! (?:zur|in|nach|ins))|(?:ist|sind) (?:leider |ganz |total |furchtbar )?(?:kaputt|dreckig|schmutzig|verbrannt)|(?:suppe|essen|kaffee|pizza|fleisch|schnitzel|zimmer|dusche|wasser) ist (?:leider |viel |sehr |zu |ganz )*(?:kalt|laut|zu klein|hart|schmutzig)|(?:zu|so|furchtbar|sehr|ein bisschen) laut|(?:es gibt|da ist|ich habe|wir haben) ein problem|nur kaltes wasser|kein warmes wasser|(?:ein|eine) (?:haar|fliege) in|fehl(?:t|en) (?:die |das |ein |eine )?(?:handtucher|handtuch|seife|gabel|messer)|(?:mochte|muss|will) mich beschweren|nicht bestellt|fehler in der rechnung|konnte (?:ich )?nicht (?:gut )?schlafen",
    ),
  ],
  [
    "ill",
    said(
      "tut (?:mir )?(?:[a-z]+ )*weh|(?:mir|mein|meine) [a-z ]*(?:tut|tun) (?:mir )?[a-z ]*weh|ich habe (?:seit [a-z]+ )?(?:fieber|husten|schnupfen|[a-z]+schmerzen)|ich bin krank|mir ist (?:schlecht|ubel)",
    ),
  ],
  [
    "request",
    said(
      "(?:konnten|konnen) sie (?:mir|uns) [a-z]+|(?:umtauschen|zuruckgeben|ein anderes zimmer|das zimmer wechseln)",
    ),
  ],
  [
    "order",
    said(
      "(?:ich mochte|ich hatte gern|ich hatte gerne|ich nehme|ich suche)(?: bitte| gern| gerne)? (?:ein|eine|einen|das|die|den|zwei|drei|vier)(?! (?:nachte?|tage?|wochen?|personen)(?![a-z]))|^(?:also |ah |ja |hallo |fur mich )*(?:ein|eine|einen|einmal|zweimal|zwei|drei|vier|das|die|den) .* bitte$|^(?!(?:ja|nein) bitte)(?:[a-z]+ ){1,6}bitte$|ich mochte (?:bitte )?nach [a-z]+ (?:fahren|fliegen)",
    ),
  ],
];
