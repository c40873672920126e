/** Pronouns in the wrong case, and persons in the accusative to whom something is given. */
export const caseTurns = `
case [ich|wir|man <*:present,preterite,conditional> er|du !<*>] “du” and “er” are only ever subjects: the object is “dich” or “dir”, “ihn” or “ihm”.
case [<*:present,preterite,conditional> ich er|du !<*>] “du” and “er” are only ever subjects: the object is “dich” or “dir”, “ihn” or “ihm”.
case [<haben:present,preterite> mich|dich|ihn das <*:participle>] Whom something is given, said or shown is in the dative: mir, dir, ihm.
case [<sein,fallen,stehen,gehen:present,preterite> es? mich|dich|ihn sehr|so|zu|nicht|auch|immer? egal|wichtig|peinlich|langweilig|kalt|warm|schlecht|klar|schwer|leicht|gut|besser] Here somebody is in the dative: mir, dir, ihm.
case [<erlauben,verbieten,empfehlen,tun,schaden:present,preterite> mich|dich|ihn !selbst] Here somebody is in the dative: mir, dir, ihm.
case [<machen> mich|dich|ihn sehr|immer|auch|nicht|so|viel|keinen|keine|großen? viel? spaß|angst|sorgen|freude|mut] Here somebody is in the dative: mir, dir, ihm.
preposition [mit|von|auf|an|aus|bei|in es !<*>] With a preposition, “it” is one word in German: damit, davon, darauf, daran.
case [^ mein bruder|vater|opa|freund|onkel|großvater|hund geht|ging es] How somebody is: the person is in the dative. → meinem $3 $4 es
case [^ meine mutter|schwester|oma|freundin|tante|katze|familie geht|ging es] How somebody is: the person is in the dative. → meiner $3 $4 es
case [in|auf|an die|das|mein|sein|ihr {any} verbracht] Where time is spent is in the dative: in der Türkei.
case [in mein|sein|ihr|das|die {any} besuchen $] Where somebody is visited is in the dative: in seinem Haus.
case [<hören,sehen,gucken,schauen,lesen:present> ich|wir? immer|oft|gern|auch|viel? musik|videos|filme|serien|bücher? auf mein handy] Where something happens is in the dative: auf meinem Handy.
case [gibt es|ein ein|schöner|großer schöner|großer|alter|kleiner|toller|guter|neuer|moderner] “es gibt” takes the accusative: einen schönen Park.
case [mit ungefähr|über|fast|etwa|rund? {num}|tausend|hundert schüler|lehrer|zimmer|kinder] After “mit” a plural ends in -n. → mit $2 $3 $4n
`;
