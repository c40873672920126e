const own =
  "interessieren,freuen,konzentrieren,langweilen,entspannen,ärgern,fühlen,verstehen,amüsieren,beeilen,erholen,treffen";

/** Reflexive pronouns that are missing or in the wrong case. */
export const reflexiveTurns = `
reflexive [<${own}:present,preterite> ich? mir] The reflexive pronoun of this verb is “mich”. → $1 $2 mich
reflexive [ich fühle sehr|so|nicht|oft|immer? gut|schlecht|besser|krank|wohl|fit|müde|glücklich|traurig|sicher|einsam] How you feel is “ich fühle mich …”. → $1 $2 mich $3 $4
reflexive [waschen|wasche|wäscht|putze|putzt|putzen|kämme|kämmt|bürste|breche|gebrochen|föhne ich|er|sie|wir? mich|dich die|das|den|meine|mein|meinen haare|zähne|hände|gesicht|gesichts|haar|arm|bein|füße] With a part of the body the reflexive pronoun is in the dative: mir, dir.
reflexive [ziehe|ziehst|zieh ich|du? mich|dich ein|eine|einen|meine|meinen|mein|die|das|den] With what you put on the reflexive pronoun is in the dative: mir, dir.
reflexive [ich wasche und] What you do to yourself is reflexive. → $1 $2 mich
reflexive [wir verstehen sehr|wirklich|nicht|immer? gut $] To get on is “sich verstehen”. → $1 $2 uns $3 $4
`;
