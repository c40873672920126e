const liking =
  "mögen,lieben,hassen,kennen,sehen,besuchen,treffen,verstehen,brauchen,fragen,vermissen,bewundern,respektieren,finden";
const giving =
  "geben,schenken,kaufen,schicken,zeigen,erzählen,erklären,leihen,schreiben,sagen,empfehlen,kochen";

/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
case [ich|wir|du|man <${liking}:present,preterite> er !<*>] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [<${liking}:present> ich er !<*>] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [ich|wir <${liking}:present,preterite> du !<*>] “du” is only ever a subject; the object is “dich”. → $1 $2 dich
case [ich|wir|du <haben:present,preterite> er] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [~ihr|sie ich <helfen,danken,gratulieren,zuhören,vertrauen:present,preterite> sie !<*>] This verb takes the dative: “ihr” for her, “ihnen” for them.
case [ich|wir <geben,schenken,kaufen,schicken,zeigen,erzählen,schreiben,sagen:present,preterite> sie ein|eine|einen|das|viel|viele|geld|alles {any}] Whom something is given, said or shown is in the dative: ihr, ihnen.
case [hört|höre|hören|hörst immer|gut|oft|nie? mich|dich|ihn immer|gut|oft|nie? zu] “zuhören” takes the dative: mir, dir, ihm.
case [ich|wir|du mag|mögen|liebe|lieben|hasse|hassen|kenne|kennen|sehe|sehen|besuche|besuchen|verstehe|verstehen|vermisse|finde ihr|ihm|mir|dir $] This verb takes the accusative: mich, dich, ihn, sie.
case [ich|wir|du mag|mögen|liebe|lieben|hasse|hassen|kenne|kennen|besuche|besuchen|verstehe|verstehen|vermisse|finde ihr|ihm weil|sehr|nicht|oft|auch|nett|lustig|toll|gut] This verb takes the accusative: ihn, sie.
case [<haben:present,preterite> mich|dich|ihn das <*:participle>] Whom something is given, said or shown is in the dative: mir, dir, ihm.
case [ich|wir <${giving}:present,preterite> er !<*>] Whom something is given, said or shown is in the dative: ihm.
case [ich|wir habe|haben sie ein|eine|einen|viel|viele|das {adj}? {noun} geschenkt|gegeben|gekauft|gezeigt|erzählt|geschickt] Whom something is given, said or shown is in the dative: ihr, ihnen.
case [ich|wir <können,müssen,wollen,mögen,werden,sollen:present,conditional> du|er] “du” and “er” are only ever subjects: the object is “dich” or “dir”, “ihn” or “ihm”.
case [^ mein bruder|vater|opa|freund|onkel|großvater|hund geht|ging es] How somebody is: the person is in the dative. → meinem $3 $4 es
case [^ meine mutter|schwester|oma|freundin|tante|katze|familie geht|ging es] How somebody is: the person is in the dative. → meiner $3 $4 es
preposition [mit|von|auf|an|aus|bei|in es !<*>] With a preposition, “it” is one word in German: damit, davon, darauf, daran.
`;
