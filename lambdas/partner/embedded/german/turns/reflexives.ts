/** Reflexive pronouns that are missing or in the wrong case. */
export const reflexiveTurns = `
reflexive [und ich <*:present,preterite> sich] With “… und ich” the reflexive pronoun is “uns”. → und ich $3 uns
`;
