/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
preposition [mit|von|bei|aus|zu|nach|seit mich|dich|ihn] This preposition takes the dative: mir, dir, ihm, ihr, uns, ihnen.
preposition [mit|von|bei|aus|zu|nach ich|du|er|wir|sie !<*>] This preposition takes the dative: mir, dir, ihm, ihr, uns, ihnen.
preposition [mit|von|bei|zu|aus wer] → $1 wem
preposition [für|ohne|gegen mir|dir|ihm|ihnen|ich|du|er|wir|wer|wem] This preposition takes the accusative: mich, dich, ihn, sie, uns, wen.
case [mich bitte die|das|den|ein|eine|einen|etwas {adj}? {noun} bringen|geben|zeigen|sagen|empfehlen] To whom is in the dative. → mir bitte $3 $4 $5 $6
phrase [^ mir|mich {m}|{f}|{n} ist|tut|war|hat|heißt] What is mine is “mein” or “meine”.
case [größer|kleiner|älter|jünger|schneller|stärker|sportlicher|intelligenter|klüger|schlauer|fleißiger|lustiger|hübscher|dünner|dicker|fauler|lauter|ruhiger|kreativer als mir|mich|dir|dich|ihm|ihn $|und|aber|weil|ist|sind|bin] What is compared with the subject is in the nominative: als ich, als er.
[<spielen,schwimmen,singen,tanzen,laufen,sprechen,kochen:present,preterite> {any}? {any}? besser|schneller|lauter als mich|mir|ihn|ihm $|und|aber|weil]
case [~als|wie ich|wir|man <*:present,preterite,conditional> er|du !<*>] “du” and “er” are only ever subjects: the object is “dich” or “dir”, “ihn” or “ihm”.
preposition [mit|von|auf|an|aus|bei|in es !<*>] With a preposition, “it” is one word in German: damit, davon, darauf, daran.
case [mit|von|bei|zu meine|deine|seine|ihre|unsere|eine {unknown}] This preposition takes the dative: meiner, einer.
false-friend [gute|schlechte|bessere marken] School marks are “Noten”. → $1 Noten
`;
