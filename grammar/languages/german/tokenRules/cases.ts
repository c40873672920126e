/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
preposition.dative-pronouns [mit|von|bei|aus|zu|nach|seit mich|dich|ihn] This preposition takes the dative: *mir*, *dir*, *ihm*, *ihr*, *uns*, *ihnen*.
[mit|von|bei|aus|zu|nach ich|du|er|wir|sie !<*>]
preposition.mit-wer [mit|von|bei|zu|aus wer] This preposition takes the dative, so *wer* (“who”) changes its form. → $1 wem
preposition.accusative-pronouns [für|ohne|gegen mir|dir|ihm|ihnen|ich|du|er|wir|wer|wem] This preposition takes the accusative: *mich*, *dich*, *ihn*, *uns*.
case.to-whom [mich bitte die|das|den|ein|eine|einen|etwas {adj}? {noun} bringen|geben|zeigen|sagen|empfehlen] The person you give something to is in the dative: *mir*. → mir bitte $3 $4 $5 $6
phrase.mein [^ mir|mich {m}|{f}|{n} ist|tut|war|hat|heißt] “My” is *mein* or *meine*.
case.comparison-nominative [größer|kleiner|älter|jünger|schneller|stärker|sportlicher|intelligenter|klüger|schlauer|fleißiger|lustiger|hübscher|dünner|dicker|fauler|lauter|ruhiger|kreativer als mir|mich|dir|dich|ihm|ihn $|und|aber|weil|ist|sind|bin] After *als*, use the nominative: *als ich*, *als er*.
[<spielen,schwimmen,singen,tanzen,laufen,sprechen,kochen:present,preterite> {any}? {any}? besser|schneller|lauter als mich|mir|ihn|ihm $|und|aber|weil]
case.du-er-object [~als|wie ich|wir|man <*:present,preterite,conditional> er|du !<*>] As an object, *du* becomes *dich* or *dir*, and *er* becomes *ihn* or *ihm*.
preposition.damit [mit|von|auf|an|aus|bei|in es !<*>] A preposition and “it” become one word with *da-*: *damit*, *darauf*.
case.dative-ending [mit|von|bei|zu meine|deine|seine|ihre|unsere|eine {unknown}] This preposition takes the dative, so the word after it ends in *-er*: *meiner*, *einer*.
false-friend.marken [gute|schlechte|bessere marken] School marks are *Noten*. → $1 Noten
`;
