/** Words of a clause in an English order. */
export const orderTurns = `
word-order.nach-word-letzten-bus [nach|ins|zur {any} letzten|letzte|letztes|nächsten|nächstes|nächste|jeden|jede|jedes|mit|im|am|zu dem|der? bus|auto|zug|rad|fahrrad|flugzeug|bahn|fuß|sommer|winter|jahr|monat|woche|wochenende|tag|morgen|abend|samstag|sonntag|freitag|montag|mai|juni|juli|august $|<*:participle>|<*:infinitive>] Time–manner–place: say when and how before you say where. → $3 $4 $5 $1 $2 $6
word-order.relative-end [ein|eine|einen|einem|einer|viele|{num}|leute|menschen|jugendliche|kinder|freunde {adj}? {noun}? , der|die !{det} <*:present>|hatte|hatten !und|oder|aber|weil|wenn|ich|wir|man|er|du|<*> {any}] In a relative clause, the verb goes to the end.
word-order.gut-nicht-infinitive [gut|gern|gerne|viel nicht <*:infinitive>] *Nicht* goes before *gut*, *gern* or *viel*. → nicht $1 $3
word-order.present-nicht-es [<*:present,preterite> nicht es|ihn|mich|dich $|weil|und|aber] The object pronoun goes before *nicht*. → $1 $3 nicht
word-order.present-mir-es [<*:present,preterite> mir|dir|ihm|uns|ihnen es $|nicht|auch] Of two object pronouns, *es* comes first. → $1 es $2 $4
word-order.wo-end [{noun}|{name}|{unknown} wo <haben,sein:present> ich|wir ... <*:participle> $|und] After *wo*, the verb goes to the end.
preposition.time-dative [in die ferien <fahren,gehen,fliegen,reisen> {subject} {any}? ans|nach|zum|an|zu] For when something happens, use the dative: *in den Ferien*. → in den Ferien $4 $5 $6 $7
agreement.relative-singular [{f}&{one} , das {any}? {plain} ist|war] The relative pronoun agrees with its noun: *der*, *die* or *das*.
[{m}&{one} , das|die {any}? {plain} ist|war]
[{n}&{one} , der|die {any}? {plain} ist|war]
person.du-in-questions [wo|wie|wann|was|warum|wohin {you} sie|er|man] This verb form only goes with *du*.
case.es-gibt-accusative [es {any}? ein {adj}? {m} gibt|gab] *Es gibt* takes the accusative: *einen*.
`;
