/** Reflexive pronouns that are missing or in the wrong case. */
export const reflexiveTurns = `
reflexive.dative-mir [<ziehen,kaufen,holen,leisten,brechen,merken:present,preterite> ich? mich ein|eine|einen|meine|meinen|mein|den|die|das|neue|warme {adj}? {noun}] With another object in the sentence, the reflexive pronoun is in the dative: *mir*, *dir*. → $1 $2 mir $4 $5 $6
[mich ein|eine|einen|meine|meinen|mein|neue|warme|die|das {adj}? {noun} anziehen|angezogen|anzuziehen|ausgezogen|gekauft|kaufen|gebrochen|geputzt|putzen|gewaschen|waschen|gekämmt|leisten] → mir $2 $3 $4 $5
reflexive.und-ich-uns [und ich <*:present,preterite> sich] With *… und ich*, the reflexive pronoun is *uns*. → und ich $3 uns
`;
