/** Words of a clause in an English order. */
export const orderTurns = `
word-order [nach|ins|zur {any} letzten|letzte|letztes|nächsten|nächstes|nächste|jeden|jede|jedes|mit|im|am|zu dem|der? bus|auto|zug|rad|fahrrad|flugzeug|bahn|fuß|sommer|winter|jahr|monat|woche|wochenende|tag|morgen|abend|samstag|sonntag|freitag|montag|mai|juni|juli|august $|<*:participle>|<*:infinitive>] → $3 $4 $5 $1 $2 $6
[ein|eine|einen|einem|einer|viele|{num}|leute|menschen|jugendliche|kinder|freunde {adj}? {noun}? , der|die !{det} <*:present>|hatte|hatten !und|oder|aber|weil|wenn|ich|wir|man|er|du|<*> {any}] In a clause with “der” or “die” about what stands before it, the verb goes to the end.
[gut|gern|gerne|viel nicht <*:infinitive>] → nicht $1 $3
word-order [<*:present,preterite> nicht es|ihn|mich|dich $|weil|und|aber] → $1 $3 nicht
[<*:present,preterite> mir|dir|ihm|uns|ihnen es $|nicht|auch] → $1 es $2 $4
word-order [{noun}|{name}|{unknown} wo <haben,sein:present> ich|wir ... <*:participle> $|und] After “wo” the verb goes to the end: wo wir gewohnt haben.
preposition [in die ferien <fahren,gehen,fliegen,reisen> {subject} {any}? ans|nach|zum|an|zu] When something happens stands in the dative. → in den Ferien $4 $5 $6 $7
agreement [{f}&{one} , das {any}? {plain} ist|war] A clause about a feminine noun begins with “die”, about a masculine one with “der”, about a neuter one with “das”.
[{m}&{one} , das|die {any}? {plain} ist|war]
[{n}&{one} , der|die {any}? {plain} ist|war]
person [wo|wie|wann|was|warum|wohin {you} sie|er|man] This form of the verb goes with “du”.
case [es {any}? ein {adj}? {m} gibt|gab] “es gibt” takes the accusative: einen.
`;
