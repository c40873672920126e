/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
preposition [mit|von|bei|aus|zu|nach|seit mich|dich|ihn] This preposition takes the dative: mir, dir, ihm, ihr, uns, ihnen.
preposition [mit|von|bei|aus|zu|nach ich|du|er|wir|sie !<*>] This preposition takes the dative: mir, dir, ihm, ihr, uns, ihnen.
preposition [mit|von|bei|zu|aus wer] → $1 wem
preposition [für|ohne|gegen mir|dir|ihm|ihnen|ich|du|er|wir|wer|wem] This preposition takes the accusative: mich, dich, ihn, sie, uns, wen.
case [ich|wir|man <*:present,preterite,conditional> er|du !<*>] “du” and “er” are only ever subjects: the object is “dich” or “dir”, “ihn” or “ihm”.
preposition [mit|von|auf|an|aus|bei|in es !<*>] With a preposition, “it” is one word in German: damit, davon, darauf, daran.
case [mit|von|bei|zu meine|deine|seine|ihre|unsere|eine {unknown}] This preposition takes the dative: meiner, einer.
false-friend [gute|schlechte|bessere marken] School marks are “Noten”. → $1 Noten
`;
