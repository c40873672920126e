const liking =
  "mögen,lieben,hassen,kennen,sehen,besuchen,treffen,verstehen,brauchen,fragen,vermissen,bewundern,respektieren,finden";
const giving =
  "geben,schenken,kaufen,schicken,zeigen,erzählen,erklären,leihen,schreiben,sagen,empfehlen,kochen";
const things =
  "ein|eine|einen|das|die|den|viel|viele|geld|taschengeld|blumen|geschenke|tipps|alles|etwas|nichts";

/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
case [ich|wir|du|man <${liking}:present,preterite> er !<*>] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [<${liking}:present> ich er !<*>] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [ich|wir <${liking}:present,preterite> du !<*>] “du” is only ever a subject; the object is “dich”. → $1 $2 dich
case [ich|wir|du <haben:present,preterite> er] “er” is only ever a subject; the object is “ihn”. → $1 $2 ihn
case [nervt|ärgert|stört|versteht|besucht|liebt|hasst|fragt|kennt|unterstützt|interessiert ich] The object is “mich”: “ich” is only ever a subject. → $1 mich
case [nerven|ärgern|stören|interessieren|unterstützen ich] The object is “mich”: “ich” is only ever a subject. → $1 mich
case [~ihr|sie ich <helfen,danken,gratulieren,zuhören,vertrauen:present,preterite> sie !<*>] This verb takes the dative: “ihr” for her, “ihnen” for them.
case [hört|höre|hören|hörst immer|gut|oft|nie? mich|dich|ihn immer|gut|oft|nie? zu] “zuhören” takes the dative: mir, dir, ihm.
case [<${giving}:present,preterite> mich|dich|ihn ${things} !<*>] Whom something is given, said or shown is in the dative: mir, dir, ihm.
case [<haben:present,preterite> mich|dich|ihn ${things} {any}? {any}? gegeben|geschenkt|gekauft|geschickt|gezeigt|erzählt|erklärt|geliehen] Whom something is given, said or shown is in the dative: mir, dir, ihm.
case [<gehören,gefallen,schmecken:present,preterite> meinen bruder|vater|freund|onkel|opa|großvater|cousin|hund|lehrer] This verb takes the dative. → $1 meinem $3
case [es|das|sie|er|schule|pizza|film|buch|stadt|haus|essen|musik|sport <gehören,gefallen,schmecken:present,preterite> meine mutter|schwester|freundin|tante|oma|großmutter|cousine|lehrerin] This verb takes the dative. → $1 $2 meiner $4
case [es|das <gefallen,schmecken,gehören:present,preterite> meine eltern|freunde|geschwister|großeltern|schwestern|brüder] This verb takes the dative.
preposition [mit|von|auf|an|aus|bei es !<*>] With a preposition, “it” is one word in German: damit, davon, darauf, daran.
`;
