/** Reflexive pronouns that are missing or in the wrong case. */
export const reflexiveTurns = `
reflexive [und ich <*:present,preterite> sich] With “… und ich” the reflexive pronoun is “uns”. → und ich $3 uns
reflexive [ziehe|ziehst|zieh ich|du? mich|dich ein|eine|einen|meine|meinen|mein|die|das|den] With what you put on the reflexive pronoun is in the dative: mir, dir.
`;
