const doing = "spielen|hören|lesen|sehen|essen|trinken|machen|kochen|treiben|treffen|schauen|kaufen";
const infinitives = "gehen|reisen|fahren|laufen";

/** The wrong verb, or a verb in the wrong form. */
export const verbTurns = `
phrase [ich|wir|er|sie|du|man mag|mögen|magst|mochte ${doing} {noun}] What you like doing is the verb itself with “gern”: ich spiele gern Tennis.
phrase [ich|wir|er|sie|du|man mag|mögen|magst|mochte ${infinitives} in|ins|zu|zum|zur|nach|mit|an|auf {any}] What you like doing is the verb itself with “gern”: ich gehe gern ins Kino.
phrase [ich weiß ihn|dich|sie seit|gut|sehr|schon|nicht|weil|aus] To know a person or a place is “kennen”. → $1 kenne $3 $4
phrase [ich weiß ihn|dich|sie $] To know a person or a place is “kennen”. → $1 kenne $3
phrase [<wissen:present> {noun} spielen|fahren|sprechen] What you have learnt to do is said with “können”.
phrase [ich|er|sie|wir <wissen:present> nicht? schwimmen|tanzen|kochen|reiten|singen|backen] What you have learnt to do is said with “können”.
phrase [ich|er|sie|wir <wissen:present> meinen|deinen|den {noun:family,friends}] To know a person or a place is “kennen”.
phrase [ich|wir <kennen:present> nicht? dass|warum|ob|wann] To know a fact is “wissen”.
second-verb [ich|wir|man|er|sie brauche|brauchen|braucht zu <*:infinitive>] “have to” is “müssen”, with the infinitive at the end.
second-verb [ich|wir|er|sie würde|würden|möchte|möchten gern|gerne|lieber? zu <*:infinitive>] After “würde” and “möchte” the infinitive stands without “zu”.
second-verb [ich|wir|man|er|sie|du kann|können|muss|müssen|will|wollen|soll|sollen|darf|dürfen|möchte|möchten|würde|würden nicht|auch|immer|gern|oft? zu <*:infinitive>] After a modal verb the infinitive stands without “zu”.
word-order [ich|wir|er|sie <sehen:present,preterite> gern|gerne|lieber|oft|immer|nie|auch|abends? fernsehen !und] “fernsehen” parts: ich sehe fern. → $1 $2 $3 fern
auxiliary [<haben:present,preterite> ich|er|sie|wir? vom|aus dem? {any}? {noun} gefallen] To fall makes its past tense with “sein”.
participle [<haben:present,preterite> mir|uns|ihm|ihr|ihnen sehr|nicht|gut|auch|so|besonders? sehr|gut|nicht|am? gefällt|gefallt|gefiel] The past participle of “gefallen” is “gefallen”.
person* [mir|dir|uns|ihm gefallt] This form takes an umlaut. → $1 gefällt
auxiliary [ich war in|am|im {any} geborene|geboren] Where and when somebody was born is “ich bin … geboren”. → $1 bin $3 $4 geboren
auxiliary [ich war geborene|geboren] Where and when somebody was born is “ich bin … geboren”. → $1 bin geboren
`;
